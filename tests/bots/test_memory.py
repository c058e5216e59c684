"""Reuse of a timed search for the next decision of a turn, and when it is not allowed."""

import random
from itertools import count as numbers

import pytest

from tabletown.bots import bot
from tabletown.bots.mcts import Player
from tabletown.bots.search import Search
from tabletown.bots.tree_reuse import Memory
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.registry import game
from tabletown.core.state import CHANCE, State


class Watched(Memory):
    """Tells what came of each lookup: the visits that were kept, -1 for none."""

    def __init__(self) -> None:
        super().__init__()
        self.lookups: list[int] = []

    def lookup(self, *asked: object) -> Search | None:
        found = super().lookup(*asked)  # type: ignore[arg-type]
        self.lookups.append(found.root.count if found else -1)
        return found


def player(memory: Memory, simulations: int = 0, **settings: float) -> Player:
    """A search of some 48 ticks of a clock of its own."""
    ticks = numbers()
    return Player(simulations, 0.0 if simulations else 48.0, None, lambda: float(next(ticks)), memory, **settings)


def begin(name: str, seed: int = 1) -> tuple[Game, State, random.Random]:
    rules = game(name)
    mode = next(mode for mode, counts in rules.modes.items() if counts[-1] > 1)
    return rules, rules.new(rules.options(mode=mode, seats=2)), random.Random(seed)


@pytest.mark.parametrize("name", ["tiny_towns", "torres", "garden_nation", "sweet_lands"])
def test_a_turn_goes_on_with_what_was_found(name: str) -> None:
    rules, state, rng = begin(name)
    memories = [Watched(), Watched()]
    same: list[int] = []  # what was kept after a decision of the same seat, with nothing in between
    last = None
    for _ in range(120):
        if state.over:
            break
        if state.actors() == CHANCE:
            state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
            last = None
            continue
        seat = members(state.actors())[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        action = player(memories[seat]).choose(rules, rules.view(state, seat), legal, rng)
        assert action in legal
        if last == seat:
            same.append(memories[seat].lookups[-1])
        elif last is not None:
            assert memories[seat].lookups[-1] == -1  # somebody else has moved since
        state.apply(seat, action)
        last = seat
    kept = [visits for visits in same if visits >= 0]
    assert len(kept) > len(same) / 2
    assert max(kept) > 8


def test_a_memory_is_of_one_seat_and_one_line_of_play() -> None:
    rules, state, rng = begin("torres")
    while state.actors() == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    seat = members(state.actors())[0]
    view, memory = rules.view(state, seat), Watched()
    chosen = player(memory).choose(rules, view, state.legal(seat), rng)
    other = next(action for action in state.legal(seat) if action != chosen)
    state.apply(seat, other)
    assert memory.lookup(rules, rules.view(state, members(state.actors())[0]), rng) is None
    assert memory.lookup(rules, view, rng) is None  # it is asked once


def test_with_a_number_of_simulations_nothing_is_kept() -> None:
    rules, state, rng = begin("garden_nation")
    while state.actors() == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    memory = Watched()
    for _ in range(12):
        seat = members(state.actors())[0]
        legal = state.legal(seat)
        state.apply(seat, player(memory, 16).choose(rules, rules.view(state, seat), legal, rng))
        while state.actors() == CHANCE:
            state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    assert memory.lookups == []


@pytest.mark.parametrize("spec", ["mcts:3s", "flat_mc:3s", "level:4"])
def test_seconds_go_by_the_clock_that_is_given(spec: str) -> None:
    rules, state, rng = begin("torres")
    while state.actors() == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    seat = members(state.actors())[0]
    asked: list[float] = []

    def clock() -> float:
        asked.append(len(asked) * 0.5)
        return asked[-1]

    bot(spec, clock=clock).choose(rules, rules.view(state, seat), state.legal(seat), rng)
    assert 3 <= len(asked) <= 7


@pytest.mark.parametrize(
    ("step", "seconds", "most", "done", "looked"),
    [(1.0, 10.0, 0, 10, 11), (0.00001, 1000.0, 17, 17, 3)],  # the first look is at the start
)
def test_the_clock_is_looked_at_as_often_as_it_must_be(
    step: float, seconds: float, most: int, done: int, looked: int
) -> None:
    """After each simulation where they take long; where they are brief, after the first and each sixteenth."""
    rules, state, _ = begin("garden_nation")
    ticks = numbers()
    search = player(Memory(), root_candidates=0).search(rules, rules.view(state, 0), random.Random(1))
    search.run(most, seconds, None, lambda: step * next(ticks))
    assert search.root.count == done
    assert next(ticks) == looked
