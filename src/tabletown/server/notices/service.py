"""Decides who is told what and when: once for each turn, to people who are not at the table, outside their quiet hours."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence

from tabletown.server.errors import RulesVersionError, UnavailableError
from tabletown.server.live.presence import Presence
from tabletown.server.notices.delivery import Postman
from tabletown.server.notices.model import ChannelStore, Notice, Outbox
from tabletown.server.notices.quiet import end_of_quiet
from tabletown.server.notices.turns import facts, is_slow, still_true
from tabletown.server.tables.events import Event
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.session import TableSession

_UNCONFIRMED = 30 * 24 * 60 * 60.0  # seconds after which an address that nobody has confirmed is forgotten
_CLEANING = 60 * 60.0  # seconds between two clean-ups
_log = logging.getLogger(__name__)


class Notices:
    """Tells people that it is their turn; `delay` are the seconds for which they must be away."""

    def __init__(
        self,
        store: ChannelStore,
        outbox: Outbox,
        moves: MoveService,
        postman: Postman,
        presence: Presence,
        now: Callable[[], float],
        delay: float,
        pause: float,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._moves = moves
        self._postman = postman
        self._presence = presence
        self._now = now
        self._delay = delay
        self._pause = pause
        self._news: dict[str, float] = {}  # tables, and since when
        self._cleaned = 0.0
        self._has_looked = False  # for what was left behind
        self._wake = asyncio.Event()

    def heard(self, session: TableSession, events: Sequence[Event]) -> None:
        """Remember a table at which something has changed."""
        if events and is_slow(session):
            self._news[session.id] = events[-1].at

    def wake(self) -> None:
        """Let the next round begin immediately."""
        self._wake.set()

    async def run(self) -> None:
        """Make rounds until cancelled."""
        while True:
            try:
                await self.sweep()
            except UnavailableError as error:
                _log.warning("notices wait: %s", error.message)
            except Exception:
                _log.exception("notices failed")
            try:
                await asyncio.wait_for(self._wake.wait(), self._pause)
            except TimeoutError:
                continue
            self._wake.clear()

    async def sweep(self) -> None:
        """Make a round: note what is new, see who is there, hand in what is due, and send."""
        await self._note()
        await self._see()
        await self._hand_in()
        await self._postman.send()
        if self._now() >= self._cleaned + _CLEANING:
            self._cleaned = self._now()
            await self._outbox.forget(self._now() - _UNCONFIRMED, self._now())

    async def _note(self) -> None:
        """Note what there is to tell about tables with news; the first time also what a stopped server has left."""
        news, self._news = self._news, {}
        try:
            if not self._has_looked:
                news = {**dict.fromkeys(await self._outbox.awaited_tables(), self._now()), **news}
            for table, at in news.items():
                await self._note_table(table, at)
            self._has_looked = True
        except BaseException:
            self._news = {**news, **self._news}
            raise

    async def _note_table(self, table: str, at: float) -> None:
        try:
            session = await self._moves.load(table)
        except RulesVersionError:
            return
        found = facts(session) if is_slow(session) else {}
        reached = await self._store.reached(list(found)) if found else set()
        new = []
        for user, (item, since) in found.items():
            if user in reached:
                began = at if since is None else since
                due = began if item.kind == "soon" else began + self._delay
                new.append(Notice(secrets.token_hex(8), user, item, began, due))
        if new:
            await self._outbox.add(new)

    async def _see(self) -> None:
        """Drop what was told by the table itself to those who came; who has it open is told later, after leaving."""
        arrivals = self._presence.arrivals()
        if arrivals:
            await self._outbox.visited(arrivals)
        now = self._now()
        near = await self._outbox.pending(now + self._delay / 2)
        here = [each.id for each in near if self._presence.is_here(each.user, each.item.table)]
        if here:
            await self._outbox.postpone(dict.fromkeys(here, now + self._delay))

    async def _hand_in(self) -> None:
        due: dict[str, list[Notice]] = {}
        for notice in await self._outbox.pending(self._now()):
            due.setdefault(notice.user, []).append(notice)
        for user, notices in due.items():
            await self._hand_in_for(user, notices)

    async def _hand_in_for(self, user: str, notices: Sequence[Notice]) -> None:
        now = self._now()
        over = end_of_quiet(await self._store.quiet_hours(user), now)
        if over > now:
            await self._outbox.postpone({each.id: over for each in notices})
            return
        channels = [each for each in await self._store.channels_of(user) if each.usable]
        current = [each for each in notices if await still_true(self._moves, user, each.item) is not None]
        if not channels:
            current = []
        stale = [each.id for each in notices if each not in current]
        if stale:
            await self._outbox.close(stale)
        if current:
            await self._outbox.hand_in(current, channels, now)
