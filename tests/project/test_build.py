"""A stale, foreign or missing build is never used, and the mode that is told is the mode that is loaded."""

import importlib
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import tabletown
from tabletown import _build

SUFFIX = EXTENSION_SUFFIXES[0]
ASK = (
    "import tabletown, tabletown.core.stone as stone; from tabletown import _build;"
    "print(_build.mode(), _build.reason(), stone.WORD)"
)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package that looks as if it had just been built."""
    monkeypatch.delenv("TABLETOWN_PURE", raising=False)
    folder = tmp_path / "tabletown"
    (folder / "core").mkdir(parents=True)
    shutil.copy(str(_build.__file__), folder / "_build.py")
    (folder / "__init__.py").write_text("from tabletown import _build\n_build.install()\n")
    (folder / "core/__init__.py").write_text("")
    (folder / "core/stone.py").write_text("WORD = 'source'\n")
    (folder / f"core/stone{SUFFIX}").write_bytes(b"no machine code")
    record_build(folder)
    return folder


def record_build(folder: Path, suffix: str = SUFFIX) -> None:
    content = {"suffix": suffix, "sources": _build.fingerprints(str(folder)), "files": [f"core/stone{SUFFIX}"]}
    (folder / _build.RECORD).write_text(json.dumps(content))


def import_in_new_process(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {name: value for name, value in os.environ.items() if not name.startswith("TABLETOWN_")}
    variables |= {"PYTHONPATH": str(folder.parent), **environment}
    return subprocess.run([sys.executable, "-c", ASK], env=variables, capture_output=True, text=True, check=False)


def test_a_fresh_build_is_used(package: Path) -> None:
    assert _build.verdict(str(package)) == ("compiled", "")
    # The module that lies there is no real one, so trying to load it is the proof.
    assert f"core/stone{SUFFIX}" in import_in_new_process(package).stderr


def test_the_switch_forces_plain_python(package: Path) -> None:
    assert import_in_new_process(package, TABLETOWN_PURE="1").stdout == "pure switched-off source\n"


def test_an_edited_source_is_loaded_instead_of_its_build(package: Path) -> None:
    (package / "core/stone.py").write_text("WORD = 'edited'\n")
    assert import_in_new_process(package).stdout == "pure stale:core/stone.py edited\n"


def test_nothing_built_is_told(package: Path) -> None:
    (package / _build.RECORD).unlink()
    assert import_in_new_process(package).stdout == "pure not-built source\n"


def test_a_source_added_after_the_build_makes_it_stale(package: Path) -> None:
    (package / "core/glass.py").write_text("")
    assert _build.verdict(str(package)) == ("pure", "stale:core/glass.py")


def test_a_source_removed_after_the_build_makes_it_stale(package: Path) -> None:
    (package / "core/stone.py").unlink()
    assert _build.verdict(str(package)) == ("pure", "stale:core/stone.py")


def test_a_build_for_another_python_is_not_used(package: Path) -> None:
    record_build(package, suffix=".cpython-39-other.so")
    assert _build.verdict(str(package)) == ("pure", "other-python")


def test_a_lost_library_is_told(package: Path) -> None:
    (package / f"core/stone{SUFFIX}").unlink()
    assert _build.verdict(str(package)) == ("pure", f"missing:core/stone{SUFFIX}")


def test_only_the_engine_is_compiled(package: Path) -> None:
    engine = [
        "bots/search_tree.py",
        "games/village/bot/evaluate.py",
        "games/village/rules/effects/cards.py",
        "games/village/rules/state.py",
    ]
    others = ["core/options.py", "bots/levels.py", "table/rules.py", "games/__init__.py"]
    edges = [
        f"games/village/{name}.py"
        for name in ("__init__", "options", "rules/__init__", "rules/effects/__init__", "picture/board")
    ]
    for path in (*engine, *others, *edges):
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text("")
    assert _build.sources(str(package)) == sorted(["core/stone.py", *engine])


def test_every_interpreted_exception_exists() -> None:
    root = Path(str(tabletown.__file__)).parent
    assert [path for path in _build.INTERPRETED if not (root / path).exists()] == []


@pytest.mark.parametrize("source", _build.sources())
def test_the_mode_told_is_the_mode_loaded(source: str) -> None:
    module = importlib.import_module("tabletown." + source.removesuffix(".py").replace("/", "."))
    compiled = not str(module.__file__).endswith(".py")
    assert compiled == (_build.mode() == "compiled")


@pytest.mark.parametrize("content", ["{", "", "{}", "[]"])
def test_a_damaged_record_of_the_build_means_plain_python(package: Path, content: str) -> None:
    (package / _build.RECORD).write_text(content)
    assert _build.verdict(str(package)) == ("pure", "damaged")
