"""What an action of Torres brings: the outlook, prices with reasons, notes and warnings, and the pieces that count."""

import random
from typing import Any

import pytest
from tests.rules.torres.helpers import (
    GAME,
    START,
    Heights,
    holding,
    new,
    play,
    point,
    row,
    scores,
    table,
    view_of,
    wander,
)

from tabletown.core.guide.preview import Preview, preview
from tabletown.core.state import CHANCE, State
from tabletown.core.views import Line
from tabletown.games.torres.rules.material import SQUARES
from tabletown.games.torres.rules.scoring import level_in
from tabletown.games.torres.text import castles_of
from tabletown.i18n import Speaker
from tabletown.testing import rule

EN, RU = Speaker("en", ["Ann", "Bo", "Cy", "Di"]), Speaker("ru", ["Аня", "Боря", "Вера", "Глеб"])
LAST = "phase=1 round=4 opener=0 first=0"


def brings(state: State, action: str) -> Preview:
    """The preview of an action of seat 0."""
    return preview(GAME, view_of(state, 0), GAME.parse(action))


def told(lines: tuple[Line, ...]) -> list[str]:
    """Sentences in English; they are in Russian, too."""
    assert all(RU.line(line) != EN.line(line) for line in lines)
    return [EN.line(line) for line in lines]


# The outlook.


@rule("TR-8.1")
def test_the_outlook_counts_occupied_spaces() -> None:
    heights: Heights = {(0, 0): 1, (3, 3): 1, (6, 6): 1}
    state = table(heights, {"A": [(0, 0)], "B": [(3, 3)], "C": [(6, 6)]}, seats=3, king=None)
    outlooks = [GAME.outlook(view_of(state), seat) for seat in range(3)]
    assert [sheet.total for sheet in outlooks] == [1, 2, 3]
    assert [line.points for line in outlooks[2].lines] == [1, 2]
    assert [line.rule for line in outlooks[2].lines] == ["TR-8.3", "TR-8.1"]
    shown = GAME.picture(view_of(state, 0), (), EN).svg()
    assert all(f">{total}</text>" in shown for total in (1, 2, 3))


@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
def test_the_outlook_before_the_end_of_a_year_is_the_score_after_it(mode: str) -> None:
    state, scored = new(seats=3, mode=mode, start_player="drawn"), 0
    for actor, action in wander(state, 5):
        after = state.copy()
        after.apply(actor, action)
        if any(line.message == "torres-log-year-over" for line in GAME.log(state, actor, action, after)):
            scored += 1
            outlooks = [GAME.outlook(view_of(state), seat) for seat in range(3)]
            assert [(sheet.total, len(sheet.lines)) for sheet in outlooks] == [
                (points, len(after.score(seat).lines)) for seat, points in enumerate(scores(after))
            ]
    assert scored == 3


# Stocks and prices.


def test_stocks_have_names_in_both_languages() -> None:
    for name, amount in GAME.assets(view_of(table(START, {"A": [(2, 2)]}), 0), 0).items():
        for speaker in (EN, RU):
            assert str(amount) in speaker(f"torres-asset-{name}", {"count": amount})


def test_a_stock_changes_by_what_is_paid() -> None:
    state = holding("seven_ap raise_knight", START, {"A": [(2, 2), (3, 3)], "B": [(5, 5)]}, king=(0, 3))
    paid = {
        "move_knight c3 c2": {"ap": -1},
        "place_block b3": {"ap": -1, "blocks": -1},
        "buy_card": {"ap": -1, "cards": 1},
        "advance_score": {"ap": -1},
        "add_knight b3": {"ap": -2, "knights": -1},
        "seven_ap": {"ap": 2, "cards": -1},
        "raise_knight d4 chosen": {"blocks": -1, "cards": -1},
        "end_turn": {},
    }
    for action, changes in paid.items():
        found = brings(state, action)
        assert {change.name: change.amount for change in found.assets if change.seat == 0} == changes, action
        assert [change for change in found.assets if change.seat] == []
        points = sum(reason.amount for reason in found.reasons if reason.asset == "ap")
        assert points == changes.get("ap", 0), action


def test_a_price_has_its_reason() -> None:
    state = table(row(3, 2, 1, 3, start=3), {"A": [(3, 2), (3, 3)]}, king=None)
    assert told(tuple(each.line for each in brings(state, "move_knight d4 d3").reasons)) == ["Step, 2 levels down"]
    assert told(tuple(each.line for each in brings(state, "move_knight c4 c3").reasons)) == ["Step"]
    assert told(tuple(each.line for each in brings(state, "move_knight c4 e3").reasons)) == ["Passage through a castle"]


