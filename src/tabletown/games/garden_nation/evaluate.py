"""How good a position is for a seat, in points: the score as it stands and what it may still become."""

from __future__ import annotations

from tabletown.games.garden_nation.rules import GardenNationState
from tabletown.games.garden_nation.scoring import total


def evaluate(state: GardenNationState, seat: int) -> float:
    """Points if the match ended now."""
    return float(total(state, seat))
