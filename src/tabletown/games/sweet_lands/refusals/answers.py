"""Refusals of answers to a question on the stack (section 20): the first condition that an answer fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import BIT, count, members
from tabletown.core.guide.refusals import Refusal
from tabletown.games.sweet_lands.refusals.places import PLACING, refuse_place
from tabletown.games.sweet_lands.refusals.reasons import (
    area_refused,
    few_cards,
    no,
    obstacle,
    short,
)
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import DIAMONDS_FOR_CARDS
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import colour_steps
from tabletown.games.sweet_lands.rules.effects.feasibility import (
    area_cost,
    can_lay_road,
    can_play,
    card_price,
    fits,
    in_play,
    least_colours,
    list_possible,
    room,
    terrain_cells,
)
from tabletown.games.sweet_lands.rules.legal import DECLINABLE, has_partner
from tabletown.games.sweet_lands.rules.material import FIRST_UPGRADED
from tabletown.games.sweet_lands.rules.points import LAYER, a_of, b_of, c_of, kind_of, must_of
from tabletown.games.sweet_lands.rules.realm import Realm

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

# The verbs that answer each question, besides stop.
ANSWERS: dict[int, tuple[str, ...]] = {
    at.HAND_COST: ("use_disk", "discard_card", "pay_diamonds"), at.TERRAIN: ("terrain",), at.ROAD: ("road",),
    at.PROPERTY: ("property",), at.BUILD: ("property",), at.HARE: ("hare",), at.INDUSTRY: ("step",),
    at.PROSPERITY: ("prosper",), at.OPTION: ("option",), at.TAKE: ("take",), at.PRODUCE: ("produce",),
    at.SKILL: ("skill",), at.EMPLOY: ("employ",), at.COLUMN: ("column",), at.SPEND: ("spend",),
    at.ORDER: ("help_token", "flip", "effect"), at.SEARCH: ("search",), at.SEARCH_PLAY: ("play",),
    at.HELP_MOVE: ("help_cell",), at.MIX: ("pay_mix",), at.AREA_MIX: ("pay_mix",),
    at.DISK_OR_CARD: ("use_disk", "discard_card"), at.DISCARD: ("discard_card",), at.FLIP: ("flip",), at.COPY: ("copy",),
    at.TERRAIN_ROAD: ("next_terrain", "next_road"), at.CARMEN: ("employ_card",), at.EMPLOY_CARD: ("employ_card",),
    at.LEAST: ("color",), at.PLAY_CARD: ("play",), at.TOWER: ("property",),
}  # fmt: skip
IN_TURN = ("area", "play", "flip_skill", "end_round", "pass", "free", "claim", "ability")


def refuse_answer(s: SweetLandsState, realm: Realm, top: int, verb: str, action: int) -> Refusal | None:
    """Return the first condition that an answer fails, None if it is legal."""
    kind = kind_of(top)
    if verb == "stop":
        if kind not in DECLINABLE:
            return no("SL-19.2", "must", 1, {"prompt": at.KIND_NAMES[kind]})
        return no("SL-20.5", "must_once", 1) if must_of(top) else None
    if verb not in ANSWERS[kind]:
        rule = "SL-11.3" if verb in IN_TURN else "SL-19.11"
        return no(rule, "asked", 0, {"prompt": at.KIND_NAMES[kind]})
    if kind in PLACING:
        return refuse_place(s, realm, top, action)
    if verb in ("use_disk", "discard_card", "pay_diamonds", "pay_mix"):
        return _refuse_payment(s, realm, top, kind, verb, action)
    if verb in ("play", "search", "employ", "employ_card"):
        return _refuse_card(s, realm, top, kind, action)
    return _refuse_choice(s, realm, top, kind, action)


# Payments.


def _refuse_payment(s: SweetLandsState, realm: Realm, top: int, kind: int, verb: str, action: int) -> Refusal | None:
    if verb == "use_disk":
        return _refuse_disk(s, realm, top, kind)
    if verb == "discard_card":
        return _refuse_discard(s, realm, top, kind, action - act.DISCARD_CARD)
    if verb == "pay_diamonds":
        return _refuse_diamonds(s, realm, top, action - act.PAY_DIAMONDS)
    mix = act.MIXES[action - act.PAY_MIX]
    return _refuse_mix(realm, a_of(top), mix) if kind == at.MIX else _refuse_area_mix(s, realm, a_of(top), mix)


def _refuse_disk(s: SweetLandsState, realm: Realm, top: int, kind: int) -> Refusal | None:
    if realm.disks == 0:
        return no("SL-5.5" if kind == at.HAND_COST else "SL-11.1", "no_disk", 2)
    if kind == at.DISK_OR_CARD:
        return None
    return area_refused(s, realm, a_of(top), 0, "SL-5.6", 4) if c_of(top) == 1 else no("SL-22.6", "cards_begun", 3)


def _refuse_discard(s: SweetLandsState, realm: Realm, top: int, kind: int, card: int) -> Refusal | None:
    if kind == at.HAND_COST and c_of(top) == 1 and realm.modifiers & DIAMONDS_FOR_CARDS:
        return no("SL-15.12", "diamonds_first", 2)
    if card not in realm.hand:
        return no("SL-5.4" if kind == at.HAND_COST else "SL-11.1", "not_in_hand", 3)
    needs = b_of(top) if kind == at.HAND_COST else 1
    if needs and len(realm.hand) - needs >= s.least_hand():
        return None
    return few_cards(s, realm, needs, "SL-5.4", 4)


def _refuse_diamonds(s: SweetLandsState, realm: Realm, top: int, number: int) -> Refusal | None:
    """Return why the hand cost cannot be paid with so many diamonds (`diamond_counts`)."""
    if not realm.modifiers & DIAMONDS_FOR_CARDS:
        return no("SL-15.12", "no_diamonds_for_cards", 2)
    if c_of(top) != 1:
        return no("SL-15.12", "diamonds_paid", 3)
    cost = b_of(top)
    if number > cost:
        return no("SL-15.12", "diamonds_many", 4, {"needs": cost})
    if number > realm.have[op.GEM]:
        return no("SL-15.12", "short-diamond", 5, {"needs": number, "has": realm.have[op.GEM]})
    if cost - number > len(realm.hand) - s.least_hand():
        return few_cards(s, realm, cost - number, "SL-15.12", 6)
    return area_refused(s, realm, a_of(top), number, "SL-5.11", 7)


def _refuse_mix(realm: Realm, number: int, mix: tuple[int, int, int]) -> Refusal | None:
    """Return why a mix does not pay `number` basic resources (`_mixes`)."""
    paid = mix[0] + mix[1] + mix[2]
    if paid != number:
        return no("SL-19.4", "mix", 2, {"needs": number, "n": paid})
    return short(realm.have, [0, mix[0], mix[1], mix[2], 0], "SL-19.4", 3)


def _refuse_area_mix(s: SweetLandsState, realm: Realm, area: int, mix: tuple[int, int, int]) -> Refusal | None:
    """Return why a mix does not pay the part of an area's cost that may be split (`_area_mixes`)."""
    character = s.m.characters[realm.character]
    paid = [0, mix[0], mix[1], mix[2], 0]
    number = area_cost(s, realm, area)[character.swap_from]
    if paid[character.swap_from] + paid[character.swap_to] != number or sum(paid) != number:
        resources = f"{op.RESOURCES[character.swap_from]}+{op.RESOURCES[character.swap_to]}"
        return no("SL-15.4", "area_mix", 2, {"needs": number, "resources": resources})
    return short(realm.have, paid, "SL-15.4", 3)


