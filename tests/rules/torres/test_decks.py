"""Sections 11 and 13: own decks, and who knows which cards."""

import random
from typing import Any

import pytest
from tests.rules.torres.helpers import CARDS, GAME, START, legal, new, play, point, seat_of, table, view_of

from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEEN, VEILED, encode
from tabletown.testing import rule

A, B, C, D = "six_ap", "seven_ap", "extra_block", "raise_knight"
REST = " ".join(CARDS[4:])


def owning(top: str = "", bottom: str = "", gone: str = REST, **more: Any) -> State:
    """Seat 0 with an own deck: what is neither known nor gone is unseen."""
    lines = [f"top 0: {top}", f"bottom 0: {bottom}", f"played 0: {gone}"]
    return table(START, {"A": [(2, 2)]}, mode="own_deck", lines=lines, **more)


def deck(state: State) -> tuple[list[str], list[str]]:
    """The cards the owner knows on top and at the bottom."""
    view = view_of(state, 0)
    return list(view.top), list(view.bottom)


@rule("TR-11.1", "TR-13.1")
def test_everybody_has_a_deck_of_ten() -> None:
    state = new(seats=3, mode="own_deck")
    assert [each.deck for each in view_of(state).seats] == [10, 10, 10]
    while point(state) != "act":
        play(state, legal(state)[0])
    play(state, "buy_card")
    assert [weight for _, weight in state.outcomes()] == [1] * 10
    play(state, "draw_card vault")
    assert "draw_card vault" not in legal(state)
    assert [each.deck for each in view_of(state).seats] == [9, 10, 10]


@rule("TR-11.2", "TR-11.3", "TR-4.7", "TR-5.7")
def test_three_cards_are_drawn_and_one_is_kept() -> None:
    state = owning(gone="")
    play(state, "buy_card", f"draw_card {C}", f"draw_card {A}", f"draw_card {B}")
    assert (point(state), seat_of(state), view_of(state, 0).drawn) == ("keep", 0, (C, A, B))
    assert legal(state) == [f"keep_card_{where} {card}" for where in ("top", "bottom") for card in (A, B, C)]
    play(state, f"keep_card_top {A}")
    assert view_of(state, 0).seats[0].hand == (A,)
    assert deck(state) == ([C, B], [])
    assert (view_of(state).points, view_of(state).buys, view_of(state).seats[0].deck) == (4, 1, 9)
    assert A not in legal(state)  # bought this turn


@rule("TR-11.2", "TR-11.3", "TR-V47", "TR-4.7")
def test_the_last_card_is_kept_without_asking_for_the_rest() -> None:
    state = owning(top=A, gone=f"{B} {C} {D} {REST}")
    play(state, "buy_card")
    assert legal(state) == [f"keep_card {A}"]
    play(state, f"keep_card {A}")
    assert "buy_card" not in legal(state)


@rule("TR-V27", "TR-11.3", "TR-11.4", "TR-A16")
def test_the_rest_goes_back_in_the_order_drawn() -> None:
    state = owning(top=f"{A} {B} {C} {D}")
    play(state, "buy_card", f"keep_card_top {B}")
    assert deck(state)[0] == [A, C, D]
    play(state, "buy_card")
    assert view_of(state, 0).drawn == (A, C, D)
    state = owning(top=f"{A} {B} {C} {D}", gone=" ".join(CARDS[5:]))
    play(state, "buy_card", f"keep_card_bottom {B}")
    assert deck(state) == ([D], [A, C])


@rule("TR-V47", "TR-11.5", "TR-11.6")
def test_known_cards_come_without_a_chance_step() -> None:
    state = owning(top=A, bottom=f"{C} {D}")
    play(state, "buy_card")
    assert seat_of(state) == CHANCE
    assert legal(state) == [f"draw_card {B}"]
    play(state, f"draw_card {B}")
    assert (view_of(state, 0).drawn, len(legal(state))) == ((A, B, C), 6)
    assert deck(play(state.copy(), f"keep_card_bottom {A}")) == ([D, B, C], [])
    play(state, f"keep_card_top {A}")
    assert deck(state) == ([B, C, D], [])
    play(state, "buy_card")
    assert (point(state), len(legal(state))) == ("keep", 6)
    for where in ("top", "bottom"):
        assert deck(play(state.copy(), f"keep_card_{where} {C}")) == ([B, D], [])


@rule("TR-11.4", "TR-5.7")
def test_the_second_purchase_uses_the_changed_deck_and_a_third_is_refused() -> None:
    state = owning(top=f"{A} {B} {C} {D}")
    play(state, "buy_card", f"keep_card_top {A}", "buy_card", f"keep_card_top {C}")
    assert "buy_card" not in legal(state)
    assert view_of(state, 0).bought == (A, C)
    assert deck(state)[0] == [B, D]


