"""Backup and restore of the whole database as one file, also for moving between SQLite and PostgreSQL.

The file has a line of JSON for each row, between a first line with its format and a last one that proves it complete.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tabletown.server.errors import ServerError, UnavailableError
from tabletown.server.ops.backup_rows import check_matches, check_row
from tabletown.server.store import Database
from tabletown.server.store.access.models import ChallengeRow
from tabletown.server.store.database import revisions
from tabletown.server.store.facts import BACKUP, Facts
from tabletown.server.store.models import ClaimRow, FactRow, HintRow, LoginAttemptRow, LookRow, MessageRow, Model, UserRow
from tabletown.server.store.moderation.models import ActRow, ReportRow
from tabletown.server.store.notices.models import DeliveryRow, MailTokenRow
from tabletown.server.store.people_models import SeekerRow
from tabletown.server.users.names import looks

FORMAT = "tabletown-backup"
VERSION = 1
_OLDEST = "0004"  # the oldest schema whose backups are read
# Columns that older backups lack, with their values.
_SINCE: dict[str, dict[str, Any]] = {
    "tables": {"aids": True, "rated": False, "day": None, "begins": None},
    "sessions": {"device": ""},
    "records": {"cards": None},
}
# Bot jobs, which are found again, the login attempts of the last day, looks, which follow from names, facts about this
# server, and what works for minutes only: messages on their way, links in mails, challenges.
_SHORT_LIVED = (ClaimRow, HintRow, LoginAttemptRow, LookRow, FactRow, SeekerRow, DeliveryRow, MailTokenRow, ChallengeRow)
_TRANSIENT = {each.__tablename__ for each in _SHORT_LIVED}
_TABLES: dict[str, Table] = {str(each.name): each for each in Model.metadata.sorted_tables if each.name not in _TRANSIENT}
_MADE = ("deals", "keys")  # by every server on its start
_BATCH = 500  # rows at a time


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line; `revision` is that of the database schema."""

    format: str
    version: int
    revision: str


