"""The whole picture is composed from the parts: each is there once, with everything legal on it."""

import random
import re
from xml.etree import ElementTree

import pytest
from tests.drawing.test_parts import VOICE, positions
from tests.laws.guessing import Guessing

import tabletown
from tabletown.core.facets import Look
from tabletown.core.state import CHANCE
from tabletown.drawing.compose import ghost

GAMES = tabletown.games()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("narrow", [False, True])
def test_everything_legal_is_on_the_whole_picture_once(name: str, narrow: bool) -> None:
    game = tabletown.game(name)
    for view, legal in positions(game, 2, 23 if name != "sweet_lands" else 141):
        parts = game.parts(view, legal, VOICE, Look(narrow=narrow))
        whole = game.picture(view, legal, VOICE, Look(narrow=narrow))
        shown = {action for mark in whole.marks for action in mark.actions}
        shown |= {action for choice in whole.choices for action in choice.actions}
        assert shown == set(legal)
        drawn = whole.svg()
        ids = re.findall(r'\bid="([^"]+)"', drawn)
        assert len(ids) == len(set(ids))
        assert drawn.count('tabindex="0"') <= 1 + len(whole.choices)
        assert whole.width == 360 if narrow else whole.width > 700
        assert whole.height >= parts.board.height * min(1.0, whole.width / parts.board.width) / 2
        assert whole.description == VOICE.line(game.prompt(view))
        reached = whole.pieces.replace('tabindex="0"', 'tabindex="-1"')
        for picture in parts.pictures:
            assert reached.count(picture.pieces.replace('tabindex="0"', 'tabindex="-1"')) == 1 or not picture.pieces


def test_a_game_without_pictures_gets_panels_and_buttons() -> None:
    game, rng = Guessing(), random.Random(3)
    state = game.new(game.options(seats=3))
    while state.actors() == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    legal = state.legal(0)
    parts = game.parts(game.view(state, 0), legal, VOICE)
    assert [action for choice in parts.choices for action in choice.actions] == legal
    assert len(parts.seats) == 3
    for seat, name in enumerate(VOICE.names[:3]):
        drawn = parts.seats[seat].svg()
        assert name in drawn
        assert f">{state.score(seat).total}<" in drawn
    assert ElementTree.fromstring(game.picture(game.view(state, 0), legal, VOICE).svg()).tag.endswith("svg")


@pytest.mark.parametrize(("name", "verbs"), [("torres", {"move_knight", "move_king"}), ("ginkgopolis", {"place_token"})])
def test_the_ghost_shows_the_way_of_what_moves(name: str, verbs: set[str]) -> None:
    game, found = tabletown.game(name), set[str]()
    for view, legal in positions(game, 2, 5):
        for action in legal[::9]:
            after = game.preview(view, action).after
            if after is None:
                continue
            drawn = ghost(game.parts(view).board, game.parts(after).board)
            verb = game.describe(action).verb
            ways = drawn.partition('class="routes"')[2]
            if verb in verbs and drawn:
                found.add(verb)
                assert ways.count("M") == 3, verb  # the arc twice, and its head
            elif verb in ("place_block", "add_knight", "commit"):
                assert "M" not in ways, verb
    assert found == verbs
