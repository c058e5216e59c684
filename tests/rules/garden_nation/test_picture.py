"""Pictures: every legal action can be chosen by touching what is drawn, and nothing hidden is drawn."""

import re
from xml.etree import ElementTree

import pytest
from tests.rules.garden_nation.helpers import (
    GAME,
    legal,
    play,
    random_states,
    start,
    table,
    view_of,
    waiting,
)

from tabletown.core.facets import DEFAULT_LOOK, Look
from tabletown.core.state import State
from tabletown.drawing import THEMES, Picture
from tabletown.drawing.compose import ghost
from tabletown.drawing.parts import Parts
from tabletown.games.garden_nation import text
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.picture.targets import HOUSE, MASK
from tabletown.games.garden_nation.rules import material as m
from tabletown.i18n import Speaker
from tabletown.testing import rule

RUSSIAN = Speaker("ru", ["Вера", "Илья", "Каменщик", "Александра"])


def draw(state: State, seat: int | None = None, say: Speaker = RUSSIAN, look: Look = DEFAULT_LOOK) -> Parts:
    """The parts that a seat gets, with its legal actions."""
    drawn = GAME.parts(view_of(state, seat), state.legal(seat) if seat is not None else (), say, look)
    assert isinstance(drawn, Parts)
    return drawn


def marks_of(drawn: Parts) -> dict[str, str]:
    """The labels of the things that can be touched, by key."""
    return {mark.key: mark.label for picture in drawn.pictures for mark in picture.marks}


def check(drawn: Parts, actions: list[int]) -> None:
    """Touching all that an action mentions leaves only this action, or goes on from it by touching less."""
    keys: dict[int, set[str]] = {}
    touched = [(mark.key, mark.actions) for picture in drawn.pictures for mark in picture.marks]
    for key, mentioning in [*touched, *((choice.key, choice.actions) for choice in drawn.choices)]:
        for action in mentioning:
            keys.setdefault(action, set()).add(key)
    assert sorted(keys) == sorted(actions)
    for action, mine in keys.items():
        assert [other for other, theirs in keys.items() if mine <= theirs] == [action]


@pytest.mark.parametrize("narrow", [False, True])
def test_every_legal_action_can_be_touched(narrow: bool) -> None:
    decisions = [(each, seat) for each in random_states(77, 6, share=0.12) if not each.over for seat in waiting(each)]
    assert len(decisions) > 20
    for state, seat in decisions:
        check(draw(state, seat, look=Look(narrow=narrow)), state.legal(seat))


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_sound_svg(theme: str) -> None:
    state = random_states(79, 1)[40]
    svg = GAME.picture(view_of(state, 0), (), RUSSIAN).svg(theme)
    ElementTree.fromstring(svg)
    assert "garden_nation-" not in re.sub(r'(id|href)="[^"]*"', "", svg)  # no message is missing
    assert "nan" not in svg


def test_a_target_says_its_price_and_where_the_crane_goes() -> None:
    state = table("T1.1=1", "T1.3=1", crane=1, display="house terraced_houses - -")
    drawn = draw(state, 0, Speaker("en", ["Ann", "Bo"]))
    labels = marks_of(drawn)
    assert labels["zone-t1-2"] == (
        "Build in territory 1, upper right: −4 inhabitants; the crane goes to 2. Can complete: Terraced Houses."
    )
    assert labels["zone-t1-1"] == (
        "Build in territory 1, upper left: −5 inhabitants; the crane goes to 1. Can complete: House. "
        "Demolishing brings 8 inhabitants."
    )
    assert ">+8<" in drawn.board.svg()
    assert labels["zone-t1-3"] == (
        "Invade the building of Bo in territory 1, right: a ploy and 8 inhabitants; the crane goes to 5."
    )
    assert {choice.key for choice in drawn.choices} == {"build", "demolish", "invade", "strategic"}
    assert {choice.kind for choice in drawn.choices} == {"verb"}


def test_build_invade_and_demolish_differ_in_shape() -> None:
    drawn = draw(table("T1.1=1^ T1.2=1", "T1.3=1", crane=1), 0)
    build, both, invade, demolish = (target_of(drawn.board, f"zone-t1-{k}") for k in (4, 2, 3, 1))
    dashes = 'stroke-dasharray="3.5 2.5"'
    assert [sign in build for sign in (HOUSE, MASK, dashes)] == [True, False, False]
    assert [sign in both for sign in (HOUSE, MASK, dashes)] == [True, False, True]
    assert [sign in invade for sign in (HOUSE, MASK, dashes)] == [False, True, False]
    assert [sign in demolish for sign in (HOUSE, MASK, dashes)] == [False, False, True]


