"""Section 11: what each seat may know and remember."""

import random
from typing import cast

import pytest
from tests.rules.ginkgopolis.helpers import GAME, LETTERS, act, deal, draw, new, play, table, view_of, wander
from tests.rules.ginkgopolis.test_reserve import last_two

from tabletown.core.state import CHANCE
from tabletown.core.views import SEALED, SEEN, VEILED, encode
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.testing import rule

MOVED = "tokens: A(-1,2) B(0,2) C(1,3) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) I(-1,-2) J(-2,-1) K(-2,0) L(-2,1)"
SEATS = (0, 1, 2, None)


def hand(state: GinkgopolisState, viewer: int | None, player: int) -> set[str]:
    """The cards of a player that a viewer knows, as letters or names."""
    names = view_of(state, viewer).players[player].hand
    return {name.removeprefix("urban_").removeprefix("card_") for name in names}


def possible(state: GinkgopolisState, viewer: int | None, seed: int = 0) -> GinkgopolisState:
    return cast(GinkgopolisState, GAME.sample(GAME.view(state, viewer), random.Random(seed)))


@rule("GK-V.28", "GK-11.1")
def test_v28_whoever_passed_a_card_on_remembers_it() -> None:
    state = table(
        "hand 0: A:0 B:0 C:0 D:0", "hand 1: E:1 F:1 G:1 H:1", "hand 2: I:2 J:2 K:2 L:2",
        "deck: red_1 red_2 red_3 blue_1 blue_2 blue_3",
        seats=3,
    )  # fmt: skip
    play(state, "0 commit A", "1 commit E", "2 commit I")
    for seat in range(3):
        play(state, f"{seat} take_asset resource")
    play(state, "dealer draw_card red_1", "dealer draw_card red_2", "dealer draw_card red_3")
    assert hand(state, 0, 1) == {"B", "C", "D"}
    assert hand(state, 1, 1) == {"B", "C", "D", "red_1"}
    play(state, "1 commit B", "0 commit L", "2 commit H", "1 take_asset resource", "2 take_asset resource")
    play(state, "0 take_asset resource", "dealer draw_card blue_1")
    assert hand(state, 2, 2) == {"C", "D", "red_1", "blue_1"}
    assert hand(state, 0, 2) == {"C", "D"}
    assert hand(state, 1, 2) == {"C", "D", "red_1"}
    assert hand(state, None, 2) == set()
    assert view_of(state, 0).players[2].unknown == (0, 0)
    for seed in range(10):
        assert {"C", "D"} <= hand(possible(state, 0, seed), 2, 2)


@rule("GK-V.28", "GK-11.1", "GK-11.2")
def test_v28_a_rebuilt_deck_changes_nothing() -> None:
    state = table(
        "hand 0: A:0 B:0 C:0 D:0", "hand 1: E:1 F:1 G:1 H:1", "hand 2: I:2 J:2 K:2 L:2", "deck: red_1",
        "discard: red_2 red_3 blue_1 blue_2 blue_3 yellow_1 yellow_2 yellow_3", seats=3,
    )  # fmt: skip
    play(state, "0 commit A", "1 commit E", "2 commit I")
    for seat in range(3):
        play(state, f"{seat} take_asset resource")
    deal(state)
    assert state.build == 1
    assert hand(state, 0, 1) == {"B", "C", "D"}
    assert view_of(state, 0).players[1].unknown == (0,)
    assert view_of(state, 0).players[2].unknown == (0, 0, 0, 1)