# Notes and warnings.


def test_a_castle_that_grows_says_what_it_is_worth_and_for_whom() -> None:
    state = table(START | row(2, 1, 1, start=2), {"A": [(2, 2)], "B": [(2, 3)]}, king=(0, 3))
    found = brings(state, "place_block b3")
    assert told(found.notes) == ["Castle b3: 3 squares × level 1 = 3 (was 2)."]
    assert told(found.warnings) == ["The castle grows for everybody in it: Bo."]
    assert [(change.seat, change.before, change.after) for change in found.scores if change.rule == "TR-8.3"] == [
        (0, 2, 3),
        (1, 2, 3),
    ]


def test_a_knight_who_leaves_the_king_or_cannot_climb_back_is_warned() -> None:
    state = table(row(3, 1, 2, 3, start=3), {"A": [(3, 3), (3, 5)]}, king=(3, 4))
    assert told(brings(state, "move_knight d4 d3").warnings) == [
        "Your knight leaves the king’s castle, where level 1 scores 5."
    ]
    assert told(brings(state, "move_knight f4 f3").warnings) == ["He cannot step back up 3 levels."]
    assert brings(state, "move_knight f4 f3").gain < 0


def test_the_end_of_a_turn_says_what_is_lost() -> None:
    state = table(START, {"A": [(2, 2)]}, king=(0, 3), year=LAST, turn="points=3 buys=0 used=0 chosen=2")
    assert told(brings(state, "end_turn").warnings) == ["3 AP will be lost.", "2 blocks go back to the supply."]


def test_cards_say_when_they_can_be_played() -> None:
    state = holding("six_ap", START, {"A": [(2, 2)]}, king=(0, 3))
    assert told(brings(state, "buy_card").notes) == ["You can play it from your next turn on."]
    assert told(brings(state, "six_ap").notes) == ["This is your one card for this turn."]
    assert brings(state, "buy_card").after is None or brings(state, "buy_card").after.drawn == ()


# Pieces.


@pytest.mark.parametrize("seed", [1, 2])
def test_score_lines_name_pieces_that_are_drawn(seed: int) -> None:
    state = new(seats=4, mode="master")
    named: set[str] = set()
    rng = random.Random(seed)
    for _ in wander(state, seed):
        if rng.random() > 0.06 and point(state) != "move_king":
            continue
        check_pieces(state, named)
    check_pieces(state, named)
    assert {"castles", "advance", "jump"} <= named


def check_pieces(state: State, named: set[str]) -> None:
    """Every line of the present year has pieces, all of them drawn."""
    view = view_of(state, 0)
    parts = GAME.parts(view, (), EN)
    drawn = {key for picture in parts.pictures for key in picture.drawn}
    for seat in range(4):
        for line in (*GAME.outlook(view, seat).lines, *GAME.score(view, seat).lines):
            assert set(line.pieces) <= drawn
            item, _, year = line.item.partition("_")
            if line.points and int(year) >= view.phase:
                assert line.pieces, line
                named.add(item)


def test_the_knights_that_count_are_named() -> None:
    heights = row(3, 3, 2, 1) | row(6, 1, 1)
    state = table(heights, {"A": [(3, 0), (3, 1), (6, 0)]}, king=(3, 2), year="phase=2 round=1 opener=0 first=0")
    lines = {line.item: line.pieces for line in GAME.outlook(view_of(state), 0).lines}
    assert set(lines["castles_2"]) == {
        "tower-a4",
        "tower-b4",
        "tower-c4",
        "figure-a4",
        "tower-a7",
        "tower-b7",
        "figure-a7",
    }
    assert lines["king_2"] == ("the-king", "figure-b4")
    play(state, "advance_score")
    assert {line.item: line.pieces for line in GAME.score(view_of(state), 0).lines} == {"advance_2": ("marker-0",)}


