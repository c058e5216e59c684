"""The last turn of a seat: what it has if it ends it at once."""

from __future__ import annotations

from tabletown.games.torres.rules.material import PHASES
from tabletown.games.torres.rules.scoring import phase_points, phase_to_score
from tabletown.games.torres.rules.state import TorresState


def ending_points(state: TorresState, seat: int) -> float | None:
    """Return the points of a seat if it ends its last turn at once; None before that turn."""
    if state.phase < PHASES or state.stacks[seat] or phase_to_score(state) == 0:
        return None
    castles, king, master = phase_points(state, seat, PHASES)
    return float(state.scores[seat] + castles + king + master)
