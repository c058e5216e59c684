"""The vocabulary of a game: one word a thing and language, read from `glossary.toml` in the folder of the game.

    [knight]
    symbol = "knight"
    rule = "TR-1.3"
    en = { word = "knight", help = "Your figure. It scores for the level it stands on.", avoid = ["pawn", "meeple"] }
    ru = { word = "рыцарь", help = "...", avoid = ["фигурк", "пешк"] }

`avoid` holds beginnings of words that would name the same thing; tests keep them out of messages, cards, lessons and
rulebook, except within the phrases of `allow` (`allow = ["pawn shop"]`). A term with a symbol is in the legend of the
rulebook, and things on the table explain themselves by the term of their asset or symbol.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term in one language."""

    word: str
    help: str
    avoid: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()

    def misnomers(self, text: str) -> list[str]:
        """Return the words of a text that begin as one to avoid and are not part of an allowed phrase."""
        if not self.avoid:
            return []
        for phrase in self.allow:
            text = re.sub(re.escape(phrase), " ", text, flags=re.I)
        beginnings = "|".join(map(re.escape, self.avoid))
        return re.findall(rf"(?<![\w-])(?:{beginnings})[\w-]*", text, re.I)


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of the game with its word in each language."""

    en: Wording
    ru: Wording
    symbol: str = ""  # a symbol of the game's sprites
    icon: str = ""  # or an icon of `drawing.icons`
    asset: str = ""  # the asset that it names (`Game.assets`), if that has another id
    rule: str = ""  # the rule that defines it

    def wording(self, language: str) -> Wording:
        """Return the wording in a language."""
        return self.ru if language == "ru" else self.en


def read(file: Path) -> dict[str, Term]:
    """Return the terms by id; empty if there is no such file."""
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Term]) if file.exists() else {}
