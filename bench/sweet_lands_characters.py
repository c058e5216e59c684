"""`python -m bench.sweet_lands_characters N`: N solo matches of the greedy bot with each character of Sweet Lands.

Prints the mean, the standard deviation and the 95 % interval of the mean for each character. Domain boards alternate, so
every character meets every side equally often; match k of every character has the same seed.
"""

from __future__ import annotations

import argparse
import random
import sys
from math import sqrt
from statistics import mean, stdev

from tabletown.bots.bot import bot
from tabletown.core import registry
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules.material import BOARDS, CHARACTERS

SIDES = [f"domain {BOARDS[0]} a", *(f"domain {board} b" for board in BOARDS)]


def play(character: str, domain: str, name: str, seed: int) -> int:
    """Return the points of one solo match with this character on this side."""
    game = registry.game("sweet_lands")
    player = bot(name)
    rng = random.Random(seed)
    wanted = {game.parse(f"character {character}"), game.parse(domain)}
    state = game.new(game.options(mode="solo"))
    while not state.over:
        if state.actors() == CHANCE:
            outcomes = state.outcomes()
            state.apply(CHANCE, rng.choices([each[0] for each in outcomes], [each[1] for each in outcomes])[0])
            continue
        legal = state.legal(0)
        given = [action for action in legal if action in wanted]
        state.apply(0, given[0] if given else player.choose(game, game.view(state, 0), legal, rng))
    return state.score(0).total


def row(name: str, points: list[int]) -> str:
    """Return one line of the table."""
    spread = stdev(points)
    half = 1.96 * spread / sqrt(len(points))
    middle = mean(points)
    return f"| {name} | {len(points)} | {middle:.0f} | {spread:.0f} | {middle - half:.0f}-{middle + half:.0f} |"


def main(arguments: list[str]) -> int:
    """Play and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.sweet_lands_characters")
    parser.add_argument("matches", type=int, help="matches of each character")
    parser.add_argument("--bot", default="greedy")
    chosen = parser.parse_args(arguments)
    print("| character | matches | mean | sd | 95 % of the mean |\n|---|---:|---:|---:|---|")
    together: list[int] = []
    for character in CHARACTERS:
        points = [play(character, SIDES[seed % len(SIDES)], chosen.bot, seed) for seed in range(chosen.matches)]
        together += points
        print(row(character, points), flush=True)
    print(row("all", together))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
