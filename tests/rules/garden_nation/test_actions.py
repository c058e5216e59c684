"""Section 5: building, demolishing, moving on, passing."""

import pytest
from tests.rules.garden_nation.helpers import GAME, legal, play, random_states, table, verbs, view_of, waiting

from tabletown.testing import rule

COST_ZONES = {1: "T1.6", 2: "T2.1", 3: "T3.0", 4: "T1.1", 5: "T1.5"}


@rule("GN-5.1")
def test_a_floor_goes_to_a_vacant_zone_or_onto_an_open_own_building() -> None:
    state = table("T1.1=1 T1.2=1^", "T1.3=1 T1.4=1^", crane=1, tokens="T1.0=greenery")
    assert [text for text in legal(state) if text.startswith("build")] == [
        "build T1.0",
        "build T1.1",
        "build T1.5",
        "build T1.6",
    ]


@rule("GN-5.1")
def test_there_is_no_height_limit() -> None:
    state = table("T1.6=19; population 40", "", crane=1)
    play(state, "0 build T1.6")
    view = view_of(state)
    assert (view.buildings[0].floors, view.population[0], view.supply[0]) == (20, 20, 0)


@rule("GN-5.1", "GN-5.10")
def test_without_a_floor_in_supply_nothing_is_built() -> None:
    state = table("T1.6=20", "", crane=1, lines=("ended: yes",))
    assert not any(text.startswith("build") for text in legal(state))


@rule("GN-5.2", "GN-V1")
def test_prices_rise_with_the_floors() -> None:
    for floors, price in ((0, 3), (1, 4), (2, 5)):
        state = table(f"T3.0={floors}" if floors else "", "", crane=3)
        assert view_of(play(state, "0 build T3.0")).population[0] == 35 - price
    assert view_of(play(table("T3.0=2", "", crane=3), "0 demolish T3.0")).population[0] == 35 + 14


@rule("GN-5.3", "GN-V10")
@pytest.mark.parametrize(("population", "can"), [(5, True), (4, False)])
def test_one_inhabitant_stays(population: int, can: bool) -> None:
    state = table(f"; population {population}", "", crane=1)
    assert ("build T1.1" in legal(state)) == can
    if can:
        assert view_of(play(state, "0 build T1.1")).population[0] == 1


@rule("GN-5.4", "GN-5.6")
def test_a_bramble_zone_takes_a_land_for_good() -> None:
    state = table("", "", crane=1, order="1 0")
    play(state, "0 build T1.0 red_leaves")
    assert view_of(state).tokens == {"T1.0": "red_leaves"}
    assert view_of(state).population[0] == 30
    state = table("T1.0=1", "", crane=1, tokens="T1.0=red_leaves", order="1 0")
    play(state, "0 demolish T1.0")
    assert (view_of(state).tokens, view_of(state).buildings) == ({"T1.0": "red_leaves"}, ())
    state = table("", "", crane=1, tokens="T1.0=red_leaves", order="1 0")
    assert [text for text in legal(state) if "T1.0" in text] == ["build T1.0"]
    assert view_of(play(state, "0 build T1.0")).population[0] == 30


@rule("GN-5.5", "GN-V2")
def test_the_demolition_table() -> None:
    rows = ["2 4 6 8 10", "6 10 14 18 22", "12 18 24 30 36", "20 28 36 44 52"]
    for floors, row in enumerate(rows, 1):
        for cost, gain in enumerate(map(int, row.split()), 1):
            zone = COST_ZONES[cost]
            state = play(table(f"{zone}={floors}", "", crane=zone[1]), f"0 demolish {zone}")
            assert view_of(state).population[0] == 35 + gain


@rule("GN-5.5", "GN-V12")
def test_five_floors_are_worth_30_to_70() -> None:
    for cost, gain in ((1, 30), (5, 70)):
        state = play(table(f"{COST_ZONES[cost]}=5", "", crane=1), f"0 demolish {COST_ZONES[cost]}")
        assert view_of(state).population[0] == 35 + gain


@rule("GN-5.5", "GN-5.6", "GN-6.6")
def test_demolition_takes_the_whole_building_and_its_roof() -> None:
    state = table("T1.1=3^ T1.2=1", "T1.3=1", crane=1)
    assert [text for text in legal(state) if text.startswith("demolish")] == ["demolish T1.1", "demolish T1.2"]
    assert (view_of(state).roofs, view_of(state).supply[0]) == (18, 16)
    play(state, "0 demolish T1.1")
    view = view_of(state)
    assert (view.roofs, view.supply[0]) == (19, 19)
    assert [each.zone for each in view.buildings] == ["T1.2", "T1.3"]


@rule("GN-5.7", "GN-13.16")
def test_the_project_comes_before_the_crane() -> None:
    state = table("T1.1=1", "", crane=1, display="terraced_houses - - -", order="1 0")
    play(state, "0 build T1.2")
    assert (view_of(state).crane, legal(state)) == (1, ["complete 1", "decline"])
    play(state, "0 complete 1")
    assert (view_of(state).crane, waiting(state)) == (1, [-1])
    play(state, "- project 1 house")
    assert (view_of(state).crane, view_of(state).left) == (2, 1)


