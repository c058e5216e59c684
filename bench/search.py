"""Simulations per second of the tree search, for each game on one core: `python -m bench.search [GAME...]`.

Positions are taken from the middle of random matches of the two-seat preset (and of solo where there is one); CPU time.
"""

from __future__ import annotations

import random
import sys
from time import process_time

from tabletown import _build
from tabletown.bots.mcts import Player
from tabletown.core import registry
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State

POSITIONS = 6
SIMULATIONS = {"compiled": 200, "pure": 20}


def positions(game: Game, options: Options) -> list[State]:
    """Return states of random matches, spread over their length, in which the first actor has a choice."""
    rng = random.Random(4)
    found: list[State] = []
    while len(found) < POSITIONS:
        state, met = game.new(options), []
        while not state.over:
            actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
            legal = state.legal(actor)
            if actor != CHANCE and len(legal) > 1:
                met.append(state.copy())
            state.apply(actor, rng.choice(legal))
        found.append(met[(2 * len(found) + 1) * len(met) // (2 * POSITIONS)])
    return found


def measure(game: Game, options: Options) -> tuple[float, float]:
    """Return simulations per second, and microseconds per sample."""
    done, spent, sampling = 0, 0.0, 0.0
    simulations = SIMULATIONS[_build.mode()]
    for state in positions(game, options):
        rng = random.Random(5)
        view = game.view(state, members(state.actors())[0])
        search = Player(simulations=simulations).search(game, view, rng)
        start = process_time()
        for _ in range(simulations):
            search.simulate()
        spent += process_time() - start
        done += simulations
        start = process_time()
        for _ in range(simulations):
            game.sample(view, rng)
        sampling += process_time() - start
    return done / spent, 1e6 * sampling / done


def main(names: list[str]) -> int:
    """Measure all games or some and print a table."""
    print(f"engine {_build.mode()}\n{'':32}{'simulations/s':>15}{'sample, us':>12}")
    for name in names or registry.games():
        game = registry.game(name)
        kinds = {(options.mode, options.seats): options for options in reversed(game.presets()) if options.seats <= 2}
        for (mode, seats), options in sorted(kinds.items()):
            rate, sampling = measure(game, options)
            print(f"{f'{name}, {mode}, {seats}':32}{rate:15,.0f}{sampling:12.1f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
