"""The observation vector of Sweet Lands; docs/features.md explains its entries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.features import Block, FeatureWriter, Layout, around, seen_from
from tabletown.core.vecs import vec
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.geometry import CELLS, EDGES
from tabletown.games.sweet_lands.rules.points import LAYER, NOBODY, a_of, b_of, c_of, kind_of
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.vectors import (
    DECK,
    DISCARDS,
    DISKS,
    HAND,
    HAVE,
    PLACED,
    ROADS,
    SHOWN,
    STEPS,
    STOCK,
    SWEET,
    WIDTH,
    WORDS,
    size,
)

SEATS: Final = 4
CARDS: Final = len(m.CARDS)
AREAS: Final = len(m.AREAS)
SKILLS: Final = len(m.SKILLS)
HELP: Final = len(m.HELP)
SOLO: Final = len(m.SOLO_CARDS)
CHARACTERS: Final = len(m.CHARACTERS)
KINDS: Final = 64  # of frames
HELP_CELLS: Final = 7
SPECIAL_CELLS: Final = 10
LAYOUT: Final = Layout(
    1,
    SEATS,
    [
        Block("solo", 1), Block("upgraded", 1), Block("drafting", 1), Block("changing", 1), Block("phase", 11),
        Block("step", 1, 30), Block("turn", SEATS), Block("round", 1, 5), Block("first", SEATS), Block("frame", KINDS),
        Block("arguments", 3, 20), Block("frames", 1, 10), Block("waiting_bonuses", 1, 5), Block("ripe", CELLS),
        Block("disks", AREAS, 3), Block("deck", 1, 207), Block("discards", CARDS), Block("stock", SKILLS, 3),
        Block("help", HELP_CELLS * 2 * HELP), Block("milestones", 12), Block("claimed", 6), Block("scoring", 4),
        Block("ends", 6), Block("revealed", SOLO), Block("mio", 1, 10), Block("hand", CARDS), Block("packet", CARDS),
        Block("chosen", CARDS),
    ],
    [
        Block("here", 1), Block("deciding", 1), Block("order", 1, 4), Block("ended", 1, 4), Block("packet_size", 1, 10),
        Block("character", CHARACTERS), Block("board", 4), Block("side", 5), Block("help_cell", HELP_CELLS),
        Block("have", 5, 20), Block("production", 4, 10), Block("vp", 2, 100), Block("cp", 1, 20), Block("ip", 1, 20),
        Block("ip_before", 1, 20), Block("ip_round", 1, 20), Block("tokens", CELLS), Block("flipped", CELLS),
        Block("loose", 1), Block("special", SPECIAL_CELLS, 6), Block("roads", EDGES), Block("areas", 8),
        Block("pieces", 6 * CELLS), Block("shops", 3), Block("hares", CELLS), Block("hares_left", 1, 6),
        Block("cart", 1, 10),
        Block("loco", 1, 10), Block("food", 1, 10), Block("steps", 6, 10), Block("wonders", 1, 5), Block("discount", 1, 5),
        Block("own_disks", 1, 5), Block("markers", 1, 5), Block("skills", SKILLS), Block("turned", SKILLS), Block("used", 8),
        Block("cards", 1, 20), Block("shown", CARDS), Block("played", CARDS), Block("columns", 3, 10),
        Block("sweets", 6, 10), Block("signs", 4, 10), Block("claims", 12),
    ],
)  # fmt: skip


def encode(state: SweetLandsState, seat: int, writer: FeatureWriter) -> None:
    """Write the observation of a seat, or of a spectator for NO_SEAT."""
    writer.flag(state.solo)
    writer.flag(state.upgraded)
    writer.flag(state.drafting)
    writer.flag(state.changing)
    writer.one_of(state.phase, 11)
    writer.number(state.step)
    writer.one_of(seen_from(seat, state.seat, state.seats), SEATS)
    writer.number(state.round)
    writer.one_of(seen_from(seat, state.first, state.seats), SEATS)
    top = state.top() if state.depth else 0
    writer.one_of(kind_of(top), KINDS)
    writer.number(a_of(top))
    writer.number(b_of(top))
    writer.number(c_of(top))
    writer.number(state.depth)
    writer.number(len(state.queue))
    writer.members(state.ripe, CELLS)
    _write_supply(writer, state)
    if seat >= 0:
        _write_set(writer, state.realms[seat].n, HAND, CARDS)
        writer.tally(state.packets[seat], CARDS)
        writer.one_of(state.chosen[seat], CARDS)
    else:
        writer.skip(3 * CARDS)
    for each in around(seat, state.seats):
        writer.flag(True)
        writer.flag(state.is_actor(each))
        writer.number(_place(state.order, each))
        writer.number(_place(state.ended, each))
        writer.number(len(state.packets[each]))
        _write_realm(writer, state.realms[each])


def _place(seats: bytes, seat: int) -> int:
    """Return the place of a seat in an order, from 1, or 0 if it is not in it."""
    for place in range(len(seats)):
        if seats[place] == seat:
            return place + 1
    return 0


def _write_set(writer: FeatureWriter, n: vec[i64], at: i64, entries: i64) -> None:
    """Write the members of a set of cards or edges."""
    for word in range(WORDS):
        writer.members(n[at + word], min(WIDTH, entries - WIDTH * word))


def _write_supply(writer: FeatureWriter, state: SweetLandsState) -> None:
    writer.words(state.n, DISKS, AREAS)
    writer.number(size(state.n, DECK) + (len(state.under) - state.under.count(LAYER) if state.under else 0))
    _write_set(writer, state.n, DISCARDS, CARDS)
    writer.words(state.n, STOCK, SKILLS)
    for token in state.help:
        writer.one_of(token - 1, HELP)
    writer.skip(HELP * (2 * HELP_CELLS - len(state.help)))
    for side in state.milestones:
        writer.one_of(side - 1, 2)
    writer.members(state.claimed, 6)
    writer.tally(state.scoring, 4)
    writer.members(state.ends_reached, 6)
    writer.tally(state.revealed, SOLO)
    writer.number(state.mio + 1)


def _write_realm(writer: FeatureWriter, realm: Realm) -> None:
    """Write a player's boards, which are public (section 21), the size of the hand and the cards shown."""
    writer.one_of(realm.character, CHARACTERS)
    writer.one_of(realm.board, 4)
    writer.one_of(realm.side, 5)
    writer.one_of(realm.help, HELP_CELLS)
    n = realm.n
    writer.words(n, HAVE, STEPS - HAVE)
    writer.large(realm.vp)
    writer.number(realm.cp)
    writer.number(realm.ip)
    writer.number(realm.ip_before)
    writer.number(realm.ip_round)
    writer.members(realm.tokens, CELLS)
    writer.members(realm.flipped, CELLS)
    writer.flag(realm.loose)
    writer.packed(realm.special, 3, SPECIAL_CELLS)
    _write_set(writer, n, ROADS, EDGES)
    writer.members(realm.areas, 8)
    for kind in range(6):
        writer.members(n[PLACED + kind], CELLS)
    writer.members(realm.shops, 3)
    writer.members(realm.hares, CELLS)
    writer.number(realm.hares_left)
    writer.number(realm.cart)
    writer.number(realm.loco + 1 if realm.loco != NOBODY else 0)
    writer.number(realm.food)
    writer.words(n, STEPS, SWEET - STEPS)
    writer.number(realm.wonders)
    writer.number(realm.discount)
    writer.number(realm.disks)
    writer.number(realm.markers)
    writer.members(realm.owned, SKILLS)
    writer.members(realm.turned, SKILLS)
    writer.members(realm.used, 8)
    writer.number(realm.held)
    _write_set(writer, n, SHOWN, CARDS)
    writer.tally(realm.played, CARDS)
    for column in realm.columns:
        writer.number(len(column))
    writer.words(n, SWEET, PLACED - SWEET)
    writer.tally(realm.milestones, 12)
