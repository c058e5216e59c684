"""Section 6: common projects and roofs."""

import pytest
from tests.rules.garden_nation.helpers import L0, legal, play, table, verbs, view_of, waiting

from tabletown.testing import rule


def offered(display: str, mine: str, zone: str, other: str = "", tokens: str = "-", layout: str = L0) -> list[str]:
    """The projects that may be completed after a build in `zone`."""
    state = table(mine, other, crane=zone[1], display=display, tokens=tokens, order="1 0", layout=layout)
    play(state, f"0 build {zone}")
    if view_of(state).pending[-1][0] != "project":
        return []
    names = view_of(state).display
    return [names[int(text.split()[1]) - 1] for text in legal(state) if text.startswith("complete")]


def alone(card: str) -> str:
    return f"{card} - - -"


@rule("GN-6.1")
def test_only_a_project_in_which_the_new_floor_takes_part_is_offered() -> None:
    assert offered(alone("house"), "T1.1=2", "T1.2") == []  # T1.1 would do, but T1.2 was built
    assert offered(alone("house"), "T1.1=1", "T1.1") == ["house"]


@rule("GN-6.1")
def test_completing_is_optional() -> None:
    state = table("T1.1=1", "", crane=1, display=alone("house"), order="1 0")
    assert legal(play(state, "0 build T1.1")) == ["complete 1", "decline"]


@rule("GN-6.2")
def test_completing_puts_a_roof_on_the_building_and_refills_the_place() -> None:
    state = table("T1.1=1", "", crane=1, display="temple terraced_houses house forge", order="1 0")
    play(state, "0 build T1.2", "0 complete 2")
    view = view_of(state)
    assert [(each.zone, each.closed) for each in view.buildings] == [("T1.1", False), ("T1.2", True)]
    assert (view.done[0], view.roofs, view.display) == (("terraced_houses",), 18, ("temple", "", "house", "forge"))
    assert state.score(0).lines[0].points == 3
    assert waiting(state) == [-1]
    assert len(legal(state)) == 17
    assert all(text.startswith("project 2 ") for text in legal(state))
    play(state, "- project 2 sanctuary")
    assert (view_of(state).display[1], view_of(state).deck) == ("sanctuary", 16)


@rule("GN-6.2")
def test_a_card_turned_up_waits_for_the_next_action() -> None:
    state = table("T1.1=2 T1.3=1", "", crane=1, display="terraced_houses - - -", order="1 0")
    play(state, "0 build T1.2", "0 complete 1", "- project 1 sanctuary")
    assert verbs(state) >= {"build"}  # the next action, not sanctuary at once
    assert view_of(state).pending == (("act", 0),)


@rule("GN-6.3", "GN-6.6")
def test_buildings_of_a_pattern_are_own_and_open() -> None:
    assert offered(alone("terraced_houses"), "T1.1=1", "T1.2") == ["terraced_houses"]
    assert offered(alone("terraced_houses"), "T1.1=1^", "T1.2") == []
    assert offered(alone("terraced_houses"), "", "T1.2", other="T1.1=1") == []


@rule("GN-6.3")
def test_floors_are_minimums_and_borders_of_territories_do_not_matter() -> None:
    assert offered(alone("house"), "T1.1=4", "T1.1") == ["house"]
    assert offered(alone("bunker"), "T4.5=2", "T6.0") == []
    assert offered(alone("forge"), "T4.1=1", "T1.4") == ["forge"]  # T1.4 faces T4.1


@rule("GN-6.4")
def test_without_a_roof_nothing_is_completed() -> None:
    roofs = "T2.0=1^ T2.1=1^ T2.2=1^ T2.3=1^ T2.5=1^ T2.6=1^ T3.0=1^ T3.1=1^ T3.2=1^ T3.3=1^ T3.5=1^ T3.6=1^"
    more = "T4.0=1^ T4.1=1^ T4.2=1^ T4.4=1^ T4.5=1^ T4.6=1^"
    assert offered(alone("house"), "T1.1=1", "T1.1", other=f"{roofs} {more}") == ["house"]
    assert offered(alone("house"), "T1.1=1", "T1.1", other=f"{roofs} {more} T7.0=1^") == []


