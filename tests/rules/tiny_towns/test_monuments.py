"""Section 7: what each monument scores and does; Opaleye's Watch has a file of its own."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    FIRST_GAME,
    RESOURCES,
    SQUARES,
    building,
    legal,
    lines_of,
    play,
    point,
    rows_of,
    scored,
    sheet,
    sit_out,
    sites_open,
    table,
    verbs,
    view_of,
)

from tabletown import IllegalAction
from tabletown.core.state import State
from tabletown.testing import rule

MARKS = [f"marks={square}:{resource}" for square, resource in zip(SQUARES, RESOURCES)]


def guild(rest: str, *, words: str = "", cards: str = "") -> State:
    """A town that has just built the Architect's Guild on d1; `rest` is what stands on a1 to c1 and in column a."""
    first, column = rest.split()
    rows = [f"{first}g", f"{column[0]}.hs", f"{column[1]}wb.", f"{column[2]}..."]
    state = building(" ".join([*rows, words, "kept=architects_guild"]), cards=cards)
    return play(state, "0 build architects_guild d1+c2+d2+b3+c3 d1")


@rule("TT-7.1", "TT-A11")
def test_the_guild_scores_1_and_replaces_two_buildings_by_other_types() -> None:
    state = guild("CW. ...")
    offered = [f"replace a1 {card}" for card in FIRST_GAME if card != "cottage"]
    offered += [f"replace b1 {card}" for card in FIRST_GAME if card != "well"]
    assert legal(state) == [*offered, "stop"]
    play(state, "0 replace a1 tavern")
    assert legal(state) == [*[f"replace b1 {card}" for card in FIRST_GAME if card != "well"], "stop"]
    play(state, "0 replace b1 tavern")
    assert rows_of(state) == "TT.M .... .... ...."
    assert lines_of(state.score(0)) == sheet(green=5, magenta=1, empty=-13, total=-7)


@rule("TT-7.1", "TT-A11")
def test_the_guild_may_replace_one_or_none_and_then_never_again() -> None:
    for steps in (["0 stop"], ["0 replace a1 tavern", "0 stop"]):
        state = play(guild("CW. ..."), *steps)
        assert verbs(state) == {"done"}
        sit_out(play(state, "0 done", "1 name wood"))
        assert "replace" not in verbs(state)


@rule("TT-7.1", "TT-A11")
def test_the_guild_never_replaces_itself() -> None:
    assert {word.split()[1] for word in legal(guild("CTC K.."), 0, "replace")} == {"a1", "b1", "c1", "a2"}


@rule("TT-7.18", "TT-A12")
def test_contents_and_marks_of_a_replaced_building_go_back() -> None:
    state = guild("K.. C..", words="stored=a1:wood+glass", cards="warehouse")
    play(state, "0 replace a1 tavern")
    assert view_of(state, 0).towns[0].stored == {}
    assert lines_of(state.score(0)) == sheet(green=2, magenta=1, empty=-13, total=-10)
    state = play(guild("K.. C..", words="marks=a1:wood"), "0 replace a1 tavern")
    assert view_of(state, 0).towns[0].marks == {}


@rule("TT-7.18", "TT-A12")
def test_a_bank_that_enters_by_the_guild_is_marked_at_once() -> None:
    state = play(guild("KC. ...", words="marks=a1:wood", cards="bank"), "0 replace b1 bank")
    assert legal(state) == ["mark wheat", "mark brick", "mark glass", "mark stone"]
    play(state, "0 mark stone")
    assert point(state) == "guild"
    assert view_of(state, 0).towns[0].marks == {"a1": "wood", "b1": "stone"}


@rule("TT-A12", "TT-6.26")
def test_the_guild_offers_no_bank_while_all_five_resources_are_marked() -> None:
    words = "marks=a1:wood marks=b1:wheat marks=c1:brick marks=a2:glass marks=a3:stone"
    state = guild("KKK KKC", words=words, cards="bank")
    assert not [word for word in legal(state) if word.endswith("bank")]
    play(state, "0 replace a1 tavern")
    assert "replace a4 bank" in legal(state), "wood is free again"
    play(state, "0 replace a4 bank")
    assert legal(state) == ["mark wood"]


