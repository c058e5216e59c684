"""The tables in memory: each is locked while somebody works on it, and caught up with the database before."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import islice

import msgspec

from tabletown.core.registry import game
from tabletown.server.errors import MissingError
from tabletown.server.store import Repository
from tabletown.server.store.models import TableRow
from tabletown.server.tables.session import LiveTable, Terms
from tabletown.table import Timing

# Half-way through a match a table takes 90 kB (Tiny Towns) to 430 kB (Sweet Lands), at the end twice as much: 240 MB in all
# where all games are played alike.
_KEPT = 1200


class _Place:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.live: LiveTable | None = None
        self.users = 0


class Shelf:
    """Tables that were used of late; what is not here is built from the database."""

    def __init__(self, repository: Repository, now: Callable[[], float], kept: int = _KEPT) -> None:
        self._repository = repository
        self._now = now
        self._kept = kept
        self._places: OrderedDict[str, _Place] = OrderedDict()

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[LiveTable]:
        """The table as it is stored, nobody else's meanwhile; MissingError if there is none."""
        if not table.isalnum():  # some databases refuse to look for such names
            raise MissingError("server-no-table", table=table)
        place = self._places.setdefault(table, _Place())
        self._places.move_to_end(table)
        place.users += 1
        try:
            async with place.lock:
                place.live = await self._caught_up(table, place.live)
                yield place.live
        finally:
            place.users -= 1
            self._clear_away(table, place)

    def forget(self, table: str) -> None:
        """Build the table anew next time: what is in memory may not be what is stored."""
        if table in self._places:
            self._places[table].live = None

    async def _caught_up(self, table: str, live: LiveTable | None) -> LiveTable:
        if live is None:
            row = await self._repository.table(table)
            if row is None:
                raise MissingError("server-no-table", table=table)
            live = LiveTable(terms(row), self._now)
        stored = await self._repository.steps(table, live.count)
        try:
            live.follow(stored)
        except BaseException:
            self.forget(table)
            raise
        return live

    def _clear_away(self, table: str, place: _Place) -> None:
        if place.live is None and not place.users:  # also of tables that do not exist, asked for by whoever
            del self._places[table]
        for name in list(islice(self._places, max(0, len(self._places) - self._kept))):
            if not self._places[name].users:
                del self._places[name]


def terms(row: TableRow) -> Terms:
    """What was agreed, from how it is stored."""
    return Terms(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=msgspec.convert(row.options, game(row.game).options_type),
        seed=row.seed,
        timing=msgspec.convert(row.timing, Timing),
        private=row.private,
        undo=row.undo,
        owner=row.owner,
        created=row.created,
        given=msgspec.convert(row.given or (), tuple[tuple[int, int], ...]),
        origin=row.origin,
    )
