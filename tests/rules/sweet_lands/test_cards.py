"""Sections 9 and 19: worker cards and the effect language; every card is played once."""

import random

import pytest
from tests.rules.sweet_lands.helpers import have, legal, mine, play, realm, table, top, verbs

from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.flow import settle
from tabletown.games.sweet_lands.rules.points import QUEUE
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.testing import rule

FORESTRY_LINE = "agriculture=w017 agriculture=w135 forestry=w032 forestry=w103"


def bonus(state: SweetLandsState, *columns: str) -> SweetLandsState:
    """Let industry bonuses be resolved."""
    state.queue = bytes([*op.INDUSTRIES, "any"].index(column) for column in columns)
    state.push(QUEUE)
    settle(state)
    return state


@rule("SL-9.2", "SL-9.10", "SL-5.3")
def test_a_card_is_paid_laid_down_and_its_effects_applied_in_any_order() -> None:
    state = table(realm("have=26/0/0/0/0", hand="w127 w002"))
    play(state, "play w127")
    assert legal(state) == ["effect 0", "effect 1"]
    assert list(mine(state).played) == [126]
    play(state, "effect 1", "stop")
    assert "terrain" in verbs(state)
    useless = table(realm("have=3/0/0/0/0", hand="w060 w002"))
    play(useless, "play w060")
    assert top(useless) == "after"
    assert mine(useless).vp == 0


@rule("SL-9.2", "SL-9.1")
def test_end_of_round_cards_act_only_at_the_end() -> None:
    state = table(realm("have=8/0/0/0/0 help=3", hand="w160 w002", land="-1,0 -1,1"))
    play(state, "play w160")
    assert mine(state).vp == 0
    assert top(state) == "after"
    play(state, "pass", "end_round", "help_cell 5", "end_round")
    assert mine(state).vp == 1


@rule("SL-9.3", "SL-17.3", "SL-22.19")
def test_the_brownie_discount_does_not_count_the_card_itself() -> None:
    state = table(realm("have=17/0/0/0/0", hand="w012 w127", played="w011 w033 w055"))
    play(state, "play w012")
    assert have(state)[0] == 0
    assert mine(state).sweets[3] == 4
    assert legal(table(realm("have=16/0/0/0/0", hand="w012 w127", played="w011 w033 w055")), "play") == []
    assert legal(table(realm("character=sena_lokum have=19/0/0/0/0", hand="w012 w127")), "play") == ["play w012"]
    plain = table(realm("have=3/0/0/0/0", hand="w001 w127", played="w011"))
    assert legal(plain, "play") == []
    assert legal(table(realm("have=3/0/0/0/0", hand="w001 w127", played="w011", skills="u10")), "play") == ["play w001"]


@rule("SL-9.4", "SL-9.12", "SL-15.9")
def test_card_played_triggers_come_after_payment_and_before_the_effects() -> None:
    own = realm("character=sena_lokum have=6/0/0/0/0", hand="w134 w002", skills="u13", pieces="clock_tower@0,0")
    state = table(own)
    play(state, "play w134")
    assert (mine(state).vp, mine(state).production[0], top(state)) == (4, 11, "draw=2")


@rule("SL-9.5", "SL-9.6", "SL-20.6", "SL-22.13")
def test_employing_costs_a_diamond_and_needs_room() -> None:
    state = table(realm("have=4/0/0/0/1", hand="w001 w002", pieces="tent@0,0"))
    play(state, "play w001", "stop")
    assert legal(state) == ["employ agriculture", "stop"]
    play(state, "employ agriculture")
    assert (have(state)[4], list(mine(state).columns[0]), list(mine(state).played)) == (0, [0], [0])
    full = {"columns": "agriculture=w005", "played": "w005", "hand": "w001 w002"}
    one = play(table(realm("have=4/0/0/0/1", pieces="tent@0,0") | full), "play w001", "stop")
    assert top(one) == "after"  # TV-20
    two = play(table(realm("have=4/0/0/0/1", pieces="tent@0,0 tent@1,0") | full), "play w001", "stop")
    assert legal(two) == ["employ agriculture", "stop"]
    wild = table(realm("have=9/0/0/0/1", hand="w137 w002", columns="agriculture=w005", played="w005"))
    play(wild, "play w137", "draw")
    assert legal(wild) == ["employ forestry", "employ mining", "stop"]
    assert top(play(table(realm("have=4/0/0/0/0", hand="w001 w002")), "play w001", "stop")) == "after"


