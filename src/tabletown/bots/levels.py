"""Five named strengths, from newcomer to master; every game has the same five.

The two lowest look one step ahead and are easily distracted: they take an action with a chance that falls with how much
worse it looks, but never one that looks worse than `blunder` points. The others search, the higher the longer. Each further
step of one turn gets half the time of the step before it (`paced`), at least an eighth of the first one's (a sixteenth
in very long turns), and goes on with what was found before it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from tabletown.bots.bot import Bot, Clock, Thinking
from tabletown.bots.mcts import Player as TreeSearch
from tabletown.bots.softmax import Player as Softmax
from tabletown.bots.tree_reuse import Memory
from tabletown.core.game import Game
from tabletown.core.views import Line, View

LEVELS: Final = ("1", "2", "3", "4", "5")
NAMES: Final = (
    "bots-level-newcomer",
    "bots-level-apprentice",
    "bots-level-builder",
    "bots-level-architect",
    "bots-level-master",
)
MASTER: Final = "level:5"
SECONDS: Final = {"level:4": 1.0, "level:5": 5.0}  # for a step
_LEAST, _LONG = 8, 8  # a step gets no less than an eighth of the first one's time, from the ninth on a sixteenth


class Builder(TreeSearch):
    """Searches less where the game's `decision_scale` is small."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """The action that was searched most."""
        simulations = max(1, round(self.simulations * game.bot.decision_scale))
        return TreeSearch(simulations, thinking=self.thinking).choose(game, view, legal, rng)


def player(level: str, thinking: Thinking | None = None, clock: Clock = perf_counter, memory: Memory | None = None) -> Bot:
    """The bot of a level."""
    if level == "1":
        return Softmax(temperature=3.0, blunder=12.0)
    if level == "2":
        return Softmax(temperature=0.6, blunder=4.0)
    if level == "3":
        return Builder(simulations=48, thinking=thinking)
    return TreeSearch(seconds=SECONDS[f"level:{level}"], thinking=thinking, clock=clock, memory=memory)


def paced(spec: str, made: int) -> str:
    """The bot for the next step of a turn in which it has made so many: up to eight steps take hardly more than `turn`."""
    if spec not in SECONDS or made < 1:
        return spec
    part = 2 * _LEAST if made >= _LONG else min(2**made, _LEAST)
    return f"mcts:{SECONDS[spec] / part:g}s"


def turn(spec: str) -> float | None:
    """The seconds that a bot takes for a turn of some steps; None if it hardly takes any."""
    return 2 * SECONDS[spec] if spec in SECONDS else None


def title(level: str) -> Line:
    """The name of a level, to be put into words."""
    return Line(NAMES[LEVELS.index(level)])
