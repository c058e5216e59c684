"""Who has a table open: the streams of this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Presence:
    """The people with an open stream of a table, and when they came."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._open: Counter[tuple[str, str]] = Counter()
        self._arrivals: dict[tuple[str, str], float] = {}

    @contextmanager
    def enter(self, user: str | None, table: str) -> Iterator[None]:
        """Count a stream until the end of the block; strangers are not counted."""
        if user is None:
            yield
            return
        key = (user, table)
        self._open[key] += 1
        self._arrivals[key] = self._now()
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def is_here(self, user: str, table: str) -> bool:
        """Return whether a user has a table open."""
        return (user, table) in self._open

    def arrivals(self) -> dict[tuple[str, str], float]:
        """Return who has opened which table when, since the last call."""
        found, self._arrivals = self._arrivals, {}
        return found
