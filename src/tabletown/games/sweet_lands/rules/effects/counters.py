"""Counters of the effect language (data.vocabulary.counters), cities and ports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import count
from tabletown.games.sweet_lands.rules.characters import IGNORE_TYPES, TOWER_CITY
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.geometry import group_of, groups_of
from tabletown.games.sweet_lands.rules.material import Material
from tabletown.games.sweet_lands.rules.points import NOBODY
from tabletown.games.sweet_lands.rules.realm import LAB_TYPE, TOWER_TYPE, Realm

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


def cities(m: Material, realm: Realm) -> list[int]:
    """Return the cities as masks of cells."""
    return [group for group in groups_of(realm.built) if is_city(m, realm, group)]


def is_city(m: Material, realm: Realm, group: int) -> bool:
    """Return whether a connected group of properties is a city (SL-7.9, SL-15.6)."""
    if realm.modifiers & TOWER_CITY and group & realm.placed[TOWER_TYPE]:
        return True
    return count(group) >= m.city_group and types_in(realm, group) >= m.city_types


def types_in(realm: Realm, group: int) -> int:
    """Return how many property types a group counts as having: all where types are ignored."""
    if realm.modifiers & IGNORE_TYPES:
        return len(realm.placed)
    found = 0
    for cells in realm.placed:
        if cells & group:
            found += 1
    return found


def city_points(m: Material, realm: Realm, number: int, tower: bool) -> int:
    """Return the city points of a round's end; some clock towers have a table of their own (SL-12.2)."""
    table = m.city_points_che if tower and m.characters[realm.character].own_table else m.city_points
    return table[min(number, len(table) - 1)]


def symbol_points(m: Material, realm: Realm) -> int:
    """Return the points of the industry symbols that cart and locomotive have crossed (SL-12.3)."""
    return m.symbol_points[realm.cart] + (m.symbol_points[realm.loco] if realm.loco != NOBODY else 0)


def count_cities(m: Material, realm: Realm, having: int) -> int:
    """Return the number of cities; with `having`, of those with a clock tower (1), a lab (2) or a hare (3)."""
    if m.city_group > 1 and realm.built & (realm.built - 1) == 0 and realm.modifiers & TOWER_CITY == 0:
        return 0
    total = 0
    for group in cities(m, realm):
        if having == 0:
            total += 1
        elif having == 1:
            total += 1 if group & realm.placed[TOWER_TYPE] else 0
        elif having == 2:
            total += 1 if group & realm.placed[LAB_TYPE] else 0
        else:
            total += 1 if group & realm.hares else 0
    return total


def open_ports(m: Material, realm: Realm) -> int:
    """Return the cells with an open port (SL-6.9)."""
    side = m.sides[realm.side]
    ports = realm.tokens & side.port
    if ports and realm.loose:
        ports &= group_of(side.start_near & realm.tokens, realm.tokens)
    return ports


def colour_steps(m: Material, realm: Realm, colour: int) -> int:
    """Return the steps made on the two tracks of a color."""
    total = 0
    for track in range(6):
        if m.track_colour[track] == colour:
            total += realm.steps[track]
    return total


def value(s: SweetLandsState, realm: Realm, counter: int) -> int:
    """Return the value of a counter for a realm."""
    m = s.m
    kind = m.program.counter[counter]
    a = m.program.counter_a[counter]
    if kind == op.SWEET:
        return realm.sweets[a]
    if kind == op.SWEET_DOMINANT:
        return max(realm.sweets)
    if kind == op.SWEET_KINDS:
        return 6 - realm.sweets.count(0)
    if kind <= op.PROPERTIES:
        return _value_on_land(m, realm, kind, a, m.program.counter_b[counter])
    if kind == op.ROADS:
        return realm.road_count
    if kind == op.HARES:
        return count(realm.hares)
    if kind == op.CITY:
        return count_cities(m, realm, a)
    if kind == op.OPEN_PORT:
        return count(open_ports(m, realm))
    if kind == op.PLAYED:
        if a == 4:
            return len(realm.played)
        if a == op.ANY_INDUSTRY:
            return realm.signs[0] + realm.signs[1] + realm.signs[2] + realm.signs[3]
        return realm.signs[a] + realm.signs[op.ANY_INDUSTRY]
    if kind == op.EMPLOYED:
        columns = realm.columns
        return len(columns[a]) if a < 3 else len(columns[0]) + len(columns[1]) + len(columns[2])
    if kind == op.EMPLOYED_SETS:
        return min(len(realm.columns[0]), len(realm.columns[1]), len(realm.columns[2]))
    if kind == op.HAND:
        return len(realm.hand)
    return _value_on_tracks(m, realm, kind, a)


