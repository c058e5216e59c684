"""Flat Monte Carlo over possible states: the baseline for the tree search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter

from tabletown.bots.bot import Clock, Thinking
from tabletown.bots.search_flat import FlatSearch
from tabletown.bots.search_settings import settings_for
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import View


class Player:
    """A bot that tries every action in random matches, for a number of simulations or seconds."""

    def __init__(
        self,
        simulations: int = 0,
        seconds: float = 0.0,
        thinking: Thinking | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.thinking = thinking
        self.clock = clock

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return the action with the best mean result."""
        if len(legal) == 1:
            return legal[0]
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        seats = game.sample(view, rng).options.seats

        def sample() -> State:
            return game.sample(view, rng)

        search = FlatSearch(
            sample, game.bot.evaluate, settings_for(game.bot, seats), seats, view.seat, list(legal), rng.getrandbits(32)
        )
        search.run(self.simulations, self.seconds, self.thinking, self.clock)
        return search.best()
