"""The engine and the second model agree on thousands of positions of random matches."""

import random

import pytest
from tests.rules.sweet_lands.helpers import GAME, legal
from tests.rules.sweet_lands.literal import Player, cell

from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.counters import count_cities
from tabletown.games.sweet_lands.rules import SweetLandsState
from tabletown.games.sweet_lands.view import SweetLandsView
from tabletown.testing import rule

PRESETS = GAME.presets()


def compare(state: SweetLandsState, seat: int) -> None:
    """Scores of all seats, and what the seat may do."""
    view = GAME.view(state, seat)
    assert isinstance(view, SweetLandsView)
    for other in range(state.seats):
        player = Player(view, other)
        assert [line.points for line in state.score(other).lines] == player.score()
        assert count_cities(state.m, state.realms[other], 0) == len(player.cities())
    player = Player(view, seat)
    words = [each.split() for each in legal(state, seat=seat)]
    kind = view.pending[-1].rstrip("!").partition("=")[0]
    if kind == "turn":
        assert [word[1] for word in words if word[0] == "area"] == player.areas()
        assert [word[1] for word in words if word[0] == "play"] == player.cards(view.hand)
    elif kind == "terrain" and view.pending[-1].rstrip("!") in ("terrain=1", "terrain=2", "terrain=3"):
        assert {cell(",".join(word[1:3])) for word in words if word[0] == "terrain"} == player.land()
    elif kind == "road":
        found = {frozenset((cell(",".join(word[1:3])), cell(",".join(word[3:5])))) for word in words if word[0] == "road"}
        assert found == player.road_places()
    elif kind == "tower":
        assert {cell(",".join(word[2:4])) for word in words} == player.building_places()


@rule("SL-5.6", "SL-6.2", "SL-6.5", "SL-7.4", "SL-7.9", "SL-9.10", "SL-14.2", "SL-14.9", "SL-20.7")
@pytest.mark.parametrize("number", range(len(PRESETS)))
def test_both_models_agree(number: int) -> None:
    rng = random.Random(number)
    state = GAME.new(PRESETS[number])
    assert isinstance(state, SweetLandsState)
    compared = 0
    while not state.over:
        waiting = state.actors()
        actor = CHANCE if waiting == CHANCE else (waiting & -waiting).bit_length() - 1
        if actor != CHANCE and state.round and state.pending and (rng.random() < 0.5 or state.pending[-1] & 63 == 36):
            compare(state, actor)
            compared += 1
        actions = state.legal(actor)
        better = [each for each in actions if not GAME.text(each).startswith(("free F", "stop", "end_round", "pass"))]
        state.apply(actor, rng.choice(better if better and rng.random() < 0.85 else actions))
    assert compared > 60
