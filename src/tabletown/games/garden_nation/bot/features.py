"""The observation vector of Garden Nation; docs/features.md explains the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.bits import count
from tabletown.core.features import Block, Layout, Pen, around, seen_from
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.material import MOST_SEATS, PLACES, ROTATIONS, SLOTS, TERRITORIES, ZONES

if TYPE_CHECKING:
    from tabletown.games.garden_nation.rules.state import GardenNationState

PROJECTS: Final = len(m.PROJECTS)
OBJECTIVES: Final = len(m.OBJECTIVES)
PHASES: Final = len(at.PHASES)
POINTS: Final = len(at.POINTS)
TURNS: Final = 8  # twice as many places as a round can have
LAYOUT: Final = Layout(
    1,
    MOST_SEATS,
    [
        Block("costs", ZONES, 3), Block("descending", 1), Block("phase", PHASES), Block("round", 1, 20),
        Block("territories", SLOTS * TERRITORIES), Block("rotations", SLOTS * ROTATIONS), Block("crane", TERRITORIES),
        Block("floors", ZONES, 3),
        Block("closed", ZONES), Block("lands", 3 * ZONES), Block("roofs", 1, 10), Block("display", PLACES * PROJECTS),
        Block("deck", 1, 21),
        Block("order", TURNS * MOST_SEATS), Block("left", 1, 3), Block("point", POINTS), Block("next_point", POINTS),
        Block("zone", ZONES), Block("visited", TERRITORIES), Block("ployed", 1), Block("locked", 1), Block("ended", 1),
        Block("dealt", OBJECTIVES, 2),
    ],
    [
        Block("here", 1), Block("deciding", 1), Block("zones", ZONES), Block("population", 1, 50), Block("supply", 1, 30),
        Block("ploys", 1, 3), Block("done", PROJECTS), Block("hand", 1, 4), Block("kept", OBJECTIVES),
    ],
)  # fmt: skip


def encode(state: GardenNationState, seat: int, pen: Pen) -> None:
    """Write the observation of a seat, or of a spectator for NO_SEAT."""
    pen.numbers(state.costs)
    pen.flag(state.descending)
    pen.one_of(state.phase, PHASES)
    pen.number(state.round)
    for territory in state.layout:
        pen.one_of(territory, TERRITORIES)
    pen.skip(TERRITORIES * (SLOTS - len(state.layout)))
    for turn in state.turns:
        pen.one_of(turn, ROTATIONS)
    pen.skip(ROTATIONS * (SLOTS - len(state.turns)))
    pen.one_of(state.crane, TERRITORIES)
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
        pen.one_of(seen_from(seat, each, state.seats), MOST_SEATS)
    pen.skip(MOST_SEATS * (TURNS - len(state.order)))
    pen.number(state.left)
    point, below = at.point_of(state.pending), at.point_of(at.pop(state.pending))
    pen.one_of(point or -1, POINTS)
    pen.one_of(below or -1, POINTS)
    pen.one_of(at.argument_of(state.pending) if point == at.AT_PROJECT else -1, ZONES)
    pen.members(state.visited, TERRITORIES)
    pen.flag(state.ployed)
    pen.flag(state.locked)
    pen.flag(state.ended)


def _write_seat(pen: Pen, state: GardenNationState, owner: int, viewer: int) -> None:
    """Write a seat; its objectives only for itself, until the end (GN-12.1)."""
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
