"""A game without pictures of its own gets buttons with the same words as in the terminal."""

import random

import pytest

import tabletown
from tabletown.core.state import CHANCE
from tabletown.drawing.plain import plain_parts
from tabletown.i18n import Speaker

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["garden_nation", "ginkgopolis", "sweet_lands"])
def test_buttons_have_the_words_of_their_arguments(name: str, language: str) -> None:
    game, rng = tabletown.game(name), random.Random(5)
    state = game.new(game.presets()[0])
    say = Speaker.of_match(game, state.options, language, NAMES)
    compared: set[int] = set()
    for _ in range(120):
        if state.over:
            break
        actor = CHANCE if state.actors() < 0 else state.actors().bit_length() - 1
        legal = state.legal(actor)
        if actor != CHANCE:
            view = game.view(state, actor)
            shown = {choice.actions[0]: choice.text for choice in plain_parts(game, view, tuple(legal), say).choices}
            assert shown == say.choices(game, view, legal)
            compared |= shown.keys()
        state.apply(actor, rng.choice(legal))
    assert len(compared) > 20
