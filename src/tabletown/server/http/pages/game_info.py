"""What a player wants to know of a game before playing it, and the strengths of the bots."""

from __future__ import annotations

import msgspec

from tabletown.bots import bots
from tabletown.core.game import Game
from tabletown.core.registry import game, games
from tabletown.i18n import Speaker
from tabletown.table import Bank, PerMove, Timing

# Minutes of a match among people, and how much there is to learn, from 1 to 5.
_MINUTES = {
    "tiny_towns": (30, 45),
    "torres": (60, 60),
    "garden_nation": (60, 60),
    "ginkgopolis": (45, 45),
    "sweet_lands": (90, 120),
}
_WEIGHT = {"tiny_towns": 2, "torres": 3, "garden_nation": 3, "ginkgopolis": 3, "sweet_lands": 4}
_ORDER = tuple(_MINUTES)
_LEVEL = "level:"
_DAY = 86400


class Facts(msgspec.Struct, frozen=True):
    """A game on offer: the least and most seats, minutes, weight, and whether it can be played alone."""

    name: str
    seats: tuple[int, int]
    minutes: tuple[int, int] | None
    weight: int | None
    solo: bool


def facts(name: str) -> Facts:
    """What a player wants to know of a game."""
    counts = [count for each in game(name).modes.values() for count in each]
    return Facts(name, (min(counts), max(counts)), _MINUTES.get(name), _WEIGHT.get(name), solo_mode(game(name)) is not None)


def all_facts() -> list[Facts]:
    """All games, the lighter first."""
    names = sorted(games(), key=lambda name: (_ORDER.index(name) if name in _ORDER else len(_ORDER), name))
    return [facts(name) for name in names]


def solo_mode(rules: Game) -> str | None:
    """The mode of a game for one, None if it has none."""
    return next((mode for mode, counts in rules.modes.items() if 1 in counts), None)


def pace(timing: Timing, say: Speaker) -> str:
    """How much time there is, in a few words; nothing where there is no limit."""
    if isinstance(timing, Bank):
        return say("server-clock-bank", {"minutes": round(timing.seconds / 60)})
    if isinstance(timing, PerMove) and timing.seconds >= _DAY:
        return say("server-clock-days", {"days": round(timing.seconds / _DAY)})
    return say("server-clock-move", {"seconds": round(timing.seconds)}) if isinstance(timing, PerMove) else ""


def strengths() -> list[str]:
    """The bots on offer, the weakest first."""
    named = [name for name in bots() if name.startswith(_LEVEL)]
    return named or ["random", "greedy"]


def usual_strength() -> str:
    """The bot that one plays against without having chosen."""
    offered = strengths()
    return offered[min(1, len(offered) - 1)]


def strength(name: str, say: Speaker) -> str:
    """What a bot is called by how well it plays."""
    message = f"server-strength-{name.removeprefix(_LEVEL)}"
    return say(message) if say.has(message) else name
