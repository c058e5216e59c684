"""The dealer of Ginkgopolis: draws, deals and discards, and hands that are passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT, changed, count
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import gosha
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.effects import keep_characters
from tabletown.games.ginkgopolis.rules.points import PLACE

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState


def turn_up(state: GinkgopolisState, action: int) -> None:
    """Carry out an outcome."""
    point = state.point()
    argument = state.argument()
    if point == at.CARDS:
        state.stack.pop()
        seat = argument & 7
        if argument >= 16:
            state.push(at.CARDS, argument - 8)
        card = action - act.DRAW_CARD
        state.cards[card] = at.IN_HAND + seat + at.BUILD * state.build
        count_deck(state)
    elif point == at.TILES:
        state.stack.pop()
        if argument >= 16:
            state.push(at.TILES, argument - 8)
        seat = argument & 7
        tile = BIT[action - act.DRAW_TILE]
        state.tiles[seat] |= tile
        if state.returned[seat] & tile:
            state.returned = changed(state.returned, seat, state.returned[seat] & ~tile)
        if state.exhausted:
            for each in range(state.players):
                state.drew = changed(state.drew, each * state.players + seat, state.drew[each * state.players + seat] + 1)
        take_from_reserve(state, tile)
    elif point == at.DISCARDS:
        state.stack.pop()
        if argument > 1:
            state.push(at.DISCARDS, argument - 1)
        state.cards[action - act.DISCARD] = at.DISCARD
        state.deck -= 1
    elif point == at.CITY:
        tile = action - act.LAY
        cell = m.START_CELLS[count(state.tops)]
        state.lay(tile, cell, 1, 0)
        if count(state.tops) == len(m.START_CELLS):
            state.stack.pop()
    elif point == at.EXPERT:
        state.stack.pop()
        state.card = action - act.DRAW_CARD
        state.cards[state.card] = at.TABLE
        state.push(at.GOSHA, 1)
        count_deck(state)
    elif point == at.GOSHA_TILE:
        state.stack.pop()
        state.tile = action - act.DRAW_TILE
        take_from_reserve(state, BIT[state.tile])
        gosha.build(state, state.card, state.tile)
    else:
        deal(state, point, action)


def deal(state: GinkgopolisState, point: int, action: int) -> None:
    """Deal characters and the first-player card before the first round."""
    if point == at.FIRST:
        state.stack.pop()
        state.first = action - act.FIRST_PLAYER
        order = [(state.first + step) % state.seats for step in range(state.seats)]
        for seat in reversed(order):
            state.push(at.CARDS, seat + 8 * m.HAND)
        for seat in reversed(order):
            state.push(at.START, seat)
    elif point == at.SETS:
        seat = state.characters.index(0)
        keep_characters(state, seat, m.SETS[action - act.DEAL_SET])
        if seat == state.seats - 1:
            state.stack.pop()
    else:
        seat = state.next_packet()
        state.packets = changed(state.packets, seat, state.packets[seat] | BIT[action - act.DEAL_CHARACTER])
        if seat == state.seats - 1 and count(state.packets[seat]) == m.DRAFT_DEAL:
            state.stack.pop()
            state.waiting = BIT[state.seats] - 1


def count_deck(state: GinkgopolisState) -> None:
    """Count down the deck, and rebuild it after the last card (GK-7.1)."""
    state.deck -= 1
    if state.deck:
        return
    state.build += 1
    for card in range(m.CARD_COUNT):
        place = state.cards[card] & PLACE
        if place == at.DISCARD or (place == at.STOCK and state.sites & BIT[card]):
            state.cards[card] = at.DECK
            state.deck += 1
    state.sites = 0
    discarded = min(m.DISCARDED_OF[state.players], state.deck - 1)
    if discarded > 0:
        state.push(at.DISCARDS, discarded)


def take_from_reserve(state: GinkgopolisState, tile: int) -> None:
    """Take a tile from the reserve; the last one exhausts it (GK-6.1)."""
    state.unseen &= ~tile
    state.reserve -= 1
    if state.reserve:
        return
    state.exhausted += 1
    if state.exhausted == 1 and state.mode != at.SOLO:
        state.removed = state.unseen
        state.unseen = 0
        state.waiting = BIT[state.seats] - 1
        state.push(at.RETURN)
    else:
        state.ending = True


def pass_hands(state: GinkgopolisState) -> None:
    """Pass hands one seat to the left, and remember who has held each card (GK-3.6)."""
    oldest = state.oldest()
    decks = [0] * state.seats  # of the cards in each hand, as a set
    cards, end = state.cards, at.IN_HAND + state.seats
    for card in range(m.CARD_COUNT):
        place = cards[card] & PLACE
        if at.IN_HAND <= place < end:
            held = passed(state, cards[card], oldest)
            cards[card] = held
            decks[(held & PLACE) - at.IN_HAND] |= BIT[held // at.BUILD]
    gone: list[int] = []
    for each in state.gone:
        moved = passed(state, each, oldest)
        if decks[(moved & PLACE) - at.IN_HAND] & BIT[moved // at.BUILD]:  # otherwise everybody knows that it is gone
            gone.append(moved)
    if len(gone) > 1:
        gone.sort()
    state.gone = gone


def passed(state: GinkgopolisState, held: i64, oldest: i64) -> i64:
    """Return a card in a hand, passed on by one seat."""
    place = held & PLACE
    seat = place - at.IN_HAND + 1
    if seat == state.seats:
        seat = 0
    age = held // at.AGE & at.AGE_PART
    return held + at.IN_HAND + seat - place + (at.AGE if age < oldest else 0)
