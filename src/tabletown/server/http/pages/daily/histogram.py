"""The chart of all results of a deal, with the par and the own result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from markupsafe import Markup

_WIDTH, _HEIGHT, _BASE, _TOP = 360.0, 130.0, 104.0, 30.0
_MOST = 12  # bars
_SPACES = (1, 2, 3, 5, 10, 20, 50, 100, 200, 500)


def histogram(points: Sequence[int], mine: int | None, par: int | None, words: tuple[str, str, str]) -> Markup:
    """Return an SVG of the results; `words` are its label, and those at the par and at the own bar."""
    label, at_par, at_mine = words
    shown = [*points, *([] if par is None else [par])]
    low, high = min(shown), max(shown)
    space = next((each for each in _SPACES if high // each - low // each < _MOST), 1000)
    first, last = low // space, high // space
    count = Counter(each // space for each in points)
    wide = _WIDTH / (last - first + 1)
    out = [Markup('<path class="axis" d="M0 %s H%s"/>') % (_BASE, _WIDTH)]
    for bar in range(first, last + 1):
        left, tall = (bar - first) * wide, (_BASE - _TOP) * count[bar] / max(count.values(), default=1)
        own = mine is not None and mine // space == bar
        box = Markup('<rect class="%s" x="%s" y="%s" width="%s" height="%s" rx="3"/>')
        size = (round(left + 2, 1), round(_BASE - tall, 1), round(wide - 4, 1), round(tall, 1))
        out.append(box % ("mine" if own else "pile", *size))
        tick = Markup('<text x="%s" y="%s" text-anchor="middle">%s</text>')
        out.append(tick % (round(left + wide / 2, 1), _BASE + 18, str(bar * space).replace("-", "−")))
        if own:
            spot = round(min(max(left + wide / 2, 30), _WIDTH - 30), 1)
            out.append(Markup('<text class="own" x="%s" y="%s" text-anchor="middle">%s</text>') % (spot, 12, at_mine))
    if par is not None:
        x = round((par / space - first) * wide + wide / 2 / space, 1)
        out.append(Markup('<path class="par" d="M%s %sV%s"/>') % (x, _TOP - 6, _BASE))
        end = "end" if x > _WIDTH / 2 else "start"
        out.append(Markup('<text x="%s" y="%s" text-anchor="%s">%s</text>') % (x, _TOP - 4, end, at_par))
    head = Markup('<svg class="histogram" viewBox="0 0 360 130" role="img" aria-label="%s">%s</svg>')
    return head % (label, Markup("").join(out))
