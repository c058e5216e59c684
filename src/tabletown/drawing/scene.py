"""The scene of a picture: a view with its legal actions and a translator, from which a game draws.

It also knows which actions, legal or not, mention the thing that somebody touches.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from tabletown.core.actions import Action, Actions
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.translate import Say
from tabletown.core.views import View
from tabletown.drawing.canvas import mentions
from tabletown.drawing.seats import Paint, deal

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Scene(ABC, Generic[V]):
    """A view with its legal actions; `since` is an earlier view of the same seat. A game adds what it derives.

    Without `aids` it does not mark what an action would lead to.
    """

    game: ClassVar[str]
    actions: ClassVar[Actions]

    view: V
    legal: tuple[int, ...]
    say: Say
    since: V | None = None
    aids: bool = True

    def word(self, message: str, **arguments: object) -> str:
        """Return a text of the picture."""
        return self.say(f"{self.game}-picture-{message}", arguments)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.word("seat", seat=seat)

    def card(self, card: str) -> str:
        """Return the name of a card."""
        return self.say(f"{self.game}-card-{card}", {})

    def help(self, card: str) -> str:
        """Return the text of a card."""
        return self.say(f"{self.game}-card-{card}-help", {})

    @property
    def options(self) -> Options:
        """The options of the match."""
        return self.view.options

    @cached_property
    def paints(self) -> tuple[Paint, ...]:
        """The paints of the seats."""
        return deal(self.options.seats)

    @cached_property
    def said(self) -> Mapping[int, Action]:
        """The legal actions as verbs and arguments."""
        return {action: self.actions.describe(action) for action in self.legal}

    @cached_property
    def touches(self) -> dict[str, tuple[int, ...]]:
        """The legal actions by the key of each thing that they mention."""
        return mentions(self.said, self.things)

    @abstractmethod
    def things(self, action: int) -> list[str]:
        """Return the keys of the things that a legal action mentions."""

    # For somebody who touches a thing that no legal action mentions.

    def named(self, action: int) -> list[str]:
        """Return the keys that an action, legal or not, mentions in every position: `things` without where things are."""
        return self.things(action)

    def meant(self, key: str) -> list[str]:
        """Return the keys by which actions mention the thing that is drawn under a key, in this position."""
        return [key]


# Touching.

Index = dict[str, frozenset[int]]


_INDEXES: dict[str, Index] = {}  # by game


def prepare(game: Game[Any, Any, Any], view: View) -> Index:
    """Return the actions of all seats by the keys that they mention in every position; it takes a while the first time."""
    found = _INDEXES.get(game.name)
    if found is None:
        own = (verb for verb in game.actions.verbs if not verb.chance)
        ids = [id_ for verb in own for id_ in range(verb.base, verb.base + verb.count)]
        every: Scene[Any] | None = game.scene(view, ids)
        named = {} if every is None else mentions(every.said, every.named)
        found = {key: frozenset(actions) for key, actions in named.items()}
        _INDEXES[game.name] = found
    return found


def mentioning(game: Game[Any, Any, Any], view: View, key: str) -> frozenset[int]:
    """Return the actions of seats that mention a thing; none for a game without pictures or an unknown thing."""
    scene: Scene[Any] | None = game.scene(view)
    if scene is None:
        return frozenset()
    index = prepare(game, view)
    return frozenset().union(*(index.get(each, frozenset()) for each in scene.meant(key)))


def candidates(game: Game[Any, Any, Any], view: View, key: str, picks: Sequence[str]) -> tuple[frozenset[int], bool]:
    """Return the actions that somebody who touches a thing may mean, and whether they go with everything picked before.

    The latest picks that do not go with it are dropped.
    """
    found = mentioning(game, view, key)
    kept = list(picks)
    while kept:
        narrowed = found.intersection(*(mentioning(game, view, each) for each in kept))
        if narrowed:
            return narrowed, len(kept) == len(picks)
        kept.pop()
    return found, not picks
