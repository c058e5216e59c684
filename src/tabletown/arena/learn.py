"""Learning the weights of a game's `evaluate` by regression on self-played matches.

A game that can learn has `features` and `learned` in its `Tunable`. In each generation the weights found so far play all
seats, with some random decisions so that matches differ; then the weights are fitted that best predict from each position
by how much the seat's lead will grow until the end. In solo games actions can be compared instead (`compare.py`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tabletown.arena.compare import compare
from tabletown.arena.contest import ArenaError, Contest
from tabletown.arena.match import draw
from tabletown.arena.run import parallel_map
from tabletown.arena.tune import Generation, Tuning, Weights, begin, save, tunable, worth
from tabletown.core.bits import members
from tabletown.core.facets import Tunable
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State

if TYPE_CHECKING:
    import numpy as np

    Table = np.ndarray[tuple[int, int], np.dtype[np.float64]]

MOST_SEATS = 2  # with more, the best other seat changes from position to position
SHARES = 8  # number of batches per generation
NOISE = 1.5  # standard deviation, in points, of noise on the values
SLIPS = 0.02  # share of random decisions
KEPT = 6  # generations whose positions are used
STIFF = 100.0  # ridge penalty on weights, or on their changes when actions are compared
COMPARED = 0.2  # share of decisions, when actions are compared


def positions(contest: Contest, weights: Weights, deals: list[int], tries: int = 0) -> tuple[list[list[float]], float]:
    """Return the features of each position of some matches with the seat's later gain, and the mean result.

    With `tries`, return the differences between actions of some positions instead.
    """
    found, usual, features = teachable(contest.game)
    rules, options = contest.start()
    rows: list[list[float]] = []
    ends = 0.0
    found.use(weights)
    try:
        for deal in deals:
            more, end = _match(features, rules, options, random.Random(f"learn {contest.seed} {deal}"), tries)
            rows += more
            ends += end / len(deals)
    finally:
        found.use(usual)
    return rows, ends


Encode = Callable[[State, int], list[float]]


def teachable(name: str) -> tuple[Tunable[State], Weights, Encode]:
    """Return the evaluation of a game that can learn, its weights and features, or raise ArenaError."""
    found, usual = tunable(name)
    if found.features is None:
        raise ArenaError("arena-error-learn", game=name)
    return found, usual, found.features


def _match(
    features: Encode, rules: Game, options: Options, rng: random.Random, tries: int
) -> tuple[list[list[float]], float]:
    state = rules.new(options)
    rows: list[list[float]] = []
    compared: list[list[float]] = []
    seats: list[int] = []
    while not state.over:
        if state.actors() == CHANCE:
            state.apply(CHANCE, draw(state, rng))
            continue
        seat = members(state.actors())[0]
        legal = state.legal(seat)
        looks = rules.bot.values(state, seat, legal) if len(legal) > 1 else [0.0]
        if tries and len(legal) > 1 and rng.random() < COMPARED:
            compared += compare(features, rules.bot, state, looks, legal, tries, rng)
        state.apply(seat, _choose(legal, looks, rng))
        for each in range(0 if tries else options.seats):
            found = features(state, each)
            if len(found) > 1:
                rows.append(found)
                seats.append(each)
    ends = [features(state, each)[0] for each in range(options.seats)]
    return compared + [[*row[1:], ends[seat] - row[0]] for row, seat in zip(rows, seats)], ends[0]


def _choose(legal: Sequence[int], looks: Sequence[float], rng: random.Random) -> int:
    if rng.random() < SLIPS:
        return rng.choice(legal)
    blurred = [worth + rng.gauss(0.0, NOISE) for worth in looks]
    return legal[blurred.index(max(blurred))]


def _share(
    contest: Contest, number: int, weights: Weights, deals: list[int], tries: int
) -> tuple[int, list[list[float]], float]:
    return number, *positions(contest, weights, deals, tries)


def learn(
    contest: Contest,
    file: Path,
    *,
    generations: int,
    deals: int,
    tries: int = 0,
    jobs: int = 0,
    ray: str | None = None,
    progress: Callable[[Generation], None] = lambda generation: None,
) -> Tuning:
    """Find weights and save the record after every generation; its `best` is the explained share of the variance."""
    try:
        import numpy as np
    except ImportError:
        raise ArenaError("arena-error-extra", extra="train", package="numpy") from None
    found, usual, _ = teachable(contest.game)
    most = 1 if tries else MOST_SEATS
    if contest.seats > most:
        raise ArenaError("arena-error-learn-seats", most=most)
    names = found.learned(str(contest.options["mode"]))
    record = Tuning(contest.game, contest.options, contest.bots[0], deals, contest.seed, usual, weights=usual)
    begin(record, file)
    pool: list[Table] = []
    for number in range(generations):
        now = list(range(number * deals, (number + 1) * deals))
        tasks = [(contest, each, record.weights, now[each::SHARES], tries) for each in range(SHARES)]
        parts = sorted(parallel_map(_share, tasks, jobs, ray))
        pool = [*pool[1 - KEPT :], np.array([row for _, rows, _ in parts for row in rows])]
        rows = np.concatenate(pool)
        fitted, explained = fit(rows, [record.weights[name] for name in names] if tries else ())
        record.weights = {**record.weights, **{name: round(weight, 3) for name, weight in zip(names, fitted)}}
        mean = sum(end * len(now[each::SHARES]) for each, _, end in parts) / deals
        record.generations.append(Generation(number, explained, mean, record.weights))
        save(record, file)
        progress(record.generations[-1])
    fresh = range(generations * deals, (generations + 2) * deals)
    record.before, record.after = (worth(contest, each, usual, fresh) for each in (usual, record.weights))
    save(record, file)
    return record


def fit(rows: Table, start: Sequence[float] = ()) -> tuple[list[float], float]:
    """Fit weights near `start` or 0 that predict the last column from the others; return them and the share explained."""
    import numpy as np

    features, rest = rows[:, :-1], rows[:, -1]
    spread = features.std(axis=0) + 1e-6
    scaled = features / spread
    begin = np.array(start or [0.0] * features.shape[1])
    square = scaled.T @ scaled + STIFF * np.eye(scaled.shape[1])
    weights = begin + np.linalg.solve(square, scaled.T @ (rest - features @ begin)) / spread
    missed = rest - features @ weights
    return [float(each) for each in weights], float(1.0 - (missed @ missed) / (rest @ rest))
