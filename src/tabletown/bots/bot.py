"""The bot protocol, and bots by name."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from tabletown.core.errors import TabletownError
from tabletown.core.game import Game
from tabletown.core.views import View

if TYPE_CHECKING:
    from tabletown.bots.tree_reuse import Memory

SECONDS = 1.0  # budget of a search whose name has none
MOST_SECONDS = 3600.0
MOST_SIMULATIONS = 10_000_000

Clock = Callable[[], float]  # seconds
Thinking = Callable[[float], None]  # receives the completed part of a decision, from 0 to 1, from time to time


class Bot(Protocol):
    """A player that chooses among the legal actions of a seat, given its view.

    The same view and `rng` give the same choice, except for a bot limited by time, whose choice depends on the machine.
    """

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return one of the legal actions."""


class UnknownBot(TabletownError, KeyError):
    """A bot name that does not exist."""

    __str__ = TabletownError.__str__


def bots() -> list[str]:
    """Return the names of all bots, sorted; searches also take a budget, as in `mcts:2s` or `mcts:800`."""
    from tabletown.bots.levels import LEVELS

    return sorted(["flat_mc", "greedy", "mcts", "random", *(f"level:{level}" for level in LEVELS)])


def bot(spec: str, thinking: Thinking | None = None, *, clock: Clock = perf_counter, memory: Memory | None = None) -> Bot:
    """Return the bot of a name such as `greedy`, `mcts:1s`, `mcts:800` or `level:4`, or raise UnknownBot.

    Seconds are measured by `clock`. Passing the same `memory` again lets a timed search reuse its tree in the same turn.
    """
    name, colon, argument = spec.partition(":")
    if name == "level" and colon:
        return _level(argument, thinking, clock, memory)
    if name in ("flat_mc", "mcts"):
        return _search(name, budget(spec, argument) if colon else (0, SECONDS), thinking, clock, memory)
    if name in ("greedy", "random") and not colon:
        return _simple(name)
    raise UnknownBot("unknown-bot", name=spec, known=", ".join(bots()))


def budget(spec: str, argument: str) -> tuple[int, float]:
    """Return the budget of a search as simulations and seconds, one of which is 0."""
    if re.fullmatch(r"[0-9]{1,8}", argument) and 0 < int(argument) <= MOST_SIMULATIONS:
        return int(argument), 0.0
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?s", argument) and 0.0 < float(argument[:-1]) <= MOST_SECONDS:
        return 0, float(argument[:-1])
    raise UnknownBot("bots-budget", name=spec, budget=argument)


def takes_time(spec: str) -> bool:
    """Return whether a bot is limited by time."""
    return bool(getattr(bot(spec), "seconds", 0.0))


def _simple(name: str) -> Bot:
    if name == "random":
        from tabletown.bots.random import Player as Random

        return Random()
    from tabletown.bots.greedy import Player as Greedy

    return Greedy()


def _search(name: str, limits: tuple[int, float], thinking: Thinking | None, clock: Clock, memory: Memory | None) -> Bot:
    simulations, seconds = limits
    if name == "mcts":
        from tabletown.bots.mcts import Player as TreeSearch

        return TreeSearch(simulations, seconds, thinking, clock, memory)
    from tabletown.bots.flat_mc import Player as FlatSearch

    return FlatSearch(simulations, seconds, thinking, clock)


def _level(argument: str, thinking: Thinking | None, clock: Clock, memory: Memory | None) -> Bot:
    from tabletown.bots.levels import LEVELS, make_level

    if argument not in LEVELS:
        raise UnknownBot("bots-level", level=argument, known=", ".join(LEVELS))
    return make_level(argument, thinking, clock, memory)
