"""Section 5: what action points do, and where knights and blocks may go."""

from typing import Any

import pytest
from tests.rules.torres.helpers import (
    START,
    Heights,
    Place,
    go,
    height,
    holding,
    legal,
    lines_of,
    markers,
    play,
    row,
    scores,
    table,
    targets,
    verbs,
    view_of,
)

from tabletown import IllegalAction
from tabletown.testing import rule

# The castle of TR-V9 to TR-V12, and the row of TR-V13 and TR-V31.
CASTLE = row(3, 2, 1, 3, start=3)
TEETH = row(3, 1, 2, 1, 2, 1, start=1)
BESIDE = {(2, 3), (4, 3), (2, 4), (4, 4), (2, 5), (4, 5), (3, 6)}


def moves(heights: Heights, at: Place, **more: Any) -> set[Place]:
    return targets(table(heights, {"A": [at]}, **more), "move_knight", at)


# Action points.


@rule("TR-5.1", "TR-5.2", "TR-5.3", "TR-5.6", "TR-5.7", "TR-5.9")
def test_what_each_action_costs() -> None:
    steps = {"add_knight c2": 2, "move_knight c3 c2": 1, "place_block c4": 1, "advance_score": 1, "buy_card": 1}
    for step, cost in steps.items():
        state = table(START, {"A": [(2, 2)]})
        play(state, step)
        assert view_of(state).points == 5 - cost


@rule("TR-5.1")
def test_actions_are_mixed_and_repeated_while_points_last_and_unspent_ones_are_lost() -> None:
    state = table(START, {"A": [(2, 2)]}, lines=["stacks 0: 2 2 2", "stacks 1: 2 2 2 2"])
    play(state, "move_knight c3 c2", "place_block c4", "move_knight c2 b2", "advance_score")
    assert view_of(state).points == 1
    assert "add_knight" not in verbs(state)
    play(state, "advance_score")
    assert legal(state) == ["end_turn"]
    state = table(START, {"A": [(2, 2)]}, lines=["stacks 0: 2 2 2", "stacks 1: 2 2 2 2"])
    play(state, "end_turn", "allocate_leftovers 2+2+2")
    assert view_of(state).points == 5


# Knights.


@rule("TR-5.2")
def test_adding_needs_a_knight_in_reserve() -> None:
    six = [(r, 0) for r in range(6)]
    assert "add_knight" not in verbs(table(START, {"A": six}))
    assert "add_knight" in verbs(table(START, {"A": six[:5]}))


@rule("TR-5.2", "TR-V8")
def test_a_new_knight_stands_beside_one_and_not_above_him() -> None:
    heights = {(3, 3): 2, (2, 3): 1, (4, 3): 2, (3, 4): 3}
    assert targets(table(heights, {"A": [(3, 3)]}), "add_knight") == {(3, 2), (2, 3), (4, 3)}
    # One knight who qualifies is enough.
    assert (3, 4) in targets(table(heights | {(3, 5): 3}, {"A": [(3, 3), (3, 5)]}), "add_knight")


@rule("TR-V5", "TR-5.4")
def test_steps_and_new_knights_on_the_printed_set_up() -> None:
    state = table(START, {"A": [(2, 2)]})
    around = {(1, 2), (2, 1), (2, 3), (3, 2)}
    assert targets(state, "move_knight") == around
    assert targets(state, "add_knight") == around


@rule("TR-V8", "TR-5.4")
def test_a_step_climbs_one_level_and_goes_down_any() -> None:
    assert moves({(3, 3): 1, (3, 4): 2, (3, 2): 3}, (3, 3)) >= {(3, 4)}
    assert (3, 2) not in moves({(3, 3): 1, (3, 4): 2, (3, 2): 3}, (3, 3))
    assert (2, 3) in moves({(3, 3): 3, (3, 4): 1}, (3, 3))


@rule("TR-V28", "TR-5.3", "TR-5.6")
def test_every_figure_blocks_a_square() -> None:
    state = table(row(2, 1, 1, start=2), {"A": [(2, 2)], "B": [(1, 2)]}, king=(2, 3))
    assert targets(state, "move_knight") == {(2, 1), (3, 2)}
    assert targets(state, "add_knight") == {(2, 1), (3, 2)}
    assert targets(state, "place_block") == {(1, 3), (2, 1), (2, 4), (3, 2), (3, 3)}
    assert (3, 3) in targets(table(row(2, 1, 1, start=2) | {(3, 2): 1}), "place_block")


@rule("TR-5.3")
def test_a_moved_knight_leaves_his_square() -> None:
    state = go(table(START, {"A": [(2, 2)]}), "move_knight", (2, 2), (2, 3))
    assert view_of(state).seats[0].knights == ("d3",)
    with pytest.raises(IllegalAction):
        go(state, "move_knight", (2, 2), (2, 1))


# Passages.


