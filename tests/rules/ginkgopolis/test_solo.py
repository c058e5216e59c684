"""Section 10: against Gosha."""

from typing import Any

import pytest
from tests.rules.ginkgopolis.helpers import (
    act,
    building,
    deal,
    draw,
    has,
    legal,
    lines_of,
    new,
    place_of,
    play,
    table,
    tokens,
    view_of,
    waiting,
    wander,
)

from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.testing import rule

MOVED = "tokens: A(-1,2) B(0,2) C(1,3) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) I(-1,-2) J(-2,-1) K(-2,0) L(-2,1)"
EXPERT = "level=expert"


def solo(*lines: str, **more: Any) -> GinkgopolisState:
    """The human holds red_1 and red_2; Gosha's card is in `hand 1`."""
    return table("hand 0: red_1:0 red_2:0", *lines, seats=1, **more)


def points_of(state: GinkgopolisState, verb: str) -> list[str]:
    return [text for text in legal(state, CHANCE) if text.startswith(verb)]


@rule("GK-10.3", "GK-A.18", "GK-A.19", "GK-10.2")
@pytest.mark.parametrize("variant, hand", [("three_total", 2), ("three_plus_one", 3)])
def test_a_round_of_cards(variant: str, hand: int) -> None:
    state = draw(new(1, "solo", solo_deal=variant), 9 + 7 + 6)
    receivers = []
    while state.actors() == CHANCE:
        receivers.append(view_of(state).stack[-1][1] & 7)
        draw(state)
    assert receivers == [1] + [0] * hand
    assert len(state.hand(0)) == hand
    assert len(state.hand(1)) == 1


@rule("GK-10.3", "GK-A.19", "GK-10.2")
def test_the_unused_card_is_discarded() -> None:
    state = solo("hand 1: L")
    act(state, "red_1")
    assert place_of(state, "red_2") == at.IN_HAND
    draw(state)
    play(state, f"0 {legal(state)[0]}")
    assert place_of(state, "red_2") == at.DISCARD
    assert place_of(state, "L") == at.DISCARD
    assert state.round == 4
    assert state.first == 0


@rule("GK-V.24", "GK-10.4", "GK-10.10")
def test_v24_gosha_urbanizes() -> None:
    state = solo("hand 1: D", "building 2,2: blue_8 blue_9 @0", "building 1,1: red_3")
    act(state, "red_1")
    assert points_of(state, "draw_tile")
    play(state, "dealer draw_tile yellow_7")
    assert building(state, "2,1") == ("yellow_7", 1, 1, True)
    assert state.store[1] == 24
    assert waiting(state) == [0]
    play(state, f"0 {legal(state)[0]}")
    assert state.points[1] == 3
    assert state.tiles[1] == 0
    assert place_of(state, "D") == at.DISCARD


@rule("GK-V.24", "GK-10.4", "GK-A.20")
def test_v24_gosha_covers_a_building_of_the_human() -> None:
    state = solo("hand 1: red_7", "building 1,2: red_9 red_7 @0", MOVED, "player 0: R0 P0")
    act(state, "red_1")
    before = has(state)
    play(state, "dealer draw_tile yellow_4")
    assert has(state)[:2] == (before[0] + 2, before[1] + 2)
    assert building(state, "1,2") == ("yellow_4", 3, 1, True)
    assert (state.points[1], state.store[1], state.placed[1]) == (0, 22, 3)
    assert place_of(state, "red_7") == at.IN_TABLEAU + 1
    assert state.bonus[3:] == [0, 0, 0]


@rule("GK-10.4", "GK-10.6")
def test_his_own_resources_count_as_available() -> None:
    state = solo("hand 1: red_7", "building 1,2: red_9 red_7 @1", MOVED, "player 1: S1")
    act(state, "red_1")
    play(state, "dealer draw_tile red_20")
    assert building(state, "1,2") == ("red_20", 3, 1, True)
    assert state.store[1] == 0
    assert state.points[1] == 0
    assert state.over  # GK-10.7: his reserve is empty


