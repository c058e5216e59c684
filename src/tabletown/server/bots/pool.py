"""Bots think here: in processes of their own, so that nobody waits for them.

A job that is lost with its process is done again by a new one; what is lost with the whole server is found by the sweeper,
since the database tells which bots owe a decision. Doing a job twice is harmless: only one step can have its number.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, TypeVar

import msgspec

from tabletown.bots import bot
from tabletown.bots.tree_reuse import Memory
from tabletown.core.registry import game
from tabletown.core.views import View
from tabletown.table.hint import Hint, hint

if TYPE_CHECKING:
    from tabletown.server.tables.session import LiveTable

Made = TypeVar("Made")
_ATTEMPTS = 3
_NICE = 10  # how far the processes that think stand back
_log = logging.getLogger(__name__)


class Job(msgspec.Struct, frozen=True):
    """A decision that a bot has to make."""

    table: str
    seat: int
    mark: tuple[int, int]
    game: str
    bot: str
    view: View
    legal: list[int]
    seed: int

    @classmethod
    def of(cls, live: LiveTable, seat: int, bot: str, seed: int) -> Job:
        """What a seat has to decide now, with all that a bot may know of it."""
        return cls(
            table=live.id,
            seat=seat,
            mark=live.decision(seat),
            game=live.terms.game,
            bot=bot,
            view=live.table.view(seat),
            legal=live.table.legal(seat),
            seed=seed,
        )

    @property
    def key(self) -> tuple[str, int, tuple[int, int]]:
        """What makes it this decision and no other."""
        return self.table, self.seat, self.mark


_memories: OrderedDict[tuple[str, int], Memory] = OrderedDict()  # of the seats that this process thought for last
_REMEMBERED = 4  # a tree takes up to some ten megabytes


def think(job: Job) -> int:
    """The action that the bot chooses; in the same turn it goes on with what this process found before."""
    memory = _memories.pop((job.table, job.seat), None) or Memory()
    _memories[job.table, job.seat] = memory
    if len(_memories) > _REMEMBERED:
        _memories.popitem(last=False)
    return bot(job.bot, memory=memory).choose(game(job.game), job.view, job.legal, random.Random(job.seed))


def advise(job: Job) -> Hint:
    """What the master would do in the place of the job's seat."""
    return hint(game(job.game), job.view, job.legal, random.Random(job.seed))


def processes(count: int) -> Callable[[], Executor]:
    """Makes pools of so many processes; each starts afresh, since a fork would inherit locks held by other threads."""
    return lambda: ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=settle_in)


def settle_in() -> None:
    """Let people's requests go before the thinking, and end when the process that made this one has been killed."""
    if hasattr(os, "nice"):
        os.nice(_NICE)

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


Ask = Callable[[Job], Awaitable[Hint]]
Finish = Callable[[Job, int], Awaitable[None]]


class Work:
    """Jobs under way, at most one for each decision."""

    def __init__(self, make_pool: Callable[[], Executor]) -> None:
        self._make_pool = make_pool
        self._pool: Executor | None = None
        self._tasks: dict[tuple[str, int, tuple[int, int]], asyncio.Task[None]] = {}

    def take(self, job: Job, finish: Finish) -> None:
        """Let the bot think, then tell what it chose."""
        if job.key not in self._tasks:
            task = asyncio.create_task(self._carry_out(job, finish))
            self._tasks[job.key] = task
            task.add_done_callback(lambda _: self._tasks.pop(job.key, None))

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop; what is under way is found again at the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _carry_out(self, job: Job, finish: Finish) -> None:
        try:
            await finish(job, await self._think(job))
        except Exception:  # the sweeper comes back to it; other tables must not suffer
            _log.exception("bot %s failed at table %s", job.bot, job.table, extra={"table": job.table})

    async def _think(self, job: Job) -> int:
        return await self.run(think, job)

    async def advise(self, job: Job) -> Hint:
        """What the master would do in the place of the job's seat."""
        return await self.run(advise, job)

    async def run(self, task: Callable[[Job], Made], job: Job) -> Made:
        """What a task makes of a job, in a process of its own."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, _ATTEMPTS + 1):
            if self._pool is None:
                self._pool = self._make_pool()
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, task, job)
            except BrokenExecutor:
                _log.warning(
                    "a bot process was lost, attempt %s at table %s", attempt, job.table, extra={"table": job.table}
                )
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise BrokenExecutor(f"lost {_ATTEMPTS} times")
