"""What a seat may know of a match of Sweet Lands (section 21), and states that fit this knowledge."""

from __future__ import annotations

import random

import msgspec

from tabletown.core.bits import BIT, members
from tabletown.core.chance import Rng
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.core.views import SEEN, VEILED, View
from tabletown.games.sweet_lands import actions as act
from tabletown.games.sweet_lands import frames as f
from tabletown.games.sweet_lands import state as at
from tabletown.games.sweet_lands.choosing import put_piece
from tabletown.games.sweet_lands.frames import a_of, kind_of
from tabletown.games.sweet_lands.geometry import cells_of
from tabletown.games.sweet_lands.legal import options
from tabletown.games.sweet_lands.material import (
    AREA,
    AREAS,
    BOARDS,
    CARD,
    CARD_OPS,
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
from tabletown.games.sweet_lands.options import SweetLandsOptions
from tabletown.games.sweet_lands.phases import next_dealt
from tabletown.games.sweet_lands.position import (
    cell_of,
    complete_realm,
    name_cell,
    name_edge,
    pieces_of,
    read_frame,
    set_roads,
    write_frame,
)
from tabletown.games.sweet_lands.program import TERRAINS
from tabletown.games.sweet_lands.rules import SweetLandsState
from tabletown.games.sweet_lands.scoring import sheet
from tabletown.games.sweet_lands.sides import ROAD, SPECIAL
from tabletown.games.sweet_lands.state import LAYER, NOBODY, PHASES, Position, Realm

TRIES = 400  # hands dealt before a sample is taken as it is


class RealmView(msgspec.Struct, frozen=True):
    """A player's boards: all of it is public."""

    character: str
    board: str
    side: str  # of the domain: A, B1 ...
    help: int  # cell from 1, 0 for none
    have: tuple[int, ...]
    production: tuple[int, ...]
    vp: int
    cp: int
    ip: int
    ip_before: int
    ip_round: int
    tokens: dict[str, str]  # cell to terrain or special token
    flipped: tuple[str, ...]
    loose: bool
    roads: tuple[str, ...]
    areas: tuple[int, ...]
    pieces: dict[str, str]  # cell to property, shops by id
    hares: tuple[str, ...]
    cart: int
    loco: int
    food: int
    steps: tuple[int, ...]
    wonders: int
    discount: int
    disks: int
    markers: int
    skills: tuple[str, ...]
    turned: tuple[str, ...]
    used: tuple[int, ...]
    cards: int  # in hand
    shown: tuple[str, ...]  # of them, those that everybody saw when they were searched
    played: tuple[str, ...]
    columns: tuple[tuple[str, ...], ...]
    milestones: tuple[str, ...]


class SweetLandsView(View, frozen=True, kw_only=True):
    """The table, all realms, and the viewer's own cards."""

    options: SweetLandsOptions
    phase: str
    round: int
    step: int
    turn: int  # the seat whose decisions are on the stack
    first: int
    order: tuple[int, ...]
    ended: tuple[int, ...]
    pending: tuple[str, ...]
    queue: tuple[int, ...]
    granted: tuple[str, ...]
    ripe: tuple[str, ...]
    disks: dict[str, int]
    layers: tuple[int, ...]  # sizes of the deck's layers, the top first
    discards: tuple[str, ...]
    stock: dict[str, int]
    help: tuple[tuple[str, str], ...]
    milestones: tuple[str, ...]
    claimed: int
    scoring: tuple[str, ...]
    ends: tuple[str, ...]
    revealed: tuple[str, ...]
    mio: int
    realms: tuple[RealmView, ...]
    packets: tuple[int, ...]  # sizes
    hand: tuple[str, ...]  # the viewer's
    packet: tuple[str, ...]
    chosen: str
    deck: tuple[str, ...]  # while the viewer searches it


def view(state: SweetLandsState, seat: int | None) -> SweetLandsView:
    """The allow-list of section 21."""
    mine = state.realms[seat] if seat is not None else None
    layers = [len(state.deck)] + [len(layer) for layer in state.under.split(b"\xff") if layer]
    searching = seat is not None and seat == state.seat and len(state.pending) > 0 and kind_of(state.pending[-1]) == f.SEARCH
    deck = sorted([card for card in state.deck + state.under if card != LAYER]) if searching else []
    chosen = state.chosen[seat] if seat is not None else NOBODY
    return SweetLandsView(
        game="sweet_lands",
        seat=seat,
        actors=state.actors(),
        options=state.settings(),
        phase=PHASES[state.phase],
        round=state.round,
        step=state.step,
        turn=state.seat,
        first=state.first,
        order=tuple(state.order),
        ended=tuple(state.ended),
        pending=tuple([write_frame(made) for made in state.pending]),
        queue=tuple(state.queue),
        granted=_cards(state.granted),
        ripe=_cells(state.ripe),
        disks={AREAS[area]: state.disks[area] for area in range(len(AREAS)) if state.disks[area]},
        layers=tuple(layers),
        discards=_cards(state.discards),
        stock={SKILLS[skill]: state.stock[skill] for skill in range(len(SKILLS)) if state.stock[skill]},
        help=tuple([(_help(state.help[cell]), _help(state.help[cell + 1])) for cell in range(0, len(state.help), 2)]),
        milestones=tuple(
            [
                MILESTONES[token] + "ab"[state.milestones[token] - 1]
                for token in range(len(MILESTONES))
                if state.milestones[token]
            ]
        ),
        claimed=state.claimed,
        scoring=tuple([SCORING[token] for token in state.scoring]),
        ends=tuple([TRACKS[track] for track in members(state.ends_reached)]),
        revealed=tuple([SOLO_CARDS[card] for card in state.revealed]),
        mio=state.mio + 1,
        realms=tuple([_realm_view(state, realm) for realm in state.realms]),
        packets=tuple([len(packet) for packet in state.packets]),
        hand=_cards(mine.hand) if mine is not None else (),
        packet=_cards(state.packets[seat]) if seat is not None else (),
        chosen=CARDS[chosen] if chosen != NOBODY else "",
        deck=tuple([CARDS[card] for card in deck]),
    )


def _cards(cards: bytes) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def _cells(mask: int) -> tuple[str, ...]:
    return tuple([name_cell(cell) for cell in cells_of(mask)])


def _help(token: int) -> str:
    return HELP[token - 1] if token else ""


def _realm_view(state: Position, realm: Realm) -> RealmView:
    side = state.m.sides[realm.side]
    tokens = {}
    for cell in cells_of(realm.tokens):
        kind = side.kind_of[cell]
        special = (realm.special >> 3 * side.special_index[cell]) & 7 if kind == SPECIAL else 0
        tokens[name_cell(cell)] = SPECIALS[special - 1] if special else TERRAINS[kind]
    pieces = {name_cell(cell): PIECES[piece] for piece, cell in pieces_of(realm)}
    return RealmView(
        character=CHARACTERS[realm.character] if realm.character != NOBODY else "",
        board=BOARDS[realm.board] if realm.board != NOBODY else "",
        side=SIDES[realm.side],
        help=realm.help + 1,
        have=tuple(realm.have),
        production=tuple(realm.production),
        vp=realm.vp,
        cp=realm.cp,
        ip=realm.ip,
        ip_before=realm.ip_before,
        ip_round=realm.ip_round,
        tokens=tokens,
        flipped=_cells(realm.flipped),
        loose=realm.loose,
        roads=tuple([name_edge(edge) for edge in range(len(realm.roads)) if realm.roads[edge] == ROAD]),
        areas=tuple(members(realm.areas)),
        pieces=pieces,
        hares=_cells(realm.hares),
        cart=realm.cart,
        loco=realm.loco,
        food=realm.food,
        steps=tuple(realm.steps),
        wonders=realm.wonders,
        discount=realm.discount,
        disks=realm.disks,
        markers=realm.markers,
        skills=tuple([SKILLS[skill] for skill in realm.skills]),
        turned=tuple([SKILLS[skill] for skill in members(realm.turned)]),
        used=tuple(members(realm.used)),
        cards=len(realm.hand),
        shown=_cards(realm.shown),
        played=_cards(realm.played),
        columns=tuple([_cards(column) for column in realm.columns]),
        milestones=tuple([MILESTONES[each // 2] + "ab"[each % 2] for each in realm.milestones]),
    )


def score(view: SweetLandsView, seat: int) -> ScoreSheet:
    """The final score of a seat as it would be now; nothing in it is hidden."""
    return sheet(known(view), seat)


# Sampling.


def sample(view: SweetLandsView, rng: random.Random) -> SweetLandsState:
    """A state that the viewer considers possible: hidden cards are dealt at random."""
    prototype = known(view)
    draw = Rng(rng.getrandbits(32))
    for _ in range(TRIES):
        state = prototype.copy()
        _deal_hidden(view, state, draw)
        if not state.pending or view.actors < 0:
            return state
        state.found = options(state, state.pending[-1])
        if len(state.found) > 1 or (state.found and state.found[0] != act.STOP):
            return state
    return state


_last: list[tuple[SweetLandsView, SweetLandsState]] = []


def known(view: SweetLandsView) -> SweetLandsState:
    """The known part of the state, hidden cards missing; kept for the view asked for last, and never to be changed."""
    for other, state in _last:
        if other is view:
            return state
    state = _known(view)
    _last[:] = [(view, state)]
    return state


def _known(view: SweetLandsView) -> SweetLandsState:
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


# Who learns what, and when.


def exposure(before: SweetLandsState, actor: int, action: int, viewer: int | None) -> int:
    """How a viewer learns of a step: draws, draft picks and kept cards are seen by their owner only (SL-21.1 to SL-21.3)."""
    if actor == CHANCE:
        if action < act.DRAW:
            return SEEN
        owner = next_dealt(before) if before.phase == at.DEAL else before.seat
        return SEEN if viewer == owner else VEILED
    if before.phase == at.DRAFT or before.phase == at.CLEANUP:
        return SEEN if actor == viewer else VEILED
    return SEEN


def barrier(before: SweetLandsState, actor: int, action: int, after: SweetLandsState) -> int:
    """The seats that can take back nothing from before the end of this step."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or after.actors() <= 0:
        return everybody
    if before.phase == at.DRAFT or before.phase == at.CLEANUP:
        return BIT[actor] if after.phase == before.phase and after.packets == before.packets else everybody
    if after.phase in (at.DRAFT, at.CLEANUP):  # others decide now too
        return everybody
    if not after.is_actor(actor) or _looks_into_deck(before) or _looks_into_deck(after):
        return everybody
    return everybody & ~BIT[actor]


def discloses(before: SweetLandsState, actor: int, action: int, after: SweetLandsState, viewer: int | None) -> bool:
    """Whether a step shows the viewer something that was veiled: a hand thrown off, a packet passed on, an answer to whether
    somebody holds a card that an effect asks for."""
    if before.phase == at.CLEANUP or before.phase == at.DRAFT:
        return after.phase != before.phase or after.packets != before.packets
    if viewer == before.seat:
        return _looks_into_deck(after)
    if _depends_on_hand(before) or _depends_on_hand(after):
        return True
    if act.PLAY <= action < act.FLIP_SKILL:
        return before.m.asks_for_cards[before.m.card_effect[action - act.PLAY]]
    return (
        action >= act.PROSPER
        and action < act.EMPLOY
        and any(before.m.asks_for_cards[effects] for effects in _set_off(before, action))
    )


def _set_off(state: SweetLandsState, action: int) -> list[int]:
    """The effect list that a step on a track or a skill token begins."""
    if act.PROSPER <= action < act.COLOR:
        return [state.m.track_first[action - act.PROSPER]]
    return [state.m.skills[action - act.SKILL].effect] if action >= act.SKILL else []


def _depends_on_hand(state: SweetLandsState) -> bool:
    m = state.m
    for made in state.pending:
        kind = kind_of(made)
        if kind in (f.CARMEN, f.EMPLOY_CARD, f.PLAY_CARD, f.SEARCH, f.REDRAW):
            return True
        if kind in (f.LIST, f.RUN, f.REPEAT) and m.asks_for_cards[a_of(made)]:
            return True
        if kind == f.ELEMENT and m.program.op[a_of(made)] in CARD_OPS:
            return True
    return False


def _looks_into_deck(state: SweetLandsState) -> bool:
    return len(state.pending) > 0 and kind_of(state.pending[-1]) == f.SEARCH
