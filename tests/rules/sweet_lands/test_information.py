"""Sections 20 and 21: what is asked, what is possible, who knows what."""

import random

from tests.rules.sweet_lands.helpers import GAME, actor_of, legal, mine, play, realm, table, top, verbs

from tabletown.core.state import CHANCE
from tabletown.core.views import SEEN, VEILED, encode
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import SweetLandsView
from tabletown.testing import rule


def look(state: SweetLandsState, seat: int | None) -> SweetLandsView:
    """What a seat may know."""
    view = GAME.view(state, seat)
    assert isinstance(view, SweetLandsView)
    return view


@rule("SL-20.3", "SL-20.5")
def test_stop_ends_the_whole_element_but_not_before_the_first_unit_of_an_area() -> None:
    state = play(table(realm("have=0/0/6/0/0", hand="w001 w002")), "area road", "discard_card w001")
    assert "stop" not in legal(state)
    play(state, "road 0 0 1 0")
    assert "stop" in legal(state)
    play(state, "stop")
    assert top(state) == "after"
    assert mine(state).road_count == 1


@rule("SL-20.7")
def test_possible_means_that_one_unit_could_be_carried_out_now() -> None:
    hand = {"hand": "w001 w002"}
    blocked = realm("have=0/0/0/9/0 cart=3") | hand
    assert "area industry" not in legal(table(blocked))
    assert "area industry" in legal(table(blocked | {"pieces": "lab@0,0"}))
    assert "area property" not in legal(table(realm("have=0/0/2/0/0") | hand))
    assert "flip_skill" not in verbs(table(realm("have=0/4/0/0/0", skills="u04") | hand))
    assert "ability" not in verbs(table(realm("character=che_lotus", land="-1,0*") | hand))


@rule("SL-21.1", "SL-21.4")
def test_hands_and_the_deck_are_hidden_everything_else_is_open() -> None:
    state = table(realm("have=9/1/2/3/4", hand="w001 w002"), lines=("discards: w100",))
    other, none = look(state, 1), look(state, None)
    assert look(state, 0).hand == ("w001", "w002")
    assert other.hand == ("w171", "w181", "w191")
    assert none.hand == ()
    assert (other.realms[0].cards, other.realms[0].have, other.discards) == (2, (9, 1, 2, 3, 4), ("w100",))
    assert other.layers == (207 - 2 - 3 - 1,)
    assert other.deck == ()
    for view in (other, none):
        assert b"w001" not in encode(view)
        assert b"w002" not in encode(view)


@rule("SL-21.1")
def test_a_draw_is_seen_by_the_one_who_draws() -> None:
    state = table(realm("have=15/0/0/0/0", hand="w001 w002"))
    play(state, "free F2")
    action = GAME.parse("draw w010")
    assert [GAME.exposure(state, CHANCE, action, viewer) for viewer in (0, 1, None)] == [SEEN, VEILED, VEILED]


@rule("SL-21.3")
def test_a_kept_card_is_private_and_a_searched_one_is_shown() -> None:
    state = table(realm(hand="w001 w002"), phase="cleanup", pending="")
    assert GAME.exposure(state, 0, GAME.parse("keep w001"), 1) == VEILED
    search = play(table(realm("have=7/0/0/0/0", hand="w152 w002")), "play w152")
    assert GAME.exposure(search, 0, GAME.parse("search w160"), 1) == SEEN
    assert "w160" in look(search, 0).deck
    assert look(search, 1).deck == ()
    play(search, "search w160", "search w161")
    assert look(search, 0).deck == ()
    assert mine(search).hand == bytes([1, 159, 160])


@rule("SL-21.4")
def test_solo_cards_are_hidden_until_they_are_revealed() -> None:
    state = table(realm(), seats=1, phase="reveal", pending="", turn=1)
    assert look(state, 0).revealed == ()
    play(state, "solo sa3")
    assert look(state, 0).revealed == ("sa3",)


@rule("SL-21.5", "SL-21.2")
def test_a_view_shows_who_still_chooses_and_not_what_was_chosen() -> None:
    state = table(realm(hand="w001 w002"), phase="cleanup", pending="")
    before = look(state, 1)
    state.apply(0, GAME.parse("keep w002"))
    after = look(state, 1)
    assert (before.actors, after.actors, after.chosen) == (3, 2, "")
    other = table(realm(hand="w001 w002"), phase="cleanup", pending="")
    other.apply(0, GAME.parse("keep w001"))
    assert encode(look(other, 1)) == encode(after)
    assert look(state, 0).chosen == "w002"


@rule("SL-21.5", "SL-4.6")
def test_samples_fit_what_is_known() -> None:
    own = realm("character=carmen_honey", hand="w001 w023 w160 w161")
    state = table(own, turn=1, phase="production", pending="carmen=2", lines=("step: 4", "under: w165 w166"))
    hands = set()
    for seed in range(20):
        possible = GAME.sample(look(state, 1), random.Random(seed))
        assert isinstance(possible, SweetLandsState)
        assert possible.legal(0)
        assert encode(GAME.view(possible, 1)) == encode(look(state, 1))
        hands.add(possible.realms[0].hand)
    assert len(hands) > 10


@rule("SL-22.27", "SL-11.3", "SL-9.4")
def test_nothing_but_its_own_answers_is_offered_while_an_effect_is_resolved() -> None:
    state = play(table(realm("have=60/9/9/9/9", hand="w127 w001 w002", skills="s07")), "play w127", "effect 0")
    while top(state) != "after":
        assert not {"free", "area", "play", "flip_skill", "claim", "ability", "end_round"} & verbs(state)
        play(state, legal(state)[0] if state.actors() != CHANCE else "draw")


