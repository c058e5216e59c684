"""Section 11, what is remembered: samples hold only what the viewer considers possible, and others go on knowing theirs."""

import random
from typing import cast

from tests.rules.ginkgopolis.helpers import GAME, act, deal, new, play, table, view_of, waiting, wander
from tests.rules.ginkgopolis.test_reserve import last_two

from tabletown.core.state import CHANCE
from tabletown.core.views import encode
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.view import told
from tabletown.games.ginkgopolis.validation import flaw
from tabletown.testing import rule


def guess(state: GinkgopolisState, viewer: int | None, seed: int = 0) -> GinkgopolisState:
    """A state that a viewer considers possible."""
    return cast(GinkgopolisState, GAME.sample(GAME.view(state, viewer), random.Random(seed)))


def known(state: GinkgopolisState, viewer: int, player: int) -> int:
    """How many cards of a hand a viewer knows."""
    return len(view_of(state, viewer).players[player].hand)


def round_of(seats: int, rounds: int, seed: int) -> GinkgopolisState:
    """A match in which so many rounds were played, everybody without tiles, and all must choose."""
    state = deal(new(seats))
    rng = random.Random(seed)
    while state.round <= rounds:
        if state.actors() == CHANCE:
            state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
            continue
        seat = waiting(state)[0]
        legal = [each for each in state.legal(seat) if GAME.text(each) != "new_hand"]
        state.apply(seat, rng.choice([each for each in legal if GAME.text(each).endswith("none")] or legal))
    return state


@rule("GK-11.1", "GK-A.36")
def test_in_the_eyes_of_all_a_passer_knows_the_three_cards_passed_on() -> None:
    for seats in (2, 3, 5):
        state = round_of(seats, 1, seats)
        for viewer in (None, *range(seats)):
            for seed in range(5):
                one = guess(state, viewer, seed)
                assert [known(one, (seat - 1) % seats, seat) for seat in range(seats)] == [3] * seats


@rule("GK-11.1", "GK-V.28")
def test_in_the_eyes_of_all_the_one_before_knows_two_or_three() -> None:
    state = round_of(4, 3, 7)
    seen = set()
    for viewer in (None, *range(4)):
        for seed in range(20):
            one = guess(state, viewer, seed)
            seen |= {known(one, (seat - 2) % 4, seat) for seat in range(4)}
            assert all(known(one, (seat - 1) % 4, seat) == 3 for seat in range(4))
    assert seen == {2, 3}


@rule("GK-11.1")
def test_a_receiver_remembers_who_passed_the_card_and_not_what_was_before() -> None:
    lines = ["hand 0: A:2+0 B:1+2+0 C:2+0 D:0", "hand 1: E:1 F:1 G:1 H:1", "hand 2: I:2 J:2 K:2 L:2"]
    state = table(*lines, "gone: 1+2+0", seats=3)
    assert view_of(state, 0).players[0].passed == (1, 1, 1, 0)
    assert view_of(state, 2).players[0].passed == (1, 2, 1)
    before = {tuple(view_of(guess(state, 0, seed), 1).players[0].hand) for seed in range(60)}
    assert {len(hand) for hand in before} <= {1, 2}
    assert len(before) > 2
    assert all(view_of(guess(state, 2, seed), 1).players[0].hand == ("urban_B",) for seed in range(20))


@rule("GK-11.1")
def test_what_a_seat_is_told_of_a_card() -> None:
    assert [told(age, 0, 3) for age in range(5)] == [0, 1, 1, 3, 4]
    assert [told(age, 1, 3) for age in range(5)] == [-1, 1, 2, 2, 4]
    assert [told(age, 2, 3) for age in range(5)] == [-1, -1, 2, 3, 4]


@rule("GK-11.1", "GK-3.4")
def test_a_new_hand_is_known_to_its_owner_alone() -> None:
    state = round_of(3, 2, 3)
    play(state, "1 new_hand")
    deal(state)
    assert [known(state, viewer, 1) for viewer in range(3)] == [0, 4, 0]
    assert all(each & at.PLACE != at.IN_HAND + 1 for each in state.gone)
    for seed in range(5):
        assert known(guess(state, None, seed), 0, 1) == 0


