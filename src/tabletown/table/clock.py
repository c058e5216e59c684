"""Clocks: unlimited, a fixed time per move, or a bank with an increment per move.

A move ends when its seat can no longer undo it. Seats that decide simultaneously each have their own clock running.
The clock only reports a fallen flag; the front end decides what follows.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec


class Unlimited(msgspec.Struct, frozen=True, tag_field="kind", tag="unlimited"):
    """No limit."""


class PerMove(msgspec.Struct, frozen=True, tag_field="kind", tag="per_move"):
    """The same time for every move; unused time is lost."""

    seconds: float


class Bank(msgspec.Struct, frozen=True, tag_field="kind", tag="bank"):
    """A time for the whole match, with an increment after each move."""

    seconds: float
    increment: float = 0.0


Timing = Unlimited | PerMove | Bank


class Clock:
    """The clocks of all seats; `left` restores stored times."""

    def __init__(
        self,
        timing: Timing,
        seats: int,
        now: Callable[[], float] = time.monotonic,
        left: Sequence[float] | None = None,
    ) -> None:
        self.timing = timing
        self._now = now
        start = 0.0 if isinstance(timing, Unlimited) else timing.seconds
        self._left = [start] * seats if left is None else list(left)
        self._since: list[float | None] = [None] * seats

    def run(self, seats: int) -> None:
        """Run the clocks of the seats in this bit set and stop all others."""
        for seat in range(len(self._left)):
            if (seats >> seat) & 1:
                if self._since[seat] is None:
                    self._since[seat] = self._now()
            else:
                self._book(seat)
                self._since[seat] = None

    def finish(self, seat: int) -> None:
        """End a seat's move, which adds no time once its flag has fallen."""
        self._book(seat)
        if self._left[seat] > 0:
            if isinstance(self.timing, PerMove):
                self._left[seat] = self.timing.seconds
            elif isinstance(self.timing, Bank):
                self._left[seat] += self.timing.increment

    def left(self, seat: int) -> float | None:
        """Return the seconds left to a seat, 0 when its flag has fallen, None without limit."""
        if isinstance(self.timing, Unlimited):
            return None
        self._book(seat)
        return self._left[seat]

    def flagged(self, seat: int) -> bool:
        """Return whether a seat's time has run out."""
        return self.left(seat) == 0

    def grant(self, seat: int, seconds: float) -> None:
        """Give a seat more time, which also resets a fallen flag."""
        self._book(seat)
        self._left[seat] += seconds

    def _book(self, seat: int) -> None:
        since = self._since[seat]
        if since is not None:
            now = self._now()
            self._left[seat] = max(0.0, self._left[seat] - (now - since))
            self._since[seat] = now
