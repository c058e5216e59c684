"""Sampling of states that a view allows: the known part, and the rest drawn at random."""

from __future__ import annotations

import random

from mypy_extensions import i64

from tabletown.core.bits import BIT, count, members
from tabletown.core.chance import Rng
from tabletown.core.state import CHANCE, keep_last
from tabletown.core.vecs import append, vec
from tabletown.core.views import ScoreSheet
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import scoring
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.actions import sealed
from tabletown.games.ginkgopolis.rules.effects import keep_card, keep_characters
from tabletown.games.ginkgopolis.rules.material import CARD, CELL, CHARACTER, TILE
from tabletown.games.ginkgopolis.rules.points import FRAME, NOTHING, POINTS
from tabletown.games.ginkgopolis.rules.state import EMPTY_GRID, GinkgopolisState
from tabletown.games.ginkgopolis.rules.view import GinkgopolisView, told


def sample(view: GinkgopolisView, rng: random.Random) -> GinkgopolisState:
    """Return a state that the viewer considers possible."""
    state = known(view).copy()
    draw = Rng(rng.getrandbits(32))
    _deal_cards(view, state, draw)
    _deal_tiles(view, state, draw)
    if view.packets:
        _deal_characters(view, state, draw)
    _seal(view, state, draw)
    return state


def score(view: GinkgopolisView, seat: int) -> ScoreSheet:
    """Return the score of a seat, which is public."""
    return known(view).score(seat)


def outlook(view: GinkgopolisView, seat: int) -> ScoreSheet:
    """Return the same for a view that is asked once: only what scores is read from it."""
    state = GinkgopolisState(view.options)
    _known_city(view, state)
    known = view.players[seat]
    state.n[v.POINTS + seat] = known.points
    state.n[v.NEW_HANDS + seat] = known.new_hands
    for name in known.cards:
        state.move(CARD[name], at.IN_TABLEAU + seat)
    for name in known.characters:
        state.n[v.CHARACTERS + seat] |= BIT[CHARACTER[name]]
    return scoring.score(state, seat)


@keep_last
def known(view: GinkgopolisView) -> GinkgopolisState:
    """Return the known part of the state."""
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
    _known_city(view, state)
    for name in view.discard:
        state.move(CARD[name], at.DISCARD)
    for card in (state.card, state.other_card):
        if card != NOTHING:
            state.move(card, at.TABLE)
    for player in range(state.players):
        _known_player(view, state, player)
    return state


def _known_city(view: GinkgopolisView, state: GinkgopolisState) -> None:
    """Lay all tiles and tokens at once."""
    grid = bytearray(256 * len(EMPTY_GRID))
    for building in view.city:
        cell = CELL[building.cell]
        tile = 0
        for height, name in enumerate(building.tiles, 1):
            tile = TILE[name]
            state.n[v.LAID + tile] = cell + at.HEIGHT * height
        state.n[v.LAID + tile] += at.OWNER * (1 + building.owner)
        state.tops |= BIT[tile]
        grid[cell] = 1 + tile
        if building.site:
            state.sites |= BIT[tile]
    for letter in range(m.TOKEN_COUNT):
        state.n[v.TOKENS + letter] = NOTHING
        name = view.tokens[letter]
        if name:
            cell = CELL[name]
            state.n[v.TOKENS + letter] = cell
            grid[cell] = at.GRID_TOKEN + letter
    state.grid = [bytes(grid[first : first + 256]) for first in range(0, len(grid), 256)]


def _known_player(view: GinkgopolisView, state: GinkgopolisState, player: int) -> None:
    known = view.players[player]
    state.n[v.SCREEN + player] = known.resources
    state.n[v.STORE + player] = known.reserve
    state.n[v.PLACED + player] = known.placed
    state.n[v.POINTS + player] = known.points
    state.n[v.NEW_HANDS + player] = known.new_hands
    state.n[v.TILES + player] = _tile_set(known.known_tiles)
    state.n[v.SHOWN + player] = _tile_set(known.shown_tiles)
    state.n[v.GAVE + player] = known.gave
    for viewer in range(state.players):
        state.n[v.DREW + viewer * state.players + player] = known.unmet if viewer == view.seat else known.drew
    for name in known.cards:
        keep_card(state, player, CARD[name])
    if player < state.seats:
        keep_characters(state, player, sum([BIT[CHARACTER[name]] for name in known.characters]))
    if player == view.seat:
        state.n[v.ASIDE + player] = _tile_set(view.aside)
        state.n[v.RETURNED + player] = _tile_set(view.returned)
        if view.commit:
            tile = TILE[view.commit[1]] if view.commit[1] != "none" else NOTHING
            state.n[v.COMMITS + player] = sealed(CARD[view.commit[0]], tile)


