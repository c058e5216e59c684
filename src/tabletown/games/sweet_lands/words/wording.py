"""The things of a match in words: names, effects and prices as the pack in play has them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from tabletown.core.translate import Say
from tabletown.games.sweet_lands.rules.effects.compiler import RESOURCES
from tabletown.games.sweet_lands.rules.effects.feasibility import area_cost
from tabletown.games.sweet_lands.rules.material import AREA, ORDINARY_HELP, UPGRADED, Material
from tabletown.games.sweet_lands.rules.placement import piece_bonus
from tabletown.games.sweet_lands.rules.points import NOBODY
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.sampling import known
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import RealmView, SweetLandsView
from tabletown.games.sweet_lands.words.names import texts
from tabletown.games.sweet_lands.words.sentences import Teller

Data = Mapping[str, Any]


def amounts_of(cost: list[int]) -> dict[str, int]:
    """Return a cost by resource, without zeros."""
    return {name: cost[each] for each, name in enumerate(RESOURCES) if cost[each]}


@dataclass(frozen=True)
class Wording:
    """A view with a translator; `shown` is the seat whose realm it is about, by default the viewer's."""

    view: SweetLandsView
    say: Say
    shown: int | None = None

    def word(self, message: str, **arguments: object) -> str:
        """Return a text of the picture."""
        return self.say(f"sweet_lands-picture-{message}", arguments)

    def called(self, kind: str, name: str) -> str:
        """Return the name of a thing; a pack has its own."""
        message = f"sweet_lands-{kind}-{name}"
        return texts(self.view.options.pack, self.say).get(message) or self.say(message, {})

    def card(self, card: str) -> str:
        """Return the name of a worker card."""
        return self.called("card", card)

    def help(self, card: str) -> str:
        """Return the text of a worker card."""
        return self.called("card", f"{card}-help")

    def about(self, character: str) -> str:
        """Return the text of a character's abilities."""
        return self.called("about-character", character)

    @property
    def teller(self) -> Teller:
        """The sentences of the effect language."""
        return Teller(self.say)

    # The realm in the middle.

    @cached_property
    def state(self) -> SweetLandsState:
        """The known part of the match."""
        return known(self.view)

    @property
    def material(self) -> Material:
        """The pack in play."""
        return self.state.m

    @cached_property
    def owner(self) -> int:
        """The seat in the middle: the one shown, the viewer, or the seat that acts."""
        if self.shown is not None:
            return self.shown
        return self.view.turn if self.view.seat is None else self.view.seat

    @cached_property
    def own(self) -> Self:
        """The same with the viewer's realm in the middle, which is what the actions are about."""
        return self if self.shown is None else replace(self, shown=None)

    @property
    def realm(self) -> RealmView:
        """The view of the realm in the middle."""
        return self.view.realms[self.owner]

    @property
    def known_realm(self) -> Realm:
        """The realm in the middle, as the rules have it."""
        return self.state.realms[self.owner]

    # Data of the pack.

    def entry(self, group: str, name: str) -> Data:
        """Return the data of a thing."""
        found: Data = next(each for each in self.material.data[group]["list"] if each["id"] == name)
        return found

    def skill(self, name: str) -> Data:
        """Return the data of a skill token."""
        return self.entry("upgraded_skill_tokens" if name in UPGRADED else "skill_tokens", name)

    def help_token(self, name: str) -> Data:
        """Return the data of a help token."""
        return self.entry("help_tokens_ordinary" if name in ORDINARY_HELP else "help_tokens_end_of_round", name)

    def next_bonus(self, piece: int) -> Sequence[Data]:
        """Return the effects of the next piece of a kind."""
        program = self.material.program
        return [program.source[node] for node in program.lists[piece_bonus(self.state, self.known_realm, piece)]]

    def area_price(self, area: Data) -> object:
        """Return what the realm in the middle pays for an area now."""
        if not isinstance(area["cost"], dict) or self.known_realm.character == NOBODY:
            return area["cost"]
        cost = area_cost(self.state, self.known_realm, AREA[area["id"]])
        return {name: cost[each] for each, name in enumerate(RESOURCES) if cost[each] or name in area["cost"]}
