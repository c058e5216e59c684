"""Measures: each function does a fixed amount of work and returns the number of decisions."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from time import process_time

from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State

REPEATS = 3
REFERENCE_LOOPS = 300_000
Work = Callable[[], int]
Watch = Callable[[State, int, list[int]], None]


def rate(work: Work, repeats: int = REPEATS) -> float:
    """Return decisions per second of CPU time, the best of several runs."""
    work()
    best = 0.0
    for _ in range(repeats):
        start = process_time()
        done = work()
        best = max(best, done / (process_time() - start))
    return best


def reference() -> int:
    """Run a fixed loop of plain Python over small integers, the reference for machines and runs."""
    state, total = 1, 0
    for _ in range(REFERENCE_LOOPS):
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        total += state >> 16 & 7
    assert total == 1049844
    return REFERENCE_LOOPS


def in_engine(game: Game, options: Options, matches: int) -> Work:
    """Return random play to the end inside the engine."""

    def work() -> int:
        return sum(game.new(options).playout(seed) for seed in range(matches))

    return work


def random_play(game: Game, options: Options, matches: int, watch: Watch | None = None) -> int:
    """Play at random from Python (actors, legal actions, apply) and return the number of steps.

    `watch` is called at every decision of a seat with the state, the seat and the legal actions.
    """
    number = random.Random(1).random
    steps = 0
    for _ in range(matches):
        state = game.new(options)
        waiting = state.actors()
        while waiting:
            actor = CHANCE if waiting < 0 else (waiting & -waiting).bit_length() - 1
            legal = state.legal(actor)
            if watch is not None and actor >= 0:
                watch(state, actor, legal)
            state.apply(actor, legal[int(number() * len(legal))])
            steps += 1
            waiting = state.actors()
    return steps


def python_loop(game: Game, options: Options, matches: int) -> Work:
    """Return the bare loop."""
    return lambda: random_play(game, options, matches)


def observed_loop(game: Game, options: Options, matches: int) -> Work:
    """Return the loop with an observation vector and a mask at every decision of a seat; decisions count."""
    rows = importlib.import_module("tabletown.envs.observations")

    def work() -> int:
        decisions = 0

        def watch(state: State, seat: int, legal: list[int]) -> None:
            nonlocal decisions
            rows.row(game, state, seat)
            rows.mask(game, state, seat)
            decisions += 1

        random_play(game, options, matches, watch)
        return decisions

    return work


def decisions_of(game: Game, options: Options, matches: int = 20) -> tuple[float, float]:
    """Return the steps of a random match, and how many of them are decisions of seats."""
    seats: list[int] = []
    steps = random_play(game, options, matches, lambda state, seat, legal: seats.append(seat))
    return steps / matches, len(seats) / matches


def positions(game: Game, options: Options, matches: int) -> list[tuple[State, int, int]]:
    """Return the states of random matches, each with an actor and its action; legal actions are known to the states."""
    found: list[tuple[State, int, int]] = []
    rng = random.Random(2)
    for _ in range(matches):
        state = game.new(options)
        while not state.over:
            waiting = state.actors()
            actor = CHANCE if waiting < 0 else (waiting & -waiting).bit_length() - 1
            action = rng.choice(state.legal(actor))
            found.append((state.copy(), actor, action))
            state.apply(actor, action)
    return found


def copy_and_apply(game: Game, options: Options, matches: int) -> Work:
    """Return copying a state whose legal actions are known and taking a step on the copy, as a search does."""
    known = positions(game, options, max(1, matches // 8))

    def work() -> int:
        for _ in range(4):
            for state, actor, action in known:
                state.copy().apply(actor, action)
        return 4 * len(known)

    return work


def copies(game: Game, options: Options, matches: int) -> Work:
    """Return copying the states of random matches."""
    known = [state for state, _, _ in positions(game, options, matches)]

    def work() -> int:
        for state in known:
            state.copy()
        return len(known)

    return work


MEASURES: dict[str, Callable[[Game, Options, int], Work]] = {
    "in_engine": in_engine,
    "python_loop": python_loop,
    "copy_and_apply": copy_and_apply,
}


def backgammon(matches: int = 60) -> Work | None:
    """Return random play of OpenSpiel's backgammon driven from Python; None unless it is installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")

    def work() -> int:
        number = random.Random(3).random
        steps = 0
        for _ in range(matches):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(number() * len(legal))])
                steps += 1
        return steps

    return work
