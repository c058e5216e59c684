"""Daily deals, the tries at them, and what follows from those: par, places and streaks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from statistics import mean, stdev
from typing import Any, Protocol

import msgspec

from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game, games

BOT = "level:3"  # plays the other seats, and the runs for the par
RUNS = 20  # of the bot on a deal, for the par
WEEK = 6  # days that are shown, the last one included
_SEATS = 3


class Deal(msgspec.Struct, frozen=True):
    """A daily deal; `runs` are the points of the bot in its runs so far."""

    day: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    commitment: str
    made: float
    runs: list[int]

    @property
    def is_playable(self) -> bool:
        """Whether this server has the rules of the deal."""
        return self.game in games() and game(self.game).rules_version == self.rules_version

    @property
    def is_solo(self) -> bool:
        """Whether the points are those of the player, not the lead over the best bot."""
        return bool(self.options["seats"] == 1)

    def par(self, runs: int) -> Par | None:
        """Return the par, None until the bot has made that many runs."""
        if not self.runs or len(self.runs) < runs:
            return None
        return Par(round(mean(self.runs), 1), round(stdev(self.runs), 1) if len(self.runs) > 1 else 0.0, len(self.runs))


class Par(msgspec.Struct, frozen=True):
    """What the bot reaches on a deal: the mean and the standard deviation of its runs."""

    mean: float
    spread: float
    runs: int

    @property
    def points(self) -> int:
        """The mean as a whole number, with which results are compared."""
        return round(self.mean)


class Try(msgspec.Struct, frozen=True):
    """The try of a user that counts; `points` is None until the match is over."""

    table: str
    day: str
    game: str
    points: int | None = None


class Result(msgspec.Struct, frozen=True):
    """A finished try; the user and the name are None when the player is gone."""

    table: str
    user: str | None
    name: str | None
    points: int
    seconds: float


class Standing(msgspec.Struct, frozen=True):
    """A place in the list of a deal; `table` can be watched when the day is over."""

    place: int
    name: str | None
    mine: bool
    points: int
    seconds: float
    table: str | None


class Streak(msgspec.Struct, frozen=True):
    """The days in a row on which a user has finished a deal, the most ever, and the deals of each of the last days."""

    days: int
    best: int
    week: list[tuple[str, int]]


class Ended(msgspec.Struct, frozen=True):
    """A try whose match is over but whose points are not stored: the totals, when it began, and when it ended."""

    table: str
    day: str
    totals: list[int]
    begun: float
    ended: float


class DailyStore(Protocol):
    """Daily deals and tries; every method is one transaction."""

    async def add_deals(self, deals: Sequence[Deal]) -> None: ...
    async def deals(self, days: Collection[str]) -> list[Deal]: ...
    async def days(self) -> list[str]: ...
    async def begin(self, table: str, day: str, game: str, user: str) -> Try: ...
    async def tries(self, user: str) -> list[Try]: ...
    async def running(self, user: str, day: str, game: str) -> str | None: ...
    async def has_table(self, table: str) -> str | None: ...
    async def ended(self, day: str) -> list[Ended]: ...
    async def settle(self, table: str, points: int, seconds: float, finished: float) -> None: ...
    async def results(self, day: str) -> dict[str, list[Result]]: ...


def day_of(at: float) -> str:
    """Return the day of a time, in UTC."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def later(day: str, days: int) -> str:
    """Return the day so many days after another."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def options_of(rules: Game) -> Options:
    """Return the options of a daily deal: solo where the game has it, else three seats."""
    mode = next((mode for mode, counts in rules.modes.items() if 1 in counts), None)
    if mode is not None:
        return rules.options(seats=1, mode=mode)
    counts = next(iter(rules.modes.values()))
    return rules.options(seats=min(_SEATS, max(counts)))


def points_of(totals: Sequence[int]) -> int:
    """Return the points of seat 0: alone its own, else those that it is ahead of the best other seat."""
    return totals[0] - max(totals[1:], default=0)


def standings(results: Sequence[Result], user: str | None, *, watched: bool) -> list[Standing]:
    """Return the results, best first; equal points share a place, and less time comes first."""
    ordered = sorted(results, key=lambda each: (-each.points, each.seconds, each.table))
    return [
        Standing(
            place=1 + sum(other.points > each.points for other in results),
            name=each.name,
            mine=user is not None and each.user == user,
            points=each.points,
            seconds=each.seconds,
            table=each.table if watched else None,
        )
        for each in ordered
    ]


def streak(finished: Mapping[str, int], today: str) -> Streak:
    """Return the streak of a user with so many finished deals on each day; today may still come."""
    best = run = 0
    last = ""
    for day in sorted(finished):
        run = run + 1 if last and later(last, 1) == day else 1
        best, last = max(best, run), day
    current = run if last in (today, later(today, -1)) else 0
    days = [later(today, -back) for back in range(WEEK - 1, -1, -1)]
    return Streak(current, best, [(day, finished.get(day, 0)) for day in days])
