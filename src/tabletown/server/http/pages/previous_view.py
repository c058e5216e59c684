"""What a seat saw right after its last decision, so that a page can mark what has changed; derived from the steps alone."""

from __future__ import annotations

from functools import lru_cache

from tabletown.core.state import CHANCE
from tabletown.core.views import View
from tabletown.server.tables.session import LiveTable


def since(live: LiveTable, seat: int | None) -> View | None:
    """What the seat saw then; None for a spectator and before its first decision."""
    if seat is None or not live.table.started:
        return None
    return _then(live, seat, live.decision(seat))


@lru_cache(maxsize=256)
def _then(live: LiveTable, seat: int, _mark: tuple[int, int]) -> View | None:
    steps, given = live.table.steps, len(live.terms.given)
    last = next((place for place in range(len(steps) - 1, given - 1, -1) if steps[place][0] == seat), None)
    if last is None:
        return None
    if all(actor == CHANCE for actor, _ in steps[last + 1 :]):
        return live.table.view(seat)
    state = live.table.game.new(live.terms.options)
    for place, (actor, action) in enumerate(steps):
        if place > last and actor != CHANCE:
            break
        state.apply(actor, action)
    return live.table.game.view(state, seat)
