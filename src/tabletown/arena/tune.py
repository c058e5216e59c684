"""Tuning the weights of a game's `evaluate` by play, with CMA-ES.

A game that can be tuned has in `evaluate.py` a table `WEIGHTS` of names and numbers, and `use(weights)`, which makes the
evaluation go by other numbers. A candidate plays against the weights of today: the same bot, the same deals, seats rotated.
Alone it plays for what the end is worth today: points, or the margin over an automatic opponent.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from tabletown.arena.contest import ArenaError, Contest, Pairing, rotations, writing
from tabletown.arena.match import Player, contend, player
from tabletown.arena.run import each_of
from tabletown.bots import Bot
from tabletown.core.facets import Tunable
from tabletown.core.game import Game
from tabletown.core.registry import game
from tabletown.core.state import State
from tabletown.core.views import View

Weights = dict[str, float]
LEAST_SCALE = 0.05  # of a weight that is near nothing
SPREAD = 0.25  # of the first candidates, as part of each weight
MARGIN = 0.01  # of a win, for a point more
SEEDS = 2**32  # that the optimiser can begin with


class Generation(msgspec.Struct, frozen=True):
    """What a generation brought: the best and the mean of its candidates, and where the search stands now."""

    number: int
    best: float
    mean: float
    weights: Weights


class Tuning(msgspec.Struct):
    """The record of a tuning; on deals it never saw, `start` is worth `before` and `weights` is worth `after`."""

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
    """A bot that goes by other weights while it thinks."""

    def __init__(self, player: Player, tunable: Tunable[State], weights: Weights, usual: Weights) -> None:
        self._player, self._tunable, self._weights, self._usual = player, tunable, weights, usual
        self._made = 0

    def sit(self, made: int) -> Bot:
        """Decide after so many decisions of the same turn."""
        self._made = made
        return self

    def choose(self, rules: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """The choice of the bot under its own weights."""
        self._tunable.use(self._weights)
        try:
            return self._player(self._made).choose(rules, view, legal, rng)
        finally:
            self._tunable.use(self._usual)


def tunable(name: str) -> tuple[Tunable[State], Weights]:
    """Return the tunable evaluation of a game and its usual weights; ArenaError if the weights cannot be changed."""
    found = game(name).bot.tunable
    if found is None:
        raise ArenaError("arena-error-tune", game=name)
    return found, dict(found.weights)


def worth(contest: Contest, weights: Weights, usual: Weights, deals: Sequence[int]) -> float:
    """How well a candidate does: its share of wins with a little for the margin; alone, what the end is worth."""
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
    """Improve the weights (all, or those named) and keep the record in a file after every generation."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says that it could draw plots if it were installed with more
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
    # 0 would mean another seed each time.
    seed = contest.seed % SEEDS or SEEDS - 1
    search = cma.CMAEvolutionStrategy([0.0] * len(names), SPREAD, {"seed": seed, "verbose": -9})
    for number in range(generations):
        points = search.ask()
        now = range(number * deals, (number + 1) * deals)  # others each time, or it would learn these deals by heart
        tasks = [(contest, each, read(point), usual, now) for each, point in enumerate(points)]
        found = dict(each_of(_try, tasks, jobs, ray))
        values = [found[each] for each in range(len(points))]
        search.tell(points, [-value for value in values])
        record.weights = read(search.result.xfavorite)
        record.generations.append(Generation(number, max(values), sum(values) / len(values), record.weights))
        save(record, file)
        progress(record.generations[-1])
    fresh = range(generations * deals, generations * deals + 4 * deals)
    tasks = [(contest, 0, usual, usual, fresh), (contest, 1, record.weights, usual, fresh)]
    final = dict(each_of(_try, tasks, jobs, ray))
    record.before, record.after = final[0], final[1]
    save(record, file)
    return record


def begin(record: Tuning, file: Path) -> None:
    """Write the record before anything is played; ArenaError if that cannot be, or if the file has one that got further."""
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
    """Write the record; ArenaError if that cannot be."""
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
