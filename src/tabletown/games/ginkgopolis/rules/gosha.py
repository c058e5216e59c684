"""Gosha, the opponent in solo (section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.effects import (
    found_building,
    give_back,
    heights_near,
    own_resources,
    put,
    raise_building,
    resources_laid,
)
from tabletown.games.ginkgopolis.rules.material import URBAN
from tabletown.games.ginkgopolis.rules.points import GOSHA_SEAT, NOTHING

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState


def take_turn(state: GinkgopolisState, drawn: int) -> None:
    """Begin his turn (GK-10.11); `drawn` if an expert Gosha has drawn his second card, which is then `state.card`."""
    if not drawn:
        state.card = state.hand(GOSHA_SEAT)[0]
        state.move(state.card, at.TABLE)
        if state.reserve == 0:
            state.push(at.FINISH)
            return
        if state.expert and state.card >= URBAN:
            state.other_card = state.card
            state.push(at.EXPERT)
            return
    else:
        if better_card(state, state.other_card, state.card) != state.card:
            state.card, state.other_card = state.other_card, state.card
        state.move(state.other_card, at.DISCARD)
        state.other_card = NOTHING
    if can_build(state, state.card):
        state.push(at.GOSHA_TILE)
    else:
        state.ending = True
        state.push(at.FINISH)


def better_card(state: GinkgopolisState, first: int, drawn: int) -> int:
    """Return the card that an expert Gosha uses; equal points keep the first (GK-10.9, GK-A.23)."""
    if drawn < URBAN or card_value(state, drawn) > card_value(state, first):
        return drawn
    return first


def card_value(state: GinkgopolisState, card: int) -> int:
    """Return the points that an urbanization card brings Gosha now (GK-10.9)."""
    return heights_near(state, state.n[v.TOKENS + card - URBAN])


def can_build(state: GinkgopolisState, card: int) -> bool:
    """Return whether he has the resources for a card, those on his own building included (GK-10.6)."""
    return state.n[v.STORE + GOSHA_SEAT] + own_resources(state, GOSHA_SEAT, card) >= resources_laid(state, card)


def build(state: GinkgopolisState, card: int, tile: int) -> None:
    """Put the drawn tile into the city at no other cost than the resources laid (GK-10.4)."""
    laid = resources_laid(state, card)
    if card >= URBAN:
        cell = found_building(state, card - URBAN, tile, GOSHA_SEAT)
        state.push(at.FINISH)
        state.push(at.NEAR, cell)
        state.push(at.TOKEN, card - URBAN + 16 * cell)
    else:
        give_back(state, GOSHA_SEAT, card)
        raise_building(state, GOSHA_SEAT, card, tile)
        state.push(at.FINISH, 1)
    state.n[v.STORE + GOSHA_SEAT] -= laid
    put(state, GOSHA_SEAT, laid)
    if state.n[v.STORE + GOSHA_SEAT] == 0:  # GK-10.7
        state.ending = True
