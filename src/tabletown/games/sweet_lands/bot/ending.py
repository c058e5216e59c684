"""The last round: what a realm scores if it ends the match at once."""

from __future__ import annotations

from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.resolution import carry_out
from tabletown.games.sweet_lands.rules.phases import ENDING_STEPS, end_round, next_ending
from tabletown.games.sweet_lands.rules.points import kind_of
from tabletown.games.sweet_lands.rules.scoring import total
from tabletown.games.sweet_lands.rules.state import SweetLandsState


def total_if_ended(state: SweetLandsState, have: list[int]) -> int:
    """Return the points of the seat whose turn it is if it sells its basic resources and ends the last round now.

    `have` are its resources; what is pending is dropped, and every offer of the end of the round is declined.
    """
    s = state.copy()
    realm = s.realms[s.seat]
    realm.have = [have[0] + have[op.WHEAT] + have[op.WOOD] + have[op.IRON], 0, 0, 0, have[op.GEM]]
    s.queue = b""
    end_round(s)
    for _ in range(ENDING_STEPS):
        next_ending(s)
        while s.depth:
            top = s.top()
            s.depth -= 1
            kind = kind_of(top)
            if kind >= at.FIRST_SILENT and kind != at.DRAW:
                carry_out(s, top)
    return total(s, s.seat)
