"""Pictures: every legal action can be touched, in both languages and layouts, and nothing hidden is drawn."""

import random
from functools import reduce
from xml.etree import ElementTree

import pytest
from tests.rules.ginkgopolis.helpers import GAME, TILES, act, draw, new, play, table, view_of, waiting, wander
from tests.rules.ginkgopolis.test_reserve import last_two
from tests.rules.ginkgopolis.test_tokens import city as cells
from tests.rules.ginkgopolis.test_tokens import urbanize

from tabletown.core.facets import Look
from tabletown.core.guide.preview import preview
from tabletown.core.state import CHANCE
from tabletown.drawing import THEMES, Picture
from tabletown.drawing.compose import ghost
from tabletown.drawing.theme.palette import value
from tabletown.games.ginkgopolis.picture.board import frame
from tabletown.games.ginkgopolis.picture.pieces import D, W
from tabletown.games.ginkgopolis.picture.scene import Scene
from tabletown.games.ginkgopolis.rules.material import CELL
from tabletown.games.ginkgopolis.rules.scoring import building_key
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.view import own_picks
from tabletown.i18n import Speaker
from tabletown.testing import rule

NAMES = {"en": ["Vera", "Ilya", "Mason", "Nina", "Oleg"], "ru": ["Вера", "Илья", "Каменщик", "Нина", "Олег"]}
SAY = {language: Speaker(language, names) for language, names in NAMES.items()}
POSITIONS = {
    "choose": table("hand 0: red_1:0 A:0 B:0 C:0", "tiles 0: red_9 blue_4", "player 0: R3 N2", "tableau 0: red_20 blue_7"),
    "no tiles": table("hand 0: red_1:0 A:0 B:0 C:0"),
    "asset": act(table("hand 0: A:0 red_1:0 B:0 C:0"), "A"),
    "token": urbanize("A"),
    "shift": urbanize("H", *cells("-1,-2", "-1,-3", "1,-2", I="0,-3", G="1,-3")),
    "return": last_two("tiles 0: blue_9", "tiles 1: red_4 red_5"),
    "draft": draw(new(3, "normal"), 9 + 7 + 12),
    "solo": table("player 0: R3", "tiles 0: red_9", seats=1),
    "give": table("hand 0: red_1:0 red_2:0 A:0", seats=1, options="solo_deal=give_one"),
}


def marked(drawn: Picture) -> dict[str, frozenset[int]]:
    """The legal actions of each thing and button."""
    things = {mark.key: frozenset(mark.actions) for mark in drawn.marks if mark.actions}
    return things | {choice.key: frozenset(choice.actions) for choice in drawn.choices}


def is_told_apart(action: int, marks: dict[str, frozenset[int]]) -> bool:
    """Whether touching all that mentions an action, or some of it, leaves this action alone."""
    sets = [actions for actions in marks.values() if action in actions]
    return bool(sets) and reduce(frozenset.intersection, sets) == {action}


def page(state: GinkgopolisState, viewer: int | None, *, narrow: bool = False) -> str:
    """The pictures that a page shows."""
    legal = state.legal(viewer) if viewer is not None else ()
    return "".join(each.svg() for each in GAME.parts(view_of(state, viewer), legal, SAY["en"], Look(narrow=narrow)).pictures)


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("narrow", [False, True])
def test_every_legal_action_can_be_touched(name: str, narrow: bool) -> None:
    state = POSITIONS[name]
    for seat in waiting(state):
        marks = marked(GAME.picture(view_of(state, seat), state.legal(seat), SAY["en"], Look(narrow=narrow)))
        assert [GAME.text(action) for action in state.legal(seat) if not is_told_apart(action, marks)] == []
        assert set().union(*marks.values()) == set(state.legal(seat))


@pytest.mark.parametrize("language", SAY)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_picture_is_well_formed_in_every_theme(name: str, language: str) -> None:
    state = POSITIONS[name]
    for theme in THEMES:
        drawn = GAME.picture(view_of(state, 0), state.legal(0), SAY[language])
        root = ElementTree.fromstring(drawn.svg(theme))
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
        assert "ginkgopolis-" not in "".join(root.itertext())


def test_random_matches_can_be_drawn_for_everybody() -> None:
    rng = random.Random(4)
    for options in GAME.presets():
        state = new(options.seats, options.mode)
        while not state.over:
            wander(state, rng.randrange(40, 160), rng.randrange(1000))
            for viewer in (None, *range(state.seats)):
                legal = state.legal(viewer) if viewer is not None else []
                drawn = GAME.picture(view_of(state, viewer), legal, SAY["ru"])
                assert set().union(*marked(drawn).values()) == set(legal)


