"""The dealer of Ginkgopolis: draws, deals and discards, and hands that are passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT, changed, count, ones
from tabletown.core.vecs import append, vec
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import gosha
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.effects import keep_characters
from tabletown.games.ginkgopolis.rules.points import PLACE

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState


def turn_up(state: GinkgopolisState, action: int) -> None:
    """Carry out an outcome."""
    point = state.point()
    argument = state.argument()
    if point == at.CARDS:
        state.pop()
        seat = argument & 7
        if argument >= 16:
            state.push(at.CARDS, argument - 8)
        card = action - act.DRAW_CARD
        state.move(card, at.IN_HAND + seat + at.BUILD * state.build)
        count_deck(state)
    elif point == at.TILES:
        state.pop()
        if argument >= 16:
            state.push(at.TILES, argument - 8)
        seat = argument & 7
        tile = BIT[action - act.DRAW_TILE]
        state.n[v.TILES + seat] |= tile
        if state.n[v.RETURNED + seat] & tile:
            state.n[v.RETURNED + seat] &= ~tile
        if state.exhausted:
            for each in range(state.players):
                state.n[v.DREW + each * state.players + seat] += 1
        take_from_reserve(state, tile)
    elif point == at.DISCARDS:
        state.pop()
        if argument > 1:
            state.push(at.DISCARDS, argument - 1)
        state.move(action - act.DISCARD, at.DISCARD)
        state.deck -= 1
    elif point == at.CITY:
        tile = action - act.LAY
        cell = m.START_CELLS[count(state.tops)]
        state.lay(tile, cell, 1, 0)
        if count(state.tops) == len(m.START_CELLS):
            state.pop()
    elif point == at.EXPERT:
        state.pop()
        state.card = action - act.DRAW_CARD
        state.move(state.card, at.TABLE)
        state.push(at.GOSHA, 1)
        count_deck(state)
    elif point == at.GOSHA_TILE:
        state.pop()
        state.tile = action - act.DRAW_TILE
        take_from_reserve(state, BIT[state.tile])
        gosha.build(state, state.card, state.tile)
    else:
        deal(state, point, action)


def deal(state: GinkgopolisState, point: int, action: int) -> None:
    """Deal characters and the first-player card before the first round."""
    if point == at.FIRST:
        state.pop()
        state.first = action - act.FIRST_PLAYER
        order = [(state.first + step) % state.seats for step in range(state.seats)]
        for seat in reversed(order):
            state.push(at.CARDS, seat + 8 * m.HAND)
        for seat in reversed(order):
            state.push(at.START, seat)
    elif point == at.SETS:
        seat = 0
        while state.n[v.CHARACTERS + seat]:
            seat += 1
        keep_characters(state, seat, m.SETS[action - act.DEAL_SET])
        if seat == state.seats - 1:
            state.pop()
    else:
        seat = state.next_packet()
        state.packets = changed(state.packets, seat, state.packets[seat] | BIT[action - act.DEAL_CHARACTER])
        if seat == state.seats - 1 and count(state.packets[seat]) == m.DRAFT_DEAL:
            state.pop()
            state.waiting = BIT[state.seats] - 1


def count_deck(state: GinkgopolisState) -> None:
    """Count down the deck, and rebuild it after the last card (GK-7.1)."""
    state.deck -= 1
    if state.deck:
        return
    state.build += 1
    n = state.n
    for card in v.cards_at(n, at.DISCARD):
        state.move(card, at.DECK)
        state.deck += 1
    bits = n[v.SETS + 2 * at.STOCK] & state.sites
    while bits:
        state.move(ones((bits & -bits) - 1), at.DECK)
        state.deck += 1
        bits &= bits - 1
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
    n, seats, hands = state.n, state.seats, v.SETS + 2 * at.IN_HAND
    for word in range(hands, hands + 2 * seats):
        first: i64 = m.URBAN if (word - hands) & 1 else 0
        bits = n[word]
        while bits:
            card = v.CARDS + first + ones((bits & -bits) - 1)
            n[card] = passed(state, n[card], oldest)
            bits &= bits - 1
    last = hands + 2 * seats - 2
    buildings, tokens = n[last], n[last + 1]
    for place in range(last - 1, hands - 1, -1):
        n[place + 2] = n[place]
    n[hands], n[hands + 1] = buildings, tokens
    gone = vec[i64]()
    for each in state.gone:
        moved = passed(state, each, oldest)
        if holds(state, moved & PLACE, moved // at.BUILD):  # otherwise everybody knows that it is gone
            spot: i64 = len(gone)
            gone = append(gone, moved)
            while spot and gone[spot - 1] > moved:
                gone[spot] = gone[spot - 1]
                spot -= 1
            gone[spot] = moved
    state.gone = gone


def holds(state: GinkgopolisState, hand: i64, build: i64) -> bool:
    """Return whether a hand has a card that came from this deck."""
    n = state.n
    for word in range(2):
        first: i64 = m.URBAN * word
        bits = n[v.SETS + 2 * hand + word]
        while bits:
            if n[v.CARDS + first + ones((bits & -bits) - 1)] // at.BUILD == build:
                return True
            bits &= bits - 1
    return False


def passed(state: GinkgopolisState, held: i64, oldest: i64) -> i64:
    """Return a card in a hand, passed on by one seat."""
    place = held & PLACE
    seat = place - at.IN_HAND + 1
    if seat == state.seats:
        seat = 0
    age = held // at.AGE & at.AGE_PART
    return held + at.IN_HAND + seat - place + (at.AGE if age < oldest else 0)
