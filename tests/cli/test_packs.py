"""Card packs on the command line."""

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tabletown.cli.main import main
from tabletown.games.sweet_lands.pack import GIVEN
from tabletown.games.sweet_lands.rules import material
from tabletown.testing import rule

DATA = json.loads(Path(material.__file__).parents[1].joinpath("data.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo, after the test, what `--pack` sets for other processes."""
    monkeypatch.setenv(GIVEN, "")


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


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_a_pack_nested_without_end_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], opening: str
) -> None:
    pack = tmp_path / "deep.json"
    pack.write_text(opening * 100_000, encoding="utf-8")
    for command in (["pack", "check", str(pack)], ["serve", "--pack", str(pack)]):
        assert main([*command, "--language", "en"]) == 1
        assert "nested too deeply" in capsys.readouterr().err


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


@rule("SL-24.8")
def test_a_match_with_a_pack_is_told_in_its_names_and_resumed_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["Rye Captain", "Ржаной капитан"]
    cards = [{**each, "name": {"en": f"{names[0]} {each['id']}", "ru": names[1]}} for each in DATA["worker_cards"]["list"]]
    pack, match = tmp_path / "rye.json", tmp_path / "match.json"
    pack.write_text(json.dumps({**DATA, "worker_cards": {**DATA["worker_cards"], "list": cards}}), encoding="utf-8")
    arguments = ["play", "sweet_lands", "--mode", "solo", "--plain", "--language", "en"]
    for seed in ("00", "01", "02", "03", "04", "05"):  # in some deals something is asked before the first cards
        answers = iter(["1", "1", "1", "play", "help rye captain w012"])
        monkeypatch.setattr("builtins.input", lambda prompt, given=answers: next(given, None) or _no_more(prompt))
        match.unlink(missing_ok=True)
        assert main([*arguments, "--seed", seed, "--save", str(match), "--pack", str(pack)]) == 0
        told = capsys.readouterr().out
        if "draws" in told:
            break
    assert "draws Rye Captain w" in told
    assert "Play: Rye Captain w" in told
    assert "\nRye Captain w012\nWhen played: " in told
    assert f"--resume {match} --pack {pack}" in told
    usual = [each["name"]["en"] for each in DATA["worker_cards"]["list"]]
    assert [name for name in usual if name in told] == []
    assert main(["replay", str(match), "--language", "ru", "--pack", str(pack)]) == 0


def test_processes_started_by_a_command_know_its_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = tmp_path / "known.json"
    pack.write_text(json.dumps(DATA), encoding="utf-8")
    monkeypatch.setenv(GIVEN, str(pack))
    name = f"known-{sha256(pack.read_bytes()).hexdigest()[:12]}"
    asked = f"import tabletown; print(tabletown.game('sweet_lands').options(seats=2, pack='{name}').pack)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == name, done.stderr


def _no_more(prompt: str) -> str:
    raise EOFError(prompt)
