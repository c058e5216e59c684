"""The conformance suite as pytest tests: `pytest --pyargs tabletown.testing.suite --game NAME`."""

from __future__ import annotations

import pytest

from tabletown.core.game import Game
from tabletown.testing.conformance import LAWS
from tabletown.testing.laws import check_options
from tabletown.testing.lessons import check_lessons
from tabletown.testing.plugin import Preset
from tabletown.testing.roundtrips import check_action_texts


@pytest.mark.parametrize("law", LAWS)
def test_law(any_preset: Preset, law: str) -> None:
    LAWS[law](any_preset.play())


def test_action_texts(any_game: Game) -> None:
    check_action_texts(any_game)


def test_options(any_game: Game) -> None:
    check_options(any_game)


def test_lessons(any_game: Game) -> None:
    check_lessons(any_game)
