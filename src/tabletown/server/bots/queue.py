"""Turns to think: people who wait come first, hints after moves, and one person's tables do not hold up another's."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum

import msgspec

CAPACITY = 120.0  # seconds of thinking that a person may use at once
REFILL = 0.5  # of them, how many come back in a second
_CONTEST = 60.0  # seconds for which a person's wish to think counts against others
_MANY = 1000  # people after which those at rest are forgotten


class Rank(IntEnum):
    """Why a bot thinks; a lower rank goes first."""

    MOVE = 0  # people wait for it
    HINT = 1
    ANALYSIS = 2  # a slice of it; this and the last one have a queue of their own
    UNWATCHED = 3  # a match that all people have left
    REVIEW = 4  # of a match that is over


class Budget:
    """The thinking time of each person; it may be overdrawn, and comes back with time."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._levels: dict[str, tuple[float, float]] = {}  # seconds left, and when

    def left(self, person: str) -> float:
        """Return the seconds that a person has left, less than 0 if overdrawn."""
        level, at = self._levels.get(person, (CAPACITY, 0.0))
        return min(CAPACITY, level + (self._monotonic() - at) * REFILL)

    def charge(self, person: str, seconds: float) -> None:
        """Count seconds of thinking."""
        self._levels[person] = (max(self.left(person) - seconds, -CAPACITY), self._monotonic())
        if len(self._levels) > _MANY:
            self._levels = {each: level for each, level in self._levels.items() if self.left(each) < CAPACITY}


class _Waiting(msgspec.Struct, eq=False):
    person: str
    rank: Rank
    number: int
    turn: asyncio.Future[None]


class FairQueue:
    """Lets as many jobs think as there are slots. Who has fewest of them, and most of the budget left, is next."""

    def __init__(self, slots: int, monotonic: Callable[[], float]) -> None:
        self._slots = slots
        self._monotonic = monotonic
        self._budget = Budget(monotonic)
        self._numbers = itertools.count()
        self._waiting: list[_Waiting] = []
        self._running: Counter[str] = Counter()
        self._asked: dict[str, float] = {}

    @asynccontextmanager
    async def turn(self, person: str, rank: Rank) -> AsyncIterator[None]:
        """Wait for a turn, and hold it to the end of the block."""
        self._ask(person)
        mine = _Waiting(person, rank, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._admit()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if not mine.turn.cancelled():  # the turn was given meanwhile
                self._leave(person)
            raise
        start = self._monotonic()
        try:
            yield
        finally:
            self._budget.charge(person, self._monotonic() - start)
            self._leave(person)

    @property
    def busy(self) -> int:
        """How many jobs think."""
        return self._running.total()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return sum(not each.turn.cancelled() for each in self._waiting)

    def standing(self, person: str) -> tuple[int, float]:
        """Return how many jobs of a person think now, and how much of the budget is used."""
        return self._running[person], -self._budget.left(person)

    def must_hurry(self, person: str) -> bool:
        """Return whether a person has used up its budget while others want to think, too."""
        since = self._monotonic() - _CONTEST
        return self._budget.left(person) <= 0 and any(at > since for each, at in self._asked.items() if each != person)

    def _ask(self, person: str) -> None:
        now = self._monotonic()
        self._asked[person] = now
        if len(self._asked) > _MANY:
            self._asked = {each: at for each, at in self._asked.items() if at > now - _CONTEST}

    def _admit(self) -> None:
        self._waiting = [each for each in self._waiting if not each.turn.cancelled()]
        while self._waiting and self._running.total() < self._slots:
            following = min(self._waiting, key=lambda each: (each.rank, *self.standing(each.person), each.number))
            self._waiting.remove(following)
            self._running[following.person] += 1
            following.turn.set_result(None)

    def _leave(self, person: str) -> None:
        self._running[person] -= 1
        self._running += Counter()  # drops people without jobs
        self._admit()
