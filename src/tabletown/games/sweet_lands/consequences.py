"""What an action brings: stocks, the parts that follow by themselves, prices and gains by reason, notes and warnings."""

from __future__ import annotations

import random

from tabletown.core.guide.preview import Reason
from tabletown.core.views import Line, ScoreLine, ScoreSheet
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.feasibility import area_cost, can_swap, card_price, hand_cost, piece_cost
from tabletown.games.sweet_lands.rules.geometry import CELLS
from tabletown.games.sweet_lands.rules.material import FIRST_UPGRADED, TOWER
from tabletown.games.sweet_lands.rules.points import a_of, kind_of
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.sampling import sample, score
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import SweetLandsView

STOCKS = ("gold", "wheat", "wood", "iron", "diamonds")
MADE = ("gold_production", "wheat_production", "wood_production", "iron_production")
BEFORE_TURNS = ("reveal", "production", "deal", "draft")
FORCED = 8  # parts of one action that follow without a choice, at most


def assets(view: SweetLandsView, seat: int) -> dict[str, int]:
    """Return the stocks, production and progress of a seat; all of it is public."""
    realm = view.realms[seat]
    if not realm.character:
        return {}
    found = dict(zip(STOCKS, realm.have))
    found |= {"cards": realm.cards, "disks": realm.disks}
    found |= dict(zip(MADE, realm.production))
    found |= {
        "food": realm.food,
        "industry": realm.cart + max(realm.loco, 0),
        "prosperity": sum(realm.steps),
        "skills": len(realm.skills),
        "wonders": realm.wonders,
        "city_points": realm.cp,
        "industry_points": realm.ip,
    }
    return found


def outlook(view: SweetLandsView, seat: int) -> ScoreSheet:
    """Return the score if the match ended now; nothing before the first turn, where only the closed ports would count."""
    if view.round == 0 or (view.round == 1 and view.phase in BEFORE_TURNS):
        return ScoreSheet(seat, (ScoreLine("SL-14.1", "victory_points", 0),))
    return score(view, seat)


def foresee(state: SweetLandsState, seat: int, action: int) -> SweetLandsState:
    """Return the state after an action and its forced parts; hand cards are paid with the first ones possible."""
    after = state.copy()
    after.apply(seat, action)
    for _ in range(FORCED):
        following = _forced(after, seat)
        if following < 0:
            break
        after.apply(seat, following)
    return after


def _forced(state: SweetLandsState, seat: int) -> int:
    """Return the only way to continue an action, or the usual one to pay hand cards; -1 if there is a choice."""
    if not state.pending or not state.is_actor(seat):
        return -1
    kind = kind_of(state.pending[-1])
    if kind in (at.TURN, at.AFTER):
        return -1
    legal = state.legal(seat)
    if kind == at.HAND_COST:
        cards = [each for each in legal if each != act.USE_DISK]
        return cards[0] if cards else legal[0]
    return legal[0] if len(legal) == 1 else -1


# Reasons.


def reasons(view: SweetLandsView, action: int) -> list[Reason]:
    """Return the price of an action, and what else it changes, as two reasons for each stock."""
    seat = view.seat
    if seat is None or not view.realms[seat].character:
        return []
    state = sample(view, random.Random(0))
    realm = state.realms[seat]
    paid = prices(state, realm, action)
    if not paid:
        return []
    found = [Reason(name, -amount, line) for name, amount, line in paid if amount]
    after = foresee(state, seat, action).realms[seat]
    now, then = _stocks(realm), _stocks(after)
    for name in dict.fromkeys(reason.asset for reason in found):
        rest = then[name] - now[name] - sum(reason.amount for reason in found if reason.asset == name)
        if rest:
            found.append(Reason(name, rest, Line("sweet_lands-reason-effect")))
    return found


def _stocks(realm: Realm) -> dict[str, int]:
    return {**dict(zip(STOCKS, realm.have)), "cards": len(realm.hand), "disks": realm.disks}


def prices(state: SweetLandsState, realm: Realm, action: int) -> list[tuple[str, int, Line]]:
    """Return stock, amount and reason of everything that an action pays."""
    m = state.m
    if act.AREA <= action < act.PLAY:
        area = action - act.AREA
        slot = state.disks[area] + 1
        cards = hand_cost(state, area)
        found = [("cards", cards, Line("sweet_lands-reason-slot", {"n": slot}))]
        if can_swap(state, realm, area):
            return found
        return found + _costs(area_cost(state, realm, area), Line("sweet_lands-reason-area"))
    if act.PLAY <= action < act.FLIP_SKILL:
        top = state.pending[-1]
        if kind_of(top) == at.SEARCH_PLAY:
            return []
        node = a_of(top) if kind_of(top) == at.PLAY_CARD else -1
        free = node >= 0 and m.program.d[node] == 1
        less = m.program.c[node] if node >= 0 else 0
        price = [0] * 5 if free else card_price(state, realm, action - act.PLAY, less)
        own = ("cards", 1, Line("sweet_lands-reason-played"))
        return [*_costs(price, Line("sweet_lands-reason-card")), own]
    if act.PROPERTY <= action < act.HARE:
        piece = (action - act.PROPERTY) // CELLS
        if piece == TOWER or kind_of(state.pending[-1]) != at.BUILD:
            return []
        return _costs(piece_cost(state, realm, piece), Line("sweet_lands-reason-piece"))
    return _small_prices(state, realm, action)


def _small_prices(state: SweetLandsState, realm: Realm, action: int) -> list[tuple[str, int, Line]]:
    m = state.m
    if act.FREE <= action < act.CLAIM:
        return _costs(m.program.costs[m.free_cost[action - act.FREE]], Line("sweet_lands-reason-free"))
    if act.PROSPER <= action < act.COLOR:
        track = action - act.PROSPER
        if realm.steps[track] + 1 == m.track_length[track]:
            return [("diamonds", m.track_end_cost[track], Line("sweet_lands-reason-end"))]
    elif act.SKILL + FIRST_UPGRADED <= action < act.EMPLOY:
        return [("diamonds", m.upgrade_cost, Line("sweet_lands-reason-upgraded"))]
    elif act.EMPLOY <= action < act.EMPLOY_CARD:
        return [("diamonds", m.employ_cost, Line("sweet_lands-reason-employ"))]
    elif action == act.SPEND:
        return _costs(m.program.costs[m.program.a[a_of(state.pending[-1])]], Line("sweet_lands-reason-free"))
    return []


def _costs(cost: list[int], line: Line) -> list[tuple[str, int, Line]]:
    return [(STOCKS[each], cost[each], line) for each in range(op.ANY_BASIC) if cost[each]]
