"""How often passphrases were tried: counted in the database, since more processes must not mean more guesses."""

from __future__ import annotations

from sqlalchemy import case
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.store.database import Database
from tabletown.server.store.models import TryRow


class TryStore:
    """Counts by key, each from its first try on until so many seconds later."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._insert = postgresql.insert if database.postgresql else sqlite.insert

    async def count(self, key: str, now: float, seconds: float) -> tuple[int, float]:
        """One more try: how many that makes, and since when.

        It is one statement: of two processes that count at once none is overlooked, and neither waits for the other in turn.
        """
        is_old = TryRow.since <= now - seconds
        values = {"count": case((is_old, 1), else_=TryRow.count + 1), "since": case((is_old, now), else_=TryRow.since)}
        query = self._insert(TryRow).values(key=key, since=now, count=1)
        query = query.on_conflict_do_update(index_elements=[TryRow.key], set_=values)
        async with self._sessions.begin() as transaction:
            row = (await transaction.execute(query.returning(TryRow.count, TryRow.since))).one()
            return row[0], row[1]
