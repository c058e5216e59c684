"""Sections 4, 12, 13 and 17: the phases of a round and the variants of its order."""

from tests.rules.sweet_lands.helpers import GAME, actor_of, have, legal, mine, play, realm, table, top, verbs

from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.flow import settle
from tabletown.games.sweet_lands.rules.state import SweetLandsState, new_match
from tabletown.testing import rule


def to_production(state: SweetLandsState, *characters: str) -> SweetLandsState:
    """Through the set-up with the first outcomes; characters in the order of choice."""
    names = list(characters)
    while state.phase in (at.LAYOUT, at.CHARACTERS, at.HELP_CELLS):
        if "character" in verbs(state) and names:
            play(state, f"character {names.pop(0)}")
        else:
            state.apply(actor_of(state), state.legal(actor_of(state))[0])
    return state


@rule("SL-4.1", "SL-13.1", "SL-20.1")
def test_five_rounds_with_a_clean_up_after_each_but_the_last() -> None:
    state = new_match(GAME.options(seats=2))  # type: ignore[arg-type]
    kept = 0
    while state.actors():
        words = legal(state)
        choice = next((each for each in words if each == "end_round"), words[0])
        kept += choice.startswith("keep")
        play(state, choice)
    assert (state.round, kept, state.phase) == (5, 8, at.OVER)


@rule("SL-4.3", "SL-4.4")
def test_help_tokens_raise_what_is_produced_next() -> None:
    lines = ("help: h09+e1 h05+e2 h01+h02 h03+h06 h07+h08",)
    state = table(realm("production=8/0/0/0"), phase="production", pending="", lines=lines)
    assert state.actors() == CHANCE  # TV-28: 3 gold production and 2 gold, then production
    assert (have(state)[0], mine(state).production[0]) == (13, 11)
    for _ in range(5):
        play(state, "draw")
    assert len(mine(state).hand) == 5
    assert state.seat == 1


@rule("SL-4.3", "SL-20.8")
def test_two_help_tokens_that_ask_are_ordered_by_the_player() -> None:
    lines = ("help: h04+e1 h05+e2 h11+h12 h03+h06 h07+h08",)
    state = table(realm("help=3"), phase="production", pending="", lines=lines)
    assert legal(state) == ["help_token h11", "help_token h12"]
    play(state, "help_token h12", "stop")
    assert "terrain" in verbs(state)


@rule("SL-4.3", "SL-6.8")
def test_six_cards_in_round_1_five_later_and_one_for_every_active_area() -> None:
    def drawn(state: SweetLandsState) -> int:
        number = 0
        while state.actors() == CHANCE and state.seat == 0:
            play(state, "draw")
            number += 1
        return number

    lines = ("help: h04+e1 h05+e2 h01+h02 h03+h06 h07+h08",)
    assert drawn(table(realm(), phase="production", pending="", turn=1, lines=lines)) == 6
    assert drawn(table(realm(), phase="production", pending="", turn=2, lines=lines)) == 5
    assert drawn(table(realm("areas=0"), phase="production", pending="", turn=2, lines=lines)) == 6


@rule("SL-4.5", "SL-4.6")
def test_layers_of_the_deck_then_the_discard_pile_then_nothing() -> None:
    others = " ".join(f"w{number:03d}" for number in range(5, 208))
    lines = ("under: w002", "discards: w003 w004")
    state = table(realm("have=15/0/0/0/0", hand="w010 w011", played=others.replace("w010 ", "").replace("w011 ", "")),
                  realm("character=nata_pastel"), lines=lines, pending="turn draw=5")  # fmt: skip
    assert legal(state) == ["draw w001"]
    play(state, "draw w001")
    assert legal(state) == ["draw w002"]
    play(state, "draw w002")
    assert legal(state) == ["draw w003", "draw w004"]
    play(state, "draw w004", "draw w003")
    assert top(state) == "turn"  # TV-38: the fifth is lost
    assert "area cards" not in legal(state)
    assert "free F2" not in legal(state)


@rule("SL-5.1", "SL-12.9", "SL-5.9", "SL-22.20")
def test_turns_go_round_and_skip_those_who_ended() -> None:
    state = table(realm(hand="w001 w002"), seats=3)
    play(state, "end_round", "help_cell 4")
    assert state.seat == 1
    play(state, "area disk", "discard_card w171", "pass")
    assert state.seat == 2
    play(state, "area gold_6", "discard_card w172", "pass")
    assert state.seat == 1
    play(state, "end_round", "help_cell 1", "end_round", "help_cell 2")
    assert state.phase == at.CLEANUP


def order_after(changing: bool) -> bytes:
    """Seats 2, 1, 0 end a round of three players in this order."""
    state = table(realm(hand="w001 w002"), seats=3, changing_turn_order=changing)
    state.pending = []
    state.seat, state.ended = 0, b"\2\1"
    settle(state)
    play(state, "end_round", "help_cell 4", "keep w001", "keep w171", "keep w172")
    return state.order


@rule("SL-12.9", "SL-17.1")
def test_the_first_to_end_goes_first_and_with_the_variant_all_follow_in_that_order() -> None:
    assert order_after(False) == b"\2\0\1"  # TV-37
    assert order_after(True) == b"\2\1\0"


