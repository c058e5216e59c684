"""Coming in by an invitation: a name and one tap."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import PathParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.server.http.dependencies import GivenPeople, GivenSettings, GivenTables, Known, Language, TableId
from tabletown.server.http.pages.game_info import facts
from tabletown.server.http.pages.guests import welcome
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.responses import speaker

_Request = Request[Any, Any, Any]
Invitation = Annotated[str, PathParameter(max_length=64)]


class Newcomer(msgspec.Struct, frozen=True):
    """What somebody who is invited wants to be called."""

    name: str = ""


class JoinController(Controller):
    """The page behind an invitation."""

    path = "/join/{table:str}/{invitation:str}"
    include_in_schema = False

    @get()
    async def ask(
        self,
        request: _Request,
        table: TableId,
        invitation: Invitation,
        tables: GivenTables,
        known: Known,
        language: Language,
    ) -> Response[str] | Redirect:
        """What is played and with whom; who sits there already goes straight to the table."""
        live = await tables.invited(known, table, invitation)
        if known is not None and live.seats_of(known.id):
            return Redirect(f"/tables/{table}", status_code=303)
        say = speaker(live, language)
        others = [say.seat(seat) for seat, holder in enumerate(live.holders) if holder.kind != "open"]
        found = facts(live.terms.game)
        mode = live.terms.options.mode
        answer = page(request, "join.html", me=known, game=found, mode=mode, others=say.join(others), language=language)
        # The address holds a secret; without any referrer browsers would not name the origin of the form either.
        answer.headers["Referrer-Policy"] = "strict-origin"
        return answer

    @post(status_code=303)
    async def join(
        self,
        request: _Request,
        table: TableId,
        invitation: Invitation,
        data: URLEncodedBody[Newcomer],
        tables: GivenTables,
        known: Known,
        people: GivenPeople,
        settings: GivenSettings,
        language: Language,
    ) -> Redirect:
        """Sit down."""
        await tables.invited(known, table, invitation)  # nobody becomes a guest for nothing
        identity, cookies = await welcome(request, known, people, settings, language, data.name)
        await tables.join(identity, table, invitation=invitation)
        return Redirect(f"/tables/{table}", status_code=303, cookies=cookies)