@rule("GN-6.4", "GN-I8")
def test_with_an_empty_deck_the_place_stays_empty() -> None:
    done = (
        "sacred_place_beside_yellow_grass sacred_place_beside_red_leaves infirmary_beside_greenery "
        "infirmary_beside_red_leaves fortress_beside_greenery fortress_beside_yellow_grass herbalist prison forge "
        "outpost windmill bunker apartments power_station radio_tower temple water_reservoir"
    )
    state = table(f"T1.1=1; completed {done}", "", crane=1, display="house terraced_houses sanctuary air_base", order="1 0")
    play(state, "0 build T1.1", "0 complete 1")
    view = view_of(state)
    assert (view.display, view.deck, waiting(state)) == (("", "terraced_houses", "sanctuary", "air_base"), 0, [0])
    assert view.crane == 1


@rule("GN-6.5")
def test_a_pattern_need_not_be_new() -> None:
    assert offered(alone("terraced_houses"), "T1.1=1 T1.2=1", "T1.1") == ["terraced_houses"]
    assert offered(alone("house"), "T1.1=2", "T1.1") == ["house"]


@rule("GN-6.6")
def test_a_closed_building_cannot_grow() -> None:
    assert "build T1.1" not in legal(table("T1.1=2^", "", crane=1))


@rule("GN-6.7")
def test_a_demolition_completes_nothing() -> None:
    state = table("T1.1=2 T1.2=1 T1.3=1", "", crane=1, display="terraced_houses house sanctuary -", order="1 0")
    play(state, "0 demolish T1.3")
    assert view_of(state).pending == (("act", 0),)


# Families.


@rule("GN-6.10", "GN-6.16", "GN-V15")
def test_sacred_place_needs_a_vacant_zone_beside_it() -> None:
    both = "sacred_place_beside_yellow_grass sacred_place_beside_red_leaves - -"
    yellow, red = both.split()[:2]
    assert offered(both, "T3.5=1", "T3.5") == [yellow, red]
    assert offered(both, "T3.5=1", "T3.5", other="T3.6=1") == [red]
    assert offered(both, "T3.5=1", "T3.5", other="T3.0=1") == [yellow]
    assert offered(both, "T3.5=1 T3.6=1^", "T3.5", other="T3.0=1") == []
    # The bramble beside it counts once it has a token, and as the land of the token.
    assert offered(both, "T3.5=1", "T3.5", other="T3.0=1 T3.6=1", tokens="T3.4=red_leaves") == [red]
    assert offered(both, "T3.5=1", "T3.5", other="T3.0=1 T3.6=1", tokens="T3.4=greenery") == []
    assert offered(both, "T3.5=1", "T3.5", other="T3.0=1 T3.6=1 T3.4=1", tokens="T3.4=red_leaves") == []
    assert offered(both, "", "T3.5") == []  # one floor


@rule("GN-6.10")
@pytest.mark.parametrize(
    ("card", "zone", "fits"),
    [
        ("infirmary_beside_greenery", "T3.6", True),
        ("infirmary_beside_red_leaves", "T3.6", True),
        ("fortress_beside_yellow_grass", "T3.0", True),
        ("fortress_beside_greenery", "T1.6", True),
        ("fortress_beside_yellow_grass", "T1.6", False),
        ("fortress_beside_greenery", "T3.6", False),
    ],
)
def test_the_other_cards_beside_a_vacant_zone(card: str, zone: str, fits: bool) -> None:
    assert offered(alone(card), f"{zone}=1", zone) == [card] * fits


