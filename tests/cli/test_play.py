"""Whole matches at the terminal: by newcomers and by hand, alone, against bots, at one keyboard, with interruptions."""

import re
import shutil
from pathlib import Path

import pytest
from tests.cli.driver import ESCAPE, Terminal, newcomer, run

from tabletown.core.record import Record
from tabletown.table import verify


def saved(folder: Path) -> Path:
    """The only match that was kept."""
    (found,) = folder.rglob("*.json")
    return found


@pytest.mark.parametrize(("language", "ending"), [("en", "wins"), ("ru", "побежда")])
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_match_against_bots(tmp_path: Path, language: str, ending: str, plain: bool) -> None:
    arguments = ["play", "tiny_towns", "--language", language, "--seed", "a1", *(["--plain"] if plain else [])]
    with Terminal(*arguments, folder=tmp_path) as terminal:
        text = terminal.play(newcomer(1))
        assert terminal.status() == 0
    assert ending in text
    assert ("│" in text) is not plain
    assert "\x1b" not in text
    record = Record.decode(saved(tmp_path).read_bytes())
    assert record.result is not None
    assert record.commitment is not None
    assert record.commitment in text
    assert record.seed is not None
    assert record.seed in re.sub(r"\s", "", text)
    assert verify(record).holds
    assert run("verify", str(saved(tmp_path)), folder=tmp_path).returncode == 0


def test_alone_with_a_grade(tmp_path: Path) -> None:
    with Terminal("play", "tiny_towns", "--mode", "solo", "--seed", "2", folder=tmp_path) as terminal:
        text = terminal.play(newcomer(2))
    assert re.search(r"(Architect|Planner|Engineer|Carpenter|Apprentice)\.", text)
    assert "Face-up cards" in text


def test_two_people_at_one_keyboard_do_not_see_each_others_secrets(tmp_path: Path) -> None:
    arguments = ("play", "tiny_towns", "--seats", "2", "--bots", "0", "--names", "Ann,Bo", "--seed", "3")
    with Terminal(*arguments, folder=tmp_path, tty=True) as terminal:
        text = terminal.play(newcomer(3))
    assert "Pass the keyboard to Ann" in text
    assert "Pass the keyboard to Bo" in text
    assert "\x1b[3J" in text  # the scrollback goes too
    shown = re.split(r"Pass the keyboard to (Ann|Bo)", ESCAPE.sub("", text))
    dealt = {"Ann": set[str](), "Bo": set[str]()}
    for name, part in zip(shown[1::2], shown[2::2]):
        dealt[name] |= set(re.findall(r"Dealt: ([^.]+)\.", re.sub(r"\s+", " ", part)))
    assert len(dealt["Ann"]) == len(dealt["Bo"]) == 2
    assert not dealt["Ann"] & dealt["Bo"]


def test_a_start_without_arguments_takes_two_keystrokes(tmp_path: Path) -> None:
    with Terminal("play", "tiny_towns", "--seed", "1", folder=tmp_path, tty=True) as terminal:
        terminal.wait()
        assert "Русский" in terminal.text
        terminal.answer("")
        assert "How many bots" in terminal.text
        terminal.answer("")
        assert "Bot 2" in terminal.text
        assert "Bot 3" not in terminal.text
        assert "Keep one" in terminal.text
        assert "\x1b[" in terminal.text
        terminal.answer("quit")


def test_a_language_that_is_named_is_not_asked_for(tmp_path: Path) -> None:
    with Terminal("play", "tiny_towns", "--language", "ru", "--seed", "1", folder=tmp_path, tty=True) as terminal:
        terminal.wait()
        assert "English" not in terminal.text
        assert "Сколько будет ботов" in terminal.text
        terminal.answer("0")
        assert "Оставьте" in terminal.text
        terminal.answer("")
        assert "  1" not in terminal.text  # the choices are not listed again
        assert terminal.text.rstrip().endswith(">")
        terminal.answer("выход")


