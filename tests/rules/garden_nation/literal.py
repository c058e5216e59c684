"""A second, slow, literal reading of the rules of Garden Nation, from the pictures of the cards and points in the plane.

It shares nothing with the engine but data.json and the public view: zones are points, touching is being near, a project is a
search over all tuples of buildings.
"""

import json
import math
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

import tabletown
from tabletown.games.garden_nation.rules.view import GardenNationView

FACTS = Path(tabletown.__file__).parent / "games" / "garden_nation" / "data.json"
DATA: dict[str, Any] = json.loads(FACTS.read_text("utf-8"))
PROJECTS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["common_projects"]["items"]}
OBJECTIVES: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["secret_objectives"]["items"]}
LANDS = ("greenery", "yellow_grass", "red_leaves")
# Degrees anticlockwise from the east, of slots 1 to 6: NW, NE, E, SE, SW, W.
ANGLES = {1: 120, 2: 60, 3: 0, 4: -60, 5: -120, 6: 180}
REACH = 0.41  # zones whose middles are no further apart than this touch; territories are 1 apart, rings 0.3 wide


@dataclass
class Zone:
    """A zone as one sees it on the table."""

    name: str
    territory: int
    slot: int
    point: complex
    land: str
    cost: int
    central: bool
    owner: int = -1
    floors: int = 0
    closed: bool = False

    @property
    def vacant(self) -> bool:
        return self.floors == 0

    def touches(self, other: "Zone") -> bool:
        return self is not other and abs(self.point - other.point) < REACH


def _point(slot: int) -> complex:
    if slot == 0:
        return 0
    angle = math.radians(ANGLES[slot])
    return complex(math.cos(angle), math.sin(angle))