def _tile_set(names: tuple[str, ...]) -> int:
    return sum([BIT[TILE[name]] for name in names])


# Cards.


def _deal_cards(view: GinkgopolisView, state: GinkgopolisState, draw: Rng) -> None:
    """Give the cards whose place is unknown to hands and deck, each to a place that its deck allows (GK-11.2)."""
    hands: list[list[int]] = [[] for _ in range(state.players)]
    for build in sorted({build for _, build in view.pool}):
        cards = [CARD[name] for name, number in view.pool if number == build]
        draw.shuffle(cards)
        for player in range(state.players):
            for number in view.players[player].unknown:
                if number == build:
                    card = cards.pop()
                    state.move(card, at.IN_HAND + player + at.BUILD * build)
                    hands[player].append(card)
        for card in cards:
            state.move(card, at.DECK)
    for player in range(state.players):
        known = view.players[player]
        for name, build in zip(known.hand, known.decks):
            state.move(CARD[name], at.IN_HAND + player + at.BUILD * build)
        if player < state.seats:
            _pass_on(view, state, player, hands[player], draw)
    state.gone = vec[i64](sorted(state.gone))


def _pass_on(view: GinkgopolisView, state: GinkgopolisState, player: int, unknown: list[int], draw: Rng) -> None:
    """Match the cards of a hand with the draws they came from, so that those who passed them on know them (GK-11.1)."""
    known = view.players[player]
    seats, oldest = state.seats, state.oldest()
    away = oldest + 1 if view.seat is None else (player - view.seat) % seats
    cards = unknown + [CARD[name] for name in known.hand]
    ages = [list(range(min(away, oldest + 1)))] * len(unknown)
    for passed in known.passed:
        ages.append([age for age in range(oldest + 1) if told(age, away, seats) == passed])
    draws = [at.AGE * age + at.BUILD * build for age, build in known.draws]
    draw.shuffle(draws)
    if not state.has_turned(player):  # then the card drawn last is still there: try it first
        new = [each for each in draws if each // at.AGE & at.AGE_PART == 0]
        draws = new + [each for each in draws if each not in new]
    found = [NOTHING] * len(draws)
    _match(draws, found, 0, [state.n[v.CARDS + card] // at.BUILD for card in cards], ages, draw)
    for number, each in enumerate(draws):
        if found[number] != NOTHING:
            state.move(cards[found[number]], at.IN_HAND + player + each)
        else:
            state.gone = append(state.gone[:], at.IN_HAND + player + each)


def _match(draws: list[int], found: list[int], number: int, builds: list[int], ages: list[list[int]], draw: Rng) -> bool:
    """Find a draw for each card, from `number` on; `found` is the card of each draw, NOTHING if it was played."""
    left = [card for card in range(len(builds)) if card not in found]
    if not left:
        return True
    if len(draws) - number < len(left):
        return False
    draw.shuffle(left)
    age, build = draws[number] // at.AGE & at.AGE_PART, draws[number] // at.BUILD
    for card in left:
        if builds[card] == build and age in ages[card]:
            found[number] = card
            if _match(draws, found, number + 1, builds, ages, draw):
                return True
    found[number] = NOTHING
    return _match(draws, found, number + 1, builds, ages, draw)


# Tiles.


def _deal_tiles(view: GinkgopolisView, state: GinkgopolisState, draw: Rng) -> None:
    """Give the unknown tiles to screens, reserve and box."""
    pool = m.ALL_TILES
    for tile in m.START_TILES:
        pool &= ~BIT[tile]
    for tile in range(m.TILE_COUNT):
        if state.n[v.LAID + tile]:
            pool &= ~BIT[tile]
    room = [0] * state.players  # unknown tiles behind each screen
    for player in range(state.players):
        pool &= ~(state.n[v.TILES + player] | state.n[v.ASIDE + player])
        if player != view.seat:
            room[player] = view.players[player].tiles - count(state.n[v.TILES + player])
    if state.exhausted > 0 and state.mode != at.SOLO:
        _deal_after_return(view, state, pool, room, draw)
        return
    tiles = members(pool)
    draw.shuffle(tiles)
    for player in range(state.players):
        for _ in range(room[player]):
            state.n[v.TILES + player] |= BIT[tiles.pop()]
    state.unseen = sum([BIT[tile] for tile in tiles])


def _deal_after_return(view: GinkgopolisView, state: GinkgopolisState, pool: int, room: list[int], draw: Rng) -> None:
    """Fill the reserve with tiles returned and not drawn since, and the box with tiles never in it (GK-6.3, GK-11.4)."""
    slots = [NOTHING] * state.reserve  # where a tile returned by the viewer may be
    for player in range(state.players):
        if player != view.seat:
            seen = count(state.n[v.SHOWN + player] & _tile_set(view.returned))
            slots += [player] * min(room[player], max(0, view.players[player].unmet - seen))
    draw.shuffle(slots)
    left = state.reserve
    own = members(_tile_set(view.returned) & pool)
    draw.shuffle(own)
    for tile in own:
        player = slots.pop()
        pool &= ~BIT[tile]
        if player == NOTHING:
            state.unseen |= BIT[tile]
            left -= 1
        else:
            state.n[v.TILES + player] |= BIT[tile]
            room[player] -= 1
    tiles = members(pool)
    draw.shuffle(tiles)
    others = 0  # in the reserve, returned by another seat
    for _ in range(left):
        others |= BIT[tiles.pop()]
    state.unseen |= others
    for player in range(state.players):
        for _ in range(room[player]):
            state.n[v.TILES + player] |= BIT[tiles.pop()]
    state.removed = sum([BIT[tile] for tile in tiles])
    _remember(view, state, others, draw)


def _remember(view: GinkgopolisView, state: GinkgopolisState, others: int, draw: Rng) -> None:
    """Decide who returned the tiles that the viewer did not: in the reserve, drawn by itself, and drawn by others."""
    givers: list[int] = []
    for seat in range(state.seats):
        if seat != view.seat:
            givers += [seat] * view.players[seat].gave
    draw.shuffle(givers)
    for tile in members(others | _tile_set(view.found)):
        giver = givers.pop()
        state.n[v.RETURNED + giver] |= BIT[tile]
    mine = _tile_set(view.returned)
    drawers: list[int] = []  # of tiles that were laid since
    for seat in range(state.seats):
        if seat == view.seat:
            seen = sum([player.drew - player.unmet for player in view.players])
            redrawn = view.players[seat].gave - count(mine) - seen
            drawers += [seat] * (view.players[seat].drew - redrawn - len(view.found))
            continue
        new = members(state.n[v.TILES + seat] & ~mine)
        draw.shuffle(new)
        unmet = view.players[seat].unmet - count(state.n[v.TILES + seat] & mine)
        drawers += [seat] * (unmet - len(new))
        for tile in new[:unmet]:
            giver = givers.pop()
            if giver != seat:
                state.n[v.RETURNED + giver] |= BIT[tile]
    for giver, drawer in zip(givers, drawers):
        if giver != drawer:
            state.n[v.DREW + giver * state.players + drawer] -= 1


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
    now = state.argument() if drafting else 0
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
        state.packets = [*state.packets, sum([BIT[each] for each in seen])]
        state.picks = state.picks + picks


# Sealed choices.


def _seal(view: GinkgopolisView, state: GinkgopolisState, draw: Rng) -> None:
    """Make the choices that other seats have sealed."""
    choosing = state.is_choosing()
    for seat in range(state.seats):
        if seat == view.seat or state.round == 0 or state.point() == at.OVER:
            continue
        to_come = (seat - state.first) % state.seats >= state.turn
        if choosing and not state.waiting & BIT[seat]:
            _commit(state, seat, draw.below(2) == 1, draw)
        elif not choosing and to_come:
            _commit(state, seat, view.players[seat].with_tile, draw)
        if state.point() == at.RETURN and not state.waiting & BIT[seat]:
            for tile in members(state.n[v.TILES + seat]):
                if tile != state.committed_tile(seat) and draw.below(2):
                    state.n[v.TILES + seat] &= ~BIT[tile]
                    state.n[v.ASIDE + seat] |= BIT[tile]


def _commit(state: GinkgopolisState, seat: int, with_tile: bool, draw: Rng) -> None:
    hand, tiles = state.hand(seat), members(state.n[v.TILES + seat])
    tile = tiles[draw.below(len(tiles))] if with_tile and tiles else NOTHING
    state.n[v.COMMITS + seat] = sealed(hand[draw.below(len(hand))], tile)
