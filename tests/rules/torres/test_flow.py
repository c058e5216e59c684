"""Sections 4, 9 and 10: turns, rounds, phases, the king between phases and the end; TR-12.5."""

from itertools import pairwise
from typing import Any

import pytest
from tests.rules.torres.helpers import (
    GAME,
    PRINTED,
    START,
    end_turns,
    legal,
    markers,
    new,
    place,
    play,
    point,
    scores,
    seat_of,
    table,
    targets,
    view_of,
    wander,
)

from tabletown.core.state import State
from tabletown.testing import rule


def started(**options: Any) -> State:
    """A match at the first turn."""
    state = new(**options)
    while point(state) not in ("stack", "act"):
        play(state, legal(state)[0])
    return state


def at_the_end_of_a_round(phase: int, round_: int, first: int, opener: int, points: list[int], **options: Any) -> State:
    """The last turn of a round, with nothing left to spread."""
    seats = len(points)
    options = {"seats": seats, **options}
    later = 4 if seats == 2 or phase == 1 else 3
    stacks = [f"stacks {seat}: {' '.join(['2'] * (later - round_))}" for seat in range(seats)]
    year = f"phase={phase} round={round_} opener={opener} first={first}"
    last = (first + seats - 1) % seats
    lines = [*stacks, *markers(*points)]
    return table(START, king=(0, 3), lines=lines, year=year, seat=last, turn="points=5 chosen=0", **options)


@rule("TR-4.1", "TR-1.5", "TR-6.1")
@pytest.mark.parametrize(("seats", "turns"), [(2, 24), (3, 30), (4, 40)])
def test_every_player_takes_one_turn_a_round_clockwise(seats: int, turns: int) -> None:
    state = started(seats=seats)
    taken = []
    while not state.over:
        view = view_of(state)
        if point(state) == "act":
            taken.append((view.phase, view.round, view.turn))
            assert (
                len(view.seats[view.turn].stacks) + 1
                == ((4, 4, 4) if seats == 2 else (4, 3, 3))[view.phase - 1] - view.round + 1
            )
            play(state, "end_turn")
        else:
            play(state, legal(state)[-1])
    assert len(taken) == turns
    for (phase, round_, seat), following in pairwise(taken):
        if following[:2] == (phase, round_):
            assert following[2] == (seat + 1) % seats


@rule("TR-4.2", "TR-4.6", "TR-4.7")
def test_a_turn_is_stack_actions_end_and_leftovers() -> None:
    state = started(seats=3)
    assert legal(state) == ["choose_stack 2", "choose_stack 3"]
    play(state, "choose_stack 3", *["advance_score"] * 5)
    assert legal(state) == ["end_turn"]  # asked, although nothing else is left
    assert seat_of(state) == 0
    play(state, "end_turn")
    assert point(state) == "left"
    play(state, "allocate_leftovers 3+3+3")
    assert (seat_of(state), point(state)) == (1, "stack")


@rule("TR-4.7", "TR-4.2")
def test_equal_stacks_are_chosen_without_asking() -> None:
    state = started(seats=2)
    assert (point(state), view_of(state).chosen, view_of(state).seats[0].stacks) == ("act", 3, (3, 3, 3))
    play(state, "end_turn")  # the others are full, so nothing can be spread
    assert (seat_of(state), view_of(state).supply) == (1, 63)


@rule("TR-4.3", "TR-9.2", "TR-9.3", "TR-10.1")
def test_after_a_phase_scoring_king_and_new_stacks_until_the_third() -> None:
    state = started(seats=2)
    for phase in (1, 2, 3):
        before = scores(state)
        end_turns(state, 8)
        assert scores(state) > before
        if phase < 3:
            assert point(state) == "move_king"
            assert view_of(state).seats[0].stacks == ()
            play(state, "keep_king")
            assert (view_of(state).phase, view_of(state).round) == (phase + 1, 1)
            assert view_of(state).seats[1 - seat_of(state)].stacks == (3, 3, 3, 3)
    assert state.over
    assert state.actors() == 0
    assert state.winners() == [scores(state).index(max(scores(state)))]


