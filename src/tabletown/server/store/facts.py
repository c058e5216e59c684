"""Facts about the server itself, shared by all processes."""

from __future__ import annotations

from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.store.database import Database
from tabletown.server.store.models import FactRow

BACKUP = "backup"  # when the last backup was made
CLEANED = "cleaned"  # when cleaning last found the time plausible
PROBE = "probe"  # when the health check last wrote


class Facts:
    """The store of facts; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._insert = postgresql.insert if database.postgresql else sqlite.insert

    async def get(self, name: str) -> float | None:
        """Return a fact, None where it is unknown."""
        async with self._sessions() as transaction:
            found = await transaction.get(FactRow, name)
            return None if found is None else found.value

    async def put(self, name: str, value: float) -> None:
        """Store a fact."""
        async with self._sessions.begin() as transaction:
            query = self._insert(FactRow).values(name=name, value=value)
            query = query.on_conflict_do_update(index_elements=[FactRow.name], set_={"value": value})
            await transaction.execute(query)
