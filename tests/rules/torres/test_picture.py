"""Pictures of Torres: every legal action can be reached by touching what is drawn, at every decision point."""

import random
import re
from functools import reduce
from itertools import combinations, pairwise
from math import dist
from typing import cast
from xml.etree import ElementTree

import pytest
from tests.rules.torres.helpers import CARDS, GAME, START, holding, new, point, row, seat_of, table, view_of, wander

from tabletown.core.facets import Look
from tabletown.drawing import Canvas, Paint
from tabletown.drawing.buttons import Button
from tabletown.drawing.compose import ghost
from tabletown.drawing.parts import Parts
from tabletown.games.torres.picture import panels as picture_panels
from tabletown.games.torres.picture.board import lift, spot_of
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
    keys = set(cards.drawn)
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


# The frame, ghosts, and figures that stand behind something.


def frames(parts: Parts) -> tuple[tuple[float, float], ...]:
    """The sizes of the pictures that keep their size."""
    boards = (parts.board, parts.board if parts.other is None else parts.other)
    return tuple((picture.width, picture.height) for picture in (*boards, *parts.rail))


@pytest.mark.parametrize("narrow", [False, True])
def test_the_frame_of_the_board_is_the_same_in_a_whole_match(narrow: bool) -> None:
    state, sizes = new(seats=3, mode="master"), set()
    rng = random.Random(8)
    for _ in wander(state, 8):
        if rng.random() < 0.1:
            sizes.add(frames(GAME.parts(view_of(state, 0), (), Speaker("en", NAMES), Look(narrow=narrow))))
    sizes.add(frames(GAME.parts(view_of(state, 0), (), Speaker("en", NAMES), Look(narrow=narrow))))
    heights = row(0, 9, 9, 9, 9, 9, 9, 9, 9)
    tall = table(heights, {"A": [(0, 2)]}, king=(0, 4))
    sizes.add(frames(GAME.parts(view_of(tall, 0), (), Speaker("en", NAMES), Look(narrow=narrow))))
    assert len(sizes) == 1


def test_higher_roofs_are_drawn_higher_in_every_row() -> None:
    for line in range(8):
        lifts = [lift(level, line) for level in range(12)]
        assert all(low < high for low, high in pairwise(lifts))
        assert lifts[-1] <= 44 + 58 * line


@pytest.mark.parametrize(
    ("action", "new_keys", "gone"),
    [
        ("place_block b3", {"tower-b3"}, 0),
        ("place_block c3", {"tower-c3"}, 0),
        ("move_knight d4 d3", {"figure-d3"}, 1),
        ("add_knight e4", {"figure-e4"}, 0),
        ("raise_knight d4 chosen", {"tower-d4", "figure-d4"}, 0),
        ("regroup h8 d5", {"figure-d5"}, 1),
    ],
)
def test_a_ghost_shows_what_an_action_changes(action: str, new_keys: set[str], gone: int) -> None:
    heights = START | row(2, 1, 1, start=2)
    state = holding("raise_knight regroup", heights, {"A": [(3, 3), (7, 7)], "B": [(5, 5)]}, king=(0, 3))
    view = view_of(state, 0)
    after = GAME.preview(view, GAME.parse(action)).after
    assert after is not None
    for part in ("board", "other"):
        before, then = (getattr(GAME.parts(each, (), Speaker("en", NAMES)), part) for each in (view, after))
        changed = {key for key in then.drawn if then.drawn[key] != before.drawn.get(key)}
        figures_and_towers = {key for key in changed if key.startswith(("tower-", "figure-"))}
        assert new_keys <= figures_and_towers or (part == "other" and "tower-d4" in figures_and_towers)
        drawn = ghost(before, then)
        assert "data-actions" not in drawn
        assert ('class="gone"' in drawn) == bool(gone) or part == "other"


def test_a_knight_behind_a_tower_is_seen() -> None:
    heights = {(2, 2): 5, (3, 3): 2, **row(5, 1, 1, 1)}
    state = table(heights, {"A": [(1, 2)], "B": [(2, 3)]}, king=None)
    board = GAME.parts(view_of(state, 0), (), Speaker("en", NAMES)).board
    assert "behind-c2" in board.drawn  # four levels and more hide him: his outline shows through
    assert "behind-d3" not in board.drawn  # two levels: he steps back
    assert spot_of(Scene(view_of(state, 0), (), Speaker("en")), 8 * 2 + 3).back > 0


