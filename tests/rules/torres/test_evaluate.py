"""What the heuristic likes: points, castles under knights, a step up within reach; with it, foresight beats chance."""

import random

import pytest
from tests.rules.torres.helpers import GAME, START, new, row, seat_of, table

from tabletown.core.state import CHANCE, State


def worth(state: State, seat: int = 0) -> float:
    return GAME.bot.evaluate(state, seat)


def test_a_higher_knight_in_a_larger_castle_is_better() -> None:
    low = table(row(3, 2, 1, 1), {"A": [(3, 1)]}, king=(7, 7))
    high = table(row(3, 2, 1, 1), {"A": [(3, 0)]}, king=(7, 7))
    wide = table(row(3, 2, 1, 1, 1), {"A": [(3, 0)]}, king=(7, 7))
    assert worth(low) < worth(high) < worth(wide)


def test_a_step_up_within_reach_is_better_than_none() -> None:
    near = table(row(3, 1, 2, 1), {"A": [(3, 0)]}, king=(7, 7))
    far = table(row(3, 1, 1, 2), {"A": [(3, 0)]}, king=(7, 7))
    assert worth(near) > worth(far)


def test_after_the_end_only_the_marker_counts() -> None:
    state = table(START, {"A": [(2, 2)]}, king=(0, 3), pending="over", turn="", lines=["score 0: castles_3=40"])
    assert worth(state) == 40


@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
def test_one_step_of_foresight_beats_chance(mode: str) -> None:
    rng = random.Random(mode)
    state = new(seats=2, mode=mode)
    while not state.over:
        actor = seat_of(state)
        legal = state.legal(actor)
        action = rng.choice(legal)
        if actor not in (CHANCE, 1):
            action = max(legal, key=lambda each: _after(state, actor, each))
        state.apply(actor, action)
    assert state.winners() == [0]
    assert state.score(0).total > 2 * state.score(1).total


def _after(state: State, seat: int, action: int) -> float:
    tried = state.copy()
    tried.apply(seat, action)
    return GAME.bot.evaluate(tried, seat)
