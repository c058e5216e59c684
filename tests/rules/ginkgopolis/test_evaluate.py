"""Positions are valued with what is certain to happen, leave no trace, and end in the score."""

import random
from collections.abc import Iterator

import pytest

import tabletown
from tabletown.core.bits import members
from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis.bot import evaluate
from tabletown.games.ginkgopolis.bot.counts import Counts, near_tokens
from tabletown.games.ginkgopolis.bot.pending import is_pending, settle
from tabletown.games.ginkgopolis.bot.solo import features
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.material import NEW_HAND_POINTS
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

GAME = tabletown.game("ginkgopolis")


def positions(seed: int, seats: int = 1) -> Iterator[GinkgopolisState]:
    """All positions of a match played at random, each to be left as it is."""
    options = GAME.options(seats=1, mode="solo", level="expert") if seats == 1 else GAME.options(seats=seats, mode="normal")
    state = GAME.new(options)
    luck = random.Random(seed)
    while not state.over:
        assert isinstance(state, GinkgopolisState)
        yield state
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
        state.apply(actor, luck.choice(state.legal(actor)))
    assert isinstance(state, GinkgopolisState)
    yield state


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_counts_give_the_score(seats: int) -> None:
    for seed in range(3):
        for state in positions(seed, seats):
            counts = Counts(state)
            for player in range(state.players):
                found = state.points[player] + NEW_HAND_POINTS * state.new_hands[player]
                assert found + counts.card_points[player] + counts.districts[player] == state.total(player)


def test_who_is_ahead_in_districts() -> None:
    """GK-8.6: the lead of one is what the other lacks; a district won by a hair is won by one and lost by the other."""
    leads = narrow = 0
    for state in positions(1, seats=2):
        counts = Counts(state)
        assert counts.lead[0] == -counts.lead[1]
        assert counts.narrow[0] == -counts.narrow[1]
        leads += counts.lead[0] != 0
        narrow += counts.narrow[0] != 0
    assert leads > 10
    assert narrow > 10


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_valuing_changes_nothing(seats: int) -> None:
    for state in positions(4, seats):
        before = state.key()
        for seat in range(seats):
            evaluate.evaluate(state, seat)
        assert state.key() == before


def test_the_end_is_worth_the_margin_over_gosha() -> None:
    for state in positions(5):
        last = state
    assert evaluate.evaluate(last, 0) == last.total(0) - last.total(1)
    assert last.total(0) != last.total(1)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_end_is_worth_the_margin_over_the_best_other(seats: int) -> None:
    for state in positions(5, seats):
        last = state
    totals = [last.total(seat) for seat in range(seats)]
    assert len(set(totals)) > 1
    for seat in range(seats):
        assert evaluate.evaluate(last, seat) == totals[seat] - max(totals[:seat] + totals[seat + 1 :])


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "normal")])
def test_every_feature_has_a_weight(seats: int, mode: str) -> None:
    """So what a position is worth is what is learned: the lead now, and each feature by its weight."""
    names = evaluate.learned(mode)
    sizes = set()
    for state in positions(6, seats):
        found = evaluate.features(state, 0)
        sizes.add(len(found))
        if len(found) > 1:
            worth = found[0] + sum(evaluate.WEIGHTS[name] * feature for name, feature in zip(names, found[1:]))
            assert evaluate.evaluate(state, 0) == pytest.approx(worth)
    assert sizes - {0} == {1, 1 + len(names)}
    assert (0 in sizes) == (mode == "normal")  # nothing is learned from the draft


def test_gains_of_an_action_under_way_count() -> None:
    """GK-4.8: what the neighbours of a new building give is certain before its token has found a place."""
    urbanized = 0
    for seed in range(4):
        for state in positions(seed):
            if state.point() != at.TOKEN:
                continue
            after = state.copy()
            after.apply(0, after.legal(0)[0])
            while after.point() == at.TILES:
                after.apply(CHANCE, after.legal(CHANCE)[0])
            assert features(state)[0] == features(after)[0]
            urbanized += after.total(0) - after.total(1) != state.total(0) - state.total(1)
    assert urbanized > 3


def test_tiles_that_are_being_drawn_count() -> None:
    """GK-4.2: three tiles to be drawn are three tiles more."""
    found = 0
    for state in positions(1):
        if state.round and state.point() == at.TILES:
            trial = state.copy()
            assert is_pending(trial, 0)
            number = settle(trial, 0)[0]
            drawn = state.copy()
            held = bin(drawn.tiles[0]).count("1")
            while drawn.point() == at.TILES:
                drawn.apply(CHANCE, drawn.legal(CHANCE)[0])
            assert number >= bin(drawn.tiles[0]).count("1") - held > 0
            found += 1
    assert found


def test_what_others_chose_is_left_alone() -> None:
    worths = set()
    for state in positions(2, seats=2):
        if state.round == 2 and state.point() == at.CHOOSE and state.waiting == 3:
            for action in state.legal(1):
                after = state.copy()
                after.apply(1, action)
                if after.point() == at.CHOOSE:
                    worths.add(evaluate.evaluate(after, 0))
            break
    assert len(worths) == 1


def test_a_sealed_choice_looks_the_same_whatever_others_chose() -> None:
    """GK-3.3: who chooses last would have the cards turned over by it; they are not looked at."""
    compared = 0
    for state in positions(2, seats=2):
        if state.point() != at.CHOOSE or state.waiting != 3:
            continue
        values = evaluate.action_values(state, 0, state.legal(0))
        sealed = state.copy()
        sealed.apply(0, state.legal(0)[0])
        assert evaluate.evaluate(sealed, 0) == pytest.approx(values[0])
        for action in state.legal(1)[:4]:
            after = state.copy()
            after.apply(1, action)
            if after.point() == at.CHOOSE and after.legal(0) == state.legal(0):
                assert evaluate.action_values(after, 0, state.legal(0)) == values
                compared += 1
    assert compared > 10


def test_heights_beside_tokens() -> None:
    """GK-2.2: in the beginning a token at a side of the square has one neighbour, of height 1."""
    for state in positions(3):
        if state.round == 1:
            assert near_tokens(state) == [12, 1]
            break
