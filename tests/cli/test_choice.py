"""Choosing by number and by words."""

import pytest

import tabletown
from tabletown.cli.choice import Choice
from tabletown.i18n import Speaker

GAME = tabletown.game("tiny_towns")
MONUMENTS = [GAME.parse("keep grove_university"), GAME.parse("keep the_starloom")]


@pytest.mark.parametrize(
    "words",
    ["1", "grove university", "Grove University", "keep grove university", "keep grove_university", "keep grove", "gro"],
)
def test_a_name_of_two_words_is_understood(words: str) -> None:
    choice = Choice(GAME, Speaker("en"), MONUMENTS)
    assert choice.narrow(words)
    assert choice.action == MONUMENTS[0]


def test_a_russian_name_of_two_words_is_understood() -> None:
    choice = Choice(GAME, Speaker("ru"), MONUMENTS)
    assert choice.narrow("чащобный университет")
    assert choice.action == MONUMENTS[0]


@pytest.mark.parametrize("words", ["3", "0", "9" * 200, "grove school", "keep keep", ""])
def test_what_means_nothing_changes_nothing(words: str) -> None:
    choice = Choice(GAME, Speaker("en"), MONUMENTS)
    assert not choice.narrow(words)
    assert not choice.is_narrowed


def test_places_are_told_in_order() -> None:
    legal = [
        GAME.parse(text) for text in ("build trading_post a1+b1+a2+b2+c2 a1", "build trading_post a1+b1+a2+b2+c2 b1", "done")
    ]
    choice = Choice(GAME, Speaker("en"), legal)
    assert choice.narrow("build trading post b1")
    assert choice.action == legal[1]
