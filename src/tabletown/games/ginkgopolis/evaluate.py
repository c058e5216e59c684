"""How good a position is for a seat, in points: the score as it stands and what cards, tiles and resources may bring."""

from __future__ import annotations

from tabletown.games.ginkgopolis.rules import GinkgopolisState


def evaluate(state: GinkgopolisState, seat: int) -> float:
    """Points as they stand."""
    return float(state.worth(seat))
