"""The observation vector of Torres; docs/features.md explains its numbers."""

from __future__ import annotations

from typing import Final

from tabletown.core.features import Block, Layout, Pen, around, seen_from
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules.material import CELLS, KINDS
from tabletown.games.torres.rules.state import TorresState

SEATS: Final = 4
MASTERS: Final = 8
POINTS: Final = 13
SIZES: Final = 8  # of stacks
LAYOUT: Final = Layout(
    1,
    SEATS,
    [
        Block("placing", 1), Block("cards_from", 3), Block("mastered", 1), Block("leading", 1), Block("exit_level_only", 1),
        Block("point", POINTS), Block("next_point", POINTS), Block("shifted", CELLS), Block("turn", SEATS),
        Block("start", SEATS), Block("opener", SEATS), Block("first", SEATS), Block("phase", 1, 3), Block("round", 1, 5),
        Block("master", MASTERS), Block("action_points", 1, 7), Block("buys", 1, 2), Block("used", 1, 2),
        Block("chosen", 1, 5), Block("supply", 1, 100), Block("common_deck", 1, 40), Block("heights", CELLS, 8),
        Block("king", CELLS), Block("looking", 1, 3), Block("drawn", KINDS), Block("bought", KINDS), Block("top", KINDS),
        Block("bottom", KINDS),
    ],
    [
        Block("here", 1), Block("knights", CELLS), Block("reserve", 1, 6), Block("stacks", SIZES, 4), Block("score", 2, 100),
        Block("played", KINDS, 4), Block("cards", 1, 10), Block("deck", 1, 10), Block("known_top", 1, 10),
        Block("known_bottom", 1, 10), Block("hand", KINDS, 4),
    ],
)  # fmt: skip


def encode(state: TorresState, seat: int, pen: Pen) -> None:
    """Write the observation of a seat, or of a spectator for NO_SEAT."""
    pen.flag(state.placing)
    pen.one_of(state.cards, 3)
    pen.flag(state.mastered)
    pen.flag(state.leading)
    pen.flag(state.exit_level_only)
    pending = state.pending
    point = at.point_of(pending)
    pen.one_of(point, POINTS)
    below = at.pop(pending)
    pen.one_of(at.point_of(below) if below else -1, POINTS)
    pen.one_of(at.argument_of(pending) if point == at.SHIFT else -1, CELLS)
    _write_turn(pen, state, seat)
    board = state.board
    pen.numbers(board.height)
    pen.one_of(board.king, CELLS)
    pen.number(len(state.drawn))
    mine = seat >= 0 and seat == state.seat
    if mine:
        pen.tally(state.drawn, KINDS)
        pen.packed(state.bought, 3, KINDS)
    else:
        pen.skip(2 * KINDS)
    if seat >= 0:
        pen.tally(state.top[seat], KINDS)
        pen.tally(state.bottom[seat], KINDS)
    else:
        pen.skip(2 * KINDS)
    for each in around(seat, state.seats):
        _write_seat(pen, state, each, seat)


def _write_turn(pen: Pen, state: TorresState, seat: int) -> None:
    pen.one_of(seen_from(seat, state.seat, state.seats), SEATS)
    pen.one_of(seen_from(seat, state.start, state.seats), SEATS)
    pen.one_of(seen_from(seat, state.opener, state.seats), SEATS)
    pen.one_of(seen_from(seat, state.first, state.seats), SEATS)
    pen.number(state.phase)
    pen.number(state.round)
    pen.one_of(state.master, MASTERS)
    pen.number(state.points)
    pen.number(state.buys)
    pen.number(state.used)
    pen.number(state.chosen + 1)
    pen.number(state.supply)
    pen.number(m.in_pack(state.unseen[0]) if state.cards == m.COMMON else 0)


def _write_seat(pen: Pen, state: TorresState, owner: int, viewer: int) -> None:
    """Write what is public of a seat, where its hidden cards are, and the hand if the viewer knows it (TR-13.2)."""
    pen.flag(True)
    pen.members(state.board.knights_north[owner], CELLS // 2)
    pen.members(state.board.knights_south[owner], CELLS // 2)
    pen.number(state.reserve[owner])
    pen.packed(state.stacks[owner], 3, SIZES)
    pen.large(state.scores[owner])
    pen.packed(state.played[owner], 3, KINDS)
    pen.number(m.in_pack(state.hands[owner]))
    pen.number(state.deck_size(owner) if state.cards == m.OWN else 0)
    pen.number(len(state.top[owner]))
    pen.number(len(state.bottom[owner]))
    known = owner == viewer or state.cards == m.IN_HAND
    pen.packed(state.hands[owner] if known else 0, 3, KINDS)
