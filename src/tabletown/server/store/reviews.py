"""Reviews in the database: asked for, in progress, and finished ones, which are kept."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, null, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from tabletown.server.errors import UniqueConflict
from tabletown.server.store.database import Database
from tabletown.server.store.models import ReviewRow, StepRow, TableRow
from tabletown.server.tables.session import RUNNING


class StoredReview(msgspec.Struct, frozen=True):
    """A review as far as it is made; `steps` is the digest of its match, `asker` is None once it is finished.

    `begun` is whether anything is made, `data` what is.
    """

    steps: str
    asker: str | None
    at: float
    done: int
    total: int
    begun: bool
    data: str | None


class ReviewStore:
    """The store of reviews; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def ask(self, table: str, steps: str, asker: str, at: float) -> None:
        """Ask for a review of a match that has none; raise UniqueConflict if the user waits for another one."""
        values = {"steps": steps, "asker": asker, "at": at, "until": 0.0, "done": 0, "total": 0, "data": None}
        row = self._insert(ReviewRow).values(table=table, **values)
        row = row.on_conflict_do_update(index_elements=[ReviewRow.table], set_=values, where=ReviewRow.steps != steps)
        try:
            async with self._sessions.begin() as transaction:
                await transaction.execute(row)
        except IntegrityError:
            raise UniqueConflict from None

    async def get(self, table: str, *, data: bool = True) -> StoredReview | None:
        """Return the review of a match, without its data if they are not wanted."""
        known = (ReviewRow.steps, ReviewRow.asker, ReviewRow.at, ReviewRow.done, ReviewRow.total)
        columns = (*known, ReviewRow.data.is_not(None), ReviewRow.data if data else null())
        async with self._sessions() as transaction:
            row = (await transaction.execute(select(*columns).where(ReviewRow.table == table))).one_or_none()
            return None if row is None else StoredReview(*row)

    async def count_before(self, at: float) -> int:
        """Return how many reviews in progress were asked for before a time."""
        query = select(func.count()).select_from(ReviewRow).where(ReviewRow.asker.is_not(None), ReviewRow.at < at)
        async with self._sessions() as transaction:
            return int((await transaction.execute(query)).scalar_one())

    async def claim(self, now: float, until: float) -> str | None:
        """Return the table whose review waits longest, for one process until a time."""
        free = select(ReviewRow.table).where(ReviewRow.asker.is_not(None), ReviewRow.until <= now)
        first = free.order_by(ReviewRow.at).limit(1).with_for_update(skip_locked=True)
        claimed = update(ReviewRow).where(ReviewRow.table == first.scalar_subquery()).values(until=until)
        async with self._sessions() as reading:  # an empty queue, the usual case, needs no lock
            if (await reading.execute(free.limit(1))).first() is None:
                return None
        async with self._sessions.begin() as transaction:
            found = (await transaction.execute(claimed.returning(ReviewRow.table))).scalar_one_or_none()
            return None if found is None else str(found)

    async def save(self, table: str, steps: str, done: int, total: int, data: str, until: float) -> bool:
        """Store what is made so far and go on until a time; return False if nobody wants it any more."""
        return await self._change(table, steps, done=done, total=total, data=data, until=until)

    async def finish(self, table: str, steps: str, total: int, data: str) -> None:
        """Store a finished review, unless one of other steps is wanted by now."""
        await self._change(table, steps, done=total, total=total, data=data, asker=None)

    async def release(self, table: str) -> None:
        """Leave an unfinished review to other processes."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(ReviewRow).where(*_unfinished(table)).values(until=0.0))

    async def remove(self, table: str) -> None:
        """Give up a review in progress."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(ReviewRow).where(*_unfinished(table)))

    # Matches that must not be analyzed.

    async def running(self, game: str) -> dict[str, tuple[int, int]]:
        """Return the matches of a game in progress: the numbers of the last event and of seats, by table."""
        last = select(func.max(StepRow.n)).where(StepRow.table == TableRow.id).scalar_subquery()
        query = select(TableRow.id, last, TableRow.options).where(TableRow.game == game, TableRow.phase == RUNNING)
        async with self._sessions() as transaction:
            return {
                str(table): (int(number), options["seats"]) for table, number, options in await transaction.execute(query)
            }

    async def _change(self, table: str, steps: str, **values: Any) -> bool:
        changed = update(ReviewRow).where(*_unfinished(table), ReviewRow.steps == steps).values(**values)
        async with self._sessions.begin() as transaction:
            return (await transaction.execute(changed.returning(ReviewRow.table))).scalar_one_or_none() is not None


def _unfinished(table: str) -> tuple[Any, Any]:
    return ReviewRow.table == table, ReviewRow.asker.is_not(None)
