"""What a bot is, and the bots by name."""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from typing import Protocol

from tabletown.core.errors import TabletownError
from tabletown.core.game import Game
from tabletown.core.views import View

_MODULES = ("greedy", "random")  # each has a class `Player`


class Bot(Protocol):
    """Chooses among the legal actions of the seat whose view it is given; the same view and `rng` give the same choice."""

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """One of the legal actions."""


class UnknownBot(TabletownError, KeyError):
    """A bot that does not exist."""

    __str__ = TabletownError.__str__


def bots() -> list[str]:
    """The names of all bots, sorted."""
    return sorted(_MODULES)


def bot(name: str) -> Bot:
    """The bot of that name; UnknownBot if there is none."""
    if name not in _MODULES:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(bots()))
    made: Bot = importlib.import_module(f"tabletown.bots.{name}").Player()
    return made
