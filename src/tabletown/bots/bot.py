"""What a bot is, and the bots by name."""

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

SECONDS = 1.0  # what a search gets that is named without a budget
MOST_SECONDS = 3600.0
MOST_SIMULATIONS = 10_000_000

Clock = Callable[[], float]  # seconds
Thinking = Callable[[float], None]  # told from time to time which part of the thinking is done


class Bot(Protocol):
    """Chooses among the legal actions of the seat whose view it is given; the same view and `rng` give the same choice.

    A bot that thinks by the clock is the exception: what it chooses depends on the machine.
    """

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """One of the legal actions."""


class UnknownBot(TabletownError, KeyError):
    """A bot that does not exist."""

    __str__ = TabletownError.__str__


def bots() -> list[str]:
    """The names of all bots, sorted; searches take a budget too, as in `mcts:2s` or `mcts:800`."""
    from tabletown.bots.levels import LEVELS

    return sorted(["flat_mc", "greedy", "mcts", "random", *(f"level:{level}" for level in LEVELS)])


def bot(spec: str, thinking: Thinking | None = None, *, clock: Clock = perf_counter, memory: Memory | None = None) -> Bot:
    """The bot of a name such as `greedy`, `mcts:1s`, `mcts:800` or `level:4`; UnknownBot says what is wrong with it.

    Seconds go by the `clock`. A `memory` that is given again lets a search by the clock go on where it was in the same turn.
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
    """How many simulations or seconds a search may spend, the other being 0."""
    if re.fullmatch(r"[0-9]{1,8}", argument) and 0 < int(argument) <= MOST_SIMULATIONS:
        return int(argument), 0.0
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?s", argument) and 0.0 < float(argument[:-1]) <= MOST_SECONDS:
        return 0, float(argument[:-1])
    raise UnknownBot("bots-budget", name=spec, budget=argument)


def takes_time(spec: str) -> bool:
    """Whether a bot thinks by the clock."""
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
    from tabletown.bots.levels import LEVELS, player

    if argument not in LEVELS:
        raise UnknownBot("bots-level", level=argument, known=", ".join(LEVELS))
    return player(argument, thinking, clock, memory)