def test_the_city_shows_every_building_and_token() -> None:
    state = table("building 5,5: red_4 red_5 red_6 @0", "building 6,5: red_7 @1 !")
    drawn = GAME.parts(view_of(state), (), SAY["en"]).board.svg()
    for each in view_of(state).city:
        assert f'id="ginkgopolis-city-{building_key(CELL[each.cell])}"' in drawn
    for letter in "abcdefghijkl":
        assert f'id="ginkgopolis-city-token-{letter}"' in drawn
    assert "height 3, Vera" in drawn
    assert drawn.count('href="#ginkgopolis-crane"') == 1


def test_hands_and_tiles_are_drawn_for_their_owner_alone() -> None:
    state = table("hand 0: red_1:0 A:0 B:0 C:0", "tiles 0: red_9 blue_4")
    assert 'id="ginkgopolis-tray-card-urban_a"' in page(state, 0)
    assert 'id="ginkgopolis-tray-tile-tile_red_9"' in page(state, 0)
    for viewer in (1, None):
        assert "card-urban_a" not in page(state, viewer)
        assert "tile_red_9" not in page(state, viewer)


def test_what_was_built_since_the_last_look_is_marked() -> None:
    state = table("hand 0: yellow_2:0 A:0 B:0 C:0", "tiles 0: blue_4", "player 0: R3")
    before = view_of(state, 1)
    act(state, "yellow_2", "blue_4")
    after = view_of(state, 1)
    assert value("last") not in GAME.parts(after, (), SAY["en"]).board.svg()
    assert GAME.parts(after, (), SAY["en"], Look(since=before)).board.svg().count(value("last")) == 1


def test_the_result_is_shown_at_the_end() -> None:
    state = wander(new(2), 2000, 3)
    assert state.over
    assert state.actors() != CHANCE
    drawn = page(state, None)
    assert "Final score" in drawn
    for player in range(2):
        assert f">{state.score(player).total}<" in drawn


@rule("GK-4.12")
def test_a_tile_that_no_card_can_pay_is_marked() -> None:
    lines = ["hand 0: yellow_2:0 A:0 B:0 C:0", "tiles 0: blue_4"]
    words = "blue 4: you cannot pay this with any card"
    for narrow in (False, True):
        assert words not in page(table(*lines, "player 0: R1"), 0, narrow=narrow)
        assert words in page(table(*lines), 0, narrow=narrow)


@rule("GK-3.5", "GK-3.2")
def test_face_down_cards_tell_only_whether_a_tile_lies_on_them() -> None:
    lines = ("hand 0: A:0 B:0 C:0 red_1:0", "hand 1: red_2:1 D:1 E:1 F:1", "tiles 1: blue_4")
    state = play(table(*lines), "1 commit red_2 blue_4", "0 commit A")
    for narrow in (False, True):
        found = GAME.parts(view_of(state, 0), state.legal(0), SAY["en"], Look(narrow=narrow))
        drawn = (found.rail if narrow else found.under)[0].svg()
        assert "2. Ilya: face down. a card with a tile" in drawn
        assert "1. Vera: now. urbanization A" in drawn
        assert "red_2" not in drawn
        assert "blue_4" not in drawn


@pytest.mark.parametrize("narrow", [False, True])
def test_city_tray_and_rail_keep_their_size_during_a_match(narrow: bool) -> None:
    for mode, seats in (("normal", 3), ("intro", 5), ("solo", 1)):
        state, sizes = new(seats, mode), set()
        while not state.over:
            wander(state, 9, 5)
            for viewer in (None, 0):
                legal = state.legal(viewer) if viewer is not None else ()
                found = GAME.parts(view_of(state, viewer), legal, SAY["ru"], Look(narrow=narrow))
                sizes.add(tuple((each.width, each.height) for each in (found.board, *found.under, *found.rail)))
        assert len(sizes) == 1
        assert sizes.pop()[1][1] == (100 if narrow else 151)


def test_everything_of_the_city_is_inside_its_frame() -> None:
    for seed in range(4):
        state = new(4)
        while not state.over:
            wander(state, 25, seed)
            scene = Scene(view_of(state, 0), tuple(state.legal(0)), SAY["en"])
            where = frame(scene, 3, 3, 750, 491)
            for at in (*scene.city, *scene.tokens, *scene.free):
                x, y = where.lot(at)
                assert x >= 3
                assert x + W * where.scale <= 754
                assert y >= 3
                assert y + D * where.scale <= 495


