"""Sections 1 to 3: components, geometry, set-up."""

from collections import Counter

import pytest
from tests.rules.garden_nation.helpers import GAME, L0, legal, play, start, table, view_of, waiting
from tests.rules.garden_nation.literal import DATA, Garden

from tabletown.core.bits import members
from tabletown.core.state import CHANCE
from tabletown.games.garden_nation.rules import material as m
from tabletown.testing import rule


def touching(state: object, zone: str) -> set[str]:
    return {m.ZONE_NAMES[each] for each in members(state.near[m.ZONE[zone]])}  # type: ignore[attr-defined]


# Components.


@rule("GN-1.1", "GN-13.5")
def test_the_box_holds_what_the_rules_count() -> None:
    assert (len(m.PROJECTS), sum(m.COPIES), m.ROOFS, sum(m.TOKENS)) == (21, 24, 19, 9)
    assert Counter(m.FAMILIES[family] for family in m.PROJECT_FAMILY) == {
        "beside_vacant": 6,
        "outer_two": 3,
        "pair_1_1": 3,
        "pair_2_1": 3,
        "centre_three": 3,
        "triple_2_1_1": 3,
    }
    pairs = {(m.LANDS[land], m.LANDS[vacant]) for land, vacant in zip(m.PROJECT_LAND, m.VACANT_LAND) if vacant != m.NO_CARD}
    assert pairs == {(a, b) for a in m.LANDS[:3] for b in m.LANDS[:3] if a != b}


@rule("GN-1.1")
def test_all_pieces_are_there_from_the_first_step_to_the_last() -> None:
    state = GAME.new(GAME.options(seats=3))
    counts = {"roofs": 19, "projects": 21, "objectives": 24, "territories": 7}
    counts |= {f"floors {seat}": 17 for seat in range(3)} | {f"tokens {land}": 3 for land in m.LANDS[:3]}
    assert GAME.inventory(state) == counts
    state.playout(3)
    assert GAME.inventory(state) == counts


@rule("GN-1.2")
def test_a_bramble_token_does_not_occupy_a_zone() -> None:
    state = table("", "", crane=1, tokens="T1.0=greenery")
    assert "build T1.0" in legal(state)
    assert view_of(state).buildings == ()


@rule("GN-1.3", "GN-2.3")
def test_every_territory_has_two_zones_of_each_land_and_one_bramble_of_cost_5() -> None:
    table_of_rules = """
        B5 G4 G4 Y4 Y3 R5 R1
        Y3 Y2 R4 G4 B5 R3 G5
        R3 G3 R4 Y4 B5 G1 Y3
        G3 Y4 R5 B5 G1 R4 Y3
        G4 R3 Y5 R2 Y3 B5 G3
        R4 G3 Y4 Y4 R3 G3 B5
        Y5 G5 R4 G3 Y1 B5 R3"""
    zones = [f"{'GYRB'[land]}{cost}" for land, cost in zip(m.PRINTED, m.COSTS["art"])]
    assert zones == table_of_rules.split()
    for territory in range(7):
        letters = Counter(zone[0] for zone in zones[7 * territory : 7 * territory + 7])
        assert letters == {"G": 2, "Y": 2, "R": 2, "B": 1}


@rule("GN-1.4", "GN-5.4")
def test_a_land_has_three_bramble_tokens() -> None:
    state = table("", "", crane=4, tokens="T1.0=greenery T2.4=greenery")
    assert [text for text in legal(state) if "T4.3" in text] == [
        "build_bramble T4.3 greenery",
        "build_bramble T4.3 yellow_grass",
        "build_bramble T4.3 red_leaves",
    ]
    state = table("", "", crane=4, tokens="T1.0=greenery T2.4=greenery T3.4=greenery")
    assert [text for text in legal(state) if "T4.3" in text] == [
        "build_bramble T4.3 yellow_grass",
        "build_bramble T4.3 red_leaves",
    ]


@rule("GN-1.5", "GN-V4")
def test_population_and_score_are_plain_integers() -> None:
    state = table("T1.1=5; population 52; completed " + " ".join(m.PROJECTS[:18]), "; population 41", crane=1)
    assert (view_of(state).population, sum(line.points for line in state.score(0).lines)) == ((52, 41), 78 + 10)
    play(state, "0 demolish T1.1")
    assert view_of(state).population == (52 + 60, 41)


