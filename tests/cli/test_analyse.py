"""`tabletown analyse`: the best moves of a position or of a step of a record."""

import json
from pathlib import Path

import pytest

import tabletown
from tabletown.cli.main import main
from tabletown.core.record import Record
from tabletown.testing.matches import play


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = tabletown.game("torres")
    options = game.options(seats=2)
    path = tmp_path / "match.json"
    path.write_bytes(Record.of(game, options, play(game, options, 1, "greedy").steps).encode())
    return path


def test_a_step_of_a_record_is_analyzed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--step", "40", "--seconds", "0", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "torres"
    assert not found["is_open"]
    assert found["choices"][0]["loss"] == 0
    tabletown.game("torres").parse(found["choices"][0]["line"][0])
    assert main(["analyse", str(record), "--open", "--seconds", "0", "--json"]) == 0  # the last decision
    assert json.loads(capsys.readouterr().out)["is_open"]


def test_a_position_is_analyzed_in_either_language(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(record), "--to", "position", "--step", "40"]) == 0
    position = tmp_path / "position.txt"
    position.write_text(capsys.readouterr().out)
    assert main(["analyse", str(position), "--seconds", "0", "-l", "en"]) == 0
    assert "win chance" in capsys.readouterr().out
    assert main(["analyse", str(position), "--seconds", "0", "-l", "ru"]) == 0
    assert "шанс победы" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["--step", "9999"], "9999"), (["--step", "40", "--seat", "7"], "nothing to decide"), (["--step", "-1"], "no step")],
)
def test_what_a_record_does_not_have_is_refused(
    arguments: list[str], told: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), *arguments, "-l", "en"]) == 1
    assert told in capsys.readouterr().err


def test_a_text_without_a_position_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "poem.txt"
    path.write_text("roses are red")
    assert main(["analyse", str(path), "-l", "en"]) == 1
    assert "first line" in capsys.readouterr().err
