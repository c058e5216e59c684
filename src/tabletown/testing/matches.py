"""Recorded matches, ways of playing them, and snapshots of states."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import msgspec

from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State
from tabletown.core.views import encode

Step = tuple[int, int]  # actor and action
Viewer = int | None


class BrokenLaw(AssertionError):
    """A law that a game breaks, with the steps and the position that show it."""


@dataclass(frozen=True)
class Match:
    """A recorded match: options and steps; `seed` decides which positions a law probes.

    `start` is a position to begin from instead of set-up.
    """

    game: Game
    options: Options
    steps: tuple[Step, ...]
    seed: int = 0
    start: str = ""

    def first(self) -> State:
        """Return the state before the first step."""
        return self.game.from_text(self.start) if self.start else self.game.new(self.options)

    def last(self) -> State:
        """Return the state after the last step."""
        state = self.first()
        for step in self.steps:
            state.apply(*step)
        return state

    def positions(self) -> Iterator[tuple[int, State]]:
        """Yield every state from set-up to the last with the number of steps before it; copy it before changing it."""
        state = self.first()
        for index, (actor, action) in enumerate(self.steps):
            yield index, state
            state.apply(actor, action)
        yield len(self.steps), state

    def probes(self, law: str, count: int) -> Iterator[tuple[int, State]]:
        """Yield some of the positions: the first, the last, before a step of each verb, and others at random."""
        chosen = self._chosen(law, count)
        for index, state in self.positions():
            if index in chosen:
                yield index, state

    def _chosen(self, law: str, count: int) -> set[int]:
        rng, last = self.rng(law), len(self.steps)
        by_verb: dict[str, list[int]] = {}
        for index, (_, action) in enumerate(self.steps):
            by_verb.setdefault(verb(self.game, action), []).append(index)
        verbs = list(by_verb)
        rng.shuffle(verbs)
        wanted = [rng.choice(by_verb[name]) for name in verbs] + [rng.randrange(last + 1) for _ in range(count)]
        return {0, last, *wanted[: count - 2]}

    def rng(self, law: str) -> random.Random:
        """Return the random number generator of one law."""
        return random.Random(f"{self.seed}:{law}")

    def broken(self, index: int, law: str, finding: str) -> BrokenLaw:
        """Return the error for a fault found after `index` steps."""
        name = f"{self.game.name} {preset_name(self.options)}, seed {self.seed}, after {index} steps"
        steps = [f"{actor}:{action}" for actor, action in self.steps[max(0, index - 5) : index + 1]]
        return BrokenLaw(f"{law}: {finding}\n{name} (steps there: {' '.join(steps)})\n{self._position(index)}")

    def _position(self, index: int) -> str:
        try:
            for each, state in self.positions():
                if each == index:
                    return state.to_text()
        except Exception as error:
            return f"(no position: {error!r})"
        return ""


# Ways of playing.

LOOKED_AT: Final = 40  # actions that greedy play compares
CARELESS: Final = 0.1  # the share of its decisions that are not greedy
NEW: Final = 4.0  # bonus points for an action not taken before


def _uniform(game: Game, state: State, actor: int, seen: dict[str, int], rng: random.Random) -> int:
    if actor == CHANCE:
        outcomes = state.outcomes()
        return rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]
    return rng.choice(state.legal(actor))


def _curious(game: Game, state: State, actor: int, seen: dict[str, int], rng: random.Random) -> int:
    by_verb: dict[str, list[int]] = {}
    for action in state.legal(actor):
        by_verb.setdefault(verb(game, action), []).append(action)
    names = list(by_verb)
    chosen = rng.choices(names, [1 / (1 + seen.get(name, 0)) for name in names])[0]
    seen[chosen] = seen.get(chosen, 0) + 1
    return rng.choice(by_verb[chosen])


def _greedy(game: Game, state: State, actor: int, seen: dict[str, int], rng: random.Random) -> int:
    if actor == CHANCE or rng.random() < CARELESS:
        return _curious(game, state, actor, seen, rng)
    legal = state.legal(actor)
    best, worth = legal[0], float("-inf")
    for action in rng.sample(legal, min(LOOKED_AT, len(legal))):
        after = state.copy()
        after.apply(actor, action)
        hope = game.bot.evaluate(after, actor) + NEW / (1 + seen.get(_head(game, action), 0))
        if hope > worth:
            best, worth = action, hope
    seen[_head(game, best)] = seen.get(_head(game, best), 0) + 1
    return best


def _head(game: Game, action: int) -> str:
    """Return the verb of an action and its first argument."""
    return " ".join(game.text(action).split()[:2])


def _first(game: Game, state: State, actor: int, seen: dict[str, int], rng: random.Random) -> int:
    return state.legal(actor)[0]


def _last(game: Game, state: State, actor: int, seen: dict[str, int], rng: random.Random) -> int:
    return state.legal(actor)[-1]


Way = Callable[[Game, State, int, dict[str, int], random.Random], int]
WAYS: Final[dict[str, Way]] = {
    "uniform": _uniform,
    "curious": _curious,
    "greedy": _greedy,
    "first": _first,
    "last": _last,
}


def play(game: Game, options: Options, seed: int = 0, way: str = "uniform", start: str = "") -> Match:
    """Play a whole match, or `max_length + 1` steps of it, from set-up or from a position.

    `uniform` takes any legal action, `curious` prefers verbs that were rare so far, `greedy` mostly takes the action that
    the evaluation rates best, `first` and `last` always take the first or the last one. Among several actors one is
    chosen at random.
    """
    rng = random.Random(f"{seed}:{way}:{preset_name(options)}")
    choose, seen = WAYS[way], dict[str, int]()
    begun = Match(game, options, (), seed, start)
    state = begun.first()
    steps: list[Step] = []
    while not state.over and len(steps) <= game.max_length:
        actor = rng.choice(actors(state))
        if not state.legal(actor):
            match = replace(begun, steps=tuple(steps))
            raise match.broken(len(steps), "contract", f"nothing is legal for {actor}")
        action = choose(game, state, actor, seen, rng)
        try:
            state.apply(actor, action)
        except Exception as error:
            match = replace(begun, steps=tuple(steps))
            raise match.broken(len(steps), "legal", f"{actor}: {game.text(action)} raises {error!r}") from error
        steps.append((actor, action))
    return replace(begun, steps=tuple(steps))


# States.


def actors(state: State) -> list[int]:
    """Return the seats that must decide now, or only CHANCE."""
    waiting = state.actors()
    return [CHANCE] if waiting < 0 else [seat for seat in range(waiting.bit_length()) if waiting >> seat & 1]


def viewers(state: State) -> list[Viewer]:
    """Return all viewers of a match: the seats and a spectator."""
    return [*range(state.options.seats), None]


@lru_cache(maxsize=100_000)
def verb(game: Game, action: int) -> str:
    """Return the verb of an action."""
    return game.describe(action).verb


def snapshot(game: Game, state: State) -> dict[str, Any]:
    """Return everything that a state can be asked for; equal states have equal snapshots."""
    seats = range(state.options.seats)
    return {
        "key": state.key(),
        "text": state.to_text(),
        "actors": state.actors(),
        "outcomes": state.outcomes(),
        "legal": [state.legal(actor) for actor in (CHANCE, *seats)],
        "views": [encode(game.view(state, viewer)) for viewer in viewers(state)],
        "scores": [state.score(seat) for seat in seats],
        "winners": state.winners(),
    }


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Describe the first difference between two snapshots briefly; empty if there is none."""
    for name, value in one.items():
        if other[name] != value:
            left, right = str(value), str(other[name])
            at = next((place for place, (a, b) in enumerate(zip(left, right)) if a != b), min(len(left), len(right)))
            start = max(0, at - 40)
            return f"{name}: ...{left[start : at + 60]!r} / ...{right[start : at + 60]!r}"
    return ""


def preset_name(options: Options) -> str:
    """Return a short name for options, fit for files: mode, seats and everything that differs from the defaults."""
    words = [options.mode, str(options.seats)]
    for field in msgspec.structs.fields(options):
        value = getattr(options, field.name)
        if field.name in ("mode", "seats") or value == field.default:
            continue
        if isinstance(value, bool):
            words.append(field.name if value else f"no_{field.name}")
        elif isinstance(value, str):
            words.append(value)
        elif isinstance(value, tuple):
            words.append("+".join(str(each) for each in value))
        else:
            words.append(f"{field.name}_{value}")
    return "-".join(words)
