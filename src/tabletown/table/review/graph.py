"""The graph of a review: a line for each seat, verdicts of decisions on it, and a cursor."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import msgspec

WIDTH, HEIGHT = 720.0, 300.0
LEFT, RIGHT, TOP, BOTTOM = 40.0, 70.0, 14.0, 30.0
_TICKS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_NARROW = 24.0  # least distance of two signs at the right
_MARKS = {"good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}


class Mark(msgspec.Struct, frozen=True):
    """A verdict on the line of a seat after `index` steps."""

    index: int
    seat: int
    verdict: str


class Series(msgspec.Struct, frozen=True):
    """A value for each seat after some numbers of steps; `percent` if values are parts of one."""

    points: tuple[tuple[int, tuple[float, ...]], ...]
    percent: bool = False


def _number(value: float, percent: bool) -> str:
    return f"{100 * value:.0f} %" if percent else f"{value:.0f}".replace("-", "−")


def graph(
    series: Series,
    paints: Sequence[Any],
    label: str,
    *,
    last: int = 0,
    marks: Sequence[Mark] = (),
    ticks: Sequence[tuple[int, str]] = (),
    cursor: int | None = None,
) -> str:
    """Return an SVG; `last` is the number of steps of the match, `ticks` are numbers of steps with a word below."""
    values = [each for _, seats in series.points for each in seats] or [0.0, 1.0]
    end = max(last, series.points[-1][0] if series.points else 1, 1)
    low, high, space = _range(values, series.percent)

    def x(index: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * index / end, 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low), 1)

    out = []
    for number in range(round((high - low) / space) + 1):
        value = low + number * space
        out.append(f'<path class="grid" d="M{LEFT} {y(value)}H{WIDTH - RIGHT}" stroke="#8884"/>')
        out.append(f'<text x="{LEFT - 6}" y="{y(value) + 4}" text-anchor="end">{_number(value, series.percent)}</text>')
    for index, word in ticks:
        out.append(f'<path class="tick" d="M{x(index)} {HEIGHT - BOTTOM}v6" stroke="#888"/>')
        out.append(f'<text x="{x(index)}" y="{HEIGHT - 8}" text-anchor="middle">{escape(word)}</text>')
    seats = range(len(series.points[0][1]) if series.points else 0)
    lines = ["M" + "L".join(f"{x(index)} {y(each[seat])}" for index, each in series.points) for seat in seats]
    for line in lines:
        out.append(f'<path class="under" fill="none" d="{line}"/>')
    for seat, line in enumerate(lines):
        out.append(f'<path class="keyline" fill="none" d="{line}"/>')
        out.append(f'<path class="line" fill="none" stroke="{paints[seat].colour}" stroke-width="3.4" d="{line}"/>')
    if cursor is not None:
        out.append(f'<path class="cursor" d="M{x(cursor)} {TOP}V{HEIGHT - BOTTOM}"/>')
    out += [_mark(each, x(each.index), y(_at(series, each.index, each.seat))) for each in marks if each.verdict in _MARKS]
    if series.points:
        ends = series.points[-1]
        for seat, middle in _apart([y(each) for each in ends[1]]):
            out.append(_sign(paints[seat], x(ends[0]) + 16, middle, _number(ends[1][seat], series.percent)))
    head = f'viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" data-left="{LEFT}" data-right="{WIDTH - RIGHT}" data-last="{end}"'
    return f'<svg class="review-graph" role="img" {head} font-size="12" aria-label="{escape(label)}">{"".join(out)}</svg>'


def _range(values: Sequence[float], percent: bool) -> tuple[float, float, float]:
    """Return the ends of the scale and the distance of its lines."""
    if percent:
        return 0.0, 1.0, 0.25
    span = max(values) - min(values) or 1.0
    space = float(next((each for each in _TICKS if span / each <= 5), _TICKS[-1]))
    low = min(values) // space * space
    return low, max(-(-max(values) // space) * space, low + space), space


def _at(series: Series, index: int, seat: int) -> float:
    """Return the value of a seat after some steps, between two points of its line."""
    before = [each for each in series.points if each[0] <= index]
    after = [each for each in series.points if each[0] > index]
    if not before or not after:
        return (before[-1] if before else after[0])[1][seat]
    (left, a), (right, b) = before[-1], after[0]
    return a[seat] + (b[seat] - a[seat]) * (index - left) / (right - left)


def _mark(mark: Mark, x: float, y: float) -> str:
    return (
        f'<g class="mark {mark.verdict}" data-index="{mark.index}"><circle cx="{x}" cy="{y}" r="9"/>'
        f'<text x="{x}" y="{y + 4}" text-anchor="middle">{_MARKS[mark.verdict]}</text></g>'
    )


def _sign(paint: Any, x: float, y: float, value: str) -> str:
    return (
        f'<rect x="{x - 10}" y="{y - 9:.1f}" width="18" height="18" rx="4" fill="{paint.colour}"/>'
        f'<g transform="translate({x - 6.5:.1f} {y - 5.5:.1f}) scale(.55)" fill="{paint.ink}">{paint.sign}</g>'
        f'<text class="end" x="{x + 13}" y="{y + 5:.1f}">{value}</text>'
    )


def _apart(middles: Sequence[float]) -> list[tuple[int, float]]:
    """Return the seats from top to bottom, moved apart where their signs would overlap."""
    found: list[tuple[int, float]] = []
    for seat in sorted(range(len(middles)), key=lambda each: middles[each]):
        found.append((seat, max(middles[seat], found[-1][1] + _NARROW if found else 0.0)))
    return found
