"""Sections 6, 7 and 8: the tile reserve, the deck, and the end."""

from typing import cast

import pytest
from tests.rules.ginkgopolis.helpers import (
    GAME,
    LETTERS,
    act,
    deal,
    draw,
    has,
    legal,
    place_of,
    play,
    table,
    view_of,
    waiting,
)

from tabletown.core.errors import OptionsError
from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.testing import rule

MOVED = "tokens: A(-1,2) B(0,2) C(1,3) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) I(-1,-2) J(-2,-1) K(-2,0) L(-2,1)"
BLUE_3 = ("building 1,2: red_9 red_8 blue_7 @1", MOVED, "hand 0: blue_7:0 A:0 B:0 D:0")


def last_two(*lines: str) -> GinkgopolisState:
    """Seat 0 exploits a blue building of height 3 while two tiles are left, and has drawn both."""
    state = table(*BLUE_3, "unseen: red_15 red_16 red_17", *lines, reserve=2)
    act(state, "blue_7")
    return draw(state, 2)


@rule("GK-V.18", "GK-6.1", "GK-6.2", "GK-6.3", "GK-6.5", "GK-A.8")
def test_v18_the_reserve_runs_out_twice_within_a_gain() -> None:
    state = last_two("tiles 1: red_4 red_5", "tableau 0: blue_4")
    assert waiting(state) == [0, 1]
    play(state, "0 return_done", "1 return_tile red_4")
    assert state.points == [0, 0]
    play(state, "1 return_done")
    assert state.points == [0, 1]
    assert legal(state, CHANCE) == ["draw_tile tile_red_4"]
    assert not view_of(state).ending
    draw(state)
    assert state.ending
    assert has(state) == (0, 0, 3)
    assert waiting(state) == [1]
    assert legal(state, 1) == ["take_asset resource"]  # and no tile any more


@rule("GK-6.3")
def test_each_returned_tile_brings_a_point_and_the_gain_goes_on() -> None:
    state = last_two("tiles 0: blue_9", "tiles 1: red_4 red_5")
    play(state, "0 return_tile blue_9", "0 return_tile red_15", "1 return_tile red_5", "0 return_done", "1 return_done")
    assert state.points == [2, 1]
    assert state.reserve == 3
    assert legal(state, CHANCE) == ["draw_tile tile_red_5", "draw_tile tile_red_15", "draw_tile tile_blue_9"]


@rule("GK-2.3", "GK-2.11", "GK-6.3")
def test_the_tiles_left_at_the_first_exhaustion_were_removed() -> None:
    state = last_two()
    play(state, "0 return_tile red_15", "0 return_done", "1 return_done")
    assert legal(state, CHANCE) == ["draw_tile tile_red_15"]  # red_17 is out of the game


@rule("GK-6.4", "GK-A.9", "GK-6.5")
def test_nobody_returns_a_tile() -> None:
    state = last_two("tiles 1: red_4")
    play(state, "0 return_done", "1 return_done")
    assert state.ending
    assert state.exhausted == 2
    assert has(state) == (0, 0, 2)
    assert legal(state, 1) == ["take_asset resource"]


@rule("GK-6.2", "GK-A.10")
def test_a_committed_tile_cannot_be_returned() -> None:
    state = table(*BLUE_3, "unseen: red_15 red_16", "tiles 1: red_4 red_5", "player 1: R2", reserve=2)
    letter = LETTERS[state.hand(1)[-1] - 60]
    play(state, f"1 commit {letter} red_4", "0 commit blue_7")
    draw(state, 2)
    assert legal(state, 1) == ["return_tile tile_red_5", "return_done"]


@rule("GK-6.6", "GK-V.30", "GK-11.5")
def test_v30_tiles_are_returned_one_by_one_and_unseen() -> None:
    state = last_two("tiles 1: red_4 red_5")
    assert legal(state, 1) == ["return_tile tile_red_4", "return_tile tile_red_5", "return_done"]
    play(state, "1 return_tile red_4")
    assert legal(state, 1) == ["return_tile tile_red_5", "return_done"]
    assert view_of(state, 0).players[1].tiles == 2
    play(state, "1 return_done")
    assert view_of(state, 0).players[1].tiles == 2
    play(state, "0 return_done")
    assert view_of(state, 0).players[1].tiles == 1
    assert view_of(state, 0).players[1].points == 1


@rule("GK-6.6")
def test_the_tile_just_drawn_and_one_taken_back_may_be_returned() -> None:
    state = table(*BLUE_3, "unseen: red_15 red_16", "tiles 0: red_4", reserve=2)
    act(state, "blue_7", "red_4")  # too few resources: the tile goes back
    draw(state, 2)
    assert legal(state) == ["return_tile tile_red_4", "return_tile tile_red_15", "return_tile tile_red_16", "return_done"]


