"""Help texts of the cards say the figures that the engine counts with, in both languages."""

import re

import pytest

from tabletown.games.tiny_towns.rules import material as m
from tabletown.i18n.messages import say

NUMBERS = {
    "en": {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8},
    "ru": {
        **dict.fromkeys(("один", "одна", "одно", "одну", "одной", "одному", "одним"), 1),
        **dict.fromkeys(("два", "две", "двух", "двумя"), 2),
        **dict.fromkeys(("три", "трёх", "тремя"), 3),
        **dict.fromkeys(("четыре", "четырёх"), 4),
        **dict.fromkeys(("пять", "пяти"), 5),
        **dict.fromkeys(("шесть", "шести"), 6),
        **dict.fromkeys(("восемь", "восьми"), 8),
    },
}
FIGURE = re.compile(r"−?\d+|[a-zа-яё]+", re.IGNORECASE)
# Figures that are facts of the rules rather than of a card's data.
CENTER = {"tailor": 4}  # squares
AROUND = {"granary": 8}  # squares
FED_LIKE = {"barrett_castle": 1}  # portions


def figures(text: str, language: str) -> list[int]:
    """The numbers of a text in order, in figures or in words."""
    found = []
    for word in FIGURE.findall(text):
        if word.lstrip("−").isdigit():
            found.append(int(word.replace("−", "-")))
        elif word.lower() in NUMBERS[language]:
            found.append(NUMBERS[language][word.lower()])
    return found


def told(card: str, language: str) -> list[int]:
    """The figures in the help of a card."""
    return figures(say(language, f"tiny_towns-card-{card}-help"), language)


def expected(card: str) -> set[int]:
    """The figures of a card by its data: points, what they depend on, and the limits of its ability."""
    facts = m.FACTS[m.CARD[card]]
    scoring = facts["scoring"]
    found = {scoring[name] for name in ("vp", "vp_each", "base", "count") if scoring.get(name)}
    if "bonus" in scoring:
        found.add(scoring["vp"] + scoring["bonus"])
    if "table" in scoring:
        found |= set(scoring["table"])
    found |= {number for number in (facts.get("feeding") or {}).values() if isinstance(number, int)}
    parameters = facts.get("parameters", {})
    found |= {number for number in parameters.values() if number > 1}
    found |= {extra[card] for extra in (CENTER, AROUND, FED_LIKE) if card in extra}
    scores_nothing = not found - {parameters.get("set_aside")}
    if (scoring["kind"] == "if_fed" and not parameters) or (scores_nothing and not facts["feeding"]):
        found.add(0)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("card", [card for card in m.CARDS if "table" not in m.SCORING[m.CARD[card]]])
def test_a_help_text_has_the_figures_of_its_card(card: str, language: str) -> None:
    wanted = expected(card)
    said = set(told(card, language))
    assert wanted <= said, (wanted, said)
    assert said - wanted <= {1}, (wanted, said)  # "one group", "one on each"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("card", ["almshouse", "tavern"])
def test_a_table_of_points_is_told_in_full(card: str, language: str) -> None:
    table = m.SCORING[m.CARD[card]]["table"]
    assert told(card, language) == [number for pair in enumerate(table, 1) for number in pair]
    assert m.SCORING[m.CARD[card]]["beyond_table"] == table[-1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_points_by_place_and_by_number_of_buildings(language: str) -> None:
    assert told("the_starloom", language) == m.SCORING[m.STARLOOM]["table"]
    table = m.SCORING[m.SHRINE]["table"]
    assert table[:5] == [1, 2, 3, 4, 5]  # 1 for each building
    assert sorted(told("shrine_of_the_elder_tree", language)) == [1, len(table), table[-1]]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_options_tell_their_figures(language: str) -> None:
    assert m.CAVERN_USES == 2
    assert {"en": "Twice", "ru": "Дважды"}[language] in say(language, "tiny_towns-option-cavern-help")


def test_a_wrong_figure_would_be_noticed() -> None:
    assert figures("Scores 4, −3 if two or more.", "en") == [4, -3, 2]
    assert figures("Приносит 4 очка, а с двумя — −3.", "ru") == [4, 2, -3]
    assert expected("farm") == {4}
    assert expected("warehouse") == {-1, 3}
    assert expected("factory") == expected("obelisk_of_the_crescent") == {0}
