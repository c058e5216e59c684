"""Section 14, scoring: the worked examples, each with its whole score sheet."""

import pytest
from tests.rules.tiny_towns.helpers import building, lines_of, play, scored, sheet, table, view_of, whole_round

from tabletown.games.tiny_towns.rules.scoring import grade
from tabletown.testing import rule


@rule("TT-X1", "TT-6.1", "TT-6.2", "TT-6.9", "TT-6.11", "TT-6.17", "TT-6.18", "TT-6.25")
def test_the_example_of_the_rulebook_scores_28() -> None:
    town = "YTCT FOCK T.WC CWC. stored=d2:wood+wood+glass"
    assert scored(town, "farm well chapel tavern bakery warehouse") == sheet(
        blue=12, gray=5, orange=4, green=9, yellow=3, black=-3, empty=-2, total=28
    )


@rule("TT-X2", "TT-6.19", "TT-A2")
def test_a_market_counts_the_longer_of_row_and_column() -> None:
    assert scored(".... .YYY .Y.. ...Y", "market") == sheet(yellow=13, empty=-11, total=2)


@rule("TT-X3", "TT-6.20")
def test_a_tailor_counts_the_tailors_in_the_centre() -> None:
    assert scored("Y... .YY. .Y.. ...Y", "tailor") == sheet(yellow=20, empty=-11, total=9)


@rule("TT-X4", "TT-6.16")
def test_only_an_inn_alone_in_row_and_column_scores() -> None:
    assert scored("T... .T.. .... T..T", "inn") == sheet(green=3, empty=-12, total=-9)


@rule("TT-X5", "TT-6.12")
def test_every_cloister_counts_the_cloisters_in_corners() -> None:
    assert scored("O..O .O.. .... O...", "cloister") == sheet(orange=12, empty=-12, total=0)


@rule("TT-X6", "TT-6.10", "TT-6.16", "TT-6.9")
def test_abbeys_keep_away_from_inns() -> None:
    assert scored("OT.O ...C .OW. ..T.", "abbey inn well") == sheet(orange=6, green=6, empty=-9, total=3)


@rule("TT-X7", "TT-6.6")
def test_fountains_score_beside_each_other() -> None:
    assert scored("WW.W .... .W.. W...", "fountain") == sheet(gray=4, empty=-11, total=-7)


@rule("TT-X8", "TT-6.7", "TT-6.18")
def test_millstones_score_beside_red_or_yellow() -> None:
    assert scored("WFW. .Y.. ..W. ....", "millstone bakery") == sheet(gray=4, yellow=3, empty=-11, total=-4)


@rule("TT-X9", "TT-6.21", "TT-7.4")
def test_theaters_count_types_and_the_cathedral_spares_empty_squares() -> None:
    town = ".C.. WYCY .T.. .F.M kept=cathedral_of_caterina"
    assert scored(town) == sheet(blue=6, green=2, yellow=7, magenta=2, total=17)


@rule("TT-X10", "TT-6.3")
def test_a_granary_feeds_around_itself() -> None:
    assert scored("C.C. .F.C CC.. ...C", "granary") == sheet(blue=12, empty=-9, total=3)


@rule("TT-X11", "TT-6.5")
def test_an_orchard_feeds_its_row_and_column() -> None:
    assert scored("C... CFCC .C.. .C.C", "orchard") == sheet(blue=15, empty=-8, total=7)


@rule("TT-X12", "TT-6.4")
def test_a_greenhouse_feeds_one_group_and_two_feed_two() -> None:
    assert scored("CC.C .F.C ...C C...", "greenhouse") == sheet(blue=9, empty=-9, total=0)
    assert scored("CC.C .FFC ...C C...", "greenhouse") == sheet(blue=15, empty=-8, total=7)


@rule("TT-X13", "TT-6.13", "TT-8.4")
def test_the_farm_feeds_the_neighbours_of_a_temple_first() -> None:
    assert scored(".C.C .O.C .C.. F..C", "temple") == sheet(blue=12, orange=4, empty=-9, total=7)


