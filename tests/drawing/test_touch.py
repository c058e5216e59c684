"""Touching: every drawn piece that an action can mention leads to its actions, lit or not."""

import random
import re

import pytest

import tabletown
from tabletown.core.registry import shipped
from tabletown.core.state import CHANCE, State
from tabletown.drawing.scene import candidates, mentioning

# Drawn only to be looked at: no action of any position is about them.
IDLE = {
    "garden_nation": r"supply|crane|here|done|seat",
    "ginkgopolis": r"seat|discard|play|result",
    "sweet_lands": r"track|purse|industry|food|scoring|character|bonus|port|seat",
    "tiny_towns": r"seat",
    "torres": r"marker|seat|master|castle|area",
}


def positions(name: str, count: int) -> list[tuple[State, int]]:
    """Decisions of random matches."""
    game, rng, found = tabletown.game(name), random.Random(name), []
    for options in game.presets():
        state = game.new(options)
        while not state.over:
            actors = state.actors()
            if actors == CHANCE:
                outcomes, weights = zip(*state.outcomes())
                state.apply(CHANCE, rng.choices(outcomes, weights)[0])
                continue
            seat = (actors & -actors).bit_length() - 1
            if rng.random() < 0.02:
                found.append((state.copy(), seat))
            state.apply(seat, rng.choice(state.legal(seat)))
    return rng.sample(found, min(count, len(found)))


@pytest.mark.parametrize("name", sorted(shipped()))
def test_what_is_drawn_leads_to_the_actions_that_mention_it(name: str) -> None:
    game = tabletown.game(name)
    lost: set[str] = set()
    for state, seat in positions(name, 12):
        view, legal = game.view(state, seat), state.legal(seat)
        scene = game.scene(view, legal)
        for key, actions in scene.touches.items():
            assert set(actions) <= mentioning(game, view, key), key  # also for what is lit
        for picture in game.parts(view, legal).pictures:
            for id_ in re.findall(r' id="([^"]+)"', picture.svg(standalone=False)):
                key = id_.removeprefix(f"{picture.name}-").removesuffix("-target")
                if not key.startswith("layer-") and key != "board" and not mentioning(game, view, key):
                    lost.add(key.partition("-")[0])
    assert [kind for kind in lost if not re.fullmatch(IDLE[name], kind)] == []


def test_bare_places_of_the_torres_board_are_named() -> None:
    game = tabletown.game("torres")
    view = game.view(game.new(game.options(seats=2)), 0)
    places = game.parts(view).board.places.split()
    assert places[0] == "square-"
    assert len(places[2:]) == 3 * 64
    assert all(mentioning(game, view, f"square-{name}") for name in places[2::3])


def test_picks_narrow_what_a_touch_means_and_the_latest_give_way() -> None:
    game = tabletown.game("torres")
    view = game.view(game.new(game.options(seats=2)), 0)
    blocks, fits = candidates(game, view, "square-c4", ["act-place_block"])
    assert ({game.describe(action).verb for action in blocks}, fits) == ({"place_block"}, True)
    moves, fits = candidates(game, view, "square-c4", ["act-move_knight", "square-d4"])
    assert {game.text(action) for action in moves} == {"move_knight c4 d4", "move_knight d4 c4"}
    assert fits
    cards, fits = candidates(game, view, "card-vault", ["act-place_block"])
    keeping = {"keep_card", "keep_card_top", "keep_card_bottom"}
    assert {game.describe(action).verb for action in cards} == {"vault"} | keeping
    assert not fits
    assert candidates(game, view, "nothing", []) == (frozenset(), True)
