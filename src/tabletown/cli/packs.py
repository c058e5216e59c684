"""Card packs on the command line: checking a file, and playing with it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from tabletown.i18n import Speaker


def check_pack(arguments: argparse.Namespace) -> int:
    """Tell what is wrong with a pack; 1 if anything is."""
    from tabletown.games.sweet_lands import pack

    say = Speaker(arguments.language)
    problems = pack.check(arguments.file)
    for problem in problems:
        print(say.line(problem))
    if not problems:
        print(say("cli-pack-sound", {"name": pack.load(arguments.file)}))
    return 1 if problems else 0


def load_pack(arguments: argparse.Namespace) -> None:
    """Make the pack of `--pack` playable, here and in processes started from here, and an option of a new match."""
    if arguments.pack is None:
        return
    from tabletown.games.sweet_lands import pack

    name = pack.load(arguments.pack)
    os.environ[pack.GIVEN] = str(Path(arguments.pack).resolve())
    if hasattr(arguments, "option"):
        arguments.option.append(f"pack={name}")