def test_lands_for_a_bramble_are_offered_beside_the_zone() -> None:
    for narrow in (False, True):
        drawn = draw(
            table("", "T2.1=1", crane=2, tokens="T1.0=greenery T3.4=greenery T4.3=greenery"), 0, look=Look(narrow=narrow)
        )
        board = drawn.other or drawn.board
        keys = {mark.key for mark in board.marks}
        assert {"land-t2-yellow_grass", "land-t2-red_leaves"} <= keys
        assert "land-t2-greenery" not in keys  # no token is left
        assert RUSSIAN("garden_nation-picture-question", {}) in board.svg()
        assert f'data-kind="option" display="none" id="{board.name}-land-t2-red_leaves-target"' in board.targets


def test_the_way_of_the_crane_follows_its_target() -> None:
    drawn = draw(table("T1.1=1", "", crane=1), 0)
    assert drawn.board.targets.count('class="way"') == 8  # six zones that send it elsewhere, and two ploys


def test_a_ghost_shows_the_house_and_the_crane() -> None:
    before = table("T1.1=1", "", crane=1, order="1 0")
    after = play(before.copy(), "0 build T1.2")
    boards = [GAME.parts(view_of(state, 0), (), RUSSIAN).board for state in (before, after)]
    changed = {key for key in boards[1].drawn if boards[1].drawn[key] != boards[0].drawn.get(key)}
    assert changed == {"plot-zone-t1-2", "crane", "here"}
    assert ghost(*boards)


@pytest.mark.parametrize("narrow", [False, True])
def test_the_frame_of_the_board_never_changes(narrow: bool) -> None:
    frames = set()
    for state in random_states(81, 2, share=0.1):
        parts = draw(
            state, None if state.over else waiting(state)[0] if waiting(state)[0] >= 0 else 0, look=Look(narrow=narrow)
        )
        board = parts.other if narrow else parts.board
        assert board is not None
        frames.add((board.width, board.height, tuple((each.width, each.height) for each in parts.rail)))
    assert len(frames) == 1


def test_giving_up_a_project_asks_first() -> None:
    state = table("T1.1=2", "", crane=1, display="house - - -", lines=("pending: project=T1.1",))
    (choice,) = draw(state, 0, Speaker("en", ["Ann", "Bo"])).choices
    assert (choice.kind, choice.left, choice.ask) == ("end", "−3 points", "Give up a project worth 3 points?")
    assert not choice.filled


def test_points_of_objectives_are_no_part_of_the_headline() -> None:
    state = table("T1.1=2; dealt cabaret cabaret belfry market; kept cabaret belfry; completed house", "", crane=1)
    for viewer, chip in ((0, True), (1, False), (None, False)):
        panel = draw(state, viewer if viewer == 0 else None, Speaker("en", ["Ann", "Bo"])).seats[0].svg()
        assert ">3<" in panel
        assert (">+2 secret<" in panel) == chip


def test_projects_name_the_zones_that_would_complete_them() -> None:
    state = table("T1.1=1", "", crane=1, display="house terraced_houses temple -")
    scene = Scene(view_of(state, 0), tuple(state.legal(0)), RUSSIAN)
    assert scene.completing == {1: ("T1.1",), 2: ("T1.0", "T1.2")}


@rule("GN-12.1")
def test_a_picture_shows_nothing_of_other_hands() -> None:
    pictures = set()
    for theirs in (
        "belfry belfry market observatory; kept belfry market",
        "cabaret sculpture sculpture barracks; kept cabaret barracks",
    ):
        state = table("; dealt cabaret post_office belfry market; kept cabaret market", f"; dealt {theirs}")
        pictures.add((GAME.picture(view_of(state, 0), state.legal(0)).svg(), GAME.picture(view_of(state)).svg()))
    assert len(pictures) == 1


def test_what_changed_is_marked() -> None:
    before = start(2)
    after = play(before.copy(), "0 build T1.1")
    assert draw(after, 1, look=Look(since=view_of(before, 1))).board.last
    assert not draw(after, 1).board.last
    assert "build" in legal(after)[0]


