"""Section 8: who is fed."""

import pytest
from tests.rules.tiny_towns.helpers import COLOURS, FIRST_GAME, scored, sheet, table
from tests.rules.tiny_towns.literal_scoring import LiteralTown

from tabletown.testing import rule

CASTLE = "kept=barrett_castle"


def fed(town: str, cards: str = "") -> list[str]:
    """The Cottages that are reported as fed."""
    state = table(f"{town} place=1", f"{town} place=1", cards=cards, phase="over")
    return list(state.score(0).lines[0].pieces)


@rule("TT-8.1")
@pytest.mark.parametrize("card", COLOURS["red"])
def test_every_red_building_feeds_and_nobody_twice(card: str) -> None:
    assert scored("FCF. .... .... ....", card) == sheet(blue=3, empty=-13, total=-10)


@rule("TT-8.1")
@pytest.mark.parametrize("other", "WOTYKM")
def test_only_cottages_and_the_castle_are_fed(other: str) -> None:
    assert fed(f"F{other}.. CCCC .... .... kept=fort_ironweed") == ["a2", "b2", "c2", "d2"]
    # A building of another type does not join two groups.
    assert len(fed(f"C{other}C. .F.. .... .... kept=fort_ironweed", "greenhouse")) == 1


@rule("TT-8.2", "TT-A3")
def test_the_castle_takes_one_portion_of_a_farm() -> None:
    assert scored(f"MCCC .... .... ...F {CASTLE}") == sheet(blue=9, magenta=5, empty=-11, total=3)
    assert scored(f"MCCC C... .... ...F {CASTLE}") == sheet(blue=9, magenta=5, empty=-10, total=4)


@rule("TT-8.2")
def test_the_castle_belongs_to_greenhouse_groups() -> None:
    assert scored(f"CMC. .... CC.. ...F {CASTLE}", "greenhouse") == sheet(blue=6, magenta=5, empty=-10, total=1)
    assert scored("CMC. .... CC.. ...F kept=fort_ironweed", "greenhouse") == sheet(blue=6, magenta=7, empty=-10, total=3)


@rule("TT-8.3")
def test_granary_and_orchard_feed_what_is_in_reach_even_if_that_is_not_best() -> None:
    assert fed("CCC. CFC. CCC. ...C", "granary") == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert fed("CCC. CFC. CCC. .C.C", "orchard") == ["b1", "a2", "c2", "b3", "b4"]


@rule("TT-8.3")
@pytest.mark.parametrize("feeders, groups", [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_k_greenhouses_feed_k_groups(feeders: int, groups: int) -> None:
    town = f"C.C. .... .C.. {('F' * feeders).ljust(4, '.')}"
    assert len(fed(town, "greenhouse")) == groups


@rule("TT-8.4", "TT-A6")
def test_feeding_is_chosen_for_the_highest_total() -> None:
    # Six Cottages, four portions: those beside the two Temples.
    assert scored("COC. ...C C..F COC.", "temple") == sheet(blue=12, orange=8, empty=-7, total=13)
    # Three Cottages round a Temple are worth more than a group of four.
    assert scored("CC.C CO.C ...C F..C", "greenhouse temple") == sheet(blue=9, orange=4, empty=-7, total=6)
    assert scored("CC.C CO.C ...C F..C", "greenhouse") == sheet(blue=12, orange=4, empty=-7, total=9)


@rule("TT-8.4")
def test_the_largest_choice_is_searched_to_the_end() -> None:
    # 13 feedable buildings, two Farms, one Temple: 1287 sets.
    town = LiteralTown("CCCCCCCOCCCCFMCF", dict(zip(COLOURS, FIRST_GAME)) | {"orange": "temple"}, "barrett_castle")
    rows = " ".join(town.squares[start : start + 4] for start in (0, 4, 8, 12))
    assert len(town.feedable) == 13
    assert len(town.feedings()) == 1287
    assert scored(f"{rows} {CASTLE}", "temple") == town.score()


@rule("TT-8.5", "TT-A28")
def test_equal_feedings_are_settled_by_cottages_then_castle_then_order() -> None:
    assert fed("CCCC CC.. .... ...F") == ["a1", "b1", "c1", "d1"]
    assert fed("C.CC .... CC.. ...F", "greenhouse") == ["c1", "d1"]
    # Castle and Temple 9, three Cottages 9: the Cottages.
    assert scored(f"MO.. .... CCC. ...F {CASTLE}", "greenhouse temple") == sheet(blue=9, empty=-10, total=-1)
    # Three of the four Cottages beside the Castle: the first three.
    assert fed(f"CCCC M... .... ...F {CASTLE}") == ["a1", "b1", "c1"]


@rule("TT-8.4")
def test_a_temple_beside_the_castle_tips_the_scale() -> None:
    # The Castle alone is worth 5 and two Cottages 6; with its Temple the Castle is worth 9.
    assert scored(f"CC.. .... .... F..M {CASTLE}", "greenhouse temple") == sheet(blue=6, empty=-12, total=-6)
    assert scored(f"CC.. .... ...O F..M {CASTLE}", "greenhouse temple") == sheet(orange=4, magenta=5, empty=-11, total=-2)
