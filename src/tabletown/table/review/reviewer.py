"""Reviews: positions and decisions from the first to the last, then more matches where they settle something."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

import msgspec

from tabletown.bots.search_rollouts import Rollouts
from tabletown.core.errors import RecordError
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.record import Record
from tabletown.core.state import CHANCE, State
from tabletown.table.review.comparison import WIDTH
from tabletown.table.review.judge import Judge
from tabletown.table.review.model import Decision, Position, Review, mean, standard_error

SECONDS = 60.0  # for a useful review of 130 decisions on one core
_POSITIONS, _FIRST = 0.3, 0.35  # shares of the time: for positions, and for a first look at all decisions
_SEARCH = 0.3  # share of the search in a first look
_LEAST, _BATCH = 3, 8  # whole matches of each way in a first look, at least, and in a step of refinement
_SHORT = 6  # short matches for each whole one of a first look


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """The work for each part of a review where it is limited by numbers instead of time."""

    simulations: int = 60
    matches: int = 8  # of every way in a first look
    most: int = 200  # of a way of a decision that remains unsettled
    positions: int = 24  # for every position


def values(game: Game, state: State, seeds: Sequence[int], index: int) -> Position:
    """Return the points and chances of all seats, by matches played to the end from a state."""
    seats = state.options.seats
    rollouts = Rollouts(game.bot.evaluate, game.bot.action_values, WIDTH, seats)
    totals: list[list[float]] = [[] for _ in range(seats)]
    chances = [0.0] * seats
    for seed in seeds:
        tried = state.copy()
        rollouts.play(tried, seed)
        winners = tried.winners()
        for seat in range(seats):
            totals[seat].append(float(tried.score(seat).total))
            if seat in winners:
                chances[seat] += 1.0 / len(winners)
    middle = tuple(mean(each) for each in totals)
    errors = tuple(standard_error(each) for each in totals)
    return Position(index, middle, errors, tuple(each / len(seeds) for each in chances))


def boundaries(game: Game, options: Options, steps: Sequence[tuple[int, int]]) -> list[int]:
    """Return where the value of a match may change by another actor; forced steps and sure draws change nothing."""
    state, found, last = game.new(options), [], None
    for index, (actor, action) in enumerate(steps):
        if len(state.legal(actor)) > 1 and actor != last:
            found.append(index)
            last = actor
        state.apply(actor, action)
    return [*found, len(steps)]


class Reviewer:
    """The review of one match; `run` yields it again and again while it grows."""

    def __init__(
        self,
        game: Game,
        options: Options,
        steps: Sequence[tuple[int, int]],
        *,
        seconds: float = SECONDS,
        effort: Effort | None = None,
        seed: int = 1,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.game = game
        self.options = options
        self.steps = list(steps)
        self.seconds = seconds
        self.effort = effort
        self.seed = seed
        self._clock = clock
        self._boundaries = boundaries(game, options, self.steps)
        self._judges: list[Judge] = []
        end, self._decisions = self._play()
        self.review = Review(
            game=game.name,
            options=msgspec.to_builtins(options),
            actors=tuple(actor for actor, _ in self.steps),
            totals=tuple(end.score(seat).total for seat in range(options.seats)),
            winners=tuple(end.winners()),
            total=len(self._decisions) + 1,
        )

    def _play(self) -> tuple[State, list[int]]:
        """Return the end of the match and the indexes of its decisions; raise RecordError if it is not over."""
        state, decisions = self.game.new(self.options), []
        for index, (actor, action) in enumerate(self.steps):
            if actor != CHANCE and len(state.legal(actor)) > 1:
                decisions.append(index)
            state.apply(actor, action)
        if not state.over:
            raise RecordError("review-running")
        return state, decisions

    def run(self) -> Iterator[Review]:
        """Yield the review after each position or decision of the first look, then as it becomes surer."""
        start, review = self._clock(), self.review
        state = self.game.new(self.options)
        left = [len(self._boundaries) - 1, len(self._decisions)]
        spent = [0.0, 0.0]  # for positions, for decisions
        for index, (actor, action) in enumerate(self.steps):
            if index in self._boundaries:
                begun = self._clock()
                review.positions.append(self._value(state, index, self._slice(_POSITIONS, spent[0], left[0])))
                spent[0], left[0] = spent[0] + self._clock() - begun, left[0] - 1
            if actor != CHANCE and len(state.legal(actor)) > 1:
                begun = self._clock()
                found, judge = self._look(state, index, self._slice(_FIRST, spent[1], left[1]), self._line(index))
                review.decisions.append(found)
                self._judges.append(judge)
                spent[1], left[1] = spent[1] + self._clock() - begun, left[1] - 1
                review.done += 1
                yield review
            state.apply(actor, action)
        review.positions.append(self._end(state))
        yield from self._refine(start + self.seconds)
        review.done = review.total
        yield review

    # Parts that can be worked out apart.

    @property
    def parts(self) -> list[tuple[int, bool]]:
        """Return the numbers of steps before positions and decisions, and whether it is a decision, in order."""
        positions = [(index, False) for index in self._boundaries[:-1]]
        return sorted([*positions, *((index, True) for index in self._decisions)])

    def shares(self) -> tuple[float, float]:
        """Return the seconds for a position, and for a first look at a decision."""
        return self._slice(_POSITIONS, 0.0, len(self._boundaries) - 1), self._slice(_FIRST, 0.0, len(self._decisions))

    def position(self, index: int, seconds: float) -> Position:
        """Return the value of the position after some steps."""
        return self._value(self.state_at(index), index, seconds)

    def decision(self, index: int, seconds: float, action: int | None = None) -> Decision:
        """Return the decision after some steps, with another action than the one played if given."""
        line = self._line(index) if action is None else (action,)
        return self._look(self.state_at(index), index, seconds, line)[0]

    def end(self) -> Position:
        """Return the end of the match."""
        return self._end(self.state_at(len(self.steps)))

    def state_at(self, index: int) -> State:
        """Return the state after some steps."""
        state = self.game.new(self.options)
        for step in self.steps[:index]:
            state.apply(*step)
        return state

    # The first look, and what follows.

    def _slice(self, part: float, spent: float, left: int) -> float:
        """Return the seconds for the next item of several."""
        return max(0.0, part * self.seconds - spent) / max(left, 1)

    def _value(self, state: State, index: int, seconds: float) -> Position:
        """Return the value of a position; all positions share their seeds."""
        if self.effort is not None:
            return values(self.game, state, self._seeds(self.effort.positions), index)
        begun = self._clock()
        values(self.game, state, self._seeds(2), index)
        count = int(2 * seconds / max(self._clock() - begun, 1e-6))
        return values(self.game, state, self._seeds(min(max(count, 4), 2000)), index)

    def _seeds(self, count: int) -> list[int]:
        rng = random.Random(self.seed)
        return [rng.getrandbits(31) for _ in range(count)]

    def _end(self, state: State) -> Position:
        seats, winners = range(self.options.seats), state.winners()
        points = tuple(float(state.score(seat).total) for seat in seats)
        chances = tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in seats)
        return Position(len(self.steps), points, (0.0,) * len(seats), chances)

    def _look(self, state: State, index: int, seconds: float, line: tuple[int, ...]) -> tuple[Decision, Judge]:
        """Return a decision after a first look at it, with the matches played for it."""
        begun, seat = self._clock(), self.steps[index][0]
        judge = Judge(self.game, self.game.view(state, seat), state.legal(seat), index, line, self.seed + index)
        if self.effort is not None:
            judge.begin(self.effort.simulations, 0.0)
            judge.short(_SHORT * self.effort.matches)
            judge.whole(self.effort.matches)
            return judge.decision(), judge
        judge.begin(0, max(_SEARCH * seconds, 0.01), self._clock)
        judge.short(2 * _SHORT)
        judge.whole(_LEAST)
        while self._clock() - begun < seconds and judge.need:
            judge.short(_SHORT)
            judge.refine(1)
        return judge.decision(), judge

    def _line(self, index: int) -> tuple[int, ...]:
        """Return the steps that a seat made in a row, from one of them on."""
        seat, found = self.steps[index][0], []
        for actor, action in self.steps[index:]:
            if actor != seat:
                break
            found.append(action)
        return tuple(found)

    def _refine(self, until: float) -> Iterator[Review]:
        """Play more matches for decisions that are not settled, the least sure ones first."""
        needs = [self._need(judge) for judge in self._judges]
        while needs and max(needs) > 0.0 and (self.effort is not None or self._clock() < until):
            place = max(range(len(needs)), key=lambda each: needs[each])
            judge = self._judges[place]
            judge.refine(_BATCH)
            needs[place] = self._need(judge)
            self.review.decisions[place] = judge.decision()
            yield self.review

    def _need(self, judge: Judge) -> float:
        if self.effort is not None and judge.matches >= self.effort.most:
            return 0.0
        return judge.need


def review(
    record: Record,
    *,
    seconds: float = SECONDS,
    effort: Effort | None = None,
    seed: int = 1,
    progress: Callable[[Review], None] | None = None,
) -> Review:
    """Return the review of a finished match; raise RecordError if it is not finished or not in order."""
    game, options = record.start()
    for _ in record.replay(game):
        pass
    steps = [(step.actor, step.action) for step in record.steps]
    reviewer = Reviewer(game, options, steps, seconds=seconds, effort=effort, seed=seed)
    for each in reviewer.run():
        if progress is not None:
            progress(each)
    return reviewer.review