@rule("TR-V9", "TR-5.5", "TR-3.7")
def test_from_the_ground_through_a_castle_to_all_ground_beside_it() -> None:
    assert moves(CASTLE, (3, 2)) == {(2, 2), (3, 1), (4, 2)} | BESIDE


@rule("TR-V10", "TR-5.5")
def test_from_a_roof_through_taller_neighbours() -> None:
    ground = {(2, 4), (4, 4), (2, 3), (4, 3), (3, 2), (2, 5), (4, 5), (3, 6)}
    assert moves(CASTLE, (3, 4)) == {(3, 3)} | ground


@rule("TR-V11", "TR-5.5")
def test_without_a_taller_neighbour_there_is_no_door() -> None:
    assert moves(CASTLE, (3, 3)) == {(2, 3), (4, 3), (3, 2), (3, 4)}


@rule("TR-V12", "TR-7.8")
def test_the_door_card_lets_a_knight_climb_inside() -> None:
    state = holding("door_passage", CASTLE, {"A": [(3, 2)]})
    assert targets(state, "door_passage") == BESIDE | {(3, 4)}


@rule("TR-V13", "TR-A1", "TR-5.5")
def test_never_up_inside_and_the_option_that_looks_at_the_exit_alone() -> None:
    strict, loose = moves(TEETH, (3, 1)), moves(TEETH, (3, 1), door_rule="exit_level_only")
    assert len(strict) == 14
    assert (3, 3) in strict
    assert len(loose) == 15
    assert loose - strict == {(3, 5)}


@rule("TR-V29", "TR-7.8", "TR-3.7")
def test_no_door_between_equal_roofs() -> None:
    heights = row(3, 1, 1, 2, start=3)
    state = holding("door_passage", heights, {"A": [(3, 3)]})
    assert targets(state, "move_knight") == {(3, 2), (2, 3), (4, 3), (3, 4)}
    assert "door_passage" not in verbs(state)
    state = holding("door_passage", heights, {"A": [(3, 4)]})
    assert targets(state, "door_passage") == {(3, 2), (2, 3), (4, 3), (2, 4), (4, 4), (2, 5), (4, 5), (3, 6)}


@rule("TR-V30", "TR-5.5")
def test_through_either_of_two_castles_but_one_at_a_time() -> None:
    found = moves({(3, 2): 1, (3, 4): 1}, (3, 3))
    assert len(found) == 10
    assert {(2, 2), (4, 2), (3, 1)} | {(2, 4), (4, 4), (3, 5)} < found
    # A third castle beyond the second would need a second passage.
    assert (3, 7) not in moves({(3, 2): 1, (3, 4): 1, (3, 6): 1}, (3, 3))


@rule("TR-V31", "TR-5.5")
def test_two_entries_of_one_castle() -> None:
    found = moves(TEETH, (3, 3))
    assert len(found) == 16
    assert {(3, 1), (3, 5)} < found


@rule("TR-V32", "TR-5.5")
def test_the_way_round_on_the_same_floor() -> None:
    heights = {(3, 0): 1, (3, 1): 3, (3, 2): 1, (3, 3): 3, (3, 4): 1, (2, 1): 3, (2, 2): 3, (2, 3): 3}
    found = moves(heights, (3, 0))
    assert len(found) == 13
    assert {each for each in found if heights.get(each)} == {(3, 2), (3, 4)}
    found = moves(heights | {(2, 2): 1}, (3, 0))
    assert len(found) == 13
    assert {each for each in found if heights.get(each)} == {(3, 2), (2, 2)}


@rule("TR-V33", "TR-5.5")
def test_courtyards_are_reached_and_figures_on_roofs_do_not_obstruct() -> None:
    ring = {(r, c): 1 for r in (2, 3, 4) for c in (2, 3, 4) if (r, c) != (3, 3)}
    more = {"A": [(1, 2)], "B": [(2, 2), (2, 3)]}
    found = targets(table(ring, more, king=(4, 4)), "move_knight")
    assert len(found) == 14
    assert (3, 3) in found
    found = targets(table(ring, {"A": [(1, 2)], "B": [(2, 2), (2, 3), (3, 3)]}, king=(4, 4)), "move_knight")
    assert len(found) == 13
    assert (3, 3) not in found


@rule("TR-5.5")
def test_several_passages_cost_a_point_each() -> None:
    state = table({(3, 2): 1, (3, 4): 1}, {"A": [(3, 1)]})
    go(state, "move_knight", (3, 1), (3, 3))
    go(state, "move_knight", (3, 3), (3, 5))
    assert view_of(state).points == 3


# Blocks.


@rule("TR-V4", "TR-5.6")
def test_where_a_block_fits_on_the_printed_set_up() -> None:
    found = targets(table(START), "place_block")
    assert len(found) == 28
    assert all(START.get(each, 0) == 0 for each in found)
    for castle in START:
        beside = {each for each in found if abs(each[0] - castle[0]) + abs(each[1] - castle[1]) == 1}
        on_border = castle[0] in (0, 7) or castle[1] in (0, 7)
        assert len(beside) == (3 if on_border else 4)


