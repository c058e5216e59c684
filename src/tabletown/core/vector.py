"""Many matches of one game side by side, for learners; each is at a seat's decision, and a finished one restarts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tabletown.core.chance import Rng
from tabletown.core.features import FeatureWriter
from tabletown.core.menu import Menu
from tabletown.core.state import CHANCE, State

ANY_SEAT: Final = -1  # all seats decide for themselves
SEED_RANGE: Final = 1 << 30  # of the seeds given to those who play the other seats


@final
class Matches:
    """A batch of matches that plays for the dealer, and for seats with a single choice if `forced`.

    If `own` is a seat, it plays for all others, too: with `others`, or at random without it.

    The buffers have a row per match, for the seat in `seats`: the features in the buffer of the writer, and a byte per
    action in `masks`, 1 if it is legal.
    """

    def __init__(
        self,
        start: State,
        encode: Callable[[State, int, FeatureWriter], None],
        seeds: list[int],
        forced: bool,
        writer: FeatureWriter,
        actions: int,
        telling: bool,
        own: int = ANY_SEAT,
        others: Callable[[State, int, list[int], int], int] | None = None,
    ) -> None:
        matches: i64 = len(seeds)
        self.actions: i64 = actions
        self.masks: vec[u8] = vec[u8]([0] * (matches * self.actions))
        self.seats: vec[i64] = vec[i64]([0] * matches)
        self.drawn: vec[i64] = vec[i64]([0] * matches)
        self.chosen: vec[i64] = vec[i64]([0] * matches)  # actions of the next step
        self.done: vec[u8] = vec[u8]([0] * matches)  # 1 if the last step ended a match
        self.touched: vec[i64] = vec[i64]()  # if `telling`: indices in `masks` that the last step changed
        self.writer: FeatureWriter = writer
        self._start: State = start
        self._encode: Callable[[State, int, FeatureWriter], None] = encode
        self._forced: bool = forced
        self._telling: bool = telling
        self._own: int = own
        self._others: Callable[[State, int, list[int], int], int] | None = others
        self._rngs: list[Rng] = [Rng(seed) for seed in seeds]
        self._states: list[State] = []
        self._menus: list[Menu] = []
        self._spare: Menu = Menu()
        for index in range(len(seeds)):
            self._states.append(start.copy())
            self._menus.append(Menu())
            self._run_on(index)
            self._write(index)

    def refused(self) -> int:
        """Return the first match whose chosen action is not legal, or -1."""
        masks, chosen, actions = self.masks, self.chosen, self.actions
        first: i64 = 0
        for index in range(len(chosen)):
            action = chosen[index]
            if action < 0 or action >= actions or masks[first + action] == 0:
                return index
            first += actions
        return -1

    def step(self) -> list[tuple[int, int, State]]:
        """Take the chosen legal action in every match and return those that ended: match, last seat, last state."""
        ended: list[tuple[int, int, State]] = []
        self.touched = vec[i64]()
        for index in range(len(self._states)):
            state = self._states[index]
            seat = self.seats[index]
            state.advance(seat, self.chosen[index])
            self.done[index] = 0
            if not self._run_on(index):
                self.done[index] = 1
                ended.append((index, seat, state))
                self._states[index] = self._start.copy()
                self._run_on(index)
            self._write(index)
        return ended

    def draw(self) -> None:
        """Write a random legal action of every match into `drawn`."""
        for index in range(len(self._states)):
            menu = self._menus[index]
            self.drawn[index] = menu.pick(self._rngs[index].below(menu.size))

    def legal(self) -> list[list[int]]:
        """Return the legal actions of every match."""
        return [menu.actions() for menu in self._menus]

    def afterstates(self, writer: FeatureWriter) -> None:
        """Write a row for every legal action of every match: what the deciding seat sees right after it, before any draw."""
        line: i64 = 0
        for index in range(len(self._states)):
            for action in self._menus[index].actions():
                after = self._states[index].copy()
                after.advance(self.seats[index], action)
                writer.turn_to(line)
                self._encode(after, self.seats[index], writer)
                line += 1

    def save(self) -> list[tuple[State, int]]:
        """Return copies of the states, each with the state of its generator."""
        return [(state.copy(), rng.state) for state, rng in zip(self._states, self._rngs)]

    def load(self, saved: list[tuple[State, int]]) -> None:
        """Continue from what `save` returned."""
        for index in range(len(saved)):
            state, seed = saved[index]
            self._states[index] = state.copy()
            self._rngs[index].state = seed
            self._run_on(index)
            self._write(index)

    def _run_on(self, index: int) -> bool:
        """Advance to the next decision; return False if the match is over."""
        state, rng = self._states[index], self._rngs[index]
        while True:
            waiting = state.actors()
            if waiting == 0:
                return False
            if waiting < 0:
                state.advance(CHANCE, state.draw(rng))
                continue
            seat = 0
            while waiting & 1 == 0:
                waiting >>= 1
                seat += 1
            menu = self._spare
            menu.clear()
            state.fill(seat, menu)
            if self._own != ANY_SEAT and seat != self._own:
                state.advance(seat, self._answer(state, seat, menu, rng))
                continue
            if self._forced and menu.size == 1:
                state.advance(seat, menu.pick(0))
                continue
            self._mark(index, menu)
            self.seats[index] = seat
            return True

    def _answer(self, state: State, seat: int, menu: Menu, rng: Rng) -> int:
        """Return the choice of another seat."""
        if self._others is None or menu.size == 1:
            return menu.pick(rng.below(menu.size))
        return self._others(state, seat, menu.actions(), rng.below(SEED_RANGE))

    def _mark(self, index: i64, menu: Menu) -> None:
        """Replace the legal actions of a match by those of the spare menu."""
        before = self._menus[index]
        first = self.actions * index
        before.mark(self.masks, first, 0)
        menu.mark(self.masks, first, 1)
        self._menus[index] = menu
        if self._telling:
            touched = self.touched
            for action in before.actions() + menu.actions():
                touched = append(touched, first + action)
            self.touched = touched
        self._spare = before

    def _write(self, index: int) -> None:
        self.writer.turn_to(index)
        self._encode(self._states[index], self.seats[index], self.writer)
