"""Characters and skill tokens: effects, triggers and the modifiers that change a rule (sections 10, 15, 17)."""

from __future__ import annotations

from typing import Any, Final, final

from tabletown.core.bits import BIT
from tabletown.games.sweet_lands.rules.effects.compiler import (
    CP_MARKER,
    IP_MARKER,
    IP_ROUND,
    RESOURCES,
    SWEETS,
    TOWER_SCORE,
    Program,
)
from tabletown.games.sweet_lands.rules.effects.origins import CHARACTER

# Triggers.
CARD_PLAYED: Final = 0
PROPERTY_PLACED: Final = 1
HARE_PLACED: Final = 2
BONUS_TAKEN: Final = 3
GOLD_RAISED: Final = 4
DIAMOND_PAID: Final = 5
NO_TRIGGER: Final = -1
TRIGGERS: Final = [
    "card_played", "property_placed", "hare_placed", "industry_bonus", "gold_production_increased",
    "diamond_paid_as_hand_cost",
]  # fmt: skip

# Modifiers without arguments, as bits.
BROWNIE_DISCOUNT: Final = 1
MORE_ROOM: Final = 2
IGNORE_TYPES: Final = 4
TOWER_CITY: Final = 8
ANYWHERE: Final = 16
DIAMONDS_FOR_CARDS: Final = 32
TWO_SKILLS: Final = 64
TOWER_STANDS: Final = 128  # not in the data: the tower ability is active (SL-7.8)
MODIFIERS: Final = [
    "brownie_discount_on_every_card", "employ_limit_plus_1", "city_ignores_types", "clock_tower_group_is_city",
    "terrain_anywhere", "diamonds_pay_hand_cost", "skill_bonus_gives_two",
]  # fmt: skip
POINT_KINDS: Final = ["vp", "city_points", "industry_points"]
TIMINGS: Final = ["immediate", "end_of_round", "flip", "permanent"]
IMMEDIATE: Final = 0
END_OF_ROUND: Final = 1
FLIP: Final = 2
PERMANENT: Final = 3
CHE_TABLE: Final = "use_che_lotus_city_table"
_BASE_KEYS: Final = {
    "type", "note", "options", "once_per_round", "trigger", "effect", "production_effect", "round_1_production",
    "end_of_round_effect", "sweets", "modifier",
}  # fmt: skip
_TOWER_KEYS: Final = {"type", "score", "modifier", "trigger", "effect"}


@final
class Skill:
    """A skill token, ordinary or upgraded."""

    def __init__(self, data: Any, place: str, areas: list[str], program: Program) -> None:
        self.timing: int = TIMINGS.index(data["timing"]) if data.get("timing") in TIMINGS else PERMANENT
        if data.get("timing") not in TIMINGS:
            program.wrong(place, "value", data.get("timing"))
        self.effect: int = program.read_list(data.get("effect", []), f"{place}.effect")
        self.trigger: int = read_trigger(data, place, program)
        self.modifiers: int = 0
        self.area: int = -1  # whose cost it replaces
        self.area_cost: int = 0
        modifier = data.get("modifier")
        if isinstance(modifier, dict) and modifier.get("area_cost") in areas:
            self.area = areas.index(modifier["area_cost"])
            self.area_cost = program.read_cost(modifier.get("becomes"), f"{place}.modifier.becomes")
        elif modifier is not None:
            self.modifiers = read_modifier(modifier, place, program)


