"""`tabletown arena` from the outside."""

from pathlib import Path

import msgspec
import pytest
from tests.cli.driver import run

from tabletown.arena import Summary
from tabletown.cli.arena import progress_line


def test_a_contest_is_told_and_kept(tmp_path: Path) -> None:
    arguments = ("arena", "torres", "--bots", "greedy", "random", "--matches", "2", "--mode", "basic", "--jobs", "1")
    told = run(*arguments, "--out", "here", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "Torres" in told.stdout
    assert "greedy" in told.stdout
    summary = msgspec.json.decode((tmp_path / "here" / "result.json").read_bytes(), type=Summary)
    assert summary.matches == 2
    assert summary.contest.options["mode"] == "basic"
    assert (tmp_path / "here" / "plot.svg").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "no game called"),
        (("torres", "--bots", "genius"), "genius"),
        (("torres", "--matches", "0"), "1 or more"),
        (("torres", "--part", "0"), "over 0"),
        (("ladder", "torres", "--part", "1.5"), "over 0"),
        (("torres", "tiny_towns"), "Name one game"),
        (("tune",), "Name one game"),
        (("learn", "torres", "tiny_towns"), "Name one game"),
        (("learn", "torres"), "no features"),
        (("learn", "ginkgopolis", "--seats", "3"), "2 at most"),
        (("learn", "ginkgopolis", "--weights", "tile"), "Leave out --weights"),
        (("learn", "ginkgopolis", "--seats", "2", "--tries", "4"), "1 at most"),
        (("learn", "ginkgopolis", "--tries", "-1"), "0 or more"),
        (("tune", "tiny_towns", "--tries", "4"), "for “learn”"),
        (("tune", "tiny_towns", "--generations", "0"), "1 or more"),
        (("ladder", "torres", "--document", "nowhere/here.md"), "cannot be written"),
        (("torres", "--seats", "9"), "Choose from"),
        (("ladder", "chess"), "no game called"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    refused = run("arena", *arguments, folder=tmp_path)
    assert refused.returncode == 1
    assert said in refused.stderr


def test_progress_is_shown_in_a_terminal_only(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(100))
    show = progress_line("en", clock=lambda: float(next(times)))
    show(0, 4)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    show(2, 4)
    shown = capsys.readouterr().err
    assert "2 of 4" in shown
    assert "#" in shown
