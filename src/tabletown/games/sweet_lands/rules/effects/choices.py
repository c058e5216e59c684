"""Execution of choices: the answer to each question (section 20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules import vectors
from tabletown.games.sweet_lands.rules.characters import CARD_PLAYED, DIAMOND_PAID, IMMEDIATE
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.apply import fire, flip_list, pay_cost, raise_gold, spend, start
from tabletown.games.sweet_lands.rules.effects.feasibility import card_gold, hand_cost, pay
from tabletown.games.sweet_lands.rules.effects.resolution import finish_pieces, take_bonus
from tabletown.games.sweet_lands.rules.geometry import CELLS
from tabletown.games.sweet_lands.rules.legal import order_id
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
from tabletown.games.sweet_lands.rules.realm import BYTE, Realm
from tabletown.games.sweet_lands.rules.vectors import DECK, EMPTY, HAVE, MADE, SHOWN, SIGNS, STACK, SWEET

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


FREE: Final = -1  # as a discount: a card is played without payment


def choose(s: SweetLandsState, action: i64) -> None:
    """Answer the question on top of the stack."""
    top = s.top()
    kind = kind_of(top)
    realm = s.realms[s.seat]
    if kind == at.TURN or kind == at.AFTER:
        act_in_turn(s, realm, action)
        return
    s.depth -= 1
    if action == act.STOP:
        if kind == at.PROPERTY or kind == at.BUILD:
            finish_pieces(s, top)
    elif kind <= at.PROSPERITY:
        _place(s, realm, top, kind, action)
    else:
        _answer(s, realm, top, kind, action)


# A turn.


def act_in_turn(s: SweetLandsState, realm: Realm, action: i64) -> None:
    """Carry out a main or free action (SL-5.2); each is an outermost action (SL-7.10)."""
    s.ripe = realm.flipped
    m = s.m
    if action >= act.FREE:
        _act_freely(s, realm, action)
        return
    if action == act.PASS:
        s.depth -= 1
        return
    s.replace_top(frame(at.AFTER))
    if action < act.PLAY:
        area = action - act.AREA
        cost = hand_cost(s, area)
        s.put_disk(area)
        s.push(frame(at.AREA, area))
        s.push(frame(at.HAND_COST, area, cost, 1))
    elif action < act.FLIP_SKILL:
        card = action - act.PLAY
        play(s, realm, card, 0)
    else:
        skill = action - act.FLIP_SKILL
        realm.turned |= BIT[skill]
        start(s, m.skills[skill].effect, True)


def _act_freely(s: SweetLandsState, realm: Realm, action: i64) -> None:
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
        pay_cost(s, realm, m.free_cost[free])


def claim(s: SweetLandsState, realm: Realm, token: i64) -> None:
    """Take a milestone; when the third is taken, the others leave (SL-16.3)."""
    realm.milestones += BYTE[2 * token + s.milestones[token] - 1]
    tokens = bytearray(s.milestones)
    tokens[token] = 0
    s.claimed += 1
    s.milestones = bytes(tokens) if s.claimed < s.m.milestones_close else bytes(len(tokens))


def play(s: SweetLandsState, realm: Realm, card: i64, discount: i64) -> None:
    """Play a card from hand at its price less a discount in gold, or FREE (SL-9.2, SL-9.4)."""
    if discount != FREE:
        p, price = s.m.program, s.m.card_price[card]
        realm.n[HAVE] += p.cost[op.STRIDE * price] - card_gold(s, realm, card, discount)
        pay(realm, p, price)
    realm.drop(card)
    lay_down(s, realm, card)
    if s.m.card_kind[card] == IMMEDIATE:
        s.push(frame(at.EMPLOY, card))
        s.push(frame(at.LIST, s.m.card_effect[card]))
    fire(s, CARD_PLAYED)


def lay_down(s: SweetLandsState, realm: Realm, card: i64) -> None:
    """Put a card before the player: it counts as played, and its symbols count."""
    m = s.m
    realm.played += BYTE[card]
    for sweet in range(6):
        realm.n[SWEET + sweet] += m.card_sweets[6 * card + sweet]
    if m.card_sign[card] >= 0:
        realm.n[SIGNS + m.card_sign[card]] += 1


# Placements and steps.


def _place(s: SweetLandsState, realm: Realm, top: i64, kind: i64, action: i64) -> None:
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


def _set_up(s: SweetLandsState, realm: Realm, kind: i64, action: i64) -> None:
    if kind == at.CHARACTER:
        realm.character = action - act.CHARACTER
        character = s.m.characters[realm.character]
        realm.have = character.have
        realm.production = character.production
        realm.sweets = character.sweets
        realm.modifiers = character.modifiers
    elif kind == at.DOMAIN:
        realm.board = (action - act.DOMAIN) // 2
        realm.side = realm.board + 1 if (action - act.DOMAIN) % 2 else 0
        side = s.m.sides[realm.side]
        realm.near = side.start_near
        for word in range(2 * vectors.WORDS):
            realm.n[EMPTY + word] = side.edges[word]
    else:
        realm.help = action - act.HELP_CELL


def _pay_hand(s: SweetLandsState, realm: Realm, top: i64, action: i64) -> None:
    """Pay the hand cost with a disk, diamonds or cards (DP7, SL-5.4, SL-5.5, SL-15.12)."""
    left = b_of(top)
    if action == act.USE_DISK:
        realm.disks -= 1
    elif action >= act.PAY_DIAMONDS:
        paid = action - act.PAY_DIAMONDS
        realm.n[HAVE + op.GEM] -= paid
        if left > paid:
            s.push(frame(at.HAND_COST, a_of(top), left - paid))
        for _ in range(paid):
            s.push(frame(at.TRIGGER, DIAMOND_PAID))
    else:
        s.discard(realm, action - act.DISCARD_CARD)
        if left > 1:
            s.push(frame(at.HAND_COST, a_of(top), left - 1))


# Everything else.


def _answer(s: SweetLandsState, realm: Realm, top: i64, kind: i64, action: i64) -> None:
    p = s.m.program
    a = a_of(top)
    if kind == at.OPTION:
        start(s, p.options[p.a[a]][action - act.OPTION], False)
    elif kind == at.TAKE:
        if a > 1:
            s.push(frame(at.TAKE, a - 1))
        realm.n[HAVE + 1 + action - act.TAKE] += 1
    elif kind == at.PRODUCE:
        if a > 1:
            s.push(frame(at.PRODUCE, a - 1))
        if action == act.PRODUCE:
            raise_gold(s, realm, 1)
        else:
            realm.n[MADE + action - act.PRODUCE] += 1
    elif kind == at.SKILL:
        if a > 1:
            s.push(frame(at.SKILL, a - 1))
        take_skill(s, realm, action - act.SKILL)
    elif kind == at.EMPLOY:
        realm.n[HAVE + op.GEM] -= s.m.employ_cost
        realm.employ(a, action - act.EMPLOY)
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


def take_skill(s: SweetLandsState, realm: Realm, skill: i64) -> None:
    """Take a skill token, an upgraded one for a diamond (SL-10.1, SL-17.3)."""
    s.take_skill(skill)
    if skill >= FIRST_UPGRADED:
        realm.n[HAVE + op.GEM] -= s.m.upgrade_cost
    realm.add_skill(skill)
    token = s.m.skills[skill]
    realm.modifiers |= token.modifiers
    if token.timing == IMMEDIATE:
        start(s, token.effect, False)


def _take_next(s: SweetLandsState, number: i64, action: i64) -> None:
    """Move the chosen frame to the top; the ORDER frame stays while two or more are left."""
    place = s.depth - number
    while order_id(s.n[STACK + place]) != action:
        place += 1
    made = s.n[STACK + place]
    s.depth -= 1
    for above in range(place, s.depth):
        s.n[STACK + above] = s.n[STACK + above + 1]
    if number > 2:
        s.push(frame(at.ORDER, number - 1))
    s.push(made)


def _next_placement(s: SweetLandsState, top: i64, action: i64) -> None:
    """Place a token or a road without stop (DP27); F1 allows only one of them."""
    tokens, roads = a_of(top), b_of(top)
    if action == act.NEXT_TERRAIN:
        tokens -= 1
    else:
        roads -= 1
    if tokens + roads and c_of(top) == 0:
        s.push(frame(at.TERRAIN_ROAD, tokens, roads))
    s.push(with_must(frame(at.TERRAIN if action == act.NEXT_TERRAIN else at.ROAD, 1), True))


def _answer_with_card(s: SweetLandsState, realm: Realm, top: i64, kind: i64, action: i64) -> None:
    a = a_of(top)
    if kind == at.DISCARD:
        if a > 1:
            s.push(frame(at.DISCARD, a - 1))
        s.discard(realm, action - act.DISCARD_CARD)
    elif kind == at.DISK_OR_CARD:
        if action == act.USE_DISK:
            realm.disks -= 1
        else:
            s.discard(realm, action - act.DISCARD_CARD)
    elif kind == at.MIX or kind == at.AREA_MIX:
        mix = act.MIXES[action - act.PAY_MIX]
        realm.n[HAVE + op.WHEAT] -= mix[0]
        realm.n[HAVE + op.WOOD] -= mix[1]
        realm.n[HAVE + op.IRON] -= mix[2]
    elif kind == at.CARMEN or kind == at.EMPLOY_CARD:
        if a > 1:
            s.push(frame(kind, a - 1))
        number = action - act.EMPLOY_CARD
        realm.drop(number // 3)
        lay_down(s, realm, number // 3)
        realm.employ(number // 3, number % 3)
    elif kind == at.PLAY_CARD:
        p = s.m.program
        card = action - act.PLAY
        play(s, realm, card, FREE if p.d[a] else p.c[a])
    elif kind == at.SEARCH_PLAY:
        play(s, realm, action - act.PLAY, FREE)
    else:
        _search(s, realm, top, action - act.SEARCH)


def _search(s: SweetLandsState, realm: Realm, top: i64, card: i64) -> None:
    if vectors.has(s.n, DECK, card):
        s.draw_card(card)
    else:
        place = s.under.index(BYTE[card])
        s.under = s.under[:place] + s.under[place + 1 :]
    realm.hold(card)
    vectors.put(realm.n, SHOWN, card)
    if a_of(top) > 1:
        s.push(frame(at.SEARCH, a_of(top) - 1, b_of(top), card + 1))
        return
    shuffle(s)
    if s.m.program.d[b_of(top)]:
        s.push(frame(at.SEARCH_PLAY, c_of(top) - 1, card))


def end_search(s: SweetLandsState, realm: Realm, top: i64) -> None:
    """End a search that finds no more; a single card found by Sakura is played (SL-15.11)."""
    shuffle(s)
    if s.m.program.d[b_of(top)] and c_of(top):
        play(s, realm, c_of(top) - 1, FREE)


def shuffle(s: SweetLandsState) -> None:
    """Shuffle the deck into one layer again (SL-4.6)."""
    for card in s.under:
        if card != LAYER:
            vectors.put(s.n, DECK, card)
    s.under = b""