@rule("GN-1.5", "GN-9.3")
def test_a_score_may_become_negative() -> None:
    state = table("; population 1", "", phase="over", order="0 1 0 1")
    assert (state.score(0).total, state.winners()) == (-30, [1])


# Geometry.


@rule("GN-2.1", "GN-2.7")
def test_slots_run_clockwise_from_the_upper_left() -> None:
    state = start()
    assert view_of(state).layout == ((4, 0), (1, 0), (2, 0), (5, 0), (7, 0), (6, 0), (3, 0))
    assert m.OPPOSITE[1:] == [4, 5, 6, 1, 2, 3]
    # T4 lies in the centre: its zone in each slot looks at the territory there.
    facing = {k: next(zone for zone in touching(state, f"T4.{k}") if not zone.startswith("T4")) for k in range(1, 7)}
    assert facing == {1: "T1.4", 2: "T2.5", 3: "T5.6", 4: "T7.1", 5: "T6.2", 6: "T3.3"}


@rule("GN-2.2")
@pytest.mark.parametrize("turn", range(6))
def test_a_turned_territory_turns_its_outer_zones(turn: int) -> None:
    layout = L0.replace("4 ", f"4+{turn} ", 1)
    state = table("", "", layout=layout)
    for k in range(1, 7):
        slot = (k - 1 + turn) % 6 + 1
        beyond = view_of(state).layout[slot][0]
        assert any(zone.startswith(f"T{beyond}.") for zone in touching(state, f"T4.{k}"))


@rule("GN-2.4")
def test_the_centre_zone_touches_all_six_and_an_outer_zone_its_ring_neighbours() -> None:
    state = table("", "")
    assert touching(state, "T6.0") == {f"T6.{k}" for k in range(1, 7)}
    assert {zone for zone in touching(state, "T7.1") if zone.startswith("T7")} == {"T7.0", "T7.2", "T7.6"}


@rule("GN-2.5")
def test_there_are_84_links_inside_territories_and_12_between() -> None:
    state = table("", "")
    links = {frozenset((zone, other)) for zone in m.ZONE_NAMES for other in touching(state, zone)}
    inside = [link for link in links if len({zone[:2] for zone in link}) == 1]
    assert (len(inside), len(links) - len(inside)) == (84, 12)


@rule("GN-V13")
def test_adjacency_in_the_reference_layout() -> None:
    state = table("", "")
    assert touching(state, "T4.3") == {"T4.0", "T4.2", "T4.4", "T5.6"}
    assert touching(state, "T1.1") == {"T1.0", "T1.2", "T1.6"}
    assert touching(state, "T2.5") == {"T2.0", "T2.4", "T2.6", "T4.2"}
    assert touching(state, "T1.3") == {"T1.0", "T1.2", "T1.4", "T2.6"}
    turned = table("", "", layout="4 1 2+1 5 7 6 3")
    assert touching(turned, "T1.3") == {"T1.0", "T1.2", "T1.4", "T2.5"}


@rule("GN-2.6")
def test_numbers_are_cyclic_and_say_nothing_about_the_place() -> None:
    assert Garden(view_of(table("", ""))).zones["T4.0"].central
    assert Garden(view_of(table("", "", layout="7 1 2 5 4 6 3"))).zones["T7.0"].central
    state = table("T1.1=1; population 1", "", crane=7)
    assert view_of(play(state, "0 move_on")).crane == 1


# Set-up.


@rule("GN-3.1", "GN-13.13", "GN-11.1")
def test_territories_lie_at_random_with_random_rotations() -> None:
    state = GAME.new(GAME.options(seats=2))
    texts = legal(state)
    assert (len(texts), texts[0], texts[-1]) == (42, "territory 0 1 0", "territory 0 7 5")
    assert {weight for _, weight in state.outcomes()} == {1}
    play(state, "- territory 0 3 4")
    assert (len(legal(state)), legal(state)[0]) == (36, "territory 1 1 0")
    assert not any(text.startswith("territory 1 3 ") for text in legal(state))