@rule("GK-11.1", "GK-3.2")
def test_while_a_choice_is_sealed_nobody_else_knows_which_card_it_is() -> None:
    lines = ["hand 0: A:0 B:0 C:0 D:0", "hand 1: E:0+1 F:0+1 G:1 H:1", "hand 2: I:2 J:2 K:2 L:2", "tiles 1: red_9"]
    views = set()
    for step in ("1 commit E", "1 commit G red_9"):
        state = play(table(*lines, seats=3), step)
        views.add(encode(view_of(state, 0)))
        assert hand(state, 0, 1) == {"E", "F"}
        assert view_of(state, 1).commit[0] == ("urban_E" if "E" in step else "urban_G")
        assert view_of(state, 0).commit == ()
    assert len(views) == 1
    chosen = {possible(state, 0, seed).commits[1] // 61 for seed in range(40)}
    assert {LETTERS.index("E") + 60, LETTERS.index("F") + 60} < chosen


@rule("GK-3.2", "GK-11.5")
def test_whether_a_tile_lies_on_the_card_is_public_once_all_have_committed() -> None:
    state = table("tiles 1: red_9 blue_9", "tiles 2: red_8", seats=3)
    play(state, "1 commit H blue_9", "2 commit D")
    assert [view_of(state, 0).players[seat].tiles for seat in (1, 2)] == [2, 1]
    assert not any(player.with_tile for player in view_of(state, 0).players)
    play(state, "0 commit L")
    assert [player.with_tile for player in view_of(state, None).players] == [False, True, False]
    assert view_of(state, 0).players[1].known_tiles == ()
    tiles = {possible(state, 0, seed).commits[1] % 61 > 0 for seed in range(10)}
    assert tiles == {True}


@rule("GK-11.2")
def test_unseen_cards_are_known_by_their_deck() -> None:
    state = wander(new(3), 120, 5)
    for viewer in SEATS:
        seen = view_of(state, viewer)
        pool = dict(seen.pool)
        slots = [build for player in seen.players for build in player.unknown]
        assert len(pool) == seen.deck + len(slots)
        for build in set(slots) - {seen.build}:
            assert list(pool.values()).count(build) == slots.count(build)
        for card in range(72):
            if state.place_of(card) == at.DECK:
                assert pool[seen_name(card)] == seen.build


def seen_name(card: int) -> str:
    from tabletown.games.ginkgopolis.rules.material import CARDS

    return CARDS[card]


@rule("GK-V.29", "GK-11.3", "GK-4.12")
def test_v29_a_tile_taken_back_is_known_until_tiles_are_returned() -> None:
    lines = [
        "building 1,2: red_8 red_5 @0",
        MOVED,
        "hand 0: red_5:0 A:0 B:0 C:0",
        "tiles 0: blue_9 yellow_9",
        "player 0: R1",
    ]
    state = act(table(*lines), "red_5", "blue_9")
    assert view_of(state, 1).players[0].known_tiles == ("tile_blue_9",)
    play(state, "1 take_asset resource")
    deal(state)
    letter = next(each for each in state.hand(0) if each >= 60)
    play(state, f"0 commit {LETTERS[letter - 60]} blue_9")
    assert view_of(state, 1).players[0].known_tiles == ("tile_blue_9",)
    assert view_of(state, None).players[0].tiles == 2
    shown = last_two("tiles 0: blue_9 yellow_9", "shown 0: blue_9")
    play(shown, "1 return_done", "0 return_tile yellow_9")
    assert view_of(shown, 1).players[0].known_tiles == ("tile_blue_9",)
    play(shown, "0 return_done")
    assert view_of(shown, 1).players[0].known_tiles == ()


@rule("GK-11.3")
def test_a_shown_tile_is_forgotten_when_it_is_laid() -> None:
    state = table("hand 0: A:0 B:0 C:0 D:0", "tiles 0: blue_9", "shown 0: blue_9", "player 0: R1")
    act(state, "B", "blue_9")
    assert view_of(state, 1).players[0].known_tiles == ()


@rule("GK-11.4", "GK-A.26", "GK-A.31")
def test_own_returned_tiles_are_remembered_until_they_turn_up() -> None:
    state = last_two("tiles 0: red_4 red_5", "tiles 1: red_6")
    play(state, "0 return_tile red_4", "0 return_tile red_5", "1 return_tile red_6", "0 return_done", "1 return_done")
    assert view_of(state, 0).returned == ("tile_red_4", "tile_red_5")
    assert view_of(state, 1).returned == ("tile_red_6",)
    assert view_of(state, None).returned == ()
    for seed in range(20):
        guess = possible(state, 0, seed)
        assert guess.removed & 0b11000 == 0
        assert view_of(guess, 0).returned == ("tile_red_4", "tile_red_5")
    play(state, "dealer draw_tile red_5")
    assert view_of(state, 0).returned == ("tile_red_4",)


@rule("GK-11.6", "GK-1.12")
def test_stacks_and_tableaus_are_public() -> None:
    state = table("building 1,2: red_9 blue_8 red_7 @1", MOVED, "tableau 1: blue_8", "characters 1: c03")
    for viewer in (0, 1, None):
        tower = next(each for each in view_of(state, viewer).city if each.cell == "1,2")
        assert tower.tiles == ("tile_red_9", "tile_blue_8", "tile_red_7")
        assert view_of(state, viewer).players[1].cards == ("card_blue_8",)
        assert view_of(state, viewer).players[1].characters == ("char_03",)


@rule("GK-A.24")
def test_amounts_behind_screens_are_public() -> None:
    state = table("player 1: R4 P3", "tiles 1: red_4 red_5")
    seen = view_of(state, 0).players[1]
    assert (seen.resources, seen.points, seen.tiles, seen.known_tiles) == (4, 3, 2, ())


@rule("GK-11.1", "GK-3.7")
@pytest.mark.parametrize(
    "step, told", [("dealer draw_card red_1", (SEEN, VEILED)), ("dealer draw_tile red_9", (SEEN, VEILED))]
)
def test_draws_are_seen_by_who_draws(step: str, told: tuple[int, int]) -> None:
    state = (
        table("hand 0: A B C", stack="turn choose cards=8")
        if "card" in step
        else act(table("hand 0: blue_1 A B C"), "blue_1")
    )
    action = GAME.parse(f"{step.split()[1]} {'card' if 'card' in step else 'tile'}_{step.split()[2]}")
    assert tuple(GAME.exposure(state, CHANCE, action, viewer) for viewer in (0, 1)) == told
    assert GAME.exposure(state, CHANCE, action, None) == VEILED


@rule("GK-2.8", "GK-3.2", "GK-6.2", "GK-A.26")
def test_what_is_chosen_in_secret_is_told_to_nobody_else() -> None:
    state = table("tiles 0: red_4")
    assert GAME.exposure(state, 0, state.legal(0)[0], 1) == VEILED
    returning = last_two("tiles 0: red_4")
    action = GAME.parse("return_tile tile_red_4")
    assert GAME.exposure(returning, 0, action, 1) == SEALED
    after = returning.copy()
    after.apply(0, action)
    assert GAME.log(returning, 0, action, after)[0].arguments == {"seat": 0}
    draft = draw(new(2, "normal"), 9 + 7 + 8)
    assert GAME.exposure(draft, 0, draft.legal(0)[0], 1) == VEILED


@rule("GK-10.4", "GK-11.2")
def test_the_card_of_gosha_is_unknown_until_turned_over() -> None:
    state = table("hand 0: yellow_1:0 red_2:0", "hand 1: red_3", seats=1)
    for viewer in (0, None):
        assert view_of(state, viewer).players[1].hand == ()
        assert view_of(state, viewer).players[1].unknown == (0,)
    guesses = {tuple(possible(state, 0, seed).hand(1)) for seed in range(30)}
    assert len(guesses) > 5
    act(state, "yellow_1")
    assert view_of(state, None).card == "card_red_3"


@rule("GK-2.8")
def test_the_draft_is_remembered_by_who_held_a_packet() -> None:
    state = draw(new(3, "normal"), 9 + 7)
    play(state, *(f"dealer deal_character c{number:02}" for number in range(1, 13)))
    assert view_of(state, 0).packets[0].seen == ("char_01", "char_02", "char_03", "char_04")
    assert view_of(state, 0).packets[1].seen == ()
    play(state, "0 draft_pick c01", "1 draft_pick c05", "2 draft_pick c09")
    view = view_of(state, 0)
    assert view.packets[0].picks == ("char_01", "", "")
    assert view.packets[0].seen == ("char_02", "char_03", "char_04")
    assert view.packets[2].seen == ("char_10", "char_11", "char_12")
    assert view.packets[1].seen == ()
    before = encode(view)
    play(state, "1 draft_pick c03")
    assert encode(view_of(state, 0)).replace(b'"actors":5', b'"actors":7') == before
    picked = {possible(state, 0, seed).picks[1] for seed in range(30)}
    assert picked == {1, 2, 3}


@rule("GK-2.8")
def test_what_was_kept_from_a_packet_before_it_came_is_not_known() -> None:
    state = draw(new(2, "normal"), 9 + 7)
    play(state, *(f"dealer deal_character c{number:02}" for number in range(1, 9)))
    play(state, "0 draft_pick c01", "1 draft_pick c05")
    assert [packet.picks for packet in view_of(state, 0).packets] == [("char_01", "", ""), ("", "", "")]
    assert len({possible(state, 0, seed).picks[3] for seed in range(30)}) > 5
    play(state, "0 draft_pick c06", "1 draft_pick c02")  # the first packet comes back: what is missing was kept
    assert [packet.picks for packet in view_of(state, 0).packets] == [("char_01", "char_02", ""), ("", "char_06", "")]
    assert [packet.picks for packet in view_of(state, None).packets] == [("", "", "")] * 2


@rule("GK-11.1", "GK-11.5")
def test_samples_look_the_same_to_the_viewer() -> None:
    for seed in range(4):
        state = wander(new(3, "normal"), 60 + 45 * seed, seed)
        for viewer in SEATS:
            view = view_of(state, viewer)
            for number in range(3):
                assert encode(view_of(possible(state, viewer, number), viewer)) == encode(view)
