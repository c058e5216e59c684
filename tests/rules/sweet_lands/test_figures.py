"""Figures in texts that are written by hand are those of the engine, in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.rules.sweet_lands.helpers import GAME

from tabletown.games.sweet_lands.rules.material import DATA, FREE_ACTIONS, STANDARD
from tabletown.games.sweet_lands.words.sentences import Teller
from tabletown.i18n import Speaker

LANGUAGES = ("en", "ru")
BOOK = Path(__file__).parents[3] / "docs/games/sweet_lands"
M = STANDARD
FREE = {each["id"]: each for each in DATA["free_actions"]["list"]}
# Message to its figures; those of the cards, tokens and goals follow from the data (test_words.py).
MESSAGES = {
    "mode-solo-help": [M.solo_good, DATA["final_scoring"]["benchmarks"]["solo_expert"]],
    "area-gold_6": [6],
    "area-gold_8": [8],
    "log-claim": [M.milestone_vp],
    "note-milestone": [M.milestone_vp],
    "score-city_points": [M.vp_per_cp],
    "how-6": [-M.port_points[0]],
}
# Term to the figures of its explanation.
TERMS = {
    "field": [1], "forest": [1], "mine": [1], "sea": [4], "port": [M.port_points[4], -M.port_points[0]],
    "tent": [M.top_row[0][0]], "house": [M.top_row[1][0]], "building": [M.top_row[2][0]],
    "gold": [M.gold_per_vp, 1], "diamond": [M.vp_per_diamond], "city_points": [M.vp_per_cp], "brownie": [1],
    "column": [1, 2, 3, 2, 4], "slot": [1, 2, 3], "locomotive": [5], "food_track": [M.hare_needs[0]],
    "discount_token": [1, 2], "milestone": [M.milestone_vp], "scoring_token": M.scoring_vp,
}  # fmt: skip


def priced(numbers: Any) -> list[int]:
    """The figures of numbered costs."""
    return [n for number in numbers for n in M.program.costs[number] if n]


def figures(text: str) -> list[int]:
    """The numbers of a text in digits, arguments and numbers of players left out."""
    return [int(each) for each in re.findall(r"\d+", re.sub(r"\d+ (player|игрок)\w*", "", text))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("character", [each["id"] for each in DATA["characters"]["list"]])
def test_a_character_is_described_with_its_figures(character: str, language: str) -> None:
    say = Speaker(language)
    entry = next(each for each in DATA["characters"]["list"] if each["id"] == character)
    told = {*figures(say(f"sweet_lands-about-character-{character}"))} - {1}
    group = {M.city_group} if entry["base"].get("modifier") == "city_ignores_types" else set()
    assert told == {*figures(Teller(say).character(entry))} - {1} | group


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("free", [name for name in FREE_ACTIONS if name != "F8"])
def test_a_free_action_is_described_with_its_figures(free: str, language: str) -> None:
    cost, effect = FREE[free]["cost"], FREE[free].get("effect", [])
    amounts = [*(n for name, n in cost.items() if name != "one_of"), *_amounts(effect)]
    told = figures(Speaker(language)(f"sweet_lands-free-{free}"))
    assert sorted(n for n in told if n > 1) == sorted(n for n in amounts if n > 1)


def _amounts(effect: list[dict[str, object]]) -> list[int]:
    return [n for each in effect for n in figures(str({**each, "op": ""}))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_has_the_figures_of_the_engine(message: str, language: str) -> None:
    assert figures(Speaker(language)(f"sweet_lands-{message}", {"seat": 0, "milestone": "m"})) in (
        MESSAGES[message],
        [1, *MESSAGES[message]],  # the seat
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", TERMS)
def test_the_glossary_has_the_figures_of_the_engine(term: str, language: str) -> None:
    assert figures(GAME.glossary[term].wording(language).help) == TERMS[term]
    others = [name for name in GAME.glossary if name not in TERMS]
    assert [name for name in others if figures(GAME.glossary[name].wording(language).help)] == []


# Tables of the rulebook.


def table(language: str, chapter: str, number: int = 0) -> list[list[int]]:
    """The figures of the rows of a table in a chapter of the rulebook."""
    text = (BOOK / ("rulebook.md" if language == "en" else "rulebook.ru.md")).read_text("utf-8")
    body = text.partition(f"{{#{chapter}}}")[2].partition("\n## ")[0]
    tables = re.findall(r"(?:^\|.*\n)+", body, re.M)
    return [figures(row) for row in tables[number].splitlines()[2:]]


def area_figures(area: dict[str, Any]) -> list[int]:
    """Round, slots, price and effect of an area."""
    (effect,) = area["effect"]
    found = [area["opens_round"]] if area.get("opens_round", 1) > 1 else []
    found += [area["slots"], *(area["cost"].values() if isinstance(area["cost"], dict) else [])]
    if effect["op"] == "build":
        return [*found, *([effect["surcharge_wood"]] if effect["surcharge_wood"] else []), effect["n"]]
    return found if effect["op"] in ("action_disk", "copy_area") else found + _amounts([effect])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_areas_has_the_figures_of_the_engine(language: str) -> None:
    areas = {each["id"]: area_figures(each) for each in DATA["action_areas"]["list"]}
    areas["gold_6"] += areas.pop("gold_8")[1:]  # one row, as with the two that copy
    assert areas.pop("copy_basic_additional") == areas["copy_basic"]
    assert table(language, "turn") == list(areas.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_prices_and_rates_have_the_figures_of_the_engine(language: str) -> None:
    rows, shops, labs = table(language, "properties")
    assert rows[:9] == [5, *priced(M.row_cost)]
    assert rows[9:] == [1, 1, 2, 3, 4, 5]  # the bonuses
    assert sorted(shops) == sorted([len(M.shop_cost), *priced(M.shop_cost)])
    assert labs == [len(M.lab_cost), *priced(M.lab_cost)]
    for told, track in zip(table(language, "tracks"), DATA["prosperity_tracks"]["list"], strict=True):
        rates = [(step, points, per) for step, points, per in track["rates"] if points]
        assert told[0] == track["length"]
        assert told[1:] == [n for step, points, per in rates for n in (step, points, *([per] if per > 1 else []))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_tokens_have_the_figures_of_the_engine(language: str) -> None:
    goals = [
        n
        for each in DATA["milestone_tokens"]["list"]
        for n in sorted(condition["at_least"] for side in "ab" for condition in each[side])
    ]
    assert [n for row in table(language, "tokens", 1) for n in sorted(row)] == goals
    teller = Teller(Speaker(language))
    for number, group in ((0, "tokens"), (0, "variants")):
        entries = DATA["skill_tokens" if group == "tokens" else "upgraded_skill_tokens"]["list"]
        told = sorted(n for row in table(language, group, number) for n in row if n > 1)
        known = {n for each in entries for n in figures(teller.skill(each))} | set(range(1, len(entries) + 1))
        assert set(told) <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", range(len(DATA["characters"]["list"])))
def test_the_table_of_characters_has_the_figures_of_the_engine(row: int, language: str) -> None:
    entry = DATA["characters"]["list"][row]
    told = {*table(language, "characters")[row]} - {1}
    known = {*figures(Teller(Speaker(language)).character(entry))} - {1}
    extra = {*M.city_points_che[1:]} if M.characters[row].own_table else set()
    assert told <= known | extra
    assert known - {2} <= told  # small numbers are written as words
