"""Notes and warnings for somebody who considers an action."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tabletown.core.bits import count, members
from tabletown.core.views import Line
from tabletown.games.sweet_lands.consequences import foresee, prices
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import END_OF_ROUND, IMMEDIATE
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import count_cities, holds, open_ports, score_points, value
from tabletown.games.sweet_lands.rules.effects.feasibility import columns_for, industry_limit, node_possible
from tabletown.games.sweet_lands.rules.legal import can_build_tower
from tabletown.games.sweet_lands.rules.material import AREAS, CARDS, MILESTONES
from tabletown.games.sweet_lands.rules.points import NOBODY, a_of, kind_of
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.sampling import sample
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import SweetLandsView

MAIN = range(act.AREA, act.END_ROUND)
SPECIES = ("agriculture", "forestry", "mining")


def remarks_on(view: SweetLandsView, action: int) -> tuple[list[Line], list[Line]]:
    """Return notes (what it completes, opens and asks next) and warnings (what is lost)."""
    seat = view.seat
    if seat is None or not view.realms[seat].character or view.realms[seat].board == "":
        return [], []
    state = sample(view, random.Random(0))
    after = foresee(state, seat, action)
    warnings = _warnings(state, seat, action)
    notes = _completed(state, after, seat)
    if act.PLAY <= action < act.FLIP_SKILL:
        notes += _about_card(state, state.realms[seat], action - act.PLAY)
    notes += _following(state, after, seat, action)
    return notes, warnings


def costly_of(view: SweetLandsView, legal: Sequence[int]) -> tuple[int, ...]:
    """Return the actions that spend diamonds, or a card a part of whose effect is lost."""
    seat = view.seat
    if seat is None or not legal or not view.realms[seat].board:
        return ()
    state = sample(view, random.Random(0))
    realm = state.realms[seat]

    def is_costly(action: int) -> bool:
        if any(stock == "diamonds" and amount for stock, amount, _ in prices(state, realm, action)):
            return True
        return act.PLAY <= action < act.FLIP_SKILL and bool(_warnings(state, seat, action))

    return tuple(action for action in legal if is_costly(action))


# Warnings.


def _warnings(state: SweetLandsState, seat: int, action: int) -> list[Line]:
    realm = state.realms[seat]
    if action == act.END_ROUND:
        return _given_up(state, realm)
    if act.PLAY <= action < act.FLIP_SKILL and kind_of(state.pending[-1]) == at.TURN:
        card = action - act.PLAY
        if state.m.card_kind[card] == IMMEDIATE:
            return _lost(state, seat, action, CARDS[card], state.m.card_effect[card])
    if act.AREA <= action < act.PLAY:
        return _blocked(state, realm, action - act.AREA)
    return []


def _lost(state: SweetLandsState, seat: int, action: int, card: str, effects: int) -> list[Line]:
    """Return the elements of a card that can do nothing, as things stand after its price is paid."""
    paid = state.copy()
    paid.apply(seat, action)
    realm = state.realms[seat].copy()
    realm.have = [min(now, then) for now, then in zip(realm.have, paid.realms[seat].have)]
    p = state.m.program
    nodes = p.lists[effects]
    lost = [node for node in nodes if not node_possible(state, realm, node)]
    if nodes and len(lost) == len(nodes):
        return [Line("sweet_lands-warning-nothing", {"card": card})]
    return [Line("sweet_lands-warning-lost", {"phrase": f"do.{node}"}) for node in lost]


def _blocked(state: SweetLandsState, realm: Realm, area: int) -> list[Line]:
    """Return a warning if a lab blocks some of the industry steps of an area (SL-8.2)."""
    p = state.m.program
    node = p.lists[state.m.area_effect[area]][0]
    if p.op[node] != op.INDUSTRY:
        return []
    limit = industry_limit(state, realm)
    if state.m.industry_length in (realm.cart, realm.loco):
        return []
    spaces = limit - realm.cart + (limit - realm.loco if realm.loco != NOBODY else 0)
    lost = p.a[node] - spaces
    return [Line("sweet_lands-warning-blocked", {"n": lost})] if lost > 0 else []


def _given_up(state: SweetLandsState, realm: Realm) -> list[Line]:
    """Return what ending the round gives up."""
    found = [Line("sweet_lands-warning-main")] if len(state.legal(state.seat)) > 1 else []
    last = state.round == state.m.rounds
    basics = realm.have[1] + realm.have[2] + realm.have[3]
    if last and basics >= 1 and (realm.have[0] + basics) // state.m.gold_per_vp > realm.have[0] // state.m.gold_per_vp:
        found.append(Line("sweet_lands-warning-basics", {"n": basics}))
    if not last and len(realm.hand) > 1:
        found.append(Line("sweet_lands-warning-hand", {"n": len(realm.hand) - 1}))
    if not last and realm.disks:
        found.append(Line("sweet_lands-warning-disks", {"n": realm.disks}))
    return found


# Notes.


def _completed(state: SweetLandsState, after: SweetLandsState, seat: int) -> list[Line]:
    """Return what is complete afterwards and was not before."""
    m, old, new = state.m, state.realms[seat], after.realms[seat]
    found = []
    if count_cities(m, new, 0) > count_cities(m, old, 0):
        found.append(Line("sweet_lands-note-city", {"n": count_cities(m, new, 0)}))
    if count(open_ports(m, new)) > count(open_ports(m, old)):
        found.append(Line("sweet_lands-note-port", {"n": count(open_ports(m, new))}))
    if new.areas != old.areas:
        found.append(Line("sweet_lands-note-bonus_area"))
    for token, name in enumerate(MILESTONES):
        side = after.milestones[token]
        if side and state.milestones[token]:
            conditions = m.milestone[2 * token + side - 1]
            if holds(after, new, conditions) and not holds(state, old, conditions):
                found.append(Line("sweet_lands-note-milestone", {"milestone": name}))
    if not any(after.milestones) and any(state.milestones):
        found.append(Line("sweet_lands-note-last_milestone"))
    if can_build_tower(after, new) and not can_build_tower(state, old):
        found.append(Line("sweet_lands-note-tower"))
    return found


def _about_card(state: SweetLandsState, realm: Realm, card: int) -> list[Line]:
    """Return what a card is worth at each end of a round, or where it can work afterwards."""
    m = state.m
    if m.card_kind[card] == END_OF_ROUND:
        p = m.program
        scores = [node for node in p.lists[m.card_effect[card]] if p.op[node] in (op.SCORE, op.SCORE_TIERS)]
        if not scores:
            return []
        points = sum(score_points(p, node, value(state, realm, p.a[node])) for node in scores)
        return [Line("sweet_lands-note-each_end", {"n": points, "rounds": m.rounds - state.round + 1})]
    if m.card_sign[card] < 0 or not m.card_employ[card]:
        return []
    columns = columns_for(state, realm, card)
    if not columns:
        return [Line("sweet_lands-note-no_place")]
    price = m.card_cost[card][op.GEM]
    if realm.have[op.GEM] < m.employ_cost + price:
        return [Line("sweet_lands-note-no_diamond")]
    places = "+".join(SPECIES[column] for column in members(columns))
    return [Line("sweet_lands-note-works", {"columns": places})]


def _following(state: SweetLandsState, after: SweetLandsState, seat: int, action: int) -> list[Line]:
    """Return what is asked or drawn next, and that the main action is used."""
    found = []
    if after.actors() < 0 and after.pending and kind_of(after.pending[-1]) == at.DRAW and after.seat == seat:
        found.append(Line("sweet_lands-note-draw", {"n": a_of(after.pending[-1])}))
    elif after.pending and after.is_actor(seat):
        kind = kind_of(after.pending[-1])
        if kind not in (at.TURN, at.AFTER):
            found.append(Line("sweet_lands-note-next", {"prompt": at.KIND_NAMES[kind]}))
    if act.AREA <= action < act.PLAY and state.disks[action - act.AREA] + 1 == state.m.area_slots[action - act.AREA]:
        found.append(Line("sweet_lands-note-closes", {"area": AREAS[action - act.AREA]}))
    if action in MAIN and kind_of(state.pending[-1]) == at.TURN:
        found.append(Line("sweet_lands-note-main"))
    return found
