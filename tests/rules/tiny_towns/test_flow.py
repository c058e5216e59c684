"""Section 3: who decides what, when a round ends, and where the hammer goes."""

from itertools import permutations

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    DONE,
    GAME,
    RESOURCES,
    building,
    legal,
    play,
    point,
    rows_of,
    sit_out,
    table,
    town_of,
    verbs,
    view_of,
    waiting,
    wander,
    whole_round,
)

from tabletown import IllegalAction
from tabletown.core.state import CHANCE
from tabletown.testing import rule

FORT = "M... .... .... .... kept=fort_ironweed"
FIVE_BANKS = "KKKK K... .... .... " + " ".join(
    f"marks={square}:{resource}" for square, resource in zip(("a1", "b1", "c1", "d1", "a2"), RESOURCES)
)


# Rounds.


@rule("TT-3.1")
def test_a_round_is_one_resource_for_everybody_at_once() -> None:
    state = play(table(BARE, BARE, BARE, phase="name"), "0 name brick")
    assert waiting(state) == [0, 1, 2]
    for seat in range(3):
        assert {word.split()[1] for word in legal(state, seat)} == {"brick"}
    play(state, "1 place brick a1", "1 done")
    assert waiting(state) == [0, 2]
    play(state, "2 place brick b2", "2 done", "0 place brick c3", "0 done")
    assert (view_of(state).round, waiting(state)) == (10, [1])


@rule("TT-3.1", "TT-12.3")
def test_the_order_in_which_players_act_makes_no_difference() -> None:
    acts = {
        0: ["0 place stone b1", "0 build well a1+b1 a1", "0 done"],
        1: ["1 place stone d4", "1 done"],
        2: ["2 swap a1 glass b1", "2 done"],
    }
    towns = ("w... .... .... ....", BARE, "K... .... .... .... stored=a1:glass")
    keys = set()
    for order in set(permutations([0, 0, 0, 1, 1, 2, 2])):
        state, left = (
            table(*towns, cards="warehouse", resource="stone 1", hammer=1),
            {seat: list(acts[seat]) for seat in acts},
        )
        for seat in order:
            play(state, left[seat].pop(0))
        keys.add(state.key())
    assert len(keys) == 1


@rule("TT-3.2")
def test_who_has_finished_takes_part_in_nothing() -> None:
    state = play(table(DONE, BARE, BARE, phase="name", hammer=1), "1 name glass")
    assert waiting(state) == [1, 2]
    assert legal(state, 0) == []
    sit_out(state)
    assert waiting(state) == [2]
    assert town_of(state, 0) == DONE


@rule("TT-3.3")
@pytest.mark.parametrize("mode, seats", [("standard", 4), ("town_hall", 3), ("solo", 1)])
def test_a_round_never_starts_without_room_for_the_cube(mode: str, seats: int) -> None:
    state = GAME.new(GAME.options(seats=seats, mode=mode))
    round_before, rounds = 0, 0
    for _ in wander(state, seats):
        view = view_of(state)
        if view.phase == "play" and view.round != round_before:
            round_before, rounds = view.round, rounds + 1
            assert all(legal(state, seat, "place") for seat in waiting(state))
    assert rounds > 10


@rule("TT-3.4", "TT-9.1")
def test_the_end_of_a_round_completes_full_towns_and_ends_the_game() -> None:
    state = table("www. wwww wwww wwww", "www. wwww wwww wwww", resource="wood 0")
    play(state, "0 place wood d1", "0 done", "1 place wood d1")
    assert (view_of(state).phase, view_of(state).towns[0].place) == ("play", 0)
    play(state, "1 done")
    assert state.over
    assert [town.place for town in view_of(state).towns] == [1, 1]


@rule("TT-3.4")
def test_the_hammer_passes_to_the_next_active_seat_on_the_left() -> None:
    state = table(BARE, DONE, BARE, BARE, phase="name")
    names = []
    for _ in range(6):
        names += waiting(state)
        whole_round(state)
    assert names == [0, 2, 3, 0, 2, 3]


@rule("TT-3.4", "TT-7.5")
def test_the_fort_is_passed_over() -> None:
    state = table(BARE, FORT, BARE, phase="name")
    names = []
    for _ in range(4):
        names += waiting(state)
        whole_round(state)
    assert names == [0, 2, 0, 2]


@rule("TT-3.4", "TT-7.5")
def test_the_fort_names_when_its_owner_is_alone() -> None:
    state = sit_out(table("www. wwww wwww wwww", FORT, resource="wood 0"))
    assert waiting(state) == [1]
    assert waiting(whole_round(state)) == [1]


@rule("TT-3.4", "TT-7.5")
def test_who_builds_the_fort_while_holding_the_hammer_loses_it() -> None:
    town = "h.b. sws. .... .... kept=fort_ironweed"
    state = table(town, BARE, resource="wood 0", at=("build", "resource"))
    play(state, "0 build fort_ironweed a1+c1+a2+b2+c2 a1", "0 done")
    sit_out(state)
    assert waiting(state) == [1]
    assert waiting(whole_round(state)) == [1]


@rule("TT-3.4", "TT-A13")
def test_five_banks_are_passed_over() -> None:
    state = sit_out(table(BARE, FIVE_BANKS, BARE, cards="bank", resource="wood 0"))
    assert waiting(state) == [2]
    assert waiting(whole_round(state)) == [0]


@rule("TT-3.4", "TT-A13", "TT-9.2")
def test_when_nobody_can_name_all_towns_are_completed_in_this_round() -> None:
    state = sit_out(table("www. wwww wwww wwww", FIVE_BANKS, DONE, cards="bank", resource="wood 0"))
    assert state.over
    assert [town.place for town in view_of(state).towns] == [2, 2, 1]
    alone = sit_out(table(FIVE_BANKS, DONE, cards="bank", resource="wood 1"))
    assert alone.over
    assert view_of(alone).towns[0].place == 2


