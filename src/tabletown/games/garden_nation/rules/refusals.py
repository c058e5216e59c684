"""Refusals of Garden Nation: the first condition that an action fails, with its rule and figures.

The conditions are those of legal.py and projects.py. A refusal counts the conditions that hold before it. Those of builds,
demolitions and invasions count from ZONE on: a player who touches a zone means one of them rather than a roof transfer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.bits import BIT
from tabletown.core.guide.refusals import Refusal
from tabletown.core.views import Line
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.legal import (
    buildable,
    builds,
    crane_ways,
    has_visited_next,
    next_seats,
    offers_ahead,
    roof_goals,
)
from tabletown.games.garden_nation.rules.material import SEVEN
from tabletown.games.garden_nation.rules.projects import holds

if TYPE_CHECKING:
    from tabletown.games.garden_nation.rules.state import GardenNationState

ZONE: Final = 8


def refuse(state: GardenNationState, seat: int, action: int) -> Refusal | None:
    """Return why a seat that must decide cannot take an action, None if it is legal."""
    if action >= act.TERRITORY:
        return Refusal("GN-11.1", Line("garden_nation-why-dealer"))
    if state.phase == at.CHOOSING:
        return _refuse_objectives(state, seat, action)
    if action < act.BUILD:
        return Refusal("GN-3.6", Line("garden_nation-why-kept"))
    point = at.point_of(state.pending)
    if point == at.AT_PROJECT:
        return _refuse_project(state, seat, action)
    if point == at.AT_NEXT:
        return _refuse_next(state, seat, action)
    if action >= act.NEXT_PLAYER:
        if state.seats == 2:
            return Refusal("GN-4.3", Line("garden_nation-why-alternate"))
        return Refusal("GN-4.2", Line("garden_nation-why-actions", {"count": state.left}))
    if action >= act.COMPLETE:
        return Refusal("GN-6.1", Line("garden_nation-why-project-later"))
    if state.crane == m.OFF and action >= act.DEMOLISH:
        return Refusal("GN-4.5", Line("garden_nation-why-first"))
    return _refuse_act(state, seat, action)


def _refuse_objectives(state: GardenNationState, seat: int, action: int) -> Refusal | None:
    """D1: two different cards of the hand are kept."""
    if action >= act.BUILD:
        return Refusal("GN-3.6", Line("garden_nation-why-choose"))
    hand = state.hand(seat)
    passed = 1
    for card in m.PAIRS[action - act.CHOOSE]:
        if card not in hand:
            return Refusal("GN-3.6", Line("garden_nation-why-dealt", {"objective": m.OBJECTIVES[card]}), passed)
        passed += 1
    return None


def _refuse_next(state: GardenNationState, seat: int, action: int) -> Refusal | None:
    """D4: a player who has not played this round comes next."""
    if action < act.NEXT_PLAYER:
        return Refusal("GN-4.2", Line("garden_nation-why-next"))
    other = action - act.NEXT_PLAYER
    if other in next_seats(state.order, state.seats):
        return None
    if other >= state.seats:
        return Refusal("GN-4.2", Line("garden_nation-why-seats", {"count": state.seats}), 1)
    if other == seat:
        return Refusal("GN-4.2", Line("garden_nation-why-self"), 1)
    return Refusal("GN-4.2", Line("garden_nation-why-played", {"seat": other}), 1)


# D3: common projects.


def _refuse_project(state: GardenNationState, seat: int, action: int) -> Refusal | None:
    """A project is completed or declined before anything else; a roof is left, or D3 is not asked (GN-6.4)."""
    if action < act.COMPLETE or action >= act.NEXT_PLAYER:
        return Refusal("GN-6.1", Line("garden_nation-why-project"))
    if action == act.DECLINE:
        return None
    card, zone = state.display[action - act.COMPLETE], at.argument_of(state.pending)
    if card == m.NO_CARD:
        return Refusal("GN-6.4", Line("garden_nation-why-empty"), 1)
    return None if holds(state, seat, zone, card) else _refuse_pattern(state, seat, zone, card)


def _refuse_pattern(state: GardenNationState, seat: int, zone: int, card: int) -> Refusal:
    """Return what the building in a zone lacks for the pattern of a card (GN-6.10 to GN-6.15)."""
    rule, land, family = m.PROJECT_RULES[card], m.LANDS[m.PROJECT_LAND[card]], m.PROJECT_FAMILY[card]
    name, needed, floors = m.PROJECTS[card], m.PROJECT_FLOORS[card][0], state.floors[zone]
    if family == m.TRIPLE:
        said: dict[str, str | int] = {"project": name, "land": land, "needed": needed}
        return Refusal(rule, Line("garden_nation-why-triple", said), 2)
    if not state.lands[m.PROJECT_LAND[card]] & BIT[zone]:
        return Refusal(rule, Line("garden_nation-why-land", {"project": name, "land": land}), 2)
    if family == m.OUTER_TWO and state.layout[m.CENTRE] == zone // 7:
        return Refusal(rule, Line("garden_nation-why-outer", {"project": name}), 3)
    if family == m.CENTRE_THREE and state.layout[m.CENTRE] != zone // 7:
        return Refusal(rule, Line("garden_nation-why-central", {"project": name}), 3)
    if family == m.PAIR_1_1 or family == m.PAIR_2_1:
        if state.near[zone] & state.own[seat] & ~state.closed & state.lands[m.PROJECT_LAND[card]]:
            return Refusal(rule, Line("garden_nation-why-pair-floors", {"project": name, "needed": needed}), 4)
        return Refusal(rule, Line("garden_nation-why-pair", {"project": name, "land": land}), 3)
    if floors < needed:
        said = {"project": name, "needed": needed, "floors": floors}
        return Refusal(rule, Line("garden_nation-why-floors", said), 4)
    return Refusal(rule, Line("garden_nation-why-vacant", {"project": name, "land": m.LANDS[m.VACANT_LAND[card]]}), 5)


# D2: actions, ploys, moving on and passing.


def _refuse_act(state: GardenNationState, seat: int, action: int) -> Refusal | None:
    if action < act.STRATEGIC:
        zone = act.zone_of(action)
        if state.crane != m.OFF and zone // 7 != state.crane:
            return Refusal("GN-4.4", Line("garden_nation-why-elsewhere", {"territory": state.crane + 1}), ZONE)
        if action >= act.INVADE:
            return _refuse_invasion(state, seat, zone)
        if action >= act.DEMOLISH:
            return _refuse_demolition(state, seat, zone)
        return _refuse_build(state, seat, zone, (action - act.BUILD_BRAMBLE) % m.BRAMBLE, action >= act.BUILD_BRAMBLE)
    if action < act.TRANSFER:
        return _refuse_strategic(state, seat, action - act.STRATEGIC)
    if action < act.MOVE_ON:
        return _refuse_transfer(state, seat, *divmod(action - act.TRANSFER, m.ZONES))
    if state.locked:
        return Refusal("GN-7.3", Line("garden_nation-why-locked", {"territory": state.crane + 1}))
    return _refuse_move_on(state, seat) if action == act.MOVE_ON else _refuse_pass(state, seat)


def _refuse_build(state: GardenNationState, seat: int, zone: int, land: int, planted: bool) -> Refusal | None:
    """GN-5.1 to GN-5.4: `planted` if a land is chosen for a bramble zone."""
    base, bit = 7 * (zone // 7), BIT[zone]
    own, taken, closed = state.own[seat] >> base, state.taken >> base, state.closed >> base
    if not buildable(own, taken, closed) & BIT[zone - base]:
        if state.own[seat] & bit:
            return Refusal("GN-6.6", Line("garden_nation-why-roofed"), ZONE + 2)
        return Refusal("GN-5.1", Line("garden_nation-why-taken", {"seat": state.owner_of(zone)}), ZONE + 1)
    if state.supply[seat] == 0:
        return Refusal("GN-5.1", Line("garden_nation-why-supply"), ZONE + 3)
    price, population = state.price(zone), state.population[seat]
    if price > state.purse(seat):
        return Refusal("GN-5.3", Line("garden_nation-why-price", {"price": price, "population": population}), ZONE + 4)
    grown = state.land_of(zone)
    if planted:
        if grown != m.BRAMBLE:
            return Refusal("GN-5.4", Line("garden_nation-why-grown", {"land": m.LANDS[grown]}), ZONE + 5)
        if state.tokens[land] == 0:
            return Refusal("GN-5.4", Line("garden_nation-why-tokens", {"land": m.LANDS[land]}), ZONE + 6)
    elif grown == m.BRAMBLE:
        return Refusal("GN-5.4", Line("garden_nation-why-bramble"), ZONE + 5)
    return None


def _refuse_demolition(state: GardenNationState, seat: int, zone: int) -> Refusal | None:
    """GN-5.5: an own building is demolished."""
    if state.own[seat] & BIT[zone]:
        return None
    if state.taken & BIT[zone]:
        return Refusal("GN-5.5", Line("garden_nation-why-foreign", {"seat": state.owner_of(zone)}), ZONE + 2)
    return Refusal("GN-5.5", Line("garden_nation-why-nothing"), ZONE + 1)


def _refuse_invasion(state: GardenNationState, seat: int, zone: int) -> Refusal | None:
    """GN-7.4: another player's building is replaced by as many own floors, for its value and a ploy."""
    if not state.taken & BIT[zone]:
        return Refusal("GN-7.4", Line("garden_nation-why-invade-vacant"), ZONE + 1)
    if state.own[seat] & BIT[zone]:
        return Refusal("GN-7.4", Line("garden_nation-why-invade-own"), ZONE + 1)
    if state.ployed:
        return Refusal("GN-7.5", Line("garden_nation-why-invade-used", {"seat": state.owner_of(zone)}), ZONE + 3)
    if state.ploys[seat] == 0:
        return Refusal("GN-7.1", Line("garden_nation-why-invade-ploys", {"seat": state.owner_of(zone)}), ZONE + 4)
    floors, supply = state.floors[zone], state.supply[seat]
    if floors > supply:
        return Refusal("GN-7.4", Line("garden_nation-why-invade-floors", {"floors": floors, "count": supply}), ZONE + 5)
    price = state.value(zone)
    if price > state.purse(seat):
        said: dict[str, str | int] = {"price": price, "population": state.population[seat]}
        return Refusal("GN-7.4", Line("garden_nation-why-invade-price", said), ZONE + 6)
    return None


