"""Health check: whether the server can work, and the figures that tell how long it still can."""

from __future__ import annotations

import asyncio
import shutil
from collections import deque
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import tabletown
from tabletown.server.errors import UnavailableError
from tabletown.server.ops.cleanup import PLAUSIBLE, Cleaner
from tabletown.server.store import Database
from tabletown.server.store.database import revisions
from tabletown.server.store.facts import BACKUP, PROBE, Facts

RETRY = 10  # seconds after which a failing server may be asked again
_PATIENCE = 2.0  # seconds to wait for the database
_FRESH = 2.0  # seconds for which a result is good, since anybody may ask and each check writes
_MEASURES = 60  # of the loop, one a second


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the server; sizes are in bytes, times in seconds, null where unknown."""

    status: Literal["ok", "failing"]
    version: str = tabletown.__version__
    database: Literal["ok", "unreachable"]
    migrations: Literal["current", "outdated", "unknown"] = "unknown"
    storing: Literal["ok", "failing", "unknown"] = "unknown"
    clock: Literal["ok", "jumped", "unknown"] = "unknown"
    disk_free: int | None = None
    loop_lag: float = 0.0
    backup_age: float | None = None


class LoopLag:
    """How late the event loop was at most in the last minute."""

    def __init__(
        self,
        monotonic: Callable[[], float],
        report: Callable[[float], None],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._monotonic = monotonic
        self._report = report
        self._sleep = sleep
        self._measured: deque[float] = deque(maxlen=_MEASURES)

    @property
    def seconds(self) -> float:
        """The longest delay in the last minute."""
        return max(self._measured, default=0.0)

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            start = self._monotonic()
            await self._sleep(1.0)
            self._measured.append(max(0.0, self._monotonic() - start - 1.0))
            self._report(self.seconds)


class HealthMonitor:
    """Examines a server, at most once in two seconds."""

    def __init__(
        self,
        database: Database,
        cleaner: Cleaner,
        lag: LoopLag,
        now: Callable[[], float],
        monotonic: Callable[[], float],
    ) -> None:
        self._database = database
        self._facts = Facts(database)
        self._cleaner = cleaner
        self._lag = lag
        self._now = now
        self._monotonic = monotonic
        self._lock = asyncio.Lock()
        self._found: tuple[float, Health] | None = None

    async def examine(self) -> Health:
        """Return the state of the server."""
        async with self._lock:
            if self._found is None or self._monotonic() - self._found[0] >= _FRESH:
                health = await self._examine()
                self._found = (self._monotonic(), health)
            return self._found[1]

    async def _examine(self) -> Health:
        lag, free = round(self._lag.seconds, 3), self.disk_free()
        try:
            async with asyncio.timeout(_PATIENCE), self._database.engine.connect() as connection:
                found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one_or_none()
            if found != _newest():
                return Health(status="failing", database="ok", migrations="outdated", loop_lag=lag, disk_free=free)
            async with asyncio.timeout(_PATIENCE):
                backup, jump = await self._facts.get(BACKUP), await self._cleaner.jump()
        except (SQLAlchemyError, OSError, TimeoutError, UnavailableError):
            return Health(status="failing", database="unreachable", loop_lag=lag, disk_free=free)
        storing = await self._can_store()
        return Health(
            status="ok" if storing else "failing",
            database="ok",
            migrations="current",
            storing="ok" if storing else "failing",
            clock="jumped" if jump > PLAUSIBLE else "ok",
            disk_free=free,
            loop_lag=lag,
            backup_age=None if backup is None else max(0.0, round(self._now() - backup)),
        )

    async def _can_store(self) -> bool:
        """Return whether a row can be written."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._facts.put(PROBE, self._now())
        except (SQLAlchemyError, OSError, TimeoutError, UnavailableError):
            return False
        return True

    def disk_free(self) -> int | None:
        """Return the bytes left on the disk of a SQLite file."""
        if self._database.postgresql:
            return None
        try:
            return shutil.disk_usage(Path(str(self._database.engine.url.database)).parent).free
        except OSError:
            return None


@cache
def _newest() -> str:
    return revisions()[0]
