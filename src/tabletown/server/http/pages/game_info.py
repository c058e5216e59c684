"""Facts about games for players, and the strengths of the bots."""

from __future__ import annotations

from functools import cache

import msgspec
from markupsafe import Markup

from tabletown.bots import bots
from tabletown.core.game import Game
from tabletown.core.registry import game, games
from tabletown.i18n import Speaker
from tabletown.table import Bank, PerMove, Timing

_LEVEL = "level:"
_DAY = 86400


class Facts(msgspec.Struct, frozen=True):
    """A game: its least and most seats, minutes, weight, and whether it can be played solo."""

    name: str
    seats: tuple[int, int]
    minutes: tuple[int, int] | None
    weight: int | None
    solo: bool


def facts(name: str) -> Facts:
    """Return the facts about a game."""
    rules = game(name)
    counts = [count for each in rules.modes.values() for count in each]
    return Facts(name, (min(counts), max(counts)), rules.meta.minutes, rules.meta.weight, solo_mode(rules) is not None)


def all_facts() -> list[Facts]:
    """Return the facts about all games, lightest first."""
    return [facts(name) for name in sorted(games(), key=lambda name: (game(name).meta.order, name))]


@cache
def scene(name: str) -> Markup:
    """Return the drawing that stands for a game where games are listed; empty if it has none."""
    rules = game(name)
    return Markup(rules.folder.joinpath(rules.meta.scene).read_text(encoding="utf-8")) if rules.meta.scene else Markup("")


def solo_mode(rules: Game) -> str | None:
    """Return the solo mode of a game, None if it has none."""
    return next((mode for mode, counts in rules.modes.items() if 1 in counts), None)


def pace(timing: Timing, say: Speaker) -> str:
    """Return a short text for a clock; empty without limit."""
    if isinstance(timing, Bank):
        return say("server-clock-bank", {"minutes": round(timing.seconds / 60)})
    if isinstance(timing, PerMove) and timing.seconds >= _DAY:
        return say("server-clock-days", {"days": round(timing.seconds / _DAY)})
    return say("server-clock-move", {"seconds": round(timing.seconds)}) if isinstance(timing, PerMove) else ""


def strengths() -> list[str]:
    """Return the bots on offer, weakest first."""
    named = [name for name in bots() if name.startswith(_LEVEL)]
    return named or ["random", "greedy"]


def usual_strength() -> str:
    """Return the default bot."""
    offered = strengths()
    return offered[min(1, len(offered) - 1)]


def strength(name: str, say: Speaker) -> str:
    """Return the name of a bot's strength."""
    message = f"server-strength-{name.removeprefix(_LEVEL)}"
    return say(message) if say.has(message) else name
