"""What actions do to the garden and to the seats: floors, roofs, tokens, inhabitants, income."""

from __future__ import annotations

from tabletown.core.bits import BIT
from tabletown.games.garden_nation.rules.material import (
    NO_CARD,
    SEVEN,
    SEVENS,
    SOLE_INCOME,
    TERRITORIES,
    TIED_INCOME,
)
from tabletown.games.garden_nation.rules.state import Position


def build(state: Position, seat: int, zone: int) -> None:
    """GN-5.1, GN-5.2: one floor for its price."""
    floors = state.floors[zone]
    state.population[seat] -= state.costs[zone] + floors
    state.supply[seat] -= 1
    state.floors[zone] = floors + 1
    if floors == 0:
        state.taken |= BIT[zone]
        state.own[seat] |= BIT[zone]
    else:
        state.high |= BIT[zone]


def plant(state: Position, zone: int, land: int) -> None:
    """GN-5.4: a token gives a bramble zone its land for good."""
    lands, tokens = state.lands[:], state.tokens[:]
    lands[land] |= BIT[zone]
    tokens[land] -= 1
    state.lands = lands
    state.tokens = tokens


def clear(state: Position, seat: int, zone: int) -> None:
    """GN-5.5: a building leaves its zone; its owner takes the floors back and gains its value."""
    state.population[seat] += state.value(zone)
    state.supply[seat] += state.floors[zone]
    state.floors[zone] = 0
    bit = BIT[zone]
    state.taken &= ~bit
    state.own[seat] &= ~bit
    state.high &= ~bit
    if state.closed & bit:
        state.closed &= ~bit
        state.roofs += 1


def invade(state: Position, seat: int, zone: int) -> None:
    """GN-7.4: the building of another gives way to as many own floors, for its value."""
    floors, value = state.floors[zone], state.value(zone)
    clear(state, state.owner_of(zone), zone)
    state.ploys[seat] -= 1
    state.population[seat] -= value
    state.supply[seat] -= floors
    state.floors[zone] = floors
    state.taken |= BIT[zone]
    state.own[seat] |= BIT[zone]
    if floors > 1:
        state.high |= BIT[zone]


def close(state: Position, zone: int) -> None:
    """GN-6.2: put a roof on a building."""
    state.closed |= BIT[zone]
    state.roofs -= 1


def show(state: Position, place: int, card: int) -> None:
    """Put a card, or NO_CARD, on a display place."""
    display = state.display[:]
    display[place] = card
    state.display = display
    if card != NO_CARD:
        state.deck &= ~BIT[card]


def floors_in(state: Position, seat: int, territory: int) -> int:
    """The floors of a seat in a territory, under roofs too."""
    base, number = 7 * territory, 0
    for k in SEVENS[(state.own[seat] >> base) & SEVEN]:
        number += state.floors[base + k]
    return number


def control(state: Position) -> None:
    """GN-8.1: inhabitants for the most floors in each territory."""
    for territory in range(TERRITORIES):
        if (state.taken >> 7 * territory) & SEVEN:
            most, leaders = 0, 0
            for seat in range(state.seats):
                number = floors_in(state, seat, territory)
                if number > most:
                    most, leaders = number, BIT[seat]
                elif number == most and number:
                    leaders |= BIT[seat]
            sole = leaders & (leaders - 1) == 0
            for seat in range(state.seats):
                if leaders & BIT[seat]:
                    state.population[seat] += SOLE_INCOME if sole else TIED_INCOME
