"""How good a position is for a seat, in points: the marker, what the board gives at scorings to come, and means to act."""

from __future__ import annotations

from typing import Final

from tabletown.games.torres import state as at
from tabletown.games.torres.effects import blocks_in
from tabletown.games.torres.material import KNIGHTS, NO_MASTER, PHASES, in_pack
from tabletown.games.torres.rules import TorresState
from tabletown.games.torres.scoring import castle_points, king_points, master_points

# Points that a feature is worth, set by hand.
LATER: Final = 0.6  # of what the castles give now, at each scoring after the next
KNIGHT: Final = 1.5  # a knight on the board, for each scoring to come
LEVEL: Final = 0.8  # a level under a knight, for each scoring to come
CARD: Final = 1.0
BLOCK: Final = 0.3  # a block still to place in this phase
POINT: Final = 0.2  # an action point left


def evaluate(state: TorresState, seat: int) -> float:
    """The marker and the named features."""
    total = float(state.scores[seat])
    coming = scorings_left(state)
    if coming == 0:
        return total
    castles = castle_points(state.board, seat)
    phase = PHASES + 1 - coming
    total += castles * (1.0 + LATER * (coming - 1))
    total += king_points(state.board, seat, phase)
    if state.master != NO_MASTER:
        total += master_points(state.board, state.seats, seat, phase, state.master)
    total += coming * (KNIGHT * (KNIGHTS - state.reserve[seat]) + LEVEL * levels(state, seat))
    total += CARD * in_pack(state.hands[seat])
    blocks = blocks_in(state.stacks[seat])
    if seat == state.seat and state.chosen > 0:
        blocks += state.chosen
        total += POINT * state.points
    return total + BLOCK * blocks


def scorings_left(state: TorresState) -> int:
    """How many times the castles will still be scored."""
    if state.pending == at.OVER:
        return 0
    if state.pending == at.AT_MOVE_KING:
        return PHASES - state.phase
    return PHASES + 1 - max(state.phase, 1)


def levels(state: TorresState, seat: int) -> int:
    """The levels of the seat's knights, added up."""
    total = 0
    for square in state.board.knights(seat):
        total += state.board.height[square]
    return total
