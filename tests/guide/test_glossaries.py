"""One vocabulary a language: no message, lesson, card or rulebook of a game names a thing by a word outside its glossary."""

import re

import pytest

import tabletown
from tabletown.core.game import Game
from tabletown.core.guide.glossary import Wording
from tabletown.core.registry import shipped
from tabletown.drawing.icons import ICONS
from tabletown.i18n.messages import files
from tabletown.server.http.pages.rules.specification import specification

LANGUAGES = ("en", "ru")
NAMES = sorted(name for name in shipped() if tabletown.game(name).glossary)


def texts(game: Game, language: str) -> dict[str, str]:
    """What players of a game read, by message or line."""
    found: dict[str, str] = {}
    for file in files(game.folder / "locales", language):
        for message in re.split(r"^(?=[a-z][\w-]* =)", file.read_text("utf-8"), flags=re.M):
            name, equals, value = message.partition(" =")
            if equals:
                value = re.sub(r"^\s*\.\w+ =|^#.*$", " ", value, flags=re.M)
                found[name] = re.sub(r"\{ *\$[^{}>]*\}|\$\w+|\w+\(", " ", value)
    page = game.document("rulebook", language)
    for number, line in enumerate(page.read_text("utf-8").splitlines() if page else [], 1):
        found[f"rulebook:{number}"] = re.sub(r"\]\([^)]*\)|\[[A-Z]{2}-[^\]]*\]|\{#[\w-]+\}", " ", line)
    for key, term in game.glossary.items():
        found[f"glossary:{key}"] = term.wording(language).help
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_things_have_one_name(name: str, language: str) -> None:
    game = tabletown.game(name)
    found = [
        f"{place}: {word!r} for {term.wording(language).word!r}"
        for place, text in texts(game, language).items()
        for term in game.glossary.values()
        for word in term.wording(language).misnomers(text)
    ]
    assert found == []


@pytest.mark.parametrize("name", NAMES)
def test_terms_have_signs_that_are_drawn_and_rules_that_exist(name: str) -> None:
    game = tabletown.game(name)
    sprites = game.parts(game.view(game.new(game.presets()[0]), None)).sprites
    symbols = {symbol for sprite in sprites for symbol in sprite.symbols}
    rules = specification(game).rules
    for key, term in game.glossary.items():
        assert not term.symbol or term.symbol in symbols, key
        assert not term.icon or term.icon in ICONS, key
        assert not term.rule or term.rule in rules, key
        for language in LANGUAGES:
            words = term.wording(language)
            assert words.word, key
            assert words.help.endswith((".", "?", "!")), key
            assert not words.misnomers(words.word), key


def test_words_are_found_by_their_beginnings_except_in_phrases() -> None:
    words = Wording("knight", "", ("pawn", "foot soldier"), ("pawn shop",))
    assert words.misnomers("Two Pawns and a foot soldier at the pawn shop; respawn.") == ["Pawns", "foot soldier"]
    assert Wording("рыцарь", "", ("пешк",)).misnomers("Пешка идёт, непешка") == ["Пешка"]
    assert Wording("knight", "").misnomers("pawn") == []
