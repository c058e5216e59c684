"""Placement of blocks (TR-5.6), and the cards that place or shift them (TR-7.3 to TR-7.5)."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.menu import Menu
from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules.board import UNKNOWN, Board, around, flood, offer, squares_of
from tabletown.games.torres.rules.material import FULL, LEAST_CASTLES, NEAR_NORTH, NEAR_SOUTH, NORTH, SOUTH


def place_options(menu: Menu, board: Board) -> None:
    """TR-5.6: add the squares where a block fits and no figure stands."""
    offer(menu, act.PLACE, board.open_north & ~board.taken_north, board.open_south & ~board.taken_south)


def extra_options(menu: Menu, board: Board) -> None:
    """TR-7.3: add the same squares for the block of a card."""
    offer(menu, act.EXTRA, board.open_north & ~board.taken_north, board.open_south & ~board.taken_south)


def can_raise(board: Board, square: i64) -> bool:
    """TR-7.4: return whether a block may go under a knight: it fits, or founds a castle apart from all others."""
    if board.open_north & NORTH[square] or board.open_south & SOUTH[square]:
        return True
    beside = board.beside_north & NORTH[square] or board.beside_south & SOUTH[square]
    return board.height[square] == 0 and not beside


def raise_options(menu: Menu, board: Board, knights: i64, chosen: i64, stacks: i64) -> None:
    """TR-7.4, TR-6.5: add each knight with the chosen stack and with one of each other size."""
    sources: i64 = 1 if chosen > 0 else 0
    for size in range(1, m.SIZES):
        if stacks >> 3 * size & 7:
            sources |= BIT[size]
    while knights and sources:
        square = (knights & 127) - 1
        knights >>= 7
        if can_raise(board, square):
            menu.add(act.RAISE + 4 * square, sources)


def shift_options(menu: Menu, board: Board) -> None:
    """TR-7.5: add the blocks that can be shifted to at least one square."""
    if board.loose_north == UNKNOWN:
        find_loose(board)
    lonely_north = FULL & ~(board.over_north[0] | board.taken_north | board.beside_north)
    lonely_south = FULL & ~(board.over_south[0] | board.taken_south | board.beside_south)
    north, south = 0, 0
    if len(board.area) >= LEAST_CASTLES and (lonely_north or lonely_south):
        # Any castle that can spare the block can let it stand alone.
        north, south = board.spare_north & ~board.taken_north, board.spare_south & ~board.taken_south
    rest_north, rest_south = board.loose_north & ~north, board.loose_south & ~south
    for square in squares_of(rest_north & ~board.taken_north, rest_south & ~board.taken_south):
        to_north, to_south = shift_targets(board, square)
        if to_north or to_south:
            north |= NORTH[square]
            south |= SOUTH[square]
    offer(menu, act.SHIFT, north, south)


def find_loose(board: Board) -> None:
    """TR-7.5 (a): find the squares of height 1 whose castle stays in one piece, or vanishes, without them.

    Of these, `spare` are those whose castle is not too high without them, (c).
    """
    loose_north, loose_south = 0, 0
    for square in squares_of(board.over_north[0] & ~board.over_north[1], board.over_south[0] & ~board.over_south[1]):
        near_north: i64 = NEAR_NORTH[square] & board.over_north[0]
        near_south: i64 = NEAR_SOUTH[square] & board.over_south[0]
        first_north: i64 = near_north & -near_north
        first_south: i64 = 0 if near_north else near_south & -near_south
        if near_north != first_north or near_south != first_south:  # two neighbours or more
            rest_north: i64 = board.over_north[0] & ~NORTH[square]
            rest_south: i64 = board.over_south[0] & ~SOUTH[square]
            north, south = flood(first_north, first_south, rest_north, rest_south)
            if near_north & ~north or near_south & ~south:
                continue
        loose_north |= NORTH[square]
        loose_south |= SOUTH[square]
    board.loose_north = loose_north
    board.loose_south = loose_south
    spare_north, spare_south = 0, 0
    for castle in range(len(board.area)):
        if can_spare(board, castle):
            spare_north |= board.castle_north[castle]
            spare_south |= board.castle_south[castle]
    board.spare_north = loose_north & spare_north
    board.spare_south = loose_south & spare_south


def shift_rings(board: Board, square: int) -> tuple[i64, i64, i64, i64, i64, i64]:
    """Return the squares beside the castle of a loose square without it, beside another castle, and beside two others."""
    home = board.castle_of(square)
    once_north: i64 = 0
    once_south: i64 = 0
    twice_north: i64 = 0
    twice_south: i64 = 0
    for castle in range(len(board.area)):
        if castle != home:
            ring_north: i64 = board.ring_north[castle]
            ring_south: i64 = board.ring_south[castle]
            twice_north |= once_north & ring_north
            twice_south |= once_south & ring_south
            once_north |= ring_north
            once_south |= ring_south
    home_north, home_south = around(board.castle_north[home] & ~NORTH[square], board.castle_south[home] & ~SOUTH[square])
    return home_north, home_south, once_north, once_south, twice_north, twice_south


def castles_without(board: Board, square: int) -> int:
    """Return the number of castles once the block of a loose square is gone."""
    return len(board.area) - (1 if board.area[board.castle_of(square)] == 1 else 0)


def can_spare(board: Board, castle: int) -> bool:
    """TR-7.5 (c): return whether a castle is not too high without one of its squares."""
    area = board.area[castle]
    return area == 1 or is_low(board, castle, area - 1)


def shift_targets(board: Board, square: int) -> tuple[i64, i64]:
    """TR-7.5 (b) to (d): return the squares to which the block of a loose square may go."""
    home_north, home_south, once_north, once_south, twice_north, twice_south = shift_rings(board, square)
    bare_north: i64 = FULL & ~(board.over_north[0] | board.taken_north)
    bare_south: i64 = FULL & ~(board.over_south[0] | board.taken_south)
    left = castles_without(board, square)
    north: i64 = 0
    south: i64 = 0
    if left >= LEAST_CASTLES:  # back to the castle it came from
        north |= bare_north & home_north & ~once_north
        south |= bare_south & home_south & ~once_south
    if can_spare(board, board.castle_of(square)):
        if left >= LEAST_CASTLES:  # to another castle
            north |= bare_north & once_north & ~twice_north & ~home_north
            south |= bare_south & once_south & ~twice_south & ~home_south
        if left + 1 >= LEAST_CASTLES:  # a castle of its own
            north |= bare_north & ~once_north & ~home_north
            south |= bare_south & ~once_south & ~home_south
    return north, south


def is_low(board: Board, castle: int, limit: int) -> bool:
    """Return whether a castle is nowhere higher than `limit`."""
    if limit >= len(board.over_north):
        return True
    north, south = board.over_north[limit], board.over_south[limit]
    return not (board.castle_north[castle] & north or board.castle_south[castle] & south)
