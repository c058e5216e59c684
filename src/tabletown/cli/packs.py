"""Card packs on the command line: checking and using them. The games that have packs know how."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletown.core.errors import OptionsError
from tabletown.core.facets import Packs
from tabletown.core.registry import game, games
from tabletown.i18n import Speaker


def check_pack(arguments: argparse.Namespace) -> int:
    """Print the problems of a pack; return 1 if there are any."""
    say = Speaker(arguments.language)
    with _refusing_deep_nesting(arguments.file):
        packs = _packs_for(arguments.file)
        problems = packs.check(arguments.file)
    for problem in problems:
        print(say.line(problem))
    if not problems:
        print(say("cli-pack-sound", {"name": packs.load(arguments.file)}))
    return 1 if problems else 0


def load_pack(arguments: argparse.Namespace) -> None:
    """Load the pack of `--pack`, for this process and its children, and make it an option of a new match."""
    if arguments.pack is None:
        return
    with _refusing_deep_nesting(arguments.pack):
        packs = _packs_for(arguments.pack)
        name = packs.load(arguments.pack)
    os.environ[packs.variable] = str(Path(arguments.pack).resolve())
    if hasattr(arguments, "option"):
        arguments.option.append(f"pack={name}")


def _packs_for(file: str) -> Packs:
    """Return the packs of the game that finds fewest problems in a file."""
    having = [packs for name in games() if (packs := game(name).meta.packs) is not None]
    return min(having, key=lambda packs: len(packs.check(file)))


@contextmanager
def _refusing_deep_nesting(file: str) -> Iterator[None]:
    try:
        yield
    except RecursionError:
        raise OptionsError("cli-pack-nested", file=file) from None