def _value_on_land(m: Material, realm: Realm, kind: int, a: int, b: int) -> int:
    kinds = m.sides[realm.side].kinds
    if kind == op.TERRAIN_TOKENS:
        cells = realm.flipped if b else realm.tokens
        return count(cells & kinds[a - 1] if a else cells)
    if kind == op.TERRAIN_SUM:
        total = 0
        for terrain in range(4):
            if (a >> terrain) & 1:
                total += count(realm.tokens & kinds[terrain])
        return total
    if kind == op.TERRAIN_DOMINANT:
        return max([count(realm.tokens & kinds[terrain]) for terrain in range(4)])
    if kind == op.TERRAIN_BORDER:
        return count(realm.tokens & m.sides[realm.side].border)
    cells = realm.placed[a - 1] if a else realm.built
    return count(cells & realm.tokens & kinds[b - 1] if b else cells)


def _value_on_tracks(m: Material, realm: Realm, kind: int, a: int) -> int:
    if kind == op.FOOD_STEP:
        return realm.food
    if kind == op.INDUSTRY_STEP:
        loco = realm.loco if realm.loco != NOBODY else 0
        if a == 0:
            return realm.cart
        if a == 1:
            return loco
        return realm.cart + loco if a == 2 else max(realm.cart, loco)
    if kind == op.SYMBOLS_CROSSED:
        return m.symbol_count[realm.cart] + (m.symbol_count[realm.loco] if realm.loco != NOBODY else 0)
    if kind == op.IP_ROUND:
        return realm.ip_round
    if kind == op.PROSPERITY_STEPS:
        if a == 0:
            return sum(realm.steps)
        if a <= 3:
            return colour_steps(m, realm, a - 1)
        steps = [colour_steps(m, realm, colour) for colour in range(3)]
        return min(steps) if a == op.LEAST else max(steps)
    if kind == op.PRODUCTION_OF:
        made = realm.production
        if a < 4:
            return made[a]
        return min(made[1], made[2], made[3]) if a == 4 else max(made[1], made[2], made[3])
    if kind == op.SKILL_TOKENS:
        return len(realm.skills)
    if kind == op.DIAMOND:
        return realm.have[op.GEM]
    if kind == op.MARKER:
        return realm.markers
    if kind == op.WONDERS:
        return realm.wonders
    if kind == op.VP_MARKER:
        return realm.vp
    return realm.cp if kind == op.CP_MARKER else realm.ip


def holds(s: SweetLandsState, realm: Realm, conditions: list[list[int]]) -> bool:
    """Return whether every counter reaches its number."""
    return all(value(s, realm, pair[0]) >= pair[1] for pair in conditions)


def tier_points(tiers: list[list[int]], reached: int) -> int:
    """Return the points of the highest threshold reached (SL-10.4)."""
    points = 0
    for tier in tiers:
        if reached >= tier[0]:
            points = tier[1]
    return points


def score_points(p: op.Program, node: int, counted: int) -> int:
    """Return the points of a `score` or `score_tiers` element (SL-19.6)."""
    if p.op[node] == op.SCORE_TIERS:
        return tier_points(p.tiers[p.b[node]], counted)
    points = p.c[node] * (counted // p.b[node])
    return points if p.d[node] < 0 else min(points, p.d[node])
