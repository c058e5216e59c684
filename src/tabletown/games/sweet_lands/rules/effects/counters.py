"""Counters of the effect language (data.vocabulary.counters), cities and ports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import ones
from tabletown.core.vecs import vec
from tabletown.games.sweet_lands.rules.characters import IGNORE_TYPES, TOWER_CITY
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.geometry import group_of, groups_of
from tabletown.games.sweet_lands.rules.material import Material
from tabletown.games.sweet_lands.rules.points import NOBODY
from tabletown.games.sweet_lands.rules.realm import LAB_TYPE, TOWER_TYPE, Realm
from tabletown.games.sweet_lands.rules.vectors import HAVE, MADE, PLACED, SIGNS, STEPS, SWEET

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


def cities(m: Material, realm: Realm) -> list[int]:
    """Return the cities as masks of cells."""
    return [group for group in groups_of(realm.built) if is_city(m, realm, group)]


def is_city(m: Material, realm: Realm, group: i64) -> bool:
    """Return whether a connected group of properties is a city (SL-7.9, SL-15.6)."""
    if realm.modifiers & TOWER_CITY and group & realm.n[PLACED + TOWER_TYPE]:
        return True
    return ones(group) >= m.city_group and types_in(realm, group) >= m.city_types


def types_in(realm: Realm, group: i64) -> i64:
    """Return how many property types a group counts as having: all where types are ignored."""
    if realm.modifiers & IGNORE_TYPES:
        return TOWER_TYPE + 1
    found: i64 = 0
    for kind in range(TOWER_TYPE + 1):
        if realm.n[PLACED + kind] & group:
            found += 1
    return found


def city_points(m: Material, realm: Realm, number: i64, tower: bool) -> i64:
    """Return the city points of a round's end; some clock towers have a table of their own (SL-12.2)."""
    table = m.city_points_che if tower and m.characters[realm.character].own_table else m.city_points
    last = len(table) - 1
    return table[number if number < last else last]


def symbol_points(m: Material, realm: Realm) -> i64:
    """Return the points of the industry symbols that cart and locomotive have crossed (SL-12.3)."""
    return m.symbol_points[realm.cart] + (m.symbol_points[realm.loco] if realm.loco != NOBODY else 0)


def count_cities(m: Material, realm: Realm, having: i64) -> i64:
    """Return the number of cities; with `having`, of those with a clock tower (1), a lab (2) or a hare (3)."""
    if m.city_group > 1 and realm.built & (realm.built - 1) == 0 and realm.modifiers & TOWER_CITY == 0:
        return 0
    wanted = realm.built
    if having:
        wanted = realm.hares if having == 3 else realm.n[PLACED + (TOWER_TYPE if having == 1 else LAB_TYPE)]
    total: i64 = 0
    left = realm.built
    while left:
        group = group_of(left & -left, left)
        left ^= group
        if group & wanted and is_city(m, realm, group):
            total += 1
    return total


def open_ports(m: Material, realm: Realm) -> i64:
    """Return the cells with an open port (SL-6.9)."""
    side = m.sides[realm.side]
    ports = realm.tokens & side.port
    if ports and realm.loose:
        ports &= group_of(side.start_near & realm.tokens, realm.tokens)
    return ports


def colour_steps(m: Material, realm: Realm, colour: i64) -> i64:
    """Return the steps made on the two tracks of a color."""
    total: i64 = 0
    for track in range(6):
        if m.track_colour[track] == colour:
            total += realm.n[STEPS + track]
    return total


def most_of(n: vec[i64], first: i64, size: i64) -> i64:
    """Return the largest of some neighboring numbers of a vector."""
    found = n[first]
    for place in range(first + 1, first + size):
        if n[place] > found:
            found = n[place]
    return found


def least_of(n: vec[i64], first: i64, size: i64) -> i64:
    """Return the smallest of some neighboring numbers of a vector."""
    found = n[first]
    for place in range(first + 1, first + size):
        if n[place] < found:
            found = n[place]
    return found


