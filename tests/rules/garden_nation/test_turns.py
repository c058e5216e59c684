"""Section 4 and the turn order: rounds, turns, the crane."""

import pytest
from tests.rules.garden_nation.helpers import GAME, legal, play, start, table, verbs, view_of, waiting

from tabletown import IllegalAction
from tabletown.testing import rule

QUIET = "temple water_reservoir air_base apartments"  # projects that the steps below do not complete


@rule("GN-4.1", "GN-4.3", "GN-13.6")
def test_two_players_alternate_on_four_places() -> None:
    state = start(2, display=QUIET, first=1)
    seats = []
    while view_of(state).round == 1:
        seats.append(waiting(state)[0])
        state.apply(seats[-1], state.legal(seats[-1])[0])
    assert seats == [1, 0, 0, 1, 1, 0, 0]
    view = view_of(state)
    assert (view.round, view.order, waiting(state)) == (2, (0,), [0])


@rule("GN-4.2", "GN-11.2")
def test_four_players_name_who_is_next() -> None:
    state = start(4, display=QUIET, first=2)
    play(state, "2 build T1.1")
    assert legal(state, 2) == ["next_player 0", "next_player 1", "next_player 3"]
    play(state, "2 next_player 3")
    assert (waiting(state), view_of(state).order) == ([3], (2, 3))
    play(state, "3 build T1.2", "3 build T2.1")
    assert legal(state, 3) == ["next_player 0", "next_player 1"]
    play(state, "3 next_player 0")
    assert view_of(state).crane == 1
    play(state, "0 build T1.3", "0 build T5.0")
    assert (waiting(state), view_of(state).order) == ([1], (2, 3, 0, 1))  # nobody else was left


@rule("GN-4.2", "GN-4.8")
def test_three_players_have_one_turn_each_and_the_last_begins_the_next_round() -> None:
    state = start(3, display=QUIET)
    play(state, "0 build T1.1", "0 next_player 2", "2 build T1.2", "2 build T2.1")
    assert view_of(state).order == (0, 2, 1)
    play(state, "1 build T1.3", "1 build T5.0")
    view = view_of(state)
    assert (view.round, view.order, view.left, waiting(state)) == (2, (1,), 1, [1])


@rule("GN-4.8")
def test_the_last_player_acts_three_times_running_with_control_after_the_second() -> None:
    state = table("T5.0=1", "T3.0=1", crane=2, order="0 1 0 1")
    play(state, "1 build T2.2")
    assert (waiting(state), view_of(state).round, view_of(state).crane) == ([1], 1, 2)
    before = view_of(state).population
    play(state, "1 build T2.3")
    view = view_of(state)
    assert (view.population[0] - before[0], view.population[1] - before[1]) == (2, 4 - 4)
    assert (waiting(state), view.round, view.left, view.crane) == ([1], 2, 1, 5)
    play(state, "1 build T5.1")
    assert waiting(state) == [0]


@rule("GN-4.4")
def test_the_crane_goes_where_the_zone_points() -> None:
    for zone, crane in (("T4.0", 4), ("T4.1", 1), ("T4.2", 2), ("T4.4", 7), ("T4.5", 6), ("T4.6", 3)):
        assert view_of(play(table("", "", crane=4, order="0 1"), f"1 build {zone}")).crane == crane


@rule("GN-V14", "GN-4.4")
def test_the_crane_in_the_vectors() -> None:
    for layout, zone, crane in (
        ("4 1 2 5 7 6 3", "T1.2", 2),
        ("4 1 2 5 7 6 3", "T6.0", 4),
        ("4 1 2 5 7 6 3", "T4.0", 4),
        ("4 1+2 2 5 7 6 3", "T1.6", 2),
    ):
        state = table("", "", crane=zone[1], layout=layout, order="0 1")
        assert view_of(play(state, f"1 build {zone}")).crane == crane


@rule("GN-4.5", "GN-V24")
@pytest.mark.parametrize("layout", ["4 1 2 5 7 6 3", "7+3 6+1 5 4+5 3 2+2 1"])
def test_the_very_first_action_is_a_build_anywhere(layout: str) -> None:
    state = start(2, layout=layout)
    texts = legal(state)
    assert len(texts) == 63
    assert verbs(state) == {"build"}
    assert len([text for text in texts if len(text.split()) == 3]) == 21
    assert len({text.split()[1] for text in texts}) == 49


@rule("GN-4.6", "GN-7.1")
def test_one_ploy_and_one_project_an_action() -> None:
    state = table("T1.1=1", "T2.0=1", crane=1, display="terraced_houses house sanctuary -", order="1 0")
    assert {"strategic", "build", "demolish"} <= verbs(state)
    play(state, "0 strategic 2")
    assert verbs(state) == {"build"}  # neither a second movement nor an invasion of T2.0
    state = table("T1.1=2", "", crane=1, display="terraced_houses sanctuary - -", order="1 0")
    play(state, "0 build T1.2")
    assert legal(state) == ["complete 1", "complete 2", "decline"]
    play(state, "0 complete 2", "- project 2 house")
    assert verbs(state) == {"build", "strategic"}


@rule("GN-4.7", "GN-13.8")
def test_an_action_is_mandatory() -> None:
    state = table("T1.1=1", "", crane=1)
    assert "pass" not in legal(state)
    assert "move_on" not in legal(state)
    with pytest.raises(IllegalAction):
        play(state, "0 pass")


@rule("GN-11.2")
def test_a_single_option_is_asked_all_the_same() -> None:
    state = table("T1.1=1; population 1; ploys 0", "", crane=7)
    assert legal(state) == ["move_on"]
    assert waiting(state) == [0]


@rule("GN-11.3")
def test_notation_parses_back() -> None:
    for text in (
        "choose_objectives cabaret territory_control_7_2",
        "build T1.1",
        "build_bramble T1.0 greenery",
        "demolish T7.6",
        "invade T4.0",
        "strategic 7",
        "transfer_roof T2.3 T1.1",
        "move_on",
        "pass",
        "complete 4",
        "decline",
        "next_player 3",
        "territory 6 7 5",
        "project 1 air_base",
        "first_player 2",
        "deal 1 belfry",
    ):
        assert GAME.text(GAME.parse(text)) == text
    assert GAME.parse("build T1.0 greenery") == GAME.parse("build_bramble T1.0 greenery")
    assert [GAME.text(action) for action in range(2)] == [
        "choose_objectives cabaret post_office",
        "choose_objectives cabaret barracks",
    ]