@rule("GK-A.28", "GK-4.14")
def test_resources_and_points_come_before_the_interrupt() -> None:
    state = table("hand 0: red_1:0 A:0 B:0 C:0", "tableau 0: blue_7 yellow_4 red_4", "unseen: red_15", reserve=1)
    act(state, "red_1")
    draw(state)
    assert state.point() == at.RETURN
    assert has(state) == (2, 2, 1)


@rule("GK-A.11")
def test_tiles_are_returned_even_when_the_end_has_come() -> None:
    state = table(*BLUE_3, "unseen: red_15 red_16", reserve=2)
    state.ending = True
    act(state, "blue_7")
    assert draw(state, 2).point() == at.RETURN


# The deck.


def all_alone(state: GinkgopolisState) -> GinkgopolisState:
    """Everybody plays an urbanization card alone for a resource, up to the draws of step 3."""
    for seat in range(state.seats):
        letter = next(each for each in state.hand(seat) if each >= 60)
        play(state, f"{seat} commit {LETTERS[letter - 60]}")
    for _ in range(state.seats):
        play(state, f"{waiting(state)[0]} take_asset resource")
    return state


@rule("GK-V.5", "GK-7.1", "GK-7.2", "GK-A.13")
def test_v5_the_deck_is_rebuilt_as_soon_as_the_last_card_is_drawn() -> None:
    sites = ("building 2,2: yellow_4 @0 !", "building 3,2: yellow_5 @0 !", "building 4,2: yellow_9 @1 !")
    state = table(*sites, "deck: A", "hand 0: B:0 C:0 D:0 E:0", "hand 1: F:1 G:1 H:1 I:1", "discard: J K L red_1 red_2")
    all_alone(state)
    assert state.deck == 1
    draw(state)
    assert state.build == 1
    assert state.deck == 10  # five discarded before, two played, three marked
    assert state.sites == 0
    assert dealt(state) == {"discard"}
    draw(state, 7)
    assert len(view_of(state).discard) == 7
    assert state.deck == 3
    assert dealt(state) == {"draw_card"}
    assert view_of(state).stack[-1][1] & 7 == 0  # seat 1 was first to draw
    draw(state)
    assert waiting(state) == [0, 1]


def dealt(state: GinkgopolisState) -> set[str]:
    """The verbs of the dealer."""
    return {text.split()[0] for text in legal(state, CHANCE)}


@rule("GK-V.15", "GK-7.1", "GK-7.3")
def test_v15_three_constructions_join_the_new_deck() -> None:
    state = table(
        "hand 0: red_1:0 A:0 B:0 C:0", "hand 1: red_2:1 D:1 E:1 F:1", "hand 2: red_3:2 G:2 H:2 I:2",
        "tiles 0: red_11", "tiles 1: red_12", "tiles 2: red_13", "player 0: R2", "player 1: R2", "player 2: R2",
        "deck: J K", "discard: L yellow_1 yellow_2 yellow_3 blue_1 blue_2 blue_3", seats=3,
    )  # fmt: skip
    play(state, "0 commit red_1 red_11", "1 commit red_2 red_12", "2 commit red_3 red_13")
    assert state.deck == 2
    draw(state, 2)
    assert state.deck == 10
    draw(state, 7)
    assert state.deck == 3
    draw(state)
    assert state.deck == 2
    assert state.round == 4


@rule("GK-V.16", "GK-7.1")
def test_v16_five_players_discard_nothing() -> None:
    state = table(
        "hand 0: A:0 B:0 C:0 D:0", "hand 1: E:1 F:1 G:1 H:1", "hand 2: red_1:2 I:2 J:2 K:2",
        "hand 3: red_2:3 L:3 red_3:3 blue_1:3",
        "hand 4: yellow_1:4 yellow_2:4 yellow_3:4 blue_2:4", "tiles 0: red_11", "tiles 1: red_12", "tiles 2: red_13",
        "player 0: R1", "player 1: R1", "player 2: R2", "deck: blue_3", seats=5,
    )  # fmt: skip
    play(state, "0 commit A red_11", "1 commit H red_12", "2 commit red_1 red_13", "3 commit red_2", "4 commit yellow_1")
    while state.actors() != CHANCE or state.point() == at.TILES:
        if state.actors() == CHANCE:
            draw(state)
        else:
            state.apply(waiting(state)[0], state.legal(waiting(state)[0])[0])
    assert (len(view_of(state).discard), state.deck) == (4, 1)
    draw(state)
    assert (state.deck, view_of(state).discard) == (7, ())
    draw(state, 4)
    assert state.deck == 3
    assert state.round == 4


