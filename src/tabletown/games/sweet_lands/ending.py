"""The last round of a seat: what it has if it ends it at once."""

from __future__ import annotations

from tabletown.games.sweet_lands.bot.ending import total_if_ended
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.state import SweetLandsState


def ending_points(state: SweetLandsState, seat: int) -> float | None:
    """Return the points of a seat if it ends the last round at once and sells nothing; None before and after that round."""
    if state.round < state.m.rounds or state.phase != at.ACTION or seat in state.ended:
        return None
    ended = state.copy()
    ended.seat = seat
    gold, _, _, _, gems = state.realms[seat].have
    return float(total_if_ended(ended, [gold, 0, 0, 0, gems]))
