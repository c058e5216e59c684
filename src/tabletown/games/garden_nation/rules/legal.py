"""Legal actions and chance outcomes of Garden Nation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import BIT, members
from tabletown.core.chance import Rng
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.material import SEVEN, SEVENS
from tabletown.games.garden_nation.rules.projects import completed_by

if TYPE_CHECKING:
    from tabletown.games.garden_nation.rules.state import GardenNationState


def outcomes(state: GardenNationState) -> list[tuple[int, int]]:
    """Return the chance outcomes with their weights (GN-11.1); empty unless the dealer is to act."""
    if state.phase == at.TERRITORIES_LAID:
        base = act.TERRITORY + act.PER_SLOT * len(state.layout)
        return [
            (base + m.ROTATIONS * territory + turn, 1)
            for territory in range(m.TERRITORIES)
            if territory not in state.layout
            for turn in range(m.ROTATIONS)
        ]
    if state.phase == at.PROJECTS_SHOWN or state.phase == at.REFILLING:
        base = act.TURN_UP + len(m.PROJECTS) * free_place(state)
        return [(base + card, 1) for card in members(state.deck)]
    if state.phase == at.FIRST_CHOSEN:
        return [(act.FIRST_PLAYER + seat, 1) for seat in range(state.seats)]
    if state.phase == at.DEALING:
        base = act.DEAL + len(m.OBJECTIVES) * state.next_dealt()
        return [(base + card, copies) for card, copies in enumerate(undealt(state)) if copies]
    return []


def draw(state: GardenNationState, rng: Rng) -> int:
    """Draw one of the outcomes, without listing them where they are many."""
    if state.phase == at.TERRITORIES_LAID:
        left = [territory for territory in range(m.TERRITORIES) if territory not in state.layout]
        drawn = rng.below(len(left) * m.ROTATIONS)
        base = act.TERRITORY + act.PER_SLOT * len(state.layout)
        return base + m.ROTATIONS * left[drawn // m.ROTATIONS] + drawn % m.ROTATIONS
    if state.phase == at.PROJECTS_SHOWN or state.phase == at.REFILLING:
        cards = members(state.deck)
        return act.TURN_UP + len(m.PROJECTS) * free_place(state) + cards[rng.below(len(cards))]
    return rng.weighted(outcomes(state))


def free_place(state: GardenNationState) -> int:
    """Return the display place that the dealer fills now."""
    return at.argument_of(state.pending) if state.phase == at.REFILLING else state.display.index(m.NO_CARD)


def undealt(state: GardenNationState) -> list[int]:
    """Return how many copies of each objective were not dealt."""
    copies = m.COPIES[:]
    for packed in state.dealt:
        card = 0
        while packed:
            copies[card] -= packed & 3
            packed >>= 2
            card += 1
    return copies


def choices(state: GardenNationState, seat: int) -> list[int]:
    """Return the legal actions of a seat that must decide."""
    if state.phase == at.CHOOSING:
        return _pairs(state, seat)
    point = at.point_of(state.pending)
    if point == at.AT_ACT:
        return _acts(state, seat)
    if point == at.AT_PROJECT:
        places = members(completed_by(state, seat, at.argument_of(state.pending)))
        return [*[act.COMPLETE + place for place in places], act.DECLINE]
    return [act.NEXT_PLAYER + other for other in next_seats(state.order, state.seats)]


def next_seats(order: list[int], seats: int) -> list[int]:
    """Return the seats that can take the next place of a round; two take turns (GN-4.2, GN-4.3)."""
    if seats == 2 and order:
        return [1 - order[-1]]
    return [seat for seat in range(seats) if seat not in order]


def _pairs(state: GardenNationState, seat: int) -> list[int]:
    """GN-10.1: return the distinct pairs of different cards in a hand."""
    cards = sorted(set(state.hand(seat)))
    return [act.CHOOSE + m.PAIR[a, b] for place, a in enumerate(cards) for b in cards[place + 1 :]]


def _acts(state: GardenNationState, seat: int) -> list[int]:
    """D2: return the actions of the active seat where the crane stands."""
    if state.crane == m.OFF:  # GN-4.5
        return _first_builds(state, seat)
    base = 7 * state.crane
    own = (state.own[seat] >> base) & SEVEN
    taken = (state.taken >> base) & SEVEN
    closed = (state.closed >> base) & SEVEN
    found = builds(state, seat, base, buildable(own, taken, closed))
    can_build = len(found) > 0
    for k in SEVENS[own]:
        found.append(act.DEMOLISH + base + k)
    if state.ploys[seat] and not state.ployed:
        _add_ploys(state, seat, base, taken & ~own, own & closed, found)
    if not state.locked:  # GN-7.3
        if not can_build and not has_visited_next(state) and offers_ahead(state, seat):
            found.append(act.MOVE_ON)
        if state.supply[seat] == 0:  # GN-5.10
            found.append(act.PASS)
    return found


def _first_builds(state: GardenNationState, seat: int) -> list[int]:
    """GN-4.5: return the builds in any zone of the garden."""
    plain: list[int] = []
    bramble: list[int] = []
    for territory in range(m.TERRITORIES):
        for action in builds(state, seat, 7 * territory, buildable(0, state.taken >> 7 * territory, 0)):
            if action < act.BUILD_BRAMBLE:
                plain.append(action)
            else:
                bramble.append(action)
    return plain + bramble


def builds(state: GardenNationState, seat: int, base: int, zones: int) -> list[int]:
    """GN-5.1 to GN-5.4: return the builds in some zones of a territory, those that need a bramble token last."""
    found: list[int] = []
    if state.supply[seat] == 0:
        return found
    purse = state.purse(seat)
    territory = base // 7
    bramble = m.BRAMBLES[territory]
    needs_token = False
    for k in SEVENS[zones]:
        zone = base + k
        if state.price(zone) <= purse:
            if zone == bramble and state.land_of(zone) == m.BRAMBLE:
                needs_token = True
            else:
                found.append(act.BUILD + zone)
    if needs_token:
        number = act.BUILD_BRAMBLE + m.BRAMBLE * territory
        for land in range(m.BRAMBLE):
            if state.tokens[land]:
                found.append(number + land)
    return found


def _add_ploys(state: GardenNationState, seat: int, base: int, foreign: int, roofed: int, found: list[int]) -> None:
    """Section 7: add invasions, the two strategic movements and roof transfers."""
    purse, supply = state.purse(seat), state.supply[seat]
    for k in SEVENS[foreign]:
        zone = base + k
        if state.floors[zone] <= supply and state.value(zone) <= purse:
            found.append(act.INVADE + zone)
    lower, higher = crane_ways(state.crane)
    found.append(act.STRATEGIC + lower)
    found.append(act.STRATEGIC + higher)
    for k in SEVENS[roofed]:
        source = base + k
        goals = roof_goals(state, seat, source)
        if goals:
            for territory in range(m.TERRITORIES):
                for goal in SEVENS[(goals >> 7 * territory) & SEVEN]:
                    found.append(act.TRANSFER + m.ZONES * source + 7 * territory + goal)


# Conditions, which the refusals share.


def buildable(own: int, taken: int, closed: int) -> int:
    """GN-5.1: return the zones of a territory that are vacant or hold an open own building."""
    return SEVEN & ~taken | own & ~closed


def crane_ways(crane: int) -> tuple[int, int]:
    """GN-7.2: return the territories to which a strategic movement leads, ascending."""
    up, down = (crane + 1) % m.TERRITORIES, (crane + m.TERRITORIES - 1) % m.TERRITORIES
    return min(up, down), max(up, down)


def roof_goals(state: GardenNationState, seat: int, source: int) -> int:
    """GN-7.3: return the own open buildings on the land of a zone from which a roof is taken."""
    return state.own[seat] & ~state.closed & state.lands[state.land_of(source)]


def has_visited_next(state: GardenNationState) -> bool:
    """GN-5.9: return whether moving on would lead to a territory that this action has visited."""
    return state.visited & BIT[state.next_territory()] != 0


def offers_ahead(state: GardenNationState, seat: int) -> bool:
    """GN-5.9: return whether a territory not yet visited offers a seat a build or a demolition."""
    return any(not state.visited & BIT[territory] and _offers(state, seat, territory) for territory in range(m.TERRITORIES))


def _offers(state: GardenNationState, seat: int, territory: int) -> bool:
    """Return whether a seat may build or demolish in a territory."""
    base = 7 * territory
    if (state.own[seat] >> base) & SEVEN:
        return True
    if state.supply[seat] == 0:
        return False
    purse = state.purse(seat)
    return any(state.price(base + k) <= purse for k in SEVENS[SEVEN & ~(state.taken >> base)])
