"""How well reviews judge: planted blunders are found, and moves of the strongest level are not called blunders.

`TABLETOWN_DECISIONS` says how many decisions of each game are judged, each of another match; docs/review.md has figures.
"""

import os
import random
from collections.abc import Iterable
from time import process_time

import msgspec
import pytest

import tabletown
from tabletown.bots.levels import MASTER, SECONDS, spec_for_step
from tabletown.bots.mcts import Player
from tabletown.core.game import Game
from tabletown.core.registry import shipped
from tabletown.core.state import CHANCE
from tabletown.table.review import BLUNDER, GOOD, Decision
from tabletown.table.review.reviewer import Effort, Reviewer
from tabletown.table.review.verdicts import BEST, is_settled
from tabletown.testing.matches import play

DECISIONS = int(os.environ.get("TABLETOWN_DECISIONS", "40"))
LOOK, LONGER = 0.5, 1.0  # seconds of a first and a second look, as at the server
SURE = Effort(simulations=200, matches=40)  # an independent, longer look


class Tally(msgspec.Struct):
    """How many blunders were planted and found, and how many moves of the strongest level were judged and called one."""

    planted: int = 0
    found: int = 0
    strong: int = 0
    false: int = 0


def worth(game: Game) -> float:
    """Return the points from which a blunder must be found: 3, and more where points are small."""
    return max(3.0, 0.6 * game.meta.mistake)


def look(reviewer: Reviewer, index: int, action: int) -> Decision:
    """A first look, and a second one where the first does not settle it."""
    found = reviewer.decision(index, LOOK, action)
    if found.loss and not is_settled(found.loss, found.error, reviewer.game.meta.mistake):
        found = reviewer.decision(index, LONGER, action)
    return found


def strongest(game: Game, reviewer: Reviewer, index: int, rng: random.Random) -> int:
    """Return what the strongest level chooses, in the time that a match gives it for this step of its turn."""
    state, seat = reviewer.state_at(index), reviewer.steps[index][0]
    made = next(n for n in range(index + 1) if n == index or reviewer.steps[index - n - 1][0] != seat)
    spec = spec_for_step(MASTER, made)
    player = Player(seconds=SECONDS[MASTER] if spec == MASTER else float(spec[len("mcts:") : -1]), clock=process_time)
    return player.choose(game, game.view(state, seat), state.legal(seat), rng)


def judge(game: Game, seed: int) -> Tally:
    """Judge a decision of a greedy match, with the worst-looking action and with one of the strongest level."""
    rng, options = random.Random(f"{game.name} {seed}"), game.options(seats=2)
    steps = play(game, options, seed, "greedy").steps
    reviewer = Reviewer(game, options, steps, clock=process_time)
    longer = Reviewer(game, options, steps, effort=SURE, seed=7_000_000 + seed)
    choices = [n for n, (actor, _) in enumerate(steps) if actor != CHANCE and len(reviewer.state_at(n).legal(actor)) > 3]
    index = rng.choice(choices)
    state, seat = reviewer.state_at(index), steps[index][0]
    legal = state.legal(seat)
    worths = game.bot.values(state, seat, legal)
    worst = legal[min(range(len(legal)), key=lambda place: worths[place])]
    tally, sure = Tally(), longer.decision(index, 0.0, worst)
    if sure.loss >= worth(game) and sure.loss > 2 * sure.error:
        tally.planted = 1
        tally.found = int(look(reviewer, index, worst).verdict not in (BEST, GOOD))
    tally.strong = 1
    tally.false = int(look(reviewer, index, strongest(game, reviewer, index, rng)).verdict == BLUNDER)
    return tally


def added(tallies: Iterable[Tally]) -> Tally:
    """Return the sum of tallies."""
    return Tally(*(sum(column) for column in zip(*(msgspec.structs.astuple(each) for each in tallies))))


@pytest.mark.soak
def test_planted_blunders_are_found_and_strong_moves_are_not_called_blunders() -> None:
    tallies = []
    for name in sorted(shipped()):
        tallies.append(added(judge(tabletown.game(name), seed) for seed in range(1, DECISIONS + 1)))
        print(f"{name}: {tallies[-1]}", flush=True)
    tally = added(tallies)
    assert tally.planted
    assert tally.found >= 0.9 * tally.planted
    assert tally.false <= 0.05 * tally.strong
