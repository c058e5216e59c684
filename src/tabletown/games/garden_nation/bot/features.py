"""The row of numbers that a learner gets for a view of Garden Nation; the table in docs/features.md explains it."""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import count
from tabletown.core.features import Block, Layout, Pen, around, seen_from
from tabletown.games.garden_nation.rules import state as at
from tabletown.games.garden_nation.rules.flow import GardenNationState
from tabletown.games.garden_nation.rules.state import FRAME, FRAME_BITS

SEATS: Final = 4
PROJECTS: Final = 21
OBJECTIVES: Final = 15
PLACES: Final = 4
SLOTS: Final = 7
TURNS: Final = 8  # places of a round, at most
ZONES: Final = 49
POINTS: Final = 6
LAYOUT: Final = Layout(
    1,
    SEATS,
    [
        Block("costs", ZONES, 3), Block("descending", 1), Block("phase", 8), Block("round", 1, 20),
        Block("territories", SLOTS * 7), Block("rotations", SLOTS * 6), Block("crane", SLOTS), Block("floors", ZONES, 3),
        Block("closed", ZONES), Block("lands", 3 * ZONES), Block("roofs", 1, 10), Block("display", PLACES * PROJECTS),
        Block("deck", 1, 21),
        Block("order", TURNS * SEATS), Block("left", 1, 3), Block("point", POINTS), Block("next_point", POINTS),
        Block("zone", ZONES), Block("visited", SLOTS), Block("ployed", 1), Block("locked", 1), Block("ended", 1),
        Block("dealt", OBJECTIVES, 2),
    ],
    [
        Block("here", 1), Block("deciding", 1), Block("zones", ZONES), Block("population", 1, 50), Block("supply", 1, 30),
        Block("ploys", 1, 3), Block("done", PROJECTS), Block("hand", 1, 4), Block("kept", OBJECTIVES),
    ],
)  # fmt: skip


def encode(state: GardenNationState, seat: int, pen: Pen) -> None:
    """Write the row of a seat, or of a spectator for NO_SEAT."""
    pen.numbers(state.costs)
    pen.flag(state.descending)
    pen.one_of(state.phase, 8)
    pen.number(state.round)
    for territory in state.layout:
        pen.one_of(territory, 7)
    pen.skip(7 * (SLOTS - len(state.layout)))
    for turn in state.turns:
        pen.one_of(turn, 6)
    pen.skip(6 * (SLOTS - len(state.turns)))
    pen.one_of(state.crane, SLOTS)
    pen.numbers(state.floors)
    pen.members(state.closed, ZONES)
    for land in range(3):
        pen.members(state.lands[land], ZONES)
    pen.number(state.roofs)
    for card in state.display:
        pen.one_of(card, PROJECTS)
    pen.number(count(state.deck))
    _write_turn(pen, state, seat)
    pen.packed(state.dealt[seat] if seat >= 0 else 0, 2, OBJECTIVES)
    for each in around(seat, state.seats):
        _write_seat(pen, state, each, seat)


def _write_turn(pen: Pen, state: GardenNationState, seat: int) -> None:
    for each in state.order:
        pen.one_of(seen_from(seat, each, state.seats), SEATS)
    pen.skip(SEATS * (TURNS - len(state.order)))
    pen.number(state.left)
    pending = state.pending
    point = pending & 15
    pen.one_of(point if pending else -1, POINTS)
    below = pending >> FRAME_BITS
    pen.one_of(below & 15 if below else -1, POINTS)
    pen.one_of((pending & FRAME) >> 4 if point == at.AT_PROJECT else -1, ZONES)
    pen.members(state.visited, SLOTS)
    pen.flag(state.ployed)
    pen.flag(state.locked)
    pen.flag(state.ended)


def _write_seat(pen: Pen, state: GardenNationState, owner: int, viewer: int) -> None:
    """A seat; what it kept only for itself, until the end (GN-12.1)."""
    pen.flag(True)
    pen.flag(state.is_actor(owner))
    pen.members(state.own[owner], ZONES)
    pen.number(state.population[owner])
    pen.number(state.supply[owner])
    pen.number(state.ploys[owner])
    pen.members(state.done[owner], PROJECTS)
    pen.number(state.hand_size(owner))
    known = owner == viewer or state.phase == at.OVER
    pen.members(state.kept[owner] if known else 0, OBJECTIVES)
