"""`python -m bench.peers [--write]`: our games beside those of OpenSpiel, PettingZoo and RLCard, one run, one core.

Rates are per second of CPU time, best of three, random play. `requirements/peers.txt` lists the other packages.
`--write` puts the table into docs/performance.md.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from math import log, sqrt
from pathlib import Path
from time import process_time
from typing import Any

from bench.measures import copy_and_apply, decisions_of, observed_loop, python_loop, rate
from bench.run import options_of
from tabletown import _build
from tabletown.core import registry
from tabletown.core.state import CHANCE, State

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy is not loaded yet; its threads would count as CPU time
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/performance.md"
MARKS = ("<!-- peers: begin -->", "<!-- peers: end -->")
LEAST = 0.1  # least seconds of one measurement
SIMULATIONS = 40
SPIEL = ("backgammon", "chess", "go(board_size=9)", "hanabi", "gin_rummy")
ZOO = ("connect_four_v3", "leduc_holdem_v4", "go_v5", "chess_v6")
CARDS = ("gin-rummy", "uno", "leduc-holdem")
COLUMNS = {
    "steps": "steps a match",
    "decisions": "of them decisions",
    "loop": "steps/s",
    "copy": "copy and apply/s",
    "simulations": "simulations/s",
    "observed": "observed/s",
    "environment": "environment/s",
    "batch": "batch/s",
}
BATCH = 64
COMPARABLE = 2.0  # at most this ratio of match lengths
Rates = dict[str, float]
Work = Callable[[], int]


def steady(make: Callable[[int], Work]) -> float:
    """Return the rate of work made large enough to be measured."""
    size = 1
    while True:
        work = make(size)
        start = process_time()
        work()
        spent = process_time() - start
        if spent >= LEAST or size > 1 << 14:
            return rate(work)
        size = max(2 * size, int(size * LEAST / max(spent, 1e-3)))


def simulate(legal: list[int], step: Callable[[int], float]) -> int:
    """Run simulations of a one-level search: choose by UCB, take the action on a copy, play at random to the end."""
    visits, worth = dict.fromkeys(legal, 0), dict.fromkeys(legal, 0.0)
    for done in range(SIMULATIONS):
        if done < len(legal):
            action = legal[done]
        else:
            action = max(legal, key=lambda each: worth[each] / visits[each] + sqrt(2 * log(done) / visits[each]))
        visits[action] += 1
        worth[action] += step(action)
    return SIMULATIONS


# Ours.


def first_decision(state: State, rng: random.Random) -> int:
    """Resolve chance and return the seat that decides."""
    while state.actors() < 0:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    return (state.actors() & -state.actors()).bit_length() - 1


def our_simulations(name: str) -> float:
    """Return the rate of simulations from the first decision, with playouts in the engine."""
    game = registry.game(name)
    state = game.new(options_of(game))
    seat = first_decision(state, random.Random(5))
    seeds = iter(range(1 << 62))

    def step(action: int) -> float:
        copy = state.copy()
        copy.apply(seat, action)
        copy.playout(next(seeds))
        return float(seat in copy.winners())

    return steady(lambda size: lambda: sum(simulate(state.legal(seat), step) for _ in range(size)))


def our_environment(name: str) -> float:
    """Return the rate of decisions in the PettingZoo environment, including observations and masks."""
    envs = importlib.import_module("tabletown.envs")
    game = registry.game(name)
    return zoo_rate(envs.env(game, options=options_of(game)))


def our_batch(name: str) -> float:
    """Return the rate of decisions in a batch, including observations and masks."""
    envs = importlib.import_module("tabletown.envs")
    game = registry.game(name)
    batch = envs.Batch(game, BATCH, options=options_of(game))

    def make(size: int) -> Work:
        def work() -> int:
            for _ in range(size):
                batch.step(batch.draw())
            return size * BATCH

        return work

    return steady(make)


def ours(name: str) -> Rates:
    """Return all rates of one of our games with the loaded engine."""
    game = registry.game(name)
    options = options_of(game)
    steps, decisions = decisions_of(game, options)
    found = {
        "steps": steps,
        "decisions": decisions,
        "loop": steady(lambda size: python_loop(game, options, size)),
        "copy": steady(lambda size: copy_and_apply(game, options, 8 * size)),
        "simulations": our_simulations(name),
    }
    if _build.mode() == "compiled":
        found["observed"] = steady(lambda size: observed_loop(game, options, size))
        found |= {"environment": our_environment(name), "batch": our_batch(name)}
    return found


def ours_pure(name: str) -> Rates:
    """Return the rates of the plain engine, measured in a separate process."""
    command = [sys.executable, "-m", "bench.peers", "--here", name]
    variables = {**os.environ, "TABLETOWN_PURE": "1"}
    done = subprocess.run(command, env=variables, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found: Rates = json.loads(done.stdout)
    return found


# Theirs.


def spiel(name: str) -> Rates:
    """Return the rates of an OpenSpiel game, in C++, driven by the same loops."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def matches(count: int, edges: list[tuple[Any, int]] | None = None) -> int:
        number, steps = random.Random(3).random, 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                action = legal[int(number() * len(legal))]
                if edges is not None:
                    edges.append((state.clone(), action))
                state.apply_action(action)
                steps += 1
        return steps

    edges: list[tuple[Any, int]] = []
    matches(2, edges)

    def copying(size: int) -> Work:
        def work() -> int:
            for _ in range(size):
                for state, action in edges:
                    state.clone().apply_action(action)
            return size * len(edges)

        return work

    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])

    # Its search is entirely in C++; playouts cannot be called separately from Python.
    def searching(size: int) -> Work:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, 100, False, 1, False)

        def work() -> int:
            for _ in range(size):
                bot.step(root)
            return size * SIMULATIONS

        return work

    found = {
        "steps": matches(20) / 20,
        "loop": steady(lambda size: lambda: matches(size)),
        "copy": steady(copying),
    }
    if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:  # required by its search
        found["simulations"] = steady(searching)
    return found


