"""What Garden Nation says in both languages."""

import pytest
from tests.rules.garden_nation.helpers import GAME, look, play, table

from tabletown.core.state import State
from tabletown.i18n import Speaker

ENGLISH, RUSSIAN = Speaker("en", ["Ann", "Bo", "Cy"]), Speaker("ru", ["Аня", "Боря", "Вася"])


def told(before: State, actor: int, action: str, speaker: Speaker = ENGLISH) -> list[str]:
    """The log of a step in words."""
    after = play(before.copy(), f"{actor if actor >= 0 else '-'} {action}")
    return [speaker(line.message, line.arguments) for line in GAME.log(before, actor, GAME.parse(action), after)]


@pytest.mark.parametrize(
    ("action", "english", "russian"),
    [
        ("strategic 2", "Move crane: territory 2", "Передвинуть кран: территория 2"),
        ("complete 3", "Complete: place 3", "Завершить: место 3"),
    ],
)
def test_a_choice_is_no_bare_number(action: str, english: str, russian: str) -> None:
    described = GAME.describe(GAME.parse(action))
    assert ENGLISH.action("garden_nation", described) == english
    assert RUSSIAN.action("garden_nation", described) == russian


def test_numbers_within_a_sentence_stay_numbers() -> None:
    state = table("T1.1=1", "T1.2=1", crane=1, order="1 0")
    assert told(state, 0, "strategic 2") == ["Ann uses a ploy: the crane goes to 2."]
    assert told(state, 0, "strategic 2", RUSSIAN) == ["Аня применяет хитрость: кран идёт на территорию 2."]
    line = GAME.prompt(look(state, 0))
    assert RUSSIAN(line.message, line.arguments) == "Действие 1 из 2: территория 1."
    first = GAME.new(GAME.options(seats=2))
    assert told(first, -1, "territory 0 4 0") == ["Territory 4 lies here: centre."]