def test_every_card_is_drawn_with_its_name() -> None:
    for cards in batched(m.PROJECTS, m.PLACES):
        display = [*cards, "-", "-", "-"][: m.PLACES]
        assert names_in(draw(table("", "", display=" ".join(display)), 0).side[0]) >= set(cards)
    for cards in batched(m.OBJECTIVES, m.HAND):
        hand = [*cards, *m.OBJECTIVES][: m.HAND]
        assert names_in(draw(table(f"; dealt {' '.join(hand)}", ""), 0).about[1]) >= set(cards)


def batched(names: list[str], size: int) -> list[list[str]]:
    """Names in rows of this size."""
    return [names[start : start + size] for start in range(0, len(names), size)]


def names_in(drawn: Picture) -> set[str]:
    """The cards whose names are among the drawn words."""
    root = ElementTree.fromstring(drawn.svg())
    said = " ".join(text for each in root.iter() if each.tag.endswith("}text") for text in each.itertext())
    return {card for card in (*m.PROJECTS, *m.OBJECTIVES) if RUSSIAN(f"garden_nation-card-{card}", {}).split()[0] in said}


def test_a_seat_is_done_after_all_its_turns_of_the_round() -> None:
    said = Speaker("en", ["Ann", "Bo", "Cy"])
    for seats, order, phase, states in (
        (2, "0 1", "play", ("waiting", "thinking")),
        (2, "0 1 0 1", "play", ("done", "thinking")),
        (3, "0 1", "play", ("done", "thinking", "waiting")),
        (3, "0 1", "refill", ("done", "waiting", "waiting")),
    ):
        lines = ("pending: crane=T1.1 refill=1",) if phase == "refill" else ()
        buildings = ["", "T1.1=2^", ""][:seats]
        panels = draw(table(*buildings, order=order, phase=phase, lines=lines), say=said).seats
        for panel, word in zip(panels, states, strict=True):
            assert f">{word}<" in panel.svg()


@pytest.mark.parametrize("narrow", [False, True])
def test_the_crane_hides_no_house(narrow: bool) -> None:
    drawn = draw(table("T1.1=4^ T1.2=4^", "", crane=1), 0, look=Look(narrow=narrow))
    picture = drawn.other if narrow else drawn.board
    assert picture is not None
    assert picture.pieces.index("#gn-turtle") < picture.pieces.index("#gn-floor-1")


def test_two_cards_of_one_name_are_told_apart() -> None:
    said = Speaker("en", ["Ann", "Bo"])
    display = "sacred_place_beside_yellow_grass sacred_place_beside_red_leaves - -"
    state = table("T1.1=2", "", crane=1, display=display, lines=("pending: project=T1.1",))
    rows = next(rows for title, rows in text.board(view_of(state, 0)) if title.message == "garden_nation-board-projects")
    assert len({said(row[0].message, row[0].arguments).partition(":")[2] for row in rows}) == len(rows) == 2
    for place, land in enumerate(("yellow grass", "red leaves"), 1):
        action = GAME.parse(f"complete {place}")
        if action in state.legal(0):
            after = play(state.copy(), f"0 complete {place}")
            line = GAME.log(state, 0, action, after)[0]
            assert f"Sacred Place (beside {land})" in said(line.message, line.arguments)
            assert land in said(f"garden_nation-score-{view_of(after).done[0][0]}", {})
    before = table("T1.1=1", "", crane=1, display=display)
    assert "Sacred Place (beside " in marks_of(draw(before, 0, said))["zone-t1-1"]


def test_a_phone_shows_costs_floors_and_ploys_of_all() -> None:
    state = table("T7.1=3; ploys 3; completed house", "T1.1=1", crane=1)
    drawn = draw(state, 0, look=Look(narrow=True))
    assert ">3<" in drawn_of(drawn.board, "plot-zone-t7-1")
    assert ">4<" in drawn_of(drawn.board, "plot-zone-t7-2")
    assert [[chip.text for chip in chips] for chips in drawn.vitals] == [["35", "17", "3"], ["35", "19", "4"]]
    assert [(chip.text, chip.extra) for chip in drawn.mine] == [("35", "+2"), ("17", ""), ("3", ""), ("0", "")]
    assert drawn.side == ()
    assert [tab.key for tab in drawn.tabs] == ["projects"]


def target_of(picture: Picture, key: str) -> str:
    """What is drawn for a target."""
    start = picture.targets.index(f'"{picture.name}-{key}-target"')
    return picture.targets[start:].partition('class="target')[0].partition('class="way')[0]


def drawn_of(picture: Picture, key: str) -> str:
    """What is drawn from a piece to the next one."""
    return picture.svg().partition(f'"{picture.name}-{key}"')[2].partition('class="moves"')[0]
