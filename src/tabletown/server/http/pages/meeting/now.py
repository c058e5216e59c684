"""The pages of "play now": what to wait for, and the page that waits."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlencode

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import PathParameter, QueryParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.core.registry import game as rules_of
from tabletown.i18n import Speaker
from tabletown.server.http.dependencies import Known, Language, MeetingDep, Myself, VisitorDep
from tabletown.server.http.pages.game_info import all_facts, pace
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.meeting.queue import Kind
from tabletown.server.tables.meeting.service import CLOCK, seat_counts

_Request = Request[Any, Any, Any]
_Name = Annotated[str, PathParameter(max_length=64)]
_Game = Annotated[str, QueryParameter(max_length=64)]
_Seats = Annotated[int, QueryParameter(ge=0, le=99)]
_Flag = Annotated[bool, QueryParameter()]


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to play now."""

    game: str
    seats: int = 2
    rated: bool = False
    bots: bool = False

    @property
    def kind(self) -> Kind:
        """What the person waits for."""
        return Kind(self.game, self.seats, self.rated)

    @property
    def query(self) -> str:
        """The wish as a query, without the game."""
        return urlencode({"seats": self.seats, "rated": self.rated, "bots": self.bots}).lower()


class NowController(Controller):
    """Play now."""

    include_in_schema = False

    @get("/now")
    async def choose(
        self,
        request: _Request,
        meeting: MeetingDep,
        known: Known,
        language: Language,
        game: _Game = "",
        seats: _Seats = 0,
        rated: _Flag = False,
        bots: _Flag = False,
    ) -> Response[str]:
        """Ask what to play, and show who waits already."""
        names = [each.name for each in all_facts() if seat_counts(rules_of(each.name))]
        chosen = game if game in names else names[0]
        counts = seat_counts(rules_of(chosen))
        wish = Wish(chosen, seats if seats in counts else counts[0], rated and known is not None and known.account, bots)
        waiting = sorted((await meeting.counts()).items())
        fragment = request.headers.get("hx-request") == "true"
        return page(
            request,
            "now_form.html" if fragment else "now.html",
            me=known,
            wish=wish,
            games=names,
            counts=counts,
            waiting=waiting,
            clock=pace(CLOCK, Speaker(language)),
        )

    @post("/now", status_code=303)
    async def start(self, data: URLEncodedBody[Wish], meeting: MeetingDep, visitor: VisitorDep) -> Redirect:
        """Go to the page that waits, as a new guest if necessary."""
        rules_of(data.game)  # before a guest is created
        identity, cookies = await visitor.sign_in()
        await meeting.check(identity, data.kind)
        return Redirect(f"/now/{data.game}?{data.query}", status_code=303, cookies=cookies)

    @get("/now/{name:str}")
    async def wait(
        self,
        request: _Request,
        name: _Name,
        meeting: MeetingDep,
        identity: Myself,
        seats: _Seats = 2,
        rated: _Flag = False,
        bots: _Flag = False,
    ) -> Response[str]:
        """Show the page that waits; its stream is the place in the queue."""
        wish = Wish(name, seats, rated, bots)
        await meeting.check(identity, wish.kind)
        return page(request, "now_wait.html", me=identity, wish=wish)