@rule("TT-5.8", "TT-7.1")
def test_a_post_that_enters_by_the_guild_works_from_the_next_round() -> None:
    state = guild("C.. s..", cards="trading_post")
    play(state, "0 replace a1 trading_post", "0 stop")
    assert sites_open(state) == set()
    sit_out(play(state, "0 done", "1 name glass"), 1)
    assert sites_open(play(state, "0 place glass d4")) == {("well", "a1+a2")}


@rule("TT-7.2")
@pytest.mark.parametrize(
    "town, points", [("M... .... .... ....", 0), ("MCFW OTYK .... ....", 7), ("MCCC CwbT .... ....", 2)]
)
def test_the_archive_scores_the_types_of_the_town(town: str, points: int) -> None:
    assert scored(f"{town} kept=archive_of_the_second_age")["magenta"] == points


CASTLE = "kept=barrett_castle"


@rule("TT-7.3", "TT-8.1", "TT-8.2")
@pytest.mark.parametrize(
    "town, card, fed",
    [
        ("M... .... .... ...F", "farm", True),
        ("M... .F.. .... ....", "granary", True),
        ("M.F. .... .... ....", "granary", False),
        ("M..F .... .... ....", "orchard", True),
        ("M... ...F .... ....", "orchard", False),
        ("M... .... .... ...F", "greenhouse", True),
        ("M... .... .... ....", "farm", False),
    ],
)
def test_the_castle_scores_5_if_fed(town: str, card: str, fed: bool) -> None:
    assert scored(f"{town} {CASTLE}", card)["magenta"] == (5 if fed else 0)


@rule("TT-7.3")
def test_for_scoring_the_castle_is_two_cottages_and_no_monument() -> None:
    assert scored(f"OM.. .... .... ...F {CASTLE}", "temple")["orange"] == 4
    assert scored(f"OM.. .... .... .... {CASTLE}", "temple")["orange"] == 0
    assert scored(f"O..M .... .... ...F {CASTLE}")["orange"] == 2
    assert scored(f"YM.C .... .... .... {CASTLE}")["yellow"] == 1
    assert scored("YM.C .... .... .... kept=fort_ironweed")["yellow"] == 2


@rule("TT-7.4", "TT-9.5")
def test_the_cathedral_scores_2_and_empty_squares_cost_nothing() -> None:
    assert scored("M.wb .... .... .... kept=cathedral_of_caterina") == sheet(magenta=2, total=2)
    assert scored(".hwb sg.. .... .... kept=cathedral_of_caterina") == sheet(empty=-16, total=-16)


@rule("TT-7.5")
def test_the_fort_scores_7() -> None:
    assert scored("M... .... .... .... kept=fort_ironweed") == sheet(magenta=7, empty=-15, total=-8)


@rule("TT-7.6", "TT-A7")
def test_the_mausoleum_feeds_nobody() -> None:
    town = "CCO. .C.. .... ...M kept=grand_mausoleum_of_the_rodina"
    assert scored(town) == sheet(blue=9, empty=-11, total=-2)
    assert scored(".C.. CO.. .... ...M kept=grand_mausoleum_of_the_rodina", "temple") == sheet(blue=6, empty=-12, total=-6)
    assert scored("CCCC CF.. .... ...M kept=grand_mausoleum_of_the_rodina") == sheet(blue=15, empty=-9, total=6)


@rule("TT-7.7", "TT-A10")
def test_the_grove_puts_any_common_building_on_any_empty_square() -> None:
    state = building(".b.. sgs. C..w .... kept=grove_university")
    play(state, "0 build grove_university b1+a2+b2+c2 b1")
    empty = [square for square in SQUARES if square not in ("b1", "a3", "d3")]
    assert legal(state) == [f"grove {card} {square}" for card in FIRST_GAME for square in empty]
    with pytest.raises(IllegalAction):
        play(state, "0 done")
    play(state, "0 grove tavern b2")
    assert rows_of(state) == ".M.. .T.. C..w ...."
    assert point(state) == "build"
    assert lines_of(state.score(0)) == sheet(green=2, magenta=3, empty=-13, total=-8)


@rule("TT-7.7", "TT-7.18", "TT-6.26")
def test_a_bank_from_the_grove_is_marked_or_cannot_come() -> None:
    four = " ".join(["KKKK .b.. sgs. ....", *MARKS[:4], "kept=grove_university"])
    state = play(building(four, cards="bank"), "0 build grove_university b2+a3+b3+c3 b2", "0 grove bank d4")
    assert legal(state) == ["mark stone"]
    five = " ".join(["KKKK K.b. .sgs ....", *MARKS, "kept=grove_university"])
    state = play(building(five, cards="bank"), "0 build grove_university c2+b3+c3+d3 c2")
    assert {word.split()[1] for word in legal(state)} == {"cottage", "farm", "well", "chapel", "tavern", "theater"}


