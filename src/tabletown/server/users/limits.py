"""Limits: of uses in a time, and of streams at the same time."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable
from contextvars import ContextVar

from tabletown.server.errors import LimitError

ADDRESS: ContextVar[str] = ContextVar("address", default="")  # of the current request, for callers without an identity
_RETRY = 10  # seconds after which a place may be free
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


class Places:
    """At most `count` at the same time for each key in this process."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> Callable[[], None]:
        """Take a place and return what gives it back; raise LimitError if there is none."""
        if self._taken[key] >= self._count:
            raise LimitError("server-streams", most=self._count, seconds=_RETRY)
        self._taken[key] += 1
        return lambda: self._give_back(key)

    def _give_back(self, key: str) -> None:
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]


class StreamPlaces:
    """Places for event streams: each person has its own, and only strangers share those of their address."""

    def __init__(self, of_a_person: int = 40, of_an_address: int = 100) -> None:
        self._people = Places(of_a_person)
        self._addresses = Places(of_an_address)

    def take(self, user: str | None) -> Callable[[], None]:
        """Take a place for a stream and return what gives it back."""
        return self._addresses.take(ADDRESS.get()) if user is None else self._people.take(user)
