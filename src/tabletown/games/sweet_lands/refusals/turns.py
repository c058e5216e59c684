"""Refusals: the first condition that an action fails (`Game.refuse`), in set-up, draft, clean-up and a turn.

Answers to a question on the stack are in answers.py. The conditions are those of the generator (rules/legal.py,
rules/effects/feasibility.py); they are asked here one at a time, so that the first that fails can be told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import BIT
from tabletown.core.guide.refusals import Refusal
from tabletown.games.sweet_lands.refusals.answers import refuse_answer, refuse_help_cell
from tabletown.games.sweet_lands.refusals.reasons import area_refused, few_cards, no, obstacle, short, unpayable
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import DIAMONDS_FOR_CARDS
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import value
from tabletown.games.sweet_lands.rules.effects.feasibility import (
    can_draw,
    can_lay_road,
    card_price,
    hand_cost,
    in_play,
    list_possible,
    terrain_cells,
)
from tabletown.games.sweet_lands.rules.legal import diamonds_needed, tower_cells
from tabletown.games.sweet_lands.rules.material import CHARACTERS, FIRST_UPGRADED, MILESTONES
from tabletown.games.sweet_lands.rules.points import kind_of
from tabletown.games.sweet_lands.rules.realm import TOWER_TYPE, Realm

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

FREE_RULE = "SL-11.1"
# What a verb belongs to, where it is tried in a turn before anything was chosen that asks for it.
BROUGHT = {
    "terrain": "terrain", "next_terrain": "terrain", "road": "road", "next_road": "road", "property": "property",
    "hare": "hare", "step": "step", "prosper": "prosper", "color": "prosper", "flip": "flip", "skill": "skill",
    "discard_card": "discard", "use_disk": "disk", "pay_diamonds": "disk", "employ": "employ", "employ_card": "employ",
}  # fmt: skip
BROUGHT_RULES = {
    "terrain": "SL-6.2", "road": "SL-6.5", "property": "SL-7.4", "hare": "SL-8.6", "step": "SL-8.1", "prosper": "SL-8.7",
    "flip": "SL-6.6", "skill": "SL-10.1", "discard": "SL-5.4", "disk": "SL-5.5", "employ": "SL-9.5",
}  # fmt: skip


def refuse(s: SweetLandsState, seat: int, action: int) -> Refusal | None:
    """Return the first condition that an action of a seat with a decision fails, None if it is legal."""
    verb = act.ACTIONS.describe(action).verb
    realm = s.realms[seat]
    if action >= act.LAY_HELP:
        return no("SL-2.12", "dealt", 0)
    if s.phase == at.DRAFT or s.phase == at.CLEANUP:
        return _refuse_kept(s, seat, verb, action)
    if verb == "draft":
        return no("SL-17.2", "no_draft", 0)
    if verb == "keep":
        return no("SL-13.1", "no_cleanup", 0)
    top = s.top()
    kind = kind_of(top)
    if kind == at.TURN or kind == at.AFTER:
        return _refuse_in_turn(s, realm, verb, action, kind == at.TURN)
    if kind <= at.HELP_CELL:
        return _refuse_set_up(s, realm, kind, verb, action)
    return refuse_answer(s, realm, top, verb, action)


def _refuse_kept(s: SweetLandsState, seat: int, verb: str, action: int) -> Refusal | None:
    """Return the refusal in the draft or the clean-up."""
    drafting = s.phase == at.DRAFT
    if verb != ("draft" if drafting else "keep"):
        return no("SL-17.2", "draft_first", 0) if drafting else no("SL-13.1", "keep_first", 0)
    if drafting:
        return None if action - act.DRAFT in s.packets[seat] else no("SL-17.2", "not_in_packet", 1)
    return None if action - act.KEEP in s.realms[seat].hand else no("SL-13.1", "not_in_hand", 1)


def _refuse_set_up(s: SweetLandsState, realm: Realm, kind: int, verb: str, action: int) -> Refusal | None:
    if kind == at.CHARACTER:
        if verb != "character":
            return no("SL-2.9", "character_first", 0)
        for other in s.realms:
            if other.character == action - act.CHARACTER:
                return no("SL-2.9", "character_taken", 1)
            if other.character >= 0 and _board(s, other.character) == _board(s, action - act.CHARACTER):
                return no("SL-1.3", "character_back", 1, {"character": CHARACTERS[other.character]})
        return None
    if kind == at.DOMAIN:
        if verb != "domain":
            return no("SL-2.9", "domain_first", 0)
        taken = (action - act.DOMAIN) // 2 in [other.board for other in s.realms]
        return no("SL-2.9", "domain_taken", 1) if taken else None
    if verb != "help_cell":
        return no("SL-2.11", "help_cell_first", 0)
    return refuse_help_cell(s, realm, action - act.HELP_CELL, "SL-2.11")


def _board(s: SweetLandsState, character: int) -> int:
    return s.m.characters[character].board


# A turn.


def _refuse_in_turn(s: SweetLandsState, realm: Realm, verb: str, action: int, main: bool) -> Refusal | None:
    if verb == "free":
        return _refuse_free(s, realm, action - act.FREE)
    if verb == "claim":
        return _refuse_claim(s, realm, action - act.CLAIM)
    if verb == "ability":
        return _refuse_ability(s, realm, action - act.ABILITY)
    if verb == "pass":
        return no("SL-5.2", "main_first", 1) if main else None
    if verb not in ("area", "play", "flip_skill", "end_round"):
        found = BROUGHT.get(verb)
        return no("SL-5.2", "not_asked", 0) if found is None else no(BROUGHT_RULES[found], f"bring-{found}", 1)
    if not main:
        return no("SL-5.2", "main_used", 2)
    if verb == "area":
        return _refuse_area(s, realm, action - act.AREA)
    if verb == "play":
        return _refuse_play(s, realm, action - act.PLAY)
    return _refuse_skill(s, realm, action - act.FLIP_SKILL) if verb == "flip_skill" else None


def _refuse_area(s: SweetLandsState, realm: Realm, area: int) -> Refusal | None:
    m = s.m
    if not in_play(s, area):
        return no("SL-2.1", "area_players", 2, {"n": m.area_board[area] + 2})
    if m.area_opens[area] > s.round:
        return no("SL-4.2", "area_closed", 3, {"round": m.area_opens[area], "now": s.round})
    if s.disks[area] >= m.area_slots[area]:
        return no("SL-5.4", "area_full", 4, {"n": m.area_slots[area]})
    cost = hand_cost(s, area)
    diamonds = diamonds_needed(s, realm, cost)
    if diamonds < 0:
        if realm.modifiers & DIAMONDS_FOR_CARDS:
            figures: dict[str, str | int] = {"needs": cost, "has": len(realm.hand), "diamonds": realm.have[op.GEM]}
            return no("SL-15.12", "short-cards_or_diamonds", 5, figures)
        return few_cards(s, realm, cost, "SL-5.4", 5)
    return area_refused(s, realm, area, diamonds, "SL-5.6", 6)


def _refuse_play(s: SweetLandsState, realm: Realm, card: int) -> Refusal | None:
    if card not in realm.hand:
        return no("SL-9.2", "not_in_hand", 2)
    if len(realm.hand) <= s.least_hand():
        return few_cards(s, realm, 1, "SL-9.2", 3)
    return short(realm.have, card_price(s, realm, card, 0), "SL-9.2", 4)


def _refuse_skill(s: SweetLandsState, realm: Realm, skill: int) -> Refusal | None:
    token = s.m.skills[skill]
    if skill not in realm.skills:
        return no("SL-17.3" if skill >= FIRST_UPGRADED else "SL-10.1", "not_your_skill", 2)
    if not s.m.flip_skills & BIT[skill]:
        return no("SL-10.3", "acts_by_itself", 3)
    if realm.turned & BIT[skill]:
        return no("SL-10.3", "skill_used", 4)
    return None if list_possible(s, realm, token.effect) else obstacle(s, realm, token.effect, 5)


# Free actions.


def _refuse_free(s: SweetLandsState, realm: Realm, free: int) -> Refusal | None:
    m = s.m
    if free == 5:  # F7
        if realm.disks > 0 or len(realm.hand) > s.least_hand():
            return None
        return few_cards(s, realm, 1, FREE_RULE, 3)
    if free == 6:  # F8
        return _refuse_tower(s, realm)
    found = unpayable(s, realm, m.free_cost[free], FREE_RULE, 3)
    if found is not None:
        return found
    if free == 0 and not terrain_cells(s, realm, 0, False) and not can_lay_road(realm):
        return no("SL-11.4", "no_cell_no_edge", 4)
    return no("SL-4.5", "no_deck", 4) if free == 1 and not can_draw(s) else None


def _refuse_tower(s: SweetLandsState, realm: Realm) -> Refusal | None:
    """Return why the clock tower cannot be placed (`can_build_tower`)."""
    if realm.placed[TOWER_TYPE]:
        return no("SL-7.8", "tower_stands", 3)
    if realm.wonders == 0:
        return no("SL-8.10", "no_wonder", 4)
    conditions = s.m.characters[realm.character].conditions
    for number in range(len(conditions)):
        has = value(s, realm, conditions[number][0])
        if has < conditions[number][1]:
            phrase = f"tower.{CHARACTERS[realm.character]}.{number}"
            return no("SL-7.8", "tower_needs", 5, {"phrase": phrase, "has": has})
    return None if tower_cells(s, realm) else no("SL-7.4", "no_ground", 6)


def _refuse_claim(s: SweetLandsState, realm: Realm, token: int) -> Refusal | None:
    if s.solo:
        return no("SL-18.1", "no_milestones", 2)
    side = s.milestones[token]
    if side == 0:
        closed = s.claimed >= s.m.milestones_close
        return no("SL-16.3", "milestones_closed" if closed else "milestone_gone", 2)
    for counter, needs in s.m.milestone[2 * token + side - 1]:
        has = value(s, realm, counter)
        if has < needs:
            goal = MILESTONES[token] + "ab"[side - 1]
            return no("SL-16.3", "milestone_needs", 3, {"goal": goal, "has": has})
    return None


def _refuse_ability(s: SweetLandsState, realm: Realm, number: int) -> Refusal | None:
    abilities = s.m.characters[realm.character].abilities
    if number >= len(abilities):
        return no("SL-11.2", "no_ability", 2)
    if realm.used & BIT[number]:
        return no("SL-11.2", "ability_used", 3)
    effects, counter, needs = abilities[number]
    if counter >= 0 and value(s, realm, counter) < needs:
        phrase = f"ability.{CHARACTERS[realm.character]}.{number}"
        return no("SL-11.2", "ability_needs", 4, {"phrase": phrase, "has": value(s, realm, counter)})
    return None if list_possible(s, realm, effects) else obstacle(s, realm, effects, 5)
