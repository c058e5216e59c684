"""Tables of territories and cards as small numbers, made from data.json and checked on loading.

A zone is a number from 0 to 48, `7 * (territory - 1) + k` (GN-2.2), and a set of zones a 49-bit mask. A territory is its
number less one. Lands are 0 greenery, 1 yellow grass, 2 red leaves and 3 bramble without a token.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, members
from tabletown.core.vecs import vec

DATA: Final[dict[str, Any]] = json.loads(Path(__file__).parents[1].joinpath("data.json").read_text(encoding="utf-8"))

# Territories and zones.

TERRITORIES: Final = 7
ZONES: Final = 49
ALL_ZONES: Final[int] = BIT[ZONES] - 1
SEVEN: Final = 0x7F  # the zones of one territory, moved down
SEVENS: Final[list[list[int]]] = [members(zones) for zones in range(SEVEN + 1)]  # members of every set of seven
OFF: Final = -1  # the crane before the first action
NO_CARD: Final = -1
MOST_SEATS: Final = 4

LANDS: Final[list[str]] = [each["id"] for each in DATA["land_types"]["items"]]
BRAMBLE: Final = 3
TOKENS: Final = vec[i64]([DATA["bramble"]["tokens"][land] for land in LANDS[:BRAMBLE]])
_ZONES: Final[list[dict[str, Any]]] = [zone for each in DATA["territories"]["items"] for zone in each["zones"]]
ZONE_NAMES: Final[list[str]] = [f"T{zone // 7 + 1}.{zone % 7}" for zone in range(ZONES)]
ZONE: Final[dict[str, int]] = {name: zone for zone, name in enumerate(ZONE_NAMES)}
PRINTED: Final = vec[i64]([LANDS.index(each["land"]) for each in _ZONES])
BRAMBLES: Final = vec[i64]([zone for zone in range(ZONES) if PRINTED[zone] == BRAMBLE])
BRAMBLE_BIT: Final = vec[i64]([BIT[zone % 7] for zone in BRAMBLES])  # of each territory, among its seven zones
BRAMBLE_ZONES: Final[int] = sum(BIT[zone] for zone in BRAMBLES)
LAND_ZONES: Final = vec[i64]([sum(BIT[zone] for zone in range(ZONES) if PRINTED[zone] == land) for land in range(3)])
TERRITORY_ZONES: Final = vec[i64]([SEVEN * BIT[7 * territory] for territory in range(TERRITORIES)])


def _costs(edition: str) -> list[int]:
    costs = [int(each["cost"]) for each in _ZONES]
    for each in DATA["territories"]["cost_discrepancies"]:
        costs[7 * (each["territory"] - 1) + each["index"]] = each[edition]
    return costs


# GN-13.1: by the option `zone_costs`.
COSTS: Final[dict[str, vec[i64]]] = {edition: vec[i64](_costs(edition)) for edition in ("art", "bga")}

# Geometry.

SLOTS: Final = 7
ROTATIONS: Final = 6
CENTRE: Final = 0  # the board slot of the central territory
OPPOSITE: Final[list[int]] = [0, *(DATA["geometry"]["opposite_slot"][str(slot)] for slot in range(1, 7))]
# Sides where territories meet, each once: board slot, side, board slot behind it.
BORDERS: Final[list[tuple[int, int, int]]] = [
    (slot, int(side), beyond)
    for slot in range(SLOTS)
    for side, beyond in sorted(DATA["geometry"]["board_neighbours"][str(slot)].items())
    if beyond > slot
]


def slot_of(k: int, rotation: int) -> int:
    """Return the slot in which zone k of a turned territory lies (GN-2.2)."""
    return 0 if k == 0 else (k - 1 + rotation) % 6 + 1


def zone_in(slot: int, rotation: int) -> int:
    """Return the zone k that lies in a slot of a turned territory."""
    return 0 if slot == 0 else (slot - 1 - rotation) % 6 + 1


def _inside(zone: int) -> int:
    """GN-2.4: return the neighbors within the territory, which do not depend on its rotation."""
    base, k = zone - zone % 7, zone % 7
    if k == 0:
        return TERRITORY_ZONES[zone // 7] & ~BIT[zone]
    return BIT[base] | BIT[base + k % 6 + 1] | BIT[base + (k + 4) % 6 + 1]


INSIDE: Final = vec[i64]([_inside(zone) for zone in range(ZONES)])


def neighbours(layout: list[int], turns: list[int]) -> vec[i64]:
    """Return the neighbors of every zone (GN-2.4, GN-2.5), given territories and rotations by board slot."""
    found = INSIDE[:]
    for slot, side, beyond in BORDERS:
        here = 7 * layout[slot] + zone_in(side, turns[slot])
        there = 7 * layout[beyond] + zone_in(OPPOSITE[side], turns[beyond])
        found[here] |= BIT[there]
        found[there] |= BIT[here]
    return found


def destinations(layout: list[int], turns: list[int]) -> vec[i64]:
    """Return the territory to which the crane goes after an action in each zone (GN-4.4)."""
    found = vec[i64]([0] * ZONES)
    for slot in range(SLOTS):
        base = 7 * layout[slot]
        for k in range(7):
            found[base + k] = layout[slot_of(k, turns[slot])]
    return found


# Common projects.

_PROJECTS: Final[list[dict[str, Any]]] = DATA["common_projects"]["items"]
_FAMILIES: Final[list[dict[str, Any]]] = DATA["common_project_families"]["items"]
PROJECTS: Final[list[str]] = [each["id"] for each in _PROJECTS]
PROJECT: Final[dict[str, int]] = {name: card for card, name in enumerate(PROJECTS)}
FAMILIES: Final[list[str]] = [each["id"] for each in _FAMILIES]
BESIDE_VACANT: Final = 0
OUTER_TWO: Final = 1
PAIR_1_1: Final = 2
PAIR_2_1: Final = 3
CENTRE_THREE: Final = 4
TRIPLE: Final = 5
PROJECT_FAMILY: Final = vec[i64]([FAMILIES.index(each["family"]) for each in _PROJECTS])
PROJECT_RULES: Final[list[str]] = [_FAMILIES[family]["rule"] for family in PROJECT_FAMILY]
PROJECT_FLOORS: Final[list[list[int]]] = [_FAMILIES[family]["floors"] for family in PROJECT_FAMILY]
PROJECT_LAND: Final = vec[i64]([LANDS.index(each["land"]) for each in _PROJECTS])
PROJECT_POINTS: Final[list[int]] = [each["vp"] for each in _PROJECTS]
VACANT_LAND: Final = vec[i64]([LANDS.index(each["vacant_land"]) if "vacant_land" in each else NO_CARD for each in _PROJECTS])
FULL_DECK: Final[int] = BIT[len(PROJECTS)] - 1
PLACES: Final[int] = DATA["setup"]["face_up_common_projects"]

# Secret objectives.

_OBJECTIVES: Final[list[dict[str, Any]]] = DATA["secret_objectives"]["items"]
OBJECTIVES: Final[list[str]] = [each["id"] for each in _OBJECTIVES]
OBJECTIVE: Final[dict[str, int]] = {name: card for card, name in enumerate(OBJECTIVES)}
COPIES: Final[list[int]] = [each["copies"] for each in _OBJECTIVES]
ON_LAND: Final = 0
TWO_FLOORS: Final = 1
TALL: Final = 2
MAJORITY: Final = 3
_AIMS: Final = ["floors_on_land", "two_floor_buildings_on_land", "tall_building_per_territory", "territory_majority_pair"]
OBJECTIVE_FAMILY: Final[list[int]] = [_AIMS.index(each["family"]) for each in _OBJECTIVES]
OBJECTIVE_LAND: Final[list[int]] = [LANDS.index(each["land"]) if "land" in each else NO_CARD for each in _OBJECTIVES]
OBJECTIVE_FLOORS: Final[list[int]] = [each.get("min_floors", 1) for each in _OBJECTIVES]
# Points of one floor, building, territory; for Territory Control of one majority, and of both in BOTH_POINTS.
OBJECTIVE_POINTS: Final[list[int]] = [
    next(each[name] for name in ("vp_per_floor", "vp_per_building", "vp_per_territory", "vp_one") if name in each)
    for each in _OBJECTIVES
]
BOTH_POINTS: Final[list[int]] = [each.get("vp_both", 0) for each in _OBJECTIVES]
OBJECTIVE_TERRITORIES: Final[list[list[int]]] = [
    [number - 1 for number in each.get("territories", ())] for each in _OBJECTIVES
]
OBJECTIVE_RULES: Final[list[str]] = [each["rule"] for each in _OBJECTIVES]
PAIRS: Final[list[tuple[int, int]]] = list(combinations(range(len(OBJECTIVES)), 2))
PAIR: Final[dict[tuple[int, int], int]] = {each: number for number, each in enumerate(PAIRS)}
PAIR_SET: Final = vec[i64]([BIT[a] | BIT[b] for a, b in PAIRS])
HAND: Final[int] = DATA["setup"]["secret_objectives_dealt"]
# A hand is a packed number, two bits for the copies of each card.
IN_HAND: Final[list[int]] = [4**card for card in range(len(OBJECTIVES))]
ALL_COPIES: Final[int] = sum(copies * one for copies, one in zip(COPIES, IN_HAND))  # packed like a hand

# Numbers.

FLOORS: Final[dict[int, int]] = {int(seats): floors for seats, floors in DATA["setup"]["floors_per_player"].items()}
TURNS: Final[dict[int, int]] = {int(seats): turns for seats, turns in DATA["turn_order"]["turns_per_round"].items()}
# Actions by place on the turn-order board.
ACTIONS_AT: Final[list[int]] = [place["actions"] for place in max(DATA["turn_order"]["boards"].values(), key=len)]
FIRST_POPULATION: Final[int] = DATA["setup"]["population_first_player"]
POPULATION: Final[int] = DATA["setup"]["population_others"]
PLOYS: Final[int] = DATA["setup"]["ploy_tokens_per_player"]
ROOFS: Final[int] = next(each["count"] for each in DATA["components"]["items"] if each["id"] == "roof")
SOLE_INCOME: Final[int] = DATA["territory_control_income"]["sole_majority"]
TIED_INCOME: Final[int] = DATA["territory_control_income"]["tied_majority_each"]
LEAST_POPULATION: Final[int] = DATA["population"]["minimum_after_payment"]
_TRACK: Final[list[dict[str, Any]]] = DATA["population"]["end_game_vp"]
TRACK_END: Final[int] = _TRACK[-1]["min"]
TRACK_LENGTH: Final[int] = DATA["population"]["track_length"]
# GN-9.3: points by population up to TRACK_END; 0 cannot occur.
POPULATION_POINTS: Final[list[int]] = [0] + [
    next(each["vp"] for each in _TRACK if each["min"] <= size and size <= (each["max"] or size))
    for size in range(1, TRACK_END + 1)
]


def population_points(population: int) -> int:
    """GN-9.3: return the points of a population."""
    return POPULATION_POINTS[population if population < TRACK_END else TRACK_END]


def value_of(cost: i64, floors: i64) -> i64:
    """GN-5.5: return the value of a building."""
    return floors * (2 * cost + floors - 1)


def plot_keys(zones: int) -> tuple[str, ...]:
    """Return the keys under which a set of zones is drawn, ascending."""
    return tuple([f"plot-zone-t{zone // 7 + 1}-{zone % 7}" for zone in members(zones)])


def _check() -> None:
    """Raise ValueError for inconsistent data (GN-1.1, GN-1.3, GN-2.5, GN-I7)."""
    counts = {each["id"]: each["count"] for each in DATA["components"]["items"]}
    if len(PROJECTS) != counts["common_project_card"] or sum(COPIES) != counts["secret_objective_card"]:
        raise ValueError("data.json: number of cards")
    if sum(TOKENS) != counts["bramble_token"] or len(_ZONES) != ZONES or counts["territory_tile"] != TERRITORIES:
        raise ValueError("data.json: number of tokens or zones")
    for territory in range(TERRITORIES):
        if sorted(PRINTED[7 * territory : 7 * territory + 7]) != [0, 0, 1, 1, 2, 2, 3]:
            raise ValueError(f"data.json: lands of territory {territory + 1}")
    if [zone // 7 for zone in BRAMBLES] != list(range(TERRITORIES)):
        raise ValueError("data.json: one bramble zone a territory")
    if any(costs[zone] != DATA["bramble"]["cost"] for costs in COSTS.values() for zone in BRAMBLES):
        raise ValueError("data.json: costs of bramble")
    if len(BORDERS) != DATA["geometry"]["edge_counts"]["between_territories"]:
        raise ValueError("data.json: borders of the territories")
    if MOST_SEATS * DATA["setup"]["ploy_tokens_per_player"] != counts["ploy_token"] or max(FLOORS) != MOST_SEATS:
        raise ValueError("data.json: numbers of the players")
    for seats, turns in TURNS.items():
        if sum(ACTIONS_AT[:turns]) != DATA["turn_order"]["actions_per_round"][str(seats)]:
            raise ValueError("data.json: actions of a round")
    for floors, row in DATA["demolition_table"]["rows"].items():
        if [value_of(cost, int(floors)) for cost in DATA["demolition_table"]["columns_zone_cost"]] != row:
            raise ValueError("data.json: demolition table")


_check()
