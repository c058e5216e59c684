"""Tree search over possible states: the strongest bot."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter

from tabletown.bots.prudence import prudent
from tabletown.bots.search import Clock, Search, Thinking
from tabletown.bots.search_settings import settings_for
from tabletown.bots.tree_reuse import Memory
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import SEEN, View


class Player:
    """A bot that searches for a number of simulations or seconds; the same seed and number give the same choice.

    Given the same `memory` again, a timed search reuses its tree within a turn.
    """

    def __init__(
        self,
        simulations: int = 0,
        seconds: float = 0.0,
        thinking: Thinking | None = None,
        clock: Clock = perf_counter,
        memory: Memory | None = None,
        **settings: float,
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.thinking = thinking
        self.clock = clock
        self.memory = memory if seconds else None
        self.settings = settings

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return the most visited legal action."""
        if len(legal) == 1:
            return legal[0]
        search = self.memory.lookup(game, view, rng) if self.memory else None
        if search is None:
            search = self.search(game, view, rng)
        search.run(self.simulations, self.seconds, self.thinking, self.clock)
        action = search.best()
        if action not in legal:  # the caller allows only some of them
            action = next(each for each in search.ranked() if each in legal)
        action = prudent(game, view, legal, action, rng)
        if self.memory:
            self.memory.store(search, view, action)
        return action

    def search(self, game: Game, view: View, rng: random.Random, known: State | None = None) -> Search:
        """Return a new search, of samples of the view or of a known state."""
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        state = game.sample(view, rng) if known is None else known
        seats = state.options.seats
        settings = settings_for(game.bot, seats, **self.settings)

        def sample() -> State:
            return game.sample(view, rng) if known is None else known.copy()

        def sees(before: State, actor: int, action: int, viewer: int) -> bool:
            return game.exposure(before, actor, action, viewer) == SEEN

        seed, bot = rng.getrandbits(32), game.bot
        return Search(sample, bot.evaluate, bot.prior, bot.action_values, sees, settings, seats, view.seat, seed)
