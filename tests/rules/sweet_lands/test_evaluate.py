"""The heuristics of Sweet Lands prefer what a player would prefer."""

import random

import pytest
from tests.rules.sweet_lands.helpers import GAME, realm, table

from tabletown.bots.greedy import Player
from tabletown.core.state import CHANCE


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(realm("production=8/5/5/5", hand="w001"), realm("production=8/4/5/5", hand="w001"), id="production"),
        pytest.param(realm(hand="w001 w002"), realm(hand="w001"), id="a card more"),
        pytest.param(
            realm(hand="w001", pieces="tent@0,0 house@1,0 lab@0,1"),
            realm(hand="w001", pieces="tent@0,0 tent@1,0 lab@0,1"),
            id="a city before a group",
        ),
        pytest.param(realm(hand="w001", land="-1,0*"), realm(hand="w001", land="-1,0"), id="a place to build on"),
        pytest.param(realm(hand="w001", skills="s08"), realm(hand="w001"), id="a skill token"),
    ],
)
def test_a_realm_is_preferred(better: dict[str, str], worse: dict[str, str]) -> None:
    assert GAME.evaluate(table(better), 0) > GAME.evaluate(table(worse), 0)


def test_what_lies_on_the_stack_counts() -> None:
    own = realm(hand="w001")
    assert GAME.evaluate(table(own, pending="turn road=3"), 0) > GAME.evaluate(table(own, pending="turn road=1"), 0)


def test_a_finished_match_is_worth_its_score() -> None:
    state = table(realm("have=23/9/0/0/2 vp=7"), phase="over", pending="", turn=5)
    assert GAME.evaluate(state, 0) == state.total(0)


def test_greedy_beats_random_by_far() -> None:
    rng = random.Random(4)
    state = GAME.new(GAME.options(seats=2))
    while not state.over:
        waiting = state.actors()
        seat = CHANCE if waiting == CHANCE else (waiting & -waiting).bit_length() - 1
        legal = state.legal(seat)
        greedy = seat == 0 and state.score(0).lines
        action = Player(1).choose(GAME, GAME.view(state, 0), legal, rng) if greedy else rng.choice(legal)
        state.apply(seat, action)
    assert state.score(0).total > state.score(1).total + 40
