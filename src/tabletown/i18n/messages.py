"""Fluent messages by language: common ones here, those of a game or front end beside its code.

The first word of a message id gives its place: `tiny_towns-...` is in the locales of that game, `cli-...` in those of the
package `tabletown.cli`, anything else is common. A folder holds `en.ftl` and, for single topics, `<topic>.en.ftl`; its files
are read when one of their messages is first used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tabletown.core.registry import game, games

ENGLISH = "en"
LARGEST_NUMBER = 10**15  # larger numbers come from damaged files and are quoted unchanged
LONGEST_ARGUMENT = 300  # a damaged file may quote very long lines
_REMEMBERED = 1 << 13  # sentences of a language
_PACKAGE = Path(__file__).parent.parent
_HYPHEN_MINUS = re.compile(r"(?<!\w)-(?=\d)")


class Word(str):
    """A word with a message of its own, whose attributes are its grammatical forms."""

    __slots__ = ("message",)
    message: str

    def __new__(cls, text: str, message: str = "") -> Word:
        word = super().__new__(cls, text)
        word.message = message
        return word


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks are for mixed directions; terminals and screen readers show them as garbage.
        functions: dict[str, Any] = {"FORM": self._form}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._read: set[str] = set()
        self._said: dict[tuple[Any, ...], str] = {}

    def has(self, message: str) -> bool:
        """Return whether the message exists in this language."""
        place = message.partition("-")[0]
        if place not in self._read:
            self._read.add(place)
            for folder in _folders(place):
                for file in files(folder, self.language):
                    self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bool(self._bundle.has_message(message))

    def starting(self, beginning: str) -> list[str]:
        """Return the messages whose ids start with this, in file order."""
        self.has(beginning)
        return [name for name in self._bundle._messages if name.startswith(beginning)]

    def say(self, message: str, arguments: Mapping[str, object]) -> str:
        """Return the text of an existing message; the last ones are remembered."""
        key: list[Any] = [message]
        for name, value in arguments.items():
            if not isinstance(value, int) and (type(value) not in (str, Word) or len(str(value)) > LONGEST_ARGUMENT):
                return self._say(message, arguments)
            # Equal values of different types read differently, and so do words by their forms.
            key += [name, type(value), value, value.message if isinstance(value, Word) else ""]
        found = self._said.get(tuple(key))
        if found is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            found = self._said[tuple(key)] = self._say(message, arguments)
        return found

    def _say(self, message: str, arguments: Mapping[str, object]) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message
        text, _ = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in arguments.items()})
        if any(isinstance(value, int) and value < 0 for value in arguments.values()):
            text = _HYPHEN_MINUS.sub("\N{MINUS SIGN}", str(text))
        return str(text)

    def form(self, message: str, form: str) -> str | None:
        """Return a grammatical form of a word, or None if it equals the word itself."""
        pattern = self._bundle.get_message(message).attributes.get(form)
        return None if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def _form(self, word: str, case: str) -> str:
        """Resolve `FORM($resource, case: "accusative")` in a message."""
        return (self.form(word.message, case) if isinstance(word, Word) and word.message else None) or word


def files(folder: Path, language: str) -> list[Path]:
    """Return the files of a language in a folder of locales."""
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])


def _folders(place: str) -> list[Path]:
    if place in games():
        return [game(place).folder / "locales"]
    return [_PACKAGE / "i18n" / "locales", _PACKAGE / place / "locales"]


def _plain(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        return fluent_number(value, useGrouping=False)  # without separators: ids and step numbers are copied
    if isinstance(value, Word):
        return value
    text = str(value)[: LONGEST_ARGUMENT + 1]
    # A sentence in a sentence has its no-break spaces already.
    text = "".join(
        letter if letter.isprintable() or letter == "\N{NO-BREAK SPACE}" else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
    return text if len(text) <= LONGEST_ARGUMENT else text[:LONGEST_ARGUMENT] + "…"


@cache
def messages(language: str) -> Messages:
    """Return the messages of a language."""
    return Messages(language)


def languages() -> list[str]:
    """Return the codes of the available languages."""
    return sorted(file.stem for file in (_PACKAGE / "i18n" / "locales").glob("*.ftl") if "." not in file.stem)


def preferred(*wishes: str | None) -> str:
    """Return the first available language among wishes such as `ru`, `ru_RU.UTF-8` or None, else English."""
    for wish in wishes:
        code = re.split(r"[_.@-]", wish or "", maxsplit=1)[0].lower()
        if code in languages():
            return code
    return ENGLISH


def say(language: str, message: str, arguments: Mapping[str, object] | None = None) -> str:
    """Return the text of a message, in English if the language lacks it; an unknown id is returned unchanged."""
    for each in (messages(language), messages(ENGLISH)):
        if each.has(message):
            return each.say(message, arguments or {})
    return message
