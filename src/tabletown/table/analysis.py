"""Analysis of any position: the best actions of a seat, with what the seat knows or with all cards open.

It is worked out in slices that any process can do: a slice takes what is known, adds matches to it and returns it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import perf_counter

import msgspec

from tabletown.bots.mcts import Player
from tabletown.core.bits import members
from tabletown.core.errors import PositionError
from tabletown.core.game import Game
from tabletown.core.registry import game, games
from tabletown.core.state import State
from tabletown.table.review.comparison import Comparison, Results, Way, line_from
from tabletown.table.review.model import mean, standard_error

SLICE = 0.5  # seconds, since somebody may wait for the process
MOST = 400  # whole matches of the best action, after which a longer search changes little
_CHOICES = 6  # actions that are compared
_SEARCH = 0.5  # share of a slice that searches for actions
_SEARCHES = 4  # slices from one search to the next
_LEAST = 4  # matches of each kind before some ways are left behind
_SHORT = 120  # short matches of a way, at most
_ERRORS = 2.0  # a way within so many standard errors of the best may be the best
_LONGEST = 20_000  # characters of a position


class Effort(msgspec.Struct, frozen=True):
    """The work of a slice where it is limited by numbers instead of time."""

    simulations: int = 30
    rounds: int = 3


class Question(msgspec.Struct, frozen=True):
    """A position and the seat that is asked for; `is_open` is whether all cards are known."""

    position: str
    seat: int
    is_open: bool = False


class Slice(msgspec.Struct, frozen=True):
    """Some more work on a question: what is known, and after how many slices."""

    question: Question
    number: int = 0
    ways: tuple[tuple[Way, Results], ...] = ()
    seconds: float = SLICE
    effort: Effort | None = None
    table: str = ""


class Choice(msgspec.Struct, frozen=True):
    """An action: points and chance to win that can be expected, and what it loses against the best, with standard errors.

    `line` begins with the action and goes on with what follows in the same turn.
    """

    action: int
    line: tuple[int, ...]
    points: float
    points_error: float
    chance: float
    loss: float
    error: float
    matches: int


class Analysis(msgspec.Struct, frozen=True):
    """The compared actions of a seat, best first, of `legal` ones."""

    seat: int
    is_open: bool
    legal: int
    choices: tuple[Choice, ...]
    matches: int
    finished: bool


def read_position(text: str) -> tuple[Game, State]:
    """Return the position of a text whose first line names its game; raise PositionError if there is none."""
    if len(text) > _LONGEST:
        raise PositionError("analysis-long", most=_LONGEST)
    lines = [line.strip() for line in text.splitlines()]
    name = next((line for line in lines if line and not line.startswith("#")), "")
    if name not in games():
        raise PositionError("analysis-game", known=", ".join(games()))
    rules = game(name)
    state = rules.from_text(text)
    try:
        for seat in (None, *range(state.options.seats)):
            rules.view(state, seat)
        for actor in members(state.actors()) if state.actors() > 0 else ():
            rules.sample(rules.view(state, actor), random.Random(1))
    except Exception:  # a text may say anything: more pieces than there are, or none where one is counted on
        raise PositionError("analysis-impossible") from None
    return rules, state


def seat_of(state: State, seat: int | None = None) -> int:
    """Return the seat whose decision is analyzed: the one named, else the first of those that must decide."""
    actors = members(max(state.actors(), 0))
    if not actors:
        raise PositionError("analysis-over" if state.over else "analysis-dealer")
    if seat is None:
        return actors[0]
    if seat not in actors:
        raise PositionError("analysis-seat", seat=seat)
    return seat


def think(task: Slice, clock: Callable[[], float] = perf_counter) -> Slice:
    """Return what is known after one more slice of work."""
    begun, question = clock(), task.question
    rules, state = read_position(question.position)
    comparison = _comparison(rules, state, question)
    comparison.found = dict(task.ways)
    if len(state.legal(question.seat)) < 2:
        comparison.found = comparison.found or {(action,): Results() for action in state.legal(question.seat)}
    elif task.number % _SEARCHES == 0:
        _search(comparison, rules, state, task)
    rounds = 0
    while not _is_finished(comparison):
        for way in _open_ways(comparison):
            comparison.whole(1, [way])
            if len(comparison.found[way].short) < _SHORT:
                comparison.short(2, [way])
        rounds += 1
        if clock() - begun >= task.seconds if task.effort is None else rounds >= task.effort.rounds:
            break
    ways = tuple(comparison.found.items())
    return msgspec.structs.replace(task, number=task.number + 1, ways=ways)


def summarize(task: Slice) -> Analysis:
    """Return what is known for people."""
    question = task.question
    rules, state = read_position(question.position)
    comparison = _comparison(rules, state, question)
    comparison.found = {way: each for way, each in task.ways if each.whole}
    best = _best(comparison)
    choices = [] if best is None else [_choice(comparison, way, best) for way in comparison.found]
    choices.sort(key=lambda each: (each.loss, best is not None and each.action != best[0]))
    return Analysis(
        seat=question.seat,
        is_open=question.is_open,
        legal=len(state.legal(question.seat)),
        choices=tuple(choices),
        matches=comparison.matches,
        finished=_is_finished(comparison),
    )


def analyse(state: State, seat: int | None = None, *, is_open: bool = False, seconds: float = 10.0) -> Iterator[Analysis]:
    """Yield the analysis of a position again and again while it becomes surer."""
    task = Slice(Question(state.to_text(), seat_of(state, seat), is_open), seconds=min(SLICE, seconds))
    end = perf_counter() + seconds
    while True:
        task = think(task)
        found = summarize(task)
        yield found
        if found.finished or perf_counter() >= end:
            return


def _comparison(rules: Game, state: State, question: Question) -> Comparison:
    view = rules.view(state, question.seat)

    def sample(rng: random.Random) -> State:
        return state.copy() if question.is_open else rules.sample(view, rng)

    return Comparison(rules, sample, state.options.seats, question.seat, 1)


def _search(comparison: Comparison, rules: Game, state: State, task: Slice) -> None:
    """Add the actions that a search finds best, unless they are known."""
    rng, effort, seat = random.Random(task.number), task.effort, task.question.seat
    player = Player(0, _SEARCH * task.seconds) if effort is None else Player(effort.simulations)
    search = player.search(rules, rules.view(state, seat), rng, state if task.question.is_open else None)
    search.run(player.simulations, player.seconds, None)
    known, legal = {way[0] for way in comparison.found}, set(state.legal(seat))
    ranked = [action for action in search.ranked() if action in legal]
    for action in ranked[: _CHOICES if not known else 2]:
        if action not in known:
            comparison.found[line_from(search, comparison.sample(rng), action)] = Results()


def _best(comparison: Comparison) -> Way | None:
    ways = list(comparison.found)
    return max(ways, key=lambda way: comparison.lead(way, ways[0])[0]) if ways else None


def _open_ways(comparison: Comparison) -> list[Way]:
    """Return the ways that have few matches, else the best one and those that may be better."""
    found = comparison.found
    few = [way for way, each in found.items() if len(each.whole) < _LEAST]
    if few:
        return few
    best = _best(comparison)
    assert best is not None
    leads = {way: comparison.lead(best, way) for way in found}
    return [way for way, (lead, error) in leads.items() if lead <= _ERRORS * error]


def _is_finished(comparison: Comparison) -> bool:
    return comparison.matches >= MOST


def _choice(comparison: Comparison, way: Way, best: Way) -> Choice:
    loss, error = comparison.lead(best, way)
    results = comparison.found[way]
    return Choice(
        action=way[0],
        line=way,
        points=round(mean(results.points), 1),
        points_error=round(standard_error(results.points), 1),
        chance=round(mean(results.wins), 3),
        loss=round(max(loss, 0.0), 2),
        error=round(error, 2),
        matches=len(results.whole),
    )
