"""The compact state of Garden Nation: sets of zones as bit masks, floors by zone, small lists by seat.

What the active seat must still decide is a stack packed into one number, twelve bits a frame: four bits for the decision
point, eight for its argument. Lists that are shared between copies (layout, neighbours, lands, display) are replaced, never
changed in place.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT
from tabletown.core.state import State
from tabletown.games.garden_nation.options import GardenNationOptions
from tabletown.games.garden_nation.rules.material import (
    BRAMBLE,
    COSTS,
    FLOORS,
    FULL_DECK,
    HAND,
    IN_HAND,
    LAND_ZONES,
    NO_CARD,
    OFF,
    PLACES,
    PLOYS,
    POPULATION,
    ROOFS,
    TERRITORIES,
    TOKENS,
    TURNS,
    ZONES,
    destinations,
    neighbours,
    value_of,
)

# Phases of the table; below CHOOSING the dealer acts.
TERRITORIES_LAID: Final = 0
PROJECTS_SHOWN: Final = 1
FIRST_CHOSEN: Final = 2
DEALING: Final = 3
REFILLING: Final = 4
CHOOSING: Final = 5
PLAYING: Final = 6
OVER: Final = 7
PHASES: Final = ["territory", "project", "first_player", "deal", "refill", "choose", "play", "over"]

# Decision points (section 11), and what waits below them on the stack.
AT_ACT: Final = 1
AT_PROJECT: Final = 2  # argument: the zone just worked on
AT_NEXT: Final = 3
AT_REFILL: Final = 4  # argument: the display place that the dealer fills
AT_CRANE: Final = 5  # argument: the zone acted on; the crane moves as soon as this is on top
POINTS: Final = ["", "act", "project", "next_player", "refill", "crane"]
FRAME: Final = 0xFFF
FRAME_BITS: Final = 12


class Position(State):
    """The table: garden, crane, cards, turn order and what each seat has."""

    def __init__(self, options: GardenNationOptions, source: Position | None = None) -> None:
        super().__init__(options)
        if source is not None:
            self._become(source)
            return
        seats = options.seats
        self.seats: int = seats
        self.descending: bool = options.move_on == "descending"
        self.round_cap: int = options.round_cap
        self.costs: list[int] = COSTS[options.zone_costs]
        # The garden.
        self.layout: list[int] = []  # the territory in each board slot
        self.turns: list[int] = []  # its rotation
        self.near: list[int] = []  # the neighbours of each zone, once all territories lie
        self.leads: list[int] = []  # the territory to which each zone sends the crane
        self.floors: list[int] = [0] * ZONES
        self.taken: int = 0  # zones with a building
        self.closed: int = 0  # zones whose building has a roof
        self.high: int = 0  # zones whose building has two floors or more
        self.lands: list[int] = LAND_ZONES  # zones of each land, with the bramble tokens
        self.tokens: list[int] = TOKENS  # bramble tokens left of each land
        self.roofs: int = ROOFS
        self.crane: int = OFF
        # Cards.
        self.display: list[int] = [NO_CARD] * PLACES
        self.deck: int = FULL_DECK  # the projects not turned up yet
        # Seats.
        self.own: list[int] = [0] * seats  # zones with a building of the seat
        self.population: list[int] = [POPULATION] * seats
        self.supply: list[int] = [FLOORS[seats]] * seats
        self.ploys: list[int] = [PLOYS] * seats
        self.done: list[int] = [0] * seats  # bit set of the completed projects
        self.dealt: list[int] = [0] * seats  # packed hands
        self.kept: list[int] = [0] * seats  # bit set of the two objectives kept, 0 before the choice
        # The round.
        self.phase: int = TERRITORIES_LAID
        self.waiting: int = 0  # bit set of the seats that must decide
        self.pending: int = 0
        self.round: int = 0
        self.order: list[int] = []  # the seats on the places of the turn-order board
        self.active: int = -1
        self.left: int = 0  # actions left to the active seat, the one under way included
        self.visited: int = 0  # territories seen by moving on in this action (GN-5.9)
        self.ployed: bool = False  # a ploy was used in this action
        self.locked: bool = False  # a roof was transferred in this action (GN-7.3)
        self.ended: bool = False  # this round is the last (GN-9.1)

    def _become(self, other: Position) -> None:
        self.seats = other.seats
        self.descending = other.descending
        self.round_cap = other.round_cap
        self.costs = other.costs
        self.layout = other.layout
        self.turns = other.turns
        self.near = other.near
        self.leads = other.leads
        self.floors = other.floors[:]
        self.taken = other.taken
        self.closed = other.closed
        self.high = other.high
        self.lands = other.lands
        self.tokens = other.tokens
        self.roofs = other.roofs
        self.crane = other.crane
        self.display = other.display
        self.deck = other.deck
        self.own = other.own[:]
        self.population = other.population[:]
        self.supply = other.supply[:]
        self.ploys = other.ploys[:]
        self.done = other.done[:]
        self.dealt = other.dealt[:]
        self.kept = other.kept[:]
        self.phase = other.phase
        self.waiting = other.waiting
        self.pending = other.pending
        self.round = other.round
        self.order = other.order[:]
        self.active = other.active
        self.left = other.left
        self.visited = other.visited
        self.ployed = other.ployed
        self.locked = other.locked
        self.ended = other.ended
        self.share(other)

    def key(self) -> bytes:
        """The whole state in bytes."""
        parts = [
            self.floors, self.own, [self.closed], self.lands, self.layout, self.turns, self.display, [self.deck],
            self.population, self.ploys, self.done, self.dealt, self.kept, self.order,
            [self.phase, self.waiting, self.pending, self.round, self.crane, self.active, self.left, self.visited],
            [int(self.ployed), int(self.locked), int(self.ended)],
        ]  # fmt: skip
        return (repr(self.options) + repr(parts)).encode()

    # The garden.

    def lay(self, layout: list[int], turns: list[int]) -> None:
        """Take territories by board slot as they lie; with the last one the garden has its ways."""
        self.layout = layout
        self.turns = turns
        if len(layout) == TERRITORIES:
            self.near = neighbours(layout, turns)
            self.leads = destinations(layout, turns)

    def land_of(self, zone: int) -> int:
        """The land of a zone; BRAMBLE as long as it has no token (GN-5.4)."""
        bit = BIT[zone]
        if self.lands[0] & bit:
            return 0
        if self.lands[1] & bit:
            return 1
        return 2 if self.lands[2] & bit else BRAMBLE

    def owner_of(self, zone: int) -> int:
        """The seat whose building stands in a zone, -1 if it is vacant."""
        bit = BIT[zone]
        if self.taken & bit:
            for seat in range(self.seats):
                if self.own[seat] & bit:
                    return seat
        return -1

    def value(self, zone: int) -> int:
        """What the building in a zone is worth when it goes (GN-5.5)."""
        return value_of(self.costs[zone], self.floors[zone])

    def next_territory(self) -> int:
        """Where moving on leads (GN-5.8, GN-13.2)."""
        return (self.crane + (6 if self.descending else 1)) % TERRITORIES

    # Hands.

    def hand(self, seat: int) -> list[int]:
        """The objectives dealt to a seat, in the order of data.json, copies beside each other."""
        packed, card = self.dealt[seat], 0
        cards: list[int] = []
        while packed:
            for _ in range(packed & 3):
                cards.append(card)
            packed >>= 2
            card += 1
        return cards

    def hand_size(self, seat: int) -> int:
        """How many objectives were dealt to a seat."""
        packed, number = self.dealt[seat], 0
        while packed:
            number += packed & 3
            packed >>= 2
        return number

    def next_dealt(self) -> int:
        """The seat that gets the next objective, -1 if everybody has four."""
        for seat in range(self.seats):
            if self.hand_size(seat) < HAND:
                return seat
        return -1

    def give(self, seat: int, card: int) -> None:
        """Deal an objective; the order in which the cards of a hand came means nothing (GN-11.1)."""
        self.dealt[seat] += IN_HAND[card]

    def places(self) -> int:
        """Turns in a round (GN-4.2, GN-4.3)."""
        return TURNS[self.seats]