@rule("GK-10.5")
def test_the_human_covers_a_building_of_gosha() -> None:
    state = table(
        "hand 0: red_7:0 red_2:0",
        "hand 1: L",
        "building 1,2: red_9 red_7 @1",
        MOVED,
        "tiles 0: red_8",
        "player 0: R3",
        seats=1,
    )
    act(state, "red_7", "red_8")
    assert building(state, "1,2")[2] == 0
    assert (state.points[1], state.store[1], state.screen[1]) == (2, 25, 0)


@rule("GK-V.26", "GK-10.6", "GK-10.11", "GK-A.32", "GK-10.3")
def test_v26_gosha_short_of_resources() -> None:
    state = solo("hand 1: blue_9", "building 1,2: blue_8 blue_9 @0", MOVED, "player 1: S2")
    reserve = state.reserve
    act(state, "red_1")
    assert state.over
    assert state.reserve == reserve
    assert building(state, "1,2") == ("blue_9", 2, 0, False)
    assert place_of(state, "blue_9") == at.DISCARD
    assert place_of(state, "red_2") == at.DISCARD


@rule("GK-10.7", "GK-A.22", "GK-10.11")
def test_the_first_exhaustion_ends_the_match() -> None:
    state = solo("hand 1: L", "unseen: red_11 red_12", reserve=1)
    act(state, "red_1")
    draw(state)
    assert state.ending
    play(state, f"0 {legal(state)[0]}")
    assert state.over


@rule("GK-10.7", "GK-10.11", "GK-A.32")
def test_gosha_does_nothing_without_a_tile() -> None:
    state = table("hand 0: blue_1:0 red_2:0", "hand 1: L", "unseen: red_11 red_12", seats=1, reserve=1, options=EXPERT)
    act(state, "blue_1")
    draw(state)
    assert state.over
    assert place_of(state, "L") == at.DISCARD
    assert state.placed[1] == 0
    assert state.build == 0


@rule("GK-10.7", "GK-8.1")
def test_the_human_ends_the_match_by_placing_everything() -> None:
    tower = " ".join(f"red_{number}" for number in range(4, 21)) + " yellow_4 yellow_5 yellow_6 yellow_7 yellow_8 yellow_9"
    state = table(
        "hand 0: red_1:0 red_2:0", "hand 1: L", f"building 5,5: {tower} @0", "tiles 0: blue_9", "player 0: R2 S0", seats=1
    )
    state.n[v.STORE], state.n[v.SCREEN] = 0, 2
    act(state, "red_1", "blue_9")
    assert not state.ending  # the colour would cost a third resource
    state = table(
        "hand 0: yellow_1:0 red_2:0", "hand 1: L", f"building 5,5: {tower} @0", "tiles 0: yellow_20", "player 0: R2", seats=1
    )
    act(state, "yellow_1", "yellow_20")
    assert state.ending
    deal(state)
    play(state, f"0 {legal(state)[0]}")
    assert state.over


@rule("GK-V.25", "GK-10.9", "GK-A.23")
@pytest.mark.parametrize("drawn, used", [("F", "F"), ("B", "A"), ("red_3", "red_3")])
def test_v25_an_expert_chooses(drawn: str, used: str) -> None:
    # A and B are worth 1 each, F is worth 3.
    state = table(
        "hand 0: yellow_1:0 red_2:0",
        "hand 1: A",
        "building 1,-1: red_8 red_9 @1",
        "building 2,-2: red_10 @1",
        seats=1,
        options=EXPERT,
    )
    act(state, "yellow_1")
    assert state.point() == at.EXPERT
    assert view_of(state).card == "urban_A"
    play(state, f"dealer draw_card {drawn}")
    assert view_of(state).card.removeprefix("card_").removeprefix("urban_") == used
    assert state.point() == at.GOSHA_TILE
    if used != "A":
        assert place_of(state, "A") == at.DISCARD
    else:
        assert place_of(state, drawn) == at.DISCARD


@rule("GK-10.9")
def test_an_expert_keeps_a_building_card() -> None:
    state = table("hand 0: yellow_1:0 red_2:0", "hand 1: red_3", seats=1, options=EXPERT)
    act(state, "yellow_1")
    assert state.point() == at.GOSHA_TILE


