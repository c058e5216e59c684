"""Refusals: the first condition that an action fails, with its figures and the rule that speaks of it.

The conditions are those of the generator (legal, moves, blocks): the same sets of squares, asked for one square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.core.guide.refusals import Refusal
from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules.blocks import (
    can_raise,
    can_spare,
    castles_without,
    find_loose,
    shift_rings,
    shift_targets,
)
from tabletown.games.torres.rules.board import UNKNOWN, Board
from tabletown.games.torres.rules.conditions import (
    has,
    is_below,
    is_entered,
    measure,
    no,
    refuse_apart,
    refuse_block,
    refuse_destination,
    refuse_foreign,
    refuse_high,
    refuse_price,
    refuse_taken,
    refuse_tall,
)
from tabletown.games.torres.rules.material import CELLS, NEAR, NEAR_NORTH, NEAR_SOUTH
from tabletown.games.torres.rules.moves import climbs, passages

if TYPE_CHECKING:
    from tabletown.games.torres.rules.state import TorresState

# The decision point of each verb that belongs to another point than the actions of a turn.
_POINTS: Final[dict[str, int]] = {
    "place_castle": at.CASTLE,
    "place_first_knight": at.FIRST_KNIGHT,
    "place_king": at.KING,
    "choose_stack": at.STACK,
    "shift_to": at.SHIFT,
    "keep_card": at.KEEP,
    "keep_card_top": at.KEEP,
    "keep_card_bottom": at.KEEP,
    "allocate_leftovers": at.LEFT,
    "move_king": at.MOVE_KING,
    "keep_king": at.MOVE_KING,
    "start_player": at.START,
    "master_card": at.MASTER,
    "draw_card": at.DRAW,
}
# What must be decided first at each other point, and why an action of another point is too early or too late in a turn.
_FIRST: Final[dict[int, str]] = {
    at.CASTLE: "TR-12.1",
    at.FIRST_KNIGHT: "TR-2.5",
    at.KING: "TR-2.6",
    at.STACK: "TR-4.2",
    at.SHIFT: "TR-7.5",
    at.KEEP: "TR-11.3",
    at.LEFT: "TR-6.4",
    at.MOVE_KING: "TR-9.2",
}
_LATER: Final[dict[int, str]] = {
    at.CASTLE: "TR-2.3",
    at.FIRST_KNIGHT: "TR-2.3",
    at.KING: "TR-2.3",
    at.STACK: "TR-4.2",
    at.SHIFT: "TR-7.5",
    at.KEEP: "TR-11.2",
    at.LEFT: "TR-6.4",
    at.MOVE_KING: "TR-9.1",
    at.START: "TR-2.2",
    at.MASTER: "TR-12.4",
    at.DRAW: "TR-13.1",
}


def refuse(state: TorresState, action: int) -> Refusal | None:
    """Return the first condition that an action of the deciding seat fails, None if it is legal."""
    verb = act.ACTIONS.describe(action).verb
    wanted, point = _POINTS.get(verb, at.ACT), at.point_of(state.pending)
    if wanted != point:
        return no(_LATER[wanted], f"now-{at.NAMES[wanted]}", 0) if point == at.ACT else _first(point)
    number = action - act.ACTIONS.base(verb)
    if wanted != at.ACT:
        return _decision(state, verb, number)
    if verb in m.CARD:
        return _hold(state, m.CARD[verb]) or _card(state, verb, number)
    return _action(state, verb, number)


def _first(point: int) -> Refusal:
    return no(_FIRST[point], f"first-{at.NAMES[point]}", 0)


# Decisions other than the actions of a turn.


def _decision(state: TorresState, verb: str, number: int) -> Refusal | None:
    board = state.board
    if verb == "place_castle":
        return _castle(board, number)
    if verb == "place_first_knight" or verb == "place_king" or verb == "move_king":
        rule = {"place_first_knight": "TR-2.5", "place_king": "TR-2.6", "move_king": "TR-9.2"}[verb]
        return refuse_taken(board, number, rule, 2) if board.height[number] else no(rule, "no-castle", 1)
    if verb == "choose_stack":
        there = state.stacks[state.seat] >> 3 * number & 7
        return None if there else no("TR-6.1", "no-stack", 1, {"size": number})
    if verb == "shift_to":
        return _shift_to(board, at.argument_of(state.pending), number)
    if verb == "allocate_leftovers":
        return _leftovers(state, number)
    return None if verb == "keep_king" else _keep(state, verb, number)


def _castle(board: Board, square: int) -> Refusal | None:
    """TR-12.1: refuse a square nearer than three steps to a placed block."""
    near = m.APART
    for other in range(CELLS):
        if board.height[other]:
            near = min(near, m.distance(square, other))
    return no("TR-12.1", "near-castle", 1, {"steps": near, "least": m.APART}) if near < m.APART else None


def _keep(state: TorresState, verb: str, card: int) -> Refusal | None:
    """TR-11.3: refuse a card that was not drawn, and a wrong answer to where the others go."""
    if card not in state.drawn:
        return no("TR-11.3", "not-drawn", 1)
    if len(state.drawn) == 1:
        return None if verb == "keep_card" else no("TR-11.3", "no-rest", 2)
    return no("TR-11.3", "rest", 2) if verb == "keep_card" else None


def _leftovers(state: TorresState, number: int) -> Refusal | None:
    """TR-6.4: refuse stacks that do not result from spreading the unused blocks over the other stacks."""
    others = state.stacks[state.seat]
    if number in m.RESULTS[4096 * state.chosen + others]:
        return None
    stacks, wanted = m.in_pack(others), m.SPREAD_PACKED[number]
    if m.in_pack(wanted) != stacks:
        return no("TR-6.4", "stack-count", 1, {"stacks": stacks})
    more = m.blocks_in(wanted) > m.blocks_in(others) + state.chosen
    return no("TR-6.4", "leftovers-more" if more else "leftovers-moved", 2, {"blocks": state.chosen})


def _shift_to(board: Board, square: int, to: int) -> Refusal | None:
    """TR-7.5 (b) to (d): refuse a square where the block may not go."""
    if board.height[to]:
        return no("TR-7.5", "not-bare", 1)
    taken = refuse_taken(board, to, "TR-7.5", 2)
    targets = shift_targets(board, square)
    if taken is not None or has(targets[0], targets[1], to):
        return taken
    rings = shift_rings(board, square)
    home, other = has(rings[0], rings[1], to), has(rings[2], rings[3], to)
    if (home and other) or has(rings[4], rings[5], to):
        return no("TR-7.5", "joins", 3)
    castle = board.castle_of(square)
    if not home and not can_spare(board, castle):
        return no("TR-7.5", "left-high", 4, measure(board, square, -1))
    left = castles_without(board, square) + (0 if home or other else 1)
    return no("TR-7.5", "few-castles", 5, {"castles": left, "least": m.LEAST_CASTLES})


# Actions for points.


def _action(state: TorresState, verb: str, number: int) -> Refusal | None:
    if verb == "move_knight":
        return _move(state, number // CELLS, number % CELLS)
    if verb == "add_knight":
        return _add(state, number)
    if verb == "place_block":
        return refuse_price(state, 1, "TR-5.6", 1) or _place(state, number)
    if verb == "buy_card":
        return _buy(state)
    return refuse_price(state, 1, "TR-5.9", 1) if verb == "advance_score" else None


def _add(state: TorresState, to: int) -> Refusal | None:
    """TR-5.2."""
    if refused := refuse_price(state, m.ADD_COST, "TR-5.2", 1):
        return refused
    if not state.reserve[state.seat]:
        return no("TR-5.2", "no-reserve", 2)
    return refuse_taken(state.board, to, "TR-5.2", 3) or refuse_apart(state, to, -1, "TR-5.2", 4)


def _move(state: TorresState, square: int, to: int) -> Refusal | None:
    """TR-5.3 to TR-5.5."""
    board = state.board
    refused = refuse_foreign(state, square, "TR-5.3", 1) or refuse_price(state, 1, "TR-5.3", 2)
    refused = refused or refuse_destination(board, square, to, "TR-5.3", 3)
    if refused is not None:
        return refused
    level = board.height[square]
    if to in NEAR[square] and board.height[to] <= level + 1:
        return None
    door_north: i64 = NEAR_NORTH[square] & board.over_north[level]
    door_south: i64 = NEAR_SOUTH[square] & board.over_south[level]
    north, south = passages(board, door_north, door_south, level, state.exit_level_only)
    if has(north, south, to):
        return None
    if to in NEAR[square]:
        return refuse_high(board, square, to, "TR-5.4", 5)
    if not is_entered(board, door_north, door_south, to):
        return no("TR-5.4", "far", 4)
    if board.height[to] > level:
        return no("TR-5.5", "climbs-inside", 5, {"level": board.height[to], "most": level})
    return no("TR-5.5", "no-way" if is_below(board, to) else "no-door", 5)


def _place(state: TorresState, square: int) -> Refusal | None:
    """TR-5.6: refuse an empty stack and a square where a block does not fit."""
    return refuse_block(state.board, square, "TR-5.6", 3) if state.chosen > 0 else no("TR-5.6", "no-blocks", 2)


def _buy(state: TorresState) -> Refusal | None:
    """TR-5.7."""
    if state.cards == m.IN_HAND:
        return no("TR-12.3", "no-buying", 1)
    if refused := refuse_price(state, 1, "TR-5.7", 2):
        return refused
    if state.buys >= m.BUYS:
        return no("TR-5.7", "bought-enough", 3, {"most": m.BUYS})
    return None if state.has_cards(state.seat) else no("TR-5.7", "deck-empty", 4)


# Cards.


def _hold(state: TorresState, card: int) -> Refusal | None:
    """TR-5.8: refuse a card that is not in hand, one bought this turn, and a second one in a turn."""
    held, bought = state.hands[state.seat] >> 3 * card & 7, state.bought >> 3 * card & 7
    if not held:
        return no("TR-5.8", "no-card", 1)
    if held == bought:
        return no("TR-5.8", "new-card", 2)
    return no("TR-5.8", "card-played", 3) if state.used else None


def _card(state: TorresState, verb: str, number: int) -> Refusal | None:
    board = state.board
    if verb == "extra_block":
        return refuse_block(board, number, "TR-7.3", 4)
    if verb == "raise_knight":
        return _raise(state, number // 4, number % 4)
    if verb == "shift_block":
        return _shift(board, number)
    if verb == "regroup":
        return _regroup(state, number // CELLS, number % CELLS)
    if verb == "door_passage":
        return _pass(state, number // CELLS, number % CELLS)
    if verb == "diagonal_step":
        return _slant(state, m.SLANTED_PAIRS[number])
    if verb == "vault":
        return _vault(state, m.FAR_PAIRS[number])
    return _climb(state, m.NEAR_PAIRS[number]) if verb == "climb_two" else None


def _raise(state: TorresState, square: int, source: int) -> Refusal | None:
    """TR-7.4."""
    if refused := refuse_foreign(state, square, "TR-7.4", 4):
        return refused
    if source == 0 and state.chosen <= 0:
        return no("TR-7.4", "no-blocks", 5)
    if source and not state.stacks[state.seat] >> 3 * source & 7:
        return no("TR-7.4", "no-stack", 5, {"size": source})
    board = state.board
    if can_raise(board, square):
        return None
    return refuse_tall(board, square, "TR-7.4", 6) if board.height[square] else no("TR-7.4", "joins", 6)


def _shift(board: Board, square: int) -> Refusal | None:
    """TR-7.5 (a), and at least one square for (b) to (d)."""
    if board.height[square] != 1:
        return no("TR-7.5", "not-single", 4, {"height": board.height[square]})
    if refused := refuse_taken(board, square, "TR-7.5", 5):
        return refused
    if board.loose_north == UNKNOWN:
        find_loose(board)
    if not has(board.loose_north, board.loose_south, square):
        return no("TR-7.5", "divides", 6)
    north, south = shift_targets(board, square)
    return None if north or south else no("TR-7.5", "nowhere", 7, {"least": m.LEAST_CASTLES})


def _regroup(state: TorresState, square: int, to: int) -> Refusal | None:
    """TR-7.6."""
    if refused := refuse_foreign(state, square, "TR-7.6", 4):
        return refused
    if len(state.board.knights(state.seat)) < 2:
        return no("TR-7.6", "alone", 5)
    return refuse_destination(state.board, square, to, "TR-7.6", 6) or refuse_apart(state, to, square, "TR-7.6", 7)


def _pass(state: TorresState, square: int, to: int) -> Refusal | None:
    """TR-7.8."""
    board = state.board
    if refused := refuse_foreign(state, square, "TR-7.8", 4):
        return refused
    door_north: i64 = NEAR_NORTH[square] & board.over_north[board.height[square]]
    door_south: i64 = NEAR_SOUTH[square] & board.over_south[board.height[square]]
    if not (door_north or door_south):
        return no("TR-7.8", "no-entry", 5)
    if refused := refuse_destination(board, square, to, "TR-7.8", 6):
        return refused
    north, south = climbs(board, door_north, door_south)
    if has(north, south, to):
        return None
    beside = is_entered(board, door_north, door_south, to)
    return no("TR-7.8", "no-door", 8) if beside else no("TR-7.8", "other-castle", 7)


def _slant(state: TorresState, pair: int) -> Refusal | None:
    """TR-7.7."""
    square, to = pair // CELLS, pair % CELLS
    refused = refuse_foreign(state, square, "TR-7.7", 4) or refuse_taken(state.board, to, "TR-7.7", 5)
    return refused or refuse_high(state.board, square, to, "TR-7.7", 6)


def _vault(state: TorresState, pair: int) -> Refusal | None:
    """TR-7.9."""
    board, square, to = state.board, pair // CELLS, pair % CELLS
    if refused := refuse_foreign(state, square, "TR-7.9", 4):
        return refused
    between = (square + to) // 2
    if board.is_free(between) or between == board.king:
        return no("TR-7.9", "over-king" if between == board.king else "nobody-between", 5)
    return refuse_taken(board, to, "TR-7.9", 6) or refuse_high(board, square, to, "TR-7.9", 7)


def _climb(state: TorresState, pair: int) -> Refusal | None:
    """TR-7.10."""
    board, square, to = state.board, pair // CELLS, pair % CELLS
    if refused := refuse_foreign(state, square, "TR-7.10", 4) or refuse_taken(board, to, "TR-7.10", 5):
        return refused
    rise = board.height[to] - board.height[square]
    if rise == 2:
        return None
    return no("TR-7.10", "not-two", 6, {"levels": rise}) if rise > 0 else no("TR-7.10", "not-up", 6)
