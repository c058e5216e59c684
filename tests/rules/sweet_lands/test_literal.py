"""The engine and the second model agree on thousands of positions of random matches."""

import random

import pytest
from tests.rules.sweet_lands.helpers import GAME, legal, points
from tests.rules.sweet_lands.literal import TERRAINS, Cell, Player, cell
from tests.rules.sweet_lands.literal_steps import Steps

from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules.effects.counters import count_cities
from tabletown.games.sweet_lands.rules.material import CARDS as CARD_NAMES
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import SweetLandsView
from tabletown.testing import rule

PRESETS = GAME.presets()


def compare(state: SweetLandsState, seat: int) -> None:
    """Scores of all seats, and what the seat may do."""
    view = GAME.view(state, seat)
    assert isinstance(view, SweetLandsView)
    for other in range(state.seats):
        player = Player(view, other)
        assert list(points(state, other).values()) == player.score()
        assert count_cities(state.m, state.realms[other], 0) == len(player.cities())
    words = [each.split() for each in legal(state, seat=seat)]
    name, _, numbers = view.pending[-1].rstrip("!").partition("=")
    a, b, c = [*(int(number) for number in numbers.split(",") if number), 0, 0, 0][:3]
    compare_question(Steps(view, seat), name, words, a, b, c)


def compare_question(player: Steps, name: str, words: list[list[str]], a: int, b: int, c: int) -> None:
    """What the top frame offers, as far as the second model knows the question."""

    def said(verb: str) -> set[str]:
        return {word[1] for word in words if word[0] == verb}

    if name in ("turn", "after"):
        assert said("free") == player.free()
        assert said("claim") == player.claims()
    if name == "turn":
        assert [word[1] for word in words if word[0] == "area"] == player.areas()
        assert [word[1] for word in words if word[0] == "play"] == player.cards(player.view.hand)
        assert said("flip_skill") == player.flip_skills()
    elif name == "terrain":
        land = player.land()
        if c:
            land = {place for place, each in player.board.items() if each["kind"] in ("terrain", "special")} - set(
                player.tokens
            )
        if b:
            land = {place for place in land if player.board[place].get("terrain") == TERRAINS[b - 1]}
        assert places(words, "terrain", 1) == land
    elif name == "road":
        found = {frozenset((cell(",".join(word[1:3])), cell(",".join(word[3:5])))) for word in words if word[0] == "road"}
        assert found == player.road_places()
    elif name in ("property", "build"):
        both = {(piece, place) for piece in player.pieces_now(name == "build") for place in player.ripe(b & 7)}
        assert {(word[1], cell(",".join(word[2:4]))) for word in words if word[0] == "property"} == both
    elif name == "tower":
        assert places(words, "property", 2) == player.building_places()
    elif name == "hare":
        assert places(words, "hare", 1) == player.hare_places()
    elif name == "industry":
        assert said("step") == player.markers()
    elif name == "prosperity":
        assert said("prosper") == player.tracks(b)
    elif name == "skill":
        assert said("skill") == player.skills()
    elif name == "employ":
        assert said("employ") == player.columns(CARD_NAMES[a])
    elif name == "flip":
        assert places(words, "flip", 1) == set(player.tokens) - player.turned


def places(words: list[list[str]], verb: str, at: int) -> set[Cell]:
    """The cells that actions of a verb name, from a word on."""
    return {cell(",".join(word[at : at + 2])) for word in words if word[0] == verb}


@rule(
    "SL-5.6",
    "SL-6.2",
    "SL-6.5",
    "SL-7.2",
    "SL-7.4",
    "SL-7.9",
    "SL-8.6",
    "SL-8.8",
    "SL-9.6",
    "SL-9.10",
    "SL-10.1",
    "SL-11.4",
    "SL-14.2",
    "SL-14.9",
    "SL-20.7",
)
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
