"""What a picture of Sweet Lands shows beyond the view, and what a touch means.

Every legal action mentions things that are drawn; touching things leaves the actions that mention all of them:

    terrain   cell-17, and token-sp_gold on a special cell       road      edge-102
    property  cell-17, piece-tent                                 hare, flip   cell-17
    area, copy   area-food                                        play, discard_card, keep, draft   card-w001
    employ_card  card-w001, column-mining                         anything else   a button of its own, do-1234
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from tabletown.core.actions import Action
from tabletown.core.scores import ScoreSheet
from tabletown.core.words import Say
from tabletown.drawing import Paint, deal, mentions
from tabletown.games.sweet_lands.actions import ACTIONS
from tabletown.games.sweet_lands.geometry import CELL, EDGE
from tabletown.games.sweet_lands.material import SPECIALS, Material
from tabletown.games.sweet_lands.rules import SweetLandsState
from tabletown.games.sweet_lands.view import RealmView, SweetLandsView, known, score

ON_CELLS = ("terrain", "property", "hare", "flip")
ON_CARDS = ("play", "discard_card", "keep", "draft")
ON_AREAS = ("area", "copy")


def place_of(cell: str) -> tuple[int, int]:
    """The coordinates of a cell in notation."""
    q, r = cell.split(",")
    return int(q), int(r)


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
    elif verb in ON_CARDS:
        yield f"card-{values[0]}"
    elif verb == "employ_card":
        yield f"card-{values[0]}"
        yield f"column-{values[1]}"
    else:
        yield f"do-{action}"


@dataclass(frozen=True)
class Scene:
    """A view with its legal actions and a voice."""

    view: SweetLandsView
    legal: tuple[int, ...]
    say: Say

    def word(self, message: str, **arguments: object) -> str:
        """A text of the picture."""
        return self.say(f"sweet_lands-picture-{message}", arguments)

    def called(self, kind: str, name: str) -> str:
        """The name of a thing."""
        return self.say(f"sweet_lands-{kind}-{name}", {})

    def about(self, kind: str, name: str) -> str:
        """What a thing does."""
        return self.say(f"sweet_lands-about-{kind}-{name}", {})

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
        if self.view.seat is not None:
            return self.view.seat
        return self.view.turn

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
