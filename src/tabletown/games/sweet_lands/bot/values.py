"""The value of effects to a realm: current prices of the game's goods, and effects added up from them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tabletown.core.bits import ones
from tabletown.games.sweet_lands.bot.weights import Tables, W
from tabletown.games.sweet_lands.rules.characters import TWO_SKILLS
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import score_points, symbol_points, value, workers
from tabletown.games.sweet_lands.rules.effects.feasibility import can_place_hare, industry_limit
from tabletown.games.sweet_lands.rules.material import ROWS
from tabletown.games.sweet_lands.rules.points import NOBODY
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.vectors import HAVE, PLACED, STEPS


def size(mask: i64) -> int:
    """Return the number of cells in a mask."""
    return ones(mask)


@final
class Prices:
    """The value in points of one unit of each good to a realm now."""

    def __init__(self, s: SweetLandsState, realm: Realm, tables: Tables, later: int, ended: bool) -> None:
        m = s.m
        self.later: int = later
        self.ended: bool = ended
        # Nothing but the end of the round is left to do.
        self.resting: bool = ended or (realm.disks == 0 and realm.held <= s.least_hand())
        # The last round ends with the cards; in earlier rounds unused resources are kept.
        moves: int = 0 if ended else min(realm.held + realm.disks, 3)
        self.time: float = (later + (W.now if later else W.now * moves / 3.0)) * 0.2
        fade = 1.0 if later else W.last * moves / 3.0
        self.gold: float = W.gold * fade
        self.wheat: float = W.wheat * fade
        self.wood: float = W.wood * fade
        self.iron: float = W.iron * fade
        self.gem: float = W.gem * fade
        self.basic: float = (self.wheat + self.wood + self.iron) / 3.0
        self.card: float = W.card if later else W.card_last
        # An action needs resources too; a card beyond them is worth two of any (F7).
        n = realm.n
        self.spare: float = 0.0 if self.resting else float(realm.held - s.least_hand() + realm.disks)
        served = (float(n[HAVE + 1] + n[HAVE + 2] + n[HAVE + 3]) + 0.3 * float(n[HAVE])) / W.serve
        self.excess: float = max(0.0, self.spare - served)
        # The probable number of elements of each track, and the value of one.
        row = min(later, 5)
        self.symbols: int = symbol_points(m, realm)
        ends = later + (0 if ended else 1)
        self.workers: int = workers(realm)
        self.tokens: int = size(realm.tokens)
        self.pieces: int = size(realm.built)
        self.hares: int = size(realm.hares)
        counts = [
            self.tokens + W.more_tokens * later,
            self.hares + W.more_hares * later,
            float(realm.road_count) + W.more_roads * later,
            self.pieces + W.more_pieces * later,
            self.workers + W.more_workers * later,
            float(realm.ip) + self.symbols * ends + W.more_points * later,
        ]
        self.tracks: float = 0.0
        self.step: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]  # of any colour, of each, of the least
        for track in range(6):
            rates = tables.rate[track][row]
            at: int = n[STEPS + track]
            rate = rates[at]
            self.tracks += rate * counts[track]
            if at < m.track_length[track] and (at + 1 < m.track_length[track] or n[HAVE + op.GEM] > 0 or later > 1):
                gain = (rates[at + 1] - rate) * counts[track]
                colour: int = m.track_colour[track] + 1
                if gain > self.step[colour]:
                    self.step[colour] = gain
        self.step[0] = max(self.step[1], self.step[2], self.step[3])
        self.step[4] = (self.step[1] + self.step[2] + self.step[3]) / 3.0
        self.flip: float = W.flip * (0.3 + self.time)
        face_up = self.tokens - size(realm.flipped)
        self.spaces: int = open_spaces(s, realm)
        meeting = self.flip * min(face_up, 2) * 0.5
        self.terrain: float = tables.rate[0][row][n[STEPS + 0]] + (W.token + W.face_up) * self.time + W.beside * self.flip
        self.road: float = tables.rate[2][row][n[STEPS + 2]] + W.road * self.time + W.meet * meeting
        tents = size(n[PLACED])
        self.cp: float = 2.0 + row_share(size(n[PLACED + 1]))
        self.ip: float = tables.rate[5][row][n[STEPS + 5]] + row_share(size(n[PLACED + 2]))
        self.hare: float = tables.rate[1][row][n[STEPS + 1]] + 2.0 * row_share(tents)
        self.tents: float = row_share(tents)
        self.property: float = tables.rate[3][row][n[STEPS + 3]] + (W.piece - W.site) * self.time + self.flip
        self.food: float = W.food * self.time * 5.0
        self.industry: float = W.industry * self.time * 5.0 if self.spaces else 0.0
        if not can_place_hare(s, realm) and realm.hares_left:
            self.hare *= self.time
        self.skill: float = W.skill * self.time * 5.0
        self.bonus: float = W.bonus


def row_share(placed: int) -> float:
    """Return the share of a type's final bonus that is counted, by pieces placed."""
    if placed >= ROWS:
        return 1.0
    return W.row4 if placed == 4 else W.row3 if placed == 3 else 0.0


def open_spaces(s: SweetLandsState, realm: Realm) -> int:
    """Count the industry spaces before the next lab for both markers, at least 1 where further steps score points."""
    limit = industry_limit(s, realm)
    spaces: int = max(0, limit - realm.cart) + (max(0, limit - realm.loco) if realm.loco != NOBODY else 0)
    return max(spaces, 1) if limit == s.m.industry_length else spaces