@rule("TT-7.7", "TT-7.18")
def test_a_factory_from_the_grove_is_marked_at_once() -> None:
    state = building(".b.. sgs. .... .... kept=grove_university")
    play(state, "0 build grove_university b1+a2+b2+c2 b1", "0 grove factory d4")
    assert legal(state) == [f"mark {each}" for each in RESOURCES]
    play(state, "0 mark glass")
    assert (point(state), view_of(state, 0).towns[0].marks) == ("build", {"d4": "glass"})


@rule("TT-7.8")
@pytest.mark.parametrize(
    "town, points",
    [(".C.. FMW. .T.. ....", 8), (".C.. CMC. .C.. ....", 2), ("C.W. .M.. T.Y. ....", 0), (".w.. bMg. .Y.. ....", 2)],
)
def test_the_palace_scores_2_for_each_type_beside_it(town: str, points: int) -> None:
    assert scored(f"{town} kept=mandras_palace")["magenta"] == points


@rule("TT-7.9", "TT-7.10", "TT-7.15")
@pytest.mark.parametrize("monument", ["obelisk_of_the_crescent", "opaleyes_watch", "statue_of_the_bondmaker"])
def test_some_monuments_score_nothing_themselves(monument: str) -> None:
    assert scored(f"M... .... .... .... kept={monument}") == sheet(empty=-15, total=-15)


@rule("TT-7.9")
def test_the_obelisk_itself_lands_on_its_own_cubes() -> None:
    state = building("h... bgb. .... .... kept=obelisk_of_the_crescent")
    landings = {word.split()[3] for word in legal(state, 0, "build") if "obelisk_of_the_crescent" in word}
    assert landings == {"a1", "a2", "b2", "c2"}


@rule("TT-7.11")
def test_the_shrine_does_not_change_any_more() -> None:
    state = building("bhs. wgw. TT.. wsws kept=shrine_of_the_elder_tree")
    play(state, "0 build shrine_of_the_elder_tree a1+b1+c1+a2+b2+c2 a1")
    assert lines_of(state.score(0))["magenta"] == 3
    play(state, "0 build well a4+b4 a4", "0 build well c4+d4 c4")
    assert lines_of(state.score(0))["magenta"] == 3


@rule("TT-7.12")
@pytest.mark.parametrize(
    "town, points",
    [("MCCC C... C... ....", 4), ("MCWC .WCW .... ....", 2), ("M... .TTT ..T. YYYY", 5), ("M.ww wwww .... ....", 2)],
)
def test_the_forum_scores_1_and_the_largest_group(town: str, points: int) -> None:
    assert scored(f"{town} kept=silva_forum")["magenta"] == points


@rule("TT-7.13")
@pytest.mark.parametrize(
    "town, points", [("M... .... .... ....", 14), ("MCFW OTYK .... ....", 0), ("MTTT .... .ww. ....", 12)]
)
def test_the_baths_score_2_for_each_missing_type(town: str, points: int) -> None:
    assert scored(f"{town} kept=the_sky_baths")["magenta"] == points


@rule("TT-7.14")
@pytest.mark.parametrize("place, points", [(1, 6), (2, 3), (3, 2), (4, 0), (5, 0), (6, 0)])
def test_the_starloom_scores_by_place(place: int, points: int) -> None:
    assert scored(f"M... .... .... .... kept=the_starloom place={place}")["magenta"] == points


@rule("TT-7.15", "TT-9.3")
def test_cubes_on_cottages_cost_nothing() -> None:
    with_cubes = "MCF. .C.. .... .... resting=b1:wood resting=b2:stone kept=statue_of_the_bondmaker"
    assert scored(with_cubes) == scored("MCF. .C.. .... .... kept=statue_of_the_bondmaker")
    assert scored(with_cubes) == sheet(blue=6, empty=-12, total=-6)


@rule("TT-7.19")
def test_nobody_gets_a_second_monument() -> None:
    state = table("gg.. wh.. M... .... kept=the_starloom other=silva_forum", BARE, resource="wood 1", at="build")
    assert legal(state) == ["done"]
