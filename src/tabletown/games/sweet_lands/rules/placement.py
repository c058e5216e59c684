"""What lies on boards and tracks: tokens, roads, properties, hares and markers, and what placing them sets off."""

from __future__ import annotations

from tabletown.core.bits import BIT, count
from tabletown.games.sweet_lands.rules.characters import HARE_PLACED, PROPERTY_PLACED
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects import frames as f
from tabletown.games.sweet_lands.rules.effects.apply import flip_list, start, start_all
from tabletown.games.sweet_lands.rules.effects.feasibility import next_hare, pay, piece_cost
from tabletown.games.sweet_lands.rules.effects.frames import a_of, b_of, c_of, frame, kind_of
from tabletown.games.sweet_lands.rules.geometry import FIRST_CELL, MEETING, NEIGHBOURS, OUTSIDE, SECOND_CELL
from tabletown.games.sweet_lands.rules.material import LAB, SHOP, TOWER
from tabletown.games.sweet_lands.rules.sides import FAR, REACHED, ROAD, SPECIAL
from tabletown.games.sweet_lands.rules.state import Position, Realm


def place_terrain(s: Position, realm: Realm, cell: int, kind: int) -> None:
    """A token: its printed bonus, its roads, bonus-card areas (SL-6.3)."""
    side = s.m.sides[realm.side]
    if not realm.near & BIT[cell]:
        realm.loose = True
    realm.tokens |= BIT[cell]
    realm.near |= NEIGHBOURS[cell]
    if kind >= SPECIAL:
        realm.special += (kind - SPECIAL + 1) * BIT[3 * side.special_index[cell]]
    s.push(frame(f.AREAS_CHECK))
    s.push(frame(f.PLACED, cell))
    start(s, side.bonus[cell], False)


def place_road(s: Position, realm: Realm, edge: int) -> None:
    """A road: the tokens it turns over, then bonus-card areas (SL-6.10, SL-6.11)."""
    roads = bytearray(realm.roads)
    roads[edge] = ROAD
    for near in MEETING[edge]:
        if roads[near] == FAR:
            roads[near] = REACHED
    realm.roads = bytes(roads)
    realm.road_count += 1
    s.push(frame(f.AREAS_CHECK))
    met: list[int] = []
    for cell in (FIRST_CELL[edge], SECOND_CELL[edge]):
        if cell != OUTSIDE and realm.tokens & ~realm.flipped & BIT[cell]:
            met.append(frame(f.TURNED, cell))
    for each in met:
        realm.flipped |= BIT[a_of(each)]
    start_all(s, met)


def place_piece(s: Position, realm: Realm, top: int, piece: int, cell: int) -> None:
    """One property of a placement (SL-7.5, SL-7.11); its bonus waits below the rest of the placement."""
    if kind_of(top) == f.BUILD:
        pay(realm, piece_cost(s, realm, piece))
    bonus = piece_bonus(s, realm, piece)
    put_piece(realm, piece, cell)
    pieces = b_of(top) >> 3
    if bonus:
        s.push(frame(f.LIST, bonus, pieces))
    rest = b_of(top) + 8
    s.push(frame(kind_of(top), a_of(top) - 1, rest, c_of(top) + (1 if bonus else 0)))
    s.push(frame(f.TRIGGER, PROPERTY_PLACED))
    start(s, flip_list(s, realm, cell), False)


def piece_bonus(s: Position, realm: Realm, piece: int) -> int:
    """The bonus of the next piece of a kind (SL-7.5)."""
    if piece < SHOP:
        row = count(realm.placed[piece])
        bonus = s.m.row_bonus[row][piece]
        return bonus if bonus >= 0 else s.m.characters[realm.character].rows[row - 1][piece]
    return s.m.shop_bonus[piece - SHOP] if piece < LAB else 0


def put_piece(realm: Realm, piece: int, cell: int) -> None:
    """Put a property on a cell."""
    kind = piece
    if piece >= SHOP:
        kind = 3 if piece < LAB else piece - 2
        if piece < LAB:
            realm.shops |= BIT[piece - SHOP]
            realm.stalls = realm.stalls[: piece - SHOP] + bytes([cell]) + realm.stalls[piece - SHOP + 1 :]
    realm.placed[kind] |= BIT[cell]
    realm.built |= BIT[cell]


def place_hare(s: Position, realm: Realm, cell: int) -> None:
    """The leftmost hare: printed bonus, then triggers (SL-8.6, SL-8.11)."""
    bonus = s.m.hare_bonus[next_hare(realm)]
    realm.hares |= BIT[cell]
    realm.hares_left -= 1
    s.push(frame(f.TRIGGER, HARE_PLACED))
    start(s, bonus, False)


def step_industry(s: Position, realm: Realm, marker: int) -> None:
    """One space with the cart (0) or the locomotive (1) (SL-8.1, SL-8.3)."""
    m = s.m
    at = realm.cart if marker == 0 else realm.loco
    if at == m.industry_length:
        start(s, m.industry_overflow, False)
    elif marker == 0:
        realm.cart += 1
        start(s, m.cart_bonus[realm.cart], False)
    else:
        realm.loco += 1
        start(s, m.loco_bonus[realm.loco], False)


def prosper(s: Position, realm: Realm, track: int) -> None:
    """One step on a prosperity track (SL-8.8, SL-8.11)."""
    m = s.m
    realm.steps[track] += 1
    if realm.steps[track] < m.track_length[track]:
        start(s, m.track_bonus[track][realm.steps[track]], False)
        return
    realm.have[op.GEM] -= m.track_end_cost[track]
    if not s.ends_reached & BIT[track]:
        s.ends_reached |= BIT[track]
        start(s, m.track_first[track], False)


def build_tower(s: Position, realm: Realm, cell: int) -> None:
    """SL-7.8, SL-7.11: placed, token or capital effect, triggers; only then the tower ability is active."""
    put_piece(realm, TOWER, cell)
    s.push(frame(f.RISEN))
    s.push(frame(f.TRIGGER, PROPERTY_PLACED))
    start(s, flip_list(s, realm, cell), False)
