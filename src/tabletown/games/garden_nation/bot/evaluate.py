"""How good a position is for a seat, in points: what it has, what is near, and how far it is ahead of the best other.

    outlook = projects + objectives as they stand + hopes for the objectives + population + projects within one floor

What is hoped for fades as the match nears its end: `left` is the share of floors that the seat with the fewest still holds.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT, members
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import state as at
from tabletown.games.garden_nation.rules.flow import GardenNationState
from tabletown.games.garden_nation.rules.material import SEVEN, SEVENS
from tabletown.games.garden_nation.rules.projects import completed_by, holds
from tabletown.games.garden_nation.rules.scoring import objective_points, project_points, total
from tabletown.games.garden_nation.rules.state import FRAME, Position

HOPES: Final[dict[str, float]] = {"belfry": 8.0, "observatory": 6.0, "cabaret": 5.0, "post_office": 5.0, "barracks": 5.0}
HOPE: Final[list[float]] = [HOPES.get(name, 7.0) for name in m.OBJECTIVES]
PURSE: Final = 12  # so many inhabitants are wanted to go on building
# Points that a feature is worth; `tabletown arena tune garden_nation` may change them.
WEIGHTS: Final[dict[str, float]] = {
    "hope": 0.81,  # of what an objective is expected to bring besides its points now
    "purse": 6.4,  # a full purse
    "inhabitant": 0.1,  # beyond the purse
    "ploy": 1.9,  # a token not used yet
    "near": 0.31,  # of a project that one floor more would complete
    "standing": 0.68,  # of an open floor, which may still become something
    "rival": 0.4,  # of the outlook of the best other
}
HOPED: Final = 0
PURSE_POINTS: Final = 1
INHABITANT: Final = 2
PLOY: Final = 3
NEAR: Final = 4
STANDING: Final = 5
RIVAL: Final = 6
_weights: Final[list[float]] = list(WEIGHTS.values())


def use(weights: dict[str, float]) -> None:
    """Go by other weights from now on."""
    for place, name in enumerate(WEIGHTS):
        _weights[place] = weights[name]


def evaluate(state: GardenNationState, seat: int) -> float:
    """The points that a seat may hope for, less a part of what the best other may."""
    if state.phase == at.OVER:
        return float(total(state, seat)) - _weights[RIVAL] * max(
            [total(state, other) for other in range(state.seats) if other != seat]
        )
    left = 0.0 if state.ended else min(state.supply) / m.FLOORS[state.seats]
    rivals = [public_outlook(state, other, left) for other in range(state.seats) if other != seat]
    return public_outlook(state, seat, left) + secret_outlook(state, seat, left) - _weights[RIVAL] * max(rivals)


def public_outlook(state: Position, seat: int, left: float) -> float:
    """What everybody can see: projects done and near, population, ploys, floors that still count."""
    population = state.population[seat]
    purse = _weights[PURSE_POINTS] * min(population, PURSE) / PURSE + _weights[INHABITANT] * max(0, population - PURSE)
    points = project_points(state.done[seat]) + (1.0 - left) * m.population_points(population) + left * purse
    points += left * (_weights[PLOY] * state.ploys[seat] + _weights[STANDING] * open_floors(state, seat))
    return points + near_projects(state, seat) * (_weights[NEAR] if left > 0.0 else _weights[NEAR] / 2)


def secret_outlook(state: Position, seat: int, left: float) -> float:
    """The objectives that a seat kept: their points now, and hopes."""
    points = 0.0
    for card in members(state.kept[seat]):
        points += objective_points(state, seat, card) + left * _weights[HOPED] * HOPE[card]
    return points


def open_floors(state: Position, seat: int) -> int:
    """The floors of a seat that no roof closes."""
    zones, number = state.own[seat] & ~state.closed, 0
    for territory in range(m.TERRITORIES):
        for k in SEVENS[(zones >> 7 * territory) & SEVEN]:
            number += state.floors[7 * territory + k]
    return number


def near_projects(state: Position, seat: int) -> float:
    """Points of the projects on display that one floor more would complete; all of one that may be completed now."""
    points = 0.0
    if state.active == seat and state.pending & 15 == at.AT_PROJECT:
        places = members(completed_by(state, seat, (state.pending & FRAME) >> 4))
        points += max([m.PROJECT_POINTS[state.display[place]] for place in places]) / _weights[NEAR]
    if state.roofs == 0 or state.supply[seat] == 0 or state.near == []:
        return points
    tried = GardenNationState(state.options, state)  # type: ignore[arg-type]
    for card in state.display:
        if card != m.NO_CARD and any(
            _would_hold(tried, seat, zone, card) for zone in members(_building_land(state, seat, card))
        ):
            points += m.PROJECT_POINTS[card]
    return points


def _building_land(state: Position, seat: int, card: int) -> int:
    """The zones where one floor more could complete a project."""
    family = m.PROJECT_FAMILY[card]
    zones = m.ALL_ZONES & ~(state.taken & ~state.own[seat]) & ~state.closed
    if family == m.TRIPLE:
        return zones
    zones &= state.lands[m.PROJECT_LAND[card]]
    if family == m.PAIR_1_1 or family == m.PAIR_2_1:
        return zones
    return zones & (state.high if family == m.CENTRE_THREE else state.own[seat])


def _would_hold(state: Position, seat: int, zone: int, card: int) -> bool:
    """Whether one floor more in a zone completes a project; the state is put back as it was."""
    bit, floors = BIT[zone], state.floors[zone]
    own, taken, high = state.own[seat], state.taken, state.high
    state.floors[zone] = floors + 1
    state.own[seat] = own | bit
    state.taken = taken | bit
    if floors:
        state.high = high | bit
    found = holds(state, seat, zone, card)
    state.floors[zone] = floors
    state.own[seat], state.taken, state.high = own, taken, high
    return found