def test_the_block_that_is_shifted_is_marked() -> None:
    state = holding("shift_block", START, {"A": [(2, 2)]}, king=(0, 3))
    before = view_of(state, 0)
    state.apply(0, GAME.parse("shift_block e8"))
    assert Scene(view_of(state, 0), (), Speaker("en")).lifted == "e8"
    assert GAME.parts(view_of(state, 0)).board.pieces.count('class="picked') == 1
    state.apply(0, GAME.parse("shift_to a1"))
    scene = Scene(view_of(state, 0), (), Speaker("en"), since=before)
    assert (set(scene.changed), set(scene.left), scene.lifted) == ({"a1"}, {"e8"}, "")


def test_the_castles_of_a_scoring_are_marked() -> None:
    heights = row(3, 1, 1, 1) | row(6, 2, 1, 1, 1)
    year = "phase=1 round=4 opener=0 first=0"
    state = table(heights, {"A": [(3, 0)], "B": [(6, 0), (6, 1)]}, king=(3, 1), year=year, seat=1, turn="points=5 chosen=0")
    before = view_of(state, 0)
    state.apply(1, GAME.parse("end_turn"))
    scene = Scene(view_of(state, 0), (), Speaker("en"), since=before)
    assert [(each.seat, each.square, each.points) for each in scene.counted] == [(0, "a4", 3), (1, "a7", 8)]
    board = GAME.parts(view_of(state, 0), look=Look(since=before)).board
    assert {"points-a4", "points-a7", "counted-a4", "counted-d7"} <= set(board.drawn)
    assert ">+8<" in board.targets
    assert not Scene(view_of(state, 0), (), Speaker("en"), since=view_of(state, 0)).counted


# Choices, and numbers of a page.


def test_actions_have_prices_and_cards_are_named_after_their_verb() -> None:
    sources = ["stacks 0: 2 1 1", "hand 0: raise_knight vault six_ap"]
    state = table(row(2, 1, 1, start=2), {"A": [(2, 2)]}, king=None, mode="master", lines=sources)
    parts = GAME.parts(view_of(state, 0), state.legal(0), Speaker("en", NAMES))
    found = {choice.key: (choice.kind, choice.text, choice.price) for choice in parts.choices}
    assert found["act-move_knight"] == ("verb", "Move knight", "1 AP")
    assert found["act-add_knight"] == ("verb", "Add knight", "2 AP")
    assert found["act-play_card"] == ("verb", "Play card", "0 AP")
    assert found["card-raise_knight"] == ("option", "Block under a knight", "")
    assert found["source-2"] == ("option", "a stack of 2", "")
    verbs = {choice.key: set(choice.actions) for choice in parts.choices}
    assert verbs["source-2"] <= verbs["card-raise_knight"] <= verbs["act-play_card"]
    assert [choice.key for choice in parts.choices if choice.kind == "end"] == ["end_turn"]


@pytest.mark.parametrize(
    ("language", "left", "ask", "few"),
    [
        ("en", "4 AP and 3 blocks left", "4 AP and 3 blocks left. End the turn anyway?", "1 AP left"),
        ("ru", "останется 4 АП и 3 блока", "Осталось 4 АП и 3 блока. Всё равно закончить ход?", "останется 1 АП"),
    ],
)
def test_ending_a_turn_with_something_left_asks(language: str, left: str, ask: str, few: str) -> None:
    speaker = Speaker(language, NAMES)

    def end(points: int, blocks: int) -> Button:
        turn = f"points={points} buys=0 used=0 chosen={blocks}"
        state = table(START, {"A": [(2, 2)]}, king=(0, 3), turn=turn)
        choices = GAME.parts(view_of(state, 0), state.legal(0), speaker).choices
        (found,) = [choice for choice in choices if choice.kind == "end"]
        return cast(Button, found)

    assert (end(4, 3).left, end(4, 3).ask, end(4, 3).filled) == (left, ask, False)
    assert end(1, 0).left == few
    assert (end(0, 2).left, end(0, 2).ask, end(0, 2).filled) == ("", "", True)


