"""How good a position is for a seat, in points: the score and what the board would give at the end of the phase."""

from __future__ import annotations

from tabletown.games.torres.rules import TorresState


def evaluate(state: TorresState, seat: int) -> float:
    """Points of the seat as they stand."""
    return float(state.scores[seat])
