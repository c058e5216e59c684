"""A uniformly random choice: the baseline for every other bot."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tabletown.core.game import Game
from tabletown.core.views import View


class Player:
    """A bot that plays at random."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return one of the legal actions."""
        return legal[rng.randrange(len(legal))]
