"""Effects as data: the effect language of section 19 turned into tables of small numbers.

An effect is a *node*: an op and up to four numbers; an effect list is a *list* of nodes; counters, amounts, costs and tiers
are numbered too. The interpreter (the other modules here, legal.py) has code for ops and counters, not cards.
Data that do not fit the language are noted as problems with their place, and such a pack is never played.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tabletown.core.vecs import append, vec
from tabletown.games.sweet_lands.rules.effects.origins import origin_of

# Ops; those below FIRST_OTHER only move own counters (SL-20.2), those from FIRST_SCORE on come last.
GAIN: Final = 0
PRODUCTION: Final = 1
VP: Final = 2
CITY_POINTS: Final = 3
INDUSTRY_POINTS: Final = 4
ACTION_DISK: Final = 5
DISCOUNT_TOKEN: Final = 6
PLACE_MARKER: Final = 7
LOCOMOTIVE: Final = 8
VP_EQUAL_TO_INCREASE: Final = 9
FIRST_OTHER: Final = 10
DRAW: Final = 10
TERRAIN: Final = 11
ROAD: Final = 12
TERRAIN_ROAD: Final = 13
PROPERTY: Final = 14
BUILD: Final = 15
INDUSTRY: Final = 16
FOOD: Final = 17
HARE: Final = 18
PROSPERITY: Final = 19
INDUSTRY_BONUS: Final = 20
SKILL_TOKEN: Final = 21
WONDER: Final = 22
FLIP_TERRAIN: Final = 23
DRAW_THEN_EMPLOY: Final = 24
SEARCH_DECK: Final = 25
PLAY_CARD: Final = 26
PER: Final = 27
IF: Final = 28
SPEND: Final = 29
CHOOSE: Final = 30
COPY_AREA: Final = 31
DISCARD: Final = 32
FIRST_SCORE: Final = 33
SCORE: Final = 33
SCORE_TIERS: Final = 34
TOWER_SCORE: Final = 35
OPS: Final = [
    "gain", "production", "vp", "city_points", "industry_points", "action_disk", "discount_token", "place_marker",
    "locomotive", "vp_equal_to_increase", "draw", "terrain", "road", "terrain_road", "property", "build", "industry",
    "food", "hare", "prosperity", "industry_bonus", "skill_token", "wonder", "flip_terrain", "draw_then_employ",
    "search_deck", "play_card", "per", "if", "spend", "choose", "copy_area", "discard", "score", "score_tiers",
]  # fmt: skip
# The keys of each op besides "op"; a bar marks optional ones.
KEYS: Final[dict[str, str]] = {
    "gain": "res", "production": "res", "vp": "n", "city_points": "n", "industry_points": "n", "action_disk": "n",
    "discount_token": "n", "place_marker": "n", "locomotive": "", "vp_equal_to_increase": "", "draw": "n",
    "terrain": "n type |nonadjacent", "road": "n", "terrain_road": "terrain road", "property": "n on",
    "build": "n surcharge_wood", "industry": "n", "food": "n", "hare": "n", "prosperity": "n color",
    "industry_bonus": "n which", "skill_token": "n", "wonder": "n", "flip_terrain": "n", "draw_then_employ": "draw employ",
    "search_deck": "n filter |then", "play_card": "filter |discount_gold |free", "per": "count div then |max",
    "if": "count at_least then", "spend": "cost then times", "choose": "options", "copy_area": "categories", "discard": "n",
    "score": "count div vp |max_vp", "score_tiers": "count tiers",
}  # fmt: skip

SWEET: Final = 0
SWEET_DOMINANT: Final = 1
SWEET_KINDS: Final = 2
TERRAIN_TOKENS: Final = 3
TERRAIN_SUM: Final = 4
TERRAIN_DOMINANT: Final = 5
TERRAIN_BORDER: Final = 6
PROPERTIES: Final = 7
ROADS: Final = 8
HARES: Final = 9
CITY: Final = 10
OPEN_PORT: Final = 11
PLAYED: Final = 12
EMPLOYED: Final = 13
EMPLOYED_SETS: Final = 14
HAND: Final = 15
FOOD_STEP: Final = 16
INDUSTRY_STEP: Final = 17
SYMBOLS_CROSSED: Final = 18
IP_ROUND: Final = 19
PROSPERITY_STEPS: Final = 20
PRODUCTION_OF: Final = 21
SKILL_TOKENS: Final = 22
DIAMOND: Final = 23
MARKER: Final = 24
WONDERS: Final = 25
VP_MARKER: Final = 26
CP_MARKER: Final = 27
IP_MARKER: Final = 28
COUNTERS: Final = [
    "sweet", "sweet_dominant", "sweet_kinds", "terrain", "terrain_sum", "terrain_dominant", "terrain_border", "property",
    "road", "hare", "city", "open_port", "played", "employed", "employed_sets", "hand", "food", "industry",
    "ip_symbols_crossed", "industry_points_round", "prosperity", "production", "skill_token", "diamond", "marker", "wonder",
    "victory_points", "city_points", "industry_points",
]  # fmt: skip
COUNTER_KEYS: Final[dict[str, str]] = {
    "sweet": "kind", "terrain": "type |flipped_only", "terrain_sum": "types", "property": "type on", "city": "|with",
    "played": "|sign", "employed": "column", "industry": "marker", "prosperity": "color", "production": "res",
}  # fmt: skip

RESOURCES: Final = ["gold", "wheat", "wood", "iron", "diamond"]
GOLD: Final = 0
WHEAT: Final = 1
WOOD: Final = 2
IRON: Final = 3
GEM: Final = 4  # diamonds, counted beside the four resources
ANY_BASIC: Final = 5
HAND_CARDS: Final = 6
COST_KEYS: Final = [*RESOURCES, "any_basic", "discard"]
SWEETS: Final = ["cake", "pie", "tiramisu", "brownie", "macaron", "wagashi"]
BROWNIE: Final = 3
TERRAINS: Final = ["field", "forest", "mine", "sea"]
INDUSTRIES: Final = ["agriculture", "forestry", "mining"]
ANY_INDUSTRY: Final = 3
COLOURS: Final = ["orange", "green", "gray"]
LEAST: Final = 4  # as a colour of steps: the one with the fewest (colours count from 1, 0 is any)
BEST: Final = 5
PROPERTY_TYPES: Final = ["tent", "house", "building", "shop", "lab", "clock_tower"]
CITY_WITH: Final = ["", "clock_tower", "lab", "hare"]
MARKERS: Final = ["cart", "loco", "sum", "max"]
PRODUCED: Final = ["gold", "wheat", "wood", "iron", "min_basic", "max_basic"]
CATEGORIES: Final = ["basic", "special", "additional"]
KINDS: Final = ["immediate", "end_of_round"]
MOST: Final = 99  # the largest number an effect may name
STRIDE: Final = 8  # places of an amount or a cost in a vector

# When an element is carried out (SL-20.2), and how a list is: all at once, in an order chosen, or as listed (SL-19.10).
SIMPLE: Final = 0
OTHER: Final = 1
LAST: Final = 2
AT_ONCE: Final = 0
CHOSEN: Final = 1
LISTED: Final = 2


@final
class Program:
    """The nodes, lists, counters, amounts, costs and tiers of one pack, and the problems met while reading it."""

    def __init__(self) -> None:
        self.problems: list[tuple[str, str, str]] = []  # place, problem (end of a message id), value
        self.op: vec[i64] = vec[i64]()
        self.a: vec[i64] = vec[i64]()
        self.b: vec[i64] = vec[i64]()
        self.c: vec[i64] = vec[i64]()
        self.d: vec[i64] = vec[i64]()
        self.source: list[Any] = []  # the data of each node, for words
        self.origin: vec[i64] = vec[i64]()  # of each node, in ORIGINS
        self.owner: vec[i64] = vec[i64]()  # card + 1 for nodes of an employ ability (SL-9.9)
        self.stage: vec[i64] = vec[i64]()  # when each node is carried out: SIMPLE, OTHER or LAST
        self.lists: list[list[int]] = [[]]
        self.nodes: vec[i64] = vec[i64]()  # of all lists, one after the other
        self.first: vec[i64] = vec[i64]([0, 0])  # where each list begins there; the next one begins at its end
        self.course: vec[i64] = vec[i64]([AT_ONCE])  # of each list: AT_ONCE, CHOSEN or LISTED
        self.amounts: list[list[int]] = []  # gold wheat wood iron diamond
        self.amount: vec[i64] = vec[i64]()  # the same, STRIDE places each
        self.costs: list[list[int]] = []  # the same, any_basic, discard
        self.cost: vec[i64] = vec[i64]()  # the same, STRIDE places each
        self.options: list[list[int]] = []
        self.tiers: list[list[list[int]]] = []
        self.counter: vec[i64] = vec[i64]()
        self.counter_a: vec[i64] = vec[i64]()
        self.counter_b: vec[i64] = vec[i64]()
        self._counters: list[tuple[int, int, int]] = []
        self.reading_for: int = 0  # the card + 1 whose employ ability is read
        self.reading_origin: int = 0
        self.reading: str = ""  # the group being read, for unreadable data
        self.used: set[str] = set()  # ops and counters met, for the tests

    def wrong(self, place: str, problem: str, value: object) -> int:
        """Note a problem and return 0, so that reading can continue."""
        self.problems.append((place, problem, str(value)))
        return 0

    # Reading.

    def read_list(self, data: Any, place: str) -> int:
        """Return the number of an effect list; the empty list is number 0."""
        if not isinstance(data, list) or not data:
            return 0 if data == [] else self.wrong(place, "list", data)
        nodes = [self.read(each, f"{place}[{number}]") for number, each in enumerate(data)]
        self.lists.append(nodes)
        course = AT_ONCE
        for node in nodes:
            self.nodes = append(self.nodes, node)
            if self.stage[node] != SIMPLE and course == AT_ONCE:
                course = CHOSEN
            if self.op[node] == DISCARD:
                course = LISTED
        self.first = append(self.first, len(self.nodes))
        self.course = append(self.course, course)
        return len(self.lists) - 1

    def add(self, op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        """Add a node and return its number."""
        self.op = append(self.op, op)
        self.a = append(self.a, a)
        self.b = append(self.b, b)
        self.c = append(self.c, c)
        self.d = append(self.d, d)
        asks = FIRST_OTHER <= op < FIRST_SCORE or (op <= PRODUCTION and b > 0)
        self.stage = append(self.stage, OTHER if asks else LAST if op >= FIRST_SCORE else SIMPLE)
        self.source.append(None)
        self.origin = append(self.origin, self.reading_origin)
        self.owner = append(self.owner, self.reading_for)
        return len(self.op) - 1

    def read(self, data: Any, place: str) -> int:
        """Return the node of one effect."""
        name = data.get("op") if isinstance(data, dict) else None
        if name not in KEYS:
            self.wrong(place, "op", name)
            return self.add(VP)
        self.used.add(str(name))
        self.reading_origin = origin_of(place)
        if not self._has_keys(data, KEYS[name], ("op",), place):
            return self.add(VP)
        op = OPS.index(name)
        if KEYS[name] in ("n", ""):
            node = self.add(op, self._number(data, "n", place) if KEYS[name] else 0)
        else:
            node = self._read_fields(op, data, place)
        self.source[node] = data
        return node

    def _has_keys(self, data: Any, keys: str, known: tuple[str, ...], place: str) -> bool:
        needed = [key for key in keys.split() if not key.startswith("|")]
        allowed = {key.lstrip("|") for key in keys.split()} | set(known)
        missing = [key for key in needed if key not in data]
        extra = [key for key in data if key not in allowed]
        for problem, found in (("missing", missing), ("extra", extra)):
            for key in found:
                self.wrong(place, problem, key)
        return not missing and not extra

    def _number(self, data: Any, key: str, place: str, least: int = 1) -> int:
        value = data[key]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
            return self.wrong(f"{place}.{key}", "number", value)
        return value

    def _one_of(self, value: Any, values: list[str], place: str) -> int:
        if value not in values:
            return self.wrong(place, "value", value)
        return values.index(value)

    def _read_fields(self, op: int, data: Any, place: str) -> int:
        if op in (GAIN, PRODUCTION):
            return self._read_amount(op, data, place)
        if op == TERRAIN:
            kind = self._one_of(data["type"], ["any", *TERRAINS], f"{place}.type")
            return self.add(op, self._number(data, "n", place), kind, 1 if data.get("nonadjacent") is True else 0)
        if op == TERRAIN_ROAD:
            return self.add(op, self._number(data, "terrain", place, 0), self._number(data, "road", place, 0))
        if op == PROPERTY:
            return self.add(op, self._number(data, "n", place), self._one_of(data["on"], ["any", *TERRAINS], f"{place}.on"))
        if op == BUILD:
            return self.add(op, self._number(data, "n", place), self._number(data, "surcharge_wood", place, 0))
        if op == PROSPERITY:
            colours = ["any", *COLOURS, "least_color"]
            return self.add(op, self._number(data, "n", place), self._one_of(data["color"], colours, f"{place}.color"))
        if op == INDUSTRY_BONUS:
            which = self._one_of(data["which"], [*INDUSTRIES, "any"], f"{place}.which")
            return self.add(op, self._number(data, "n", place), which)
        if op == DRAW_THEN_EMPLOY:
            return self.add(op, self._number(data, "draw", place, 0), self._number(data, "employ", place))
        if op in (SEARCH_DECK, PLAY_CARD):
            return self._read_cards(op, data, place)
        if op == SCORE_TIERS:
            return self.add(op, self.read_count(data["count"], place), self._read_tiers(data["tiers"], f"{place}.tiers"))
        if op == SCORE:
            most = self._number(data, "max_vp", place) if "max_vp" in data else -1
            count, div = self.read_count(data["count"], place), self._number(data, "div", place)
            return self.add(op, count, div, self._number(data, "vp", place), most)
        if op == COPY_AREA:
            return self.add(
                op, sum([2 ** self._one_of(each, CATEGORIES, f"{place}.categories") for each in data["categories"]])
            )
        return self._read_nested(op, data, place)

    def _read_nested(self, op: int, data: Any, place: str) -> int:
        if op == PER:
            most = self._number(data, "max", place) if "max" in data else MOST
            count, div = self.read_count(data["count"], place), self._number(data, "div", place)
            return self.add(op, count, div, most, self.read_list(data["then"], f"{place}.then"))
        if op == IF:
            count, least = self.read_count(data["count"], place), self._number(data, "at_least", place)
            return self.add(op, count, least, 0, self.read_list(data["then"], f"{place}.then"))
        if op == SPEND:
            times = self._one_of(data["times"], ["once", "any"], f"{place}.times")
            return self.add(op, self.read_cost(data["cost"], f"{place}.cost"), times, 0,
                            self.read_list(data["then"], f"{place}.then"))  # fmt: skip
        if not isinstance(data["options"], list) or not 1 <= len(data["options"]) <= 8:
            self.wrong(f"{place}.options", "options", data["options"])
            return self.add(VP)
        options = [self.read_list(each, f"{place}.options[{number}]") for number, each in enumerate(data["options"])]
        self.options.append(options)
        return self.add(op, len(self.options) - 1)

    def _read_amount(self, op: int, data: Any, place: str) -> int:
        amount = [0, 0, 0, 0, 0]
        chosen = 0
        free = "any_basic" if op == GAIN else "any"
        names = RESOURCES if op == GAIN else RESOURCES[:GEM]
        if not isinstance(data["res"], dict):
            self.wrong(f"{place}.res", "value", data["res"])
            return self.add(VP)
        for name in data["res"]:
            number = self._number(data["res"], name, f"{place}.res")
            if name == free:
                chosen = number
            elif name in names:
                amount[RESOURCES.index(name)] = number
            else:
                self.wrong(f"{place}.res", "value", name)
        self.amounts.append(amount)
        for number in [*amount, 0, 0, 0]:
            self.amount = append(self.amount, number)
        return self.add(op, len(self.amounts) - 1, chosen)

    def _read_cards(self, op: int, data: Any, place: str) -> int:
        chosen = data["filter"]
        if not isinstance(chosen, dict) or set(chosen) - {"kind", "sweet"}:
            self.wrong(f"{place}.filter", "value", chosen)
            return self.add(VP)
        kind = 1 + self._one_of(chosen["kind"], KINDS, f"{place}.filter.kind") if "kind" in chosen else 0
        sweet = 1 + self._one_of(chosen["sweet"], SWEETS, f"{place}.filter.sweet") if "sweet" in chosen else 0
        if op == SEARCH_DECK:
            after = self._one_of(data.get("then", ""), ["", "play_one_free_keep_other"], f"{place}.then")
            number = self._number(data, "n", place)
            if after and number != 2:
                self.wrong(f"{place}.n", "number", number)
            return self.add(op, number, kind, sweet, after)
        discount = self._number(data, "discount_gold", place) if "discount_gold" in data else 0
        return self.add(op, kind, sweet, discount, 1 if data.get("free") is True else 0)

    def _read_tiers(self, data: Any, place: str) -> int:
        tiers = []
        for each in data if isinstance(data, list) else [None]:
            if not isinstance(each, list) or len(each) != 2 or not all(isinstance(number, int) for number in each):
                return self.wrong(place, "tiers", data)
            tiers.append([each[0], each[1]])
        if tiers != sorted(tiers):
            return self.wrong(place, "tiers", data)
        self.tiers.append(tiers)
        return len(self.tiers) - 1

    def read_cost(self, data: Any, place: str) -> int:
        """Return the number of a cost."""
        cost = [0] * len(COST_KEYS)
        if not isinstance(data, dict):
            self.wrong(place, "cost", data)
            data = {}
        for name in data:
            if name in COST_KEYS:
                cost[COST_KEYS.index(name)] = self._number(data, name, place)
            else:
                self.wrong(place, "cost", name)
        if cost[ANY_BASIC] > 9 or cost[HAND_CARDS] > 1:
            self.wrong(place, "cost", data)
        return self.add_cost(cost)

    def add_cost(self, cost: list[int]) -> int:
        """Add a cost and return its number."""
        self.costs.append(cost)
        for number in [*cost, 0]:
            self.cost = append(self.cost, number)
        return len(self.costs) - 1

    def read_count(self, data: Any, place: str) -> int:
        """Return the number of a counter."""
        place = f"{place}.count"
        name = data.get("of") if isinstance(data, dict) else None
        if name not in COUNTERS:
            return self.wrong(place, "counter", name)
        self.used.add(f"count {name}")
        if not self._has_keys(data, COUNTER_KEYS.get(name, ""), ("of",), place):
            return 0
        kind = COUNTERS.index(name)
        a, b = self._count_fields(kind, data, place)
        if (kind, a, b) in self._counters:
            return self._counters.index((kind, a, b))
        self._counters.append((kind, a, b))
        self.counter = append(self.counter, kind)
        self.counter_a = append(self.counter_a, a)
        self.counter_b = append(self.counter_b, b)
        return len(self.counter) - 1

    def _count_fields(self, kind: int, data: Any, place: str) -> tuple[int, int]:
        if kind == SWEET:
            return self._one_of(data["kind"], SWEETS, f"{place}.kind"), 0
        if kind == TERRAIN_TOKENS:
            turned = 1 if data.get("flipped_only") is True else 0
            return self._one_of(data["type"], ["any", *TERRAINS], f"{place}.type"), turned
        if kind == TERRAIN_SUM:
            return sum([2 ** self._one_of(each, TERRAINS, f"{place}.types") for each in data["types"]]), 0
        if kind == PROPERTIES:
            a = self._one_of(data["type"], ["any", *PROPERTY_TYPES], f"{place}.type")
            return a, self._one_of(data["on"], ["any", *TERRAINS], f"{place}.on")
        if kind == CITY:
            return self._one_of(data.get("with", ""), CITY_WITH, f"{place}.with"), 0
        if kind == PLAYED:
            return self._one_of(data.get("sign", ""), [*INDUSTRIES, "any", ""], f"{place}.sign"), 0
        if kind == EMPLOYED:
            return self._one_of(data["column"], [*INDUSTRIES, "any"], f"{place}.column"), 0
        if kind == INDUSTRY_STEP:
            return self._one_of(data["marker"], MARKERS, f"{place}.marker"), 0
        if kind == PROSPERITY_STEPS:
            return self._one_of(data["color"], ["any", *COLOURS, "least_color", "best_color"], f"{place}.color"), 0
        if kind == PRODUCTION_OF:
            return self._one_of(data["res"], PRODUCED, f"{place}.res"), 0
        return 0, 0
