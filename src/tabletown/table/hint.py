"""Hints: the best choice for a seat, the next best one, and by how many points it is expected to be better.

A hint uses only the seat's view. The search proposes a few choices; then matches are played to the end from possible states,
with the same states and draws for each of them. The number by which choices are ranked is the number that is shown: the
difference in final points, drawn towards the search's own estimate as long as few matches have been played.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter

import msgspec

from tabletown.bots.bot import Clock, Thinking
from tabletown.bots.mcts import Player
from tabletown.bots.search import Search
from tabletown.core.errors import UnknownSeat
from tabletown.core.game import Game
from tabletown.core.views import Line, ScoreSheet, View

SECONDS = 5.0  # the master's budget
CONTINUATIONS = 12  # matches for each choice where the search is limited by simulations
WIDTH = 5  # choices considered per decision when a match is played to the end
_CHOICES = 4  # compared by playing to the end, at most,
_NEAR = 0.25  # with at least this share of the visits of the most visited one, besides the first two
_SEARCH = 0.45  # share of the time for the search
_TRUST = 0.25  # standard error of the search's own estimate, in units of its scale
_WORTH = 0.5  # points from which a line of the score sheet is a reason
_ENDS = 0.02  # values of the search nearer to 0 or 1 say no more


class Rated(msgspec.Struct, frozen=True):
    """A choice with the points expected at the end, and the line of the score sheet that speaks most for it."""

    action: int
    text: str
    points: float
    reason: Line


class Hint(msgspec.Struct, frozen=True):
    """The best choices of a seat, best first; `difference` is that of the first two, `error` its standard error."""

    seat: int
    choices: tuple[Rated, ...]
    difference: float
    error: float
    matches: int  # played to the end with each choice

    @property
    def action(self) -> int:
        """The action that is advised."""
        return self.choices[0].action

    @property
    def verdict(self) -> Line:
        """How sure the advice is; a difference below its error may also be the other way round."""
        if len(self.choices) == 1:
            return Line("bots-hint-forced")
        sure = "close" if self.difference < self.error else "likely" if self.difference < 2 * self.error else "clear"
        return Line(f"bots-hint-{sure}", {"points": round(self.difference)})


def hint(
    game: Game,
    view: View,
    legal: Sequence[int],
    rng: random.Random,
    *,
    simulations: int = 0,
    seconds: float = SECONDS,
    continuations: int = CONTINUATIONS,
    thinking: Thinking | None = None,
    clock: Clock = perf_counter,
) -> Hint:
    """Return the best choices of the view's seat, which must have a decision; with `simulations` time does not matter."""
    if view.seat is None or not legal:
        raise UnknownSeat("bots-hint-nothing")
    start = clock()
    comparison = _Comparison(game, view, list(legal[:1]), rng.getrandbits(32))
    if len(legal) == 1:
        comparison.play()
        return comparison.hint(0.0, {})
    player = Player(simulations, 0.0 if simulations else _SEARCH * seconds, thinking)
    search = player.search(game, view, rng)
    search.run(player.simulations, player.seconds, player.thinking, clock)
    comparison.actions = _candidates(search, legal)
    began = due = clock()
    while comparison.matches < 2 or (comparison.matches < continuations if simulations else clock() < due):
        comparison.play()
        due = start + seconds - (clock() - began) / comparison.matches  # as long as one more is finished in time
    return comparison.hint(search.settings.scale, {each: _points(search, each) for each in comparison.actions})


def _candidates(search: Search, legal: Sequence[int]) -> list[int]:
    """Return the choices worth comparing, most visited first."""
    root = search.root
    ranked = [action for action in search.ranked() if action in legal]
    visits = [root.visits[root.places[action]] for action in ranked]
    near = sum(each >= _NEAR * visits[0] for each in visits)
    return ranked[: max(2, min(near, _CHOICES))]


def _points(search: Search, action: int) -> float:
    """Return the search's own estimate of an action in points, compared with the present position."""
    root = search.root
    place = root.places[action]
    if not root.visits[place]:
        return 0.0
    value = root.totals[place] / root.visits[place]
    if search.seats == 1:
        return (value - 0.5) * 4.0 * search.settings.scale
    value = min(max(value, _ENDS), 1.0 - _ENDS)
    return search.settings.scale * log(value / (1.0 - value))


