"""Prompts, log lines and the board in words, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Iterable

from tabletown.core.bits import BIT, count
from tabletown.core.facets import Panel
from tabletown.core.state import CHANCE
from tabletown.core.translate import Say
from tabletown.core.views import Line
from tabletown.games.torres.options import switch
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules import scoring
from tabletown.games.torres.rules.actions import ACTIONS
from tabletown.games.torres.rules.board import Board, squares_of
from tabletown.games.torres.rules.material import COLOURS, PHASES, SIDE, SQUARE, SQUARES
from tabletown.games.torres.rules.scoring import TALLY
from tabletown.games.torres.rules.state import TorresState
from tabletown.games.torres.rules.view import SeatView, TorresView, known, outlook

SIGNS = "ABCD"
KING = "K"
NO_STACKS = "none"  # one empty stack is "0" (TR-6.3)


def prompt(view: TorresView) -> Line:
    """Return the prompt of the viewer: the decision to make, the seat that everybody waits for, or the end."""
    if not view.pending:
        return Line("torres-prompt-over")
    if view.actors < 0:
        return Line("torres-prompt-start" if view.pending[-1][0] == "start" else "torres-prompt-dealer")
    if view.seat != view.turn:
        return Line("torres-prompt-wait", {"actors": view.actors, "count": count(view.actors)})
    point, square = view.pending[-1]
    if point == "act":
        return _act_prompt(view)
    if point == "shift":
        return Line("torres-prompt-shift", {"square": square})
    if point == "keep" and view.looking == 1:
        return Line("torres-prompt-keep-only")
    if point == "left":
        return Line("torres-prompt-left", {"blocks": view.chosen})
    return Line(f"torres-prompt-{point}")


def _act_prompt(view: TorresView) -> Line:
    if view.points == 0:
        return Line("torres-prompt-act-spent")
    return Line("torres-prompt-act", {"points": view.points, "blocks": view.chosen})


# Steps and choices.


def step(actor: int, action: int) -> Line:
    """Return the log line of a step; the size of a stack is a number, so that it has a plural."""
    said = ACTIONS.describe(action)
    seat: dict[str, str | int] = {} if actor == CHANCE else {"seat": actor}
    if said.verb == "choose_stack":
        return Line("torres-log-choose_stack", {**seat, "size": int(said.values[0])})
    return Line(f"torres-log-{said.verb}", {**seat, **said.by_kind()})


def labels(legal: Iterable[int], say: Say) -> dict[int, str]:
    """Return the choices of stacks as phrases."""
    found = {}
    for action in legal:
        said = ACTIONS.describe(action)
        if said.verb == "choose_stack":
            found[action] = say("torres-label-stack", {"size": int(said.values[0])})
        elif said.verb == "allocate_leftovers":
            found[action] = say("torres-label-stacks", {"stacks": said.values[0]})
    return found


# Events.


def events(before: TorresState, after: TorresState) -> list[Line]:
    """Return the events between two states: jumps, scoring, the next round or year, the end and its result."""
    scored = is_scored(before, after)
    lines = [Line("torres-log-year-over", {"phase": before.phase}), *_castles(before)] if scored else []
    lines += _scoring(before, after)
    if scored:
        lines += _totals(before, after)
    if after.pending == at.OVER and before.pending != at.OVER:
        lines.append(result(after))
    elif after.phase != before.phase:
        lines.append(Line("torres-log-phase", {"phase": after.phase, "seat": after.first}))
    elif after.round != before.round:
        lines.append(Line("torres-log-round", {"round": after.round, "seat": after.first}))
    return lines


def is_scored(before: TorresState, after: TorresState) -> bool:
    """Return whether a year was scored between two states that one step parts."""
    if before.phase == 0 or before.pending in (at.MOVE_KING, at.OVER):
        return False
    return after.pending in (at.MOVE_KING, at.OVER) or after.phase != before.phase


def _castles(state: TorresState) -> list[Line]:
    """Return castle by castle what each seat gets (TR-8.3); a castle has the name of its first square."""
    lines = []
    for squares in castles_of(state.board):
        for seat in _order(state):
            level = scoring.level_in(state.board, seat, state.board.castle_of(squares[0]))
            if level:
                area = len(squares)
                said: dict[str, str | int] = {"seat": seat, "square": SQUARES[squares[0]], "area": area, "level": level}
                lines.append(Line("torres-log-scored-castle", {**said, "points": area * level}))
    return lines


def castles_of(board: Board) -> list[list[int]]:
    """Return the squares of each castle, the castles by their first square."""
    return sorted(squares_of(board.castle_north[i], board.castle_south[i]) for i in range(len(board.area)))


def _order(state: TorresState) -> list[int]:
    return [(state.opener + step) % state.seats for step in range(state.seats)]


def _scoring(before: TorresState, after: TorresState) -> list[Line]:
    """Return the points added by scoring or by a jump, in the order of scoring (TR-8.2)."""
    lines = []
    for item in (scoring.CASTLES, scoring.KING, scoring.MASTER, scoring.JUMP):
        for seat in _order(before):
            for place in range(TALLY * seat + PHASES * item, TALLY * seat + PHASES * (item + 1)):
                points = after.tally[place] - before.tally[place]
                if points:
                    lines.append(Line(f"torres-log-scored-{scoring.ITEMS[item]}", {"seat": seat, "points": points}))
    return lines


def _totals(before: TorresState, after: TorresState) -> list[Line]:
    """Return the total of each seat after a year, the leader first."""
    seats = sorted(range(after.seats), key=lambda seat: (-after.scores[seat], seat))
    return [
        Line(
            "torres-log-scored-total",
            {"seat": seat, "more": after.scores[seat] - before.scores[seat], "points": after.scores[seat]},
        )
        for seat in seats
    ]


def result(state: TorresState) -> Line:
    """Return the line of the winner; there are several only if no seat has points (TR-10.1)."""
    winners = state.winners()
    points = state.scores[winners[0]]
    if len(winners) > 1:
        return Line("torres-log-shared", {"actors": sum(BIT[seat] for seat in winners), "points": points})
    return Line("torres-log-won", {"seat": winners[0], "points": points})


# The board, for front ends without pictures.


def board(view: TorresView) -> list[Panel]:
    """Return the turn, the board as a grid of levels and figures, and a line for each seat.

    Cells that have a `square` make a grid, any other row is a remark; `tone` is the color of a cell.
    """
    figures = {square: seat for seat, each in enumerate(view.seats) for square in each.knights}
    cells = [_cell(view, figures, square) for square in SQUARES]
    rows = [cells[first : first + SIDE] for first in range(0, len(cells), SIDE)]
    remarks = [[each] for seat in range(view.options.seats) for each in _seat_lines(view, seat)]
    remarks += [[each] for each in [*own_lines(view), *table_lines(view)]]
    if view.master:
        remarks.append([Line("torres-board-master", {"card": view.master})])
    return [(_status(view), []), (Line("torres-board-title"), [*rows, *remarks])]


def cards(view: TorresView) -> list[str]:
    """Return the cards in the viewer's hand, those looked at, and the master card."""
    own = () if view.seat is None else view.seats[view.seat].hand
    return list(dict.fromkeys([*own, *view.drawn, *([view.master] if view.master else [])]))