@rule("SL-12.1", "SL-12.2", "SL-12.3", "SL-12.5", "SL-12.6", "SL-12.7", "SL-22.8", "SL-15.1", "SL-15.15")
def test_the_steps_of_an_end_of_round_come_in_order() -> None:
    # Bastet's tower gives 1 IP for her city with a lab, which counts for s06 and w181 with the 6 IP of step 3.
    own = realm(
        "character=bastet_biscuit cart=8 loco=6 wonders=1",
        land="-1,0* -1,1* 0,-1*",
        pieces="lab@0,0 house@-1,0 tent@-1,1 clock_tower@0,1",
        skills="s06",
        played="w181",
        hand="w001",
    )
    state = table(own)
    play(state, "end_round")
    assert (mine(state).ip, mine(state).ip_round, mine(state).cp) == (7, 7, 1)
    assert mine(state).vp == 3 + 7 + 7  # e1: 3 for the city; s06: 7 for at least 6; w181: 1 each
    assert legal(state) == ["help_cell 3", "help_cell 4", "help_cell 5"]


@rule("SL-12.4", "SL-15.2")
def test_nata_s_tower_counts_the_industry_points_of_this_end() -> None:
    own = realm("character=nata_pastel cart=8 loco=6 ip=9 help=3", pieces="clock_tower@0,0", hand="w001")
    state = table(own)
    play(state, "end_round")
    assert (mine(state).ip, mine(state).vp) == (9 + 6, 6)


@rule("SL-12.8", "SL-22.16", "SL-20.1")
def test_the_help_piece_moves_to_another_free_cell_and_not_in_round_5() -> None:
    state = table(realm(hand="w001"))
    play(state, "end_round")
    assert legal(state) == ["help_cell 3", "help_cell 4", "help_cell 5"]
    play(state, "help_cell 5", "end_round")
    assert legal(state) == ["help_cell 1", "help_cell 3", "help_cell 4"]
    last = table(realm(hand="w001"), turn=5)
    play(last, "end_round")
    assert last.seat == 1
    assert mine(last).help == 0


@rule("SL-12.10", "SL-15.7", "SL-20.2")
def test_elsa_places_her_token_before_her_ports_are_counted() -> None:
    own = realm("character=elsa_skyr help=3", land="-1,0*", pieces="clock_tower@-1,0", hand="w001")
    state = table(own)
    play(state, "end_round")
    assert "terrain 0 -4 sea" in legal(state)
    play(state, "terrain 0 -4 sea")
    assert mine(state).vp == 0  # not connected, so closed
    near = realm("character=elsa_skyr help=3", land="0,-1* 0,-2 0,-3", pieces="clock_tower@0,-1", hand="w001")
    state = table(near)
    play(state, "end_round", "terrain 0 -4 sea")
    assert mine(state).vp == 2


@rule("SL-12.10", "SL-20.2", "SL-20.9")
def test_elements_of_one_step_are_one_list_with_scores_last() -> None:
    own = realm("have=12/6/0/0/1 help=3", played="w189 w200 w160", hand="w001", land="-1,1 -1,0 -1,2")
    state = table(own)
    play(state, "end_round")
    assert legal(state) == ["effect 0", "effect 1"]
    play(state, "effect 1", "spend", "stop")
    assert legal(state) == ["spend", "stop"]
    play(state, "spend", "spend")
    assert have(state) == [6, 0, 0, 0, 1]
    assert mine(state).vp == 2 + 2 + 2 + 1  # w160: three fields, one for each pair


@rule("SL-13.1", "SL-10.3", "SL-11.2", "SL-21.3")
def test_clean_up_clears_disks_and_marks_and_leaves_one_card() -> None:
    own = realm("disks=2 used=0", hand="w001 w002 w003", skills="s08*")
    state = table(own, realm("character=nata_pastel disks=1", hand="w010"), lines=("disks: terrain=2 disk=1",))
    play(state, "end_round", "help_cell 4", "end_round", "help_cell 5")
    assert state.phase == at.CLEANUP
    assert state.actors() == 3
    assert legal(state, seat=1) == ["keep w010"]
    play(state, "keep w002", "keep w010")
    assert list(state.discards) == [0, 2]
    assert (mine(state).disks, mine(state, 1).disks) == (0, 0)
    assert not any(state.disks)
    assert (mine(state).turned, mine(state).used, state.round) == (0, 0, 3)


@rule("SL-17.2", "SL-21.2", "SL-20.6")
def test_the_draft_passes_packets_to_the_left_and_the_last_card_is_forced() -> None:
    state = to_production(new_match(GAME.options(seats=3, draft=True)))  # type: ignore[arg-type]
    while state.phase != at.DRAFT:
        state.apply(actor_of(state), state.legal(actor_of(state))[0])
    before = [set(packet) for packet in state.packets]
    assert [len(packet) for packet in before] == [6, 6, 6]
    hands = [len(each.hand) for each in state.realms]
    for seat in (2, 0, 1):
        assert legal(state, seat=seat)[0].startswith("draft ")
        state.apply(seat, state.legal(seat)[0])
    for seat in range(3):
        assert set(state.packets[seat]) < before[(seat - 1) % 3]
    for _ in range(4):
        for seat in range(3):
            state.apply(seat, state.legal(seat)[0])
    assert [len(each.hand) for each in state.realms] == [number + 6 for number in hands]
    assert state.phase == at.ACTION


@rule("SL-17.2", "SL-15.10")
def test_cards_beyond_the_draft_are_drawn_afterwards() -> None:
    state = to_production(new_match(GAME.options(seats=2, draft=True)), "carmen_honey")  # type: ignore[arg-type]
    carmen = next(seat for seat in range(2) if mine(state, seat).character == 9)
    while state.phase in (at.PRODUCTION, at.DEAL, at.DRAFT):
        state.apply(actor_of(state), state.legal(actor_of(state))[0])
        if top(state).startswith("carmen"):
            break
    assert state.seat == carmen
    assert len(mine(state, carmen).hand) >= 8
