"""Execution of effects: lists and elements (sections 19 and 20).

`start` begins an effect list: simple elements immediately, scores last, the others as frames, with an ORDER frame on top
if two or more are left (SL-20.2). The consequences of an element are above what follows it (SL-19.11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import GOLD_RAISED, TOWER_STANDS, TWO_SKILLS
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.compiler import Program
from tabletown.games.sweet_lands.rules.effects.counters import score_points, value
from tabletown.games.sweet_lands.rules.effects.feasibility import can_spend, pay
from tabletown.games.sweet_lands.rules.points import a_of, frame, kind_of, with_must
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.sides import SPECIAL

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

# Lists.


def start(s: SweetLandsState, effects: int, must: bool) -> None:
    """Begin an effect list; with `must` the first unit of a single element cannot be declined (SL-20.5)."""
    if effects == 0:
        return
    p = s.m.program
    nodes = p.lists[effects]
    if p.is_sequence[effects]:  # SL-19.10
        for number in range(len(nodes) - 1, -1, -1):
            s.push(frame(at.ELEMENT, nodes[number], number))
        return
    if len(nodes) == 1:
        element(s, nodes[0], must)
        return
    start_nodes(s, nodes)


def start_nodes(s: SweetLandsState, nodes: list[int]) -> None:
    """Begin a list of elements."""
    p = s.m.program
    others = 0
    for node in nodes:
        if p.is_other(node):
            others += 1
        elif p.op[node] < op.FIRST_OTHER:
            simple(s, s.realms[s.seat], p, node)
    for number in range(len(nodes) - 1, -1, -1):
        if p.op[nodes[number]] >= op.FIRST_SCORE:
            s.push(frame(at.ELEMENT, nodes[number], number))
    for number in range(len(nodes) - 1, -1, -1):
        if p.is_other(nodes[number]):
            s.push(frame(at.ELEMENT, nodes[number], number))
    if others > 1:
        s.push(frame(at.ORDER, others))


def start_all(s: SweetLandsState, made: list[int]) -> None:
    """Begin whole lists in an order of the player's choice; lists of simple elements go first, unasked (SL-20.8)."""
    p = s.m.program
    left: list[int] = []
    for each in made:
        effects = list_of(s, each)
        if p.is_simple[effects]:
            start(s, effects, False)
        else:
            left.append(each)
    left.reverse()
    s.pending += left
    if len(left) > 1:
        s.push(frame(at.ORDER, len(left)))


def list_of(s: SweetLandsState, made: int) -> int:
    """Return the effect list of a LIST, HELP or TURNED frame."""
    kind = kind_of(made)
    if kind == at.HELP:
        return s.m.help_effect[a_of(made)]
    if kind == at.TURNED:
        return flip_list(s, s.realms[s.seat], a_of(made))
    return a_of(made)


def flip_list(s: SweetLandsState, realm: Realm, cell: int) -> int:
    """Return the flip effect of the token on a cell, or the effect of a capital cell (SL-6.6, SL-7.5)."""
    side = s.m.sides[realm.side]
    kind = side.kind_of[cell]
    if kind < 0:
        return s.m.capital_effect
    if kind == SPECIAL:
        return s.m.special_effect[((realm.special >> 3 * side.special_index[cell]) & 7) - 1]
    return s.m.flip_effect[kind]


def triggered(s: SweetLandsState, realm: Realm, trigger: int) -> list[int]:
    """Return the elements that an event sets off: skills in the order taken, base, tower (SL-9.12)."""
    m = s.m
    nodes: list[int] = []
    for skill in realm.skills:
        if m.skills[skill].trigger == trigger:
            nodes += m.program.lists[m.skills[skill].effect]
    character = m.characters[realm.character]
    if character.trigger == trigger:
        nodes += m.program.lists[character.triggered]
    if realm.modifiers & TOWER_STANDS and character.tower_trigger == trigger:
        nodes += m.program.lists[character.tower_triggered]
    return nodes


def fire(s: SweetLandsState, trigger: int) -> None:
    """Begin what an event sets off."""
    nodes = triggered(s, s.realms[s.seat], trigger)
    if nodes:
        start_nodes(s, nodes)


# Elements.


def simple(s: SweetLandsState, realm: Realm, p: Program, node: int) -> None:
    """Carry out an element that only changes the player's own counters, or the fixed part of one that also asks."""
    kind = p.op[node]
    n = p.a[node]
    if kind == op.GAIN:
        amount = p.amounts[n]
        have = realm.have
        for each in range(5):
            have[each] += amount[each]
    elif kind == op.PRODUCTION:
        amount = p.amounts[n]
        for each in range(1, 4):
            realm.production[each] += amount[each]
        raise_gold(s, realm, amount[0])
    elif kind == op.VP:
        earn(realm, p, node, n)
    elif kind == op.CITY_POINTS:
        realm.cp += n
    elif kind == op.INDUSTRY_POINTS:
        realm.ip += n
    elif kind == op.ACTION_DISK:
        realm.disks += n
    elif kind == op.DISCOUNT_TOKEN:
        realm.discount += n
    elif kind == op.PLACE_MARKER:
        realm.markers += n
    elif kind == op.LOCOMOTIVE:
        realm.loco = max(realm.loco, 0)


def earn(realm: Realm, p: Program, node: int, points: int) -> None:
    """Gain victory points and note what brought them."""
    realm.vp += points
    realm.earned[p.origin[node]] += points


def raise_gold(s: SweetLandsState, realm: Realm, increase: int) -> None:
    """Raise the gold production; material.py guarantees that its triggers are simple."""
    if increase == 0:
        return
    realm.production[0] += increase
    p = s.m.program
    for node in triggered(s, realm, GOLD_RAISED):
        if p.op[node] == op.VP_EQUAL_TO_INCREASE:
            earn(realm, p, node, increase)


