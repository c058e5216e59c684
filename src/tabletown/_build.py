"""The choice between the compiled engine and its plain source, so that a stale build is never used.

The build (setup.py) records the hash of every source that it compiled. At import the record is compared with the current
sources; unless all agree, every module is loaded from its `.py`, even if there is a compiled one beside it.
"""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import Any

# The rooms of a game that are compiled; everything else in it is plain Python.
GAME_ROOMS = ("rules", "bot")

# Modules that would match the patterns below but stay plain Python: they hold msgspec structs or are subclassed by
# interpreted code. A module that mypyc cannot compile is added here.
INTERPRETED = (
    "core/__init__.py",
    "core/actions.py",
    "core/errors.py",
    "core/facets.py",
    "core/game.py",
    "core/options.py",
    "core/record.py",
    "core/registry.py",
    "core/views.py",
    "core/translate.py",
    "core/vecs.py",
)

RECORD = "_compiled.json"
PACKAGE = os.path.dirname(os.path.abspath(__file__))

_state = ("pure", "not-built")
_installed = False


def sources(package: str = PACKAGE) -> list[str]:
    """Return the paths, relative to the package, of every module that a build compiles."""
    found = [f"core/{name}" for name in _files(package, "core")]
    found += [f"bots/{name}" for name in _files(package, "bots") if name.startswith("search")]
    for game in _entries(package, "games"):
        for room in GAME_ROOMS:
            found += _modules(package, f"games/{game}/{room}")
    return sorted(set(found) - set(INTERPRETED))


def _modules(package: str, folder: str) -> Iterator[str]:
    """Yield the modules of a folder and its subfolders, without the `__init__.py` of each."""
    for name in _entries(package, folder):
        if name.endswith(".py"):
            if name != "__init__.py":
                yield f"{folder}/{name}"
        elif "." not in name and name != "__pycache__":
            yield from _modules(package, f"{folder}/{name}")


def fingerprints(package: str = PACKAGE) -> dict[str, str]:
    """Return the hash of each source that a build compiles."""
    return {source: _hash(os.path.join(package, source)) for source in sources(package)}


def verdict(package: str = PACKAGE) -> tuple[str, str]:
    """Return the mode and the reason for this package directory, as in `mode` and `reason`."""
    if os.environ.get("TABLETOWN_PURE") == "1":
        return "pure", "switched-off"
    record = _read_record(package)
    if record is None:
        return "pure", "not-built"
    if not record.keys() >= {"suffix", "sources", "files"}:
        return "pure", "damaged"
    if record["suffix"] != EXTENSION_SUFFIXES[0]:
        return "pure", "other-python"
    built, present = record["sources"], fingerprints(package)
    for source in sorted(built.keys() | present.keys()):
        if built.get(source) != present.get(source):
            return "pure", f"stale:{source}"
    for file in record["files"]:
        if not os.path.exists(os.path.join(package, file)):
            return "pure", f"missing:{file}"
    return "compiled", ""


def install() -> None:
    """Determine the mode of this process; called once, before any other module of the package is imported."""
    global _state, _installed
    if _installed:
        return
    _installed = True
    _state = verdict()
    if _state[0] == "pure":
        sys.meta_path.insert(0, SourceFinder())


def mode() -> str:
    """Return `compiled` or `pure`."""
    return _state[0]


def reason() -> str:
    """Return why it is pure, or "": `switched-off`, `not-built`, `damaged`, `other-python`, `stale:FILE`, `missing:FILE`."""
    return _state[1]


class SourceFinder:
    """A finder of this package's modules as source only, ignoring compiled ones."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if not fullname.startswith("tabletown."):
            return None
        for entry in path or ():
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _read_record(package: str) -> dict[str, Any] | None:
    try:
        with open(os.path.join(package, RECORD), encoding="utf-8") as file:
            record: Any = json.load(file)
    except FileNotFoundError:
        return None
    except ValueError:
        return {}
    return record if isinstance(record, dict) else {}


def _entries(*parts: str) -> list[str]:
    try:
        return os.listdir(os.path.join(*parts))
    except (FileNotFoundError, NotADirectoryError):
        return []


def _files(*parts: str) -> Iterator[str]:
    return (name for name in _entries(*parts) if name.endswith(".py"))


def _hash(path: str) -> str:
    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()
