"""The vocabulary of a game: one word a thing and language, read from `glossary.toml` in the folder of the game.

    [knight]
    symbol = "knight"
    rule = "TR-1.3"
    en = { word = "knight", help = "Your figure. It scores for the level it stands on.", avoid = ["pawn", "meeple"] }
    ru = { word = "рыцарь", help = "...", avoid = ["фигурк", "пешк"] }

`avoid` holds beginnings of words that would name the same thing; tests keep them out of messages, cards and rulebook. A term
with a symbol is in the legend of the rulebook.
"""

from __future__ import annotations

from pathlib import Path

import msgspec


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term in one language."""

    word: str
    help: str
    avoid: tuple[str, ...] = ()


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of the game with its word in each language."""

    en: Wording
    ru: Wording
    symbol: str = ""  # a symbol of the game's sprites
    icon: str = ""  # or an icon of `drawing.icons`
    rule: str = ""  # the rule that defines it

    def wording(self, language: str) -> Wording:
        """Return the wording in a language."""
        return self.ru if language == "ru" else self.en


def read(file: Path) -> dict[str, Term]:
    """Return the terms by id; empty if there is no such file."""
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Term]) if file.exists() else {}
