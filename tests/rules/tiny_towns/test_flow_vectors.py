"""Section 14, flow: the worked examples, played step by step."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    GAME,
    RESOURCES,
    SQUARES,
    building,
    legal,
    lines_of,
    play,
    point,
    rows_of,
    sit_out,
    table,
    town_of,
    verbs,
    view_of,
    waiting,
    whole_round,
)

from tabletown import IllegalAction
from tabletown.core.state import CHANCE, State
from tabletown.testing import rule

NEARLY = "www. wwww wwww wwww"  # full after one more cube
MARKS = [f"marks={square}:{resource}" for square, resource in zip(SQUARES, RESOURCES)]
FIVE_BANKS = "KKKK K... .... .... " + " ".join(MARKS)


@rule("TT-Z1", "TT-7.5", "TT-3.4")
def test_the_fort_names_only_when_the_others_are_complete() -> None:
    fort = "M... .... .... .... kept=fort_ironweed"
    state = table("www. www. www. www.", fort, "www. www. www. www.", phase="name")
    names = []
    for _ in range(6):
        names += waiting(state)
        whole_round(state)
    assert names == [0, 2, 0, 2, 1, 1]


@rule("TT-Z2", "TT-4.2")
def test_a_factory_marked_wheat_serves_when_another_names_wheat() -> None:
    factory = "K... .... .... .... marks=a1:wheat"
    foreign = table(factory, BARE, resource="wheat 1")
    assert {word.split()[1] for word in legal(foreign)} == set(RESOURCES)
    own = table(factory, BARE, resource="wheat 0")
    assert {word.split()[1] for word in legal(own)} == {"wheat"}


@rule("TT-Z3", "TT-4.3", "TT-4.4", "TT-6.25")
def test_a_full_warehouse_only_swaps() -> None:
    state = table("K... .... .... .... stored=a1:wood+wood+glass", BARE, cards="warehouse", resource="wood 1")
    free = SQUARES[1:]
    assert legal(state) == [*[f"place wood {each}" for each in free], *[f"swap a1 glass {each}" for each in free]]
    play(state, "0 swap a1 glass b1")
    assert town_of(state) == "Kg.. .... .... .... stored=a1:wood+wood+wood"
    assert lines_of(state.score(0))["black"] == -3


@rule("TT-Z4", "TT-6.22")
def test_banks_forbid_naming_their_resources_but_not_getting_them() -> None:
    banks = "KK.. .... .... .... marks=a1:wood marks=b1:glass"
    assert legal(table(banks, BARE, cards="bank", phase="name")) == ["name wheat", "name brick", "name stone"]
    state = table(banks, BARE, cards="bank", resource="glass 1")
    assert legal(state) == [f"place glass {square}" for square in SQUARES[2:]]


def hall(**chosen: object) -> State:
    chosen = {"seats": 2, "mode": "town_hall", "monuments": False, "cards": "first_game", **chosen}
    return GAME.new(GAME.options(**chosen))


@rule("TT-Z5", "TT-10.2")
def test_town_hall_draws_twice_and_then_everybody_chooses() -> None:
    state = hall()
    rhythm, decks = [], []
    for number in range(1, 7):
        assert view_of(state).round == number
        drawn = state.actors() == CHANCE
        rhythm.append("draw" if drawn else "free")
        if drawn:
            state.apply(CHANCE, state.legal(CHANCE)[0])
            decks.append(sum(view_of(state).unseen) - 5)
        sit_out(state)
    assert rhythm == ["draw", "draw", "free", "draw", "draw", "free"]
    assert decks[:3] == [9, 8, 7]


@rule("TT-Z6", "TT-11.2", "TT-A24")
def test_solo_turns_up_a_card_after_building() -> None:
    state = table(BARE, phase="pick", lines=("open: 1 0 1 0 1", "unseen: 2 3 2 3 2"))
    play(state, "0 pick brick", "0 place brick a1")
    assert view_of(state).open == (1, 0, 0, 0, 1)
    play(state, "0 done")
    assert state.actors() == CHANCE
    play(state, "dealer open wheat")
    assert view_of(state).open == (1, 1, 0, 0, 1)
    assert view_of(state).returned == ("brick",)
    assert sum(view_of(state).unseen) + len(view_of(state).returned) == 12


@rule("TT-Z7", "TT-4.6")
def test_a_third_discard_is_refused() -> None:
    state = table(f"{BARE} cavern=2", f"{BARE} cavern=1", resource="wood 1", cavern=True)
    with pytest.raises(IllegalAction):
        play(state, "0 discard")
    with pytest.raises(IllegalAction):
        play(table(BARE, BARE, resource="wood 0", cavern=True), "0 discard")
    play(table(f"{BARE} cavern=1", BARE, resource="wood 1", cavern=True), "0 discard")


@rule("TT-Z8", "TT-7.16", "TT-7.17")
def test_the_watch_wins_one_piece_of_each_type() -> None:
    watch = "M... .... .... .... kept=opaleyes_watch aside=gray+green+blue watch_round=3"
    state = table(watch, "wsws .... .... ....", "bbg. .... .... ....", resource="wood 0", at=("resource", "build", "build"))
    play(state, "1 build well a1+b1 a1", "1 build well c1+d1 c1", "1 done")
    play(state, "2 build tavern a1+b1+c1 a1", "2 done", "0 place wood d4", "0 done")
    assert waiting(state) == [0]
    assert {word.split()[1] for word in legal(state)} == {"well", "tavern"}
    play(state, "0 claim tavern a2")
    assert {word.split()[1] for word in legal(state)} == {"well"}
    play(state, "0 claim well b2")
    assert rows_of(state) == "M... TW.. .... ...w"
    assert view_of(state, 0).towns[0].aside == ("blue",)
    assert legal(state) == ["done"]


@rule("TT-Z9", "TT-9.1", "TT-A14")
def test_who_does_not_build_in_a_full_town_is_complete() -> None:
    state = table("ws.b bbbb bbbb bbbb", BARE, resource="brick 1")
    play(state, "0 place brick c1")
    assert "well" in {word.split()[1] for word in legal(state, 0, "build")}
    play(state, "0 done")
    sit_out(state)
    assert view_of(state).towns[0].place == 1
    assert 0 not in waiting(state)


@rule("TT-Z10", "TT-10.4", "TT-7.17")
def test_the_fifth_bank_of_a_free_round_is_played_out() -> None:
    watch = " ".join(["KKKK hh.M wgb. ....", *MARKS[:4], "kept=opaleyes_watch"])
    watch += " aside=blue+gray+black watch_round=3"
    state = table(watch, "w... .... .... ....", cards="bank", mode="town_hall", turn=9, lines=("unseen: 1 1 1 3 3",))
    play(state, "0 place stone d4", "0 build bank a2+b2+a3+b3+c3 a2", "0 mark stone", "0 done")
    play(state, "1 place stone b1", "1 build well a1+b1 a1", "1 done")
    assert {word.split()[1] for word in legal(state)} == {"well"}
    play(state, "0 claim well b2")
    assert (point(state), legal(state)) == ("extra", ["done"])
    play(state, "0 done")
    for _ in range(2):
        state.apply(CHANCE, state.legal(CHANCE)[0])
        sit_out(state)
    assert (view_of(state).round, waiting(state)) == (12, [1])


@rule("TT-Z10", "TT-6.26")
def test_with_five_banks_a_bank_piece_on_the_watch_is_never_placed() -> None:
    watch = f"{FIVE_BANKS} kept=opaleyes_watch aside=blue+gray+black watch_round=3".replace("K...", "K..M")
    state = table(watch, "hh.. wgb. .... ....", cards="bank", resource="wood 1", at=("resource", "build"))
    play(state, "1 build bank a1+b1+a2+b2+c2 a1", "1 mark wood", "1 done")
    sit_out(state, 0)
    assert view_of(state).phase == "name"
    assert view_of(state).towns[0].aside == ("blue", "gray", "black")


@rule("TT-Z11", "TT-11.6", "TT-11.2")
def test_solo_cards_come_back_in_their_order_from_round_13_on() -> None:
    state = GAME.new(GAME.options(seats=1, monuments=False, cards="first_game", cavern=True))
    for resource in ("wood", "wheat", "brick"):
        play(state, f"dealer open {resource}")
    picked = []
    for number in range(1, 15):
        picked.append(legal(state)[0].split()[1])
        play(state, f"0 pick {picked[-1]}")
        before = view_of(state).open
        sit_out(state)
        if number <= 12:
            assert state.actors() == CHANCE
            state.apply(CHANCE, state.legal(CHANCE)[-1])
        else:
            assert waiting(state) == [0]
            gained = [RESOURCES[each] for each in range(5) if view_of(state).open[each] > before[each]]
            assert gained == [picked[number - 13]]
        assert sum(view_of(state).open) == 3


@rule("TT-Z12", "TT-7.7", "TT-A10")
def test_a_grove_without_an_empty_square_is_not_asked_for() -> None:
    state = building("hbhh KKKh hhhh hhhh kept=grove_university", cards="trading_post")
    assert [word for word in legal(state, 0, "build") if "grove_university" in word] == [
        "build grove_university b1+a2+b2+c2 b1"
    ]
    play(state, "0 build grove_university b1+a2+b2+c2 b1")
    assert rows_of(state) == "hMhh KKKh hhhh hhhh"
    assert point(state) == "build"


@rule("TT-Z13", "TT-7.1", "TT-7.18", "TT-3.8")
def test_the_guild_alone_can_only_stop() -> None:
    state = building("...g ..hs .wb. .... kept=architects_guild")
    play(state, "0 build architects_guild d1+c2+d2+b3+c3 c3")
    assert legal(state) == ["stop"]
    play(state, "0 stop")
    assert point(state) == "build"


@rule("TT-Z13", "TT-7.1", "TT-7.18", "TT-3.8")
def test_the_guild_replaces_the_one_other_building_by_six_types() -> None:
    state = building("C..g ..hs .wb. .... kept=architects_guild")
    play(state, "0 build architects_guild d1+c2+d2+b3+c3 c3")
    others = ("farm", "well", "chapel", "tavern", "theater", "factory")
    assert legal(state) == [*[f"replace a1 {card}" for card in others], "stop"]
    play(state, "0 replace a1 factory")
    assert verbs(state) == {"mark"}
    play(state, "0 mark brick")
    assert legal(state) == ["stop"]
    assert view_of(state, 0).towns[0].marks == {"a1": "brick"}


@rule("TT-Z14", "TT-A13", "TT-3.4")
def test_fort_and_five_banks_alone_end_the_game() -> None:
    fort = "M... .... .... .... kept=fort_ironweed"
    state = table(FIVE_BANKS, fort, NEARLY, cards="bank", phase="name", hammer=2)
    play(state, "2 name wood")
    sit_out(state)
    assert state.over
    assert [town.place for town in view_of(state).towns] == [1, 1, 1]
