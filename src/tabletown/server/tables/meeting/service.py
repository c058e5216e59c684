"""Play now: people who wait for the same game sit down together; the lobby tells who waits."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncGenerator, Callable, Sequence
from typing import Literal

import msgspec

from tabletown.bots.levels import LEVELS
from tabletown.core.game import Game
from tabletown.core.registry import game as rules_of
from tabletown.server.errors import ForbiddenError, LimitError, ServerError, UnavailableError
from tabletown.server.live.streams import HEARTBEAT, QUIET, EventBus
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event, Holder, person
from tabletown.server.tables.meeting.queue import Kind, QueueStore, Seeker, groups
from tabletown.server.tables.service import TableService, new_table_id
from tabletown.server.tables.session import TableSession
from tabletown.server.users.accounts import Identity
from tabletown.server.users.conduct import Conduct
from tabletown.table import Bank, Unlimited

LOBBY = "lobby"  # the channel for changes of open tables and of the queue
CLOCK = Bank(1800, 20)  # where people play with people whom they do not know
_ALIVE = 60.0  # seconds after which a stream of a process that died is no longer counted
_ABANDONED = 10.0  # seconds after which a table that was promised and not opened is given up
_RETRY = 1.0  # seconds between two attempts to reach the database
_BOT = f"level:{sorted(LEVELS)[min(1, len(LEVELS) - 1)]}"
_log = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True):
    """News for a waiting person: how many wait, a table that was found, another page that waits instead, or nothing."""

    kind: Literal["waiting", "found", "elsewhere", "quiet"]
    count: int = 0
    table: str = ""


def seat_counts(rules: Game) -> list[int]:
    """Return the numbers of seats with which people can play a game against each other."""
    return sorted({seats for counts in rules.modes.values() for seats in counts if seats > 1})


def check_kind(kind: Kind) -> Game:
    """Return the game that people wait for; raise ServerError if it has no such number of seats."""
    rules = rules_of(kind.game)
    if kind.seats not in seat_counts(rules):
        raise ServerError("server-now-seats", game=kind.game, seats=kind.seats)
    return rules


class Meeting:
    """The people who want to play now; each is counted while the stream of the waiting page is open."""

    def __init__(
        self, store: QueueStore, tables: TableService, bus: EventBus, conduct: Conduct, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._tables = tables
        self._bus = bus
        self._conduct = conduct
        self._now = now
        self._streams: set[str] = set()  # of this process
        self._leaving: set[asyncio.Task[None]] = set()

    # The queue.

    async def check(self, identity: Identity, kind: Kind) -> None:
        """Raise an error if a user cannot wait for this."""
        check_kind(kind)
        await self._conduct.check_entry(identity)
        if kind.rated and not identity.account:
            raise ForbiddenError("server-rated-accounts")

    async def wait(self, identity: Identity, kind: Kind, bots: bool) -> AsyncGenerator[News, None]:
        """Yield the news for a waiting person, who leaves the queue when the generator is closed."""
        stream = secrets.token_hex(8)
        self._streams.add(stream)
        try:
            async with self._bus.subscribe(LOBBY) as subscription:
                await self._store.enter(identity.id, kind, stream, bots, self._now())
                await self.match(kind)
                self._bus.publish(LOBBY)
                told = 0
                message: bytes | None = QUIET
                while message is not None:
                    try:
                        place = await self._store.look(identity.id, stream, self._now() - _ALIVE)
                    except UnavailableError:
                        yield News("quiet")
                        message = await subscription.next(_RETRY)
                        continue
                    if place is None:
                        yield News("elsewhere")
                        return
                    if place.table is not None:
                        yield News("found", place.count, place.table)
                        return
                    if place.count != told or message == QUIET:
                        yield News("quiet" if place.count == told else "waiting", place.count)
                    told = place.count
                    message = await subscription.next(HEARTBEAT)
        finally:  # a closed connection cancels this task, so that another one has to do it
            self._streams.discard(stream)
            task = asyncio.create_task(self._leave(identity.id, stream))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _leave(self, user: str, stream: str) -> None:
        try:
            await self._store.leave(user, stream)
            self._bus.publish(LOBBY)
        except UnavailableError:
            _log.warning("somebody who has left the queue is forgotten later: the database is not available")

    async def close(self) -> None:
        """Wait until those who are leaving have left."""
        await asyncio.gather(*self._leaving)

    # Matching.

    async def sweep(self) -> None:
        """Seat all who can be, since some have waited long enough for bots; forget those whom a dead process has left."""
        if self._streams:
            await self._store.see(list(self._streams), self._now())
        await self._store.forget(self._now() - _ALIVE)
        for kind in await self.counts():
            await self.match(kind)

    async def match(self, kind: Kind) -> None:
        """Seat those who wait for the same; who was banned meanwhile leaves the queue."""
        now = self._now()
        waiting = []
        for each in await self._store.waiting(kind, now - _ALIVE, now - _ABANDONED):
            try:
                await self.check(each.identity, kind)
                waiting.append(each)
            except ForbiddenError:
                await self._store.leave(each.identity.id, each.stream)
        blocks = await self._store.blocks_among([each.identity.id for each in waiting])
        for group in groups(waiting, kind, now, blocks):
            await self._seat(kind, group)

    async def _seat(self, kind: Kind, group: Sequence[Seeker]) -> None:
        table, now = new_table_id(), self._now()
        if not await self._store.claim(group, table, now, now - _ABANDONED):
            return  # another process was faster
        try:
            await self._open(kind, [each.identity for each in group], table)
        except LimitError:
            await self._store.release(table)
        except BaseException:
            await self._store.release(table)
            raise
        self._bus.publish(LOBBY)

    async def _open(self, kind: Kind, people: Sequence[Identity], table: str) -> None:
        rules = check_kind(kind)
        held = [*(person(each) for each in people), *[Holder("bot", bot=_BOT)] * (kind.seats - len(people))]
        random.SystemRandom().shuffle(held)
        options = rules.options(**{**(rules.meta.quick_start or {}), "seats": kind.seats})
        clock = CLOCK if len(people) > 1 else Unlimited()
        await self._tables.open(people[0], rules, options, held, clock, undo_policy="own", rated=kind.rated, table=table)

    # The lobby.

    async def counts(self) -> dict[Kind, int]:
        """Return how many wait for what."""
        return await self._store.counts(self._now() - _ALIVE)

    def heard(self, session: TableSession, events: Sequence[Event]) -> None:
        """Tell the lobby that a public table was opened, has begun, has changed hands or is over."""
        if not session.config.private and (session.table.over or any(each.kind == kinds.SIT for each in events)):
            self._bus.publish(LOBBY)

    async def lobby(self) -> AsyncGenerator[bytes, None]:
        """Yield a message for each change of the lobby, and signs of life."""
        async with self._bus.subscribe(LOBBY) as subscription:
            yield QUIET
            while (message := await subscription.next(HEARTBEAT)) is not None:
                yield message
