"""The connection to the database: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session, sessionmaker

from tabletown.server.errors import ServerError, UnavailableError
from tabletown.server.store.problems import check_schema, explaining
from tabletown.server.store.sqlite.freshness import Freshness

Row = TypeVar("Row")
Locked = TypeVar("Locked", Session, Connection)
RETRY = 2  # seconds after which to retry when the database is unavailable
_POOL = 10  # connections of a process, and as many again at peaks
_PATIENCE = 10  # seconds to wait for one of them, or for SQLite where no request waits
_ATTEMPTS, _PAUSE = 50, 0.02  # how often a writer tries to lock the SQLite file, and the seconds in between
_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 7_405_121  # any number not locked by others
# Classes of PostgreSQL's error codes: no connection; too many of them; stopped or starting by an operator.
_TRANSIENT_STATES = ("08", "53", "57P")
# PostgreSQL's codes and SQLite's words for a database that can be read and not written.
_NO_WRITING = ("53100", "25006", "database or disk is full", "readonly database", "disk I/O error")
_RETRY_WRITING = 30  # seconds; somebody has to make room first


class InlineSession:
    """A SQLite transaction in the server's own thread.

    Switching threads costs more than the queries, and where nothing is awaited a cancelled request cannot leave the file
    locked. A writer has the lock before its first statement, so no statement waits for other processes.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    def add(self, row: object) -> None:
        """Add a new row."""
        self._session.add(row)

    async def flush(self) -> None:
        """Write the rows added so far."""
        self._session.flush()

    async def execute(self, statement: Executable, values: Any = None) -> Any:
        """Run a statement."""
        return self._session.execute(statement, values)

    async def get(self, kind: type[Row], key: str) -> Row | None:
        """Return the row of a key."""
        return self._session.get(kind, key)


Transaction: TypeAlias = AsyncSession | InlineSession


class Sessions:
    """Makes transactions; after an UnavailableError it is unknown whether one was committed."""

    def __init__(self, make: async_sessionmaker[AsyncSession] | sessionmaker[Session]) -> None:
        self._make = make

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[Transaction]:
        """Begin a transaction for reading."""
        with translating_errors():
            if isinstance(self._make, sessionmaker):
                with self._make() as session:
                    yield InlineSession(session)
            else:
                async with self._make() as session:
                    yield session

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Transaction]:
        """Begin a transaction for writing."""
        with translating_errors():
            if isinstance(self._make, sessionmaker):
                # Leaving it without a commit takes everything back.
                with await locked(partial(_begin_session, self._make)) as session:
                    yield InlineSession(session)
                    session.commit()
            else:
                async with self._make.begin() as session:
                    yield session


async def locked(begin: Callable[[], Locked]) -> Locked:
    """Begin a transaction that holds the lock of the SQLite file; while another process has it, requests go on."""
    for _ in range(1, _ATTEMPTS):
        try:
            return begin()
        except OperationalError as error:
            if not _is_locked(error):
                raise
        await asyncio.sleep(_PAUSE)
    return begin()


def _begin_session(make: sessionmaker[Session]) -> Session:
    session = make()
    try:
        session.connection(execution_options={"immediate": True})
    except BaseException:
        session.close()
        raise
    return session


def begin_connection(engine: Engine) -> Connection:
    """Begin a transaction of the SQLite file for plain statements."""
    connection = engine.connect()
    try:
        connection.execution_options(immediate=True).begin()
    except BaseException:
        connection.close()
        raise
    return connection


