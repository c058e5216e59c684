"""`tabletown perft`, `bench` and `rules`: tools for developers of games."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import tabletown
from tabletown.cli.files import read
from tabletown.core.registry import game, games
from tabletown.core.state import State, divide
from tabletown.i18n import say
from tabletown.table import TableError


def perft(arguments: argparse.Namespace) -> int:
    """Count action sequences from a new match or from a position in a file, split by first action."""
    if arguments.depth < 1:
        raise TableError("cli-error-depth", depth=arguments.depth)
    state = _start(arguments.subject)
    rules = game(_name(arguments.subject))
    nodes = 0
    for _, action, count in divide(state, arguments.depth):
        print(f"{rules.text(action)}: {count}")
        nodes += count
    print(say(arguments.language, "cli-perft", {"depth": arguments.depth, "nodes": nodes}))
    return 0


def _name(subject: str) -> str:
    if subject in games():
        return subject
    lines = read(Path(subject)).decode(errors="replace").splitlines()
    return next((line.strip() for line in lines if line.strip() and not line.startswith("#")), "")


def _start(subject: str) -> State:
    rules = game(_name(subject))
    if subject in games():
        return rules.new(rules.options())
    return rules.from_text(read(Path(subject)).decode(errors="replace"))


def bench(arguments: argparse.Namespace) -> int:
    """Run the benchmarks of a checkout."""
    folder = _checkout()
    if folder is None or not (folder / "bench" / "__main__.py").exists():
        raise TableError("cli-error-checkout")
    return subprocess.run([sys.executable, "-m", "bench"], cwd=folder, check=False).returncode


def rules(arguments: argparse.Namespace) -> int:
    """List the rules of a game that no test cites; return 1 if there are any."""
    from tabletown.testing import coverage

    name = game(arguments.game).name
    folder = _checkout()
    if folder is None or not coverage.rules(name, folder):
        raise TableError("cli-error-checkout")
    absent = coverage.missing(name, folder)
    for each in absent:
        print(each)
    total = len(coverage.rules(name, folder))
    print(say(arguments.language, "cli-rules-cited", {"cited": total - len(absent), "total": total}))
    return 1 if absent else 0


def _checkout() -> Path | None:
    """Return the root of the checkout, or None in an installed package."""
    folder = Path(tabletown.__file__).parents[2]
    return folder if (folder / "pyproject.toml").exists() else None
