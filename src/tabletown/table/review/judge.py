"""One decision of a review: a few choices compared by matches from states that the seat considered possible.

All choices of a decision share their states and random numbers. Two kinds of matches are played: short ones, evaluated
after two turns of every seat, which vary little but judge by the bot's evaluation, and whole ones, which need no evaluation
but vary much. The difference of two choices is the mean of both kinds, weighted by their precision; what the evaluation may
be wrong by counts as an error of the short ones.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt

from tabletown.bots.mcts import Player
from tabletown.bots.search import Search
from tabletown.bots.search_rollouts import Rollouts
from tabletown.bots.search_values import best_other
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import View
from tabletown.table.review.model import Decision, Option, TurnLoss, mean
from tabletown.table.review.verdicts import classify, is_settled

WIDTH = 8  # choices considered per decision in a match that is played out
SHORT = 2  # turns of every seat in a short match
SLOPE = 0.5  # final points for each point by which the evaluation differs, measured over the games
_BIAS = 0.4  # standard error of the evaluation's differences, as a part of a mistake
# How far apart one more pair is assumed to be, in mistakes, since few pairs say little of how far they spread.
_SPREAD_SHORT, _SPREAD_WHOLE = 1.0, 3.0
_CHOICES = 2  # besides the one played
_FOLLOWED = 4  # least visits of a step of a line that the search has found
_WORTH = 0.1  # part of a mistake from which a line of the score sheet is named

_Way = tuple[int, ...]  # an action and those that follow it in the same turn


class Judge:
    """A decision with the matches played for it; `rest` are the further steps of the same turn, as they were made."""

    def __init__(self, game: Game, view: View, legal: Sequence[int], index: int, line: _Way, seed: int) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat = view.seat
        self.legal = list(legal)
        self.index = index
        self.line = line
        self.seed = seed
        self.seats = view.options.seats
        self.mistake = game.meta.mistake
        self._rollouts = Rollouts(game.bot.evaluate, game.bot.action_values, WIDTH, self.seats)
        self._ways: list[_Way] = []
        self._short: dict[_Way, list[float]] = {}
        self._whole: dict[_Way, list[float]] = {}
        self._points: dict[_Way, list[float]] = {}
        self._wins: dict[_Way, list[float]] = {}
        self._lines: dict[_Way, dict[str, float]] = {}

    @property
    def played(self) -> int:
        """The action that was taken."""
        return self.line[0]

    # Matches.

    def begin(self, simulations: int, seconds: float) -> None:
        """Choose what is compared: what was played, and the choices that a short search finds best."""
        rng = random.Random(self.seed)
        player = Player(simulations, seconds)
        search = player.search(self.game, self.view, rng)
        search.run(player.simulations, player.seconds, None)
        ranked = [action for action in search.ranked() if action in self.legal]
        values = self.game.bot.values(self.game.sample(self.view, rng), self.seat, self.legal)
        looks = self.legal[max(range(len(values)), key=lambda place: values[place])]
        actions = list(dict.fromkeys([ranked[0], looks, *ranked]))
        others = [action for action in actions if action != self.played][:_CHOICES]
        # What was played goes on as it did, or as the search would, so that a later mistake is not counted here, too.
        own = _line(search, self.game, self.view, self.played)
        self._ways = [own, self.line] if len(self.line) > 1 and self.line != own else [own]
        self._ways += [_line(search, self.game, self.view, action) for action in others]

    def short(self, matches: int) -> None:
        """Play some short matches with every way."""
        for _ in range(matches):
            number = len(self._short.get(self._ways[0], ()))
            for way in self._ways:
                state = self._start(way, number)
                self._rollouts.play(state, self._seed(number), SHORT * self.seats)
                points = [self.game.bot.evaluate(state, seat) for seat in range(self.seats)]
                self._short.setdefault(way, []).append(points[self.seat] - best_other(points, self.seat))

    def whole(self, matches: int, ways: Sequence[_Way] = ()) -> None:
        """Play some whole matches with every way, or with some."""
        for way in ways or self._ways:
            for _ in range(matches):
                number = len(self._whole.get(way, ()))
                state = self._start(way, number)
                self._rollouts.play(state, self._seed(number))
                sheets = [state.score(seat) for seat in range(self.seats)]
                points = [float(sheet.total) for sheet in sheets]
                self._whole.setdefault(way, []).append(points[self.seat] - best_other(points, self.seat))
                self._points.setdefault(way, []).append(points[self.seat])
                winners = state.winners()
                self._wins.setdefault(way, []).append(1.0 / len(winners) if self.seat in winners else 0.0)
                lines = self._lines.setdefault(way, {})
                for line in sheets[self.seat].lines:
                    lines[line.item] = lines.get(line.item, 0.0) + line.points

    def refine(self, matches: int) -> None:
        """Play more whole matches with what was played and with what may be better."""
        mine = self._mine()
        rivals = [way for way in self._ways if way[0] != self.played]
        rivals.sort(key=lambda way: -self._lead(way, mine)[0])
        best, *near = rivals
        ways = [mine, best, *(way for way in near if sum(self._lead(way, best)) >= 0)]
        least = min(len(self._whole.get(way, ())) for way in ways)
        for way in ways:
            self.whole(max(0, least + matches - len(self._whole.get(way, ()))), [way])

    def _start(self, way: _Way, number: int) -> State:
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

    @property
    def matches(self) -> int:
        """The number of whole matches of the way that has most."""
        return max(map(len, self._whole.values()), default=0)

    # Comparison.

    def _lead(self, one: _Way, other: _Way) -> tuple[float, float]:
        """Return by how many points one way is better than another, and the standard error."""
        if one == other:
            return 0.0, 0.0
        found = precision = 0.0
        kinds = ((self._short, SLOPE, _BIAS, _SPREAD_SHORT), (self._whole, 1.0, 0.0, _SPREAD_WHOLE))
        for results, slope, bias, assumed in kinds:
            pairs = [slope * (a - b) for a, b in zip(results.get(one, ()), results.get(other, ()))]
            if pairs:
                middle = mean(pairs)
                spread = sum((each - middle) ** 2 for each in pairs) + (assumed * self.mistake) ** 2
                weight = 1.0 / (spread / len(pairs) ** 2 + (bias * self.mistake) ** 2)
                found += weight * middle
                precision += weight
        return found / precision, 1.0 / sqrt(precision)

    def _best(self) -> _Way:
        """Return the way that is ahead of what was played by most."""
        mine = self._mine()
        return max(self._ways, key=lambda way: self._lead(way, mine)[0])

    def _mine(self) -> _Way:
        """Return the best continuation of the action that was taken."""
        first = self._ways[0]
        own = [way for way in self._ways if way[0] == self.played]
        return max(own, key=lambda way: self._lead(way, first)[0])

    def loss(self) -> tuple[float, float]:
        """Return the points that the action loses against the best one, and the standard error."""
        best, mine = self._best(), self._mine()
        if best[0] == self.played:
            return 0.0, min(self._lead(way, mine)[1] for way in self._ways if way[0] != self.played)
        return self._lead(best, mine)

    @property
    def need(self) -> float:
        """How much more matches would help: most for great losses and few matches; 0 if what is said is settled."""
        loss, error = self.loss()
        rivals = [sum(self._lead(way, self._mine())) for way in self._ways if way[0] != self.played]
        if loss == 0.0 and max(rivals, default=0.0) <= 0.0:
            return 0.0
        return 0.0 if is_settled(loss, error, self.mistake) else (loss + error) / (1 + len(self._whole[self._mine()]))

    def decision(self) -> Decision:
        """Return what is known now."""
        best, mine = self._best(), self._mine()
        loss, error = self.loss()
        ways = {mine[0]: mine, **{way[0]: way for way in self._ways if way[0] != self.played}}
        options = [self._option(way, best if best[0] != self.played else mine) for way in ways.values()]
        turn = None
        if len(self.line) > 1:
            lost, around = self._lead(best, self.line)
            turn = TurnLoss(len(self.line), max(lost, 0.0), around, classify(max(lost, 0.0), around, self.mistake))
        gains, others = self._gains(best, mine) if best[0] != self.played else ((), 0.0)
        return Decision(
            index=self.index,
            seat=self.seat,
            choices=len(self.legal),
            played=self.played,
            options=tuple(sorted(options, key=lambda each: (each.loss, each.action != best[0]))),
            loss=round(loss, 2),
            error=round(error, 2),
            verdict=classify(loss, error, self.mistake),
            gains=gains,
            others=others,
            turn=turn,
        )

    def _option(self, way: _Way, best: _Way) -> Option:
        lead, error = self._lead(best, way)
        points, wins = self._points[way], self._wins[way]
        text = self.game.text(way[0])
        return Option(
            way[0], text, round(mean(points), 1), round(mean(wins), 3), round(lead, 2), round(error, 2), len(points)
        )

    def _gains(self, best: _Way, mine: _Way) -> tuple[tuple[tuple[str, float], ...], float]:
        """Return the lines of the score sheet in which the best way differs, most first, and what the others lose."""
        ahead: dict[str, float] = {}
        for way, sign in ((best, 1.0), (mine, -1.0)):
            for item, points in self._lines[way].items():
                ahead[item] = ahead.get(item, 0.0) + sign * points / len(self._points[way])
        least = _WORTH * self.mistake
        lines = sorted(
            ((item, round(each, 1)) for item, each in ahead.items() if abs(each) >= least), key=lambda a: -abs(a[1])
        )
        margin = mean(self._whole[best]) - mean(self._whole[mine])
        own = mean(self._points[best]) - mean(self._points[mine])
        return tuple(lines[:5]), round(margin - own, 1)


def _line(search: Search, game: Game, view: View, action: int) -> _Way:
    """Return an action and what the search would do next in the same turn."""
    assert view.seat is not None
    seat = view.seat
    state = game.sample(view, random.Random(search.seat))
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