@pytest.mark.parametrize(
    ("card", "knights", "counted"),
    [
        ("border", [(0, 0), (3, 3)], ["figure-a1"]),
        ("diagonals", [(0, 1), (3, 3)], ["figure-d4"]),
        ("square", [(0, 0), (0, 4), (4, 0), (4, 4), (7, 7)], ["figure-a1", "figure-e1", "figure-a5", "figure-e5"]),
    ],
)
def test_a_master_card_names_the_knights_it_counts(card: str, knights: list[tuple[int, int]], counted: list[str]) -> None:
    year = "phase=3 round=1 opener=0 first=0"
    state = table({}, {"A": knights}, mode="master", lines=[f"master: {card}"], year=year)
    (line,) = [line for line in GAME.outlook(view_of(state), 0).lines if line.item == "master_3"]
    assert sorted(line.pieces) == sorted(counted)


# The log of a scoring.


def test_a_year_is_told_castle_by_castle() -> None:
    heights = row(3, 1, 1, 1) | row(6, 2, 1, 1, 1)
    state = table(heights, {"A": [(3, 0)], "B": [(6, 0), (6, 1)]}, king=(3, 1), year=LAST, seat=1, turn="points=5 chosen=0")
    before, action = state.copy(), GAME.parse("end_turn")
    state.apply(1, action)
    lines = GAME.log(before, 1, action, state)
    assert [EN.line(line) for line in lines] == [
        "Bo ends the turn.",
        "Year 1 is over.",
        "Ann: +3 for castle a4 (3 × level 1).",
        "Bo: +8 for castle a7 (4 × level 2).",
        "Ann: +3 for castles.",
        "Bo: +8 for castles.",
        "Ann: +5, the bonus of the king on b4.",
        "Ann: +1, the space was occupied.",
        "Ann has 9 points after year 1 (+9).",
        "Bo has 8 points after year 1 (+8).",
    ]
    assert [line.message in GAME.moments for line in lines] == [False] + [True] * 9
    assert RU.line(lines[2]) == "Аня: +3 очка за замок a4 (3 × уровень 1)."
    assert RU.line(lines[7]) == "Аня: +1 очко, деление занято."
    assert RU.line(lines[8]) == "Аня: 9 очков после года 1 (+9)."


def _is_part(line: Line) -> bool:
    return "-scored-" in line.message and not line.message.endswith(("-castles", "-total"))


def test_castle_lines_add_up_in_whole_matches() -> None:
    state, told_years = new(seats=4, mode="basic"), 0
    before = state.copy()
    for actor, action in wander(state, 11):
        before = state.copy()
        after = before.copy()
        after.apply(actor, action)
        lines = GAME.log(before, actor, action, after)
        if any(line.message == "torres-log-year-over" for line in lines):
            told_years += 1
            for seat in range(4):
                mine = [line for line in lines if line.arguments.get("seat") == seat]
                (total,) = [line for line in mine if line.message.endswith("-total")]
                parts = sum(int(line.arguments["points"]) for line in mine if _is_part(line))
                assert total.arguments["more"] == parts
                assert total.arguments["points"] == scores(after)[seat]
    assert told_years == 3


@rule("TR-8.3")
def test_a_scored_castle_is_told_with_its_own_squares_alone() -> None:
    state = with_a_knight_in_a_castle()
    view = GAME.view(state, None)
    said: dict[str, str | int] = {"seat": 0, "area": 1, "level": 1, "points": 1}
    names = [[SQUARES[square] for square in squares] for squares in castles_of(state.board)]
    found = {}
    for squares in names:
        line = Line("torres-log-scored-castle", {**said, "square": squares[0]})
        found[squares[0]] = GAME.pieces_of(view, line)
    mine = {name for name, pieces in found.items() if pieces}
    assert mine
    for squares in names:
        if squares[0] in mine:
            rings = [piece for piece in found[squares[0]] if piece.startswith("counted-")]
            assert rings == [f"counted-{name}" for name in squares]
            assert found[squares[0]][-1].removeprefix("points-") in squares
    whole = GAME.pieces_of(view, Line("torres-log-scored-castles", {"seat": 0, "points": 1}))
    assert sorted(whole) == sorted(piece for pieces in found.values() for piece in pieces)
    assert GAME.pieces_of(view, Line("torres-log-year-over", {"phase": 1})) == []


def with_a_knight_in_a_castle() -> Any:
    """A match in which the first seat has a knight in a castle."""
    rng = random.Random(5)
    state: Any = GAME.new(GAME.options(seats=2))
    while not any(level_in(state.board, 0, state.board.castle_of(squares[0])) for squares in castles_of(state.board)):
        actors = state.actors()
        seat = CHANCE if actors == CHANCE else (actors & -actors).bit_length() - 1
        legal = [action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
        state.apply(seat, rng.choice(legal))
    return state