@rule("TR-4.4", "TR-9.1", "TR-V26", "TR-12.5")
@pytest.mark.parametrize(("mode", "first"), [("basic", 1), ("own_deck", 1), ("master", 0)])
def test_who_starts_the_second_phase(mode: str, first: int) -> None:
    state = at_the_end_of_a_round(1, 4, 1, 1, [20, 9, 14], mode=mode)
    play(state, "end_turn")
    assert scores(state) == [20, 9, 14]
    assert (point(state), seat_of(state)) == ("move_king", 1)
    play(state, "keep_king")
    assert (view_of(state).phase, seat_of(state), view_of(state).opener) == (2, first, first)
    play(state, "choose_stack 2", "end_turn")
    assert seat_of(state) == (first + 1) % 3


@rule("TR-V51", "TR-A4", "TR-A18", "TR-8.2", "TR-4.4")
def test_the_player_with_fewest_points_opens_the_phase_and_is_scored_first() -> None:
    state = at_the_end_of_a_round(1, 4, 0, 0, [20, 9, 14])
    play(state, "end_turn")
    assert (point(state), seat_of(state)) == ("move_king", 1)
    play(state, "keep_king")
    assert (seat_of(state), legal(state)) == (1, ["choose_stack 2", "choose_stack 3"])
    turns = []
    while view_of(state).phase == 2 and point(state) != "move_king":
        view = view_of(state)
        if point(state) == "act":
            turns.append(view.turn)
            play(state, "end_turn")
        elif point(state) in ("stack", "left"):
            play(state, legal(state)[-1])
    assert turns == [1, 2, 0] * 3  # all rounds of a phase begin with the same player
    assert view_of(state).opener == 1


@rule("TR-8.2", "TR-V15", "TR-8.1")
def test_scoring_goes_clockwise_from_the_opener() -> None:
    # Castle totals A 5, B 3, C 15 with markers A 10, B 12, C 0.
    heights = {(0, c): 1 for c in range(5)} | {(2, c): 1 for c in range(3)} | {(4, c): 3 for c in range(5)}
    knights = {"A": [(0, 0)], "B": [(2, 0)], "C": [(4, 0)]}
    lines = markers(10, 12, 0)
    year = "phase=3 round=3 opener=1 first=1"
    state = table(heights, knights, king=(7, 7), seats=3, lines=lines, year=year, seat=0, turn="points=5 chosen=0")
    play(state, "end_turn")
    assert scores(state) == [17, 15, 16]


@rule("TR-8.2", "TR-V46", "TR-A17", "TR-12.5")
def test_in_master_too_scoring_starts_with_the_opener_of_the_phase_not_of_the_round() -> None:
    heights = {(0, c): 1 for c in range(5)} | {(2, c): 1 for c in range(3)} | {(4, c): 3 for c in range(5)}
    knights = {"A": [(0, 0)], "B": [(2, 0)], "C": [(4, 0)]}
    more: dict[str, Any] = {
        "seats": 3,
        "mode": "master",
        "lines": markers(10, 12, 0),
        "year": "phase=3 round=3 opener=1 first=2",
    }
    state = table(heights, knights, king=(7, 7), seat=1, turn="points=5 chosen=0", **more)
    play(state, "end_turn")
    assert scores(state) == [17, 15, 16]


@rule("TR-V45", "TR-9.1", "TR-A7")
@pytest.mark.parametrize(("opener", "mover"), [(1, 0), (0, 3)])
def test_of_several_players_at_0_the_last_one_moves_the_king(opener: int, mover: int) -> None:
    state = at_the_end_of_a_round(1, 4, opener, opener, [0, 0, 7, 0])
    play(state, "end_turn")
    assert (point(state), seat_of(state)) == ("move_king", mover)


@rule("TR-V46", "TR-12.5", "TR-A17")
@pytest.mark.parametrize(("points", "first"), [([0, 4, 2], 1), ([0, 0, 0], 2), ([0, 4, 5], 2)])
def test_in_master_the_leader_starts_the_next_round(points: list[int], first: int) -> None:
    state = at_the_end_of_a_round(1, 2, 2, 0, points, mode="master")
    play(state, "end_turn")
    assert (view_of(state).round, seat_of(state), view_of(state).first) == (3, first, first)
    assert view_of(state).opener == 0


