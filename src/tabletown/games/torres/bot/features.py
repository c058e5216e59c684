"""The observation vector of Torres; docs/features.md explains its numbers."""

from __future__ import annotations

from typing import Final

from tabletown.core.features import Block, FeatureWriter, Layout, around, seen_from
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


def encode(state: TorresState, seat: int, writer: FeatureWriter) -> None:
    """Write the observation of a seat, or of a spectator for NO_SEAT."""
    writer.flag(state.placing)
    writer.one_of(state.cards, 3)
    writer.flag(state.mastered)
    writer.flag(state.leading)
    writer.flag(state.exit_level_only)
    pending = state.pending
    point = at.point_of(pending)
    writer.one_of(point, POINTS)
    below = at.pop(pending)
    writer.one_of(at.point_of(below) if below else -1, POINTS)
    writer.one_of(at.argument_of(pending) if point == at.SHIFT else -1, CELLS)
    _write_turn(writer, state, seat)
    board = state.board
    writer.vector(board.height)
    writer.one_of(board.king, CELLS)
    writer.number(len(state.drawn))
    mine = seat >= 0 and seat == state.seat
    if mine:
        writer.tally(state.drawn, KINDS)
        writer.packed(state.bought, 3, KINDS)
    else:
        writer.skip(2 * KINDS)
    if seat >= 0:
        writer.tally(state.top[seat], KINDS)
        writer.tally(state.bottom[seat], KINDS)
    else:
        writer.skip(2 * KINDS)
    for each in around(seat, state.seats):
        _write_seat(writer, state, each, seat)


def _write_turn(writer: FeatureWriter, state: TorresState, seat: int) -> None:
    writer.one_of(seen_from(seat, state.seat, state.seats), SEATS)
    writer.one_of(seen_from(seat, state.start, state.seats), SEATS)
    writer.one_of(seen_from(seat, state.opener, state.seats), SEATS)
    writer.one_of(seen_from(seat, state.first, state.seats), SEATS)
    writer.number(state.phase)
    writer.number(state.round)
    writer.one_of(state.master, MASTERS)
    writer.number(state.points)
    writer.number(state.buys)
    writer.number(state.used)
    writer.number(state.chosen + 1)
    writer.number(state.supply)
    writer.number(m.in_pack(state.unseen[0]) if state.cards == m.COMMON else 0)


def _write_seat(writer: FeatureWriter, state: TorresState, owner: int, viewer: int) -> None:
    """Write what is public of a seat, where its hidden cards are, and the hand if the viewer knows it (TR-13.2)."""
    writer.flag(True)
    writer.members(state.board.knights_north[owner], CELLS // 2)
    writer.members(state.board.knights_south[owner], CELLS // 2)
    writer.number(state.reserve[owner])
    writer.packed(state.stacks[owner], 3, SIZES)
    writer.large(state.scores[owner])
    writer.packed(state.played[owner], 3, KINDS)
    writer.number(m.in_pack(state.hands[owner]))
    writer.number(state.deck_size(owner) if state.cards == m.OWN else 0)
    writer.number(len(state.top[owner]))
    writer.number(len(state.bottom[owner]))
    known = owner == viewer or state.cards == m.IN_HAND
    writer.packed(state.hands[owner] if known else 0, 3, KINDS)
