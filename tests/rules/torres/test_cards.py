"""Section 7: the ten action cards."""

from collections import Counter

from tests.rules.torres.helpers import (
    START,
    Heights,
    Place,
    go,
    height,
    holding,
    legal,
    place,
    play,
    row,
    table,
    targets,
    verbs,
    view_of,
)
from tests.rules.torres.literal import seen

from tabletown.core.state import State
from tabletown.testing import rule


def shifts(state: State) -> dict[Place, set[Place]]:
    """Where each block may be shifted."""
    found = {}
    for words in legal(state, "shift_block"):
        found[place(words.split()[1])] = targets(play(state.copy(), words), "shift_to")
    return found


def shifting(
    heights: Heights, knights: dict[str, list[Place]] | None = None, king: Place | None = None
) -> dict[Place, set[Place]]:
    return shifts(holding("shift_block", heights, knights or {}, king=king))


def castles(state: State) -> list[set[Place]]:
    return seen(view_of(state)).castles


@rule("TR-7.1", "TR-7.2", "TR-V21", "TR-A5")
def test_more_action_points_now() -> None:
    state = holding("seven_ap six_ap", START, {"A": [(2, 2)]}, turn="points=0 buys=0 used=0 chosen=2")
    play(state, "seven_ap")
    assert view_of(state).points == 2
    assert "add_knight" in verbs(state)
    assert "six_ap" not in verbs(state)
    state = play(holding("six_ap", START, {"A": [(2, 2)]}), "six_ap")
    assert view_of(state).points == 6


@rule("TR-5.8")
def test_one_card_a_turn_for_no_points() -> None:
    state = holding("extra_block diagonal_step", START, {"A": [(2, 2)]})
    play(state, "diagonal_step c3 d4")
    view = view_of(state)
    assert (view.points, view.used, view.seats[0].played, view.seats[0].cards) == (5, 1, ("diagonal_step",), 1)
    assert "extra_block" not in verbs(state)


@rule("TR-7.3", "TR-V41")
def test_an_extra_block_from_the_supply() -> None:
    state = holding("extra_block", START, {}, turn="points=5 chosen=0")
    assert len(targets(state, "extra_block")) == 28
    assert "place_block" not in verbs(state)
    supply = view_of(state).supply
    go(state, "extra_block", (1, 2))
    assert (view_of(state).supply, view_of(state).points, height(state, (1, 2))) == (supply - 1, 5, 1)


@rule("TR-7.4", "TR-V17", "TR-A19", "TR-3.4")
def test_a_block_under_a_knight() -> None:
    def raised(heights: Heights, at: Place) -> State | None:
        state = holding("raise_knight", heights, {"A": [at], "B": [(7, 0)]}, king=(7, 7))
        words = [each for each in legal(state, "raise_knight") if place(each.split()[1]) == at]
        assert all(place(each.split()[1]) == at for each in legal(state, "raise_knight"))  # own knights alone
        return play(state, words[0]) if words else None

    founded = raised(START, (6, 1))
    assert founded is not None
    assert len(castles(founded)) == 9
    assert height(founded, (6, 1)) == 1
    grown = raised(START, (5, 1))
    assert grown is not None
    assert {(5, 1), (5, 2)} in castles(grown)
    assert raised(START, (5, 2)) is None
    assert raised({(2, 2): 1, (2, 3): 1, (2, 5): 1}, (2, 4)) is None
    assert raised(row(2, 1, 2, start=2), (2, 3)) is None
    taller = raised(row(2, 1, 1, start=2), (2, 3))
    assert taller is not None
    assert height(taller, (2, 3)) == 2
    assert view_of(taller).seats[0].knights == ("d3",)


@rule("TR-7.5", "TR-V18", "TR-A8")
def test_shifting_single_blocks_of_the_printed_set_up() -> None:
    found = shifting(START, {"A": [(2, 2)], "B": [(5, 5)]}, (0, 3))
    assert {square: len(to) for square, to in found.items()} == dict.fromkeys(
        [(2, 5), (3, 7), (4, 0), (5, 2), (7, 4)], 56 - 0
    )
    assert sum(map(len, found.values())) == 280
    assert all(START.get(each, 0) == 0 for to in found.values() for each in to)


@rule("TR-7.5", "TR-V19", "TR-3.4")
def test_with_six_castles_none_may_vanish_divide_or_be_too_high() -> None:
    single = dict.fromkeys([(0, 0), (0, 7), (7, 0), (7, 7), (5, 5)], 1)
    found = shifting(single | row(3, 1, 1, 1, start=1))
    assert (3, 2) not in found
    assert len(found[3, 3]) == 56
    found = shifting(single | row(3, 3, 1, 1, start=1))
    assert found[3, 3] == {(2, 1), (2, 2), (3, 0), (4, 1), (4, 2)}
    assert len(found[5, 5]) == 40
    beside = {each for square in [*single, (3, 1), (3, 2), (3, 3)] if square != (5, 5) for each in _near(square)}
    assert not found[5, 5] & beside


def _near(square: Place) -> set[Place]:
    r, c = square
    return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}


@rule("TR-7.5", "TR-V39")
def test_the_place_a_block_leaves_counts_no_more() -> None:
    heights = dict.fromkeys([(0, 0), (0, 4), (0, 7), (3, 2), (3, 4), (7, 0), (7, 4), (7, 7)], 1)
    found = shifting(heights)
    assert Counter(len(to) for to in found.values()) == {56: 2, 55: 6}
    assert (3, 3) in found[3, 2]
    assert (3, 3) in found[3, 4]
    assert (3, 3) not in found[0, 0]


