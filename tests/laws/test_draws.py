"""A draw in the engine is the one that the listed outcomes give with the same random number."""

import random

import pytest

from tabletown.core import registry
from tabletown.core.chance import Rng
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, next_actor

PRESETS = [
    pytest.param(game, options, id=f"{game.name}-{options}")
    for game in map(registry.game, registry.games())
    for options in game.presets()
]
SEEDS = 3  # drawn at each point


@pytest.mark.parametrize("game, options", PRESETS)
def test_a_draw_is_one_of_the_outcomes_by_weight(game: Game, options: Options) -> None:
    rng, state, points = random.Random(7), game.new(options), 0
    while not state.over:
        actor = next_actor(state)
        if actor == CHANCE:
            points += 1
            for seed in range(SEEDS):
                assert state.draw(Rng(seed)) == Rng(seed).weighted(state.outcomes()), state.to_text()
        state.apply(actor, rng.choice(state.legal(actor)))
    assert points


def test_a_packed_number_is_drawn_from_by_weight() -> None:
    weights = [0, 3, 0, 0, 1, 2]
    packed = sum(weight << 2 * place for place, weight in enumerate(weights))
    listed = [(place, weight) for place, weight in enumerate(weights) if weight]
    drawn = [Rng(seed).packed(packed, 2) for seed in range(300)]
    assert drawn == [Rng(seed).weighted(listed) for seed in range(300)]
    assert set(drawn) == {1, 4, 5}
