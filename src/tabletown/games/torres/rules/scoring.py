"""Scoring of Torres (section 8 and the master cards of section 12): points of one phase, and the score sheet."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from tabletown.core.scores import ScoreLine, ScoreSheet
from tabletown.games.torres.rules.board import Board, count, flood
from tabletown.games.torres.rules.material import (
    BORDER_NORTH,
    BORDER_SOUTH,
    DIAGONALS_NORTH,
    DIAGONALS_SOUTH,
    KING_LEVEL,
    KING_POINTS,
    KNIGHTS,
    MASTER_POINTS,
    MASTER_RULE,
    MASTERS,
    NO_MASTER,
    NORTH,
    PHASES,
    SOUTH,
    SPREAD_CASTLES,
)
from tabletown.games.torres.rules.state import CASTLES, ITEMS, MASTER, TALLY

ITEM_RULES: Final = ["TR-5.9", "TR-8.3", "TR-8.4", "", "TR-8.1"]


def castle_points(board: Board, seat: int) -> int:
    """TR-8.3: for each castle its area times the level of the seat's highest knight there."""
    total = 0
    north, south = board.knights_north[seat], board.knights_south[seat]
    for castle in range(len(board.area)):
        inside_north: i64 = north & board.castle_north[castle]
        inside_south: i64 = south & board.castle_south[castle]
        level = 0
        while inside_north or inside_south:
            inside_north &= board.over_north[level]
            inside_south &= board.over_south[level]
            if inside_north or inside_south:
                level += 1
        total += level * board.area[castle]
    return total


def king_points(board: Board, seat: int, phase: int) -> int:
    """TR-8.4: the king's bonus for a knight at the level of the phase in the king's castle."""
    castle = board.castle_of(board.king) if board.king >= 0 else -1
    if castle < 0:
        return 0
    level = KING_LEVEL[phase]
    north = board.castle_north[castle] & board.over_north[level - 1] & ~board.over_north[level]
    south = board.castle_south[castle] & board.over_south[level - 1] & ~board.over_south[level]
    there = board.knights_north[seat] & north or board.knights_south[seat] & south
    return KING_POINTS[phase] if there else 0


def master_points(board: Board, seats: int, seat: int, phase: int, card: int) -> int:
    """TR-12.6: what the master card gives a seat after a phase."""
    points = MASTER_POINTS[card][phase - 1]
    if points == 0:
        return 0
    name = MASTERS[card]
    if name == "border":
        return _majority(board, seats, seat, BORDER_NORTH, BORDER_SOUTH) * points
    if name == "diagonals":
        return _majority(board, seats, seat, DIAGONALS_NORTH, DIAGONALS_SOUTH) * points
    if name == "castle_spread":
        return points if _castles_held(board, seat) == SPREAD_CASTLES[phase - 1] else 0
    if name == "square":
        return points if _has_square(board.knights(seat)) else 0
    knights = board.knights(seat)
    if len(knights) < KNIGHTS:  # TR-12.15
        return 0
    return points if _is_met(board, name, knights) else 0


def _majority(board: Board, seats: int, seat: int, north: int, south: int) -> int:
    """TR-12.7: the seat's knights on some squares, one more if nobody has as many there."""
    there = [count(board.knights_north[each] & north, board.knights_south[each] & south) for each in range(seats)]
    mine = there[seat]
    most = mine > 0
    for each in range(seats):
        if each != seat and there[each] >= mine:
            most = False
    return mine + 1 if most else mine


def _castles_held(board: Board, seat: int) -> int:
    """TR-12.9: how many castles have a knight of the seat."""
    held = 0
    for castle in range(len(board.area)):
        inside = (
            board.knights_north[seat] & board.castle_north[castle] or board.knights_south[seat] & board.castle_south[castle]
        )
        if inside:
            held += 1
    return held


def _has_square(knights: list[int]) -> bool:
    """TR-12.13, TR-A14: whether four knights are the corners of a square, upright or tilted."""
    here = set(knights)
    for one, other in combinations(knights, 2):
        # The side turned by a right angle. Every square has a side from its highest corner to the right for which the
        # other two corners lie on this hand.
        down, right = other // 8 - one // 8, other % 8 - one % 8
        row, column = one // 8 + right, one % 8 - down
        inside = 0 <= row < 8 and 0 <= column < 8 and row + down < 8 and 0 <= column + right < 8
        if inside and 8 * row + column in here and 8 * (row + down) + column + right in here:
            return True
    return False


def _is_met(board: Board, name: str, knights: list[int]) -> bool:
    """TR-12.10 to TR-12.12 and TR-12.14 for six knights."""
    if name == "cluster":
        north, south = 0, 0
        for square in knights:
            north |= NORTH[square]
            south |= SOUTH[square]
        first = knights[0]
        return flood(NORTH[first], SOUTH[first], north, south) == (north, south)
    if name == "line":
        return len({square // 8 for square in knights}) == 1 or len({square % 8 for square in knights}) == 1
    levels = {board.height[square] for square in knights}
    return len(levels) == (KNIGHTS if name == "levels_differ" else 1)


def sheet(seat: int, tally: list[int], master: int) -> ScoreSheet:
    """TR-8.6: the lines of a seat, phase by phase; `item` ends with the phase. Who has nothing has a line that says so."""
    lines = []
    for phase in range(PHASES):
        for item in range(len(ITEMS)):
            points = tally[TALLY * seat + PHASES * item + phase]
            if points:
                rule = MASTER_RULE[master] if item == MASTER and master != NO_MASTER else ITEM_RULES[item]
                lines.append(ScoreLine(rule, f"{ITEMS[item]}_{phase + 1}", points))
    return ScoreSheet(seat, tuple(lines) or (ScoreLine(ITEM_RULES[CASTLES], f"{ITEMS[CASTLES]}_1", 0),))