def after_return(*steps: str) -> GinkgopolisState:
    """Both tiles of seat 0 come back, seat 1 keeps three; then more steps."""
    state = last_two("tiles 0: red_12 blue_9", "tiles 1: red_4 red_5 red_6")
    play(state, "0 return_tile red_12", "0 return_tile blue_9", "0 return_done", "1 return_done")
    return play(state, *steps)


@rule("GK-11.4", "GK-6.3", "GK-A.37")
def test_a_reserve_that_only_the_viewer_filled_is_known() -> None:
    state = after_return()
    assert view_of(state, 1).players[0].gave == 2
    for seed in range(40):
        assert guess(state, 0, seed).unseen == state.unseen
        other = guess(state, 1, seed)
        assert other.returned[0] == other.unseen  # whatever they are, seat 0 knows them
        assert not other.unseen & state.tiles[1]


@rule("GK-11.4")
def test_an_own_tile_can_only_be_with_who_has_drawn_since() -> None:
    state = last_two("tiles 0: red_12 blue_9 blue_10", "tiles 1: red_4 red_5 red_6")
    play(state, "0 return_tile red_12", "0 return_tile blue_9", "0 return_tile blue_10", "0 return_done", "1 return_done")
    play(state, "dealer draw_tile red_12", "1 take_asset tile", "dealer draw_tile blue_9")
    assert view_of(state, 0).returned == ("tile_blue_9", "tile_blue_10")
    assert [player.drew for player in view_of(state, 0).players] == [1, 1]
    held = set()
    for seed in range(40):
        one = guess(state, 0, seed)
        assert one.reserve == bin(one.unseen).count("1") == 1
        held.add((one.tiles[1] & state.returned[0]).bit_count())
        assert one.returned[0] == state.returned[0]
    assert held == {1}
    mine = view_of(state, 1)
    assert mine.found == ("tile_blue_9",)
    assert all(guess(state, 1, seed).returned[0].bit_count() == 2 for seed in range(10))


@rule("GK-11.4")
def test_an_own_tile_that_was_laid_is_one_draw_less_to_wonder_about() -> None:
    lines = ["tiles 0: red_10", "returned 0: red_11 red_12", "player 1: R1", "drew 0: 1 1", "drew 1: 1 1", "player 0: G3"]
    state = table(*lines, "unseen: red_12", "tiles 1: red_11", "hand 1: A B C D", "hand 0: E F G H", exhausted=1)
    assert view_of(state, 0).players[1].unmet == 1
    play(state, "1 commit A red_11", "0 commit E", "0 take_asset resource")
    assert view_of(state, 0).returned == ("tile_red_12",)
    assert [view_of(state, 0).players[1].unmet, view_of(state, 0).players[1].drew] == [0, 1]
    assert view_of(state, 1).players[1].unmet == 1


@rule("GK-11.1", "GK-11.2", "GK-11.4")
def test_samples_are_positions_that_a_match_may_come_to() -> None:
    rng = random.Random(8)
    for options in GAME.presets():
        state = cast(GinkgopolisState, GAME.new(options))
        while not state.over:
            wander(state, rng.randrange(1, 120), rng.randrange(10**6))
            assert flaw(state) == ""
            for viewer in (None, *range(state.seats)):
                one = guess(state, viewer, rng.randrange(10**6))
                assert flaw(one) == ""
                assert encode(view_of(one, viewer)) == encode(view_of(state, viewer))
                assert GAME.inventory(one) == GAME.inventory(state)


@rule("GK-11.1")
def test_a_played_card_is_not_told_to_have_been_drawn_or_passed() -> None:
    hands = ["hand 0: A:2+0 B:2+0 C:2+0 D:0", "hand 1: E F G H", "hand 2: I J K L"]
    views = set()
    for card in ("A", "D"):
        state = act(table(*hands, seats=3), card)
        assert view_of(state, 1).card == f"urban_{card}"
        views.add(repr(view_of(state, 1).players))
    assert len(views) == 1


@rule("GK-11.2")
def test_a_draw_is_forgotten_once_no_card_of_its_deck_is_in_the_hand() -> None:
    state = act(table("hand 0: A B C D:0/1", "hand 1: E F G H", build=1), "D")
    assert len(state.gone) == 1
    play(state, "0 take_asset resource", "1 take_asset resource")
    assert [each // at.BUILD for each in state.gone] == [0]
