"""Messages between processes over LISTEN and NOTIFY of PostgreSQL, with one connection that is renewed when lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels import ChannelsBackend

_NAME = "tabletown"
_BATCH = 100  # messages in one notification; PostgreSQL carries 8000 bytes in one
_PAUSE = 0.5  # seconds between two attempts to connect
_FAREWELL = 2.0  # seconds to send the last messages
_log = logging.getLogger(__name__)


class NotifyBackend(ChannelsBackend):
    """Delivers immediately within this process, and through the database to others.

    Messages published while the database is unavailable are sent when it is back. Those of other processes are lost
    meanwhile: subscribers then get `after_loss` and look again. `heard` is called for every message.
    """

    def __init__(self, dsn: str, after_loss: bytes, heard: Callable[[], None]) -> None:
        self._dsn = dsn
        self._after_loss = after_loss
        self._heard = heard
        self._channels: set[str] = set()
        self._outbox: dict[tuple[str, bytes], None] = {}  # the same message twice is sent once

    async def on_startup(self) -> None:
        """Connect. The server does not start until this succeeds."""
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._wake = asyncio.Event()
        self._empty = asyncio.Event()
        self._connection: Any = await self._connect()
        self._task = asyncio.create_task(self._run())

    async def on_shutdown(self) -> None:
        """Send the last messages and disconnect."""
        if self._outbox:
            self._empty.clear()
            self._wake.set()
            await asyncio.wait({asyncio.create_task(self._empty.wait())}, timeout=_FAREWELL)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if not self._connection.is_closed():
            await self._connection.close(timeout=_FAREWELL)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send to all processes, without waiting for the database."""
        for channel in channels:
            self._deliver(channel, data)
            self._outbox[channel, data] = None
        self._wake.set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Start passing on messages of these channels."""
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop passing on messages of these channels."""
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield messages as they arrive."""
        while True:
            yield await self._queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing, since no messages are kept."""
        return []

    def _deliver(self, channel: str, data: bytes) -> None:
        if channel in self._channels:
            self._queue.put_nowait((channel, data))
        self._heard()

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
            channel, _, data = line.partition(" ")
            self._deliver(channel, data.encode())

    async def _run(self) -> None:
        while True:
            try:
                if self._connection.is_closed():
                    self._connection = await self._connect()
                    _log.warning("the connection for messages is back")
                    for channel in self._channels:
                        self._deliver(channel, self._after_loss)
                await self._send()
                await self._wake.wait()
                self._wake.clear()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("the connection for messages is lost: %s", error)
                await asyncio.sleep(_PAUSE)

    async def _send(self) -> None:
        while self._outbox:
            batch = list(self._outbox)[:_BATCH]
            text = "\n".join(f"{channel} {data.decode()}" for channel, data in batch)
            await self._connection.execute("SELECT pg_notify($1, $2)", _NAME, text)
            for each in batch:
                self._outbox.pop(each, None)
        self._empty.set()
