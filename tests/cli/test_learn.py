"""Lessons in the terminal: wrong, with hints, right, and to the end."""

from collections.abc import Iterator

import pytest
from tests.nook import installed

from tabletown.cli.main import main


@pytest.fixture(autouse=True)
def nook() -> Iterator[None]:
    """The example game, which has lessons that no test of a real game changes."""
    with installed():
        yield


def taught(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answers: str, *arguments: str) -> str:
    """What is said to somebody who answers like this."""
    given = iter(answers.split())

    def answer(_: str = "") -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    assert main(["learn", *arguments]) == 0
    return capsys.readouterr().out


def test_a_lesson_is_tried_again_until_it_is_right(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = taught(monkeypatch, capsys, "c3 h h z9 b1 s", "nook", "company", "-l", "en", "--plain")
    for line in (
        "Place the house so that both of yours score: 5 points.",
        "The houses touch only at a corner, so you have 0 points.",
        "Rule: NK-3.1",
        "A square above, below, left or right of b2.",
        "Now both score: 2 + 3 = 5.",
        "2 points more.",  # as shown
        "A house beside another of yours scores its height.",
    ):
        assert line in told
    assert told.count("Place the house so that both of yours score") == 2


def test_a_learner_may_leave_and_the_language_is_theirs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = taught(monkeypatch, capsys, "u q", "nook", "-l", "ru")
    assert told.count("Поставьте дом так") == 2
    assert "Теперь вы знаете" not in told


def test_courses_are_listed_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "-l", "en"]) == 0
    assert "Nook, 2 lessons" in capsys.readouterr().out
    assert main(["learn", "nook", "--check", "-l", "en"]) == 0
    assert "2 lessons checked: nothing is wrong." in capsys.readouterr().out


def test_a_lesson_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "nook", "nowhere", "-l", "en"]) == 1
    assert "There is no lesson “nowhere” for nook." in capsys.readouterr().err
