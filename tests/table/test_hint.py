"""Hints: what the master would do, from the seat's own knowledge, ranked by the number that is shown."""

from __future__ import annotations

import random

import pytest

from tabletown.core.bits import members
from tabletown.core.errors import UnknownSeat
from tabletown.core.registry import game, games
from tabletown.core.state import CHANCE, State
from tabletown.core.views import Line
from tabletown.i18n import Speaker
from tabletown.table.hint import Hint, Rated, hint


def middle(name: str, seats: int, seed: int = 3, steps: int = 40) -> State:
    """A state from a random match in which the first actor has several choices."""
    rng = random.Random(seed)
    rules = game(name)
    state = rules.new(next(each for each in rules.presets() if each.seats == seats))
    for step in range(steps + 160):
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
        legal = state.legal(actor)
        if step > steps and actor != CHANCE and len(legal) > 2:
            break
        state.apply(actor, rng.choice(legal))
    return state


@pytest.mark.parametrize("name", games())
def test_a_hint_names_legal_actions_and_says_why(name: str) -> None:
    rules, state = game(name), middle(name, 2)
    seat = members(state.actors())[0]
    view, legal = rules.view(state, seat), state.legal(seat)
    found = hint(rules, view, legal, random.Random(1), simulations=20, continuations=2)
    assert found == hint(rules, view, legal, random.Random(1), simulations=20, continuations=2)
    first, second = found.choices
    assert first.action == found.action
    assert {first.action, second.action} <= set(legal)
    assert first.action != second.action
    assert rules.parse(first.text) == first.action
    assert found.difference == pytest.approx(first.points - second.points)
    for language in ("en", "ru"):
        speaker = Speaker(language)
        for line in (first.reason, second.reason, found.verdict):
            item = speaker.item(rules, str(line.arguments.get("item", "")), view)
            assert not speaker(line.message, {**line.arguments, "item": item}).startswith("bots-")


@pytest.mark.parametrize("name", games())
def test_the_advice_is_never_rated_below_another_choice(name: str) -> None:
    rules = game(name)
    for seed in range(6):
        state = middle(name, 2 + seed % 2, seed, 8 + 12 * seed)
        seat = members(state.actors())[0]
        found = hint(rules, rules.view(state, seat), state.legal(seat), random.Random(seed), simulations=24, continuations=3)
        first, second = found.choices
        assert first.points >= second.points
        assert found.difference >= 0
        assert found.error > 0
        for choice in found.choices:
            assert int(choice.reason.arguments.get("points", 1)) > 0
            assert choice.reason.message in ("bots-hint-now", "bots-hint-more", "bots-hint-open")


@pytest.mark.parametrize("name", games())
def test_what_is_hidden_does_not_change_the_hint(name: str) -> None:
    rules, state = game(name), middle(name, 2, seed=8)
    seat = members(state.actors())[0]
    possible = [rules.sample(rules.view(state, seat), random.Random(number)) for number in range(2)]
    found = [
        hint(rules, rules.view(each, seat), each.legal(seat), random.Random(1), simulations=10, continuations=2)
        for each in possible
    ]
    assert found[0] == found[1]


def test_a_hint_ends_in_time_but_compares_twice() -> None:
    """The clock alone decides: it says that the time is over as soon as the search has begun."""
    rules, state = game("torres"), middle("torres", 2)
    seat = members(state.actors())[0]
    ticks = iter(range(1000))
    found = hint(rules, rules.view(state, seat), state.legal(seat), random.Random(1), seconds=1.0, clock=lambda: next(ticks))
    assert found.matches == 2


def test_a_forced_step_needs_no_reason() -> None:
    rules, state = game("tiny_towns"), middle("tiny_towns", 1)
    only = state.legal(0)[:1]
    found = hint(rules, rules.view(state, 0), only, random.Random(1), continuations=1)
    assert [each.action for each in found.choices] == only
    assert found.verdict == Line("bots-hint-forced")


def test_a_spectator_gets_no_hint() -> None:
    rules, state = game("tiny_towns"), middle("tiny_towns", 2)
    with pytest.raises(UnknownSeat, match="nothing to choose"):
        hint(rules, rules.view(state, None), [1, 2], random.Random(1))


@pytest.mark.parametrize(
    ("difference", "error", "verdict"),
    [(0.4, 0.5, "close"), (0.5, 0.5, "likely"), (0.9, 0.5, "likely"), (1.0, 0.5, "clear"), (7.4, 2.0, "clear")],
)
def test_the_verdict_compares_the_difference_with_its_error(difference: float, error: float, verdict: str) -> None:
    choices = tuple(Rated(action, "x", 10.0, Line("bots-hint-open")) for action in (1, 2))
    found = Hint(0, choices, difference, error, 10)
    assert found.verdict == Line(f"bots-hint-{verdict}", {"points": round(difference)})
