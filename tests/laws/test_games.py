"""Laws on fresh matches of every preset: a third of them each, so that every law meets a third of a game's presets.

`make soak` checks all of them; tests/laws/test_replayed.py checks every law on a golden replay of every preset.
"""

import pytest

from tabletown.testing import LAWS
from tabletown.testing.plugin import Preset, chosen_games
from tabletown.testing.suite import test_action_texts, test_options

__all__ = ["test_action_texts", "test_options"]

SHARE = 3


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "law" in metafunc.fixturenames:
        cases = [
            pytest.param(
                preset, law, id=f"{preset}-{law}", marks=[pytest.mark.soak] if (preset.number + place) % SHARE else []
            )
            for game in chosen_games(metafunc.config)
            for preset in Preset.all(game)
            for place, law in enumerate(LAWS)
        ]
        metafunc.parametrize("preset, law", cases)


def test_law(preset: Preset, law: str) -> None:
    LAWS[law](preset.play())