@rule("GN-5.7")
def test_declining_leads_on_to_the_crane() -> None:
    state = table("T1.1=1", "", crane=1, display="terraced_houses - - -", order="1 0")
    play(state, "0 build T1.2", "0 decline")
    view = view_of(state)
    assert (view.crane, view.done[0], view.display[0], view.roofs) == (2, (), "terraced_houses", 19)


@rule("GN-5.8")
def test_who_can_build_may_not_move_on() -> None:
    state = table("T1.1=1; population 3", "", crane=1)
    assert {"build T1.6", "demolish T1.1"} <= set(legal(state))
    assert "move_on" not in legal(state)
    state = table("T1.1=1; population 2; ploys 0", "T1.6=1", crane=1)
    assert legal(state) == ["demolish T1.1", "move_on"]
    play(state, "0 move_on")
    assert (view_of(state).crane, view_of(state).left, view_of(state).ploys[0]) == (2, 1, 0)


@rule("GN-5.8", "GN-13.2", "GN-13.17")
@pytest.mark.parametrize(("direction", "stops"), [("ascending", [7, 1, 2]), ("descending", [5, 4, 3])])
def test_moving_on_goes_up_or_by_setting_down(direction: str, stops: list[int]) -> None:
    far = "T3.1" if direction == "ascending" else "T2.3"
    state = table(f"{far}=1; population 1", "", crane=6, move_on=direction)
    for stop in stops:
        play(state, "0 move_on")
        assert view_of(state).crane == stop
    assert {"strategic 5", "strategic 7"} <= set(legal(table("", "", crane=6, move_on=direction)))


@rule("GN-5.9", "GN-V26")
def test_moving_on_stops_where_nothing_is_left_to_find() -> None:
    alone = "T3.0=1 T6.0=1; population 1; ploys 0"
    state = table(alone, "", crane=3)
    assert legal(state) == ["demolish T3.0", "move_on"]
    play(state, "0 move_on", "0 move_on", "0 move_on")
    assert (view_of(state).crane, legal(state)) == (6, ["demolish T6.0"])
    assert legal(table(alone, "", crane=7)) == ["move_on"]
    state = table(alone.replace("ploys 0", "ploys 1"), "", crane=7)
    play(state, "0 move_on", "0 move_on")
    assert view_of(state).crane == 2
    play(state, "0 strategic 1")
    for _ in range(5):
        play(state, "0 move_on")
    assert (view_of(state).crane, legal(state)) == (6, ["demolish T6.0"])


@rule("GN-5.9")
def test_a_territory_already_visited_is_not_entered_again() -> None:
    state = table("T1.1=1 T5.0=1; population 1; ploys 0", "", crane=1, lines=("turn: left=1 visited=1+2",))
    assert legal(state) == ["demolish T1.1"]
    state = table("T1.1=1 T5.0=1; population 1; ploys 0", "", crane=1, lines=("turn: left=1 visited=1+3",))
    assert legal(state) == ["demolish T1.1", "move_on"]


@rule("GN-5.10")
@pytest.mark.parametrize(("floors", "can"), [(20, True), (19, False)])
def test_passing_needs_an_empty_supply(floors: int, can: bool) -> None:
    state = table(f"T1.1={floors}; population 2", "T2.0=1", crane=2, lines=("ended: yes",))
    assert ("pass" in legal(state)) == can


@rule("GN-5.10", "GN-13.7", "GN-V27")
def test_passing_with_an_empty_supply_loses_the_rest_of_the_turn() -> None:
    position = ("T1.1=15 T2.3=1^ T2.6=1", "", "")
    state = table(*position, crane=2, order="2 0", lines=("ended: yes",))
    play(state, "0 strategic 3", "0 pass")
    assert (view_of(state).crane, view_of(state).order, waiting(state)) == (3, (2, 0, 1), [1])
    state = table(*position, crane=2, order="2 0", lines=("ended: yes",))
    play(state, "0 transfer_roof T2.3 T1.1")
    assert legal(state) == ["demolish T2.3", "demolish T2.6"]


@rule("GN-5.10")
def test_after_moving_on_the_crane_stays_where_a_player_passes() -> None:
    state = table("T1.1=19 T7.1=1", "", crane=7, order="1 0", lines=("ended: yes",))
    play(state, "0 move_on")
    assert "pass" in legal(state)
    play(state, "0 pass")
    assert (view_of(state).crane, waiting(state)) == (1, [1])


@rule("GN-5.10", "GN-13.8")
def test_who_has_floors_but_too_few_inhabitants_must_demolish() -> None:
    state = table("T5.0=1; population 1; ploys 0", "", crane=1)
    while legal(state) == ["move_on"]:
        play(state, "0 move_on")
    assert (view_of(state).crane, legal(state)) == (5, ["demolish T5.0"])


@rule("GN-5.11", "GN-I6")
def test_there_is_always_a_build_or_demolition_to_be_reached() -> None:
    for state in random_states(511, 12, share=0.5):
        view = view_of(state)
        if not view.pending or view.pending[-1][0] != "act":
            continue
        seat = waiting(state)[0]
        state.ploys[seat] = 0
        state.locked = False
        state.visited = 1 << max(state.crane, 0)
        steps = 0
        while not verbs(state) & {"build", "demolish"}:
            state.apply(seat, GAME.parse("move_on"))
            steps += 1
        assert steps < 7