@rule("TT-X14", "TT-7.3", "TT-A3", "TT-A5")
def test_the_castle_is_two_cottages_for_well_and_chapel() -> None:
    town = "CWM. .OF. .... .... kept=barrett_castle"
    assert scored(town) == sheet(blue=3, gray=3, orange=3, magenta=5, empty=-11, total=3)


@rule("TT-X15", "TT-7.3", "TT-A5")
def test_an_unfed_castle_still_counts_for_a_well() -> None:
    assert scored(".WM. .... .... .... kept=barrett_castle") == sheet(gray=2, empty=-14, total=-12)


@rule("TT-X16", "TT-7.3", "TT-A4", "TT-6.21")
def test_for_a_theater_the_castle_is_blue() -> None:
    town = "C... YMW. T... F..K marks=d4:wood kept=barrett_castle"
    assert scored(town) == sheet(blue=3, gray=2, green=2, yellow=4, magenta=5, empty=-9, total=7)


@rule("TT-X17", "TT-8.4")
def test_cottages_at_two_temples_are_fed_before_the_castle() -> None:
    town = "COC. ...M COC. F... kept=barrett_castle"
    assert scored(town, "temple") == sheet(blue=12, orange=8, empty=-8, total=12)


@rule("TT-X18", "TT-7.6", "TT-A7", "TT-9.5")
def test_the_mausoleum_pays_for_unfed_cottages_but_does_not_feed_them() -> None:
    town = "CCCC CFOM .... .... kept=grand_mausoleum_of_the_rodina"
    assert scored(town) == sheet(blue=15, orange=4, empty=-8, total=11)


@rule("TT-X19", "TT-7.12", "TT-A23")
def test_the_forum_scores_the_largest_group_and_is_one_itself() -> None:
    town = "CC.W .C.W .F.. M... kept=silva_forum"
    assert scored(town) == sheet(blue=9, magenta=4, empty=-9, total=4)
    assert scored(".... .... .... M... kept=silva_forum") == sheet(magenta=2, empty=-15, total=-13)


@rule("TT-X20", "TT-7.8")
def test_the_palace_scores_the_types_beside_it() -> None:
    town = ".C.. FMW. .C.. T... kept=mandras_palace"
    assert scored(town) == sheet(blue=6, green=2, magenta=6, empty=-10, total=4)


@rule("TT-X21", "TT-7.13")
def test_the_baths_score_the_types_that_are_missing() -> None:
    assert scored("CW.. CW.. .... ...M kept=the_sky_baths") == sheet(gray=2, magenta=10, empty=-11, total=1)


@rule("TT-X22", "TT-7.2")
def test_the_archive_scores_the_types_that_are_there() -> None:
    town = "CWFT CWFT .... ...M kept=archive_of_the_second_age"
    assert scored(town) == sheet(blue=6, gray=2, green=5, magenta=4, empty=-7, total=10)


@rule("TT-X23", "TT-6.14", "TT-6.17")
@pytest.mark.parametrize(
    "card, table_of_points",
    [("almshouse", (0, -1, 5, -3, 15, -5, 26, 26, 26)), ("tavern", (0, 2, 5, 9, 14, 20, 20, 20))],
)
def test_almshouses_and_taverns_score_by_their_number(card: str, table_of_points: tuple[int, ...]) -> None:
    for number, points in enumerate(table_of_points):
        letters = ("T" * number).ljust(16, ".")
        town = " ".join(letters[start : start + 4] for start in (0, 4, 8, 12))
        assert scored(town, card) == sheet(green=points, empty=number - 16, total=points + number - 16)


@rule("TT-X24", "TT-6.15")
@pytest.mark.parametrize("halls, points", [((3, 1), (9, 2)), ((2, 2), (4, 4)), ((1, 3), (2, 9)), ((2, 0), (6, 0))])
def test_feast_halls_are_compared_with_the_right_neighbour(halls: tuple[int, int], points: tuple[int, int]) -> None:
    towns = [("T" * number).ljust(4, ".") + " .... .... .... place=1" for number in halls]
    state = table(*towns, cards="feast_hall", phase="over")
    for seat in range(2):
        bare = halls[seat] - 16
        assert lines_of(state.score(seat)) == sheet(green=points[seat], empty=bare, total=points[seat] + bare)