@rule("SL-9.6", "SL-17.3")
@pytest.mark.parametrize(
    "houses, skills, limit", [(0, "", 1), (1, "", 1), (2, "", 2), (3, "", 2), (4, "", 3), (5, "u11", 4)]
)
def test_column_limits(houses: int, skills: str, limit: int) -> None:
    spots = ["0,0", "1,0", "0,1", "-1,0", "-1,1"]
    workers = ["w023", "w024", "w025", "w026"]
    for employed in range(4):
        parts = {"played": " ".join(workers[:employed]), "skills": skills}
        parts["columns"] = " ".join(f"forestry={card}" for card in workers[:employed])
        parts["pieces"] = " ".join(f"house@{spot}" for spot in spots[:houses])
        own = realm("have=0/0/0/0/1", hand="w027 w002") | {key: value for key, value in parts.items() if value}
        state = table(own, pending="turn employ=26")
        assert ("employ forestry" in legal(state)) == (employed < limit)


@rule("SL-9.7", "SL-9.8", "SL-10.2")
def test_a_bonus_fires_triggers_the_printed_ability_and_the_workers() -> None:
    state = table(realm(hand="w001", columns="agriculture=w017", played="w017", skills="s12"))
    bonus(state, "agriculture")
    assert (have(state)[1:3], mine(state).vp) == ([2, 2], 6)  # TV-21


@rule("SL-9.8", "SL-9.9", "SL-19.11", "SL-24.7")
def test_bonuses_wait_in_a_queue_and_end() -> None:
    own = realm(hand="w001", columns=FORESTRY_LINE, played="w017 w135 w032 w103", skills="s12",
                pieces="tent@0,0 tent@1,0 house@0,1 house@-1,0")  # fmt: skip
    state = bonus(table(own), "agriculture")
    assert (have(state)[1:4], mine(state).vp, state.queue) == ([2, 4, 8], 21, b"")  # TV-31
    assert not m.STANDARD.cyclic


@rule("SL-9.11", "SL-9.7")
def test_bonuses_of_one_element_come_before_what_they_set_off() -> None:
    state = table(realm("have=9/0/0/2/0", hand="w151 w002", columns="agriculture=w017", played="w017"))
    play(state, "play w151", "column agriculture")
    assert (have(state)[1:4], top(state)) == ([2, 0, 0], "column")
    play(state, "column mining")
    assert have(state)[1:4] == [2, 2, 2]  # TV-33


@rule("SL-9.9")
def test_a_cycle_in_replaced_data_grants_each_bonus_once_a_queue() -> None:
    import copy

    data = copy.deepcopy(m.DATA)
    cards = {card["id"]: card for card in data["worker_cards"]["list"]}
    cards["w045"]["employ"] = [{"op": "industry_bonus", "which": "agriculture", "n": 1}, {"op": "vp", "n": 1}]
    cyclic = m.Material(data, "cyclic", op.Program())
    assert cyclic.cyclic
    assert not cyclic.program.problems
    state = table(realm(hand="w001", columns="agriculture=w017 forestry=w032 mining=w045", played="w017 w032 w045"))
    state.m = cyclic
    bonus(state, "agriculture")
    # A F M A: the second agriculture bonus no longer feeds forestry.
    assert (have(state)[1:4], mine(state).vp, state.granted) == ([4, 2, 2], 1, b"")
    bonus(state, "agriculture")
    assert mine(state).vp == 2


