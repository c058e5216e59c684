"""Sections 8 to 10: territory control, the end, scoring, secret objectives."""

import pytest
from tests.rules.garden_nation.helpers import GAME, legal, lines_of, play, table, verbs, view_of, waiting

from tabletown import OptionsError
from tabletown.games.garden_nation import text
from tabletown.games.garden_nation.rules.material import population_points
from tabletown.games.garden_nation.rules.state import GardenNationState
from tabletown.i18n import Speaker
from tabletown.testing import rule

# Control.


def income(*seats: str) -> list[int]:
    """What territory control gives, T7 (where the last action happens) left out."""
    state = table(*seats, crane=7, order=" ".join(map(str, range(len(seats)))) + (" 0 1" if len(seats) == 2 else ""))
    last = len(seats) - 1
    state.left = 1
    before = list(view_of(state).population)
    play(state, f"{last} build T7.4")
    before[last] -= 1 - 2  # the price, and control of T7
    return [after - known for after, known in zip(view_of(state).population, before)]


@rule("GN-8.1", "GN-V3", "GN-13.12")
def test_most_floors_give_two_and_a_tie_gives_one_each() -> None:
    assert income("T1.1=3", "T1.2=1") == [2, 0]
    assert income("T2.1=2", "T2.2=1 T2.3=1") == [1, 1]
    assert income("T1.1=3 T2.1=2", "T1.2=1 T2.2=2") == [3, 1]
    assert income("T1.1=1 T1.2=1^", "T1.3=1") == [2, 0]  # roofs do not matter
    assert income("", "") == [0, 0]


@rule("GN-8.1", "GN-V19", "GN-13.12")
def test_control_with_four_players() -> None:
    assert income("T1.1=3", "T1.2=3", "T1.3=1 T1.4=2", "") == [1, 1, 1, 0]
    assert income("", "", "T3.0=1", "") == [0, 0, 2, 0]
    assert income("T1.1=2", "T1.2=1", "T1.3=1", "T1.4=1") == [2, 0, 0, 0]  # most, though not more than half


# The end.


@rule("GN-9.1")
def test_an_empty_supply_makes_this_round_the_last() -> None:
    state = table("T1.1=19", "", crane=2)
    assert not view_of(state).ended
    play(state, "0 build T2.1")
    assert view_of(state).ended
    assert not state.over


@rule("GN-9.1", "GN-9.2", "GN-V22")
def test_the_last_round_is_irrevocable_and_finished() -> None:
    state = table("T1.6=18 T7.6=1; population 60", "T5.0=1", crane=4, order="0 1 0", lines=("round: 9",))
    play(state, "0 build T4.4")
    assert view_of(state).ended
    play(state, "0 demolish T7.6")
    assert (view_of(state).ended, view_of(state).supply[0], waiting(state)) == (True, 1, [1])
    play(state, "1 build T3.0")
    population = view_of(state).population
    play(state, "1 build T4.0")
    assert state.over
    assert view_of(state).population == (
        population[0] + 2 + 1,
        population[1] - 3 + 2 + 2 + 1,
    )  # control of T1, T5, T3, T4 shared
    assert state.winners() == [0]


@rule("GN-9.3", "GN-V20")
def test_population_points() -> None:
    points = {1: -30, 3: -20, 5: -10, 7: -5, 9: -3, 10: 0, 13: 1, 14: 2, 20: 4, 22: 4, 23: 5, 37: 9, 38: 10, 120: 10}
    for population, expected in points.items():
        assert population_points(population) == expected
        assert lines_of(table(f"; population {population}", ""), 0) == {"population": expected}


@rule("GN-9.3", "GN-V5", "GN-9.5")
def test_a_final_score() -> None:
    state = table(
        "T1.3=2 T1.4=2 T3.3=2 T3.6=2; population 34; kept market territory_control_1_3; "
        "completed temple sanctuary sacred_place_beside_red_leaves",
        "T1.1=1",
        phase="over",
        order="0 1 0 1",
    )
    assert lines_of(state, 0) == {
        "temple": 11,
        "sanctuary": 5,
        "sacred_place_beside_red_leaves": 4,
        "market": 12,
        "territory_control_1_3": 12,
        "population": 8,
    }
    assert state.score(0).total == 52
    rules = {line.item: line.rule for line in state.score(0).lines}
    assert rules == {
        "temple": "GN-6.15",
        "sanctuary": "GN-6.13",
        "sacred_place_beside_red_leaves": "GN-6.10",
        "market": "GN-10.4",
        "territory_control_1_3": "GN-10.7",
        "population": "GN-9.3",
    }


@rule("GN-9.4", "GN-13.14")
def test_tied_leaders_share_the_victory() -> None:
    state = table("; population 20", "; population 22", "; population 14", phase="over", order="0 1 2")
    assert state.winners() == [0, 1]
    state = table("; population 20", "; population 23", "; population 14", phase="over", order="0 1 2")
    assert state.winners() == [1]
    assert table("", "").winners() == []


@rule("GN-9.5")
def test_an_objective_without_points_has_its_line() -> None:
    state = table("; kept cabaret belfry; population 10", "")
    assert lines_of(state, 0) == {"cabaret": 0, "belfry": 0, "population": 0}


@rule("GN-13.15", "GN-13.17")
def test_the_match_is_over_after_the_last_round_allowed() -> None:
    state = table("T2.0=1", "", crane=3, order="0 1 0 1", lines=("round: 4",), round_cap=4)
    play(state, "1 build T3.1", "1 build T1.6")
    assert state.over
    assert not view_of(state).ended
    assert GAME.options(seats=2).round_cap == 60  # type: ignore[attr-defined]
    for rounds in (0, 201):
        with pytest.raises(OptionsError):
            GAME.options(seats=2, round_cap=rounds)


