"""States that are consistent with a view: its known part, and hidden cards dealt at random."""

from __future__ import annotations

import random

from tabletown.core.bits import BIT
from tabletown.core.chance import Rng
from tabletown.core.state import keep_last
from tabletown.core.views import ScoreSheet
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.geometry import cell_of
from tabletown.games.sweet_lands.rules.legal import has_options
from tabletown.games.sweet_lands.rules.material import (
    AREA,
    AREAS,
    BOARDS,
    CARD,
    CARDS,
    CHARACTERS,
    HELP,
    MILESTONES,
    PIECES,
    SCORING,
    SIDES,
    SKILLS,
    SOLO_CARDS,
    SPECIALS,
    TRACKS,
)
from tabletown.games.sweet_lands.rules.placement import complete_realm, put_piece, set_roads
from tabletown.games.sweet_lands.rules.points import NOBODY, PHASES, read_frame
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.scoring import sheet
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import RealmView, SweetLandsView, scored_state

TRIES = 400  # hands dealt before a sample is taken as it is


def score(view: SweetLandsView, seat: int) -> ScoreSheet:
    """Return the final score of a seat as it would be now; nothing in it is hidden."""
    state = scored_state(view)
    return sheet(known(view) if state is None else state, seat)


def sample(view: SweetLandsView, rng: random.Random) -> SweetLandsState:
    """Return a state that the viewer considers possible: hidden cards are dealt at random."""
    prototype = known(view)
    draw = Rng(rng.getrandbits(32))
    for _ in range(TRIES):
        state = prototype.copy()
        _deal_hidden(view, state, draw)
        if state.depth == 0 or view.actors < 0 or has_options(state, state.top()):
            return state
    return state


@keep_last
def known(view: SweetLandsView) -> SweetLandsState:
    """Return the known part of the state, without hidden cards; the result must not be changed."""
    state = SweetLandsState(view.options)
    state.phase = PHASES.index(view.phase)
    state.waiting = view.actors
    state.round, state.step, state.seat, state.first = view.round, view.step, view.turn, view.first
    state.order, state.ended = bytes(view.order), bytes(view.ended)
    state.pending = [read_frame(word) for word in view.pending]
    state.queue = bytes(view.queue)
    state.granted = _numbers(view.granted, CARDS)
    state.ripe = _mask(view.ripe)
    disks = bytearray(len(AREAS))
    for name, number in view.disks.items():
        disks[AREA[name]] = number
    state.disks = bytes(disks)
    state.discards = _numbers(view.discards, CARDS)
    stock = bytearray(len(SKILLS))
    for name, number in view.stock.items():
        stock[SKILLS.index(name)] = number
    state.stock = bytes(stock)
    state.help = bytes([1 + HELP.index(token) if token else 0 for cell in view.help for token in cell])
    tokens = bytearray(len(MILESTONES))
    for name in view.milestones:
        tokens[MILESTONES.index(name[:-1])] = 1 + "ab".index(name[-1])
    state.milestones = bytes(tokens)
    state.claimed = view.claimed
    state.scoring = _numbers(view.scoring, SCORING)
    state.ends_reached = sum([BIT[TRACKS.index(name)] for name in view.ends])
    state.revealed = _numbers(view.revealed, SOLO_CARDS)
    state.mio = view.mio - 1
    state.realms = [_realm(state, each, seat) for seat, each in enumerate(view.realms)]
    if view.seat is not None:
        state.realms[view.seat].hand = _numbers(view.hand, CARDS)
        state.packets[view.seat] = _numbers(view.packet, CARDS)
        state.chosen[view.seat] = CARD[view.chosen] if view.chosen else NOBODY
    return state


def _numbers(names: tuple[str, ...], among: list[str]) -> bytes:
    return bytes([among.index(name) for name in names]) if among is not CARDS else bytes([CARD[name] for name in names])


