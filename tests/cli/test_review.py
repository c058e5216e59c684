"""`tabletown review` and `tabletown.review`: the same review as text, JSON, page and picture."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.nook import installed

import tabletown
from tabletown.cli.main import main
from tabletown.core.record import Person, Record
from tabletown.core.state import CHANCE
from tabletown.table.review.reviewer import Effort


@pytest.fixture
def record(tmp_path: Path) -> Iterator[Path]:
    """A finished match of the example game."""
    with installed() as game:
        options = game.options(seats=2)
        state, steps, rng = game.new(options), [], random.Random(2)
        while not state.over:
            actor = CHANCE if state.actors() == CHANCE else state.actors().bit_length() - 1
            steps.append((actor, rng.choice(state.legal(actor))))
            state.apply(*steps[-1])
        path = tmp_path / "match.json"
        path.write_bytes(Record.of(game, options, steps, seats=(Person("Ann"), Person("Bo"))).encode())
        yield path


def test_a_review_is_printed_in_either_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seconds", "0.1", "-l", "en"]) == 0
    english = capsys.readouterr().out
    assert "Ann" in english
    assert "accuracy" in english
    assert main(["review", str(record), "--seconds", "0.1", "-l", "ru"]) == 0
    russian = capsys.readouterr().out
    assert "точность" in russian
    assert "," in russian.splitlines()[1]  # decimal comma


def test_a_review_is_written_as_json_and_as_a_page(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seconds", "0.1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "nook"
    assert len(found["decisions"]) == 8  # the last of nine has one square left
    assert main(["review", str(record), "--seconds", "0.1", "--html"]) == 0
    assert "<svg" in capsys.readouterr().out


def test_several_records_are_reviewed_together(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("joblib")
    assert main(["review", str(record), str(record), "--seconds", "0.1", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.count(str(record)) == 2


def test_a_notebook_shows_a_review_as_a_picture(record: Path) -> None:
    found = tabletown.review(Record.decode(record.read_bytes()), effort=Effort(matches=1, most=1, positions=2))
    shown = found._repr_html_()
    assert shown.count("<path") > 2
    assert "Key" not in shown


def test_an_unfinished_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = tabletown.game("torres")
    path = tmp_path / "new.json"
    path.write_bytes(Record.of(game, game.options(seats=2), []).encode())
    assert main(["review", str(path), "-l", "en"]) == 1
    assert "not over" in capsys.readouterr().err
