"""What Garden Nation tells learners: the rules that the rulebook covers, the coach, and the first match."""

import re
from pathlib import Path

import pytest
from tests.rules.garden_nation.helpers import GAME

from tabletown.games.garden_nation.meta import PROMPT_RULES, VERB_RULES
from tabletown.i18n import Speaker
from tabletown.i18n.messages import messages

DOCS = Path(__file__).parents[3] / "docs/games/garden_nation"
RULE = re.compile(r"GN-\d+\.\d+")
SILENT = {"wait", "dealer", "over"}  # decisions of others, and none


@pytest.mark.parametrize("name", ["rulebook.md", "rulebook.ru.md"])
def test_a_rulebook_covers_the_rules_of_play(name: str) -> None:
    cited = set(RULE.findall(DOCS.joinpath(name).read_text("utf-8")))
    specified = set(RULE.findall(DOCS.joinpath("specification.md").read_text("utf-8")))
    played = {rule for rule in specified if 3 <= int(rule[3:].partition(".")[0]) <= 10}
    assert sorted(played - cited) == []
    assert sorted((set(PROMPT_RULES.values()) | set(VERB_RULES.values())) - cited - {"GN-11.1"}) == []
    assert sorted(cited - specified) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_coach_speaks_of_every_decision_in_two_sentences(language: str) -> None:
    found = messages(language).starting("garden_nation-coach-")
    decisions = {name.removeprefix("garden_nation-coach-") for name in found}
    assert decisions == set(PROMPT_RULES) - SILENT - {""}
    for name in found:
        said = Speaker(language)(name)
        assert len(re.findall(r"[.?!](?: |$)", said)) <= 2, said
        assert len(said) <= 190, said


def test_the_first_match_is_possible() -> None:
    options = GAME.options(**GAME.meta.first_match)
    assert options.seats == 2
    assert GAME.meta.mistake > 3  # more than the points of a small project


@pytest.mark.parametrize("language", ["en", "ru"])
def test_goals_of_lessons_are_one_short_sentence(language: str) -> None:
    for lesson in GAME.lessons:
        for task in lesson.tasks:
            said = Speaker(language)(f"garden_nation-lesson-{lesson.id}-{task.id}")
            assert len(said) <= 70, said
            assert re.fullmatch(r"[^.]+\.", said), said
            assert task.wrong, task.id
            assert task.rule, task.id
