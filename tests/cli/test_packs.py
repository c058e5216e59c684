"""Card packs on the command line."""

import json
from pathlib import Path

import pytest

from tabletown.cli.main import main
from tabletown.games.sweet_lands import material

DATA = json.loads(Path(material.__file__).with_name("data.json").read_text(encoding="utf-8"))


def test_a_sound_pack_is_named_with_its_hash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "mine.json"
    pack.write_text(json.dumps(DATA), encoding="utf-8")
    assert main(["pack", "check", str(pack), "--language", "en"]) == 0
    assert "mine-" in capsys.readouterr().out


def test_what_is_wrong_with_a_pack_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "mine.json"
    pack.write_text("{", encoding="utf-8")
    assert main(["pack", "check", str(pack), "--language", "ru"]) == 1
    assert "sweet_lands-pack" not in capsys.readouterr().out


def test_a_match_is_played_with_a_pack_and_refused_without(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack, match = tmp_path / "mine.json", tmp_path / "match.json"
    pack.write_text(json.dumps(DATA), encoding="utf-8")
    arguments = ["play", "sweet_lands", "--mode", "solo", "--language", "en", "--save", str(match), "--pack", str(pack)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", _no_more)
        assert main(arguments) == 0
    record = json.loads(match.read_text(encoding="utf-8"))
    assert record["options"]["pack"].startswith("mine-")
    record["options"]["pack"] = "other-000000000000"
    match.write_text(json.dumps(record), encoding="utf-8")
    capsys.readouterr()
    assert main(["replay", str(match), "--language", "en"]) != 0
    assert "other-000000000000" in capsys.readouterr().err


def _no_more(prompt: str) -> str:
    raise EOFError(prompt)
