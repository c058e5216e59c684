"""Sections 3 and 4: choosing, and what the three kinds of action do."""

import pytest
from tests.rules.ginkgopolis.helpers import (
    act,
    building,
    deal,
    draw,
    has,
    legal,
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
from tabletown.testing import rule

MOVED = "tokens: A(-1,2) B(0,2) C(1,3) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) I(-1,-2) J(-2,-1) K(-2,0) L(-2,1)"


def on_c(stack: str) -> tuple[str, str]:
    """A building where token C was, which has moved north."""
    return f"building 1,2: {stack}", MOVED


# Choosing.


@rule("GK-3.2", "GK-3.3", "GK-A.5")
def test_any_card_goes_with_any_tile_or_none() -> None:
    state = table("hand 0: red_1:0 A:0 B:0 C:0", "tiles 0: red_9 blue_4")
    assert legal(state) == [
        f"commit {card} {tile}"
        for card in ("card_red_1", "urban_A", "urban_B", "urban_C")
        for tile in ("none", "tile_red_9", "tile_blue_4")
    ]


@rule("GK-3.4", "GK-A.12", "GK-1.7", "GK-3.1", "GK-A.33")
def test_a_new_hand_is_drawn_before_committing() -> None:
    state = table("hand 0: red_1:0 A:0 B:0 C:0", "player 0: N2", "player 1: N2")
    play(state, "0 new_hand")
    assert state.actors() == CHANCE
    assert view_of(state).discard == ("card_red_1", "urban_A", "urban_B", "urban_C")
    draw(state, 4)
    assert len(state.hand(0)) == 4
    assert waiting(state) == [0, 1]
    play(state, "0 new_hand")
    draw(state, 4)
    assert state.new_hands == [0, 2]
    assert "new_hand" not in legal(state)
    state.apply(0, state.legal(0)[0])
    assert waiting(state) == [1]
    assert "new_hand" in legal(state, 1)


@rule("GK-3.5", "GK-3.2", "GK-1.13")
def test_cards_are_turned_over_one_after_the_other_from_the_first_player() -> None:
    state = table(seats=3, first=1)
    play(state, "0 commit L", "2 commit D")
    assert view_of(state, None).card == ""
    play(state, "1 commit H")
    assert view_of(state, None).card == "urban_H"
    assert waiting(state) == [1]
    assert state.commits[0] != at.NOTHING
    play(state, "1 take_asset resource")
    assert waiting(state) == [2]
    play(state, "2 take_asset resource")
    assert waiting(state) == [0]


@rule("GK-3.6", "GK-1.13", "GK-3.1")
def test_hands_and_first_player_card_go_to_the_left_and_all_draw() -> None:
    state = table("hand 0: A:0 B:0 C:0 D:0", "hand 1: E:1 F:1 G:1 H:1", "hand 2: I:2 J:2 K:2 L:2", seats=3)
    play(state, "0 commit A", "1 commit E", "2 commit I")
    play(state, "0 take_asset resource", "1 take_asset resource", "2 take_asset resource")
    assert state.first == 1
    assert [set(view_of(state, seat).players[seat].hand) for seat in range(3)] == [
        {"urban_J", "urban_K", "urban_L"},
        {"urban_B", "urban_C", "urban_D"},
        {"urban_F", "urban_G", "urban_H"},
    ]
    drawn = []
    while state.actors() == CHANCE:
        drawn.append(view_of(state).stack[-1][1] & 7)
        draw(state)
    assert drawn == [1, 2, 0]
    assert state.round == 4
    assert [len(state.hand(seat)) for seat in range(3)] == [4, 4, 4]


@rule("GK-A.33", "GK-3.2")
def test_a_sealed_choice_stays_sealed_while_another_takes_a_new_hand() -> None:
    state = play(table("player 0: N1", seats=3), "1 commit H")
    play(state, "0 new_hand")
    assert waiting(state) == []
    assert view_of(state, None).undecided == 0b101
    draw(state, 4)
    assert waiting(state) == [0, 2]
    assert state.commits[1] != at.NOTHING
    assert view_of(state, 0).commit == ()


# A card alone.


@rule("GK-4.1", "GK-4.3", "GK-3.1")
def test_an_urbanization_card_alone_brings_a_resource_or_a_tile() -> None:
    state = act(table("hand 0: A:0 red_1:0 B:0 C:0"), "A")
    assert legal(state) == ["take_asset resource", "take_asset tile"]
    other = play(state.copy(), "0 take_asset resource")
    assert has(other) == (1, 0, 0)
    assert place_of(other, "A") == at.DISCARD
    play(state, "0 take_asset tile", "dealer draw_tile red_9")
    assert has(state) == (0, 0, 1)


@rule("GK-4.1")
def test_what_is_not_there_cannot_be_taken() -> None:
    hand = "hand 0: A:0 red_1:0 B:0 C:0"
    full = act(table(hand, "player 0: R25"), "A")
    assert legal(full) == ["take_asset tile"]
    empty = act(table(hand, "tiles 1: red_4", "unseen: -", exhausted=2, reserve=0, ending="yes"), "A")
    assert legal(empty) == ["take_asset resource"]
    neither = act(table(hand, "player 0: R25", "unseen: -", exhausted=2, reserve=0, ending="yes"), "A")
    assert waiting(neither) == [1]
    assert place_of(neither, "A") == at.DISCARD


@rule("GK-4.2", "GK-A.15", "GK-1.9")
@pytest.mark.parametrize("name, gained", [("red_1", (1, 0, 0)), ("yellow_1", (0, 1, 0)), ("blue_1", (0, 0, 1))])
def test_a_neutral_building_counts_as_height_one(name: str, gained: tuple[int, int, int]) -> None:
    state = deal(act(table(f"hand 0: {name}:0 A:0 B:0 C:0"), name))
    assert has(state) == gained
    assert place_of(state, name) == at.DISCARD


@rule("GK-4.2")
def test_whose_building_it_is_does_not_matter() -> None:
    for owner in (0, 1):
        state = act(table(*on_c(f"red_4 yellow_6 yellow_9 @{owner}"), "hand 0: yellow_9:0 A:0 B:0 C:0"), "yellow_9")
        assert has(state) == (0, 3, 0)


@rule("GK-V.2", "GK-4.3", "GK-4.14", "GK-9.1")
def test_v2_exploiting_with_two_bonuses() -> None:
    state = table(*on_c("red_8 red_6 @1"), "hand 0: red_6:0 A:0 B:0 C:0", "tableau 0: blue_4 yellow_4")
    act(state, "red_6")
    assert has(state) == (2, 1, 0)
    play(state, "dealer draw_tile red_9")
    assert has(state) == (2, 1, 1)
    assert place_of(state, "red_6") == at.DISCARD


@rule("GK-4.13", "GK-A.7")
def test_what_the_reserve_cannot_supply_is_lost() -> None:
    state = act(table(*on_c("red_8 red_7 red_6 @1"), "hand 0: red_6:0 A:0 B:0 C:0", "player 0: R23"), "red_6")
    assert has(state) == (25, 0, 0)
    assert state.store[0] == 0


# Urbanization.


@rule("GK-V.3", "GK-4.4", "GK-4.5", "GK-4.6", "GK-4.7", "GK-4.8", "GK-4.9", "GK-A.25")
def test_v3_urbanizing() -> None:
    state = table(
        "building 1,1: blue_9 blue_7 @1", "building 2,2: red_4 @1",
        "tokens: A(-1,2) B(0,2) C(1,2) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) I(-1,-2) J(-2,-1) K(-2,0) L(-2,1)",
        "hand 0: C:0 A:0 B:0 D:0", "tiles 0: red_8", "player 0: R1", "tableau 0: red_5",
    )  # fmt: skip
    act(state, "C", "red_8")
    assert building(state, "1,2") == ("red_8", 1, 0, True)
    assert state.screen[0] == 0
    assert "C" not in tokens(state)
    assert legal(state) == ["place_token 1,3"]
    play(state, "0 place_token 1,3")
    assert has(state) == (1, 0, 0)
    draw(state, 2)
    assert has(state) == (2, 0, 2)
    assert place_of(state, "C") == at.DISCARD
    assert place_of(state, "red_8") == at.STOCK


@rule("GK-4.4", "GK-4.12", "GK-9.2", "GK-A.6")
def test_urbanizing_without_a_resource_falls_back_to_the_card_alone() -> None:
    state = table("hand 0: C:0 A:0 B:0 D:0", "tiles 0: red_8", "tableau 0: red_4 yellow_5")
    act(state, "C", "red_8")
    assert legal(state) == ["take_asset resource", "take_asset tile"]
    assert tokens(state)["C"] == "1,2"
    play(state, "0 take_asset resource")
    assert has(state) == (2, 0, 1)  # 1 taken, 1 by the bonus of exploiting, none by that of urbanizing


@rule("GK-4.8", "GK-9.2")
def test_activated_buildings_trigger_no_bonus_and_the_new_one_gives_nothing() -> None:
    state = table("hand 0: B:0 A:0 C:0 D:0", "tiles 0: yellow_8", "player 0: R1", "tableau 0: red_4")
    act(state, "B", "yellow_8")
    play(state, "0 place_token 0,3")
    assert has(state) == (1, 0, 0)  # red_2 is the only neighbour


# Construction.


@rule("GK-V.4", "GK-4.10", "GK-4.11")
def test_v4_covering_the_building_of_another() -> None:
    state = table(
        *on_c("red_9 red_7 @1"), "hand 0: red_7:0 A:0 B:0 C:0", "tiles 0: yellow_4", "player 0: R4 P5",
        "tableau 0: yellow_6 red_6",
    )  # fmt: skip
    act(state, "red_7", "yellow_4")
    assert has(state, 1)[:2] == (2, 2)
    assert has(state) == (1, 3, 0)
    assert building(state, "1,2") == ("yellow_4", 3, 0, True)
    assert place_of(state, "red_7") == at.IN_TABLEAU
    assert state.store[0] == 21 + 1 - 1  # one for the colour, one gained
    assert state.placed == [3, 0]


@rule("GK-V.10", "GK-A.4", "GK-4.10")
def test_v10_own_resources_on_the_building_pay_too() -> None:
    state = table(*on_c("red_8 red_5 @0"), "hand 0: red_5:0 A:0 B:0 C:0", "tiles 0: red_9", "player 0: R1")
    act(state, "red_5", "red_9")
    assert has(state) == (0, 0, 0)
    assert building(state, "1,2") == ("red_9", 3, 0, True)
    assert place_of(state, "red_5") == at.IN_TABLEAU


@rule("GK-V.11", "GK-4.12")
def test_v11_too_few_resources() -> None:
    state = table(*on_c("red_8 red_5 @0"), "hand 0: red_5:0 A:0 B:0 C:0", "tiles 0: blue_9", "player 0: R1")
    act(state, "red_5", "blue_9")
    assert has(state) == (3, 0, 1)
    assert building(state, "1,2") == ("red_5", 2, 0, False)
    assert place_of(state, "red_5") == at.DISCARD


@rule("GK-V.12", "GK-4.11", "GK-A.15")
def test_v12_covering_a_neutral_building_in_another_colour() -> None:
    state = table("hand 0: yellow_2:0 A:0 B:0 C:0", "tiles 0: blue_4", "player 0: R3")
    act(state, "yellow_2", "blue_4")
    assert has(state) == (0, 0, 0)
    assert building(state, "0,0") == ("blue_4", 2, 0, True)
    assert (state.store[0], state.placed[0]) == (23, 2)
    assert state.points == [0, 0]


@rule("GK-V.13", "GK-A.3")
def test_v13_too_few_points() -> None:
    state = table(*on_c("blue_11 @1"), "hand 0: blue_11:0 A:0 B:0 C:0", "tiles 0: blue_6", "player 0: R2 P4")
    act(state, "blue_11", "blue_6")
    assert has(state, 1) == (0, 0, 0)
    play(state, "dealer draw_tile red_9")
    assert has(state) == (2, 4, 2)
    enough = table(*on_c("blue_11 @1"), "hand 0: blue_11:0 A:0 B:0 C:0", "tiles 0: blue_6", "player 0: R2 P5")
    act(enough, "blue_11", "blue_6")
    assert has(enough) == (0, 0, 0)
    assert has(enough, 1) == (1, 1, 0)


@rule("GK-V.14", "GK-4.11")
def test_v14_a_card_does_not_trigger_on_its_own_action() -> None:
    state = table("hand 0: red_3:0 red_2:0 A:0 B:0", "tiles 0: red_8 red_9", "player 0: R4")
    act(state, "red_3", "red_8")
    assert has(state) == (2, 0, 1)
    state = table(
        "hand 0: red_2:0 A:0 B:0 C:0", "tiles 0: red_9", "player 0: R2", "tableau 0: red_3", "building 1,1: red_3 red_8 @0"
    )
    act(state, "red_2", "red_9")
    assert has(state) == (1, 0, 0)


@rule("GK-A.5", "GK-3.5", "GK-4.12")
def test_what_others_give_back_first_may_pay() -> None:
    state = table(
        *on_c("red_4 @1"), "hand 0: red_4:0 A:0 B:0 C:0", "hand 1: red_3:1 D:1 E:1 F:1", "tiles 0: red_9", "tiles 1: red_10",
        "player 0: R2", "player 1: R1",
    )  # fmt: skip
    play(state, "1 commit red_3 red_10", "0 commit red_4 red_9")
    assert building(state, "1,1") == ("red_10", 2, 1, True)
    assert state.points[1] == 1


@rule("GK-1.6", "GK-A.3")
def test_points_never_go_below_zero() -> None:
    for seed in range(6):
        state = wander(table("player 0: R9 P2", "player 1: R9", "tiles 0: blue_4 red_4", "tiles 1: red_5 blue_7"), 150, seed)
        assert min(state.points) >= 0


@rule("GK-4.15", "GK-1.5", "GK-1.11", "GK-1.9")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_invariants_hold_between_actions(seats: int) -> None:
    for seed in range(4):
        state = table("player 0: R9", seats=seats)
        while not state.over:
            wander(state, 1, seed)
            seed += 17
            for player in range(state.players):
                assert state.screen[player] + state.store[player] + state.placed[player] == state.resources
                tops = [tile for tile in range(60) if state.tops >> tile & 1]
                assert state.placed[player] == sum(state.height_of(tile) for tile in tops if state.owner_of(tile) == player)
            for tile in range(60):
                circulating = state.place_of(tile) in (at.DECK, at.DISCARD, *range(at.IN_HAND, at.IN_HAND + 5))
                if state.tops >> tile & 1 and tile != state.card:
                    assert circulating != bool(state.sites >> tile & 1)
                elif tile != state.card:
                    assert not circulating


@rule("GK-9.5", "GK-4.11")
def test_urbanization_cards_never_stay_in_front_of_a_player() -> None:
    for seed in range(5):
        state = wander(table("player 0: R9", "player 1: R9"), 400, seed)
        assert all(card < 60 for player in range(2) for card in state.tableau(player))