def _refuse_ploy(state: GardenNationState, seat: int, passed: int) -> Refusal | None:
    """GN-7.1: one ploy an action, as long as tokens are left."""
    if state.ployed:
        return Refusal("GN-7.1", Line("garden_nation-why-ploy"), passed)
    return None if state.ploys[seat] else Refusal("GN-7.1", Line("garden_nation-why-ploys"), passed + 1)


def _refuse_strategic(state: GardenNationState, seat: int, territory: int) -> Refusal | None:
    """GN-7.2: the crane goes to the next or the previous number."""
    lower, higher = crane_ways(state.crane)
    if territory in (lower, higher):
        return _refuse_ploy(state, seat, 2)
    said: dict[str, str | int] = {"territory": state.crane + 1, "lower": lower + 1, "higher": higher + 1}
    return Refusal("GN-7.2", Line("garden_nation-why-strategic", said), 1)


def _refuse_transfer(state: GardenNationState, seat: int, source: int, goal: int) -> Refusal | None:
    """GN-7.3: a roof goes from an own building beside the crane to an own open one on the same land."""
    if source // 7 != state.crane:
        return Refusal("GN-7.3", Line("garden_nation-why-roof-elsewhere", {"territory": state.crane + 1}), 1)
    if not state.own[seat] & state.closed & BIT[source]:
        return Refusal("GN-7.3", Line("garden_nation-why-roof-none"), 2)
    refusal = _refuse_ploy(state, seat, 3)
    if refusal is not None or roof_goals(state, seat, source) & BIT[goal]:
        return refusal
    if not state.own[seat] & ~state.closed & BIT[goal]:
        return Refusal("GN-7.3", Line("garden_nation-why-roof-goal"), 5)
    return Refusal("GN-7.3", Line("garden_nation-why-roof-land", {"land": m.LANDS[state.land_of(source)]}), 6)


def _refuse_move_on(state: GardenNationState, seat: int) -> Refusal | None:
    """GN-5.8, GN-5.9: nothing can be built here, and something new lies ahead."""
    base = 7 * state.crane
    own, taken, closed = state.own[seat] >> base, state.taken >> base, state.closed >> base
    if builds(state, seat, base, buildable(own, taken, closed) & SEVEN):
        return Refusal("GN-5.8", Line("garden_nation-why-can-build", {"territory": state.crane + 1}), 1)
    if has_visited_next(state):
        return Refusal("GN-5.9", Line("garden_nation-why-visited", {"territory": state.next_territory() + 1}), 2)
    return None if offers_ahead(state, seat) else Refusal("GN-5.9", Line("garden_nation-why-ahead"), 3)


def _refuse_pass(state: GardenNationState, seat: int) -> Refusal | None:
    """GN-5.10: only who has no floors left may pass."""
    supply = state.supply[seat]
    return None if supply == 0 else Refusal("GN-5.10", Line("garden_nation-why-pass", {"count": supply}), 1)
