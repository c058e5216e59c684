"""The first match with a coach: its options, and a sentence for every decision that comes up in it."""

import random

import msgspec
import pytest
from tests.rules.tiny_towns.helpers import FIRST_GAME, GAME, building, play, view_of

from tabletown.core.state import State
from tabletown.i18n.messages import messages


def decision(state: State, seat: int) -> str:
    """The decision of a seat by its prompt."""
    return GAME.prompt(view_of(state, seat)).message.removeprefix("tiny_towns-prompt-")


def decisions(seed: int) -> set[str]:
    """The decisions that the players of a first match meet, playing at random."""
    state, rng = GAME.new(GAME.options(**GAME.meta.first_match)), random.Random(seed)
    found = set()
    while not state.over:
        actor = rng.choice([seat for seat in (-1, 0, 1) if state.is_actor(seat)])
        if actor >= 0:
            found.add(decision(state, actor))
        state.apply(actor, rng.choice(state.legal(actor)))
    return found


def test_the_first_match_has_the_recommended_cards_and_no_monuments() -> None:
    options = GAME.options(**GAME.meta.first_match)
    assert view_of(GAME.new(options)).cards == FIRST_GAME
    chosen = msgspec.structs.asdict(options)
    assert (chosen["seats"], chosen["mode"], chosen["monuments"]) == (2, "standard", False)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_coach_has_a_sentence_for_every_decision_of_a_first_match(language: str) -> None:
    met = set().union(*(decisions(seed) for seed in range(5)))
    factory = play(building("w... bssb .... ....", monuments=False), "0 build factory a1+a2+b2+c2+d2 a1")
    met.add(decision(factory, 0))
    assert met == {"name", "resource", "resource-own", "build", "build-none", "mark"}
    assert [each for each in sorted(met) if not messages(language).has(f"tiny_towns-coach-{each}")] == []
    assert met <= set(GAME.prompt_rules)
