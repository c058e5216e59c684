"""How good a position is for a seat, in points: the score as it stands, and what it may still become.

    worth = score - rivalry + resources + tiles + engine + hope

A sealed choice of the seat counts as if it were carried out at once; what others chose is left alone.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT, count
from tabletown.games.ginkgopolis import material as m
from tabletown.games.ginkgopolis import state as at
from tabletown.games.ginkgopolis.effects import gain, keep_card, output_near, resolve
from tabletown.games.ginkgopolis.rules import GinkgopolisState
from tabletown.games.ginkgopolis.scoring import tally
from tabletown.games.ginkgopolis.state import FRAME, NOTHING

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
        hope = _carry_out(state, seat)
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


def _carry_out(state: GinkgopolisState, seat: int) -> float:
    """Carry out the sealed choice of a seat; what the tiles and assets it brings are worth."""
    commit = state.commits[seat]
    state.commits[seat] = NOTHING
    state.acting = seat
    card = commit // 61
    tile = commit % 61 - 1
    if tile != NOTHING:
        state.tiles[seat] &= ~BIT[tile]
    state.stack = []
    resolve(state, seat, card, tile)
    hope = 0.0
    while state.stack:
        frame = state.stack.pop()
        point, argument = frame & 31, frame // FRAME
        if point == at.TILES:
            hope += 0.7 * (argument >> 3)
        elif point == at.ASSET:
            hope += 1.0
        elif point == at.NEAR:
            gain(state, seat, output_near(state, argument))
        elif point == at.BONUS:
            gain(state, seat, state.bonus[3 * seat + argument])
        elif point == at.FINISH and argument:
            keep_card(state, seat, card)
    state.push(at.CHOOSE)
    return hope


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
