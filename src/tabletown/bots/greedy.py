"""One step ahead: try every legal action in states that fit the view, and take the one that looks best on average."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tabletown.core.game import Game
from tabletown.core.views import View

SAMPLES = 2


class Player:
    """Plays what the game's evaluation likes best after one step.

    All actions are tried in the same states, so what is hidden (sealed choices of others, cards) shifts none of them against
    another. Ties are broken at random.
    """

    def __init__(self, samples: int = SAMPLES) -> None:
        self.samples = samples

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """The legal action after which the position looks best."""
        if len(legal) == 1:
            return legal[0]
        seat = view.seat
        if seat is None:
            raise ValueError("a spectator has nothing to choose")
        worth = [0.0] * len(legal)
        for _ in range(self.samples):
            state = game.sample(view, rng)
            for place, looks in enumerate(game.bot.values(state, seat, legal)):
                worth[place] += looks
        best = max(worth)
        return rng.choice([action for action, each in zip(legal, worth) if each == best])
