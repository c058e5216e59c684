"""The state of Garden Nation: sets of zones as bit masks, floors by zone, small lists by seat.

Lists that are shared between copies (layout, neighbors, lands, display) are replaced, never changed in place.
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from tabletown.core.bits import BIT, count
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu, listed, take
from tabletown.core.state import CHANCE, State
from tabletown.core.vecs import vec
from tabletown.core.views import ScoreSheet
from tabletown.games.garden_nation.options import GardenNationOptions
from tabletown.games.garden_nation.rules import effects, flow, legal, scoring
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at


@final
class GardenNationState(State):
    """A match of Garden Nation: garden, crane, cards, turn order and what each seat has."""

    def __init__(self, options: GardenNationOptions, old: GardenNationState | None = None) -> None:
        super().__init__(options)
        if old is None:
            seats = options.seats
            self.seats: i64 = seats
            self.descending: bool = options.move_on == "descending"
            self.round_cap: i64 = options.round_cap
            self.costs: vec[i64] = m.COSTS[options.zone_costs]
            # The garden.
            self.layout: list[int] = []  # the territory in each board slot
            self.turns: list[int] = []  # its rotation
            self.near: vec[i64] = vec[i64]()  # the neighbors of each zone, once all territories are laid
            self.leads: vec[i64] = vec[i64]()  # the territory to which each zone sends the crane
            self.floors: vec[i64] = vec[i64]([0] * m.ZONES)
            self.taken: i64 = 0  # zones with a building
            self.closed: i64 = 0  # zones whose building has a roof
            self.high: i64 = 0  # zones whose building has two floors or more
            self.lands: vec[i64] = m.LAND_ZONES  # zones of each land, with the bramble tokens
            self.tokens: vec[i64] = m.TOKENS  # bramble tokens left of each land
            self.roofs: i64 = m.ROOFS
            self.crane: i64 = m.OFF
            # Cards.
            self.display: list[int] = [m.NO_CARD] * m.PLACES
            self.deck: i64 = m.FULL_DECK  # the projects not turned up yet
            # Seats.
            self.own: vec[i64] = vec[i64]([0] * seats)  # zones with a building of the seat
            self.population: vec[i64] = vec[i64]([m.POPULATION] * seats)
            self.supply: vec[i64] = vec[i64]([m.FLOORS[seats]] * seats)
            self.ploys: vec[i64] = vec[i64]([m.PLOYS] * seats)
            self.done: list[int] = [0] * seats  # bit set of the completed projects
            self.dealt: list[int] = [0] * seats  # packed hands
            self.kept: list[int] = [0] * seats  # bit set of the two objectives kept, 0 before the choice
            # The round.
            self.phase: i64 = at.TERRITORIES_LAID
            self.waiting: i64 = 0  # bit set of the seats that must decide
            self.pending: i64 = 0
            self.round: i64 = 0
            self.order: list[int] = []  # the seats on the places of the turn-order board
            self.active: i64 = -1
            self.left: i64 = 0  # actions left to the active seat, the one under way included
            self.visited: i64 = 0  # territories seen by moving on in this action (GN-5.9)
            self.ployed: bool = False  # a ploy was used in this action
            self.locked: bool = False  # a roof was transferred in this action (GN-7.3)
            self.ended: bool = False  # this round is the last (GN-9.1)
        else:
            self.seats = old.seats
            self.descending = old.descending
            self.round_cap = old.round_cap
            self.costs = old.costs
            self.layout = old.layout
            self.turns = old.turns
            self.near = old.near
            self.leads = old.leads
            self.floors = old.floors[:]
            self.taken = old.taken
            self.closed = old.closed
            self.high = old.high
            self.lands = old.lands
            self.tokens = old.tokens
            self.roofs = old.roofs
            self.crane = old.crane
            self.display = old.display
            self.deck = old.deck
            self.own = old.own[:]
            self.population = old.population[:]
            self.supply = old.supply[:]
            self.ploys = old.ploys[:]
            self.done = old.done[:]
            self.dealt = old.dealt[:]
            self.kept = old.kept[:]
            self.phase = old.phase
            self.waiting = old.waiting
            self.pending = old.pending
            self.round = old.round
            self.order = old.order[:]
            self.active = old.active
            self.left = old.left
            self.visited = old.visited
            self.ployed = old.ployed
            self.locked = old.locked
            self.ended = old.ended
            self.share(old)

    def key(self) -> bytes:
        """Return the whole state in bytes."""
        parts = [
            list(self.floors), list(self.own), [self.closed], list(self.lands), self.layout, self.turns, self.display,
            [self.deck], list(self.population), list(self.ploys), self.done, self.dealt, self.kept, self.order,
            [self.phase, self.waiting, self.pending, self.round, self.crane, self.active, self.left, self.visited],
            [int(self.ployed), int(self.locked), int(self.ended)],
        ]  # fmt: skip
        return (repr(self.options) + repr(parts)).encode()

    # The contract of a state.

    def copy(self) -> GardenNationState:
        """Return an independent, equal state."""
        return GardenNationState(self.settings(), self)

    def settings(self) -> GardenNationOptions:
        """Return the options, with their own type."""
        return cast(GardenNationOptions, self.options)

    def game_name(self) -> str:
        """Return the name of the game."""
        return "garden_nation"

    def actors(self) -> int:
        """Return the seats that must decide; the dealer in the first phases."""
        return self.waiting if self.phase >= at.CHOOSING else CHANCE

    def choices(self, seat: int) -> list[int]:
        """Return the legal actions of a seat that must decide."""
        menu = take()
        legal.fill(self, seat, menu)
        return listed(menu)

    def fill(self, seat: int, menu: Menu) -> None:
        """Add the legal actions of a seat that must decide."""
        legal.fill(self, seat, menu)

    def outcomes(self) -> list[tuple[int, int]]:
        """Return the chance outcomes with their weights."""
        return legal.outcomes(self)

    def draw(self, rng: Rng) -> int:
        """Draw one of the outcomes by its weight."""
        return legal.draw(self, rng)

    def advance(self, actor: int, action: int) -> None:
        """Carry out a legal action."""
        flow.advance(self, actor, action)

    def winners(self) -> list[int]:
        """Return the seats with the most points; empty while the match goes on."""
        return scoring.winners(self)

    def score(self, seat: int) -> ScoreSheet:
        """Return the score of a seat if the match ended now (GN-9.5)."""
        return scoring.sheet(self, seat)

    def total(self, seat: int) -> int:
        """Return the points of a seat if the match ended now."""
        return scoring.total(self, seat)

    # The garden.

    def lay(self, layout: list[int], turns: list[int]) -> None:
        """Lay out the territories by board slot; the last one settles neighbors and the ways of the crane."""
        self.layout = layout
        self.turns = turns
        if len(layout) == m.TERRITORIES:
            self.near = m.neighbours(layout, turns)
            self.leads = m.destinations(layout, turns)

    def land_of(self, zone: i64) -> i64:
        """Return the land of a zone, BRAMBLE as long as it has no token (GN-5.4)."""
        bit = BIT[zone]
        if self.lands[0] & bit:
            return 0
        if self.lands[1] & bit:
            return 1
        return 2 if self.lands[2] & bit else m.BRAMBLE

    def owner_of(self, zone: i64) -> i64:
        """Return the seat whose building stands in a zone, -1 if it is vacant."""
        bit = BIT[zone]
        if self.taken & bit:
            for seat in range(self.seats):
                if self.own[seat] & bit:
                    return seat
        return -1

    def price(self, zone: i64) -> i64:
        """Return the price of the next floor in a zone (GN-5.2)."""
        return self.costs[zone] + self.floors[zone]

    def value(self, zone: i64) -> i64:
        """Return the value of the building in a zone (GN-5.5)."""
        return m.value_of(self.costs[zone], self.floors[zone])

    def purse(self, seat: i64) -> i64:
        """Return how many inhabitants a seat can spend: some must stay (GN-5.3)."""
        return self.population[seat] - m.LEAST_POPULATION

    def next_territory(self) -> i64:
        """Return the territory to which moving on leads (GN-5.8, GN-13.2)."""
        return (self.crane + (m.TERRITORIES - 1 if self.descending else 1)) % m.TERRITORIES

    # Rounds.

    def is_last_round(self) -> bool:
        """Return whether the match ends with this round, by a last floor (GN-9.2) or the round limit (GN-13.15)."""
        return self.ended or self.round >= self.round_cap

    # Hands.

    def hand(self, seat: int) -> list[int]:
        """Return the objectives dealt to a seat, in the order of data.json."""
        packed, card = self.dealt[seat], 0
        cards: list[int] = []
        while packed:
            for _ in range(packed & 3):
                cards.append(card)
            packed >>= 2
            card += 1
        return cards

    def hand_size(self, seat: int) -> i64:
        """Return how many objectives were dealt to a seat."""
        packed: i64 = self.dealt[seat]
        number: i64 = 0
        while packed:
            number += packed & 3
            packed >>= 2
        return number

    def next_dealt(self) -> int:
        """Return the seat that gets the next objective, -1 if all hands are full."""
        for seat in range(self.seats):
            if self.hand_size(seat) < m.HAND:
                return seat
        return -1

    def give(self, seat: int, card: int) -> None:
        """Deal an objective; hands are unordered (GN-11.1)."""
        self.dealt[seat] += m.IN_HAND[card]


def inventory(state: GardenNationState) -> dict[str, int]:
    """Count floors by seat, roofs, bramble tokens, cards and territories wherever they are (GN-I1, I2, I4, I8)."""
    counts = {
        "roofs": state.roofs + count(state.closed),
        "projects": count(state.deck) + sum([card != m.NO_CARD for card in state.display]),
        "objectives": sum(legal.undealt(state)) + sum([state.hand_size(seat) for seat in range(state.seats)]),
        "territories": m.TERRITORIES - len(state.layout) + len(set(state.layout)),
    }
    for seat in range(state.seats):
        counts[f"floors {seat}"] = state.supply[seat] + effects.floors_on(state, state.own[seat])
        counts["projects"] += count(state.done[seat])
    for land in range(m.BRAMBLE):
        counts[f"tokens {m.LANDS[land]}"] = state.tokens[land] + count(state.lands[land] & m.BRAMBLE_ZONES)
    return counts
