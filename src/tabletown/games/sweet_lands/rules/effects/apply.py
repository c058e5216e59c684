"""Execution of effects: lists and elements (sections 19 and 20).

`start` begins an effect list: simple elements immediately, scores last, the others as frames, with an ORDER frame on top
if two or more are left (SL-20.2). The consequences of an element are above what follows it (SL-19.11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.vecs import append, vec
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import GOLD_RAISED, TOWER_STANDS, TWO_SKILLS
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.compiler import Program
from tabletown.games.sweet_lands.rules.effects.counters import score_points, value
from tabletown.games.sweet_lands.rules.effects.feasibility import can_spend, pay
from tabletown.games.sweet_lands.rules.points import a_of, frame, kind_of, with_must
from tabletown.games.sweet_lands.rules.realm import BYTE, Realm
from tabletown.games.sweet_lands.rules.sides import SPECIAL, Side
from tabletown.games.sweet_lands.rules.vectors import EARNED, HAVE, MADE, STACK

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

# Lists.


def start(s: SweetLandsState, effects: i64, must: bool) -> None:
    """Begin an effect list; with `must` the first unit of a single element cannot be declined (SL-20.5)."""
    if effects == 0:
        return
    p = s.m.program
    first, end = p.first[effects], p.first[effects + 1]
    if p.course[effects] == op.LISTED:  # SL-19.10
        for index in range(end - 1, first - 1, -1):
            s.push(frame(at.ELEMENT, p.nodes[index], index - first))
    elif end - first == 1:
        element(s, p.nodes[first], must)
    else:
        start_nodes(s, p.nodes, first, end)


def start_nodes(s: SweetLandsState, nodes: vec[i64], first: i64, end: i64) -> None:
    """Begin the elements of a part of a vector."""
    p = s.m.program
    others = 0
    for index in range(first, end):
        stage = p.stage[nodes[index]]
        if stage == op.OTHER:
            others += 1
        elif stage == op.SIMPLE:
            simple(s, s.realms[s.seat], p, nodes[index])
    for stage in range(op.LAST, op.SIMPLE, -1):  # scores below the others
        for index in range(end - 1, first - 1, -1):
            if p.stage[nodes[index]] == stage:
                s.push(frame(at.ELEMENT, nodes[index], index - first))
    if others > 1:
        s.push(frame(at.ORDER, others))


def start_top(s: SweetLandsState, number: i64) -> None:
    """Begin the lists on top of the stack in an order of the player's choice, the lowest first in the order listed.

    Lists of simple elements go first, unasked (SL-20.8).
    """
    p = s.m.program
    bottom = s.depth - number
    left = bottom
    for place in range(bottom, s.depth):
        made = s.n[STACK + place]
        effects = list_of(s, made)
        if p.course[effects] == op.AT_ONCE:
            start(s, effects, False)
        else:
            s.n[STACK + left] = made
            left += 1
    s.depth = left
    top = left - 1
    for place in range(bottom, bottom + (left - bottom) // 2):
        s.n[STACK + place], s.n[STACK + top] = s.n[STACK + top], s.n[STACK + place]
        top -= 1
    if left - bottom > 1:
        s.push(frame(at.ORDER, left - bottom))


def list_of(s: SweetLandsState, made: i64) -> i64:
    """Return the effect list of a LIST, HELP or TURNED frame."""
    kind = kind_of(made)
    if kind == at.HELP:
        return s.m.help_effect[a_of(made)]
    if kind == at.TURNED:
        return flip_list(s, s.realms[s.seat], a_of(made))
    return a_of(made)


def flip_list(s: SweetLandsState, realm: Realm, cell: i64) -> i64:
    """Return the flip effect of the token on a cell, or the effect of a capital cell (SL-6.6, SL-7.5)."""
    side = s.m.sides[realm.side]
    kind = side.kind_of[cell]
    if kind < 0:
        return s.m.capital_effect
    if kind == SPECIAL:
        return s.m.special_effect[special_on(realm, side, cell) - 1]
    return s.m.flip_effect[kind]


def special_on(realm: Realm, side: Side, cell: i64) -> i64:
    """Return the special token on a special cell, from 1, 0 for none."""
    return (realm.special >> 3 * side.special_index[cell]) & 7


def triggered(s: SweetLandsState, realm: Realm, trigger: i64) -> vec[i64]:
    """Return the elements that an event sets off: skills in the order taken, base, tower (SL-9.12)."""
    m = s.m
    nodes = vec[i64]()
    skills = realm.skills
    for index in range(len(skills)):
        skill: i64 = skills[index]
        if m.skill_trigger[skill] == trigger:
            nodes = joined(m.program, nodes, m.skill_effect[skill])
    character = m.characters[realm.character]
    if character.trigger == trigger:
        nodes = joined(m.program, nodes, character.triggered)
    if realm.modifiers & TOWER_STANDS and character.tower_trigger == trigger:
        nodes = joined(m.program, nodes, character.tower_triggered)
    return nodes


def joined(p: Program, nodes: vec[i64], effects: i64) -> vec[i64]:
    """Return the nodes with those of a list behind them."""
    for index in range(p.first[effects], p.first[effects + 1]):
        nodes = append(nodes, p.nodes[index])
    return nodes


def fire(s: SweetLandsState, trigger: i64) -> None:
    """Begin what an event sets off."""
    nodes = triggered(s, s.realms[s.seat], trigger)
    if len(nodes):
        start_nodes(s, nodes, 0, len(nodes))


# Elements.


def simple(s: SweetLandsState, realm: Realm, p: Program, node: i64) -> None:
    """Carry out an element that only changes the player's own counters, or the fixed part of one that also asks."""
    kind = p.op[node]
    n = p.a[node]
    if kind == op.GAIN:
        for each in range(5):
            realm.n[HAVE + each] += p.amount[op.STRIDE * n + each]
    elif kind == op.PRODUCTION:
        for each in range(1, 4):
            realm.n[MADE + each] += p.amount[op.STRIDE * n + each]
        raise_gold(s, realm, p.amount[op.STRIDE * n])
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


