"""Section 6: the stacks of a phase and the blocks left over."""

import pytest
from tests.rules.torres.helpers import GAME, START, holding, legal, new, play, point, row, seat_of, table, view_of, wander

from tabletown import IllegalAction
from tabletown.testing import rule


def leftovers(chosen: int, others: str, seats: int = 4) -> list[tuple[str, int]]:
    """The results of D7 with what each returns to the supply; one alone if it was not asked."""
    lines = [f"stacks 0: {others}", "stacks 1: 2 2 2 2"]
    state = table(START, lines=lines, turn=f"points=0 chosen={chosen}", seats=seats)
    supply = view_of(state).supply
    play(state, "end_turn")
    if point(state) != "left":
        return [("+".join(map(str, view_of(state).seats[0].stacks)), view_of(state).supply - supply)]
    found = []
    for words in legal(state):
        after = play(state.copy(), words)
        found.append((words.split()[1], view_of(after).supply - supply))
        assert "+".join(map(str, view_of(after).seats[0].stacks)) == words.split()[1]
    return found


@rule("TR-6.1")
def test_stacks_are_open_and_as_many_as_turns_are_left() -> None:
    state = new(seats=3)
    for _ in wander(state, 5):
        view = view_of(state)
        for viewer in range(3):
            assert view_of(state, viewer).seats[0].stacks == view.seats[0].stacks
        if point(state) == "act":
            rounds = (4, 3, 3)[view.phase - 1]
            assert len(view.seats[view.turn].stacks) == rounds - view.round
        assert all(0 <= size <= 3 for each in view.seats for size in each.stacks)


@rule("TR-6.2", "TR-7.4", "TR-7.3")
def test_where_blocks_come_from() -> None:
    state = holding("extra_block raise_knight", START, {"A": [(6, 1)]}, lines=["stacks 0: 3 1"], turn="points=5 chosen=2")
    supply = view_of(state).supply
    after = play(state.copy(), "extra_block c4")
    assert (view_of(after).supply, view_of(after).chosen, view_of(after).seats[0].stacks) == (supply - 1, 2, (3, 1))
    after = play(state.copy(), "raise_knight b7 chosen")
    assert (view_of(after).supply, view_of(after).chosen, view_of(after).seats[0].stacks) == (supply, 1, (3, 1))
    after = play(state.copy(), "raise_knight b7 3")
    assert (view_of(after).supply, view_of(after).chosen, view_of(after).seats[0].stacks) == (supply, 2, (2, 1))
    with pytest.raises(IllegalAction):
        play(state, "raise_knight b7 2")


@rule("TR-6.3")
def test_an_emptied_stack_stays_and_can_be_chosen_and_filled() -> None:
    lines = ["stacks 0: 1", "stacks 1: 2 2"]
    state = holding("raise_knight", START, {"A": [(6, 1)]}, lines=lines, turn="points=5 chosen=2", king=(0, 3))
    play(state, "raise_knight b7 1")
    assert view_of(state).seats[0].stacks == (0,)
    play(state, "end_turn")
    assert set(legal(state)) == {"allocate_leftovers 0", "allocate_leftovers 1", "allocate_leftovers 2"}
    play(state, "allocate_leftovers 0", "end_turn", "allocate_leftovers 3")
    assert (seat_of(state), point(state), view_of(state).chosen) == (0, "act", 0)
    assert legal(state, "place_block") == []


@rule("TR-V16", "TR-6.4", "TR-A3", "TR-4.7")
def test_leftover_blocks_are_spread_over_the_other_stacks() -> None:
    assert sorted(leftovers(2, "2 2 2")) == [("2+2+2", 2), ("3+2+2", 1), ("3+3+2", 0)]
    assert leftovers(2, "3 3 3", seats=2) == [("3+3+3", 2)]
    assert leftovers(0, "2 2 1") == [("2+2+1", 0)]


@rule("TR-6.4")
def test_no_new_stack_is_formed_after_the_last_turn_of_a_phase() -> None:
    state = table(START, king=(0, 3), year="phase=1 round=4 opener=0 first=1", turn="points=0 chosen=3")
    supply = view_of(state).supply
    play(state, "end_turn")
    assert (point(state), view_of(state).supply) == ("move_king", supply + 3)


@rule("TR-V35", "TR-6.3", "TR-6.4", "TR-6.5")
def test_raising_from_another_stack_and_spreading_over_what_is_left() -> None:
    heights = row(2, 1, 1, start=2)
    lines = ["stacks 0: 2 1 1", "stacks 1: 2 2 2 2"]
    state = holding("raise_knight", heights, {"A": [(2, 2)]}, lines=lines, turn="points=5 chosen=2")
    assert legal(state, "raise_knight") == [f"raise_knight c3 {stack}" for stack in ("chosen", "1", "2")]
    play(state, "raise_knight c3 1")
    assert view_of(state).seats[0].stacks == (2, 1, 0)
    play(state, "end_turn")
    expected = ["2+1+0", "2+1+1", "2+2+0", "3+1+0", "2+2+1", "3+1+1", "3+2+0"]
    assert sorted(legal(state)) == sorted(f"allocate_leftovers {sizes}" for sizes in expected)


@rule("TR-6.5")
def test_the_chosen_stack_is_another_option_than_an_equal_one() -> None:
    state = holding("raise_knight", START, {"A": [(6, 1)]}, lines=["stacks 0: 2 2"], turn="points=5 chosen=2")
    assert legal(state, "raise_knight") == ["raise_knight b7 chosen", "raise_knight b7 2"]
    state = holding("raise_knight", START, {"A": [(6, 1)]}, lines=["stacks 0: 2 0"], turn="points=5 chosen=0")
    assert legal(state, "raise_knight") == ["raise_knight b7 2"]
    state = holding("raise_knight", START, {"A": [(6, 1)]}, lines=["stacks 0: 0 0"], turn="points=5 chosen=0")
    assert legal(state, "raise_knight") == []


@rule("TR-4.2", "TR-4.7")
def test_stacks_of_equal_size_are_one_option() -> None:
    state = table(START, pending="stack", turn="points=5", lines=["stacks 0: 3 3 2 0"])
    assert legal(state) == ["choose_stack 0", "choose_stack 2", "choose_stack 3"]
    play(state, "choose_stack 3")
    assert (view_of(state).chosen, view_of(state).seats[0].stacks) == (3, (3, 2, 0))
    assert GAME.inventory(state)["blocks"] == 92
