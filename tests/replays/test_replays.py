"""Golden replays: every preset has one, and it leads where it led before, compiled and plain alike."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tabletown import _build
from tabletown.core import registry
from tabletown.core.game import Game
from tabletown.testing import BrokenLaw, preset_name
from tabletown.testing.plugin import Preset
from tabletown.testing.replays import Golden, check_golden, load, main, playthrough, regenerate

FOLDER = Path(__file__).parent
LARGEST = 1_500_000  # bytes, all files of a game together
OTHER = """
import sys
from pathlib import Path
from tabletown import _build
from tabletown.testing.replays import check_golden, load
paths = sorted(Path(sys.argv[1]).glob("*.json"))
for path in paths:
    check_golden(load(path))
print(_build.mode(), len(paths))
"""


def golden(preset: Preset) -> Golden:
    return load(FOLDER / preset.game.name / f"{preset_name(preset.options)}.json")


def test_the_match_leads_where_it_led(any_preset: Preset) -> None:
    found = golden(any_preset)
    assert found.match().options == any_preset.options
    check_golden(found)


def test_the_playthrough_is_that_of_the_match(any_preset: Preset) -> None:
    path = FOLDER / any_preset.game.name / f"{preset_name(any_preset.options)}.txt"
    assert playthrough(golden(any_preset).match()) == path.read_text("utf-8")


def test_there_are_no_other_files(any_game: Game) -> None:
    names = {preset_name(options) for options in any_game.presets()}
    paths = [path for path in (FOLDER / any_game.name).iterdir() if path.name != "__pycache__"]
    assert {path.name for path in paths} == {f"{name}{suffix}" for name in names for suffix in (".json", ".txt")}
    assert sum(path.stat().st_size for path in paths) < LARGEST


def test_the_other_engine_comes_to_the_same_keys(any_game: Game) -> None:
    """Also the compiled engine when this process is plain, if there is one."""
    mode = "pure" if _build.mode() == "compiled" else "compiled"
    variables = {name: value for name, value in os.environ.items() if name != "TABLETOWN_PURE"}
    if mode == "pure":
        variables["TABLETOWN_PURE"] = "1"
    command = [sys.executable, "-c", OTHER, str(FOLDER / any_game.name)]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    assert done.stdout.split()[1] == str(len(any_game.presets()))
    assert done.stdout.split()[0] in (mode, "pure")


# The script.


@pytest.fixture
def few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two of the replays, for a game that has two presets."""
    game = registry.game("tiny_towns")
    presets = [game.options(mode="solo"), game.options(mode="solo", cavern=True)]
    monkeypatch.setattr(type(game), "presets", lambda self: presets)
    (tmp_path / "tiny_towns").mkdir()
    for name in ("solo-1", "solo-1-cavern"):
        for suffix in (".json", ".txt"):
            (tmp_path / "tiny_towns" / f"{name}{suffix}").write_bytes(
                (FOLDER / "tiny_towns" / f"{name}{suffix}").read_bytes()
            )
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "tiny_towns").iterdir()}


def test_regenerating_changes_nothing(few: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(few)
    (few / "tiny_towns/solo-1-no_such.json").write_text("{}")
    assert main(["tiny_towns", "--folder", str(few)]) == 0
    assert contents(few) == before
    assert capsys.readouterr().out.split() == [
        str(few / "tiny_towns" / f"{name}.json") for name in ("solo-1", "solo-1-cavern")
    ]


def test_a_lost_replay_is_found_again(few: Path) -> None:
    before = contents(few)
    (few / "tiny_towns/solo-1.json").unlink()
    (few / "tiny_towns/solo-1.txt").unlink()
    paths = list(regenerate(registry.game("tiny_towns"), few / "tiny_towns"))
    assert [path.stem for path in paths] == ["solo-1", "solo-1-cavern"]
    assert contents(few).keys() == before.keys()
    check_golden(load(few / "tiny_towns/solo-1.json"))


def test_steps_are_kept_up_to_the_first_that_is_not_legal(few: Path) -> None:
    path = few / "tiny_towns/solo-1.json"
    old = load(path)
    steps = (*old.steps[:50], (0, 0, ""), *old.steps[51:])
    path.write_text(msgspec.structs.replace(old, steps=steps).encode())
    list(regenerate(registry.game("tiny_towns"), few / "tiny_towns"))
    new = load(path)
    assert new.steps[:50] == old.steps[:50]
    assert new.steps[50] != (0, 0, "")
    check_golden(new)


@pytest.mark.parametrize("change", ["key", "step", "score", "winner"])
def test_a_difference_is_noticed(change: str) -> None:
    found = load(FOLDER / "tiny_towns/standard-2.json")
    text = found.encode()
    actor, action = found.match().steps[-1]
    changed = {
        "key": text.replace(found.steps[30][2], "0" * 16),
        "step": text.replace(f"[{actor},{action},", f"[{actor},0,"),
        "score": text.replace('"points":', '"points":1', 1),
        "winner": text.replace(f'"winners": [{found.winners[0]}', f'"winners": [{1 - found.winners[0]}'),
    }[change]
    assert changed != text
    with pytest.raises((BrokenLaw, ValueError)):
        check_golden(msgspec.json.decode(changed, type=Golden))
