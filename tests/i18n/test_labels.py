"""Choices in words: in every match of every preset they can be told apart, and none is a bare number or an id."""

import random
import re

import msgspec
import pytest

import tabletown
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import games
from tabletown.core.state import CHANCE, State
from tabletown.i18n import Speaker, languages

PRESETS = [(name, options) for name in games() for options in tabletown.game(name).presets()]
IDS = [f"{name} {msgspec.json.encode(options).decode()}" for name, options in PRESETS]
SPEAKERS = [Speaker(language, ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]) for language in languages()]
ASKED = 0.25  # of the decisions
# The number is the choice, and the verb says of what.
COUNTED = {("torres", "choose_stack"), ("torres", "allocate_leftovers")}
RAW = re.compile(r"\w_\w|\$|\?\?\?")  # ids, and messages that nobody has written
LONGEST = 300


def check(game: Game, state: State, seat: int) -> None:
    """The labels of a seat's choices differ in every language."""
    view, legal = game.view(state, seat), state.legal(seat)
    for speaker in SPEAKERS:
        labels = speaker.choices(game, view, legal)
        assert list(labels) == legal
        assert len(set(labels.values())) == len(legal), labels
        for action, label in labels.items():
            said = game.describe(action)
            assert not RAW.search(label), label
            assert f"{game.name}-" not in label, label
            assert len(label) < LONGEST, label
            if (game.name, said.verb) not in COUNTED:
                assert not re.search(r": -?\d+$", label), label


@pytest.mark.parametrize(("name", "options"), PRESETS, ids=IDS)
def test_choices_are_told_apart_in_words(name: str, options: Options) -> None:
    game = tabletown.game(name)
    rng = random.Random(f"labels of {name}")
    state = game.new(options)
    asked = 0
    while not state.over:
        actors = state.actors()
        if actors == CHANCE:
            outcomes, weights = zip(*state.outcomes())
            state.apply(CHANCE, rng.choices(outcomes, weights)[0])
            continue
        seat = rng.choice(members(actors))
        if rng.random() < ASKED:
            check(game, state, seat)
            asked += 1
        state.apply(seat, rng.choice(state.legal(seat)))
    assert asked
