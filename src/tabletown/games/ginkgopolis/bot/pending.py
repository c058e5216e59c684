"""A position with what is already certain to happen carried out: the rest of an action, and a seat's own sealed choice."""

from __future__ import annotations

from typing import Final

from tabletown.games.ginkgopolis.rules import state as at
from tabletown.games.ginkgopolis.rules.actions import COMMIT_TILES
from tabletown.games.ginkgopolis.rules.flow import GinkgopolisState
from tabletown.games.ginkgopolis.rules.preview import carry_out
from tabletown.games.ginkgopolis.rules.state import FRAME, NOTHING

# Points in the middle of an action.
_DEALER: Final = [at.TILES, at.DISCARDS]
_SEATS: Final = [at.ASSET, at.TOKEN, at.RETURN]
_ITSELF: Final = [at.NEAR, at.BONUS, at.FINISH]


def is_pending(state: GinkgopolisState, seat: int) -> bool:
    """Whether an action is under way, or the seat has chosen one that is still sealed."""
    point = state.point()
    return point in _DEALER or point in _SEATS or state.commits[seat] != NOTHING


def settle(state: GinkgopolisState, seat: int) -> list[int]:
    """Carry all that out in a state of no further use; the tiles it brings the seat, and the free choices of an asset."""
    tiles = choices = 0
    while state.stack:
        frame = state.stack[-1]
        point, argument = frame & 31, frame // FRAME
        if point in _ITSELF:
            state.stack.pop()
            state.happen(point, argument)
        elif point in _DEALER or point in _SEATS:
            state.stack.pop()
            if point == at.TILES and argument & 7 == seat:
                tiles += argument >> 3
            elif point == at.ASSET and state.acting == seat:
                choices += 1
        else:
            break
    commit = state.commits[seat]
    if commit != NOTHING:
        assets = carry_out(state, seat, commit // COMMIT_TILES, commit % COMMIT_TILES - 1)
        tiles += assets[0]
        choices += assets[1]
    return [min(tiles, state.reserve), choices]
