"""The value of the pending stack: most decisions are in the middle of an action."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.sweet_lands.bot.values import Prices, cards_worth, list_worth, node_worth, size
from tabletown.games.sweet_lands.bot.weights import W
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.feasibility import area_cost, columns_for, piece_cost, property_cells
from tabletown.games.sweet_lands.rules.material import ROWS
from tabletown.games.sweet_lands.rules.points import a_of, b_of, c_of, kind_of
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.vectors import HAVE, PLACED, STACK


def pending_worth(state: SweetLandsState, realm: Realm, q: Prices, have: list[int]) -> float:
    """Value the frames on the stack, and subtract their costs from `have`."""
    worth = 0.0
    m = state.m
    for place in range(state.depth):
        made = state.n[STACK + place]
        kind = kind_of(made)
        a: int = a_of(made)
        if kind <= at.PROSPERITY:
            worth += _placement_worth(state, realm, q, made, kind, have)
        elif kind == at.LIST or kind == at.RUN:
            worth += list_worth(state, realm, q, a)
        elif kind == at.ELEMENT or kind == at.OPTION or kind == at.SPEND or kind == at.PLAY_CARD:
            worth += node_worth(state, realm, q, a)
        elif kind == at.AREA:
            cost = area_cost(state, realm, a)
            for each in range(5):
                have[each] -= cost[each]
            worth += _area_worth(state, realm, q, a, have)
        elif kind == at.AREA_EFFECT:
            worth += _area_worth(state, realm, q, a, have)
        elif kind == at.REPEAT:
            worth += float(b_of(made)) * list_worth(state, realm, q, a)
        elif kind == at.HELP:
            worth += list_worth(state, realm, q, m.help_effect[a])
        else:
            worth += _other_pending(state, realm, q, made, kind)
    return worth + q.bonus * len(state.queue)


def _placement_worth(state: SweetLandsState, realm: Realm, q: Prices, made: i64, kind: i64, have: list[int]) -> float:
    a: int = a_of(made)
    if kind == at.TURN:
        return W.turn
    if kind == at.TERRAIN:
        return a * q.terrain
    if kind == at.ROAD:
        return a * q.road
    if kind == at.PROPERTY:
        return min(a, size(property_cells(state, realm, 0))) * q.property
    if kind == at.BUILD:
        return _build_worth(state, realm, q, a, have)
    if kind == at.HARE:
        return a * q.hare if realm.hares_left else 6.0 * a
    if kind == at.INDUSTRY:
        return min(a, q.spaces) * q.industry
    if kind == at.PROSPERITY:
        return a * q.step[b_of(made)]
    if kind == at.HAND_COST:
        return -cards_worth(q, int(b_of(made)) if realm.disks == 0 or c_of(made) == 0 else 1)
    return 0.0


def _build_worth(state: SweetLandsState, realm: Realm, q: Prices, number: int, have: list[int]) -> float:
    """Value the properties that can be paid for, each time in the emptiest row."""
    number = min(number, size(property_cells(state, realm, 0)))
    worth = 0.0
    piece = 0
    for kind in range(1, 3):
        if size(realm.n[PLACED + kind]) < size(realm.n[PLACED + piece]):
            piece = kind
    if size(realm.n[PLACED + piece]) >= ROWS:
        return 0.0
    cost = piece_cost(state, realm, piece)
    for _ in range(number):
        if have[2] < cost[2] or have[3] < cost[3]:
            break
        have[2] -= cost[2]
        have[3] -= cost[3]
        worth += q.property
    return worth


def _area_worth(state: SweetLandsState, realm: Realm, q: Prices, area: i64, have: list[int]) -> float:
    p = state.m.program
    effects = state.m.area_effect[area]
    node = p.nodes[p.first[effects]]
    if p.op[node] == op.BUILD:
        have[2] -= p.b[node]
        return _build_worth(state, realm, q, p.a[node], have)
    return list_worth(state, realm, q, effects)


def _other_pending(state: SweetLandsState, realm: Realm, q: Prices, made: i64, kind: i64) -> float:
    a: int = a_of(made)
    if kind == at.TAKE:
        return a * q.basic
    if kind == at.PRODUCE:
        return a * W.made_wood * q.later
    if kind == at.DRAW:
        return a * q.card
    if kind == at.SKILL:
        return a * q.skill
    if kind == at.FOOD:
        return a * q.food
    if kind == at.WONDER:
        return a * (W.wonder * q.time if realm.wonders == 0 else q.skill)
    if kind == at.TERRAIN_ROAD:
        return max(q.terrain, q.road) if c_of(made) else a * q.terrain + float(b_of(made)) * q.road
    if kind == at.FLIP:
        return a * q.flip
    if kind == at.TURNED:
        return q.flip
    if kind == at.EMPLOY:
        return _employ_worth(state, realm, q, a)
    if kind == at.EMPLOY_CARD or kind == at.CARMEN:
        return a * W.worker * q.later
    if kind == at.LEAST:
        return a * q.step[4]
    if kind == at.COLUMN:
        return q.bonus
    if kind == at.SEARCH or kind == at.SEARCH_PLAY:
        return W.find * 2.0
    if kind == at.MIX:
        return -q.basic * a
    if kind == at.DISCARD or kind == at.DISK_OR_CARD:
        return -cards_worth(q, 1)
    return W.tower * q.time + q.property if kind == at.TOWER else 0.0


def _employ_worth(state: SweetLandsState, realm: Realm, q: Prices, card: int) -> float:
    if realm.n[HAVE + op.GEM] == 0 or not columns_for(state, realm, card):
        return 0.0
    worth = W.worker * q.later + W.bonuses * q.later * list_worth(state, realm, q, state.m.card_employ[card])
    return max(0.0, worth - q.gem)
