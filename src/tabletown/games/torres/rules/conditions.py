"""Conditions that several actions share, each as a refusal of what fails it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.guide.refusals import Refusal
from tabletown.core.views import Line
from tabletown.games.torres.rules.board import Board
from tabletown.games.torres.rules.material import CELLS, NEAR, NORTH, SOUTH
from tabletown.games.torres.rules.moves import squares_beside

if TYPE_CHECKING:
    from tabletown.games.torres.rules.state import TorresState

Figures = dict[str, str | int]


def no(rule: str, condition: str, passed: int, figures: Figures | None = None) -> Refusal:
    """Return a refusal with its message and figures."""
    return Refusal(rule, Line(f"torres-why-{condition}", figures or {}), passed)


def has(north: i64, south: i64, square: int) -> bool:
    """Return whether a set holds a square."""
    return bool(north & NORTH[square] or south & SOUTH[square])


def refuse_price(state: TorresState, price: int, rule: str, passed: int) -> Refusal | None:
    """TR-5.1: refuse what costs more action points than there are."""
    return no(rule, "points", passed, {"needs": price, "has": state.points}) if state.points < price else None


def refuse_taken(board: Board, square: int, rule: str, passed: int) -> Refusal | None:
    """TR-3.1: refuse a square with a figure on it."""
    if board.is_free(square):
        return None
    return no(rule, "taken-king" if square == board.king else "taken-knight", passed)


def refuse_destination(board: Board, square: int, to: int, rule: str, passed: int) -> Refusal | None:
    """TR-5.3: refuse an occupied square, and the one where the knight stands."""
    return no(rule, "same-square", passed) if to == square else refuse_taken(board, to, rule, passed)


def refuse_foreign(state: TorresState, square: int, rule: str, passed: int) -> Refusal | None:
    """Refuse a square without a knight of the deciding seat."""
    board = state.board
    for seat in range(state.seats):
        if has(board.knights_north[seat], board.knights_south[seat], square):
            return None if seat == state.seat else no(rule, "other-knight", passed, {"seat": seat})
    return no(rule, "king-stays" if square == board.king else "no-knight", passed)


def refuse_high(board: Board, square: int, to: int, rule: str, passed: int) -> Refusal | None:
    """TR-5.4: refuse more than one level up."""
    rise = board.height[to] - board.height[square]
    return no(rule, "too-high", passed, {"levels": rise}) if rise > 1 else None


def refuse_apart(state: TorresState, to: int, without: int, rule: str, passed: int) -> Refusal | None:
    """TR-5.2, TR-7.6: refuse a square that is not beside a knight of the seat, or above all of those beside it."""
    board = state.board
    knights = board.knights(state.seat)
    north, south = squares_beside(board, board.packed_knights(state.seat), without)
    if has(north, south, to):
        return None
    near = [board.height[square] for square in knights if square in NEAR[to] and square != without]
    if not near:
        return no(rule, "nobody-beside", passed)
    return no(rule, "above" if without < 0 else "above-regroup", passed + 1, {"level": board.height[to], "most": max(near)})


def refuse_block(board: Board, square: int, rule: str, passed: int) -> Refusal | None:
    """TR-5.6 (a), (b): refuse a square where a block does not fit."""
    taken = refuse_taken(board, square, rule, passed)
    if taken is not None or has(board.open_north, board.open_south, square):
        return taken
    if board.height[square]:
        return refuse_tall(board, square, rule, passed + 1)
    joins = has(board.between_north, board.between_south, square)
    return no(rule, "joins" if joins else "apart", passed + 1)


def refuse_tall(board: Board, square: int, rule: str, passed: int) -> Refusal:
    """TR-3.4: refuse a tower higher than the area of its castle."""
    figures: Figures = {"height": board.height[square] + 1, "area": board.area[board.castle_of(square)]}
    return no(rule, "too-tall", passed, figures)


def measure(board: Board, square: int, more: int) -> Figures:
    """Return the height of the castle of a square, and its area once it has changed."""
    castle = board.castle_of(square)
    inside = [each for each in range(CELLS) if has(board.castle_north[castle], board.castle_south[castle], each)]
    return {"height": max([board.height[each] for each in inside]), "area": len(inside) + more}


def is_entered(board: Board, door_north: i64, door_south: i64, to: int) -> bool:
    """Return whether a square is beside or in a castle that some doors lead into."""
    for castle in range(len(board.area)):
        north, south = board.castle_north[castle], board.castle_south[castle]
        entered = north & door_north or south & door_south
        if entered and (has(north, south, to) or has(board.ring_north[castle], board.ring_south[castle], to)):
            return True
    return False


def is_below(board: Board, square: int) -> bool:
    """Return whether a taller tower is beside a square, so that a door opens onto it (TR-3.7)."""
    return any(board.height[each] > board.height[square] for each in NEAR[square])
