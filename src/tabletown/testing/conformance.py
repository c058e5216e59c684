"""All laws, checked on one match or one game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletown.core.game import Game
from tabletown.core.options import Options
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
from tabletown.testing.lessons import check_lessons
from tabletown.testing.matches import Match, play
from tabletown.testing.refusals import check_refusals
from tabletown.testing.roundtrips import check_action_texts, check_round_trips
from tabletown.testing.undo import check_undo

# The laws that are checked on a match.
LAWS: Final[dict[str, Callable[[Match], object]]] = {
    "contract": check_contract,
    "replay": check_replay,
    "playout": check_playout,
    "copy": check_copy,
    "illegal": check_illegal,
    "inventory": check_inventory,
    "length": check_length,
    "noninterference": check_noninterference,
    "exposure": check_exposure,
    "sample": check_sample,
    "simultaneous": check_simultaneous,
    "round_trips": check_round_trips,
    "undo": check_undo,
    "scores": check_scores,
    "refusals": check_refusals,
}


def check_match(match: Match) -> None:
    """Check every law on one match; raise BrokenLaw for the first that does not hold, with the steps and the position."""
    for law in LAWS.values():
        law(match)


def check_game(game: Game, options: Options | None = None, seed: int = 0) -> None:
    """Check every law on two matches, one played at random and one in search of rare actions.

    Without options, check every preset, and the laws on the game as a whole.
    """
    if options is None:
        check_options(game)
        check_action_texts(game)
        check_lessons(game)
    for each in [options] if options is not None else game.presets():
        for way in ("uniform", "curious"):
            check_match(play(game, each, seed, way))
