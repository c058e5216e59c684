"""The event bus: viewers of a table learn of every change, in whichever process it happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

CHANGED, SAID, WATCHED, QUIET = b"changed", b"said", b"watched", b"quiet"
HEARTBEAT = 20.0  # seconds after which a silent subscription gives a sign of life
_SOON = 1.0  # seconds in which messages of the same kind become one


class Subscription:
    """The pending messages of one subscriber; the same message twice says nothing new."""

    def __init__(self) -> None:
        self._pending: dict[bytes, None] = {}
        self._waiter: asyncio.Future[None] | None = None
        self._is_ended = False

    def put(self, message: bytes) -> None:
        """Add a message."""
        self._pending[message] = None
        self._wake()

    def end(self) -> None:
        """Let the subscriber go, whatever is pending."""
        self._is_ended = True
        self._wake()

    async def next(self, patience: float = HEARTBEAT) -> bytes | None:
        """Return the next message, QUIET if there is none for a while, None at the end."""
        if not self._pending and not self._is_ended:
            loop = asyncio.get_running_loop()
            self._waiter = loop.create_future()
            timer = loop.call_later(patience, self._wake)
            try:
                await self._waiter
            finally:
                timer.cancel()
                self._waiter = None
        if self._is_ended:
            return None
        for message in self._pending:
            del self._pending[message]
            return message
        return QUIET

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class EventBus:
    """Channels of all tables: in this process, and over LISTEN and NOTIFY of the PostgreSQL at `dsn`."""

    def __init__(self, dsn: str | None) -> None:
        self.heard = asyncio.Event()  # set on any message, with PostgreSQL; a waiting task clears it
        self._dsn = dsn
        self._others: Notifications | None = None
        self._subscribers: dict[str, set[Subscription]] = {}
        self._soon: dict[tuple[str, bytes], asyncio.TimerHandle] = {}
        self._is_ended = False

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Exchange messages with other processes until the end of the block."""
        if self._dsn is not None:
            from tabletown.server.live.pg_notify import NotifyConnection

            self._others = NotifyConnection(self._dsn, self._hear, self._look_again)
            await self._others.open()
        try:
            yield
        finally:
            self.close()
            if self._others is not None:
                await self._others.close()

    def end(self) -> None:
        """End all subscriptions before the server stops; browsers reconnect by themselves."""
        self._is_ended = True
        for subscription in self._all():
            subscription.end()

    def publish(self, table: str, message: bytes = CHANGED) -> None:
        """Send a message to all subscribers of a table, without waiting."""
        self._deliver(table, message)
        if self._others is not None:
            self.heard.set()
            self._others.send(table, message)

    def publish_soon(self, table: str, message: bytes) -> None:
        """Send a message in a moment; until then, more of the same are one."""
        key = (table, message)
        if key not in self._soon:
            self._soon[key] = asyncio.get_running_loop().call_later(_SOON, self._publish_now, key)

    def _publish_now(self, key: tuple[str, bytes]) -> None:
        del self._soon[key]
        self.publish(*key)

    @asynccontextmanager
    async def subscribe(self, table: str) -> AsyncIterator[Subscription]:
        """Subscribe to a table from now on."""
        subscription = Subscription()
        if self._is_ended:
            subscription.end()
        self._subscribers.setdefault(table, set()).add(subscription)
        try:
            yield subscription
        finally:
            self._subscribers[table].discard(subscription)
            if not self._subscribers[table]:
                del self._subscribers[table]

    def close(self) -> None:
        """Forget the messages for later."""
        for timer in self._soon.values():
            timer.cancel()

    def _hear(self, table: str, message: bytes) -> None:
        """Pass on a message from another process."""
        self._deliver(table, message)
        self.heard.set()

    def _look_again(self) -> None:
        """Let everybody look, since messages of other processes may be lost."""
        for subscription in self._all():
            subscription.put(CHANGED)
        self.heard.set()

    def _deliver(self, table: str, message: bytes) -> None:
        for subscription in self._subscribers.get(table, ()):
            subscription.put(message)

    def _all(self) -> list[Subscription]:
        return [each for subscribers in self._subscribers.values() for each in subscribers]


class Notifications(Protocol):
    """Messages to and from other processes."""

    async def open(self) -> None: ...
    def send(self, table: str, message: bytes) -> None: ...
    async def close(self) -> None: ...
