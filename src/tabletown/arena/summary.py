"""Statistics of a contest: win shares, mean scores and ratings, each with its uncertainty."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

import msgspec

from tabletown.arena.contest import FEWEST_SEATS_TO_RATE, ArenaError, Contest
from tabletown.arena.match import Result

Z = 1.959964  # quantile of the 95 % interval


class Interval(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """The results of one bot: `share` of wins (ties split), `fair` share among equals, points, thinking time."""

    bot: str
    matches: int
    share: Interval
    fair: float
    points: Interval
    seconds: float  # per decision
    rating: Interval | None = None


class Duel(msgspec.Struct, frozen=True):
    """The share of matches in which one bot finished before another."""

    first: str
    second: str
    matches: int
    share: Interval


class Summary(msgspec.Struct, frozen=True):
    """A contest with its statistics: the content of `result.json`."""

    contest: Contest
    matches: int
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]

    def _repr_svg_(self) -> str:
        """Return the plot, for notebooks."""
        from tabletown.arena.report import plot

        return plot(self, "en")

    def _repr_html_(self) -> str:
        """Return the plot and the tables, for notebooks."""
        from tabletown.arena.report import shown

        return shown(self, "en")


def summarise(contest: Contest, results: Sequence[Result]) -> Summary:
    """Summarize the results; their order matters only to the ratings."""
    ratings = _ratings(contest, results) if contest.seats >= FEWEST_SEATS_TO_RATE and len(contest.bots) > 1 else {}
    standings = tuple(_standing(contest, results, each, ratings.get(each)) for each in range(len(contest.bots)))
    pairs = combinations(range(len(contest.bots)), 2) if contest.seats >= FEWEST_SEATS_TO_RATE else ()
    duels = tuple(each for first, second in pairs if (each := _duel(contest, results, first, second)) is not None)
    return Summary(contest, len(results), standings, duels)


def _standing(contest: Contest, results: Sequence[Result], bot: int, rating: Interval | None) -> Standing:
    mine = [each for each in results if bot in each.lineup]
    wins = sum(_won(each, bot) for each in mine)
    fair = sum(each.lineup.count(bot) for each in mine) / contest.seats / max(len(mine), 1)
    points = [points for each in mine for who, points in zip(each.lineup, each.scores) if who == bot]
    spent = sum(each.seconds[seat] for each in mine for seat, who in enumerate(each.lineup) if who == bot)
    decisions = sum(each.decisions[seat] for each in mine for seat, who in enumerate(each.lineup) if who == bot)
    share = wilson(wins, len(mine))
    return Standing(contest.bots[bot], len(mine), share, fair, mean(points), spent / max(decisions, 1), rating)


def _won(result: Result, bot: int) -> float:
    """Return a bot's share of the win, from 0 to 1."""
    if not result.winners:
        return 0.0
    # In solo play an automatic opponent without a seat may be among the winners.
    own = sum(who == bot for seat, who in enumerate(result.lineup) if seat in result.winners)
    return own / len(result.winners)


def _places(result: Result) -> list[tuple[bool, int]]:
    """Return the sort keys of seats: winners first (the rules break ties), then by points."""
    return [(seat in result.winners, points) for seat, points in enumerate(result.scores)]


def _duel(contest: Contest, results: Sequence[Result], first: int, second: int) -> Duel | None:
    wins, matches = 0.0, 0
    for result in results:
        places = _places(result)
        ours = [place for place, who in zip(places, result.lineup) if who == first]
        theirs = [place for place, who in zip(places, result.lineup) if who == second]
        if ours and theirs:
            matches += 1
            met = len(ours) * len(theirs)
            wins += sum((our > their) + 0.5 * (our == their) for our in ours for their in theirs) / met
    if matches == 0:
        return None
    return Duel(contest.bots[first], contest.bots[second], matches, wilson(wins, matches))


def _ratings(contest: Contest, results: Sequence[Result]) -> dict[int, Interval]:
    """Return the rating of each bot after all matches in order, by the Plackett-Luce model of openskill."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise ArenaError("arena-error-extra", extra="arena", package="openskill") from None
    model = PlackettLuce()
    rated = [model.rating() for _ in contest.bots]
    for result in results:
        places = _places(result)
        ranks = [float(sum(other > mine for other in places)) for mine in places]
        after = model.rate([[rated[who]] for who in result.lineup], ranks=ranks)
        for bot in set(result.lineup):
            own = [team[0] for who, team in zip(result.lineup, after) if who == bot]
            rated[bot] = model.rating(
                mu=sum(each.mu for each in own) / len(own), sigma=sum(each.sigma for each in own) / len(own)
            )
    return {bot: Interval(each.mu, each.mu - Z * each.sigma, each.mu + Z * each.sigma) for bot, each in enumerate(rated)}


# Intervals.


def wilson(wins: float, matches: int) -> Interval:
    """Return the share of wins with Wilson's interval, which is accurate near 0 and 1 too."""
    if matches == 0:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / matches, Z * Z
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    spread = Z / (1 + square / matches) * math.sqrt(share * (1 - share) / matches + square / (4 * matches * matches))
    low, high = 0.0 if wins <= 0 else middle - spread, 1.0 if wins >= matches else middle + spread
    return Interval(share, low, high)


def mean(values: Sequence[float]) -> Interval:
    """Return the mean with its interval by normal approximation."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(values) / len(values)
    if len(values) == 1:
        return Interval(middle, middle, middle)
    variance = sum((each - middle) ** 2 for each in values) / (len(values) - 1)
    spread = Z * math.sqrt(variance / len(values))
    return Interval(middle, middle - spread, middle + spread)
