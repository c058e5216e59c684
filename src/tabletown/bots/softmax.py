"""One step ahead and in a hurry: the better an action looks, the likelier it is taken."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from tabletown.bots.heuristics import heuristics
from tabletown.core.game import Game
from tabletown.core.views import View


class Player:
    """Takes an action with a chance that falls 2.7 times for each `calm` points it looks worse than the best.

    Nothing that looks worse than the best by more than `blunder` points is ever taken. Both are less where a game says
    that its decisions are `SMALL`.
    """

    def __init__(self, calm: float, blunder: float) -> None:
        self.calm = calm
        self.blunder = blunder

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """One of the legal actions that look fair."""
        if len(legal) == 1:
            return legal[0]
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        known = heuristics(game)
        worths = known.worths(game.sample(view, rng), view.seat, legal)
        best = max(worths)
        slips = [known.small * (best - worth) for worth in worths]
        weights = [exp(-slip / self.calm) if slip <= self.blunder else 0.0 for slip in slips]
        return rng.choices(list(legal), weights)[0]
