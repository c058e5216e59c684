"""The strengths at a table where people wait."""

import pytest

from tabletown.bots import bot
from tabletown.bots.levels import LEVELS, paced, turn


@pytest.mark.parametrize("spec", ["level:4", "level:5"])
def test_a_long_turn_takes_hardly_longer_than_two_steps(spec: str) -> None:
    whole, first = turn(spec), float(bot(spec).seconds)  # type: ignore[attr-defined]
    assert whole == 2 * first
    later = [float(bot(paced(spec, made)).seconds) for made in range(1, 12)]  # type: ignore[attr-defined]
    assert later == sorted(later, reverse=True)
    assert min(later) > 0
    assert first + sum(later[:4]) <= whole
    assert first + sum(later) < 2.5 * whole


def test_a_first_step_and_the_quick_levels_are_left_as_they_are() -> None:
    assert [paced(f"level:{level}", 0) for level in LEVELS] == [f"level:{level}" for level in LEVELS]
    for spec in ("level:1", "level:3", "random", "mcts:40"):
        assert paced(spec, 5) == spec
        assert turn(spec) is None
