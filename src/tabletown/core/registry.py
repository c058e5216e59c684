"""The games that can be played, by name."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

from tabletown.core.errors import UnknownGame

if TYPE_CHECKING:
    from tabletown.core.game import Game

_registered: dict[str, Game] = {}


def _shipped() -> set[str]:
    package = importlib.import_module("tabletown.games")
    return {module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg}


def games() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_shipped() | set(_registered))


def game(name: str) -> Game:
    """The game of that name; UnknownGame if there is none."""
    if not isinstance(name, str):
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(games()))
    if name not in _registered:
        if name not in _shipped():
            raise UnknownGame("unknown-game", name=name, known=", ".join(games()))
        _registered[name] = importlib.import_module(f"tabletown.games.{name}").GAME
    return _registered[name]


def register(game: Game) -> None:
    """Add a game of your own."""
    _registered[game.name] = game
