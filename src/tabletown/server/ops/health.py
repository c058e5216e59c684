"""Whether a server can do its work."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import tabletown
from tabletown.server.store import Database, database

_PATIENCE = 2.0  # seconds that the database has to answer


class Health(msgspec.Struct, frozen=True):
    """Whether all is well, and if not, what is wrong: the database, or the form of its tables."""

    status: Literal["ok", "failing"]
    version: str
    database: Literal["ok", "unreachable"]
    migrations: Literal["current", "outdated", "unknown"]


async def examine(store: Database) -> Health:
    """Ask the database for the form of its tables."""
    try:
        async with asyncio.timeout(_PATIENCE), store.engine.connect() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one_or_none()
    except (SQLAlchemyError, OSError, TimeoutError):
        return Health("failing", tabletown.__version__, "unreachable", "unknown")
    current = found == newest()
    return Health("ok" if current else "failing", tabletown.__version__, "ok", "current" if current else "outdated")


@cache
def newest() -> str | None:
    """The migration that this version of the server needs."""
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config).get_current_head()
