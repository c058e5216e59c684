"""Tracks, bars and pips: the progress of each seat, readable without color."""

from collections.abc import Mapping, Sequence

from tabletown.drawing.seats import Paint, token
from tabletown.drawing.svg import circle, group, num, path, rect
from tabletown.drawing.text import fit, label
from tabletown.drawing.theme.paint import tone
from tabletown.drawing.theme.palette import GOLD


def bar(
    paint: Paint,
    value: float,
    top: float,
    x: float,
    y: float,
    width: float,
    height: float = 10.0,
    *,
    mark: float | None = None,
) -> str:
    """Return a filled bar in the pattern of a seat; `mark` draws a line at a threshold."""
    share = min(1.0, max(0.0, value / top)) if top else 0.0
    out = rect(x, y, width, height, height / 2, fill=tone("surface-2"), stroke=tone("edge"), stroke_width=1)
    if share:
        out += rect(
            x,
            y,
            max(height, width * share),
            height,
            height / 2,
            fill=paint.fill,
            stroke=tone("seat-line"),
            stroke_width=1,
        )
    if mark is not None and top:
        at = x + width * min(1.0, mark / top)
        out += path(f"M{num(at)} {num(y - 3)}V{num(y + height + 3)}", stroke=tone("ink"), stroke_width=2)
    return out


def pips(count: int, total: int, x: float, y: float, radius: float = 6.0, colour: str = GOLD) -> str:
    """Return `count` solid discs and hollow ones up to `total`."""
    full = [
        circle(x + radius + i * radius * 2.6, y, radius, fill=colour, stroke="#5e3413", stroke_width=1.2)
        for i in range(count)
    ]
    hollow = [
        circle(x + radius + i * radius * 2.6, y, radius - 0.4, fill="none", stroke=tone("edge"), stroke_width=1.4)
        for i in range(count, total)
    ]
    return "".join(full + hollow)


def cell(position: int, x: float, y: float, size: float, per_row: int) -> tuple[float, float]:
    """Return the upper left corner of a space; rows alternate direction, so that neighbors touch."""
    row, column = divmod(position, per_row)
    return x + size * (column if row % 2 == 0 else per_row - 1 - column), y + size * row


def track(
    spaces: Sequence[str],
    markers: Mapping[int, Sequence[Paint]],
    x: float,
    y: float,
    size: float = 30.0,
    per_row: int = 0,
    *,
    notable: Sequence[int] = (),
) -> str:
    """Return a track of labeled spaces with the counters of seats; several on one space are side by side in full view."""
    wide = per_row or len(spaces)
    ground, counters = [], []
    for i, text in enumerate(spaces):
        left, top = cell(i, x, y, size, wide)
        special = i in notable
        fill = tone("surface-2" if special else "surface")
        line = tone("edge" if special else "line")
        ground.append(rect(left + 1, top + 1, size - 2, size - 2, 5, fill=fill, stroke=line, stroke_width=1.4))
        here = markers.get(i, ())
        fitted = fit(text, size - 6, size * (0.3 if here else 0.42), 1, "title", least=size * 0.2)
        middle = top + (size * 0.3 if here else size * 0.64)
        ground.append(
            label(
                "".join(fitted.lines),
                left + size / 2,
                middle,
                fitted.size,
                "title",
                anchor="middle",
                room=size - 6,
                fill=tone("ink-soft"),
            )
        )
        counters += _counters(here, left, top, size)
    return group(*ground) + group(*counters)


def _counters(paints: Sequence[Paint], left: float, top: float, size: float) -> list[str]:
    if not paints:
        return []
    columns = len(paints) if len(paints) <= 3 else (len(paints) + 1) // 2
    lines = -(-len(paints) // columns)
    radius = min(size * 0.27, size * 0.84 / (2.3 * columns), size * 0.58 / (2.3 * lines))
    out = []
    for i, paint in enumerate(paints):
        row, column = divmod(i, columns)
        count = min(columns, len(paints) - row * columns)
        cx = left + size / 2 + (column - (count - 1) / 2) * radius * 2.3
        cy = top + size * 0.66 + (row - (lines - 1) / 2) * radius * 2.3
        out.append(token(paint, cx, cy, radius))
    return out
