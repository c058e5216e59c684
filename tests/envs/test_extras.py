"""The extras contain exactly the imports of their part of the package."""

import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from tabletown.server.errors import ServerError
from tabletown.server.settings import Settings

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
LOCKS = ("run", "dev", "research", "ray", "peers")
# Where each package of an extra is imported; a notebook imports us.
IMPORTED = {
    "asyncpg": "server/live/pg_notify.py",
    "cma": "arena/tune.py",
    "gymnasium": "envs/gymnasium_env.py",
    "joblib": "arena/run.py",
    "numpy": "envs/batch.py",
    "open_spiel": "envs/openspiel_game.py",
    "pettingzoo": "envs/pettingzoo_env.py",
    "pillow": "envs/match.py",
    "ray": "arena/run.py",
}
MODULES = {"open_spiel": "pyspiel", "pillow": "PIL"}


def wanted(name: str) -> list[str]:
    lines = (ROOT / f"requirements/{name}.in").read_text("utf-8").splitlines()
    return [line for line in lines if line[0] not in "#-"]


def pinned(name: str) -> dict[str, set[str]]:
    """The versions that a lock file has of each package."""
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==(\S+)", (ROOT / f"requirements/{name}.txt").read_text("utf-8"), re.M):
        found.setdefault(package, set()).add(version)
    return found


def test_what_is_declared_is_what_is_pinned() -> None:
    assert wanted("run") == PROJECT["dependencies"]
    assert wanted("research") == EXTRAS["research"]
    known = {*wanted("dev"), *wanted("research"), *wanted("ray"), "ipykernel"}
    assert {package for extra in EXTRAS.values() for package in extra} <= known


def test_an_extra_brings_only_what_is_imported() -> None:
    assert EXTRAS.keys() >= {"research", "ray", "train", "postgres", "notebook"}
    assert EXTRAS["notebook"] == ["ipykernel"]
    for package in {each for name, extra in EXTRAS.items() if name != "notebook" for each in extra}:
        text = (ROOT / "src/tabletown" / IMPORTED[package]).read_text("utf-8")
        module = re.escape(MODULES.get(package, package))
        assert re.search(rf'^\s*(import|from) {module}\b|import_module\("{module}"\)', text, re.M), package


def test_lock_files_agree() -> None:
    for number, one in enumerate(LOCKS):
        for other in LOCKS[:number]:
            left, right = pinned(one), pinned(other)
            for package in left.keys() & right.keys():
                assert left[package] == right[package], (one, other, package)


def test_postgresql_without_its_extra_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database="postgresql://here/tabletown")
    assert settings.url.startswith("postgresql+asyncpg://")
    monkeypatch.setattr("tabletown.server.settings.find_spec", lambda name: None if name == "asyncpg" else find_spec(name))
    with pytest.raises(ServerError, match=r'pip install "tabletown\[postgres\]"'):
        settings.url  # noqa: B018
    assert Settings(database="sqlite:///file").url == "sqlite+aiosqlite:///file"


PLAYING = """
import tabletown, tabletown.server.app, tabletown.cli.main
for name in tabletown.games():
    game = tabletown.game(name)
    tabletown.playout(game.new(game.options()), 1)
"""


def without(packages: list[str], program: str) -> str:
    """Return the output of a program that cannot import these packages; its last line lists those it imported anyway."""
    program = f"import sys; sys.modules.update(dict.fromkeys({packages}))\n{program}"
    program += f"\nprint([name for name in {packages} if sys.modules[name] is not None])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_server_needs_no_extra() -> None:
    """Without what the extras bring, all of it can still be imported, and every game played."""
    packages = sorted({MODULES.get(each, each) for extra in EXTRAS.values() for each in extra})
    assert without(packages, PLAYING) == "[]\n"


def test_the_games_import_what_is_declared() -> None:
    """The imports of the rules are direct dependencies, not only transitive ones."""
    declared = {re.split(r"[\[.]", each)[0].replace("-", "_") for each in PROJECT["dependencies"]}
    found: set[str] = set()
    for part in ("core", "drawing", "games", "bots", "i18n", "table"):
        for path in (ROOT / "src/tabletown" / part).rglob("*.py"):
            found |= set(re.findall(r"^(?:import|from) (\w+)", path.read_text("utf-8"), re.M))
    assert found - sys.stdlib_module_names - {"tabletown"} <= declared


def test_an_sdist_has_what_its_build_needs(tmp_path: Path) -> None:
    """`setup.py` imports `vendor`, which asks npm for what the lock file names, and copies the rules of the games."""
    command = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    listed = {*(tmp_path / "tabletown.egg-info/SOURCES.txt").read_text("utf-8").splitlines()}
    assert {"setup.py", "vendor.py", "package.json", "package-lock.json", "docs/games/torres/rulebook.ru.md"} <= listed