def zoo_rate(env: Any) -> float:
    """Return the rate of decisions in a PettingZoo environment, chosen by its masks."""

    def make(size: int) -> Work:
        def work() -> int:
            steps = 0
            while steps < size:
                env.reset(seed=steps)
                for agent in env.agent_iter():
                    seen, _, over, cut, _ = env.last()
                    env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
                    steps += not (over or cut)
                    if steps >= size:
                        break
            return steps

        return work

    return steady(make)


def zoo(name: str) -> Rates:
    """Return the rate of a classic environment of PettingZoo."""
    return {"environment": zoo_rate(importlib.import_module(f"pettingzoo.classic.{name}").env())}


def cards(name: str) -> Rates:
    """Return the rate of an RLCard game with its random agents."""
    rlcard = importlib.import_module("rlcard")
    agents = importlib.import_module("rlcard.agents")
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def make(size: int) -> Work:
        def work() -> int:
            steps = 0
            for _ in range(size):
                paths, _ = env.run(is_training=False)
                steps += sum(len(path) // 2 for path in paths)
            return steps

        return work

    return {"environment": steady(make)}


# All of it.


def peers() -> Iterator[tuple[str, str, Rates]]:
    """Yield the project, the game and its rates."""
    for name in registry.games():
        yield "Tabletown, compiled", name, ours(name)
    for name in registry.games():
        yield "Tabletown, plain Python", name, ours_pure(name)
    for library, names, measure in (
        ("OpenSpiel", SPIEL, spiel),
        ("PettingZoo classic", ZOO, zoo),
        ("RLCard", CARDS, cards),
    ):
        for name in names:
            yield library, name, measure(name)


def line(whose: str, name: str, rates: Rates) -> str:
    """Return a line of the table."""
    cells = [f"{rates[column]:,.0f}" if column in rates else "" for column in COLUMNS]
    return f"| {whose} | {name} | " + " | ".join(cells) + " |"


def ratios(found: list[tuple[str, str, Rates]]) -> list[str]:
    """Return our games compared with OpenSpiel's from a Python loop; bold where matches are of comparable length."""
    theirs = {name: rates for whose, name, rates in found if whose == "OpenSpiel"}
    lines = [
        "",
        "| compiled, steps/s | " + " | ".join(f"x {name}" for name in theirs) + " |",
        "|---|" + "---:|" * len(theirs),
    ]
    for name, rates in compiled(found):
        cells = []
        for other in theirs.values():
            longer = max(rates["steps"], other["steps"]) / min(rates["steps"], other["steps"])
            ratio = f"{rates['loop'] / other['loop']:.1f}"
            cells.append(f"**{ratio}**" if longer <= COMPARABLE else ratio)
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return lines


def batches(found: list[tuple[str, str, Rates]]) -> list[str]:
    """Return batches compared with Python loops, in decisions of seats."""
    lines = ["", "| batch | x environment | x observed | x bare loop |", "|---|---:|---:|---:|"]
    for name, rates in compiled(found):
        bare = rates["loop"] * rates["decisions"] / rates["steps"]
        cells = [f"{rates['batch'] / other:.2f}" for other in (rates["environment"], rates["observed"], bare)]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return lines


def compiled(found: list[tuple[str, str, Rates]]) -> Iterator[tuple[str, Rates]]:
    """Return our games with the compiled engine."""
    return ((name, rates) for whose, name, rates in found if whose == "Tabletown, compiled")


def main(arguments: list[str]) -> int:
    """Measure, print and, with `--write`, update the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers")
    parser.add_argument("--write", action="store_true", help="put the table into docs/performance.md")
    parser.add_argument("--here", metavar="GAME", help="print the rates of this engine as JSON")
    chosen = parser.parse_args(arguments)
    if chosen.here:
        print(json.dumps(ours(chosen.here)))
        return 0
    if _build.mode() != "compiled":
        parser.error(f"the engine is not compiled: {_build.reason()}")
    table = [f"Python {platform.python_version()}, {platform.machine()}, one core; rates per second of CPU time.", ""]
    table += ["| whose | game | " + " | ".join(COLUMNS.values()) + " |", "|---|---|" + "---:|" * len(COLUMNS)]
    print("\n".join(table))
    found = []
    for each in peers():
        found.append(each)
        table.append(line(*each))
        print(table[-1], flush=True)
    compared = ratios(found) + batches(found)
    print("\n".join(compared))
    if chosen.write:
        before, rest = PAGE.read_text("utf-8").split(MARKS[0])
        after = rest.split(MARKS[1])[1]
        PAGE.write_text("\n".join([before + MARKS[0], "", *table, *compared, "", MARKS[1]]) + after, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
