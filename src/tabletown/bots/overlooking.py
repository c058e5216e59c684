"""A bot that looks one step ahead and overlooks most of what it could do, as beginners do."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tabletown.bots.prudence import prudent
from tabletown.core.game import Game
from tabletown.core.views import View

LEAST = 2  # actions that are always noticed


class Player:
    """A bot that notices a share of the actions, at least two, and takes the best-looking of them.

    So its mistake is always the best of what it saw: the more there is to choose from, the nearer to the best choice.
    """

    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return the action that looks best among those noticed."""
        if len(legal) == 1:
            return legal[0]
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        number = max(LEAST, round(game.bot.levels.noticed[self.level - 1] * len(legal)))
        noticed = rng.sample(list(legal), min(number, len(legal)))
        values = game.bot.values(game.sample(view, rng), view.seat, noticed)
        return prudent(game, view, legal, noticed[values.index(max(values))], rng)
