"""The scene of a picture of Tiny Towns: what a touch means, and what a cube or a building would lead to.

Every legal action mentions things that are drawn (squares, cards, cubes, buttons). Touching things leaves the actions that
mention all of them; the keys given here are such that this always ends with one action:

    place     square-a1, and resource-wood where several cubes may be placed
    swap      stored-b2-wood (the cube on the Warehouse), square-a1
    store     square-b2            rest      square-b2
    build     card-well, square-a1 (where it lands), and cube-c3 where only the cubes used tell two sites apart
    replace   square-b2, card-well
    grove     card-well, square-a1            claim     card-well, square-a1
    keep      card-the_starloom               set_aside card-well, card-inn, card-bank
    name, pick, mark   resource-wood          done, stop, discard   a button of that name
"""

import random
from collections.abc import Iterable
from functools import cached_property

from tabletown.core.bits import BIT
from tabletown.core.views import ScoreSheet
from tabletown.drawing import scene
from tabletown.games.tiny_towns.picture.pieces import BUILDINGS
from tabletown.games.tiny_towns.rules.actions import ACTIONS, BUILD
from tabletown.games.tiny_towns.rules.building import site_options
from tabletown.games.tiny_towns.rules.material import (
    CARD,
    CARD_TYPE,
    CARDS,
    NO_CARD,
    RESOURCES,
    SITE_CARD,
    SITE_SQUARES,
    SQUARES,
)
from tabletown.games.tiny_towns.rules.sampling import sample
from tabletown.games.tiny_towns.rules.state import TinyTownsState
from tabletown.games.tiny_towns.rules.view import TinyTownsView, TownView, cards_in, score, town_in

KINDS = tuple(BUILDINGS)  # the drawing of each type, in the order of the types


def kind_of(card: str) -> str:
    """Return the name of the drawing of a card's piece."""
    return KINDS[CARD_TYPE[CARD[card]]]


