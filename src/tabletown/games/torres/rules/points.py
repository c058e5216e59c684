"""Decision points of Torres: who decides, and what follows.

    point          decided by      options                                    next
    start          dealer          start_player                               master, castle or first_knight
    master         dealer          master_card                                castle or first_knight
    castle         in turn         place_castle                               castle, then first_knight (D1)
    first_knight   in turn         place_first_knight                         first_knight, then king (D2)
    king           last player     place_king                                 the first turn (D3)
    stack          active player   choose_stack                               act (D4)
    act            active player   actions, cards, end_turn                   act, shift, draw, keep, left, next turn (D5)
    shift          active player   shift_to                                   act
    draw           dealer          draw_card                                  draw, keep or act
    keep           active player   keep_card, keep_card_top, _bottom          act (D6)
    left           active player   allocate_leftovers                         the next turn (D7)
    move_king      TR-9.1          move_king, keep_king                       the next phase (D8)

Scoring has no decisions. A point whose options are resolved without asking (TR-4.7) is never entered.

Pending decisions are a stack packed into one number, ten bits a frame: four bits for the decision point, six for its
argument. Modules import this one as `at`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Up to DRAW the dealer decides.
OVER: Final = 0
START: Final = 1
MASTER: Final = 2
DRAW: Final = 3
CASTLE: Final = 4
FIRST_KNIGHT: Final = 5
KING: Final = 6
STACK: Final = 7
ACT: Final = 8
SHIFT: Final = 9  # the second half of shift_block; argument: the square of the block
KEEP: Final = 10
LEFT: Final = 11
MOVE_KING: Final = 12
NAMES: Final = [
    "over", "start", "master", "draw", "castle", "first_knight", "king", "stack", "act", "shift", "keep", "left",
    "move_king",
]  # fmt: skip
FRAME_BITS: Final = 10


def push(pending: i64, point: i64, argument: i64 = 0) -> i64:
    """Return the stack with a decision on top."""
    return pending << FRAME_BITS | argument << 4 | point


def pop(pending: i64) -> i64:
    """Return the stack without its top."""
    return pending >> FRAME_BITS


def point_of(pending: i64) -> i64:
    """Return the decision point on top of the stack."""
    return pending & 15


def argument_of(pending: i64) -> i64:
    """Return the argument of the decision on top of the stack."""
    return pending >> 4 & 63


def frames(pending: i64) -> list[tuple[int, int]]:
    """Return the decision points with their arguments, the top last."""
    found: list[tuple[int, int]] = []
    while pending:
        found.append((point_of(pending), argument_of(pending)))
        pending = pop(pending)
    return found[::-1]
