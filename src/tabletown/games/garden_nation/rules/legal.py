"""What is legal at each decision point of Garden Nation: the only place that says so."""

from __future__ import annotations

from tabletown.core.bits import BIT, members
from tabletown.core.chance import Rng
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import state as at
from tabletown.games.garden_nation.rules.material import SEVEN, SEVENS
from tabletown.games.garden_nation.rules.projects import completed_by
from tabletown.games.garden_nation.rules.state import FRAME, Position


def outcomes(state: Position) -> list[tuple[int, int]]:
    """What the dealer may turn up (GN-11.1)."""
    if state.phase == at.TERRITORIES_LAID:
        base = act.TERRITORY + 42 * len(state.layout)
        return [
            (base + 6 * territory + turn, 1)
            for territory in range(m.TERRITORIES)
            if territory not in state.layout
            for turn in range(m.ROTATIONS)
        ]
    if state.phase == at.PROJECTS_SHOWN or state.phase == at.REFILLING:
        base = act.TURN_UP + 21 * free_place(state)
        return [(base + card, 1) for card in members(state.deck)]
    if state.phase == at.FIRST_CHOSEN:
        return [(act.FIRST_PLAYER + seat, 1) for seat in range(state.seats)]
    if state.phase == at.DEALING:
        base = act.DEAL + 15 * state.next_dealt()
        return [(base + card, copies) for card, copies in enumerate(undealt(state)) if copies]
    return []


def draw(state: Position, rng: Rng) -> int:
    """One of the outcomes, without listing them where they are many."""
    if state.phase == at.TERRITORIES_LAID:
        left = [territory for territory in range(m.TERRITORIES) if territory not in state.layout]
        place = rng.below(len(left) * m.ROTATIONS)
        return act.TERRITORY + 42 * len(state.layout) + 6 * left[place // m.ROTATIONS] + place % m.ROTATIONS
    if state.phase == at.PROJECTS_SHOWN or state.phase == at.REFILLING:
        cards = members(state.deck)
        return act.TURN_UP + 21 * free_place(state) + cards[rng.below(len(cards))]
    return rng.weighted(outcomes(state))


def free_place(state: Position) -> int:
    """The display place that the dealer fills now."""
    return (state.pending & FRAME) >> 4 if state.phase == at.REFILLING else state.display.index(m.NO_CARD)


def undealt(state: Position) -> list[int]:
    """Copies of each objective that were dealt to nobody."""
    copies = m.COPIES[:]
    for packed in state.dealt:
        card = 0
        while packed:
            copies[card] -= packed & 3
            packed >>= 2
            card += 1
    return copies


def choices(state: Position, seat: int) -> list[int]:
    """The legal actions of a seat that must decide."""
    if state.phase == at.CHOOSING:
        return pair_options(state, seat)
    frame = state.pending & FRAME
    point = frame & 15
    if point == at.AT_ACT:
        return act_options(state, seat)
    if point == at.AT_PROJECT:
        found = [act.COMPLETE + place for place in members(completed_by(state, seat, frame >> 4))]
        found.append(act.DECLINE)
        return found
    return [act.NEXT_PLAYER + other for other in range(state.seats) if other not in state.order]


def pair_options(state: Position, seat: int) -> list[int]:
    """GN-10.1: the distinct pairs of different cards in a hand."""
    cards = sorted(set(state.hand(seat)))
    return [act.CHOOSE + m.PAIR[a, b] for place, a in enumerate(cards) for b in cards[place + 1 :]]


def act_options(state: Position, seat: int) -> list[int]:
    """D2: what the active seat may do where the crane stands."""
    if state.crane == m.OFF:  # GN-4.5
        return first_builds(state, seat)
    found: list[int] = []
    base = 7 * state.crane
    own = (state.own[seat] >> base) & SEVEN
    taken = (state.taken >> base) & SEVEN
    closed = (state.closed >> base) & SEVEN
    supply = state.supply[seat]
    if supply:
        add_builds(state, seat, base, SEVEN & ~taken | own & ~closed, found)
    can_build = len(found) > 0
    for k in SEVENS[own]:
        found.append(act.DEMOLISH + base + k)
    if state.ploys[seat] and not state.ployed:
        add_ploys(state, seat, base, taken & ~own, own & closed, found)
    if not state.locked:  # GN-7.3
        if not can_build and can_move_on(state, seat):
            found.append(act.MOVE_ON)
        if supply == 0:  # GN-5.10
            found.append(act.PASS)
    return found


def first_builds(state: Position, seat: int) -> list[int]:
    """GN-4.5: any zone of the garden."""
    plain: list[int] = []
    bramble: list[int] = []
    for territory in range(m.TERRITORIES):
        found: list[int] = []
        add_builds(state, seat, 7 * territory, SEVEN & ~(state.taken >> 7 * territory), found)
        for action in found:
            if action < act.BUILD_BRAMBLE:
                plain.append(action)
            else:
                bramble.append(action)
    return plain + bramble


def add_builds(state: Position, seat: int, base: int, zones: int, found: list[int]) -> None:
    """GN-5.1 to GN-5.4: builds in some zones of a territory, those that need a bramble token last."""
    purse = state.population[seat] - 1  # GN-5.3
    costs, floors = state.costs, state.floors
    bramble = -1
    for k in SEVENS[zones]:
        zone = base + k
        if costs[zone] + floors[zone] <= purse:
            if m.PRINTED[zone] == m.BRAMBLE and state.land_of(zone) == m.BRAMBLE:
                bramble = zone
            else:
                found.append(act.BUILD + zone)
    if bramble >= 0:
        number = act.BUILD_BRAMBLE + 3 * (bramble // 7)
        for land in range(3):
            if state.tokens[land]:
                found.append(number + land)


def add_ploys(state: Position, seat: int, base: int, foreign: int, roofed: int, found: list[int]) -> None:
    """Section 7: invasions, the two strategic movements, roof transfers."""
    purse, supply = state.population[seat] - 1, state.supply[seat]
    for k in SEVENS[foreign]:
        floors = state.floors[base + k]
        if floors <= supply and m.value_of(state.costs[base + k], floors) <= purse:
            found.append(act.INVADE + base + k)
    up, down = (state.crane + 1) % m.TERRITORIES, (state.crane + 6) % m.TERRITORIES
    found.append(act.STRATEGIC + min(up, down))
    found.append(act.STRATEGIC + max(up, down))
    for k in SEVENS[roofed]:
        source = base + k
        goals = state.own[seat] & ~state.closed & state.lands[state.land_of(source)]
        if goals:
            for territory in range(m.TERRITORIES):
                for goal in SEVENS[(goals >> 7 * territory) & SEVEN]:
                    found.append(act.TRANSFER + 49 * source + 7 * territory + goal)


def can_move_on(state: Position, seat: int) -> bool:
    """GN-5.9, where nothing can be built: the next territory is new, and one not yet seen offers something."""
    if state.visited & BIT[state.next_territory()]:
        return False
    return any(not state.visited & BIT[territory] and offers(state, seat, territory) for territory in range(m.TERRITORIES))


def offers(state: Position, seat: int, territory: int) -> bool:
    """Whether a seat may build or demolish in a territory."""
    base = 7 * territory
    if (state.own[seat] >> base) & SEVEN:
        return True
    if state.supply[seat] == 0:
        return False
    purse = state.population[seat] - 1
    return any(state.costs[base + k] <= purse for k in SEVENS[SEVEN & ~(state.taken >> base)])
