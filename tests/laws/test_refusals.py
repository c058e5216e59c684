"""The law of refusals on a thousand matches of each game; the other laws meet one match of each preset."""

import pytest

import tabletown
from tabletown.testing import check_refusals
from tabletown.testing.matches import play

MATCHES = 1000
WAYS = ("uniform", "curious", "greedy")


@pytest.mark.soak
@pytest.mark.parametrize("name", tabletown.games())
def test_refusals_are_given_for_the_illegal_actions_and_no_other(name: str) -> None:
    game = tabletown.game(name)
    presets = game.presets()
    for number in range(MATCHES):
        way = WAYS[number // len(presets) % len(WAYS)]
        check_refusals(play(game, presets[number % len(presets)], seed=10_000 + number, way=way))