@rule("GN-3.2", "GN-4.3")
@pytest.mark.parametrize(("seats", "actions"), [(2, [1, 2, 2, 2]), (3, [1, 2, 2]), (4, [1, 2, 2, 2])])
def test_the_first_place_has_one_action_and_the_others_two(seats: int, actions: list[int]) -> None:
    state = start(seats, display="temple water_reservoir air_base apartments")
    done: list[int] = []
    while view_of(state).round == 1:
        view = view_of(state)
        if len(done) < len(view.order):
            done.append(0)
        text = legal(state)[0]
        done[-1] += text.startswith("build")
        state.apply(waiting(state)[0], GAME.parse(text))
    assert done == actions


@rule("GN-3.3")
def test_four_projects_are_turned_up_and_the_rest_is_the_deck() -> None:
    view = view_of(start())
    assert (view.display, view.deck) == (("terraced_houses", "sanctuary", "house", "forge"), 17)


@rule("GN-3.4")
@pytest.mark.parametrize(("seats", "floors"), [(2, 20), (3, 17), (4, 14)])
def test_floors_depend_on_the_number_of_players(seats: int, floors: int) -> None:
    assert view_of(start(seats)).supply == (floors,) * seats


@rule("GN-3.5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_has_38_inhabitants_and_the_first_place(first: int) -> None:
    view = view_of(start(3, first=first))
    assert view.population == tuple(38 if seat == first else 35 for seat in range(3))
    assert (view.order, view.actors, view.ploys) == ((first,), 1 << first, (4, 4, 4))
    assert all(done == () for done in view.done)


@rule("GN-3.6", "GN-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_four_objectives_seat_by_seat(seats: int) -> None:
    state = GAME.new(GAME.options(seats=seats))
    receivers, steps = [], 0
    while state.actors() == CHANCE:
        outcome = state.legal(CHANCE)[-1]
        text = GAME.text(outcome).split()
        if text[0] == "deal":
            receivers.append(int(text[1]))
        state.apply(CHANCE, outcome)
        steps += 1
    assert receivers == [seat for seat in range(seats) for _ in range(4)]
    assert steps == 12 + 4 * seats
    assert waiting(state) == list(range(seats))


@rule("GN-11.1")
def test_an_objective_is_dealt_as_often_as_copies_are_left() -> None:
    state = GAME.new(GAME.options(seats=2))
    while "deal" not in legal(state)[0]:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    weights = {GAME.text(outcome): weight for outcome, weight in state.outcomes()}
    assert (weights["deal 0 belfry"], weights["deal 0 cabaret"], weights["deal 0 territory_control_1_3"]) == (3, 2, 1)
    assert sum(weights.values()) == 24
    play(state, "- deal 0 belfry", "- deal 0 territory_control_1_3")
    weights = {GAME.text(outcome): weight for outcome, weight in state.outcomes()}
    assert (weights["deal 0 belfry"], "deal 0 territory_control_1_3" in weights) == (2, False)


@rule("GN-11.1")
def test_set_up_goes_territories_projects_first_player_objectives() -> None:
    state = GAME.new(GAME.options(seats=2))
    verbs = []
    while state.actors() == CHANCE:
        verbs.append(legal(state)[0].split()[0])
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert verbs == ["territory"] * 7 + ["project"] * 4 + ["first_player"] + ["deal"] * 8


@rule("GN-3.7", "GN-4.5")
def test_the_crane_starts_off_the_board() -> None:
    view = view_of(start())
    assert (view.crane, view.roofs, view.tokens) == (0, 19, {})


@rule("GN-13.1", "GN-13.17")
def test_two_costs_follow_the_art_or_the_code() -> None:
    assert {each["territory"] for each in DATA["territories"]["cost_discrepancies"]} == {5, 6}
    for costs, t5, t6 in (("art", 3, 4), ("bga", 2, 5)):
        state = table("", "", crane=5, zone_costs=costs)
        assert view_of(play(state, "0 build T5.6")).population[0] == 35 - t5
        state = table("", "", crane=6, zone_costs=costs)
        assert view_of(play(state, "0 build T6.0")).population[0] == 35 - t6
    differing = [zone for zone in m.ZONE_NAMES if m.COSTS["art"][m.ZONE[zone]] != m.COSTS["bga"][m.ZONE[zone]]]
    assert differing == ["T5.6", "T6.0"]
