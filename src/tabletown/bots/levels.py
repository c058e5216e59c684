"""Five named strengths from newcomer to master, the same for every game.

The lower two look one step ahead and overlook some of what they could do, the newcomer more of it. The others search, each
longer than the one below. Each further step of a turn gets half the time of the step before it (`spec_for_step`), but at
least an eighth of the first one's (a sixteenth in very long turns), and reuses the search tree. How much a level notices,
and how much the third one searches, is told by the game (`Bot.levels`), so that the steps between the levels are even.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from tabletown.bots.bot import Bot, Clock, Thinking
from tabletown.bots.mcts import Player as TreeSearch
from tabletown.bots.overlooking import Player as Overlooking
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
SECONDS: Final = {"level:4": 1.0, "level:5": 5.0}  # per step
_LEAST, _LONG = 8, 8  # least part of the first step's time: an eighth, from the ninth step on a sixteenth


class Builder(TreeSearch):
    """A tree search with as many simulations as the game gives to the third level."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return the most visited action."""
        return TreeSearch(game.bot.levels.simulations, thinking=self.thinking).choose(game, view, legal, rng)


def make_level(
    level: str, thinking: Thinking | None = None, clock: Clock = perf_counter, memory: Memory | None = None
) -> Bot:
    """Return the bot of a level."""
    if level in ("1", "2"):
        return Overlooking(int(level))
    if level == "3":
        return Builder(thinking=thinking)
    return TreeSearch(seconds=SECONDS[f"level:{level}"], thinking=thinking, clock=clock, memory=memory)


def spec_for_step(spec: str, made: int) -> str:
    """Return the bot for the next step of a turn after `made` steps; eight steps take hardly longer than `turn`."""
    if spec not in SECONDS or made < 1:
        return spec
    part = 2 * _LEAST if made >= _LONG else min(2**made, _LEAST)
    return f"mcts:{SECONDS[spec] / part:g}s"


def turn(spec: str) -> float | None:
    """Return the seconds a bot needs for a turn of some steps, or None if it needs hardly any."""
    return 2 * SECONDS[spec] if spec in SECONDS else None


def title(level: str) -> Line:
    """Return the name of a level as a message."""
    return Line(NAMES[LEVELS.index(level)])
