"""The pytest plugin: marks, `--game NAME`, and law tests for every game, mode and number of seats.

A test that asks for `any_preset` runs once for each preset of each registered game, one for `any_game` once for each game.
A game of your own is registered in conftest.py (`tabletown.register`) and put through all laws by

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
    """A game with options."""

    game: Game
    options: Options
    number: int

    def __str__(self) -> str:
        return f"{self.game.name}-{preset_name(self.options)}"

    def play(self, seed: int = 0) -> Match:
        """A match with these options, at random or in search of rare actions, by turns from preset to preset."""
        return _play(self.game.name, self.options, seed, ("curious", "uniform")[self.number % 2])


@lru_cache(maxsize=16)
def _play(game: str, options: Options, seed: int, way: str) -> Match:
    return play(registry.game(game), options, seed, way)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], metavar="NAME", help="only tests of this game; may be repeated")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rule ids that the test proves, as in docs/games/<game>/rules.md")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "any_preset" in metafunc.fixturenames:
        presets = [Preset(each, *found) for each in _games(metafunc.config) for found in _numbered(each)]
        metafunc.parametrize("any_preset", presets, ids=str)
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", _games(metafunc.config), ids=lambda game: game.name)


def _numbered(game: Game) -> list[tuple[Options, int]]:
    return [(options, number) for number, options in enumerate(game.presets())]


def _games(config: pytest.Config) -> list[Game]:
    names: list[str] = config.getoption("--game") or registry.games()
    try:
        return [registry.game(name) for name in names]
    except UnknownGame as error:
        raise pytest.UsageError(f"--game: {error}") from None
