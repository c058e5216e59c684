"""Rulebooks: pictures agree with the engine, rules exist, both languages say the same, no word of the code is left."""

import re
from functools import cache

import pytest

import tabletown
from tabletown.core.registry import shipped
from tabletown.server.http.pages.rules.book import Book, book
from tabletown.server.http.pages.rules.cards import gallery, legend
from tabletown.server.http.pages.rules.specification import specification
from tabletown.testing.coverage import RULE_ID

LANGUAGES = ("en", "ru")
NAMES = sorted(name for name in shipped() if tabletown.game(name).document("rulebook"))
FIRST, LAST = ["about", "setup", "turn"], ["scoring", "end", "variants", "solo", "questions"]
# What only the program knows: files, identifiers, the words of its data.
CODE = re.compile(
    r"(?i:data\.json|\bseat 0\b|\bместо 0\b|cited by a test|\bstate machine\b|автомат состояний|0-based|test vector)"
    r"|[A-Za-z]+_[A-Za-z]+|\bNone\b|\bnull\b|\bTrue\b|\bFalse\b|f\([a-z]\)|\bindex\b"
)


@cache
def read(name: str, language: str) -> Book:
    found = book(tabletown.game(name), language)
    assert found is not None
    assert found.language == language
    return found


def words(html: str) -> str:
    """The text of a chapter without its pictures."""
    return re.sub(r"<[^>]+>", " ", re.sub(r"<svg.*?</svg>", " ", html, flags=re.S))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_chapters_come_in_the_order_of_all_rulebooks(name: str, language: str) -> None:
    ids = [each.id for each in read(name, language).chapters]
    assert len(ids) == len(set(ids))
    assert ids[:3] == FIRST
    assert [each for each in ids if each in LAST] == [each for each in LAST if each in ids]
    assert {"scoring", "end", "questions"} <= set(ids)
    assert not {"gallery", "legend", "rules", "short", "sheet"} & set(ids)  # the page has those


@pytest.mark.parametrize("name", NAMES)
def test_figures_of_the_captions_are_those_of_the_engine(name: str) -> None:
    game = tabletown.game(name)
    page = game.document("rulebook")
    assert page is not None
    shown = [example for chapter in read(name, "en").chapters for example in chapter.examples]
    assert shown
    for example in shown:
        counted = example.count(game, example.states(game, page.parent))
        assert {figure: counted[figure] for figure, _ in example.figures} == dict(example.figures), example
    files = {f"positions/{path.name}" for path in (page.parent / "positions").glob("*.txt")}
    assert files == {example.file for example in shown}


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_chapters_rules_and_pictures(name: str) -> None:
    english, russian = (read(name, language) for language in LANGUAGES)
    assert [each.id for each in english.chapters] == [each.id for each in russian.chapters]
    for one, other in zip(english.chapters, russian.chapters):
        assert set(one.rules) == set(other.rules), one.id
        assert one.examples == other.examples, one.id
        assert one.body.count("<details") == other.body.count("<details"), one.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_rule_in_the_margin_exists_and_none_is_left_in_the_text(name: str, language: str) -> None:
    game = tabletown.game(name)
    for chapter in read(name, language).chapters:
        assert [rule for rule in chapter.rules if rule not in specification(game).rules] == []
        assert RULE_ID.findall(words(chapter.body)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_rule_of_every_prompt_is_in_a_margin(name: str, language: str) -> None:
    game, cited = tabletown.game(name), {rule for each in read(name, language).chapters for rule in each.rules}
    developers = {rule for decision, rule in game.prompt_rules.items() if decision in ("dealer", "")}
    assert sorted(set(game.prompt_rules.values()) - cited - developers) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_word_of_the_code_is_on_the_page(name: str, language: str) -> None:
    game, found = tabletown.game(name), read(name, language)
    texts = [words(each.body) for each in found.chapters] + [each.title for each in found.chapters]
    texts += [f"{each.title} {each.text}" for each in gallery(game, language)]
    texts += [f"{each.word} {each.help}" for each in legend(game, language)]
    assert [hit[0] for text in texts for hit in CODE.finditer(text)] == []
    assert [text for text in texts if "<code>" in text] == []
    assert all("<code>" not in each.body for each in found.chapters)
