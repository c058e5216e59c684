"""Section 8 and the master cards of section 12."""

from typing import Any

import pytest
from tests.rules.torres.helpers import Heights, Place, lines_of, play, row, scores, table

from tabletown.core.state import State
from tabletown.testing import rule

SIX = [(3, 0), (3, 1), (3, 2), (3, 4), (3, 5), (3, 7)]


def scored(heights: Heights, knights: dict[str, list[Place]], phase: int = 3, seats: int = 2, **more: Any) -> State:
    """The position after the scoring of a phase that seat 0 opened."""
    rounds = 4 if seats == 2 or phase == 1 else 3
    year = f"phase={phase} round={rounds} opener=0 first=0"
    state = table(heights, knights, year=year, seat=seats - 1, seats=seats, turn="points=5 chosen=0", **more)
    return play(state, "end_turn")


def master(card: str, phase: int, *knights: list[Place], heights: Heights | None = None) -> list[int]:
    """The points that a master card gives each seat."""
    names = dict(zip("ABCD", knights))
    seats = max(len(knights), 2)
    state = scored(heights or {}, names, phase, seats, mode="master", lines=[f"master: {card}"])
    rules = {"border": "TR-12.7", "diagonals": "TR-12.8", "castle_spread": "TR-12.9", "cluster": "TR-12.10"}
    rules |= {"levels_differ": "TR-12.11", "line": "TR-12.12", "square": "TR-12.13", "same_level": "TR-12.14"}
    return [lines_of(state, seat).get(rules[card], 0) for seat in range(seats)]


# Castles and king.


@rule("TR-8.3", "TR-V1")
def test_area_times_the_highest_knight() -> None:
    state = scored(row(3, 3, 2, 1, 1, 1), {"A": [(3, 0), (3, 1)]})
    assert lines_of(state, 0) == {"TR-8.3": 15}


@rule("TR-8.3")
def test_castles_are_added_up_and_players_do_not_influence_each_other() -> None:
    heights = row(0, 2, 1) | row(3, 1, 1, 1)
    state = scored(heights, {"A": [(0, 0), (3, 0)], "B": [(0, 1), (3, 1), (6, 6)]})
    assert [lines_of(state, seat)["TR-8.3"] for seat in (0, 1)] == [2 * 2 + 3, 2 + 3]


@rule("TR-8.4", "TR-V2", "TR-3.6")
def test_the_kings_bonus_for_the_level_of_the_phase() -> None:
    heights = row(3, 1, 2, 3, 3, 2) | row(4, 2, start=4)
    knights = {"A": [(3, 1), (3, 2)], "B": [(3, 3)], "C": [(3, 4), (4, 4)]}
    state = scored(heights, knights, phase=2, seats=3, king=(3, 0))
    assert [lines_of(state, seat)["TR-8.3"] for seat in range(3)] == [18, 18, 12]
    assert [lines_of(state, seat).get("TR-8.4", 0) for seat in range(3)] == [10, 0, 10]


@rule("TR-8.4")
@pytest.mark.parametrize(("phase", "bonus"), [(1, 5), (2, 10), (3, 15)])
def test_the_bonus_is_five_times_the_phase(phase: int, bonus: int) -> None:
    heights = row(3, 1, 2, 3, 4) | row(6, 3, 1, 1)
    knights = {"A": [(3, phase - 1)], "B": [(3, 3), (6, 0)]}
    state = scored(heights, knights, phase, king=(3, 0 if phase != 1 else 1))
    assert lines_of(state, 0)["TR-8.4"] == bonus
    assert "TR-8.4" not in lines_of(state, 1)  # too high, or in another castle


