"""The log lines of a step, and the log of a match as a viewer may read it.

The first line that a game gives for a step describes the step itself; further ones describe its automatic consequences,
which everybody sees as soon as the step is seen or turned over.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import SEALED, VEILED, Line


class Entry(msgspec.Struct, frozen=True):
    """A line of the log; `number` counts the steps that the viewer has been shown, so it reveals nothing of sealed ones."""

    number: int
    line: Line


def describe(game: Game, before: State, step: tuple[int, int], after: State, viewer: int | None) -> list[Line]:
    """Return the lines of one step for a viewer; none if it is sealed."""
    actor, action = step
    exposure = game.exposure(before, actor, action, viewer)
    if exposure == SEALED and not game.reveals(before, actor, action, after):
        return []
    lines = game.log(before, actor, action, after)
    return [redact(line) for line in lines[:1]] + lines[1:] if exposure == VEILED else lines


def redact(line: Line) -> Line:
    """Return the line for viewers who see that something happened but not what: only the seat is left of its arguments."""
    return Line(f"{line.message}-veiled", {name: value for name, value in line.arguments.items() if name == "seat"})


def seats_of(line: Line) -> list[int]:
    """Return the seats that a line is about: one, or several as a bit set."""
    seat, actors = line.arguments.get("seat"), line.arguments.get("actors")
    if isinstance(seat, int):
        return [seat]
    return members(actors) if isinstance(actors, int) else []


class Shown(msgspec.Struct, frozen=True):
    """A numbered step of a log: who acted, and how far the viewer had seen the step of the record that showed it."""

    actor: int
    stage: int | None = None  # the number of the stage, if the step led through several
    seats: frozenset[int] | None = None  # the seats whose sealed steps had been turned over


class Log:
    """The log of a viewer, built step by step; sealed steps are held back until they are turned over.

    Every event that everybody watches has a number of its own, so what a step turns over is shown one after another.
    """

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.entries: list[Entry] = []
        self._number = 0
        self._held: list[tuple[int, Sequence[Line]]] = []

    @property
    def number(self) -> int:
        """The number of steps that the viewer has been shown."""
        return self._number

    def add(self, game: Game, before: State, step: tuple[int, int], after: State) -> list[Shown]:
        """Add a step and return the numbered steps that it showed the viewer."""
        actor, action = step
        sealed = game.exposure(before, actor, action, self.viewer) == SEALED
        reveals = game.reveals(before, actor, action, after)
        if sealed and not reveals:
            self._held.append((actor, game.log(before, actor, action, after)))
            return []
        stages = game.stages(before, actor, action, after)
        several = len(stages) > 1
        lines = describe(game, before, step, stages[0], self.viewer)
        shown: list[Shown] = []
        if reveals:
            if sealed:
                self._held.append((actor, lines[:1]))
            else:
                self._show(lines[:1])
                shown.append(Shown(actor, seats=frozenset((actor,))))
            shown += self._turn_over(frozenset() if sealed else frozenset((actor,)))
            self.entries += [Entry(self._number, line) for line in lines[1:]]
        else:
            self._show(lines)
            shown.append(Shown(actor, 0 if several else None))
        for place in range(1, len(stages)):
            told = game.log(stages[place - 1], actor, action, stages[place])[1:]
            self._show(told)
            seats = [seat for line in told for seat in seats_of(line)]
            shown.append(Shown(seats[0] if seats else shown[-1].actor, place))
        return shown

    def _turn_over(self, known: frozenset[int]) -> list[Shown]:
        # By seat, since the viewer may not know in which order the seats acted.
        shown = []
        for actor, lines in sorted(self._held, key=lambda held: held[0]):
            self._show(lines)
            known |= {actor}
            shown.append(Shown(actor, seats=known))
        self._held.clear()
        return shown

    def _show(self, lines: Sequence[Line]) -> None:
        self._number += 1
        self.entries += [Entry(self._number, line) for line in lines]
