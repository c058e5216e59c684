"""The search where one plays alone: by the priors, for the best that can be had for sure."""

from __future__ import annotations

import random
from time import perf_counter

import pytest

from tabletown.bots.mcts import Player
from tabletown.bots.search import Search
from tabletown.bots.search_tree import Node
from tabletown.core.registry import game
from tabletown.core.state import CHANCE, State
from tabletown.games.tiny_towns.rules.state import TinyTownsState


def late(rounds: int = 14, seed: int = 3) -> State:
    """A match alone in which all cards were seen: nothing is left to the dealer."""
    rules = game("tiny_towns")
    for attempt in range(1000):
        rng = random.Random(seed + 1000 * attempt)
        state = rules.new(rules.options(seats=1, mode="solo"))
        assert isinstance(state, TinyTownsState)
        while not state.over:
            actor = CHANCE if state.actors() == CHANCE else 0
            if actor == 0 and state.round >= rounds and len(state.legal(0)) > 1:
                return state
            state.apply(actor, rng.choice(state.legal(actor)))
    raise AssertionError("no random match lasted so long")


def search_of(state: State, **settings: float) -> Search:
    rules = game("tiny_towns")
    return Player(1, 0.0, None, clock=perf_counter, memory=None, **settings).search(
        rules, rules.view(state, 0), random.Random(7)
    )


def test_what_is_sure_is_played_as_it_was_found() -> None:
    state = late()
    search = search_of(state)
    search.run(200, 0.0, None)
    assert search.is_sure()
    promised = search.top
    node = search.root
    while not state.over:
        legal = state.legal(0)
        if len(legal) == 1:
            state.apply(0, legal[0])
            continue
        place = max(range(len(node.actions)), key=node.bests.__getitem__)
        assert node.bests[place] == promised
        state.apply(0, node.actions[place])
        node = node.child(place)
    assert search.values(state)[0] == promised


def test_the_surely_best_action_is_chosen() -> None:
    search = search_of(late())
    search.run(200, 0.0, None)
    root = search.root
    assert root.bests[root.places[search.best()]] == max(root.bests) == search.top


def test_nothing_is_sure_while_the_dealer_draws() -> None:
    search = search_of(late(rounds=3))
    search.run(30, 0.0, None)
    assert not search.is_sure()
    assert search.root.visits[search.root.places[search.best()]] == max(search.root.visits)


def test_nothing_is_sure_by_the_mean_alone() -> None:
    search = search_of(late(), max_backup_weight=0.0)
    search.run(30, 0.0, None)
    assert not search.is_sure()


@pytest.mark.parametrize(("sharp", "least", "most"), [(1, 0.70, 0.80), (3, 0.93, 0.99)])
def test_actions_are_drawn_by_their_weights(sharp: int, least: float, most: float) -> None:
    search = search_of(late(), prior_exponent=float(sharp))
    drawn = [search.draw([4, 9], [1.0, 3.0]) for _ in range(2000)]
    assert least < drawn.count(9) / len(drawn) < most


def test_a_legal_action_is_chosen_before_any_value_is_known() -> None:
    node = Node()
    for action in (3, 5, 8):
        node.add(action, 0.1 * action)
    node.update(0, 0.4)
    assert node.select([3, 5], 1e30, -1e30, 4.0) == 1
