"""Positions of matches in progress, which nobody may analyze.

A position belongs to a match in progress if it has its game and number of seats, and what everybody sees of it is the same
as after a step of the match, or nearly the same as now, whichever seat or place of a list a thing is in. Hidden cards and
options do not count, so guessed ones make no difference; steps that the match was given by another one, which is over,
belong to that one. A refusal says that something is there, so the number of questions is limited for each address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from tabletown.core.game import Game
from tabletown.core.registry import game
from tabletown.core.state import State
from tabletown.server.errors import ConflictError
from tabletown.server.store.reviews import ReviewStore
from tabletown.server.tables.play import MoveService
from tabletown.server.users.limits import ADDRESS, Limit

_NEAR = 0.08  # part of the values of a view that may differ from the present position,
_FEWEST, _MOST = 8, 16  # which are at least and at most so many
_QUESTIONS = 300  # a minute, of an address

_Step = tuple[int, int]
_Values = Counter[tuple[str, object]]


class RunningMatches:
    """What everybody sees of all matches in progress."""

    def __init__(self, moves: MoveService, store: ReviewStore, monotonic: Callable[[], float]) -> None:
        self._moves = moves
        self._store = store
        self._limit = Limit(_QUESTIONS, 60, monotonic)
        self._known: dict[str, _Seen] = {}
        self._lock = asyncio.Lock()

    async def check(self, state: State) -> None:
        """Raise ConflictError if a position belongs to a match in progress."""
        self._limit.check(ADDRESS.get())
        rules = game(state.game_name())
        sight, values = _sight(rules, state), _values_of(rules, state)
        async with self._lock:
            running = await self._store.running(rules.name)
            self._known = {table: each for table, each in self._known.items() if each.rules is not rules or table in running}
            for table, (last, seats) in running.items():
                if seats == state.options.seats and (await self._seen(table, last, rules)).has(sight, values):
                    raise ConflictError("server-analysis-running")

    async def _seen(self, table: str, last: int, rules: Game) -> _Seen:
        seen = self._known.get(table)
        if seen is None or seen.last != last:
            session = await self._moves.load(table)
            steps = list(session.table.steps)
            if seen is None or steps[: len(seen.steps)] != seen.steps:
                seen = _Seen(rules, rules.new(session.config.options), len(session.config.given))
            await asyncio.to_thread(seen.follow, steps, last)
            self._known[table] = seen
        return seen


class _Seen:
    """What everybody has seen of one match."""

    def __init__(self, rules: Game, start: State, given: int) -> None:
        self.rules = rules
        self.last = -1
        self.steps: list[_Step] = []
        self._state = start
        self._given = given
        self._past: set[bytes] = set() if given else {_sight(rules, start)}
        self._present: _Values = Counter()

    def follow(self, steps: Sequence[_Step], last: int) -> None:
        """Go on to the last of some steps."""
        for step in steps[len(self.steps) :]:
            self._state.apply(*step)
            self.steps.append(step)
            if len(self.steps) >= self._given:
                self._past.add(_sight(self.rules, self._state))
        self._present = _values_of(self.rules, self._state)
        self.last = last

    def has(self, sight: bytes, values: _Values) -> bool:
        """Return whether a position belongs to the match."""
        if sight in self._past:
            return True
        near = min(max(_FEWEST, round(_NEAR * self._present.total())), _MOST)
        return max((values - self._present).total(), (self._present - values).total()) <= near


def _sight(rules: Game, state: State) -> bytes:
    """Return a digest of what everybody sees."""
    return blake2b(msgspec.json.encode(_seen_by_all(rules, state), order="sorted"), digest_size=16).digest()


def _values_of(rules: Game, state: State) -> _Values:
    """Return how often each single value is seen, with the names that lead to it but not its place in lists."""
    return Counter(_walk(_seen_by_all(rules, state), ""))


def _seen_by_all(rules: Game, state: State) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(rules.view(state, None))
    del found["options"]
    return found


def _walk(value: Any, names: str) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _walk(each, f"{names}.{name}")
    elif isinstance(value, (list, tuple)):
        yield names, len(value)
        for each in value:
            yield from _walk(each, f"{names}[]")
    else:
        yield names, value
