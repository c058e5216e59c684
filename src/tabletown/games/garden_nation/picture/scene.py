"""The scene of Garden Nation: what a touch means, and what each action would lead to.

Every legal action mentions things that are drawn. Touching things leaves the actions that mention all of them; these keys
always lead to a single action:

    build, demolish, invade   zone-t1-1, and a button of the verb
    build_bramble             the same, and land-t1-greenery beside the zone
    transfer_roof             zone-t1-1 (from), zone-t2-3 (to), and the button
    strategic                 territory-3, and the button
    choose_objectives         card-belfry, card-market
    complete                  project-1            next_player   seat-2
    move_on, pass, decline    a button of that name
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from tabletown.core.bits import members
from tabletown.core.views import ScoreSheet
from tabletown.drawing import scene
from tabletown.games.garden_nation import text
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import effects
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules.state import GardenNationState
from tabletown.games.garden_nation.rules.view import GardenNationView, known, score
from tabletown.games.garden_nation.text import Preview, Zone

ROMAN = ("I", "II", "III", "IV")
_ZONE_VERBS = ("build", "demolish", "invade", "transfer_roof")
_ORDER = ("build", "build_bramble", "invade", "demolish")


def key_of(zone: str) -> str:
    """Return the key of a zone."""
    return f"zone-t{zone[1]}-{zone[3]}"


def land_key(zone: str, land: str) -> str:
    """Return the key of a land that a bramble zone can become."""
    return f"land-t{zone[1]}-{land}"


@dataclass(frozen=True)
class Scene(scene.Scene[GardenNationView]):
    """A view with its legal actions and what they lead to."""

    game: ClassVar = "garden_nation"
    actions: ClassVar = act.ACTIONS

    def land(self, land: str) -> str:
        """Return the name of a land."""
        return self.say(f"garden_nation-land-{land}", {})

    def slot(self, zone: str) -> str:
        """Return where a zone lies in its territory, in words."""
        slot = text.where(text.rotations(self.view.layout), zone)["slot"]
        return self.say(f"garden_nation-slot-{slot}", {})

    @cached_property
    def state(self) -> GardenNationState:
        """The known part of the state, for looking ahead."""
        return known(self.view)

    @cached_property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The score sheets of the seats as far as the viewer may know them."""
        return tuple(score(self.view, seat) for seat in range(self.view.options.seats))

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The points of each seat that everybody may know: of projects, and of everything at the end (GN-9.5)."""
        if self.view.phase == "over":
            return tuple(sheet.total for sheet in self.sheets)
        return tuple(sum(line.points for line in sheet.lines if line.item in m.PROJECT) for sheet in self.sheets)

    def secret(self, seat: int) -> int | None:
        """Return the points of a seat that only the viewer knows of, None if there are no such objectives."""
        own = seat == self.view.seat and self.view.phase != "over" and bool(self.view.kept[seat])
        return self.sheets[seat].total - self.points[seat] if own else None

    @cached_property
    def incomes(self) -> list[int]:
        """The income of each seat if the round ended now; none when the match is over."""
        return effects.incomes(self.state) if self.view.phase != "over" else [0] * self.view.options.seats

    def things(self, action: int) -> list[str]:
        """Return the keys of what an action mentions."""
        verb, values = self.said[action].verb, self.said[action].values
        if _base(verb) in _ZONE_VERBS:
            keys = [key_of(value) for value in values if value in m.ZONE]
            keys += [land_key(values[0], value) for value in values if value in m.LANDS]
            return [*keys, _base(verb)]
        if verb == "strategic":
            return [f"territory-{values[0]}", verb]
        if verb == "choose_objectives":
            return [f"card-{card}" for card in values]
        if verb == "complete":
            return [f"project-{values[0]}"]
        return [f"seat-{values[0]}"] if verb == "next_player" else [verb]

    def meant(self, key: str) -> list[str]:
        """Return the keys by which actions mention the thing that is drawn under a key."""
        if key.startswith("plot-"):
            return [key.removeprefix("plot-")]
        kind, _, rest = key.rpartition("-")
        named = {"post": "territory", "display": "project", "rail-project": "project", "objective": "card"}
        return [f"{named[kind]}-{rest}"] if kind in named else [key]

    # The garden.

    @cached_property
    def zones(self) -> tuple[tuple[Zone, ...], ...]:
        """The zones of each board slot by their slot in the territory."""
        return text.zones(self.view)

    def leaders(self, territory: int) -> list[int]:
        """Return the seats with the most floors in a territory, given by its number."""
        return members(effects.leaders(self.state, territory - 1))

    @cached_property
    def previews(self) -> dict[str, Preview]:
        """The consequences of the foremost action in each zone that can be acted on, and the refund of a demolition."""
        found: dict[str, Preview] = {}
        chosen = [(action, said) for action, said in self.said.items() if said.verb in _ORDER]
        for action, said in sorted(chosen, key=lambda each: _ORDER.index(each[1].verb)):
            preview = text.preview(self.view, action)
            before = found.get(said.values[0])
            if before is None:
                found[said.values[0]] = preview
            elif before.verb == preview.verb:  # lands of a bramble token: all that any of them completes
                found[said.values[0]] = replace(before, places=tuple(sorted({*before.places, *preview.places})))
            elif preview.verb == "demolish":
                found[said.values[0]] = replace(before, refund=-preview.price)
        return found

    @cached_property
    def completing(self) -> dict[int, tuple[str, ...]]:
        """The zones where an action now would complete a project, by its display place."""
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