@rule("GK-V.31", "GK-10.11", "GK-7.2")
def test_v31_the_deck_is_rebuilt_by_the_expert_draw() -> None:
    state = table(
        "hand 0: yellow_1:0 red_2:0",
        "hand 1: A",
        "deck: B",
        "discard: C D E F G H I J K L red_1 red_3",
        seats=1,
        options=EXPERT,
    )
    act(state, "yellow_1")
    play(state, "dealer draw_card B")
    assert state.deck == 13  # twelve and the human's card
    assert place_of(state, "A") == place_of(state, "B") == at.TABLE
    draw(state, 7)
    assert len(view_of(state).discard) == 8
    assert place_of(state, "B") == at.DISCARD


@rule("GK-10.8", "GK-10.10", "GK-A.21")
def test_scoring_and_winning() -> None:
    lines = [
        "building 5,5: yellow_4 @1",
        "building 6,5: yellow_5 @1",
        "tableau 1: red_20 red_16 red_4 red_1",
        "player 1: P2",
    ]
    for points, winners in ((18, [1]), (19, [0, 1]), (20, [0])):
        state = table(*lines, f"player 0: P{points}", seats=1, stack="over", waiting="-")
        assert lines_of(state, 1) == {"points": 2, "new_hand": 0, "card": 9 + 4, "district_yellow": 4}
        assert state.score(1).total == 19
        assert state.winners() == winners


@rule("GK-10.8", "GK-10.10")
def test_gosha_never_decides_and_may_win() -> None:
    for seed in range(6):
        state = new(1, "solo", level="expert")
        while not state.over:
            assert state.actors() in (CHANCE, 1)
            wander(state, 1, seed)
            seed += 13
        totals = [state.score(player).total for player in range(2)]
        assert state.winners() == [player for player in range(2) if totals[player] == max(totals)]


@rule("GK-A.30", "GK-10.7")
def test_solo_always_ends() -> None:
    for seed in range(5):
        state = wander(new(1, "solo"), 2000, seed)
        assert state.over
        assert state.round <= 40
        assert len(tokens(state)) == 12


GIVE = "solo_deal=give_one"


@rule("GK-A.18", "GK-10.3")
def test_a_card_of_three_is_given_to_gosha() -> None:
    state = draw(new(1, "solo", solo_deal="give_one"), 9 + 7 + 6 + 3)
    assert state.actors() == 1
    hand = state.hand(0)
    assert len(hand) == 3
    assert state.hand(1) == []
    assert [text.split()[0] for text in legal(state, 0)] == ["give_card"] * 3
    state.apply(0, state.legal(0)[1])
    assert state.hand(1) == [hand[1]]
    assert {text.split()[0] for text in legal(state, 0)} == {"commit"}
    assert len(state.hand(0)) == 2


@rule("GK-A.18")
def test_the_card_given_is_known_to_the_giver_alone() -> None:
    state = table("hand 0: red_1:0 red_2:0 A:0", seats=1, options=GIVE)
    play(state, "0 give_card A")
    assert view_of(state, 0).players[1].hand == ("urban_A",)
    assert view_of(state, None).players[1].hand == ()
    assert len(view_of(state, None).players[1].unknown) == 1


@rule("GK-A.18", "GK-10.4", "GK-10.9")
@pytest.mark.parametrize("level", ["normal", "expert"])
def test_gosha_plays_the_card_that_he_was_given(level: str) -> None:
    state = table("hand 0: red_1:0 red_2:0 yellow_1:0", seats=1, options=f"{GIVE} level={level}")
    play(state, "0 give_card yellow_1")
    act(state, "red_1")
    assert view_of(state).card == "card_yellow_1"
    assert [text for text in legal(state, CHANCE) if not text.startswith("draw_tile")] == []


@rule("GK-A.18")
def test_nothing_is_given_in_the_other_readings() -> None:
    for variant in ("three_total", "three_plus_one"):
        state = draw(new(1, "solo", solo_deal=variant), 9 + 7 + 6 + (3 if variant == "three_total" else 4))
        assert {text.split()[0] for text in legal(state, 0)} == {"commit"}
