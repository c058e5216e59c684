"""Sections 11 and 12: who decides, and what each seat may know."""

import random

from tests.rules.garden_nation.helpers import GAME, legal, play, start, table, view_of, waiting

from tabletown.core.state import CHANCE
from tabletown.core.views import SEEN, VEILED, encode
from tabletown.testing import rule

HANDS = ("; dealt cabaret cabaret belfry market", "; dealt post_office barracks sculpture watchtower")


@rule("GN-12.1", "GN-11.2")
def test_objectives_are_chosen_at_once_and_in_secret() -> None:
    state = table(*HANDS, phase="choose", order="1")
    assert waiting(state) == [0, 1]
    play(state, "1 choose_objectives post_office barracks")
    assert waiting(state) == [0]  # that seat 1 has chosen is known, not what
    assert view_of(state, 0).kept == ((), ())
    assert view_of(state, 1).kept == ((), ("post_office", "barracks"))
    play(state, "0 choose_objectives cabaret market")
    assert (view_of(state).round, waiting(state), view_of(state).order) == (1, [1], (1,))


@rule("GN-12.1")
def test_a_view_holds_nothing_of_other_hands() -> None:
    base = "garden_nation\noptions: seats=2\nphase: play\ncrane: 1\n"
    mine = "dealt 0: cabaret cabaret belfry market\nkept 0: cabaret market\n"
    views = set()
    for theirs in (
        "dealt 1: belfry belfry market observatory\nkept 1: belfry market\n",
        "dealt 1: belfry belfry market observatory\nkept 1: market observatory\n",
        "dealt 1: territory_control_1_3 sculpture sculpture watchtower\nkept 1: sculpture watchtower\n",
    ):
        state = GAME.from_text(base + mine + theirs)
        views.add((encode(GAME.view(state, 0)), encode(GAME.view(state, None)), tuple(state.legal(0))))
    assert len(views) == 1


@rule("GN-12.1")
def test_rejected_cards_stay_hidden_when_the_match_is_over() -> None:
    views = set()
    for rejected in ("belfry observatory", "cabaret cabaret"):
        theirs = f"; dealt market barracks {rejected}; kept market barracks"
        state = table(
            "; dealt post_office post_office sculpture market; kept sculpture market", theirs, phase="over", order="0 1 0 1"
        )
        views.add((encode(GAME.view(state, 0)), encode(GAME.view(state, None))))
        assert view_of(state, 1).dealt == tuple(sorted(f"market barracks {rejected}".split(), key=ORDER.index))
    assert len(views) == 1


ORDER = ["cabaret", "post_office", "barracks", "sculpture", "market", "watchtower", "belfry", "observatory"]


@rule("GN-12.1", "GN-11.1")
def test_the_order_in_which_a_hand_came_means_nothing() -> None:
    keys = set()
    for hand in (["belfry", "market", "cabaret", "belfry"], ["market", "belfry", "belfry", "cabaret"]):
        state = GAME.new(GAME.options(seats=2))
        while "deal" not in legal(state)[0]:
            state.apply(CHANCE, state.legal(CHANCE)[0])
        for card in hand:
            play(state, f"- deal 0 {card}")
        keys.add(state.key())
    assert len(keys) == 1


@rule("GN-12.1")
def test_others_see_that_a_card_is_dealt_or_a_pair_is_chosen_but_not_which() -> None:
    state = GAME.new(GAME.options(seats=2))
    while "deal" not in legal(state)[0]:
        for viewer in (None, 0, 1):
            assert GAME.exposure(state, CHANCE, state.legal(CHANCE)[0], viewer) == SEEN
        state.apply(CHANCE, state.legal(CHANCE)[0])
    dealt = state.legal(CHANCE)[0]
    assert [GAME.exposure(state, CHANCE, dealt, viewer) for viewer in (None, 0, 1)] == [VEILED, SEEN, VEILED]
    state = table(*HANDS, phase="choose")
    chosen = state.legal(1)[0]
    assert [GAME.exposure(state, 1, chosen, viewer) for viewer in (None, 0, 1)] == [VEILED, VEILED, SEEN]
    state = table("", "")
    assert [GAME.exposure(state, 0, state.legal(0)[0], viewer) for viewer in (None, 0, 1)] == [SEEN] * 3