def earn(realm: Realm, p: Program, node: i64, points: i64) -> None:
    """Gain victory points and note what brought them."""
    realm.vp += points
    realm.n[EARNED + p.origin[node]] += points


def raise_gold(s: SweetLandsState, realm: Realm, increase: i64) -> None:
    """Raise the gold production; material.py guarantees that its triggers are simple."""
    if increase == 0:
        return
    realm.n[MADE] += increase
    p = s.m.program
    nodes = triggered(s, realm, GOLD_RAISED)
    for index in range(len(nodes)):
        if p.op[nodes[index]] == op.VP_EQUAL_TO_INCREASE:
            earn(realm, p, nodes[index], increase)


def element(s: SweetLandsState, node: i64, must: bool) -> None:
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
        realm.n[HAVE + op.WOOD] -= b
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


def _complex_element(s: SweetLandsState, realm: Realm, node: i64, must: bool) -> None:
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


def spend(s: SweetLandsState, realm: Realm, node: i64, must: bool) -> None:
    """Pay a `spend` and begin its `then`; one that repeats is asked again afterwards."""
    p = s.m.program
    if p.b[node]:
        s.push(frame(at.SPEND, node))
    s.push(with_must(frame(at.RUN if must else at.LIST, p.d[node]), must))
    pay_cost(s, realm, p.a[node])


def pay_cost(s: SweetLandsState, realm: Realm, number: i64) -> None:
    """Pay the fixed part of a cost, then ask for a card, then for the mix (SL-20.4)."""
    p = s.m.program
    pay(realm, p, number)
    mixed, cards = p.cost[op.STRIDE * number + op.ANY_BASIC], p.cost[op.STRIDE * number + op.HAND_CARDS]
    if mixed:
        s.push(frame(at.MIX, mixed))
    if cards:
        s.push(frame(at.DISCARD, cards))


def score(s: SweetLandsState, realm: Realm, node: i64) -> None:
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


def _queue_bonus(s: SweetLandsState, node: i64) -> None:
    """Add all industry bonuses of one element to the queue together (SL-9.8, SL-9.11)."""
    p = s.m.program
    if s.m.cyclic and p.owner[node]:  # SL-9.9
        if p.owner[node] - 1 in s.granted:
            return
        s.granted += BYTE[p.owner[node] - 1]
    running = len(s.queue) > 0 or is_pending(s, frame(at.QUEUE))
    for _ in range(p.a[node]):
        s.queue += BYTE[p.b[node]]
    if not running:
        s.push(frame(at.QUEUE))


def is_pending(s: SweetLandsState, made: i64) -> bool:
    """Return whether a frame is on the stack."""
    return any(s.n[STACK + place] == made for place in range(s.depth))
