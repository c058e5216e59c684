"""`tabletown export --all` and `tabletown import`: all data of a server as one file."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from tabletown.i18n import Speaker
from tabletown.server.ops.backup import export, restore
from tabletown.server.settings import Settings
from tabletown.server.store import Database

Work = Callable[[Database, Path], Awaitable[dict[str, int]]]


def export_all(arguments: argparse.Namespace) -> int:
    """Write a backup."""
    return _carry_out(arguments, export, "cli-exported")


def import_all(arguments: argparse.Namespace) -> int:
    """Read a backup into an empty database."""
    return _carry_out(arguments, restore, "cli-imported")


def _carry_out(arguments: argparse.Namespace, work: Work, message: str) -> int:
    settings = Settings.from_environment()
    if arguments.database is not None:
        settings = msgspec.structs.replace(settings, database=arguments.database)
    rows = asyncio.run(_with_database(settings.url, work, Path(arguments.file)))
    told = {"file": arguments.file, "users": rows["users"], "tables": rows["tables"], "steps": rows["steps"]}
    print(Speaker(arguments.language)(message, told))
    return 0


async def _with_database(url: str, work: Work, path: Path) -> dict[str, int]:
    database = Database(url)
    try:
        await database.upgrade()
        return await work(database, path)
    finally:
        await database.close()
