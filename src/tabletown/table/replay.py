"""A match step by step as one viewer saw it: nothing in it that the viewer did not know at that step.

Steps are numbered as in the viewer's log, so the numbers reveal nothing of sealed ones; 0 is before the first step.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tabletown.core.errors import UnknownStep
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE, State
from tabletown.core.views import Line, View
from tabletown.table.log import Entry, Log

_SPACING = 32  # steps between two states that are kept
_POINTS = 160  # most steps for which scores are plotted


class ScoresAtStep(msgspec.Struct, frozen=True):
    """The totals of all seats after a step."""

    number: int
    totals: tuple[int, ...]


class Replay:
    """The steps of a match, its log and its positions; `viewer` is a seat, or None for a spectator."""

    def __init__(
        self, game: Game, options: Options, steps: Iterable[tuple[int, int]] = (), viewer: int | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.viewer = viewer
        self.steps: list[tuple[int, int]] = []
        self._state = game.new(options)
        self._kept = {0: self._state}
        self._log = Log(viewer)
        self._indexes = [0]  # for each number, after how many steps it was shown
        self._own = 0  # after how many steps the viewer's own last one was made
        self._previous: tuple[int, View] | None = None
        self._scores: tuple[int, list[ScoresAtStep]] = (-1, [])
        self.extend(steps)

    def extend(self, steps: Iterable[tuple[int, int]]) -> None:
        """Play further steps."""
        for step in steps:
            after = self._state.copy()
            after.apply(*step)
            self.add(step, after)

    def add(self, step: tuple[int, int], after: State) -> None:
        """Add a step that led to the state `after`, which must not change any more."""
        self.steps.append(step)
        self._log.add(self.game, self._state, step, after)
        self._state = after
        self._indexes += [len(self.steps)] * (self._log.number + 1 - len(self._indexes))
        if step[0] == self.viewer:
            self._own = len(self.steps)

    @property
    def entries(self) -> list[Entry]:
        """The log of the viewer, oldest entry first."""
        return self._log.entries

    @property
    def over(self) -> bool:
        """Whether the last step ended the match."""
        return self._state.over

    @property
    def last(self) -> int:
        """The number of the last step that was shown."""
        return len(self._indexes) - 1

    def index_of(self, number: int) -> int:
        """Return how many steps of the record lead to a numbered step; raise UnknownStep if it was not shown."""
        if not 0 <= number <= self.last:
            raise UnknownStep("server-no-step", number=number, last=self.last)
        return self._indexes[number]

    def steps_until(self, number: int) -> list[tuple[int, int]]:
        """Return the steps up to a numbered one."""
        return self.steps[: self.index_of(number)]

    def state(self, number: int) -> State:
        """Return the state after a numbered step; it contains what is hidden."""
        return self.state_at(self.index_of(number))

    def state_at(self, index: int) -> State:
        """Return the state after the first `index` steps, sealed ones counted."""
        start = max(kept for kept in self._kept if kept <= index)
        state = self._kept[start].copy()
        for place, step in enumerate(self.steps[start:index], start):
            if place % _SPACING == 0 and place > start:
                self._kept[place] = state.copy()
            state.apply(*step)
        return state

    def view(self, number: int) -> View:
        """Return what the viewer knew after a numbered step."""
        return self.game.view(self.state(number), self.viewer)

    def previous_view(self, given: int = 0) -> View | None:
        """Return what the viewer saw right after its own last step, None if it made none after the `given` ones."""
        index = self._own
        if index <= given:
            return None
        while index < len(self.steps) and self.steps[index][0] == CHANCE:
            index += 1
        if self._previous is None or self._previous[0] != index:
            self._previous = (index, self.game.view(self.state_at(index), self.viewer))
        return self._previous[1]

    def prompt(self, number: int) -> Line:
        """Return what was to be done after a numbered step."""
        return self.game.prompt(self.view(number))

    def lines(self, number: int) -> list[Line]:
        """Return the log lines of a numbered step."""
        return [entry.line for entry in self.entries if entry.number == number]

    def sheets(self, number: int) -> list[ScoreSheet]:
        """Return the scores of all seats after a numbered step, as far as the viewer could see them."""
        view = self.view(number)
        return [self.game.score(view, seat) for seat in range(self.options.seats)]

    def scores(self) -> list[ScoresAtStep]:
        """Return the totals over time; a long match is sampled, its last step included."""
        if self._scores[0] != len(self.steps):
            spacing = max(1, -(-self.last // _POINTS))
            numbers = sorted({*range(0, self.last + 1, spacing), self.last})
            found = [ScoresAtStep(number, tuple(sheet.total for sheet in self.sheets(number))) for number in numbers]
            self._scores = (len(self.steps), found)
        return self._scores[1]
