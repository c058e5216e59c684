"""Refusals of places and steps: land, roads, properties, hares, tracks (section 20, DP8 to DP13, DP25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import BIT
from tabletown.core.guide.refusals import Refusal
from tabletown.games.sweet_lands.refusals.reasons import no, no_hare, short
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.feasibility import (
    can_place_hare,
    industry_limit,
    industry_markers,
    piece_cost,
    pieces_left,
    property_cells,
    terrain_cells,
)
from tabletown.games.sweet_lands.rules.geometry import CELLS
from tabletown.games.sweet_lands.rules.material import LAB, LABS, PIECES, ROWS, SHOP, TOWER
from tabletown.games.sweet_lands.rules.points import NOBODY, b_of, c_of, kind_of
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.sides import NO_EDGE, REACHED, ROAD, SPECIAL

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

LANDS = [*op.TERRAINS, "special"]
PLACING = (
    at.TERRAIN, at.ROAD, at.PROPERTY, at.BUILD, at.TOWER, at.HARE, at.INDUSTRY, at.PROSPERITY, at.FLIP,
)  # fmt: skip


def refuse_place(s: SweetLandsState, realm: Realm, top: int, action: int) -> Refusal | None:
    """Return the first condition that a place or a step fails; the frame is one of PLACING."""
    kind = kind_of(top)
    if kind == at.TERRAIN:
        return _refuse_terrain(s, realm, top, action - act.TERRAIN)
    if kind == at.ROAD:
        return _refuse_road(realm, action - act.ROAD)
    if kind == at.HARE:
        return _refuse_hare(s, realm, action - act.HARE)
    if kind == at.INDUSTRY:
        return _refuse_step(s, realm, action - act.STEP)
    if kind == at.PROSPERITY:
        return _refuse_prosper(s, realm, b_of(top), action - act.PROSPER)
    if kind == at.FLIP:
        return _refuse_flip(realm, action - act.FLIP)
    return _refuse_property(s, realm, top, kind, action - act.PROPERTY)


# Land.


def _refuse_terrain(s: SweetLandsState, realm: Realm, top: int, number: int) -> Refusal | None:
    side = s.m.sides[realm.side]
    cell, token = number // act.TERRAIN_KINDS, number % act.TERRAIN_KINDS
    kind = b_of(top)
    if not side.land & BIT[cell]:
        if side.capital & BIT[cell]:
            return no("SL-6.2", "on_capital", 2)
        return no("SL-6.2", "on_bonus_area" if cell in side.areas else "off_land", 2)
    if min(token, SPECIAL) != side.kind_of[cell]:
        return no("SL-6.2", "other_land", 3, {"land": LANDS[side.kind_of[cell]]})
    if realm.tokens & BIT[cell]:
        return no("SL-6.2", "has_token", 4)
    if kind and not side.kinds[kind - 1] & BIT[cell]:
        return no("SL-19.8", "only_land", 5, {"land": LANDS[kind - 1]})
    return None if terrain_cells(s, realm, kind, c_of(top) == 1) & BIT[cell] else no("SL-6.2", "not_adjacent", 6)


def _refuse_road(realm: Realm, edge: int) -> Refusal | None:
    state = realm.roads[edge]
    if state == REACHED:
        return None
    if state == NO_EDGE:
        return no("SL-6.4", "no_border", 2)
    return no("SL-6.5", "has_road", 3) if state == ROAD else no("SL-6.5", "road_apart", 4)


def _refuse_flip(realm: Realm, cell: int) -> Refusal | None:
    if not realm.tokens & BIT[cell]:
        return no("SL-6.7", "no_token", 2)
    return no("SL-6.6", "turned_already", 3) if realm.flipped & BIT[cell] else None


# Properties.


def _refuse_property(s: SweetLandsState, realm: Realm, top: int, kind: int, number: int) -> Refusal | None:
    piece, cell = number // CELLS, number % CELLS
    if (piece == TOWER) != (kind == at.TOWER):
        return no("SL-7.8", "tower_now", 2) if kind == at.TOWER else no("SL-7.1", "tower_free", 2)
    if piece != TOWER and not pieces_left(realm) & BIT[piece]:
        limit = ROWS if piece < SHOP else LABS if piece == LAB else 1
        return no("SL-7.2", "all_placed", 3, {"piece": PIECES[piece], "n": limit})
    land = 0 if kind == at.TOWER else b_of(top) & 7
    if not property_cells(s, realm, land) & BIT[cell]:
        return _refuse_ground(s, realm, land, cell)
    return short(realm.have, piece_cost(s, realm, piece), "SL-7.2", 9) if kind == at.BUILD else None


def _refuse_ground(s: SweetLandsState, realm: Realm, land: int, cell: int) -> Refusal:
    """Return why no property may be placed on a cell (`property_cells`)."""
    side = s.m.sides[realm.side]
    if realm.built & BIT[cell]:
        return no("SL-7.4", "has_property", 4)
    if land and side.capital & BIT[cell]:
        return no("SL-19.8", "only_ground", 5, {"land": LANDS[land - 1]})
    if not realm.tokens & BIT[cell]:
        return no("SL-7.4", "no_token_below", 5)
    if not realm.flipped & BIT[cell]:
        return no("SL-7.4", "face_up", 6)
    if not s.ripe & BIT[cell]:
        return no("SL-7.4", "just_turned", 7)
    return no("SL-19.8", "only_ground", 8, {"land": LANDS[land - 1]})


def _refuse_hare(s: SweetLandsState, realm: Realm, cell: int) -> Refusal | None:
    if not can_place_hare(s, realm):
        return no_hare(s, realm, 2)
    if not realm.built & BIT[cell]:
        return no("SL-8.6", "no_property", 3)
    return no("SL-8.6", "has_hare", 4) if realm.hares & BIT[cell] else None


# Tracks.


def _refuse_step(s: SweetLandsState, realm: Realm, marker: int) -> Refusal | None:
    if marker == 1 and realm.loco == NOBODY:
        return no("SL-8.1", "no_locomotive", 2)
    if industry_markers(s, realm) & BIT[marker]:
        return None
    return no("SL-8.2", "lab", 3, {"space": industry_limit(s, realm) + 1})


def _refuse_prosper(s: SweetLandsState, realm: Realm, colour: int, track: int) -> Refusal | None:
    m = s.m
    if colour and m.track_colour[track] != colour - 1:
        return no("SL-8.7", f"other_color-{op.COLOURS[colour - 1]}", 2)
    left = m.track_length[track] - realm.steps[track]
    if left == 0:
        return no("SL-8.7", "track_end", 3, {"n": m.track_length[track]})
    if left == 1 and realm.have[op.GEM] < m.track_end_cost[track]:
        return no("SL-8.8", "last_space", 4, {"needs": m.track_end_cost[track], "has": realm.have[op.GEM]})
    return None
