"""`tabletown confirm-clock`: an operator's word that the time is right."""

from __future__ import annotations

import argparse
import asyncio
import time
from datetime import datetime

import msgspec

from tabletown.i18n import Speaker
from tabletown.server.ops.cleanup import Cleaner
from tabletown.server.settings import Settings
from tabletown.server.store import Database


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
