"""The evaluation of a position for a seat, in points: its own outlook, less a part of the best rival's.

    outlook = projects + objectives now + expected gains of objectives + population + projects within one floor

Expected gains fade as the match nears its end: `left` is the share of floors that the seat with the fewest still holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.bits import BIT, members
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.effects import floors_on
from tabletown.games.garden_nation.rules.projects import completed_by, holds
from tabletown.games.garden_nation.rules.scoring import objective_points, project_points, total

if TYPE_CHECKING:
    from tabletown.games.garden_nation.rules.state import GardenNationState

HOPES: Final[dict[str, float]] = {"belfry": 8.0, "observatory": 6.0, "cabaret": 5.0, "post_office": 5.0, "barracks": 5.0}
HOPE: Final[list[float]] = [HOPES.get(name, 7.0) for name in m.OBJECTIVES]
PURSE: Final = 12  # inhabitants needed to go on building
# Points per feature; `tabletown arena tune garden_nation` may change them.
# With equal luck at the root the search wins four of five matches against itself without it (docs/strength.md).
SEARCH: Final[dict[str, float]] = {"root_candidates": 8.0}

WEIGHTS: Final[dict[str, float]] = {
    "hope": 0.81,  # share of the expected gain of an objective
    "purse": 6.4,  # a full purse
    "inhabitant": 0.1,  # beyond the purse
    "ploy": 1.9,  # a token not used yet
    "near": 0.31,  # share of a project that one more floor would complete
    "standing": 0.68,  # an open floor, which may still count for something
    "rival": 0.4,  # share of the best rival's outlook
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
    """Replace the weights."""
    for place, name in enumerate(WEIGHTS):
        _weights[place] = weights[name]


def evaluate(state: GardenNationState, seat: int) -> float:
    """Return the outlook of a seat, less a part of the best rival's."""
    if state.phase == at.OVER:
        return float(total(state, seat)) - _weights[RIVAL] * max(
            [total(state, other) for other in range(state.seats) if other != seat]
        )
    left = 0.0 if state.ended else min(state.supply) / m.FLOORS[state.seats]
    rivals = [public_outlook(state, other, left) for other in range(state.seats) if other != seat]
    return public_outlook(state, seat, left) + secret_outlook(state, seat, left) - _weights[RIVAL] * max(rivals)


def public_outlook(state: GardenNationState, seat: int, left: float) -> float:
    """Return the public part: projects done and near, population, ploys, open floors."""
    population = int(state.population[seat])
    purse = _weights[PURSE_POINTS] * min(population, PURSE) / PURSE + _weights[INHABITANT] * max(0, population - PURSE)
    points = project_points(state.done[seat]) + (1.0 - left) * m.population_points(population) + left * purse
    open_floors = floors_on(state, state.own[seat] & ~state.closed)
    points += left * (_weights[PLOY] * int(state.ploys[seat]) + _weights[STANDING] * int(open_floors))
    return points + near_projects(state, seat) * (_weights[NEAR] if left > 0.0 else _weights[NEAR] / 2)


def secret_outlook(state: GardenNationState, seat: int, left: float) -> float:
    """Return the points of the objectives that a seat kept, with expected gains."""
    points = 0.0
    for card in members(state.kept[seat]):
        points += objective_points(state, seat, card) + left * _weights[HOPED] * HOPE[card]
    return points


def near_projects(state: GardenNationState, seat: int) -> float:
    """Return the points of projects on display that one more floor would complete; a whole one that can be completed now."""
    points = 0.0
    if state.active == seat and at.point_of(state.pending) == at.AT_PROJECT:
        places = members(completed_by(state, seat, at.argument_of(state.pending)))
        points += max([m.PROJECT_POINTS[state.display[place]] for place in places]) / _weights[NEAR]
    if state.roofs == 0 or state.supply[seat] == 0 or not state.near:
        return points
    tried = state.copy()
    for card in state.display:
        if card != m.NO_CARD and any(
            _would_hold(tried, seat, zone, card) for zone in members(_building_land(state, seat, card))
        ):
            points += m.PROJECT_POINTS[card]
    return points


def _building_land(state: GardenNationState, seat: int, card: int) -> int:
    """Return the zones where one more floor could complete a project."""
    family = m.PROJECT_FAMILY[card]
    zones = m.ALL_ZONES & ~(state.taken & ~state.own[seat]) & ~state.closed
    if family == m.TRIPLE:
        return zones
    zones &= state.lands[m.PROJECT_LAND[card]]
    if family == m.PAIR_1_1 or family == m.PAIR_2_1:
        return zones
    return zones & (state.high if family == m.CENTRE_THREE else state.own[seat])


def _would_hold(state: GardenNationState, seat: int, zone: int, card: int) -> bool:
    """Return whether one more floor in a zone completes a project; the state is restored."""
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
