"""Sentences from message ids: names of seats, words for cards and resources, squares and numbers unchanged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.views import Line, View
from tabletown.i18n.messages import ENGLISH, Word, messages, say


class Speaker:
    """A translator of the lines of a match into one language, with the names of its seats.

    An argument named `seat` (or `seat1`, `seat2`) is a seat and becomes its name; `actors` is a bit set of seats and becomes
    a list of names; a text named after a kind such as `card` or `resource` becomes the message `<game>-<kind>-<value>`, or
    `<game>-card-<value>`, if there is one; `resources` with the text `wood+glass` becomes a list of such words. The game is
    the first word of the message. `texts` override the messages of the same ids.
    """

    def __init__(self, language: str, names: Sequence[str] = (), texts: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.names = tuple(names)
        self.texts = texts or {}

    @classmethod
    def of_match(cls, game: Game, options: Options, language: str, names: Sequence[str] = ()) -> Speaker:
        """Return the translator for a match with these options."""
        return cls(language, names, game.texts(options, Speaker(language)))

    def __call__(self, message: str, arguments: Mapping[str, object] | None = None) -> str:
        """Return the sentence of a message."""
        game = message.partition("-")[0]
        if message in self.texts:
            return self.texts[message]
        given = {name: self._argument(game, name, value) for name, value in (arguments or {}).items()}
        return say(self.language, message, given)

    def line(self, line: Line) -> str:
        """Return the sentence of a line."""
        return self(line.message, line.arguments)

    def has(self, message: str) -> bool:
        """Return whether the message exists, in this language or in English."""
        return message in self.texts or messages(self.language).has(message) or messages(ENGLISH).has(message)

    def word(self, game: str, kind: str, value: str) -> str:
        """Return the name of an argument of an action, or the value itself if it has none."""
        if kind.rstrip("0123456789") == "seat" and value.isdecimal():
            return self.seat(int(value))
        for message in (f"{game}-{kind}-{value}", f"{game}-card-{value}"):
            if message in self.texts:
                return Word(self.texts[message])  # whose grammatical forms are unknown
            if self.has(message):
                return Word(say(self.language, message), message)
        return value

    def verb(self, game: str, verb: str) -> str:
        """Return the label of a verb, `<game>-choose-<verb>`, or the verb itself if it has none."""
        message = f"{game}-choose-{verb}"
        return say(self.language, message) if self.has(message) else verb

    def question(self, game: str, verb: str, argument: str) -> str:
        """Return the question about an argument: `<game>-choose-<verb>-<argument>` or `ask-<kind>`."""
        for message in (f"{game}-choose-{verb}-{argument}", f"ask-{argument.rstrip('0123456789')}"):
            if self.has(message):
                return say(self.language, message)
        return say(self.language, "ask-other", {"kind": argument})

    def action(self, game: str, action: Action) -> str:
        """Return the label of a choice: its verb and the words of its arguments."""
        if not self.texts and not any(kind.startswith("seat") for kind in action.kinds):
            return _label(self.language, game, action)
        return self._label(game, action)

    def _label(self, game: str, action: Action) -> str:
        label = self.verb(game, action.verb)
        values = [self.word(game, kind, value) for kind, value in zip(action.kinds, action.values)]
        joint = " → " if action.kinds == ("square", "square") else ", "  # two squares are a way
        return say(self.language, "choice", {"verb": label, "values": joint.join(values)}) if values else label

    def choices(self, game: Game, view: View, legal: Iterable[int]) -> dict[int, str]:
        """Return the labels of choices; those of the view take precedence over verbs and arguments."""
        told = game.labels(view, legal, self)
        return {action: told.get(action) or self.action(game.name, game.describe(action)) for action in legal}

    def amount(self, game: str, asset: str, count: int) -> str:
        """Return an amount of an asset in words, `<game>-asset-<asset>`: "3 action points"."""
        message = f"{game}-asset-{asset}"
        return self(message, {"count": count}) if self.has(message) else f"{count} {asset}"

    def change(self, game: str, asset: str, amount: int) -> str:
        """Return a change of an asset in words, with its sign: "−1 action point"."""
        text, number = self.amount(game, asset, abs(amount)), str(abs(amount))
        signed = ("+" if amount > 0 else "\N{MINUS SIGN}") + number
        return text.replace(number, signed, 1) if number in text else f"{signed} {text}"

    def item(self, game: Game, item: str, view: View) -> str:
        """Return the name of a line of a score sheet."""
        named = game.items(view).get(item, ""), f"{game.name}-score-{item}", f"{game.name}-card-{item}"
        found = next((each for each in named if self.has(each)), None)
        return item if found is None else self(found)

    def seat(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else say(self.language, "seat", {"number": seat + 1})

    def seats(self, bits: int) -> str:
        """Return the names of a bit set of seats as a list."""
        return self.join([self.seat(seat) for seat in members(max(bits, 0))])

    def join(self, items: Sequence[str]) -> str:
        """Return the items as a list in words."""
        text = items[0] if items else ""
        for item in items[1:-1]:
            text = say(self.language, "list-more", {"first": text, "next": item})
        return say(self.language, "list-last", {"first": text, "last": items[-1]}) if len(items) > 1 else text

    def _argument(self, game: str, name: str, value: object) -> object:
        kind = name.rstrip("0123456789")
        if kind == "seat":
            return self.seat(int(str(value)))
        if kind == "actors" and isinstance(value, int):
            return self.seats(value)
        if type(value) is not str:
            return value
        word = self.word(game, kind, value)
        if kind.endswith("s") and not isinstance(word, Word):
            return self.join([self.word(game, kind[:-1], each) for each in value.split("+")])
        return word


@lru_cache(1 << 15)
def _label(language: str, game: str, action: Action) -> str:
    """Return the label of a choice that is the same at every table; it is cached, since a page shows dozens."""
    return Speaker(language)._label(game, action)
