"""The second model, continued: single steps inside an action, free actions and claims, from the rules page and data.json."""

from typing import Any

from tests.rules.sweet_lands.literal import CARDS, SHOPS, SKILLS, TERRAINS, Cell, Player, cell

from tabletown.games.sweet_lands.rules.material import DATA

TRACKS = DATA["prosperity_tracks"]["list"]
INDUSTRIES = {each["id"]: each["property"] for each in DATA["industries"]["list"]}
COLOURS = ["orange", "green", "gray"]


class Steps(Player):
    """What a question inside an action offers."""

    def ripe(self, land: int) -> set[Cell]:
        """Where a property may go now (SL-7.4, SL-19.8); `land` is 0 for anywhere, else a terrain from 1."""
        turned = {cell(name) for name in self.view.ripe} & self.turned
        if land:
            return {place for place in turned if self.tokens[place] == TERRAINS[land - 1]} - set(self.pieces)
        return (turned | self.capital) - set(self.pieces)

    def pieces_now(self, paying: bool) -> set[str]:
        """The pieces that come next (SL-7.2), and can be paid."""
        kinds = list(self.pieces.values())
        board = DATA["property_board"]
        costs = {kind: board["row_costs"].get(str(kinds.count(kind) + 1)) for kind in ("tent", "house", "building")}
        costs |= {shop["id"]: shop["cost"] for shop in board["shops"] if shop["id"] not in self.shops}
        for each in DATA["industry_track"]["lab_barriers"][kinds.count("lab") :][:1]:
            costs["lab"] = each["cost"]
        found = set()
        for name, cost in costs.items():
            if cost is not None:
                price = cost | {"wood": max(0, cost["wood"] - self.realm.discount)}
                if not paying or self.pays(price):
                    found.add(name)
        assert found <= {"tent", "house", "building", "lab", *SHOPS}
        return found

    def hare_places(self) -> set[Cell]:
        """Where the leftmost hare may go (SL-8.6)."""
        hares = DATA["food_track"]["hares"]
        if len(self.hares) == len(hares) or self.realm.food < hares[len(self.hares)]["needs_food"]:
            return set()
        return set(self.pieces) - self.hares

    def markers(self) -> set[str]:
        """Which of cart and locomotive can take a step (SL-8.1 to SL-8.3)."""
        labs = list(self.pieces.values()).count("lab")
        wall = [*(each["blocks_space"] for each in DATA["industry_track"]["lab_barriers"][labs:]), 17][0]
        places = {"cart": self.realm.cart, "loco": self.realm.loco}
        return {name for name, at in places.items() if at >= 0 and (at == 16 or at + 1 < wall)}

    def tracks(self, colour: int) -> set[str]:
        """The prosperity tracks where a step is possible (SL-8.7, SL-8.8); `colour` is 0 for any."""
        found = set()
        for track, step in zip(TRACKS, self.realm.steps):
            if colour and track["color"] != COLOURS[colour - 1]:
                continue
            if step + 1 < track["length"] or (step + 1 == track["length"] and self.have["diamond"] >= 1):
                found.add(track["id"])
        return found

    def skills(self) -> set[str]:
        """The skill tokens to be taken (SL-10.1, SL-17.3)."""
        return {
            name
            for name, left in self.view.stock.items()
            if left and name not in self.realm.skills and (name.startswith("s") or self.have["diamond"] >= 1)
        }

    def columns(self, card: str) -> set[str]:
        """Where a worker may be employed (SL-9.5, SL-9.6), the diamond apart."""
        sign = CARDS[card]["sign"]
        found = set()
        for number, (name, kind) in enumerate(INDUSTRIES.items()):
            placed = list(self.pieces.values()).count(kind)
            limit = 1 + (placed >= 2) + (placed >= 4) + ("u11" in self.realm.skills)
            if sign in (name, "any") and len(self.realm.columns[number]) < limit:
                found.add(name)
        return found

    # Section 11.

    def free(self) -> set[str]:
        """The free actions that may be taken, claims and abilities apart."""
        basic = self.have["wheat"] + self.have["wood"] + self.have["iron"]
        card = self.spare() >= 1
        found = set()
        if card and basic >= 3 and (self.land() or self.road_places()):
            found.add("F1")
        if self.have["gold"] >= 15 and sum(self.view.layers) + len(self.view.discards):
            found.add("F2")
        if self.have["gold"] >= 4:
            found.add("F3")
        if basic >= 1:
            found.add("F5")
        if basic >= 3:
            found.add("F6")
        if card or self.realm.disks:
            found.add("F7")
        needs = self.character["tower_conditions"]
        if "clock_tower" not in self.pieces.values() and self.building_places() and all(map(self.holds, needs)):
            found.add("F8")
        return found

    def claims(self) -> set[str]:
        """The milestones whose conditions hold (SL-16.3)."""
        tokens = {each["id"]: each for each in DATA["milestone_tokens"]["list"]}
        return {name[:-1] for name in self.view.milestones if all(map(self.holds, tokens[name[:-1]][name[-1]]))}

    def holds(self, condition: dict[str, Any]) -> bool:
        """Whether a counter of a milestone or a tower reaches its number."""
        return self.count(condition["count"]) >= int(condition["at_least"])

    def count(self, what: dict[str, Any]) -> int:
        """The counters that milestones and towers use."""
        realm, kinds = self.realm, list(self.tokens.values())
        sweets = [sweet for card in realm.played for sweet in CARDS[card]["sweets"]]
        sweets += self.character["base"].get("sweets", [])
        with_lab = [group for group in self.cities() if any(self.pieces[place] == "lab" for place in group)]
        colours = [realm.steps[0] + realm.steps[1], realm.steps[2] + realm.steps[3], realm.steps[4] + realm.steps[5]]
        simple = {
            "terrain_sum": sum(kinds.count(each) for each in what.get("types", ())),
            "property": len(self.pieces),
            "open_port": self.ports(),
            "food": realm.food,
            "wonder": realm.wonders,
            "played": len(realm.played),
            "sweet": sweets.count(what.get("kind", "")),
            "production": realm.production[0] if what.get("res") == "gold" else min(realm.production[1:]),
            "prosperity": max(colours) if what.get("color") == "best_color" else min(colours),
            "industry": max(realm.cart, realm.loco),
            "victory_points": realm.vp,
            "city": len(with_lab if what.get("with") == "lab" else self.cities()),
            "hare": len(self.hares),
            "employed": self.employed(),
            "diamond": self.have["diamond"],
            "skill_token": len(realm.skills),
        }
        return simple[what["of"]]

    def flip_skills(self) -> set[str]:
        """The flip skills that may be used (SL-10.3, SL-22.22)."""
        found = set()
        for name in self.realm.skills:
            if SKILLS[name]["timing"] != "flip" or name in self.realm.turned:
                continue
            possible = {
                "u04": self.have["iron"] >= 4 and bool(self.markers()),
                "u05": self.have["wheat"] >= 4,
                "u07": bool(self.land() or self.road_places()),
            }
            if possible.get(name, True):
                found.add(name)
        return found