@rule("GN-13.15")
def test_the_limit_of_rounds_is_told() -> None:
    state = table("T2.0=1", "T5.0=1", crane=3, order="0 1 0 1", lines=("round: 3",), round_cap=4)
    assert prompt(state, 1) == "garden_nation-prompt-act"
    play(state, "1 build T3.1")
    action = GAME.parse("build T1.6")
    after = play(state.copy(), "1 build T1.6")
    assert GAME.log(state, 1, action, after)[-1].message == "garden_nation-log-round_last"
    assert prompt(after, 1) == "garden_nation-prompt-act_last"
    assert text.board(view_of(after, 1))[0][0].message == "garden_nation-board-last"
    assert "Last round" in GAME.picture(view_of(after, 1), say=Speaker("en")).svg()
    while not after.over:
        seat = waiting(after)[0]
        state, action = after.copy(), after.legal(seat)[0]
        after.apply(seat, action)
    assert "garden_nation-log-limit" in [line.message for line in GAME.log(state, seat, action, after)]


def prompt(state: GardenNationState, seat: int) -> str:
    return GAME.prompt(view_of(state, seat)).message


# Secret objectives.


def points(card: str, mine: str, *others: str, tokens: str = "-") -> int:
    other = "cabaret" if card != "cabaret" else "market"
    return lines_of(table(f"{mine}; kept {card} {other}", *(others or ("",)), tokens=tokens), 0)[card]


@rule("GN-10.1", "GN-V21")
@pytest.mark.parametrize(
    ("hand", "pairs"),
    [
        ("belfry belfry belfry market", ["market belfry"]),
        ("cabaret cabaret market market", ["cabaret market"]),
        ("cabaret cabaret market belfry", ["cabaret market", "cabaret belfry", "market belfry"]),
        ("territory_control_1_3 territory_control_2_4 belfry belfry", None),
    ],
)
def test_two_different_objectives_are_kept(hand: str, pairs: list[str] | None) -> None:
    state = table(f"; dealt {hand}", "; dealt post_office barracks sculpture watchtower", phase="choose")
    found = [text.removeprefix("choose_objectives ") for text in legal(state, 0)]
    if pairs is None:
        pairs = [
            "belfry territory_control_1_3",
            "belfry territory_control_2_4",
            "territory_control_1_3 territory_control_2_4",
        ]
    assert found == pairs
    assert len(legal(state, 1)) == 6


@rule("GN-10.2", "GN-V6")
def test_a_building_may_count_for_both() -> None:
    state = table("T1.1=4 T2.0=4 T3.0=3; kept belfry observatory; population 10", "")
    assert lines_of(state, 0) == {"belfry": 21, "observatory": 22, "population": 0}
    assert state.score(0).total == 43


@rule("GN-10.5", "GN-10.6", "GN-13.4", "GN-V9")
def test_a_territory_counts_once() -> None:
    assert points("observatory", "T1.1=4 T1.2=4 T3.0=3") == 11
    assert points("belfry", "T1.1=4 T1.2=4 T3.0=3") == 14
    assert points("observatory", "T1.1=4^ T2.0=4 T3.0=3") == 11
    assert points("belfry", "T1.1=4^ T2.0=4 T3.0=3") == 14


@rule("GN-10.3", "GN-V7", "GN-10.8")
def test_a_point_for_each_open_floor_on_a_land() -> None:
    assert points("cabaret", "T1.1=3 T2.3=2") == 5
    assert points("cabaret", "T1.1=3 T2.3=2^ T1.3=1", "T1.2=4") == 3
    assert points("cabaret", "T1.0=2", tokens="T1.0=greenery") == 2
    assert points("post_office", "T1.3=2 T1.1=1") == 2
    assert points("barracks", "T1.5=2 T1.6=1 T1.1=1") == 3


@rule("GN-10.4", "GN-10.8")
def test_three_points_for_each_open_building_of_two_floors_on_a_land() -> None:
    assert points("sculpture", "T1.1=2 T1.2=1 T2.3=3 T2.6=2^") == 6
    assert points("market", "T1.3=2 T1.1=2") == 3
    assert points("watchtower", "T1.5=2 T1.6=4") == 6
    assert points("watchtower", "T1.0=2", tokens="T1.0=red_leaves") == 3


@rule("GN-10.7", "GN-13.12", "GN-6.6")
def test_strictly_most_floors_in_one_or_both_territories() -> None:
    assert points("territory_control_1_3", "T1.1=2^", "T1.2=1") == 4
    assert points("territory_control_1_3", "T1.1=2 T3.0=1") == 12
    assert points("territory_control_1_3", "T1.1=2 T3.0=1", "T1.2=2", "T3.1=1") == 0
    assert points("territory_control_7_2", "T2.1=2 T3.0=1", "T7.0=2") == 4


@rule("GN-10.2", "GN-12.1")
def test_objectives_are_revealed_at_the_end_only() -> None:
    mine, other = (
        "; kept market belfry; dealt market belfry cabaret cabaret",
        "; kept barracks belfry; dealt barracks belfry belfry market",
    )
    state = table(mine, other)
    assert view_of(state, 0).kept == (("market", "belfry"), ())
    assert view_of(state).kept == ((), ())
    state = table(mine, other, phase="over", order="0 1 0 1")
    for viewer in (None, 0, 1):
        assert view_of(state, viewer).kept == (("market", "belfry"), ("barracks", "belfry"))
    assert "pass" not in verbs(table(mine, other))