@rule("TT-3.4")
def test_five_marked_factories_do_not_keep_anybody_from_naming() -> None:
    state = sit_out(table(BARE, FIVE_BANKS, cards="factory", resource="wood 0"))
    assert waiting(state) == [1]
    assert legal(state, 1) == [f"name {each}" for each in RESOURCES]


@rule("TT-3.5")
def test_every_naming_is_counted_also_when_alone() -> None:
    state = table(BARE, BARE, phase="name", lines=("named: 3 7",))
    whole_round(whole_round(state))
    assert view_of(state).named == (4, 8)
    alone = table(BARE, DONE, phase="name", lines=("named: 3 7",))
    whole_round(whole_round(alone))
    assert view_of(alone).named == (5, 7)


@rule("TT-3.6")
def test_the_last_player_names_until_the_town_is_full() -> None:
    state = table("www. wwww ww.. wwww", DONE, DONE, phase="name", hammer=0)
    for _ in range(3):
        assert waiting(state) == [0]
        assert set(legal(state)) == {f"name {each}" for each in RESOURCES}
        whole_round(state)
    assert state.over
    assert view_of(state).towns[0].place == 3


# Actions.

NOTATION = {
    "keep": ("monument",),
    "name": ("resource",),
    "pick": ("resource",),
    "place": ("resource", "square"),
    "store": ("square",),
    "swap": ("square", "resource", "square"),
    "rest": ("square",),
    "discard": (),
    "build": ("card", "squares", "square"),
    "done": (),
    "mark": ("resource",),
    "replace": ("square", "card"),
    "stop": (),
    "grove": ("card", "square"),
    "set_aside": ("card", "card", "card"),
    "claim": ("card", "square"),
    "card": ("card",),
    "first_player": ("seat",),
    "deal": ("monument",),
    "draw": ("resource",),
    "open": ("resource",),
}


@rule("TT-3.7")
def test_the_actions_are_those_of_the_rules() -> None:
    assert {verb.name: verb.kinds for verb in GAME.actions.verbs} == NOTATION
    assert [verb.name for verb in GAME.actions.verbs if verb.chance] == ["card", "first_player", "deal", "draw", "open"]


@rule("TT-3.7")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mode, seats", [("standard", 3), ("town_hall", 2), ("solo", 1)])
def test_options_are_different_sorted_and_read_back(mode: str, seats: int, seed: int) -> None:
    state = GAME.new(GAME.options(seats=seats, mode=mode, cavern=True))
    for actor, action in wander(state, seed):
        options = state.legal(actor)
        assert options == sorted(set(options))
        assert GAME.parse(action) in options
        assert (action.split()[0] in ("card", "first_player", "deal", "draw", "open")) == (actor == CHANCE)


@rule("TT-3.7", "TT-A25")
def test_setting_aside_is_one_decision_of_35_options() -> None:
    state = building("w... bghh s... .... kept=opaleyes_watch")
    play(state, "0 build opaleyes_watch a1+a2+b2+c2+d2+a3 a1")
    assert len(legal(state)) == 35
    assert verbs(state) == {"set_aside"}
    assert all(len(set(word.split())) == 4 for word in legal(state))
    assert legal(state)[0] == "set_aside cottage farm well"


@rule("TT-3.8")
def test_a_single_option_is_still_asked_for() -> None:
    assert legal(building(BARE)) == ["done"]
    town = "KKKK hh.. wgb. .... marks=a1:wood marks=b1:wheat marks=c1:brick marks=d1:glass"
    state = play(building(town, cards="bank"), "0 build bank a2+b2+a3+b3+c3 a2")
    assert legal(state) == ["mark stone"]
    state = play(building("...g ..hs .wb. .... kept=architects_guild"), "0 build architects_guild d1+c2+d2+b3+c3 d1")
    assert (point(state), legal(state)) == ("guild", ["stop"])


@rule("TT-3.8", "TT-7.1")
def test_the_guild_is_over_after_a_second_replacement() -> None:
    state = building("CC.g ..hs .wb. .... kept=architects_guild")
    play(state, "0 build architects_guild d1+c2+d2+b3+c3 d1", "0 replace a1 well")
    assert point(state) == "guild"
    play(state, "0 replace b1 tavern")
    assert point(state) == "build"


@rule("TT-3.8", "TT-7.17")
def test_no_state_is_entered_that_has_nothing_to_decide() -> None:
    watch = "Mww. wwww wwww wwww kept=opaleyes_watch aside=gray+green+blue watch_round=2"
    state = table(watch, "ws.. .... .... ....", resource="wood 0", at=("resource", "build"))
    play(state, "0 place wood d1", "0 done", "1 build well a1+b1 a1", "1 done")
    assert view_of(state).phase == "name"
    assert view_of(state).towns[0].place == 1
    skipped = table(FIVE_BANKS, "www. wwww wwww wwww", cards="bank", mode="town_hall", resource="wood dealt", turn=2)
    play(skipped, "0 place wood d4", "0 done", "1 place wood d1", "1 done")
    assert (view_of(skipped).phase, view_of(skipped).round) == ("draw", 4), "the free round 3 has nobody to play it"


@rule("TT-3.8")
def test_a_decision_out_of_turn_is_refused_and_changes_nothing() -> None:
    state = table(BARE, BARE, phase="name")
    before = state.key()
    for step in ("1 name wood", "0 place wood a1", "0 done", "0 pick wood"):
        with pytest.raises(IllegalAction):
            play(state, step)
    assert state.key() == before
    assert rows_of(state) == BARE