def _mask(cells: tuple[str, ...]) -> int:
    return sum([BIT[cell_of(cell)] for cell in cells])


def _realm(state: SweetLandsState, seen: RealmView, seat: int) -> Realm:
    realm = Realm()
    realm.character = CHARACTERS.index(seen.character) if seen.character else NOBODY
    realm.board = BOARDS.index(seen.board) if seen.board else NOBODY
    realm.side = SIDES.index(seen.side)
    realm.help = seen.help - 1
    realm.have, realm.production = list(seen.have), list(seen.production)
    realm.vp, realm.cp, realm.ip = seen.vp, seen.cp, seen.ip
    realm.earned = list(seen.earned)
    realm.ip_before, realm.ip_round = seen.ip_before, seen.ip_round
    side = state.m.sides[realm.side]
    for name, kind in seen.tokens.items():
        cell = cell_of(name)
        realm.tokens |= BIT[cell]
        if kind in SPECIALS:
            realm.special += (SPECIALS.index(kind) + 1) * BIT[3 * side.special_index[cell]]
    realm.flipped = _mask(seen.flipped)
    realm.loose = seen.loose
    if realm.board != NOBODY:
        realm.roads = side.fresh
        set_roads(realm, seen.roads)
    realm.areas = sum([BIT[index] for index in seen.areas])
    for name, kind in seen.pieces.items():
        put_piece(realm, PIECES.index(kind), cell_of(name))
    realm.hares = _mask(seen.hares)
    realm.cart, realm.loco, realm.food, realm.steps = seen.cart, seen.loco, seen.food, list(seen.steps)
    realm.wonders, realm.discount, realm.disks, realm.markers = seen.wonders, seen.discount, seen.disks, seen.markers
    realm.skills = _numbers(seen.skills, SKILLS)
    realm.turned = sum([BIT[SKILLS.index(skill)] for skill in seen.turned])
    realm.used = sum([BIT[number] for number in seen.used])
    realm.played = _numbers(seen.played, CARDS)
    realm.shown = _numbers(seen.shown, CARDS)
    realm.columns = [_numbers(column, CARDS) for column in seen.columns]
    realm.milestones = bytes([2 * MILESTONES.index(name[:-1]) + "ab".index(name[-1]) for name in seen.milestones])
    complete_realm(state, realm, seat)
    return realm


def _deal_hidden(view: SweetLandsView, state: SweetLandsState, draw: Rng) -> None:
    """Deal every card that the viewer does not see."""
    state.packets, state.chosen = state.packets[:], state.chosen[:]  # copies of a state share them
    seen = set(state.discards)
    for seat in range(state.seats):
        seen |= set(state.realms[seat].played) | set(state.realms[seat].hand) | set(state.packets[seat])
        seen |= set(state.realms[seat].shown)
    in_deck = [CARD[name] for name in view.deck]
    pool = [card for card in range(len(CARDS)) if card not in seen and card not in in_deck]
    draw.shuffle(pool)
    for seat in range(state.seats):
        if seat == view.seat:
            continue
        realm = state.realms[seat]
        size = view.realms[seat].cards - len(realm.shown)
        realm.hand = bytes(sorted([*realm.shown, *pool[:size]]))
        pool = pool[size:]
        size = view.packets[seat]
        state.packets[seat] = bytes(sorted(pool[:size]))
        pool = pool[size:]
        choosing = state.phase == at.DRAFT or state.phase == at.CLEANUP
        among = state.packets[seat] if state.phase == at.DRAFT else realm.hand
        if choosing and not view.actors & BIT[seat] and among:
            state.chosen[seat] = among[draw.below(len(among))]
    if in_deck:
        pool = in_deck
        draw.shuffle(pool)
    layers = []
    for size in view.layers:
        layers.append(bytes(sorted(pool[:size])))
        pool = pool[size:]
    state.deck = layers[0]
    state.under = b"\xff".join(layers[1:])
