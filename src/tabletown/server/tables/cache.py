"""The cache of table sessions: each is locked while in use, and brought up to date with the database first if need be."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import islice

from tabletown.server.errors import NotFoundError
from tabletown.server.tables.session import TableSession
from tabletown.server.tables.storage import TableStore

# Half-way through a match a table takes 90 kB (Tiny Towns) to 430 kB (Sweet Lands), at the end twice as much: 240 MB in all
# where all games are played alike.
_KEPT = 1200


class _Held:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.session: TableSession | None = None
        self.users = 0


class SessionCache:
    """Recently used table sessions; a missing one is rebuilt from the database."""

    def __init__(self, store: TableStore, now: Callable[[], float], kept: int = _KEPT) -> None:
        self._store = store
        self._now = now
        self._kept = kept
        self._entries: OrderedDict[str, _Held] = OrderedDict()

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[TableSession]:
        """Lock a table and yield its session as stored; raise NotFoundError if there is none."""
        if not table.isalnum():  # some databases refuse to look for such names
            raise NotFoundError("server-no-table", table=table)
        entry = self._entries.setdefault(table, _Held())
        self._entries.move_to_end(table)
        entry.users += 1
        try:
            async with entry.lock:
                entry.session = await self._current(table, entry.session)
                yield entry.session
        finally:
            entry.users -= 1
            self._evict(table, entry)

    def current(self, table: str) -> TableSession | None:
        """Return the session of a table if nobody is changing it and it is known to be as stored, without waiting."""
        entry = self._entries.get(table)
        if entry is None or entry.session is None or entry.lock.locked():
            return None
        if not self._store.is_current(table, entry.session.count):
            return None
        self._entries.move_to_end(table)
        return entry.session

    def forget(self, table: str) -> None:
        """Rebuild the table next time, since memory may differ from the database."""
        if table in self._entries:
            self._entries[table].session = None

    async def _current(self, table: str, session: TableSession | None) -> TableSession:
        if session is None:
            config = await self._store.config(table)
            if config is None:
                raise NotFoundError("server-no-table", table=table)
            session = TableSession(config, self._now)
        if self._store.is_current(table, session.count):
            return session
        stored = await self._store.events(table, session.count)
        try:
            session.replay(stored)
        except BaseException:
            self.forget(table)
            raise
        return session

    def _evict(self, table: str, entry: _Held) -> None:
        if entry.session is None and not entry.users:  # also entries of tables that do not exist
            del self._entries[table]
        for name in list(islice(self._entries, max(0, len(self._entries) - self._kept))):
            if not self._entries[name].users:
                del self._entries[name]
