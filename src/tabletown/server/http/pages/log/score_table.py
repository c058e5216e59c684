"""The score table: the sheets of all seats side by side, with the pieces that were counted."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from tabletown.core.game import Game
from tabletown.core.views import ScoreSheet, View
from tabletown.i18n import Speaker

_SAMPLES = 3  # possible states in which the points of a seat are compared


class Row(msgspec.Struct, frozen=True):
    """A row: the points of each seat for one item (None: unknown), the rule behind it, and the pieces of each seat."""

    name: str
    rule: str
    points: list[int | None]
    best: int
    pieces: list[list[str]] = []


def rows(game: Game, view: View, sheets: Sequence[ScoreSheet], say: Speaker) -> list[Row]:
    """Return the rows in the order of the sheets; an item of a single sheet follows the one before it there."""
    order: list[str] = []
    rules: dict[str, str] = {}
    points: dict[str, list[int]] = {}
    pieces: dict[str, list[list[str]]] = {}
    for sheet in sheets:
        place = 0
        for line in sheet.lines:
            if line.item not in rules:
                order.insert(place, line.item)
                rules[line.item] = line.rule
                points[line.item] = [0] * len(sheets)
                pieces[line.item] = [[] for _ in sheets]
            place = order.index(line.item) + 1
            points[line.item][sheet.seat] += line.points
            pieces[line.item][sheet.seat] += line.pieces
    return [
        Row(say.item(game, item, view), rules[item], [*points[item]], max(points[item]), pieces[item]) for item in order
    ]  # fmt: skip


def rows_of(game: Game, view: View, say: Speaker) -> list[Row]:
    """Return the rows of a view; what a seat scores in secret is a row of its own."""
    sheets = [game.score(view, seat) for seat in range(view.options.seats)]
    found = rows(game, view, sheets, say)
    hidden = _hidden(game, view, sheets)
    if any(hidden):
        found.append(Row(say("web-told-secret"), "", [None if each else 0 for each in hidden], 0, [[] for _ in sheets]))
    return found


def _hidden(game: Game, view: View, sheets: Sequence[ScoreSheet]) -> list[bool]:
    """Return for each seat whether it may have other points than the viewer knows of."""
    if view.actors == 0:
        return [False] * len(sheets)
    states = [game.sample(view, random.Random(number)) for number in range(_SAMPLES)]
    return [any(state.score(sheet.seat).total != sheet.total for state in states) for sheet in sheets]
