"""Itemised scores: each line names its rule, its points and the pieces counted."""

from __future__ import annotations

import msgspec


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of one kind: `item` is the id of what scores (a message id of the game ends with it)."""

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
