"""Conformance tests for games: laws as functions, a pytest plugin and Hypothesis strategies.

from tabletown.testing import check_game
check_game(tabletown.game("tiny_towns"))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.testing.conformance import LAWS, check_game, check_match
from tabletown.testing.knowledge import check_exposure, check_noninterference, check_sample, check_simultaneous
from tabletown.testing.laws import (
    check_contract,
    check_copy,
    check_illegal,
    check_inventory,
    check_length,
    check_options,
    check_playout,
    check_replay,
    check_scores,
)
from tabletown.testing.matches import BrokenLaw, Match, play, preset_name, snapshot
from tabletown.testing.perft import check_perft
from tabletown.testing.refusals import check_refusals
from tabletown.testing.roundtrips import check_action_texts, check_round_trips
from tabletown.testing.undo import check_undo

if TYPE_CHECKING:
    import pytest

__all__ = [
    "LAWS",
    "BrokenLaw",
    "Match",
    "check_action_texts",
    "check_contract",
    "check_copy",
    "check_exposure",
    "check_game",
    "check_illegal",
    "check_inventory",
    "check_length",
    "check_match",
    "check_noninterference",
    "check_options",
    "check_perft",
    "check_playout",
    "check_refusals",
    "check_replay",
    "check_round_trips",
    "check_sample",
    "check_scores",
    "check_simultaneous",
    "check_undo",
    "play",
    "preset_name",
    "rule",
    "snapshot",
]


def rule(*ids: str) -> pytest.MarkDecorator:
    """Return the mark of a test that proves rules: `@rule("TT-4.2")`."""
    import pytest

    return pytest.mark.rule(*ids)
