"""The score table: the sheets of all seats side by side."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletown.core.scores import ScoreSheet
from tabletown.i18n import Speaker


class Row(msgspec.Struct, frozen=True):
    """A row: the points of each seat for one item, and the rule behind it."""

    name: str
    rule: str
    points: list[int]
    best: int


def rows(game: str, sheets: Sequence[ScoreSheet], say: Speaker) -> list[Row]:
    """Return the rows in the order of the sheets; an item of a single sheet follows the one before it there."""
    order: list[str] = []
    found: dict[str, tuple[str, list[int]]] = {}
    for sheet in sheets:
        place = 0
        for line in sheet.lines:
            if line.item not in found:
                order.insert(place, line.item)
            place = order.index(line.item) + 1
            _, points = found.setdefault(line.item, (line.rule, [0] * len(sheets)))
            points[sheet.seat] += line.points
    return [Row(say.item(game, item), rule, points, max(points)) for item in order for rule, points in [found[item]]]
