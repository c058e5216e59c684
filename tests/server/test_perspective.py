"""Whose board a player looks at changes nothing about what there is to do."""

import random

import pytest

import tabletown
from tabletown.core.bits import members
from tabletown.core.facets import Look
from tabletown.core.registry import shipped
from tabletown.core.state import CHANCE
from tabletown.server.http.pages.translator import Translator

STEPS = 260  # of each match
PART = 0.2  # of the decisions that are looked at


@pytest.mark.parametrize("name", sorted(shipped()))
def test_choices_are_those_of_the_player(name: str) -> None:
    game, rng, say = tabletown.game(name), random.Random(7), Translator("en", tuple("ABC"), {})
    compared = told = 0
    for options in (each for each in game.presets() if each.seats in (2, 3)):
        state = game.new(options)
        for _ in range(STEPS):
            if state.over:
                break
            if state.actors() == CHANCE:
                state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
                continue
            seat = rng.choice(list(members(state.actors())))
            legal = state.legal(seat)
            if rng.random() < PART:
                view = game.view(state, seat)
                own = game.parts(view, legal, say, Look(seat=seat)).choices
                for other in range(options.seats):
                    assert game.parts(view, legal, say, Look(seat=other)).choices == own
                compared += 1
                told += len(own)
            state.apply(seat, rng.choice(legal))
    assert compared > 50
    assert told
