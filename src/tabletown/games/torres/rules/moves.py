"""Movement of knights: steps, passages through castles and movement cards (TR-5.2 to TR-5.5, TR-7.6 to TR-7.10).

The knights of a seat are one number, as in `Board.packed_knights`.
"""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.core.menu import Menu
from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules.board import Board, around, flood, offer
from tabletown.games.torres.rules.material import (
    CELLS,
    FAR,
    FAR_PAIR,
    FULL,
    NEAR,
    NEAR_NORTH,
    NEAR_PAIR,
    NEAR_SOUTH,
    SLANTED,
    SLANTED_PAIR,
)


def squares_beside(board: Board, knights: i64, without: i64) -> tuple[i64, i64]:
    """TR-5.2: return the squares beside a knight of the seat, except one of them, and not above it, occupied or not."""
    north: i64 = 0
    south: i64 = 0
    while knights:
        square = (knights & 127) - 1
        knights >>= 7
        if square != without:
            level = board.height[square]
            north |= NEAR_NORTH[square] & ~board.over_north[level]
            south |= NEAR_SOUTH[square] & ~board.over_south[level]
    return north, south


def add_options(menu: Menu, board: Board, knights: i64) -> None:
    """TR-5.2: add the free squares beside a knight of the seat and not above it."""
    north, south = squares_beside(board, knights, -1)
    offer(menu, act.ADD, north & ~board.taken_north, south & ~board.taken_south)


def move_options(menu: Menu, board: Board, knights: i64, exit_level_only: bool) -> None:
    """TR-5.3: add the steps, and the passages through one castle."""
    free_north: i64 = FULL & ~board.taken_north
    free_south: i64 = FULL & ~board.taken_south
    height, over_north, over_south = board.height, board.over_north, board.over_south
    while knights:
        square = (knights & 127) - 1
        knights >>= 7
        level = height[square]
        near_north: i64 = NEAR_NORTH[square]
        near_south: i64 = NEAR_SOUTH[square]
        north: i64 = near_north & ~over_north[level + 1]
        south: i64 = near_south & ~over_south[level + 1]
        door_north: i64 = near_north & over_north[level]
        door_south: i64 = near_south & over_south[level]
        if door_north or door_south:
            more_north, more_south = passages(board, door_north, door_south, level, exit_level_only)
            north |= more_north
            south |= more_south
        offer(menu, act.MOVE + CELLS * square, north & free_north, south & free_south)


def passages(board: Board, door_north: i64, door_south: i64, level: i64, exit_level_only: bool) -> tuple[i64, i64]:
    """TR-5.5: return the squares that a knight on `level` reaches through some doors, occupied or not."""
    north, south = ground_exits(board, door_north, door_south)
    if level:
        if exit_level_only:
            more_north, more_south = roof_exits(board, door_north, door_south, level)
        else:
            more_north, more_south = roofs_below(board, door_north, door_south, level)
        north |= more_north
        south |= more_south
    return north, south


def ground_exits(board: Board, door_north: i64, door_south: i64) -> tuple[i64, i64]:
    """Return the bare squares beside the castles of some doors: floor 0 spans the whole castle (TR-5.5)."""
    north: i64 = 0
    south: i64 = 0
    castle_north, castle_south = board.castle_north, board.castle_south
    ring_north, ring_south = board.ring_north, board.ring_south
    for castle in range(len(castle_north)):
        within_north, within_south = castle_north[castle], castle_south[castle]
        if door_north & within_north or door_south & within_south:
            north |= ring_north[castle]
            south |= ring_south[castle]
            door_north &= ~within_north
            door_south &= ~within_south
            if not (door_north or door_south):
                break
    return north & ~board.over_north[0], south & ~board.over_south[0]


def roofs_below(board: Board, north: i64, south: i64, level: i64) -> tuple[i64, i64]:
    """TR-5.5 (b): return the roofs up to `level` that a knight reaches from the doors without ever climbing inside.

    A column has a floor t where its height is more than t, so the squares reachable on floor t or above are flooded there.
    """
    found_north: i64 = 0
    found_south: i64 = 0
    while level > 0:
        wider_north, wider_south = flood(north, south, board.over_north[level], board.over_south[level])
        north, south = wider_north, wider_south
        beside_north, beside_south = around(north, south)
        found_north |= beside_north & board.over_north[level - 1] & ~board.over_north[level]
        found_south |= beside_south & board.over_south[level - 1] & ~board.over_south[level]
        level -= 1
    return found_north, found_south


