"""The connection to the database: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 7_405_121  # any number that nobody else locks


class Database:
    """An engine with its sessions; `upgrade` brings the tables to the newest form."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        self.postgresql = address.get_backend_name() == "postgresql"
        if not self.postgresql and address.database and address.database != ":memory:":
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        # What is stored (a dealer's seed, a hash) stays out of messages of errors, and so out of the log.
        self.engine = create_async_engine(address, pool_pre_ping=self.postgresql, hide_parameters=True)
        if not self.postgresql:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.sessions: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)

    @property
    def dsn(self) -> str:
        """The address as PostgreSQL itself writes it."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def upgrade(self) -> None:
        """Create or migrate the tables; several servers may start at once."""
        async with self.engine.begin() as connection:
            if self.postgresql:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # Readers never wait for the writer; a commit is on the disk before it is acknowledged.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
