"""Painted wooden solids in 2:1 isometry on a 100 x 100 canvas: boxes, gables, hips, drums, sheets glued to walls.

Light falls from the upper left, so a solid has three tones of one paint and a keyline of the same hue. The footprint is
the unit square, with its near corner (1, 1, 0) at (50, 92). Every function returns the content of a symbol.
"""

from collections.abc import Iterable

from tabletown.drawing.svg import Point, element, ellipse, num, nums, path, polygon
from tabletown.drawing.theme.paint import dark, keyline, light
from tabletown.drawing.theme.palette import DUSK, SHADE

AX, AY, AZ = 36.0, 18.0, 38.0  # one unit along x or y, and up
FOOT: Point = (50.0, 92.0)
KEY = 1.4  # width of the keyline
SHEET = 20.0  # a sheet on a wall is 20 x 20, y up

Point3 = tuple[float, float, float]


def at(x: float, y: float, z: float) -> Point:
    """Return the point on the canvas for a point in the solid's space."""
    return FOOT[0] + (x - y) * AX, FOOT[1] + (x + y - 2) * AY - z * AZ


def face(
    points: Iterable[Point3], fill: str, line: str | None = None, width: float = KEY, opacity: float | None = None
) -> str:
    """Return a flat face between points in space."""
    return polygon([at(*point) for point in points], fill, line, width, opacity=opacity)


def box(
    x: float,
    y: float,
    z: float,
    width: float,
    depth: float,
    height: float,
    colour: str,
    line: str | None = None,
    tones: tuple[float, float, float] = (0.34, 0.04, 0.28),
) -> str:
    """Return an upright box; `tones` lighten the top and left faces and darken the right one."""
    edge = line or keyline(colour)
    right, near, top = x + width, y + depth, z + height
    return (
        face([(x, near, z), (right, near, z), (right, near, top), (x, near, top)], light(colour, tones[1]), edge)
        + face([(right, y, z), (right, near, z), (right, near, top), (right, y, top)], dark(colour, tones[2]), edge)
        + face([(x, y, top), (right, y, top), (right, near, top), (x, near, top)], light(colour, tones[0]), edge)
    )


def gable(
    x: float,
    y: float,
    width: float,
    depth: float,
    height: float,
    rise: float,
    wall: str,
    roof: str,
    over: float = 0.08,
    z: float = 0.0,
) -> str:
    """Return a house whose ridge runs along x; the roof overhangs by `over`."""
    line = keyline(roof)
    right, near, top, mid = x + width, y + depth, z + height, y + depth / 2
    low, peak = top - over * rise / (depth / 2), top + rise
    return (
        face([(x, near, z), (right, near, z), (right, near, top), (x, near, top)], wall, line)
        + face(
            [(right, y, z), (right, near, z), (right, near, top), (right, mid, peak), (right, y, top)],
            dark(wall, 0.2),
            line,
        )
        + face(
            [
                (right + over, mid, peak + 0.03),
                (right + over, y - over, low),
                (right, y - over, low),
                (right, mid, peak),
            ],
            dark(roof, 0.3),
            line,
        )
        + face(
            [
                (x - over, near + over, low),
                (right + over, near + over, low),
                (right + over, mid, peak + 0.03),
                (x - over, mid, peak + 0.03),
            ],
            roof,
            line,
        )
    )


def hip(x: float, y: float, z: float, width: float, depth: float, rise: float, roof: str, ridge: float = 0.44) -> str:
    """Return a hipped roof; `ridge` is the length of its ridge as a share of the width, 0 for a pyramid."""
    line = keyline(roof)
    right, near, mid, top = x + width, y + depth, y + depth / 2, z + rise
    a, b = x + width * (1 - ridge) / 2, x + width * (1 + ridge) / 2
    return (
        face([(x, near, z), (a, mid, top), (x, y, z)], light(roof, 0.2), line)
        + face([(x, near, z), (right, near, z), (b, mid, top), (a, mid, top)], roof, line)
        + face([(right, y, z), (right, near, z), (b, mid, top)], dark(roof, 0.3), line)
    )


def drum(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    height: float,
    colour: str,
    line: str | None = None,
    top: str | None = None,
) -> str:
    """Return an upright cylinder; (cx, cy) is the center of its foot on the canvas."""
    edge = line or keyline(colour)
    high, arc = cy - height, f"A{nums(rx, ry)} 0 0 0 {nums(cx + rx, cy)}V{num(cy - height)}Z"
    return (
        path(f"M{nums(cx - rx, high)}V{num(cy)}{arc}", colour, stroke=edge, stroke_width=KEY)
        + path(f"M{nums(cx + rx * 0.2, high + ry)}V{num(cy + ry * 0.98)}{arc}", DUSK, opacity=0.18)
        + ellipse(cx, high, rx, ry, fill=top or light(colour), stroke=edge, stroke_width=KEY)
    )


def dome(cx: float, cy: float, rx: float, ry: float, height: float, colour: str, line: str | None = None) -> str:
    """Return a dome over a round foot at (cx, cy)."""

    def on(x: float, y: float) -> str:
        return nums(cx + rx * x, cy - height * y)

    arc = f"A{nums(rx, ry)} 0 0 1 "
    cap = f"M{on(-1, 0)}C{on(-1, 1.33)} {on(1, 1.33)} {on(1, 0)}{arc}{on(-1, 0)}Z"
    foot = nums(cx + rx * 0.4, cy + ry * 0.92)
    shade = f"M{on(0.24, 0.97)}C{on(0.8, 0.86)} {on(1, 0.4)} {on(1, 0)}{arc}{foot}Q{on(0.6, 0.5)} {on(0.24, 0.97)}Z"
    return path(cap, colour, stroke=line or keyline(colour), stroke_width=KEY) + path(shade, DUSK, opacity=0.18)


def _sheet(a: float, b: float, c: float, d: float, corner: Point, inner: str) -> str:
    values = " ".join(num(v / SHEET, 4) for v in (a, b, c, d))
    return element("g", inner, transform=f"matrix({values} {nums(*corner)})")


def on_left(x: float, y: float, z: float, width: float, height: float, inner: str) -> str:
    """Return a 20 x 20 sheet (y up) glued to the wall that faces left; (x, y, z) is its lower far corner."""
    return _sheet(AX * width, AY * width, 0, -AZ * height, at(x, y, z), inner)


def on_right(x: float, y: float, z: float, depth: float, height: float, inner: str) -> str:
    """Return a sheet on the wall that faces right; (x, y, z) is its lower near corner."""
    return _sheet(AX * depth, -AY * depth, 0, -AZ * height, at(x, y, z), inner)


def on_top(x: float, y: float, z: float, width: float, depth: float, inner: str) -> str:
    """Return a sheet on a flat top; (x, y, z) is its far corner."""
    return _sheet(AX * width, AY * width, -AX * depth, AY * depth, at(x, y, z), inner)


def arch(fill: str, line: str, width: float = 2.0) -> str:
    """Return an arched opening for a sheet."""
    return path("M0 0V12A10 8 0 0 0 20 12V0Z", fill, stroke=line, stroke_width=width)


def shadow(rx: float = 36.0, ry: float = 15.0, cy: float = 79.0) -> str:
    """Return the soft contact shadow of a piece."""
    return ellipse(52, cy, rx, ry, fill=SHADE, opacity=0.2)
