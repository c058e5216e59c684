"""The load of the bots as a picture: the share of busy processes as a line, waiting decisions as bars."""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.server.bots.load import LoadBucket

_MANY = 10  # waiting decisions that fill the picture


def draw(history: Sequence[LoadBucket], width: int, height: int) -> str:
    """Return the SVG; its words are beside it."""
    step = width / max(1, len(history) - 1)
    line = "L".join(f"{n * step:.1f} {height - (height - 8) * min(1.0, each.share):.1f}" for n, each in enumerate(history))
    bars = "".join(
        f'<rect class="load-wait" x="{max(0.0, n * step - step / 3):.1f}" y="{height - high:.1f}" '
        f'width="{step * 2 / 3:.1f}" height="{high:.1f}"/>'
        for n, each in enumerate(history)
        if (high := (height - 8) * min(1.0, each.waiting / _MANY))
    )
    return (
        f'<svg class="load" viewBox="0 0 {width} {height}" aria-hidden="true">'
        f'<path class="load-full" d="M0 8H{width}"/><path class="load-area" d="M0 {height}L{line}L{width} {height}Z"/>'
        f'<path class="load-line" d="M{line}"/>{bars}</svg>'
    )
