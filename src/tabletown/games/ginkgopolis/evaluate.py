"""How good a position is for a seat, in points: the score as it stands, and what it may still become.

    worth = score - rivalry + resources + tiles + engine + hope, the points of the city fading as long as it may change

A sealed choice of the seat counts as if it were carried out at once; what others chose is left alone.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT, count
from tabletown.games.ginkgopolis import material as m
from tabletown.games.ginkgopolis import state as at
from tabletown.games.ginkgopolis.evaluate_pending import is_pending, settle
from tabletown.games.ginkgopolis.evaluate_solo import SOLO_WEIGHTS, against_gosha
from tabletown.games.ginkgopolis.evaluate_solo import use as use_alone
from tabletown.games.ginkgopolis.rules import GinkgopolisState
from tabletown.games.ginkgopolis.scoring import tally
from tabletown.games.ginkgopolis.state import NOTHING

# Settings of the search. Margins lie far apart, so that curiosity must be less than usual to tell actions apart by some
# points. Alone what counts is the end: Gosha may be ahead for long and still lose.
SEARCH: Final[dict[str, float]] = {"curiosity": 1.0}
SEARCH_ALONE: Final[dict[str, float]] = {"turns": 1000.0, "width": 4.0}

# Weights that `tabletown arena tune ginkgopolis` may change, in points.
WEIGHTS: Final[dict[str, float]] = {
    "rivalry": 0.25,  # of the best other score
    "fade": 0.0,  # of the city's points, as long as it may still change
    "resource": 1.3,  # behind the screen, while there is time to build with it
    "spare_resource": 0.4,  # beyond what the next builds need
    "tile": 1.5,  # the first one; the next are worth ever less
    "next_tile": 0.65,  # of a tile, the one after it
    "tile_to_come": 0.7,  # of an action that was chosen
    "choice_to_come": 1.0,  # of a resource or a tile
    "actions": 12.0,  # of a seat, in a match that has just begun: what permanent bonuses are multiplied by
    "income_resource": 0.8,  # a permanent bonus, each time
    "income_tile": 0.7,
    "endgame_card": 0.3,  # more than an end-game card is worth now
    "hand": 3.0,  # what a hand still to be played brings
    "placed": 0.0,  # a resource on a building, whatever its district: if somebody covers it, it comes back with a point
    **SOLO_WEIGHTS,
}
RIVALRY: Final = 0
FADE: Final = 1
RESOURCE: Final = 2
SPARE_RESOURCE: Final = 3
TILE: Final = 4
NEXT_TILE: Final = 5
TILE_TO_COME: Final = 6
CHOICE_TO_COME: Final = 7
ACTIONS: Final = 8
INCOME_RESOURCE: Final = 9
INCOME_TILE: Final = 10
ENDGAME_CARD: Final = 11
HAND: Final = 12
PLACED: Final = 13
SOLO: Final = 14  # further on, those against Gosha
_weights: Final[list[float]] = list(WEIGHTS.values())
SAME_COLOUR: Final = 1.0  # less for a second character of a colour: a mixed engine serves every action
ENOUGH_RESOURCES: Final = 6
ENOUGH_TILES: Final = 6


def use(weights: dict[str, float]) -> None:
    """Go by other weights from now on."""
    for place, name in enumerate(WEIGHTS):
        _weights[place] = weights[name]
    use_alone(_weights[SOLO:])


def evaluate(state: GinkgopolisState, seat: int) -> float:
    """The points that a seat may hope for."""
    if state.packets:
        return _draft(state, seat)
    if state.mode == at.SOLO:
        return against_gosha(state)
    hope = 0.0
    if is_pending(state, seat):
        state = state.copy()
        assets = settle(state, seat)
        hope = _weights[TILE_TO_COME] * assets[0] + _weights[CHOICE_TO_COME] * assets[1]
    elif state.point() == at.CHOOSE or state.point() == at.CARDS:
        hope = _weights[HAND]
    totals = tally(state)
    rival = -1
    for player in range(state.players):
        if player != seat and (rival < 0 or totals[player] > totals[rival]):
            rival = player
    rivalry = _weights[RIVALRY]
    worth = totals[seat] - rivalry * totals[rival] + count(state.aside[seat])
    left = time_left(state)
    if left <= 0.0:
        return worth
    held = state.points[seat] - rivalry * state.points[rival]
    worth -= _weights[FADE] * left * (worth - held)
    ready = min(1.0, 3.0 * left)
    resources = state.screen[seat]
    spare = max(0, resources - ENOUGH_RESOURCES)
    worth += ready * (_weights[RESOURCE] * (resources - spare) + _weights[SPARE_RESOURCE] * spare)
    worth += ready * (_tiles(count(state.tiles[seat])) + hope)
    worth += ready * _weights[PLACED] * state.placed[seat]
    for trigger in range(3):
        worth += left * _weights[ACTIONS] / 3.0 * _income(state.bonus[3 * seat + trigger])
    endgame = 0
    for card in state.tableau(seat):
        if m.SCORING[card]:
            endgame += 1
    return worth + _weights[ENDGAME_CARD] * left * endgame


def _tiles(number: int) -> float:
    """What so many tiles are worth."""
    total, each = 0.0, _weights[TILE]
    for _ in range(min(number, ENOUGH_TILES)):
        total += each
        each *= _weights[NEXT_TILE]
    return total


def time_left(state: GinkgopolisState) -> float:
    """The part of the match that is still to come, 0 when this is the last round."""
    if state.ending or state.point() == at.OVER:
        return 0.0
    tiles = state.reserve / 45.0
    if state.exhausted:
        tiles = min(tiles, 0.2)
    return min(1.0, tiles, 1.2 * (state.total - max(state.placed)) / state.total)


def _income(packed: int) -> float:
    """What a permanent bonus is worth each time."""
    resources, tiles = _weights[INCOME_RESOURCE], _weights[INCOME_TILE]
    return resources * (packed & 255) + ((packed >> 8) & 255) + tiles * (packed >> 16)


def _draft(state: GinkgopolisState, seat: int) -> float:
    """What the characters kept so far are worth."""
    worth = 0.0
    kept = 0
    for number in range(m.KEPT):
        character = state.picks[m.KEPT * ((seat - number) % state.seats) + number]
        if character != NOTHING:
            start = m.CHARACTER_START[character]
            worth += _weights[RESOURCE] * (start & 255) + ((start >> 8) & 255) + 0.8 * _weights[TILE] * (start >> 16)
            worth += _weights[ACTIONS] / 3.0 * _income(m.CHARACTER_GAIN[character])
            if kept & BIT[m.CHARACTER_COLOUR[character]]:
                worth -= SAME_COLOUR
            kept |= BIT[m.CHARACTER_COLOUR[character]]
    return worth
