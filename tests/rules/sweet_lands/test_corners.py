"""Rare corners of the rules, each of which a planted fault once got away with."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from tests.rules.sweet_lands.helpers import GAME, have, legal, mine, play, realm, table, top

from tabletown.games.sweet_lands.pack import load
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.effects.feasibility import node_possible
from tabletown.testing import rule


@pytest.fixture
def quirks(tmp_path: Path) -> str:
    """A pack with effects that the standard cards do not have."""
    data = copy.deepcopy(m.DATA)
    cards: list[dict[str, Any]] = data["worker_cards"]["list"]
    brownies = {"op": "per", "count": {"of": "sweet", "kind": "brownie"}, "div": 2, "then": [{"op": "vp", "n": 9}]}
    cards[0].update(cost={"gold": 1}, immediate=[{"op": "choose", "options": [[brownies], [{"op": "vp", "n": 3}]]}])
    steps = [{"op": "prosperity", "n": 1, "color": "any"}]
    cards[1].update(cost={"gold": 1}, immediate=[{"op": "spend", "cost": {"diamond": 1}, "times": "once", "then": steps}])
    nata = next(each for each in data["characters"]["list"] if each["id"] == "nata_pastel")
    nata["base"]["modifier"]["iron"] = -9
    area = next(each for each in data["action_areas"]["list"] if each["id"] == "gold_6")
    area["effect"] = [{"op": "prosperity", "n": 2, "color": "least_color"}]
    data["city"].update(min_group=1, min_types=1)
    cell = next(each for each in data["domain_boards"]["sides"]["A"] if (each["q"], each["r"]) == (-1, 1))
    cell["bonus"] = [{"op": "road", "n": 1}]
    file = tmp_path / "quirks.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return load(file)


@rule("SL-19.5", "SL-20.7")
def test_an_option_whose_count_is_not_reached_is_not_offered(quirks: str) -> None:
    own = realm("have=9/0/0/0/0", hand="w001 w003", played="w011")
    assert legal(play(table(own, pack=quirks), "play w001")) == ["option 1"]
    own["played"] = "w011 w012"
    assert legal(play(table(own, pack=quirks), "play w001")) == ["option 0", "option 1"]


@rule("SL-20.6", "SL-20.7", "SL-8.8")
def test_a_payment_is_skipped_where_nothing_could_follow_it(quirks: str) -> None:
    """The only diamond would be paid, and every step left needs one."""
    ends = "steps=4/7/4/7/4/7"
    state = play(table(realm(f"have=9/0/0/0/1 {ends}", hand="w002 w003"), pack=quirks), "play w002")
    assert top(state) == "employ=1"
    state = play(table(realm(f"have=9/0/0/0/2 {ends}", hand="w002 w003"), pack=quirks), "play w002")
    assert legal(state) == ["spend", "stop"]


@rule("SL-5.11")
def test_a_cost_does_not_fall_below_nothing(quirks: str) -> None:
    own = realm("character=nata_pastel have=0/0/0/0/0", hand="w001 w002")
    state = play(table(own, pack=quirks), "area industry", "discard_card w001")
    assert have(state)[3] == 0


@rule("SL-20.5", "SL-15.14")
def test_the_first_step_of_an_area_cannot_be_declined_in_any_colour(quirks: str) -> None:
    for steps, colours in (("0/0/1/0/1/0", False), ("0/0/0/0/1/0", True)):
        state = play(table(realm(f"steps={steps}", hand="w001 w002"), pack=quirks), "area gold_6", "discard_card w001")
        if colours:
            play(state, "color orange")
        assert legal(state) == ["prosper terrain", "prosper hare"]
        assert legal(play(state, "prosper hare")) == ["prosper terrain", "prosper hare", "stop"]


@rule("SL-6.11", "SL-6.6")
def test_a_token_turned_by_its_own_printed_bonus_is_not_turned_again(quirks: str) -> None:
    state = play(table(realm(hand="w001"), pending="turn terrain=1", pack=quirks), "terrain -1 1 field", "road -1 0 -1 1")
    assert legal(state) == ["option 0", "option 1"]
    play(state, "option 0")
    assert (top(state), mine(state).production[1]) == ("turn", 6)


@rule("SL-7.9")
def test_a_pack_may_call_a_single_property_a_city(quirks: str) -> None:
    state = play(table(realm("help=3", hand="w001", pieces="tent@0,0"), pack=quirks), "end_round")
    assert mine(state).cp == 1


@rule("SL-7.4", "SL-7.11")
def test_a_token_turned_before_a_production_step_is_ripe_in_it() -> None:
    own = realm("character=laila_coral have=0/0/0/0/1 steps=4/7/0/7/4/7", hand="w001", land="-1,0*")
    state = table(own, phase="production", pending="", lines=("step: 1",))
    assert legal(state) == ["prosper road", "prosper property", "stop"]
    play(state, "prosper property")
    assert "property tent -1 0" in legal(state)


@rule("SL-8.3")
def test_a_locomotive_at_the_end_scores_while_the_cart_is_blocked() -> None:
    state = table(realm("cart=3 loco=16", hand="w001"), pending="turn industry=2")
    assert legal(state) == ["step loco", "stop"]
    assert mine(play(state, "step loco")).vp == 1


@rule("SL-5.3", "SL-19.7")
def test_the_last_card_of_a_hand_is_not_employed_before_round_5() -> None:
    assert top(table(realm(hand="w001"), pending="turn employ_card=1")) == "turn"
    assert top(table(realm(hand="w001"), pending="turn employ_card=1", turn=5)) == "employ_card=1"


@rule("SL-20.7")
def test_a_search_is_possible_while_a_layer_under_the_deck_is_left() -> None:
    state = table(realm(hand="w001"))
    node = m.STANDARD.program.lists[m.STANDARD.card_effect[m.CARD["w152"]]][0]
    state.deck, state.under = b"", bytes([m.CARD["w160"]])
    assert node_possible(state, mine(state), node)
    state.under = b""
    assert not node_possible(state, mine(state), node)


@rule("SL-19.6")
def test_a_score_stops_at_its_most() -> None:
    brownies = "w011 w012 w013 w014 w020 w033 w034"
    state = play(table(realm("help=3", hand="w001", played=f"w201 {brownies}")), "end_round")
    assert mine(state).vp == 6


@rule("SL-9.7")
def test_workers_act_from_the_oldest_to_the_newest() -> None:
    for columns in (("w005", "w010"), ("w010", "w005")):
        own = realm("have=0/9/0/0/0", hand="w001", played="w005 w010")
        own["columns"] = " ".join(f"agriculture={card}" for card in columns)
        state = table(own, pending="turn queue", lines=("queue: agriculture",))
        assert GAME.prompt(GAME.view(state, 0)).arguments["card"] == columns[0]
        play(state, "stop")
        assert GAME.prompt(GAME.view(state, 0)).arguments["card"] == columns[1]


@rule("SL-17.3")
def test_a_chosen_rise_of_gold_production_counts_for_u09() -> None:
    state = play(table(realm(hand="w001", skills="u09"), pending="turn produce=2"), "produce gold", "produce wheat")
    assert mine(state).vp == 1
