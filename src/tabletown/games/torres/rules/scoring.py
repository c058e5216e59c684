"""Scoring: the points of a phase (section 8), the master cards (section 12), the forecast and the score sheet."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.core.views import ScoreLine, ScoreSheet
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules.board import Board, count, flood, squares_of
from tabletown.games.torres.rules.material import NORTH, PHASES, SIDE, SOUTH

if TYPE_CHECKING:
    from tabletown.games.torres.rules.state import TorresState

# Lines of the score sheet (TR-8.6); the points of a line are at PHASES * item + phase - 1 in the tally of a seat.
ADVANCE: Final = 0
CASTLES: Final = 1
KING: Final = 2
MASTER: Final = 3
JUMP: Final = 4
ITEMS: Final = ["advance", "castles", "king", "master", "jump"]
ITEM_RULES: Final = ["TR-5.9", "TR-8.3", "TR-8.4", "", "TR-8.1"]
TALLY: Final = 15  # numbers in the tally of a seat


# The score track.


def advance_marker(scores: list[int], tally: list[int], phase: int, seat: int, item: int, points: int) -> None:
    """TR-8.1: move a marker, on past occupied spaces. Space 0 is never reached by moving."""
    if points == 0:
        return
    space = scores[seat] + points
    while space in scores:
        space += 1
    jumped = space - scores[seat] - points
    scores[seat] = space
    place = TALLY * seat + phase - 1
    tally[place + PHASES * item] += points
    tally[place + PHASES * JUMP] += jumped


def score_phase(state: TorresState) -> None:
    """Score the phase that has ended (section 8)."""
    _score(state, state.phase, state.opener, state.scores, state.tally)


def forecast(state: TorresState) -> list[int]:
    """Return the tally as it would be if the phase to be scored next ended now; after the end, as it is."""
    tally = state.tally[:]
    phase = phase_to_score(state)
    if phase:
        _score(state, phase, _next_opener(state), state.scores[:], tally)
    return tally


def _next_opener(state: TorresState) -> int:
    """Return who opens the phase that is scored next (TR-4.4), as far as it is known."""
    if is_between_phases(state):
        return leader(state) if state.leading else state.seat
    return state.opener if state.phase else max(state.start, 0)


def leader(state: TorresState) -> int:
    """TR-12.5: return the seat with most points; while all are at 0, the first player of the previous round."""
    best = max(state.scores)
    return state.scores.index(best) if best else state.first


def _score(state: TorresState, phase: int, opener: int, scores: list[int], tally: list[int]) -> None:
    """TR-8.2: score part by part, each clockwise from the player who opened the phase."""
    order = [(opener + step) % state.seats for step in range(state.seats)]
    for seat in order:
        advance_marker(scores, tally, phase, seat, CASTLES, _castle_points(state.board, seat))
    for seat in order:
        advance_marker(scores, tally, phase, seat, KING, _king_points(state.board, seat, phase))
    for seat in order:
        advance_marker(scores, tally, phase, seat, MASTER, _master_points(state, seat, phase))


def winners(state: TorresState) -> list[int]:
    """TR-10.1: return the seats with most points after the end; only at 0 can several have them."""
    if state.pending != at.OVER:
        return []
    best = max(state.scores)
    return [seat for seat in range(state.seats) if state.scores[seat] == best]


def sheet(state: TorresState, seat: int, tally: list[int]) -> ScoreSheet:
    """TR-8.6: return the lines of a seat, phase by phase; `item` ends with the phase. A seat without points has a line.

    Lines of the present phase and of the next one name the pieces that count; the castles of earlier phases are gone.
    """
    lines = []
    for phase in range(PHASES):
        for item in range(len(ITEMS)):
            points = tally[TALLY * seat + PHASES * item + phase]
            if points:
                mastered = item == MASTER and state.master != m.NO_MASTER
                rule = m.MASTER_RULE[state.master] if mastered else ITEM_RULES[item]
                there = phase + 1 >= state.phase or item in (ADVANCE, JUMP)
                pieces = counted(state, seat, item, phase + 1) if there else ()
                lines.append(ScoreLine(rule, f"{ITEMS[item]}_{phase + 1}", points, pieces))
    return ScoreSheet(seat, tuple(lines) or (ScoreLine(ITEM_RULES[CASTLES], f"{ITEMS[CASTLES]}_1", 0),))


def counted(state: TorresState, seat: int, item: int, phase: int) -> tuple[str, ...]:
    """Return the keys of the drawn pieces that count for a line: towers, figures, or the marker on the track."""
    board = state.board
    if item == CASTLES:
        towers: list[int] = []
        tops: list[int] = []
        for castle in range(len(board.area)):
            level = level_in(board, seat, castle)
            if level:
                inside = squares_of(board.castle_north[castle], board.castle_south[castle])
                towers += inside
                tops += [square for square in inside if board.height[square] == level]
        # In the order of squares: that of castles depends on how they came to be.
        keys = [f"tower-{m.SQUARES[square]}" for square in sorted(towers)]
        return tuple(keys + _figures(sorted(tops), board, seat))
    if item == KING:
        north, south = _king_squares(board, phase)
        return ("the-king", *_figures(squares_of(north, south), board, seat))
    if item == MASTER:
        return tuple(_figures(_master_squares(board, seat, state.master), board, seat))
    return (f"marker-{seat}",)


def _figures(squares: list[int], board: Board, seat: int) -> list[str]:
    """Return the keys of a seat's knights on some squares."""
    mine = board.knights(seat)
    return [f"figure-{m.SQUARES[square]}" for square in squares if square in mine]