@rule("GK-4.11")
def test_a_ghost_shows_the_floor_to_come() -> None:
    state = table("hand 0: yellow_2:0 A:0 B:0 C:0", "tiles 0: blue_4", "player 0: R3")
    found = preview(GAME, view_of(state, 0), GAME.parse("commit card_yellow_2 tile_blue_4"))
    boards = [GAME.parts(each, (), SAY["en"]).board for each in (view_of(state, 0), found.after)]
    drawn = ghost(*boards)
    assert "new" in drawn
    assert drawn.count('class="gone"') == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_panels_of_all_seats_fit_below_each_other(seats: int) -> None:
    for seed in range(3):
        state = wander(new(seats), 900, seed)
        found = GAME.parts(view_of(state, 0), (), SAY["en"]).seats
        assert sum(each.height + 10 for each in found) <= 800
        if seats == 5:
            assert sum(each.height + 10 for each in found) <= 632


def test_few_tiles_and_many_have_room() -> None:
    for count in (1, 5, 10, 20, 30):
        names = [name for name in TILES if int(name.split("_")[1]) > 3][:count]
        state = table("hand 0: A B C D", f"tiles 0: {' '.join(names)}", "player 0: R5")
        for narrow in (False, True):
            found = GAME.parts(view_of(state, 0), state.legal(0), SAY["en"], Look(narrow=narrow))
            picture = (found.rail if narrow else found.under)[0]
            keys = [mark.key for mark in picture.marks if mark.key.startswith("tile-")]
            assert len(set(keys)) == count + 1


@rule("GK-8.7", "GK-9.3")
@pytest.mark.parametrize("narrow", [False, True])
def test_every_counted_piece_is_drawn(narrow: bool) -> None:
    for seed in range(4):
        state = wander(new(3), 900, seed)
        for seat in range(3):
            view = view_of(state, seat)
            drawn = "".join(each.svg() for each in GAME.parts(view, (), SAY["en"], Look(narrow=narrow)).pictures)
            for line in GAME.outlook(view, seat).lines:
                assert line.pieces
                for piece in line.pieces:
                    assert f'-{piece}"' in drawn or (narrow and piece.startswith("seat-")), (line.item, piece)


def test_what_is_known_of_others_is_drawn() -> None:
    lines = ("hand 0: A B C D", "hand 1: E:0+1 F:0+1 G H", "tiles 1: red_9 red_10", "shown 1: red_9", "discard: yellow_3")
    state = table(*lines)
    assert "known in hand: urbanization E, urbanization F; tiles shown: red 9" in page(state, 0)
    assert "known in hand" not in page(state, None)
    assert "tiles shown: red 9" in page(state, None)
    for viewer in (0, 1, None):
        assert "Discard pile: yellow 3" in page(state, viewer)


def test_a_panel_in_words_tells_score_and_points_apart() -> None:
    state = table("player 0: R1 P1 N2")
    assert "Vera: score 5; 1 point, 1 resource, 0 tiles" in page(state, None)


def test_the_round_of_the_cap_is_shown_as_the_last() -> None:
    for last in (3, 4):
        state = table(round=last, options="round_cap=4")
        assert ("Last round" in GAME.parts(view_of(state, 0), (), SAY["en"]).facts) == (last == 4)
        assert ("Last round" in GAME.picture(view_of(state, 0), (), SAY["en"]).svg()) == (last == 4)


def test_characters_to_choose_from_and_characters_kept_have_a_title_each() -> None:
    state = draw(new(2, "normal"), 9 + 7 + 8)
    assert "Already kept" not in page(state, 0)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    assert "Choose a character" in page(state, 0)
    assert "Already kept" in page(state, 0)


def test_only_the_own_characters_count_as_kept_in_the_draft() -> None:
    state = draw(new(2, "normal"), 9 + 7 + 8)
    rng = random.Random(1)
    mine: list[str] = []
    while state.is_actor(0) and len(mine) < 2:
        for seat in (0, 1):
            action = rng.choice(state.legal(seat))
            if seat == 0:
                mine.append(GAME.describe(action).values[0])
            state.apply(seat, action)
    assert own_picks(view_of(state, 0)) == mine
    assert len(set(mine)) == 2