class Scene(scene.Scene[TinyTownsView]):
    """A view with its legal actions, and what a cube or a building would lead to."""

    game = "tiny_towns"
    actions = ACTIONS

    def resource(self, resource: str) -> str:
        """Return the name of a resource."""
        return self.say(f"tiny_towns-resource-{resource}", {})

    @cached_property
    def point(self) -> str:
        """The decision point of the viewer, empty if there is none."""
        return self.view.pending[-1][0] if self.view.pending else ""

    @cached_property
    def end(self) -> TinyTownsState | None:
        """The final state once the match is over: then everything that decides it is known."""
        return sample(self.view, random.Random(0)) if self.view.phase == "over" else None

    @cached_property
    def scores(self) -> tuple[ScoreSheet, ...]:
        """The score sheets of the seats, as far as the viewer sees the towns."""
        return tuple(score(self.view, seat) for seat in range(self.view.options.seats))

    def things(self, action: int) -> list[str]:
        """Return the keys of the things that a legal action mentions."""
        verb, values = self.said[action].verb, self.said[action].values
        if verb == "place":
            return [f"square-{values[1]}", *([f"resource-{values[0]}"] if len(self.hand) > 1 else ())]
        if verb == "build":
            cubes = [f"cube-{square}" for square in values[1].split("+") if square in self.telling_cubes]
            return [f"card-{values[0]}", f"square-{values[2]}", *cubes]
        if verb == "swap":
            return [f"stored-{values[0]}-{values[1]}", f"square-{values[2]}"]
        if verb in ("store", "rest"):
            return [f"square-{values[0]}"]
        if verb in ("name", "pick", "mark"):
            return [f"resource-{values[0]}"]
        if verb == "replace":
            return [f"square-{values[0]}", f"card-{values[1]}"]
        if verb in ("grove", "claim"):
            return [f"card-{values[0]}", f"square-{values[1]}"]
        if verb in ("keep", "set_aside"):
            return [f"card-{card}" for card in values]
        return [verb]

    def meant(self, key: str) -> list[str]:
        """Return the keys by which actions mention the thing that is drawn under a key: a square with what is on it."""
        return [f"square-{key}", f"cube-{key}"] if key in SQUARES else [key]

    @cached_property
    def telling_cubes(self) -> set[str]:
        """The squares by which sites of one card that allow the same landing differ."""
        sites: dict[tuple[str, str], set[str]] = {}
        for each in self.said.values():
            if each.verb == "build":
                card, squares, landing = each.values
                sites.setdefault((card, landing), set()).add(squares)
        found: set[str] = set()
        for group in sites.values():
            parts = [set(squares.split("+")) for squares in group]
            found |= set().union(*parts) - parts[0].intersection(*parts)
        return found

    @cached_property
    def hand(self) -> tuple[tuple[str, str], ...]:
        """The cubes that may be put on a square, as (resource, square of the Warehouse it comes from or nothing)."""
        found = dict.fromkeys((each.values[0], "") for each in self.said.values() if each.verb == "place")
        found |= dict.fromkeys((each.values[1], each.values[0]) for each in self.said.values() if each.verb == "swap")
        return tuple(found)

    @cached_property
    def sites(self) -> tuple[int, ...]:
        """The sites of the legal constructions."""
        return tuple(sorted({(each - BUILD) // 16 for each, said in self.said.items() if said.verb == "build"}))

    @cached_property
    def landings(self) -> dict[str, tuple[str, ...]]:
        """For each square, the cards whose piece may be put there now."""
        found: dict[str, set[str]] = {}
        for said in self.said.values():
            if said.verb == "build":
                found.setdefault(said.values[2], set()).add(said.values[0])
            elif said.verb in ("grove", "claim"):
                found.setdefault(said.values[1], set()).add(said.values[0])
        return {square: _in_order(cards) for square, cards in found.items()}

    @cached_property
    def placed(self) -> dict[str, str]:
        """For each square, the one resource that may be placed there; that of the round where there are several."""
        found: dict[str, set[str]] = {}
        for said in self.said.values():
            if said.verb in ("place", "swap"):
                found.setdefault(said.values[-1], set()).add(said.values[-2])
        wanted = self.view.resource
        return {
            square: min(resources) if len(resources) == 1 else wanted
            for square, resources in found.items()
            if len(resources) == 1 or wanted in resources
        }

    @cached_property
    def opened(self) -> dict[str, tuple[str, ...]]:
        """For each square, the cards that the cube placed there would complete."""
        if not self.aids or not self.placed or self.view.seat is None:
            return {}
        town = town_in(self.view.towns[self.view.seat])
        kept = self.view.kept[self.view.seat]
        town.kept = CARD[kept] if kept else NO_CARD
        cards = cards_in(self.view)
        found = {}
        for name, resource in self.placed.items():
            square = SQUARES.index(name)
            trial = town.copy()
            trial.put_cube(RESOURCES.index(resource), square)
            sites = {(action - BUILD) // 16 for action in site_options(trial, cards)}
            made = {CARDS[SITE_CARD[site]] for site in sites if SITE_SQUARES[site] & BIT[square]}
            if made:
                found[name] = _in_order(made)
        return found

    def changed(self, seat: int) -> list[int]:
        """Return the squares of a town that changed since the earlier view, or in the viewer's own part of the round."""
        now = self.view.towns[seat]
        before: TownView | None = None
        if self.since is not None and len(self.since.towns) == len(self.view.towns):
            before = self.since.towns[seat]
        elif seat == self.view.seat:
            before = self.view.shown
        if before is None:
            return []
        return [square for square, name in enumerate(SQUARES) if _square(now, square, name) != _square(before, square, name)]


def _square(town: TownView, square: int, name: str) -> tuple[object, ...]:
    return town.squares[square], town.marks.get(name), town.stored.get(name), town.resting.get(name)


def _in_order(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=lambda card: CARD_TYPE[CARD[card]]))
