"""Sections 1 to 3: pieces, modes, set-up and terms; section 12 as far as the set-up goes."""

from itertools import combinations

import pytest
from tests.rules.torres.helpers import (
    CARDS,
    GAME,
    PRINTED,
    START,
    legal,
    new,
    place,
    play,
    point,
    seat_of,
    table,
    targets,
    view_of,
    wander,
)
from tests.rules.torres.literal import ALL, seen

from tabletown import IllegalAction, OptionsError
from tabletown.core.state import CHANCE
from tabletown.games.torres.rules import material
from tabletown.testing import rule

# Components.


@rule("TR-1.1")
def test_the_track_starts_at_0_and_has_no_end() -> None:
    assert [each.score for each in view_of(new(seats=4)).seats] == [0, 0, 0, 0]
    state = table(START, lines=["score 0: castles_1=999"])
    assert view_of(play(state, "advance_score")).seats[0].score == 1000


@rule("TR-1.2", "TR-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
def test_the_blocks_on_board_in_stacks_and_in_supply_are_92_at_every_moment(mode: str, seats: int) -> None:
    state = new(seats=seats, mode=mode)
    for _ in wander(state, seats):
        view = view_of(state)
        stacks = sum(sum(each.stacks) for each in view.seats) + max(view.chosen, 0)
        assert sum(view.heights) + stacks + view.supply == 92
        assert view.supply >= 0


@rule("TR-1.3", "TR-1.4")
def test_every_colour_has_six_knights_and_ten_cards_one_of_each_kind() -> None:
    state = new(seats=4, mode="master")
    for seat in view_of(state).seats:
        assert seat.reserve == 6
        assert seat.hand == CARDS
    assert GAME.inventory(state) == {"blocks": 92, "knights": 24, "action_cards": 40}
    counts = material.DATA["components"]["counts"]
    assert (counts["king"], counts["phase_cards"], counts["master_cards"], counts["codex_cards"]) == (1, 3, 8, 4)
    assert len(legal(state, "master_card")) == 8


@rule("TR-1.5", "TR-V3")
def test_blocks_dealt_in_each_phase() -> None:
    phases = {2: ["3333"] * 3, 3: ["3322", "332", "332"], 4: ["2222", "222", "222"]}
    left = {2: (60, 12), 3: (54, 6), 4: (52, 4)}
    for seats, stacks in phases.items():
        state = new(seats=seats)
        seen: dict[int, list[str]] = {}
        first_supply = -1
        while not state.over:
            view = view_of(state)
            if view.phase and view.phase not in seen:
                chosen = [view.chosen] if view.chosen >= 0 else []
                dealt = [*view.seats[view.turn].stacks, *chosen]
                seen[view.phase] = ["".join(map(str, sorted(dealt, reverse=True)))]
                assert all(sum(each.stacks) in (sum(dealt), sum(dealt) - sum(chosen)) for each in view.seats)
                if view.phase == 1:
                    first_supply = view.supply
            words = legal(state)
            play(state, "end_turn" if "end_turn" in words else words[-1])
        assert [each for phase in seen.values() for each in phase] == stacks
        total = seats * sum(int(size) for phase in stacks for size in phase)
        assert (first_supply, 92 - 8 - total) == left[seats]


@rule("TR-1.7")
def test_the_marked_squares_map_onto_themselves_under_a_quarter_turn() -> None:
    view = view_of(new())
    marked = {each for each in ALL if view.heights[8 * each[0] + each[1]]}
    assert marked == set(PRINTED)
    assert {8 * r + c for r, c in marked} == {3, 18, 21, 31, 32, 42, 45, 60}
    assert {(c, 7 - r) for r, c in marked} == marked
    assert sum(view.heights) == 8


# Modes and set-up.

SWITCHES = ("castle_setup", "action_cards", "master_card", "round_start")


@rule("TR-2.1", "TR-2.7")
def test_a_mode_is_a_bundle_of_switches_and_each_can_be_set_apart() -> None:
    for mode, setup, cards in (
        ("basic", "first_knight", 0),
        ("own_deck", "first_knight", 0),
        ("master", "master", 10),
    ):
        state = new(mode=mode)
        assert point(state) == setup
        assert view_of(state).seats[0].cards == cards
        for switch, value in material.DATA["modes"][mode].items():
            if switch in SWITCHES:
                assert GAME.options(seats=2, mode=mode, **{switch: value}) == GAME.options(seats=2, mode=mode)
    assert point(new(castle_setup="players")) == "castle"
    assert view_of(new(action_cards="full_hand")).seats[0].hand == CARDS
    assert view_of(new(action_cards="own_deck")).seats[1].deck == 10
    assert point(new(master_card=True)) == "master"
    assert point(new(mode="master", master_card=False)) == "castle"
    with pytest.raises(OptionsError):
        GAME.options(seats=2, castle_setup="nowhere")


@rule("TR-2.2", "TR-2.7", "TR-13.1")
def test_the_start_player_is_a_seat_or_drawn() -> None:
    assert seat_of(new(seats=3)) == 0
    assert seat_of(new(seats=3, start_player=2)) == 2
    with pytest.raises(OptionsError):
        GAME.options(seats=3, start_player=3)
    state = new(seats=3, start_player="drawn", mode="master")
    assert [weight for _, weight in state.outcomes()] == [1, 1, 1]
    play(state, "start_player 1")
    assert legal(state) == [f"master_card {card}" for card in material.MASTERS]
    play(state, "master_card line")
    assert (seat_of(state), point(state), view_of(state).master) == (1, "castle", "line")


@rule("TR-2.3", "TR-2.5", "TR-2.6")
def test_first_knights_then_the_king_on_start_blocks_then_the_stacks() -> None:
    state = new(seats=3)
    assert targets(state, "place_first_knight") == set(PRINTED)
    for seat, square in enumerate(("d1", "c3", "f3")):
        assert (seat_of(state), point(state)) == (seat, "first_knight")
        play(state, f"place_first_knight {square}")
    assert [each.reserve for each in view_of(state).seats] == [5, 5, 5]
    assert (seat_of(state), point(state)) == (2, "king")
    assert targets(state, "place_king") == set(PRINTED) - {place("d1"), place("c3"), place("f3")}
    with pytest.raises(IllegalAction):
        play(state, "place_king d1")
    assert view_of(state).seats[0].stacks == ()
    play(state, "place_king h4")
    assert (seat_of(state), point(state), view_of(state).king) == (0, "stack", "h4")
    assert [each.stacks for each in view_of(state).seats] == [(3, 3, 2, 2)] * 3


@rule("TR-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_common_deck_has_all_40_cards_for_any_number_of_players(seats: int) -> None:
    state = new(seats=seats)
    assert view_of(state).deck == 40
    while point(state) != "act":
        play(state, legal(state)[0])
    play(state, "buy_card")
    assert [weight for _, weight in state.outcomes()] == [4] * 10


# Terms.


@rule("TR-3.1", "TR-3.4")
@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
@pytest.mark.parametrize("seed", range(3))
def test_what_holds_after_every_action(mode: str, seed: int) -> None:
    state = new(seats=4, mode=mode)
    for _ in wander(state, seed):
        view = view_of(state)
        if view.phase == 0:
            continue
        model = seen(view)
        figures = [square for seat in view.seats for square in seat.knights] + [view.king]
        assert len(figures) == len(set(figures))
        assert len(model.castles) >= 6
        assert all(max(model.heights[each] for each in castle) <= len(castle) for castle in model.castles)
        assert model.castle(place(view.king))


@rule("TR-3.2", "TR-3.3")
def test_castles_touching_at_a_corner_are_two() -> None:
    heights = {(2, 2): 1, (3, 3): 1, (3, 4): 1}
    state = table(heights, {"A": [(3, 3)]}, year="phase=3 round=4 opener=0 first=1", seat=0, turn="points=5 chosen=0")
    play(state, "end_turn")
    assert view_of(state).seats[0].score == 2  # area 2, level 1: not 3


@rule("TR-3.5", "TR-3.6", "TR-8.4")
def test_a_knight_on_the_ground_is_in_no_castle() -> None:
    knights = {"A": [(2, 1)], "B": [(2, 3)]}
    state = table(
        START | {(2, 3): 1}, knights, king=(2, 2), year="phase=1 round=4 opener=0 first=1", seat=0, turn="points=5 chosen=0"
    )
    play(state, "end_turn")
    assert [each.score for each in view_of(state).seats] == [0, 7]  # B: area 2, level 1, and 5 for the king


# Master set-up.


@rule("TR-12.1", "TR-A15", "TR-V22")
def test_castles_of_the_master_set_up_keep_a_distance_of_three() -> None:
    for blocks, count in ((["a1"], 58), (["d4"], 51), (["d1"], 55), (["a1", "d1"], 51)):
        state = play(new(mode="master"), "master_card border", *[f"place_castle {square}" for square in blocks])
        found = targets(state, "place_castle")
        assert len(found) == count
        placed = [place(square) for square in blocks]
        assert found == {(r, c) for r, c in ALL if all(abs(r - y) + abs(c - x) >= 3 for y, x in placed)}
    assert min(abs(a - c) + abs(b - d) for (a, b), (c, d) in combinations(PRINTED, 2)) == 3


@rule("TR-12.2", "TR-4.5")
@pytest.mark.parametrize("seed", range(30))
def test_there_is_always_room_for_eight_castles(seed: int) -> None:
    state = new(mode="master", seats=2)
    for _ in wander(state, seed):
        if point(state) == "first_knight":
            break
        assert state.legal(seat_of(state))
    assert sum(view_of(state).heights) == 8


@rule("TR-V43", "TR-12.1", "TR-12.4", "TR-2.6")
def test_who_places_what_in_the_master_set_up_of_three() -> None:
    state = new(seats=3, start_player=1, mode="master")
    assert seat_of(state) == CHANCE
    play(state, "master_card cluster")
    order: dict[str, list[int]] = {}
    while point(state) not in ("stack", "act"):
        order.setdefault(point(state), []).append(seat_of(state))
        play(state, legal(state)[0])
    assert order == {"castle": [1, 2, 0, 1, 2, 0, 1, 2], "first_knight": [1, 2, 0], "king": [0]}
    assert seat_of(state) == 1


@rule("TR-12.3")
def test_in_master_no_card_is_bought_and_any_may_be_played_in_the_first_turn() -> None:
    state = play(new(mode="master"), "master_card line")
    while point(state) != "act":
        play(state, legal(state)[0])
    assert "buy_card" not in legal(state)
    assert {"six_ap", "seven_ap"} <= set(legal(state))
    play(state, "six_ap")
    assert "seven_ap" not in legal(state)
