"""Pictures of Torres: every legal action can be reached by touching what is drawn, at every decision point."""

import random
from functools import reduce
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest
from tests.rules.torres.helpers import CARDS, GAME, START, holding, new, point, row, seat_of, table, view_of

from tabletown.core.facets import Look
from tabletown.drawing import Canvas, Paint
from tabletown.drawing.parts import Parts
from tabletown.games.torres.picture import panels as picture_panels
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.rules.material import MASTERS, SQUARES
from tabletown.i18n import Speaker

NAMES = ["Ann", "Bo", "Cy", "Di"]


def reachable(parts: Parts, board: str, action: int) -> set[int]:
    """Return the actions left when everything that mentions the action has been touched, on one of the two boards."""
    pictures = [picture for picture in parts.pictures if picture.name not in {"torres-towers", "torres-plan"} - {board}]
    mentions = [mark.actions for picture in pictures for mark in picture.marks]
    mentions += [choice.actions for choice in parts.choices]
    touched = [set(actions) for actions in mentions if action in actions]
    return reduce(set.intersection, touched) if touched else set()


@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
def test_touching_ends_with_one_action_at_every_decision(mode: str) -> None:
    rng = random.Random(mode)
    state = new(seats=rng.randrange(2, 5), mode=mode, start_player="drawn")
    drawn = set()
    seen: dict[str, int] = {}
    while not state.over:
        actor = seat_of(state)
        options = state.legal(actor)
        fresh = point(state) not in drawn
        if actor >= 0 and (fresh or rng.random() < 0.04):
            drawn.add(point(state))
            parts = GAME.parts(view_of(state, actor), options, Speaker("ru", NAMES))
            for action in options:
                for board in (parts.board.name, parts.other.name):
                    assert reachable(parts, board, action) == {action}, GAME.text(action)
            ElementTree.fromstring(GAME.picture(view_of(state, actor), options, Speaker("ru", NAMES)).svg("dark"))
        by_verb: dict[str, list[int]] = {}
        for action in options:
            by_verb.setdefault(GAME.describe(action).verb, []).append(action)
        verb = rng.choices(list(by_verb), [1 / (1 + seen.get(each, 0)) for each in by_verb])[0]
        seen[verb] = seen.get(verb, 0) + 1
        state.apply(actor, rng.choice(by_verb[verb]))
    expected = {"first_knight", "king", "act", "left", "move_king"}
    expected |= {"basic": set(), "own_deck": {"keep"}, "master": {"castle", "shift"}}[mode]
    assert expected <= drawn
    ElementTree.fromstring(GAME.picture(view_of(state), (), Speaker("en", NAMES), Look(narrow=True)).svg())


def test_the_ways_of_a_knight_through_castles_have_doors() -> None:
    state = holding("vault", row(3, 2, 1, 3, start=3), {"A": [(3, 2), (7, 7)]}, king=(0, 0))
    moves = [action for action in state.legal(0) if GAME.text(action).startswith("move_knight c4 ")]
    board = GAME.parts(view_of(state, 0), moves).board
    lit = {mark.key for mark in board.marks if mark.kind == "target"}
    squares = {"c4", "c3", "b4", "c5", "d3", "d5", "e3", "e5", "f3", "f5", "g4"}
    assert lit == {f"square-{square}" for square in squares}
    doors = "M2 18V8a7 7 0 0 1 14 0v10Z"
    assert board.svg().count(doors) == 7


def test_the_picture_of_others_does_not_show_a_hand() -> None:
    state = holding("vault regroup", START, {"A": [(2, 2)]}, king=(0, 3))
    other = holding("six_ap climb_two", START, {"A": [(2, 2)]}, king=(0, 3))
    assert GAME.picture(view_of(state, 1)).svg() == GAME.picture(view_of(other, 1)).svg()
    assert GAME.picture(view_of(state, 0)).svg() != GAME.picture(view_of(other, 0)).svg()


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_has_its_whole_name_and_says_what_it_does(language: str, narrow: bool) -> None:
    speaker = Speaker(language, NAMES)
    for master in MASTERS:
        lines = [f"master: {master}"]
        state = holding(" ".join(CARDS), START, {"A": [(2, 2)]}, king=(0, 3), mode="master", lines=lines)
        svg = GAME.picture(view_of(state, 0), state.legal(0), speaker, Look(narrow=narrow)).svg()
        assert "…" not in svg
        labels = [each.get("aria-label") for each in ElementTree.fromstring(svg).iter()]
        for card in (*CARDS, master):
            assert f"{speaker(f'torres-card-{card}')}. {speaker(f'torres-card-{card}-help')}" in labels


