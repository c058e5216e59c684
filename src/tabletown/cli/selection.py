"""Choosing by narrowing: from a set of legal actions down to one, by number or by words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletown.core.game import Game
from tabletown.core.views import View
from tabletown.i18n import Speaker

FLAT = 9  # most actions listed in full
TOLD = 60  # the same where the game has its own text for each
OWN_NUMBER = "place"  # arguments of this kind are chosen by their own number, not by that in the list
FEW = 4  # most items listed next to a verb


class Option(NamedTuple):
    """An action, the words of its notation and their translations."""

    action: int
    parts: tuple[str, ...]
    words: tuple[str, ...]
    names: tuple[str, ...]  # names of the arguments, by kind
    told: str  # the game's own text, if verb and arguments are not enough


class ListEntry(NamedTuple):
    """One line of a list: its label, its actions and the number that selects it."""

    label: str
    options: list[Option]
    number: int


class Listing(NamedTuple):
    """A question and its entries; `inline` ones are typed by name, others by number."""

    question: str
    entries: list[ListEntry]
    inline: bool


class Selection:
    """The actions that are still possible."""

    def __init__(self, game: Game, speaker: Speaker, view: View, legal: Iterable[int]) -> None:
        self._game = game
        self._say = speaker
        legal = list(legal)
        told = game.labels(view, legal, speaker)
        self._all = [self._option(action, told.get(action, "")) for action in legal]
        self.options = self._all

    def _option(self, action: int, told: str) -> Option:
        said = self._game.describe(action)
        words = [self._say.word(self._game.name, kind, value) for kind, value in zip(said.kinds, said.values)]
        verb = self._say.verb(self._game.name, said.verb)
        return Option(action, (said.verb, *said.values), (verb, *words), ("", *said.by_kind()), told)

    @property
    def action(self) -> int | None:
        """The action, once only one is left."""
        return self.options[0].action if len(self.options) == 1 else None

    def widen(self) -> None:
        """Start over."""
        self.options = self._all

    # Listing.

    def listing(self) -> Listing:
        """Return the next question."""
        differing = self._differing()
        if differing == [0] or len(self.options) > FLAT or len(differing) == 1:
            return self._by_part(differing[0])
        return self._whole()

    def _whole(self, place: int = 0) -> Listing:
        """Return all actions in words, numbered by the argument at `place` if it has a number of its own."""
        owned = place and self.options[0].names[place] == OWN_NUMBER
        numbers = [int(option.parts[place]) for option in self.options] if owned else range(1, len(self.options) + 1)
        entries = [ListEntry(self._label(option), [option], number) for option, number in zip(self.options, numbers)]
        return Listing("", entries, False)

    def _differing(self) -> list[int]:
        """Return the positions at which the actions differ; the verb comes first if arguments cannot be compared."""
        lengths = {len(option.parts) for option in self.options}
        found = [place for place in range(min(lengths)) if len({option.parts[place] for option in self.options}) > 1]
        return found if len(lengths) == 1 else [0, *range(1, max(lengths))]

    def _by_part(self, place: int) -> Listing:
        groups: dict[str, list[Option]] = {}
        for option in self.options:
            groups.setdefault(option.parts[place], []).append(option)
        if place == 0:
            entries = [ListEntry(self._verb_label(group), group, number) for number, group in enumerate(groups.values(), 1)]
            return Listing("", entries, False)
        first = self.options[0]
        if len(self.options) <= TOLD and all(option.told for option in self.options):
            return self._whole(place)
        question = self._say.question(self._game.name, first.parts[0], first.names[place])
        entries = [ListEntry(str(group[0].words[place]), group, number) for number, group in enumerate(groups.values(), 1)]
        # Things with a number of their own do not get a second one.
        inline = first.names[place].rstrip("0123456789") == "square" or all(entry.label.isdecimal() for entry in entries)
        return Listing(question, entries, inline)

    @property
    def label(self) -> str:
        """The text of the first action."""
        return self._label(self.options[0])

    def _label(self, option: Option) -> str:
        return option.told or self._say.action(self._game.name, self._game.describe(option.action))

    def _verb_label(self, group: Sequence[Option]) -> str:
        """Return the verb, with its possible objects if they are few."""
        if len(group) == 1:
            return self._label(group[0])
        said = {"verb": group[0].words[0], "count": len(group)}
        things = list(dict.fromkeys(option.words[1] for option in group))
        if len(things) > FEW or any(_is_coordinate(option) for option in group):
            return self._say("cli-choice-group", said)
        return self._say("cli-choice-things", {**said, "things": self._say.join(things)})

    # Narrowing.

    def find(self, text: str) -> list[int]:
        """Return the actions that a number or words mean, and change nothing."""
        kept = self.options
        found = self.options if self.narrow(text) else []
        self.options = kept
        return [option.action for option in found]

    def narrow(self, text: str) -> bool:
        """Keep the actions that a number or words mean; return False and change nothing if there are none."""
        listing = self.listing()
        if text.isdecimal() and not listing.inline:
            meant = [entry for entry in listing.entries if entry.number == int(text)]
            self.options = meant[0].options if meant else self.options
            return bool(meant)
        tokens = text.casefold().split()
        for pool in (self.options, self._all):
            for exact in (True, False):
                found = [option for option in pool if means(option, tokens, exact)]
                if found:
                    self.options = found
                    return True
        return False


def _is_coordinate(option: Option) -> bool:
    """Return whether the first argument is one of several numbers that form a coordinate."""
    return option.names[1][-1].isdecimal() and option.words[1].removeprefix("-").isdecimal()


def means(option: Option, tokens: Sequence[str], exact: bool) -> bool:
    """Return whether the words match parts of the action in order; a name may have several words."""
    place, start = 0, 0
    while start < len(tokens):
        while place < len(option.parts) and not (taken := _taken(option, place, tokens[start:], exact)):
            place += 1
        if place == len(option.parts):
            return False
        place, start = place + 1, start + taken
    return bool(tokens)


def _taken(option: Option, place: int, tokens: Sequence[str], exact: bool) -> int:
    """Return how many of the words match this part, or 0."""
    part = option.parts[place].casefold()
    names = (part, part.replace("_", " "), option.words[place].casefold())
    for count in range(len(tokens), 0, -1):
        phrase = " ".join(tokens[:count])
        if phrase in names or (not exact and any(name.startswith(phrase) for name in names)):
            return count
    return 0
