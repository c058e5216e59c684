"""One word a thing, and help texts that say in figures what the engine does."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.i18n.catalogue import entries_of
from tests.rules.ginkgopolis.helpers import GAME

from tabletown.drawing.icons import ICONS
from tabletown.games.ginkgopolis.picture.pieces import SPRITE
from tabletown.games.ginkgopolis.rules.material import CHARACTERS, DATA, LETTERS
from tabletown.i18n import Speaker

LANGUAGES = ("en", "ru")
ASSETS = {
    "en": {"resource": "resource", "point": "point", "tile": "tile"},
    "ru": {"ресурс": "resource", "очк": "point", "очок": "point", "тайл": "tile"},
}
TRIGGER = {
    "en": {"exploit": "whenever you exploit", "urbanize": "whenever you urbanize", "construct": "whenever you construct"},
    "ru": {
        "exploit": "за каждую карту, сыгранную отдельно",
        "urbanize": "за каждую вашу урбанизацию",
        "construct": "за каждое возведение уровня",
    },
}
START = {"en": "At the start:", "ru": "В начале:"}
COLOUR = {
    "en": {"red": "red", "yellow": "yellow", "blue": "blue"},
    "ru": {"red": "красн", "yellow": "жёлт", "blue": "син"},
}
SUBJECT = {
    "en": {
        "resources_on_color": "per resource of yours on {color} buildings",
        "buildings_of_height": "per building of yours of height {height}",
        "bonus_cards_of_trigger": "per card in front of you with {trigger} bonus",
        "cards_of_color": "per {color} card in front of you, including this one",
        "flat": "",
    },
    "ru": {
        "resources_on_color": "за каждый ваш ресурс на {color}ых зданиях",
        "buildings_of_height": "за каждое ваше здание высотой {height}",
        "bonus_cards_of_trigger": "за каждую вашу карту с бонусом за {trigger}",
        "cards_of_color": "за каждую вашу {color}ую карту, включая эту",
        "flat": "",
    },
}
HEIGHT = {"en": {1: "1 or 2", 3: "3 or more"}, "ru": {1: "1 или 2", 3: "от 3"}}
BONUS = {
    "en": {"exploit": "an exploit", "urbanize": "an urbanize", "construct": "a construct"},
    "ru": {"exploit": "карту, сыгранную отдельно", "urbanize": "урбанизацию", "construct": "возведение уровня"},
}


def help_of(card: str, language: str) -> str:
    return Speaker(language)(f"ginkgopolis-card-{card}-help").replace("\N{NO-BREAK SPACE}", " ")


def amounts(text: str, language: str) -> Counter[str]:
    """The assets that a text names, with their numbers."""
    found: Counter[str] = Counter()
    for number, word in re.findall(r"(\d+) (\w+)", text):
        kind = next((kind for start, kind in ASSETS[language].items() if word.startswith(start)), "")
        if kind:
            found[kind] += int(number)
    return found


def counted(gain: dict[str, int]) -> Counter[str]:
    return Counter({kind: amount for kind, amount in gain.items() if amount})


@pytest.mark.parametrize("language", LANGUAGES)
def test_helps_of_building_cards_say_what_the_engine_does(language: str) -> None:
    for card in DATA["building_cards"]:
        text = help_of(card["id"], language)
        if card["kind"] == "permanent":
            assert amounts(text, language) == counted(card["gain"]), text
            assert text.endswith(f"{TRIGGER[language][card['trigger']]}."), text
            continue
        scoring = card["scoring"]
        assert amounts(text, language) == Counter(point=scoring["points"]), text
        subject = SUBJECT[language][scoring["type"]].format(
            color=COLOUR[language].get(scoring.get("color", ""), ""),
            height=HEIGHT[language].get(scoring.get("min_height", 0), ""),
            trigger=BONUS[language].get(scoring.get("trigger", ""), ""),
        )
        assert re.sub("синых", "синих", re.sub("синую", "синюю", subject)) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_helps_of_characters_say_what_the_engine_does(language: str) -> None:
    known = {each["id"]: each for each in DATA["characters"]}
    known |= {f"{each['id']}_uniform": each for each in DATA["alternative_character_replacements"]}
    assert set(known) == set(CHARACTERS)
    for name, character in known.items():
        always, _, start = help_of(name, language).partition(START[language])
        assert amounts(always, language) == counted(character["gain"]), name
        assert TRIGGER[language][character["trigger"]] in always
        assert amounts(start, language) == counted(character["start"]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_helps_of_urbanization_cards_name_their_token(language: str) -> None:
    for letter in LETTERS:
        text = help_of(f"urban_{letter}", language)
        assert amounts(text, language) == Counter(resource=1, tile=1)
        assert f" {letter}." in text


# The glossary.


def test_terms_have_signs_and_rules_that_exist() -> None:
    page = GAME.rules_page()
    assert page is not None
    rules = set(re.findall(r"GK-[\dA]+\.\d+", page.read_text(encoding="utf-8")))
    assert 25 <= len(GAME.glossary) <= 60
    for name, term in GAME.glossary.items():
        assert term.rule in rules, name
        assert not term.symbol or term.symbol in SPRITE.symbols, name
        assert not term.icon or term.icon in ICONS, name


class Words(Visitor):
    """All words of a message, in every variant."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  (the name is given)
        self.found.append(node.value)


def misused(text: str, language: str) -> list[str]:
    """The words of a text for which the glossary has another one."""
    avoided = [word for term in GAME.glossary.values() for word in term.wording(language).avoid]
    return [word for word in avoided if re.search(rf"(?<!\w){re.escape(word)}", text, re.IGNORECASE)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_terms_use_no_other_words(language: str) -> None:
    texts = {name: term.wording(language).help for name, term in GAME.glossary.items()}
    for entry in entries_of(GAME.folder / "locales", language):
        if isinstance(entry, ftl.Message):
            words = Words()
            words.visit(entry)
            texts[entry.id.name] = " ".join(words.found)
    assert {name: misused(text, language) for name, text in texts.items() if misused(text, language)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_uses_no_other_words(language: str) -> None:
    page = GAME.document("rulebook", language)
    assert page is not None
    assert misused(page.read_text(encoding="utf-8"), language) == []


def test_a_word_outside_the_glossary_is_found() -> None:
    assert misused("Add two storeys in this quarter.", "en") == ["storey", "storeys", "quarter"]
    assert misused("Ещё этаж, и весь квартал ваш.", "ru") == ["этаж", "квартал"]
