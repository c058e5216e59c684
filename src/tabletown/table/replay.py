"""A match step by step as one viewer saw it: nothing in it that the viewer did not know at that step.

Steps are numbered as in the viewer's log, so the numbers reveal nothing of sealed ones; 0 is before the first step.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import islice, takewhile
from operator import attrgetter
from typing import Any

import msgspec

from tabletown.core.errors import UnknownStep
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State
from tabletown.core.views import Line, ScoreSheet, View
from tabletown.table.log import Entry, Log, Shown

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
        self._shown = [Shown(CHANCE)]  # for each number, what was shown
        self._own = (0, 0)  # after how many steps the viewer's own last one was made, and its number
        self._previous: tuple[int, View] | None = None
        self._scores: tuple[int, list[ScoresAtStep]] = (-1, [])
        self._rounds: tuple[int, list[int]] = (-1, [])
        self._recent = (0, self._state)  # the state asked for last, since steps are mostly read in order
        self.memory: dict[tuple[int, int], Any] = {}  # frames that were made before
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
        shown = self._log.add(self.game, self._state, step, after)
        self._state = after
        if step[0] == self.viewer:
            self._own = (len(self.steps), len(self._indexes))
        self._shown += shown
        self._indexes += [len(self.steps)] * len(shown)

    @property
    def entries(self) -> list[Entry]:
        """The log of the viewer, oldest entry first."""
        return self._log.entries

    def share_lines(self, other: Replay, start: int) -> None:
        """Keep lines of the log from `start` on only once if another viewer has the same; they take most of the memory."""
        mine, theirs = self.entries, other.entries
        for place in range(start, min(len(mine), len(theirs))):
            if mine[place] == theirs[place]:
                mine[place] = theirs[place]

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
        known = self._kept[start]
        if start < self._recent[0] <= index:
            start, known = self._recent
        state = known.copy()
        for place, step in enumerate(self.steps[start:index], start):
            if place % _SPACING == 0 and place > start:
                self._kept[place] = state.copy()
            state.apply(*step)
        if index > 0:
            self._recent = (index, state.copy())
        return state

    def shown(self, number: int) -> Shown:
        """Return who acted in a numbered step, and how far what it showed had been turned over."""
        self.index_of(number)
        return self._shown[number]

    def view(self, number: int) -> View:
        """Return what the viewer knew after a numbered step."""
        index, shown = self.index_of(number), self._shown[number]
        if self._ends(number):
            return self.game.view(self.state_at(index), self.viewer)
        before = self.state_at(index - 1)
        stages = self.game.stages(before, *self.steps[index - 1], self.state_at(index))
        reached = self.game.view(stages[shown.stage or 0], self.viewer)
        if shown.seats is None or self._shown[number + 1].seats is None:
            return reached
        return _partly(self.game.view(before, self.viewer), reached, shown.seats)

    def _ends(self, number: int) -> bool:
        """Return whether a numbered step is the last one that a step of the record showed."""
        return number == self.last or self._indexes[number + 1] != self._indexes[number]

    def start(self, number: int) -> int:
        """Return the first number of the event with a numbered step: a step, or all sealed steps of a seat, and draws."""
        while number > 1:
            shown, before = self._shown[number], self._shown[number - 1]
            if shown.actor != CHANCE and (shown.seats is None or shown.seats != before.seats):
                break
            number -= 1
        return number

    def before(self, number: int) -> View:
        """Return what the viewer knew before the event with a numbered step."""
        self.index_of(number)
        return self.view(max(self.start(number) - 1, 0))

    @property
    def since(self) -> int:
        """The number of the last step that belongs to the viewer's own last decision, with the draws that followed it."""
        number = self._own[1]
        while number < self.last and self._ends(number) and self._shown[number + 1].actor == CHANCE:
            number += 1
        return number

    def previous_view(self, given: int = 0) -> View | None:
        """Return what the viewer saw right after its own last decision, None if it made none after the `given` steps."""
        if self._own[0] <= given:
            return None
        number = self.since
        if self._previous is None or self._previous[0] != number:
            self._previous = (number, self.view(number))
        return self._previous[1]

    def prompt(self, number: int) -> Line:
        """Return what was to be done after a numbered step."""
        return self.game.prompt(self.view(number))

    def entries_of(self, number: int) -> list[Entry]:
        """Return the log entries of a numbered step."""
        start = bisect_left(self.entries, number, key=attrgetter("number"))
        return list(takewhile(lambda entry: entry.number == number, islice(self.entries, start, None)))

    def lines(self, number: int) -> list[Line]:
        """Return the log lines of a numbered step."""
        return [entry.line for entry in self.entries_of(number)]

    def sheets(self, number: int) -> list[ScoreSheet]:
        """Return the scores of all seats after a numbered step, as far as the viewer could see them."""
        view = self.view(number)
        return [self.game.score(view, seat) for seat in range(self.options.seats)]

    def rounds(self) -> list[int]:
        """Return the round in which each numbered step was made."""
        if self._rounds[0] != len(self.steps):
            state, by_index = self.game.new(self.options), [0]
            for step in self.steps:
                by_index.append(round_of(self.game.view(state, self.viewer)))
                state.apply(*step)
            self._rounds = (len(self.steps), [by_index[index] for index in self._indexes])
        return self._rounds[1]

    def turn_ends(self) -> list[int]:
        """Return the last number of each turn: of the steps of one seat in a row within a round."""
        rounds = self.rounds()
        turns = [(self.shown(self.start(number)).actor, rounds[self.start(number)]) for number in range(1, self.last + 1)]
        return [number for number in range(1, self.last + 1) if number == self.last or turns[number] != turns[number - 1]]

    def round_ends(self) -> list[int]:
        """Return the last number of each round."""
        rounds = self.rounds()
        return [number for number in range(1, self.last + 1) if number == self.last or rounds[number + 1] != rounds[number]]

    def scores(self) -> list[ScoresAtStep]:
        """Return the totals over time; a long match is sampled, its last step included."""
        if self._scores[0] != len(self.steps):
            spacing = max(1, -(-self.last // _POINTS))
            numbers = sorted({*range(0, self.last + 1, spacing), self.last})
            found = [ScoresAtStep(number, tuple(sheet.total for sheet in self.sheets(number))) for number in numbers]
            self._scores = (len(self.steps), found)
        return self._scores[1]


def round_of(view: View) -> int:
    """Return the number of the round of a view, counted over all years; 0 if the game counts none."""
    number, year = getattr(view, "round", 0), getattr(view, "phase", 0)  # some games number their phases, others name them
    return number + (1000 * year if isinstance(year, int) else 0)


def _partly(before: View, after: View, seats: frozenset[int]) -> View:
    """Return the view before sealed steps were turned over, with what belongs to some seats as it is afterwards."""
    changed: dict[str, object] = {}
    for name in before.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if not isinstance(old, tuple) or len(old) != before.options.seats or len(old) != len(new):
            continue
        if all(isinstance(each, msgspec.Struct) for each in old):
            changed[name] = tuple(new[seat] if seat in seats else old[seat] for seat in range(len(old)))
    return msgspec.structs.replace(before, **changed)
