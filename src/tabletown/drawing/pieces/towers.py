"""Towers seen from a camera at 60 degrees: a front wall for every level, the roof above; paint rows from the back."""

from collections.abc import Callable, Sequence

from tabletown.drawing.cache import remember
from tabletown.drawing.pieces.shapes import Box
from tabletown.drawing.svg import nums, path, rect
from tabletown.drawing.theme.paint import dark, light
from tabletown.drawing.theme.palette import DUSK


@remember
def arches(colour: str, x: float, y: float, width: float, height: float) -> str:
    """Return three dark arches on one level, for counting levels."""
    r, high = width / 16.5, height * 0.4
    doors = [
        f"M{nums(x + width * f - r, y + height)}v{nums(-high)}a{nums(r, r)} 0 0 1 {nums(2 * r, 0)}v{nums(high)}Z"
        for f in (0.25, 0.5, 0.75)
    ]
    return path("".join(doors), dark(colour, 0.66))


def tower(
    x: float,
    base: float,
    width: float,
    depth: float,
    step: float,
    colours: Sequence[str],
    wall: Callable[[str, float, float, float, float], str] = arches,
    hidden: int = 0,
) -> str:
    """Return a tower whose front is on the line `base`; colors are from the bottom up, one per level.

    `wall(colour, x, y, width, height)` decorates a level; the lowest `hidden` levels stay bare, for things in front of them.
    """
    out = []
    for k, colour in enumerate(colours):
        y = base - (k + 1) * step
        out.append(rect(x, y, width, step + 0.5, fill=dark(colour, 0.16), stroke=dark(colour, 0.52), stroke_width=1))
        if k >= hidden:
            out.append(wall(colour, x, y, width, step))
    top = colours[-1]
    y = base - len(colours) * step - depth
    edge, inner = dark(top, 0.5), dark(top, 0.18)
    out.append(rect(x, y + 1.5, width, depth - 1.5, 3, fill=top, stroke=edge, stroke_width=1.5))
    out.append(rect(x + 5.5, y + 7, width - 11, depth - 13, 2, fill=light(top, 0.22), stroke=inner, stroke_width=1))
    return "".join(out)


def roof(x: float, base: float, width: float, depth: float, step: float, levels: int, margin: float = 5.0) -> Box:
    """Return the roof of a tower, or the ground if there is none, as a shape for targets and brackets."""
    top = base - levels * step - depth
    return Box(x + margin, top + margin, width - 2 * margin, depth - 2 * margin, 7)


@remember
def cast(right: float, far: float, depth: float, levels: int) -> str:
    """Return the shadow of a tower on the ground to its right; `right` and `far` are its right and far edges."""
    reach = 8 + 7 * levels
    d = f"M{nums(right, far + 8)}l{nums(reach, 10)}v{nums(depth - 20)}l{nums(-reach * 0.55, 2)}L{nums(right, far + depth)}Z"
    return path(d, DUSK, opacity=0.17)
