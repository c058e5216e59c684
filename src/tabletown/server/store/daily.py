"""Daily deals and the tries that count, in the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.store.database import Database, Transaction
from tabletown.server.store.models import DealRow, ResultRow, SeatRow, StepRow, TableRow, UserRow
from tabletown.server.tables import events as kinds
from tabletown.server.tables.daily.model import Deal, Ended, Result, Try
from tabletown.server.tables.session import OVER, RUNNING

_DEAL = [getattr(DealRow, name) for name in Deal.__struct_fields__]
_TRY = (ResultRow.table, ResultRow.day, ResultRow.game, ResultRow.points)


class DailyDatabase:
    """The store of daily deals and tries; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    # Deals.

    async def add_deals(self, deals: Sequence[Deal]) -> None:
        """Store deals; those that another process has made already stay."""
        rows = [{**msgspec.structs.asdict(each), "until": 0.0} for each in deals]
        async with self._sessions.begin() as transaction:
            await transaction.execute(self._insert(DealRow).values(rows).on_conflict_do_nothing())

    async def deals(self, days: Collection[str]) -> list[Deal]:
        """Return the deals of some days."""
        async with self._sessions() as transaction:
            return [Deal(*row) for row in await transaction.execute(select(*_DEAL).where(DealRow.day.in_(days)))]

    async def days(self) -> list[str]:
        """Return the days that have deals, earliest first."""
        async with self._sessions() as transaction:
            return list((await transaction.execute(select(DealRow.day).distinct().order_by(DealRow.day))).scalars())

    # The par.

    async def claim(self, runs: int, days: Collection[str], now: float, until: float) -> Deal | None:
        """Return the earliest deal of these days whose par needs more runs, for one process until a time."""
        lacking = (DealRow.day.in_(days), DealRow.until <= now, func.json_array_length(DealRow.runs) < runs)
        query = select(DealRow).where(*lacking).order_by(DealRow.day, DealRow.game).limit(1)
        async with self._sessions.begin() as transaction:
            row = (await transaction.execute(query.with_for_update(skip_locked=True))).scalar_one_or_none()
            if row is None:
                return None
            row.until = until
            return Deal(*(getattr(row, name) for name in Deal.__struct_fields__))

    async def add_run(self, deal: Deal, points: int, until: float) -> Deal | None:
        """Store the next run and go on until a time; None if another process has stored it first."""
        own = (DealRow.day == deal.day, DealRow.game == deal.game)
        async with self._sessions.begin() as transaction:
            query = select(DealRow).where(*own).with_for_update()
            row = (await transaction.execute(query)).scalar_one_or_none()
            if row is None or len(row.runs) != len(deal.runs):
                return None
            row.runs, row.until = [*deal.runs, points], until
            return msgspec.structs.replace(deal, runs=row.runs)

    async def release(self, deal: Deal) -> None:
        """Leave a deal to other processes."""
        own = (DealRow.day == deal.day, DealRow.game == deal.game)
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(DealRow).where(*own).values(until=0.0))

    # Tries.

    async def begin(self, table: str, day: str, game: str, user: str) -> Try:
        """Store that a user begins the try that counts, at this table, and return it; or the one that it has begun."""
        row = self._insert(ResultRow).values(table=table, day=day, game=game, user=user).on_conflict_do_nothing()
        own = (ResultRow.day == day, ResultRow.game == game, ResultRow.user == user)
        async with self._sessions.begin() as transaction:
            await transaction.execute(row)
            return Try(*(await transaction.execute(select(*_TRY).where(*own))).one())

    async def tries(self, user: str) -> list[Try]:
        """Return the tries of a user that count."""
        async with self._sessions() as transaction:
            return [Try(*row) for row in await transaction.execute(select(*_TRY).where(ResultRow.user == user))]

    async def running(self, user: str, day: str, game: str) -> str | None:
        """Return the table at which a user plays a deal."""
        seated = select(SeatRow.table).where(SeatRow.user == user, SeatRow.kind == "person")
        query = select(TableRow.id).where(TableRow.day == day, TableRow.game == game, TableRow.id.in_(seated))
        async with self._sessions() as transaction:
            return (await transaction.execute(query.where(TableRow.phase == RUNNING))).scalars().first()

    async def has_table(self, table: str) -> str | None:
        """Return the phase of a table, None if there is none."""
        async with self._sessions() as transaction:
            return (await transaction.execute(select(TableRow.phase).where(TableRow.id == table))).scalar_one_or_none()

    async def ended(self, day: str) -> list[Ended]:
        """Return the tries of a day whose matches are over, ended by those who began them, without their points."""
        last = select(func.max(StepRow.at)).where(StepRow.table == TableRow.id, StepRow.kind == kinds.STEP)
        query = (
            select(TableRow.id, ResultRow.day, TableRow.ending, TableRow.created, last.scalar_subquery())
            .join(ResultRow, ResultRow.table == TableRow.id)
            .join(SeatRow, (SeatRow.table == TableRow.id) & (SeatRow.user == ResultRow.user) & (SeatRow.seat == 0))
            .where(ResultRow.day == day, ResultRow.points.is_(None), TableRow.phase == OVER, SeatRow.kind == "person")
        )
        async with self._sessions() as transaction:
            found = (await transaction.execute(query)).all()
        return [Ended(table, day, ending["totals"], begun, at) for table, day, ending, begun, at in found]

    async def settle(self, table: str, points: int, seconds: float, finished: float) -> None:
        """Store the points of a try."""
        query = update(ResultRow).where(ResultRow.table == table, ResultRow.points.is_(None))
        async with self._sessions.begin() as transaction:
            await transaction.execute(query.values(points=points, seconds=seconds, finished=finished))

    async def results(self, day: str) -> dict[str, list[Result]]:
        """Return the finished tries of a day by game."""
        columns = (ResultRow.game, ResultRow.table, ResultRow.user, UserRow.name, ResultRow.points, ResultRow.seconds)
        query = select(*columns).join(UserRow, UserRow.id == ResultRow.user, isouter=True)
        found: dict[str, list[Result]] = {}
        async with self._sessions() as transaction:
            for row in await transaction.execute(query.where(ResultRow.day == day, ResultRow.points.is_not(None))):
                found.setdefault(row[0], []).append(Result(*row[1:]))
        return found


async def hand_over(transaction: Transaction, user: str, heir: str) -> None:
    """Give the tries of a user to another, who keeps its own where both have one."""
    own = ResultRow.__table__.alias()
    had = select(own.c.table).where(own.c.user == heir, own.c.day == ResultRow.day, own.c.game == ResultRow.game)
    await transaction.execute(delete(ResultRow).where(ResultRow.user == user, had.exists()))
    await transaction.execute(update(ResultRow).where(ResultRow.user == user).values(user=heir))
