"""The glossary of Tiny Towns: rules, symbols and icons exist, and resources are called as in the messages."""

import pytest
from tests.rules.tiny_towns.helpers import GAME, RESOURCES

from tabletown.core.guide.glossary import Term
from tabletown.drawing.icons import ICONS
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.i18n.messages import say
from tabletown.testing.coverage import RULE_ID


def rules() -> set[str]:
    """The rules of the specification."""
    page = GAME.rules_page()
    assert page is not None
    return set(RULE_ID.findall(page.read_text("utf-8")))


@pytest.mark.parametrize("term", GAME.glossary.values(), ids=GAME.glossary)
def test_a_term_has_an_existing_rule_symbol_and_icon(term: Term) -> None:
    assert term.rule in rules()
    assert not (term.symbol and term.icon)
    assert term.symbol in {"", *SPRITE.symbols}
    assert term.icon in {"", *ICONS}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_resource_is_called_alike_everywhere(resource: str, language: str) -> None:
    assert GAME.glossary[resource].wording(language).word == say(language, f"tiny_towns-resource-{resource}")


def test_every_piece_is_in_the_glossary() -> None:
    shown = {term.symbol for term in GAME.glossary.values()}
    assert {symbol for symbol in SPRITE.symbols if not symbol.startswith("flat-")} <= shown
