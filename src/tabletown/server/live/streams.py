"""Live news: who looks at a table is told as soon as something changes, in whichever process it changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from tabletown.server.store import Database

CHANGED, SAID, WATCHED, QUIET = b"changed", b"said", b"watched", b"quiet"
HEARTBEAT = 20.0  # seconds after which a silent feed shows that it is alive
_BACKLOG = 64  # news that a slow reader has not fetched; more of the same would tell it nothing new
_log = logging.getLogger(__name__)


class Feed:
    """The news that one viewer of a table has not heard yet."""

    def __init__(self, news: AsyncGenerator[bytes, None], end: asyncio.Event) -> None:
        self._news = news
        self._end = end
        self._next: asyncio.Task[bytes | None] | None = None

    async def next(self, patience: float = HEARTBEAT) -> bytes | None:
        """The next news, QUIET if there is none for a while, None at the end."""
        if self._next is None:
            self._next = asyncio.create_task(self._fetch())
        end = asyncio.create_task(self._end.wait())
        # Not cancelled at the end of the time: that would end the feed.
        await asyncio.wait({self._next, end}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        end.cancel()
        if self._end.is_set():
            return None
        if not self._next.done():
            return QUIET
        found, self._next = self._next.result(), None
        return found

    async def _fetch(self) -> bytes | None:
        return await anext(self._news, None)

    async def close(self) -> None:
        """Listen no more."""
        if self._next is not None:
            self._next.cancel()
            await asyncio.gather(self._next, return_exceptions=True)
        await self._news.aclose()


class Live:
    """Channels of all tables: in memory with SQLite, by LISTEN and NOTIFY with PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.heard = asyncio.Event()  # something is new anywhere, with PostgreSQL; whoever waits for it clears it
        self.channels = ChannelsPlugin(
            _backend(database, self.heard.set),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=_BACKLOG,
            subscriber_backlog_strategy="dropleft",
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._end = asyncio.Event()

    def end(self) -> None:
        """End all feeds: the server is about to stop, and browsers connect again by themselves."""
        self._end.set()

    def publish(self, table: str, news: bytes = CHANGED) -> None:
        """Tell everybody at a table that something is new; who did it does not wait for that."""
        task = asyncio.create_task(self._publish(table, news))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _publish(self, table: str, news: bytes) -> None:
        try:
            await self.channels.wait_published(news, _channel(table))
        except Exception:  # it is stored; whoever looks again sees it
            _log.exception("news of table %s were lost", table, extra={"table": table})

    @asynccontextmanager
    async def subscribe(self, table: str) -> AsyncIterator[Feed]:
        """The news of a table from now on."""
        async with self.channels.start_subscription(_channel(table)) as subscriber:
            feed = Feed(subscriber.iter_events(), self._end)
            try:
                yield feed
            finally:
                await feed.close()

    async def close(self) -> None:
        """Wait for the last news to be told."""
        await asyncio.gather(*self._tasks)


def _backend(database: Database, heard: Callable[[], None]) -> ChannelsBackend:
    if database.postgresql:
        from tabletown.server.live.pg_notify import Notices

        return Notices(database.dsn, CHANGED, heard)
    return MemoryChannelsBackend()


def _channel(table: str) -> str:
    return f"table_{table}"
