"""Puzzles out of matches of bots: decisions at which everything but very few actions is a mistake.

A decision passes several examinations, the cheap ones first: the lowest level must not find the answer by itself, what a
search finds must beat its nearest rivals, then all other actions, and both must hold in a longer second look that has other
samples. What passes is tried by the lower levels, which gives its difficulty.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from math import exp

import msgspec

from tabletown.bots.bot import bot
from tabletown.bots.mcts import Player
from tabletown.core.bits import members
from tabletown.core.chance import Rng
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State
from tabletown.core.views import View
from tabletown.table.puzzles.comparison import Comparison, Way, complete, reorder
from tabletown.table.puzzles.model import OTHERS, Choice, Puzzle, clear, tolerance
from tabletown.table.review.comparison import WIDTH
from tabletown.table.review.judge import line_of

ERRORS = 3.0  # standard errors by which every wrong choice is worse
SEATS = (2, 3)
_FROM = 0.5  # part of a match before which the results of choices spread too far,
_LATE = 60  # as they do before the last decisions of a long one
_LOOKS = 24  # decisions of a match that are looked at
_APART = 10  # steps between two puzzles of a match
_MOST = 3  # puzzles of a match
_CHOICES = (3, 90)  # fewest and most legal actions
_RIGHT = 3  # most solutions, and never more than a third of the choices
_EASY = 0.5  # chance of the lowest level to find a solution, above which a decision is no puzzle
_TEMPERATURE = 3.0  # of the lowest level
_RIVALS = 5  # compared first
_FAR = 2.5  # mistakes by which a choice is so far behind that nothing in the same turn can make up for it
_SHORT = 0.8  # lead in a short look, as a part of a mistake
_WEAK = (("level:1", 12), ("level:2", 8), ("level:3", 5))  # who tries a puzzle, and how often


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """The work for a decision."""

    simulations: int = 60  # of the first search
    further: int = 40  # of the searches for the rest of a turn
    longer: int = 400  # of the second search
    last: int = 0  # of the searches for the rest of a turn at the second look; 0: what the first one found is enough
    width: int = WIDTH  # choices considered at a decision of a match
    short: int = 6  # short matches of the rivals
    # Matches of the rivals, and the part of a mistake by which the wrong ones must be behind then to go on.
    screens: tuple[tuple[int, float], ...] = ((4, 0.4), (8, 0.6), (16, 0.7), (32, 0.8), (64, 0.95))
    others: int = 8  # of every other choice
    second: int = 128  # of the rivals at the second look


# For games whose matches and searches are quick: with all choices considered the results spread much less.
THOROUGH = Effort(further=100, longer=4000, last=600, width=_CHOICES[1])


class Maker:
    """Makes puzzles of one game; the same seed, match and numbers of seats give the same ones."""

    def __init__(self, game: Game, seed: int, effort: Effort | None = None, seats: Sequence[int] = SEATS) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.effort = effort or Effort()
        self.least = clear(game)

    def make(self, match: int) -> Iterator[Puzzle]:
        """Yield the puzzles of a match."""
        rng = random.Random(f"{self.game.name} {self.seed} {match}")
        presets = [each for each in self.game.presets() if each.seats in self.seats]
        found = self._decisions(rng.choice(presets), rng)
        found = found[max(int(_FROM * len(found)), len(found) - _LATE) :]
        rng.shuffle(found)
        taken: list[int] = []
        for step, seat, state in found[:_LOOKS]:
            if len(taken) < _MOST and all(abs(step - each) >= _APART for each in taken):
                puzzle = self.examine(state, seat, rng.getrandbits(30), f"{self.seed}.{match}.{step}")
                if puzzle is not None:
                    taken.append(step)
                    yield puzzle

    def _decisions(self, options: Options, rng: random.Random) -> list[tuple[int, int, State]]:
        """Play a match and return its decisions: the number of steps before, the seat and the state."""
        game, step, player = self.game, 0, bot("level:2")
        state, found = game.new(options), []
        while not state.over:
            if state.actors() == CHANCE:
                state.apply(CHANCE, state.draw(Rng(rng.getrandbits(31))))
            else:
                seat = rng.choice(members(state.actors()))
                legal = state.legal(seat)
                if _CHOICES[0] <= len(legal) <= _CHOICES[1]:
                    found.append((step, seat, state.copy()))
                state.apply(seat, player.choose(game, game.view(state, seat), legal, rng))
            step += 1
        return found

    # One decision.

    def examine(self, state: State, seat: int, seed: int, source: str) -> Puzzle | None:
        """Return the puzzle of a decision, None if it is none."""
        look = _Look(self, state, seat, seed)
        if (
            not (look.is_hard() and look.is_promising())
            or not look.holds_first()
            or not look.holds_for_all()
            or not look.holds_again()
        ):
            return None
        return look.puzzle(source)


class _Look:
    """A decision under examination."""

    def __init__(self, maker: Maker, state: State, seat: int, seed: int) -> None:
        self.game, self.effort, self.least = maker.game, maker.effort, maker.least
        self.state, self.seat, self.seed = state, seat, seed
        self.view: View = self.game.view(state, seat)
        self.legal = state.legal(seat)
        self.near = tolerance(self.game)
        self.comparison = Comparison(self.game, self.view, seed, self.effort.width)
        self.second = Comparison(self.game, self.view, seed ^ 0x2A5A5A5A, self.effort.width)
        self.ways: dict[int, list[Way]] = {}
        self.rivals: list[int] = []
        self.most = max(1, min(_RIGHT, len(self.legal) // 3))  # solutions
        self.completed = False

    def is_hard(self) -> bool:
        """Return whether the lowest level hardly finds what a search finds."""
        search = Player(self.effort.simulations).search(self.game, self.view, random.Random(self.seed))
        search.run(self.effort.simulations, 0.0, None)
        legal = set(self.legal)
        ranked = [action for action in search.ranked() if action in legal]
        worths = self.game.bot.values(self.game.sample(self.view, random.Random(self.seed)), self.seat, self.legal)
        looks = sorted(self.legal, key=lambda action: -worths[self.legal.index(action)])
        rivals = list(dict.fromkeys([*ranked[:_RIVALS], *looks[:2]]))
        self.ways = {action: [line_of(search, self.game, self.view, action)] for action in rivals}
        scale = _TEMPERATURE * self.game.bot.decision_scale
        weights = [exp((worth - max(worths)) / scale) for worth in worths]
        return weights[self.legal.index(ranked[0])] <= _EASY * sum(weights)

    def is_promising(self) -> bool:
        """Return whether a short look sees few choices ahead of the rest."""
        values = {action: self.comparison.look(ways[0], self.effort.short) for action, ways in self.ways.items()}
        self.rivals = sorted(values, key=lambda action: -values[action])
        found = [values[action] for action in self.rivals]
        return any(a - b >= _SHORT * self.least for a, b in pairwise(found[: self.most + 1]))

    def holds_first(self) -> bool:
        """Return whether a choice beats its nearest rivals: those that the search and a look one step ahead prefer."""
        for matches, part in self.effort.screens:
            few = self.rivals[: self.most + 1]  # which alone often show that there is no great difference
            self._play(self.comparison, few, matches)
            if not self._may_hold(self.comparison, few, part):
                return False
            if matches > 8 and not self.completed:  # rivals must be given every chance, but only where it may matter
                self.completed = True
                if self.effort.last and not self._may_pass():
                    return False
                best = self._best(self.comparison, self.ways)
                for action in self.ways:
                    self._add(action, complete(self.game, self.view, action, self.effort.further, self.seed))
                    self._add(action, reorder(self.game, self.view, action, best, self.seed))
                self._play(self.comparison, self.ways, 8)
            self._play(self.comparison, self.ways, matches)
            if not self._may_hold(self.comparison, self.ways, part):
                return False
        return self._holds(self.comparison, self.ways)

    def holds_for_all(self) -> bool:
        """Return whether it beats all other choices, too; those that come near get as many matches as the rivals."""
        best = self._best(self.comparison, self.ways)
        rest = [action for action in self.legal if action not in self.ways]
        for action in rest:
            self.ways[action] = [reorder(self.game, self.view, action, best, self.seed)]
        looks = {action: self.comparison.look(self.ways[action][0], self.effort.short) for action in rest}
        return all(self._holds_for(action, best) for action in sorted(rest, key=lambda action: -looks[action])) and (
            self._holds(self.comparison, self.ways) and len(self._right(self.comparison)) <= self.most
        )

    def _holds_for(self, action: int, best: Way) -> bool:
        """Return whether an action that is none of the rivals does not disturb."""
        matches, most = self.effort.others, self.effort.screens[-1][0]
        self._play(self.comparison, [action], matches)
        if self._loss(self.comparison, best, action)[0] < _FAR * self.least:
            self._add(action, complete(self.game, self.view, action, self.effort.further, self.seed))
        while True:
            self._play(self.comparison, [action], matches)
            loss, error = self._loss(self.comparison, best, action)
            if matches >= most or (loss >= self.least + error and loss >= ERRORS * error):
                return True
            if loss + error < self.least and loss - error > self.near:
                return False
            matches = min(2 * matches, most)

    @cached_property
    def longer(self) -> int:
        """What a longer search chooses."""
        search = Player(self.effort.longer).search(self.game, self.view, random.Random(self.seed + 1))
        search.run(self.effort.longer, 0.0, None)
        return search.best()

    def holds_again(self) -> bool:
        """Return whether a longer search agrees, and longer comparisons with other samples."""
        right = self._right(self.comparison)
        if self.longer not in right:
            return False
        best = self._best(self.comparison, right)
        order = sorted(self.legal, key=lambda action: self._loss(self.comparison, best, action)[0])
        self.rivals = list(dict.fromkeys([*right, *order[: len(right) + _RIVALS]]))
        if self.effort.last:
            for action in self.rivals:
                self._add(action, complete(self.game, self.view, action, self.effort.last, self.seed + 2))
            self._play(self.second, self.rivals, 8)
        for matches, part in ((self.effort.second // 4, 0.8), (self.effort.second, 0.95)):
            self._play(self.second, self.rivals, matches)
            if not self._may_hold(self.second, self.rivals, part):
                return False
        return self._holds(self.second, self.rivals) and set(self._right(self.second, self.rivals)) == set(right)

    def puzzle(self, source: str) -> Puzzle | None:
        """Return the puzzle, with what the lower levels make of it; None if the lowest one is too good at it."""
        right = self._right(self.second, self.rivals)
        best = self._best(self.second, self.rivals)
        known = self.comparison.matches(best) >= self.effort.screens[-1][0]
        first = best if known else self._best(self.comparison, right)
        choices = []
        for action in self.legal:
            again = action in self.rivals
            loss, error = self._loss(self.second, best, action) if again else self._loss(self.comparison, first, action)
            choices.append((action not in right, max(loss, 0.0), error, action))
        choices.sort(key=lambda each: (each[0], each[3] != best[0], each[1], each[3]))
        solved = self._solved(right)
        if solved[0] > _EASY:
            return None
        wrong = next(each[3] for each in choices if each[0] and each[3] in self.rivals)
        lines, others = self.second.gains(best, self._way(self.second, wrong))
        gains = [(item, round(points, 1)) for item, points in lines if abs(points) >= 0.1 * self.least][:5]
        own = next((each for each in gains if each[1] > 0), (OTHERS, 0.0))
        return Puzzle(
            source=source,
            position=self.game.to_text(self.state),
            seat=self.seat,
            choices=tuple(Choice(self.game.text(each[3]), round(each[1], 1), round(each[2], 1)) for each in choices),
            right=len(right),
            line=tuple(self.game.text(action) for action in best[1:]),
            gains=tuple(gains),
            others=round(others, 1),
            theme=own[0] if own[1] >= others else OTHERS,
            difficulty=difficulty(solved),
            solved=tuple(round(each, 2) for each in solved),
        )

    # Parts.

    def _add(self, action: int, way: Way) -> None:
        """Add a way to go on after an action, if it is another one."""
        if way not in self.ways[action]:
            self.ways[action].append(way)

    def _play(self, comparison: Comparison, actions: Sequence[int] | dict[int, list[Way]], matches: int) -> None:
        """Play matches with all ways of some actions; ways that fall behind within their action get no more."""
        for action in actions:
            ways = self.ways[action]
            comparison.play(ways if matches <= 8 else [self._way(comparison, action)], matches)

    def _way(self, comparison: Comparison, action: int) -> Way:
        """Return the best way of an action among those with most matches."""
        ways = self.ways[action]
        most = max(comparison.matches(way) for way in ways)
        if not most:  # nothing is known yet: the first comparison knows
            return self._way(self.comparison, action)
        return max((way for way in ways if comparison.matches(way) == most), key=comparison.value)

    def _best(self, comparison: Comparison, actions: Sequence[int] | dict[int, list[Way]]) -> Way:
        return max((self._way(comparison, action) for action in actions), key=comparison.value)

    def _loss(self, comparison: Comparison, best: Way, action: int) -> tuple[float, float]:
        way = self._way(comparison, action)
        return (0.0, 0.0) if way == best else comparison.lead(best, way)

    def _right(self, comparison: Comparison, actions: Sequence[int] | None = None) -> list[int]:
        """Return the actions that are as good as the best."""
        actions = self.legal if actions is None else actions
        best = self._best(comparison, actions)
        return [action for action in actions if self._loss(comparison, best, action)[0] <= self.near]

    def _holds(self, comparison: Comparison, actions: Sequence[int] | dict[int, list[Way]]) -> bool:
        """Return whether every action is either as good as the best or a clear mistake, and at least one is."""
        best = self._best(comparison, actions)
        losses = [self._loss(comparison, best, action) for action in actions]
        wrong = [(loss, error) for loss, error in losses if loss > self.near]
        return bool(wrong) and all(loss >= self.least and loss >= ERRORS * error for loss, error in wrong)

    def _may_hold(self, comparison: Comparison, actions: Sequence[int] | dict[int, list[Way]], part: float) -> bool:
        """Return whether that seems possible: something is `part` of a mistake behind, and few actions are before it."""
        best = self._best(comparison, actions)
        losses = sorted(self._loss(comparison, best, action)[0] for action in actions)
        limit = part * self.least
        ahead = sum(loss < limit for loss in losses)
        if ahead == len(losses) or ahead > self.most:
            return False
        return all(loss <= self.near + (1.0 - part) * self.least for loss in losses[:ahead])

    def _may_pass(self) -> bool:
        """Return whether the last examinations may be passed: they cost less than those before them."""
        right = self._right(self.comparison, list(self.ways))
        return self.longer in right and self._solved(right, _WEAK[:1])[0] <= _EASY

    def _solved(self, right: Sequence[int], weak: Sequence[tuple[str, int]] = _WEAK) -> list[float]:
        """Return the share of tries in which each of the lower levels finds a solution."""
        found = []
        for spec, tries in weak:
            player = bot(spec)
            chosen = [
                player.choose(self.game, self.view, self.legal, random.Random(f"{self.seed} {number}"))
                for number in range(tries)
            ]
            found.append(sum(action in right for action in chosen) / tries)
        return found


def difficulty(solved: Sequence[float]) -> int:
    """Return 1 to 5 by how often the lower levels find the answer."""
    failed = 1.0 - sum(solved) / len(solved)
    return 1 + sum(failed > limit for limit in (0.5, 0.65, 0.8, 0.92))
