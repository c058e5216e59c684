"""The suite works on a game from outside the package, and each law notices the faults that it is there for."""

import pytest
from tests.laws.faults import FAULTS
from tests.laws.guessing import Guessing

from tabletown.core.game import Game
from tabletown.testing import LAWS, BrokenLaw, check_action_texts, check_game, check_noninterference, check_options, play

SEEDS = range(4)


def broken_laws(game: Game, seed: int) -> set[str]:
    """The laws that are found broken."""
    found = set()
    for name, check in (("options", check_options), ("action_texts", check_action_texts)):
        try:
            check(game)
        except AssertionError:
            found.add(name)
    for options in game.presets():
        try:
            match = play(game, options, seed, "curious")
        except BrokenLaw:
            found.add("legal")
            continue
        for name, law in LAWS.items():
            try:
                law(match)
            except Exception:
                found.add(name)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_of_ones_own_keeps_all_laws(seed: int) -> None:
    check_game(Guessing(), seed=seed)


def test_hidden_steps_are_really_exchanged() -> None:
    game = Guessing()
    assert all(check_noninterference(play(game, options)) > 20 for options in game.presets())


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_noticed(fault: str) -> None:
    game, laws = FAULTS[fault]
    found: set[str] = set()
    for seed in SEEDS:
        if not laws <= found:
            found |= broken_laws(game, seed)
    assert laws <= found


def test_every_law_has_a_fault_to_notice() -> None:
    noticed = {law for _, laws in FAULTS.values() for law in laws}
    assert noticed >= {*LAWS, "options", "action_texts"}
