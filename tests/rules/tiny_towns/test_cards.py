"""Section 6: what each building card scores and does."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    RESOURCES,
    SQUARES,
    building,
    cards_open,
    legal,
    lines_of,
    play,
    point,
    scored,
    sheet,
    sit_out,
    table,
    town_of,
    view_of,
    waiting,
)

from tabletown.testing import rule

FORT = "kept=fort_ironweed"  # a monument that changes no other line


def line(item: str, town: str, cards: str = "") -> int:
    """One line of the score sheet."""
    return scored(town, cards)[item]


def beside(letter: str, other: str) -> str:
    """A town with two buildings side by side."""
    return f".... .{letter}{other}. .... .... {FORT}"


# Blue and red.


@rule("TT-6.1", "TT-8.1")
def test_a_cottage_scores_3_if_fed_and_nothing_else() -> None:
    assert scored("C... .... .... ....") == sheet(empty=-15, total=-15)
    assert scored("C... .... .... ...F") == sheet(blue=3, empty=-14, total=-11)


@rule("TT-6.2", "TT-8.3", "TT-A21")
@pytest.mark.parametrize("cottages, farms, fed", [(3, 1, 3), (4, 1, 4), (5, 1, 4), (9, 2, 8), (7, 2, 7), (5, 0, 0)])
def test_a_farm_feeds_any_four(cottages: int, farms: int, fed: int) -> None:
    letters = ("C" * cottages).ljust(16 - farms, ".") + "F" * farms
    town = " ".join(letters[start : start + 4] for start in (0, 4, 8, 12))
    assert line("blue", town) == 3 * fed


@rule("TT-6.3")
def test_granaries_feed_only_around_themselves_and_nobody_twice() -> None:
    assert line("blue", "CCC. CFC. CCC. ....", "granary") == 24
    assert line("blue", "CCCC .... FF.. ....", "granary") == 0
    assert line("blue", ".C.. FCF. .... ....", "granary") == 6


@rule("TT-6.4")
def test_greenhouses_feed_whole_groups_anywhere() -> None:
    assert line("blue", "CCCC C..C CCCC ...F", "greenhouse") == 30
    assert line("blue", "C.C. .... C.C. .F..", "greenhouse") == 3
    # Diagonal neighbours are no group.
    assert line("blue", "C... .C.. ..C. ...F", "greenhouse") == 3


@rule("TT-6.5")
@pytest.mark.parametrize("square", range(16))
def test_an_orchard_feeds_its_row_and_column_and_no_more(square: int) -> None:
    row, column = divmod(square, 4)
    for other in set(range(16)) - {square}:
        letters = ["."] * 16
        letters[square], letters[other] = "F", "C"
        town = " ".join("".join(letters[start : start + 4]) for start in (0, 4, 8, 12))
        assert line("blue", town, "orchard") == (3 if other // 4 == row or other % 4 == column else 0)


# Gray.


@rule("TT-6.6")
@pytest.mark.parametrize("other", "CFOTYKM")
def test_a_fountain_wants_gray_beside_it(other: str) -> None:
    assert line("gray", beside("W", other), "fountain") == 0
    assert line("gray", beside("W", "W"), "fountain") == 4
    assert line("gray", "W... .W.. ..W. ....", "fountain") == 0
    assert line("gray", ".W.. WWW. .W.. ....", "fountain") == 10


@rule("TT-6.7")
@pytest.mark.parametrize("other", "CFWOTYKM")
def test_a_millstone_wants_red_or_yellow_beside_it(other: str) -> None:
    assert line("gray", beside("W", other), "millstone") == (2 if other in "FY" else 0)
    assert line("gray", ".F.. YWF. .Y.. ....", "millstone") == 2
    assert line("gray", "F.Y. .W.. F.Y. ....", "millstone") == 0


@rule("TT-6.8")
def test_a_shed_scores_1_wherever_it_stands() -> None:
    assert scored("WWW. .... .... ...W", "shed") == sheet(gray=4, empty=-12, total=-8)


@rule("TT-6.9")
def test_a_well_scores_each_cottage_beside_it_fed_or_not() -> None:
    assert line("gray", ".C.. CWC. .C.. ....") == 4
    assert line("gray", ".C.. CWC. .C.. ...F") == 4
    assert line("gray", "C.C. .W.. C.C. ....") == 0
    assert line("gray", "WCW. .... .... ....") == 2


# Orange.


@rule("TT-6.10")
@pytest.mark.parametrize("other", "CFWOTYKM")
def test_an_abbey_shuns_black_green_and_yellow(other: str) -> None:
    points = line("orange", beside("O", other), "abbey")
    assert points == {"T": 0, "Y": 0, "K": 0, "O": 6}.get(other, 3)
    assert line("orange", f"{other}... .O.. .... .... {FORT}", "abbey") == (6 if other == "O" else 3)


@rule("TT-6.11")
def test_every_chapel_scores_every_fed_cottage() -> None:
    assert line("orange", "CCC. O..F .... ...O") == 6
    assert line("orange", "CCC. O... .... ...O") == 0
    assert line("orange", "CCCC CC.O .... F...") == 4


@rule("TT-6.12")
@pytest.mark.parametrize(
    "town, points", [("O..O .... .... O..O", 16), ("O..O .OO. .... O..O", 24), (".OO. .OO. .... ....", 0)]
)
def test_a_cloister_scores_the_cloisters_in_corners(town: str, points: int) -> None:
    assert line("orange", town, "cloister") == points


@rule("TT-6.13")
def test_a_temple_wants_two_fed_cottages_beside_it() -> None:
    assert line("orange", ".C.. CO.. .... ...F", "temple") == 4
    assert line("orange", ".C.. .O.. .... ...F", "temple") == 0
    assert line("orange", ".C.. COC. .C.. ...F", "temple") == 4
    assert line("orange", ".C.. CO.. .... ....", "temple") == 0
    assert line("orange", "C.C. .O.. C.C. F...", "temple") == 0


# Green.


@rule("TT-6.15", "TT-A18")
@pytest.mark.parametrize("mine, right, points", [(2, 1, 6), (2, 2, 4), (2, 3, 4), (1, 0, 3), (0, 0, 0), (6, 5, 18)])
def test_a_feast_hall_scores_3_for_more_than_the_right_neighbour(mine: int, right: int, points: int) -> None:
    mine_letters, right_letters = ("T" * mine).ljust(8, "."), ("T" * right).ljust(8, ".")
    town = f"{mine_letters[:4]} {mine_letters[4:]} .... ...."
    neighbour = f"{right_letters[:4]} {right_letters[4:]} .... ...."
    assert scored(town, "feast_hall", neighbour)["green"] == points


@rule("TT-6.16")
def test_inns_in_one_row_or_column_score_nothing() -> None:
    assert line("green", "T..T .... .... ....", "inn") == 0
    assert line("green", "T... .... .... T...", "inn") == 0
    assert line("green", "T... .T.. ..T. ...T", "inn") == 12
    assert line("green", "TCTC T... .... ...T", "inn") == 3


# Yellow.


@rule("TT-6.18")
@pytest.mark.parametrize("other", "CFWOTYKM")
def test_a_bakery_wants_red_or_black_beside_it(other: str) -> None:
    assert line("yellow", beside("Y", other), "bakery") == (3 if other in "FK" else 0)
    assert line("yellow", ".F.. KYK. .F.. ....", "bakery") == 3
    assert line("yellow", "F.K. .Y.. F.K. ....", "bakery") == 0


@rule("TT-6.19", "TT-A2")
@pytest.mark.parametrize(
    "town, points",
    [
        ("Y... .... .... ....", 1),
        ("YYYY .... .... ....", 16),
        ("YYYY Y... Y... Y...", 28),
        ("Y.Y. .... .... ....", 4),
        ("Y... .Y.. .... ....", 2),
        ("YYYY YYYY YYYY YYYY", 64),
    ],
)
def test_a_market_scores_row_or_column_never_both(town: str, points: int) -> None:
    assert line("yellow", town, "market") == points


@rule("TT-6.20")
@pytest.mark.parametrize(
    "town, points", [("Y... .... .... ....", 1), (".... .Y.. .... ....", 2), (".... .YY. .YY. ...Y", 25)]
)
def test_a_tailor_scores_1_and_the_tailors_in_the_centre(town: str, points: int) -> None:
    assert line("yellow", town, "tailor") == points


@rule("TT-6.21", "TT-A22")
@pytest.mark.parametrize(
    "town, points",
    [
        ("YCWO F... T... K...", 6),
        (f"YM.. .... .... .... {FORT}", 1),
        ("YYYY .... .... ....", 0),
        ("YCCC C... C... W...", 2),
        ("Y... .CWO .FTK ....", 0),
        ("YCwb F... .... ....", 2),
    ],
)
def test_a_theater_scores_the_types_of_row_and_column_together(town: str, points: int) -> None:
    assert line("yellow", town) == points


# Black.


@rule("TT-6.22")
def test_a_bank_scores_4_and_is_marked_on_entry() -> None:
    assert scored("KK.. .... .... .... marks=a1:wood marks=b1:stone", "bank") == sheet(black=8, empty=-14, total=-6)
    state = building("K... hh.. wgb. .... marks=a1:glass", cards="bank")
    play(state, "0 build bank a2+b2+a3+b3+c3 a2")
    assert legal(state) == ["mark wood", "mark wheat", "mark brick", "mark stone"]
    play(state, "0 mark brick")
    assert view_of(state, 0).towns[0].marks == {"a1": "glass", "a2": "brick"}


@rule("TT-6.22")
def test_marked_resources_can_no_longer_be_named() -> None:
    state = sit_out(table(BARE, "K..K .... .... .... marks=a1:wheat marks=d1:brick", cards="bank", resource="wood 0"))
    assert waiting(state) == [1]
    assert legal(state, 1) == ["name wood", "name glass", "name stone"]


@rule("TT-6.22")
def test_the_banks_of_others_restrict_nobody() -> None:
    state = table(BARE, "K... .... .... .... marks=a1:wheat", cards="bank", phase="name")
    assert legal(state) == [f"name {each}" for each in RESOURCES]


@rule("TT-6.23")
def test_a_factory_scores_nothing_and_takes_any_mark() -> None:
    assert scored("K... .... .... .... marks=a1:wood") == sheet(empty=-15, total=-15)
    state = play(building("K... w... bssb .... marks=a1:glass"), "0 build factory a2+a3+b3+c3+d3 a2")
    assert legal(state) == [f"mark {each}" for each in RESOURCES]
    play(state, "0 mark glass")
    assert view_of(state, 0).towns[0].marks == {"a1": "glass", "a2": "glass"}


@rule("TT-6.24")
def test_a_trading_post_scores_1() -> None:
    assert scored("KK.K .... .... ....", "trading_post") == sheet(black=3, empty=-13, total=-10)


@rule("TT-6.25")
def test_a_warehouse_loses_1_for_each_cube_on_it() -> None:
    town = "K.K. .... .... K... stored=a1:wood stored=c1:wood+wood+stone"
    assert scored(town, "warehouse") == sheet(black=-4, empty=-13, total=-17)


@rule("TT-6.25", "TT-4.4")
def test_the_contents_of_a_warehouse_never_shrink() -> None:
    state = table("K... .... .... .... stored=a1:wood+glass", BARE, cards="warehouse", resource="stone 1")
    for action in state.legal(0):
        after = state.copy()
        after.apply(0, action)
        assert lines_of(after.score(0))["black"] <= -2


@rule("TT-6.26")
def test_a_sixth_bank_cannot_enter() -> None:
    marks = [f"marks={square}:{resource}" for square, resource in zip(SQUARES, RESOURCES)]
    four, five = " ".join(["KKKK .hh. .wgb ....", *marks[:4]]), " ".join(["KKKK Khh. .wgb ....", *marks])
    assert "bank" in cards_open(building(four, cards="bank"))
    assert "bank" not in cards_open(building(five, cards="bank"))


@rule("TT-6.27")
def test_marks_are_public_and_stay() -> None:
    state = play(building("w... bssb .... ...."), "0 build factory a1+a2+b2+c2+d2 a1", "0 mark glass", "0 done")
    sit_out(play(state, "1 name stone"))
    assert view_of(state, 1).towns[0].marks == view_of(state).towns[0].marks == {"a1": "glass"}
    sit_out(play(state, "0 name glass"))
    assert view_of(state, 1).towns[0].marks == {"a1": "glass"}


@rule("TT-6.27")
def test_a_mark_is_no_stored_cube() -> None:
    state = play(building("w... bssb .... ...."), "0 build factory a1+a2+b2+c2+d2 a1", "0 mark glass")
    town = view_of(state, 0).towns[0]
    assert town.stored == {}
    assert "glass" not in town.squares
    assert point(state) == "build"
    assert "stored" not in town_of(state)
