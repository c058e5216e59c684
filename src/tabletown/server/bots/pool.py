"""The process pool in which bots think.

A job lost with its process is done again by a new one; one lost with the whole server is found by the sweep, since the
database knows which bot decisions are pending. Doing a job twice is harmless: only one step can have its number.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from tabletown.bots import bot
from tabletown.bots.levels import SECONDS
from tabletown.bots.tree_reuse import Memory
from tabletown.core.registry import game
from tabletown.core.views import View
from tabletown.server.bots.queue import FairQueue, Rank
from tabletown.server.tasks import end
from tabletown.table.hint import SECONDS as HINT_SECONDS
from tabletown.table.hint import Hint, hint

if TYPE_CHECKING:
    from tabletown.server.tables.session import TableSession


class _Job(Protocol):
    """Work for a process on behalf of a table."""

    @property
    def table(self) -> str: ...


Job = TypeVar("Job", bound=_Job)
Made = TypeVar("Made")
_ATTEMPTS = 3
_NICE, _IDLE = 10, 19  # niceness of bot processes, and of those that get the time others leave
_HURRY = 8
_log = logging.getLogger(__name__)


class BotJob(msgspec.Struct, frozen=True):
    """A decision for a bot to make."""

    table: str
    seat: int
    mark: tuple[int, int]
    game: str
    bot: str
    view: View
    legal: list[int]
    seed: int
    person: str = ""  # on whose account the bot thinks
    rank: Rank = Rank.MOVE

    @classmethod
    def of(cls, session: TableSession, seat: int, bot: str, seed: int) -> BotJob:
        """Return the present decision of a seat, with all that a bot may know about it."""
        return cls(
            person=session.config.owner,
            rank=Rank.MOVE if session.has_people else Rank.UNWATCHED,
            table=session.id,
            seat=seat,
            mark=session.decision(seat),
            game=session.config.game,
            bot=bot,
            view=session.table.view(seat),
            legal=session.table.legal(seat),
            seed=seed,
        )

    @property
    def key(self) -> tuple[str, int, tuple[int, int]]:
        """The identity of the decision."""
        return self.table, self.seat, self.mark


_memories: OrderedDict[tuple[str, int], Memory] = OrderedDict()  # of the seats that this process last thought for
_REMEMBERED = 4  # a tree takes up to some ten megabytes


def think(job: BotJob) -> int:
    """Return the bot's action, reusing this process's search from earlier in the turn."""
    memory = _memories.pop((job.table, job.seat), None) or Memory()
    _memories[job.table, job.seat] = memory
    if len(_memories) > _REMEMBERED:
        _memories.popitem(last=False)
    return bot(job.bot, memory=memory).choose(game(job.game), job.view, job.legal, random.Random(job.seed))


def hint_seconds(job: BotJob) -> float:
    """Return for how long a hint may be thought about."""
    return float(job.bot.removesuffix("s")) if job.bot else HINT_SECONDS


def make_hint(job: BotJob) -> Hint:
    """Return the master's choice for the seat of the job."""
    return hint(game(job.game), job.view, job.legal, random.Random(job.seed), seconds=hint_seconds(job))


def hurried(spec: str) -> str:
    """Return a bot that searches an eighth as long; others are fast already."""
    seconds = SECONDS.get(spec)
    if seconds is None and spec.startswith("mcts:") and spec.endswith("s"):
        seconds = float(spec[5:-1])
    return spec if seconds is None else f"mcts:{seconds / _HURRY:.4f}s"


def processes(count: int, *, idle: bool = False) -> Callable[[], Executor]:
    """Return a maker of pools of at most `count` processes, which get what time others leave if they are `idle`.

    They are spawned, since a fork would inherit other threads' locks, and only when there is work for one more.
    """
    context = get_context("spawn")
    return lambda: ProcessPoolExecutor(count, mp_context=context, initializer=_initialize, initargs=(idle,))


def _initialize(idle: bool) -> None:
    """Give way to requests of people, and exit when the parent process is killed."""
    if hasattr(os, "nice"):
        os.nice(_IDLE if idle else _NICE)
    if idle and hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):  # some sandboxes do not allow it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


MakeHint = Callable[[BotJob], Awaitable[Hint]]
Finish = Callable[[BotJob, int], Awaitable[None]]


class BotPool:
    """Jobs in progress, at most one for each decision."""

    def __init__(self, make_pool: Callable[[], Executor], slots: int, monotonic: Callable[[], float]) -> None:
        self.queue = FairQueue(slots, monotonic)
        self._make_pool = make_pool
        self._pool: Executor | None = None
        self._tasks: dict[tuple[str, int, tuple[int, int]], asyncio.Task[None]] = {}

    def submit(self, job: BotJob, finish: Finish) -> None:
        """Let the bot think, then call `finish` with its choice."""
        if job.key not in self._tasks:
            task = asyncio.create_task(self._decide(job, finish))
            self._tasks[job.key] = task
            task.add_done_callback(lambda _: self._tasks.pop(job.key, None))

    async def settle(self) -> None:
        """Wait until no job is in progress."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop; jobs in progress are found again at the next start."""
        await end(self._tasks.values())
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _decide(self, job: BotJob, finish: Finish) -> None:
        try:
            await finish(job, await self.run(think, job))
        except Exception:  # the sweep tries again; other tables must not suffer
            _log.exception("bot %s failed at table %s", job.bot, job.table, extra={"table": job.table})

    async def hint(self, job: BotJob) -> Hint:
        """Return the master's choice for the seat of the job."""
        return await self.run(make_hint, job)

    async def run(self, task: Callable[[BotJob], Made], job: BotJob) -> Made:
        """Run a task on a job in another process, when it is its turn, and return the result."""
        async with self.queue.turn(job.person, job.rank):
            if self.queue.must_hurry(job.person):
                job = msgspec.structs.replace(job, bot=hurried(job.bot))
            return await self._run(task, job)

    async def work(self, person: str, rank: Rank, task: Callable[[Job], Made], job: Job) -> Made:
        """Run another task than a bot's in a process, when it is its turn."""
        async with self.queue.turn(person, rank):
            return await self._run(task, job)

    async def _run(self, task: Callable[[Job], Made], job: Job) -> Made:
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