@rule("SL-19.1", "SL-19.2", "SL-20.2")
def test_simple_elements_come_first_and_the_last_needs_no_question() -> None:
    state = table(realm("have=4/0/0/0/0", hand="w001 w002"))
    play(state, "play w001")
    assert have(state)[1] == 2
    assert verbs(state) == {"terrain", "stop"}


@rule("SL-19.3")
def test_per_is_fixed_when_it_starts() -> None:
    # w041: one gold production for every two of wood production, at most 4.
    state = play(table(realm("have=1/0/0/0/0 production=0/0/11/0", hand="w041 w002")), "play w041")
    assert mine(state).production[0] == 4
    state = play(table(realm("have=1/0/0/0/0 production=0/0/3/0", hand="w041 w002")), "play w041")
    assert mine(state).production[0] == 1


@rule("SL-19.3", "SL-20.6")
def test_if_is_tested_when_it_starts_and_needs_no_answer() -> None:
    base = {"hand": "w021 w002"}
    two = play(table(realm("have=9/0/0/0/0", played="w015") | base), "play w021", "effect 1")
    assert top(two) == "prosperity=1,1"
    play(two, "stop")
    assert top(two) == "after"  # two macarons only: the `if` fell away
    three = play(
        table(realm("have=9/0/0/0/0", played="w015 w016") | base), "play w021", "effect 1", "prosper hare", "prosper hare"
    )
    assert mine(three).steps[1] == 2


@rule("SL-19.4", "SL-20.6")
def test_spend_repeats_while_payable_and_wished() -> None:
    state = table(realm("have=15/7/0/0/0", hand="w017 w002"))
    play(state, "play w017", "spend", "spend", "spend")
    assert (have(state)[1], mine(state).vp, top(state)) == (0, 6, "after")  # TV-22
    mixed = table(realm("have=0/1/1/0/0", hand="w001", columns="mining=w156", played="w156"))
    bonus(mixed, "mining")
    play(mixed, "spend")
    assert legal(mixed) == ["pay_mix 0 0 2", "pay_mix 0 1 1", "pay_mix 1 0 1", "pay_mix 1 1 0"]


@rule("SL-19.5", "SL-20.6")
def test_choose_offers_what_is_possible() -> None:
    full = realm("steps=5/8/0/0/0/0", hand="w001", land="-1,0")
    state = play(table(full, pending="turn flip=1"), "flip -1 0")
    assert legal(state) == ["option 0"]


@rule("SL-19.6", "SL-10.4")
def test_scores_are_capped_and_tiers_take_the_highest() -> None:
    land = "-1,0 -1,1 -2,0 -3,0 -3,1 -2,-1 -1,-1 1,-1 -3,2 -2,2 -3,3 -2,4 -1,-3 -2,-2 -4,1"
    capped = play(table(realm("help=3", hand="w001", played="w163 w160", land=land + " 3,0")), "end_round")
    assert mine(capped).vp == 1 + 7
    tiers = play(table(realm("help=3 food=8", hand="w001", played="w190", skills="s05")), "end_round")
    assert mine(tiers).vp == 4 + 5


@rule("SL-19.7", "SL-22.26")
def test_play_card_is_a_card_play_with_a_discount() -> None:
    own = realm("have=9/0/0/0/0", hand="w154 w184 w002 w199", skills="u13")
    state = play(table(own), "play w154")
    assert legal(state) == ["play w184", "stop"]  # w199 costs 17 - 10 = 7, two brownies short
    play(state, "play w184")
    assert (have(state)[0], mine(state).vp, len(mine(state).hand)) == (4, 4, 2)


