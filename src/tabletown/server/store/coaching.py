"""The coach in the database: at which tables it is, what it has explained, and its warnings."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.store.database import Database
from tabletown.server.store.models import CoachedRow, CoachRow, WarningRow
from tabletown.server.tables.coaching import Caution, Summary


class CoachingStore:
    """The store of the coach; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def add_coach(self, table: str) -> None:
        """Give a coach to a table."""
        async with self._sessions.begin() as transaction:
            transaction.add(CoachRow(table=table, active=True))

    async def has_coach(self, table: str) -> bool | None:
        """Return whether the coach of a table is switched on, None if the table has none."""
        async with self._sessions() as transaction:
            row = await transaction.get(CoachRow, table)
            return None if row is None else row.active

    async def switch_coach(self, table: str, active: bool) -> None:
        """Switch the coach of a table on or off."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(CoachRow).where(CoachRow.table == table).values(active=active))

    async def explain(self, user: str, game: str, decision: str, table: str, at: float) -> bool:
        """Store that a decision is explained to a user; return False if it was before."""
        row = self._insert(CoachedRow).values(user=user, game=game, decision=decision, table=table, at=at)
        async with self._sessions.begin() as transaction:
            done = await transaction.execute(row.on_conflict_do_nothing().returning(CoachedRow.decision))
            return done.scalar_one_or_none() is not None

    async def warn(self, table: str, version: str, caution: Caution, at: float) -> None:
        """Store a warning about a decision; a later one about the same decision replaces it."""
        values = {"chosen": caution.chosen, "better": caution.better, "points": caution.points, "heeded": None, "at": at}
        row = self._insert(WarningRow).values(table=table, version=version, **values)
        row = row.on_conflict_do_update(index_elements=[WarningRow.table, WarningRow.version], set_=values)
        async with self._sessions.begin() as transaction:
            await transaction.execute(row)

    async def settle_warning(self, table: str, version: str, action: int) -> None:
        """Store the decision after a warning."""
        query = update(WarningRow).where(WarningRow.table == table, WarningRow.version == version)
        async with self._sessions.begin() as transaction:
            await transaction.execute(query.values(heeded=WarningRow.chosen != action))

    async def summary(self, table: str) -> Summary:
        """Return what was explained at a table for the first time, and the warnings, in order."""
        told = select(CoachedRow.decision).where(CoachedRow.table == table).order_by(CoachedRow.at)
        warned = select(WarningRow.chosen, WarningRow.better, WarningRow.points, WarningRow.heeded)
        async with self._sessions() as transaction:
            decisions = list((await transaction.execute(told)).scalars())
            rows = await transaction.execute(warned.where(WarningRow.table == table).order_by(WarningRow.at))
            return Summary(decisions, [Caution(*row) for row in rows])
