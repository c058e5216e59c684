"""How many of the shipped puzzles levels 1 and 5 solve: `python -m bench.puzzles [GAME …] [--level N …] [--every N]`.

Levels that think for some time get it as processor time, so a busy machine makes no difference.
"""

from __future__ import annotations

import argparse
import random
from time import process_time

import tabletown
from tabletown.bots.levels import make_level
from tabletown.core.game import Game
from tabletown.table.puzzles import Attempt, Puzzle, puzzles_of

TRIES = {"1": 10}  # of a level whose choices are cheap and vary; 1 for the others


def share(game: Game, puzzle: Puzzle, level: str) -> float:
    """Return the part of the tries in which a level finds a solution."""
    tries = TRIES.get(level, 1)
    right = 0
    for number in range(tries):
        attempt = Attempt(game, puzzle)
        view, legal = attempt.view, attempt.offered
        attempt.act(make_level(level, clock=process_time).choose(game, view, legal, random.Random(f"try {number}")))
        right += attempt.judgment == "right"
    return right / tries


def main() -> None:
    """Print a line for each game and level."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=tabletown.games())
    parser.add_argument("--level", nargs="+", default=["1", "5"])
    parser.add_argument("--every", type=int, default=1, help="take one of so many puzzles")
    given = parser.parse_args()
    for name in given.games:
        game = tabletown.game(name)
        for level in given.level:
            found = [share(game, puzzle, level) for puzzle in puzzles_of(game)[:: given.every]]
            if found:
                print(f"{name:16} level {level}: {100 * sum(found) / len(found):5.1f} % of {len(found)}", flush=True)


if __name__ == "__main__":
    main()