class Tail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: row counts, and the digest of all lines before."""

    rows: dict[str, int]
    digest: str


# Writing.


async def export(database: Database, path: Path) -> dict[str, int]:
    """Write a consistent snapshot, even while a server runs, and return row counts by kind.

    The file appears when it is complete. It contains hidden information, so only its owner may read it.
    """
    unfinished = path.with_name(path.name + ".part")
    try:
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            async with database.engine.connect() as connection:
                rows = await _write(connection, database.postgresql, file)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise ServerError("server-backup-save", file=str(path), reason=str(error.strerror)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


async def note(database: Database) -> None:
    """Store that there is a backup, for the health check."""
    with suppress(UnavailableError):  # a full disk may have been the reason for it
        await Facts(database).put(BACKUP, time.time())


async def back_up(database: Database, folder: Path, keep: int) -> tuple[Path, dict[str, int]]:
    """Write a backup into a folder, restore it for a check, and delete all but the newest ones.

    Raise ServerError if it cannot be restored; then it is deleted, and the older ones are kept.
    """
    path = folder / f"tabletown-{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}.tabletown"
    rows = await export(database, path)
    try:
        with TemporaryDirectory() as place:
            copy = Database(f"sqlite+aiosqlite:///{place}/copy.sqlite")
            try:
                await copy.upgrade()
                await restore(copy, path)
            finally:
                await copy.close()
    except BaseException:
        path.unlink()
        raise
    await note(database)
    for old in sorted(folder.glob("tabletown-*Z.tabletown"))[:-keep]:
        old.unlink()
    return path, rows


async def _write(connection: AsyncConnection, postgresql: bool, file: BinaryIO) -> dict[str, int]:
    if postgresql:
        await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        await connection.execute(text("BEGIN"))  # otherwise SQLite would show each query the newest state
    digest = sha256()
    counted: Counter[str] = Counter()
    async for line in _lines(connection, counted):
        digest.update(line)
        file.write(line)
    file.write(msgspec.json.encode(Tail(dict(counted), digest.hexdigest())) + b"\n")
    return dict(counted)


async def _lines(connection: AsyncConnection, counted: Counter[str]) -> AsyncIterator[bytes]:
    yield msgspec.json.encode(Head(FORMAT, VERSION, await _revision(connection))) + b"\n"
    for name, table in _TABLES.items():
        counted[name] = 0
        columns = [str(column.key) for column in table.columns]
        found = await connection.stream(select(table).order_by(*table.primary_key.columns))
        async for row in found:
            counted[name] += 1
            yield msgspec.json.encode([name, dict(zip(columns, row))]) + b"\n"


async def _revision(connection: AsyncConnection) -> str:
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


# Reading.


async def restore(database: Database, path: Path) -> dict[str, int]:
    """Restore a file into an empty database completely, or raise ServerError and change nothing."""
    try:
        with path.open("rb") as file:
            async with database.engine.begin() as connection:
                tail = _check(file, await _revision(connection))  # before anything is written
                file.seek(0)
                await _read(connection, file)
                await check_matches(connection)
                if database.postgresql:
                    for model in (MessageRow, ReportRow, ActRow):
                        await connection.execute(_next_number(model))
    except OSError as error:
        raise ServerError("server-backup-open", file=str(path), reason=str(error.strerror)) from None
    return tail.rows


def _next_number(model: type[MessageRow | ReportRow | ActRow]) -> Any:
    """Return the statement by which PostgreSQL goes on counting after the rows that were restored."""
    following = select(func.coalesce(func.max(model.id), 0) + 1).scalar_subquery()
    return select(func.setval(func.pg_get_serial_sequence(model.__tablename__, "id"), following, False))


def _check(file: BinaryIO, revision: str) -> Tail:
    digest = sha256()
    counted: Counter[str] = Counter(dict.fromkeys(_TABLES, 0))
    last = b""
    for number, line in enumerate(file, 1):
        if number == 1:
            _check_head(line, revision)
        elif number > 2:
            counted[_row(last, number - 1)[0]] += 1
        if number > 1:
            digest.update(last)
        last = line
    if not last:
        raise ServerError("server-backup-foreign")
    try:
        tail = msgspec.json.decode(last, type=Tail)
    except msgspec.DecodeError:
        raise ServerError("server-backup-part") from None
    # Older backups do not count the rows of tables that were added since.
    if tail.digest != digest.hexdigest() or {**dict.fromkeys(_TABLES, 0), **tail.rows} != dict(counted):
        raise ServerError("server-backup-changed")
    return tail


def _check_head(line: bytes, revision: str) -> None:
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ServerError("server-backup-foreign") from None
    if head.format != FORMAT:
        raise ServerError("server-backup-foreign")
    if head.version != VERSION:
        raise ServerError("server-backup-version", found=head.version, known=VERSION)
    known = revisions()
    if head.revision not in known[: known.index(_OLDEST) + 1]:
        raise ServerError("server-backup-revision", found=head.revision, known=revision)


def _row(line: bytes, number: int) -> tuple[str, dict[str, Any]]:
    try:
        name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ServerError("server-backup-line", line=number) from None
    row = {**_SINCE.get(name, {}), **row}
    if name not in _TABLES or set(row) != set(_TABLES[name].columns.keys()):
        raise ServerError("server-backup-line", line=number)
    return name, row


async def _read(connection: AsyncConnection, file: BinaryIO) -> None:
    # A server that was started once has made keys, and deals of the day, which nobody has played where there are no users.
    for name, table in _TABLES.items():
        if name not in _MADE and (await connection.execute(select(func.count()).select_from(table))).scalar_one():
            raise ServerError("server-backup-full")
    for name in _MADE:
        await connection.execute(delete(_TABLES[name]))
    file.readline()
    for first, name, rows in _batches(file):
        try:
            await connection.execute(insert(_TABLES[name]), rows)
        except DBAPIError:
            raise ServerError("server-backup-line", line=first) from None
    await _add_looks(connection)


async def _add_looks(connection: AsyncConnection) -> None:
    """Derive what the names of accounts look like; of two that look alike, the older one has the look."""
    accounts = select(UserRow.id, UserRow.name).where(UserRow.claimed.is_not(None)).order_by(UserRow.created, UserRow.id)
    found: dict[str, str] = {}
    for user, name in await connection.execute(accounts):
        for look in looks(name):
            found.setdefault(look, user)
    if found:
        await connection.execute(insert(LookRow), [{"look": look, "user": user} for look, user in found.items()])


def _batches(file: BinaryIO) -> Iterator[tuple[int, str, list[dict[str, Any]]]]:
    """Yield rows of one kind at a time with the number of their first line; the file's last line is not a row."""
    kind, rows, first = "", list[dict[str, Any]](), 2
    last = file.readline()
    for number, line in enumerate(file, 2):
        name, row = _row(last, number)
        try:
            check_row(name, row)
        except msgspec.ValidationError:
            raise ServerError("server-backup-line", line=number) from None
        if rows and (name != kind or len(rows) == _BATCH):
            yield first, kind, rows
            rows, first = [], number
        kind = name
        rows.append(row)
        last = line
    if rows:
        yield first, kind, rows
