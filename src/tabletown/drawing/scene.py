"""The scene of a picture: a view with its legal actions and a translator, from which a game draws."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Generic, TypeVar

from tabletown.core.actions import Action, Actions
from tabletown.core.options import Options
from tabletown.core.translate import Say
from tabletown.core.views import View
from tabletown.drawing.canvas import mentions
from tabletown.drawing.seats import Paint, deal

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Scene(ABC, Generic[V]):
    """A view with its legal actions; `since` is an earlier view of the same seat. A game adds what it derives."""

    game: ClassVar[str]
    actions: ClassVar[Actions]

    view: V
    legal: tuple[int, ...]
    say: Say
    since: V | None = None

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