@rule("GN-6.11")
def test_two_floors_in_an_outer_territory() -> None:
    cards = "house herbalist prison -"
    for zone, found in (("T1.1", ["house"]), ("T1.3", ["herbalist"]), ("T1.5", ["prison"]), ("T4.0", []), ("T4.1", [])):
        assert offered(cards, f"{zone}=1", zone) == found
    assert offered(cards, "", "T1.1") == []
    assert offered(cards, "T4.0=1", "T4.0", layout="7 1 2 5 4 6 3") == ["house"]


@rule("GN-6.12")
def test_two_neighbours_on_the_same_land() -> None:
    cards = "terraced_houses forge outpost -"
    assert offered(cards, "T1.1=1", "T1.2") == ["terraced_houses"]
    assert offered(cards, "T1.3=1", "T1.4") == ["forge"]
    assert offered(cards, "T1.5=1", "T1.6") == ["outpost"]
    assert offered(cards, "T1.2=1", "T1.3") == []
    assert offered(cards, "T2.3=1", "T2.6") == []  # not neighbours
    assert offered(cards, "T1.0=1", "T1.1", tokens="T1.0=greenery") == ["terraced_houses"]


@rule("GN-6.13")
def test_two_neighbours_of_which_either_has_two_floors() -> None:
    cards = "sanctuary windmill bunker -"
    assert offered(cards, "T1.1=1", "T1.2") == []
    assert offered(cards, "T1.1=2", "T1.2") == ["sanctuary"]
    assert offered(cards, "T1.1=1 T1.2=1", "T1.2") == ["sanctuary"]
    assert offered(cards, "T1.3=2", "T1.4") == ["windmill"]
    assert offered(cards, "T1.5=2", "T1.6") == ["bunker"]
    assert offered(cards, "T1.1=2^", "T1.2") == []


@rule("GN-6.14", "GN-13.3", "GN-V17")
def test_three_floors_in_the_central_territory() -> None:
    cards = "apartments power_station radio_tower -"
    assert offered(cards, "T4.4=2", "T4.4") == ["apartments"]
    assert offered(cards, "T4.6=2", "T4.6") == ["power_station"]
    assert offered(cards, "T4.2=3", "T4.2") == ["radio_tower"]
    assert offered(cards, "T3.5=2", "T3.5") == []
    assert offered(cards, "T4.4=1", "T4.4") == []
    spent = 0
    for floors in range(3):
        state = table(f"T4.4={floors}" if floors else "", "", crane=4)
        spent += 35 - view_of(play(state, "0 build T4.4")).population[0]
    assert spent == 6


@rule("GN-6.15", "GN-6.17", "GN-V16")
def test_a_taller_building_between_the_two_other_lands() -> None:
    card = alone("water_reservoir")
    assert offered(card, "T6.1=1 T4.5=1 T6.2=1", "T6.2") == ["water_reservoir"]
    assert offered(card, "T6.2=2 T4.5=1", "T6.1") == ["water_reservoir"]
    assert offered(card, "T6.2=2 T6.1=1", "T4.5") == ["water_reservoir"]
    assert offered(card, "T6.3=2 T6.0=1", "T6.1") == []
    assert offered(card, "T6.3=1 T6.0=1 T6.1=1", "T6.3") == []
    assert offered(card, "T6.2=1 T4.5=1", "T6.1") == []
    assert offered(card, "T6.2=2 T4.5=1^", "T6.1") == []
    assert offered(card, "T6.2=2^ T4.5=1", "T6.1") == []


@rule("GN-6.15")
def test_the_other_triples() -> None:
    assert offered(alone("temple"), "T3.5=2 T3.0=1", "T3.6") == ["temple"]
    assert offered(alone("air_base"), "T3.0=2 T3.5=1", "T3.6") == ["air_base"]
    assert offered(alone("air_base"), "T3.0=2 T3.1=1", "T3.5") == []
    assert offered(alone("temple"), "T1.1=2 T1.6=1", "T1.0", tokens="T1.0=yellow_grass") == ["temple"]
