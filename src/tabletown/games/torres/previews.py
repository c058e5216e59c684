"""What an action brings besides points: stocks, prices with their reasons, notes and warnings."""

from __future__ import annotations

from tabletown.core.bits import BIT
from tabletown.core.guide.preview import Reason
from tabletown.core.views import Line
from tabletown.games.torres.rules.actions import ACTIONS
from tabletown.games.torres.rules.board import Board
from tabletown.games.torres.rules.material import (
    ADD_COST,
    CARD,
    CARDS,
    EXTRA_POINTS,
    KING_LEVEL,
    KING_POINTS,
    NEAR,
    SQUARE,
    SQUARES,
    STACK_LIMIT,
)
from tabletown.games.torres.rules.scoring import is_between_phases, level_in, phase_points, phase_to_score
from tabletown.games.torres.rules.view import TorresView, known
from tabletown.games.torres.text import castles_of

BUILDING = {"place_block", "extra_block", "raise_knight", "shift_to"}
MOVING = {"move_knight", "regroup", "diagonal_step", "door_passage", "vault", "climb_two"}
SPENDING = {"place_block": "block", "buy_card": "buy", "advance_score": "point"}
CLIMB = 2  # levels that no step goes up (TR-5.4)

Remarks = tuple[list[Line], list[Line]]  # notes and warnings


def pieces_of(view: TorresView, line: Line) -> list[str]:
    """Return the castles and the points that a line of a scoring is about."""
    part, seat = line.message.removeprefix("torres-log-scored-"), line.arguments.get("seat")
    if part == "king":
        return ["the-king"]
    if part not in ("castle", "castles", "total") or not isinstance(seat, int):
        return []
    board, mine, found = known(view).board, set(view.seats[seat].knights), list[str]()
    for squares in castles_of(board):
        level = level_in(board, seat, board.castle_of(squares[0]))
        names = [SQUARES[square] for square in squares]
        if not level or (part == "castle" and names[0] != line.arguments["square"]):
            continue
        if part != "total":
            found += [f"counted-{name}" for name in names]
        top = next(name for name in names if name in mine and board.height[SQUARE[name]] == level)
        found.append(f"points-{top}")
    return found


def assets(view: TorresView, seat: int) -> dict[str, int]:
    """Return the stocks of a seat, which are public; the viewer's own turn has action points and a chosen stack."""
    each = view.seats[seat]
    turn = view.turn == seat and view.phase > 0 and bool(view.pending) and not _is_between(view)
    chosen, stacks = max(view.chosen, 0) if turn else 0, sum(each.stacks)
    # A card that has been paid for is as good as in hand.
    coming = turn and view.pending[-1][0] in ("draw", "keep")
    found = {"knights": each.reserve, "cards": each.cards + coming}
    if seat != view.seat:
        return {"blocks": stacks + chosen, **found}
    return {"ap": view.points, "blocks": chosen, "stacks": stacks, **found} if turn else {"stacks": stacks, **found}


def _is_between(view: TorresView) -> bool:
    return is_between_phases(known(view))


def reasons(view: TorresView, action: int) -> list[Reason]:
    """Return what an action costs or gives in action points and blocks, each with its reason."""
    said = ACTIONS.describe(action)
    verb = said.verb
    if verb == "move_knight":
        start, to = (SQUARE[square] for square in said.values)
        rise = view.heights[to] - view.heights[start]
        if to not in NEAR[start] or rise > 1:
            return [Reason("ap", -1, Line("torres-reason-passage"))]
        way = "up" if rise > 0 else "down" if rise < 0 else "level"
        return [Reason("ap", -1, Line(f"torres-reason-step-{way}", {"levels": abs(rise)}))]
    if verb == "add_knight":
        return [Reason("ap", -ADD_COST, Line("torres-reason-knight"))]
    if verb in SPENDING:
        return [Reason("ap", -1, Line(f"torres-reason-{SPENDING[verb]}"))]
    if verb in CARDS and EXTRA_POINTS[CARD[verb]] > 0:
        return [Reason("ap", EXTRA_POINTS[CARD[verb]], Line("torres-reason-card", {"card": verb}))]
    return []


def remarks_on(view: TorresView, action: int, after: TorresView | None) -> Remarks:
    """Return notes and warnings on an action: castles that change, what is lost, and who gains besides."""
    said = ACTIONS.describe(action)
    notes, warnings = _castles(view, after) if after is not None else ([], [])
    if said.verb in MOVING:
        warnings += _moving(view, *(SQUARE[square] for square in said.values))
    elif said.verb == "buy_card":
        notes.append(Line("torres-note-next-turn"))
    elif said.verb == "end_turn":
        warnings += _ending(view)
    elif said.verb == "allocate_leftovers" and view.seat is not None:
        kept = sum(int(size) for size in said.values[0].split("+"))
        warnings += _returned(view.chosen + sum(view.seats[view.seat].stacks) - kept)
    if said.verb in CARD:
        notes.append(Line("torres-note-one-card"))
    return notes, warnings


def _castles(view: TorresView, after: TorresView) -> Remarks:
    """Return what changes in the castles of the viewer, and who else gains by a castle that grows."""
    if view.seat is None or after.phase != view.phase or not after.pending:
        return [], []
    old, new = known(view), known(after)
    notes: list[Line] = []
    for squares in castles_of(new.board):
        level = level_in(new.board, view.seat, new.board.castle_of(squares[0]))
        area = len(squares)
        before = _before(old.board, squares, view.seat)
        if area * level != before and level:
            said: dict[str, str | int] = {"square": SQUARES[squares[0]], "area": area, "level": level}
            notes.append(Line("torres-note-castle", {**said, "points": area * level, "before": before}))
    if len(new.board.area) > len(old.board.area) and view.phase:
        notes.append(Line("torres-note-founded"))
    gaining = 0
    phase = phase_to_score(new)
    for seat in range(old.seats):
        if seat != view.seat and phase_points(new, seat, phase)[0] > phase_points(old, seat, phase)[0]:
            gaining |= BIT[seat]
    return notes, [Line("torres-warning-others", {"actors": gaining})] if gaining else []


def _before(board: Board, squares: list[int], seat: int) -> int:
    """Return the points of a seat in the castles that were where a castle is now."""
    there = {board.castle_of(square) for square in squares} - {-1}
    return sum(level_in(board, seat, castle) * board.area[castle] for castle in there)


def _moving(view: TorresView, start: int, to: int) -> list[Line]:
    """Return warnings on a knight that moves: the king's castle left, no way back up."""
    board, warnings = known(view).board, []
    kings = board.castle_of(board.king) if board.king >= 0 else -1
    year = phase_to_score(known(view))
    if kings >= 0 and board.castle_of(start) == kings != board.castle_of(to) and view.heights[start] == KING_LEVEL[year]:
        warnings.append(Line("torres-warning-king", {"level": KING_LEVEL[year], "points": KING_POINTS[year]}))
    if view.heights[start] - view.heights[to] >= CLIMB:
        warnings.append(Line("torres-warning-down", {"levels": view.heights[start] - view.heights[to]}))
    return warnings


def _ending(view: TorresView) -> list[Line]:
    """Return warnings on the end of a turn: action points and blocks that are lost."""
    warnings = [Line("torres-warning-points", {"points": view.points})] if view.points else []
    if view.seat is None:
        return warnings
    room = sum(STACK_LIMIT - size for size in view.seats[view.seat].stacks)
    return warnings + _returned(view.chosen - room)


def _returned(blocks: int) -> list[Line]:
    return [Line("torres-warning-returned", {"blocks": blocks})] if blocks > 0 else []
