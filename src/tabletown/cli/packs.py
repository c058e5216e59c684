"""Card packs on the command line: checking and using them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletown.core.errors import OptionsError
from tabletown.i18n import Speaker


def check_pack(arguments: argparse.Namespace) -> int:
    """Print the problems of a pack; return 1 if there are any."""
    from tabletown.games.sweet_lands import pack

    say = Speaker(arguments.language)
    with _refusing_deep_nesting(arguments.file):
        problems = pack.check(arguments.file)
    for problem in problems:
        print(say.line(problem))
    if not problems:
        print(say("cli-pack-sound", {"name": pack.load(arguments.file)}))
    return 1 if problems else 0


def load_pack(arguments: argparse.Namespace) -> None:
    """Load the pack of `--pack`, for this process and its children, and make it an option of a new match."""
    if arguments.pack is None:
        return
    from tabletown.games.sweet_lands import pack

    with _refusing_deep_nesting(arguments.pack):
        name = pack.load(arguments.pack)
    os.environ[pack.GIVEN] = str(Path(arguments.pack).resolve())
    if hasattr(arguments, "option"):
        arguments.option.append(f"pack={name}")


@contextmanager
def _refusing_deep_nesting(file: str) -> Iterator[None]:
    try:
        yield
    except RecursionError:
        raise OptionsError("cli-pack-nested", file=file) from None