def element(s: SweetLandsState, node: int, must: bool) -> None:
    """Carry out one element, or put its question on the stack."""
    p = s.m.program
    kind = p.op[node]
    n = p.a[node]
    b = p.b[node]
    realm = s.realms[s.seat]
    if kind < op.FIRST_OTHER:
        simple(s, realm, p, node)
        if kind <= op.PRODUCTION and b:
            s.push(frame(at.TAKE if kind == op.GAIN else at.PRODUCE, b))
    elif kind == op.DRAW:
        s.push(frame(at.DRAW, n))
    elif kind == op.TERRAIN:
        s.push(with_must(frame(at.TERRAIN, n, b, p.c[node]), must))
    elif kind == op.ROAD:
        s.push(with_must(frame(at.ROAD, n), must))
    elif kind == op.TERRAIN_ROAD:
        s.push(with_must(frame(at.TERRAIN_ROAD, n, b), must))
    elif kind == op.PROPERTY:
        s.push(with_must(frame(at.PROPERTY, n, b), must))
    elif kind == op.BUILD:
        realm.have[op.WOOD] -= b
        s.push(with_must(frame(at.BUILD, n), must))
    elif kind == op.INDUSTRY:
        s.push(with_must(frame(at.INDUSTRY, n), must))
    elif kind == op.FOOD:
        s.push(frame(at.FOOD, n))
    elif kind == op.HARE:
        s.push(with_must(frame(at.HARE, n), must))
    elif kind == op.PROSPERITY:
        s.push(with_must(frame(at.LEAST, n) if b == op.LEAST else frame(at.PROSPERITY, n, b), must))
    elif kind >= op.FIRST_SCORE:
        score(s, realm, node)
    else:
        _complex_element(s, realm, node, must)


def _complex_element(s: SweetLandsState, realm: Realm, node: int, must: bool) -> None:
    p = s.m.program
    kind = p.op[node]
    n = p.a[node]
    if kind == op.INDUSTRY_BONUS:
        _queue_bonus(s, node)
    elif kind == op.SKILL_TOKEN:
        s.push(with_must(frame(at.SKILL, 2 * n if realm.modifiers & TWO_SKILLS else n), must))
    elif kind == op.WONDER:
        s.push(frame(at.WONDER, n))
    elif kind == op.FLIP_TERRAIN:
        s.push(with_must(frame(at.FLIP, n), must))
    elif kind == op.DRAW_THEN_EMPLOY:
        s.push(with_must(frame(at.EMPLOY_CARD, p.b[node]), must))
        if n:
            s.push(frame(at.DRAW, n))
    elif kind == op.SEARCH_DECK:
        s.push(frame(at.SEARCH, n, node))
    elif kind == op.PLAY_CARD:
        s.push(with_must(frame(at.PLAY_CARD, node), must))
    elif kind == op.PER:
        times = min(p.c[node], value(s, realm, n) // p.b[node])
        if times:
            s.push(with_must(frame(at.REPEAT, p.d[node], times), must))
    elif kind == op.IF:
        if value(s, realm, n) >= p.b[node]:
            start(s, p.d[node], must)
    elif kind == op.SPEND:
        if can_spend(s, realm, node):
            if must:  # SL-20.6: paid as the cost of the action
                spend(s, realm, node, True)
            else:
                s.push(frame(at.SPEND, node))
    elif kind == op.CHOOSE:
        s.push(with_must(frame(at.OPTION, node), must))
    elif kind == op.COPY_AREA:
        s.push(frame(at.COPY, n))
    else:
        s.push(frame(at.DISCARD, n))


def spend(s: SweetLandsState, realm: Realm, node: int, must: bool) -> None:
    """Pay a `spend` and begin its `then`; one that repeats is asked again afterwards."""
    p = s.m.program
    if p.b[node]:
        s.push(frame(at.SPEND, node))
    s.push(with_must(frame(at.RUN if must else at.LIST, p.d[node]), must))
    pay_cost(s, realm, p.costs[p.a[node]])


def pay_cost(s: SweetLandsState, realm: Realm, cost: list[int]) -> None:
    """Pay the fixed part of a cost, then ask for a card, then for the mix (SL-20.4)."""
    pay(realm, cost)
    if cost[op.ANY_BASIC]:
        s.push(frame(at.MIX, cost[op.ANY_BASIC]))
    if cost[op.HAND_CARDS]:
        s.push(frame(at.DISCARD, cost[op.HAND_CARDS]))


def score(s: SweetLandsState, realm: Realm, node: int) -> None:
    """Carry out `score`, `score_tiers` or the score of a clock tower (SL-19.6)."""
    p = s.m.program
    counted = value(s, realm, p.a[node])
    if p.op[node] != op.TOWER_SCORE:
        earn(realm, p, node, score_points(p, node, counted))
    elif p.b[node] == 0:
        earn(realm, p, node, p.c[node] * counted)
    elif p.b[node] == 1:
        realm.cp += p.c[node] * counted
    else:
        realm.ip += p.c[node] * counted


def _queue_bonus(s: SweetLandsState, node: int) -> None:
    """Add all industry bonuses of one element to the queue together (SL-9.8, SL-9.11)."""
    p = s.m.program
    if s.m.cyclic and p.owner[node]:  # SL-9.9
        if p.owner[node] - 1 in s.granted:
            return
        s.granted += bytes([p.owner[node] - 1])
    running = len(s.queue) > 0 or frame(at.QUEUE) in s.pending
    s.queue += bytes([p.b[node]] * p.a[node])
    if not running:
        s.push(frame(at.QUEUE))
