"""The quick score of the heuristics is the score of the rules, wherever a town gets by building at random."""

import random
from collections.abc import Iterator

import pytest

from tabletown.core.registry import game
from tabletown.core.state import CHANCE
from tabletown.games.tiny_towns.bot.building_values import PROMISES, UNKNOWN, added, standing, use_promises, worths
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules.points import AT_BUILD, FRAME
from tabletown.games.tiny_towns.rules.scoring import Tally
from tabletown.games.tiny_towns.rules.state import TinyTownsState


@pytest.fixture
def no_promises() -> Iterator[None]:
    use_promises(dict.fromkeys(PROMISES, 0.0))
    yield
    use_promises(PROMISES)


def towns(seed: int) -> Iterator[TinyTownsState]:
    """The states of a solo match in which everything that can be built is built."""
    rules = game("tiny_towns")
    luck = random.Random(seed)
    state = rules.new(rules.options(mode="solo"))
    assert isinstance(state, TinyTownsState)
    while not state.over:
        actor = CHANCE if state.actors() == CHANCE else 0
        legal = state.legal(actor)
        building = actor == 0 and state.pending[0] & FRAME == AT_BUILD and len(legal) > 1
        state.apply(actor, luck.choice(legal[:-1] if building else legal))
        yield state


def exact(state: TinyTownsState) -> int:
    """The score, bare squares costing the same under the Cathedral."""
    tally = Tally(state.towns[0], state.cards, None)
    return tally.total() - tally.empty_points() - int(m.ALL_SQUARES).bit_count() + int(state.towns[0].built).bit_count()


@pytest.mark.parametrize("seed", range(6))
def test_the_quick_score_is_the_score(seed: int, no_promises: None) -> None:
    seen = 0
    for state in towns(seed):
        town = state.towns[0]
        if m.NO_CARD in state.cards or town.built == 0 or town.place:
            continue
        quick = standing(town.masks(), town, state.cards, -1, town.shrine)
        assert quick == exact(state), state.to_text()
        seen += 1
    assert seen > 0


def test_what_a_building_adds_is_found_once_and_kept(no_promises: None) -> None:
    state = next(state for state in towns(1) if m.NO_CARD not in state.cards)
    town = state.towns[0]
    worth = worths(town, state.cards, -1)
    assert worth[1] == UNKNOWN
    assert added(town, state.cards, -1, worth, m.RED, 0) == 1.0  # a bare square less, and nobody to feed
    assert worth[1 + 16 * m.RED] == 1.0
    assert worths(town, state.cards, -1) is worth
