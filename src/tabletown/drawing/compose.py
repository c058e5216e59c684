"""The whole picture of a match, composed from its parts: for files, notebooks and documents."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabletown.drawing.canvas import LAYERS, Canvas, Mark, Picture
from tabletown.drawing.panels import draw_prompt
from tabletown.drawing.svg import nums

if TYPE_CHECKING:
    from tabletown.drawing.parts import Parts

_MARGIN, _GAP = 16.0, 12.0
_LEAST, _NARROW = 420.0, 360.0  # widths of the middle column and of a phone


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
    right = _Column(x, _MARGIN, max((each.width for each in (*plan, *parts.side)), default=0.0))
    right.add((*plan, *parts.side))
    total = x + right.width + _MARGIN if right.placed else x
    return _join(parts, name, prompt, (left, middle, right), total)


def _narrow(parts: "Parts", name: str, prompt: str) -> Picture:
    width = _NARROW - _MARGIN
    column = _Column(_MARGIN / 2, _MARGIN / 2, width)
    boards = (parts.board,) if parts.other is None else (parts.other, parts.board)
    column.add((_prompt(parts, name, prompt, width), *boards, *parts.under, *parts.side, *parts.seats, *parts.about))
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
    joined = {layer: "".join(found) for layer, found in layers.items()}
    height = max(column.bottom for column in columns) - _GAP + _MARGIN
    return Picture(
        name, width, height, **joined, title=parts.board.title, description=prompt, marks=tuple(marks),
        choices=parts.choices, sprites=parts.sprites,
    )  # fmt: skip
