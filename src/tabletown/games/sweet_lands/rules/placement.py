"""Placement of tokens, roads, properties, hares and markers, with the effects that it sets off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT, members, ones
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import HARE_PLACED, PROPERTY_PLACED, TOWER_STANDS
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.apply import flip_list, is_pending, start, start_top
from tabletown.games.sweet_lands.rules.effects.feasibility import discount_on, next_hare, pay, piece_price
from tabletown.games.sweet_lands.rules.geometry import (
    FIRST_CELL,
    NEIGHBOURS,
    OUTSIDE,
    SECOND_CELL,
    cells_of,
    edge_of,
)
from tabletown.games.sweet_lands.rules.material import HARES, LAB, SHOP, TOWER
from tabletown.games.sweet_lands.rules.points import NOBODY, a_of, b_of, c_of, frame, kind_of
from tabletown.games.sweet_lands.rules.realm import BYTE, SHOP_TYPE, TOWER_TYPE, Realm
from tabletown.games.sweet_lands.rules.sides import SPECIAL
from tabletown.games.sweet_lands.rules.vectors import EMPTY, HAVE, OPEN, PLACED, SIGNS, STEPS, SWEET, has

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


def place_terrain(s: SweetLandsState, realm: Realm, cell: i64, kind: i64) -> None:
    """Place a token: its printed bonus, its roads, bonus-card areas (SL-6.3)."""
    side = s.m.sides[realm.side]
    if not realm.near & BIT[cell]:
        realm.loose = True
    realm.tokens |= BIT[cell]
    realm.near |= NEIGHBOURS[cell]
    if kind >= SPECIAL:
        realm.special += (kind - SPECIAL + 1) * BIT[3 * side.special_index[cell]]
    s.push(frame(at.AREAS_CHECK))
    s.push(frame(at.PLACED, cell))
    start(s, side.bonus[cell], False)


def place_road(s: SweetLandsState, realm: Realm, edge: i64) -> None:
    """Place a road: the tokens it turns over, then bonus-card areas (SL-6.10, SL-6.11)."""
    realm.lay_road(edge)
    s.push(frame(at.AREAS_CHECK))
    met = 0
    for cell in (FIRST_CELL[edge], SECOND_CELL[edge]):
        if cell != OUTSIDE and realm.tokens & ~realm.flipped & BIT[cell]:
            s.push(frame(at.TURNED, cell))
            realm.flipped |= BIT[cell]
            met += 1
    start_top(s, met)


def place_piece(s: SweetLandsState, realm: Realm, top: i64, piece: i64, cell: i64) -> None:
    """Place one property (SL-7.5, SL-7.11); its bonus waits below the rest of the placement."""
    if kind_of(top) == at.BUILD:
        number = piece_price(s, realm, piece)
        realm.n[HAVE + op.WOOD] += discount_on(s, realm, number)
        pay(realm, s.m.program, number)
    bonus = piece_bonus(s, realm, piece)
    put_piece(realm, piece, cell)
    pieces = b_of(top) >> 3
    if bonus:
        s.push(frame(at.LIST, bonus, pieces))
    rest = b_of(top) + 8
    s.push(frame(kind_of(top), a_of(top) - 1, rest, c_of(top) + (1 if bonus else 0)))
    s.push(frame(at.TRIGGER, PROPERTY_PLACED))
    start(s, flip_list(s, realm, cell), False)


def piece_bonus(s: SweetLandsState, realm: Realm, piece: i64) -> i64:
    """Return the bonus of the next piece of a kind (SL-7.5)."""
    if piece < SHOP:
        row = ones(realm.n[PLACED + piece])
        bonus = s.m.row_bonus[row][piece]
        return bonus if bonus >= 0 else s.m.characters[realm.character].rows[row - 1][piece]
    return s.m.shop_bonus[piece - SHOP] if piece < LAB else 0


def put_piece(realm: Realm, piece: i64, cell: i64) -> None:
    """Put a property on a cell."""
    kind = piece
    if piece >= SHOP:
        kind = SHOP_TYPE if piece < LAB else piece - 2
        if piece < LAB:
            realm.shops |= BIT[piece - SHOP]
            realm.stalls = realm.stalls[: piece - SHOP] + BYTE[cell] + realm.stalls[piece - SHOP + 1 :]
    realm.n[PLACED + kind] |= BIT[cell]
    realm.built |= BIT[cell]


def place_hare(s: SweetLandsState, realm: Realm, cell: i64) -> None:
    """Place the leftmost hare: printed bonus, then triggers (SL-8.6, SL-8.11)."""
    bonus = s.m.hare_bonus[next_hare(realm)]
    realm.hares |= BIT[cell]
    realm.hares_left -= 1
    s.push(frame(at.TRIGGER, HARE_PLACED))
    start(s, bonus, False)


def step_industry(s: SweetLandsState, realm: Realm, marker: i64) -> None:
    """Move the cart (0) or the locomotive (1) by one space (SL-8.1, SL-8.3)."""
    m = s.m
    if (realm.cart if marker == 0 else realm.loco) == m.industry_length:
        start(s, m.industry_overflow, False)
    elif marker == 0:
        realm.cart += 1
        start(s, m.cart_bonus[realm.cart], False)
    else:
        realm.loco += 1
        start(s, m.loco_bonus[realm.loco], False)


def prosper(s: SweetLandsState, realm: Realm, track: i64) -> None:
    """Make one step on a prosperity track (SL-8.8, SL-8.11)."""
    m = s.m
    realm.n[STEPS + track] += 1
    if realm.n[STEPS + track] < m.track_length[track]:
        start(s, m.track_bonus[track][realm.n[STEPS + track]], False)
        return
    realm.n[HAVE + op.GEM] -= m.track_end_cost[track]
    if not s.ends_reached & BIT[track]:
        s.ends_reached |= BIT[track]
        start(s, m.track_first[track], False)


def build_tower(s: SweetLandsState, realm: Realm, cell: i64) -> None:
    """Place the clock tower; its ability is active only after flip effect and triggers (SL-7.8, SL-7.11)."""
    put_piece(realm, TOWER, cell)
    s.push(frame(at.RISEN))
    s.push(frame(at.TRIGGER, PROPERTY_PLACED))
    start(s, flip_list(s, realm, cell), False)


# Realms that are put together from their parts.


def set_roads(realm: Realm, words: Sequence[str]) -> None:
    """Lay roads on the edges named; ValueError where none can be."""
    for word in words:
        edge = edge_of(word)
        if not has(realm.n, EMPTY, edge) and not has(realm.n, OPEN, edge):
            raise ValueError(word)
        realm.lay_road(edge)


def pieces_of(realm: Realm) -> list[tuple[int, int]]:
    """Return the properties of a realm with their cells, by type and cell."""
    found = [(piece, cell) for piece in range(SHOP) for cell in cells_of(realm.placed[piece])]
    found += [(SHOP + shop, realm.stalls[shop]) for shop in members(realm.shops)]
    return found + [(piece, cell) for piece in (LAB, TOWER) for cell in cells_of(realm.placed[piece - 2])]


def complete_realm(state: SweetLandsState, realm: Realm, seat: int) -> None:
    """Derive symbols, signs, modifiers, reach and hares of a realm from its pieces and cards."""
    m = state.m
    realm.hares_left = HARES - ones(realm.hares)
    if realm.character == NOBODY:
        return
    character = m.characters[realm.character]
    realm.sweets = character.sweets
    realm.signs = [0, 0, 0, 0]
    for card in realm.played:
        for sweet in range(6):
            realm.n[SWEET + sweet] += m.card_sweets[6 * card + sweet]
        if m.card_sign[card] >= 0:
            realm.n[SIGNS + m.card_sign[card]] += 1
    rising = seat == state.seat and is_pending(state, frame(at.RISEN))  # SL-7.8
    realm.modifiers = character.modifiers
    if realm.n[PLACED + TOWER_TYPE] and not rising:
        realm.modifiers |= character.tower_modifiers | TOWER_STANDS
    for skill in realm.skills:
        realm.modifiers |= m.skills[skill].modifiers
    if realm.board != NOBODY:
        realm.near = m.sides[realm.side].start_near
        for cell in cells_of(realm.tokens):
            realm.near |= NEIGHBOURS[cell]
