"""Section 7: strategic movement, roof transfer, invasion."""

import pytest
from tests.rules.garden_nation.helpers import legal, play, table, verbs, view_of, waiting

from tabletown.testing import rule


@rule("GN-7.1")
def test_a_player_without_tokens_has_no_ploys() -> None:
    state = table("T1.1=1^ T1.2=1; ploys 0", "T1.3=1", crane=1)
    assert verbs(state) == {"build", "demolish"}


@rule("GN-7.1")
def test_a_used_token_never_returns_and_a_ploy_may_be_repeated() -> None:
    state = table("", "", crane=1, order="1 0")
    play(state, "0 strategic 2", "0 build T2.0", "0 strategic 5", "0 build T5.0")
    assert view_of(state).ploys == (2, 4)


@rule("GN-7.2", "GN-V18")
def test_strategic_movement_goes_to_the_next_or_previous_number() -> None:
    for crane, numbers in ((7, ["1", "6"]), (1, ["2", "7"]), (4, ["3", "5"])):
        state = table("", "", crane=crane)
        assert [text.split()[1] for text in legal(state) if text.startswith("strategic")] == numbers
    state = table("T1.1=1; population 1", "", crane=7)
    play(state, "0 move_on")
    assert view_of(state).crane == 1


@rule("GN-7.2", "GN-4.7")
def test_strategic_movement_is_not_the_action() -> None:
    state = table("", "", crane=1)
    play(state, "0 strategic 7")
    assert (view_of(state).crane, view_of(state).left, waiting(state)) == (7, 1, [0])
    assert verbs(state) == {"build"}


@rule("GN-7.2", "GN-5.8", "GN-5.9")
def test_moving_on_remains_possible_after_a_strategic_movement() -> None:
    state = table("T4.0=1; population 1", "", crane=1)
    play(state, "0 strategic 2")
    assert legal(state) == ["move_on"]
    play(state, "0 move_on")
    assert view_of(state).crane == 3


@rule("GN-7.3")
def test_a_roof_goes_from_here_to_an_open_own_building_on_the_same_land() -> None:
    mine = "T1.1=1^ T1.2=1 T1.3=1^ T2.3=2 T2.0=1 T3.0=1 T3.5=1^"
    state = table(mine, "T5.0=1", crane=1)
    assert [text for text in legal(state) if text.startswith("transfer")] == [
        "transfer_roof T1.1 T1.2",
        "transfer_roof T1.1 T2.3",
        "transfer_roof T1.3 T2.0",
    ]
    play(state, "0 transfer_roof T1.1 T2.3")
    view = view_of(state)
    closed = {each.zone for each in view.buildings if each.closed}
    assert (closed, view.roofs, view.ploys[0], view.left) == ({"T2.3", "T1.3", "T3.5"}, 16, 3, 1)
    assert "build T1.1" in legal(state)


@rule("GN-7.3")
def test_a_bramble_counts_as_the_land_of_its_token() -> None:
    state = table("T1.0=1^ T2.3=2 T2.0=1", "", crane=1, tokens="T1.0=yellow_grass")
    assert [text for text in legal(state) if text.startswith("transfer")] == ["transfer_roof T1.0 T2.0"]


@rule("GN-7.3", "GN-13.10")
def test_after_a_roof_transfer_the_action_is_done_here() -> None:
    full = "T1.2=1 T1.3=1 T1.4=1 T1.5=1 T1.6=1 T1.0=1"
    state = table("T1.1=1^ T2.3=1; population 2", full, crane=1, tokens="T1.0=greenery")
    assert "move_on" in legal(state)
    play(state, "0 transfer_roof T1.1 T2.3")
    assert legal(state) == ["demolish T1.1"]


