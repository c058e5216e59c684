"""Reasons why a cost cannot be paid or an effect does nothing now: the conditions of feasibility.py, one at a time.

`passed` counts the conditions that held before (see `core.guide.refusals`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import count, members
from tabletown.core.guide.refusals import Refusal
from tabletown.core.views import Line
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import value
from tabletown.games.sweet_lands.rules.effects.feasibility import (
    area_cost,
    area_usable,
    can_pay_all,
    can_swap,
    industry_limit,
    next_hare,
    pay,
    piece_cost,
    pieces_left,
    property_cells,
)
from tabletown.games.sweet_lands.rules.material import PIECES
from tabletown.games.sweet_lands.rules.realm import Realm

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

WEIGHTS = (2, 3, 3, 3, 8)  # of gold, wheat, wood, iron, diamonds: which missing price is the smallest


def no(rule: str, condition: str, passed: int, figures: dict[str, str | int] | None = None) -> Refusal:
    """Return a refusal with its message and figures."""
    return Refusal(rule, Line(f"sweet_lands-why-{condition}", figures or {}), passed)


# Costs.


def short(have: list[int], cost: list[int], rule: str, passed: int) -> Refusal | None:
    """Return the first of the five fixed parts of a cost that is missing (`can_pay`)."""
    for each in range(5):
        if have[each] < cost[each]:
            return no(rule, f"short-{op.RESOURCES[each]}", passed, {"needs": cost[each], "has": have[each]})
    return None


def unpayable(s: SweetLandsState, realm: Realm, number: int, rule: str, passed: int) -> Refusal | None:
    """Return the first part of a cost that cannot be paid (`can_pay_all`)."""
    if can_pay_all(s, realm, number):
        return None
    cost = s.m.program.costs[number]
    found = short(realm.have, cost, rule, passed)
    if found is not None:
        return found
    basics = sum(realm.have[1:4]) - sum(cost[1:4])
    if basics < cost[op.ANY_BASIC]:
        return no(rule, "short-basic", passed, {"needs": cost[op.ANY_BASIC], "has": basics})
    return few_cards(s, realm, cost[op.HAND_CARDS], rule, passed)


def few_cards(s: SweetLandsState, realm: Realm, needs: int, rule: str, passed: int) -> Refusal:
    """Return why so many cards cannot leave the hand: there are not enough, or one must stay (SL-5.3)."""
    has = len(realm.hand)
    if has < needs:
        return no(rule, "short-cards", passed, {"needs": needs, "has": has})
    return no("SL-5.3", "last_card", passed, {"needs": needs, "round": s.m.rounds})


def area_refused(s: SweetLandsState, realm: Realm, area: int, diamonds: int, rule: str, passed: int) -> Refusal | None:
    """Return why an area cannot be used beside `diamonds` for cards: its cost, then its effect (`area_usable`)."""
    if area_usable(s, realm, area, diamonds):
        return None
    cost = area_cost(s, realm, area)
    have = realm.have
    have[op.GEM] -= diamonds
    if can_swap(s, realm, area):
        character = s.m.characters[realm.character]
        first, other = character.swap_from, character.swap_to
        moved = max(0, cost[first] - have[first])
        if moved > have[other]:
            figures: dict[str, str | int] = {
                "resource1": op.RESOURCES[first], "resource2": op.RESOURCES[other],
                "needs": cost[first], "has": have[first] + have[other],
            }  # fmt: skip
            return no(rule, "short-swap", passed, figures)
        have[first] += moved
        have[other] -= moved
    found = short(have, cost, rule, passed)
    if found is not None:
        return found
    after = realm.copy()
    after.have = [have[each] - cost[each] for each in range(5)]
    return obstacle(s, after, s.m.area_effect[area], passed + 1)


# Effects.


def obstacle(s: SweetLandsState, realm: Realm, effects: int, passed: int) -> Refusal:
    """Return why nothing of an effect list is possible: the reason of its first element (`list_possible`)."""
    nodes = s.m.program.lists[effects]
    return _of_node(s, realm, nodes[0], passed) if nodes else no("SL-20.7", "nothing", passed)


def _of_node(s: SweetLandsState, realm: Realm, node: int, passed: int) -> Refusal:
    """Return why an element is not possible (`node_possible`)."""
    p = s.m.program
    kind = p.op[node]
    if kind == op.DRAW or kind == op.SEARCH_DECK:
        return no("SL-4.5", "no_deck", passed)
    if kind == op.TERRAIN:
        if p.b[node]:
            return no("SL-6.2", "no_cell-land", passed, {"land": op.TERRAINS[p.b[node] - 1]})
        return no("SL-6.2", "no_cell", passed)
    if kind == op.ROAD or (kind == op.TERRAIN_ROAD and not p.a[node]):
        return no("SL-6.5", "no_edge", passed)
    if kind == op.TERRAIN_ROAD:
        return no("SL-6.2", "no_cell" if not p.b[node] else "no_cell_no_edge", passed)
    if kind == op.PROPERTY or kind == op.BUILD:
        return no_property(s, realm, p.b[node], kind == op.BUILD, passed)
    if kind == op.INDUSTRY:
        return no("SL-8.2", "lab", passed, {"space": industry_limit(s, realm) + 1})
    if kind == op.HARE:
        return no_hare(s, realm, passed)
    if kind == op.PROSPERITY:
        return no_track(s, realm, p.b[node], passed)
    if kind == op.SKILL_TOKEN:
        return no("SL-10.1", "no_skill", passed)
    if kind == op.FLIP_TERRAIN:
        return no("SL-6.7", "no_face_up", passed)
    return _of_nested(s, realm, node, kind, passed)


def no_property(s: SweetLandsState, realm: Realm, b: int, paid: bool, passed: int) -> Refusal:
    """Return why no property can be placed; `b` is the land below it, or the surcharge if it is paid for."""
    if property_cells(s, realm, 0 if paid else b) == 0:
        if not paid and b:
            return no("SL-19.8", "no_ground-land", passed, {"land": op.TERRAINS[b - 1]})
        return no("SL-7.4", "no_ground", passed)
    if not pieces_left(realm):
        return no("SL-7.2", "no_piece", passed)
    have = realm.have
    have[op.WOOD] -= b
    pieces = members(pieces_left(realm))
    missing = [_missing(have, piece_cost(s, realm, piece)) for piece in pieces]
    piece = pieces[missing.index(min(missing))]
    cost = piece_cost(s, realm, piece)
    figures: dict[str, str | int] = {"piece": PIECES[piece], "phrase": price(cost), "n": b}
    return no("SL-5.10" if b else "SL-7.2", "no_price-surcharge" if b else "no_price", passed, figures)


def _missing(have: list[int], cost: list[int]) -> int:
    return sum([WEIGHTS[each] * max(0, cost[each] - have[each]) for each in range(5)])


def price(cost: list[int]) -> str:
    """Return a cost as a phrase (`words.names`)."""
    return ".".join(["pay", *[f"{op.RESOURCES[each]}{cost[each]}" for each in range(5) if cost[each]]])


def no_hare(s: SweetLandsState, realm: Realm, passed: int) -> Refusal:
    """Return why the next hare cannot be placed (`can_place_hare`)."""
    needs = s.m.hare_needs[next_hare(realm)]
    if realm.food < needs:
        return no("SL-8.6", "food", passed, {"needs": needs, "has": realm.food})
    return no("SL-8.6", "no_home" if realm.built == 0 else "no_home_left", passed, {"n": count(realm.built)})


def no_track(s: SweetLandsState, realm: Realm, colour: int, passed: int) -> Refusal:
    """Return why no prosperity step can be made: only last spaces are left, or not even those (`tracks_open`)."""
    m = s.m
    for track in range(6):
        fits = colour == 0 or colour == op.LEAST or m.track_colour[track] == colour - 1
        if fits and realm.steps[track] < m.track_length[track]:
            figures: dict[str, str | int] = {"needs": m.track_end_cost[track], "has": realm.have[op.GEM]}
            return no("SL-8.8", "last_spaces", passed, figures)
    return no("SL-8.7", "all_ends", passed)


def _of_nested(s: SweetLandsState, realm: Realm, node: int, kind: int, passed: int) -> Refusal:
    p = s.m.program
    if kind == op.PER or kind == op.IF:
        reached = value(s, realm, p.a[node])
        if reached < p.b[node]:
            return no("SL-19.3", "count", passed, {"phrase": f"count.{node}", "has": reached})
        return obstacle(s, realm, p.d[node], passed + 1)
    if kind == op.SPEND:
        return spend_refused(s, realm, node, passed)
    if kind == op.CHOOSE:
        return obstacle(s, realm, p.options[p.a[node]][0], passed)
    if kind == op.COPY_AREA:
        return no("SL-5.8", "no_copy", passed)
    if kind == op.DISCARD:
        return few_cards(s, realm, 1, "SL-19.10", passed)
    if kind == op.PLAY_CARD:
        return no("SL-19.7", "no_playable", passed)
    return no("SL-19.7", "no_worker", passed)


def spend_refused(s: SweetLandsState, realm: Realm, node: int, passed: int) -> Refusal:
    """Return why a `spend` is not possible: its cost, then what it is for (`can_spend`)."""
    p = s.m.program
    found = unpayable(s, realm, p.a[node], "SL-19.4", passed)
    if found is not None:
        return found
    after = realm.copy()
    pay(after, p, p.a[node])
    return obstacle(s, after, p.d[node], passed + 1)
