"""States on the board. Each is a shape first, a color second; a wide pale line under it makes it visible on any paint."""

from collections.abc import Iterable, Sequence
from math import atan2, pi
from typing import Literal

from tabletown.drawing.cache import remember
from tabletown.drawing.icons import icon
from tabletown.drawing.pieces.shapes import Shape
from tabletown.drawing.svg import Point, circle, group, named, nums, path, place, stroke
from tabletown.drawing.theme.paint import tone
from tabletown.drawing.theme.palette import HALO

Highlight = Literal["legal", "hover", "focus", "picked"]


def ids(actions: Iterable[int]) -> str | None:
    """Return action ids as the value of `data-actions`, ascending; None if there are none."""
    return " ".join(map(str, sorted(set(actions)))) or None


def underlay(shape: Shape, opacity: float = 0.8) -> str:
    """Return the pale line under a state line."""
    return shape.draw(class_="case", fill="none", stroke=tone("case"), stroke_width=7, stroke_opacity=opacity)


def ring(shape: Shape, highlight: Highlight = "legal", behind: bool = False, hollow: bool = False) -> str:
    """Return the ring that marks a possible action."""
    strong = highlight in ("hover", "picked")
    colour = tone("pick" if highlight == "picked" else "go-ring")
    return shape.draw(
        class_="ring",
        fill=colour,
        fill_opacity=0 if behind or hollow or highlight == "picked" else 0.34 if strong else 0.13,
        stroke=colour,
        stroke_width=4.5 if strong else 3,
        stroke_dasharray="7 5" if behind else None,
    )


def focus_ring(shape: Shape, shown: bool = False) -> str:
    """Return the double ring of keyboard focus; hidden until CSS or `shown` gives it strokes."""
    wide = shape.grow(4)
    inner = wide.draw(
        class_="halo in", fill="none", stroke=tone("case") if shown else None, stroke_width=8 if shown else None
    )
    outer = wide.draw(
        class_="halo out", fill="none", stroke=tone("focus") if shown else None, stroke_width=4 if shown else None
    )
    return inner + outer


def target(
    shape: Shape,
    label: str,
    actions: Iterable[int] = (),
    *,
    id_: str | None = None,
    ghost: str = "",
    sign: str = "",
    hints: Sequence[str] = (),
    dot: float = 8.0,
    behind: bool = False,
    highlight: Highlight = "legal",
    hollow: bool = False,
    kind: str = "",
) -> str:
    """Return a target: ring and dot, the ghost of the result under the pointer, an optional sign instead of the dot.

    `hints` are 24 x 24 drawings of what the step makes possible; `behind` is for a place hidden by something in front of
    it; `highlight` fixes a state for a still picture; a `hollow` ring does not tint what it surrounds; the kind "option" is
    a second step, which a page shows after something else was picked.
    """
    classes = "target" + (" is-behind" if behind else "") + (" is-hollow" if hollow else "")
    classes += "" if highlight == "legal" else f" is-{highlight}"
    return named(
        _target(shape, ghost, sign, tuple(hints), dot, behind, highlight, hollow),
        class_=classes,
        data_kind=kind or None,
        display="none" if kind == "option" else None,
        id=id_,
        role="button",
        tabindex="-1",
        aria_label=label,
        aria_pressed="true" if highlight == "picked" else None,
        data_actions=ids(actions),
    )


@remember
def _target(
    shape: Shape, ghost: str, sign: str, hints: tuple[str, ...], dot: float, behind: bool, highlight: Highlight, hollow: bool
) -> str:
    """Return the drawing of a target."""
    x, y = shape.centre
    shown = highlight == "hover"
    spot = circle(x, y, dot, class_="dot", fill=tone("go-ring"), opacity=0 if shown else None)
    parts = (
        underlay(shape, 0.35 if behind else 0.8),
        ring(shape, highlight, behind, hollow),
        spot if dot and not sign and highlight != "picked" else "",
        group(ghost, class_="ghost", opacity=0.82 if shown else 0) if ghost else "",
        sign,
        preview_badges(shape, hints),
        focus_ring(shape, highlight == "focus"),
    )
    return "".join(parts)


def picked(shape: Shape) -> str:
    """Return the thick ring around a selected thing."""
    return underlay(shape) + shape.draw(class_="picked", fill="none", stroke=tone("pick"), stroke_width=4.5)


