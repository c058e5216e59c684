"""Action ids of Torres: `BASE + arguments`, and the notation of each.

add_knight, place_block and the like are BASE + square; move_knight, regroup and door_passage(from, to) are BASE + 64 * from
+ to; raise_knight(knight, stack) is RAISE + 4 * knight + stack, stack 0 being the chosen one; diagonal_step, vault and
climb_two are numbered by the pairs of squares that they can join. A card is played by the verb of its name; shift_block
picks the block and shift_to its new square (TR-4.8). The verb of keep_card_top and keep_card_bottom says where the other
cards go (TR-11.3).
"""

from __future__ import annotations

from typing import Final

from tabletown.core.actions import Actions, Domain, Verb, domain
from tabletown.games.torres.rules import material as m

_square = domain("square", m.SQUARES)
_card = domain("card", m.CARDS)
_size = domain("size", ["0", "1", "2", "3"])
_source = domain("source", ["chosen", "1", "2", "3"])
_stacks = domain("stacks", ["+".join(map(str, sizes)) for sizes in m.SPREADS])


def _both(pairs: list[int]) -> Domain:
    return Domain(("square", "square"), [(m.SQUARES[pair // m.CELLS], m.SQUARES[pair % m.CELLS]) for pair in pairs])


ACTIONS: Final = Actions(
    Verb("place_castle", _square),
    Verb("place_first_knight", _square),
    Verb("place_king", _square),
    Verb("choose_stack", _size),
    Verb("add_knight", _square),
    Verb("move_knight", _square, _square),
    Verb("place_block", _square),
    Verb("buy_card"),
    Verb("advance_score"),
    Verb("six_ap"),
    Verb("seven_ap"),
    Verb("extra_block", _square),
    Verb("raise_knight", _square, _source),
    Verb("shift_block", _square),
    Verb("regroup", _square, _square),
    Verb("diagonal_step", _both(m.SLANTED_PAIRS)),
    Verb("door_passage", _square, _square),
    Verb("vault", _both(m.FAR_PAIRS)),
    Verb("climb_two", _both(m.NEAR_PAIRS)),
    Verb("end_turn"),
    Verb("shift_to", _square),
    Verb("keep_card", _card),
    Verb("keep_card_top", _card),
    Verb("keep_card_bottom", _card),
    Verb("allocate_leftovers", _stacks),
    Verb("move_king", _square),
    Verb("keep_king"),
    Verb("start_player", domain("seat", [str(seat) for seat in range(4)]), chance=True),
    Verb("master_card", domain("master", m.MASTERS), chance=True),
    Verb("draw_card", _card, chance=True),
)

PLACE_CASTLE: Final[int] = ACTIONS.base("place_castle")
FIRST_KNIGHT: Final[int] = ACTIONS.base("place_first_knight")
PLACE_KING: Final[int] = ACTIONS.base("place_king")
CHOOSE: Final[int] = ACTIONS.base("choose_stack")
ADD: Final[int] = ACTIONS.base("add_knight")
MOVE: Final[int] = ACTIONS.base("move_knight")
PLACE: Final[int] = ACTIONS.base("place_block")
BUY: Final[int] = ACTIONS.base("buy_card")
ADVANCE: Final[int] = ACTIONS.base("advance_score")
SIX: Final[int] = ACTIONS.base("six_ap")
SEVEN: Final[int] = ACTIONS.base("seven_ap")
EXTRA: Final[int] = ACTIONS.base("extra_block")
RAISE: Final[int] = ACTIONS.base("raise_knight")
SHIFT: Final[int] = ACTIONS.base("shift_block")
REGROUP: Final[int] = ACTIONS.base("regroup")
SLANT: Final[int] = ACTIONS.base("diagonal_step")
DOOR: Final[int] = ACTIONS.base("door_passage")
VAULT: Final[int] = ACTIONS.base("vault")
CLIMB: Final[int] = ACTIONS.base("climb_two")
END: Final[int] = ACTIONS.base("end_turn")
SHIFT_TO: Final[int] = ACTIONS.base("shift_to")
KEEP: Final[int] = ACTIONS.base("keep_card")
KEEP_TOP: Final[int] = ACTIONS.base("keep_card_top")
KEEP_BOTTOM: Final[int] = ACTIONS.base("keep_card_bottom")
ALLOCATE: Final[int] = ACTIONS.base("allocate_leftovers")
MOVE_KING: Final[int] = ACTIONS.base("move_king")
KEEP_KING: Final[int] = ACTIONS.base("keep_king")
START_PLAYER: Final[int] = ACTIONS.base("start_player")
MASTER_CARD: Final[int] = ACTIONS.base("master_card")
DRAW: Final[int] = ACTIONS.base("draw_card")
