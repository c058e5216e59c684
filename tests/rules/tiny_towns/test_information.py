"""Section 12: who knows what, and when."""

import random

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    FULL,
    GAME,
    MONUMENTS,
    RESOURCES,
    building,
    legal,
    lines_of,
    play,
    sheet,
    sit_out,
    table,
    view_of,
    waiting,
    wander,
)

from tabletown.core.state import CHANCE, State
from tabletown.core.views import SEALED, SEEN, VEILED, encode
from tabletown.testing import rule

WATCH = "M... .... .... .... kept=opaleyes_watch aside=blue+gray+green watch_round=3"


def seen(state: State, viewer: int | None) -> bytes:
    return encode(view_of(state, viewer))


def exposure(state: State, step: str, viewer: int | None) -> int:
    actor, _, action = step.partition(" ")
    return GAME.exposure(state, CHANCE if actor == "dealer" else int(actor), GAME.parse(action), viewer)


def step(state: State, text: str) -> tuple[State, int, int, State]:
    """The arguments of `reveals` and `barrier` for a step that is taken now."""
    actor, _, action = text.partition(" ")
    before = state.copy()
    play(state, text)
    return before, int(actor), GAME.parse(action), state


@rule("TT-12.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_table_is_public(viewer: int | None) -> None:
    towns = (
        "KC.. .... .... ...M stored=a1:wood resting=b1:glass kept=statue_of_the_bondmaker cavern=1",
        "K... .... .... ...M kept=opaleyes_watch aside=blue+gray+green watch_round=3",
        f"{FULL} place=1 kept=silva_forum",
    )
    state = table(*towns, cards="warehouse", phase="name", hammer=1, lines=("named: 3 2 4",), cavern=True)
    view = view_of(play(state, "1 name brick"), viewer)
    assert (view.hammer, view.named, view.resource, view.source) == (1, (3, 3, 4), "brick", 1)
    assert view.cards == ("cottage", "farm", "well", "chapel", "tavern", "theater", "warehouse")
    assert view.towns[0].squares[:2] == ("warehouse", "cottage")
    assert (view.towns[0].stored, view.towns[0].resting) == ({"a1": ("wood",)}, {"b1": "glass"})
    assert (view.towns[0].cavern, view.towns[1].aside, view.towns[2].place) == (1, ("blue", "gray", "green"), 1)
    assert view.kept[:2] == ("statue_of_the_bondmaker", "opaleyes_watch")


@rule("TT-12.1", "TT-6.27")
def test_marks_and_resource_cards_are_public() -> None:
    view = view_of(table("K... .... .... .... marks=a1:wheat", BARE, resource="wood 0"))
    assert view.towns[0].marks == {"a1": "wheat"}
    solo = view_of(table(BARE, phase="pick", lines=("open: 1 0 1 0 1", "unseen: 2 3 2 2 2", "returned: glass")))
    assert (solo.open, solo.unseen, solo.returned) == ((1, 0, 1, 0, 1), (2, 3, 2, 2, 2), ("glass",))
    hall = table(BARE, BARE, mode="town_hall", phase="draw", lines=("unseen: 2 3 3 3 3",), turn=2)
    play(hall, "dealer draw glass")
    assert (view_of(hall).resource, view_of(hall).unseen) == ("glass", (2, 3, 3, 2, 3))


# Monuments.


def dealt() -> State:
    """Two seats, four monuments dealt, nothing chosen."""
    state = GAME.new(GAME.options(seats=2, cards="first_game", first_player=0))
    play(state, "dealer deal silva_forum", "dealer deal the_starloom")
    return play(state, "dealer deal the_sky_baths", "dealer deal mandras_palace")


@rule("TT-12.2")
def test_a_player_sees_only_the_own_two_monuments() -> None:
    state = dealt()
    assert legal(state, 0) == ["keep silva_forum", "keep the_starloom"]
    play(state, "0 keep the_starloom", "1 keep mandras_palace")
    assert (view_of(state, 0).kept, view_of(state, 0).other) == (("the_starloom", ""), "silva_forum")
    assert (view_of(state, 1).kept, view_of(state, 1).other) == (("", "mandras_palace"), "the_sky_baths")
    assert (view_of(state).kept, view_of(state).other) == (("", ""), "")


@rule("TT-12.2")
def test_dealing_and_choosing_are_seen_by_the_owner_alone() -> None:
    state = GAME.new(GAME.options(seats=2, cards="first_game", first_player=0))
    assert [exposure(state, "dealer deal silva_forum", viewer) for viewer in (0, 1, None)] == [SEEN, VEILED, VEILED]
    state = dealt()
    assert [exposure(state, "1 keep the_sky_baths", viewer) for viewer in (0, 1, None)] == [VEILED, SEEN, VEILED]


@rule("TT-12.2")
def test_what_others_were_dealt_or_kept_changes_nothing_you_see() -> None:
    one, other = dealt(), GAME.new(GAME.options(seats=2, cards="first_game", first_player=0))
    play(other, "dealer deal silva_forum", "dealer deal the_starloom")
    play(other, "dealer deal fort_ironweed", "dealer deal barrett_castle")
    assert seen(one, 0) == seen(other, 0)
    for state, kept in ((one, "mandras_palace"), (other, "fort_ironweed")):
        play(state, f"1 keep {kept}")
    assert seen(one, 0) == seen(other, 0)
    play(one, "0 keep the_starloom")
    play(other, "0 keep the_starloom")
    assert seen(one, 0) == seen(other, 0)
    assert seen(one, None) == seen(other, None)


@rule("TT-12.2")
def test_a_built_monument_is_public_for_good_and_an_unbuilt_one_is_known_to_exist() -> None:
    state = building("gg.. wh.. .... .... kept=the_starloom other=silva_forum")
    assert view_of(state, 1).kept == ("", "")
    assert (view_of(state, 1).dealt[0], view_of(state, 1).towns[0].monument) == (2, "")
    play(state, "0 build the_starloom a1+b1+a2+b2 a1", "0 done")
    assert view_of(state, 1).kept == view_of(state).kept == ("the_starloom", "")
    assert view_of(state, 1).towns[0].monument == "the_starloom"
    sit_out(play(state, "1 name wood"))
    assert view_of(state).kept == ("the_starloom", "")


@rule("TT-12.2")
def test_kept_monuments_are_shown_after_the_game_and_returned_ones_never() -> None:
    town = "www. wwww wwww wwww kept={} other={}"
    state = table(
        town.format("the_starloom", "silva_forum"), town.format("fort_ironweed", "mandras_palace"), resource="wood 0"
    )
    assert view_of(state).kept == ("", "")
    sit_out(state)
    assert state.over
    for viewer in (0, 1, None):
        assert view_of(state, viewer).kept == ("the_starloom", "fort_ironweed")
    assert view_of(state).other == ""
    assert b"silva_forum" not in seen(state, 1)


# A round.


@rule("TT-12.3", "TT-12.6", "TT-A29")
def test_nothing_of_a_running_round_is_seen_but_who_is_done() -> None:
    start = table("ws.. .... .... ....", BARE, BARE, resource="wood 1", hammer=1, cavern=True)
    state = start.copy()
    untouched = seen(state, 2)
    for action in ("0 place wood d4", "0 build well a1+b1 a1"):
        play(state, action)
        assert seen(state, 2) == untouched
        assert seen(state, None) == seen(start, None)
    play(state, "0 done")
    assert waiting(state) == [1, 2]
    other = play(start.copy(), "0 discard", "0 done")
    assert seen(state, 2) == seen(other, 2) != untouched
    assert view_of(state, 2).towns == view_of(start, 2).towns


@rule("TT-12.3", "TT-9.7")
def test_the_score_others_see_is_that_of_the_last_finished_round() -> None:
    state = table("ws.. .... .... ....", BARE, cards="shed", resource="wood 1", at=("build", "resource"))
    play(state, "0 build shed a1+b1 a1", "0 done")
    assert lines_of(GAME.score(view_of(state, 1), 0)) == sheet(empty=-16, total=-16)
    assert lines_of(GAME.score(view_of(state, 0), 0)) == sheet(gray=1, empty=-15, total=-14)
    sit_out(state)
    assert lines_of(GAME.score(view_of(state, 1), 0)) == sheet(gray=1, empty=-15, total=-14)


@rule("TT-12.6", "TT-A29")
def test_nobody_sees_that_somebody_stands_before_guild_or_grove() -> None:
    guild = table("C..g ..hs .wb. .... kept=architects_guild", BARE, resource="wood 1", at=("build", "resource"))
    before = seen(guild, 1)
    play(guild, "0 build architects_guild d1+c2+d2+b3+c3 d1")
    assert seen(guild, 1) == before
    play(guild, "0 replace a1 factory")
    assert seen(guild, 1) == before
    assert view_of(guild, 1).pending == (("resource", 0),)


@rule("TT-12.3", "TT-12.6")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_acts_of_a_round_are_sealed_from_others(viewer: int | None) -> None:
    state = table(BARE, "ws.. .... .... ....", BARE, resource="wood 0", at=("resource", "build", "resource"))
    for action in ("1 build well a1+b1 a1", "1 done"):
        assert exposure(state, action, viewer) == SEALED
        assert exposure(state, action, 1) == SEEN
    named = table(BARE, BARE, BARE, phase="name")
    assert exposure(named, "0 name wood", viewer) == SEEN
    picked = table(BARE, phase="pick", lines=("open: 1 0 1 0 1", "unseen: 2 3 2 3 2"))
    assert exposure(picked, "0 pick wood", None) == SEEN


@rule("TT-12.6", "TT-12.1")
def test_all_is_shown_at_the_end_of_the_round() -> None:
    state = table("ws.. .... .... ....", BARE, resource="wood 1", at=("build", "resource"))
    assert not GAME.reveals(*step(state, "0 build well a1+b1 a1"))
    assert not GAME.reveals(*step(state, "0 done"))
    assert not GAME.reveals(*step(state, "1 place wood d4"))
    assert view_of(state).towns[0].squares[0] == "wood"
    assert GAME.reveals(*step(state, "1 done"))
    assert view_of(state).towns[0].squares[0] == "well"
    assert view_of(state).towns[1].squares[15] == "wood"


@rule("TT-12.6", "TT-7.17")
def test_acts_are_shown_when_the_watch_begins_and_its_own_at_the_end() -> None:
    state = table(WATCH, "ws.. .... .... ....", resource="wood 0", at="build")
    play(state, "1 build well a1+b1 a1", "1 done")
    assert GAME.reveals(*step(state, "0 done"))
    assert view_of(state).phase == "watch"
    assert view_of(state, 0).towns[1].squares[0] == "well"
    assert exposure(state, "0 claim well b1", 1) == SEALED
    before = seen(state, 1)
    assert not GAME.reveals(*step(state, "0 claim well b1"))
    assert seen(state, 1) == before
    assert GAME.reveals(*step(state, "0 done"))
    assert view_of(state, 1).towns[0].squares[1] == "well"


@rule("TT-12.3", "TT-12.6")
def test_acts_may_be_taken_back_until_done() -> None:
    state = table("ws.. .... .... ....", BARE, resource="wood 1", hammer=1)
    for action in ("0 place wood d4", "0 build well a1+b1 a1"):
        assert GAME.barrier(*step(state, action)) == 0
    assert GAME.barrier(*step(state, "0 done")) == 0b01
    assert GAME.barrier(*step(state, "1 place wood a1")) == 0
    assert GAME.barrier(*step(state, "1 done")) == 0b11
    assert GAME.barrier(*step(state, "0 name wood")) == 0b11


@rule("TT-12.3")
def test_taking_back_is_no_action_of_the_game() -> None:
    assert not {verb.name for verb in GAME.actions.verbs} & {"undo", "take_back", "revoke"}


@rule("TT-12.3", "TT-12.6")
@pytest.mark.parametrize("seed", range(3))
def test_legal_choices_follow_from_what_a_seat_sees(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new(GAME.options(seats=3, cavern=True))
    for _ in wander(state, seed):
        for seat in waiting(state):
            possible = GAME.sample(view_of(state, seat), rng)
            assert seen(possible, seat) == seen(state, seat)
            assert possible.legal(seat) == state.legal(seat)


# Chance.


@rule("TT-12.4")
def test_the_deck_has_no_order_and_burned_cards_are_only_unseen() -> None:
    # Two ways to the same drawn cards are one state: nothing of the deck's order is kept anywhere.
    states = []
    for cards in (("wood", "stone"), ("stone", "wood")):
        state = GAME.new(GAME.options(seats=2, mode="town_hall", monuments=False, cards="first_game"))
        for card in cards:
            play(state, f"dealer draw {card}")
            for seat in range(2):
                square = "a1" if card == "wood" else "b1"
                play(state, f"{seat} place {card} {square}", f"{seat} done")
        states.append(state)
    assert states[0].key() == states[1].key()
    assert view_of(states[0]).unseen == (2, 3, 3, 3, 2)


@rule("TT-12.4", "TT-2.3")
def test_the_monuments_left_in_the_box_are_in_no_view() -> None:
    state = play(dealt(), "0 keep the_starloom", "1 keep mandras_palace")
    known = {0: {"the_starloom", "silva_forum"}, 1: {"mandras_palace", "the_sky_baths"}, None: set()}
    for viewer, cards in known.items():
        assert {card for card in MONUMENTS if card.encode() in seen(state, viewer)} == cards


@rule("TT-12.4")
def test_returned_solo_cards_lie_in_an_order_that_may_be_remembered() -> None:
    state = table(BARE, phase="pick", lines=("open: 1 1 1 0 0", "unseen: 2 2 2 3 3"))
    for card in ("brick", "wood"):
        sit_out(play(state, f"0 pick {card}"))
        play(state, "dealer open stone")
    assert view_of(state).returned == ("brick", "wood")


@rule("TT-12.5")
def test_the_first_draw_is_one_of_15_cards_and_the_tenth_one_of_6() -> None:
    state = GAME.new(GAME.options(seats=2, mode="town_hall", monuments=False, cards="first_game"))
    totals = []
    for number in range(1, 15):
        if number % 3:
            totals.append(sum(weight for _, weight in state.outcomes()))
            unseen = view_of(state).unseen
            assert {GAME.text(action): weight for action, weight in state.outcomes()} == {
                f"draw {resource}": unseen[each] for each, resource in enumerate(RESOURCES) if unseen[each]
            }
            state.apply(CHANCE, state.legal(CHANCE)[-1])
        sit_out(state)
    assert totals == [15, 14, 13, 12, 11, 10, 9, 8, 7, 6]


@rule("TT-12.5", "TT-2.5")
@pytest.mark.parametrize("mode, seats, chance", [("standard", 3, set()), ("town_hall", 2, {"draw"}), ("solo", 1, {"open"})])
def test_after_set_up_only_resource_cards_are_chance(mode: str, seats: int, chance: set[str]) -> None:
    state = GAME.new(GAME.options(seats=seats, mode=mode))
    found, started = set(), False
    for actor, action in wander(state, 1):
        started = started or action.split()[0] in ("place", "name", "pick")
        if started and actor == CHANCE:
            found.add(action.split()[0])
    assert found == chance


@rule("TT-12.6")
def test_who_still_has_to_decide_is_public() -> None:
    state = table(BARE, BARE, BARE, resource="wood 0")
    assert view_of(state, 1).actors == view_of(state).actors == 0b111
    play(state, "2 place wood a1", "2 done")
    assert view_of(state, 1).actors == view_of(state).actors == 0b011
