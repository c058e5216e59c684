"""A contest: bots, a game, deals and seats.

Every deal is played once for each rotation of a line-up, so that no bot has better cards or seats than another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from tabletown.bots import bot
from tabletown.core.errors import TabletownError
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game

FEWEST_SEATS_TO_RATE = 2
ENGINE = "engine:"  # begins the name of a program that plays (docs/engines.md); only the arena starts programs
LEAST_PART = 1e-6  # least share of a bot's thinking time


class ArenaError(TabletownError):
    """A request that the arena cannot fulfill; no result is lost."""


@contextmanager
def writing(place: Path) -> Iterator[None]:
    """Raise ArenaError if the place cannot be written."""
    try:
        yield
    except OSError as error:
        raise ArenaError("arena-error-folder", folder=str(place), reason=str(error.strerror)) from None


class Pairing(msgspec.Struct, frozen=True):
    """One match to play: the number of its deal, and the bot index of each seat."""

    deal: int
    lineup: tuple[int, ...]


class Contest(msgspec.Struct, frozen=True):
    """Bots by name, in a game with options; `seed` determines every deal and every random choice.

    Bots limited by time get a `part` of theirs, for a quick comparison.
    """

    game: str
    rules_version: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int = 1
    part: float = 1.0

    @classmethod
    def of(cls, rules: Game, options: Options, bots: tuple[str, ...], seed: int = 1, part: float = 1.0) -> Contest:
        """Return a contest, or raise ArenaError or UnknownBot unless the bots exist and differ."""
        if len(set(bots)) < len(bots) or not bots:
            raise ArenaError("arena-error-bots", bots=", ".join(bots))
        if not LEAST_PART <= part <= 1.0:
            raise ArenaError("arena-error-part", part=f"{part:g}", least=f"{LEAST_PART:.6f}")
        for spec in bots:
            if not spec.startswith(ENGINE):
                bot(spec)
        return cls(rules.name, rules.rules_version, msgspec.to_builtins(options), bots, seed, part)

    @property
    def name(self) -> str:
        """A short name for files, unique to the contest."""
        text = msgspec.json.encode(self, order="sorted")
        chosen = f"{self.game}-{self.options['mode']}-{self.options['seats']}"
        return f"{chosen}-{hashlib.sha256(text).hexdigest()[:10]}"

    @property
    def seats(self) -> int:
        """The number of seats in each match."""
        return int(self.options["seats"])

    def start(self) -> tuple[Game, Options]:
        """Return the game and its options."""
        rules = game(self.game)
        return rules, msgspec.convert(self.options, rules.options_type)

    def plan(self, matches: int) -> list[Pairing]:
        """Return at least `matches` matches for each line-up, in whole deals: every rotation of every line-up."""
        found = []
        lineups = lineups_of(len(self.bots), self.seats)
        deals = -(-matches // max(len(rotations(each)) for each in lineups))
        for deal in range(deals):
            for lineup in lineups:
                found += [Pairing(deal, each) for each in rotations(lineup)]
        return found


def lineups_of(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Return every choice of bots for the seats; the last bot fills any that remain."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    return [(*range(bots), *(bots - 1,) * (seats - bots))]


def rotations(lineup: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return all distinct rotations of the line-up."""
    return list(dict.fromkeys(lineup[shift:] + lineup[:shift] for shift in range(len(lineup))))
