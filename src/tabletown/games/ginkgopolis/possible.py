"""States that a viewer considers possible: what its view tells, and the rest drawn at random."""

from __future__ import annotations

import random

from tabletown.core.bits import BIT, count, members
from tabletown.core.chance import Rng
from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis import material as m
from tabletown.games.ginkgopolis import state as at
from tabletown.games.ginkgopolis.actions import COMMIT_TILES
from tabletown.games.ginkgopolis.effects import keep_card, keep_characters
from tabletown.games.ginkgopolis.material import CARD, CELL, CHARACTER, TILE
from tabletown.games.ginkgopolis.rules import GinkgopolisState
from tabletown.games.ginkgopolis.state import FRAME, GOSHA_SEAT, NOTHING, POINTS
from tabletown.games.ginkgopolis.tokens import move_token
from tabletown.games.ginkgopolis.view import GinkgopolisView


def sample(view: GinkgopolisView, rng: random.Random) -> GinkgopolisState:
    """A state that the viewer considers possible."""
    state = known_state(view).copy()
    draw = Rng(rng.getrandbits(32))
    _deal_cards(view, state, draw)
    _deal_tiles(view, state, draw)
    if view.packets:
        _deal_characters(view, state, draw)
    _seal(view, state, draw)
    return state


_last: list[tuple[GinkgopolisView, GinkgopolisState]] = []


def known_state(view: GinkgopolisView) -> GinkgopolisState:
    """The known part of the state; kept for the view asked for last, since bots sample one view many times."""
    for known, state in _last:
        if known is view:
            return state
    state = _known(view)
    _last[:] = [(view, state)]
    return state


def _known(view: GinkgopolisView) -> GinkgopolisState:
    state = GinkgopolisState(view.options)
    state.stack = [POINTS.index(point) + FRAME * argument for point, argument in view.stack]
    state.waiting = view.undecided if view.actors == CHANCE else view.actors
    state.round = view.round
    state.first = view.first
    state.turn = view.turn
    state.acting = view.acting
    state.card = CARD[view.card] if view.card else NOTHING
    state.tile = TILE[view.tile] if view.tile else NOTHING
    state.other_card = CARD[view.other_card] if view.other_card else NOTHING
    state.ending = view.ending
    state.build = view.build
    state.deck = view.deck
    state.reserve = view.reserve
    state.exhausted = view.exhausted
    for building in view.city:
        owner = building.owner
        for height, name in enumerate(building.tiles, 1):
            state.lay(TILE[name], CELL[building.cell], height, 1 + owner if height == len(building.tiles) else 0)
        if building.site:
            state.sites |= BIT[TILE[building.tiles[-1]]]
    state.tokens = [NOTHING] * m.TOKEN_COUNT
    for letter, cell in enumerate(view.tokens):
        if cell:
            move_token(state, letter, CELL[cell])
    for name in view.discard:
        state.cards[CARD[name]] = at.DISCARD
    for card in (state.card, state.other_card):
        if card != NOTHING:
            state.cards[card] = at.TABLE
    for player in range(state.players):
        _known_player(view, state, player)
    return state


def _known_player(view: GinkgopolisView, state: GinkgopolisState, player: int) -> None:
    known = view.players[player]
    state.screen[player] = known.resources
    state.store[player] = known.reserve
    state.placed[player] = known.placed
    state.points[player] = known.points
    state.new_hands[player] = known.new_hands
    state.tiles[player] = _tile_set(known.known_tiles)
    state.shown[player] = _tile_set(known.shown_tiles)
    for name in known.cards:
        keep_card(state, player, CARD[name])
    if player < state.seats:
        keep_characters(state, player, sum([BIT[CHARACTER[name]] for name in known.characters]))
    if player == view.seat:
        state.aside[player] = _tile_set(view.aside)
        state.returned[player] = _tile_set(view.returned)
        if view.commit:
            tile = TILE[view.commit[1]] if view.commit[1] != "none" else NOTHING
            state.commits[player] = COMMIT_TILES * CARD[view.commit[0]] + tile + 1


def _tile_set(names: tuple[str, ...]) -> int:
    return sum([BIT[TILE[name]] for name in names])


# Cards.


def _deal_cards(view: GinkgopolisView, state: GinkgopolisState, draw: Rng) -> None:
    """Give the cards whose place is unknown to hands and deck, each to a place that its deck allows (GK-11.2)."""
    for build in sorted({build for _, build in view.pool}):
        cards = [CARD[name] for name, number in view.pool if number == build]
        draw.shuffle(cards)
        for player in range(state.players):
            for number in view.players[player].unknown:
                if number == build:
                    _hold(state, cards.pop(), player, player, build)
        for card in cards:
            state.cards[card] = at.DECK
    for player in range(state.players):
        known = view.players[player]
        for name, build in zip(known.hand, known.decks):
            _hold(state, CARD[name], player, player if view.seat is None else view.seat, build)