@rule("TR-11.5")
def test_unseen_cards_come_between_the_known_ones() -> None:
    state = owning(top=f"{A} {B}", bottom=C, gone=" ".join(CARDS[6:]))
    play(state, "buy_card")
    assert legal(state) == [f"draw_card {D}", "draw_card shift_block", "draw_card regroup"]
    play(state, f"draw_card {D}")
    assert view_of(state, 0).drawn == (A, B, D)
    play(state, f"keep_card_bottom {A}")
    assert deck(state) == ([], [C, B, D])


# Hidden information.


@rule("TR-13.2", "TR-13.3")
def test_others_see_that_and_how_many_but_not_which() -> None:
    state = owning(top=f"{A} {B}", bottom=C, gone=" ".join(CARDS[6:]))
    play(state, "buy_card", f"draw_card {D}")
    for viewer in (1, None):
        view = view_of(state, viewer)
        assert (view.looking, view.drawn, view.top, view.bottom, view.buys) == (3, (), (), (), 1)
        assert (view.seats[0].known_top, view.seats[0].known_bottom, view.seats[0].deck) == (0, 1, 3)
    other = owning(top=f"{B} {A}", bottom=D, gone=" ".join(CARDS[6:]))
    play(other, "buy_card", f"draw_card {C}")
    assert encode(view_of(state, 1)) == encode(view_of(other, 1))
    assert encode(view_of(state, 0)) != encode(view_of(other, 0))
    play(state, f"keep_card_top {A}")
    play(other, f"keep_card_top {D}" if f"keep_card_top {D}" in legal(other) else f"keep_card_top {B}")
    assert encode(view_of(state, 1)) == encode(view_of(other, 1))
    assert view_of(state, 1).seats[0].hand == ()
    assert view_of(state, 1).bought == ()


@rule("TR-13.1", "TR-13.3")
def test_a_card_drawn_is_veiled_for_all_but_the_buyer() -> None:
    state = play(table(START, {"A": [(2, 2)]}), "buy_card")
    drawn = GAME.parse("draw_card vault")
    assert [GAME.exposure(state, CHANCE, drawn, viewer) for viewer in (0, 1, None)] == [SEEN, VEILED, VEILED]
    own = owning(top=f"{A} {B}")
    assert GAME.exposure(own, 0, GAME.parse("buy_card"), 1) == SEEN
    play(own, "buy_card", f"draw_card {C}")
    keep = GAME.parse(f"keep_card_bottom {A}")
    assert [GAME.exposure(own, 0, keep, viewer) for viewer in (0, 1, None)] == [SEEN, VEILED, VEILED]


@rule("TR-13.2")
def test_in_master_all_hands_are_open() -> None:
    state = table(START, mode="master", lines=["hand 0: vault", "hand 1: regroup six_ap"])
    assert [each.hand for each in view_of(state, None).seats] == [("vault",), ("six_ap", "regroup")]
    state = table(START, mode="basic", lines=["hand 0: vault", "hand 1: regroup six_ap"])
    assert [each.hand for each in view_of(state, 0).seats] == [("vault",), ()]
    assert [each.cards for each in view_of(state, 0).seats] == [1, 2]


@rule("TR-13.1", "TR-13.2")
def test_samples_keep_what_the_owner_remembers_and_shuffle_the_rest() -> None:
    state = owning(top=f"{A} {B}", bottom=C, gone=" ".join(CARDS[8:]))
    mine = [GAME.sample(view_of(state, 0), random.Random(seed)) for seed in range(20)]
    assert all(deck(each) == ([A, B], [C]) for each in mine)
    theirs = {tuple(deck(GAME.sample(view_of(state, 1), random.Random(seed)))[0]) for seed in range(20)}
    assert len(theirs) > 5
    assert all(len(each) == 2 and not set(each) & set(CARDS[8:]) for each in theirs)


@rule("TR-13.3", "TR-5.8")
@pytest.mark.parametrize("seed", range(10))
def test_a_sample_may_have_bought_any_of_the_cards_in_hand(seed: int) -> None:
    state = table(START, lines=["hand 0: vault regroup", "bought: vault"], turn="points=4 buys=1 used=0 chosen=2")
    possible = GAME.sample(view_of(state, 1), random.Random(seed))
    view = view_of(possible, 0)
    assert len(view.bought) == 1
    assert set(view.bought) <= set(view.seats[0].hand)


@rule("TR-13.1")
def test_a_purchase_that_shows_a_new_card_is_not_taken_back_but_one_of_known_cards_is() -> None:
    hidden = owning(top=A)
    after = play(hidden.copy(), "buy_card")
    assert GAME.barrier(hidden, 0, GAME.parse("buy_card"), after) == 0b11
    known = owning(top=f"{A} {B} {C} {D}")
    after = play(known.copy(), "buy_card")
    assert GAME.barrier(known, 0, GAME.parse("buy_card"), after) == 0b10
    moved = play(known.copy(), "advance_score")
    assert GAME.barrier(known, 0, GAME.parse("advance_score"), moved) == 0b10
