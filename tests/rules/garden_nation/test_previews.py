"""What an action brings: prices by reason, the way of the crane, control won and lost, and what is given up."""

import pytest
from tests.rules.garden_nation.helpers import GAME, table, view_of

from tabletown.core.guide.preview import Preview
from tabletown.core.state import State
from tabletown.i18n import Speaker
from tabletown.testing import rule

ENGLISH = Speaker("en", ["Ann", "Bo", "Cy"])


def told(state: State, action: str) -> Preview:
    """The preview of an action of seat 0."""
    return GAME.preview(view_of(state, 0), GAME.parse(action))


def words(lines: object) -> list[str]:
    return [ENGLISH.line(line) for line in lines]  # type: ignore[attr-defined]


def paid(preview: Preview) -> list[tuple[str, int, str]]:
    return [(each.asset, each.amount, ENGLISH.line(each.line)) for each in preview.reasons]


@rule("GN-5.2")
def test_a_price_is_the_zone_and_the_floors_below() -> None:
    state = table("T1.1=2", "", crane=1, order="1 0")
    assert paid(told(state, "build T1.1")) == [
        ("population", -4, "Cost of the zone: 4"),
        ("population", -2, "2 floors below"),
    ]
    assert paid(told(state, "build T1.2")) == [("population", -4, "Cost of the zone: 4")]


@rule("GN-5.5")
def test_a_demolition_gives_back_twice_the_price_and_is_for_good() -> None:
    preview = told(table("T1.1=2^", "", crane=1, order="1 0"), "demolish T1.1")
    assert paid(preview) == [("population", 18, "Twice the price of its 2 floors")]
    assert words(preview.warnings)[0].startswith("The building and its roof are gone for good.")


@rule("GN-7.4")
def test_an_invasion_warns_of_the_ploy_and_names_the_rival() -> None:
    preview = told(table("; ploys 2", "T1.1=2", crane=1, order="1 0"), "invade T1.1")
    assert paid(preview) == [("population", -18, "Twice the price of its 2 floors"), ("ploys", -1, "A ploy, 1 left")]
    assert words(preview.warnings) == [
        "You spend a ploy (left: 1) against Bo, who gains 18 inhabitants and takes back 2 floors."
    ]
    assert {(each.seat, each.name, each.amount) for each in preview.assets} == {
        (0, "population", -18), (0, "floors", -2), (0, "ploys", -1), (1, "population", 18), (1, "floors", 2),
    }  # fmt: skip


@rule("GN-4.4")
@pytest.mark.parametrize(
    ("order", "left", "zone", "said"),
    [
        ("1 0", 2, "T1.2", "The crane goes to territory 2: your next action is there."),
        ("1 0", 2, "T1.1", "The crane stays in territory 1: your next action is there."),
        ("1 0", 1, "T1.2", "The crane goes to territory 2: Cy acts there next."),
        ("0", 1, "T1.2", "The crane goes to territory 2: the next player acts there."),
        ("1 2 0", 1, "T1.2", "The round ends. The crane goes to territory 2: you begin the next round there."),
    ],
)
def test_a_note_says_where_the_crane_goes_and_who_acts_there(order: str, left: int, zone: str, said: str) -> None:
    state = table("", "", "", crane=1, order=order, lines=(f"turn: left={left}",))
    assert words(told(state, f"build {zone}").notes)[-1] == said


@rule("GN-8.1")
def test_control_won_shared_and_lost_is_told() -> None:
    state = table("T1.1=1 T1.6=1", "T1.3=1", crane=1, order="1 0")
    assert words(told(table("", "", crane=1, order="1 0"), "build T1.2").notes)[0].startswith(
        "You take the lead in territory 1"
    )
    taken = table("T1.1=1", "T1.3=1", crane=1, order="1 0")
    assert words(told(taken, "build T1.2").notes)[0] == "You take the lead in territory 1 from Bo."
    shared = table("", "T1.3=1", crane=1, order="1 0")
    assert words(told(shared, "build T1.2").notes)[0].startswith("You share the lead in territory 1 with Bo")
    assert "You no longer lead alone in territory 1." in words(told(state, "demolish T1.1").warnings)
    alone = table("T1.1=1", "T1.3=1", crane=1, order="1 0")
    assert "You lose the lead in territory 1." in words(told(alone, "demolish T1.1").warnings)


def test_the_end_of_the_round_is_a_reason_of_its_own() -> None:
    state = table("T2.1=1", "", crane=1, order="1 0 1 0", lines=("turn: left=1",))
    preview = told(state, "build T1.2")
    assert paid(preview) == [
        ("population", -4, "Cost of the zone: 4"),
        ("population", 4, "Territory control at the end of the round"),
    ]


def test_what_is_given_up_is_told() -> None:
    state = table("T1.1=2", "", crane=1, display="house - - -", lines=("pending: project=T1.1",))
    assert words(told(state, "decline").warnings) == ["You give up 3 points. The project stays on display for everybody."]
    note = "The building gets a roof: it no longer grows and counts only for territory control."
    assert words(told(state, "complete 1").notes)[0] == note
    last = table("T1.1=19", "", crane=1, order="1 0")
    assert "Your last floor: this round will be the last." in words(told(last, "build T1.2").warnings)


def test_projects_in_reach_are_told() -> None:
    state = table("T1.1=1", "", crane=1, order="1 0", display="house terraced_houses - -")
    assert words(told(state, "build T1.2").notes)[0] == "Then you can complete Terraced Houses: up to 3 points."


@rule("GN-9.5")
def test_every_line_names_the_pieces_counted() -> None:
    state = table("T1.1=2 T2.2=1^; kept cabaret belfry; completed house", "T3.1=1", crane=1)
    found = {line.item: line.pieces for line in GAME.outlook(view_of(state, 0), 0).lines}
    assert found == {
        "house": ("done-house",), "cabaret": ("plot-zone-t1-1",), "belfry": (), "population": ("seat-0",),
    }  # fmt: skip
    parts = GAME.parts(view_of(state, 0), ())
    drawn = {key for picture in parts.pictures for key in picture.drawn}
    assert {piece for pieces in found.values() for piece in pieces} <= drawn
