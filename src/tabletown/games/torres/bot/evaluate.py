"""How good a position is for a seat, in points: the marker, what the board gives at scorings to come, and means to act."""

from __future__ import annotations

from typing import Final

from tabletown.games.torres.rules import state as at
from tabletown.games.torres.rules.effects import blocks_in
from tabletown.games.torres.rules.flow import TorresState
from tabletown.games.torres.rules.material import KNIGHTS, NEAR, NO_MASTER, PHASES, in_pack
from tabletown.games.torres.rules.scoring import castle_points, king_points, master_points

# Settings of the search: there are many actions, so they are looked at only where a position is met again.
SEARCH: Final[dict[str, float]] = {"late": 1.0}
# Points that a feature is worth; `tabletown arena tune torres` may change them.
WEIGHTS: Final[dict[str, float]] = {
    "later": 1.16,  # of what the castles give now, at each scoring after the next
    "knight": 1.76,  # a knight on the board, for each scoring to come
    "level": 0.07,  # a level under a knight, for each scoring to come
    "card": 0.58,
    "block": 0.42,  # a block still to place in this phase
    "point": 0.13,  # an action point left
    "reach": 0.56,  # of what one more step up would add to the castles
}
LATER: Final = 0
KNIGHT: Final = 1
LEVEL: Final = 2
CARD: Final = 3
BLOCK: Final = 4
POINT: Final = 5
REACH: Final = 6
_weights: Final[list[float]] = list(WEIGHTS.values())


def use(weights: dict[str, float]) -> None:
    """Go by other weights from now on."""
    for place, name in enumerate(WEIGHTS):
        _weights[place] = weights[name]


def evaluate(state: TorresState, seat: int) -> float:
    """The marker and the named features."""
    total = float(state.scores[seat])
    coming = scorings_left(state)
    if coming == 0:
        return total
    castles = castle_points(state.board, seat)
    phase = PHASES + 1 - coming
    total += castles * (1.0 + _weights[LATER] * (coming - 1)) + _weights[REACH] * (climbed(state, seat) - castles)
    total += king_points(state.board, seat, phase)
    if state.master != NO_MASTER:
        total += master_points(state.board, state.seats, seat, phase, state.master)
    total += coming * (_weights[KNIGHT] * (KNIGHTS - state.reserve[seat]) + _weights[LEVEL] * levels(state, seat))
    total += _weights[CARD] * in_pack(state.hands[seat])
    blocks = blocks_in(state.stacks[seat])
    if seat == state.seat and state.chosen > 0:
        blocks += state.chosen
        total += _weights[POINT] * state.points
    return total + _weights[BLOCK] * blocks


def scorings_left(state: TorresState) -> int:
    """How many times the castles will still be scored."""
    if state.pending == at.OVER:
        return 0
    if state.pending == at.AT_MOVE_KING:
        return PHASES - state.phase
    return PHASES + 1 - max(state.phase, 1)


def climbed(state: TorresState, seat: int) -> int:
    """What the castles would give if every knight could take one step up."""
    board = state.board
    best = [0] * len(board.area)
    for square in board.knights(seat):
        level = board.height[square]
        if level:
            castle = board.castle_of(square)
            best[castle] = max(best[castle], level)
        for to in NEAR[square]:
            if board.height[to] == level + 1 and board.is_free(to):
                castle = board.castle_of(to)
                best[castle] = max(best[castle], level + 1)
    total = 0
    for castle in range(len(best)):
        total += best[castle] * board.area[castle]
    return total


def levels(state: TorresState, seat: int) -> int:
    """The levels of the seat's knights, added up."""
    total = 0
    for square in state.board.knights(seat):
        total += state.board.height[square]
    return total
