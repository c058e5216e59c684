"""One word for each thing: the glossary is complete, and messages and rulebook keep to it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from tests.i18n.catalogue import entries_of
from tests.rules.sweet_lands.helpers import GAME

from tabletown.core.guide.glossary import Term
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.testing.coverage import RULE_ID

LANGUAGES = ("en", "ru")
DOCS = Path(__file__).parents[3] / "docs/games/sweet_lands"
TERMS = sorted(GAME.glossary)
# Signs that effects are drawn with; the legend explains each of them.
SIGNS = {
    "gold", "wheat", "wood", "iron", "diamond", "any_basic", "vp", "city_points", "industry_points", "terrain", "road",
    "property", "hare", "food", "industry", "draw", "discard", "action_disk", "skill_token", "wonder", "locomotive", "cart",
    "flip_terrain", "employ", "discount_token", "port", "milestone", "help", "scoring_token", "cake", "pie", "tiramisu",
    "brownie", "macaron", "wagashi",
}  # fmt: skip


def texts(language: str) -> dict[str, str]:
    """What players read: messages by id, and the rulebook."""
    write = FluentSerializer().serialize_entry
    found = {
        entry.id.name: write(entry).partition(" =")[2]
        for entry in entries_of(GAME.folder / "locales", language)
        if isinstance(entry, ftl.Message)
    }
    book = DOCS / ("rulebook.md" if language == "en" else f"rulebook.{language}.md")
    return {**found, book.name: re.sub(r"\(positions/[^)]*\)", "", book.read_text("utf-8"))}


def strays(language: str, said: dict[str, str]) -> list[tuple[str, str]]:
    """Words outside the glossary, each with its place."""
    avoid = [word for term in GAME.glossary.values() for word in term.wording(language).avoid]
    pattern = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, avoid))})", re.I)
    return [(place, found[0]) for place, text in said.items() for found in pattern.finditer(text)]


@pytest.mark.parametrize("name", TERMS)
def test_a_term_has_a_rule_a_drawing_and_a_sentence_in_each_language(name: str) -> None:
    term: Term = GAME.glossary[name]
    page = GAME.rules_page()
    assert page is not None
    assert term.rule in RULE_ID.findall(page.read_text("utf-8"))
    assert not term.symbol or term.symbol in SPRITE.symbols
    assert re.fullmatch(r"[A-Z].*\.", term.en.help)
    assert re.fullmatch(r"[А-ЯЁ].*\.", term.ru.help)
    for language in LANGUAGES:
        wording = term.wording(language)
        assert len(wording.help) <= 125, wording.help
        assert not any(wording.word.startswith(word) for word in wording.avoid)


def test_the_legend_explains_every_sign() -> None:
    drawn = [term.symbol for term in GAME.glossary.values() if term.symbol]
    assert sorted(drawn) == sorted(set(drawn))
    assert set(drawn) >= SIGNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_rulebook_keep_to_the_glossary(language: str) -> None:
    assert strays(language, texts(language)) == []


def test_a_word_outside_the_glossary_is_found() -> None:
    assert strays("en", {"here": "A rabbit lives in your realm."}) == [("here", "rabbit"), ("here", "realm")]
    assert strays("ru", {"здесь": "Нанять кролика."}) == [("здесь", "Нанять"), ("здесь", "кролик")]
