"""How good a position is for a seat, in points: the score as it stands and what may still come of it.

A step ahead is not much in this game: most decisions lie in the middle of an action. So what is still on the stack counts
too, each frame at what its effect is usually worth; worths follow the value model of the rules page (SL-24.2, a victory
point being 2.5 gold) and fade with the rounds that are left.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import count
from tabletown.games.sweet_lands import frames as f
from tabletown.games.sweet_lands import program as op
from tabletown.games.sweet_lands import state as at
from tabletown.games.sweet_lands.counters import count_cities, tier_points, value
from tabletown.games.sweet_lands.figures import END_OF_ROUND
from tabletown.games.sweet_lands.frames import a_of, b_of, c_of, kind_of
from tabletown.games.sweet_lands.geometry import group_of
from tabletown.games.sweet_lands.possible import area_cost
from tabletown.games.sweet_lands.rules import SweetLandsState
from tabletown.games.sweet_lands.scoring import total
from tabletown.games.sweet_lands.state import NOBODY, Realm

RESOURCE: Final[list[float]] = [0.08, 0.5, 0.5, 0.55, 1.6]  # gold wheat wood iron diamond
PRODUCED: Final[list[float]] = [0.28, 0.8, 0.8, 0.8]  # a round
CARD: Final = 1.6
DISK: Final = 1.2
TOKEN: Final = 2.0
TURNED: Final = 1.5  # a place to build on
ROAD: Final = 2.4
PIECE: Final = 6.0
NEIGHBOUR: Final = 1.2  # properties that touch, for cities to come
STEP: Final = 2.6  # of cart, locomotive, food
PROSPER: Final = 2.2
SKILL: Final = 6.0
WONDER: Final = 1.5
WORKER: Final = 5.0
PORT: Final = 3.0
PLAYED: Final = 1.5
# What one unit of a frame is worth, by kind.
UNIT: Final[dict[int, float]] = {
    f.TERRAIN: 2.4, f.ROAD: 2.8, f.PROPERTY: 5.5, f.BUILD: 3.2, f.HARE: 4.0, f.INDUSTRY: 2.2, f.PROSPERITY: 2.6,
    f.LEAST: 2.6, f.TAKE: 0.6, f.PRODUCE: 1.5, f.SKILL: 5.0, f.DRAW: 1.6, f.FOOD: 2.2, f.WONDER: 2.0, f.FLIP: 2.2,
    f.EMPLOY_CARD: 4.0, f.SEARCH: 2.0,
}  # fmt: skip
FADING: Final = (f.TAKE, f.PRODUCE, f.DRAW)
# What one unit of an effect is worth, by op.
WORTH: Final[dict[int, float]] = {
    op.VP: 1.0, op.CITY_POINTS: 2.2, op.INDUSTRY_POINTS: 1.2, op.ACTION_DISK: DISK, op.DISCOUNT_TOKEN: 3.0, op.DRAW: CARD,
    op.TERRAIN: 2.4, op.ROAD: 2.8, op.PROPERTY: 5.5, op.BUILD: 3.2, op.INDUSTRY: 2.2, op.FOOD: 2.2, op.HARE: 4.0,
    op.PROSPERITY: 2.6, op.INDUSTRY_BONUS: 2.4, op.SKILL_TOKEN: 5.0, op.WONDER: 2.0, op.FLIP_TERRAIN: 2.2,
}  # fmt: skip


def evaluate(state: SweetLandsState, seat: int) -> float:
    """Points of a seat as they would be now, and named features of what is to come."""
    realm = state.realms[seat]
    worth = float(total(state, seat))
    if state.phase == at.OVER or realm.character == NOBODY:
        return worth
    ended = seat in state.ended or (state.phase == at.ENDING and state.seat == seat)
    later = state.m.rounds - state.round  # rounds still to come
    worth += (1.0 if later else 0.0 if ended else 0.05) * _purse(realm, ended, later)
    for each in range(4):
        worth += PRODUCED[each] * realm.production[each] * later
    worth += (0.4 + min(later, 3) / 5) * _land(state, realm) + (0.1 + min(later, 3) / 5) * _progress(realm)
    worth += _ends(state, realm, later, ended)
    if state.seat == seat and not ended:
        worth += _pending(state, realm)
    return worth


def _purse(realm: Realm, ended: bool, later: int) -> float:
    """Resources beyond what they score, cards and disks; a hand is thrown off at the end of the round."""
    worth = 0.0
    for each in range(5):
        have = realm.have[each]
        worth += RESOURCE[each] * (have if have < 12 else 12 + (have - 12) * 0.4)
    cards = min(len(realm.hand), 1 if later else 0) if ended else len(realm.hand)
    return worth + CARD * cards + (0.0 if ended else DISK * realm.disks)


def _land(state: SweetLandsState, realm: Realm) -> float:
    """Tokens, roads, places to build on, properties side by side, ports on the way."""
    worth = TOKEN * count(realm.tokens) + ROAD * realm.road_count
    worth += TURNED * count(realm.flipped & ~realm.built) + PIECE * count(realm.built)
    rest = realm.built
    while rest:
        group = group_of(rest & -rest, realm.built)
        worth += NEIGHBOUR * (count(group) - 1)
        rest ^= group
    return worth + PORT * count(realm.tokens & state.m.sides[realm.side].port)


def _progress(realm: Realm) -> float:
    """Tracks, skills, wonders, workers, hares."""
    worth = STEP * (realm.cart + max(realm.loco, 0) + realm.food) + PROSPER * sum(realm.steps)
    worth += SKILL * len(realm.skills) + PLAYED * len(realm.played) + WONDER * min(realm.wonders, 1) + 1.0 * realm.discount
    worth += WORKER * (len(realm.columns[0]) + len(realm.columns[1]) + len(realm.columns[2])) + count(realm.hares)
    return worth + (6.0 if realm.placed[5] else 0.0)


def _ends(state: SweetLandsState, realm: Realm, later: int, ended: bool) -> float:
    """What cities, industry, end-of-round cards and tokens would bring if nothing changed."""
    m = state.m
    table = m.city_points
    points = 2.0 * table[min(count_cities(m, realm, 0), len(table) - 1)]
    hopes = 0.7 * (m.symbol_points[realm.cart] + (m.symbol_points[realm.loco] if realm.loco > 0 else 0))
    for card in realm.played:
        if m.card_kind[card] == END_OF_ROUND:
            points += _scored(state, realm, m.card_effect[card])
            hopes += 1.0
    for skill in realm.skills:
        if m.skills[skill].timing == END_OF_ROUND:
            points += _scored(state, realm, m.skills[skill].effect)
    return points * (later + (0 if ended else 1)) + hopes * later


def _scored(state: SweetLandsState, realm: Realm, effects: int) -> float:
    p = state.m.program
    points = 0.0
    for node in p.lists[effects]:
        if p.op[node] == op.SCORE:
            reached = p.c[node] * (value(state, realm, p.a[node]) // p.b[node])
            points += reached if p.d[node] < 0 else min(reached, p.d[node])
        elif p.op[node] == op.SCORE_TIERS:
            points += tier_points(p.tiers[p.b[node]], value(state, realm, p.a[node]))
    return points


# What is still to be done.


def _pending(state: SweetLandsState, realm: Realm) -> float:
    worth = 0.0
    later = state.m.rounds > state.round
    for made in state.pending:
        kind = kind_of(made)
        if kind in UNIT:
            # Resources and cards are of little use when no round follows.
            worth += UNIT[kind] * a_of(made) * (1.0 if later or kind not in FADING else 0.1)
        elif kind == f.TERRAIN_ROAD:
            worth += 2.4 if c_of(made) else 2.4 * (a_of(made) + b_of(made))
        elif kind == f.LIST or kind == f.RUN:
            worth += _list_worth(state, realm, a_of(made))
        elif kind == f.REPEAT:
            worth += b_of(made) * _list_worth(state, realm, a_of(made))
        elif kind == f.ELEMENT or kind == f.OPTION:
            worth += _node_worth(state, realm, a_of(made))
        elif kind == f.AREA:
            worth += _list_worth(state, realm, state.m.area_effect[a_of(made)]) - _price(area_cost(state, realm, a_of(made)))
        elif kind == f.AREA_EFFECT:
            worth += _list_worth(state, realm, state.m.area_effect[a_of(made)])
        elif kind == f.HAND_COST:
            worth -= CARD * b_of(made)
        elif kind == f.MIX or kind == f.DISCARD:
            worth -= 0.6 * a_of(made) if kind == f.MIX else CARD
        elif kind == f.DISK_OR_CARD:
            worth -= CARD
        elif kind == f.TURN:
            worth += 0.2
        elif kind == f.TOWER:
            worth += 6.0
    return worth + 2.4 * len(state.queue)


def _price(cost: list[int]) -> float:
    return sum([RESOURCE[each] * cost[each] for each in range(5)])


def _list_worth(state: SweetLandsState, realm: Realm, effects: int) -> float:
    return sum([_node_worth(state, realm, node) for node in state.m.program.lists[effects]])


def _node_worth(state: SweetLandsState, realm: Realm, node: int) -> float:
    """What an effect is usually worth; nesting ends with the data."""
    p = state.m.program
    kind = p.op[node]
    if kind == op.GAIN:
        return _price(p.amounts[p.a[node]]) + 0.6 * p.b[node]
    if kind == op.PRODUCTION:
        later = max(state.m.rounds - state.round, 0)
        amount = p.amounts[p.a[node]]
        return later * (sum([PRODUCED[each] * amount[each] for each in range(4)]) + 0.6 * p.b[node])
    if kind in WORTH:
        return WORTH[kind] * p.a[node]
    if kind == op.TERRAIN_ROAD:
        return 2.0 * (p.a[node] + p.b[node])
    if kind == op.PER:
        times = min(p.c[node], value(state, realm, p.a[node]) // p.b[node])
        return times * _list_worth(state, realm, p.d[node])
    if kind == op.IF:
        return _list_worth(state, realm, p.d[node]) if value(state, realm, p.a[node]) >= p.b[node] else 0.0
    if kind == op.SPEND:
        return max(0.0, _list_worth(state, realm, p.d[node]) - _price(p.costs[p.a[node]]))
    if kind == op.CHOOSE:
        return max([_list_worth(state, realm, option) for option in p.options[p.a[node]]])
    return 2.0 if kind == op.DRAW_THEN_EMPLOY or kind == op.SEARCH_DECK or kind == op.COPY_AREA else 0.0