@final
class Character:
    """A character board with its base and tower abilities."""

    def __init__(self, data: Any, place: str, areas: list[str], program: Program) -> None:
        self.board: int = int(data["board"])
        self.have: list[int] = [int(data["start_resources"].get(name, 0)) for name in RESOURCES]
        self.production: list[int] = [int(data["start_production"].get(name, 0)) for name in RESOURCES[:4]]
        rows = data["row_bonuses"]
        self.rows: list[list[int]] = [  # rows 2 and 3, tent house building
            [
                program.read_list(rows[row][kind], f"{place}.row_bonuses.{row}.{kind}")
                for kind in ("tent", "house", "building")
            ]
            for row in ("2", "3")
        ]
        self.columns: list[int] = [
            program.read_list(data["industry_abilities"][name], f"{place}.industry_abilities.{name}")
            for name in ("agriculture", "forestry", "mining")
        ]
        self.modifiers: int = 0
        self.delta: dict[int, list[int]] = {}  # area to the change of its cost
        self.swap_areas: int = 0  # bit set of the areas where one resource may replace another
        self.swap_from: int = 0
        self.swap_to: int = 0
        self._read_base(data["base"], f"{place}.base", areas, program)
        self._read_tower(data["tower"], f"{place}.tower", program)
        self.conditions: list[list[int]] = read_conditions(data["tower_conditions"], f"{place}.tower_conditions", program)

    def _read_base(self, base: Any, place: str, areas: list[str], program: Program) -> None:
        for key in base:
            if key not in _BASE_KEYS:
                program.wrong(place, "extra", key)
        self.abilities: list[list[int]] = []  # effect list, counter or -1, threshold
        options = base.get("options", [base["once_per_round"]] if "once_per_round" in base else [])
        for number, each in enumerate(options):
            spot = f"{place}.options[{number}]"
            if isinstance(each, dict):
                count = program.read_count(each["if"]["count"], spot)
                self.abilities.append([program.read_list(each["effect"], spot), count, int(each["if"]["at_least"])])
            else:
                self.abilities.append([program.read_list(each, spot), -1, 0])
        self.trigger: int = read_trigger(base, place, program)
        effect = program.read_list(base.get("effect", []), f"{place}.effect")
        self.triggered: int = effect if self.trigger != NO_TRIGGER else 0
        own = effect if self.trigger == NO_TRIGGER else 0
        self.producing: int = own or program.read_list(base.get("production_effect", []), f"{place}.production_effect")
        self.ending: int = program.read_list(base.get("end_of_round_effect", []), f"{place}.end_of_round_effect")
        self.sweets: list[int] = [list(base.get("sweets", [])).count(name) for name in SWEETS]
        first = base.get("round_1_production", {})
        self.first_draw: int = int(first.get("extra_draw", 0))
        self.first_employ: int = int(first.get("free_employ", 0))
        if self.first_employ not in (0, 2):
            program.wrong(f"{place}.round_1_production", "number", self.first_employ)
        modifier = base.get("modifier")
        if isinstance(modifier, dict) and "area_cost_delta" in modifier:
            change = [int(modifier.get(name, 0)) for name in RESOURCES]
            for name in modifier["area_cost_delta"]:
                self.delta[areas.index(name) if name in areas else program.wrong(place, "value", name)] = change
        elif isinstance(modifier, dict) and "substitute" in modifier:
            swap = modifier["substitute"]
            for name in swap["areas"]:
                self.swap_areas |= BIT[areas.index(name) if name in areas else program.wrong(place, "value", name)]
            self.swap_from = RESOURCES.index(swap["from"])
            self.swap_to = RESOURCES.index(swap["to"])
            if not 1 <= self.swap_from <= 3 or not 1 <= self.swap_to <= 3:
                program.wrong(place, "value", swap)
        elif modifier is not None:
            self.modifiers = read_modifier(modifier, place, program)

    def _read_tower(self, tower: Any, place: str, program: Program) -> None:
        for key in tower:
            if key not in _TOWER_KEYS:
                program.wrong(place, "extra", key)
        self.tower_modifiers: int = read_modifier(tower["modifier"], place, program) if "modifier" in tower else 0
        self.tower_trigger: int = read_trigger(tower, place, program)
        effect = tower.get("effect", [])
        self.own_table: bool = effect == CHE_TABLE
        found = program.read_list([] if self.own_table else effect, f"{place}.effect")
        self.tower_triggered: int = found if self.tower_trigger != NO_TRIGGER else 0
        self.tower_effect: int = found if self.tower_trigger == NO_TRIGGER else 0
        self.tower_score: int = -1  # a node
        self.late: bool = False  # SL-12.4: evaluated after the points of steps 2 and 3
        if "score" in tower:
            score = tower["score"]
            count = program.read_count(score["count"], place)
            kind = POINT_KINDS.index(score["kind"]) if score["kind"] in POINT_KINDS else program.wrong(place, "value", score)
            program.reading_origin = CHARACTER
            self.tower_score = program.add(TOWER_SCORE, count, kind, int(score["each"]))
            if count < len(program.counter):
                self.late = program.counter[count] in (IP_ROUND, CP_MARKER, IP_MARKER)


def read_trigger(data: Any, place: str, program: Program) -> int:
    """Return the trigger named in an entry, or NO_TRIGGER."""
    name = data.get("trigger")
    if name is None:
        return NO_TRIGGER
    if name not in TRIGGERS:
        program.wrong(place, "trigger", name)
        return NO_TRIGGER
    return TRIGGERS.index(name)


def read_modifier(name: Any, place: str, program: Program) -> int:
    """Return the bit of a modifier without arguments."""
    return 2 ** MODIFIERS.index(name) if name in MODIFIERS else program.wrong(place, "modifier", name)


def read_conditions(data: Any, place: str, program: Program) -> list[list[int]]:
    """Return pairs of a counter and the number it must reach."""
    return [
        [program.read_count(each["count"], f"{place}[{number}]"), int(each["at_least"])] for number, each in enumerate(data)
    ]
