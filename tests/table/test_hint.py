"""Hints: what the master would do, from the seat's own knowledge, with reasons that add up."""

from __future__ import annotations

import random

import pytest

from tabletown.core.bits import members
from tabletown.core.errors import UnknownSeat
from tabletown.core.registry import game, games
from tabletown.core.state import CHANCE, State
from tabletown.i18n import Speaker
from tabletown.table.hint import Expected, Hint, hint


def middle(name: str, seats: int, seed: int = 3) -> State:
    """A state from a random match in which the first actor has several choices."""
    rng = random.Random(seed)
    rules = game(name)
    state = rules.new(next(each for each in rules.presets() if each.seats == seats))
    for step in range(200):
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
        legal = state.legal(actor)
        if step > 40 and actor != CHANCE and len(legal) > 2:
            break
        state.apply(actor, rng.choice(legal))
    return state


@pytest.mark.parametrize("name", games())
def test_a_hint_names_a_legal_action_and_says_why(name: str) -> None:
    rules, state = game(name), middle(name, 2)
    seat = members(state.actors())[0]
    view, legal = rules.view(state, seat), state.legal(seat)
    found = hint(rules, view, legal, random.Random(1), simulations=20, continuations=2)
    assert found == hint(rules, view, legal, random.Random(1), simulations=20, continuations=2)
    assert found.action in legal
    assert found.instead in legal
    assert found.instead != found.action
    assert rules.parse(found.text) == found.action
    assert sum(line.now for line in found.lines) == rules.score(view, seat).total
    assert found.gain == pytest.approx(found.after - sum(line.otherwise for line in found.lines))
    assert 1 <= len(found.reasons) <= 3
    for language in ("en", "ru"):
        speaker = Speaker(language)
        for line in found.reasons:
            item = str(line.arguments.get("item", ""))
            assert item == "" or speaker.has(item)
            assert not speaker(line.message, {**line.arguments, "item": speaker(item)}).startswith("bots-")


@pytest.mark.parametrize("name", games())
def test_what_is_hidden_does_not_change_the_hint(name: str) -> None:
    rules, state = game(name), middle(name, 2, seed=8)
    seat = members(state.actors())[0]
    possible = [rules.sample(rules.view(state, seat), random.Random(number)) for number in range(2)]
    found = [
        hint(rules, rules.view(each, seat), each.legal(seat), random.Random(1), simulations=10, continuations=1)
        for each in possible
    ]
    assert found[0] == found[1]


def test_a_forced_step_needs_no_reason() -> None:
    rules, state = game("tiny_towns"), middle("tiny_towns", 1)
    only = state.legal(0)[:1]
    found = hint(rules, rules.view(state, 0), only, random.Random(1), continuations=1)
    assert (found.action, found.instead) == (only[0], None)
    assert [line.message for line in found.reasons] == ["bots-hint-forced"]


def test_a_spectator_gets_no_hint() -> None:
    rules, state = game("tiny_towns"), middle("tiny_towns", 2)
    with pytest.raises(UnknownSeat, match="nothing to choose"):
        hint(rules, rules.view(state, None), [1, 2], random.Random(1))


def test_reasons_name_the_largest_differences_first() -> None:
    lines = tuple(
        Expected("X-1", item, f"x-score-{item}", 0, after, otherwise)
        for item, after, otherwise in (("a", 5.0, 4.0), ("b", 1.0, 9.0), ("c", 7.2, 7.0), ("d", 6.0, 3.0))
    )
    found = Hint(0, 1, "x", 2, lines)
    assert [(line.message, line.arguments["item"], line.arguments["points"]) for line in found.reasons] == [
        ("bots-hint-less", "x-score-b", 8),
        ("bots-hint-more", "x-score-d", 3),
        ("bots-hint-more", "x-score-a", 1),
    ]
    assert found.gain == pytest.approx(-3.8)
    assert [line.message for line in Hint(0, 1, "x", 2, lines[2:3]).reasons] == ["bots-hint-even"]
