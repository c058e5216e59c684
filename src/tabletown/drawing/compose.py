"""Pictures made of pictures: the whole match composed from its parts, and the ghost of what an action changes."""

import re
from collections.abc import Iterable
from math import hypot
from typing import TYPE_CHECKING

from tabletown.drawing.canvas import LAYERS, Canvas, Mark, Picture
from tabletown.drawing.panels import draw_prompt
from tabletown.drawing.states import route
from tabletown.drawing.svg import element, group, nums
from tabletown.drawing.text import FONTS

if TYPE_CHECKING:
    from tabletown.drawing.parts import Parts

_MARGIN, _GAP = 16.0, 12.0
_LEAST, _NARROW = 420.0, 360.0  # widths of the middle column and of a phone

_ROUTE, _NEAR, _MOST = 0.75, 24.0, 2  # size of ways, how far apart their ends are at least, and how many pieces move

_PRIVATE = re.compile(r' (?:id|role|tabindex|aria-label|data-actions|aria-pressed)="[^"]*"')


class _Column:
    """A column of pictures; those that are too wide are scaled down."""

    def __init__(self, x: float, top: float, width: float) -> None:
        self.x, self.bottom, self.width = x, top, width
        self.placed: list[tuple[Picture, float, float, float]] = []

    def add(self, pictures: Iterable[Picture]) -> None:
        """Append pictures to the column."""
        for picture in pictures:
            scale = min(1.0, self.width / picture.width)
            self.placed.append((picture, self.x + (self.width - picture.width * scale) / 2, self.bottom, scale))
            self.bottom += picture.height * scale + _GAP


def compose(parts: "Parts", name: str, prompt: str, narrow: bool) -> Picture:
    """Compose the parts of a match: seats, the board with the prompt, the rest beside it; one column for a phone."""
    return _narrow(parts, name, prompt) if narrow else _wide(parts, name, prompt)


def _wide(parts: "Parts", name: str, prompt: str) -> Picture:
    left = _Column(_MARGIN, _MARGIN, max((each.width for each in (*parts.seats, *parts.about)), default=0.0))
    left.add((*parts.seats, *parts.about))
    x = _MARGIN + (left.width + _MARGIN if left.placed else 0.0)
    width = max(_LEAST, *(each.width for each in (parts.board, *parts.under)))
    head = _prompt(parts, name, prompt, width)
    middle = _Column(x, _MARGIN, width)
    middle.add((head, parts.board, *parts.under))
    x += width + _MARGIN
    plan = () if parts.other is None else (parts.other,)
    beside = (*plan, *parts.side, *(picture for tab in parts.tabs for picture in tab.pictures))
    right = _Column(x, _MARGIN, max((each.width for each in beside), default=0.0))
    right.add(beside)
    total = x + right.width + _MARGIN if right.placed else x
    return _join(parts, name, prompt, (left, middle, right), total)


def _narrow(parts: "Parts", name: str, prompt: str) -> Picture:
    width = _NARROW - _MARGIN
    column = _Column(_MARGIN / 2, _MARGIN / 2, width)
    boards = (parts.board,) if parts.other is None else (parts.other, parts.board)
    tabbed = (picture for tab in parts.tabs for picture in tab.pictures)
    rest = (*parts.rail, *parts.under, *parts.side, *tabbed, *parts.seats, *parts.about)
    column.add((_prompt(parts, name, prompt, width), *boards, *rest))
    return _join(parts, name, prompt, (column,), _NARROW)


def _prompt(parts: "Parts", name: str, prompt: str, width: float) -> Picture:
    canvas = Canvas(f"{name}-prompt", width, 0)
    lit = bool(parts.choices) or any(picture.marks for picture in parts.pictures)
    canvas.height = draw_prompt(canvas, prompt, parts.facts, 0, 0, width, lit=lit)
    return canvas.picture()


def _join(parts: "Parts", name: str, prompt: str, columns: tuple[_Column, ...], width: float) -> Picture:
    layers: dict[str, list[str]] = {layer: [] for layer in LAYERS}
    marks: list[Mark] = []
    reachable = False  # only one thing of the whole picture is in the tab order
    for picture, x, y, scale in (each for column in columns for each in column.placed):
        moved = f'<g transform="translate({nums(x, y)})' + ('">' if scale == 1 else f' scale({nums(scale)})">')
        for layer in LAYERS:
            body = picture.body(layer)
            if reachable:
                body = body.replace('tabindex="0"', 'tabindex="-1"')
            reachable = reachable or 'tabindex="0"' in body
            if body:
                layers[layer].append(f"{moved}{body}</g>")
        marks += picture.marks
    ground, last, pieces, targets = ("".join(layers[layer]) for layer in LAYERS)
    height = max(column.bottom for column in columns) - _GAP + _MARGIN
    return Picture(
        name, width, height, ground, last, pieces, targets, title=parts.board.title, description=prompt, marks=tuple(marks),
        choices=parts.choices, sprites=parts.sprites,
    )  # fmt: skip


def ghost(before: Picture, after: Picture) -> str:
    """Return pieces that are new or different afterwards, and outlines of those that are gone; empty if none is.

    Both pictures must have the same frame. The drawing has no ids and nothing to choose, so it can lie over the board.
    """
    if (before.width, before.height) != (after.width, after.height):
        return ""
    new = [_bare(after.drawn[key]) for key in after.drawn if after.drawn[key] != before.drawn.get(key)]
    gone = [_bare(before.drawn[key]) for key in before.drawn if key not in after.drawn]
    if not new and not gone:
        return ""
    return element(
        "svg",
        group(*gone, class_="gone") if gone else "",
        group(*new, class_="new") if new else "",
        group(*_routes(before, after), class_="routes"),
        class_="ghost",
        viewBox=nums(0, 0, after.width, after.height),
        aria_hidden="true",
        font_family=FONTS["text"],
    )


def _routes(before: Picture, after: Picture) -> list[str]:
    """Return the ways of pieces that move: those with the same key, and the only one of its kind that goes and comes."""
    both = [(before.stands[key], after.stands[key]) for key in before.stands if key in after.stands]
    ways = [(a, b) for a, b in both if hypot(a.x - b.x, a.y - b.y) > _NEAR]
    gone = [stand for key, stand in before.stands.items() if key not in after.stands]
    come = [stand for key, stand in after.stands.items() if key not in before.stands]
    for start in gone:
        kin = [[each for each in side if each.kind == start.kind] for side in (gone, come)]
        if len(kin[0]) == len(kin[1]) == 1:
            ways.append((start, kin[1][0]))
    if len(ways) > _MOST:  # not pieces move, but the frame of the picture
        return []
    return [route((a.x, a.y), (b.x, b.y), _ROUTE) for a, b in ways]


def _bare(markup: str) -> str:
    return _PRIVATE.sub("", markup)
