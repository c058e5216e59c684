"""Section 4: what may become of the cube of a round."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    DONE,
    RESOURCES,
    SQUARES,
    building,
    cards_open,
    legal,
    lines_of,
    play,
    point,
    rows_of,
    sheet,
    sit_out,
    table,
    town_of,
    verbs,
    view_of,
)

from tabletown import IllegalAction
from tabletown.core.state import State
from tabletown.testing import rule

FACTORY = "K... .... .... .... marks=a1:wheat"
WAREHOUSE = "K... .... .... .... stored=a1:wood+glass"
STATUE = "MC.. .C.. .... .... kept=statue_of_the_bondmaker"


def places(*resources: str, free: tuple[str, ...] = SQUARES) -> list[str]:
    """Every way to place one of the resources, in the order of actions."""
    return [f"place {resource} {square}" for resource in RESOURCES if resource in resources for square in free]


def not_on(*squares: str) -> tuple[str, ...]:
    return tuple(square for square in SQUARES if square not in squares)


# Placing.


@rule("TT-4.1")
def test_the_cube_goes_on_any_empty_square_and_there_is_no_pass() -> None:
    state = table("w.C. .... .... ...g", BARE, resource="brick 1")
    assert legal(state) == places("brick", free=not_on("a1", "c1", "d4"))
    with pytest.raises(IllegalAction):
        play(state, "0 done")
    assert rows_of(play(state, "0 place brick b1")) == "wbC. .... .... ...g"
    assert point(state) == "build"


@rule("TT-4.1", "TT-A16")
@pytest.mark.parametrize(
    "town, cards",
    [(FACTORY, "factory"), (WAREHOUSE, "warehouse"), (STATUE, ""), ("K... .... .... .... marks=a1:wheat", "bank")],
)
def test_the_resource_you_named_yourself_can_only_be_placed(town: str, cards: str) -> None:
    state = table(town, BARE, cards=cards, resource="wheat 0", cavern=True)
    free = [square for square, letter in zip(SQUARES, town.replace(" ", "")) if letter == "."]
    assert legal(state) == places("wheat", free=tuple(free))


@rule("TT-A16")
def test_the_last_player_names_every_resource_and_can_only_place_it() -> None:
    for town, cards in ((FACTORY, ""), (WAREHOUSE, "warehouse"), (STATUE, "")):
        state = play(table(town, DONE, cards=cards, phase="name", cavern=True), "0 name wheat")
        assert verbs(state) == {"place"}
        assert {word.split()[1] for word in legal(state)} == {"wheat"}
    banks = "KK.. .... .... .... marks=a1:wheat marks=b1:wood"
    assert legal(table(banks, DONE, cards="bank", phase="name")) == ["name brick", "name glass", "name stone"]


# Factory.


@rule("TT-4.2", "TT-6.23")
def test_a_factory_turns_its_resource_into_any_other() -> None:
    state = table(FACTORY, BARE, resource="wheat 1")
    assert legal(state) == places(*RESOURCES, free=not_on("a1"))
    assert rows_of(play(state, "0 place stone b1")) == "Ks.. .... .... ...."


@rule("TT-4.2")
def test_a_factory_does_nothing_for_another_resource() -> None:
    assert legal(table(FACTORY, BARE, resource="wood 1")) == places("wood", free=not_on("a1"))
    # The mark of a Bank is no mark of a Factory.
    assert legal(table(FACTORY, BARE, cards="bank", resource="wheat 1")) == places("wheat", free=not_on("a1"))


# Warehouse.


@rule("TT-4.3", "TT-6.25")
def test_a_warehouse_with_room_stores_a_foreign_cube() -> None:
    state = table("K... .... .... ....", BARE, cards="warehouse", resource="wheat 1")
    assert legal(state) == [*places("wheat", free=not_on("a1")), "store a1"]
    for stored in ("wheat", "wheat+wheat", "wheat+wheat+wheat"):
        state = table(town_of(play(state, "0 store a1")), BARE, cards="warehouse", resource="wheat 1")
        assert town_of(state) == f"K... .... .... .... stored=a1:{stored}"
    assert legal(state, 0, "store") == []


@rule("TT-4.3", "TT-A15")
def test_after_storing_nothing_is_placed_but_building_is_open() -> None:
    state = play(table("Kws. .... .... ....", BARE, cards="warehouse", resource="wheat 1"), "0 store a1")
    assert rows_of(state) == "Kws. .... .... ...."
    assert cards_open(state) == {"well"}


@rule("TT-4.4")
def test_a_warehouse_swaps_for_a_cube_of_another_resource() -> None:
    state = table(WAREHOUSE, BARE, cards="warehouse", resource="wood 1")
    swaps = [f"swap a1 glass {square}" for square in not_on("a1")]
    assert legal(state) == [*places("wood", free=not_on("a1")), "store a1", *swaps]
    play(state, "0 swap a1 glass d4")
    assert town_of(state) == "K... .... .... ...g stored=a1:wood+wood"


@rule("TT-4.4")
def test_an_empty_warehouse_or_one_of_the_same_resource_swaps_nothing() -> None:
    for stored in ("", "stored=a1:wood", "stored=a1:wood+wood+wood"):
        state = table(f"K... .... .... .... {stored}", BARE, cards="warehouse", resource="wood 1")
        assert legal(state, 0, "swap") == []


@rule("TT-A17")
def test_a_cube_taken_out_of_a_warehouse_goes_to_an_empty_square() -> None:
    state = table("Kwww wwww wwww www. stored=a1:glass", BARE, cards="warehouse", resource="wood 1")
    assert legal(state, 0, "swap") == ["swap a1 glass d4"]
    town = "KC.. .... .... ...M stored=a1:glass kept=statue_of_the_bondmaker"
    state = table(town, BARE, cards="warehouse", resource="wood 1")
    assert {word.split()[3] for word in legal(state, 0, "swap")} == set(not_on("a1", "b1", "d4"))
    assert legal(state, 0, "rest") == ["rest b1"]


@rule("TT-4.10")
def test_each_warehouse_keeps_its_own_contents() -> None:
    town = "K..K .... .... .... stored=a1:wood+wood+glass stored=d1:stone"
    state = table(town, BARE, cards="warehouse", resource="wheat 1")
    assert legal(state, 0, "store") == ["store d1"]
    assert {tuple(word.split()[1:3]) for word in legal(state, 0, "swap")} == {
        ("a1", "wood"),
        ("a1", "glass"),
        ("d1", "stone"),
    }
    one = play(state.copy(), "0 store d1")
    assert town_of(one) == "K..K .... .... .... stored=a1:wood+wood+glass stored=d1:wheat+stone"
    two = play(state.copy(), "0 swap a1 wood b2")
    assert town_of(two) == "K..K .w.. .... .... stored=a1:wood+wheat+glass stored=d1:stone"


# Statue of the Bondmaker.


@rule("TT-4.5", "TT-7.15")
def test_the_statue_rests_a_foreign_cube_on_a_cottage_without_one() -> None:
    state = table(STATUE, BARE, resource="glass 1")
    assert legal(state, 0, "rest") == ["rest b1", "rest b2"]
    play(state, "0 rest b2")
    assert town_of(state).startswith("MC.. .C.. .... .... resting=b2:glass")
    again = table(town_of(state), BARE, resource="wood 1")
    assert legal(again, 0, "rest") == ["rest b1"]


@rule("TT-4.5")
def test_no_statue_no_resting() -> None:
    unbuilt = ".C.. .C.. .... .... kept=statue_of_the_bondmaker"
    other = "MC.. .C.. .... .... kept=silva_forum"
    for town in (unbuilt, other):
        assert verbs(table(town, BARE, resource="glass 1")) == {"place"}


@rule("TT-A15")
def test_after_resting_or_discarding_building_is_open() -> None:
    town = "MCws .C.. .... .... kept=statue_of_the_bondmaker"
    for action in ("rest b1", "discard"):
        state = play(table(town, BARE, resource="glass 1", cavern=True), f"0 {action}")
        assert rows_of(state) == "MCws .C.. .... ...."
        assert cards_open(state) == {"well"}


@rule("TT-A17")
def test_statue_and_factory_do_not_work_on_the_same_cube() -> None:
    town = "MC.K .... .... .... marks=d1:glass kept=statue_of_the_bondmaker"
    state = table(town, BARE, resource="glass 1")
    assert legal(state, 0, "rest") == ["rest b1"]
    play(state, "0 rest b1")
    assert view_of(state, 0).towns[0].resting == {"b1": "glass"}


# Cavern.


@rule("TT-4.6", "TT-10.1")
def test_the_cavern_takes_two_foreign_cubes_of_each_player() -> None:
    state = table(BARE, f"{BARE} cavern=1", resource="wood 0", cavern=True, hammer=0)
    assert "discard" not in legal(state, 0)
    play(state, "1 discard", "1 done", "0 place wood a1", "0 done", "1 name stone")
    assert "discard" not in legal(state, 1), "seat 1 named it"
    play(state, "0 discard", "0 done")
    sit_out(state)
    assert [town.cavern for town in view_of(state).towns] == [1, 2]
    play(state, "0 name stone")
    with pytest.raises(IllegalAction):
        play(state, "1 discard")


@rule("TT-4.6")
def test_without_the_cavern_rule_nothing_is_discarded() -> None:
    assert "discard" not in legal(table(BARE, BARE, resource="wood 1"))


@rule("TT-10.1")
def test_discarded_cubes_score_nothing() -> None:
    state = table(BARE, BARE, resource="wood 1", cavern=True)
    assert lines_of(state.score(0)) == lines_of(play(state, "0 discard").score(0)) == sheet(empty=-16, total=-16)


@rule("TT-A19")
def test_the_cavern_works_on_drawn_and_picked_resources() -> None:
    assert "discard" in legal(table(BARE, BARE, mode="town_hall", resource="wood dealt", cavern=True))
    assert "discard" in legal(table(BARE, resource="wood dealt", cavern=True))


# Free choice.


@rule("TT-4.7")
@pytest.mark.parametrize("town, cards", [(FACTORY, "factory"), (WAREHOUSE, "warehouse"), (STATUE, "")])
def test_a_free_choice_is_any_resource_and_nothing_else(town: str, cards: str) -> None:
    state = table(town, BARE, cards=cards, mode="town_hall", turn=3, cavern=True)
    free = [square for square, letter in zip(SQUARES, town.replace(" ", "")) if letter == "."]
    assert legal(state) == places(*RESOURCES, free=tuple(free))


@rule("TT-4.7", "TT-10.4")
def test_banks_restrict_a_free_choice() -> None:
    banks = "KK.. .... .... .... marks=a1:wheat marks=b1:stone"
    state = table(banks, BARE, cards="bank", mode="town_hall", turn=3)
    assert legal(state) == places("wood", "brick", "glass", free=not_on("a1", "b1"))


# What does not change.


def cubes(state: State, seat: int = 0) -> dict[str, str]:
    squares = view_of(state, seat).towns[seat].squares
    return {name: cube for name, cube in zip(SQUARES, squares) if cube in RESOURCES}


@rule("TT-4.8")
def test_cubes_stay_where_they_are_until_they_are_built_with() -> None:
    state = building("ws.h .... .g.. b...")
    before = cubes(state)
    play(state, "0 build well a1+b1 a1")
    assert cubes(state) == {square: cube for square, cube in before.items() if square not in ("a1", "b1")}
    sit_out(play(state, "0 done", "1 name brick"), 1)
    play(state, "0 place brick b1")
    assert cubes(state) == {"b1": "brick", "d1": "wheat", "b3": "glass", "a4": "brick"}


@rule("TT-4.8")
def test_cubes_on_a_building_cannot_be_built_with() -> None:
    assert cards_open(building("Ks.. .... .... .... stored=a1:wood", cards="warehouse")) == set()
    assert cards_open(building("Cs.. .... .... ...M resting=a1:wood kept=statue_of_the_bondmaker")) == set()
    assert cards_open(building("Ks.. .... .... .... marks=a1:wood")) == set()


@rule("TT-4.9")
def test_a_factory_or_warehouse_works_from_the_round_after_it_was_built() -> None:
    for town, card, build in (
        ("w... bssb .... ....", "factory", ("0 build factory a1+a2+b2+c2+d2 a1", "0 mark wood")),
        ("hwh. b.b. .... ....", "warehouse", ("0 build warehouse a1+b1+c1+a2+c2 a1",)),
    ):
        state = table(town, BARE, cards=card, resource="stone 1", hammer=1)
        assert verbs(state) == {"place"}
        play(state, "0 place stone d4", *build)
        assert "place" not in verbs(state), "the cube of this round is gone"
        sit_out(play(state, "0 done"))
        sit_out(play(state, "0 name glass"))
        play(state, "1 name wood")
        gained = {word for word in legal(state) if word == "store a1" or word.startswith("place stone")}
        assert gained
