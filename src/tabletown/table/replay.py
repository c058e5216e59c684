"""A match step by step, through the eyes of one viewer: nothing in it that the viewer did not know at that step.

Steps are numbered as in the log of the viewer, so that the numbers tell nothing of sealed ones; 0 is before the first.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletown.core.errors import UnknownStep
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import State
from tabletown.core.views import Line, View
from tabletown.table import Entry as Told
from tabletown.table import Log

_SPACING = 32  # steps between two states that are kept
_POINTS = 160  # at which the scores are plotted at most


class Plotted(msgspec.Struct, frozen=True):
    """The totals of all seats after the step of a number."""

    number: int
    totals: tuple[int, ...]


class Film:
    """A match so far; `viewer` is a seat, or None for a spectator."""

    def __init__(self, game: Game, options: Options, steps: Sequence[tuple[int, int]], viewer: int | None) -> None:
        self.game = game
        self.options = options
        self.viewer = viewer
        self._steps = list(steps)
        self._kept = [game.new(options)]
        self._places = [0]  # for each number, after how many steps it was shown
        self.own = 0  # the number of the last step that the viewer made itself
        log = Log(viewer)
        state = self._kept[0].copy()
        for place, step in enumerate(self._steps, 1):
            before = state.copy()
            state.apply(*step)
            log.add(game, before, step, state)
            self._places += [place] * (log.number + 1 - len(self._places))
            if viewer is not None and step[0] == viewer:
                self.own = log.number
            if place % _SPACING == 0:
                self._kept.append(state.copy())
        self.entries: list[Told] = log.entries
        self.over = state.over
        self._plotted: list[Plotted] = []

    @property
    def last(self) -> int:
        """The number of the last step that was shown."""
        return len(self._places) - 1

    def place(self, number: int) -> int:
        """How many steps of the record lead to the step of a number; UnknownStep if it was not shown."""
        if not 0 <= number <= self.last:
            raise UnknownStep("server-no-step", number=number, last=self.last)
        return self._places[number]

    def view(self, number: int) -> View:
        """What the viewer knew after the step of a number."""
        return self.game.view(self.state(number), self.viewer)

    def prompt(self, number: int) -> Line:
        """What was to be done then."""
        return self.game.prompt(self.view(number))

    def lines(self, number: int) -> list[Line]:
        """What the step of a number said."""
        return [entry.line for entry in self.entries if entry.number == number]

    def sheets(self, number: int) -> list[ScoreSheet]:
        """The scores of all seats then, as far as the viewer could see them."""
        view = self.view(number)
        return [self.game.score(view, seat) for seat in range(self.options.seats)]

    def plot(self) -> list[Plotted]:
        """The totals over time; of a long match at some steps only, the last one included."""
        if not self._plotted:
            self._plotted = self._plot()
        return self._plotted

    def _plot(self) -> list[Plotted]:
        spacing = max(1, -(-self.last // _POINTS))
        numbers = sorted({*range(0, self.last + 1, spacing), self.last})
        return [Plotted(number, tuple(sheet.total for sheet in self.sheets(number))) for number in numbers]

    def cut(self, number: int) -> list[tuple[int, int]]:
        """The steps up to that of a number."""
        return self._steps[: self.place(number)]

    def state(self, number: int) -> State:
        """The match at the step of a number; it holds what is hidden."""
        place = self.place(number)
        state = self._kept[place // _SPACING].copy()
        for step in self._steps[place // _SPACING * _SPACING : place]:
            state.apply(*step)
        return state