def cards_worth(q: Prices, number: int) -> float:
    """Value hand cards, first those that there are no resources for."""
    idle = min(float(number), q.excess)
    return 1.9 * q.basic * idle + q.card * (number - idle)


def amount_worth(q: Prices, amount: list[int]) -> float:
    """Value resources at their prices."""
    return amount[0] * q.gold + amount[1] * q.wheat + amount[2] * q.wood + amount[3] * q.iron + amount[4] * q.gem


def list_worth(s: SweetLandsState, realm: Realm, q: Prices, effects: i64) -> float:
    """Value an effect list."""
    p = s.m.program
    worth = 0.0
    for index in range(p.first[effects], p.first[effects + 1]):
        worth += node_worth(s, realm, q, p.nodes[index])
    return worth


def node_worth(s: SweetLandsState, realm: Realm, q: Prices, node: i64) -> float:
    """Value an effect; the depth of nesting is limited by the data."""
    p = s.m.program
    kind = p.op[node]
    n: int = p.a[node]
    b: int = p.b[node]
    if kind == op.GAIN:
        return amount_worth(q, p.amounts[n]) + q.basic * b
    if kind == op.PRODUCTION:
        made = p.amounts[n]
        worth = made[0] * W.made_gold + made[1] * W.made_wheat + made[2] * W.made_wood + made[3] * W.made_iron
        return q.later * (worth + W.made_wood * b)
    if kind == op.VP:
        return float(n)
    if kind == op.DRAW:
        return n * q.card
    if kind == op.TERRAIN:
        return n * q.terrain
    if kind == op.ROAD:
        return n * q.road
    if kind == op.TERRAIN_ROAD:
        return n * q.terrain + b * q.road
    if kind == op.PROSPERITY:
        return n * q.step[p.b[node]]
    if kind == op.CHOOSE:
        best = 0.0
        for option in p.options[n]:
            best = max(best, list_worth(s, realm, q, option))
        return best
    if kind >= op.PER:
        return _nested_worth(s, realm, q, node, kind)
    return _other_worth(realm, q, kind, n)


def _other_worth(realm: Realm, q: Prices, kind: i64, n: int) -> float:
    if kind == op.PROPERTY:
        return n * q.property
    if kind == op.BUILD:
        return n * (q.property - W.build)
    if kind == op.INDUSTRY:
        return min(n, q.spaces) * q.industry
    if kind == op.FOOD:
        return n * q.food
    if kind == op.HARE:
        return n * q.hare if realm.hares_left else 6.0 * n
    if kind == op.INDUSTRY_BONUS:
        return n * q.bonus
    if kind == op.SKILL_TOKEN:
        return 2 * n * q.skill if realm.modifiers & TWO_SKILLS else n * q.skill
    if kind == op.WONDER:
        return n * W.wonder * q.time if realm.wonders == 0 else n * q.skill
    if kind == op.FLIP_TERRAIN:
        return n * q.flip if realm.tokens != realm.flipped else 0.0
    if kind == op.CITY_POINTS:
        return n * q.cp
    if kind == op.INDUSTRY_POINTS:
        return n * q.ip
    if kind == op.ACTION_DISK:
        return n * W.disk
    if kind == op.DISCOUNT_TOKEN:
        return n * W.discount * q.later
    if kind == op.LOCOMOTIVE:
        return W.loco * q.time
    if kind == op.DRAW_THEN_EMPLOY:
        return q.card + W.worker * q.later
    return W.find if kind == op.SEARCH_DECK or kind == op.PLAY_CARD else 0.0


def _nested_worth(s: SweetLandsState, realm: Realm, q: Prices, node: i64, kind: i64) -> float:
    p = s.m.program
    if kind == op.PER:
        times: int = min(p.c[node], value(s, realm, p.a[node]) // p.b[node])
        return times * list_worth(s, realm, q, p.d[node]) if times else 0.0
    if kind == op.IF:
        return list_worth(s, realm, q, p.d[node]) if value(s, realm, p.a[node]) >= p.b[node] else 0.0
    if kind == op.SPEND:
        cost = p.costs[p.a[node]]
        return max(0.0, list_worth(s, realm, q, p.d[node]) - amount_worth(q, cost) - q.basic * cost[op.ANY_BASIC])
    if kind == op.COPY_AREA:
        return W.find
    return -cards_worth(q, 1) if kind == op.DISCARD else 0.0


def scored(s: SweetLandsState, realm: Realm, q: Prices, effects: i64) -> float:
    """Value an effect list at the end of a round, as things stand."""
    p = s.m.program
    points = 0.0
    for index in range(p.first[effects], p.first[effects + 1]):
        node = p.nodes[index]
        kind = p.op[node]
        if kind == op.SCORE or kind == op.SCORE_TIERS:
            points += float(score_points(p, node, _reached(s, realm, q, p.a[node])))
        elif kind == op.TOWER_SCORE:
            points += tower_points(s, realm, q, node)
        elif kind == op.SPEND:
            points += 1.5
    return points


def _reached(s: SweetLandsState, realm: Realm, q: Prices, counter: i64) -> i64:
    """Return what a counter will be at the end of the round if nothing else happens."""
    return q.symbols if s.m.program.counter[counter] == op.IP_ROUND else value(s, realm, counter)


def tower_points(s: SweetLandsState, realm: Realm, q: Prices, node: i64) -> float:
    """Value a clock tower at the end of a round."""
    p = s.m.program
    each = 1.0 if p.b[node] == 0 else q.cp if p.b[node] == 1 else q.ip
    return float(p.c[node] * _reached(s, realm, q, p.a[node])) * each
