"""The suite as somebody meets it who has written a game of their own."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = """
import tabletown
from faults import FAULTS
from guessing import Guessing

tabletown.register(Guessing())
faulty = FAULTS["copies share a list"][0]
type(faulty).name = "faulty"
tabletown.register(faulty)
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder outside the project with two games of its own, one of them faulty."""
    here = Path(__file__).parent
    shutil.copy(here / "guessing.py", tmp_path)
    faults = (here / "faults.py").read_text("utf-8")
    (tmp_path / "faults.py").write_text(faults.replace("tests.laws.guessing", "guessing"), "utf-8")
    (tmp_path / "conftest.py").write_text(CONFTEST, "utf-8")
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--disable-plugin-autoload",
        "-p",
        "tabletown",
    ]
    suite = ["--rootdir", str(folder), "--confcutdir", str(folder), "--pyargs", "tabletown.testing.suite"]
    return subprocess.run([*command, *suite, *arguments], cwd=folder, capture_output=True, text=True, check=False)


def test_a_game_from_outside_is_put_through_all_laws(elsewhere: Path) -> None:
    done = run(elsewhere, "-c", "/dev/null", "-p", "conftest", "--game", "guessing")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "48 passed" in done.stdout  # three presets, fifteen laws; texts, options and lessons


def test_a_broken_law_is_told_with_game_preset_and_position(elsewhere: Path) -> None:
    done = run(elsewhere, "-c", "/dev/null", "-p", "conftest", "--game", "faulty", "-k", "duel and copy")
    assert done.returncode == 1
    assert "BrokenLaw: copy: " in done.stdout
    assert "faulty duel-2, seed 0, after" in done.stdout


def test_a_game_that_is_not_there_is_refused(elsewhere: Path) -> None:
    done = run(elsewhere, "-c", "/dev/null", "--game", "no_such_game")
    assert done.returncode != 0
    assert "no_such_game" in done.stdout + done.stderr