def test_the_questions_are_asked_again_until_they_are_answered(tmp_path: Path) -> None:
    with Terminal("play", folder=tmp_path, tty=True) as terminal:
        terminal.wait()
        terminal.answer("7")
        assert "from 1 to 2" in terminal.text
        terminal.answer("рус")
        assert "Башни" in terminal.text
        terminal.answer("крош")
        assert "Сколько будет ботов" in terminal.text
        terminal.answer("99")
        assert "от 0 до 5" in terminal.text
        terminal.answer("9" * 5000)
        terminal.answer("0")
        assert "монумент" in terminal.text
        terminal.answer("выход")


def test_without_colours_where_none_are_wanted(tmp_path: Path) -> None:
    arguments = ("play", "tiny_towns", "--bots", "1")
    with Terminal(*arguments, folder=tmp_path, tty=True, environment={"NO_COLOR": "1"}) as terminal:
        terminal.wait()
        terminal.answer("1")
        assert "│" in terminal.text
        assert "\x1b" not in terminal.text.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")  # of line editing
        terminal.answer("quit")


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    with Terminal("play", "tiny_towns", "--seats", "2", "--bots", "2", "--bot", "random", folder=tmp_path) as terminal:
        assert "Bot 1" in terminal.play(newcomer(0))
        assert terminal.status() == 0


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with Terminal("play", "tiny_towns", "--seed", "5", "--save", "match.json", folder=tmp_path) as terminal:
        terminal.wait()
        terminal.answer("2")
        terminal.answer("b2")
        before = Record.decode((tmp_path / "match.json").read_bytes())
        terminal.answer("quit")
        assert "tabletown play --resume match.json" in terminal.text
        assert terminal.status() == 0
    assert any(step.text.endswith("b2") for step in before.steps)
    with Terminal("play", "--resume", "match.json", "--language", "ru", folder=tmp_path) as terminal:
        terminal.wait()
        assert "Готово" in terminal.text
        text = terminal.play(newcomer(4))
    assert "побежда" in text
    after = Record.decode((tmp_path / "match.json").read_bytes())
    assert after.steps[: len(before.steps)] == before.steps
    assert after.result is not None


@pytest.mark.parametrize("way", ["interrupt", "hang_up"])
def test_an_interruption_keeps_the_match(tmp_path: Path, way: str) -> None:
    with Terminal("play", "tiny_towns", "--bots", "1", "--seed", "6", folder=tmp_path, tty=True) as terminal:
        terminal.wait()
        terminal.answer("1")
        terminal.interrupt() if way == "interrupt" else terminal.hang_up()
        assert "tabletown play --resume" in terminal.everything
        assert "Traceback" not in terminal.everything
        assert terminal.status() == 0
    assert any(step.text.startswith("keep") for step in Record.decode(saved(tmp_path).read_bytes()).steps)


def test_the_end_of_the_input_keeps_the_match(tmp_path: Path) -> None:
    with Terminal("play", "tiny_towns", folder=tmp_path) as terminal:
        terminal.wait()
        terminal.hang_up()
        assert "Game saved to" in terminal.everything
        assert terminal.status() == 0


def test_a_match_that_can_no_longer_be_kept_goes_on_and_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    with Terminal("play", "tiny_towns", "--save", "kept/x.json", folder=tmp_path) as terminal:
        terminal.wait()
        shutil.rmtree(folder)
        terminal.answer("1")
        assert "cannot be written" in terminal.text
        assert "Round 1" in terminal.text
        folder.mkdir()
        terminal.answer("quit")
        assert "Game saved to kept/x.json" in terminal.text
    assert (folder / "x.json").exists()


def test_a_place_where_nothing_can_be_kept_is_refused_at_once(tmp_path: Path) -> None:
    refused = run("play", "tiny_towns", "--save", "no/such/folder/x.json", folder=tmp_path)
    assert refused.returncode == 1
    assert "cannot be written" in refused.stderr
