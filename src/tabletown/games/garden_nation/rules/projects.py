"""Recognition of common projects (section 6): the cards on display that a building just worked on completes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, ones
from tabletown.core.vecs import vec
from tabletown.games.garden_nation.rules.material import (
    BESIDE_VACANT,
    CENTRE,
    CENTRE_THREE,
    NO_CARD,
    OUTER_TWO,
    PAIR_1_1,
    PAIR_2_1,
    PLACES,
    PROJECT_FAMILY,
    PROJECT_LAND,
    VACANT_LAND,
)

if TYPE_CHECKING:
    from tabletown.games.garden_nation.rules.state import GardenNationState

FIRST_OTHER: Final = vec[i64]([1, 0, 0])  # the lands besides each
SECOND_OTHER: Final = vec[i64]([2, 2, 1])


def completed_by(state: GardenNationState, seat: i64, zone: i64) -> i64:
    """Return the bit set of the display places whose project the seat's building in a zone completes (GN-6.1, GN-6.4)."""
    if state.roofs == 0:
        return 0
    found: i64 = 0
    for place in range(PLACES):
        card = state.display[place]
        if card != NO_CARD and holds(state, seat, zone, card):
            found |= BIT[place]
    return found


def holds(state: GardenNationState, seat: i64, zone: i64, card: i64) -> bool:
    """Return whether the open building in a zone takes part in the pattern of a card."""
    family, land = PROJECT_FAMILY[card], PROJECT_LAND[card]
    lands, near, floors = state.lands, state.near[zone], state.floors[zone]
    if not lands[land] & BIT[zone]:
        return family > CENTRE_THREE and _joins_triple(state, seat, zone, land)
    if family == BESIDE_VACANT:
        return floors >= 2 and near & lands[VACANT_LAND[card]] & ~state.taken != 0
    if family == OUTER_TWO:
        return floors >= 2 and state.layout[CENTRE] != zone // 7
    if family == CENTRE_THREE:
        return floors >= 3 and state.layout[CENTRE] == zone // 7
    beside = near & state.own[seat] & ~state.closed
    if family == PAIR_1_1:
        return beside & lands[land] != 0
    if family == PAIR_2_1:
        return beside & lands[land] & (beside if floors >= 2 else state.high) != 0
    first, second = FIRST_OTHER[land], SECOND_OTHER[land]
    return floors >= 2 and beside & lands[first] != 0 and beside & lands[second] != 0


def _joins_triple(state: GardenNationState, seat: i64, zone: i64, land: i64) -> bool:
    """GN-6.15, GN-6.17: return whether the building is one of the two that touch a taller one on `land`."""
    lands = state.lands
    first, second = FIRST_OTHER[land], SECOND_OTHER[land]
    if lands[first] & BIT[zone]:
        third = lands[second]
    elif lands[second] & BIT[zone]:
        third = lands[first]
    else:
        return False
    free = state.own[seat] & ~state.closed
    middles = state.near[zone] & free & lands[land] & state.high
    if middles:
        third &= free
        near = state.near
        while middles:
            low = middles & -middles
            if near[ones(low - 1)] & third:
                return True
            middles ^= low
    return False