class Database:
    """An engine with its transactions; `upgrade` migrates the schema."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        self.postgresql = address.get_backend_name() == "postgresql"
        # Stored values (a dealer's seed, a hash) stay out of error messages, and so out of the log.
        if self.postgresql:
            self.engine = create_async_engine(
                address,
                pool_pre_ping=True,
                pool_size=_POOL,
                max_overflow=_POOL,
                pool_timeout=_PATIENCE,
                hide_parameters=True,
            )
            self.inline_engine: Engine | None = None
            self.sessions = Sessions(async_sessionmaker(self.engine, expire_on_commit=False))
        else:
            if not str(address.database).startswith("file:"):  # a URI names a file that must be there
                with explaining(self.place(address)):
                    Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
            # For long operations, in a thread of its own: migrations, backups.
            self.engine = create_async_engine(address, hide_parameters=True, connect_args={"timeout": _PATIENCE})
            self.inline_engine = create_engine(
                address.set(drivername="sqlite"), hide_parameters=True, connect_args={"timeout": 0, "isolation_level": None}
            )
            for engine in (self.engine.sync_engine, self.inline_engine):
                event.listen(engine, "connect", _prepare_sqlite)
            event.listen(self.inline_engine, "begin", _begin)
            event.listen(self.inline_engine, "checkin", _end)
            self.sessions = Sessions(sessionmaker(self.inline_engine, expire_on_commit=False))
        self.freshness = Freshness(self.inline_engine)

    @property
    def dsn(self) -> str:
        """The address in PostgreSQL's own notation."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @staticmethod
    def place(address: URL) -> str:
        """Return the name of a database for people: its file, or its address without the password."""
        sqlite = address.get_backend_name() == "sqlite"
        return str(address.database) if sqlite else address.set(drivername="postgresql", query={}).render_as_string()

    async def read(self, query: Executable, **values: object) -> list[Any]:
        """Return all rows of a query that finds a few by an index."""
        async with self.sessions() as session:
            return list(await session.execute(query, values))

    async def upgrade(self) -> None:
        """Create or migrate the tables; several servers may start simultaneously.

        Raise ServerError if the database is damaged, foreign, read-only, too new or cannot be opened.
        """
        with explaining(self.place(self.engine.url)):
            if self.inline_engine is not None:
                with self.inline_engine.connect():  # the other driver reports a failure in its thread, too
                    pass
            await self._migrate("head")

    def check(self) -> None:
        """Raise ServerError if a SQLite file is damaged anywhere; PostgreSQL checks itself."""
        if self.inline_engine is None:
            return
        place = self.place(self.engine.url)
        with explaining(place), self.inline_engine.connect() as connection:
            if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
                raise ServerError("server-database-damaged", place=place)

    async def migrate(self, revision: str) -> None:
        """Migrate to a revision, which may be an older one; `base` has no tables."""
        with translating_errors():
            await self._migrate(revision)

    async def _migrate(self, revision: str) -> None:
        async with self.engine.connect() as connection:
            # One at a time. SQLite changes a table by recreating it, which must not delete the rows that refer to it.
            before = [f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"]
            if not self.postgresql:
                # Readers never wait for the writer. The file remembers it, so it must be ours.
                before = ["PRAGMA journal_mode = WAL", "PRAGMA foreign_keys = OFF", "BEGIN IMMEDIATE"]
            try:
                await connection.run_sync(_check_schema, self.place(self.engine.url))
                for statement in before:
                    await connection.execute(text(statement))
                await connection.run_sync(_migrate, revision)
                # Beginning alone succeeds where nothing may be written.
                await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
                await connection.commit()
            finally:
                if not self.postgresql:
                    await connection.rollback()
                    await connection.execute(text("PRAGMA foreign_keys = ON"))

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self.inline_engine is not None:
            self.inline_engine.dispose()


def is_transient(error: BaseException) -> bool:
    """Return whether an error is transient: the database is unreachable or overloaded."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated or _is_locked(error):
            return True
        return error.orig is not None and is_transient(error.orig)
    if str(getattr(error, "sqlstate", None) or "").startswith(_TRANSIENT_STATES):
        return True
    # A socket in the file system is missing while its server is down.
    return isinstance(error, (ConnectionError, TimeoutError, NoConnection, FileNotFoundError))


def _forbids_writing(error: Exception) -> bool:
    if not isinstance(error, DBAPIError):
        return False
    told = f"{getattr(error.orig, 'sqlstate', '')} {error.orig}"
    return any(each in told for each in _NO_WRITING)


def _is_locked(error: DBAPIError) -> bool:
    return "database is locked" in str(error.orig)


@contextmanager
def translating_errors() -> Iterator[None]:
    """Raise UnavailableError for errors that pass, and for a file that cannot be written."""
    try:
        yield
    except Exception as error:
        if _forbids_writing(error):
            raise UnavailableError("server-cannot-store", seconds=_RETRY_WRITING) from error
        if is_transient(error):
            raise UnavailableError("server-away", seconds=RETRY) from error
        raise


def revisions() -> list[str]:
    """Return the migrations of this version, newest first."""
    return [each.revision for each in ScriptDirectory(str(_MIGRATIONS)).walk_revisions()]


def _check_schema(connection: Connection, place: str) -> None:
    # The names first: another process may just be creating the tables, and its revision comes with them.
    names = inspect(connection).get_table_names()
    found = MigrationContext.configure(connection).get_current_revision()
    check_schema(place, names, found, revisions())


def _migrate(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    is_older = revision == "base" or (revision != "head" and found is not None and revision < found)
    (command.downgrade if is_older else command.upgrade)(config, revision)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # A commit is on disk before it is acknowledged.
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _end(connection: Any, _record: object) -> None:
    # A commit that fails leaves the transaction open, and SQLAlchemy takes it for ended.
    if connection is not None and connection.in_transaction:
        connection.rollback()


def _begin(connection: Connection) -> None:
    # The driver itself would begin with the first change, which could then wait for the lock in the middle.
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
