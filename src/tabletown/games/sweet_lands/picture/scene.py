"""What a picture of Sweet Lands shows beyond the view, and what a touch means.

Every legal action mentions things that are drawn; touching things leaves the actions that mention all of them:

    terrain   cell-17, and token-sp_gold on a special cell       road      edge-102
    property  cell-17, piece-tent                                 hare, flip   cell-17
    area, copy   area-food                                        play, discard_card, keep, draft   card-w001
    employ_card  card-w001, column-mining                         anything else   a button of its own, do-1234
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from tabletown.core.actions import Action
from tabletown.core.scores import ScoreSheet
from tabletown.core.translate import Say
from tabletown.drawing import Paint, deal, mentions
from tabletown.games.sweet_lands.picture.names import texts
from tabletown.games.sweet_lands.picture.sentences import Teller
from tabletown.games.sweet_lands.rules.actions import ACTIONS
from tabletown.games.sweet_lands.rules.geometry import CELL, EDGE
from tabletown.games.sweet_lands.rules.material import ORDINARY_HELP, SPECIALS, UPGRADED, Material
from tabletown.games.sweet_lands.rules.sampling import known, score
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import RealmView, SweetLandsView

ON_CELLS = ("terrain", "property", "hare", "flip")
ON_CARDS = ("play", "discard_card", "keep", "draft")
ON_AREAS = ("area", "copy")


def place_of(cell: str) -> tuple[int, int]:
    """The coordinates of a cell in notation."""
    q, r = cell.split(",")
    return int(q), int(r)


def _on_cell(realm: RealmView, cell: str) -> tuple[object, ...]:
    return realm.tokens.get(cell), cell in realm.flipped, realm.pieces.get(cell), cell in realm.hares


def things(action: int, said: Action) -> Iterable[str]:
    """The keys of the things that an action mentions."""
    verb, values = said.verb, said.values
    if verb == "terrain":
        yield f"cell-{CELL[(int(values[0]), int(values[1]))]}"
        if values[2] in SPECIALS:
            yield f"token-{values[2]}"
    elif verb == "property":
        yield f"cell-{CELL[(int(values[1]), int(values[2]))]}"
        yield f"piece-{values[0]}"
    elif verb in ON_CELLS:
        yield f"cell-{CELL[(int(values[0]), int(values[1]))]}"
    elif verb == "road":
        a, b, c, d = map(int, values)
        yield f"edge-{EDGE[((a, b), (c, d))]}"
    elif verb in ON_AREAS:
        yield f"area-{values[0]}"
    elif verb in ON_CARDS or verb == "search":
        yield f"card-{values[0]}"
    elif verb == "employ_card":
        yield f"card-{values[0]}"
        yield f"column-{values[1]}"
    else:
        yield f"do-{action}"


@dataclass(frozen=True)
class Scene:
    """A view with its legal actions and a voice; `since` is an earlier view of the same seat."""

    view: SweetLandsView
    legal: tuple[int, ...]
    say: Say
    since: SweetLandsView | None = None
    shown: int | None = None  # whose realm is in the middle, if not the usual one

    def word(self, message: str, **arguments: object) -> str:
        """A text of the picture."""
        return self.say(f"sweet_lands-picture-{message}", arguments)

    def called(self, kind: str, name: str) -> str:
        """The name of a thing; a pack names its own."""
        message = f"sweet_lands-{kind}-{name}"
        return self.texts.get(message) or self.say(message, {})

    @property
    def texts(self) -> Mapping[str, str]:
        """What the pack in play words in its own way."""
        return texts(self.view.options.pack, self.say)

    def about(self, character: str) -> str:
        """What the abilities of a character do."""
        return self.called("about-character", character)

    @property
    def teller(self) -> Teller:
        """Puts effects into words."""
        return Teller(self.say)

    def entry(self, group: str, name: str) -> Mapping[str, Any]:
        """What the pack in play says of a thing."""
        found: Mapping[str, Any] = next(each for each in self.material.data[group]["list"] if each["id"] == name)
        return found

    def skill(self, name: str) -> Mapping[str, Any]:
        """What the pack says of a skill token."""
        return self.entry("upgraded_skill_tokens" if name in UPGRADED else "skill_tokens", name)

    def help_token(self, name: str) -> Mapping[str, Any]:
        """What the pack says of a help token."""
        return self.entry("help_tokens_ordinary" if name in ORDINARY_HELP else "help_tokens_end_of_round", name)

    def card_name(self, card: str) -> str:
        """The name of a worker card."""
        return self.called("card", card)

    def card_help(self, card: str) -> str:
        """What a worker card of the pack in play does."""
        return self.called("card", f"{card}-help")

    def before(self, seat: int) -> RealmView | None:
        """The realm of a seat in the earlier view."""
        if self.since is None or len(self.since.realms) != len(self.view.realms):
            return None
        return self.since.realms[seat]

    def changed_cells(self, seat: int) -> list[str]:
        """The cells with a token, piece or hare that was not there, or not so, in the earlier view."""
        old, now = self.before(seat), self.view.realms[seat]
        if old is None or old.side != now.side:
            return []
        cells = {*now.tokens, *now.pieces}
        return sorted(cell for cell in cells if _on_cell(now, cell) != _on_cell(old, cell))

    def changed_roads(self, seat: int) -> list[str]:
        """The roads that were not there in the earlier view."""
        old = self.before(seat)
        return [] if old is None else [road for road in self.view.realms[seat].roads if road not in old.roads]

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
        """Whose realm is in the middle: the viewer's, or that of the seat that acts."""
        if self.shown is not None:
            return self.shown
        if self.view.seat is not None:
            return self.view.seat
        return self.view.turn

    @cached_property
    def own(self) -> Self:
        """The scene with the viewer's realm in the middle, which is what the actions are about."""
        return self if self.shown is None else replace(self, shown=None)

    @property
    def realm(self) -> RealmView:
        """The realm in the middle."""
        return self.view.realms[self.owner]

    @cached_property
    def paints(self) -> tuple[Paint, ...]:
        """The paints of the seats."""
        return deal(self.view.options.seats)

    @cached_property
    def scores(self) -> tuple[ScoreSheet, ...]:
        """The score sheets as they would be now."""
        return tuple(score(self.view, seat) for seat in range(self.view.options.seats))

    @cached_property
    def said(self) -> Mapping[int, Action]:
        """The legal actions with their verbs and arguments."""
        return {action: ACTIONS.describe(action) for action in self.legal}

    @cached_property
    def touches(self) -> dict[str, tuple[int, ...]]:
        """The legal actions that each thing takes part in."""
        return mentions(self.legal, lambda action: things(action, self.said[action]))