def value(s: SweetLandsState, realm: Realm, counter: i64) -> i64:
    """Return the value of a counter for a realm."""
    m = s.m
    n = realm.n
    kind = m.program.counter[counter]
    a = m.program.counter_a[counter]
    if kind == op.SWEET:
        return n[SWEET + a]
    if kind == op.SWEET_DOMINANT:
        return most_of(n, SWEET, 6)
    if kind == op.SWEET_KINDS:
        kinds: i64 = 0
        for sweet in range(6):
            if n[SWEET + sweet]:
                kinds += 1
        return kinds
    if kind <= op.PROPERTIES:
        return _value_on_land(m, realm, kind, a, m.program.counter_b[counter])
    if kind == op.ROADS:
        return realm.road_count
    if kind == op.HARES:
        return ones(realm.hares)
    if kind == op.CITY:
        return count_cities(m, realm, a)
    if kind == op.OPEN_PORT:
        return ones(open_ports(m, realm))
    if kind == op.PLAYED:
        if a == 4:
            return len(realm.played)
        if a == op.ANY_INDUSTRY:
            return n[SIGNS] + n[SIGNS + 1] + n[SIGNS + 2] + n[SIGNS + 3]
        return n[SIGNS + a] + n[SIGNS + op.ANY_INDUSTRY]
    if kind == op.EMPLOYED:
        return len(realm.columns[a]) if a < 3 else workers(realm)
    if kind == op.EMPLOYED_SETS:
        return min(len(realm.columns[0]), len(realm.columns[1]), len(realm.columns[2]))
    if kind == op.HAND:
        return realm.held
    return _value_on_tracks(m, realm, kind, a)


def workers(realm: Realm) -> i64:
    """Return the number of cards in all columns."""
    return len(realm.columns[0]) + len(realm.columns[1]) + len(realm.columns[2])


def _value_on_land(m: Material, realm: Realm, kind: i64, a: i64, b: i64) -> i64:
    kinds = m.sides[realm.side].kinds
    if kind == op.TERRAIN_TOKENS:
        cells = realm.flipped if b else realm.tokens
        return ones(cells & kinds[a - 1] if a else cells)
    if kind == op.TERRAIN_SUM:
        total: i64 = 0
        for terrain in range(4):
            if (a >> terrain) & 1:
                total += ones(realm.tokens & kinds[terrain])
        return total
    if kind == op.TERRAIN_DOMINANT:
        best: i64 = 0
        for terrain in range(4):
            number = ones(realm.tokens & kinds[terrain])
            if number > best:
                best = number
        return best
    if kind == op.TERRAIN_BORDER:
        return ones(realm.tokens & m.sides[realm.side].border)
    cells = realm.n[PLACED + a - 1] if a else realm.built
    return ones(cells & realm.tokens & kinds[b - 1] if b else cells)


def _value_on_tracks(m: Material, realm: Realm, kind: i64, a: i64) -> i64:
    n = realm.n
    if kind == op.FOOD_STEP:
        return realm.food
    if kind == op.INDUSTRY_STEP:
        loco = realm.loco if realm.loco != NOBODY else 0
        if a == 0:
            return realm.cart
        if a == 1:
            return loco
        if a == 2:
            return realm.cart + loco
        return realm.cart if realm.cart > loco else loco
    if kind == op.SYMBOLS_CROSSED:
        return m.symbol_count[realm.cart] + (m.symbol_count[realm.loco] if realm.loco != NOBODY else 0)
    if kind == op.IP_ROUND:
        return realm.ip_round
    if kind == op.PROSPERITY_STEPS:
        return _steps(m, realm, a)
    if kind == op.PRODUCTION_OF:
        if a < 4:
            return n[MADE + a]
        return least_of(n, MADE + 1, 3) if a == 4 else most_of(n, MADE + 1, 3)
    if kind == op.SKILL_TOKENS:
        return len(realm.skills)
    if kind == op.DIAMOND:
        return n[HAVE + op.GEM]
    if kind == op.MARKER:
        return realm.markers
    if kind == op.WONDERS:
        return realm.wonders
    if kind == op.VP_MARKER:
        return realm.vp
    return realm.cp if kind == op.CP_MARKER else realm.ip


def _steps(m: Material, realm: Realm, colour: i64) -> i64:
    """Return the steps on the tracks of a color, of any, or of the least or best one."""
    if 0 < colour <= 3:
        return colour_steps(m, realm, colour - 1)
    one, two, three = colour_steps(m, realm, 0), colour_steps(m, realm, 1), colour_steps(m, realm, 2)
    if colour == 0:
        return one + two + three
    return min(one, two, three) if colour == op.LEAST else max(one, two, three)


def holds(s: SweetLandsState, realm: Realm, conditions: list[list[int]]) -> bool:
    """Return whether every counter reaches its number."""
    for pair in conditions:
        least: i64 = pair[1]
        if value(s, realm, pair[0]) < least:
            return False
    return True


def tier_points(tiers: list[list[int]], reached: i64) -> i64:
    """Return the points of the highest threshold reached (SL-10.4)."""
    points: i64 = 0
    for tier in tiers:
        least: i64 = tier[0]
        if reached >= least:
            points = tier[1]
    return points


def score_points(p: op.Program, node: i64, counted: i64) -> i64:
    """Return the points of a `score` or `score_tiers` element (SL-19.6)."""
    if p.op[node] == op.SCORE_TIERS:
        return tier_points(p.tiers[p.b[node]], counted)
    points = p.c[node] * (counted // p.b[node])
    return points if p.d[node] < 0 or points < p.d[node] else p.d[node]
