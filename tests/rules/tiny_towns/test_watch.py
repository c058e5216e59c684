"""Opaleye's Watch (TT-7.10, TT-7.16, TT-7.17): pieces set aside, won from neighbours, placed after the round."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    FIRST_GAME,
    SQUARES,
    building,
    legal,
    play,
    point,
    rows_of,
    sit_out,
    sites_open,
    table,
    view_of,
    waiting,
)

from tabletown import IllegalAction
from tabletown.core.state import State
from tabletown.testing import rule

WATCH = "kept=opaleyes_watch aside=blue+gray+green watch_round=3"
WELL = "ws.. .... .... ...."


def watched(*towns: str, mine: str = "M... .... .... ....", words: str = WATCH, cards: str = "", at: str = "build") -> State:
    """Seat 0 owns the Watch and is done with the cube; the others may build."""
    return table(f"{mine} {words}", *towns, cards=cards, resource="wood 0", at=at)


@rule("TT-7.10", "TT-3.7", "TT-A25")
def test_three_pieces_of_different_types_are_set_aside() -> None:
    state = building("w... bghh s... .... kept=opaleyes_watch")
    play(state, "0 build opaleyes_watch a1+a2+b2+c2+d2+a3 a1")
    assert point(state) == "watch_setup"
    assert {card for word in legal(state) for card in word.split()[1:]} == set(FIRST_GAME)
    with pytest.raises(IllegalAction):
        play(state, "0 done")
    play(state, "0 set_aside cottage well factory")
    assert view_of(state, 0).towns[0].aside == ("blue", "gray", "black")
    assert legal(state) == ["done"]


@rule("TT-A25")
def test_a_bank_may_be_set_aside_even_with_five_banks() -> None:
    marks = "marks=b1:wood marks=c1:wheat marks=d1:brick marks=d3:glass marks=d4:stone"
    state = building(f"wKKK bghh s..K ...K {marks} kept=opaleyes_watch", cards="bank")
    play(state, "0 build opaleyes_watch a1+a2+b2+c2+d2+a3 a1")
    assert len(legal(state)) == 35
    assert "set_aside cottage theater bank" in legal(state)


@rule("TT-7.16", "TT-5.8")
def test_the_watch_sees_nothing_in_the_round_it_is_built() -> None:
    state = watched(WELL, words="kept=opaleyes_watch aside=blue+gray+green watch_round=9")
    play(state, "1 build well a1+b1 a1", "1 done", "0 done")
    assert view_of(state).phase == "name"
    late = watched(WELL, words="kept=opaleyes_watch aside=blue+gray+green watch_round=8")
    play(late, "1 build well a1+b1 a1", "1 done", "0 done")
    assert (view_of(late).phase, waiting(late)) == ("watch", [0])


@rule("TT-7.16", "TT-5.8")
def test_a_watch_built_in_play_wins_from_the_next_round_on() -> None:
    state = table("w... bghh s... .... kept=opaleyes_watch", "wsws .... .... ....", resource="wood 1", at="build", hammer=1)
    play(state, "0 build opaleyes_watch a1+a2+b2+c2+d2+a3 a1", "0 set_aside cottage well tavern", "0 done")
    play(state, "1 build well a1+b1 a1", "1 done")
    assert view_of(state).phase == "name"
    sit_out(play(state, "0 name wood", "1 place wood d4", "1 build well c1+d1 c1", "1 done"), 0)
    assert view_of(state).phase == "watch"


@rule("TT-7.16", "TT-0.4")
@pytest.mark.parametrize("seat, won", [(1, True), (2, False), (3, True)])
def test_only_neighbours_are_watched(seat: int, won: bool) -> None:
    towns = [BARE, BARE, BARE]
    towns[seat - 1] = WELL
    state = watched(*towns)
    play(state, f"{seat} build well a1+b1 a1")
    sit_out(state)
    assert (view_of(state).phase == "watch") == won


@rule("TT-7.16")
def test_with_two_players_the_opponent_is_both_neighbours() -> None:
    state = watched("wsws .... .... ....")
    play(state, "1 build well a1+b1 a1", "1 build well c1+d1 c1", "1 done", "0 done")
    play(state, "0 claim well b2")
    assert (point(state), view_of(state, 0).towns[0].aside) == ("extra", ("blue", "green"))


@rule("TT-7.16")
def test_a_type_that_is_not_on_the_card_is_not_won() -> None:
    state = watched("hh.. ww.. .... ....")
    play(state, "1 build farm a1+b1+a2+b2 a1", "1 done", "0 done")
    assert view_of(state).phase == "name"


@rule("TT-7.16")
def test_what_the_owner_builds_is_not_won() -> None:
    state = watched(BARE, mine="Mws. .... .... ....")
    play(state, "0 build well b1+c1 b1", "0 done", "1 done")
    assert view_of(state).phase == "name"


@rule("TT-7.16", "TT-A9")
@pytest.mark.parametrize(
    "town, steps",
    [
        (".b.. sgs. .... .... kept=grove_university", ("build grove_university b1+a2+b2+c2 b1", "grove well d4")),
        (
            "T..g ..hs .wb. .... kept=architects_guild",
            ("build architects_guild d1+c2+d2+b3+c3 d1", "replace a1 well", "stop"),
        ),
    ],
)
def test_pieces_placed_by_grove_or_guild_are_not_constructed(town: str, steps: tuple[str, ...]) -> None:
    state = watched(town)
    play(state, *[f"1 {step}" for step in steps], "1 done", "0 done")
    assert view_of(state).phase == "name"


@rule("TT-7.16", "TT-0.7")
def test_a_monument_of_a_neighbour_wins_nothing() -> None:
    state = watched("gg.. wh.. .... .... kept=the_starloom")
    play(state, "1 build the_starloom a1+b1+a2+b2 a1", "1 done", "0 done")
    assert view_of(state).phase == "name"


# Placing what was won.


@rule("TT-7.17", "TT-A9")
def test_the_owner_must_place_what_was_won_on_an_empty_square() -> None:
    state = watched(WELL, mine="Mw.. .... .... ...C")
    play(state, "1 build well a1+b1 a1", "1 done", "0 done")
    assert legal(state) == [f"claim well {square}" for square in SQUARES if square not in ("a1", "b1", "d4")]
    with pytest.raises(IllegalAction):
        play(state, "0 done")
    play(state, "0 claim well c4")
    assert rows_of(state) == "Mw.. .... .... ..WC"
    assert view_of(state, 0).towns[0].aside == ("blue", "green")


@rule("TT-7.17")
def test_the_watch_waits_until_everybody_is_done() -> None:
    state = watched(WELL, BARE)
    play(state, "1 build well a1+b1 a1", "1 done", "0 done")
    assert (view_of(state).phase, waiting(state)) == ("play", [2])
    play(state, "2 done")
    assert (view_of(state).phase, waiting(state)) == ("watch", [0])


@rule("TT-7.17")
def test_the_order_of_the_pieces_is_the_owners() -> None:
    state = watched("ws.. bbg. .... ....")
    play(state, "1 build well a1+b1 a1", "1 build tavern a2+b2+c2 a2", "1 done", "0 done")
    for first, second in (("well", "tavern"), ("tavern", "well")):
        one = play(state.copy(), f"0 claim {first} b1")
        assert {word.split()[1] for word in legal(one)} == {second}
        play(one, f"0 claim {second} c1")
        assert (point(one), view_of(one, 0).towns[0].aside) == ("extra", ("blue",))


@rule("TT-7.17")
def test_a_piece_without_an_empty_square_stays_on_the_card() -> None:
    state = watched("ws.. bbg. .... ....", mine="Mwww wwww wwww www.")
    play(state, "1 build well a1+b1 a1", "1 build tavern a2+b2+c2 a2", "1 done", "0 done", "0 claim tavern d4")
    assert point(state) == "extra"
    assert view_of(state, 0).towns[0].aside == ("blue", "gray")
    play(state, "0 done")
    assert view_of(state).towns[0].place == 1


@rule("TT-7.17")
def test_room_made_in_the_extra_build_brings_no_piece_back() -> None:
    state = watched("ws.. bbg. .... ....", mine="Mwss wwww wwww www.")
    play(state, "1 build well a1+b1 a1", "1 build tavern a2+b2+c2 a2", "1 done", "0 done", "0 claim tavern d4")
    play(state, "0 build well b1+c1 b1")
    assert point(state) == "extra"
    play(state, "0 done")
    assert view_of(state).phase == "name"
    assert view_of(state).towns[0].aside == ("blue", "gray")
    play(state, "1 name glass", "1 place glass d4", "1 done", "0 place glass c1", "0 done")
    assert view_of(state).phase == "name", "the piece of the round before is not won again"


@rule("TT-7.17")
def test_after_placing_the_owner_may_build_once_more() -> None:
    state = watched(WELL, mine="Mbbg .... .... ....")
    play(state, "1 build well a1+b1 a1", "1 done", "0 done", "0 claim well d4")
    assert sites_open(state) == {("tavern", "b1+c1+d1")}
    play(state, "0 build tavern b1+c1+d1 b1", "0 done")
    assert (view_of(state).phase, waiting(state)) == ("name", [1])


@rule("TT-7.17")
def test_without_a_piece_placed_there_is_no_extra_build() -> None:
    state = watched(WELL, mine="Mwww wwww wwww wwww")
    play(state, "1 build well a1+b1 a1", "1 done", "0 done")
    assert view_of(state).phase == "name"


@rule("TT-7.17", "TT-3.2")
def test_a_finished_owner_gets_nothing() -> None:
    state = table(f"M... .... .... .... {WATCH} place=1", WELL, resource="wood 1", at="build", hammer=1)
    play(state, "1 build well a1+b1 a1", "1 done")
    assert (view_of(state).phase, waiting(state)) == ("name", [1])
    assert rows_of(state, 0) == "M... .... .... ...."


@rule("TT-7.18", "TT-7.17")
def test_a_factory_from_the_watch_is_marked_before_the_next_piece() -> None:
    words = "kept=opaleyes_watch aside=gray+green+black watch_round=3"
    state = watched("w.ws bssb .... ....", words=words)
    play(state, "1 build factory a1+a2+b2+c2+d2 a1", "1 mark wood", "1 build well c1+d1 c1", "1 done", "0 done")
    play(state, "0 claim factory d4")
    assert {word.split()[0] for word in legal(state)} == {"mark"}
    play(state, "0 mark wheat")
    assert {word.split()[1] for word in legal(state)} == {"well"}
    play(state, "0 claim well d3")
    assert view_of(state, 0).towns[0].marks == {"d4": "wheat"}
    assert point(state) == "extra"


@rule("TT-7.16")
def test_a_piece_that_left_the_card_is_not_won_again() -> None:
    state = watched("wsws .... .... ....")
    play(state, "1 build well a1+b1 a1", "1 done", "0 done", "0 claim well d4", "0 done", "1 name wood")
    play(state, "1 place wood d4", "1 build well c1+d1 c1", "1 done")
    sit_out(state, 0)
    assert view_of(state).phase == "name", "the gray piece has left the card"


@rule("TT-7.17", "TT-7.16")
def test_what_is_built_in_the_extra_build_is_constructed_by_nobody() -> None:
    # The extra build of the Watch's owner triggers nothing, now or in the round after.
    state = watched(WELL, mine="Mws. .... .... ....")
    play(state, "1 build well a1+b1 a1", "1 done", "0 done", "0 claim well d4", "0 build well b1+c1 b1")
    assert view_of(state, 0).towns[0].constructed == ()
    play(state, "0 done")
    assert view_of(state).phase == "name"
