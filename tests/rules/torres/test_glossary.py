"""The glossary of Torres: symbols and rules exist, and cards have the names that players read."""

import re

import pytest
from tests.rules.torres.helpers import CARDS, GAME
from tests.rules.torres.test_rules_page import figures

from tabletown.core.guide.glossary import Term
from tabletown.drawing.icons import ICONS
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.rules.material import MASTERS
from tabletown.i18n import Speaker
from tabletown.testing.coverage import RULE_ID

TERMS = {"square_corners" if card == "square" else card: card for card in (*CARDS, *MASTERS)}  # term to card


def rules() -> set[str]:
    """The rules of the specification."""
    page = GAME.rules_page()
    assert page is not None
    return set(RULE_ID.findall(page.read_text("utf-8")))


@pytest.mark.parametrize("term", GAME.glossary.values(), ids=GAME.glossary)
def test_a_term_has_an_existing_rule_symbol_and_icon(term: Term) -> None:
    assert term.rule in rules()
    assert not (term.symbol and term.icon)
    if term.symbol:
        assert term.symbol in SPRITE.symbols
    if term.icon:
        assert term.icon in ICONS


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", TERMS)
def test_a_card_is_called_alike_everywhere(name: str, language: str) -> None:
    wording = GAME.glossary[name].wording(language)
    assert wording.word == Speaker(language)(f"torres-card-{TERMS[name]}")


@pytest.mark.parametrize("name", TERMS)
def test_the_figures_of_a_card_are_the_same_in_the_glossary(name: str) -> None:
    said = figures(TERMS[name])
    for language, numbers in zip(("en", "ru"), said):
        help_text = GAME.glossary[name].wording(language).help
        assert {int(each) for each in re.findall(r"\d+", help_text)} == set(numbers)
