"""The plot of totals over time."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tabletown.drawing import Paint
from tabletown.table import ScoresAtStep

_WIDTH, _HEIGHT = 360.0, 170.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 30.0, 26.0, 12.0, 22.0
_TICKS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_NARROW = 13.0  # least distance of two signs at the right


def _spacing(span: int) -> int:
    return next((each for each in _TICKS if span / each <= 4), max(_TICKS[-1], span // 4))


def plot(points: Sequence[ScoresAtStep], paints: Sequence[Paint], label: str, step: int | None = None) -> Markup:
    """Return an SVG with a line for each seat and its sign at the end; `step` is marked."""
    last = max(points[-1].number, 1)
    values = [total for each in points for total in each.totals]
    space = _spacing(max(values) - min(*values, 0) or 1)
    low, high = min(*values, 0) // space * space, -(-max(*values, 1) // space) * space

    def x(number: int) -> float:
        return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * number / last, 1)

    def y(total: float) -> float:
        return round(_HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * (total - low) / (high - low), 1)

    out = []
    for tick in range(low, high + 1, space):
        out.append(f'<path class="grid{" zero" if tick == 0 else ""}" d="M{_LEFT} {y(tick)}H{_WIDTH - _RIGHT}"/>')
        out.append(f'<text x="{_LEFT - 5}" y="{y(tick) + 4}" text-anchor="end">{str(tick).replace("-", "−")}</text>')
    out.append(f'<text x="{_LEFT}" y="{_HEIGHT - 5}">0</text>')
    out.append(f'<text x="{_WIDTH - _RIGHT}" y="{_HEIGHT - 5}" text-anchor="end">{last}</text>')
    if step is not None:
        out.append(f'<path class="now" d="M{x(step)} {_TOP}V{_HEIGHT - _BOTTOM}"/>')
    seats = range(len(points[-1].totals))  # an automaton has a paint, too, but no points
    lines = ["M" + "L".join(f"{x(each.number)} {y(each.totals[seat])}" for each in points) for seat in seats]
    out += [f'<path class="under" d="{line}"/>' for line in lines]
    out += [f'<path class="line" stroke="{paint.colour}" d="{line}"/>' for paint, line in zip(paints, lines)]
    for seat, middle in _apart([y(total) for total in points[-1].totals]):
        out.append(_sign(paints[seat], _WIDTH - _RIGHT + 13, middle))
    body = "".join(out)
    head = f'viewBox="0 0 {_WIDTH:.0f} {_HEIGHT:.0f}" role="img"'
    return Markup('<svg class="plotted" %s aria-label="%s">%s</svg>') % (Markup(head), label, Markup(body))


def _apart(middles: Sequence[float]) -> list[tuple[int, float]]:
    """Return the seats from top to bottom, moved apart where their signs would overlap."""
    found: list[tuple[int, float]] = []
    for seat in sorted(range(len(middles)), key=lambda each: middles[each]):
        least = found[-1][1] + _NARROW if found else 0.0
        found.append((seat, max(middles[seat], least)))
    return found


def _sign(paint: Paint, x: float, y: float) -> str:
    return (
        f'<rect x="{x - 7}" y="{y - 6.5:.1f}" width="13" height="13" rx="3" fill="{paint.colour}"/>'
        f'<g transform="translate({x - 4.5} {y - 4:.1f}) scale(.4)" fill="{paint.ink}">{paint.sign}</g>'
    )