@rule("TR-8.1", "TR-V42", "TR-V50", "TR-8.6", "TR-8.4")
def test_a_marker_jumps_over_others_once_per_movement() -> None:
    heights = row(3, 1, 1, 1) | row(6, 2, 1, 1, 1)
    year = "phase=1 round=4 opener=0 first=0"
    state = table(heights, {"A": [(3, 0)], "B": [(6, 0), (6, 1)]}, king=(3, 1), year=year, seat=1, turn="points=5 chosen=0")
    play(state, "end_turn")
    assert scores(state) == [9, 8]
    assert lines_of(state, 0) == {"TR-8.3": 3, "TR-8.4": 5, "TR-8.1": 1}
    assert lines_of(state, 1) == {"TR-8.3": 8}
    assert [state.score(seat).total for seat in (0, 1)] == scores(state)


@rule("TR-8.1")
def test_a_movement_of_0_does_nothing() -> None:
    state = scored(row(3, 1), {"B": [(3, 0)]}, lines=["score 0: castles_1=4", "score 1: castles_1=5"])
    assert scores(state) == [4, 6]
    assert lines_of(state, 0) == {"TR-8.3": 4}


@rule("TR-8.5", "TR-12.6", "TR-A17", "TR-8.2")
def test_master_points_come_after_the_king_as_a_movement_of_their_own() -> None:
    # A: castle 2, king 5, border 2 and 2 for most, which ends on the marker of B: 10 points before, castle 1.
    heights = {(0, 0): 1, (0, 1): 1, (3, 3): 1}
    lines = ["master: border", "score 1: advance_1=10"]
    state = scored(heights, {"A": [(0, 0)], "B": [(3, 3)]}, phase=1, king=(0, 1), mode="master", lines=lines)
    assert scores(state) == [12, 11]
    assert lines_of(state, 0) == {"TR-8.3": 2, "TR-8.4": 5, "TR-12.7": 4, "TR-8.1": 1}


@rule("TR-8.6")
def test_equal_lines_of_one_phase_are_added_up_and_phases_are_apart() -> None:
    lines = ["score 0: advance_1=3 castles_1=2", "score 1: jump_2=1 king_2=10"]
    state = table(row(3, 1), lines=lines, year="phase=2 round=1 opener=0 first=0", mode="basic")
    play(state, "advance_score", "advance_score")
    sheet = {line.item: (line.rule, line.points) for line in state.score(0).lines}
    assert sheet == {"castles_1": ("TR-8.3", 2), "advance_1": ("TR-5.9", 3), "advance_2": ("TR-5.9", 2)}
    assert state.score(1).total == 11


# Master cards.


@rule("TR-12.7", "TR-V23", "TR-A11")
def test_knights_on_the_border() -> None:
    a, b, c = [(0, 0), (0, 4), (7, 7)], [(5, 0), (7, 3), (2, 7)], [(3, 0), (4, 4)]
    assert master("border", 2, a, b, c) == [15, 15, 5]
    assert master("border", 2, a, b[:2]) == [20, 10]
    assert master("border", 1, a, []) == [8, 0]
    assert master("border", 3, [(1, 1)], [(6, 6)]) == [0, 0]


@rule("TR-12.8", "TR-V48")
def test_knights_on_the_main_diagonals() -> None:
    assert master("diagonals", 3, [(0, 0), (0, 7), (3, 3), (1, 0)], []) == [40, 0]
    assert master("diagonals", 2, [(1, 6)], [(2, 2)]) == [5, 5]
    assert master("diagonals", 3, [(0, 1)], [(7, 1)]) == [0, 0]


@rule("TR-12.9", "TR-V24", "TR-V49", "TR-A11", "TR-12.15")
def test_knights_in_exactly_so_many_castles() -> None:
    single: list[Place] = [(0, 0), (0, 4), (2, 2), (4, 0), (4, 6), (7, 3)]
    heights = dict.fromkeys(single, 1)
    assert master("castle_spread", 1, single[:5], [], heights=heights)[0] == 0
    assert master("castle_spread", 1, single[:4], [], heights=heights)[0] == 5
    assert master("castle_spread", 2, single[:5], [], heights=heights)[0] == 15
    assert master("castle_spread", 3, single, [], heights=heights)[0] == 30
    wide = heights | {(0, 1): 1}
    assert master("castle_spread", 1, [(0, 0), (0, 1), (2, 2), (4, 0)], [], heights=wide)[0] == 0
    assert master("castle_spread", 1, [(0, 0), (0, 1), (2, 2), (4, 0), (4, 6)], [], heights=wide)[0] == 5
    assert master("castle_spread", 1, [(0, 0), (0, 4), (2, 2), (6, 6)], [], heights=heights)[0] == 0


