"""`tabletown arena` from the outside."""

from pathlib import Path

import msgspec
import pytest
from tests.cli.driver import run

from tabletown.arena import Summary
from tabletown.cli.arena import progress_line
from tabletown.cli.main import main


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
        (("torres", "--matches", "0"), "1 to 1000000"),
        (("torres", "--matches", "1000001"), "1 to 1000000"),
        (("torres", "--jobs", "-1"), "0 (one for each core)"),
        (("torres", "--jobs", "1001"), "to 1000"),
        (("torres", "--part", "0"), "0.000001 to 1"),
        (("torres", "--part", "1e-320"), "0.000001 to 1"),
        (("ladder", "torres", "--part", "1.5"), "0.000001 to 1"),
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


def test_who_stops_a_run_is_told_that_it_can_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*contest: object, **settings: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletown.cli.arena.run_contest", stopped)
    assert main(["arena", "torres", "--language", "en", "--out", str(tmp_path)]) == 130
    assert "to resume" in capsys.readouterr().err


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