class _Comparison:
    """Matches played to the end with each of some actions, in pairs: the same state and draws for every action."""

    def __init__(self, game: Game, view: View, actions: list[int], seed: int) -> None:
        self.game = game
        self.view = view
        self.seat = view.seat or 0
        self.actions = actions
        self.seed = seed
        self.matches = 0
        self._totals: dict[int, list[int]] = {}
        self._lines: dict[int, dict[str, float]] = {}

    def play(self) -> None:
        """Play one more match to the end with each action."""
        for action in self.actions:
            rng = random.Random(self.seed + self.matches)
            state = self.game.sample(self.view, rng)
            state.apply(self.seat, action)
            Player(rollout_turns=1_000_000, rollout_width=WIDTH).search(self.game, self.view, rng).rollout(state)
            sheet = state.score(self.seat)
            self._totals.setdefault(action, []).append(sheet.total)
            lines = self._lines.setdefault(action, {})
            for item, points in _items(sheet).items():
                lines[item] = lines.get(item, 0.0) + points
        self.matches += 1

    def hint(self, scale: float, estimates: dict[int, float]) -> Hint:
        """Return the actions by their expected points, given the search's own estimates."""
        first = self.actions[0]
        mean = sum(self._totals[first]) / self.matches
        lead = {action: self._difference(action, first, scale, estimates)[0] for action in self.actions}
        ranked = sorted(self.actions, key=lambda action: -lead[action])[:2]
        if len(ranked) == 1:
            only = Rated(first, self.game.text(first), mean, Line("bots-hint-forced"))
            return Hint(self.seat, (only,), 0.0, 0.0, self.matches)
        best, other = ranked
        error = self._difference(best, other, scale, estimates)[1]
        choices = (
            Rated(best, self.game.text(best), mean + lead[best], self._reason(best, other)),
            Rated(other, self.game.text(other), mean + lead[other], self._reason(other, best)),
        )
        return Hint(self.seat, choices, lead[best] - lead[other], error, self.matches)

    def _difference(self, one: int, other: int, scale: float, estimates: dict[int, float]) -> tuple[float, float]:
        """Return by how many points one action is better than another, and the standard error."""
        if one == other:
            return 0.0, 0.0
        pairs = [a - b for a, b in zip(self._totals[one], self._totals[other])]
        mean = sum(pairs) / len(pairs)
        # One more pair as far apart as the scale, since few pairs say little of how far they spread.
        spread = (sum((each - mean) ** 2 for each in pairs) + scale**2) / len(pairs)
        played, searched = len(pairs) / spread, 1.0 / (_TRUST * scale) ** 2
        estimate = estimates[one] - estimates[other]
        return (played * mean + searched * estimate) / (played + searched), 1.0 / sqrt(played + searched)

    def _reason(self, action: int, other: int) -> Line:
        """Return why an action: points at once, or the line of the final score sheet in which it is most ahead."""
        ahead = {
            item: (self._lines[action].get(item, 0.0) - self._lines[other].get(item, 0.0)) / self.matches
            for item in dict.fromkeys([*self._lines[action], *self._lines[other]])
        }
        gains, others = self._at_once(action), self._at_once(other)
        now = {item: points for item, points in gains.items() if points > max(0, others.get(item, 0))}
        item = max(now, key=lambda each: now[each], default="")
        if item and ahead.get(item, 0.0) >= 0:
            return Line("bots-hint-now", {"item": item, "points": now[item]})
        item = max(ahead, key=lambda each: ahead[each], default="")
        if not item or ahead[item] < _WORTH:
            return Line("bots-hint-open")
        return Line("bots-hint-more", {"item": item, "points": round(ahead[item])})

    def _at_once(self, action: int) -> dict[str, int]:
        """Return the lines of the score sheet that an action changes at once."""
        found: dict[str, int] = {}
        for change in self.game.preview(self.view, action).scores:
            if change.seat == self.seat:
                found[change.name] = found.get(change.name, 0) + change.amount
        return found


def _items(sheet: ScoreSheet) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in sheet.lines:
        found[line.item] = found.get(line.item, 0) + line.points
    return found
