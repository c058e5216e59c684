"""Claims on bot decisions: with PostgreSQL any idle process may make them, a server or `tabletown worker`.

Pending decisions follow from the tables themselves, so none is lost with a process. A claim keeps others from the same job
while its worker lives; should two do one job after all, only one step can have its number.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from tabletown.core.errors import TabletownError
from tabletown.server.bots.hints import question
from tabletown.server.bots.pool import BotJob, BotPool, make_hint, think
from tabletown.server.bots.queue import FairQueue
from tabletown.server.bots.schedule import Scheduler, job
from tabletown.server.errors import UnavailableError
from tabletown.server.live.streams import EventBus
from tabletown.server.store.jobs import JobStore, WaitingTable
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.storage import TableStore
from tabletown.server.tasks import end

LEASE = 10.0  # seconds after which the job of a silent worker is free again
_POLL = 1.0  # seconds between two searches without messages
_PAUSE = 1.0  # seconds before the next attempt when the database is unavailable
_Key = TypeVar("_Key")
_log = logging.getLogger(__name__)


class ClaimingScheduler(Scheduler):
    """Claims decisions and hints for as many processes as there are, and no more: others may be idle."""

    def __init__(
        self,
        store: TableStore,
        moves: MoveService,
        now: Callable[[], float],
        pool: BotPool,
        jobs: JobStore,
        bus: EventBus,
        slots: int,
        lease: float = LEASE,
    ) -> None:
        super().__init__(store, moves, now)
        self.name = secrets.token_hex(8)
        self._pool = pool
        self._claims = jobs
        self._bus = bus
        self._slots = slots
        self._lease = lease
        self._jobs: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._hints: dict[str, asyncio.Task[None]] = {}
        # Tables whose bots other processes think for: their last step, and when to look again.
        self._passed: dict[str, tuple[float, float]] = {}

    async def run(self) -> None:
        """Claim and make decisions until cancelled."""
        renewing = asyncio.create_task(self._renew())
        try:
            while True:
                await self._search_safely()
        finally:
            renewing.cancel()
            await self._stop()

    async def _search_safely(self) -> None:
        self._bus.heard.clear()
        try:
            await self._search()
        except TabletownError as error:
            _log.warning("no jobs can be found: %s", error.message)
            await asyncio.sleep(_PAUSE)
        except Exception:
            _log.exception("the search for jobs failed")
            await asyncio.sleep(_PAUSE)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_POLL):
                await self._bus.heard.wait()

    @property
    def _is_busy(self) -> bool:
        return len(self._jobs) + len(self._hints) >= self._slots

    async def _search(self) -> None:
        if self._is_busy:
            return
        now = time.monotonic()
        self._passed = {table: passed for table, passed in self._passed.items() if passed[1] > now}
        waiting = in_order(await self._claims.waiting(), self._pool.queue)
        await self._claim_all([each for each in waiting if each.has_people])
        while not self._is_busy:
            found = await self._claims.next_hint(self.name, self._lease)
            if found is None:
                break
            self._start(self._hints, found[0], self._make_hint(*found))
        await self._claim_all([each for each in waiting if not each.has_people])

    async def _claim_all(self, waiting: list[WaitingTable]) -> None:
        for each in waiting:
            if self._is_busy:
                return
            if self._passed.get(each.table, (None, 0))[0] != each.last:
                await self._claim(each.table, each.last)

    async def _claim(self, table: str, last: int) -> None:
        try:
            session = await self._moves.load(table)
        except TabletownError as error:
            if not isinstance(error, UnavailableError):
                _log.error("table %s cannot continue: %s", table, error.message, extra={"table": table})
                self._passed[table] = (last, time.monotonic() + 6 * self._lease)
            return
        # All jobs together, since the session may change while claims are awaited.
        due = [job(session, seat) for seat in session.table.bots() if (table, seat) not in self._jobs]
        for each in due:
            if self._is_busy:
                return
            if await self._claims.claim(table, each.seat, sum(each.mark), self.name, self._lease):
                self._start(self._jobs, (table, each.seat), self._think(each))
        self._passed[table] = (last, time.monotonic() + self._lease / 4)

    # Jobs in progress.

    def _start(self, tasks: dict[_Key, asyncio.Task[None]], key: _Key, work: Coroutine[Any, Any, None]) -> None:
        def free(_: asyncio.Task[None]) -> None:
            tasks.pop(key, None)
            self._bus.heard.set()

        tasks[key] = asyncio.create_task(work)
        tasks[key].add_done_callback(free)

    async def _think(self, due: BotJob) -> None:
        try:
            action = await self._pool.run(think, due)
            while True:
                try:
                    return await self._decide(due, action)
                except UnavailableError:
                    await asyncio.sleep(_PAUSE)
        except Exception:  # the claim runs out, then any process tries again
            _log.exception("bot %s failed at table %s", due.bot, due.table, extra={"table": due.table})

    async def _make_hint(self, hint: str, table: str, seat: int, seconds: float) -> None:
        answer: dict[str, Any]
        try:
            due = question(await self._moves.load(table), seat, seconds)
            made = await self._pool.run(make_hint, due) if due.legal else None
            answer = {"hint": msgspec.to_builtins(made)}
        except Exception:  # the person who waits is told immediately
            _log.exception("a hint for table %s failed", table, extra={"table": table})
            answer = {"failed": True}
        try:
            await self._claims.answer(hint, answer)
            self._bus.publish(hint)
        except TabletownError as error:  # the claim runs out, then any process tries again
            _log.warning("a hint for table %s could not be answered: %s", table, error.message, extra={"table": table})

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self._lease / 4)
            if self._jobs or self._hints:
                try:
                    await self._claims.renew(self.name, list(self._jobs), list(self._hints), self._lease)
                except Exception as error:  # another worker may claim the job then
                    _log.warning("claims could not be renewed: %s", error)

    async def _stop(self) -> None:
        await end([*self._jobs.values(), *self._hints.values()])
        try:
            await self._claims.release(self.name)
        except TabletownError as error:  # they expire by themselves
            _log.warning("claims could not be released: %s", error.message)


def in_order(waiting: list[WaitingTable], queue: FairQueue) -> list[WaitingTable]:
    """Return the tables so that one person's do not hold up another's; those of one keep their order."""
    before: Counter[str] = Counter()
    keys: dict[str, tuple[float, ...]] = {}
    for each in waiting:
        running, used = queue.standing(each.owner)
        keys[each.table] = (running + before[each.owner], used)
        before[each.owner] += 1
    return sorted(waiting, key=lambda each: keys[each.table])
