"""The event bus: viewers of a table learn of every change, in whichever process it happened."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

CHANGED, SAID, WATCHED, QUIET = b"changed", b"said", b"watched", b"quiet"
HEARTBEAT = 20.0  # seconds after which a silent subscription gives a sign of life
_SOON = 1.0  # seconds in which messages of the same kind become one
_BACKLOG = 64  # messages that a slow reader has not fetched; more of them would say nothing new
_log = logging.getLogger(__name__)


class Subscription:
    """The pending messages of one subscriber."""

    def __init__(self, messages: AsyncGenerator[bytes, None], end: asyncio.Event) -> None:
        self._messages = messages
        self._end = end
        self._next: asyncio.Task[bytes | None] | None = None

    async def next(self, patience: float = HEARTBEAT) -> bytes | None:
        """Return the next message, QUIET if there is none for a while, None at the end."""
        if self._next is None:
            self._next = asyncio.create_task(self._fetch())
        end = asyncio.create_task(self._end.wait())
        # Not cancelled on timeout: that would end the subscription.
        await asyncio.wait({self._next, end}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        end.cancel()
        if self._end.is_set():
            return None
        if not self._next.done():
            return QUIET
        found, self._next = self._next.result(), None
        return found

    async def _fetch(self) -> bytes | None:
        return await anext(self._messages, None)

    async def close(self) -> None:
        """Unsubscribe."""
        if self._next is not None:
            self._next.cancel()
            await asyncio.gather(self._next, return_exceptions=True)
        await self._messages.aclose()


class EventBus:
    """Channels of all tables: in memory, or over LISTEN and NOTIFY of the PostgreSQL at `dsn`."""

    def __init__(self, dsn: str | None) -> None:
        self.heard = asyncio.Event()  # set on any message, with PostgreSQL; a waiting task clears it
        if dsn is None:
            backend: ChannelsBackend = MemoryChannelsBackend()
        else:
            from tabletown.server.live.pg_notify import NotifyBackend

            backend = NotifyBackend(dsn, CHANGED, self.heard.set)
        self.channels = ChannelsPlugin(
            backend,
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=_BACKLOG,
            subscriber_backlog_strategy="dropleft",
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._soon: dict[tuple[str, bytes], asyncio.TimerHandle] = {}
        self._end = asyncio.Event()

    def end(self) -> None:
        """End all subscriptions before the server stops; browsers reconnect by themselves."""
        self._end.set()

    def publish(self, table: str, message: bytes = CHANGED) -> None:
        """Send a message to all subscribers of a table, without waiting."""
        task = asyncio.create_task(self._publish(table, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def publish_soon(self, table: str, message: bytes) -> None:
        """Send a message in a moment; until then, more of the same are one."""
        key = (table, message)
        if key not in self._soon:
            self._soon[key] = asyncio.get_running_loop().call_later(_SOON, self._publish_now, key)

    def _publish_now(self, key: tuple[str, bytes]) -> None:
        del self._soon[key]
        self.publish(*key)

    async def _publish(self, table: str, message: bytes) -> None:
        try:
            await self.channels.wait_published(message, _channel(table))
        except Exception:  # the change is stored; viewers see it when they look again
            _log.exception("a message of table %s was lost", table, extra={"table": table})

    @asynccontextmanager
    async def subscribe(self, table: str) -> AsyncIterator[Subscription]:
        """Subscribe to a table from now on."""
        async with self.channels.start_subscription(_channel(table)) as subscriber:
            subscription = Subscription(subscriber.iter_events(), self._end)
            try:
                yield subscription
            finally:
                await subscription.close()

    async def close(self) -> None:
        """Wait until the last messages are sent."""
        for timer in self._soon.values():
            timer.cancel()
        await asyncio.gather(*self._tasks)


def _channel(table: str) -> str:
    return f"table_{table}"
