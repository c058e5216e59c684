"""Validation of positions that were read from text: whether a match could have come to them."""

from __future__ import annotations

from tabletown.core.bits import BIT, count, members
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.actions import sealed_card
from tabletown.games.ginkgopolis.rules.material import START_CELLS, URBAN
from tabletown.games.ginkgopolis.rules.points import FRAME, GOSHA_SEAT, NOTHING, PLACE
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.view import found
from tabletown.games.ginkgopolis.validation_turn import counters_flaw, points_of, stack_flaw, table_flaw, waiting_flaw


def flaw(state: GinkgopolisState) -> str:
    """Return the key of the first line that cannot be right, empty if there is none."""
    return (
        stack_flaw(state) or counters_flaw(state) or _city(state) or _cards(state) or _hands(state) or _tiles(state)
        or _returned(state) or _players(state) or _draft(state) or table_flaw(state) or waiting_flaw(state)
    )  # fmt: skip


def _city(state: GinkgopolisState) -> str:
    if state.point() == at.CITY:
        if state.tokens != m.TOKEN_CELLS or count(state.tops) >= len(START_CELLS):
            return "tokens"
        for number in range(len(START_CELLS)):
            if (state.content(START_CELLS[number]) > 0) != (number < count(state.tops)):
                return f"building {m.CELLS[START_CELLS[number]]}"
        return _stacks(state)
    for cell in START_CELLS:
        if not state.is_built(cell):
            return f"building {m.CELLS[cell]}"
    reached = [START_CELLS[0]]
    for cell in reached:
        for side in m.SIDES:
            if state.is_built(cell + side) and cell + side not in reached:
                reached.append(cell + side)
    for tile in members(state.tops):
        if state.cell_of(tile) not in reached:
            return f"building {m.CELLS[state.cell_of(tile)]}"
    moving = state.argument() & 15 if state.point() == at.TOKEN else NOTHING
    for letter in range(m.TOKEN_COUNT):
        cell = state.tokens[letter]
        if (cell == NOTHING) != (letter == moving):
            return "tokens"
        if cell != NOTHING and not any(state.is_built(cell + side) for side in m.SIDES):
            return "tokens"
    return _stacks(state)


def _stacks(state: GinkgopolisState) -> str:
    """Check the buildings: neutral ones are those of the beginning (GK-1.9); others may have a marker."""
    for tile in members(state.tops):
        neutral = state.owner_of(tile) == NOTHING
        if neutral and (tile not in m.START_TILES or state.height_of(tile) > 1 or state.sites & BIT[tile]):
            return f"building {m.CELLS[state.cell_of(tile)]}"
    return ""


def _cards(state: GinkgopolisState) -> str:
    """Check the cards: tokens and unmarked buildings have one in circulation (GK-4.15), the deck is not empty (GK-7.3)."""
    circulating = count(state.sites)
    for card in range(m.CARD_COUNT):
        place = state.place_of(card)
        moving = place in (at.DECK, at.DISCARD, at.TABLE) or at.IN_HAND <= place < at.IN_TABLEAU
        circulating += 1 if moving else 0
        if card >= URBAN:
            if not moving:
                return "deck"
        elif state.point() == at.CITY:
            if moving != (card in m.START_TILES):
                return "deck"
        elif state.tops & BIT[card]:
            if state.sites & BIT[card]:
                if moving:
                    return "deck"
            elif not moving and place < at.IN_TABLEAU:
                return "deck"
        elif moving and place != at.TABLE:
            return "deck"
    if state.deck == 0 or circulating <= m.HAND * state.players:
        return "deck"
    table = [card for card in (state.card, state.other_card) if card != NOTHING]
    return "" if state.cards_at(at.TABLE) == sorted(set(table)) else "table"


def hand_size(state: GinkgopolisState, player: int) -> int:
    """Return how many cards a player must have in the hand."""
    points = points_of(state)
    if at.FIRST in points or (state.mode == at.SOLO and points[0] != at.TURN):
        return 0
    due = 0
    for frame in state.stack:
        if frame & 31 == at.CARDS and frame // FRAME & 7 == player:
            due = frame // FRAME >> 3
    if state.is_gosha(player):
        if state.gives and at.CHOOSE in points:
            return 0 if at.CARDS in points else min(1, len(state.hand(player)))
        return 1 - due if state.acting != GOSHA_SEAT else 0
    full = m.HAND
    if state.mode == at.SOLO:
        full = state.dealt - (1 if state.gives and not (at.CHOOSE in points and state.must_give()) else 0)
    return full - due - (1 if state.has_turned(player) else 0)


def _hands(state: GinkgopolisState) -> str:
    points = points_of(state)
    between = points[0] == at.ROUND and state.round > 0
    for player in range(state.players):
        hand = state.hand(player)
        if len(hand) != hand_size(state, player):
            return f"hand {player}"
        for card in hand:
            if state.age_of(card) > state.oldest() or state.cards[card] // at.BUILD > state.build:
                return f"hand {player}"
            if state.age_of(card) >= max(1, state.round) + (1 if between else 0):
                return f"hand {player}"
        due = player < state.seats and points[0] == at.TURN and not state.has_turned(player)
        if at.CHOOSE in points:
            due = due and not state.waiting & BIT[player]
        commit = state.commits[player]
        if (commit != NOTHING) != due:
            return f"commit {player}"
        if due:
            tile = state.committed_tile(player)
            if sealed_card(commit) not in hand or (tile != NOTHING and not state.tiles[player] & BIT[tile]):
                return f"commit {player}"
    for each in state.gone:
        seat, age = (each & PLACE) - at.IN_HAND, each // at.AGE & at.AGE_PART
        if state.mode == at.SOLO or seat >= state.seats or age > state.oldest() or each // at.BUILD > state.build:
            return "gone"
        if age == 0 and (between or not state.has_turned(seat)):
            return "gone"
    return ""


