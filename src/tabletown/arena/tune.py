"""Tuning the weights of a game's `evaluate` by play, with CMA-ES.

A game that can be tuned has a `Tunable` with its weights and a function that replaces them. A candidate plays against the
current weights: the same bot, the same deals, seats rotated. In solo games its result is the current value of the last
state: points, or the margin over an automatic opponent.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from tabletown.arena.contest import ArenaError, Contest, Pairing, rotations, writing
from tabletown.arena.match import Player, contend, player
from tabletown.arena.run import parallel_map
from tabletown.bots import Bot
from tabletown.core.facets import Tunable
from tabletown.core.game import Game
from tabletown.core.registry import game
from tabletown.core.state import State
from tabletown.core.views import View

Weights = dict[str, float]
LEAST_SCALE = 0.05  # least scale of a weight near 0
SPREAD = 0.25  # of the first candidates, as a share of each weight
MARGIN = 0.01  # value of a point of margin, as a share of a win
SEEDS = 2**32  # number of seeds that the optimizer accepts


class Generation(msgspec.Struct, frozen=True):
    """The progress of a generation: the best and the mean of its candidates, and the current center of the search."""

    number: int
    best: float
    mean: float
    weights: Weights


class Tuning(msgspec.Struct):
    """The record of a tuning; on unseen deals, `start` scores `before` and `weights` scores `after`."""

    game: str
    options: dict[str, object]
    bot: str
    matches: int
    seed: int
    start: Weights
    generations: list[Generation] = []
    weights: Weights = {}
    before: float | None = None
    after: float | None = None


class Candidate:
    """A bot that uses other weights while it thinks."""

    def __init__(self, player: Player, tunable: Tunable[State], weights: Weights, usual: Weights) -> None:
        self._player, self._tunable, self._weights, self._usual = player, tunable, weights, usual
        self._made = 0

    def sit(self, made: int) -> Bot:
        """Return itself for the next decision, after `made` decisions of the same turn."""
        self._made = made
        return self

    def choose(self, rules: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return the bot's choice under its own weights."""
        self._tunable.use(self._weights)
        try:
            return self._player(self._made).choose(rules, view, legal, rng)
        finally:
            self._tunable.use(self._usual)


def tunable(name: str) -> tuple[Tunable[State], Weights]:
    """Return the tunable evaluation of a game and its usual weights, or raise ArenaError if it has none."""
    found = game(name).bot.tunable
    if found is None:
        raise ArenaError("arena-error-tune", game=name)
    return found, dict(found.weights)


def worth(contest: Contest, weights: Weights, usual: Weights, deals: Sequence[int]) -> float:
    """Return a candidate's result: its share of wins plus a little for the margin; in solo, the value of the end."""
    found, _ = tunable(contest.game)
    total, matches = 0.0, 0
    for deal in deals:
        for lineup in rotations((0, *(1,) * (contest.seats - 1))):
            players = [
                Candidate(player(contest.bots[0], contest.part), found, weights if who == 0 else usual, usual)
                for who in lineup
            ]
            result, end = contend(contest, Pairing(deal, lineup), [each.sit for each in players])
            seat = lineup.index(0)
            matches += 1
            if contest.seats == 1:
                total += game(contest.game).bot.evaluate(end, 0)
                continue
            others = [points for each, points in enumerate(result.scores) if each != seat]
            won = (seat in result.winners) / max(len(result.winners), 1)
            total += won + MARGIN * (result.scores[seat] - max(others))
    return total / max(matches, 1)


def _try(contest: Contest, number: int, weights: Weights, usual: Weights, deals: Sequence[int]) -> tuple[int, float]:
    return number, worth(contest, weights, usual, deals)


def tune(
    contest: Contest,
    file: Path,
    *,
    generations: int,
    deals: int,
    names: Sequence[str] = (),
    jobs: int = 0,
    ray: str | None = None,
    progress: Callable[[Generation], None] = lambda generation: None,
) -> Tuning:
    """Improve the weights (all, or those named) and save the record after every generation."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # cma warns about a missing plotting package
        try:
            import cma  # type: ignore[import-untyped, unused-ignore]
        except ImportError:
            raise ArenaError("arena-error-extra", extra="train", package="cma") from None
    _, usual = tunable(contest.game)
    names = list(dict.fromkeys(names)) or list(usual)
    for name in names:
        if name not in usual:
            raise ArenaError("arena-error-weight", weight=name, known=", ".join(usual))
    scales = [max(abs(usual[name]), LEAST_SCALE) for name in names]
    record = Tuning(contest.game, contest.options, contest.bots[0], deals, contest.seed, usual)

    def read(point: Sequence[float]) -> Weights:
        moved = {name: round(float(usual[name] + scale * x), 4) for name, scale, x in zip(names, scales, point)}
        return {**usual, **moved}

    begin(record, file)
    # The optimizer would take 0 for a random seed.
    seed = contest.seed % SEEDS or SEEDS - 1
    search = cma.CMAEvolutionStrategy([0.0] * len(names), SPREAD, {"seed": seed, "verbose": -9})
    for number in range(generations):
        points = search.ask()
        now = range(number * deals, (number + 1) * deals)  # new deals each time, so that these are not overfitted
        tasks = [(contest, each, read(point), usual, now) for each, point in enumerate(points)]
        found = dict(parallel_map(_try, tasks, jobs, ray))
        values = [found[each] for each in range(len(points))]
        search.tell(points, [-value for value in values])
        record.weights = read(search.result.xfavorite)
        record.generations.append(Generation(number, max(values), sum(values) / len(values), record.weights))
        save(record, file)
        progress(record.generations[-1])
    fresh = range(generations * deals, generations * deals + 4 * deals)
    tasks = [(contest, 0, usual, usual, fresh), (contest, 1, record.weights, usual, fresh)]
    final = dict(parallel_map(_try, tasks, jobs, ray))
    record.before, record.after = final[0], final[1]
    save(record, file)
    return record


def begin(record: Tuning, file: Path) -> None:
    """Write the record before anything is played; raise ArenaError if it cannot be, or an older one got further."""
    with writing(file):
        if file.exists():
            try:
                found = msgspec.json.decode(file.read_bytes(), type=Tuning)
            except msgspec.DecodeError:
                found = None
            if found is None or found.generations:
                raise ArenaError("arena-error-record", file=str(file))
    save(record, file)


def save(record: Tuning, file: Path) -> None:
    """Write the record, or raise ArenaError."""
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
