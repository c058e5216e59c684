"""Five named strengths, from newcomer to master; every game has the same five.

The two lowest look one step ahead and are easily distracted: they take an action with a chance that falls with how much
worse it looks, but never one that looks worse than `blunder` points. The others search, the higher the longer.
"""

from __future__ import annotations

from typing import Final

from tabletown.bots.bot import Bot, Thinking
from tabletown.bots.hasty import Player as Hasty
from tabletown.bots.mcts import Player as TreeSearch
from tabletown.core.views import Line

LEVELS: Final = ("1", "2", "3", "4", "5")
NAMES: Final = (
    "bots-level-newcomer",
    "bots-level-apprentice",
    "bots-level-builder",
    "bots-level-architect",
    "bots-level-master",
)
MASTER: Final = "level:5"


def player(level: str, thinking: Thinking | None = None) -> Bot:
    """The bot of a level."""
    if level == "1":
        return Hasty(calm=3.0, blunder=12.0)
    if level == "2":
        return Hasty(calm=0.6, blunder=4.0)
    if level == "3":
        return TreeSearch(simulations=32, thinking=thinking)
    return TreeSearch(seconds=1.0 if level == "4" else 5.0, thinking=thinking)


def title(level: str) -> Line:
    """The name of a level, to be put into words."""
    return Line(NAMES[LEVELS.index(level)])