@rule("TR-12.10", "TR-V48", "TR-A12")
def test_all_six_in_one_group() -> None:
    assert master("cluster", 3, [(3, c) for c in range(6)])[0] == 40
    assert master("cluster", 3, SIX)[0] == 0
    assert master("cluster", 3, [(3, c) for c in range(5)])[0] == 0
    assert master("cluster", 3, [(3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (4, 5)])[0] == 40
    assert master("cluster", 2, [(3, c) for c in range(6)])[0] == 0


@rule("TR-12.11", "TR-V48", "TR-A12", "TR-12.15")
def test_all_six_on_different_levels() -> None:
    levels = dict(zip(SIX, range(6)))
    assert master("levels_differ", 3, SIX, heights=levels)[0] == 40
    assert master("levels_differ", 3, SIX)[0] == 0
    assert master("levels_differ", 3, SIX[1:], heights=levels)[0] == 0


@rule("TR-12.12", "TR-V48", "TR-A12", "TR-A13")
def test_all_six_in_a_row_or_column() -> None:
    assert master("line", 3, SIX)[0] == 50
    assert master("line", 3, [(c, r) for r, c in SIX])[0] == 50
    assert master("line", 3, [(r, r) for r in range(6)])[0] == 0
    assert master("line", 3, SIX[:5])[0] == 0
    assert master("line", 2, SIX)[0] == 0


@rule("TR-12.13", "TR-V25", "TR-V48", "TR-A14")
def test_four_at_the_corners_of_a_square() -> None:
    assert master("square", 3, [(0, 0), (0, 4), (4, 0), (4, 4)])[0] == 50
    assert master("square", 3, [(0, 0), (0, 3), (4, 0), (4, 3)])[0] == 0
    assert master("square", 3, [(0, 1), (1, 3), (3, 2), (2, 0)])[0] == 50
    assert master("square", 3, [(r, c) for r in (0, 1) for c in (0, 1, 2)])[0] == 50
    assert master("square", 3, [(0, 0), (0, 7), (7, 0)])[0] == 0
    assert master("square", 3, [(0, 3), (1, 1), (2, 2), (3, 0)])[0] == 0  # equal sides, but no right angle
    assert master("square", 3, [(0, 2), (1, 1), (2, 0), (4, 4)])[0] == 0
    assert master("square", 3, [(0, 6), (6, 7), (7, 1), (1, 0), (3, 3)])[0] == 50
    assert master("square", 3, [(3, 0), (0, 3), (3, 6), (6, 3)])[0] == 50
    assert master("square", 1, [(0, 0), (0, 4), (4, 0), (4, 4)])[0] == 0


@rule("TR-12.14", "TR-V48", "TR-A12", "TR-12.15")
def test_all_six_on_one_level() -> None:
    assert master("same_level", 3, SIX)[0] == 50
    assert master("same_level", 3, SIX, heights={SIX[0]: 1})[0] == 0
    assert master("same_level", 3, SIX[:5])[0] == 0
    assert master("same_level", 3, SIX, heights=dict.fromkeys(SIX, 2))[0] == 50


@rule("TR-12.15")
def test_levels_are_ignored_where_places_count() -> None:
    tall = dict(zip(SIX, (1, 5, 2, 0, 3, 1)))
    assert master("line", 3, SIX, heights=tall)[0] == 50
    assert master("border", 2, [(0, 0)], heights={(0, 0): 3})[0] == 10
    assert master("square", 3, [(0, 0), (0, 1), (1, 0), (1, 1)], heights={(0, 0): 4})[0] == 50
    assert master("cluster", 3, [(3, c) for c in range(6)], heights={(3, 2): 4})[0] == 40
    assert master("diagonals", 2, [(1, 1)], heights={(1, 1): 2})[0] == 10
