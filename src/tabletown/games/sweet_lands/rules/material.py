"""Tables of the game, read from data.json (or a pack instead) and checked on loading.

Ids and their order are the same in every pack, so action ids never change; everything else is read from the pack in play.
`STANDARD` is the pack of this package; `PACKS` has all loaded packs by the name in the options.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.vecs import append, vec
from tabletown.games.sweet_lands.rules.characters import FLIP, GOLD_RAISED, Character, Skill, read_conditions
from tabletown.games.sweet_lands.rules.effects.compiler import (
    ANY_INDUSTRY,
    CATEGORIES,
    COLOURS,
    DRAW_THEN_EMPLOY,
    INDUSTRIES,
    INDUSTRY_BONUS,
    KINDS,
    PLAY_CARD,
    SEARCH_DECK,
    SWEETS,
    VP_EQUAL_TO_INCREASE,
    Program,
)
from tabletown.games.sweet_lands.rules.effects.origins import brings_points
from tabletown.games.sweet_lands.rules.sides import Side

DATA: Final[dict[str, Any]] = json.loads(Path(__file__).parents[1].joinpath("data.json").read_bytes())


def _ids(data: Any, group: str, key: str = "list") -> list[str]:
    return [each["id"] for each in data[group][key]]


CARDS: Final[list[str]] = _ids(DATA, "worker_cards")
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
AREAS: Final[list[str]] = _ids(DATA, "action_areas")
AREA: Final[dict[str, int]] = {name: area for area, name in enumerate(AREAS)}
CHARACTERS: Final[list[str]] = _ids(DATA, "characters")
BOARDS: Final[list[str]] = [each["id"] for each in DATA["domain_boards"]["boards"]]
SIDES: Final[list[str]] = ["A", *(each["side_b"] for each in DATA["domain_boards"]["boards"])]
ORDINARY: Final[list[str]] = _ids(DATA, "skill_tokens")
UPGRADED: Final[list[str]] = _ids(DATA, "upgraded_skill_tokens")
SKILLS: Final[list[str]] = [*ORDINARY, *UPGRADED]
FIRST_UPGRADED: Final[int] = len(ORDINARY)
ORDINARY_HELP: Final[list[str]] = _ids(DATA, "help_tokens_ordinary")
HELP: Final[list[str]] = [*ORDINARY_HELP, *_ids(DATA, "help_tokens_end_of_round")]
FIRST_END_HELP: Final[int] = len(ORDINARY_HELP)
MILESTONES: Final[list[str]] = _ids(DATA, "milestone_tokens")
SCORING: Final[list[str]] = _ids(DATA, "scoring_tokens")
SPECIALS: Final[list[str]] = _ids(DATA, "special_terrain_tokens")
TRACKS: Final[list[str]] = _ids(DATA, "prosperity_tracks")
SHOPS: Final[list[str]] = _ids(DATA, "property_board", "shops")
PIECES: Final[list[str]] = ["tent", "house", "building", *SHOPS, "lab", "clock_tower"]
SOLO_A: Final[list[str]] = _ids(DATA, "solo", "deck_a")
SOLO_CARDS: Final[list[str]] = [*SOLO_A, *_ids(DATA, "solo", "deck_b")]
FREE_ACTIONS: Final[list[str]] = [
    name for name in _ids(DATA, "free_actions") if name != "F4"
]  # claims are a verb of their own
HARES: Final = 6  # pieces of a realm
ROWS: Final = 5  # tents, houses and buildings, of each
LABS: Final = 4
SHOP: Final = 3  # the first of the shops among the pieces
LAB: Final = 6
TOWER: Final = 7
PLACEMENT_COST: Final = -1  # as the cost of an area: each piece's own
GROUPS: Final[dict[str, list[str]]] = {
    "worker_cards": CARDS, "action_areas": AREAS, "characters": CHARACTERS, "skill_tokens": ORDINARY,
    "upgraded_skill_tokens": UPGRADED, "help_tokens_ordinary": ORDINARY_HELP,
    "help_tokens_end_of_round": HELP[FIRST_END_HELP:], "milestone_tokens": MILESTONES, "scoring_tokens": SCORING,
    "special_terrain_tokens": SPECIALS, "prosperity_tracks": TRACKS,
}  # fmt: skip
CARD_OPS: Final = (DRAW_THEN_EMPLOY, SEARCH_DECK, PLAY_CARD)
SIGNS: Final = [*INDUSTRIES, "any"]
WHERE: Final = ["main", "supplementary_3_4p", "supplementary_4p"]


@final
class Material:
    """The tables of one pack."""

    def __init__(self, data: Any, name: str, program: Program) -> None:
        self.name: str = name
        self.data: Any = data  # for words and pictures
        self.program: Program = program
        self._read_cards(data["worker_cards"]["list"], program)
        program.reading = "action_areas"
        self._read_areas(data["action_areas"], program)
        program.reading = "free_actions"
        self._read_free(data["free_actions"]["list"], program)
        program.reading = "characters"
        self.characters: list[Character] = [
            Character(each, f"characters {each['id']}", AREAS, program) for each in data["characters"]["list"]
        ]
        program.reading = "skill_tokens"
        self.skills: list[Skill] = [
            Skill(each, f"{group} {each['id']}", AREAS, program)
            for group in ("skill_tokens", "upgraded_skill_tokens")
            for each in data[group]["list"]
        ]
        self.copies: int = data["skill_tokens"]["copies_each"]
        self.flip_skills: int = 0  # bit set
        for number, each in enumerate(self.skills):
            if each.timing == FLIP:
                self.flip_skills |= BIT[number]
        self.skill_trigger: vec[i64] = vec[i64]([each.trigger for each in self.skills])
        self.skill_effect: vec[i64] = vec[i64]([each.effect for each in self.skills])
        program.reading = "terrain_tokens"
        self._read_tokens(data, program)
        program.reading = "prosperity_tracks, industry_track, food_track"
        self._read_tracks(data, program)
        program.reading = "property_board"
        self._read_pieces(data["property_board"], program)
        program.reading = "city, final_scoring"
        self._read_scores(data)
        program.reading = "domain_boards"
        sides = data["domain_boards"]["sides"]
        self.sides: list[Side] = [Side(each, sides.get(each), program) for each in SIDES]
        self.cyclic: bool = self._has_cycle()
        # Lists whose course depends on hidden cards.
        self.asks_for_cards: list[bool] = [any(program.op[node] in CARD_OPS for node in nodes) for nodes in program.lists]
        # Lists with an element that brings victory points, for the score sheet.
        self.brings_points: list[bool] = [
            any(brings_points(program.source[node]) for node in nodes) for nodes in program.lists
        ]
        self._read_prices(program)
        for skill in self.skills:
            self._check_gold(skill.trigger, skill.effect)
        for character in self.characters:
            self._check_gold(character.trigger, character.triggered)
            self._check_gold(character.tower_trigger, character.tower_triggered)

    def _read_prices(self, program: Program) -> None:
        """Number the costs of areas for each character, with and without a skill that replaces one (SL-5.11)."""
        self.free_of_charge: int = program.add_cost([0, 0, 0, 0, 0, 0, 0])
        self.area_price: vec[i64] = vec[i64]()  # areas of each character
        self.skill_price: vec[i64] = vec[i64]()  # skills of each character
        self.replaced: int = 0  # areas whose cost a skill replaces
        for skill in self.skills:
            if skill.area >= 0:
                self.replaced |= BIT[skill.area]
        for character in self.characters:
            for area in range(len(AREAS)):
                self.area_price = append(self.area_price, self._price(program, character, area, self.area_cost[area]))
            for skill in self.skills:
                self.skill_price = append(
                    self.skill_price, self._price(program, character, skill.area, skill.area_cost) if skill.area >= 0 else 0
                )
        # The areas in play, by seats, and open, by round (SL-2.1, SL-4.2).
        self.areas_in_play: vec[i64] = vec[i64]([self._areas(self.area_board, max(0, seats - 2)) for seats in range(5)])
        self.areas_open: vec[i64] = vec[i64]([self._areas(self.area_opens, number) for number in range(self.rounds + 1)])

    def _price(self, program: Program, character: Character, area: int, number: int) -> int:
        """Return the number of the cost of an area for a character."""
        if number == PLACEMENT_COST:
            return int(self.free_of_charge)
        change = character.delta.get(area)
        if change is None:
            return number
        cost = program.costs[number]
        return program.add_cost([*[max(0, cost[each] + change[each]) for each in range(5)], 0, 0])

    def _areas(self, needs: vec[i64], most: int) -> int:
        """Return the areas that need no more than this."""
        found = 0
        for area in range(len(AREAS)):
            if needs[area] <= most:
                found |= BIT[area]
        return found

    def _check_gold(self, trigger: int, effect: int) -> None:
        """Check that only simple effects are triggered by an increase, which is known only while it happens."""
        program = self.program
        for node in program.lists[effect]:
            if (program.op[node] == VP_EQUAL_TO_INCREASE) != (trigger == GOLD_RAISED):
                program.wrong("triggers", "trigger", "gold_production_increased")

    def _read_cards(self, cards: Any, program: Program) -> None:
        self.card_kind: vec[i64] = vec[i64]()  # 0 immediate, 1 end of round
        self.card_cost: list[list[int]] = []
        self.card_price: vec[i64] = vec[i64]()  # the same as numbers of costs
        self.card_discount: list[bool] = []
        self.card_sweets: vec[i64] = vec[i64]()  # six numbers a card
        self.card_sign: vec[i64] = vec[i64]()  # industry, 3 any, -1 none
        self.card_effect: vec[i64] = vec[i64]()
        self.card_employ: vec[i64] = vec[i64]()
        for number, each in enumerate(cards):
            place = f"worker_cards {each['id']}"
            program.reading = place
            kind = each.get("kind")
            self.card_kind = append(
                self.card_kind, KINDS.index(kind) if kind in KINDS else program.wrong(f"{place}.kind", "value", kind)
            )
            price = program.read_cost(each.get("cost"), f"{place}.cost")
            cost = program.costs[price]
            self.card_price = append(self.card_price, price)
            if cost[5] or cost[6]:
                program.wrong(f"{place}.cost", "cost", each.get("cost"))
            self.card_cost.append(cost[:5])
            self.card_discount.append(each.get("brownie_discount") is True)
            sweets = each.get("sweets")
            if not isinstance(sweets, list) or not sweets or not all(sweet in SWEETS for sweet in sweets):
                program.wrong(f"{place}.sweets", "value", sweets)
                sweets = []
            for name in SWEETS:
                self.card_sweets = append(self.card_sweets, sweets.count(name))
            sign = each.get("sign")
            if sign is not None and sign not in SIGNS:
                program.wrong(f"{place}.sign", "value", sign)
            if sign is not None and kind == KINDS[1]:  # SL-9.1
                program.wrong(f"{place}.sign", "extra", "sign")
            self.card_sign = append(self.card_sign, SIGNS.index(sign) if sign in SIGNS else -1)
            field = kind if kind in KINDS else KINDS[0]
            self.card_effect = append(self.card_effect, program.read_list(each.get(field), f"{place}.{field}"))
            program.reading_for = number + 1
            employ = each.get("employ") or []
            if employ and sign is None:
                program.wrong(f"{place}.employ", "extra", "employ")
            self.card_employ = append(self.card_employ, program.read_list(employ, f"{place}.employ"))
            program.reading_for = 0

    def _read_areas(self, data: Any, program: Program) -> None:
        self.hand_cost: vec[i64] = vec[i64](list(data["hand_cost_by_slot"]))
        self.area_category: vec[i64] = vec[i64]()
        self.area_cost: vec[i64] = vec[i64]()
        self.area_effect: vec[i64] = vec[i64]()
        self.area_slots: vec[i64] = vec[i64]()
        self.area_opens: vec[i64] = vec[i64]()
        self.area_board: vec[i64] = vec[i64]()  # 0 main, 1 and 2 supplementary
        for each in data["list"]:
            place = f"action_areas {each['id']}"
            category = each["category"]
            self.area_category = append(
                self.area_category,
                CATEGORIES.index(category) if category in CATEGORIES else program.wrong(place, "value", category),
            )
            cost = each["cost"]
            self.area_cost = append(
                self.area_cost, PLACEMENT_COST if cost == "placement_cost" else program.read_cost(cost, f"{place}.cost")
            )
            self.area_effect = append(self.area_effect, program.read_list(each["effect"], f"{place}.effect"))
            self.area_slots = append(self.area_slots, each["slots"])
            if not program.lists[self.area_effect[-1]]:
                program.wrong(f"{place}.effect", "list", each["effect"])
            if not 1 <= each["slots"] <= len(self.hand_cost):
                program.wrong(f"{place}.slots", "number", each["slots"])
            self.area_opens = append(self.area_opens, each.get("opens_round", 1))
            self.area_board = append(
                self.area_board,
                WHERE.index(each["where"]) if each["where"] in WHERE else program.wrong(place, "value", each),
            )

    def _read_free(self, actions: Any, program: Program) -> None:
        self.free_cost: vec[i64] = vec[i64]()
        self.free_effect: vec[i64] = vec[i64]()
        for each in actions:
            if each["id"] in FREE_ACTIONS:
                place = f"free_actions {each['id']}"
                cost = each.get("cost", {})
                self.free_cost = append(self.free_cost, program.read_cost({} if "one_of" in cost else cost, f"{place}.cost"))
                self.free_effect = append(self.free_effect, program.read_list(each.get("effect", []), f"{place}.effect"))

    def _read_tokens(self, data: Any, program: Program) -> None:
        flips = data["terrain_tokens"]["flip_effects"]
        self.flip_effect: vec[i64] = vec[i64]([program.read_list(flips[kind], f"terrain_tokens.{kind}") for kind in flips])
        self.capital_effect: int = program.read_list(data["terrain_tokens"]["capital"], "terrain_tokens.capital")
        self.special_effect: vec[i64] = vec[i64](
            [
                program.read_list(each["effect"], f"special_terrain_tokens {each['id']}")
                for each in data["special_terrain_tokens"]["list"]
            ]
        )
        self.help_effect: vec[i64] = vec[i64](
            [
                program.read_list(each["effect"], f"help_tokens_ordinary {each['id']}")
                for each in data["help_tokens_ordinary"]["list"]
            ]
            + [
                program.read_list([each["score"]], f"help_tokens_end_of_round {each['id']}")
                for each in data["help_tokens_end_of_round"]["list"]
            ]
        )
        self.help_board: list[list[int]] = [[0, 0, 0]] + [
            [int(data["help_board"]["by_players"][str(seats)][key]) for key in ("ordinary", "end_of_round", "cells")]
            for seats in (1, 2, 3, 4)
        ]
        self.milestone: list[list[list[int]]] = [
            read_conditions(each[side], f"milestone_tokens {each['id']}.{side}", program)
            for each in data["milestone_tokens"]["list"]
            for side in ("a", "b")
        ]
        self.milestones_in_play: int = data["milestone_tokens"]["in_play"]
        self.milestones_close: int = data["milestone_tokens"]["close_after_taken"]
        self.scoring_count: vec[i64] = vec[i64](
            [program.read_count(each["count"], f"scoring_tokens {each['id']}") for each in data["scoring_tokens"]["list"]]
        )
        self.scoring_virtual: vec[i64] = vec[i64]([int(each["virtual"]) for each in data["scoring_tokens"]["list"]])
        self.scoring_in_play: int = data["scoring_tokens"]["in_play"]
        self.scoring_vp: list[int] = list(data["scoring_tokens"]["vp_by_place"])
        self.upgrade_cost: int = int(data["upgraded_skill_tokens"]["cost_to_take"]["diamond"])
        self.solo_areas: list[list[int]] = [
            [AREA[name] if name in AREA else program.wrong("solo", "value", name) for name in each["areas"]]
            for deck in ("deck_a", "deck_b")
            for each in data["solo"][deck]
        ]

    def _read_tracks(self, data: Any, program: Program) -> None:
        tracks = data["prosperity_tracks"]["list"]
        self.track_colour: vec[i64] = vec[i64]([COLOURS.index(each["color"]) for each in tracks])
        self.track_length: vec[i64] = vec[i64]([int(each["length"]) for each in tracks])
        self.track_end_cost: vec[i64] = vec[i64]([int(each["end_space_cost"]["diamond"]) for each in tracks])
        self.track_count: vec[i64] = vec[i64](
            [program.read_count(each["count"], f"prosperity_tracks {each['id']}") for each in tracks]
        )
        self.track_bonus: list[list[int]] = []
        self.track_rate: list[list[list[int]]] = []  # points and elements per step
        for each in tracks:
            self.track_bonus.append(_spaces(each["bonuses"], each["length"], f"prosperity_tracks {each['id']}", program))
            self.track_rate.append(
                [[rate[1], rate[2]] for step in range(each["length"] + 1) for rate in [_reached(each["rates"], step)]]
            )
        self.track_first: vec[i64] = vec[i64](
            [program.read_list(each["first_to_end"], f"prosperity_tracks {each['id']}.first_to_end") for each in tracks]
        )
        industry = data["industry_track"]
        self.industry_length: int = industry["length"]
        self.cart_bonus: vec[i64] = vec[i64](
            _spaces(industry["cart_bonuses"], self.industry_length, "industry_track.cart", program)
        )
        self.loco_bonus: vec[i64] = vec[i64](
            _spaces(industry["loco_bonuses"], self.industry_length, "industry_track.loco", program)
        )
        self.barriers: vec[i64] = vec[i64]([each["blocks_space"] for each in industry["lab_barriers"]])
        symbols = industry["point_symbols"]
        spaces = range(self.industry_length + 1)
        self.symbol_points: vec[i64] = vec[i64](
            [sum([each["points"] for each in symbols if each["space"] <= at]) for at in spaces]
        )
        self.symbol_count: vec[i64] = vec[i64]([sum([1 for each in symbols if each["space"] <= at]) for at in spaces])
        self.industry_overflow: int = program.read_list(industry["overflow_per_step"], "industry_track.overflow_per_step")
        food = data["food_track"]
        self.food_length: int = food["length"]
        self.food_bonus: vec[i64] = vec[i64](_spaces(food["bonuses"], self.food_length, "food_track", program))
        self.food_overflow: int = program.read_list(food["overflow_per_step"], "food_track.overflow_per_step")
        self.hare_needs: vec[i64] = vec[i64]([each["needs_food"] for each in food["hares"]])
        self.hare_bonus: vec[i64] = vec[i64](
            [program.read_list(each["bonus"], f"food_track.hares[{number}]") for number, each in enumerate(food["hares"])]
        )
        self.hare_overflow: int = program.read_list(food["hare_overflow"], "food_track.hare_overflow")

    def _read_pieces(self, board: Any, program: Program) -> None:
        # The numbers of the costs of each piece of a kind: five of a row, the shops, the labs.
        self.row_cost: vec[i64] = vec[i64](
            [program.read_cost(board["row_costs"][str(row)], f"property_board.row_costs.{row}") for row in range(1, 6)]
        )
        self.row_bonus: list[list[int]] = []  # of each row, by type; -1 where the character says it
        for row in range(1, 6):
            bonus = board["row_bonuses"][str(row)]
            kinds = ("tent", "house", "building")
            place = f"property_board.row_bonuses.{row}"
            own = bonus == "character"
            self.row_bonus.append([-1 if own else program.read_list(bonus[kind], f"{place}.{kind}") for kind in kinds])
        self.shop_cost: vec[i64] = vec[i64](
            [program.read_cost(each["cost"], "property_board.shops") for each in board["shops"]]
        )
        self.shop_bonus: vec[i64] = vec[i64](
            [program.read_list(each["bonus"], "property_board.shops") for each in board["shops"]]
        )
        self.top_row: list[list[int]] = [
            [int(each["vp"]), program.read_count(each["count"], "property_board.top_row_final")]
            for each in [board["top_row_final"][kind] for kind in ("tent", "house", "building")]
        ]
        self.room: vec[i64] = vec[i64](
            [_reached(board["employ_limit_by_placed_properties"], placed)[1] for placed in range(6)]
        )
        self.employ_cost: int = int(board["employ_cost"]["diamond"])

    def _read_scores(self, data: Any) -> None:
        labs = data["industry_track"]["lab_barriers"]
        self.lab_cost: vec[i64] = vec[i64](
            [self.program.read_cost(each["cost"], "industry_track.lab_barriers") for each in labs]
        )
        self.city_group: int = data["city"]["min_group"]
        self.city_types: int = data["city"]["min_types"]
        self.city_points: vec[i64] = vec[i64](list(data["city"]["points_by_count"]))
        self.city_points_che: vec[i64] = vec[i64](list(data["city"]["che_lotus_points_by_count"]))
        final = data["final_scoring"]
        self.vp_per_cp: int = final["vp_per_city_point"]
        self.gold_per_vp: int = final["gold_per_vp"]
        self.vp_per_diamond: int = final["vp_per_diamond"]
        self.port_points: vec[i64] = vec[i64]([final["ports"][str(ports)] for ports in range(5)])
        self.milestone_vp: int = final["milestone_vp"]
        self.solo_good: int = final["benchmarks"]["solo_good"]
        self.draw_first: int = data["production_phase"]["draw_first_round"]
        self.draw_later: int = data["production_phase"]["draw_other_rounds"]
        self.draw_area: int = data["extra_draw"]["per_activated_bonus_card_area"]
        self.rounds: int = data["meta"]["rounds"]

    def _has_cycle(self) -> bool:
        """Return whether columns can feed each other endlessly through employ abilities (SL-9.9)."""
        feeds = [[False] * 3 for _ in range(3)]
        program = self.program
        for node, owner in enumerate(program.owner):
            if owner and program.op[node] == INDUSTRY_BONUS:
                sign = self.card_sign[owner - 1]
                which = program.b[node]
                for source in range(3) if sign == ANY_INDUSTRY else [sign]:
                    for target in range(3) if which == ANY_INDUSTRY else [which]:
                        feeds[source][target] = True
        for middle in range(3):
            for source in range(3):
                for target in range(3):
                    if feeds[source][middle] and feeds[middle][target]:
                        feeds[source][target] = True
        return feeds[0][0] or feeds[1][1] or feeds[2][2]


def _spaces(bonuses: Any, length: int, place: str, program: Program) -> list[int]:
    """Return effect lists by space."""
    return [program.read_list(bonuses.get(str(space), []), f"{place} {space}") for space in range(length + 1)]


def _reached(table: Any, value: int) -> list[int]:
    """Return the last row of a table whose first number is reached."""
    found: list[int] = table[0]
    for row in table:
        if row[0] <= value:
            found = row
    return found


STANDARD: Final[Material] = Material(DATA, "", Program())
PACKS: Final[dict[str, Material]] = {"": STANDARD}
if STANDARD.program.problems or len(CARDS) != 207 or STANDARD.cyclic:
    raise ValueError(STANDARD.program.problems)
