"""What a game's evaluate.py tells bots: what positions are worth, what actions look like, how to search."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from tabletown.bots.search import Evaluate, Looks, Prior
from tabletown.bots.search_settings import Settings
from tabletown.core.game import Game
from tabletown.core.state import State


class Heuristics:
    """What a game's evaluate.py offers; `Game.evaluate` for a game that has none."""

    def __init__(self, game: Game) -> None:
        self.evaluate: Evaluate = game.evaluate
        self.prior: Prior | None = None
        self.looks: Looks | None = None
        self.settings: dict[str, float] = {}
        self.alone: dict[str, float] = {}
        self.small: float = 1.0
        name = f"{type(game).__module__}.bot.evaluate"
        try:
            module: Any = importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name is not None and name.startswith(error.name):
                return
            raise
        self.evaluate = getattr(module, "evaluate", self.evaluate)
        self.prior = getattr(module, "prior", None)
        self.looks = getattr(module, "looks", None)
        self.settings = getattr(module, "SEARCH", {})
        self.alone = getattr(module, "SEARCH_ALONE", {})
        self.small = getattr(module, "SMALL", self.small)

    def worths(self, state: State, seat: int, actions: Sequence[int]) -> list[float]:
        """What each of the actions looks worth to a seat, one step ahead."""
        if self.looks is not None:
            return self.looks(state, seat, list(actions))
        found = []
        for action in actions:
            tried = state.copy()
            tried.apply(seat, action)
            found.append(self.evaluate(tried, seat))
        return found

    def search_settings(self, seats: int, **changed: float) -> Settings:
        """The settings of the search for a match of so many seats, with what is changed."""
        settings = Settings()
        for name, value in {**self.settings, **(self.alone if seats == 1 else {}), **changed}.items():
            settings.set(name, value)
        return settings


_made: Callable[[Game], Heuristics] = cache(Heuristics)


def heuristics(game: Game) -> Heuristics:
    """What the search knows of a game."""
    return _made(game)
