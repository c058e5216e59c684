"""Laws on fresh matches of every preset: a third of them each, so that every law meets a third of a game's presets.

`make soak` checks all of them; tests/laws/test_replayed.py checks every law on a golden replay of every preset.
"""

import pytest

from tabletown.core import registry
from tabletown.testing import LAWS
from tabletown.testing.plugin import Preset
from tabletown.testing.suite import test_action_texts, test_options

__all__ = ["test_action_texts", "test_options"]

SHARE = 3
CASES = [
    pytest.param(preset, law, id=f"{preset}-{law}", marks=() if (preset.number + place) % SHARE == 0 else pytest.mark.soak)
    for name in registry.games()
    for preset in Preset.all(registry.game(name))
    for place, law in enumerate(LAWS)
]


@pytest.mark.parametrize("preset, law", CASES)
def test_law(preset: Preset, law: str) -> None:
    LAWS[law](preset.play())