def _status(view: TorresView) -> Line:
    if not view.pending:
        return Line("torres-board-over")
    if view.phase == 0:
        return Line("torres-board-setup", {"supply": view.supply})
    said: dict[str, str | int] = {"phase": view.phase, "round": view.round, "seat": view.turn, "points": view.points}
    return Line("torres-board-turn", {**said, "blocks": max(view.chosen, 0), "supply": view.supply})


def _cell(view: TorresView, figures: dict[str, int], square: str) -> Line:
    level = view.heights[SQUARE[square]]
    said: dict[str, str | int] = {"square": square, "level": level}
    if square == view.king:
        return Line("torres-board-figure", {**said, "sign": KING, "tone": "yellow"})
    if square in figures:
        return Line("torres-board-figure", {**said, "sign": SIGNS[figures[square]], "tone": COLOURS[figures[square]]})
    if level:
        return Line("torres-board-tower", {**said, "tone": "brown"})
    return Line("torres-board-bare", {"square": square})


def _seat_lines(view: TorresView, seat: int) -> list[Line]:
    each, state = view.seats[seat], known(view)
    more = outlook(view, seat).total - each.score
    said: dict[str, str | int] = {"sign": SIGNS[seat], "seat": seat, "points": each.score, "more": more}
    said |= {"knights": each.reserve, "stacks": stacks_in(each), "count": each.cards}
    when = "-next" if scoring.is_between_phases(state) else "" if view.pending else "-over"
    lines = [Line(f"torres-board-seat{when}", said)]
    return lines + card_lines(view, seat, seat)


def stacks_in(each: SeatView) -> str:
    """Return the stacks of a seat as an argument."""
    return "+".join(map(str, each.stacks)) or NO_STACKS


def table_lines(view: TorresView) -> list[Line]:
    """Return the public facts of the table (TR-13.1): the first player, the common deck, cards that are looked at."""
    lines = []
    if view.phase and view.pending:
        lines.append(Line("torres-board-first", {"seat1": view.first, "seat2": view.opener}))
    if switch(view.options, "action_cards") == "common_deck":
        lines.append(Line("torres-board-common", {"count": view.deck}))
    if view.looking:
        lines.append(Line("torres-board-looking", {"count": view.looking}))
    return lines


def card_lines(view: TorresView, seat: int, shown: int | None) -> list[Line]:
    """Return the cards of a seat as far as the viewer knows them; the hand only if it is that of `shown`."""
    each = view.seats[seat]
    lines = []
    if each.hand and seat == shown:
        lines.append(Line("torres-board-hand", {"seat": seat, "cards": "+".join(each.hand)}))
    if each.played:
        lines.append(Line("torres-board-played", {"seat": seat, "cards": "+".join(each.played)}))
    if switch(view.options, "action_cards") == "own_deck":
        known_cards = {"top": each.known_top, "bottom": each.known_bottom}
        lines.append(Line("torres-board-deck", {"seat": seat, "count": each.deck, **known_cards}))
    return lines


def own_lines(view: TorresView) -> list[Line]:
    """Return what only the viewer knows: cards bought this turn, and the known part of the own deck (TR-11.5)."""
    parts = {"bought": view.bought, "deck-top": view.top, "deck-bottom": view.bottom}
    return [Line(f"torres-board-{name}", {"cards": "+".join(cards)}) for name, cards in parts.items() if cards]
