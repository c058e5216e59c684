"""Health check."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Literal

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import tabletown
from tabletown.server.store import Database
from tabletown.server.store.database import revisions

_PATIENCE = 2.0  # seconds to wait for the database


class Health(msgspec.Struct, frozen=True):
    """The state of the server: whether the database is reachable and its schema current."""

    status: Literal["ok", "failing"]
    version: str
    database: Literal["ok", "unreachable"]
    migrations: Literal["current", "outdated", "unknown"]


async def examine(store: Database) -> Health:
    """Check the connection to the database and its schema."""
    try:
        async with asyncio.timeout(_PATIENCE), store.engine.connect() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one_or_none()
    except (SQLAlchemyError, OSError, TimeoutError):
        return Health("failing", tabletown.__version__, "unreachable", "unknown")
    current = found == _newest()
    return Health("ok" if current else "failing", tabletown.__version__, "ok", "current" if current else "outdated")


@cache
def _newest() -> str:
    return revisions()[0]
