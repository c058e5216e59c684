"""Final score (GN-9.3): completed projects, both secret objectives, population."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import BIT, count, members
from tabletown.core.views import ScoreLine, ScoreSheet
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.effects import floors_on, leaders
from tabletown.games.garden_nation.rules.material import SEVEN, SEVENS, TERRITORY_ZONES

if TYPE_CHECKING:
    from tabletown.games.garden_nation.rules.state import GardenNationState


def winners(state: GardenNationState) -> list[int]:
    """Return the seats with the most points, who share a tie (GN-9.4); empty while the match goes on."""
    if state.phase != at.OVER:
        return []
    results = [total(state, seat) for seat in range(state.seats)]
    best = max(results)
    return [seat for seat in range(state.seats) if results[seat] == best]


def total(state: GardenNationState, seat: int) -> int:
    """Return the points of a seat if the match ended now."""
    points = project_points(state.done[seat]) + m.population_points(state.population[seat])
    for card in members(state.kept[seat]):
        points += objective_points(state, seat, card)
    return points


def sheet(state: GardenNationState, seat: int) -> ScoreSheet:
    """GN-9.5: return a line for each project, each objective kept, and the population."""
    lines = _card_lines(state, seat)
    lines.append(ScoreLine("GN-9.3", "population", m.population_points(state.population[seat]), (f"seat-{seat}",)))
    return ScoreSheet(seat, tuple(lines))


def running_sheet(state: GardenNationState, seat: int) -> ScoreSheet:
    """GN-9.5: return the lines of the cards alone; everybody starts with 0 (GN-3.5)."""
    return ScoreSheet(seat, tuple(_card_lines(state, seat)))


def _card_lines(state: GardenNationState, seat: int) -> list[ScoreLine]:
    """Return a line for each completed project, with its card, and for each objective kept, with the zones counted."""
    lines = [
        ScoreLine(m.PROJECT_RULES[card], m.PROJECTS[card], m.PROJECT_POINTS[card], (f"done-{m.PROJECTS[card]}",))
        for card in members(state.done[seat])
    ]
    for card in members(state.kept[seat]):
        points = objective_points(state, seat, card)
        pieces = m.plot_keys(counted(state, seat, card))
        lines.append(ScoreLine(m.OBJECTIVE_RULES[card], m.OBJECTIVES[card], points, pieces))
    return lines


def project_points(done: int) -> int:
    """Return the points of a bit set of completed projects, the public score of the match."""
    points, card = 0, 0
    while done:
        if done & 1:
            points += m.PROJECT_POINTS[card]
        done >>= 1
        card += 1
    return points


def objective_points(state: GardenNationState, seat: int, card: int) -> int:
    """Return the points of a secret objective if the match ended now (section 10)."""
    family = m.OBJECTIVE_FAMILY[card]
    zones = counted(state, seat, card)
    if family == m.ON_LAND:
        return m.OBJECTIVE_POINTS[card] * floors_on(state, zones)
    if family == m.TWO_FLOORS:
        return m.OBJECTIVE_POINTS[card] * count(zones)
    territories = 0
    while zones:
        if zones & SEVEN:
            territories += 1
        zones >>= 7
    return m.BOTH_POINTS[card] if family == m.MAJORITY and territories == 2 else m.OBJECTIVE_POINTS[card] * territories


def counted(state: GardenNationState, seat: int, card: int) -> int:
    """Return the zones whose buildings an objective counts: open ones, but all for Territory Control."""
    family = m.OBJECTIVE_FAMILY[card]
    if family == m.MAJORITY:
        zones = 0
        for territory in m.OBJECTIVE_TERRITORIES[card]:
            if leaders(state, territory) == BIT[seat]:  # GN-10.7
                zones |= state.own[seat] & TERRITORY_ZONES[territory]
        return zones
    zones = state.own[seat] & ~state.closed
    if family != m.TALL:
        zones &= state.lands[m.OBJECTIVE_LAND[card]]
        return zones & state.high if family == m.TWO_FLOORS else zones
    zones &= state.high
    found = 0
    for territory in range(m.TERRITORIES):
        base = 7 * territory
        for k in SEVENS[(zones >> base) & SEVEN]:
            if state.floors[base + k] >= m.OBJECTIVE_FLOORS[card]:
                found |= BIT[base + k]
    return found
