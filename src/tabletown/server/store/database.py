"""The connection to the database: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Executable, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session, sessionmaker

from tabletown.server.errors import AwayError

Row = TypeVar("Row")
RETRY = 2  # seconds after which it is worth asking again when the database is away
_POOL = 10  # connections of a process, and as many again at peaks
_PATIENCE = 10  # seconds to wait for one of them, or for SQLite where nobody else waits
_LOCKED = 1  # seconds to wait for another process that writes to the file of SQLite; all who play wait with it
_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 7_405_121  # any number that nobody else locks
# Classes of PostgreSQL's codes: no connection; no room for one; stopped or starting by somebody's order.
_AWAY_STATES = ("08", "53", "57P")


class InPlace:
    """A transaction of SQLite in the thread of the server.

    Going to another thread and back costs more than what is asked there, and where nothing is awaited nothing can be cut off
    in the middle with the file left locked.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    def add(self, row: object) -> None:
        """Keep a new row."""
        self._session.add(row)

    async def flush(self) -> None:
        """Send what is kept so far."""
        self._session.flush()

    async def execute(self, statement: Executable, values: Any = None) -> Any:
        """Ask or change something."""
        return self._session.execute(statement, values)

    async def get(self, kind: type[Row], key: str) -> Row | None:
        """The row of a key."""
        return self._session.get(kind, key)


Transaction: TypeAlias = AsyncSession | InPlace


class Sessions:
    """Transactions; AwayError if the database cannot be reached, in which case it is open whether they were carried out."""

    def __init__(self, make: async_sessionmaker[AsyncSession] | sessionmaker[Session]) -> None:
        self._make = make

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[Transaction]:
        """For reading."""
        with _telling_away():
            if isinstance(self._make, sessionmaker):
                with self._make() as session:
                    yield InPlace(session)
            else:
                async with self._make() as session:
                    yield session

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Transaction]:
        """For writing: everything or nothing."""
        with _telling_away():
            if isinstance(self._make, sessionmaker):
                with self._make.begin() as session:
                    yield InPlace(session)
            else:
                async with self._make.begin() as session:
                    yield session


class Database:
    """An engine with its sessions; `upgrade` brings the tables to the newest form."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        self.postgresql = address.get_backend_name() == "postgresql"
        # What is stored (a dealer's seed, a hash) stays out of messages of errors, and so out of the log.
        if self.postgresql:
            self.engine = create_async_engine(
                address,
                pool_pre_ping=True,
                pool_size=_POOL,
                max_overflow=_POOL,
                pool_timeout=_PATIENCE,
                hide_parameters=True,
            )
            self._in_place = None
            self.sessions = Sessions(async_sessionmaker(self.engine, expire_on_commit=False))
        else:
            Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
            # For what takes long, in a thread of its own: migrations, backups.
            self.engine = create_async_engine(address, hide_parameters=True, connect_args={"timeout": _PATIENCE})
            self._in_place = create_engine(
                address.set(drivername="sqlite"), hide_parameters=True, connect_args={"timeout": _LOCKED}
            )
            for engine in (self.engine.sync_engine, self._in_place):
                event.listen(engine, "connect", _prepare_sqlite)
            self.sessions = Sessions(sessionmaker(self._in_place, expire_on_commit=False))

    @property
    def dsn(self) -> str:
        """The address as PostgreSQL itself writes it."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def read(self, query: Executable, **values: object) -> list[Any]:
        """All rows of a query that finds a few of them by an index."""
        async with self.sessions() as session:
            return list(await session.execute(query, values))

    async def upgrade(self) -> None:
        """Create or migrate the tables; several servers may start at once."""
        await self.migrate("head")

    async def migrate(self, revision: str) -> None:
        """Bring the tables to a form, which may be an older one; `base` is none at all."""
        with _telling_away():
            await self._migrate(revision)

    async def _migrate(self, revision: str) -> None:
        async with self.engine.connect() as connection:
            # One at a time. SQLite changes a table by making it anew, which must not take along what refers to it.
            before = [f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"]
            if not self.postgresql:
                before = ["PRAGMA foreign_keys = OFF", "BEGIN IMMEDIATE"]
            try:
                for statement in before:
                    await connection.execute(text(statement))
                await connection.run_sync(_migrate, revision)
                await connection.commit()
            finally:
                if not self.postgresql:
                    await connection.rollback()
                    await connection.execute(text("PRAGMA foreign_keys = ON"))

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        if self._in_place is not None:
            self._in_place.dispose()


def is_away(error: BaseException) -> bool:
    """Whether an error tells that the database cannot be reached, or has no time, and not that something is wrong."""
    if isinstance(error, DBAPIError):
        locked = "database is locked" in str(error.orig)
        return error.connection_invalidated or locked or (error.orig is not None and is_away(error.orig))
    if str(getattr(error, "sqlstate", None) or "").startswith(_AWAY_STATES):
        return True
    # A socket in the file system is not found while its server is away.
    return isinstance(error, (ConnectionError, TimeoutError, NoConnection, FileNotFoundError))


@contextmanager
def _telling_away() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise AwayError("server-away", seconds=RETRY) from error
        raise


def _migrate(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    known = MigrationContext.configure(connection).get_current_revision()
    is_older = revision == "base" or (revision != "head" and known is not None and revision < known)
    (command.downgrade if is_older else command.upgrade)(config, revision)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # Readers never wait for the writer; a commit is on the disk before it is acknowledged.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
