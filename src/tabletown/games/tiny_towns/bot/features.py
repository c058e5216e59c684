"""The observation vector of Tiny Towns; docs/features.md explains it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.features import Block, Layout, Pen, around, seen_from
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.material import COMMON, CONTENTS, MAGENTA, NO_CARD
from tabletown.games.tiny_towns.rules.points import FRAME, FRAME_BITS
from tabletown.games.tiny_towns.rules.state import TinyTownsState
from tabletown.games.tiny_towns.rules.town import NOTHING_STORED, Town

SEATS: Final = 6
MONUMENTS: Final = 15
DECK: Final = 15  # resource cards
DEPTH: Final = 3  # frames of the own decision stack
LAYOUT: Final = Layout(
    1,
    SEATS,
    [
        Block("mode", 3), Block("cavern", 1), Block("monuments", 1), Block("phase", 11), Block("round", 1, 50),
        Block("cards", COMMON), Block("hammer", SEATS), Block("resource", 5), Block("named_by", SEATS),
        Block("dealt", 1), Block("unseen", 5, 3), Block("open", 5, 3), Block("returned", 5 * DECK),
        Block("points", 12 * DEPTH), Block("arguments", DEPTH, 16), Block("kept", MONUMENTS), Block("other", MONUMENTS),
    ],
    [
        Block("here", 1), Block("deciding", 1), Block("place", 1, 6), Block("named", 1, 10), Block("skipped", 1),
        Block("monument", MONUMENTS), Block("cubes", 16 * 5), Block("buildings", 16 * 8), Block("on_buildings", 16 * 5, 3),
        Block("old", 16), Block("constructed", 8), Block("aside", 8), Block("won", 8), Block("watch_round", 1, 50),
        Block("shrine", 1, 10), Block("cavern_used", 1, 2),
    ],
)  # fmt: skip


def encode(state: TinyTownsState, seat: int, pen: Pen) -> None:
    """Write the features of a seat, or of a spectator for NO_SEAT."""
    seats = state.seats
    pen.one_of(state.mode, 3)
    pen.flag(state.cavern)
    pen.flag(state.monuments)
    pen.one_of(state.phase, 11)
    pen.number(state.round)
    for card in state.cards:
        if card != NO_CARD:
            pen.put(card, 1)
    pen.skip(COMMON)
    pen.one_of(seen_from(seat, state.hammer, seats), SEATS)
    pen.one_of(state.resource, 5)
    dealt = state.source == at.DEALT
    pen.one_of(-1 if dealt else seen_from(seat, state.source, seats), SEATS)
    pen.flag(dealt)
    pen.packed(state.unseen, 3, 5)
    pen.packed(state.open, 3, 5)
    for resource in state.returned:
        pen.one_of(resource, 5)
    pen.skip(5 * (DECK - len(state.returned)))
    _write_own(pen, state, seat)
    for each in around(seat, seats):
        _write_seat(pen, state, each, seat)


def _write_own(pen: Pen, state: TinyTownsState, seat: int) -> None:
    """Write the decision stack, the top first, and both monuments."""
    pending = state.pending[seat] if seat >= 0 else 0
    for depth in range(DEPTH):
        pen.put(12 * (DEPTH - depth) + depth, (pending & FRAME) >> 4)
        pen.one_of(pending & 15 if pending else -1, 12)
        pending >>= FRAME_BITS
    pen.skip(DEPTH)
    mine = state.towns[seat] if seat >= 0 else None
    pen.one_of(_monument(mine.kept) if mine is not None else -1, MONUMENTS)
    pen.one_of(_monument(mine.other) if mine is not None else -1, MONUMENTS)


def _monument(card: int) -> int:
    return card - COMMON if card != NO_CARD else -1


def _write_seat(pen: Pen, state: TinyTownsState, owner: int, viewer: int) -> None:
    """Write a town as the viewer sees it: its own as it stands, others as last shown (TT-12.3)."""
    town = state.towns[owner] if owner == viewer else state.shown[owner]
    pen.flag(True)
    pen.flag(state.is_actor(owner))
    pen.number(town.place)
    pen.number(state.times_named(owner))
    pen.flag(state.skipped & BIT[owner] != 0)
    known = owner == viewer or state.shown[owner].magenta != 0 or state.phase == at.OVER
    pen.one_of(_monument(state.towns[owner].kept) if known else -1, MONUMENTS)
    _write_squares(pen, town)
    pen.members(town.old, 16)
    pen.members(town.constructed, 8)
    pen.members(town.aside, 8)
    pen.members(town.won, 8)
    pen.number(town.watch_round)
    pen.number(town.shrine)
    pen.number(town.cavern)


def _write_squares(pen: Pen, town: Town) -> None:
    _write_cubes(pen, town.cubes)
    pen.skip(16 * 5)
    if town.built:
        for kind in range(MAGENTA + 1):
            pen.spread(town.of(kind), 8)
            pen.skip(1)
        pen.skip(-MAGENTA - 1)
    pen.skip(16 * 8)
    # Of these three a building holds only one.
    _write_cubes(pen, town.marks)
    _write_cubes(pen, town.resting)
    if town.stored != NOTHING_STORED:
        for square in range(16):
            for resource in CONTENTS[town.stored[square]]:
                pen.add(5 * square + resource)
    pen.skip(16 * 5)


def _write_cubes(pen: Pen, packed: int) -> None:
    """Write cubes on squares, three bits each."""
    cubes: i64 = packed
    step: i64 = -1
    while cubes:
        if cubes & 7:
            pen.put(step + (cubes & 7), 1)
        cubes >>= 3
        step += 5
