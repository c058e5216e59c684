"""The registry of games, by name."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from tabletown.core.errors import UnknownGame

if TYPE_CHECKING:
    from tabletown.core.game import Game

GROUP = "tabletown.games"  # the package of the shipped games, and the entry point group of all others
_registered: dict[str, Game] = {}


@cache
def _installed() -> dict[str, EntryPoint]:
    """Return the entry points of games from other packages."""
    return {each.name: each for each in entry_points(group=GROUP)}


def shipped() -> set[str]:
    """Return the names of the games in this package."""
    package = importlib.import_module(GROUP)
    return {module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg}


def games() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted(shipped() | _installed().keys() | _registered.keys())


def game(name: str) -> Game:
    """Return the game of that name, or raise UnknownGame."""
    if not isinstance(name, str):
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(games()))
    if name not in _registered:
        if name in shipped():
            _registered[name] = importlib.import_module(f"{GROUP}.{name}").GAME
        elif name in _installed():
            _registered[name] = _load(_installed()[name])
        else:
            raise UnknownGame("unknown-game", name=name, known=", ".join(games()))
    return _registered[name]


def _load(entry: EntryPoint) -> Game:
    """Return the game of another package, or raise UnknownGame naming the package that is at fault."""
    try:
        found: Game = entry.load()
    except Exception as error:
        raise UnknownGame("broken-game", name=entry.name, package=entry.value, error=repr(error)) from error
    if found.name != entry.name:
        raise UnknownGame("misnamed-game", name=entry.name, package=entry.value, real=found.name)
    return found


def register(game: Game) -> None:
    """Add or replace a game."""
    _registered[game.name] = game
