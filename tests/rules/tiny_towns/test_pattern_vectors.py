"""Section 14, patterns and construction: the worked examples."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    SQUARES,
    building,
    cards_open,
    legal,
    play,
    rows_of,
    sit_out,
    sites_open,
    table,
)

from tabletown.testing import rule


@rule("TT-Y1")
def test_the_chapel_of_the_rulebook_has_one_site_and_four_landings() -> None:
    state = table("..g. s.s. .... ....", BARE, resource="glass 1")
    assert "place glass b2" in legal(state)
    play(state, "0 place glass b2")
    assert legal(state, 0, "build") == [f"build chapel c1+a2+b2+c2 {square}" for square in ("c1", "a2", "b2", "c2")]


@rule("TT-Y2", "TT-5.2")
@pytest.mark.parametrize("town", ["g... sgs. .... ....", ".sgs ...g .... ....", "sg.. g... s... ...."])
def test_the_three_legal_pictures_of_a_chapel_are_legal(town: str) -> None:
    assert cards_open(building(town)) == {"chapel"}


@rule("TT-Y2", "TT-5.2")
def test_the_illegal_picture_of_a_chapel_is_illegal() -> None:
    assert cards_open(building("g... ssg. .... ....")) == set()


@rule("TT-Y3", "TT-5.3")
def test_two_wells_share_a_stone_and_only_one_is_built() -> None:
    state = building("wsw. .... .... ....")
    assert legal(state, 0, "build") == [
        "build well a1+b1 a1",
        "build well a1+b1 b1",
        "build well b1+c1 b1",
        "build well b1+c1 c1",
    ]
    play(state, "0 build well b1+c1 c1")
    assert rows_of(state) == "w.W. .... .... ...."
    assert legal(state) == ["done"]


@rule("TT-Y4", "TT-5.4", "TT-6.8")
def test_two_sheds_have_30_actions() -> None:
    state = building("wsw. .... .... ....", cards="shed")
    landings: dict[str, list[str]] = {}
    for word in legal(state, 0, "build"):
        landings.setdefault(word.split()[2], []).append(word.split()[3])
    assert landings == {
        "a1+b1": [square for square in SQUARES if square != "c1"],
        "b1+c1": [square for square in SQUARES if square != "a1"],
    }
    assert len(legal(state, 0, "build")) == 30


@rule("TT-Y5", "TT-5.5")
def test_an_old_post_and_a_stone_are_a_well() -> None:
    state = building("Ks.. .... .... ....", cards="trading_post")
    assert legal(state, 0, "build") == ["build well a1+b1 b1"]
    for cards in ("trading_post", "trading_post shed"):
        assert legal(building("KK.. .... .... ....", cards=cards)) == ["done"]


@rule("TT-Y6", "TT-5.5", "TT-A1")
def test_a_post_of_this_round_waits_for_the_next() -> None:
    state = building("Ks.. .... .... .... old=-", cards="trading_post")
    assert cards_open(state) == set()
    sit_out(play(state, "0 done", "1 name brick"), 1)
    assert legal(state, 0, "build") == []
    play(state, "0 place brick d4")
    assert sites_open(state) == {("well", "a1+b1")}


@rule("TT-Y7", "TT-7.2")
def test_the_glass_is_the_corner_of_a_cottage() -> None:
    town = "hh.. bg.. .... ...."
    assert sites_open(building(town)) == {("cottage", "b1+a2+b2")}
    archive = building(f"{town} kept=archive_of_the_second_age")
    assert sites_open(archive) == {("cottage", "b1+a2+b2"), ("archive_of_the_second_age", "a1+b1+a2+b2")}
