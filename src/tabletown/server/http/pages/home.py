"""The home page: the games, the caller's tables, open tables."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import QueryParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.core.registry import game
from tabletown.i18n import Speaker
from tabletown.server.bots.coach import BOT
from tabletown.server.errors import ConflictError
from tabletown.server.http.dependencies import CoachDep, Known, Language, LearningDep, MeetingDep, TablesDep, VisitorDep
from tabletown.server.http.pages.game_info import all_facts, pace, solo_mode, usual_strength
from tabletown.server.http.pages.learn.courses import courses
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.meeting.service import Meeting
from tabletown.server.tables.requests import Computer, Me
from tabletown.server.tables.responses import entry
from tabletown.server.tables.service import TableService
from tabletown.server.tables.session import RUNNING, WAITING
from tabletown.server.users.accounts import Identity

_Request = Request[Any, Any, Any]
_Flag = Annotated[bool, QueryParameter()]
_SEATS = 3  # of a match against bots
_OPEN = 8  # tables that the page lists
_MINE = 5  # of my own, on the first page


class Quick(msgspec.Struct, frozen=True):
    """A match to start immediately: against bots, solo, or with the coach."""

    game: str
    way: Literal["bots", "solo", "coach"] = "bots"


async def desk(
    tables: TableService, meeting: Meeting, known: Identity | None, language: str, whole: bool = False
) -> dict[str, Any]:
    """Return the caller's unfinished tables, those awaiting it first, who waits, the tables to join and to watch."""
    user = None if known is None else known.id
    rows = [] if known is None else await tables.my_tables(known, (WAITING, RUNNING))
    mine = [entry(table, user, language) for table in rows]
    mine.sort(key=lambda each: not each.my_turn)
    known_ids = {each.id for each in mine}
    others = [entry(table, user, language) for table in await tables.open_tables()]
    others = [each for each in others if each.id not in known_ids][:_OPEN]
    running = [entry(table, user, language) for table in await tables.running_tables()]
    running = [each for each in running if each.id not in known_ids][:_OPEN]
    most = len(mine) if whole else _MINE
    waiting = sorted((await meeting.counts()).items())
    said = partial(pace, say=Speaker(language))
    return {
        "mine": mine,
        "most": most,
        "whole": whole,
        "others": others,
        "running": running,
        "waiting": waiting,
        "pace": said,
    }


class HomeController(Controller):
    """The home page."""

    include_in_schema = False

    @get("/")
    async def home(
        self,
        request: _Request,
        tables: TablesDep,
        meeting: MeetingDep,
        learning: LearningDep,
        known: Known,
        language: Language,
        games: _Flag = False,
    ) -> Response[str]:
        """Show the games and the tables; somebody who has neither played nor learned is shown where to begin."""
        progress = await learning.progress(None if known is None else known.id)
        found = courses(progress)
        if not games and found and not progress and (known is None or not await tables.my_tables(known)):
            facts = all_facts()
            first = next(each for each in facts if each.name == found[0].game)
            others = [each for each in facts if each is not first]
            return page(request, "home_new.html", me=known, first=first, course=found[0], others=others, count=len(facts))
        shown = await desk(tables, meeting, known, language)
        taught = {each.game: each for each in found}
        return page(request, "home.html", me=known, games=all_facts(), taught=taught, **shown)

    @get("/desk")
    async def desk(
        self,
        request: _Request,
        tables: TablesDep,
        meeting: MeetingDep,
        known: Known,
        language: Language,
        whole: _Flag = False,
    ) -> Response[str]:
        """Return only the tables, as they are now."""
        return page(request, "home_desk.html", me=known, **await desk(tables, meeting, known, language, whole))

    @post("/play", status_code=303)
    async def play(self, data: URLEncodedBody[Quick], tables: TablesDep, coach: CoachDep, visitor: VisitorDep) -> Redirect:
        """Start a match immediately."""
        rules = game(data.game)
        identity, cookies = await visitor.sign_in()
        if data.way == "solo":
            mode = solo_mode(rules)
            if mode is None:
                raise ConflictError("server-no-solo", game=rules.name)
            table = await tables.create(identity, rules.name, {"mode": mode}, [Me()], private=True)
        else:
            counts = next(each for each in rules.modes.values() if len(each) > 1 or 1 not in each)
            seats = min(_SEATS, counts[-1])
            first = data.way == "coach"
            options = dict((first and rules.meta.first_match) or rules.meta.quick_start)
            bots = [Computer(BOT if first else usual_strength())] * (options.get("seats", seats) - 1)
            table = await tables.create(identity, rules.name, options, [Me(), *bots], private=True)
            if first:
                await coach.accompany(table)
        return Redirect(f"/tables/{table}", status_code=303, cookies=cookies)
