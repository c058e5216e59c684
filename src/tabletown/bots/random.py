"""Any legal action, each as likely as the others: the measure for every other bot."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tabletown.core.game import Game
from tabletown.core.views import View


class Player:
    """Plays at random."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """One of the legal actions."""
        return legal[rng.randrange(len(legal))]
