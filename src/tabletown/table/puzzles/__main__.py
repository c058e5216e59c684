"""`python -m tabletown.table.puzzles GAME --out FILE`: makes puzzles where only the engine is installed."""

from __future__ import annotations

import argparse
import sys

from tabletown.table.puzzles.make import arguments, limits_of, make
from tabletown.table.puzzles.model import Collection


def _tell(found: Collection) -> None:
    print(f"{found.game}: {len(found.puzzles)} / {len(found.done)}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    arguments(parser)
    given = parser.parse_args()
    make(given.game, given.out, progress=_tell, **limits_of(given))
