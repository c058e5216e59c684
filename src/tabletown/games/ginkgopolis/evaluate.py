"""How good a position is for a seat, in points: the score as it stands, and what it may still become.

    worth = score - rivalry + resources + tiles + engine + hope

A sealed choice of the seat counts as if it were carried out at once; what others chose is left alone.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT, count
from tabletown.games.ginkgopolis import material as m
from tabletown.games.ginkgopolis import state as at
from tabletown.games.ginkgopolis.actions import COMMIT_TILES
from tabletown.games.ginkgopolis.preview import carry_out
from tabletown.games.ginkgopolis.rules import GinkgopolisState
from tabletown.games.ginkgopolis.scoring import tally
from tabletown.games.ginkgopolis.state import NOTHING

RIVALRY: Final = 0.25  # of the best other score
RESOURCE: Final = 1.3  # behind the screen, while there is time to build with it
SPARE_RESOURCE: Final = 0.4  # beyond what the next builds need
ENOUGH_RESOURCES: Final = 6
TILE: Final[list[float]] = [0.0, 1.5, 2.5, 3.1, 3.5, 3.7, 3.8]  # so many tiles
ACTIONS_LEFT: Final = 12.0  # of a seat, in a match that has just begun
CHOICE: Final = 3.0  # what a hand still to be played brings
ENDGAME_CARD: Final = 0.3  # more than an end-game card is worth now


def evaluate(state: GinkgopolisState, seat: int) -> float:
    """The points that a seat may hope for."""
    if state.packets:
        return _draft(state, seat)
    hope = 0.0
    if state.commits[seat] != NOTHING and state.point() == at.CHOOSE:
        state = state.copy()
        commit = state.commits[seat]
        assets = carry_out(state, seat, commit // COMMIT_TILES, commit % COMMIT_TILES - 1)
        hope = 0.7 * assets[0] + assets[1]
    elif state.point() == at.CHOOSE or state.point() == at.CARDS:
        hope = CHOICE
    totals = tally(state)
    best = max([totals[player] for player in range(state.players) if player != seat])
    worth = totals[seat] - RIVALRY * best + count(state.aside[seat])
    left = time_left(state)
    if left <= 0.0:
        return worth
    ready = min(1.0, 3.0 * left)
    resources = state.screen[seat]
    worth += ready * (RESOURCE * min(resources, ENOUGH_RESOURCES) + SPARE_RESOURCE * max(0, resources - ENOUGH_RESOURCES))
    worth += ready * (TILE[min(count(state.tiles[seat]), 6)] + hope)
    for trigger in range(3):
        worth += left * ACTIONS_LEFT / 3.0 * _value(state.bonus[3 * seat + trigger])
    return worth + ENDGAME_CARD * left * sum([1 for card in state.tableau(seat) if m.SCORING[card]])


def time_left(state: GinkgopolisState) -> float:
    """The part of the match that is still to come, 0 when this is the last round."""
    if state.ending or state.point() == at.OVER:
        return 0.0
    tiles = state.reserve / 45.0
    if state.exhausted:
        tiles = min(tiles, 0.2)
    return min(1.0, tiles, 1.2 * (state.total - max(state.placed)) / state.total)


def _value(packed: int) -> float:
    """What a gain is worth in points."""
    return 0.8 * (packed & 255) + ((packed >> 8) & 255) + 0.7 * (packed >> 16)


def _draft(state: GinkgopolisState, seat: int) -> float:
    """What the characters kept so far are worth."""
    worth = 0.0
    kept = 0
    for number in range(m.KEPT):
        character = state.picks[m.KEPT * ((seat - number) % state.seats) + number]
        if character != NOTHING:
            start = m.CHARACTER_START[character]
            worth += 1.3 * (start & 255) + ((start >> 8) & 255) + 1.2 * (start >> 16)
            worth += ACTIONS_LEFT / 3.0 * _value(m.CHARACTER_GAIN[character])
            if kept & BIT[m.CHARACTER_COLOUR[character]]:
                worth -= 1.0  # a mixed engine serves every action
            kept |= BIT[m.CHARACTER_COLOUR[character]]
    return worth