def roof_exits(board: Board, door_north: i64, door_south: i64, level: i64) -> tuple[i64, i64]:
    """Return the roofs up to `level` beside a taller column of the castle of some doors (TR-7.8, `exit_level_only`)."""
    north: i64 = 0
    south: i64 = 0
    for castle in range(len(board.area)):
        castle_north: i64 = board.castle_north[castle]
        castle_south: i64 = board.castle_south[castle]
        if door_north & castle_north or door_south & castle_south:
            for roof in range(1, level + 1):
                taller_north: i64 = castle_north & board.over_north[roof]
                taller_south: i64 = castle_south & board.over_south[roof]
                if not (taller_north or taller_south):
                    break
                beside_north, beside_south = around(taller_north, taller_south)
                north |= beside_north & board.over_north[roof - 1] & ~board.over_north[roof]
                south |= beside_south & board.over_south[roof - 1] & ~board.over_south[roof]
    return north, south


def climbs(board: Board, door_north: i64, door_south: i64) -> tuple[i64, i64]:
    """TR-7.8: return the squares that a knight who may climb inside reaches through some doors, occupied or not."""
    north, south = ground_exits(board, door_north, door_south)
    roof_north, roof_south = roof_exits(board, door_north, door_south, len(board.over_north) - 1)
    return north | roof_north, south | roof_south


def door_options(menu: Menu, board: Board, knights: i64) -> None:
    """TR-7.8: add the passages in which a knight may climb inside."""
    while knights:
        square = (knights & 127) - 1
        knights >>= 7
        level = board.height[square]
        door_north: i64 = NEAR_NORTH[square] & board.over_north[level]
        door_south: i64 = NEAR_SOUTH[square] & board.over_south[level]
        if door_north or door_south:
            north, south = climbs(board, door_north, door_south)
            offer(menu, act.DOOR + CELLS * square, north & ~board.taken_north, south & ~board.taken_south)


def regroup_options(menu: Menu, board: Board, knights: i64) -> None:
    """TR-7.6: add the moves of a knight to a square beside another one of the seat."""
    left = knights
    while left:
        square = (left & 127) - 1
        left >>= 7
        north, south = squares_beside(board, knights, square)
        offer(menu, act.REGROUP + CELLS * square, north & ~board.taken_north, south & ~board.taken_south)


def slant_options(menu: Menu, board: Board, knights: i64) -> None:
    """TR-7.7: add the diagonal steps."""
    while knights:
        square = (knights & 127) - 1
        knights >>= 7
        limit = board.height[square] + 1
        for to in SLANTED[square]:
            if board.height[to] <= limit and board.is_free(to):
                menu.one(act.SLANT + SLANTED_PAIR[CELLS * square + to])


def vault_options(menu: Menu, board: Board, knights: i64) -> None:
    """TR-7.9: add the jumps over a knight of any color, at any level; TR-A9: not over the king."""
    while knights:
        square = (knights & 127) - 1
        knights >>= 7
        beside_north: i64 = NEAR_NORTH[square] & board.taken_north
        beside_south: i64 = NEAR_SOUTH[square] & board.taken_south
        if not (beside_north or beside_south):
            continue
        limit = board.height[square] + 1
        for to in FAR[square]:
            between = (square + to) // 2
            if not board.is_free(between) and between != board.king and board.height[to] <= limit and board.is_free(to):
                menu.one(act.VAULT + FAR_PAIR[CELLS * square + to])


def climb_options(menu: Menu, board: Board, knights: i64) -> None:
    """TR-7.10: add the steps up by exactly two levels."""
    while knights:
        square = (knights & 127) - 1
        knights >>= 7
        level = board.height[square]
        above_north: i64 = NEAR_NORTH[square] & board.over_north[level + 1]
        above_south: i64 = NEAR_SOUTH[square] & board.over_south[level + 1]
        if not (above_north or above_south):
            continue
        for to in NEAR[square]:
            if board.height[to] == level + 2 and board.is_free(to):
                menu.one(act.CLIMB + NEAR_PAIR[CELLS * square + to])
