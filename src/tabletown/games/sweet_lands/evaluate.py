"""How good a position is for a seat, in points: the score as it stands and what may still come of it."""

from __future__ import annotations

from tabletown.games.sweet_lands.rules import SweetLandsState


def evaluate(state: SweetLandsState, seat: int) -> float:
    """Points as they would be now."""
    return float(state.total(seat))