@rule("GN-7.4", "GN-V11")
@pytest.mark.parametrize(("population", "supply", "can"), [(15, 2, True), (14, 2, False), (15, 1, False)])
def test_an_invasion_costs_the_value_and_as_many_floors(population: int, supply: int, can: bool) -> None:
    state = table(f"T1.6={20 - supply}; population {population}", "T3.0=2^", crane=3, order="1 0")
    assert ("invade T3.0" in legal(state)) == can
    if can:
        play(state, "0 invade T3.0")
        view = view_of(state)
        building = next(each for each in view.buildings if each.zone == "T3.0")
        assert (view.population, view.supply, view.ploys, view.roofs) == ((1, 49), (0, 20), (3, 4), 19)
        assert (building.seat, building.floors, building.closed) == (0, 2, False)
        assert view.ended


@rule("GN-7.4", "GN-4.4")
def test_an_invasion_is_the_action_and_moves_the_crane() -> None:
    state = table("", "T1.2=1", crane=1, order="1 0")
    play(state, "0 invade T1.2")
    assert (view_of(state).crane, view_of(state).left) == (2, 1)


@rule("GN-7.4")
def test_only_buildings_of_others_in_the_territory_of_the_crane_are_invaded() -> None:
    state = table("T1.1=1", "T1.2=1 T2.0=1", "T1.3=1^", crane=1)
    assert [text for text in legal(state) if text.startswith("invade")] == ["invade T1.2", "invade T1.3"]


@rule("GN-7.4", "GN-13.9")
def test_an_invasion_may_complete_a_project() -> None:
    state = table("T1.1=1", "T1.2=2", crane=1, display="terraced_houses house sanctuary prison", order="1 0")
    play(state, "0 invade T1.2")
    assert legal(state) == ["complete 1", "complete 2", "complete 3", "decline"]
    play(state, "0 complete 2")
    assert [each.closed for each in view_of(state).buildings] == [False, True]


@rule("GN-13.18", "GN-V25")
def test_the_roof_of_an_invaded_building_serves_the_project() -> None:
    roofs = "T2.0=1^ T2.1=1^ T2.2=1^ T2.3=1^ T2.5=1^ T2.6=1^ T3.0=1^ T3.1=1^ T3.2=1^ T3.3=1^ T3.5=1^ T3.6=1^"
    more = "T4.0=1^ T4.1=1^ T4.2=1^ T4.4=1^ T4.5=1^ T4.6=1^"
    state = table("", f"{roofs} {more} T1.1=2^", crane=1, display="house - - -", order="1 0", lines=("ended: yes",))
    assert view_of(state).roofs == 0
    play(state, "0 invade T1.1")
    assert legal(state) == ["complete 1", "decline"]
    play(state, "0 complete 1", "- project 1 forge")
    assert view_of(state).roofs == 0


@rule("GN-7.5")
def test_ploys_do_not_combine_in_one_action() -> None:
    state = table("T1.1=1^ T1.2=1", "T2.0=1 T1.3=1", crane=1)
    assert verbs(state) == {"build", "demolish", "invade", "strategic", "transfer_roof"}
    assert verbs(play(state.copy(), "0 strategic 2")) == {"build"}
    assert verbs(play(state.copy(), "0 transfer_roof T1.1 T1.2")) == {"build", "demolish"}


@rule("GN-13.11")
def test_ploys_are_possible_after_moving_on() -> None:
    full = "T1.2=1 T1.3=1 T1.4=1 T1.5=1 T1.6=1 T1.0=1 T1.1=1"
    state = table("T2.3=1^ T3.5=1; population 6", f"T2.1=1 {full}", crane=1, tokens="T1.0=greenery")
    play(state, "0 move_on")
    assert {"invade T2.1", "strategic 1", "strategic 3", "transfer_roof T2.3 T3.5"} <= set(legal(state))
    play(state, "0 transfer_roof T2.3 T3.5")
    assert view_of(state).ploys[0] == 3


@rule("GN-V8")
def test_movement_and_demolition_then_an_invasion_with_another_token() -> None:
    state = table("T6.1=1", "T1.3=1", crane=5, order="1 0")
    play(state, "0 strategic 6", "0 demolish T6.1")
    assert (view_of(state).crane, view_of(state).ploys[0]) == (1, 3)
    play(state, "0 invade T1.3")
    assert view_of(state).ploys[0] == 2
