"""The page of an invitation: a name and one tap."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import PathParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.server.http.dependencies import Known, Language, TableId, TablesDep, VisitorDep
from tabletown.server.http.pages.game_info import facts
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.responses import speaker

_Request = Request[Any, Any, Any]
Invitation = Annotated[str, PathParameter(max_length=64)]


class Newcomer(msgspec.Struct, frozen=True):
    """The name of an invited person."""

    name: str = ""


class JoinController(Controller):
    """The page behind an invitation."""

    path = "/join/{table:str}/{invitation:str}"
    include_in_schema = False

    @get()
    async def ask(
        self, request: _Request, table: TableId, invitation: Invitation, tables: TablesDep, known: Known, language: Language
    ) -> Response[str] | Redirect:
        """Show the game and the other players; a seated player is sent straight to the table."""
        session = await tables.invited(known, table, invitation)
        if known is not None and session.seats_of(known.id):
            return Redirect(f"/tables/{table}", status_code=303)
        say = speaker(session, language)
        others = [say.seat(seat) for seat, holder in enumerate(session.holders) if holder.kind != "open"]
        found = facts(session.config.game)
        mode = session.config.options.mode
        answer = page(request, "join.html", me=known, game=found, mode=mode, others=say.join(others))
        # The URL contains a secret; with no referrer at all browsers would not send the form's origin either.
        answer.headers["Referrer-Policy"] = "strict-origin"
        return answer

    @post(status_code=303)
    async def join(
        self, table: TableId, invitation: Invitation, data: URLEncodedBody[Newcomer], tables: TablesDep, visitor: VisitorDep
    ) -> Redirect:
        """Take a seat."""
        await tables.invited(visitor.known, table, invitation)  # before a guest is created
        identity, cookies = await visitor.sign_in(data.name)
        await tables.join(identity, table, invitation=invitation)
        return Redirect(f"/tables/{table}", status_code=303, cookies=cookies)
