"""Plane shapes: boxes, discs and outlines that states are drawn around, rounded paths, borders of groups of squares."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tabletown.drawing.svg import Point, Value, element, ellipse, num, nums, rect


def closed(points: Sequence[Point]) -> str:
    """Return path data of a polygon."""
    return "M" + "L".join(nums(x, y) for x, y in points) + "Z"


def rounded(points: Sequence[Point], radius: float) -> str:
    """Return path data of a rounded polygon; equal shapes differ only in their start point, so they compress well."""
    return _rounded(tuple(points), radius) if radius > 0 else closed(points)


@lru_cache(maxsize=1 << 12)
def _rounded(points: tuple[Point, ...], radius: float) -> str:
    parts: list[str] = []
    last = (0.0, 0.0)
    for i, (x, y) in enumerate(points):
        ends: list[Point] = []
        for px, py in (points[i - 1], points[(i + 1) % len(points)]):
            length = ((px - x) ** 2 + (py - y) ** 2) ** 0.5
            k = min(radius, length / 2.2) / length if length else 0.0
            ends.append((x + (px - x) * k, y + (py - y) * k))
        (ax, ay), (bx, by) = ends
        parts.append(f"l{nums(ax - last[0], ay - last[1])}" if i else f"M{nums(ax, ay)}")
        parts.append(f"q{nums(x - ax, y - ay, bx - ax, by - ay)}")
        last = bx, by
    return "".join(parts) + "Z"


def inset(points: Sequence[Point], distance: float) -> list[Point]:
    """Return a convex polygon, clockwise on screen, with every side moved inwards; a negative distance grows it."""
    sides = []
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        dx, dy = (y1 - y2) / length * distance, (x2 - x1) / length * distance
        sides.append((x1 + dx, y1 + dy, x2 - x1, y2 - y1))
    corners = []
    for (x1, y1, ax, ay), (x2, y2, bx, by) in zip([sides[-1], *sides[:-1]], sides, strict=True):
        t = ((x2 - x1) * by - (y2 - y1) * bx) / (ax * by - ay * bx)
        corners.append((x1 + ax * t, y1 + ay * t))
    return corners


@dataclass(frozen=True, slots=True)
class Box:
    """A rounded rectangle."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 9.0

    @property
    def centre(self) -> Point:
        """The center."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, width and height."""
        return self.x, self.y, self.width, self.height

    def grow(self, by: float) -> "Box":
        """Return the shape grown by this much on every side."""
        radius = max(0.0, self.radius + by * 0.75)
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by, radius)

    def draw(self, **values: Value) -> str:
        """Return the shape as one element."""
        return rect(self.x, self.y, self.width, self.height, self.radius, **values)


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle, or an ellipse on the ground of a view with depth."""

    cx: float
    cy: float
    rx: float
    ry: float

    @property
    def centre(self) -> Point:
        """The center."""
        return self.cx, self.cy

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, width and height."""
        return self.cx - self.rx, self.cy - self.ry, 2 * self.rx, 2 * self.ry

    def grow(self, by: float) -> "Disc":
        """Return the shape grown by this much on every side."""
        return Disc(self.cx, self.cy, self.rx + by, self.ry + by)

    def draw(self, **values: Value) -> str:
        """Return the shape as one element."""
        return ellipse(self.cx, self.cy, self.rx, self.ry, **values)


@dataclass(frozen=True, slots=True)
class Outline:
    """A convex polygon, clockwise on screen, with rounded corners."""

    points: tuple[Point, ...]
    radius: float = 9.0

    @property
    def centre(self) -> Point:
        """The mean of the corners."""
        count = len(self.points)
        return sum(x for x, _ in self.points) / count, sum(y for _, y in self.points) / count

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, width and height."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    def grow(self, by: float) -> "Outline":
        """Return the shape grown by this much on every side."""
        return Outline(tuple(inset(self.points, -by)), max(0.0, self.radius + by * 0.75))

    def draw(self, **values: Value) -> str:
        """Return the shape as one element."""
        return element("path", d=rounded(self.points, self.radius), **values)


Shape = Box | Disc | Outline


def union(cells: Collection[tuple[int, int]], left: float, top: float, width: float, height: float) -> str:
    """Return path data of the border around a group of (row, column) squares: a castle, a district."""
    parts = []
    for row, column in sorted(cells):
        x, y = left + column * width, top + row * height
        if (row - 1, column) not in cells:
            parts.append(f"M{nums(x, y)}h{num(width)}")
        if (row, column + 1) not in cells:
            parts.append(f"M{nums(x + width, y)}v{num(height)}")
        if (row + 1, column) not in cells:
            parts.append(f"M{nums(x, y + height)}h{num(width)}")
        if (row, column - 1) not in cells:
            parts.append(f"M{nums(x, y)}v{num(height)}")
    return "".join(parts)
