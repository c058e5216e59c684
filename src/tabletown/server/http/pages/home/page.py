"""The home page: for newcomers, for those who come back, and with all games; the caller's tables and the open ones."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import QueryParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.core.registry import game
from tabletown.i18n import Speaker
from tabletown.server.bots.coach import BOT
from tabletown.server.errors import ConflictError
from tabletown.server.http.dependencies import (
    ArchiveDep,
    CoachDep,
    DailyDep,
    Known,
    Language,
    LearningDep,
    MeetingDep,
    RatingsDep,
    TablesDep,
    VisitorDep,
)
from tabletown.server.http.pages.app.share import board_address
from tabletown.server.http.pages.game_info import all_facts, pace, solo_mode, strength, usual_strength
from tabletown.server.http.pages.home import returning
from tabletown.server.http.pages.learn.courses import Course, courses
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.archive import Archive
from tabletown.server.tables.daily.service import DailyService
from tabletown.server.tables.meeting.service import Meeting
from tabletown.server.tables.ratings import Ratings
from tabletown.server.tables.requests import Computer, Me
from tabletown.server.tables.responses import entry
from tabletown.server.tables.service import TableService
from tabletown.server.tables.session import RUNNING, WAITING
from tabletown.server.users.accounts import Identity

_Request = Request[Any, Any, Any]
_Flag = Annotated[bool, QueryParameter()]
_Part = Annotated[Literal["", "mine", "open"], QueryParameter()]
_SEATS = 3  # of a match against bots
_OPEN = 8  # tables that the page lists
_MINE = 5  # of my own, on the first page


class Quick(msgspec.Struct, frozen=True):
    """A match to start immediately: against bots, solo, with the coach, or with whoever waits for the same."""

    game: str
    way: Literal["bots", "solo", "coach", "people"] = "bots"


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
    boards = (
        {} if known is None else await _boards(tables, known, [each.id for each in mine[:_MINE] if each.phase == RUNNING])
    )
    return {
        "mine": mine,
        "boards": boards,
        "part": "",
        "most": most,
        "whole": whole,
        "others": others,
        "running": running,
        "waiting": waiting,
        "pace": said,
    }


async def _boards(tables: TableService, known: Identity, ids: list[str]) -> dict[str, str]:
    """Return the addresses of small boards by table."""
    found = {}
    for each in ids:
        try:
            found[each] = board_address(await tables.get(each, known), known)
        except TabletownError:  # played by other rules
            continue
    return found


async def back(
    known: Identity,
    shown: dict[str, Any],
    language: str,
    found: list[Course],
    tables: TableService,
    daily: DailyService,
    archive: Archive,
    ratings: Ratings,
) -> dict[str, Any]:
    """Return what somebody who comes back is told besides the tables."""
    say, since = Speaker(language), daily.now() - returning.DAY
    today = await daily.look(known)
    finished = [entry(each, known.id, language) for each in await archive.history(known)]
    said = [message for each in shown["mine"][: shown["most"]] for message in await tables.messages(each.id, known)]
    history = await ratings.history(known.id) if known.account else []
    return {
        "day": today.day,
        "deal": returning.next_deal(today.deals),
        "streak": today.streak.days,
        "lesson": returning.next_course(found),
        "last": next((each for each in finished if each.result is not None and any(seat.mine for seat in each.seats)), None),
        "played": returning.last_results(finished),
        "strength": strength(usual_strength(), say),
        "news": [
            *returning.rating_news(history, since, known.name, say),
            *returning.result_news(finished, since, say),
            *returning.chat_news(said, known.id, since, say),
        ],
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
        daily: DailyDep,
        archive: ArchiveDep,
        ratings: RatingsDep,
        known: Known,
        language: Language,
        games: _Flag = False,
    ) -> Response[str]:
        """Show what waits for the caller; somebody who has neither played nor learned is shown where to begin.

        With `games` all games are shown.
        """
        progress = await learning.progress(None if known is None else known.id)
        found = courses(progress)
        if not games and found and not progress and (known is None or not await tables.my_tables(known)):
            facts = all_facts()
            first = next(each for each in facts if each.name == found[0].game)
            others = [each for each in facts if each is not first]
            return page(request, "home_new.html", me=known, first=first, course=found[0], others=others, count=len(facts))
        shown = await desk(tables, meeting, known, language)
        if known is not None and not games:
            more = await back(known, shown, language, found, tables, daily, archive, ratings)
            return page(request, "home_back.html", me=known, games=all_facts(), **shown, **more)
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
        part: _Part = "",
    ) -> Response[str]:
        """Return only the tables, as they are now, or a part of them."""
        shown = await desk(tables, meeting, known, language, whole)
        return page(request, "home_desk.html", me=known, **{**shown, "part": part})

    @post("/play", status_code=303)
    async def play(self, data: URLEncodedBody[Quick], tables: TablesDep, coach: CoachDep, visitor: VisitorDep) -> Redirect:
        """Start a match immediately."""
        rules = game(data.game)
        if data.way == "people":
            return Redirect(f"/now?game={rules.name}", status_code=303)
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