@pytest.mark.parametrize(("cards", "left"), [("six_ap", "you can still play a card"), ("", "")])
def test_a_free_card_that_can_be_played_keeps_the_end_of_the_turn_quiet(cards: str, left: str) -> None:
    state = holding(cards, START, {"A": [(2, 2)]}, king=(0, 3), turn="points=0 buys=0 used=0 chosen=0")
    choices = GAME.parts(view_of(state, 0), state.legal(0), Speaker("en", NAMES)).choices
    (end,) = [choice for choice in choices if choice.kind == "end"]
    assert (end.left, end.ask, end.filled) == (left, "", not left)


@pytest.mark.parametrize(("seats", "text"), [(2, "3 + 3 + 2 + 2"), (3, "10"), (4, "10")])
def test_stacks_are_added_up_where_the_strip_is_narrow(seats: int, text: str) -> None:
    year, stacks = "phase=1 round=1 opener=0 first=0", [f"stacks {seat}: 3 3 2 2" for seat in range(1, seats)]
    state = table(START, {"A": [(2, 2)]}, king=(0, 3), seats=seats, year=year, lines=stacks)
    parts = GAME.parts(view_of(state, 0), state.legal(0), Speaker("en", NAMES), Look(narrow=True))
    assert parts.vitals[1][0].text == text


def test_leftovers_say_what_goes_back() -> None:
    lines = ["stacks 0: 2 2 2"]
    state = table(START, {"A": [(2, 2)]}, king=(0, 3), lines=lines, seats=4)
    state.apply(0, GAME.parse("end_turn"))
    choices = GAME.parts(view_of(state, 0), state.legal(0), Speaker("en", NAMES)).choices
    assert [(choice.text, choice.price) for choice in choices] == [
        ("Stacks 3, 3 and 2", "keeps all blocks"),
        ("Stacks 3, 2 and 2", "1 block to the supply"),
        ("Stacks 2, 2 and 2", "2 blocks to the supply"),
    ]


def test_a_page_gets_the_numbers_of_the_turn() -> None:
    state = table(START, {"A": [(2, 2)]}, king=(0, 3), turn="points=3 buys=0 used=0 chosen=2")
    parts = GAME.parts(view_of(state, 0), state.legal(0), Speaker("en", NAMES), Look(narrow=True))
    assert parts.facts == ("Year 1 of 3", "round 1 of 4")
    assert [(chip.asset, chip.text, chip.pips) for chip in parts.budget] == [("ap", "3", (3, 5)), ("blocks", "2", None)]
    assert [chip.asset for chip in parts.mine] == ["ap", "blocks", "knights"]
    assert [len(chips) for chips in parts.vitals] == [2, 2]
    assert parts.vitals[0][1].text == "+1"
    assert parts.notes[0] == "King on d1: a knight on level 1 of his castle scores 5"
    assert [tab.key for tab in parts.tabs] == ["cards", "forecast"]
    assert "King on d1" in parts.rail[0].svg()
    wide = GAME.parts(view_of(state, 0), state.legal(0), Speaker("en", NAMES))
    assert wide.facts == ("Year 1 of 3", "round 1 of 4", "king: level 1 scores 5")
    assert (wide.card_height, wide.rail, wide.side) == (348, (), ())


def test_ten_cards_fit_beside_the_board() -> None:
    state = holding(" ".join(CARDS), START, {"A": [(2, 2)]}, king=(0, 3), mode="master", lines=["master: line"])
    (tab,) = GAME.parts(view_of(state, 0), state.legal(0), Speaker("ru", NAMES)).tabs
    assert tab.count == 10
    drawn = [tab.pictures[0].drawn[f"card-{card}"] for card in CARDS]
    tops = [float(top) for each in drawn for top in re.findall(r'<rect[^>]*? y="([\d.]+)"', each)]
    assert max(tops) + 40 < 100


def test_names_of_players_have_one_size() -> None:
    names = ["Bo", "Maximiliana Konstantinova", "Al"]
    parts = GAME.parts(view_of(table(START, seats=3), 0), (), Speaker("en", names))
    sizes = set()
    for picture in parts.seats:
        sizes |= {float(size) for size in re.findall(r'font-size="([\d.]+)" font-weight="600"', picture.pieces)}
    assert len(sizes) == 1