@rule("TR-12.5")
def test_a_player_can_take_the_last_turn_of_a_round_and_the_first_of_the_next() -> None:
    state = at_the_end_of_a_round(1, 2, 0, 0, [3, 4, 9], mode="master")
    before = state.copy()
    play(state, "end_turn")
    assert (seat_of(state), view_of(state).round) == (2, 3)
    # Even so a turn that has ended is not taken back.
    assert GAME.barrier(before, 2, GAME.parse("end_turn"), state) == 0b111


@rule("TR-4.4", "TR-A18")
def test_in_basic_the_leader_does_not_start_a_round() -> None:
    state = at_the_end_of_a_round(1, 2, 0, 0, [3, 4, 9])
    play(state, "end_turn")
    assert seat_of(state) == 0


@rule("TR-V44", "TR-9.2")
def test_where_the_king_may_go() -> None:
    year = "phase=1 round=4 opener=0 first=1"
    heights = START | {(0, 2): 1}
    state = table(heights, {"A": [(2, 2)], "B": [(5, 5)]}, king=(0, 3), year=year, seat=0, turn="points=5 chosen=0")
    play(state, "end_turn")
    assert point(state) == "move_king"
    assert len(legal(state)) == 7
    assert "keep_king" in legal(state)
    assert targets(state, "move_king") == {(0, 2), *PRINTED} - {(2, 2), (5, 5), (0, 3)}
    play(state, "move_king h4")
    assert (view_of(state).king, view_of(state).phase) == ("h4", 2)


@rule("TR-V44", "TR-9.4", "TR-4.7")
def test_the_king_stays_without_asking_when_no_castle_square_is_free() -> None:
    single = dict.fromkeys([(0, 0), (0, 7), (7, 0), (7, 7), (3, 3), (5, 5)], 1)
    knights = {"A": [(0, 0), (0, 7), (7, 0)], "B": [(7, 7), (3, 3)]}
    year = "phase=1 round=4 opener=0 first=1"
    state = table(single, knights, king=(5, 5), year=year, seat=0, turn="points=5 chosen=0")
    play(state, "end_turn")
    assert scores(state) == [3, 2]
    assert (view_of(state).phase, seat_of(state), point(state), view_of(state).king) == (2, 1, "act", "f6")


@rule("TR-9.3")
def test_hands_decks_knights_and_board_stay_between_phases() -> None:
    lines = ["hand 0: six_ap vault", "stacks 0:", "stacks 1:"]
    year = "phase=1 round=4 opener=0 first=1"
    state = table(START, {"A": [(2, 2)]}, king=(0, 3), lines=lines, year=year, seat=0, turn="points=5 chosen=2")
    supply = view_of(state).supply
    play(state, "end_turn")
    assert view_of(state).supply == supply + 2  # the unused blocks go back
    play(state, "keep_king")
    view = view_of(state, 0)
    assert view.seats[0].hand == ("six_ap", "vault")
    assert view.deck == 38
    assert view.seats[0].knights == ("c3",)
    assert [place(square) for square in ("d1",)] == [(0, 3)]
    assert sum(view.heights) == 8
    assert view.supply == supply + 2 - 24


@rule("TR-4.5")
@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
def test_one_player_decides_at_a_time_and_always_has_an_option(mode: str) -> None:
    state = new(seats=4, mode=mode, start_player="drawn")
    for _ in wander(state, 3):
        waiting = state.actors()
        assert waiting < 0 or waiting & (waiting - 1) == 0
        assert state.legal(seat_of(state))


@rule("TR-4.8", "TR-7.5")
def test_shift_block_asks_for_the_block_and_then_for_its_place() -> None:
    state = table(START, {"A": [(2, 2)], "B": [(5, 5)]}, king=(0, 3), lines=["hand 0: shift_block"])
    play(state, "shift_block a5")
    assert (point(state), seat_of(state)) == ("shift", 0)
    assert view_of(state).heights[32] == 1
    assert all(words.startswith("shift_to ") for words in legal(state))
    play(state, "shift_to a8")
    assert (point(state), view_of(state).heights[32], view_of(state).heights[56]) == ("act", 0, 1)


@rule("TR-10.1")
def test_players_tied_at_0_share_the_place() -> None:
    year = "phase=3 round=4 opener=0 first=1"
    state = table(START, king=(0, 3), year=year, seat=0, turn="points=5 chosen=0")
    play(state, "end_turn")
    assert (state.over, scores(state), state.winners()) == (True, [0, 0], [0, 1])
