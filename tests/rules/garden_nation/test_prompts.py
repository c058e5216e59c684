"""The rule behind every prompt and every verb speaks of that decision."""

import re

import pytest
from tests.rules.garden_nation.helpers import GAME

from tabletown.core.views import Line
from tabletown.games.garden_nation.meta import PROMPT_RULES, VERB_RULES

PAGE = GAME.rules_page()
DECISIONS = {  # decision: rule, a word of the rule
    "choose": ("GN-3.6", "secret objectives"),
    "first": ("GN-4.5", "first action"),
    "act": ("GN-4.7", "action is mandatory"),
    "act_last": ("GN-9.2", "round is finished"),
    "locked": ("GN-7.3", "roof transfer"),
    "project": ("GN-6.1", "may complete"),
    "next_player": ("GN-4.2", "names one such player"),
    "wait": ("GN-4.1", "player turns"),
    "dealer": ("GN-11.1", "chance"),
    "over": ("GN-9.3", "final score"),
}
VERBS = {  # verb: rule, a word of the rule
    "choose_objectives": ("GN-10.1", "different"),
    "build": ("GN-5.1", "put one own floor"),
    "build_bramble": ("GN-5.4", "bramble"),
    "demolish": ("GN-5.5", "building"),
    "invade": ("GN-7.4", "invasion"),
    "strategic": ("GN-7.2", "strategic movement"),
    "transfer_roof": ("GN-7.3", "roof transfer"),
    "move_on": ("GN-5.8", "move on"),
    "pass": ("GN-5.10", "pass"),
    "complete": ("GN-6.2", "completing"),
    "decline": ("GN-6.1", "optional"),
    "next_player": ("GN-4.2", "names one such player"),
    "territory": ("GN-3.1", "territories"),
    "project": ("GN-3.3", "common projects"),
    "first_player": ("GN-3.5", "first player"),
    "deal": ("GN-3.6", "deal"),
    "control": ("GN-8.1", "most floors"),
    "last_round": ("GN-9.1", "last"),
}


def text_of(rule: str) -> str:
    """The text of a rule on the rules page, in small letters."""
    assert PAGE is not None
    found = re.search(rf"^- {re.escape(rule)} (.*?)(?=^- GN-|^## |\Z)", PAGE.read_text("utf-8"), re.M | re.S)
    assert found, rule
    return " ".join(found[1].replace("*", "").lower().split())


def test_every_decision_and_verb_has_a_rule() -> None:
    text = GAME.folder.joinpath("locales/en.ftl").read_text("utf-8")
    asked = set(re.findall(r"^garden_nation-prompt-(\w+) =", text, re.M))
    assert asked == set(DECISIONS) == set(PROMPT_RULES) - {""}
    assert set(VERBS) == set(VERB_RULES) >= {verb.name for verb in GAME.actions.verbs}


@pytest.mark.parametrize("decision", sorted(DECISIONS))
def test_the_rule_of_a_prompt_speaks_of_the_decision(decision: str) -> None:
    rule, word = DECISIONS[decision]
    assert GAME.rule_of(Line(f"garden_nation-prompt-{decision}")) == rule
    assert word in text_of(rule)


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_the_rule_of_a_verb_speaks_of_it(verb: str) -> None:
    rule, word = VERBS[verb]
    assert GAME.rule_of(Line(f"garden_nation-log-{verb}")) == rule
    assert word in text_of(rule)
