"""The observation vector of Ginkgopolis; the table in docs/features.md explains it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from tabletown.core.bits import BIT, ones
from tabletown.core.features import Block, FeatureWriter, Layout, around, seen_from
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.actions import sealed_card
from tabletown.games.ginkgopolis.rules.points import FRAME, NOTHING
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

SEATS: Final = 5
CARDS: Final = 72
TILES: Final = 60
LETTERS: Final = 12
PEOPLE: Final = 30
POINTS: Final = 22
LAYOUT: Final = Layout(
    1,
    SEATS,
    [
        Block("mode", 3), Block("variant", 2), Block("expert", 1), Block("point", POINTS), Block("next_point", POINTS),
        Block("letter", LETTERS), Block("built_on", 2, 107), Block("round", 1, 40), Block("first", SEATS),
        Block("acting", SEATS), Block("turn", 1, 5), Block("card", CARDS), Block("tile", TILES), Block("other_card", CARDS),
        Block("ending", 1), Block("rebuilt", 1, 5), Block("deck", 1, 72), Block("reserve", 1, 60), Block("exhausted", 1, 2),
        Block("laid", TILES), Block("on_top", TILES), Block("column", TILES, 107), Block("line", TILES, 107),
        Block("height", TILES, 5), Block("site", TILES), Block("owner", TILES * SEATS), Block("token_column", LETTERS, 107),
        Block("token_line", LETTERS, 107), Block("discard", CARDS), Block("pool", CARDS), Block("commit_card", CARDS),
        Block("commit_tile", TILES), Block("aside", TILES), Block("returned", TILES), Block("packet", PEOPLE),
    ],
    [
        Block("here", 1), Block("deciding", 1), Block("resources", 1, 25), Block("store", 1, 25), Block("placed", 1, 25),
        Block("points", 2, 100), Block("new_hands", 1, 2), Block("tiles", 1, 10), Block("known_tiles", TILES),
        Block("shown_tiles", TILES), Block("hand_size", 1, 4), Block("known_hand", CARDS), Block("tableau", CARDS),
        Block("characters", PEOPLE), Block("with_tile", 1),
    ],
)  # fmt: skip
SEAT_SIZE: Final = sum([block.size for block in LAYOUT.seat])
HAND_SIZE: Final = 9 + 2 * TILES  # where the block `hand_size` of a seat begins
OWN_SIZE: Final = CARDS + 3 * TILES + PEOPLE  # of the private information


def encode(state: GinkgopolisState, seat: int, writer: FeatureWriter) -> None:
    """Write the vector of a seat, or of a spectator for NO_SEAT."""
    writer.one_of(state.mode, 3)
    writer.one_of(state.variant, 2)
    writer.flag(state.expert)
    _write_turn(writer, state, seat)
    _write_city(writer, state, seat)
    _write_cards(writer, state, seat)
    _write_own(writer, state, seat)
    for each in around(seat, state.players):
        _write_player(writer, state, each, seat)


def _write_turn(writer: FeatureWriter, state: GinkgopolisState, seat: int) -> None:
    top = state.top()
    writer.one_of(top & 31, POINTS)
    writer.one_of(state.n[v.STACK + state.depth - 2] & 31 if state.depth > 1 else -1, POINTS)
    moving = top & 31 == at.TOKEN
    writer.one_of(top // FRAME & 15 if moving else -1, LETTERS)
    _write_cell(writer, top // FRAME // 16 if moving else NOTHING)
    writer.number(state.round)
    writer.one_of(seen_from(seat, state.first, state.players), SEATS)
    writer.one_of(seen_from(seat, state.acting, state.players), SEATS)
    writer.number(state.turn)
    writer.one_of(state.card, CARDS)
    writer.one_of(state.tile, TILES)
    writer.one_of(state.other_card, CARDS)
    writer.flag(state.ending)
    writer.number(state.build)
    writer.number(state.deck)
    writer.number(state.reserve)
    writer.number(state.exhausted)


def _write_cell(writer: FeatureWriter, cell: int) -> None:
    """Write column and line, each from 1; 0 for no cell."""
    writer.number(cell % m.WIDTH + 1 if cell != NOTHING else 0)
    writer.number(cell // m.WIDTH + 1 if cell != NOTHING else 0)


def _write_city(writer: FeatureWriter, state: GinkgopolisState, seat: int) -> None:
    n, tops, players = state.n, state.tops, state.players
    buffer, start = writer.buffer, writer.at
    viewer: i64 = seat if seat > 0 else 0
    for tile in range(TILES):
        place = n[v.LAID + tile]
        if place == 0:
            continue
        cell: i64 = place & at.CELL_PART
        entry = start + tile
        buffer[entry] = 1
        buffer[entry + 2 * TILES] = u8(cell % m.WIDTH + 1)
        buffer[entry + 3 * TILES] = u8(cell // m.WIDTH + 1)
        buffer[entry + 4 * TILES] = u8((place // at.HEIGHT) & at.HEIGHT_PART)
        if tops & BIT[tile]:
            buffer[entry + TILES] = 1
            owner = place // at.OWNER - 1
            if owner >= 0:
                owner -= viewer
                if owner < 0:
                    owner += players
                buffer[start + 6 * TILES + SEATS * tile + owner] = 1
    writer.skip(5 * TILES)
    writer.members(state.sites, TILES)
    writer.skip(SEATS * TILES)
    for letter in range(LETTERS):
        cell = state.n[v.TOKENS + letter]
        if cell != NOTHING:
            writer.put(letter, cell % m.WIDTH + 1)
            writer.put(LETTERS + letter, cell // m.WIDTH + 1)
    writer.skip(2 * LETTERS)


def _write_cards(writer: FeatureWriter, state: GinkgopolisState, seat: int) -> None:
    """Write the places of all cards: discard and pool here, hands and tableaus in the blocks of the players."""
    _write_set(writer, state, at.DISCARD)
    _write_set(writer, state, at.DECK)
    writer.skip(-CARDS)
    first: i64 = seat if seat > 0 else 0
    player = writer.at + CARDS + OWN_SIZE + HAND_SIZE
    pool = writer.at
    for each in around(first, state.players):
        writer.at = player + 1 + CARDS
        _write_set(writer, state, at.IN_TABLEAU + each)
        hand = v.cards_at(state.n, at.IN_HAND + each)
        for card in hand:
            known = seat >= 0 and state.knows(seat, card)
            writer.buffer[(player + 1 if known else pool) + card] = 1
        writer.buffer[player] = len(hand)
        player += SEAT_SIZE
    writer.at = pool + CARDS


def _write_set(writer: FeatureWriter, state: GinkgopolisState, place: i64) -> None:
    """Write the cards at a place."""
    n = state.n
    writer.members(n[v.SETS + 2 * place], m.URBAN)
    writer.members(n[v.SETS + 2 * place + 1], CARDS - m.URBAN)


def _write_own(writer: FeatureWriter, state: GinkgopolisState, seat: int) -> None:
    """Write private information: the commitment, tiles put aside or returned, and the packet in the hand."""
    if seat < 0:
        writer.skip(OWN_SIZE)
        return
    commit = state.n[v.COMMITS + seat]
    writer.one_of(sealed_card(commit) if commit != NOTHING else -1, CARDS)
    writer.one_of(state.committed_tile(seat), TILES)
    writer.members(state.n[v.ASIDE + seat], TILES)
    writer.members(state.n[v.RETURNED + seat], TILES)
    drafting = state.point() == at.DRAFT and len(state.packets) == state.seats and state.is_actor(seat)
    packet = (seat - state.argument()) % state.seats
    writer.members(state.packets[packet] if drafting else 0, PEOPLE)


def _write_player(writer: FeatureWriter, state: GinkgopolisState, owner: int, viewer: int) -> None:
    writer.flag(True)
    writer.flag(state.is_actor(owner))
    writer.number(state.n[v.SCREEN + owner])
    writer.number(state.n[v.STORE + owner])
    writer.number(state.n[v.PLACED + owner])
    writer.large(state.n[v.POINTS + owner])
    writer.number(state.n[v.NEW_HANDS + owner])
    writer.number(ones(state.n[v.TILES + owner] | state.n[v.ASIDE + owner]))
    writer.members(state.n[v.TILES + owner] if owner == viewer else state.n[v.SHOWN + owner], TILES)
    writer.members(state.n[v.SHOWN + owner], TILES)
    writer.skip(1 + 2 * CARDS)  # its cards are there already
    writer.members(state.n[v.CHARACTERS + owner], PEOPLE)
    writer.flag(state.committed_tile(owner) != NOTHING and state.all_committed())
