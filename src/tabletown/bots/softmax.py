"""A bot that looks one step ahead and samples: the better an action looks, the more likely it is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from tabletown.bots.prudence import prudent
from tabletown.core.game import Game
from tabletown.core.views import View


class Player:
    """A bot that samples from a softmax over values one step ahead, with a temperature in points.

    Actions worse than the best by more than `blunder` points are never chosen. Both limits shrink with the game's
    `decision_scale`.
    """

    def __init__(self, temperature: float, blunder: float) -> None:
        self.temperature = temperature
        self.blunder = blunder

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return a random action, good ones more often."""
        if len(legal) == 1:
            return legal[0]
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        worths = game.bot.values(game.sample(view, rng), view.seat, legal)
        best = max(worths)
        slips = [(best - worth) / game.bot.decision_scale for worth in worths]
        weights = [exp(-slip / self.temperature) if slip <= self.blunder else 0.0 for slip in slips]
        return prudent(game, view, legal, rng.choices(list(legal), weights)[0], rng)