@rule("SL-19.7", "SL-20.4", "SL-17.3")
def test_draw_then_employ_is_no_card_play() -> None:
    own = realm("have=11/0/0/0/0", hand="w143 w134 w184 w002", skills="u13")
    state = play(table(own), "play w143", "draw w001")
    options = legal(state)
    assert options[:2] == ["employ_card w001 agriculture", "employ_card w002 agriculture"]
    assert options[-1] == "stop"
    assert [each for each in options if "w134" in each] == [f"employ_card w134 {column}" for column in op.INDUSTRIES]
    play(state, "employ_card w134 mining")
    assert (mine(state).vp, have(state)[4], list(mine(state).columns[2]), mine(state).sweets[3]) == (2, 0, [133], 1)
    assert top(state) == "after"


@rule("SL-19.9", "SL-22.23")
def test_a_wild_sign_counts_for_every_industry() -> None:
    # w015: a wheat and a gold for every played card with the sign of agriculture, itself included.
    state = play(table(realm("have=1/0/0/0/0", hand="w015 w002", played="w134 w145 w023")), "play w015")
    assert have(state)[:2] == [3, 3]
    end = play(table(realm("help=3", hand="w001", played="w205 w134 w023 w136 w152")), "end_round")
    assert mine(end).vp == 1


@rule("SL-19.10", "SL-20.2")
def test_a_list_with_discard_is_carried_out_as_listed() -> None:
    state = table(realm(hand="w001", skills="u08"))
    play(state, "flip_skill u08", "draw", "draw")
    assert len(legal(state)) == 3
    assert verbs(state) == {"discard_card"}
    play(state, "discard_card w001")
    assert list(state.discards) == [0]
    assert len(mine(state).hand) == 2


@rule("SL-19.12", "SL-24.6")
def test_no_card_has_code_of_its_own() -> None:
    from pathlib import Path

    folder = Path(m.__file__).parent
    for path in folder.glob("*.py"):
        text = path.read_text()
        assert not [card for card in m.CARDS if f'"{card}"' in text], path.name


@rule("SL-19.1")
def test_every_op_and_counter_of_the_vocabulary_is_used() -> None:
    used = m.STANDARD.program.used
    assert {*m.DATA["vocabulary"]["ops"]} == {*op.OPS} == {name for name in used if not name.startswith("count ")}
    counters = {name[6:] for name in used if name.startswith("count ")}
    assert {*m.DATA["vocabulary"]["counters"]} == {*op.COUNTERS} == counters


RICH = realm(
    "have=60/20/20/20/9 food=8 cart=3 loco=2 wonders=1 disks=1 steps=1/1/1/1/1/1 markers=2",
    land="-1,0* -1,1* -1,2 0,-1* 0,2* 1,-1 1,1* 2,-1 2,0* -2,0 0,-2 3,0",
    roads="-1,0/0,0 0,-1/0,0 -1,1/0,1",
    pieces="tent@0,0 house@-1,0 lab@0,-1 hare@0,0 building@1,1",
    skills="s07 s08",
)


@rule("SL-9.2", "SL-9.5")
@pytest.mark.parametrize("card", m.CARDS)
def test_every_card_can_be_played_and_employed(card: str) -> None:
    own = dict(RICH)
    own["hand"] = " ".join(sorted({card, "w203", "w136", "w001"}))
    state = table(own, turn=3)
    rng = random.Random(card)
    play(state, f"play {card}")
    assert m.CARD[card] in mine(state).played
    employed = False
    for _ in range(80):
        if state.seat != 0 or top(state) == "after":
            break
        words = legal(state)
        wished = [each for each in words if each.startswith("employ ")]
        employed = employed or bool(wished)
        choice = wished[0] if wished else rng.choice([each for each in words if each != "stop"] or words)
        if state.actors() == CHANCE:
            choice = "draw"
        play(state, choice)
    assert top(state) == "after"
    sign = m.STANDARD.card_sign[m.CARD[card]]
    assert employed == (sign >= 0)
    if sign >= 0:
        assert any(m.CARD[card] in column for column in mine(state).columns)
        before = state.key()
        bonus(state, op.INDUSTRIES[next(at for at in range(3) if m.CARD[card] in mine(state).columns[at])])
        assert state.key() != before
