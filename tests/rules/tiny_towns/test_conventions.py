"""Sections 0 and 1: squares, seats, options, components."""

from typing import Any

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    COLOURS,
    DONE,
    GAME,
    MONUMENTS,
    RESOURCES,
    SQUARES,
    building,
    cards_open,
    legal,
    play,
    rows_of,
    scored,
    sheet,
    sit_out,
    sites_open,
    table,
    view_of,
    waiting,
)

from tabletown import OptionsError
from tabletown.games.tiny_towns.options import TinyTownsOptions
from tabletown.games.tiny_towns.rules.material import DATA
from tabletown.testing import rule


def with_letters(**letters: int) -> str:
    """A town with one building of each type named, on a square by its number."""
    squares = ["."] * 16
    for letter, square in letters.items():
        squares[square] = letter
    return " ".join("".join(squares[row : row + 4]) for row in (0, 4, 8, 12))


def options(**chosen: Any) -> TinyTownsOptions:
    found = GAME.options(**chosen)
    assert isinstance(found, TinyTownsOptions)
    return found


# Squares and seats.


@rule("TT-0.1")
def test_squares_are_counted_row_by_row_from_the_upper_left() -> None:
    state = table(BARE, BARE, resource="wood 0")
    assert legal(state) == [f"place wood {square}" for square in SQUARES]
    assert rows_of(play(state, f"0 place wood {SQUARES[6]}")) == ".... ..w. .... ...."


@rule("TT-0.1")
@pytest.mark.parametrize("square", range(16))
def test_corners_and_centre_are_four_squares_each(square: int) -> None:
    corner = scored(with_letters(O=square), "cloister")["orange"]
    centre = scored(with_letters(Y=square), "tailor")["yellow"]
    assert (corner, centre) == (int(square in (0, 3, 12, 15)), 1 + int(square in (5, 6, 9, 10)))