# The points of a phase.


def is_between_phases(state: TorresState) -> bool:
    """Return whether a phase has been scored and the next one has not begun (D8)."""
    return state.pending == at.MOVE_KING


def phase_to_score(state: TorresState) -> int:
    """Return the phase that is scored next; 0 after the last one."""
    if state.pending == at.OVER:
        return 0
    return state.phase + 1 if is_between_phases(state) else max(state.phase, 1)


def phase_points(state: TorresState, seat: int, phase: int) -> tuple[int, int, int]:
    """Return the points of a seat for castles, king and master card at the end of a phase, jumps apart."""
    board = state.board
    return _castle_points(board, seat), _king_points(board, seat, phase), _master_points(state, seat, phase)


def _castle_points(board: Board, seat: int) -> int:
    """TR-8.3: add up the castles, each its area times the level of the seat's highest knight there."""
    total = 0
    for castle in range(len(board.area)):
        total += level_in(board, seat, castle) * board.area[castle]
    return total


def level_in(board: Board, seat: int, castle: int) -> int:
    """Return the level of the highest knight of a seat in a castle, 0 if there is none."""
    inside_north: i64 = board.knights_north[seat] & board.castle_north[castle]
    inside_south: i64 = board.knights_south[seat] & board.castle_south[castle]
    level = 0
    while inside_north or inside_south:
        inside_north &= board.over_north[level]
        inside_south &= board.over_south[level]
        if inside_north or inside_south:
            level += 1
    return level


def _king_points(board: Board, seat: int, phase: int) -> int:
    """TR-8.4: return the king's bonus for a knight at the level of the phase in the king's castle."""
    north, south = _king_squares(board, phase)
    there = board.knights_north[seat] & north or board.knights_south[seat] & south
    return m.KING_POINTS[phase] if there else 0


def _king_squares(board: Board, phase: int) -> tuple[i64, i64]:
    """Return the squares of the king's castle at the level of a phase."""
    castle = board.castle_of(board.king) if board.king >= 0 else -1
    if castle < 0:
        return 0, 0
    level = m.KING_LEVEL[phase]
    north = board.castle_north[castle] & board.over_north[level - 1] & ~board.over_north[level]
    south = board.castle_south[castle] & board.over_south[level - 1] & ~board.over_south[level]
    return north, south


