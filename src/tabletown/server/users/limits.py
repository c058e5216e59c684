"""Rate limits."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable

from tabletown.server.errors import LimitError

_MANY = 10_000  # keys after which idle ones are dropped


class Limit:
    """At most `count` times in `seconds` for each key in this process; refusals do not count.

    Its clock is monotonic: a correction of the machine's time must not lock anybody out.
    """

    def __init__(self, count: int, seconds: float, monotonic: Callable[[], float]) -> None:
        self._count = count
        self._seconds = seconds
        self._monotonic = monotonic
        self._times: defaultdict[str, deque[float]] = defaultdict(deque)

    def check(self, key: str) -> None:
        """Count one use; raise LimitError if it is one too many."""
        now = self._monotonic()
        times = self._times[key]
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._count:
            raise LimitError("server-limit", seconds=max(1, round(times[0] + self._seconds - now)))
        times.append(now)
        if len(self._times) > _MANY:
            for each in [each for each, old in self._times.items() if not old or old[-1] <= now - self._seconds]:
                del self._times[each]
