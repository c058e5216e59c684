"""Effects of actions on the garden and on seats: floors, roofs, tokens, inhabitants, income."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT, ones
from tabletown.games.garden_nation.rules.material import (
    NO_CARD,
    SEVEN,
    SEVENS,
    SOLE_INCOME,
    TERRITORIES,
    TIED_INCOME,
)

if TYPE_CHECKING:
    from tabletown.games.garden_nation.rules.state import GardenNationState


def build(state: GardenNationState, seat: i64, zone: i64) -> None:
    """GN-5.1, GN-5.2: build one floor for its price."""
    state.population[seat] -= state.price(zone)
    erect(state, seat, zone, 1)


def erect(state: GardenNationState, seat: i64, zone: i64, floors: i64) -> None:
    """Put floors from the supply of a seat on a zone that is vacant or its own."""
    bit = BIT[zone]
    state.supply[seat] -= floors
    state.floors[zone] += floors
    state.taken |= bit
    state.own[seat] |= bit
    if state.floors[zone] > 1:
        state.high |= bit


def plant(state: GardenNationState, zone: i64, land: i64) -> None:
    """GN-5.4: give a bramble zone its land for good, by a token."""
    lands, tokens = state.lands[:], state.tokens[:]
    lands[land] |= BIT[zone]
    tokens[land] -= 1
    state.lands = lands
    state.tokens = tokens


def clear(state: GardenNationState, seat: i64, zone: i64) -> None:
    """GN-5.5: remove a building; its owner takes the floors back and gains its value."""
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


def invade(state: GardenNationState, seat: i64, zone: i64) -> None:
    """GN-7.4: replace another seat's building by as many own floors, for its value."""
    floors, value = state.floors[zone], state.value(zone)
    clear(state, state.owner_of(zone), zone)
    state.ploys[seat] -= 1
    state.population[seat] -= value
    erect(state, seat, zone, floors)


def close(state: GardenNationState, zone: i64) -> None:
    """GN-6.2: put a roof on a building."""
    state.closed |= BIT[zone]
    state.roofs -= 1


def show(state: GardenNationState, place: i64, card: i64) -> None:
    """Put a card, or NO_CARD, on a display place."""
    display = state.display[:]
    display[place] = card
    state.display = display
    if card != NO_CARD:
        state.deck &= ~BIT[card]


# Floors and territory control.


def floors_on(state: GardenNationState, zones: i64) -> i64:
    """Count the floors, under roofs too, on a set of zones."""
    number: i64 = 0
    floors = state.floors
    while zones:
        low = zones & -zones
        number += floors[ones(low - 1)]
        zones ^= low
    return number


def leaders(state: GardenNationState, territory: i64) -> i64:
    """Return the bit set of the seats with the most floors in a territory, 0 if it is vacant."""
    base = 7 * territory
    most: i64 = 1
    found: i64 = 0
    floors = state.floors
    for seat in range(state.seats):
        own = (state.own[seat] >> base) & SEVEN
        zone = base
        number: i64 = 0
        while own:
            if own & 1:
                number += floors[zone]
            own >>= 1
            zone += 1
        if number > most:
            most, found = number, BIT[seat]
        elif number == most:
            found |= BIT[seat]
    return found


def incomes(state: GardenNationState) -> list[int]:
    """GN-8.1: return the inhabitants that each seat gains by the most floors in each territory."""
    gains = [0] * state.seats
    for territory in range(TERRITORIES):
        if (state.taken >> 7 * territory) & SEVEN:
            seats = SEVENS[leaders(state, territory)]
            income = SOLE_INCOME if len(seats) == 1 else TIED_INCOME
            for seat in seats:
                gains[seat] += income
    return gains