def _master_points(state: TorresState, seat: int, phase: int) -> int:
    """TR-12.6: return the points of the master card, if there is one, for a seat after a phase."""
    card, board = state.master, state.board
    points = 0 if card == m.NO_MASTER else m.MASTER_POINTS[card][phase - 1]
    if points == 0:
        return 0
    if card == m.BORDER_CARD:
        return _majority(board, state.seats, seat, m.BORDER_NORTH, m.BORDER_SOUTH) * points
    if card == m.DIAGONALS_CARD:
        return _majority(board, state.seats, seat, m.DIAGONALS_NORTH, m.DIAGONALS_SOUTH) * points
    if card == m.SPREAD_CARD:
        return points if _castles_held(board, seat) == m.SPREAD_CASTLES[phase - 1] else 0
    knights = board.knights(seat)
    if card == m.SQUARE_CARD:
        return points if _corners(knights) else 0
    # TR-12.15: the others need all knights on the board.
    return points if len(knights) == m.KNIGHTS and _is_met(board, card, knights) else 0


def _majority(board: Board, seats: int, seat: int, north: int, south: int) -> int:
    """TR-12.7: return the number of the seat's knights on some squares, one more if no other seat has as many."""
    there = [count(board.knights_north[each] & north, board.knights_south[each] & south) for each in range(seats)]
    mine = there[seat]
    most = mine > 0
    for each in range(seats):
        if each != seat and there[each] >= mine:
            most = False
    return mine + 1 if most else mine


def _castles_held(board: Board, seat: int) -> int:
    """TR-12.9: return the number of castles with a knight of the seat."""
    held = 0
    for castle in range(len(board.area)):
        inside = (
            board.knights_north[seat] & board.castle_north[castle] or board.knights_south[seat] & board.castle_south[castle]
        )
        if inside:
            held += 1
    return held


def _corners(knights: list[int]) -> list[int]:
    """TR-12.13, TR-A14: return four knights at the corners of a square, upright or tilted; empty if there are none."""
    here = set(knights)
    for one, other in combinations(knights, 2):
        # The side turned by a right angle. Every square has a side from its highest corner to the right for which the
        # other two corners are on this side of it.
        down, right = other // SIDE - one // SIDE, other % SIDE - one % SIDE
        row, column = one // SIDE + right, one % SIDE - down
        inside = 0 <= row < SIDE and 0 <= column < SIDE and row + down < SIDE and 0 <= column + right < SIDE
        third, fourth = SIDE * row + column, SIDE * (row + down) + column + right
        if inside and third in here and fourth in here:
            return [one, other, third, fourth]
    return []


def _master_squares(board: Board, seat: int, card: int) -> list[int]:
    """Return the squares of the knights that a master card counts."""
    knights = board.knights(seat)
    if card == m.BORDER_CARD or card == m.DIAGONALS_CARD:
        border = card == m.BORDER_CARD
        north = m.BORDER_NORTH if border else m.DIAGONALS_NORTH
        south = m.BORDER_SOUTH if border else m.DIAGONALS_SOUTH
        return squares_of(board.knights_north[seat] & north, board.knights_south[seat] & south)
    if card == m.SPREAD_CARD:
        return [square for square in knights if board.height[square]]
    return _corners(knights) if card == m.SQUARE_CARD else knights


def _is_met(board: Board, card: int, knights: list[int]) -> bool:
    """Return whether six knights meet TR-12.10 to TR-12.12 or TR-12.14."""
    if card == m.CLUSTER_CARD:
        north, south = 0, 0
        for square in knights:
            north |= NORTH[square]
            south |= SOUTH[square]
        first = knights[0]
        return flood(NORTH[first], SOUTH[first], north, south) == (north, south)
    if card == m.LINE_CARD:
        return len({square // SIDE for square in knights}) == 1 or len({square % SIDE for square in knights}) == 1
    levels = {board.height[square] for square in knights}
    return len(levels) == (m.KNIGHTS if card == m.LEVELS_DIFFER_CARD else 1)
