"""One decision of a review: what was played compared with a few other choices, by what the seat knew."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter

from tabletown.bots.mcts import Player
from tabletown.bots.search import Clock, Search
from tabletown.core.game import Game
from tabletown.core.views import View
from tabletown.table.review.comparison import Comparison, Results, Way, line_from
from tabletown.table.review.model import Decision, Option, TurnLoss, mean
from tabletown.table.review.verdicts import classify, is_settled

_CHOICES = 2  # besides the one played
_WORTH = 0.1  # part of a mistake from which a line of the score sheet is named


class Judge(Comparison):
    """A decision with the matches played for it; `line` is what was played, with the further steps of the same turn."""

    def __init__(self, game: Game, view: View, legal: Sequence[int], index: int, line: Way, seed: int) -> None:
        assert view.seat is not None
        super().__init__(game, lambda rng: game.sample(view, rng), view.options.seats, view.seat, seed)
        self.view = view
        self.legal = list(legal)
        self.index = index
        self.line = line

    @property
    def played(self) -> int:
        """The action that was taken."""
        return self.line[0]

    # Matches.

    def begin(self, simulations: int, seconds: float, clock: Clock = perf_counter) -> None:
        """Choose what is compared: what was played, and the choices that a short search finds best."""
        rng = random.Random(self.seed)
        search = Player().search(self.game, self.view, rng)
        search.run(simulations, seconds, None, clock)
        ranked = [action for action in search.ranked() if action in self.legal]
        values = self.game.bot.values(self.sample(rng), self.seat, self.legal)
        looks = self.legal[max(range(len(values)), key=lambda place: values[place])]
        actions = list(dict.fromkeys([ranked[0], looks, *ranked]))
        others = [action for action in actions if action != self.played][:_CHOICES]
        # What was played goes on as it did, or as the search would, so that a later mistake is not counted here, too.
        own = line_of(search, self.game, self.view, self.played)
        ways = [own, self.line] if len(self.line) > 1 and self.line != own else [own]
        ways += [line_of(search, self.game, self.view, action) for action in others]
        self.found = {way: Results() for way in ways}

    def refine(self, matches: int) -> None:
        """Play more whole matches with what was played and with what may be better."""
        mine = self._mine()
        rivals = [way for way in self.found if way[0] != self.played]
        rivals.sort(key=lambda way: -self.lead(way, mine)[0])
        best, *near = rivals
        ways = [mine, best, *(way for way in near if sum(self.lead(way, best)) >= 0)]
        least = min(len(self.found[way].whole) for way in ways)
        for way in ways:
            self.whole(max(0, least + matches - len(self.found[way].whole)), [way])

    # Comparison.

    def _best(self) -> Way:
        """Return the way that is ahead of what was played by most."""
        mine = self._mine()
        return max(self.found, key=lambda way: self.lead(way, mine)[0])

    def _mine(self) -> Way:
        """Return the best continuation of the action that was taken."""
        first = next(iter(self.found))
        own = [way for way in self.found if way[0] == self.played]
        return max(own, key=lambda way: self.lead(way, first)[0])

    def loss(self) -> tuple[float, float]:
        """Return the points that the action loses against the best one, and the standard error."""
        best, mine = self._best(), self._mine()
        if best[0] == self.played:
            return 0.0, min(self.lead(way, mine)[1] for way in self.found if way[0] != self.played)
        return self.lead(best, mine)

    @property
    def need(self) -> float:
        """How much more matches would help: most for great losses and few matches; 0 if what is said is settled."""
        loss, error = self.loss()
        rivals = [sum(self.lead(way, self._mine())) for way in self.found if way[0] != self.played]
        if loss == 0.0 and max(rivals, default=0.0) <= 0.0:
            return 0.0
        return 0.0 if is_settled(loss, error, self.mistake) else (loss + error) / (1 + len(self.found[self._mine()].whole))

    def decision(self) -> Decision:
        """Return what is known now."""
        best, mine = self._best(), self._mine()
        loss, error = self.loss()
        ways = {mine[0]: mine, **{way[0]: way for way in self.found if way[0] != self.played}}
        options = [self._option(way, best if best[0] != self.played else mine) for way in ways.values()]
        turn = None
        if len(self.line) > 1:
            lost, around = self.lead(best, self.line)
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

    def _option(self, way: Way, best: Way) -> Option:
        lead, error = self.lead(best, way)
        points, wins = self.found[way].points, self.found[way].wins
        text = self.game.text(way[0])
        return Option(
            way[0], text, round(mean(points), 1), round(mean(wins), 3), round(lead, 2), round(error, 2), len(points)
        )

    def _gains(self, best: Way, mine: Way) -> tuple[tuple[tuple[str, float], ...], float]:
        """Return the lines of the score sheet in which the best way differs, most first, and what the others lose."""
        ahead: dict[str, float] = {}
        for way, sign in ((best, 1.0), (mine, -1.0)):
            for item, points in self.found[way].lines.items():
                ahead[item] = ahead.get(item, 0.0) + sign * points / len(self.found[way].points)
        least = _WORTH * self.mistake
        lines = sorted(
            ((item, round(each, 1)) for item, each in ahead.items() if abs(each) >= least), key=lambda a: -abs(a[1])
        )
        margin = mean(self.found[best].whole) - mean(self.found[mine].whole)
        own = mean(self.found[best].points) - mean(self.found[mine].points)
        return tuple(lines[:5]), round(margin - own, 1)


def line_of(search: Search, game: Game, view: View, action: int) -> Way:
    """Return an action and what the search would do next in the same turn."""
    return line_from(search, game.sample(view, random.Random(search.seat)), action)
