"""What a review consists of; it survives the way through JSON."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from tabletown.core.game import Game
from tabletown.core.registry import game
from tabletown.core.state import CHANCE
from tabletown.table.review.verdicts import CLASSES, WORSE, accuracy, counted


class Option(msgspec.Struct, frozen=True):
    """A choice: the points and the chance to win that the seat could expect, and what it loses against the best."""

    action: int
    text: str
    points: float
    chance: float
    loss: float
    error: float
    matches: int


class TurnLoss(msgspec.Struct, frozen=True):
    """A turn of several decisions, judged as one: all steps that were made against the best first one."""

    steps: int
    loss: float
    error: float
    verdict: str


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with more than one choice; `index` is the number of steps before it.

    `options` are the choices that were compared, best first. `gains` are lines of the score sheet in which the best one is
    ahead of the one played, and `others` is by how much the best other seat is worse off with it.
    """

    index: int
    seat: int
    choices: int
    played: int
    options: tuple[Option, ...]
    loss: float
    error: float
    verdict: str
    gains: tuple[tuple[str, float], ...] = ()
    others: float = 0.0
    turn: TurnLoss | None = None

    @property
    def best(self) -> Option:
        """The best choice."""
        return self.options[0]

    @property
    def chosen(self) -> Option:
        """The choice that was made."""
        return next(each for each in self.options if each.action == self.played)


class Position(msgspec.Struct, frozen=True):
    """Points and chances to win of all seats after `index` steps, with the standard errors of the points."""

    index: int
    points: tuple[float, ...]
    errors: tuple[float, ...]
    chances: tuple[float, ...]


class Draws(msgspec.Struct, frozen=True):
    """A run of draws from step `first` to before step `last`, and what it brought each seat."""

    first: int
    last: int
    luck: tuple[float, ...]
    errors: tuple[float, ...]


class Books(msgspec.Struct, frozen=True):
    """The points of a seat: start + own play + play of the others + luck = result."""

    seat: int
    start: float
    own: float
    others: float
    luck: float
    luck_error: float
    result: int


class Review(msgspec.Struct, kw_only=True):
    """A reviewed match; while it is in progress `done` of `total` parts are finished."""

    game: str
    options: dict[str, Any]
    actors: tuple[int, ...]  # of the steps
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: list[Decision] = []
    positions: list[Position] = []
    done: int = 0
    total: int = 0

    @property
    def rules(self) -> Game:
        """The game."""
        return game(self.game)

    @property
    def mistake(self) -> float:
        """The points from which a loss is a mistake in this game."""
        return self.rules.meta.mistake

    @property
    def finished(self) -> bool:
        """Whether nothing remains to be done."""
        return self.done >= self.total

    def of(self, seat: int) -> list[Decision]:
        """Return the decisions of a seat."""
        return [each for each in self.decisions if each.seat == seat]

    def accuracy(self, seat: int) -> float:
        """Return the accuracy of a seat, from 0 to 100."""
        return accuracy(((each.loss, each.error) for each in self.of(seat)), self.mistake)

    def lost(self, seat: int) -> float:
        """Return the points that a seat has lost by its decisions."""
        return sum(counted(each.loss, each.error) for each in self.of(seat))

    def counts(self, seat: int) -> dict[str, int]:
        """Return how many decisions of a seat are of each class."""
        verdicts = [each.verdict for each in self.of(seat)]
        return {name: verdicts.count(name) for name in CLASSES}

    def moments(self, seat: int | None = None, most: int = 8) -> list[Decision]:
        """Return the decisions that lost most, in the order of the match; of all seats without one."""
        found = [each for each in (self.decisions if seat is None else self.of(seat)) if each.verdict in WORSE]
        found = sorted(found, key=lambda each: -each.loss)[:most]
        return sorted(found, key=lambda each: each.index)

    def draws(self) -> list[Draws]:
        """Return the runs of draws between known positions."""
        found = []
        for before, after in zip(self.positions, self.positions[1:]):
            if self._actor(before.index) == CHANCE:
                luck = tuple(b - a for a, b in zip(before.points, after.points))
                errors = tuple(sqrt(a * a + b * b) for a, b in zip(before.errors, after.errors))
                found.append(Draws(before.index, after.index, luck, errors))
        return found

    def books(self, seat: int) -> Books:
        """Return where the points of a seat come from, as far as positions are known."""
        parts = {"own": 0.0, "others": 0.0, "luck": 0.0}
        weights = [0] * len(self.positions)  # how often the error of a position counts in the luck
        for number, (before, after) in enumerate(zip(self.positions, self.positions[1:])):
            actor = self._actor(before.index)
            kind = "luck" if actor == CHANCE else "own" if actor == seat else "others"
            parts[kind] += after.points[seat] - before.points[seat]
            if kind == "luck":
                weights[number] -= 1
                weights[number + 1] += 1
        error = sqrt(sum((weight * each.errors[seat]) ** 2 for weight, each in zip(weights, self.positions)))
        start = self.positions[0].points[seat] if self.positions else 0.0
        return Books(seat, start, **parts, luck_error=error, result=self.totals[seat])

    def _actor(self, index: int) -> int:
        return self.actors[index]

    def decision(self, index: int) -> Decision | None:
        """Return the decision before which this many steps were made."""
        return next((each for each in self.decisions if each.index == index), None)

    def to_json(self) -> bytes:
        """Return the review as JSON."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> Review:
        """Return a review that was written by `to_json`."""
        return msgspec.json.decode(data, type=cls)

    def _repr_html_(self) -> str:
        """Return graph and tables, for notebooks."""
        from tabletown.table.review.page import notebook

        return notebook(self)


def mean(values: Sequence[float]) -> float:
    """Return the mean."""
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    middle = mean(values)
    return sqrt(sum((each - middle) ** 2 for each in values) / max(len(values) - 1, 1) / len(values))
