"""`tabletown backup`, `export --all` and `import`: all data of a server as one file; `confirm-clock`: the time is right."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import msgspec

from tabletown.i18n import Speaker
from tabletown.server.errors import ServerError
from tabletown.server.ops.backup import back_up, export, note, restore
from tabletown.server.ops.cleanup import Cleaner
from tabletown.server.settings import Settings
from tabletown.server.store import Database

Work = Callable[[Database], Awaitable[tuple[Path, dict[str, int]]]]


def back_up_all(arguments: argparse.Namespace) -> int:
    """Write a backup into a folder, check it, and delete old ones."""
    if arguments.keep < 1:
        raise ServerError("server-setting", name="--keep", value=arguments.keep)
    return _carry_out(arguments, lambda database: back_up(database, Path(arguments.folder), arguments.keep), "cli-backed-up")


def export_all(arguments: argparse.Namespace) -> int:
    """Write a backup."""

    async def work(database: Database) -> tuple[Path, dict[str, int]]:
        rows = await export(database, Path(arguments.file))
        await note(database)
        return Path(arguments.file), rows

    return _carry_out(arguments, work, "cli-exported")


def import_all(arguments: argparse.Namespace) -> int:
    """Read a backup into an empty database."""

    async def work(database: Database) -> tuple[Path, dict[str, int]]:
        return Path(arguments.file), await restore(database, Path(arguments.file))

    return _carry_out(arguments, work, "cli-imported")


def _carry_out(arguments: argparse.Namespace, work: Work, message: str) -> int:
    settings = Settings.from_environment()
    if arguments.database is not None:
        settings = msgspec.structs.replace(settings, database=arguments.database)
    file, rows = asyncio.run(_with_database(settings.url, work))
    told = {"file": str(file), "users": rows["users"], "tables": rows["tables"], "steps": rows["steps"]}
    print(Speaker(arguments.language)(message, told))
    return 0


async def _with_database(url: str, work: Work) -> tuple[Path, dict[str, int]]:
    database = Database(url)
    try:
        await database.upgrade()
        return await work(database)
    finally:
        await database.close()


def confirm_clock(arguments: argparse.Namespace) -> int:
    """Let the server delete old data again after a jump of the clock."""
    settings = Settings.from_environment()
    if arguments.database is not None:
        settings = msgspec.structs.replace(settings, database=arguments.database)
    asyncio.run(_confirm(settings))
    now = datetime.now().astimezone().isoformat(sep=" ", timespec="minutes")
    print(Speaker(arguments.language)("cli-clock-confirmed", {"time": now}))
    return 0


async def _confirm(settings: Settings) -> None:
    database = Database(settings.url)
    try:
        await database.upgrade()
        await Cleaner(database, time.time, settings.retention_days).confirm()
    finally:
        await database.close()