def _hold(state: GinkgopolisState, card: int, player: int, since: int, build: int) -> None:
    """Put a card into a hand; all from `since` on clockwise have held it."""
    held = BIT[player]
    while since != player:
        held |= BIT[since]
        since = (since + 1) % state.players
    if state.mode == at.SOLO and player == GOSHA_SEAT:
        held = 0
    state.cards[card] = at.IN_HAND + player + at.KNOWN * held + at.BUILD * build


# Tiles.


def _deal_tiles(view: GinkgopolisView, state: GinkgopolisState, draw: Rng) -> None:
    """Give the unknown tiles to screens, reserve and box; those that the viewer returned are not in the box (GK-11.4)."""
    pool = m.ALL_TILES
    for tile in m.START_TILES:
        pool &= ~BIT[tile]
    for tile in range(m.TILE_COUNT):
        if state.laid[tile]:
            pool &= ~BIT[tile]
    slots: list[int] = []  # a player for each unknown tile behind a screen, NOTHING for one in the reserve
    for player in range(state.players):
        pool &= ~(state.tiles[player] | state.aside[player])
        if player != view.seat:
            slots += [player] * (view.players[player].tiles - count(state.tiles[player]))
    returned = state.exhausted > 0 and state.mode != at.SOLO
    if returned:
        slots += [NOTHING] * state.reserve
    draw.shuffle(slots)
    remembered = _tile_set(view.returned) & pool
    first, rest = members(remembered), members(pool & ~remembered)
    draw.shuffle(first)
    draw.shuffle(rest)
    for tile in first + rest:
        if not slots:
            if returned:
                state.removed |= BIT[tile]
            else:
                state.unseen |= BIT[tile]
            continue
        player = slots.pop()
        if player != NOTHING:
            state.tiles[player] |= BIT[tile]
            continue
        state.unseen |= BIT[tile]
        others = [seat for seat in range(state.seats) if seat != view.seat]
        if not remembered & BIT[tile] and others:
            state.returned[others[draw.below(len(others))]] |= BIT[tile]


# The draft.


def _deal_characters(view: GinkgopolisView, state: GinkgopolisState, draw: Rng) -> None:
    """Fill the packets, and the picks that were made from them, with characters that the viewer has not seen."""
    unknown = m.CHARACTER_DECKS[state.variant]
    for packet in view.packets:
        for name in (*packet.picks, *packet.seen):
            if name:
                unknown &= ~BIT[CHARACTER[name]]
    pool = members(unknown)
    draw.shuffle(pool)
    drafting = state.point() == at.DRAFT
    now = state.stack[-1] // FRAME if drafting else 0
    for number, packet in enumerate(view.packets):
        made = now
        if drafting and not state.waiting & BIT[(number + now) % state.seats]:
            made += 1
        seen = [CHARACTER[name] for name in packet.seen]
        draw.shuffle(seen)
        picks = [CHARACTER[name] if name else NOTHING for name in packet.picks]
        held = [each for each in range(now + 1) if (number + each) % state.seats == view.seat]
        for each in range(made):
            if picks[each] == NOTHING:
                later = len(held) > 0 and each > held[0]
                picks[each] = seen.pop() if later else pool.pop()
        size = packet.size - (made - now)
        while len(seen) < size:
            seen.append(pool.pop())
        state.packets.append(sum([BIT[each] for each in seen]))
        state.picks += picks


# Sealed choices.


def _seal(view: GinkgopolisView, state: GinkgopolisState, draw: Rng) -> None:
    """Choose for those who have chosen face down."""
    choosing = at.CHOOSE in [frame & 31 for frame in state.stack]
    for seat in range(state.seats):
        if seat == view.seat or state.round == 0 or state.point() == at.OVER:
            continue
        to_come = (seat - state.first) % state.seats >= state.turn
        if choosing and not state.waiting & BIT[seat]:
            _commit(state, seat, draw.below(2) == 1, draw)
        elif not choosing and to_come:
            _commit(state, seat, view.players[seat].with_tile, draw)
        if state.point() == at.RETURN and not state.waiting & BIT[seat]:
            for tile in members(state.tiles[seat]):
                if tile != state.committed_tile(seat) and draw.below(2):
                    state.tiles[seat] &= ~BIT[tile]
                    state.aside[seat] |= BIT[tile]


def _commit(state: GinkgopolisState, seat: int, with_tile: bool, draw: Rng) -> None:
    hand, tiles = state.hand(seat), members(state.tiles[seat])
    tile = tiles[draw.below(len(tiles))] if with_tile and tiles else NOTHING
    state.commits[seat] = COMMIT_TILES * hand[draw.below(len(hand))] + tile + 1
