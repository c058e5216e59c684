"""The value of a position for a seat, in points: the marker, the board at the scorings to come, and the means to act."""

from __future__ import annotations

from typing import Final

from tabletown.games.torres.rules.material import KNIGHTS, NEAR, PHASES, blocks_in, in_pack
from tabletown.games.torres.rules.scoring import phase_points, phase_to_score
from tabletown.games.torres.rules.state import TorresState

# Search settings: there are many actions, so a position is expanded only when it is met again.
SEARCH: Final[dict[str, float]] = {"expand_after_visits": 1.0}
# Points per unit of a feature; `tabletown arena tune torres` may change them.
WEIGHTS: Final[dict[str, float]] = {
    "later": 1.16,  # of what the castles give now, at each scoring after the next
    "knight": 1.76,  # a knight on the board, for each scoring to come
    "level": 0.07,  # a level under a knight, for each scoring to come
    "card": 0.58,
    "block": 0.42,  # a block still to place in this phase
    "point": 0.13,  # an action point left
    "reach": 0.56,  # of what one more step up would add to the castles
}
_weights: Final[list[float]] = list(WEIGHTS.values())


def use(weights: dict[str, float]) -> None:
    """Replace the weights."""
    _weights[:] = [weights[name] for name in WEIGHTS]


def evaluate(state: TorresState, seat: int) -> float:
    """Return the marker plus the weighted features."""
    total = float(state.scores[seat])
    phase = phase_to_score(state)
    if phase == 0:
        return total
    later, knight, level, card, block, point, reach = _weights
    coming = PHASES + 1 - phase  # scorings
    castles, king, master = phase_points(state, seat, phase)
    total += castles * (1.0 + later * (coming - 1)) + reach * (climbed(state, seat) - castles)
    total += king
    total += master
    total += coming * (knight * (KNIGHTS - state.reserve[seat]) + level * levels(state, seat))
    total += card * int(in_pack(state.hands[seat]))
    blocks = blocks_in(state.stacks[seat])
    if seat == state.seat and state.chosen > 0:
        blocks += state.chosen
        total += point * int(state.points)
    return total + block * blocks


def climbed(state: TorresState, seat: int) -> int:
    """Return the points of the castles if every knight could take one step up."""
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
    """Return the sum of the levels of the seat's knights."""
    total = 0
    for square in state.board.knights(seat):
        total += state.board.height[square]
    return total
