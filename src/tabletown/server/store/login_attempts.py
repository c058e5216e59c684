"""Passphrase attempts, counted in the database, since more processes must not allow more guesses."""

from __future__ import annotations

from sqlalchemy import case
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.store.database import Database
from tabletown.server.store.models import LoginAttemptRow


class LoginAttemptStore:
    """Counts attempts by key, each count lasting a limited time from the first attempt on."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._insert = postgresql.insert if database.postgresql else sqlite.insert

    async def count(self, key: str, now: float, seconds: float) -> tuple[int, float]:
        """Count an attempt, and return how many there were and since when.

        It is one statement, so that concurrent attempts are all counted and cannot deadlock.
        """
        is_old = LoginAttemptRow.since <= now - seconds
        values = {
            "count": case((is_old, 1), else_=LoginAttemptRow.count + 1),
            "since": case((is_old, now), else_=LoginAttemptRow.since),
        }
        query = self._insert(LoginAttemptRow).values(key=key, since=now, count=1)
        query = query.on_conflict_do_update(index_elements=[LoginAttemptRow.key], set_=values)
        async with self._sessions.begin() as transaction:
            row = (await transaction.execute(query.returning(LoginAttemptRow.count, LoginAttemptRow.since))).one()
            return row[0], row[1]