@remember
def brackets(shape: Shape, reach: float = 16.0) -> str:
    """Return four corners around the destination of the last step."""
    x, y, w, h = shape.bounds
    r, b, k = x + w, y + h, min(reach, w / 3, h / 3)
    d = (
        f"M{nums(x, y + k)}L{nums(x, y)}L{nums(x + k, y)}M{nums(r - k, y)}L{nums(r, y)}L{nums(r, y + k)}"
        f"M{nums(r, b - k)}L{nums(r, b)}L{nums(r - k, b)}M{nums(x + k, b)}L{nums(x, b)}L{nums(x, b - k)}"
    )
    under = stroke(d, tone("case"), 7, class_="case")
    return under + stroke(d, tone("last"), 3.5, class_="last")


def origin_outline(shape: Shape) -> str:
    """Return a dotted outline for the origin of the last step."""
    line = shape.draw(
        class_="last", fill="none", stroke=tone("last"), stroke_width=3, stroke_dasharray="1 7", stroke_linecap="round"
    )
    return underlay(shape, 0.6) + line


@remember
def route(start: Point, end: Point, size: float = 1.0) -> str:
    """Return the dotted way of a piece, an arc with a head at its end."""
    (ax, ay), (bx, by) = start, end
    if abs(ax - bx) < abs(ay - by) / 2:  # steep: it bends aside
        cx, cy = (ax + bx) / 2 + 34 * size, (ay + by) / 2
    else:
        cx, cy = (ax + bx) / 2, min(ay, by) - (40 if abs(ay - by) < 60 * size else 8) * size
    d = f"M{nums(ax, ay)}Q{nums(cx, cy, bx, by)}"
    turn = atan2(by - cy, bx - cx) * 180 / pi
    head = path("M0 0-17-9-13 0-17 9Z", tone("pick"), stroke=tone("case"), stroke_width=2)
    under = stroke(d, tone("case"), 9 * size, 0.85)
    dots = path(d, stroke=tone("pick"), stroke_width=5 * size, stroke_linecap="round", stroke_dasharray=nums(1, 10 * size))
    return under + dots + place(bx, by, head, turn=turn, scale=size)


def private(shape: Shape, eye: bool = True) -> str:
    """Return the background of private information: a dashed edge and an eye; the caller adds the words."""
    x, y, w, _ = shape.bounds
    back = shape.draw(fill=tone("surface-2"), stroke=tone("edge"), stroke_width=1.5, stroke_dasharray="6 4")
    return back + (icon("eye", x + w - 22, y + 4, 16, tone("ink-soft")) if eye else "")


def finished(*markup: str) -> str:
    """Return the markup paled, for what is finished or out of play; the caller adds the word."""
    return group(*markup, class_="finished", opacity=0.45)


def preview_badges(shape: Shape, drawings: Sequence[str], radius: float = 15.5) -> str:
    """Return small pale discs in the lower corner for what this step makes possible; each drawing fills 24 x 24."""
    x, y, w, h = shape.bounds
    out = []
    for i, drawing in enumerate(drawings):
        cx, cy = x + w - radius + 1 - 1.94 * radius * i, y + h - radius + 1
        out.append(circle(cx, cy, radius, fill=HALO, stroke=tone("go-ring"), stroke_width=2))
        out.append(place(cx - radius * 0.774, cy - radius * 0.86, drawing, scale=radius / 15.5))
    return group(*out, class_="opens") if out else ""


def passage_sign(x: float, y: float, size: float = 18.0) -> str:
    """Return the sign of a passage, to replace the dot; (x, y) is its center."""
    frame = path("M2 18V8a7 7 0 0 1 14 0v10Z", HALO, stroke=tone("go-ring"), stroke_width=2.4)
    return place(x - size / 2, y - size / 2, frame, circle(12, 11, 1.4, fill=tone("go-ring")), scale=size / 18)


def thinking(x: float, y: float, size: float = 4.0) -> str:
    """Return three dots: this seat is deciding."""
    return group(*(circle(x + i * size * 1.6, y, size / 2) for i in range(3)), class_="thinking", fill=tone("ink-soft"))


def committed(x: float, y: float, size: float = 16.0) -> str:
    """Return a check mark: this seat has decided."""
    return icon("done", x, y, size, tone("ink-soft"))
