"""The laws where random play seldom comes: patterns ready to be built, monuments at work, marks and full Warehouses."""

import random

import pytest
from tests.perft.rich_tiny_towns import rich_position

from tabletown.core import registry
from tabletown.testing import LAWS, play

GAME = registry.game("tiny_towns")


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("seed", range(16))
def test_law(law: str, seed: int) -> None:
    position = rich_position(random.Random(seed))
    match = play(GAME, GAME.from_text(position).options, seed, "curious", position)
    assert match.last().over
    LAWS[law](match)
