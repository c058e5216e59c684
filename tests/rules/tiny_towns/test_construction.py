"""Section 5: patterns, landing squares, Trading Posts, what may be built and when it works."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    COLOURS,
    GAME,
    MONUMENTS,
    SQUARES,
    building,
    cards_open,
    legal,
    play,
    point,
    rows_of,
    sit_out,
    sites_open,
    table,
    verbs,
    view_of,
    wander,
)

from tabletown import IllegalAction
from tabletown.testing import rule

OBELISK = "kept=obelisk_of_the_crescent"


@rule("TT-5.1")
def test_any_number_of_buildings_may_follow_each_other() -> None:
    state = building("wsws .... bbg. ....")
    play(state, "0 build well a1+b1 b1", "0 build tavern a3+b3+c3 c3", "0 build well c1+d1 c1")
    assert rows_of(state) == ".WW. .... ..T. ...."
    assert legal(state) == ["done"]


@rule("TT-5.1")
def test_a_pattern_need_not_be_built_and_waits_for_later() -> None:
    state = table("ws.. .... .... ....", BARE, resource="wood 1", hammer=1)
    play(state, "0 place wood d4", "0 done")
    sit_out(state, 1)
    sit_out(play(state, "0 name stone"), 1)
    play(state, "0 place stone d3")
    assert sites_open(state) == {("well", "a1+b1"), ("well", "d3+d4")}


@rule("TT-5.1")
def test_building_comes_after_the_cube_and_before_the_next_one() -> None:
    state = table("ws.. .... .... ....", BARE, resource="wood 1")
    assert verbs(state) == {"place"}
    play(state, "0 place wood d4")
    assert verbs(state) == {"build", "done"}
    play(state, "0 done")
    assert legal(state) == []


TURNS = (  # the Bank `hh. / wgb` in its eight positions
    "hh.. wgb. .... ....",
    ".hh. bgw. .... ....",
    "wgb. hh.. .... ....",
    "bgw. .hh. .... ....",
    "wh.. gh.. b... ....",
    "hw.. hg.. .b.. ....",
    "b... gh.. wh.. ....",
    ".b.. hg.. hw.. ....",
)


@rule("TT-5.2")
@pytest.mark.parametrize("town", TURNS)
def test_a_pattern_may_be_turned_and_mirrored(town: str) -> None:
    filled = "+".join(square for square, letter in zip(SQUARES, town.replace(" ", "")) if letter != ".")
    assert [site for site in sites_open(building(town, cards="bank")) if site[0] == "bank"] == [("bank", filled)]


@rule("TT-5.2")
def test_resources_and_places_must_be_exactly_those_of_the_pattern() -> None:
    for town in (
        "hh.. wgs. .... ....",
        "hh.. gwb. .... ....",
        "h.h. wgb. .... ....",
        "hh.. .... wgb. ....",
        "hh.. wg.b .... ....",
    ):
        assert "bank" not in cards_open(building(town, cards="bank"))


@rule("TT-5.2")
@pytest.mark.parametrize("other", "whbgsCFWOTYK")
def test_what_lies_in_the_gaps_of_a_pattern_does_not_matter(other: str) -> None:
    state = building(f"hh{other}. wgb. {other}... ....", cards="bank", monuments=False)
    assert ("bank", "a1+b1+a2+b2+c2") in sites_open(state)


@rule("TT-5.2")
def test_a_pattern_does_not_reach_over_the_edge() -> None:
    assert cards_open(building("...w s... .... ....")) == set()


@rule("TT-5.3")
@pytest.mark.parametrize("landing", ["d1", "a2", "b2", "c2", "d2"])
def test_all_cubes_used_are_removed_and_the_piece_lands_on_their_squares(landing: str) -> None:
    state = building("s..w bssb ..g. ....")
    assert {word.split()[3] for word in legal(state, 0, "build")} == {"d1", "a2", "b2", "c2", "d2"}
    play(state, f"0 build factory d1+a2+b2+c2+d2 {landing}")
    squares = [
        "." if square in ("d1", "a2", "b2", "c2", "d2") else letter for square, letter in zip(SQUARES, "s..wbssb..g.....")
    ]
    squares[SQUARES.index(landing)] = "K"
    assert rows_of(state).replace(" ", "") == "".join(squares)


@rule("TT-5.3")
def test_a_cube_serves_one_building_only() -> None:
    state = building("wsw. .... .... ....")
    assert sites_open(state) == {("well", "a1+b1"), ("well", "b1+c1")}
    play(state, "0 build well a1+b1 a1")
    assert sites_open(state) == set()


# Landing anywhere.


@rule("TT-5.4", "TT-6.8")
def test_a_shed_lands_on_any_empty_square_but_not_on_other_cubes() -> None:
    state = building("ws.. .g.C .... ...K", cards="shed")
    landings = [word.split()[3] for word in legal(state, 0, "build")]
    assert landings == [square for square in SQUARES if square not in ("b2", "d2", "d4")]
    play(state, "0 build shed a1+b1 d3")
    assert rows_of(state) == ".... .g.C ...W ...K"


@rule("TT-5.4", "TT-7.9")
def test_after_the_obelisk_every_building_lands_anywhere() -> None:
    state = building(f"ws.. .g.M .... .bbg {OBELISK}")
    for site, used in (("well a1+b1", ("a1", "b1")), ("tavern b4+c4+d4", ("b4", "c4", "d4"))):
        filled = {"a1", "b1", "b2", "d2", "b4", "c4", "d4"} - set(used)
        assert [word.split()[3] for word in legal(state, 0, "build") if site in word] == [
            s for s in SQUARES if s not in filled
        ]
    play(state, "0 build tavern b4+c4+d4 a3")
    assert rows_of(state) == "ws.. .g.M T... ...."


@rule("TT-5.4")
def test_other_buildings_land_where_their_cubes_were() -> None:
    assert {word.split()[3] for word in legal(building("ws.. .... .... ...."), 0, "build")} == {"a1", "b1"}


# Trading Posts.


@rule("TT-5.5", "TT-6.24")
def test_an_old_trading_post_stands_for_one_cube_and_stays() -> None:
    state = building("bKg. .... .... ....", cards="trading_post")
    assert legal(state, 0, "build") == ["build tavern a1+b1+c1 a1", "build tavern a1+b1+c1 c1"]
    play(state, "0 build tavern a1+b1+c1 c1")
    assert rows_of(state) == ".KT. .... .... ...."


@rule("TT-5.5")
def test_several_posts_serve_one_pattern_with_at_least_one_cube() -> None:
    state = building("KKg. .... .... ....", cards="trading_post")
    assert ("tavern", "a1+b1+c1") in sites_open(state)
    posts = "KKK. KKK. KKK. ...."
    assert cards_open(building(posts, cards="trading_post")) == set()
    # Also where the piece could land on another square.
    assert cards_open(building(posts, cards="trading_post shed")) == set()
    assert cards_open(building(f"KKK. KKK. KKK. ...M {OBELISK}", cards="trading_post")) == set()


@rule("TT-5.5")
def test_a_post_is_no_landing_square_even_for_a_shed_or_after_the_obelisk() -> None:
    shed = building("Ks.. .... .... ....", cards="shed trading_post")
    assert [word.split()[3] for word in legal(shed, 0, "build")] == list(SQUARES[1:])
    obelisk = building(f"KbgM .... .... .... {OBELISK}", cards="trading_post")
    assert {word.split()[3] for word in legal(obelisk, 0, "build") if "tavern" in word} == set(SQUARES) - {"a1", "d1"}


@rule("TT-5.5")
def test_a_post_helps_a_monument_too() -> None:
    state = building("Kg.. wh.. .... .... kept=the_starloom", cards="trading_post")
    assert ("the_starloom", "a1+b1+a2+b2") in sites_open(state)


@rule("TT-5.5")
def test_other_black_buildings_stand_for_no_cube() -> None:
    for card in ("bank", "factory", "warehouse"):
        assert cards_open(building("Ks.. .... .... ....", cards=card)) == set()


# What may be built.


@rule("TT-5.6")
def test_all_seven_cards_are_open_and_each_again_and_again() -> None:
    for town, card in (
        (".h.. bg.. .... ....", "cottage"),
        ("hh.. ww.. .... ....", "farm"),
        ("ws.. .... .... ....", "well"),
        ("..g. sgs. .... ....", "chapel"),
        ("bbg. .... .... ....", "tavern"),
        (".s.. wgw. .... ....", "theater"),
        ("w... bssb .... ....", "factory"),
    ):
        assert card in cards_open(building(town))
    state = building("wsWW WWWW WWWW WWWW")
    assert cards_open(state) == {"well"}


@rule("TT-5.6", "TT-7.19")
def test_your_own_monument_is_built_once_and_no_other() -> None:
    state = building("gg.. wh.. gg.. wh.. kept=the_starloom")
    play(state, "0 build the_starloom a1+b1+a2+b2 a1")
    assert cards_open(state) == set()
    assert cards_open(building("gg.. wh.. .... .... kept=silva_forum")) == set()


@rule("TT-5.7", "TT-4.8")
@pytest.mark.parametrize("seed", range(4))
def test_buildings_never_move_or_vanish(seed: int) -> None:
    state = GAME.new(GAME.options(seats=3, cavern=True))
    common = {card for group in COLOURS.values() for card in group} | set(MONUMENTS)
    before: list[tuple[str, ...]] = [("",) * 16] * 3
    last = ""
    for _, action in wander(state, seed):
        towns = [view_of(state, seat).towns[seat].squares for seat in range(3)]
        for old, new in zip(before, towns):
            changed = [(one, two) for one, two in zip(old, new) if one != two]
            assert last.startswith("replace") or not any(one in common for one, _ in changed)
            if not last.startswith(("build", "replace")):
                assert not any(one for one, _ in changed), "cubes leave by construction alone"
        before, last = towns, action


# When it works.


@rule("TT-5.8", "TT-A1", "TT-6.24")
def test_a_new_trading_post_works_from_the_next_round() -> None:
    state = building("sw.. swb. .... s...", cards="trading_post")
    play(state, "0 build trading_post a1+b1+a2+b2+c2 a2")
    assert rows_of(state) == ".... K... .... s..."
    assert cards_open(state) == set()
    play(state, "0 done", "1 name stone")
    sit_out(state, 1)
    play(state, "0 place stone b2")
    assert sites_open(state) == {("well", "a2+b2")}


@rule("TT-5.8", "TT-A1", "TT-7.9")
def test_the_obelisk_works_at_once() -> None:
    state = building(f"h... bgb. .... ws.. {OBELISK}")
    assert {word.split()[3] for word in legal(state, 0, "build") if "well" in word} == {"a4", "b4"}
    play(state, "0 build obelisk_of_the_crescent a1+a2+b2+c2 a1")
    assert len([word for word in legal(state, 0, "build") if "well" in word]) == 15


@rule("TT-5.8", "TT-6.23")
def test_choices_on_construction_are_made_at_once() -> None:
    state = play(building("w... bssb .... ...."), "0 build factory a1+a2+b2+c2+d2 a1")
    assert legal(state) == ["mark wood", "mark wheat", "mark brick", "mark glass", "mark stone"]
    with pytest.raises(IllegalAction):
        play(state, "0 done")
    assert view_of(play(state, "0 mark glass"), 0).towns[0].marks == {"a1": "glass"}
    assert point(state) == "build"


@rule("TT-5.9")
def test_two_orientations_on_the_same_squares_are_one_action() -> None:
    # With two Posts the Farm `hh / ww` fits {a1, b1, a2, b2} in several ways.
    state = building("Kh.. Kw.. .... ....", cards="trading_post")
    farms = [word for word in legal(state, 0, "build") if word.split()[1] == "farm"]
    assert farms == ["build farm a1+b1+a2+b2 b1", "build farm a1+b1+a2+b2 b2"]


@rule("TT-5.9", "TT-5.5")
def test_the_squares_of_an_action_include_the_posts_used() -> None:
    state = building("Ks.. w... .... ....", cards="trading_post")
    assert sites_open(state) == {("well", "a1+b1"), ("well", "a1+a2")}
