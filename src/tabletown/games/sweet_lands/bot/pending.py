"""The worth of what still lies on the stack: most decisions lie in the middle of an action."""

from __future__ import annotations

from tabletown.games.sweet_lands.bot.values import Prices, cards_worth, list_worth, node_worth, size
from tabletown.games.sweet_lands.bot.weights import W
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects import frames as f
from tabletown.games.sweet_lands.rules.effects.feasibility import area_cost, columns_for, piece_cost
from tabletown.games.sweet_lands.rules.effects.frames import a_of, b_of, c_of, kind_of
from tabletown.games.sweet_lands.rules.flow import SweetLandsState
from tabletown.games.sweet_lands.rules.state import Realm


def pending_worth(state: SweetLandsState, realm: Realm, q: Prices, have: list[int]) -> float:
    """The frames on the stack at their worth; what they cost is taken from `have`."""
    worth = 0.0
    m = state.m
    for made in state.pending:
        kind = kind_of(made)
        a = a_of(made)
        if kind <= f.PROSPERITY:
            worth += _placement_worth(state, realm, q, made, kind, have)
        elif kind == f.LIST or kind == f.RUN:
            worth += list_worth(state, realm, q, a)
        elif kind == f.ELEMENT or kind == f.OPTION or kind == f.SPEND or kind == f.PLAY_CARD:
            worth += node_worth(state, realm, q, a)
        elif kind == f.AREA:
            cost = area_cost(state, realm, a)
            for each in range(5):
                have[each] -= cost[each]
            worth += _area_worth(state, realm, q, a, have)
        elif kind == f.AREA_EFFECT:
            worth += _area_worth(state, realm, q, a, have)
        elif kind == f.REPEAT:
            worth += b_of(made) * list_worth(state, realm, q, a)
        elif kind == f.HELP:
            worth += list_worth(state, realm, q, m.help_effect[a])
        else:
            worth += _other_pending(state, realm, q, made, kind)
    return worth + q.bonus * len(state.queue)


def _placement_worth(state: SweetLandsState, realm: Realm, q: Prices, made: int, kind: int, have: list[int]) -> float:
    a = a_of(made)
    if kind == f.TURN:
        return W.turn
    if kind == f.TERRAIN:
        return a * q.terrain
    if kind == f.ROAD:
        return a * q.road
    if kind == f.PROPERTY:
        return min(a, _sites(state, realm)) * q.property
    if kind == f.BUILD:
        return _build_worth(state, realm, q, a, have)
    if kind == f.HARE:
        return a * q.hare if realm.hares_left else 6.0 * a
    if kind == f.INDUSTRY:
        return min(a, q.spaces) * q.industry
    if kind == f.PROSPERITY:
        return a * q.step[b_of(made)]
    if kind == f.HAND_COST:
        return -cards_worth(q, b_of(made) if realm.disks == 0 or c_of(made) == 0 else 1)
    return 0.0


def _sites(state: SweetLandsState, realm: Realm) -> int:
    """Places to build on now."""
    return size((realm.flipped & state.ripe | state.m.sides[realm.side].capital) & ~realm.built)


def _build_worth(state: SweetLandsState, realm: Realm, q: Prices, number: int, have: list[int]) -> float:
    """Properties that can be paid: the cheapest next row each time."""
    number = min(number, _sites(state, realm))
    worth = 0.0
    piece = 0
    for kind in range(1, 3):
        if size(realm.placed[kind]) < size(realm.placed[piece]):
            piece = kind
    if size(realm.placed[piece]) >= 5:
        return 0.0
    cost = piece_cost(state, realm, piece)
    for _ in range(number):
        if have[2] < cost[2] or have[3] < cost[3]:
            break
        have[2] -= cost[2]
        have[3] -= cost[3]
        worth += q.property
    return worth


def _area_worth(state: SweetLandsState, realm: Realm, q: Prices, area: int, have: list[int]) -> float:
    p = state.m.program
    effects = state.m.area_effect[area]
    node = p.lists[effects][0]
    if p.op[node] == op.BUILD:
        have[2] -= p.b[node]
        return _build_worth(state, realm, q, p.a[node], have)
    return list_worth(state, realm, q, effects)


def _other_pending(state: SweetLandsState, realm: Realm, q: Prices, made: int, kind: int) -> float:
    a = a_of(made)
    if kind == f.TAKE:
        return a * q.basic
    if kind == f.PRODUCE:
        return a * W.made_wood * q.later
    if kind == f.DRAW:
        return a * q.card
    if kind == f.SKILL:
        return a * q.skill
    if kind == f.FOOD:
        return a * q.food
    if kind == f.WONDER:
        return a * (W.wonder * q.time if realm.wonders == 0 else q.skill)
    if kind == f.TERRAIN_ROAD:
        return max(q.terrain, q.road) if c_of(made) else a * q.terrain + b_of(made) * q.road
    if kind == f.FLIP:
        return a * q.flip
    if kind == f.TURNED:
        return q.flip
    if kind == f.EMPLOY:
        return _employ_worth(state, realm, q, a)
    if kind == f.EMPLOY_CARD or kind == f.CARMEN:
        return a * W.worker * q.later
    if kind == f.LEAST:
        return a * q.step[4]
    if kind == f.COLUMN:
        return q.bonus
    if kind == f.SEARCH or kind == f.SEARCH_PLAY:
        return W.find * 2.0
    if kind == f.MIX:
        return -q.basic * a
    if kind == f.DISCARD or kind == f.DISK_OR_CARD:
        return -cards_worth(q, 1)
    return W.tower * q.time + q.property if kind == f.TOWER else 0.0


def _employ_worth(state: SweetLandsState, realm: Realm, q: Prices, card: int) -> float:
    if realm.have[op.GEM] == 0 or not columns_for(state, realm, card):
        return 0.0
    worth = W.worker * q.later + W.bonuses * q.later * list_worth(state, realm, q, state.m.card_employ[card])
    return max(0.0, worth - q.gem)
