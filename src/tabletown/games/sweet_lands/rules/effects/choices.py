"""Execution of choices: the answer to each question (section 20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import BIT
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import CARD_PLAYED, DIAMOND_PAID, IMMEDIATE
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.apply import fire, flip_list, pay_cost, raise_gold, spend, start
from tabletown.games.sweet_lands.rules.effects.feasibility import card_price, hand_cost, pay
from tabletown.games.sweet_lands.rules.effects.resolution import finish_pieces, take_bonus
from tabletown.games.sweet_lands.rules.geometry import CELLS
from tabletown.games.sweet_lands.rules.material import FIRST_UPGRADED
from tabletown.games.sweet_lands.rules.placement import (
    build_tower,
    place_hare,
    place_piece,
    place_road,
    place_terrain,
    prosper,
    step_industry,
)
from tabletown.games.sweet_lands.rules.points import LAYER, a_of, b_of, c_of, frame, kind_of, must_of, with_must
from tabletown.games.sweet_lands.rules.realm import Realm, insert, without

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


def choose(s: SweetLandsState, action: int) -> None:
    """Answer the question on top of the stack."""
    top = s.pending[-1]
    kind = kind_of(top)
    realm = s.realms[s.seat]
    if kind == at.TURN or kind == at.AFTER:
        act_in_turn(s, realm, action)
        return
    s.pending.pop()
    if action == act.STOP:
        if kind == at.PROPERTY or kind == at.BUILD:
            finish_pieces(s, top)
    elif kind <= at.PROSPERITY:
        _place(s, realm, top, kind, action)
    else:
        _answer(s, realm, top, kind, action)


# A turn.


def act_in_turn(s: SweetLandsState, realm: Realm, action: int) -> None:
    """Carry out a main or free action (SL-5.2); each is an outermost action (SL-7.10)."""
    s.ripe = realm.flipped
    m = s.m
    if action >= act.FREE:
        _act_freely(s, realm, action)
        return
    if action == act.PASS:
        s.pending.pop()
        return
    s.pending[-1] = frame(at.AFTER)
    if action < act.PLAY:
        area = action - act.AREA
        cost = hand_cost(s, area)
        put_disk(s, area)
        s.push(frame(at.AREA, area))
        s.push(frame(at.HAND_COST, area, cost, 1))
    elif action < act.FLIP_SKILL:
        card = action - act.PLAY
        play(s, realm, card, card_price(s, realm, card, 0))
    else:
        skill = action - act.FLIP_SKILL
        realm.turned |= BIT[skill]
        start(s, m.skills[skill].effect, True)


def put_disk(s: SweetLandsState, area: int) -> None:
    """Put a disk on the leftmost free slot of an area."""
    disks = bytearray(s.disks)
    disks[area] += 1
    s.disks = bytes(disks)


def _act_freely(s: SweetLandsState, realm: Realm, action: int) -> None:
    m = s.m
    if action >= act.ABILITY:
        number = action - act.ABILITY
        realm.used |= BIT[number]
        start(s, m.characters[realm.character].abilities[number][0], True)
    elif action >= act.CLAIM:
        claim(s, realm, action - act.CLAIM)
    else:
        free = action - act.FREE
        if free == 0:  # F1
            s.push(with_must(frame(at.TERRAIN_ROAD, 1, 1, 1), True))
        elif free == 6:  # F8
            s.push(frame(at.TOWER))
        else:
            s.push(frame(at.RUN, m.free_effect[free]))
        if free == 5:  # F7
            s.push(frame(at.DISK_OR_CARD))
        pay_cost(s, realm, m.program.costs[m.free_cost[free]])


def claim(s: SweetLandsState, realm: Realm, token: int) -> None:
    """Take a milestone; when the third is taken, the others leave (SL-16.3)."""
    realm.milestones += bytes([2 * token + s.milestones[token] - 1])
    tokens = bytearray(s.milestones)
    tokens[token] = 0
    s.claimed += 1
    s.milestones = bytes(tokens) if s.claimed < s.m.milestones_close else bytes(len(tokens))


def play(s: SweetLandsState, realm: Realm, card: int, price: list[int]) -> None:
    """Play a card from hand (SL-9.2, SL-9.4)."""
    pay(realm, price)
    realm.drop(card)
    lay_down(s, realm, card)
    if s.m.card_kind[card] == IMMEDIATE:
        s.push(frame(at.EMPLOY, card))
        s.push(frame(at.LIST, s.m.card_effect[card]))
    fire(s, CARD_PLAYED)


def lay_down(s: SweetLandsState, realm: Realm, card: int) -> None:
    """Put a card before the player: it counts as played, and its symbols count."""
    m = s.m
    realm.played += bytes([card])
    for sweet in range(6):
        realm.sweets[sweet] += m.card_sweets[card][sweet]
    if m.card_sign[card] >= 0:
        realm.signs[m.card_sign[card]] += 1


def discard(s: SweetLandsState, realm: Realm, card: int) -> None:
    """Put a hand card on the discard pile."""
    realm.drop(card)
    s.discards = insert(s.discards, card)


# Placements and steps.


def _place(s: SweetLandsState, realm: Realm, top: int, kind: int, action: int) -> None:
    left = a_of(top) - 1
    if kind == at.TERRAIN:
        if left:
            s.push(frame(at.TERRAIN, left, b_of(top), c_of(top)))
        number = action - act.TERRAIN
        place_terrain(s, realm, number // act.TERRAIN_KINDS, number % act.TERRAIN_KINDS)
    elif kind == at.ROAD:
        if left:
            s.push(frame(at.ROAD, left))
        place_road(s, realm, action - act.ROAD)
    elif kind == at.PROPERTY or kind == at.BUILD:
        number = action - act.PROPERTY
        place_piece(s, realm, top, number // CELLS, number % CELLS)
    elif kind == at.HARE:
        if left:
            s.push(frame(at.HARE, left))
        place_hare(s, realm, action - act.HARE)
    elif kind == at.INDUSTRY:
        if left:
            s.push(frame(at.INDUSTRY, left))
        step_industry(s, realm, action - act.STEP)
    elif kind == at.PROSPERITY:
        if left:
            s.push(frame(at.PROSPERITY, left, b_of(top)))
        prosper(s, realm, action - act.PROSPER)
    elif kind == at.HAND_COST:
        _pay_hand(s, realm, top, action)
    else:
        _set_up(s, realm, kind, action)


def _set_up(s: SweetLandsState, realm: Realm, kind: int, action: int) -> None:
    if kind == at.CHARACTER:
        realm.character = action - act.CHARACTER
        character = s.m.characters[realm.character]
        realm.have = character.have[:]
        realm.production = character.production[:]
        realm.sweets = character.sweets[:]
        realm.modifiers = character.modifiers
    elif kind == at.DOMAIN:
        realm.board = (action - act.DOMAIN) // 2
        realm.side = realm.board + 1 if (action - act.DOMAIN) % 2 else 0
        side = s.m.sides[realm.side]
        realm.near = side.start_near
        realm.roads = side.fresh
    else:
        realm.help = action - act.HELP_CELL


def _pay_hand(s: SweetLandsState, realm: Realm, top: int, action: int) -> None:
    """Pay the hand cost with a disk, diamonds or cards (DP7, SL-5.4, SL-5.5, SL-15.12)."""
    left = b_of(top)
    if action == act.USE_DISK:
        realm.disks -= 1
    elif action >= act.PAY_DIAMONDS:
        paid = action - act.PAY_DIAMONDS
        realm.have[op.GEM] -= paid
        if left > paid:
            s.push(frame(at.HAND_COST, a_of(top), left - paid))
        for _ in range(paid):
            s.push(frame(at.TRIGGER, DIAMOND_PAID))
    else:
        discard(s, realm, action - act.DISCARD_CARD)
        if left > 1:
            s.push(frame(at.HAND_COST, a_of(top), left - 1))


# Everything else.


def _answer(s: SweetLandsState, realm: Realm, top: int, kind: int, action: int) -> None:
    p = s.m.program
    a = a_of(top)
    if kind == at.OPTION:
        start(s, p.options[p.a[a]][action - act.OPTION], False)
    elif kind == at.TAKE:
        if a > 1:
            s.push(frame(at.TAKE, a - 1))
        realm.have[1 + action - act.TAKE] += 1
    elif kind == at.PRODUCE:
        if a > 1:
            s.push(frame(at.PRODUCE, a - 1))
        if action == act.PRODUCE:
            raise_gold(s, realm, 1)
        else:
            realm.production[action - act.PRODUCE] += 1
    elif kind == at.SKILL:
        if a > 1:
            s.push(frame(at.SKILL, a - 1))
        take_skill(s, realm, action - act.SKILL)
    elif kind == at.EMPLOY:
        realm.have[op.GEM] -= s.m.employ_cost
        realm.columns[action - act.EMPLOY] += bytes([a])
    elif kind == at.COLUMN:
        take_bonus(s, realm, action - act.COLUMN)
    elif kind == at.SPEND:
        spend(s, realm, a, False)
    elif kind == at.ORDER:
        _take_next(s, a, action)
    elif kind == at.LEAST:
        s.push(with_must(frame(at.PROSPERITY, a, action - act.COLOR + 1), must_of(top)))
    elif kind == at.HELP_MOVE:
        if s.solo:  # SL-18.3
            s.mio = realm.help
        realm.help = action - act.HELP_CELL
    elif kind == at.FLIP:
        if a > 1:
            s.push(frame(at.FLIP, a - 1))
        realm.flipped |= BIT[action - act.FLIP]
        start(s, flip_list(s, realm, action - act.FLIP), False)
    elif kind == at.TERRAIN_ROAD:
        _next_placement(s, top, action)
    elif kind == at.COPY:
        s.push(frame(at.AREA, action - act.COPY))
    elif kind == at.TOWER:
        build_tower(s, realm, (action - act.PROPERTY) % CELLS)
    else:
        _answer_with_card(s, realm, top, kind, action)


def take_skill(s: SweetLandsState, realm: Realm, skill: int) -> None:
    """Take a skill token, an upgraded one for a diamond (SL-10.1, SL-17.3)."""
    stock = bytearray(s.stock)
    stock[skill] -= 1
    s.stock = bytes(stock)
    if skill >= FIRST_UPGRADED:
        realm.have[op.GEM] -= s.m.upgrade_cost
    realm.skills += bytes([skill])
    token = s.m.skills[skill]
    realm.modifiers |= token.modifiers
    if token.timing == IMMEDIATE:
        start(s, token.effect, False)


def _take_next(s: SweetLandsState, number: int, action: int) -> None:
    """Move the chosen frame to the top; the ORDER frame stays while two or more are left."""
    place = len(s.pending) - number
    while _order_id(s.pending[place]) != action:
        place += 1
    made = s.pending.pop(place)
    if number > 2:
        s.push(frame(at.ORDER, number - 1))
    s.push(made)


def _order_id(made: int) -> int:
    kind = kind_of(made)
    if kind == at.HELP:
        return act.HELP_TOKEN + a_of(made)
    return act.FLIP + a_of(made) if kind == at.TURNED else act.EFFECT + b_of(made)


def _next_placement(s: SweetLandsState, top: int, action: int) -> None:
    """Place a token or a road without stop (DP27); F1 allows only one of them."""
    tokens, roads = a_of(top), b_of(top)
    if action == act.NEXT_TERRAIN:
        tokens -= 1
    else:
        roads -= 1
    if tokens + roads and c_of(top) == 0:
        s.push(frame(at.TERRAIN_ROAD, tokens, roads))
    s.push(with_must(frame(at.TERRAIN if action == act.NEXT_TERRAIN else at.ROAD, 1), True))


def _answer_with_card(s: SweetLandsState, realm: Realm, top: int, kind: int, action: int) -> None:
    a = a_of(top)
    if kind == at.DISCARD:
        if a > 1:
            s.push(frame(at.DISCARD, a - 1))
        discard(s, realm, action - act.DISCARD_CARD)
    elif kind == at.DISK_OR_CARD:
        if action == act.USE_DISK:
            realm.disks -= 1
        else:
            discard(s, realm, action - act.DISCARD_CARD)
    elif kind == at.MIX or kind == at.AREA_MIX:
        mix = act.MIXES[action - act.PAY_MIX]
        for each in range(3):
            realm.have[1 + each] -= mix[each]
    elif kind == at.CARMEN or kind == at.EMPLOY_CARD:
        if a > 1:
            s.push(frame(kind, a - 1))
        number = action - act.EMPLOY_CARD
        realm.drop(number // 3)
        lay_down(s, realm, number // 3)
        realm.columns[number % 3] += bytes([number // 3])
    elif kind == at.PLAY_CARD:
        p = s.m.program
        card = action - act.PLAY
        play(s, realm, card, [0, 0, 0, 0, 0] if p.d[a] else card_price(s, realm, card, p.c[a]))
    elif kind == at.SEARCH_PLAY:
        play(s, realm, action - act.PLAY, [0, 0, 0, 0, 0])
    else:
        _search(s, realm, top, action - act.SEARCH)


def _search(s: SweetLandsState, realm: Realm, top: int, card: int) -> None:
    if card in s.deck:
        s.deck = without(s.deck, card)
    else:
        s.under = without(s.under, card)
    realm.hold(card)
    realm.shown = insert(realm.shown, card)
    if a_of(top) > 1:
        s.push(frame(at.SEARCH, a_of(top) - 1, b_of(top), card + 1))
        return
    shuffle(s)
    if s.m.program.d[b_of(top)]:
        s.push(frame(at.SEARCH_PLAY, c_of(top) - 1, card))


def end_search(s: SweetLandsState, realm: Realm, top: int) -> None:
    """End a search that finds no more; a single card found by Sakura is played (SL-15.11)."""
    shuffle(s)
    if s.m.program.d[b_of(top)] and c_of(top):
        play(s, realm, c_of(top) - 1, [0, 0, 0, 0, 0])


def shuffle(s: SweetLandsState) -> None:
    """Shuffle the deck into one layer again (SL-4.6)."""
    s.deck = bytes(sorted([card for card in s.deck + s.under if card != LAYER]))
    s.under = b""
