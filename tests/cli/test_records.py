"""Records and positions at the command line, sound and damaged ones."""

import json
import random
from pathlib import Path

import pytest
from tests.cli.driver import run

from tabletown.core.bits import members
from tabletown.core.record import Person
from tabletown.core.registry import game
from tabletown.table import Dealer, Table


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of two people."""
    rules = game("tiny_towns")
    options = rules.options(seats=2)
    table = Table(rules, options, [Person("Ann"), Person("Bo\x1b[31m")], dealer=Dealer(rules, options, bytes(32)))
    rng = random.Random(1)
    while not table.over:
        seat = members(table.actors)[0]
        table.act(seat, rng.choice(table.legal(seat)))
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_bytes(table.record().encode())
    return path


def test_replay_tells_the_match_in_either_language(record: Path) -> None:
    english = run("replay", str(record), folder=record.parent)
    assert english.returncode == 0
    assert "Ann places" in english.stdout
    assert "Total" in english.stdout
    assert "\x1b" not in english.stdout
    russian = run("replay", str(record), folder=record.parent, language="ru_RU.UTF-8")
    assert "Ann ставит" in russian.stdout
    assert len(russian.stdout.splitlines()) == len(english.stdout.splitlines())


def test_verify_believes_an_honest_dealer_only(record: Path, tmp_path: Path) -> None:
    honest = run("verify", str(record), folder=tmp_path)
    assert honest.returncode == 0
    assert "follow from the seed" in honest.stdout
    forged = json.loads(record.read_text())
    forged["seed"] = "1" * 64
    (tmp_path / "forged.json").write_text(json.dumps(forged))
    refused = run("verify", "forged.json", folder=tmp_path)
    assert refused.returncode == 1
    assert "not the one" in refused.stdout


def test_export_makes_a_text_a_position_and_pictures(record: Path, tmp_path: Path) -> None:
    told = run("export", str(record), folder=tmp_path)
    assert told.stdout.startswith("Tiny Towns\n")
    assert run("export", str(record), "--to", "position", "--step", "30", "-o", "x.txt", folder=tmp_path).returncode == 0
    assert game("tiny_towns").from_text((tmp_path / "x.txt").read_text()).to_text() == (tmp_path / "x.txt").read_text()
    for arguments in (("x.txt",), ("x.txt", "--seat", "0"), (str(record), "--to", "svg", "--step", "30", "-l", "ru")):
        drawn = run("export", *arguments, folder=tmp_path)
        assert drawn.returncode == 0
        assert "<svg" in drawn.stdout
        assert drawn.stdout.rstrip().endswith("</svg>")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--to", "svg", "--seat", "2"), "no seat 2"),
        (("--to", "position", "--step", "9999"), "no step 9999"),
        (("--to", "position", "--step", "-1"), "no step −1"),
        (("--output", "no/such/folder/x"), "cannot be written"),
    ],
)
def test_export_refuses_what_cannot_be(record: Path, tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    refused = run("export", str(record), *arguments, folder=tmp_path)
    assert refused.returncode == 1
    assert said in refused.stderr


@pytest.mark.parametrize("command", ["replay", "verify", "export", "play --resume"])
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: data[: len(data) // 2], "ends too early"),
        (lambda data: b"GIF89a" + data, "damaged here"),
        (lambda data: b'{"name": "something else"}', "not a record"),
        (lambda data: data.replace(b'"place ', b'"plaice ', 1), "Step "),
        (lambda data: b"", "ends too early"),
    ],
)
def test_a_damaged_file_is_refused_with_its_place(
    record: Path, tmp_path: Path, command: str, damage: object, said: str
) -> None:
    assert callable(damage)
    (tmp_path / "damaged.json").write_bytes(damage(record.read_bytes()))
    refused = run(*command.split(), "damaged.json", folder=tmp_path)
    assert refused.returncode == 1
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused = run("replay", "absent.json", folder=tmp_path, language="ru_RU.UTF-8")
    assert refused.returncode == 1
    assert "absent.json не читается" in refused.stderr


def test_a_finished_match_can_be_looked_at_again(record: Path, tmp_path: Path) -> None:
    seen = run("play", "--resume", str(record), "--save", "copy.json", folder=tmp_path)
    assert seen.returncode == 0
    assert "Total" in seen.stdout
    assert json.loads((tmp_path / "copy.json").read_text()) == json.loads(record.read_text())


def test_resume_names_the_game_that_the_file_is_of(record: Path, tmp_path: Path) -> None:
    refused = run("play", "chess", "--resume", str(record), folder=tmp_path)
    assert refused.returncode == 1
    assert "not of chess" in refused.stderr
