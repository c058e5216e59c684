"""Many matches of one game side by side, for learners: each stands at a decision of a seat, or starts anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from tabletown.core.chance import Rng
from tabletown.core.state import CHANCE, State


@final
class Matches:
    """Plays for the dealer, and for seats without a choice if `forced`; writes rows and masks into flat byte buffers.

    `rows` has `size` bytes a match and `masks` one byte an action; what is written there is meant for the seat in `seats`.
    """

    def __init__(
        self,
        start: State,
        encode: Callable[[Any, int], bytearray],
        seeds: list[int],
        forced: bool,
        rows: Any,
        masks: Any,
        size: int,
        actions: int,
    ) -> None:
        self.start: State = start
        self.encode: Callable[[Any, int], bytearray] = encode
        self.forced: bool = forced
        self.rows: Any = rows
        self.masks: Any = masks
        self.size: int = size
        self.actions: int = actions
        self.rngs: list[Rng] = [Rng(seed) for seed in seeds]
        self.states: list[State] = []
        self.seats: list[int] = []
        self.legal: list[list[int]] = []
        for index in range(len(seeds)):
            self.states.append(start.copy())
            self.seats.append(0)
            self.legal.append([])
            self._run_on(index)
            self._write(index)

    def step(self, actions: list[int]) -> list[tuple[int, State]]:
        """Take a legal action in every match; those that ended, with their last states."""
        ended: list[tuple[int, State]] = []
        for index in range(len(self.states)):
            state = self.states[index]
            state.advance(self.seats[index], actions[index])
            if not self._run_on(index):
                ended.append((index, state))
                self.states[index] = self.start.copy()
                self._run_on(index)
            self._write(index)
        return ended

    def draw(self) -> list[int]:
        """A random legal action for every match."""
        found: list[int] = []
        for index in range(len(self.states)):
            legal = self.legal[index]
            found.append(legal[self.rngs[index].below(len(legal))])
        return found

    def _run_on(self, index: int) -> bool:
        """Go on to the next decision; False if the match is over."""
        state, rng = self.states[index], self.rngs[index]
        while True:
            waiting = state.actors()
            if waiting == 0:
                return False
            if waiting < 0:
                state.advance(CHANCE, rng.weighted(state.outcomes()))
                continue
            seat = 0
            while waiting & 1 == 0:
                waiting >>= 1
                seat += 1
            choices = state.choices(seat)
            if self.forced and len(choices) == 1:
                state.advance(seat, choices[0])
                continue
            self._mark(index, choices)
            self.seats[index] = seat
            return True

    def _mark(self, index: int, choices: list[int]) -> None:
        masks, first = self.masks, self.actions * index
        for action in self.legal[index]:
            masks[first + action] = 0
        for action in choices:
            masks[first + action] = 1
        self.legal[index] = choices

    def _write(self, index: int) -> None:
        first = self.size * index
        self.rows[first : first + self.size] = self.encode(self.states[index], self.seats[index])
