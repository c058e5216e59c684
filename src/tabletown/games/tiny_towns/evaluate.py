"""How good a position is for a seat, in points: the score as it stands and what the cubes may still become."""

from __future__ import annotations

from tabletown.games.tiny_towns.rules import TinyTownsState


def evaluate(state: TinyTownsState, seat: int) -> float:
    """Points of the town as it stands."""
    return float(state.total(seat))
