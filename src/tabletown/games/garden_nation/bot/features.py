"""The observation vector of Garden Nation; docs/features.md explains the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.bits import count
from tabletown.core.features import Block, FeatureWriter, Layout, around, seen_from
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


def encode(state: GardenNationState, seat: int, writer: FeatureWriter) -> None:
    """Write the observation of a seat, or of a spectator for NO_SEAT."""
    writer.vector(state.costs)
    writer.flag(state.descending)
    writer.one_of(state.phase, PHASES)
    writer.number(state.round)
    for territory in state.layout:
        writer.one_of(territory, TERRITORIES)
    writer.skip(TERRITORIES * (SLOTS - len(state.layout)))
    for turn in state.turns:
        writer.one_of(turn, ROTATIONS)
    writer.skip(ROTATIONS * (SLOTS - len(state.turns)))
    writer.one_of(state.crane, TERRITORIES)
    writer.vector(state.floors)
    writer.members(state.closed, ZONES)
    for land in range(3):
        writer.members(state.lands[land], ZONES)
    writer.number(state.roofs)
    for card in state.display:
        writer.one_of(card, PROJECTS)
    writer.number(count(state.deck))
    _write_turn(writer, state, seat)
    writer.packed(state.dealt[seat] if seat >= 0 else 0, 2, OBJECTIVES)
    for each in around(seat, state.seats):
        _write_seat(writer, state, each, seat)


def _write_turn(writer: FeatureWriter, state: GardenNationState, seat: int) -> None:
    for each in state.order:
        writer.one_of(seen_from(seat, each, state.seats), MOST_SEATS)
    writer.skip(MOST_SEATS * (TURNS - len(state.order)))
    writer.number(state.left)
    point, below = at.point_of(state.pending), at.point_of(at.pop(state.pending))
    writer.one_of(point or -1, POINTS)
    writer.one_of(below or -1, POINTS)
    writer.one_of(at.argument_of(state.pending) if point == at.AT_PROJECT else -1, ZONES)
    writer.members(state.visited, TERRITORIES)
    writer.flag(state.ployed)
    writer.flag(state.locked)
    writer.flag(state.ended)


def _write_seat(writer: FeatureWriter, state: GardenNationState, owner: int, viewer: int) -> None:
    """Write a seat; its objectives only for itself, until the end (GN-12.1)."""
    writer.flag(True)
    writer.flag(state.is_actor(owner))
    writer.members(state.own[owner], ZONES)
    writer.number(state.population[owner])
    writer.number(state.supply[owner])
    writer.number(state.ploys[owner])
    writer.members(state.done[owner], PROJECTS)
    writer.number(state.hand_size(owner))
    known = owner == viewer or state.phase == at.OVER
    writer.members(state.kept[owner] if known else 0, OBJECTIVES)
