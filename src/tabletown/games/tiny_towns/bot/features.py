"""The observation vector of Tiny Towns; docs/features.md explains it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.features import Block, FeatureWriter, Layout, around, seen_from
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


def encode(state: TinyTownsState, seat: int, writer: FeatureWriter) -> None:
    """Write the features of a seat, or of a spectator for NO_SEAT."""
    seats = state.seats
    writer.one_of(state.mode, 3)
    writer.flag(state.cavern)
    writer.flag(state.monuments)
    writer.one_of(state.phase, 11)
    writer.number(state.round)
    for card in state.cards:
        if card != NO_CARD:
            writer.put(card, 1)
    writer.skip(COMMON)
    writer.one_of(seen_from(seat, state.hammer, seats), SEATS)
    writer.one_of(state.resource, 5)
    dealt = state.source == at.DEALT
    writer.one_of(-1 if dealt else seen_from(seat, state.source, seats), SEATS)
    writer.flag(dealt)
    writer.packed(state.unseen, 3, 5)
    writer.packed(state.open, 3, 5)
    for resource in state.returned:
        writer.one_of(resource, 5)
    writer.skip(5 * (DECK - len(state.returned)))
    _write_own(writer, state, seat)
    for each in around(seat, seats):
        _write_seat(writer, state, each, seat)


def _write_own(writer: FeatureWriter, state: TinyTownsState, seat: int) -> None:
    """Write the decision stack, the top first, and both monuments."""
    pending = state.pending[seat] if seat >= 0 else 0
    for depth in range(DEPTH):
        writer.put(12 * (DEPTH - depth) + depth, (pending & FRAME) >> 4)
        writer.one_of(pending & 15 if pending else -1, 12)
        pending >>= FRAME_BITS
    writer.skip(DEPTH)
    mine = state.towns[seat] if seat >= 0 else None
    writer.one_of(_monument(mine.kept) if mine is not None else -1, MONUMENTS)
    writer.one_of(_monument(mine.other) if mine is not None else -1, MONUMENTS)


def _monument(card: int) -> int:
    return card - COMMON if card != NO_CARD else -1


def _write_seat(writer: FeatureWriter, state: TinyTownsState, owner: int, viewer: int) -> None:
    """Write a town as the viewer sees it: its own as it stands, others as last shown (TT-12.3)."""
    town = state.towns[owner] if owner == viewer else state.shown[owner]
    writer.flag(True)
    writer.flag(state.is_actor(owner))
    writer.number(town.place)
    writer.number(state.times_named(owner))
    writer.flag(state.skipped & BIT[owner] != 0)
    known = owner == viewer or state.shown[owner].magenta != 0 or state.phase == at.OVER
    writer.one_of(_monument(state.towns[owner].kept) if known else -1, MONUMENTS)
    _write_squares(writer, town)
    writer.members(town.old, 16)
    writer.members(town.constructed, 8)
    writer.members(town.aside, 8)
    writer.members(town.won, 8)
    writer.number(town.watch_round)
    writer.number(town.shrine)
    writer.number(town.cavern)


def _write_squares(writer: FeatureWriter, town: Town) -> None:
    _write_cubes(writer, town.cubes)
    writer.skip(16 * 5)
    if town.built:
        for kind in range(MAGENTA + 1):
            writer.spread(town.of(kind), 8)
            writer.skip(1)
        writer.skip(-MAGENTA - 1)
    writer.skip(16 * 8)
    # Of these three a building holds only one.
    _write_cubes(writer, town.marks)
    _write_cubes(writer, town.resting)
    if town.stored != NOTHING_STORED:
        for square in range(16):
            for resource in CONTENTS[town.stored[square]]:
                writer.add(5 * square + resource)
    writer.skip(16 * 5)


def _write_cubes(writer: FeatureWriter, packed: int) -> None:
    """Write cubes on squares, three bits each."""
    cubes: i64 = packed
    step: i64 = -1
    while cubes:
        if cubes & 7:
            writer.put(step + (cubes & 7), 1)
        cubes >>= 3
        step += 5
