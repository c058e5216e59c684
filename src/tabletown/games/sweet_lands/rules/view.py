"""The view of a seat, and what each step reveals (section 21)."""

from __future__ import annotations

import msgspec

from tabletown.core.bits import BIT, members
from tabletown.core.state import CHANCE
from tabletown.core.views import SEEN, VEILED, View
from tabletown.games.sweet_lands.options import SweetLandsOptions
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.effects.compiler import TERRAINS
from tabletown.games.sweet_lands.rules.geometry import cells_of, name_cell, name_edge
from tabletown.games.sweet_lands.rules.material import (
    AREAS,
    BOARDS,
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
from tabletown.games.sweet_lands.rules.phases import drawing_seat
from tabletown.games.sweet_lands.rules.placement import pieces_of
from tabletown.games.sweet_lands.rules.points import LAYER, NOBODY, PHASES, a_of, kind_of, write_frame
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.sides import SPECIAL
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.vectors import ROADS, listed


class RealmView(msgspec.Struct, frozen=True):
    """A player's boards: all of it is public."""

    character: str
    board: str
    side: str  # of the domain: A, B1 ...
    help: int  # cell from 1, 0 for none
    have: tuple[int, ...]
    production: tuple[int, ...]
    vp: int
    earned: tuple[int, ...]  # victory points by what brought them: origins.ORIGINS
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
    """Return what a seat may know (section 21)."""
    found = _view(state, seat)
    _LAST[:] = [(found, state.copy())]
    return found


# The view made last with its state: the score is public, and a preview asks for it after each of hundreds of actions.
_LAST: list[tuple[SweetLandsView, SweetLandsState]] = []


def scored_state(seen: SweetLandsView) -> SweetLandsState | None:
    """Return a state with the scores of the view, if it was the last one made; nothing but scores may be read from it."""
    for known, state in _LAST:
        if known is seen:
            return state
    return None


def _view(state: SweetLandsState, seat: int | None) -> SweetLandsView:
    """Return the view field by field."""
    mine = state.realms[seat] if seat is not None else None
    layers = [len(state.deck)] + [len(layer) for layer in state.under.split(b"\xff") if layer]
    searching = seat == state.seat and _searches_deck(state)
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


def _realm_view(state: SweetLandsState, realm: Realm) -> RealmView:
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
        earned=tuple(realm.earned),
        cp=realm.cp,
        ip=realm.ip,
        ip_before=realm.ip_before,
        ip_round=realm.ip_round,
        tokens=tokens,
        flipped=_cells(realm.flipped),
        loose=realm.loose,
        roads=tuple([name_edge(edge) for edge in listed(realm.n, ROADS)]),
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


# What steps reveal.


def exposure(before: SweetLandsState, actor: int, action: int, viewer: int | None) -> int:
    """Return how a viewer learns of a step: only owners see draws, picks and kept cards (SL-21.1 to SL-21.3)."""
    if actor == CHANCE:
        if action < act.DRAW:
            return SEEN
        return SEEN if viewer == drawing_seat(before) else VEILED
    if before.phase == at.DRAFT or before.phase == at.CLEANUP:
        return SEEN if actor == viewer else VEILED
    return SEEN


def barrier(before: SweetLandsState, actor: int, action: int, after: SweetLandsState) -> int:
    """Return the seats that cannot undo past this step."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or after.actors() <= 0:
        return everybody
    if before.phase == at.DRAFT or before.phase == at.CLEANUP:
        return BIT[actor] if after.phase == before.phase and after.packets == before.packets else everybody
    if after.phase in (at.DRAFT, at.CLEANUP):  # others decide now too
        return everybody
    if not after.is_actor(actor) or _searches_deck(before) or _searches_deck(after):
        return everybody
    return everybody & ~BIT[actor]


def discloses(before: SweetLandsState, actor: int, action: int, after: SweetLandsState, viewer: int | None) -> bool:
    """Return whether a step shows the viewer something veiled.

    This is a discarded hand, a passed packet, or whether a seat holds a card that an effect asks for.
    """
    if before.phase == at.CLEANUP or before.phase == at.DRAFT:
        return after.phase != before.phase or after.packets != before.packets
    if viewer == before.seat:
        return _searches_deck(after)
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
    """Return the effect lists that a step on a track or a skill token begins."""
    if act.PROSPER <= action < act.COLOR:
        return [state.m.track_first[action - act.PROSPER]]
    return [state.m.skills[action - act.SKILL].effect] if action >= act.SKILL else []


def _depends_on_hand(state: SweetLandsState) -> bool:
    m = state.m
    for made in state.pending:
        kind = kind_of(made)
        if kind in (at.CARMEN, at.EMPLOY_CARD, at.PLAY_CARD, at.SEARCH, at.REDRAW):
            return True
        if kind in (at.LIST, at.RUN, at.REPEAT) and m.asks_for_cards[a_of(made)]:
            return True
        if kind == at.ELEMENT and m.program.op[a_of(made)] in CARD_OPS:
            return True
    return False


def _searches_deck(state: SweetLandsState) -> bool:
    return state.depth > 0 and kind_of(state.top()) == at.SEARCH
