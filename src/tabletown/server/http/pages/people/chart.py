"""The chart of a rating over the matches of a player, for wide and for narrow pages."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tabletown.server.tables.ratings import Rated

WIDE, NARROW = 1080.0, 320.0
_HEIGHT = 220.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 46.0, 14.0, 14.0, 14.0
_TICKS = (10, 20, 50, 100, 200, 500)


def chart(matches: Sequence[Rated], label: str, width: float = WIDE) -> Markup:
    """Return an SVG with a dot for each match, filled where it was won."""
    values = [each.skill.shown for each in matches]
    space = next((each for each in _TICKS if (max(values) - min(values)) / each <= 4), 1000)
    low, high = min(values) // space * space, (max(values) // space + 1) * space

    def x(number: int) -> float:
        return round(_LEFT + (width - _LEFT - _RIGHT) * number / max(len(values) - 1, 1), 1)

    def y(value: int) -> float:
        return round(_HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * (value - low) / (high - low), 1)

    out = []
    for tick in range(low, high + 1, space):
        out.append(f'<path class="grid" d="M{_LEFT} {y(tick)}H{width - _RIGHT}"/>')
        out.append(f'<text x="{_LEFT - 8}" y="{y(tick) + 4}" text-anchor="end">{tick}</text>')
    out.append(f'<path class="line" d="M{"L".join(f"{x(n)} {y(value)}" for n, value in enumerate(values))}"/>')
    for n, each in enumerate(matches):
        out.append(f'<circle class="{"won" if each.place == 1 else "not"}" cx="{x(n)}" cy="{y(values[n])}" r="4"/>')
    head = Markup('<svg class="rating-chart %s" viewBox="0 0 %s 220" role="img" aria-label="%s">%s</svg>')
    return head % ("if-wide" if width == WIDE else "if-narrow", round(width), label, Markup("".join(out)))
