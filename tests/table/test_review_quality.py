"""How well reviews judge: planted blunders are found, and moves of the strongest level are not called blunders.

`TABLETOWN_DECISIONS` says how many decisions of each game are judged; docs/review.md has figures.
"""

import os
import random
from time import process_time

import msgspec
import pytest

import tabletown
from tabletown.bots.levels import make_level
from tabletown.core.game import Game
from tabletown.core.state import CHANCE
from tabletown.table.review import BLUNDER, GOOD, Decision
from tabletown.table.review.reviewer import Effort, Reviewer
from tabletown.table.review.verdicts import BEST, is_settled
from tabletown.testing.matches import play

DECISIONS = int(os.environ.get("TABLETOWN_DECISIONS", "40"))
WORTH = 3.0  # points from which a blunder must be found
LOOK, LONGER = 0.5, 1.0  # seconds of a first and a second look, as at the server
SURE = Effort(simulations=200, matches=40)  # an independent, longer look


class Tally(msgspec.Struct):
    """How many blunders were planted and found, and how many moves of the strongest level were judged and called one."""

    planted: int = 0
    found: int = 0
    strong: int = 0
    false: int = 0


def look(reviewer: Reviewer, index: int, action: int) -> Decision:
    """A first look, and a second one where the first does not settle it."""
    found = reviewer.decision(index, LOOK, action)
    if found.loss and not is_settled(found.loss, found.error, reviewer.game.meta.mistake):
        found = reviewer.decision(index, LONGER, action)
    return found


def measure(game: Game, decisions: int) -> Tally:
    """Judge decisions of greedy matches, with the worst-looking action and with one of the strongest level."""
    rng, tally = random.Random(game.name), Tally()
    options = game.options(seats=2)
    for seed in range(1, decisions + 1):
        steps = play(game, options, seed, "greedy").steps
        reviewer = Reviewer(game, options, steps, clock=process_time)
        judge = Reviewer(game, options, steps, effort=SURE, seed=7_000_000 + seed)
        choices = [n for n, (actor, _) in enumerate(steps) if actor != CHANCE and len(reviewer.state_at(n).legal(actor)) > 3]
        index = rng.choice(choices)
        state, seat = reviewer.state_at(index), steps[index][0]
        legal = state.legal(seat)
        worths = game.bot.values(state, seat, legal)
        worst = legal[min(range(len(legal)), key=lambda place: worths[place])]
        sure = judge.decision(index, 0.0, worst)
        if sure.loss >= WORTH and sure.loss > 2 * sure.error:
            tally.planted += 1
            tally.found += look(reviewer, index, worst).verdict not in (BEST, GOOD)
        chosen = make_level("5", clock=process_time).choose(game, game.view(state, seat), legal, rng)
        tally.strong += 1
        tally.false += look(reviewer, index, chosen).verdict == BLUNDER
        print(f"{game.name} {seed}: {tally}", flush=True)
    return tally


@pytest.mark.soak
def test_planted_blunders_are_found_and_strong_moves_are_not_called_blunders() -> None:
    tallies = [measure(tabletown.game(name), DECISIONS) for name in tabletown.games()]
    assert sum(each.found for each in tallies) >= 0.9 * sum(each.planted for each in tallies)
    assert sum(each.false for each in tallies) <= 0.05 * sum(each.strong for each in tallies)
