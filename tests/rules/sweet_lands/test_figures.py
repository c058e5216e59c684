"""Figures in texts that are written by hand are those of the engine, in both languages."""

import re

import pytest
from tests.rules.sweet_lands.helpers import GAME

from tabletown.games.sweet_lands.rules.material import DATA, FREE_ACTIONS, STANDARD
from tabletown.games.sweet_lands.words.sentences import Teller
from tabletown.i18n import Speaker

LANGUAGES = ("en", "ru")
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
