"""Section 10: the Cavern and Town Hall variants."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    DONE,
    GAME,
    RESOURCES,
    SQUARES,
    legal,
    play,
    point,
    rows_of,
    sit_out,
    table,
    view_of,
    waiting,
    wander,
)

from tabletown.core.state import CHANCE, State
from tabletown.testing import rule

FORT = "M... .... .... .... kept=fort_ironweed"
MARKS = [f"marks={square}:{resource}" for square, resource in zip(SQUARES, RESOURCES)]
FIVE_BANKS = " ".join(["KKKK K... .... ....", *MARKS])


def hall(**chosen: object) -> State:
    chosen = {"seats": 2, "mode": "town_hall", "monuments": False, "cards": "first_game", **chosen}
    return GAME.new(GAME.options(**chosen))


def drawn(*towns: str, turn: int = 2, cards: str = "") -> State:
    """The end of a drawn round: everybody may build, then comes the next one."""
    unseen = ("unseen: 2 2 2 2 2",)
    return table(*towns, mode="town_hall", turn=turn, resource="wood dealt", at="build", cards=cards, lines=unseen)


@rule("TT-10.1", "TT-0.6")
@pytest.mark.parametrize("mode", ["standard", "town_hall"])
def test_nobody_discards_more_than_twice_in_a_game(mode: str) -> None:
    state = GAME.new(GAME.options(seats=3, mode=mode, cavern=True))
    discards = [0, 0, 0]
    for actor, action in wander(state, 3):
        if action == "discard":
            discards[actor] += 1
    assert discards == [town.cavern for town in view_of(state).towns]
    assert max(discards) <= 2 < sum(discards)


# The deck.


@rule("TT-10.2", "TT-12.5")
def test_fifteen_rounds_use_ten_cards_and_the_first_reshuffle_is_in_round_16() -> None:
    state = hall()
    draws = 0
    for number in range(1, 17):
        assert view_of(state).round == number
        if number % 3 == 0:
            assert (view_of(state).phase, view_of(state).resource) == ("play", "")
        else:
            assert state.actors() == CHANCE
            unseen = sum(weight for _, weight in state.outcomes())
            assert unseen == (15 - draws if number < 16 else 15)
            state.apply(CHANCE, state.legal(CHANCE)[0])
            draws += 1
        if number == 15:
            assert draws == 10
        sit_out(state)
    assert state.over


@rule("TT-10.2", "TT-12.5")
def test_a_drawn_card_is_shown_and_not_drawn_again_before_the_shuffle() -> None:
    state = hall()
    for _ in range(2):
        play(state, "dealer draw wood")
        assert view_of(state).resource == "wood"
        sit_out(state)
    sit_out(state)
    play(state, "dealer draw wood")
    sit_out(state)
    assert legal(state, CHANCE) == ["draw wheat", "draw brick", "draw glass", "draw stone"]


@rule("TT-10.2")
def test_after_the_last_card_all_fifteen_are_shuffled() -> None:
    state = table(BARE, BARE, mode="town_hall", turn=15, at="build", lines=("unseen: 0 0 1 1 3",))
    play(state, "0 done", "1 done")
    assert [weight for _, weight in state.outcomes()] == [3, 3, 3, 3, 3]
    early = table(BARE, BARE, mode="town_hall", turn=13, resource="wood dealt", at="build", lines=("unseen: 0 0 1 2 3",))
    play(early, "0 done", "1 done")
    assert [weight for _, weight in early.outcomes()] == [1, 2, 3]


@rule("TT-10.2", "TT-2.4")
def test_there_is_no_master_builder() -> None:
    state = GAME.new(GAME.options(seats=3, mode="town_hall"))
    for actor, action in wander(state, 2):
        assert action.split()[0] not in ("name", "first_player")
        assert actor == CHANCE or view_of(state).hammer == -1


@rule("TT-10.3")
def test_drawn_resources_are_foreign_for_everybody_and_free_choices_are_not() -> None:
    factory, warehouse = "K... .... .... .... marks=a1:wood", "K... .... .... .... stored=a1:glass"
    statue = "MC.. .... .... .... kept=statue_of_the_bondmaker"
    for town, card, verb in ((factory, "factory", "place"), (warehouse, "warehouse", "swap"), (statue, "", "rest")):
        state = table(town, town, cards=card, mode="town_hall", phase="draw", turn=4, cavern=True)
        play(state, "dealer draw wood")
        for seat in range(2):
            assert legal(state, seat, verb)
            assert "discard" in legal(state, seat)
        assert ("place stone b2" in legal(state)) == (card == "factory")
        free = table(town, town, cards=card, mode="town_hall", turn=6, cavern=True)
        assert {word.split()[0] for word in legal(free)} == {"place"}


# Free-choice rounds.


@rule("TT-10.2", "TT-4.7")
def test_in_a_free_round_each_chooses_a_resource() -> None:
    state = play(drawn(BARE, BARE), "0 done", "1 done")
    assert (view_of(state).round, waiting(state)) == (3, [0, 1])
    play(state, "0 place wood a1", "1 place stone a1")
    assert (rows_of(state, 0), rows_of(state, 1)) == ("w... .... .... ....", "s... .... .... ....")


@rule("TT-10.4", "TT-A20", "TT-7.5")
def test_a_fort_skips_the_free_round() -> None:
    state = play(drawn("M... ws.. .... .... kept=fort_ironweed", BARE), "0 done", "1 done")
    assert waiting(state) == [1]
    assert legal(state, 0) == []
    sit_out(state)
    assert (view_of(state).round, view_of(state).phase) == (4, "draw")
    assert rows_of(state, 0) == "M... ws.. .... ...."
    play(state, "dealer draw stone")
    assert waiting(state) == [0, 1]


@rule("TT-10.4", "TT-7.5")
def test_a_fort_alone_plays_the_free_round() -> None:
    state = play(drawn(FORT, DONE), "0 done")
    assert (view_of(state).round, waiting(state)) == (3, [0])


@rule("TT-10.4")
def test_five_banks_skip_the_free_round_even_alone() -> None:
    state = play(drawn(FIVE_BANKS, BARE, cards="bank"), "0 done", "1 done")
    assert (view_of(state).round, waiting(state)) == (3, [1])
    alone = play(drawn(FIVE_BANKS, DONE, cards="bank"), "0 done")
    assert (view_of(alone).round, view_of(alone).phase) == (4, "draw")


@rule("TT-10.4")
def test_drawn_rounds_go_on_when_everybody_is_skipped() -> None:
    state = play(drawn(FIVE_BANKS, FORT, cards="bank"), "0 done", "1 done")
    assert (view_of(state).round, view_of(state).phase) == (4, "draw")
    while not state.over:
        if state.actors() == CHANCE:
            state.apply(CHANCE, state.legal(CHANCE)[0])
        sit_out(state)
    # The Fort plays free rounds once it is alone, so both towns fill.
    assert [town.place for town in view_of(state).towns] == [1, 2]


@rule("TT-10.4")
def test_who_builds_the_fort_in_a_free_round_finishes_it() -> None:
    state = table("h.b. sws. ..ws .... kept=fort_ironweed", BARE, mode="town_hall", turn=3, lines=("unseen: 3 3 3 2 2",))
    play(state, "0 place wood d4", "0 build fort_ironweed a1+c1+a2+b2+c2 a1", "0 build well c3+d3 c3", "0 done")
    sit_out(state)
    assert view_of(state).round == 4
    for _ in range(2):
        state.apply(CHANCE, state.legal(CHANCE)[0])
        sit_out(state)
    assert (view_of(state).round, waiting(state)) == (6, [1])


@rule("TT-10.4", "TT-7.17")
def test_a_skipped_owner_of_the_watch_places_pieces_without_building() -> None:
    watch = " ".join(["KKKK KM.. bbg. ....", *MARKS, "kept=opaleyes_watch aside=blue+gray+green watch_round=1"])
    state = play(drawn(watch, "w... .... .... ....", cards="bank"), "0 done", "1 done")
    assert waiting(state) == [1]
    play(state, "1 place stone b1", "1 build well a1+b1 a1", "1 done")
    assert (view_of(state).phase, waiting(state), point(state, 0)) == ("watch", [0], "watch")
    play(state, "0 claim well d4")
    assert (view_of(state).round, view_of(state).phase) == (4, "draw")
    assert rows_of(state, 0) == "KKKK KM.. bbg. ...W"


@rule("TT-10.5", "TT-9.6")
def test_naming_counts_stay_0_and_break_no_tie() -> None:
    state = GAME.new(GAME.options(seats=2, mode="town_hall"))
    for _ in wander(state, 8):
        assert view_of(state).named == (0, 0)
    tied = table(DONE, DONE, mode="town_hall", phase="over")
    assert tied.winners() == [0, 1]
