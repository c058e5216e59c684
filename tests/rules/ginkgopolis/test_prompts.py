"""The rule behind each prompt and verb speaks of that decision, in both languages."""

import re

import pytest
from tests.rules.ginkgopolis.helpers import GAME, view_of, wander
from tests.rules.ginkgopolis.test_tokens import city, urbanize

from tabletown.i18n import Speaker

# Decision to its rule and to words that the rule must contain.
DECISIONS = {
    "draft": ("GK-2.8", "keeps 1", "оставляет"),
    "choose": ("GK-3.2", "picks one of the 4 hand cards", "выбирает одну из 4 карт"),
    "choose-or-renew": ("GK-3.2", "picks one of the 4 hand cards", "выбирает одну из 4 карт"),
    "give": ("GK-A.18", "gives Gosha one", "отдаёт Гоше одну"),
    "asset": ("GK-4.1", "1 resource or 1 tile", "1 ресурс или 1 тайл"),
    "token": ("GK-5.1", "moves to a cell", "переходит на клетку"),
    "shift": ("GK-5.5", "Shift clockwise", "Сдвиг по часовой"),
    "return": ("GK-6.2", "choose any number of tiles", "любое число тайлов"),
    "wait": ("GK-3.1", "round", "Раунд"),
    "dealer": ("GK-3.7", "draw", "взятие"),
    "over": ("GK-8.4", "Score", "Счёт"),
}


# Verb to the prompts at which it is offered.
VERBS = {
    "draft_pick": ["draft"],
    "commit": ["choose", "choose-or-renew"],
    "new_hand": ["choose-or-renew"],
    "give_card": ["give"],
    "take_asset": ["asset"],
    "place_token": ["token"],
    "shift_tokens": ["shift"],
    "return_tile": ["return"],
    "return_done": ["return"],
}


def rule_text(language: str, number: str) -> str:
    """The text of a rule on the rules page."""
    page = GAME.rules_page(language)
    assert page is not None
    found = re.search(rf"^- {re.escape(number)} .*\n(?:  .*\n)*", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, number
    return " ".join(found.group().split())


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_rule_speaks_of_the_decision(decision: str) -> None:
    number, english, russian = DECISIONS[decision]
    assert GAME.prompt_rules[decision] == number
    assert english in rule_text("en", number)
    assert russian in rule_text("ru", number)


def test_every_decision_and_verb_has_a_rule() -> None:
    assert set(GAME.prompt_rules) == {"", *DECISIONS}
    assert {verb.name for verb in GAME.actions.verbs if not verb.chance} == set(VERBS)


def test_every_prompt_of_random_matches_has_a_rule_of_its_own() -> None:
    seen = set()
    for number, options in enumerate(GAME.presets()):
        state = GAME.new(options)
        while not state.over:
            wander(state, 7, number)  # type: ignore[arg-type]
            for seat in (None, *range(options.seats)):
                prompt = GAME.prompt(GAME.view(state, seat)).message.removeprefix("ginkgopolis-prompt-")
                assert prompt in DECISIONS
                seen.add(prompt)
                for action in state.legal(seat) if seat is not None else ():
                    assert prompt in VERBS[GAME.describe(action).verb]
    assert {"draft", "choose", "choose-or-renew", "give", "asset", "token", "return", "wait", "over"} <= seen


def test_a_shift_has_a_prompt_and_a_rule_of_its_own() -> None:
    state = urbanize("H", *city("-1,-2", "-1,-3", "1,-2", I="0,-3", G="1,-3"))
    assert GAME.rule_of(GAME.prompt(view_of(state, 0))) == "GK-5.5"


def test_the_coach_speaks_at_every_decision_of_a_first_match() -> None:
    met = set()
    for seed in range(20):
        state = GAME.new(GAME.options(**GAME.meta.first_match))
        for step in range(400):
            wander(state, 1, 400 * seed + step)  # type: ignore[arg-type]
            for seat in range(state.options.seats):
                if state.is_actor(seat):
                    met.add(GAME.prompt(GAME.view(state, seat)).message.removeprefix("ginkgopolis-prompt-"))
    assert met >= {"choose", "choose-or-renew", "asset", "token", "return"}
    for language in ("en", "ru"):
        for decision in {*met, "shift"}:
            text = Speaker(language)(f"ginkgopolis-coach-{decision}")
            assert text.count(".") <= 2, text
            assert len(text) <= 200, text
