"""Legal actions and chance outcomes of Garden Nation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT, members, nth, ones
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.material import SEVEN
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
        left = BIT[m.TERRITORIES] - 1
        for territory in state.layout:
            left &= ~BIT[territory]
        drawn = rng.below(ones(left) * m.ROTATIONS)
        base = act.TERRITORY + act.PER_SLOT * len(state.layout)
        return base + m.ROTATIONS * nth(left, drawn // m.ROTATIONS) + drawn % m.ROTATIONS
    if state.phase == at.PROJECTS_SHOWN or state.phase == at.REFILLING:
        return act.TURN_UP + len(m.PROJECTS) * free_place(state) + nth(state.deck, rng.below(ones(state.deck)))
    if state.phase == at.DEALING:
        left_over: i64 = m.ALL_COPIES
        for hand in state.dealt:
            left_over -= hand
        return act.DEAL + len(m.OBJECTIVES) * state.next_dealt() + rng.packed(left_over, 2)
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


def fill(state: GardenNationState, seat: int, menu: Menu) -> None:
    """Add the legal actions of a seat that must decide."""
    if state.phase == at.CHOOSING:
        menu.hold(_pairs(state, seat))
        return
    point = at.point_of(state.pending)
    if point == at.AT_ACT:
        _acts(state, seat, menu)
    elif point == at.AT_PROJECT:
        menu.add(act.COMPLETE, completed_by(state, seat, at.argument_of(state.pending)))
        menu.one(act.DECLINE)
    else:
        for other in next_seats(state.order, state.seats):
            menu.one(act.NEXT_PLAYER + other)


def next_seats(order: list[int], seats: int) -> list[int]:
    """Return the seats that can take the next place of a round; two take turns (GN-4.2, GN-4.3)."""
    if seats == 2 and order:
        return [1 - order[-1]]
    return [seat for seat in range(seats) if seat not in order]


def _pairs(state: GardenNationState, seat: int) -> list[int]:
    """GN-10.1: return the distinct pairs of different cards in a hand."""
    cards = sorted(set(state.hand(seat)))
    return [act.CHOOSE + m.PAIR[a, b] for place, a in enumerate(cards) for b in cards[place + 1 :]]


def _acts(state: GardenNationState, seat: i64, menu: Menu) -> None:
    """D2: add the actions of the active seat where the crane stands."""
    if state.crane == m.OFF:  # GN-4.5
        _first_builds(state, seat, menu)
        return
    base = 7 * state.crane
    own = (state.own[seat] >> base) & SEVEN
    taken = (state.taken >> base) & SEVEN
    closed = (state.closed >> base) & SEVEN
    zones = builds(state, seat, base, buildable(own, taken, closed))
    if needs_token(state, state.crane, zones):
        menu.add(act.BUILD + base, zones & ~m.BRAMBLE_BIT[state.crane])
        menu.add(act.BUILD_BRAMBLE + m.BRAMBLE * state.crane, token_lands(state))
    else:
        menu.add(act.BUILD + base, zones)
    can_build = menu.size > 0
    menu.add(act.DEMOLISH + base, own)
    if state.ploys[seat] and not state.ployed:
        _add_ploys(state, seat, base, taken & ~own, own & closed, menu)
    if not state.locked:  # GN-7.3
        if not can_build and not has_visited_next(state) and offers_ahead(state, seat):
            menu.one(act.MOVE_ON)
        if state.supply[seat] == 0:  # GN-5.10
            menu.one(act.PASS)


def _first_builds(state: GardenNationState, seat: i64, menu: Menu) -> None:
    """GN-4.5: add the builds in any zone of the garden, those that need a bramble token last."""
    brambles: i64 = 0
    for territory in range(m.TERRITORIES):
        base: i64 = 7 * territory
        zones = builds(state, seat, base, buildable(0, state.taken >> base, 0))
        if needs_token(state, territory, zones):
            zones &= ~m.BRAMBLE_BIT[territory]
            brambles |= BIT[territory]
        menu.add(act.BUILD + base, zones)
    for territory in range(m.TERRITORIES):
        if brambles & BIT[territory]:
            menu.add(act.BUILD_BRAMBLE + m.BRAMBLE * territory, token_lands(state))


def builds(state: GardenNationState, seat: i64, base: i64, zones: i64) -> i64:
    """GN-5.1 to GN-5.3: return those of some zones of a territory that the seat can pay a floor for."""
    if state.supply[seat] == 0:
        return 0
    purse = state.purse(seat)
    found: i64 = 0
    bit: i64 = 1
    costs, floors = state.costs, state.floors
    while zones:
        if zones & 1 and costs[base] + floors[base] <= purse:
            found |= bit
        zones >>= 1
        bit += bit
        base += 1
    return found


def needs_token(state: GardenNationState, territory: i64, zones: i64) -> bool:
    """GN-5.4: return whether the bramble zone of a territory is among these and has no land yet."""
    return zones & m.BRAMBLE_BIT[territory] != 0 and state.land_of(m.BRAMBLES[territory]) == m.BRAMBLE


def token_lands(state: GardenNationState) -> i64:
    """GN-5.4: return the lands of which there are tokens."""
    found: i64 = 0
    for land in range(m.BRAMBLE):
        if state.tokens[land]:
            found |= BIT[land]
    return found


def _add_ploys(state: GardenNationState, seat: i64, base: i64, foreign: i64, roofed: i64, menu: Menu) -> None:
    """Section 7: add invasions, the two strategic movements and roof transfers."""
    purse, supply = state.purse(seat), state.supply[seat]
    invaded: i64 = 0
    for k in range(7):
        zone = base + k
        if foreign & BIT[k] and state.floors[zone] <= supply and state.value(zone) <= purse:
            invaded |= BIT[k]
    menu.add(act.INVADE + base, invaded)
    lower, higher = crane_ways(state.crane)
    menu.one(act.STRATEGIC + lower)
    menu.one(act.STRATEGIC + higher)
    for k in range(7):
        if roofed & BIT[k]:
            source = base + k
            menu.add(act.TRANSFER + m.ZONES * source, roof_goals(state, seat, source))


# Conditions, which the refusals share.


def buildable(own: i64, taken: i64, closed: i64) -> i64:
    """GN-5.1: return the zones of a territory that are vacant or hold an open own building."""
    return SEVEN & ~taken | own & ~closed


def crane_ways(crane: i64) -> tuple[i64, i64]:
    """GN-7.2: return the territories to which a strategic movement leads, ascending."""
    up, down = (crane + 1) % m.TERRITORIES, (crane + m.TERRITORIES - 1) % m.TERRITORIES
    return (up, down) if up < down else (down, up)


def roof_goals(state: GardenNationState, seat: i64, source: i64) -> i64:
    """GN-7.3: return the own open buildings on the land of a zone from which a roof is taken."""
    return state.own[seat] & ~state.closed & state.lands[state.land_of(source)]


def has_visited_next(state: GardenNationState) -> bool:
    """GN-5.9: return whether moving on would lead to a territory that this action has visited."""
    return state.visited & BIT[state.next_territory()] != 0


def offers_ahead(state: GardenNationState, seat: i64) -> bool:
    """GN-5.9: return whether a territory not yet visited offers a seat a build or a demolition."""
    territory: i64 = 0
    while territory < m.TERRITORIES and (state.visited & BIT[territory] or not _offers(state, seat, territory)):
        territory += 1
    return territory < m.TERRITORIES


def _offers(state: GardenNationState, seat: i64, territory: i64) -> bool:
    """Return whether a seat may build or demolish in a territory."""
    base = 7 * territory
    if (state.own[seat] >> base) & SEVEN:
        return True
    return builds(state, seat, base, SEVEN & ~(state.taken >> base)) != 0
