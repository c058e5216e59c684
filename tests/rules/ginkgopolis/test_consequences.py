"""What a choice brings: stocks, prices by reason, warnings, and score lines with their pieces."""

import pytest
from tests.rules.ginkgopolis.helpers import GAME, TILES, play, say, table, view_of
from tests.rules.ginkgopolis.test_reserve import last_two

from tabletown.core.guide.preview import Preview, preview
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.i18n import Speaker
from tabletown.testing import rule

SPEAK = Speaker("en", ["Vera", "Ilya", "Nina"])
ROOM = "tokens: A(-1,2) B(0,2) C(1,3) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) I(-1,-2) J(-2,-1) K(-2,0) L(-2,1)"


def look(state: GinkgopolisState, step: str, seat: int = 0) -> Preview:
    """What a choice brings, as its seat sees it."""
    return preview(GAME, view_of(state, seat), GAME.parse(say(step)))


def account(found: Preview) -> list[tuple[str, int, str]]:
    return [(each.asset, each.amount, SPEAK.line(each.line)) for each in found.reasons]


def told(lines: object) -> list[str]:
    return [SPEAK.line(line) for line in lines]  # type: ignore[attr-defined]


def changes(found: Preview) -> dict[tuple[int, str], int]:
    return {(each.seat, each.name): each.amount for each in found.assets}


TOWER = ("building 1,2: red_4 yellow_5 yellow_12 @1", ROOM, "hand 0: yellow_12 A B C", "hand 1: D E F G")


@rule("GK-4.10", "GK-4.11")
def test_the_price_of_a_floor_has_three_reasons_and_the_owner_is_paid() -> None:
    found = look(table(*TOWER, "tiles 0: blue_7", "player 0: R6 P9", "tableau 0: blue_3"), "commit yellow_12 blue_7")
    assert account(found) == [
        ("resources", -4, "Onto the building, 4 floors high"),
        ("resources", -1, "Another color: yellow → blue"),
        ("points", -5, "A lower number: 12 → 7"),
        ("tiles", -1, "You lay tile blue 7"),
        ("tiles", 1, "Your cards, when you construct"),
    ]
    assert changes(found) == {(0, "resources"): -5, (0, "points"): -5, (1, "resources"): 3, (1, "points"): 3}
    assert found.after is not None
    assert any("You keep yellow 12. End of game" in line for line in told(found.notes))


@rule("GK-4.11", "GK-A.4")
def test_own_resources_come_back_as_a_reason_of_their_own() -> None:
    own = TOWER[0].replace("@1", "@0")
    found = look(table(own, *TOWER[1:], "tiles 0: yellow_13", "player 0: R1"), "commit yellow_12 yellow_13")
    assert account(found)[:2] == [
        ("resources", -4, "Onto the building, 4 floors high"),
        ("resources", 3, "Your resources come back"),
    ]
    assert changes(found)[0, "resources"] == -1


@rule("GK-4.12")
@pytest.mark.parametrize(
    "purse, missing", [("R1 P9", "3 resources"), ("R6", "5 points"), ("R4 P4", "1 resource and 1 point")]
)
def test_what_cannot_be_paid_is_a_warning(purse: str, missing: str) -> None:
    short = "4 resources" if purse == "R1 P9" else missing
    found = look(table(*TOWER, "tiles 0: blue_7", f"player 0: {purse}"), "commit yellow_12 blue_7")
    said = f"You cannot pay this ({short} short): the tile comes back and you exploit the card."
    assert said in told(found.warnings)
    assert changes(found) == {(0, "points"): 3}


@rule("GK-4.8", "GK-4.6")
def test_a_new_building_costs_one_and_its_neighbors_produce() -> None:
    found = look(table("hand 0: B A C D", "tiles 0: blue_7", "player 0: R2"), "commit B blue_7")
    assert ("resources", -1, "Onto the new building") in account(found)
    assert any(line == "The neighbors produce" for _, _, line in account(found))
    assert found.after is not None


@rule("GK-4.1")
def test_an_urbanization_card_alone_leaves_a_choice() -> None:
    found = look(table("hand 0: B A C D"), "commit B none")
    assert told(found.notes)[0] == "You then take a resource or a tile."
    assert found.assets == ()


@rule("GK-4.2", "GK-4.13")
def test_a_turn_that_brings_nothing_is_a_warning() -> None:
    state = table("hand 0: red_1 A B C")
    state.n[v.SCREEN], state.n[v.STORE] = state.store[0] + state.screen[0], 0
    found = look(state, "commit red_1 none")
    assert "This brings nothing at all: the turn is wasted." in told(found.warnings)


@rule("GK-8.6", "GK-8.7")
def test_a_lead_that_is_won_and_one_that_is_lost_are_told() -> None:
    lines = ("building 1,2: red_8 @1", ROOM, "hand 0: red_8 A B C", "hand 1: D E F G", "player 0: R5 P9")
    won = look(table(*lines, "tiles 0: red_9"), "commit red_8 red_9")
    assert [line for line in told(won.notes) if line.startswith("You take the lead in a red district")]
    mine = table(lines[0].replace("@1", "@0"), *lines[1:], "tiles 0: blue_9")
    lost = look(mine, "commit red_8 blue_9")
    assert [line for line in told(lost.warnings) if line.startswith("You lose the lead in a red district")]


@rule("GK-3.5")
def test_whoever_plays_earlier_is_named() -> None:
    state = table("hand 0: red_1 A B C", "hand 1: D E F G", first=1)
    assert "Ilya plays before you" in told(look(state, "commit red_1 none").notes)[-1]


@rule("GK-6.3")
def test_a_returned_tile_is_a_point() -> None:
    state = last_two("tiles 0: blue_9", "tiles 1: red_4 red_5")
    returned = {(1, "points"): 1, (1, "tiles"): -1, (0, "tiles"): 1}  # the interrupted gain goes on
    assert changes(look(state, "return_tile red_4", 1)) == returned
    play(state, "1 return_tile red_4")
    assert changes(look(state, "return_done", 1)) == returned


@rule("GK-8.4")
def test_an_unused_new_hand_is_worth_two_points() -> None:
    found = look(table("hand 0: red_1 A B C", "player 0: N2"), "new_hand")
    assert changes(found) == {(0, "new_hands"): -1}
    assert found.gain == -2


def test_the_outlook_is_the_score_and_names_each_card() -> None:
    state = table(
        "tableau 0: red_20 yellow_10 blue_14", "building 1,2: yellow_5 @0", ROOM, "hand 0: red_1 A B C", "player 0: P3"
    )
    for seat in (0, 1):
        assert GAME.outlook(view_of(state, 1), seat) == state.score(seat)
    items = [line.item for line in state.score(0).lines]
    assert {"card_red_20", "card_yellow_10", "card_blue_14"} <= set(items)
    for number in range(10, 21):
        for colour in ("red", "yellow", "blue"):
            assert f"{colour}_{number}" in TILES
            assert SPEAK.has(f"ginkgopolis-score-card_{colour}_{number}")
