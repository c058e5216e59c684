"""The set-up of a match of Ginkgopolis, and the inventory of its pieces."""

from __future__ import annotations

from tabletown.core.bits import BIT, count
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.effects import gain_resources
from tabletown.games.ginkgopolis.rules.material import URBAN
from tabletown.games.ginkgopolis.rules.points import NOTHING
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.tokens import move_token


def new_match(options: GinkgopolisOptions) -> GinkgopolisState:
    """Return the state before the first step."""
    state = GinkgopolisState(options)
    state.unseen = m.ALL_TILES
    for tile in m.START_TILES:
        state.unseen &= ~BIT[tile]
        state.move(tile, at.DECK)
    state.reserve = count(state.unseen) - m.REMOVED_OF[state.players]
    for letter in range(m.TOKEN_COUNT):
        state.move(URBAN + letter, at.DECK)
        move_token(state, letter, m.TOKEN_CELLS[letter])
    state.deck = len(m.START_TILES) + m.TOKEN_COUNT
    state.push(at.ROUND)
    if state.mode == at.SOLO:
        start = m.HUMAN_START
        state.first = 0
        gain_resources(state, 0, start["resource"])
        state.n[v.POINTS] = start["point"]
        state.push(at.TILES, 8 * start["tile"])
    else:
        state.push(at.FIRST)
        if state.mode == at.NORMAL:
            state.packets = [0] * state.seats
            state.picks = [NOTHING] * (m.KEPT * state.seats)
            state.push(at.DRAFT)
            state.push(at.CHARACTERS)
        else:
            state.push(at.SETS)
    if m.DISCARDED_OF[state.players]:
        state.push(at.DISCARDS, m.DISCARDED_OF[state.players])
    state.push(at.CITY)
    return state


def inventory(state: GinkgopolisState) -> dict[str, int]:
    """Count tiles, cards and resources wherever they are."""
    tiles = count(state.unseen) + count(state.removed) + sum([1 for each in state.laid if each])
    for player in range(state.players):
        tiles += count(state.n[v.TILES + player]) + count(state.n[v.ASIDE + player])
    if state.point() == at.CITY:
        tiles += len(m.START_TILES) - count(state.tops)
    places = [state.place_of(card) for card in range(m.CARD_COUNT)]
    circulating = [card for card in range(m.CARD_COUNT) if 0 < places[card] < at.IN_TABLEAU and places[card] != at.TABLE]
    matched = sum([1 for card in circulating if card >= URBAN or not state.n[v.LAID + card] or state.tops & BIT[card]])
    counts = {"tiles": tiles, "cards": m.CARD_COUNT - len(circulating) + matched}
    for player in range(state.players):
        counts[f"resources_{player}"] = state.n[v.SCREEN + player] + state.n[v.STORE + player] + state.n[v.PLACED + player]
    return counts
