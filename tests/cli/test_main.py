"""The command line itself: help, version, languages, tools, refusals."""

from pathlib import Path

import pytest
from tests.cli.driver import run

from tabletown import __version__, _build


def test_the_version_tells_which_engine_runs(tmp_path: Path) -> None:
    told = run("--version", folder=tmp_path).stdout
    assert told.startswith(f"tabletown {__version__}, ")
    assert ("compiled engine" in told) is (_build.mode() == "compiled")


@pytest.mark.parametrize(
    ("arguments", "language", "said"),
    [
        ((), "C", "play in the terminal"),
        ((), "ru_RU.UTF-8", "сыграть в терминале"),
        (("--language", "ru"), "C", "сыграть в терминале"),
        (("play", "--help", "-l", "en"), "ru_RU.UTF-8", "number of players"),
        (("-l", "ru", "play", "--help"), "C", "запуск: tabletown play"),
        (("games",), "ru_RU", "Крошечные города"),
        (("games", "tiny_towns"), "de_DE.UTF-8", "Cavern"),
    ],
)
def test_help_is_in_the_language_asked_for(tmp_path: Path, arguments: tuple[str, ...], language: str, said: str) -> None:
    told = run(*arguments, folder=tmp_path, language=language)
    assert told.returncode == 0
    assert said in told.stdout


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("frob",), 2, "not understood"),
        (("play", "--bots", "x"), 2, "not understood"),
        (("play", "--language", "de"), 2, "not understood"),
        (("play", "chess"), 1, "no game called “chess”"),
        (("games", "chess"), 1, "no game called “chess”"),
        (("play", "tiny_towns", "--seats", "9"), 1, "Choose from 2 to 6"),
        (("play", "tiny_towns", "--mode", "solo", "--seats", "2"), 1, "is for 1 only"),
        (("play", "tiny_towns", "--mode", "duel"), 1, "no mode “duel”"),
        (("play", "tiny_towns", "--seats", "2", "--bots", "3"), 1, "3 cannot be bots"),
        (("play", "tiny_towns", "--bots", "-1"), 1, "Choose from"),
        (("play", "tiny_towns", "--option", "cavern"), 1, "Write NAME=VALUE"),
        (("play", "tiny_towns", "--option", "caverns=yes"), 1, "no option “caverns”"),
        (("play", "tiny_towns", "--option", "cavern=maybe"), 1, "It can be: yes, no"),
        (("play", "tiny_towns", "--option", "cards=farm+well"), 1, "one card of each"),
        (("play", "tiny_towns", "--seed", "xyz"), 1, "no seed"),
        (("play", "tiny_towns", "--seats", "2", "--names", "A,B,C"), 1, "3 names"),
        (("perft", "tiny_towns", "--depth", "0"), 1, "1 or more"),
        (("perft", "absent.txt"), 1, "cannot be read"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(tmp_path: Path, arguments: tuple[str, ...], status: int, said: str) -> None:
    refused = run(*arguments, folder=tmp_path)
    assert refused.returncode == status
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr


def test_perft_counts_by_first_action(tmp_path: Path) -> None:
    told = run("perft", "tiny_towns", "--depth", "3", folder=tmp_path).stdout.splitlines()
    assert told == [*(f"card {card}: 16" for card in ("farm", "granary", "greenhouse", "orchard")), "depth 3: 64"]


def test_perft_counts_from_a_position(tmp_path: Path) -> None:
    position = "\n".join(
        (
            "# a comment",
            "tiny_towns",
            "options: seats=2 mode=standard monuments=no cards=first_game",
            "phase: name",
            "cards: cottage farm well chapel tavern theater factory",
            "round: 1",
            "hammer: 1",
            "pending 0: -",
            "town 0: .... .... .... ....",
            "pending 1: name",
            "town 1: .... .... .... ....",
        )
    )
    (tmp_path / "position.txt").write_text(position)
    told = run("perft", "position.txt", "--depth", "2", folder=tmp_path).stdout.splitlines()
    assert told[-1] == f"depth 2: {5 * 16}"


def test_rules_lists_what_no_test_cites(tmp_path: Path) -> None:
    told = run("rules", "tiny_towns", folder=tmp_path)
    *absent, summary = told.stdout.splitlines()
    assert "rules are cited by tests" in summary
    assert all(each.startswith("TT-") for each in absent)
    assert told.returncode == (1 if absent else 0)