@rule("TR-V6", "TR-5.6", "TR-3.4")
def test_a_castle_is_never_higher_than_its_area() -> None:
    state = table(row(3, 3, 1, 1, start=3))
    assert (3, 3) not in targets(state, "place_block")
    assert {(3, 4), (2, 4)} <= targets(state, "place_block")
    go(state, "place_block", (2, 4))
    assert (3, 3) in targets(state, "place_block")
    go(state, "place_block", (3, 3))
    assert height(state, (3, 3)) == 4


@rule("TR-V7", "TR-5.6", "TR-3.4")
def test_no_block_joins_two_castles_or_founds_one() -> None:
    found = targets(table({(2, 2): 1, (2, 3): 1, (2, 5): 1}), "place_block")
    assert (2, 4) not in found
    assert (1, 4) not in found
    assert (3, 3) in found


@rule("TR-5.6", "TR-6.2")
def test_a_block_comes_from_the_chosen_stack() -> None:
    state = table(START, turn="points=5 chosen=1", lines=["stacks 0: 3 3"])
    go(state, "place_block", (1, 2))
    assert (view_of(state).chosen, view_of(state).seats[0].stacks, view_of(state).points) == (0, (3, 3), 4)
    assert "place_block" not in verbs(state)


# Cards and markers.


@rule("TR-5.7", "TR-5.8", "TR-V34", "TR-A2", "TR-A5")
def test_buying_and_playing_cards() -> None:
    state = table(START, {"A": [(2, 2)]}, lines=["hand 0: seven_ap"])
    play(state, "buy_card", "draw_card six_ap")
    assert "seven_ap" in verbs(state)
    assert "six_ap" not in verbs(state)
    assert view_of(state, 0).bought == ("six_ap",)

    state = table(START, {"A": [(2, 2)]}, lines=["hand 0: seven_ap six_ap"])
    play(state, "buy_card", "draw_card six_ap")
    assert {"six_ap", "seven_ap"} <= verbs(state)
    play(state, "six_ap")
    assert view_of(state).points == 5
    assert view_of(state).seats[0].played == ("six_ap",)
    assert not {"six_ap", "seven_ap"} & verbs(state)
    play(state, "buy_card", "draw_card vault")
    assert "buy_card" not in verbs(state)
    assert view_of(state).seats[0].cards == 3


@rule("TR-V34", "TR-5.8")
def test_a_card_without_effect_cannot_be_played() -> None:
    cards = "regroup vault climb_two door_passage raise_knight diagonal_step"
    state = holding(cards, START, {"A": [(2, 2)]})
    assert verbs(state) & set(cards.split()) == {"diagonal_step"}


@rule("TR-5.7")
def test_nothing_is_bought_from_an_empty_deck_and_hands_have_no_limit() -> None:
    every = " ".join(f"{card} " * 4 for card in ("six_ap", "seven_ap", "extra_block", "raise_knight", "shift_block"))
    rest = " ".join(f"{card} " * 4 for card in ("regroup", "diagonal_step", "door_passage", "vault", "climb_two"))
    state = table(START, lines=[f"hand 0: {every}", f"hand 1: {rest}"])
    assert view_of(state).deck == 0
    assert "buy_card" not in verbs(state)
    state = table(START, lines=[f"hand 0: {every}", f"hand 1: {rest.replace('vault', '', 1)}"])
    play(state, "buy_card")
    assert legal(state) == ["draw_card vault"]
    play(state, "draw_card vault")
    assert view_of(state).seats[0].cards == 21


@rule("TR-5.8")
def test_a_card_bought_in_an_earlier_turn_can_be_played() -> None:
    state = table(
        START, {"A": [(2, 2)], "B": [(5, 5)]}, king=(0, 3), turn="points=5 chosen=0", lines=["stacks 0: 2", "stacks 1: 2 2"]
    )
    play(state, "buy_card", "draw_card seven_ap", "end_turn", "end_turn", "allocate_leftovers 2")
    assert "seven_ap" in verbs(state)
    assert view_of(state, 0).bought == ()


@rule("TR-5.9", "TR-8.1", "TR-A6", "TR-V14", "TR-V50", "TR-8.6")
def test_every_point_of_the_marker_is_a_movement_of_its_own() -> None:
    state = table(START, seats=4, lines=markers(10, 11, 12, 3))
    play(state, "advance_score")
    assert scores(state) == [13, 11, 12, 3]
    play(state, "advance_score")
    assert scores(state) == [14, 11, 12, 3]
    assert lines_of(state, 0) == {"TR-5.9": 2, "TR-8.1": 2, "TR-8.3": 10}


@rule("TR-8.1")
def test_space_0_is_for_any_number_of_markers() -> None:
    state = table(START, seats=3)
    play(state, "advance_score")
    assert scores(state) == [1, 0, 0]