@rule("GK-V.17", "GK-7.2", "GK-3.4")
def test_v17_a_new_hand_may_come_back() -> None:
    hands = ("ABCD", "EFGH", "IJKL")
    lines = [f"hand {seat}: " + " ".join(f"{each}:{seat}" for each in hand) for seat, hand in enumerate(hands)]
    lines += ["hand 3: red_1:3 red_2:3 red_3:3 blue_1:3", "hand 4: yellow_1:4 yellow_2:4 yellow_3:4 blue_2:4"]
    state = table(*lines, "deck: blue_3", "player 0: N2", seats=5, round=1)
    play(state, "0 new_hand")
    draw(state)
    assert state.deck == 4
    assert {text.split()[1] for text in legal(state, CHANCE)} == {"urban_A", "urban_B", "urban_C", "urban_D"}
    draw(state, 3)
    assert state.deck == 1
    assert len(state.hand(0)) == 4


@rule("GK-A.14", "GK-1.7")
def test_more_than_fifteen_sites_are_marked() -> None:
    cells = [(x, y) for y in (4, 5, 6) for x in range(6)]
    names = [f"{colour}_{number}" for colour in ("red", "yellow") for number in range(4, 13)]
    state = table(*(f"building {x},{y}: {name} @0 !" for (x, y), name in zip(cells, names)), seats=2)
    assert bin(state.sites).count("1") == 18
    assert sum(each.site for each in view_of(state).city) == 18


# The end.


@rule("GK-V.19", "GK-8.1", "GK-8.2", "GK-8.3")
def test_v19_all_resources_on_buildings() -> None:
    towers = ["building 1,2: red_4 red_5 red_6 red_7 red_8 red_9 red_10 @0", "building 2,2: blue_4 blue_5 blue_6 blue_7 @0"]
    towers += ["building 3,2: yellow_4 yellow_5 yellow_6 @0", MOVED]
    hands = ["hand 0: red_3:0 A:0 B:0 C:0", "hand 1: red_10:1 D:1 E:1 F:1"]
    state = table(*towers, *hands, "tiles 0: red_11", "tiles 1: red_12", "player 0: R2", "player 1: R9", seats=5)
    play(state, "1 commit red_10 red_12", "2 commit L", "3 commit H", "4 commit yellow_1")
    assert state.placed[0] == 14
    play(state, "0 commit red_3 red_11")
    assert state.ending
    assert state.placed[0] == 16 - 7  # seat 1 has covered a tower of seat 0, and the end stays triggered
    while not state.over:
        state.apply(waiting(state)[0], state.legal(waiting(state)[0])[0])
    assert state.round == 3
    assert [len(state.hand(seat)) for seat in range(5)] == [3, 3, 3, 3, 3]


@rule("GK-8.1", "GK-8.3", "GK-6.5")
def test_the_second_exhaustion_ends_the_match_after_the_round() -> None:
    state = last_two("tiles 1: red_4")
    play(state, "0 return_done", "1 return_tile red_4", "1 return_done")
    draw(state)
    assert state.ending
    assert not state.over
    play(state, "1 take_asset resource")
    assert state.over


@rule("GK-V.32", "GK-A.30")
def test_v32_the_round_cap() -> None:
    state = table(options="round_cap=3", round=2)
    all_alone(state)
    deal(state)
    assert state.round == 3
    all_alone(state)
    assert state.over
    assert [len(state.hand(seat)) for seat in range(2)] == [3, 3]
    assert state.winners()


@rule("GK-A.35")
def test_the_cap_can_only_be_lowered() -> None:
    assert cast(GinkgopolisOptions, GAME.options(seats=3, round_cap=12)).round_cap == 12
    assert cast(GinkgopolisOptions, GAME.options(mode="solo", round_cap=12)).round_cap == 200
    for rounds in (0, 201):
        with pytest.raises(OptionsError, match="from 1 to 200"):
            GAME.options(seats=3, round_cap=rounds)


@rule("GK-A.30")
def test_the_cap_is_two_hundred_rounds_as_a_rule() -> None:
    state = all_alone(table(round=200))
    assert state.over
    assert not all_alone(table(round=199)).over


@rule("GK-8.8", "GK-A.17")
@pytest.mark.parametrize("points, winners", [((3, 3), [0, 1]), ((4, 3), [0]), ((3, 4), [1])])
def test_equal_scores_share_the_victory(points: tuple[int, int], winners: list[int]) -> None:
    state = table(f"player 0: P{points[0]}", f"player 1: P{points[1]}", stack="over", waiting="-")
    assert state.winners() == winners


@rule("GK-3.6", "GK-8.3")
def test_step_three_is_left_out_at_the_end() -> None:
    state = table()
    state.ending = True
    all_alone(state)
    assert state.over
    assert state.first == 0
    assert place_of(state, "red_1") == at.DECK
