"""The pytest plugin: marks, `--game NAME`, and the fixtures that run a test for every game or preset.

A test that asks for `any_preset` runs once for each preset of each registered game, one for `any_game` once for each game.
Register a game of your own in conftest.py (`tabletown.register`) and check all laws with

    pytest --pyargs tabletown.testing.suite --game NAME
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pytest

from tabletown.core import registry
from tabletown.core.errors import UnknownGame
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.testing.matches import Match, play, preset_name


@dataclass(frozen=True)
class Preset:
    """A game with one of its presets."""

    game: Game
    options: Options
    number: int

    @classmethod
    def all(cls, game: Game) -> list[Preset]:
        """Return the presets of a game."""
        return [cls(game, options, number) for number, options in enumerate(game.presets())]

    def __str__(self) -> str:
        return f"{self.game.name}-{preset_name(self.options)}"

    def play(self, seed: int = 0) -> Match:
        """Return a match with these options: presets are played in search of rare actions and at random by turns."""
        return _play(self.game.name, self.options, seed, ("curious", "uniform")[self.number % 2])


@lru_cache(maxsize=16)
def _play(game: str, options: Options, seed: int, way: str) -> Match:
    return play(registry.game(game), options, seed, way)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], metavar="NAME", help="only tests of this game; may be repeated")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rule ids that a test proves, in docs/games/<game>/specification.md")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "any_preset" in metafunc.fixturenames:
        presets = [preset for game in chosen_games(metafunc.config) for preset in Preset.all(game)]
        metafunc.parametrize("any_preset", presets, ids=str)
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", chosen_games(metafunc.config), ids=lambda game: game.name)


def chosen_games(config: pytest.Config) -> list[Game]:
    """Return the games named by `--game`, or all."""
    names: list[str] = config.getoption("--game") or registry.games()
    try:
        return [registry.game(name) for name in names]
    except UnknownGame as error:
        raise pytest.UsageError(f"--game: {error}") from None
