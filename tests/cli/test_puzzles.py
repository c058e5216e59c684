"""Puzzles in the terminal: wrong, with a hint, right, shown; and the command that makes them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.nook import installed

from tabletown.cli.main import main


@pytest.fixture(autouse=True)
def nook() -> Iterator[None]:
    """The example game, whose puzzles are few and known."""
    with installed():
        yield


def solved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answers: list[str], *arguments: str) -> str:
    """What is said to somebody who answers like this."""
    given = iter(answers)

    def answer(_: str = "") -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    assert main(["puzzles", "play", *arguments]) == 0
    return capsys.readouterr().out


def test_a_puzzle_is_tried_until_it_is_right(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = solved(monkeypatch, capsys, ["h", "z9", "a1", "b1", "q"], "nook", "-l", "en", "--plain")
    for line in (
        "Puzzle 1, difficulty 3 of 5: find the best move",
        "It is worth 2.7 points more than any other.",
        "What it is about: Houses in company.",
        "This move brings 2.7 points less than the best one.",
        "Right!",
        "+2.7  Houses in company",
    ):
        assert line in told


def test_the_answer_is_shown_and_puzzles_follow_one_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = solved(monkeypatch, capsys, ["s", "", "q"], "nook", "3", "-l", "ru", "--plain")
    assert "Вот решение:" in told
    assert "соперники получают меньше" in told
    assert "Задача 4" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "nook", "9"), "from 1 to 4"),
        (("make", "nook"), "--out FILE"),
        (("make", "nook", "--out", "x.json", "--processes", "0"), "at least 1"),
        (("make", "nook", "--out", "x.json", "--seats", "9"), "not for so many players"),
    ],
)
def test_what_is_impossible_is_said(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str) -> None:
    assert main(["puzzles", *arguments, "-l", "en"]) == 1
    assert said in capsys.readouterr().err


def test_a_file_that_has_enough_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "nook.json"
    known = (Path(__file__).parents[2] / "examples/nook/nook/puzzles.json").read_bytes()
    file.write_bytes(known)
    assert main(["puzzles", "make", "nook", "--count", "4", "--out", str(file), "-l", "en"]) == 0
    assert "4 puzzles" in capsys.readouterr().err
    assert file.read_bytes() == known
