"""The load of the bots in the last hours: how many processes think, and how many decisions wait."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import msgspec

from tabletown.server.bots.queue import FairQueue

HOURS = 6
BUCKETS = 72
_SECONDS = HOURS * 60 * 60 / BUCKETS


class LoadBucket(msgspec.Struct):
    """Some minutes: the mean share of busy processes, and the most decisions that waited."""

    number: int
    samples: int = 0
    busy: float = 0.0
    waiting: int = 0

    @property
    def share(self) -> float:
        """The mean share of busy processes."""
        return self.busy / self.samples if self.samples else 0.0


class BotLoad:
    """Samples the queue of this process's bots; with workers elsewhere it has nothing to tell."""

    def __init__(self, queue: FairQueue, slots: int, now: Callable[[], float]) -> None:
        self._queue = queue
        self._now = now
        self.slots = slots
        self._buckets: deque[LoadBucket] = deque(maxlen=BUCKETS)

    def sample(self) -> None:
        """Note the present load."""
        number = int(self._now() // _SECONDS)
        if not self._buckets or self._buckets[-1].number != number:
            self._buckets.append(LoadBucket(number))
        latest = self._buckets[-1]
        latest.samples += 1
        latest.busy += self.busy / max(1, self.slots)
        latest.waiting = max(latest.waiting, self.waiting)

    @property
    def busy(self) -> int:
        """The processes that think."""
        return self._queue.busy

    @property
    def waiting(self) -> int:
        """The decisions that wait for a process."""
        return self._queue.waiting

    def history(self) -> list[LoadBucket]:
        """Return the last hours, oldest first; times without a sample are idle."""
        known, last = {each.number: each for each in self._buckets}, int(self._now() // _SECONDS)
        return [known.get(number) or LoadBucket(number) for number in range(last - BUCKETS + 1, last + 1)]