@pytest.mark.parametrize(
    ("mode", "cards", "secret"),
    [
        ("basic", "by_mode", True),
        ("basic", "full_hand", False),
        ("master", "by_mode", False),
        ("master", "common_deck", True),
    ],
)
def test_a_hand_looks_private_where_it_is(mode: str, cards: str, secret: bool) -> None:
    state = holding("vault", START, {"A": [(2, 2)]}, king=(0, 3), mode=mode, action_cards=cards, lines=["master: line"])
    assert ('stroke-dasharray="6 4"' in GAME.picture(view_of(state, 0)).svg()) is secret


def test_the_hand_is_in_sight_while_a_card_is_chosen() -> None:
    lines = ["drawn: regroup climb_two six_ap"]
    state = holding("vault", START, {"A": [(2, 2)]}, king=(0, 3), mode="own_deck", pending="act keep", lines=lines)
    (tab,) = GAME.parts(view_of(state, 0), state.legal(0)).tabs
    (cards,) = tab.pictures
    keys = {mark.key for mark in cards.marks}
    assert {"card-vault", "card-regroup", "card-climb_two", "card-six_ap"} <= keys


def test_markers_on_one_space_do_not_cover_each_other_or_leave_the_track(monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[tuple[float, float]] = []

    def note(paint: Paint, x: float, y: float, radius: float) -> str:
        places.append((x, y))
        return ""

    monkeypatch.setattr(picture_panels, "token", note)
    scene = Scene(view_of(table(START, seats=4)), (), Speaker("en"))
    height = picture_panels.draw_track(Canvas("torres", 0, 0), scene, 0, 100, 500)
    assert all(dist(one, other) > 19 for one, other in combinations(places, 2))
    assert all(110 <= y <= 100 + height - 10 for _, y in places)
    assert len(places) == 4


def test_tall_towers_stay_inside_the_picture() -> None:
    heights = row(0, 9, 9, 9, 9, 9, 1, 1, 1)
    board = GAME.parts(view_of(holding("vault", heights, {"A": [(0, 2)]}, king=(0, 4)), 0)).board
    tops = [float(each.get("y", "0")) for each in ElementTree.fromstring(board.svg()).iter() if each.tag.endswith("use")]
    assert tops
    assert min(tops) >= 0


def test_what_has_changed_since_the_last_own_step_is_marked() -> None:
    rng = random.Random(3)
    state = new(seats=2, mode="basic")
    while point(state) != "act":
        state.apply(seat_of(state), rng.choice(state.legal(seat_of(state))))
    before, seat = view_of(state, 0), seat_of(state)
    state.apply(seat, next(action for action in state.legal(seat) if GAME.describe(action).verb == "place_block"))
    placed = next(name for name, now, old in zip(SQUARES, view_of(state, 0).heights, before.heights) if now != old)
    scene = Scene(view_of(state, 0), (), Speaker("en", NAMES), since=before)
    assert scene.changed == {placed}
    assert not scene.left
    moved = next(action for action in state.legal(seat) if GAME.describe(action).verb == "move_knight")
    start, to = GAME.describe(moved).values[:2]
    state.apply(seat, moved)
    scene = Scene(view_of(state, 0), (), Speaker("en", NAMES), since=before)
    assert scene.changed == {placed, to}
    assert scene.left == {start} - scene.changed
    parts, plain = GAME.parts(view_of(state, 0), look=Look(since=before)), GAME.parts(view_of(state, 0))
    for board in (parts.board, parts.other):
        assert board.pieces.count("line-last") == len(scene.changed) + len(scene.left)
    assert not any("line-last" in board.pieces for board in (plain.board, plain.other))
