"""What a card would do if it were carried out now: for pictures, before a choice is sealed, and for judging positions."""

from __future__ import annotations

from typing import Final, final

from tabletown.core.bits import BIT
from tabletown.games.ginkgopolis.rules import state as at
from tabletown.games.ginkgopolis.rules.effects import (
    can_construct,
    gain,
    keep_card,
    output_near,
    point_need,
    resolve,
    resource_need,
)
from tabletown.games.ginkgopolis.rules.flow import GinkgopolisState
from tabletown.games.ginkgopolis.rules.material import URBAN
from tabletown.games.ginkgopolis.rules.state import FRAME, NOTHING

KINDS: Final = ["exploit", "urbanize", "construct", "fallback"]


@final
class Preview:
    """The kind of action with its price and gains; `short` is what is missing for it (resources, points)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.paid_resources = 0  # put on the building or into the reserve
        self.paid_points = 0
        self.resources = 0  # gained, own ones that come back included
        self.points = 0
        self.tiles = 0  # as far as the reserve may go
        self.choice = False  # a resource or a tile besides
        self.short_resources = 0
        self.short_points = 0


def preview(state: GinkgopolisState, seat: int, card: int, tile: int) -> Preview:
    """What a card, alone or with a tile, would do for a seat if nothing changed before its turn."""
    trial = state.copy()
    found = Preview(_kind(trial, seat, card, tile))
    if found.kind == 2:
        found.paid_resources = resource_need(trial, card, tile)
        found.paid_points = point_need(card, tile)
    elif found.kind == 1:
        found.paid_resources = 1
    elif found.kind == 3:
        at_hand = trial.screen[seat]
        if card < URBAN and trial.owner_of(card) == seat:
            at_hand += trial.height_of(card)
        need = 1 if card >= URBAN else resource_need(trial, card, tile)
        found.short_resources = max(0, need - at_hand)
        found.short_points = 0 if card >= URBAN else max(0, point_need(card, tile) - trial.points[seat])
    before, points = trial.screen[seat], trial.points[seat]
    assets = carry_out(trial, seat, card, tile)
    found.resources = trial.screen[seat] - before + found.paid_resources
    found.points = trial.points[seat] - points + found.paid_points
    found.tiles = min(assets[0], state.reserve)
    found.choice = assets[1] > 0
    return found


def _kind(state: GinkgopolisState, seat: int, card: int, tile: int) -> int:
    if tile == NOTHING:
        return 0
    if card >= URBAN:
        return 1 if state.screen[seat] > 0 else 3
    return 2 if can_construct(state, seat, card, tile) else 3


def carry_out(state: GinkgopolisState, seat: int, card: int, tile: int) -> list[int]:
    """Carry out a card in a state that is of no further use; the tiles it brings, and the free choices of an asset."""
    state.acting = seat
    state.commits[seat] = NOTHING
    if tile != NOTHING:
        state.tiles[seat] &= ~BIT[tile]
    state.stack = []
    resolve(state, seat, card, tile)
    tiles = choices = 0
    while state.stack:
        frame = state.stack.pop()
        point, argument = frame & 31, frame // FRAME
        if point == at.TILES:
            tiles += argument >> 3
        elif point == at.ASSET:
            choices += 1
        elif point == at.NEAR:
            gain(state, seat, output_near(state, argument))
        elif point == at.BONUS:
            gain(state, seat, state.bonus[3 * seat + argument])
        elif point == at.FINISH and argument:
            keep_card(state, seat, card)
    state.push(at.CHOOSE)
    return [tiles, choices]
