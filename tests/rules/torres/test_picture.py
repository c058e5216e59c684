"""Pictures of Torres: every legal action can be reached by touching what is drawn, at every decision point."""

import random
from functools import reduce
from itertools import combinations
from math import dist
from typing import cast
from xml.etree import ElementTree

import pytest
from tests.rules.torres.helpers import CARDS, GAME, START, holding, look, new, point, row, seat_of, table

from tabletown.drawing import Canvas, Paint, Picture
from tabletown.games.torres.picture import panels as picture_panels
from tabletown.games.torres.picture.board import Layout, draw
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.rules.material import MASTERS, SQUARES
from tabletown.i18n import Speaker

NAMES = ["Ann", "Bo", "Cy", "Di"]


def reachable(picture: Picture, action: int) -> set[int]:
    """What is left when everything that mentions the action has been touched."""
    touched = [set(mark.actions) for mark in picture.marks if action in mark.actions]
    return reduce(set.intersection, touched) if touched else set()


@pytest.mark.parametrize("width", ["wide", "narrow"])
@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
def test_touching_ends_with_one_action_at_every_decision(mode: str, width: str) -> None:
    rng = random.Random(f"{mode} {width}")
    state = new(seats=rng.randrange(2, 5), mode=mode, start_player="drawn")
    drawn = set()
    seen: dict[str, int] = {}
    while not state.over:
        actor = seat_of(state)
        options = state.legal(actor)
        fresh = point(state) not in drawn
        if actor >= 0 and (fresh or rng.random() < 0.04):
            drawn.add(point(state))
            picture = draw(look(state, actor), options, Speaker("ru", NAMES), width=cast(Layout, width))
            for action in options:
                assert reachable(picture, action) == {action}, GAME.text(action)
            ElementTree.fromstring(picture.svg("dark"))
        by_verb: dict[str, list[int]] = {}
        for action in options:
            by_verb.setdefault(GAME.describe(action).verb, []).append(action)
        verb = rng.choices(list(by_verb), [1 / (1 + seen.get(each, 0)) for each in by_verb])[0]
        seen[verb] = seen.get(verb, 0) + 1
        state.apply(actor, rng.choice(by_verb[verb]))
    expected = {"first_knight", "king", "act", "left", "move_king"}
    expected |= {"basic": set(), "own_deck": {"keep"}, "master": {"castle", "shift"}}[mode]
    assert expected <= drawn
    ElementTree.fromstring(draw(look(state), (), Speaker("en", NAMES), width=cast(Layout, width)).svg())


def test_a_chosen_knight_shows_his_ways_alone_with_doors_through_castles() -> None:
    state = holding("vault", row(3, 2, 1, 3, start=3), {"A": [(3, 2), (7, 7)]}, king=(0, 0))
    picture = draw(look(state, 0), state.legal(0), chosen="c4")
    lit = {mark.key for mark in picture.marks if mark.kind == "target"}
    squares = {"c4", "c3", "b4", "c5", "d3", "d5", "e3", "e5", "f3", "f5", "g4"}
    assert lit == {f"square-{square}" for square in squares}
    doors = "M2 18V8a7 7 0 0 1 14 0v10Z"
    assert picture.svg().count(doors) == 7


def test_the_picture_of_others_does_not_show_a_hand() -> None:
    state = holding("vault regroup", START, {"A": [(2, 2)]}, king=(0, 3))
    other = holding("six_ap climb_two", START, {"A": [(2, 2)]}, king=(0, 3))
    assert draw(look(state, 1)).svg() == draw(look(other, 1)).svg()
    assert draw(look(state, 0)).svg() != draw(look(other, 0)).svg()


@pytest.mark.parametrize("width", ["wide", "narrow"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_has_its_whole_name_and_says_what_it_does(language: str, width: str) -> None:
    speaker = Speaker(language, NAMES)
    for master in MASTERS:
        lines = [f"master: {master}"]
        state = holding(" ".join(CARDS), START, {"A": [(2, 2)]}, king=(0, 3), mode="master", lines=lines)
        svg = draw(look(state, 0), state.legal(0), speaker, width=cast(Layout, width)).svg()
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
    assert ('stroke-dasharray="6 4"' in draw(look(state, 0)).svg()) is secret


def test_the_hand_is_in_sight_while_a_card_is_chosen() -> None:
    lines = ["drawn: regroup climb_two six_ap"]
    state = holding("vault", START, {"A": [(2, 2)]}, king=(0, 3), mode="own_deck", pending="act keep", lines=lines)
    keys = {mark.key for mark in draw(look(state, 0), state.legal(0)).marks}
    assert {"card-vault", "card-regroup", "card-climb_two", "card-six_ap"} <= keys


def test_markers_on_one_space_do_not_cover_each_other_or_leave_the_track(monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[tuple[float, float]] = []

    def note(paint: Paint, x: float, y: float, radius: float) -> str:
        places.append((x, y))
        return ""

    monkeypatch.setattr(picture_panels, "token", note)
    scene = Scene(look(table(START, seats=4)), (), Speaker("en"))
    height = picture_panels.draw_track(Canvas("torres", 0, 0), scene, 0, 100, 500)
    assert all(dist(one, other) > 19 for one, other in combinations(places, 2))
    assert all(110 <= y <= 100 + height - 10 for _, y in places)
    assert len(places) == 4


def test_tall_towers_stay_inside_the_picture() -> None:
    heights = row(0, 9, 9, 9, 9, 9, 1, 1, 1)
    picture = draw(look(holding("vault", heights, {"A": [(0, 2)]}, king=(0, 4)), 0))
    tops = [float(each.get("y", "0")) for each in ElementTree.fromstring(picture.svg()).iter() if each.tag.endswith("use")]
    assert min(tops) >= 0


def test_what_has_changed_since_the_last_own_step_is_marked() -> None:
    rng = random.Random(3)
    state = new(seats=2, mode="basic")
    while point(state) != "act":
        state.apply(seat_of(state), rng.choice(state.legal(seat_of(state))))
    before, seat = look(state, 0), seat_of(state)
    state.apply(seat, next(action for action in state.legal(seat) if GAME.describe(action).verb == "place_block"))
    placed = next(name for name, now, old in zip(SQUARES, look(state, 0).heights, before.heights) if now != old)
    scene = Scene(look(state, 0), (), Speaker("en", NAMES), since=before)
    assert scene.changed == {placed}
    assert not scene.left
    moved = next(action for action in state.legal(seat) if GAME.describe(action).verb == "move_knight")
    start, to = GAME.describe(moved).values[:2]
    state.apply(seat, moved)
    scene = Scene(look(state, 0), (), Speaker("en", NAMES), since=before)
    assert scene.changed == {placed, to}
    assert scene.left == {start} - scene.changed
    shown = draw(look(state, 0), (), since=before)
    assert shown.pieces.count("line-last") == 2 * (len(scene.changed) + len(scene.left))  # towers and plan
    assert "line-last" not in draw(look(state, 0)).pieces
