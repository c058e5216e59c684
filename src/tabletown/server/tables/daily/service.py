"""Everything a user can do with daily deals: look, play, compare.

A deal is made the day before, with its commitment; its seed is revealed the day after. A try counts if it is the first of
its user and finished within the day. Other tries at the deal are only possible after it, so that it cannot be rehearsed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from tabletown.core.registry import game as rules_of
from tabletown.core.registry import games
from tabletown.server.errors import ForbiddenError, NotFoundError, RulesVersionError, UnavailableError, UniqueConflict
from tabletown.server.tables.daily.model import (
    BOT,
    DailyStore,
    Deal,
    Par,
    Standing,
    Streak,
    Try,
    day_of,
    later,
    options_of,
    points_of,
    standings,
    streak,
)
from tabletown.server.tables.events import Event, Holder, person
from tabletown.server.tables.service import TableService, new_seed, new_table_id
from tabletown.server.tables.session import OVER, TableSession, end_of
from tabletown.server.users.accounts import Identity
from tabletown.table.dealer import commit

_log = logging.getLogger(__name__)


class DealEntry(msgspec.Struct, frozen=True):
    """A deal as a user sees it: the seed when the day is over, the own try, and how many have finished theirs.

    `table` is the match of the user that is in progress, `place` that of the finished try.
    """

    deal: Deal
    par: Par | None
    played: int
    mine: Try | None
    table: str | None
    place: int | None


class Today(msgspec.Struct, frozen=True):
    """A day: its number at this server, when it ends, its deals, the promises for the day after, and the streak."""

    day: str
    number: int
    ends: float
    is_over: bool
    deals: list[DealEntry]
    promised: list[Deal]
    streak: Streak
    earlier: list[str]


class DailyService:
    """The daily deals; `runs` are those of the bot that a par needs."""

    def __init__(self, store: DailyStore, tables: TableService, now: Callable[[], float], runs: int) -> None:
        self._store = store
        self._tables = tables
        self.now = now
        self.runs = runs
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def today(self) -> str:
        """The present day."""
        return day_of(self.now())

    async def prepare(self) -> None:
        """Make the deals of today and tomorrow that are missing, and store the points of finished tries."""
        days = (self.today, later(self.today, 1))
        known = {(each.day, each.game) for each in await self._store.deals(days)}
        missing = [(day, name) for day in days for name in sorted(games()) if (day, name) not in known]
        if missing:
            await self._store.add_deals([self._new(day, name) for day, name in missing])
        for day in (later(self.today, -1), self.today):
            await self._settle(day)

    def _new(self, day: str, name: str) -> Deal:
        rules = rules_of(name)
        options, seed = options_of(rules), new_seed()
        promise = commit(rules, options, bytes.fromhex(seed))
        return Deal(day, name, rules.rules_version, msgspec.to_builtins(options), seed, promise, self.now(), [])

    def heard(self, session: TableSession, _events: Sequence[Event]) -> None:
        """Store the points of a try that has just been finished, without waiting."""
        if session.config.day is not None and session.table.over:
            task = asyncio.create_task(self._settle_soon(session.config.day))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _settle_soon(self, day: str) -> None:
        try:
            await self._settle(day)
        except UnavailableError:
            _log.warning("a daily deal is counted later: the database is not available")

    async def close(self) -> None:
        """Wait until what has begun is stored."""
        await asyncio.gather(*self._tasks)

    async def _settle(self, day: str) -> None:
        """Store the points of tries that were finished within the day by those who began them."""
        for each in await self._store.ended(day):
            if each.ended < end_of(day):
                await self._store.settle(each.table, points_of(each.totals), each.ended - each.begun, each.ended)

    # Looking.

    async def look(self, known: Identity | None, day: str | None = None) -> Today:
        """Return a day as a user sees it, today unless another one is named."""
        day = self.today if day is None else day
        deals = await self._known(day)
        await self._settle(day)
        results, days = await self._store.results(day), await self._store.days()
        tries = [] if known is None else await self._store.tries(known.id)
        entries = []
        for deal in sorted(deals, key=_order):
            mine = next((each for each in tries if (each.day, each.game) == (day, deal.game)), None)
            ranked = standings(results.get(deal.game, []), None if known is None else known.id, watched=False)
            place = next((each.place for each in ranked if each.mine), None)
            table = None if known is None else await self._store.running(known.id, day, deal.game)
            shown = deal if self._is_over(day) else msgspec.structs.replace(deal, seed="")
            entries.append(DealEntry(shown, deal.par(self.runs), len(ranked), mine, table, place))
        promised = await self._store.deals([later(day, 1)]) if day == self.today else []
        finished = Counter(each.day for each in tries if each.points is not None)
        return Today(
            day=day,
            number=1 + days.index(day),
            ends=end_of(day),
            is_over=self._is_over(day),
            deals=entries,
            promised=[msgspec.structs.replace(each, seed="") for each in sorted(promised, key=_order)],
            streak=streak(finished, self.today),
            earlier=[each for each in reversed(days) if each < self.today],
        )

    async def standings(self, known: Identity | None, day: str, name: str) -> list[Standing]:
        """Return who stands where; before the end of the day only to those who have finished."""
        await self._deal(day, name)
        await self._settle(day)
        user = None if known is None else known.id
        found = standings((await self._store.results(day)).get(name, []), user, watched=self._is_over(day))
        if not self._is_over(day) and not any(each.mine for each in found):
            raise ForbiddenError("server-daily-first")
        return found

    def _is_over(self, day: str) -> bool:
        return self.now() >= end_of(day)

    async def _known(self, day: str) -> list[Deal]:
        """Return the deals of a day that has begun."""
        found = await self._store.deals([day]) if day <= self.today else []
        if not found:
            raise NotFoundError("server-daily-none", day=day)
        return found

    async def check(self, day: str, name: str) -> None:
        """Raise NotFoundError unless there is a deal of a game on a day that has begun."""
        await self._deal(day, name)

    async def _deal(self, day: str, name: str) -> Deal:
        found = next((each for each in await self._known(day) if each.game == name), None)
        if found is None:
            raise NotFoundError("server-daily-none", day=day)
        return found

    # Playing.

    async def play(self, identity: Identity, day: str, name: str) -> str:
        """Return the table of a try: the one in progress, else a new one, which counts if it is the first of the day."""
        deal = await self._deal(day, name)
        if not deal.is_playable:
            raise RulesVersionError("server-daily-rules", game=name)
        if not self._is_over(day):
            mine = await self._store.begin(new_table_id(), day, name, identity.id)
            phase = await self._store.has_table(mine.table)
            if phase is None and mine.points is None:
                return await self._open(identity, deal, mine.table)
            if phase is not None and phase != OVER:
                return mine.table
        return await self._store.running(identity.id, day, name) or await self._open(identity, deal, new_table_id())

    async def _open(self, identity: Identity, deal: Deal, table: str) -> str:
        rules = rules_of(deal.game)
        options = msgspec.convert(deal.options, rules.options_type)
        held = [person(identity), *[Holder("bot", bot=BOT)] * (options.seats - 1)]
        try:
            return await self._tables.open(
                identity, rules, options, held, private=True, undo_policy="own", table=table, deal=(deal.day, deal.seed)
            )
        except UniqueConflict:  # opened meanwhile
            return table


def _order(deal: Deal) -> tuple[int, str]:
    """Return a key by which games have their usual order."""
    return (rules_of(deal.game).meta.order if deal.game in games() else 99, deal.game)
