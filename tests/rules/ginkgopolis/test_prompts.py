"""The rule behind each prompt and verb speaks of that decision, in both languages."""

import re

import pytest
from tests.rules.ginkgopolis.helpers import GAME, new, view_of, wander

from tabletown.core.state import CHANCE

# Decision to its rule and to words that the rule must contain.
DECISIONS = {
    "draft": ("GK-2.8", "keeps 1", "оставляет"),
    "choose": ("GK-3.2", "picks one of the 4 hand cards", "выбирает одну из 4 карт"),
    "choose-or-renew": ("GK-3.2", "picks one of the 4 hand cards", "выбирает одну из 4 карт"),
    "give": ("GK-A.18", "gives Gosha one", "отдаёт Гоше одну"),
    "asset": ("GK-4.1", "1 resource or 1 tile", "1 ресурс или 1 тайл"),
    "token": ("GK-5.1", "moves to a cell", "переходит на клетку"),
    "return": ("GK-6.2", "choose any number of tiles", "любое число тайлов"),
    "wait": ("GK-3.1", "round", "Раунд"),
    "dealer": ("GK-3.7", "draw", "взятие"),
    "over": ("GK-8.4", "Score", "Счёт"),
    "draft_pick": ("GK-2.8", "keeps 1", "оставляет"),
    "commit": ("GK-3.2", "face down", "лицом вниз"),
    "new_hand": ("GK-3.4", "new-hand token", "жетон обновления руки"),
    "give_card": ("GK-A.18", "give_card", "give_card"),
    "take_asset": ("GK-4.1", "1 resource or 1 tile", "1 ресурс или 1 тайл"),
    "place_token": ("GK-5.1", "moves to a cell", "переходит на клетку"),
    "shift_tokens": ("GK-5.5", "Shift clockwise", "Сдвиг по часовой"),
    "return_tile": ("GK-6.2", "choose any number of tiles", "любое число тайлов"),
    "return_done": ("GK-6.6", "return_done", "return_done"),
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
    assert {verb.name for verb in GAME.actions.verbs if not verb.chance} <= set(GAME.prompt_rules)


def test_every_prompt_of_random_matches_has_a_rule_of_its_own() -> None:
    for number, options in enumerate(GAME.presets()):
        state = new(options.seats, options.mode)
        while not state.over:
            wander(state, 30, number)
            for seat in (None, *range(state.seats)):
                prompt = GAME.prompt(view_of(state, seat)).message
                assert prompt.removeprefix("ginkgopolis-prompt-") in DECISIONS
    assert state.actors() != CHANCE
