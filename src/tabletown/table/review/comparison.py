"""Ways to go on, compared by matches that share their states and random numbers.

Two kinds of matches are played: short ones, evaluated after two turns of every seat, which vary little but judge by the
bot's evaluation, and whole ones, which need no evaluation but vary much. The difference of two ways is the mean of both
kinds, weighted by their precision; what the evaluation may be wrong by counts as an error of the short ones.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

from tabletown.bots.search import Search
from tabletown.bots.search_rollouts import Rollouts
from tabletown.bots.search_values import best_other
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.table.review.model import mean

WIDTH = 8  # choices considered per decision in a match that is played out
SHORT = 2  # turns of every seat in a short match
SLOPE = 0.5  # final points for each point by which the evaluation differs, measured over the games
_BIAS = 0.4  # standard error of the evaluation's differences, as a part of a mistake
# How far apart one more pair is assumed to be, in mistakes, since few pairs say little of how far they spread.
_SPREAD_SHORT, _SPREAD_WHOLE = 1.0, 3.0
_FOLLOWED = 4  # least visits of a step of a line that the search has found

Way = tuple[int, ...]  # an action and those that follow it in the same turn
Sample = Callable[[random.Random], State]


class Results(msgspec.Struct):
    """The leads at the end of short and whole matches of a way, and of whole ones also points, wins and score lines."""

    short: list[float] = []
    whole: list[float] = []
    points: list[float] = []
    wins: list[float] = []
    lines: dict[str, float] = {}


class Comparison:
    """Ways of a seat, with the matches played for them; `sample` returns a state that is possible."""

    def __init__(self, game: Game, sample: Sample, seats: int, seat: int, seed: int) -> None:
        self.game = game
        self.sample = sample
        self.seats = seats
        self.seat = seat
        self.seed = seed
        self.mistake = game.meta.mistake
        self.found: dict[Way, Results] = {}  # in the order in which ways were added
        self._rollouts = Rollouts(game.bot.evaluate, game.bot.action_values, WIDTH, seats)

    def short(self, matches: int, ways: Sequence[Way] = ()) -> None:
        """Play some short matches with every way, or with some."""
        for way in ways or list(self.found):
            results = self.found[way].short
            for _ in range(matches):
                state = self._start(way, len(results))
                self._rollouts.play(state, self._seed(len(results)), SHORT * self.seats)
                points = [self.game.bot.evaluate(state, seat) for seat in range(self.seats)]
                results.append(points[self.seat] - best_other(points, self.seat))

    def whole(self, matches: int, ways: Sequence[Way] = ()) -> None:
        """Play some whole matches with every way, or with some."""
        for way in ways or list(self.found):
            results = self.found[way]
            for _ in range(matches):
                number = len(results.whole)
                state = self._start(way, number)
                self._rollouts.play(state, self._seed(number))
                sheets = [state.score(seat) for seat in range(self.seats)]
                points = [float(sheet.total) for sheet in sheets]
                results.whole.append(points[self.seat] - best_other(points, self.seat))
                results.points.append(points[self.seat])
                winners = state.winners()
                results.wins.append(1.0 / len(winners) if self.seat in winners else 0.0)
                for line in sheets[self.seat].lines:
                    results.lines[line.item] = results.lines.get(line.item, 0.0) + line.points

    def _start(self, way: Way, number: int) -> State:
        """Return a possible state after the steps of a way."""
        state = self.sample(random.Random(self._seed(number)))
        state.apply(self.seat, way[0])
        for action in way[1:]:
            if not state.is_actor(self.seat) or action not in state.legal(self.seat):
                break
            state.apply(self.seat, action)
        return state

    def _seed(self, number: int) -> int:
        return self.seed + 7919 * number

    @property
    def matches(self) -> int:
        """The number of whole matches of the way that has most."""
        return max((len(each.whole) for each in self.found.values()), default=0)

    def lead(self, one: Way, other: Way) -> tuple[float, float]:
        """Return by how many points one way is better than another, and the standard error."""
        if one == other:
            return 0.0, 0.0
        lead = precision = 0.0
        a, b = self.found[one], self.found[other]
        kinds = ((a.short, b.short, SLOPE, _BIAS, _SPREAD_SHORT), (a.whole, b.whole, 1.0, 0.0, _SPREAD_WHOLE))
        for mine, others, slope, bias, assumed in kinds:
            pairs = [slope * (x - y) for x, y in zip(mine, others)]
            if pairs:
                middle = mean(pairs)
                spread = sum((each - middle) ** 2 for each in pairs) + (assumed * self.mistake) ** 2
                weight = 1.0 / (spread / len(pairs) ** 2 + (bias * self.mistake) ** 2)
                lead += weight * middle
                precision += weight
        return lead / precision, 1.0 / sqrt(precision)


def line_from(search: Search, state: State, action: int) -> Way:
    """Return an action and what the search would do next in the same turn, from a state that it considers possible."""
    seat = search.seat
    node, found = search.root.child(search.root.places[action]), [action]
    state.apply(seat, action)
    while state.actors() == 1 << seat:
        legal = state.legal(seat)
        following = legal[0]
        if len(legal) > 1:  # forced steps have no nodes
            tried = [(node.visits[node.places[each]], each) for each in legal if each in node.places]
            visits, following = max(tried, default=(0, 0))
            if visits < _FOLLOWED:
                break
            node = node.child(node.places[following])
        state.apply(seat, following)
        found.append(following)
    return tuple(found)