@rule("TR-7.5", "TR-V40", "TR-A8")
def test_a_figure_on_the_ground_takes_a_target_away_and_only_single_blocks_move() -> None:
    found = shifting(START, {"A": [(2, 3)], "B": [(5, 5)]}, (0, 3))
    assert {len(to) for to in found.values()} == {55}
    assert len(found) == 6
    single = dict.fromkeys([(0, 0), (0, 7), (7, 0), (7, 7), (5, 5)], 1)
    found = shifting(single | row(3, 2, 1, 1, start=1))
    assert (3, 1) not in found
    assert len(found[3, 3]) == 56


@rule("TR-7.5", "TR-3.4")
def test_a_castle_dissolves_while_there_are_seven_and_blocks_are_kept() -> None:
    state = holding("shift_block", START, {"A": [(2, 2)], "B": [(5, 5)]}, king=(0, 3))
    go(state, "shift_block", (7, 4))
    go(state, "shift_to", (2, 6))
    assert len(castles(state)) == 7
    assert {(2, 5), (2, 6)} in castles(state)
    assert (view_of(state).points, sum(view_of(state).heights)) == (5, 8)


@rule("TR-7.6", "TR-V36")
def test_regrouping_beside_another_knight() -> None:
    heights = {(2, 2): 2, (5, 5): 1, (2, 3): 2, (2, 1): 3}
    state = holding("regroup", heights, {"A": [(2, 2), (5, 5)]})
    assert targets(state, "regroup", (5, 5)) == {(1, 2), (3, 2), (2, 3)}
    assert targets(state, "regroup", (2, 2)) == {(4, 5), (6, 5), (5, 4), (5, 6)}
    state = holding("regroup", {}, {"A": [(3, 3), (3, 4)]})
    assert targets(state, "regroup", (3, 3)) == {(2, 4), (4, 4), (3, 5)}
    assert "regroup" not in verbs(holding("regroup", {}, {"A": [(3, 3)]}))
    go(state, "regroup", (3, 3), (3, 5))
    assert view_of(state).seats[0].knights == ("e4", "f4")
    assert (view_of(state).points, view_of(state).seats[0].reserve) == (5, 4)


@rule("TR-7.7", "TR-V37")
def test_a_diagonal_step() -> None:
    heights = {(3, 3): 1, (2, 2): 2, (2, 4): 3, (3, 2): 3, (2, 3): 3}
    state = holding("diagonal_step", heights, {"A": [(3, 3)], "B": [(4, 4)]})
    assert targets(state, "diagonal_step") == {(2, 2), (4, 2)}
    go(state, "diagonal_step", (3, 3), (2, 2))
    assert view_of(state).seats[0].knights == ("c3",)


@rule("TR-7.8")
def test_the_top_of_a_column_without_a_taller_neighbour_is_not_reached_by_doors() -> None:
    heights = row(3, 2, 3, 1, start=3)
    state = holding("door_passage", heights, {"A": [(3, 2)]})
    roofs = {each for each in targets(state, "door_passage") if heights.get(each)}
    assert roofs == {(3, 3), (3, 5)}
    go(state, "door_passage", (3, 2), (3, 3))
    assert (view_of(state).points, view_of(state).seats[0].knights) == (5, ("d4",))


@rule("TR-7.9", "TR-V20", "TR-A9")
def test_over_a_knight_but_not_over_the_king() -> None:
    for target, legal_ in ((2, True), (3, False)):
        heights = {(3, 3): 1, (3, 4): 4, (3, 5): target}
        state = holding("vault", heights, {"A": [(3, 3)], "B": [(3, 4)]})
        assert ((3, 5) in targets(state, "vault")) is legal_
    state = holding("vault", {(3, 3): 1, (3, 4): 4, (3, 5): 2}, {"A": [(3, 3)]}, king=(3, 4))
    assert "vault" not in verbs(state)


@rule("TR-7.9", "TR-V38")
def test_over_knights_of_any_colour_to_a_free_square() -> None:
    def vaults(knights: dict[str, list[Place]]) -> set[tuple[Place, Place]]:
        words = [each.split() for each in legal(holding("vault", {}, knights), "vault")]
        return {(place(start), place(to)) for _, start, to in words}

    assert vaults({"A": [(3, 3), (3, 4)]}) == {((3, 3), (3, 5)), ((3, 4), (3, 2))}
    assert vaults({"A": [(3, 3), (3, 4)], "B": [(3, 5)]}) == {((3, 4), (3, 2)), ((3, 4), (3, 6))}
    state = go(holding("vault", {}, {"A": [(3, 3), (3, 4)]}), "vault", (3, 3), (3, 5))
    assert view_of(state).seats[0].knights == ("e4", "f4")


@rule("TR-7.10", "TR-V38", "TR-A10")
def test_two_levels_up_exactly() -> None:
    heights = {(3, 3): 1, (2, 3): 3, (3, 2): 2, (3, 4): 3, (4, 3): 4}
    state = holding("climb_two", heights, {"A": [(3, 3)], "B": [(3, 4)]})
    assert targets(state, "climb_two") == {(2, 3)}
    go(state, "climb_two", (3, 3), (2, 3))
    assert (view_of(state).seats[0].knights, view_of(state).points) == (("d3",), 5)


@rule("TR-5.8")
def test_equal_cards_are_one_option_and_one_of_them_is_spent() -> None:
    state = table(START, {"A": [(2, 2)]}, lines=["hand 0: six_ap six_ap"])
    assert legal(state).count("six_ap") == 1
    play(state, "six_ap")
    assert view_of(state, 0).seats[0].hand == ("six_ap",)