class Garden:
    """The garden of a view."""

    def __init__(self, view: GardenNationView) -> None:
        self.view = view
        self.board = {number: slot for slot, (number, _) in enumerate(view.layout)}
        self.zones: dict[str, Zone] = {}
        tiles = {tile["number"]: tile["zones"] for tile in DATA["territories"]["items"]}
        for slot, (number, turn) in enumerate(view.layout):
            for printed in tiles[number]:
                inner = printed["index"]
                for _ in range(turn if inner else 0):
                    inner = inner % 6 + 1
                name = f"T{number}.{printed['index']}"
                point = _point(slot) + 0.3 * _point(inner)
                land = view.tokens.get(name, printed["land"])
                self.zones[name] = Zone(name, number, inner, point, land, printed["cost"], slot == 0)
        if view.options.zone_costs == "bga":
            self.zones["T5.6"].cost, self.zones["T6.0"].cost = 2, 5
        for building in view.buildings:
            zone = self.zones[building.zone]
            zone.owner, zone.floors, zone.closed = building.seat, building.floors, building.closed

    def touching(self, name: str) -> set[str]:
        """The zones that touch one."""
        return {other.name for other in self.zones.values() if other.touches(self.zones[name])}

    def crane_after(self, name: str) -> int:
        """The territory that the crane visits after an action in a zone."""
        return self.view.layout[self.zones[name].slot][0]

    def mine(self, seat: int, territory: int = 0) -> list[Zone]:
        """The zones with buildings of a seat, in one territory or everywhere."""
        return [zone for zone in self.zones.values() if zone.owner == seat and territory in (0, zone.territory)]

    # Projects.

    def completes(self, seat: int, name: str, card: str) -> bool:
        """Whether the building in a zone takes part in the pattern of a project."""
        facts, worked = PROJECTS[card], self.zones[name]
        others = [zone for zone in self.mine(seat) if not zone.closed and zone is not worked]
        size = {"pair_1_1": 2, "pair_2_1": 2, "triple_2_1_1": 3}.get(facts["family"], 1)
        for rest in permutations(others, size - 1):
            for place in range(size):
                if self._fits(facts, (*rest[:place], worked, *rest[place:])):
                    return True
        return False

    def _fits(self, facts: dict[str, Any], group: tuple[Zone, ...]) -> bool:
        """Whether buildings, the one on the card's own land first, are as on the picture."""
        first, land = group[0], facts["land"]
        if first.land != land:
            return False
        if facts["family"] == "beside_vacant":
            beside = [zone for zone in self.zones.values() if zone.touches(first) and zone.vacant]
            return first.floors >= 2 and any(zone.land == facts["vacant_land"] for zone in beside)
        if facts["family"] == "outer_two":
            return first.floors >= 2 and not first.central
        if facts["family"] == "centre_three":
            return first.floors >= 3 and first.central
        if not all(first.touches(other) for other in group[1:]):
            return False
        if facts["family"] == "triple_2_1_1":
            return first.floors >= 2 and {zone.land for zone in group} == set(LANDS)
        return group[1].land == land and first.floors >= (2 if facts["family"] == "pair_2_1" else 1)

    # Objectives.

    def points(self, seat: int, card: str) -> int:
        """What a secret objective gives."""
        facts = OBJECTIVES[card]
        open_ones = [zone for zone in self.mine(seat) if not zone.closed]
        if facts["family"] == "floors_on_land":
            return sum(zone.floors for zone in open_ones if zone.land == facts["land"])
        if facts["family"] == "two_floor_buildings_on_land":
            return 3 * len([zone for zone in open_ones if zone.land == facts["land"] and zone.floors >= 2])
        if facts["family"] == "tall_building_per_territory":
            least, each = (3, 7) if card == "belfry" else (4, 11)
            return each * len({zone.territory for zone in open_ones if zone.floors >= least})
        won = [number for number in facts["territories"] if self.leaders(number) == [seat]]
        return {0: 0, 1: 4, 2: 12}[len(won)]

    def leaders(self, territory: int) -> list[int]:
        """The seats with the most floors in a territory."""
        seats = range(len(self.view.population))
        floors = [sum(zone.floors for zone in self.mine(seat, territory)) for seat in seats]
        return [seat for seat in seats if floors[seat] == max(floors) > 0]

    # Actions.

    def builds(self, seat: int, territory: int) -> list[str]:
        """The builds of a seat in a territory."""
        found = []
        for zone in self.zones.values():
            free = zone.vacant or (zone.owner == seat and not zone.closed)
            can_pay = zone.cost + zone.floors < self.view.population[seat]
            if zone.territory == territory and free and can_pay and self.view.supply[seat] > 0:
                lands = [land for land in LANDS if list(self.view.tokens.values()).count(land) < 3]
                found += (
                    [f"build_bramble {zone.name} {land}" for land in lands]
                    if zone.land == "bramble"
                    else [f"build {zone.name}"]
                )
        return found

    def acts(self) -> set[str]:
        """All that the active seat may do at D2."""
        view, seat, here = self.view, self.view.order[-1], self.view.crane
        if here == 0:
            return {text for number in range(1, 8) for text in self.builds(seat, number)}
        found = set(self.builds(seat, here))
        if not found and not view.locked and self._may_move_on(seat):
            found.add("move_on")
        if view.supply[seat] == 0 and not view.locked:
            found.add("pass")
        found |= {f"demolish {zone.name}" for zone in self.mine(seat, here)}
        if view.ploys[seat] and not view.ployed:
            found |= {f"strategic {here % 7 + 1}", f"strategic {(here + 5) % 7 + 1}"}
            for zone in self.zones.values():
                if zone.territory == here and zone.owner not in (-1, seat) and self._can_invade(seat, zone):
                    found.add(f"invade {zone.name}")
            for source in self.mine(seat, here):
                goals = [zone for zone in self.mine(seat) if source.closed and not zone.closed and zone.land == source.land]
                found |= {f"transfer_roof {source.name} {goal.name}" for goal in goals}
        return found

    def _can_invade(self, seat: int, zone: Zone) -> bool:
        value = 2 * sum(zone.cost + level for level in range(zone.floors))
        return self.view.supply[seat] >= zone.floors and self.view.population[seat] > value

    def _may_move_on(self, seat: int) -> bool:
        view = self.view
        step = 1 if view.options.move_on == "ascending" else -1
        unseen = set(range(1, 8)) - set(view.visited)
        if (view.crane + step - 1) % 7 + 1 not in unseen:
            return False
        return any(self.builds(seat, number) or self.mine(seat, number) for number in unseen)