# Cards.


def _refuse_card(s: SweetLandsState, realm: Realm, top: int, kind: int, action: int) -> Refusal | None:
    if kind == at.EMPLOY:
        return _refuse_column(s, realm, a_of(top), action - act.EMPLOY, 2)
    if kind == at.SEARCH:
        return _refuse_search(s, top, action - act.SEARCH)
    if kind == at.SEARCH_PLAY:
        return None if action - act.PLAY in (a_of(top), b_of(top)) else no("SL-15.11", "one_of_two", 2)
    if kind == at.PLAY_CARD:
        return _refuse_extra_play(s, realm, a_of(top), action - act.PLAY)
    number = action - act.EMPLOY_CARD
    card, column = number // 3, number % 3
    rule = "SL-15.10" if kind == at.CARMEN else "SL-19.7"
    if card not in realm.hand:
        return no(rule, "not_in_hand", 2)
    if kind == at.EMPLOY_CARD and len(realm.hand) <= s.least_hand():
        return few_cards(s, realm, 1, rule, 3)
    found = _refuse_column(s, realm, card, column, 4)
    if found is not None or kind == at.EMPLOY_CARD or a_of(top) != 2:
        return found
    return None if has_partner(s, realm, card, column) else no("SL-22.13", "no_partner", 7)


def _refuse_column(s: SweetLandsState, realm: Realm, card: int, column: int, passed: int) -> Refusal | None:
    """Return why a column does not take a card (`columns_for`)."""
    sign = s.m.card_sign[card]
    if sign < 0:
        return no("SL-9.5", "no_sign", passed)
    if sign not in (column, op.ANY_INDUSTRY):
        return no("SL-9.5", "other_sign", passed + 1, {"column": op.INDUSTRIES[sign]})
    if room(s, realm, column):
        return None
    figures: dict[str, str | int] = {
        "n": len(realm.columns[column]), "has": count(realm.placed[column]), "piece": ("tent", "house", "building")[column],
    }  # fmt: skip
    return no("SL-9.6", "column_full", passed + 2, figures)


def _refuse_search(s: SweetLandsState, top: int, card: int) -> Refusal | None:
    """Return why a search cannot take a card (`searched`)."""
    p = s.m.program
    if card not in s.deck and card not in s.under.replace(bytes([LAYER]), b""):
        return no("SL-21.3", "not_in_deck", 2)
    node = b_of(top)
    return None if fits(s, card, p.b[node], p.c[node]) else no("SL-21.3", "not_searched", 3)


