"""The value of a position for a seat, in points: secured points and the prospects of the realm.

The terms, in the order of the code: secured points; prosperity tracks, each at its probable rate times the probable number
of elements; the ends of rounds (cities, industry, cards, skills, the tower); land and ports; rows and other tracks; workers
and skills; the hand, where a card is an action and good cards are plays; and the pending stack, since most decisions are in
the middle of an action. The weights are in weights.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.vecs import vec
from tabletown.games.sweet_lands.bot.ending import total_if_ended
from tabletown.games.sweet_lands.bot.pending import pending_worth
from tabletown.games.sweet_lands.bot.values import (
    Prices,
    amount_worth,
    list_worth,
    row_share,
    scored,
    size,
    tower_points,
)
from tabletown.games.sweet_lands.bot.weights import Tables, W, tables
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import (
    BONUS_TAKEN,
    CARD_PLAYED,
    END_OF_ROUND,
    FLIP,
    HARE_PLACED,
    NO_TRIGGER,
    PROPERTY_PLACED,
)
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import city_points, holds, is_city, open_ports, types_in
from tabletown.games.sweet_lands.rules.effects.feasibility import (
    can_place_hare,
    can_play,
    card_gold,
    columns_for,
    industry_limit,
)
from tabletown.games.sweet_lands.rules.geometry import EDGE_WORDS, groups_of
from tabletown.games.sweet_lands.rules.material import FIRST_END_HELP
from tabletown.games.sweet_lands.rules.points import NOBODY, kind_of
from tabletown.games.sweet_lands.rules.realm import TOWER_TYPE, Realm
from tabletown.games.sweet_lands.rules.scoring import token_points, total
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.vectors import HAND, HAVE, OPEN, PLACED, WORDS, listed, lowest

# Settings of the search. A turn has no fixed length: a search for the lead over others would postpone the end of its turn,
# to keep their next gains beyond its horizon; so it counts only its own points.
SEARCH: Final[dict[str, float]] = {"own_score_weight": 1.0, "scale": 20.0}
# A match has about four times as many decisions as in other games, each with less at stake: the lower levels make smaller
# mistakes, or they would lose everything, and search less.
DECISION_SCALE: Final = 0.25


def evaluate(state: SweetLandsState, seat: int) -> float:
    """Return the value of a state for a seat: secured points and weighted prospects."""
    realm = state.realms[seat]
    if state.phase == at.OVER or realm.character == NOBODY:
        return float(total(state, seat))
    m = state.m
    later: int = min(m.rounds - state.round, 5)  # rounds still to come
    ended = seat in state.ended or (state.phase == at.ENDING and state.seat == seat)
    if later == 0 and seat in state.ended:
        return float(total(state, seat))
    made = tables(m)
    q = Prices(state, realm, made, later, ended)
    if later == 0 and state.phase == at.ACTION and state.seat == seat:
        return _last_turn(state, realm, q)
    worth = float(realm.vp + m.milestone_vp * len(realm.milestones)) + float(m.vp_per_diamond * realm.n[HAVE + op.GEM])
    worth += float(m.vp_per_cp * realm.cp) + q.tracks
    for token in state.scoring:
        worth += float(token_points(state, seat, token))
    worth += _ends(state, realm, q)
    worth += _land(state, realm, q, made) + _boards(state, realm, q) + _people(state, realm, q)
    worth += _hand(state, realm, q)
    have = realm.have
    if state.seat == seat:
        worth += pending_worth(state, realm, q, have)
    return worth + _purse(realm, q, have) + _help(state, realm, q) + _coming(state, realm, q, seat)


def _last_turn(state: SweetLandsState, realm: Realm, q: Prices) -> float:
    """Value a turn of the last round by what it scores if it ends now, and by what is on the stack.

    Hopes would make every useless exchange look better than the end; a position before the end is worth a little less than
    the end itself, so only what scores is done first.
    """
    have = realm.have
    pending = pending_worth(state, realm, q, have) if kind_of(state.top()) > at.AFTER else 0.0
    points = total_if_ended(state, [max(0, each) for each in have])
    rest: int = (have[0] + have[1] + have[2] + have[3]) % state.m.gold_per_vp
    return points + 0.1 * rest + W.optimism * pending - 0.6 + 0.01 * float(min(realm.held + realm.disks, 9))


def _coming(state: SweetLandsState, realm: Realm, q: Prices, seat: int) -> float:
    """Value the production phase ahead, and level rounds with each other."""
    worth = W.par[q.later]
    if state.phase != at.REVEAL and state.phase != at.PRODUCTION:
        return worth
    done = state.step - 4 * state.order.index(seat) if state.phase == at.PRODUCTION else 0
    if done < 3:
        made = realm.production
        worth += made[0] * (q.gold + 0.2) + made[1] * q.wheat + made[2] * q.wood + made[3] * q.iron
    if done < 4:
        worth += q.card * (5 + size(realm.areas))
    return worth


def _purse(realm: Realm, q: Prices, have: list[int]) -> float:
    """Value resources and production; gold scores at the end."""
    worth = have[0] * 0.2 + _dear(have[0], q.gold, 3.0) + _dear(have[1], q.wheat, 1.0) + _dear(have[2], q.wood, 1.0)
    worth += _dear(have[3], q.iron, 1.0) + q.gem * min(have[4], 4)
    if q.later:
        made = realm.production
        worth += q.later * (
            _made(made[0], W.made_gold, 3.0)
            + _made(made[1], W.made_wheat, 1.0)
            + _made(made[2], W.made_wood, 1.0)
            + _made(made[3], W.made_iron, 1.0)
        )
    return worth


def _dear(have: int, price: float, scale: float) -> float:
    plenty = W.plenty * scale
    return price * (have if have <= plenty else plenty + (have - plenty) * W.beyond)


def _made(made: int, weight: float, scale: float) -> float:
    enough = W.enough * scale
    return weight * (made if made <= enough else enough + (made - enough) * W.beyond)


def _ends(state: SweetLandsState, realm: Realm, q: Prices) -> float:
    """Value the ends of rounds if nothing changes: cities, end-of-round cards and skills, the tower."""
    m = state.m
    cities = 0
    hopes = 0.0
    for group in groups_of(realm.built):
        if is_city(m, realm, group):
            cities += 1
        elif size(group) >= 2 and types_in(realm, group) >= 2:
            hopes += W.pair if size(group) == 2 else W.town
    character = m.characters[realm.character]
    tower = realm.n[PLACED + TOWER_TYPE] != 0
    city = q.cp * float(city_points(m, realm, cities, tower))
    points = 0.0
    for card in realm.played:
        if m.card_kind[card] == END_OF_ROUND:
            points += scored(state, realm, q, m.card_effect[card])
    for skill in realm.skills:
        if m.skills[skill].timing == END_OF_ROUND:
            points += scored(state, realm, q, m.skills[skill].effect)
    if tower and character.tower_score >= 0:
        points += tower_points(state, realm, q, character.tower_score)
    worth = (points * W.growth + city * W.cities) * q.later + hopes * q.time * 5.0
    return worth if q.ended else worth + points + city


def _land(state: SweetLandsState, realm: Realm, q: Prices, made: Tables) -> float:
    """Value tokens, roads, building sites, ports, and printed bonuses within reach."""
    m = state.m
    side = m.sides[realm.side]
    sites = size((realm.flipped | side.capital) & ~realm.built)
    worth = W.token * q.tokens + W.road * float(realm.road_count) + W.piece * q.pieces
    worth += W.face_up * size(realm.tokens & ~realm.flipped) + W.site * min(sites, 6)
    near = realm.near & ~realm.tokens & side.land
    worth += W.flippable * _reachable(realm, realm.tokens & ~realm.flipped, 4)
    worth += W.prepared * min(size(near & realm.beside), 4)
    worth *= q.time
    ports = size(open_ports(m, realm))
    points = m.port_points
    last = len(points) - 1
    worth += float(points[min(ports, last)])
    if ports < last:
        worth += W.harbour * min(1.0, 2.0 * q.time) * _harbours(realm, made, points, ports)
    prize = 0.0
    for cell in made.prizes[realm.side]:
        if near & BIT[cell]:
            prize += list_worth(state, realm, q, side.bonus[cell])
    worth += W.reach * min(1.0, 2.0 * q.time) * (prize + q.flip * size(near & side.kinds[4]))
    return worth + W.area * q.later * size(realm.areas)


def _reachable(realm: Realm, cells: i64, most: int) -> int:
    """Count the cells with an edge where a road may be placed, up to `most`."""
    found = 0
    n = realm.n
    while cells and found < most:
        edges = WORDS * lowest(cells)
        cells &= cells - 1
        for word in range(WORDS):
            if n[OPEN + word] & EDGE_WORDS[edges + word]:
                found += 1
                break
    return found


def _harbours(realm: Realm, made: Tables, points: vec[i64], opened: int) -> float:
    """Value the ports that are not open yet, nearest first, by the share of the way covered."""
    worth = 0.0
    shares: list[float] = []
    for way in made.ways[realm.side]:
        if way[0] & realm.tokens:
            continue
        distance = 1
        while distance < len(way) and not way[distance] & realm.tokens:
            distance += 1
        shares.append(1.0 - distance / len(way))
    shares.sort()
    while shares and opened + 1 < len(points):
        worth += shares.pop() * float(points[opened + 1] - points[opened])
        opened += 1
    return worth


def _boards(state: SweetLandsState, realm: Realm, q: Prices) -> float:
    """Value rows of properties, food, hares and the industry track."""
    m = state.m
    n = realm.n
    worth = (q.cp - 2.0) * float(realm.cp) + 2.0 * q.tents * (q.hares + W.more_hares * q.later)
    share = row_share(size(n[PLACED + 2]))
    if share > 0.0:
        ends = q.later + (0 if q.ended else 1)
        worth += share * (float(realm.ip) + q.symbols * ends + W.more_points * q.later)
    for kind in range(3):
        worth += W.row * q.time * min(size(n[PLACED + kind]), 4)
    worth += W.food * q.time * 5.0 * float(realm.food) + W.discount * q.later * float(realm.discount)
    moved: int = realm.cart + max(realm.loco, 0)
    worth += W.industry * q.time * 5.0 * moved + (W.loco * q.time if realm.loco != NOBODY else 0.0)
    worth += W.spaces * q.time * min(q.spaces, 6)
    if can_place_hare(state, realm):
        worth += W.ready * min(1.0, 2.0 * q.time)
    ahead = 0.0
    if realm.food < m.food_length:
        ahead += list_worth(state, realm, q, m.food_bonus[realm.food + 1])
    limit = industry_limit(state, realm)
    if realm.cart < limit:
        ahead += list_worth(state, realm, q, m.cart_bonus[realm.cart + 1])
    if realm.loco != NOBODY and realm.loco < limit:
        ahead += list_worth(state, realm, q, m.loco_bonus[realm.loco + 1])
    return worth + W.next * min(1.0, 2.0 * q.time) * ahead


def _people(state: SweetLandsState, realm: Realm, q: Prices) -> float:
    """Value workers, skills, wonders, the tower and cards played."""
    m = state.m
    worth = W.worker * q.later * q.workers + W.played * len(realm.played) * q.time
    for column in range(3):
        for card in realm.columns[column]:
            worth += W.bonuses * q.later * list_worth(state, realm, q, m.card_employ[card])
    for skill in realm.skills:
        token = m.skills[skill]
        if token.timing == FLIP:
            uses = q.later + (0 if q.ended or realm.turned & BIT[skill] else 1)
            worth += 0.6 * uses * list_worth(state, realm, q, token.effect)
        elif token.trigger != NO_TRIGGER:
            worth += q.later * _rate_of(token.trigger) * list_worth(state, realm, q, token.effect)
        elif token.timing != END_OF_ROUND:
            worth += q.time
    character = m.characters[realm.character]
    if realm.n[PLACED + TOWER_TYPE]:
        worth += W.tower * q.time
        if character.tower_trigger != NO_TRIGGER:
            worth += q.later * _rate_of(character.tower_trigger) * list_worth(state, realm, q, character.tower_triggered)
    elif realm.wonders:
        worth += W.wonder * q.time * (2.0 if holds(state, realm, character.conditions) else 1.0)
    return worth


def _rate_of(trigger: int) -> float:
    """Return how often a trigger fires per round."""
    if trigger == PROPERTY_PLACED:
        return W.more_pieces
    if trigger == HARE_PLACED:
        return W.more_hares
    if trigger == CARD_PLAYED:
        return 1.6
    return 1.2 if trigger == BONUS_TAKEN else 1.0


def _hand(state: SweetLandsState, realm: Realm, q: Prices) -> float:
    """Value the hand: every card is an action, the best ones are plays; all but one are discarded at the end of a round."""
    if not realm.held:
        return 0.0 if q.ended else W.disk * float(realm.disks)
    best = second = 0.0
    for card in listed(realm.n, HAND):
        gain = _play_gain(state, realm, q, card)
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    kept = 1 if q.later else 0
    worth = q.card * kept + W.best * best if q.later or not q.ended else 0.0
    if q.resting:
        return worth
    worth += 1.9 * q.basic * q.excess + q.card * (q.spare - q.excess)
    return worth + W.second * second + (W.disk - q.card) * float(realm.disks)


def _play_gain(state: SweetLandsState, realm: Realm, q: Prices, card: int) -> float:
    """Return the gain of playing a card beyond its price."""
    m = state.m
    cost = m.card_cost[card]
    gold: int = card_gold(state, realm, card, 0)
    short = not can_play(state, realm, card, 0)
    if short and q.later == 0:
        return 0.0
    if m.card_kind[card] == END_OF_ROUND:
        points = scored(state, realm, q, m.card_effect[card])
        gain = points * (q.later * W.growth + (0.0 if q.resting or short else 1.0))
    else:
        gain = list_worth(state, realm, q, m.card_effect[card])
        if realm.n[HAVE + op.GEM] > cost[op.GEM] and columns_for(state, realm, card):
            gain += max(
                0.0, W.worker * q.later + W.bonuses * q.later * list_worth(state, realm, q, m.card_employ[card]) - q.gem
            )
    gain -= (gold - cost[0]) * q.gold + amount_worth(q, cost) + 0.2 * gold
    if gain <= 0.0:
        return 0.0
    return 0.6 * gain if short or q.resting else gain


def _help(state: SweetLandsState, realm: Realm, q: Prices) -> float:
    """Value the tokens of the help cell: at the next production, and at the end of the round."""
    if realm.help == NOBODY:
        return 0.0
    m = state.m
    first, second = state.help[2 * realm.help], state.help[2 * realm.help + 1]
    worth = 0.0
    if second > FIRST_END_HELP and (not q.ended or q.later):
        worth += scored(state, realm, q, m.help_effect[second - 1]) * (W.growth if q.ended else 1.0)
    if (q.ended and q.later) or state.phase == at.HELP_CELLS:
        if 0 < first <= FIRST_END_HELP:
            worth += list_worth(state, realm, q, m.help_effect[first - 1])
        if 0 < second <= FIRST_END_HELP:
            worth += list_worth(state, realm, q, m.help_effect[second - 1])
    return worth
