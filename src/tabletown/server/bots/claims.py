"""With PostgreSQL any process with time takes up what bots owe: here, in other servers, in `tabletown worker`.

What is due follows from the tables themselves, so nothing is lost with a process. A claim keeps others from the same job as
long as its worker lives; should two do one job after all, only one step can have its number.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TypeVar

import msgspec

from tabletown.core.errors import TabletownError
from tabletown.server.bots.hints import question
from tabletown.server.bots.pool import Job, Work, advise, think
from tabletown.server.bots.schedule import job
from tabletown.server.errors import AwayError
from tabletown.server.live.streams import CHANGED, Live
from tabletown.server.store.jobs import JobStore
from tabletown.server.tables.service import Tables

LEASE = 10.0  # seconds after which the job of a worker that is silent is another's
_POLL = 1.0  # seconds between two looks without news
_PAUSE = 1.0  # seconds before the next attempt when the database is away
_Key = TypeVar("_Key")
_log = logging.getLogger(__name__)


class Seeker:
    """Seeks work for as many processes as there are, and no more: others may be free."""

    def __init__(self, tables: Tables, store: JobStore, live: Live, work: Work, slots: int, lease: float = LEASE) -> None:
        self.name = secrets.token_hex(8)
        self._tables = tables
        self._store = store
        self._live = live
        self._work = work
        self._slots = slots
        self._lease = lease
        self._jobs: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._hints: dict[str, asyncio.Task[None]] = {}
        self._passed: dict[
            str, tuple[float, float]
        ] = {}  # tables whose bots others think for: their state, when to look again

    async def run(self) -> None:
        """Seek until cancelled."""
        renewing = asyncio.create_task(self._renew())
        try:
            while True:
                await self._seek_safely()
        finally:
            renewing.cancel()
            await self._stop()

    async def _seek_safely(self) -> None:
        self._live.heard.clear()
        try:
            await self._seek()
        except TabletownError as error:
            _log.warning("no work can be found: %s", error.message)
            await asyncio.sleep(_PAUSE)
        except Exception:
            _log.exception("seeking work failed")
            await asyncio.sleep(_PAUSE)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._live.heard.wait(), _POLL)

    @property
    def _is_busy(self) -> bool:
        return len(self._jobs) + len(self._hints) >= self._slots

    async def _seek(self) -> None:
        # Somebody is waiting for a hint; bots have time.
        while not self._is_busy:
            found = await self._store.next_hint(self.name, self._lease)
            if found is None:
                break
            self._begin_hint(*found)
        waiting = await self._store.waiting() if not self._is_busy else []
        now = time.monotonic()
        self._passed = {table: passed for table, passed in self._passed.items() if passed[1] > now}
        for table, last in waiting:
            if self._is_busy:
                return
            if self._passed.get(table, (None, 0))[0] != last:
                await self._take_up(table, last)

    async def _take_up(self, table: str, last: int) -> None:
        try:
            live = await self._tables.stored(table)
        except TabletownError as error:
            if not isinstance(error, AwayError):
                _log.error("table %s cannot go on: %s", table, error.message, extra={"table": table})
                self._passed[table] = (last, time.monotonic() + 6 * self._lease)
            return
        # All at once: a table in memory goes on while the claims are made.
        due = [job(live, seat) for seat in live.table.bots() if (table, seat) not in self._jobs]
        for each in due:
            if self._is_busy:
                return
            if await self._store.claim(table, each.seat, sum(each.mark), self.name, self._lease):
                self._begin(each)
        self._passed[table] = (last, time.monotonic() + self._lease / 4)

    # Doing it.

    def _begin(self, due: Job) -> None:
        key = due.table, due.seat
        self._jobs[key] = task = asyncio.create_task(self._think(due))
        task.add_done_callback(lambda _: self._free(self._jobs, key))

    async def _think(self, due: Job) -> None:
        try:
            action = await self._work.run(think, due)
            while not await self._is_stored(due, action):
                await asyncio.sleep(_PAUSE)
        except Exception:  # the claim runs out, then it is tried again, here or elsewhere
            _log.exception("bot %s failed at table %s", due.bot, due.table, extra={"table": due.table})

    async def _is_stored(self, due: Job, action: int) -> bool:
        try:
            await self._tables.thinking.decided(due, action)
        except AwayError:
            return False
        return True

    def _free(self, tasks: dict[_Key, asyncio.Task[None]], key: _Key) -> None:
        tasks.pop(key, None)
        self._live.heard.set()

    def _begin_hint(self, hint: str, table: str, seat: int) -> None:
        self._hints[hint] = task = asyncio.create_task(self._advise(hint, table, seat))
        task.add_done_callback(lambda _: self._free(self._hints, hint))

    async def _advise(self, hint: str, table: str, seat: int) -> None:
        try:
            due = question(await self._tables.stored(table), seat)
            made = await self._work.run(advise, due) if due.legal else None
            await self._store.answer(hint, {"hint": msgspec.to_builtins(made)})
            self._live.publish(hint, CHANGED)
        except Exception:
            _log.exception("a hint for table %s failed", table, extra={"table": table})

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self._lease / 4)
            if self._jobs or self._hints:
                try:
                    await self._store.renew(self.name, list(self._jobs), list(self._hints), self._lease)
                except Exception as error:  # others may take it up then
                    _log.warning("claims could not be renewed: %s", error)

    async def _stop(self) -> None:
        tasks = [*self._jobs.values(), *self._hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self._store.release(self.name)
        except TabletownError as error:  # they run out by themselves
            _log.warning("claims could not be released: %s", error.message)
