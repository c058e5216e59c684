"""One-step look-ahead: try every legal action in sampled states and choose the best on average."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tabletown.bots.prudence import prudent
from tabletown.core.game import Game
from tabletown.core.views import View

SAMPLES = 2


class Player:
    """A bot that chooses the action with the best evaluation after one step.

    All actions are tried in the same states, so hidden information (sealed choices of others, cards) affects them equally.
    Ties are broken at random.
    """

    def __init__(self, samples: int = SAMPLES) -> None:
        self.samples = samples

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return the legal action that leads to the best-looking position."""
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
        chosen = rng.choice([action for action, each in zip(legal, worth) if each == best])
        return prudent(game, view, legal, chosen, rng)
