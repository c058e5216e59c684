"""A second model of what can be done in a turn and of the final score, written from the rules page and data.json alone.

It works on views: sets of coordinates and dictionaries, no masks, no program of effects. Slow and literal on purpose.
"""

from typing import Any

from tabletown.games.sweet_lands.rules.material import DATA
from tabletown.games.sweet_lands.rules.view import RealmView, SweetLandsView

Cell = tuple[int, int]
STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
CARDS = {card["id"]: card for card in DATA["worker_cards"]["list"]}
CHARACTERS = {each["id"]: each for each in DATA["characters"]["list"]}
SKILLS = {each["id"]: each for each in DATA["skill_tokens"]["list"] + DATA["upgraded_skill_tokens"]["list"]}
RESOURCES = ["gold", "wheat", "wood", "iron", "diamond"]
SHOPS = [each["id"] for each in DATA["property_board"]["shops"]]
TERRAINS = ["field", "forest", "mine", "sea"]


def around(cell: Cell) -> list[Cell]:
    """The six neighbours."""
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def cell(text: str) -> Cell:
    """Coordinates of a cell in notation."""
    q, r = text.split(",")
    return int(q), int(r)


class Player:
    """One realm with its board, read from a view."""

    def __init__(self, view: SweetLandsView, seat: int) -> None:
        self.view, self.seat = view, seat
        self.realm: RealmView = view.realms[seat]
        self.board = {(each["q"], each["r"]): each for each in DATA["domain_boards"]["sides"][self.realm.side]}
        self.tokens = {cell(name): kind for name, kind in self.realm.tokens.items()}
        self.turned = {cell(name) for name in self.realm.flipped}
        self.pieces = {cell(name): "shop" if kind in SHOPS else kind for name, kind in self.realm.pieces.items()}
        self.shops = {kind for kind in self.realm.pieces.values() if kind in SHOPS}
        self.hares = {cell(name) for name in self.realm.hares}
        self.roads = {frozenset(cell(end) for end in name.split("/")) for name in self.realm.roads}
        self.have = dict(zip(RESOURCES, self.realm.have))
        self.capital = {place for place, each in self.board.items() if each["kind"] == "capital"}
        self.character = CHARACTERS[self.realm.character]

    # Land.

    def has_modifier(self, name: str) -> bool:
        """Whether a base ability, a tower or a token brings a modifier."""
        found = [self.character["base"].get("modifier")]
        rising = self.seat == self.view.turn and "risen" in self.view.pending  # SL-7.8
        if "clock_tower" in self.pieces.values() and not rising:
            found.append(self.character["tower"].get("modifier"))
        return name in found + [SKILLS[skill].get("modifier") for skill in self.realm.skills]

    def land(self) -> set[Cell]:
        """Where a token of any type may go (SL-6.2)."""
        free = {place for place, each in self.board.items() if each["kind"] in ("terrain", "special")} - set(self.tokens)
        if self.has_modifier("terrain_anywhere"):
            return free
        return {place for place in free if any(near in self.capital or near in self.tokens for near in around(place))}

    def edges(self) -> set[frozenset[Cell]]:
        """All edges of the board (SL-6.4)."""
        ground = {place for place, each in self.board.items() if each["kind"] in ("terrain", "special", "capital")}
        return {frozenset((place, near)) for place in ground for near in around(place)}

    def road_places(self) -> set[frozenset[Cell]]:
        """Where a road may go (SL-6.5)."""
        edges = self.edges()

        def touching(edge: frozenset[Cell]) -> set[frozenset[Cell]]:
            one, two = edge
            third = set(around(one)) & set(around(two))
            return {frozenset((end, each)) for each in third for end in edge} & edges

        start = {edge for edge in edges if edge & self.capital}
        reached = set(start)
        for edge in start | (self.roads & edges):
            reached |= touching(edge)
        return reached - self.roads

    def building_places(self) -> set[Cell]:
        """Where a property may go at the start of an action (SL-7.4)."""
        return (self.turned | self.capital) - set(self.pieces)

    def groups(self) -> list[set[Cell]]:
        """Groups of neighbouring properties."""
        left, found = set(self.pieces), []
        while left:
            group, fresh = set(), {left.pop()}
            while fresh:
                place = fresh.pop()
                group.add(place)
                near = set(around(place)) & left
                left -= near
                fresh |= near
            found.append(group)
        return found

    def cities(self) -> list[set[Cell]]:
        """SL-7.9, SL-15.6."""
        found = []
        for group in self.groups():
            kinds = {self.pieces[place] for place in group}
            own = self.has_modifier("clock_tower_group_is_city") and "clock_tower" in kinds
            if own or (len(group) >= 3 and (len(kinds) >= 3 or self.has_modifier("city_ignores_types"))):
                found.append(group)
        return found

    def ports(self) -> int:
        """Open ports (SL-6.9)."""
        linked, fresh = set(), {place for place in self.tokens if set(around(place)) & self.capital}
        while fresh:
            place = fresh.pop()
            linked.add(place)
            fresh |= {near for near in around(place) if near in self.tokens} - linked
        return sum(1 for place, each in self.board.items() if "port" in each and place in linked)

    # Counting for the final score.

    def employed(self) -> int:
        """Employed workers."""
        return sum(len(column) for column in self.realm.columns)

    def commonest(self) -> int:
        """Tokens of the most frequent terrain type."""
        return max(list(self.tokens.values()).count(kind) for kind in TERRAINS)

    def elements(self) -> list[int]:
        """What the six prosperity tracks count."""
        return [len(self.tokens), len(self.hares), len(self.roads), len(self.pieces), self.employed(), self.realm.ip]

    def result(self, token: str) -> int:
        """What a scoring token counts."""
        if token == "t1":
            return self.commonest()
        if token == "t2":
            return max(self.realm.production[1:])
        if token == "t3":
            return self.employed()
        return sum(1 for place in self.tokens if self.board[place].get("border"))

    def score(self) -> list[int]:
        """The nine parts of section 14."""
        prosperity = 0
        for track, step, number in zip(DATA["prosperity_tracks"]["list"], self.realm.steps, self.elements()):
            _, points, per = [rate for rate in track["rates"] if rate[0] <= step][-1]
            prosperity += number // per * points
        kinds = list(self.pieces.values())
        rows = 2 * len(self.hares) * (kinds.count("tent") == 5)
        rows += self.realm.cp * (kinds.count("house") == 5) + self.realm.ip * (kinds.count("building") == 5)
        ports = [-40, -20, -10, -5, 10][self.ports()]
        scoring = 0
        for token in self.view.scoring:
            virtual = next(each["virtual"] for each in DATA["scoring_tokens"]["list"] if each["id"] == token)
            others = [Player(self.view, seat).result(token) for seat in range(self.view.options.seats)] + [virtual]
            better = sum(other > self.result(token) for other in others)
            scoring += [15, 7][better] if better < 2 else 0
        milestones = 10 * len(self.realm.milestones)
        return [
            self.realm.vp, prosperity, 2 * self.realm.cp, rows, self.have["gold"] // 5, self.have["diamond"], ports,
            milestones, scoring,
        ]  # fmt: skip

    # A turn.

    def spare(self) -> int:
        """Hand cards that may go (SL-5.3)."""
        return self.realm.cards - (0 if self.view.round == 5 else 1)

    def pays(self, cost: dict[str, int]) -> bool:
        """Whether the fixed parts of a cost are there."""
        return all(self.have[name] >= number for name, number in cost.items())

    def area_cost(self, area: dict[str, Any]) -> dict[str, int]:
        """The cost with replacements and differences (SL-5.11)."""
        cost = {} if area["cost"] == "placement_cost" else dict(area["cost"])
        for skill in self.realm.skills:
            modifier = SKILLS[skill].get("modifier")
            if isinstance(modifier, dict) and modifier["area_cost"] == area["id"]:
                cost = dict(modifier["becomes"])
        modifier = self.character["base"].get("modifier")
        if isinstance(modifier, dict) and area["id"] in modifier.get("area_cost_delta", ()):
            cost["iron"] = max(0, cost["iron"] - 1)
        return cost

    def piece_costs(self) -> list[dict[str, int]]:
        """Costs of the pieces that may be placed next (SL-7.2, SL-7.3)."""
        kinds = list(self.pieces.values())
        board = DATA["property_board"]
        costs = [
            board["row_costs"][str(kinds.count(kind) + 1)] for kind in ("tent", "house", "building") if kinds.count(kind) < 5
        ]
        costs += [shop["cost"] for shop in board["shops"] if shop["id"] not in self.shops]
        costs += [each["cost"] for each in DATA["industry_track"]["lab_barriers"][kinds.count("lab") :][:1]]
        return [cost | {"wood": max(0, cost["wood"] - self.realm.discount)} for cost in costs]

    def works(self, area: dict[str, Any], diamonds: int = 0) -> bool:
        """Whether the area's cost is payable, diamonds apart, and one unit of its effect possible then."""
        self.have["diamond"] -= diamonds
        cost = self.area_cost(area)
        modifier = self.character["base"].get("modifier")
        wood = 0
        if isinstance(modifier, dict) and area["id"] in modifier.get("substitute", {}).get("areas", ()):
            wood = max(0, cost["wheat"] - self.have["wheat"])
            cost = {"wheat": cost["wheat"] - wood, "wood": wood}
        usable = False
        if self.pays(cost):
            for name, number in cost.items():
                self.have[name] -= number
            usable = self.possible(area["effect"][0])
            for name, number in cost.items():
                self.have[name] += number
        self.have["diamond"] += diamonds
        return usable

    def possible(self, effect: dict[str, Any]) -> bool:
        """SL-20.7 for the effects of areas."""
        name = effect["op"]
        if name == "terrain":
            return bool(self.land())
        if name == "road":
            return bool(self.road_places())
        if name == "terrain_road":
            return bool(self.land() or self.road_places())
        if name == "hare":
            placed = len(self.hares)
            needs = [each["needs_food"] for each in DATA["food_track"]["hares"]]
            return placed == 6 or (self.realm.food >= needs[placed] and bool(set(self.pieces) - self.hares))
        if name == "build":
            self.have["wood"] -= effect["surcharge_wood"]
            found = self.have["wood"] >= 0 and bool(self.building_places()) and any(map(self.pays, self.piece_costs()))
            self.have["wood"] += effect["surcharge_wood"]
            return found
        if name == "industry":
            blocked = [each["blocks_space"] for each in DATA["industry_track"]["lab_barriers"]]
            blocked = [*blocked[list(self.pieces.values()).count("lab") :], 17]
            return any(at + 1 < blocked[0] or at == 16 for at in (self.realm.cart, self.realm.loco) if at >= 0)
        if name == "prosperity":
            tracks = zip(DATA["prosperity_tracks"]["list"], self.realm.steps)
            return any(
                step + 1 < track["length"] or (step + 1 == track["length"] and self.have["diamond"])
                for track, step in tracks
            )
        if name == "draw":
            return sum(self.view.layers) + len(self.view.discards) > 0
        if name == "copy_area":
            areas = [area for area in self.open_areas() if area["category"] in effect["categories"]]
            return any(self.works(area) for area in areas)
        return True

    def open_areas(self) -> list[dict[str, Any]]:
        """Areas in play that are open (SL-2.1, SL-4.2)."""
        boards = ["main", "supplementary_3_4p", "supplementary_4p"][: max(1, self.view.options.seats - 1)]
        return [
            area
            for area in DATA["action_areas"]["list"]
            if area["where"] in boards and area.get("opens_round", 1) <= self.view.round
        ]

    def areas(self) -> list[str]:
        """The areas that may be used (SL-5.4 to SL-5.6)."""
        found = []
        for area in self.open_areas():
            used = self.view.disks.get(area["id"], 0)
            if used >= area["slots"]:
                continue
            cost = used + 1 if area["slots"] == 3 else 1
            ways = [0] if self.realm.disks or self.spare() >= cost else []
            if self.has_modifier("diamonds_pay_hand_cost"):
                most = min(cost, self.have["diamond"])
                ways += [number for number in range(most + 1) if cost - number <= self.spare()]
            if any(self.works(area, number) for number in ways):
                found.append(area["id"])
        return found

    def cards(self, hand: tuple[str, ...]) -> list[str]:
        """The cards that may be played (SL-9.3, SL-9.10)."""
        if self.spare() < 1:
            return []
        brownies = sum(CARDS[card]["sweets"].count("brownie") for card in self.realm.played)
        brownies += self.character["base"].get("sweets", []).count("brownie")
        found = []
        for card in hand:
            cost = dict(CARDS[card]["cost"])
            if CARDS[card]["brownie_discount"] or "u10" in self.realm.skills:
                cost["gold"] = max(0, cost["gold"] - brownies)
            if self.pays(cost):
                found.append(card)
        return found
