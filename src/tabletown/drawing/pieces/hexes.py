"""Hexagons for drawing: axial coordinates to points, plain or foreshortened. Hexes of the rules are in `core`."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin, sqrt

from tabletown.drawing.cache import remember
from tabletown.drawing.pieces.shapes import Outline
from tabletown.drawing.svg import Point, nums

Axial = tuple[int, int]
# The neighbor across side i; side i joins corners i and i + 1, clockwise from the top (pointy) or upper right (flat).
AROUND: tuple[Axial, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


@dataclass(frozen=True, slots=True)
class Hexes:
    """A field of hexagons: the radius of one, the position of (0, 0), and the foreshortening of depth."""

    radius: float
    x: float = 0.0
    y: float = 0.0
    squash: float = 1.0
    pointy: bool = True

    def centre(self, q: int, r: int) -> Point:
        """Return the center of a cell."""
        if self.pointy:
            return self.x + self.radius * sqrt(3) * (q + r / 2), self.y + self.radius * 1.5 * r * self.squash
        return self.x + self.radius * 1.5 * q, self.y + self.radius * sqrt(3) * (r + q / 2) * self.squash

    def corners(self, q: int, r: int, scale: float = 1.0) -> list[Point]:
        """Return the six corners, clockwise from the top, or with flat tops from the upper right."""
        return list(_corners(self, q, r, scale))

    def side(self, q: int, r: int, i: int, scale: float = 1.0) -> tuple[Point, Point]:
        """Return the two ends of side i, which faces the neighbor `AROUND[i]`."""
        corners = self.corners(q, r, scale)
        return corners[i], corners[(i + 1) % 6]

    @remember
    def shape(self, q: int, r: int, scale: float = 1.0, rounding: float = 6.0) -> Outline:
        """Return the cell as a shape that states can be drawn around."""
        return Outline(tuple(self.corners(q, r, scale)), rounding)

    def trace(self, cells: Iterable[Axial], scale: float = 1.0) -> str:
        """Return path data of many cells, which differ only in their start point, so they compress well."""
        cells = list(cells)
        if not cells:
            return ""
        first, *others = self.corners(0, 0, scale)
        steps = [(x - px, y - py) for (px, py), (x, y) in zip([first, *others], others)]
        tail = "".join(f"l{nums(*step)}" for step in steps) + "Z"
        dx, dy = first[0] - self.x, first[1] - self.y
        return "".join(f"M{nums(x + dx, y + dy)}{tail}" for x, y in (self.centre(q, r) for q, r in cells))

    def border(self, cells: Collection[Axial]) -> str:
        """Return path data of the border around a group of cells."""
        parts = []
        for q, r in sorted(cells):
            for i, (dq, dr) in enumerate(AROUND):
                if (q + dq, r + dr) not in cells:
                    (ax, ay), (bx, by) = self.side(q, r, i)
                    parts.append(f"M{nums(ax, ay)}L{nums(bx, by)}")
        return "".join(parts)


@lru_cache(maxsize=1 << 12)
def _corners(field: Hexes, q: int, r: int, scale: float) -> tuple[Point, ...]:
    cx, cy = field.centre(q, r)
    start = -90 if field.pointy else -60
    reach = field.radius * scale
    turns = [radians(start + 60 * i) for i in range(6)]
    return tuple((cx + reach * cos(a), cy + reach * sin(a) * field.squash) for a in turns)