@rule("GN-12.1", "GN-9.5")
def test_a_sheet_shows_objectives_to_their_owner_only() -> None:
    state = table("T1.1=2; kept cabaret belfry; completed house", "T1.2=2; kept cabaret market; population 10")
    for viewer in (None, 0, 1):
        for seat in (0, 1):
            view = GAME.view(state, viewer)
            public = {"house"} if seat == 0 else set()
            own = set(("cabaret", "belfry") if seat == 0 else ("cabaret", "market")) if viewer == seat else set()
            assert {line.item for line in GAME.score(view, seat).lines} == public | own
            assert {line.item for line in GAME.outlook(view, seat).lines} == public | own | {"population"}
            if viewer == seat:
                assert GAME.outlook(view, seat) == state.score(seat)


@rule("GN-3.5", "GN-9.5")
def test_everybody_starts_with_nothing_and_has_the_points_of_projects_until_the_end() -> None:
    state = start(3)
    for seat in range(3):
        assert [GAME.score(GAME.view(state, viewer), seat).total for viewer in (None, 0, 1, 2)] == [0, 0, 0, 0]
    state = table("T1.1=2; kept cabaret belfry; completed house forge", "", phase="over", order="0 1 0 1")
    assert GAME.score(GAME.view(state, None), 0) == GAME.outlook(GAME.view(state, 1), 0) == state.score(0)


@rule("GN-12.1")
def test_samples_deal_the_others_every_hand_that_is_possible() -> None:
    state = start(3)
    rng = random.Random(12)
    view = GAME.view(state, 0)
    hands = set()
    for _ in range(60):
        possible = GAME.sample(view, rng)
        assert encode(GAME.view(possible, 0)) == encode(view)
        hands.add(view_of(possible, 1).dealt)
        assert len(set(view_of(possible, 1).kept[1])) == 2
        assert set(view_of(possible, 1).kept[1]) <= set(view_of(possible, 1).dealt)
        used = [card for seat in range(3) for card in view_of(possible, seat).dealt]
        assert all(used.count(card) <= copies for card, copies in (("cabaret", 2), ("belfry", 3), ("observatory", 2)))
    assert len(hands) > 40


@rule("GN-11.2")
def test_a_choice_of_objectives_cannot_be_taken_back() -> None:
    state = table(*HANDS, phase="choose")
    after = state.copy()
    action = state.legal(0)[0]
    after.apply(0, action)
    assert GAME.barrier(state, 0, action, after) & 1


@rule("GN-11.1")
def test_a_card_turned_up_ends_what_may_be_taken_back() -> None:
    state = table("T1.1=1", "", crane=1, display="terraced_houses - - -", order="1 0")
    before = state.copy()
    play(state, "0 build T1.2")
    assert GAME.barrier(before, 0, GAME.parse("build T1.2"), state) == 0b10
    play(state, "0 complete 1")
    before = state.copy()
    play(state, "- project 1 house")
    assert GAME.barrier(before, CHANCE, GAME.parse("project 1 house"), state) == 0b11


def test_positions_without_hands_can_be_sampled() -> None:
    for seats in (("T1.1=1", "T1.2=1"), ("T1.1=1; kept cabaret belfry", "; kept cabaret market", "")):
        for phase in ("play", "over"):
            state = table(*seats, phase=phase)
            for seat in (0, 1, None):
                drawn = GAME.sample(GAME.view(state, seat), random.Random(3))
                assert encode(GAME.view(drawn, seat)) == encode(GAME.view(state, seat))
                theirs = view_of(drawn, 1 - (seat or 0)).kept[1 - (seat or 0)]
                assert len(theirs) == (2 if phase == "play" else len(view_of(state).kept[1 - (seat or 0)]))