def _refuse_extra_play(s: SweetLandsState, realm: Realm, node: int, card: int) -> Refusal | None:
    """Return why an effect cannot play a card (`playable`)."""
    p = s.m.program
    if card not in realm.hand:
        return no("SL-19.7", "not_in_hand", 2)
    if len(realm.hand) <= s.least_hand():
        return few_cards(s, realm, 1, "SL-19.7", 3)
    if not fits(s, card, p.a[node], p.b[node]):
        return no("SL-19.7", "not_allowed", 4)
    if p.d[node] == 1 or can_play(s, realm, card, p.c[node]):
        return None
    return short(realm.have, card_price(s, realm, card, p.c[node]), "SL-19.7", 5)


# Everything else.


def _refuse_choice(s: SweetLandsState, realm: Realm, top: int, kind: int, action: int) -> Refusal | None:
    a = a_of(top)
    if kind == at.OPTION:
        return _refuse_option(s, realm, a, action - act.OPTION)
    if kind == at.SKILL:
        return _refuse_skill(s, realm, action - act.SKILL)
    if kind == at.ORDER:
        return None if action in s.legal(s.seat) else no("SL-20.8", "not_waiting", 2)
    if kind == at.HELP_MOVE:
        return refuse_help_cell(s, realm, action - act.HELP_CELL, "SL-12.8")
    if kind == at.COPY:
        return _refuse_copy(s, realm, a, action - act.COPY)
    if kind == at.TERRAIN_ROAD:
        return _refuse_next(s, realm, top, action == act.NEXT_TERRAIN)
    if kind == at.LEAST:
        return _refuse_colour(s, realm, action - act.COLOR)
    return None  # SPEND, TAKE, PRODUCE and COLUMN are asked only where every answer is possible


def _refuse_option(s: SweetLandsState, realm: Realm, node: int, number: int) -> Refusal | None:
    options = s.m.program.options[s.m.program.a[node]]
    if number >= len(options):
        return no("SL-19.5", "no_option", 2, {"n": len(options)})
    return None if list_possible(s, realm, options[number]) else obstacle(s, realm, options[number], 3)


def _refuse_skill(s: SweetLandsState, realm: Realm, skill: int) -> Refusal | None:
    """Return why a skill token cannot be taken (`skills_open`)."""
    upgraded = skill >= FIRST_UPGRADED
    if skill in realm.skills:
        return no("SL-10.1", "your_skill", 2)
    if s.stock[skill] == 0:
        return no("SL-17.3", "no_upgraded", 3) if upgraded else no("SL-10.1", "skill_gone", 3)
    if upgraded and realm.have[op.GEM] < s.m.upgrade_cost:
        return no("SL-17.3", "short-diamond", 4, {"needs": s.m.upgrade_cost, "has": realm.have[op.GEM]})
    return None


def refuse_help_cell(s: SweetLandsState, realm: Realm, cell: int, rule: str) -> Refusal | None:
    """Return why a help cell cannot be taken (`help_cells`)."""
    cells = len(s.help) // 2
    if cell >= cells:
        return no("SL-2.4", "no_help_cell", 2, {"n": cells})
    if cell == realm.help:
        return no("SL-12.8", "same_help_cell", 3)
    for seat in range(s.seats):
        if s.realms[seat].help == cell:
            return no(rule, "help_cell_taken", 3, {"seat": seat})
    return no("SL-18.3", "help_cell_mio", 3) if cell == s.mio else None


def _refuse_copy(s: SweetLandsState, realm: Realm, categories: int, area: int) -> Refusal | None:
    """Return why an area cannot be copied (`copy_targets`)."""
    m = s.m
    if not in_play(s, area):
        return no("SL-2.1", "area_players", 2, {"n": m.area_board[area] + 2})
    if m.program.op[m.program.lists[m.area_effect[area]][0]] == op.COPY_AREA or not categories & BIT[m.area_category[area]]:
        return no("SL-5.8", "not_copied" if categories == 1 else "not_copied-special", 3)
    if m.area_opens[area] > s.round:
        return no("SL-4.2", "area_closed", 4, {"round": m.area_opens[area], "now": s.round})
    return area_refused(s, realm, area, 0, "SL-5.8", 5)


def _refuse_next(s: SweetLandsState, realm: Realm, top: int, token: bool) -> Refusal | None:
    if token:
        if a_of(top) == 0:
            return no("SL-5.7", "tokens_done", 2)
        return None if terrain_cells(s, realm, 0, False) else no("SL-6.2", "no_cell", 3)
    if b_of(top) == 0:
        return no("SL-5.7", "roads_done", 2)
    return None if can_lay_road(realm) else no("SL-6.5", "no_edge", 3)


def _refuse_colour(s: SweetLandsState, realm: Realm, colour: int) -> Refusal | None:
    bits = least_colours(s, realm)
    if bits & BIT[colour]:
        return None
    least = members(bits)[0]
    figures: dict[str, str | int] = {
        "has": colour_steps(s.m, realm, colour), "n": colour_steps(s.m, realm, least), "color": op.COLOURS[least],
    }  # fmt: skip
    return no("SL-15.14", "not_least", 2, figures)