@rule("TT-X25", "TT-7.11")
@pytest.mark.parametrize("before, points", [(0, 1), (4, 5), (5, 8), (8, 8)])
def test_the_shrine_is_worth_what_it_was_when_built(before: int, points: int) -> None:
    others = ("T" * before).ljust(8, ".")
    state = building(f"bhs. wgw. {others[:4]} {others[4:]} kept=shrine_of_the_elder_tree")
    play(state, "0 build shrine_of_the_elder_tree a1+b1+c1+a2+b2+c2 a1")
    taverns = (0, 2, 5, 9, 14, 20)[min(before, 5)]
    bare = before - 15
    expected = sheet(green=taverns, magenta=points, empty=bare, total=taverns + points + bare)
    assert lines_of(state.score(0)) == expected


@rule("TT-X26", "TT-9.2", "TT-7.14", "TT-A8")
@pytest.mark.parametrize("owner, points", [(0, 6), (1, 6), (2, 2), (3, 0)])
def test_places_of_completion_are_1_1_3_4(owner: int, points: int) -> None:
    towns = ["www. wwww wwww wwww", "www. wwww wwww wwww", ".... wwww wwww wwww", ".... ..ww wwww wwww"]
    towns[owner] = towns[owner][:-1] + "M kept=the_starloom"
    state = table(*towns, phase="name", turn=20)
    while not state.over:
        whole_round(state)
    assert [town.place for town in view_of(state).towns] == [1, 1, 3, 4]
    assert lines_of(state.score(owner)) == sheet(magenta=points, empty=-15, total=points - 15)


@rule("TT-X26")
def test_the_towns_of_the_example_are_finished_in_rounds_20_20_23_25() -> None:
    towns = ["www. wwww wwww wwww", "www. wwww wwww wwww", ".... wwww wwww wwww", ".... ..ww wwww wwww"]
    state = table(*towns, phase="name", turn=20)
    finished: dict[int, int] = {}
    while not state.over:
        number = view_of(state).round
        whole_round(state)
        for seat, town in enumerate(view_of(state).towns):
            if town.place:
                finished.setdefault(seat, number)
    assert finished == {0: 20, 1: 20, 2: 23, 3: 25}


@rule("TT-X27", "TT-11.5")
@pytest.mark.parametrize(
    "points, expected",
    [
        (38, "master_architect"),
        (37, "town_planner"),
        (31, "engineer"),
        (24, "carpenter"),
        (17, "builders_apprentice"),
        (9, "aspiring_architect"),
        (-5, "aspiring_architect"),
    ],
)
def test_solo_grades(points: int, expected: str) -> None:
    assert grade(points) == expected


@rule("TT-X28", "TT-9.6")
def test_a_tie_that_nothing_breaks_is_shared() -> None:
    # A has fewer squares without a building and more Cottages, but named once more.
    a, b, c = "CCCC CFTT TWWK KK..", "CCCC FTTT WWWK K...", "K..K .WWW TTTF CCCC"
    state = table(*[f"{town} place=1" for town in (a, b, c)], phase="over", cards="shed", lines=("named: 8 7 7",))
    assert lines_of(state.score(0)) == sheet(blue=12, gray=2, green=9, empty=-2, total=21)
    for seat in (1, 2):
        assert lines_of(state.score(seat)) == sheet(blue=12, gray=3, green=9, empty=-3, total=21)
    assert state.winners() == [1, 2]


@rule("TT-X29", "TT-8.5", "TT-A28")
def test_equal_feedings_are_reported_with_the_cottages() -> None:
    town = "MO.. .... CCC. ...F kept=barrett_castle"
    assert scored(town, "greenhouse temple") == sheet(blue=9, empty=-10, total=-1)
