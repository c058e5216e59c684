"""What a picture of Garden Nation shows beyond the view: what a touch means, and what each action would lead to.

Every legal action mentions things that are drawn. Touching things leaves the actions that mention all of them; the keys
given here are such that this always ends with one action:

    build, demolish, invade   zone-t1-1, and a button of the verb where several verbs go with zones
    build_bramble             the same, and land-greenery
    transfer_roof             zone-t1-1 (from), zone-t2-3 (to), and the button
    strategic                 territory-3
    choose_objectives         card-belfry, card-market
    complete                  project-1            next_player   seat-2
    move_on, pass, decline    a button of that name
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.scores import ScoreSheet
from tabletown.core.translate import Say
from tabletown.drawing import Paint, deal, mentions
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules.actions import ACTIONS
from tabletown.games.garden_nation.rules.effects import floors_in
from tabletown.games.garden_nation.rules.flow import GardenNationState
from tabletown.games.garden_nation.rules.projects import completed_by
from tabletown.games.garden_nation.rules.view import Building, GardenNationView, known, score
from tabletown.games.garden_nation.text import place, rotations

ROMAN = ("I", "II", "III", "IV")
ZONE_VERBS = ("build", "demolish", "invade", "transfer_roof")
_ORDER = ("build", "build_bramble", "invade", "demolish", "transfer_roof")


@dataclass(frozen=True)
class Zone:
    """A zone as it lies: its slot in the territory, its land now, its cost, what stands in it."""

    name: str
    territory: int
    slot: int
    land: str
    token: bool
    cost: int
    building: Building | None

    @property
    def key(self) -> str:
        """The key of what is drawn of it."""
        return key_of(self.name)


@dataclass(frozen=True)
class Preview:
    """What an action in a zone costs (negative: brings), where the crane goes, the display places it could complete."""

    verb: str
    price: int
    crane: int
    places: tuple[int, ...] = ()
    refund: int = 0  # what demolishing there would bring, where this is legal too


def key_of(zone: str) -> str:
    """The key of a zone."""
    return f"zone-t{zone[1]}-{zone[3]}"


@dataclass(frozen=True)
class Scene:
    """A view with its legal actions, and what the viewer saw before: `since` is an earlier view of the same seat."""

    view: GardenNationView
    legal: tuple[int, ...]
    say: Say
    since: GardenNationView | None = None

    def word(self, message: str, **arguments: object) -> str:
        """A text of the picture."""
        return self.say(f"garden_nation-picture-{message}", arguments)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.word("seat", seat=seat)

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.say(f"garden_nation-card-{card}", {})

    def project(self, card: str) -> str:
        """The name of a project, with what tells it from the other card of this name."""
        return self.word("project", project=card)

    def help(self, card: str) -> str:
        """What a card asks for."""
        return self.say(f"garden_nation-card-{card}-help", {})

    def land(self, land: str) -> str:
        """The name of a land."""
        return self.say(f"garden_nation-land-{land}", {})

    def place(self, zone: str) -> str:
        """A zone as people read it."""
        return place(rotations(self.view.layout), zone)

    @cached_property
    def state(self) -> GardenNationState:
        """The known part of the state, for looking ahead."""
        return known(self.view)

    @cached_property
    def paints(self) -> tuple[Paint, ...]:
        """The paints of the seats."""
        return deal(self.view.options.seats)

    @cached_property
    def scores(self) -> tuple[ScoreSheet, ...]:
        """The score sheets of the seats as far as the viewer may know them."""
        return tuple(score(self.view, seat) for seat in range(self.view.options.seats))

    @cached_property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the match goes on."""
        best = max(sheet.total for sheet in self.scores)
        return [sheet.seat for sheet in self.scores if sheet.total == best] if self.view.phase == "over" else []

    @cached_property
    def said(self) -> Mapping[int, Action]:
        """The legal actions with their verbs and arguments."""
        return {action: ACTIONS.describe(action) for action in self.legal}

    @cached_property
    def touches(self) -> dict[str, tuple[int, ...]]:
        """The legal actions that each thing takes part in."""
        verbs = {_base(said.verb) for said in self.said.values()} & set(ZONE_VERBS)
        return mentions(self.legal, lambda action: _things(self.said[action], len(verbs) > 1))

    # The garden.

    @cached_property
    def zones(self) -> tuple[tuple[Zone, ...], ...]:
        """The zones of each board slot by their slot in the territory."""
        standing = {each.zone: each for each in self.view.buildings}
        costs = m.COSTS[self.view.options.zone_costs]
        found = []
        for number, turn in self.view.layout:
            row = []
            for slot in range(7):
                name = f"T{number}.{m.zone_in(slot, turn)}"
                token = self.view.tokens.get(name, "")
                land = token or m.LANDS[m.PRINTED[m.ZONE[name]]]
                row.append(Zone(name, number, slot, land, bool(token), costs[m.ZONE[name]], standing.get(name)))
            found.append(tuple(row))
        return tuple(found)

    def leaders(self, territory: int) -> list[int]:
        """The seats with the most floors in a territory, given by its number."""
        floors = [floors_in(self.state, seat, territory - 1) for seat in range(self.view.options.seats)]
        return [seat for seat, number in enumerate(floors) if number == max(floors) > 0]

    @cached_property
    def previews(self) -> dict[str, Preview]:
        """For each zone that can be acted on, what the foremost action there leads to."""
        found: dict[str, Preview] = {}
        for action, said in sorted(self.said.items(), key=lambda each: _rank(each[1])):
            if said.verb in _ORDER[:4]:
                preview = self.preview(action, said)
                before = found.get(said.values[0])
                if before is None:
                    found[said.values[0]] = preview
                elif before.verb == preview.verb:  # lands of a bramble token: all that any of them completes
                    places = tuple(sorted({*before.places, *preview.places}))
                    found[said.values[0]] = Preview(before.verb, before.price, before.crane, places)
                elif preview.verb == "demolish":
                    found[said.values[0]] = replace(before, refund=-preview.price)
        return found

    def preview(self, action: int, said: Action) -> Preview:
        """What an action in a zone leads to."""
        seat = self.view.seat if self.view.seat is not None else self.view.order[-1]
        zone = m.ZONE[said.values[0]]
        after = self.state.copy()
        after.advance(seat, action)
        price = self.state.costs[zone] + self.state.floors[zone]
        if said.verb in ("demolish", "invade"):
            price = self.state.value(zone) if said.verb == "invade" else -self.state.value(zone)
        waits = after.pending & 15 == 2 and after.active == seat
        places = tuple(place + 1 for place in members(completed_by(after, seat, zone))) if waits else ()
        return Preview(said.verb, price, self.state.leads[zone] + 1, places)

    @cached_property
    def completing(self) -> dict[int, tuple[str, ...]]:
        """For each display place, the zones where an action now would complete its project."""
        found: dict[int, list[str]] = {}
        for zone, preview in sorted(self.previews.items()):
            for number in preview.places:
                found.setdefault(number, []).append(zone)
        return {number: tuple(zones) for number, zones in found.items()}

    @cached_property
    def changed(self) -> tuple[str, ...]:
        """The zones where something changed since the earlier view."""
        if self.since is None:
            return ()
        now, before = ({each.zone: each for each in view.buildings} for view in (self.view, self.since))
        return tuple(zone for zone in m.ZONE_NAMES if now.get(zone) != before.get(zone))


def _base(verb: str) -> str:
    return verb.removesuffix("_bramble")


def _rank(said: Action) -> int:
    return _ORDER.index(said.verb) if said.verb in _ORDER else len(_ORDER)


def _things(action: Action, several: bool) -> list[str]:
    """The keys of what an action mentions."""
    verb, values = action.verb, action.values
    if _base(verb) in ZONE_VERBS:
        keys = [key_of(value) for value in values if value in m.ZONE]
        keys += [f"land-{value}" for value in values if value in m.LANDS]
        return [*keys, _base(verb)] if several else keys
    if verb == "strategic":
        return [f"territory-{values[0]}"]
    if verb == "choose_objectives":
        return [f"card-{card}" for card in values]
    if verb == "complete":
        return [f"project-{values[0]}"]
    return [f"seat-{values[0]}"] if verb == "next_player" else [verb]