def _tiles(state: GinkgopolisState) -> str:
    """Check the tiles: each has one place, those of the beginning in the city (GK-2.1); then the reserve (section 6)."""
    start = sum([BIT[tile] for tile in m.START_TILES])
    laid = sum([BIT[tile] for tile in range(m.TILE_COUNT) if state.laid[tile]])
    union = laid
    keys = ["unseen", "removed"]
    sets = [state.unseen, state.removed]
    for player in range(state.players):
        keys += [f"tiles {player}", f"aside {player}"]
        sets += [state.tiles[player], state.aside[player]]
    for key, tiles in zip(keys, sets):
        if tiles & (union | start):
            return key
        union |= tiles
    if state.point() == at.CITY and laid & ~start:
        return "unseen"
    returning = at.RETURN in points_of(state)
    for player in range(state.players):
        if state.shown[player] & ~(state.tiles[player] | state.aside[player]):
            return f"shown {player}"
        if state.aside[player] and not (returning and state.waiting):
            return f"aside {player}"
        if state.committed_tile(player) != NOTHING and BIT[state.committed_tile(player)] & state.aside[player]:
            return f"aside {player}"
    if state.mode == at.SOLO and (state.tiles[GOSHA_SEAT] or state.aside[0]):
        return "tiles 1"
    return _reserve(state, returning)


def _reserve(state: GinkgopolisState, returning: bool) -> str:
    if not 0 <= state.reserve <= count(state.unseen):
        return "reserve"
    if not 0 <= state.exhausted <= (1 if state.mode == at.SOLO else 2) or (returning and state.exhausted != 1):
        return "exhausted"
    if state.exhausted == 0:
        return "reserve" if state.reserve == 0 or state.removed else ""
    if state.mode == at.SOLO:
        return "" if state.reserve == 0 and state.ending and not state.removed else "reserve"
    if state.reserve != count(state.unseen) or (state.reserve > 0) != (state.exhausted == 1 and not returning):
        return "reserve"
    return "" if state.ending or state.exhausted == 1 else "ending"


def _returned(state: GinkgopolisState) -> str:
    """Check the returned tiles: in the reserve or drawn since, as far as each seat knows (GK-11.4)."""
    players = state.players
    if sum(state.gave) > 0 and (state.exhausted == 0 or at.RETURN in points_of(state)):
        return "player 0"
    drew = [state.drew[each * players + each] for each in range(players)]
    all_returned = 0
    for player in range(players):
        mine = state.returned[player]
        if mine & (all_returned | state.tiles[player] | state.removed) or count(mine) > state.gave[player]:
            return f"returned {player}"
        all_returned |= mine
        spent = 0
        for other in range(players):
            unmet = state.drew[player * players + other]
            if not (count(mine & state.tiles[other]) <= unmet <= drew[other]):
                return f"drew {player}"
            spent += drew[other] - unmet
        if not 0 <= state.gave[player] - count(mine) - spent <= drew[player] - count(found(state, player)):
            return f"drew {player}"
    held = state.unseen
    for tiles in state.tiles:
        held |= tiles
    if all_returned & ~held or (state.exhausted and state.mode != at.SOLO and state.unseen & ~all_returned):
        return "returned 0"
    return "" if sum(state.gave) == (state.reserve if all_returned else 0) + sum(drew) else "drew 0"


def _players(state: GinkgopolisState) -> str:
    characters = 0
    for player in range(state.players):
        if state.screen[player] + state.store[player] + state.placed[player] != state.resources:
            return f"player {player}"
        if state.new_hands[player] > (0 if state.mode == at.SOLO else m.NEW_HANDS):
            return f"player {player}"
        if state.placed[player] == state.resources and not state.ending:
            return "ending"
        if state.is_gosha(player) and state.screen[player]:
            return f"player {player}"
        if state.characters[player] & (characters | ~m.CHARACTER_DECKS[state.variant]):
            return f"characters {player}"
        characters |= state.characters[player]
        if count(state.characters[player]) > (0 if state.mode == at.SOLO or state.packets else m.KEPT):
            return f"characters {player}"
    return ""


def _draft(state: GinkgopolisState) -> str:
    points = points_of(state)
    if at.SETS in points:
        dealt = [each for each in state.characters if each]
        if state.characters[: len(dealt)] != dealt or len(dealt) == state.seats or [x for x in dealt if x not in m.SETS]:
            return "characters 0"
    if (at.DRAFT in points) != (len(state.packets) > 0):
        return "picks"
    if not state.packets:
        return ""
    seen = 0
    now = state.argument() if state.point() == at.DRAFT else NOTHING
    full = True
    for packet in range(state.seats):
        pieces = members(state.packets[packet])
        size = len(pieces)
        if now == NOTHING:
            if size > (m.DRAFT_DEAL if full and state.point() == at.CHARACTERS else 0):
                return f"packet {packet}"
            full = size == m.DRAFT_DEAL
        made = 0
        if now != NOTHING:
            made = now + (0 if state.waiting & BIT[(packet + now) % state.seats] else 1)
            if size != m.DRAFT_DEAL - made:
                return f"packet {packet}"
        for step in range(m.KEPT):
            pick = state.picks[m.KEPT * packet + step]
            if (pick != NOTHING) != (step < made):
                return "picks"
            if pick != NOTHING:
                pieces.append(pick)
        for piece in pieces:
            if (seen | ~m.CHARACTER_DECKS[state.variant]) & BIT[piece]:
                return f"packet {packet}"
            seen |= BIT[piece]
    return f"packet {state.seats - 1}" if now == NOTHING and full else ""