@rule("SL-22.30")
def test_a_question_with_nothing_but_stop_is_not_asked() -> None:
    state = table(realm(hand="w001"), pending="turn flip=2 hare=1 skill=1", lines=())
    assert top(state) == "skill=1"
    play(state, "stop")
    assert top(state) == "turn"


@rule("SL-22.31")
def test_the_dealer_s_verbs_are_not_those_of_the_seats() -> None:
    chance = {verb.name for verb in GAME.actions.verbs if verb.chance}
    assert chance == {"lay_help", "upgraded", "milestone", "scoring", "first_player", "solo", "draw"}


@rule("SL-22.32", "SL-20.5")
def test_must_goes_on_only_into_a_list_of_one_element() -> None:
    own = realm("have=0/4/0/0/0 food=5", hand="w001", skills="u05", pieces="tent@0,0")
    state = play(table(own), "flip_skill u05", "effect 1")
    assert legal(state) == ["hare 0 0", "stop"]


@rule("SL-22.33", "SL-20.9")
def test_piece_bonuses_are_numbered_by_the_piece_that_brought_them() -> None:
    state = table(realm(hand="w001"), pending="turn property=3")
    for piece, spot in (("lab", "0 0"), ("shop_mining", "1 0"), ("shop_forestry", "0 1")):
        play(state, f"property {piece} {spot}", "option 0", "produce gold")
    assert legal(state) == ["effect 1", "effect 2"]


@rule("SL-22.34", "SL-4.6")
def test_every_redraw_is_a_layer_of_its_own() -> None:
    state = table(realm(hand="w001"), lines=("under: w002 | w003",), pending="turn draw=1")
    assert look(state, 1).layers == (207 - 1 - 3 - 2, 1, 1)


@rule("SL-22.35")
def test_other_players_learn_from_a_skipped_question_what_was_asked() -> None:
    state = play(table(realm("have=5/0/0/0/0", hand="w154 w001 w002")), "play w154")
    assert top(state) == "after"  # no end-of-round card in hand, and everybody saw that


@rule("SL-22.36", "SL-21.3")
def test_a_card_that_was_searched_is_remembered_until_it_leaves_the_hand() -> None:
    state = play(table(realm("have=15/0/0/0/0", hand="w152 w002")), "play w152", "search w160", "search w161")
    assert look(state, 1).realms[0].shown == ("w160", "w161")
    for seed in range(5):
        possible = GAME.sample(look(state, 1), random.Random(seed))
        assert isinstance(possible, SweetLandsState)
        assert {159, 160} <= set(possible.realms[0].hand)
    play(state, "free F7", "discard_card w161")
    assert look(state, 1).realms[0].shown == ("w160",)
    assert GAME.from_text(state.to_text()).key() == state.key()


@rule("SL-21.4", "SL-7.2")
def test_everybody_sees_which_shop_stands_where() -> None:
    state = table(realm(hand="w001"), pending="turn property=2")
    play(state, "property shop_mining 0 0", "option 0", "produce gold", "property shop_agriculture 1 0", "option 0")
    assert look(state, 1).realms[0].pieces == {"0,0": "shop_mining", "1,0": "shop_agriculture"}
    copied = GAME.from_text(state.to_text())
    assert copied.key() == state.key()
    assert look(GAME.sample(look(state, 1), random.Random(1)), 1).realms[0].pieces["1,0"] == "shop_agriculture"  # type: ignore[arg-type]


@rule("SL-21.2", "SL-17.2")
def test_a_packet_is_seen_by_its_holder_only_while_it_is_dealt_and_after() -> None:
    state = GAME.new(GAME.options(seats=3, draft=True))
    assert isinstance(state, SweetLandsState)
    rng = random.Random(5)
    dealt = 0
    while state.phase != at.DRAFT:
        actor = actor_of(state)
        action = rng.choice(state.legal(actor))
        if state.phase == at.DEAL:
            holder = state.order[dealt // 6]
            for viewer in (0, 1, 2, None):
                assert GAME.exposure(state, actor, action, viewer) == (SEEN if viewer == holder else VEILED)
            dealt += 1
        state.apply(actor, action)
    assert dealt == 18
    for seat in range(3):
        packet = tuple(m.CARDS[card] for card in state.packets[seat])
        assert look(state, seat).packet == packet
        for other in {0, 1, 2} - {seat}:
            assert not set(packet) & set(look(state, other).packet)
            assert packet[0].encode() not in encode(look(state, other))


@rule("SL-21.3")
def test_a_searcher_deals_no_card_of_the_deck_to_the_others() -> None:
    state = play(table(realm("have=7/0/0/0/0", hand="w152 w002")), "play w152")
    deck = {m.CARD[card] for card in look(state, 0).deck}
    for seed in range(10):
        possible = GAME.sample(look(state, 0), random.Random(seed))
        assert isinstance(possible, SweetLandsState)
        assert not deck & set(possible.realms[1].hand)
        assert set(possible.deck) == deck


def test_a_sample_of_the_draft_changes_no_other_sample() -> None:
    state = GAME.new(GAME.options(seats=3, draft=True))
    assert isinstance(state, SweetLandsState)
    rng = random.Random(1)
    while state.phase != at.DRAFT:
        actor = actor_of(state)
        state.apply(actor, rng.choice(state.legal(actor)))
    view = look(state, 0)
    first = GAME.sample(view, rng)
    key = first.key()
    for _ in range(3):
        another = GAME.sample(view, rng)
        assert isinstance(another, SweetLandsState)
        assert look(another, 0) == view
    assert first.key() == key
