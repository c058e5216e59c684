"""Messages between processes over LISTEN and NOTIFY of PostgreSQL, with one connection that is renewed when lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tabletown.server.tasks import end

_NAME = "tabletown"
_BATCH = 100  # messages in one notification; PostgreSQL carries 8000 bytes in one
_PAUSE = 0.5  # seconds between two attempts to connect
_FAREWELL = 2.0  # seconds to send the last messages
_log = logging.getLogger(__name__)


class NotifyConnection:
    """Sends messages through the database to other processes, and receives theirs.

    Messages sent while the database is unavailable follow when it is back. Those of other processes are lost meanwhile:
    `lost` is called then.
    """

    def __init__(self, dsn: str, heard: Callable[[str, bytes], None], lost: Callable[[], None]) -> None:
        self._dsn = dsn
        self._heard = heard
        self._lost = lost
        self._outbox: dict[tuple[str, bytes], None] = {}  # the same message twice is sent once

    async def open(self) -> None:
        """Connect. The server does not start until this succeeds."""
        self._wake = asyncio.Event()
        self._empty = asyncio.Event()
        self._connection: Any = await self._connect()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Send the last messages and disconnect."""
        if self._outbox:
            self._empty.clear()
            self._wake.set()
            await asyncio.wait({asyncio.create_task(self._empty.wait())}, timeout=_FAREWELL)
        await end([self._task])
        if not self._connection.is_closed():
            await self._connection.close(timeout=_FAREWELL)

    def send(self, table: str, message: bytes) -> None:
        """Send to all other processes, without waiting for the database."""
        self._outbox[table, message] = None
        self._wake.set()

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._dsn)
        # Messages need not be on the disk.
        await connection.execute("SET synchronous_commit = off")
        await connection.add_listener(_NAME, self._receive)
        connection.add_termination_listener(lambda _: self._wake.set())
        return connection

    def _receive(self, connection: Any, pid: int, _channel: str, payload: object) -> None:
        if pid == connection.get_server_pid():
            return  # delivered already
        for line in str(payload).splitlines():
            table, _, data = line.partition(" ")
            self._heard(table, data.encode())

    async def _run(self) -> None:
        while True:
            try:
                if self._connection.is_closed():
                    self._connection = await self._connect()
                    _log.warning("the connection for messages is back")
                    self._lost()
                await self._send()
                await self._wake.wait()
                self._wake.clear()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("the connection for messages is lost: %s", error)
                await asyncio.sleep(_PAUSE)

    async def _send(self) -> None:
        while self._outbox:
            batch = list(self._outbox)[:_BATCH]
            text = "\n".join(f"{table} {message.decode()}" for table, message in batch)
            await self._connection.execute("SELECT pg_notify($1, $2)", _NAME, text)
            for each in batch:
                self._outbox.pop(each, None)
        self._empty.set()
