"""All actions of a decision compared by whole matches from states that the seat considers possible.

Every action goes on as a search would go on after it, or with the steps of the best action in another order if that is
better; so no action is called bad for what could still be made up for in the same turn.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import sqrt

from tabletown.bots.mcts import Player
from tabletown.bots.search_rollouts import Rollouts
from tabletown.bots.search_values import best_other
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import View
from tabletown.table.review.comparison import SHORT
from tabletown.table.review.model import mean

Way = tuple[int, ...]  # an action and those that follow it in the same turn
_SPREAD = 3.0  # how far apart one more pair is assumed to be, in mistakes
_TURN = 12  # most steps of a turn that are looked ahead


class Comparison:
    """Matches of one decision; all ways share their states and random numbers."""

    def __init__(self, game: Game, view: View, seed: int, width: int) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat = view.seat
        self.seed = seed
        self.seats = view.options.seats
        self._rollouts = Rollouts(game.bot.evaluate, game.bot.action_values, width, self.seats)
        self._margins: dict[Way, list[float]] = {}
        self._own: dict[Way, float] = {}
        self._lines: dict[Way, dict[str, float]] = {}

    def play(self, ways: Iterable[Way], matches: int) -> None:
        """Play matches until each way has this many."""
        for way in ways:
            margins = self._margins.setdefault(way, [])
            lines = self._lines.setdefault(way, {})
            for number in range(len(margins), matches):
                state = self._start(way, number)
                self._rollouts.play(state, self._seed(number))
                sheets = [state.score(seat) for seat in range(self.seats)]
                points = [float(sheet.total) for sheet in sheets]
                margins.append(points[self.seat] - best_other(points, self.seat))
                self._own[way] = self._own.get(way, 0.0) + points[self.seat]
                for line in sheets[self.seat].lines:
                    lines[line.item] = lines.get(line.item, 0.0) + line.points

    def look(self, way: Way, matches: int) -> float:
        """Return the mean lead that the bots' evaluation sees after two turns of every seat."""
        found = 0.0
        for number in range(matches):
            state = self._start(way, number)
            self._rollouts.play(state, self._seed(number), SHORT * self.seats)
            points = [self.game.bot.evaluate(state, seat) for seat in range(self.seats)]
            found += points[self.seat] - best_other(points, self.seat)
        return found / matches

    def matches(self, way: Way) -> int:
        """Return how many matches a way has."""
        return len(self._margins.get(way, ()))

    def lead(self, one: Way, other: Way) -> tuple[float, float]:
        """Return by how many points one way is better than another, and the standard error."""
        pairs = [a - b for a, b in zip(self._margins[one], self._margins[other])]
        middle = mean(pairs)
        spread = sum((each - middle) ** 2 for each in pairs) + (_SPREAD * self.game.meta.mistake) ** 2
        return middle, sqrt(spread) / len(pairs)

    def value(self, way: Way) -> float:
        """Return the mean lead over the best other seat at the end."""
        return mean(self._margins[way])

    def gains(self, best: Way, other: Way) -> tuple[list[tuple[str, float]], float]:
        """Return the differences of the lines of the score sheet, most first, and what the others lose."""
        ahead: dict[str, float] = {}
        for way, sign in ((best, 1.0), (other, -1.0)):
            for item, points in self._lines[way].items():
                ahead[item] = ahead.get(item, 0.0) + sign * points / self.matches(way)
        own = self._own[best] / self.matches(best) - self._own[other] / self.matches(other)
        lines = sorted(ahead.items(), key=lambda each: (-abs(each[1]), each[0]))
        return lines, self.value(best) - self.value(other) - own

    def _start(self, way: Way, number: int) -> State:
        """Return a possible state after the steps of a way."""
        state = self.game.sample(self.view, random.Random(self._seed(number)))
        state.apply(self.seat, way[0])
        for action in way[1:]:
            if not state.is_actor(self.seat) or action not in state.legal(self.seat):
                break
            state.apply(self.seat, action)
        return state

    def _seed(self, number: int) -> int:
        return self.seed + 7919 * number


def complete(game: Game, view: View, action: int, simulations: int, seed: int) -> Way:
    """Return an action and what a search at each further step of the turn finds best."""
    rng, seat = random.Random(seed), view.seat
    assert seat is not None
    state, found = game.sample(view, rng), [action]
    state.apply(seat, action)
    while state.actors() == 1 << seat and len(found) < _TURN:
        legal = state.legal(seat)
        found.append(Player(simulations).choose(game, game.view(state, seat), legal, rng))
        state.apply(seat, found[-1])
    return tuple(found)


def reorder(game: Game, view: View, action: int, best: Sequence[int], seed: int) -> Way:
    """Return an action and then the steps of another way, as far as they are still possible."""
    seat = view.seat
    assert seat is not None
    state, found = game.sample(view, random.Random(seed)), [action]
    state.apply(seat, action)
    for each in best:
        if each != action and state.actors() == 1 << seat and each in state.legal(seat):
            found.append(each)
            state.apply(seat, each)
    return tuple(found)