@rule("TT-0.2")
@pytest.mark.parametrize("square", range(16))
def test_only_squares_that_share_an_edge_are_adjacent(square: int) -> None:
    row, column = divmod(square, 4)
    for other in set(range(16)) - {square}:
        apart = abs(other // 4 - row) + abs(other % 4 - column)
        assert scored(with_letters(W=square, C=other))["gray"] == int(apart == 1)


@rule("TT-0.2", "TT-6.3")
@pytest.mark.parametrize("square", range(16))
def test_the_granary_alone_reaches_over_corners(square: int) -> None:
    row, column = divmod(square, 4)
    for other in set(range(16)) - {square}:
        apart = max(abs(other // 4 - row), abs(other % 4 - column))
        assert scored(with_letters(F=square, C=other), "granary")["blue"] == (3 if apart == 1 else 0)


@rule("TT-0.3")
def test_a_square_with_a_cube_or_a_building_takes_nothing_more() -> None:
    state = table("wC.. .... .... gs..", BARE, resource="wood 0")
    assert legal(state) == [f"place wood {square}" for square in SQUARES if square not in ("a1", "b1", "a4", "b4")]


@rule("TT-0.3")
def test_cubes_on_top_of_a_building_are_in_no_square() -> None:
    state = table("K... .... .... .... stored=a1:wood", BARE, resource="wheat 1", cards="warehouse")
    view = view_of(play(state, "0 store a1"), 0)
    assert view.towns[0].squares == ("warehouse", *[""] * 15)
    assert view.towns[0].stored == {"a1": ("wood", "wheat")}
    statue = "kept=statue_of_the_bondmaker"
    state = play(table(f"CM.. .... .... .... {statue}", BARE, resource="brick 1"), "0 rest a1")
    assert rows_of(state) == "CM.. .... .... ...."
    assert view_of(state, 0).towns[0].resting == {"a1": "brick"}


@rule("TT-0.4", "TT-6.15")
def test_the_right_neighbour_is_the_seat_before() -> None:
    state = table("TT.. .... .... ....", "T... .... .... ....", "TTT. .... .... ....", cards="feast_hall", resource="wood 0")
    # Seat 0 compares with seat 2, seat 1 with seat 0, seat 2 with seat 1.
    assert [state.score(seat).lines[4].points for seat in range(3)] == [4, 2, 9]


@rule("TT-0.4", "TT-3.4")
def test_the_left_neighbour_is_the_seat_after() -> None:
    state = sit_out(table(BARE, BARE, BARE, resource="wood 2", hammer=2))
    assert waiting(state) == [0]
    assert waiting(sit_out(table(BARE, BARE, BARE, resource="wood 0", hammer=0))) == [1]


@rule("TT-0.4", "TT-7.16")
def test_who_has_finished_is_still_the_neighbour() -> None:
    watch = "M... .... .... .... kept=opaleyes_watch aside=gray+green+blue watch_round=3"
    state = table(watch, DONE, "ws.. .... .... ....", BARE, DONE, resource="wood 0", at=("resource", "-", "build", "-", "-"))
    play(state, "2 build well a1+b1 a1", "2 done")
    sit_out(state, 0)
    assert view_of(state).phase == "name", "seat 2 sits behind the finished seat 1, so nothing is won"
    feast = table("T... .... .... ....", "TT.. .... .... .... place=1", resource="wood 0", cards="feast_hall", hammer=0)
    assert feast.score(0).lines[4].points == 2


@rule("TT-0.5")
def test_letters_stand_for_resources_and_types() -> None:
    view = view_of(table("whbg s... CFWO TYKM kept=fort_ironweed", BARE, resource="wood 0"), 0)
    assert view.towns[0].squares[:8] == (*RESOURCES[:4], "stone", "", "", "")
    assert view.towns[0].squares[8:15] == ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")
    assert view.towns[0].squares[15] == "fort_ironweed"


# Options.


@rule("TT-0.6")
def test_options_have_the_defaults_of_the_rules() -> None:
    plain = options(seats=2)
    assert (plain.mode, plain.monuments, plain.cavern) == ("standard", True, False)
    assert (plain.cards, plain.first_player, plain.solo_remove) == ("random", "random", "inn")
    assert options(seats=1).mode == "solo"


@rule("TT-0.6")
@pytest.mark.parametrize("mode", ["standard", "town_hall"])
def test_two_to_six_play_against_each_other(mode: str) -> None:
    assert [options(seats=seats, mode=mode).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (0, 1, 7):
        with pytest.raises(OptionsError):
            GAME.options(seats=seats, mode=mode)


@rule("TT-0.6")
@pytest.mark.parametrize(
    "chosen",
    [
        {"seats": 2, "mode": "solo"},
        {"seats": 2, "mode": "duel"},
        {"seats": 2, "monuments": 3},
        {"seats": 2, "cards": "all"},
        {"seats": 2, "first_player": 2},
        {"seats": 2, "first_player": -1},
        {"seats": 1, "solo_remove": "tavern"},
        {"seats": 2, "villagers": True},
    ],
    ids=str,
)
def test_impossible_options_are_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(OptionsError):
        GAME.options(**chosen)


LIST = ("granary", "shed", "temple", "inn", "market", "bank")


@rule("TT-0.8")
def test_a_list_has_one_card_of_each_colour_and_may_name_the_cottage() -> None:
    plain, whole, mixed = (options(seats=2, cards=cards) for cards in (LIST, ("cottage", *LIST), LIST[::-1]))
    assert plain == whole == mixed
    assert view_of(GAME.new(plain)).cards == ("cottage", *LIST)


@rule("TT-0.8")
@pytest.mark.parametrize(
    "cards",
    [
        LIST[1:],
        (*LIST, "farm"),
        (*LIST[:5], "market"),
        (*LIST, "cottage", "cottage"),
        (*LIST[:5], "fort_ironweed"),
        (*LIST[:5], "windmill"),
        (),
    ],
    ids=lambda cards: "+".join(cards) or "nothing",
)
def test_any_other_list_is_refused(cards: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError):
        GAME.options(seats=2, cards=cards)


@rule("TT-0.8", "TT-11.1")
@pytest.mark.parametrize(
    "removed, instead, solo_remove",
    [
        ("inn", "tavern", "inn"),
        ("bank", "factory", "inn"),
        ("feast_hall", "inn", "feast_hall"),
        ("bank", "factory", "feast_hall"),
    ],
)
def test_solo_refuses_a_list_with_a_removed_card(removed: str, instead: str, solo_remove: str) -> None:
    allowed = ["farm", "well", "chapel", "tavern", "theater", "factory"]
    place = next(number for number, group in enumerate(list(COLOURS.values())[1:]) if removed in group)
    allowed[place] = instead
    assert view_of(GAME.new(GAME.options(seats=1, cards=tuple(allowed), solo_remove=solo_remove))).cards == (
        "cottage",
        *allowed,
    )
    allowed[place] = removed
    with pytest.raises(OptionsError):
        GAME.options(seats=1, cards=tuple(allowed), solo_remove=solo_remove)
    assert options(seats=2, cards=tuple(allowed)).cards == ("cottage", *allowed)


@rule("TT-0.8")
def test_what_does_not_matter_in_a_mode_makes_no_difference() -> None:
    assert options(seats=3, mode="town_hall", first_player=2) == options(seats=3, mode="town_hall")
    assert options(seats=2, solo_remove="feast_hall") == options(seats=2)
    assert options(seats=1, first_player=0) == options(seats=1)


# Components.


@rule("TT-0.7")
def test_a_monument_is_a_building_but_no_common_one() -> None:
    assert scored("M... .... .... .... kept=fort_ironweed") == sheet(magenta=7, empty=-15, total=-8)
    state = play(building("C..g ..hs .wb. .... kept=architects_guild"), "0 build architects_guild d1+c2+d2+b3+c3 d1")
    assert {word.split()[1] for word in legal(state, 0, "replace")} == {"a1"}
    assert not {word.split()[2] for word in legal(state, 0, "replace")} & set(MONUMENTS)


@rule("TT-1.1")
def test_the_box_holds_what_the_rules_say() -> None:
    assert [len(group) for group in COLOURS.values()] == [1, 4, 4, 4, 4, 4, 4]
    drawn = GAME.new(GAME.options(seats=6))
    for group in list(COLOURS.values())[1:]:
        assert sorted(word.split()[1] for word in legal(drawn, -1)) == sorted(group)
        drawn.apply(-1, drawn.legal(-1)[0])
    drawn.apply(-1, drawn.legal(-1)[0])
    assert [word.split()[1] for word in legal(drawn, -1)] == MONUMENTS
    hall = GAME.new(GAME.options(seats=2, mode="town_hall", monuments=False, cards="first_game"))
    assert [(GAME.text(action), weight) for action, weight in hall.outcomes()] == [(f"draw {each}", 3) for each in RESOURCES]
    parts = DATA["components"]
    assert (parts["player_boards"], parts["building_cards"], parts["monument_cards"], parts["resource_cards"]) == (
        6,
        25,
        15,
        15,
    )
    assert (parts["wooden_buildings"], parts["wooden_monuments"], parts["resource_cubes"]) == (126, 6, 90)


@rule("TT-1.2")
def test_cubes_never_run_out() -> None:
    town = "ssss ssss ssss sss."  # six such towns hold all 90 cubes of the box
    state = table(*[town] * 6, resource="stone 0")
    for seat in range(6):
        play(state, f"{seat} place stone d4", f"{seat} done")
    assert state.over


@rule("TT-1.2")
def test_common_pieces_never_run_out() -> None:
    state = table(*["CCCC CCCC CCCh CCbg"] * 6, resource="wood 0", at="build")
    for seat in range(6):
        play(state, f"{seat} build cottage d3+c4+d4 d3")
        assert rows_of(state, seat) == "CCCC CCCC CCCC CC.."


@rule("TT-1.2", "TT-5.6")
def test_there_is_one_monument_piece_for_each_player() -> None:
    state = building(".h.. sg.. ..h. .sg. kept=cathedral_of_caterina")
    assert ("cathedral_of_caterina", "b1+a2+b2") in sites_open(state)
    play(state, "0 build cathedral_of_caterina c3+b4+c4 c3")
    assert sites_open(state) == set()


@rule("TT-1.3")
def test_each_colour_stands_for_one_card() -> None:
    assert cards_open(building("hh.. ww.. .... ....")) == {"farm"}
    assert cards_open(building("hh.. ww.. .... ....", cards="granary")) == set()
    assert cards_open(building("hh.. wb.. .... ....", cards="granary")) == {"granary"}
    assert scored("WYW. .W.. .... ....")["yellow"] == 1, "three Wells are one type"
