"""Section 9: completion, the end of the game, score sheets and ties."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    DONE,
    FULL,
    GAME,
    LINES,
    legal,
    lines_of,
    play,
    scored,
    sheet,
    sit_out,
    table,
    view_of,
    waiting,
    wander,
    whole_round,
)

from tabletown.testing import rule

NEARLY = "www. wwww wwww wwww"


@rule("TT-9.1")
@pytest.mark.parametrize("town", [FULL, "CCCC CCCC CCCC CCCC", "CwFb WgOs ThYw KbCg"])
def test_a_town_without_an_empty_square_is_complete(town: str) -> None:
    state = table(town, BARE, resource="wood 1", at=("build", "-"), hammer=1)
    play(state, "0 done")
    assert view_of(state).towns[0].place == 1


@rule("TT-9.1", "TT-A14")
def test_with_an_empty_square_left_you_play_on() -> None:
    state = table("CCCC CCCC CCCC CCC.", BARE, resource="wood 1", at=("build", "-"), hammer=0)
    play(state, "0 done")
    assert view_of(state).towns[0].place == 0
    play(state, "1 name wood")
    assert legal(state) == ["place wood d4"], "it is not asked whether to finish"


@rule("TT-9.1")
def test_a_town_is_complete_at_the_end_of_the_round_not_before() -> None:
    state = table("wssw wwww wwww www.", BARE, resource="wood 1", hammer=1)
    play(state, "0 place wood d4")
    assert view_of(state, 0).towns[0].place == 0
    play(state, "0 build well a1+b1 a1", "0 done")
    sit_out(state)
    assert view_of(state).towns[0].place == 0, "the building made room again"


@rule("TT-9.2", "TT-A8")
@pytest.mark.parametrize(
    "missing, places",
    [((1, 1, 1), (1, 1, 1)), ((1, 2, 3), (1, 2, 3)), ((1, 2, 2), (1, 2, 2)), ((1, 1, 2), (1, 1, 3)), ((2, 1, 1), (3, 1, 1))],
)
def test_the_place_is_one_more_than_those_who_were_earlier(missing: tuple[int, ...], places: tuple[int, ...]) -> None:
    state = table(*[("." * number).ljust(4, "w") + " wwww wwww wwww" for number in missing], phase="name")
    while not state.over:
        whole_round(state)
    assert tuple(town.place for town in view_of(state).towns) == places


@rule("TT-9.3")
def test_the_game_ends_when_all_towns_are_complete() -> None:
    state = whole_round(table(DONE, NEARLY, NEARLY.replace("www.", "ww.."), phase="name", hammer=1))
    assert waiting(state) == [2]
    whole_round(state)
    assert state.over
    assert (legal(state, 0), state.actors()) == ([], 0)


@rule("TT-9.3", "TT-9.4")
def test_cubes_left_on_squares_count_as_squares_without_a_building() -> None:
    assert scored("Cwwb hhgs CF.. ssww") == sheet(blue=6, empty=-13, total=-7)


@rule("TT-9.3")
def test_cubes_stay_on_warehouses_and_leave_cottages_without_effect() -> None:
    town = "KCF. .... .... ...M stored=a1:wood+wood resting=b1:glass kept=statue_of_the_bondmaker"
    assert scored(town, "warehouse") == sheet(blue=3, black=-2, empty=-12, total=-11)


@rule("TT-9.4")
def test_totals_may_be_negative() -> None:
    assert scored(BARE) == sheet(empty=-16, total=-16)
    assert scored("TTTT T... .... ....", "almshouse") == sheet(green=-5, empty=-11, total=-16)


@rule("TT-9.5")
def test_the_sheet_has_a_line_for_each_type_and_for_empty_squares() -> None:
    town = "CFWO TYK. .... ...M marks=c2:wood kept=mandras_palace place=1"
    score = table(town, f"{BARE} place=1", phase="over").score(0)
    assert tuple(line.item for line in score.lines) == LINES
    rules = ["TT-6.1", "TT-6.2", "TT-6.9", "TT-6.11", "TT-6.17", "TT-6.21", "TT-6.23", "TT-7.8", "TT-9.4"]
    assert [line.rule for line in score.lines] == rules
    assert score.lines[0].pieces == ("a1",)
    assert score.total == sum(line.points for line in score.lines)


@rule("TT-9.5")
def test_points_are_reported_under_the_right_type() -> None:
    assert scored("M... .... .... ...F kept=barrett_castle") == sheet(magenta=5, empty=-14, total=-9)
    assert scored("CC.. .... .... ...M kept=grand_mausoleum_of_the_rodina") == sheet(blue=6, empty=-13, total=-7)
    assert scored("C... .... .... ...M kept=cathedral_of_caterina") == sheet(magenta=2, total=2)
    assert scored("FFFF .... .... ....") == sheet(empty=-12, total=-12)


# Ties, with the Shed in play (1 point a piece).


@rule("TT-9.6")
def test_the_highest_total_wins() -> None:
    towns = ("WW.. .... .... .... place=1", "W... .... .... .... place=1")
    assert table(*towns, phase="over", cards="shed", lines=("named: 9 1",)).winners() == [0]


@rule("TT-9.6", "TT-3.5")
def test_first_tie_break_is_fewer_namings() -> None:
    # Seat 1 is ahead in the other tie-breaks: 13 buildings against 12, four Cottages against none.
    towns = ("TTTT TWWW KKKK .... place=1", "CCCC FTTT WKKK K... place=1")
    state = table(*towns, cards="shed", phase="over", lines=("named: 6 7",))
    assert [state.score(seat).total for seat in range(2)] == [19, 19]
    assert state.winners() == [0]
    assert table(*towns, cards="shed", phase="over", lines=("named: 7 6",)).winners() == [1]
    assert table(*towns, cards="shed", phase="over", lines=("named: 7 7",)).winners() == [1]


@rule("TT-9.6")
def test_second_tie_break_is_fewer_squares_without_a_building() -> None:
    # 11 Sheds and three bare squares against 10 Sheds and two; only seat 0 has Cottages.
    state = table("CCWW WWWW WWWW W... place=1", "WWWW WWWW WWKK KK.. place=1", cards="shed", phase="over")
    assert [state.score(seat).total for seat in range(2)] == [8, 8]
    assert state.winners() == [1]


@rule("TT-9.6", "TT-7.4")
def test_the_cathedral_does_not_fill_squares_for_the_tie_break() -> None:
    one = "M... .... .... .... kept=cathedral_of_caterina place=1"  # 2 points, 15 squares without a building
    other = "WWWW WWWW W... .... place=1"  # 9 - 7
    state = table(one, other, cards="shed", phase="over")
    assert [state.score(seat).total for seat in range(2)] == [2, 2]
    assert state.winners() == [1]


@rule("TT-9.6", "TT-7.3")
def test_third_tie_break_is_more_cottages_the_castle_being_two() -> None:
    three, two = "CCCW WWWW .... ....", "CCKW WWWW .... ...."
    castle = "MCKW WWWW .... .... kept=barrett_castle"
    state = table(f"{three} place=1", f"{two} place=1", cards="shed", phase="over")
    assert ([state.score(seat).total for seat in range(2)], state.winners()) == ([-3, -3], [0])
    assert table(f"{castle} place=1", f"{two} place=1", cards="shed", phase="over").winners() == [0]
    assert table(f"{castle} place=1", f"{three} place=1", cards="shed", phase="over").winners() == [0, 1]


@rule("TT-9.6")
def test_then_the_victory_is_shared() -> None:
    state = table(DONE, DONE, DONE, phase="over")
    assert state.winners() == [0, 1, 2]


@rule("TT-9.7")
def test_a_score_may_be_asked_for_at_any_time_and_winners_only_at_the_end() -> None:
    state = table("CF.. w... .... ...M kept=the_starloom", BARE, resource="wood 1")
    assert lines_of(state.score(0)) == sheet(blue=3, empty=-13, total=-10)
    assert state.winners() == []
    match = GAME.new(GAME.options(seats=3))
    for _ in wander(match, 11):
        assert match.winners() == []
        assert all(match.score(seat).total == sum(lines_of(match.score(seat))[item] for item in LINES) for seat in range(3))
    assert match.winners() != []
