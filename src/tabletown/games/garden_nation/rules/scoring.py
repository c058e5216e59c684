"""Final score (GN-9.3): completed projects, both secret objectives, population."""

from __future__ import annotations

from tabletown.core.bits import BIT, members
from tabletown.core.scores import ScoreLine, ScoreSheet
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules.effects import floors_in
from tabletown.games.garden_nation.rules.material import SEVEN, SEVENS, TERRITORY_ZONES
from tabletown.games.garden_nation.rules.state import Position


def project_points(done: int) -> int:
    """The points of a bit set of completed projects, the public score of the match."""
    points = 0
    card = 0
    while done:
        if done & 1:
            points += m.PROJECT_POINTS[card]
        done >>= 1
        card += 1
    return points


def objective_points(state: Position, seat: int, card: int) -> int:
    """The points of a secret objective if the match ended now (section 10)."""
    family = m.OBJECTIVE_FAMILY[card]
    if family == m.MAJORITY:
        won = 0
        for territory in m.OBJECTIVE_TERRITORIES[card]:
            if is_leading(state, seat, territory):
                won += 1
        return 0 if won == 0 else m.OBJECTIVE_POINTS[card] if won == 1 else m.BOTH_POINTS[card]
    number = 0
    zones = counted(state, seat, card)
    for territory in range(m.TERRITORIES):
        part = (zones >> 7 * territory) & SEVEN
        if part:
            if family == m.TALL:
                number += 1
            elif family == m.TWO_FLOORS:
                number += len(SEVENS[part])
            else:
                for k in SEVENS[part]:
                    number += state.floors[7 * territory + k]
    return number * m.OBJECTIVE_POINTS[card]


def counted(state: Position, seat: int, card: int) -> int:
    """The zones whose buildings an objective counts: open ones, but all for Territory Control."""
    family = m.OBJECTIVE_FAMILY[card]
    if family == m.MAJORITY:
        zones = 0
        for territory in m.OBJECTIVE_TERRITORIES[card]:
            if is_leading(state, seat, territory):
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


def is_leading(state: Position, seat: int, territory: int) -> bool:
    """GN-10.7: strictly most floors in a territory."""
    mine = floors_in(state, seat, territory)
    return mine > 0 and all(other == seat or floors_in(state, other, territory) < mine for other in range(state.seats))


def total(state: Position, seat: int) -> int:
    """The points of a seat if the match ended now."""
    points = project_points(state.done[seat]) + m.population_points(state.population[seat])
    for card in members(state.kept[seat]):
        points += objective_points(state, seat, card)
    return points


def sheet(state: Position, seat: int) -> ScoreSheet:
    """GN-9.5: a line for each project, each objective kept, and the population."""
    lines = [
        ScoreLine(m.FAMILY_RULES[m.PROJECT_FAMILY[card]], m.PROJECTS[card], m.PROJECT_POINTS[card])
        for card in members(state.done[seat])
    ]
    for card in members(state.kept[seat]):
        points = objective_points(state, seat, card)
        pieces = m.zone_names(counted(state, seat, card))
        lines.append(ScoreLine(m.OBJECTIVE_RULES[card], m.OBJECTIVES[card], points, pieces))
    lines.append(ScoreLine("GN-9.3", "population", m.population_points(state.population[seat])))
    return ScoreSheet(seat, tuple(lines))
