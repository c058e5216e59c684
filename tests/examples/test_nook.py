"""The example game lives in a package of its own and is played through every front end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GENERIC = [
    "tests/drawing/test_compose.py",
    "tests/drawing/test_parts.py",
    "tests/i18n/test_matches.py",
    "tests/i18n/test_messages.py",
    "tests/server/test_any_game.py",
    "tests/server/test_pages_after.py",
    "tests/server/test_pages_home.py",
]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the example installed."""
    target = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("source") / "nook"
    subprocess.run(["cp", "-r", str(ROOT / "examples/nook"), str(source)], check=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(target), os.environ.get("PYTHONPATH", "")])}


def run(installed: dict[str, str], *arguments: str, answers: str = "") -> str:
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=installed, input=answers, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_example_keeps_every_law(installed: dict[str, str]) -> None:
    told = run(installed, "pytest", "-q", "--pyargs", "tabletown.testing.suite", "--game", "nook")
    assert "33 passed" in told


def test_the_example_passes_the_generic_tests(installed: dict[str, str]) -> None:
    told = run(installed, "pytest", "-q", "-k", "nook", *GENERIC)
    assert " passed" in told


def test_the_example_is_played_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    game = ["play", "nook", "--bots", "1", "--save", str(tmp_path / "nook.json")]
    told = run(installed, "tabletown.cli", *game, answers="a1\nb1\nc1\na2\nb2\nc2\na3\nb3\nc3\n\n" * 2)
    assert "Place the house of height" in told
    assert "wins" in told or "share the victory" in told
    assert (tmp_path / "nook.json").exists()


def test_without_the_package_there_is_no_such_game() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tabletown.cli", "play", "nook"], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "nook" in done.stderr + done.stdout


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("heap = heap:GAME", "cannot be loaded"),
        ("nook2 = nook:GAME", "calls itself “nook”"),
    ],
)
def test_a_game_that_cannot_be_used_is_told_in_a_sentence(
    installed: dict[str, str], tmp_path: Path, entry: str, told: str
) -> None:
    info = tmp_path / "other-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[tabletown.games]\n{entry}\n")
    path = os.pathsep.join([str(tmp_path), installed["PYTHONPATH"]])
    command = [sys.executable, "-m", "tabletown.cli", "games", "--language", "en"]
    done = subprocess.run(command, env={**installed, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr
