"""The rule behind each question is the one that speaks of it, in both languages."""

import re

import pytest
from tests.i18n.catalogue import messages
from tests.rules.sweet_lands.helpers import GAME

from tabletown.core.views import Line
from tabletown.games.sweet_lands.rules import points as at

# The decision, and what its rule must mention: in English, in Russian.
SPOKEN_OF = {
    "character": ("character board", "персонаж"),
    "domain": ("domain board", "владени"),
    "help_cell": ("help piece on a free help cell", "помощи"),
    "turn": ("one main action", "основное действие"),
    "after": ("any number of free actions", "свободных действий"),
    "after-solo": ("turns in a row", "ход"),
    "hand_cost": ("hand cost", "стоимость"),
    "terrain": ("Terrain placement", "местност"),
    "road": ("Road placement", "дорог"),
    "property": ("free of placement cost", "собственност"),
    "build": ("for each piece pay, place", "фишк"),
    "hare": ("hare", "за[йя]ц"),
    "industry": ("Industry", "ромышленност"),
    "prosperity": ("Prosperity", "роцветани"),
    "option": ("exactly one option", "вариант"),
    "option-card": ("exactly one option", "вариант"),
    "take": ("Basic resources", "азовые"),
    "produce": ("Production", "роизводств"),
    "skill": ("Take a skill token", "навык"),
    "employ": ("Employ", "рудоустро"),
    "column": ("lets the player choose the column", "столбец"),
    "spend": ("`spend` is optional", "spend"),
    "spend-card": ("`spend` is optional", "spend"),
    "order": ("owner picks the order", "порядок"),
    "order-card": ("owner picks the order", "порядок"),
    "search": ("Deck search", "колод"),
    "search_play": ("play one free", "разыг|сыгр"),
    "help_move": ("help piece must move", "помощи"),
    "mix": ("any mix", "any_basic"),
    "area_mix": ("may be paid in wood", "дерев"),
    "disk_or_card": ("action disk or discard 1", "диск"),
    "discard": ("discard 1 card", "сброс"),
    "flip": ("flip a face-up token", "перев"),
    "copy": ("whole|Copying", "опирован|копи|повтор"),
    "terrain_road": ("terrain and up to 3 roads", "дорог"),
    "carmen": ("employ 2 workers from hand free", "рудоустро"),
    "employ_card": ("draw_then_employ", "draw_then_employ"),
    "least": ("fewest total steps", "меньше всего|наимень"),
    "play_card": ("play_card", "play_card"),
    "tower": ("Clock tower", "башн"),
    "draft": ("keeps 1, passes the rest", "оставля"),
    "cleanup": ("keeps exactly 1 hand card", "карт"),
    "dealer": ("while drawing", "колод"),
    "over": ("Highest total wins", "побежда|победа"),
    "wait": ("take turns", "ход"),
}


def rule_text(rule: str, language: str) -> str:
    """Return the paragraph of a rule, with the table that follows it."""
    page = GAME.rules_page(language)
    assert page is not None
    text = page.read_text("utf-8")
    start = re.search(rf"^- \**{re.escape(rule)}\b", text, re.M)
    assert start, rule
    rest = text[start.end() :]
    end = re.search(r"^(- \**SL-|## |- - SL)", rest, re.M)
    return " ".join(rest[: end.start()].split() if end else rest.split())


@pytest.mark.parametrize("decision", SPOKEN_OF)
def test_the_rule_speaks_of_the_decision(decision: str) -> None:
    rule = GAME.rule_of(Line(f"sweet_lands-prompt-{decision}"))
    for language, words in zip(("en", "ru"), SPOKEN_OF[decision]):
        assert re.search(words, rule_text(rule, language)), (decision, rule, rule_text(rule, language))


def test_every_question_and_prompt_has_a_rule_of_its_own() -> None:
    prompts = {each.removeprefix("sweet_lands-prompt-") for each in messages("en") if each.startswith("sweet_lands-prompt-")}
    assert prompts == set(SPOKEN_OF) == set(GAME.prompt_rules) - {""}
    asking = {name for kind, name in at.KIND_NAMES.items() if kind < at.FIRST_SILENT}
    assert asking <= prompts
