"""Words and figures: texts keep to the glossary, and the help of every card says what the engine does."""

import re
from pathlib import Path

import pytest
from tests.rules.garden_nation.helpers import GAME, lines_of, table

from tabletown.core.bits import members
from tabletown.drawing.icons import ICONS
from tabletown.games.garden_nation.picture.pieces import SPRITE
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules.projects import holds
from tabletown.i18n import Speaker
from tabletown.i18n.messages import files

LANGUAGES = ("en", "ru")
LANDS = ("greenery", "yellow_grass", "red_leaves")
OUTER = {"greenery": "T1.1", "yellow_grass": "T1.3", "red_leaves": "T1.5"}
TOKENS = "T1.0=greenery T4.3=greenery"
NUMBER = re.compile(r"\d+")


def figures_of_objective(card: str) -> list[int]:
    """The figures that the help of an objective must have, as the engine counts."""
    if card.startswith("territory_control"):
        first, second = card.split("_")[2:]
        one, both = f"T{first}.1=1", f"T{first}.1=1 T{second}.1=1"
        pair = f"; kept {card} belfry"
        return [int(first), int(second), *(lines_of(table(zones + pair, ""), 0)[card] for zones in (one, both))]
    other = "cabaret" if card != "cabaret" else "belfry"
    for floors in range(1, 6):
        buildings = " ".join(f"{zone}={floors}" for zone in OUTER.values())
        points = lines_of(table(f"{buildings}; kept {card} {other}", ""), 0)[card]
        if points:
            return [points, floors] if floors > 1 else [points]
    raise AssertionError(card)


def figures_of_project(card: str) -> list[int]:
    """The least number of floors with which a building completes a project, unless it is one."""
    for floors in range(1, 6):
        for zone in (zone for zone in m.ZONE_NAMES if zone[1] in "14"):
            state = table(f"{zone}={floors}", "", tokens=TOKENS)
            near = [m.ZONE_NAMES[each] for each in members(state.near[m.ZONE[zone]]) if m.ZONE_NAMES[each][1] == zone[1]]
            built = table(f"{zone}={floors} " + " ".join(f"{each}=1" for each in near), "", tokens=TOKENS)
            if any(holds(each, 0, m.ZONE[zone], m.PROJECT[card]) for each in (state, built)):
                return [floors] if floors > 1 else []
    raise AssertionError(card)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*m.PROJECTS, *m.OBJECTIVES])
def test_the_figures_of_a_help_text_are_those_of_the_engine(card: str, language: str) -> None:
    text = Speaker(language)(f"garden_nation-card-{card}-help")
    expected = figures_of_project(card) if card in m.PROJECT else figures_of_objective(card)
    assert list(map(int, NUMBER.findall(text))) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*m.PROJECTS, *m.OBJECTIVES])
def test_a_help_text_names_its_lands_and_no_other(card: str, language: str) -> None:
    beginnings = {"en": ("greenery", "yellow grass", "red leaves"), "ru": ("зелен", "жёлт", "красн")}[language]
    number = m.PROJECT.get(card, -1)
    lands = {m.PROJECT_LAND[number], m.VACANT_LAND[number]} if number >= 0 else {m.OBJECTIVE_LAND[m.OBJECTIVE[card]]}
    text = Speaker(language)(f"garden_nation-card-{card}-help")
    assert {land for land, word in enumerate(beginnings) if word in text} == lands - {m.NO_CARD}


def test_a_wrong_figure_would_be_noticed() -> None:
    assert figures_of_objective("belfry") == [7, 3]
    assert figures_of_objective("territory_control_6_1") == [6, 1, 4, 12]
    assert figures_of_project("apartments") == [3]
    assert figures_of_project("forge") == []


def texts(language: str) -> list[tuple[str, str]]:
    """The places and lines of everything that players read in a language, without the names of messages."""
    end = "" if language == "en" else f".{language}"
    book = Path(__file__).parents[3] / f"docs/games/garden_nation/rulebook{end}.md"
    found = []
    for file in [*files(GAME.folder / "locales", language), *([book] if book.exists() else [])]:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            told = re.sub(r"^garden_nation-\S+ = |\{[^}]*\}?|\]\([^)]*\)", "", line)
            found.append((f"{file.name}:{number}", told))
    for name, term in GAME.glossary.items():
        found.append((f"glossary {name}", f"{term.wording(language).word}: {term.wording(language).help}"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_words_of_the_glossary(language: str) -> None:
    avoided = [word for term in GAME.glossary.values() for word in term.wording(language).avoid]
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, avoided)) + ")", re.I)
    assert pattern.search("a conquered building, здание без кровли")
    assert [(place, line) for place, line in texts(language) if pattern.search(line)] == []


def test_terms_have_signs_and_rules_that_exist() -> None:
    page = GAME.rules_page()
    assert page is not None
    rules = page.read_text("utf-8")
    assert 25 <= len(GAME.glossary) <= 60
    for name, term in GAME.glossary.items():
        assert not term.symbol or term.symbol in SPRITE.symbols, name
        assert not term.icon or term.icon in ICONS, name
        assert f"- {term.rule} " in rules, name
        assert term.en.help.endswith("."), name
        assert term.ru.help.endswith("."), name


@pytest.mark.parametrize("land", [*LANDS, "bramble"])
def test_lands_are_called_as_in_the_messages(land: str) -> None:
    for language in LANGUAGES:
        assert GAME.glossary[land].wording(language).word == Speaker(language)(f"garden_nation-land-{land}")
