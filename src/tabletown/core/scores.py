"""Itemized scores: each line names its rule, its points and the pieces counted."""

from __future__ import annotations

import msgspec


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of one kind; `item` is the id of the thing that scores and the end of its message id."""

    rule: str
    item: str
    points: int
    pieces: tuple[str, ...] = ()


class ScoreSheet(msgspec.Struct, frozen=True):
    """The score of one seat; `total` is the sum of the lines."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)
