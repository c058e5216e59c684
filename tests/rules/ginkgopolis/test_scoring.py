"""Sections 8 and 9: districts and cards."""

import pytest
from tests.rules.ginkgopolis.helpers import TILES, lines_of, new, table, view_of, wander
from tests.rules.ginkgopolis.literal_districts import districts, points

from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.testing import rule

# A city in which no two start buildings of one colour touch.
APART = tuple(
    f"building {cell}: {name}"
    for cell, name in zip(
        ("-1,1", "0,1", "1,1", "-1,0", "0,0", "1,0", "-1,-1", "0,-1", "1,-1"),
        ("red_1", "yellow_1", "blue_1", "yellow_2", "blue_2", "red_2", "blue_3", "red_3", "yellow_3"),
    )
)


ROOM = "tokens: A(-1,3) B(0,2) C(1,2) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) I(-1,-2) J(-2,-1) K(-2,0) L(-3,1)"


def district_points(*lines: str, seats: int = 2) -> list[dict[str, int]]:
    state = table(*APART, *lines, seats=seats)
    return [{item: points for item, points in lines_of(state, seat).items() if "district" in item} for seat in range(seats)]


@rule("GK-V.6", "GK-8.5", "GK-8.6", "GK-8.7")
def test_v6_three_districts_of_the_rulebook() -> None:
    alone = district_points("building 5,5: yellow_4 yellow_5 @0", "building 6,5: yellow_6 @0")
    assert alone == [{"district_yellow": 6}, {}]
    shared = district_points(
        "building 5,5: blue_4 blue_5 blue_6 @0", "building 6,5: blue_7 blue_8 @1", "building 7,5: red_4 blue_9 @2", seats=3
    )
    assert shared == [{"district_blue": 7}, {}, {"district_blue": 2}]
    assert district_points("building 5,5: red_20 @0") == [{}, {}]


@rule("GK-V.20", "GK-A.15", "GK-8.5")
def test_v20_neutral_buildings_connect() -> None:
    lines = ("building -1,2: red_4 red_5 @0", "building -2,1: red_9 @1", ROOM)
    assert district_points(*lines) == [{"district_red": 3}, {"district_red": 1}]


@rule("GK-V.21", "GK-8.6")
def test_v21_the_taller_building_decides() -> None:
    lines = ("building 5,5: red_4 red_5 blue_4 @0", "building 6,5: red_6 blue_12 @1", "building 7,5: blue_6 @1")
    assert district_points(*lines) == [{"district_blue": 6}, {"district_blue": 3}]


@rule("GK-V.22", "GK-8.6", "GK-8.7")
def test_v22_the_higher_number_decides() -> None:
    lines = ("building 5,5: red_4 yellow_7 @0", "building 6,5: red_6 yellow_15 @1")
    assert district_points(*lines) == [{"district_yellow": 2}, {"district_yellow": 4}]
    assert district_points("building -1,2: red_4 red_8 @0", ROOM.replace("-3,1", "-2,1")) == [{"district_red": 4}, {}]


@rule("GK-8.7")
def test_third_place_scores_nothing() -> None:
    lines = ["building 5,5: red_4 yellow_7 yellow_8 @0", "building 6,5: red_6 yellow_15 @1", "building 7,5: yellow_20 @2"]
    assert district_points(*lines, seats=3) == [{"district_yellow": 6}, {"district_yellow": 2}, {}]


@rule("GK-8.5")
def test_corners_do_not_connect() -> None:
    assert district_points("building 5,5: yellow_7 @0", "building 6,6: yellow_8 @0") == [{}, {}]


@rule("GK-8.5", "GK-8.6", "GK-8.7", "GK-A.21")
@pytest.mark.parametrize("seats, mode", [(1, "solo"), (2, "intro"), (3, "normal"), (4, "intro"), (5, "normal")])
def test_a_literal_count_of_districts_agrees_on_random_cities(seats: int, mode: str) -> None:
    compared = 0
    for seed in range(12):
        state = new(seats, mode)
        while not state.over:
            wander(state, 1, seed)
            seed += 101
            if state.round and state.actors() != CHANCE and -1 not in state.tokens:
                city = view_of(state).city
                expected = [0] * state.players
                for group in districts(city):
                    for player, number in points(group, state.players).items():
                        expected[player] += number
                for player in range(state.players):
                    found = sum(value for item, value in lines_of(state, player).items() if "district" in item)
                    assert found == expected[player], state.to_text()
                    assert state.total(player) == state.score(player).total
                compared += 1
    assert compared > 200


# Cards.


@rule("GK-V.23", "GK-9.3", "GK-A.16")
def test_v23_end_game_cards() -> None:
    state = table(
        *APART, "building 5,5: blue_4 blue_5 red_12 @0", "building 7,5: red_4 @0", "building 9,5: blue_6 yellow_6 @0",
        "tableau 0: red_7 red_10 red_11 red_13 red_19 blue_16 yellow_4", "characters 0: c07 c08 c09",
    )  # fmt: skip
    scored = {line.item: line.points for line in state.score(0).lines if line.item.startswith("card_")}
    assert scored == {
        "card_red_10": 4, "card_red_13": 4, "card_red_11": 2, "card_red_19": 12, "card_blue_16": 6,
    }  # fmt: skip
    assert lines_of(state, 0)["card"] == 28


@rule("GK-9.3")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
@pytest.mark.parametrize("number", range(10, 21))
def test_each_end_game_card(colour: str, number: int) -> None:
    state = table(
        *APART, "building 5,5: blue_4 blue_5 red_4 @0", "building 7,5: red_5 @0", "building 9,5: blue_6 yellow_6 @0",
        "building 11,5: blue_7 @0", "building 13,5: blue_8 @1", "building 15,5: yellow_8 @0",
        f"tableau 0: {colour}_{number} red_1 yellow_5 blue_6 blue_9", "characters 0: c01 c02 c06",
    )  # fmt: skip
    on = {"red": 4, "yellow": 3, "blue": 1}
    counted = {
        10: colour,
        13: colour,
        11: "yellow" if colour == "red" else "red",
        12: "yellow" if colour == "blue" else "blue",
    }
    cards = {"red": 2, "yellow": 2, "blue": 3}
    other = {14: 4, 15: 3, 16: 4, 17: 4, 18: 6, 19: 2 * (cards[colour] + 1), 20: 9}
    assert lines_of(state, 0)["card"] == (on[counted[number]] if number in counted else other[number])


@rule("GK-9.1", "GK-1.8")
@pytest.mark.parametrize("colour, asset", [("red", (1, 0, 0)), ("yellow", (0, 1, 0)), ("blue", (0, 0, 1))])
@pytest.mark.parametrize("number", range(1, 10))
def test_each_permanent_bonus(colour: str, asset: tuple[int, int, int], number: int) -> None:
    card = TILES.index(f"{colour}_{number}")
    assert m.TRIGGERS[m.TRIGGER[card]] == ("exploit", "urbanize", "construct")[(number - 1) % 3]
    resources, points, tiles = asset
    points += number >= 7
    assert m.GAIN[card] == resources + 256 * points + 65536 * tiles


@rule("GK-8.4", "GK-1.6", "GK-2.7")
def test_the_score_is_points_cards_tokens_and_districts() -> None:
    state = table(
        *APART, "building 5,5: yellow_4 @0", "building 6,5: yellow_5 @0", "tableau 0: red_20", "player 0: R3 P7 N2"
    )
    assert lines_of(state, 0) == {"points": 7, "new_hand": 4, "card": 9, "district_yellow": 4}
    assert state.score(0).total == 24
    assert state.score(1).total == 0
