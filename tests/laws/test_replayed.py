"""Every law on the golden replays, which come to actions that random play seldom meets."""

from pathlib import Path

import pytest

from tabletown.testing import LAWS, preset_name
from tabletown.testing.plugin import Preset
from tabletown.testing.replays import load

FOLDER = Path(__file__).parents[1] / "replays"


@pytest.mark.parametrize("law", LAWS)
def test_law(any_preset: Preset, law: str) -> None:
    match = load(FOLDER / any_preset.game.name / f"{preset_name(any_preset.options)}.json").match()
    assert match.last().over
    LAWS[law](match)
