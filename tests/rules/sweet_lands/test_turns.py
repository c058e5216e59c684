"""Sections 5 and 11: turns, areas, hand cost, free actions."""

import pytest
from tests.rules.sweet_lands.helpers import have, legal, mine, play, realm, table, top, verbs

from tabletown import IllegalAction
from tabletown.games.sweet_lands.rules import material as m
from tabletown.testing import rule


@rule("SL-5.2", "SL-11.3")
def test_one_main_action_with_free_actions_around_it() -> None:
    state = table(realm("have=0/2/0/0/0", hand="w001 w002 w003"))
    play(state, "free F5", "pay_mix 1 0 0", "area diamond", "discard_card w001")
    assert have(state) == [1, 1, 0, 0, 1]
    assert verbs(state) == {"pass", "free"}
    play(state, "free F5")
    assert verbs(state) == {"pay_mix"}  # nothing interrupts it
    play(state, "pay_mix 1 0 0", "pass")
    assert state.seat == 1


@rule("SL-5.3", "SL-22.17")
@pytest.mark.parametrize("turn, usable", [(3, False), (5, True)])
def test_the_hand_never_becomes_empty_before_round_5(turn: int, usable: bool) -> None:
    state = table(realm("have=9/9/9/9/0", hand="w001 w002"), turn=turn, lines=("disks: terrain=1",))
    assert ("area terrain" in legal(state)) == usable  # TV-18: the second slot costs two cards
    assert "area road" in legal(state)
    one = table(realm("have=9/9/9/9/0", hand="w001"), turn=turn)
    assert (legal(one, "play") == ["play w001"]) == usable
    assert ("free F7" in legal(one)) == usable
    assert ("area road" in legal(one)) == usable


@rule("SL-5.4", "SL-5.5", "SL-5.10", "SL-22.6", "SL-20.4")
def test_slots_cost_one_two_three_cards_or_one_disk() -> None:
    hand = "w001 w002 w003 w004 w005"
    state = table(realm("have=0/6/0/0/0", hand=hand), lines=("disks: terrain=2",))
    play(state, "area terrain")
    assert legal(state) == [f"discard_card {card}" for card in hand.split()]
    play(state, "discard_card w001", "discard_card w003", "discard_card w002")
    assert list(state.discards) == [0, 1, 2]
    assert top(state) == "terrain=3!"
    assert "area terrain" not in legal(table(realm("have=0/6/0/0/0", hand=hand), lines=("disks: terrain=3",)))
    small = table(realm("have=0/6/0/0/0", hand="w001 w002 w003"), lines=("disks: terrain=2",))
    assert "area terrain" not in legal(small)  # TV-19
    disk = table(realm("have=0/6/0/0/0 disks=1", hand="w001"), lines=("disks: terrain=2",))
    play(disk, "area terrain")
    assert legal(disk) == ["use_disk"]
    play(disk, "use_disk")
    assert mine(disk).disks == 0
    assert len(mine(disk).hand) == 1
    both = table(realm("have=0/6/0/0/0 disks=1", hand="w001 w002"))
    play(both, "area terrain")
    assert legal(both) == ["use_disk", "discard_card w001", "discard_card w002"]


@rule("SL-5.6", "SL-5.11", "SL-22.7", "SL-8.6")
def test_an_area_needs_its_whole_cost_and_one_unit_of_its_effect() -> None:
    hand = "w001 w002 w003"
    assert "area terrain" not in legal(table(realm("have=0/5/0/0/0", hand=hand)))
    assert "area terrain" in legal(table(realm("have=0/6/0/0/0", hand=hand)))
    assert "area hare" not in legal(table(realm("have=0/4/0/0/0 food=4", hand=hand)))  # no property to live on
    assert "area hare" in legal(table(realm("have=0/4/0/0/0 food=4", hand=hand, pieces="tent@0,0")))
    gone = "tent@0,0 house@1,0 building@0,1 hare@0,0 hare@1,0 hare@0,1 hare@-1,0 hare@-1,1 hare@-1,2"
    state = table(realm("have=0/4/0/0/0 food=0", hand=hand, pieces=gone))
    play(state, "area hare", "discard_card w001")
    assert mine(state).vp == 6
    assert top(state) == "after"


@rule("SL-5.11", "SL-8.8")
def test_prosperity_needs_a_third_diamond_before_every_end() -> None:
    edge = "steps=4/7/4/7/4/7"
    assert "area prosperity" not in legal(table(realm(f"have=0/0/0/0/2 {edge}", hand="w001 w002")))
    state = table(realm(f"have=0/0/0/0/3 {edge}", hand="w001 w002"))
    play(state, "area prosperity", "discard_card w001")
    assert "stop" not in legal(state)
    play(state, "prosper industry_points")
    assert have(state)[4] == 0  # TV-34
    assert top(state) == "industry=3"  # the first arrival's effect; the second step is lost afterwards
    play(state, "stop")
    assert top(state) == "after"


@rule("SL-5.7")
@pytest.mark.parametrize(
    "area, purse, rest, frame",
    [
        ("terrain", "0/6/0/0/0", [0, 0, 0, 0, 0], "terrain=3!"),
        ("hare", "0/4/0/0/0", [0, 0, 0, 0, 0], "hare=1!"),
        ("road", "0/0/6/0/0", [0, 0, 0, 0, 0], "road=3!"),
        ("property", "0/0/3/0/0", [0, 0, 3, 0, 0], "build=2!"),
        ("industry", "0/0/0/3/0", [0, 0, 0, 0, 0], "industry=2!"),
        ("prosperity", "0/0/0/0/2", [0, 0, 0, 0, 0], "prosperity=2!"),
        ("diamond", "0/0/0/0/0", [0, 0, 0, 0, 1], "after"),
        ("cards", "0/0/0/0/0", [0, 0, 0, 0, 0], "draw=2"),
        ("gold_6", "0/0/0/0/0", [6, 0, 0, 0, 0], "after"),
        ("gold_8", "0/0/0/0/0", [8, 0, 0, 0, 0], "after"),
        ("terrain_road", "0/8/8/0/0", [0, 0, 0, 0, 0], "terrain_road=3,3!"),
        ("industry_3", "0/0/0/5/0", [0, 0, 0, 0, 0], "industry=3!"),
        ("hare_2", "0/9/0/0/0", [0, 0, 0, 0, 0], "hare=2!"),
        ("property_3", "0/0/4/0/0", [0, 0, 3, 0, 0], "build=3!"),
    ],
)
def test_cost_and_effect_of_each_area(area: str, purse: str, rest: list[int], frame: str) -> None:
    own = realm(f"have={purse} food=4", hand="w001 w002", pieces="tent@0,0")
    own["pieces"] = "house@0,0" if area.startswith("property") else "tent@0,0"
    state = table(own, turn=3, seats=4)
    play(state, f"area {area}", "discard_card w001")
    assert (have(state), top(state)) == (rest, frame)


@rule("SL-5.7", "SL-8.5", "SL-20.6")
@pytest.mark.parametrize("area, wheat, steps", [("food", 4, 2), ("food_3", 7, 3)])
def test_food_areas_take_all_their_steps(area: str, wheat: int, steps: int) -> None:
    state = table(realm(f"have=0/{wheat}/0/0/0 food=9", hand="w001 w002"), turn=3)
    play(state, f"area {area}", "discard_card w001", "prosper terrain")
    assert mine(state).food == 9 + steps
    assert mine(state).discount == 2
    assert top(state) == "after"


@rule("SL-5.7")
def test_an_action_disk_is_taken_and_kept() -> None:
    state = table(realm(hand="w001 w002"))
    play(state, "area disk", "discard_card w001")
    assert mine(state).disks == 1


@rule("SL-5.8", "SL-22.3")
def test_copying_pays_gold_and_the_copied_cost() -> None:
    own = realm("have=8/4/0/0/0", hand="w001 w002 w003", skills="u15")
    state = table(own, seats=3, lines=("disks: terrain=3",))
    play(state, "area copy_basic", "discard_card w001")
    assert legal(state) == ["copy terrain", "copy food"]  # u15: four wheat are enough
    play(state, "copy terrain")
    assert have(state) == [4, 0, 0, 0, 0]
    assert top(state) == "terrain=3!"
    four = table(realm("have=4/8/8/0/0", hand="w001 w002"), seats=4)
    play(four, "area copy_basic_additional", "discard_card w001")
    assert "copy terrain_road" in legal(four)
    assert "area copy_basic" not in legal(table(realm("have=4/3/0/0/0", hand="w001 w002"), seats=3))


@rule("SL-5.10", "SL-7.3")
def test_the_surcharge_and_the_first_piece_must_both_be_payable() -> None:
    hand = "w001 w002"
    assert "area property_3" not in legal(table(realm("have=0/0/3/0/0", hand=hand), turn=3))
    assert "area property_3" in legal(table(realm("have=0/0/4/0/0", hand=hand), turn=3))


@rule("SL-5.9")
def test_without_a_legal_main_action_only_the_end_is_left() -> None:
    state = table(realm(hand="w001"))
    assert legal(state) == ["end_round"]


@rule("SL-11.1", "SL-20.4")
def test_f1_discards_pays_a_mix_and_places_a_token_or_a_road() -> None:
    state = table(realm("have=0/1/1/1/0", hand="w001 w002"))
    play(state, "free F1", "discard_card w002")
    assert legal(state) == ["pay_mix 1 1 1"]
    play(state, "pay_mix 1 1 1")
    assert legal(state) == ["next_terrain", "next_road"]
    play(state, "next_road")
    assert len(legal(state)) == 24
    assert "stop" not in legal(state)
    play(state, legal(state)[0])
    assert mine(state).road_count == 1
    assert top(state) == "turn"


@rule("SL-11.1", "SL-11.4")
def test_the_exchanges() -> None:
    state = table(realm("have=19/3/0/0/0 disks=1", hand="w001 w002"))
    play(state, "free F2", "draw")
    assert len(mine(state).hand) == 3
    play(state, "free F3", "take iron", "free F6", "pay_mix 3 0 0", "take wood", "free F5", "pay_mix 0 1 0")
    assert have(state) == [1, 0, 0, 1, 0]
    play(state, "free F7")
    assert legal(state)[0] == "use_disk"
    assert len(legal(state)) == 4
    play(state, "use_disk", "take wheat", "take wood", "free F7", "discard_card w001", "take iron", "take iron")
    assert have(state) == [1, 1, 1, 3, 0]
    assert mine(state).disks == 0
    poor = table(realm("have=3/0/0/0/0", hand="w001"))
    assert legal(poor) == ["end_round"]


@rule("SL-11.1", "SL-16.3", "SL-14.8", "SL-22.10", "SL-22.11")
@pytest.mark.parametrize(
    "token, below, reached",
    [
        ("m1a", realm(land="-1,0 -1,1 -2,0 -3,0 -3,1 -2,-1 -1,-1 1,-1 -3,2"),
         realm(land="-1,0 -1,1 -2,0 -3,0 -3,1 -2,-1 -1,-1 1,-1 -3,2 3,0")),
        ("m2a", realm(pieces="tent@0,0 tent@1,0 tent@0,1 house@-1,0"),
         realm(pieces="tent@0,0 tent@1,0 tent@0,1 house@-1,0 clock_tower@-1,1")),
        ("m2b", realm(land="0,-1 0,-2 0,-3 0,-4"), realm(land="0,-1 0,-2 0,-3 0,-4 2,0 2,1 3,1")),
        ("m3a", realm("food=6"), realm("food=7")),
        ("m3b", realm("wonders=1"), realm("wonders=2")),
        ("m4a", realm(played="w001 w002 w005 w006 w007"), realm(played="w001 w002 w005 w006 w007 w008")),
        ("m4b", realm(played="w001 w002 w003"), realm(played="w001 w002 w046")),
        ("m5a", realm("production=29/0/0/0"), realm("production=30/0/0/0")),
        ("m5b", realm("steps=4/0/3/0/0/0"), realm("steps=4/1/3/0/0/0")),
        ("m6a", realm("cart=7 loco=7"), realm("cart=7 loco=8")),
        ("m6b", realm("vp=14 cp=9 ip=9"), realm("vp=15")),
    ],
)  # fmt: skip
def test_milestones(token: str, below: dict[str, str], reached: dict[str, str]) -> None:
    lines = (f"milestones: {token}", "scoring: t1 t2")
    own = {"hand": "w201 w202"}
    assert "claim" not in verbs(table(below | own, lines=lines))
    state = table(reached | own, lines=lines)
    total = state.total(0)
    play(state, f"claim {token[:-1]}")
    assert state.total(0) == total + 10
    assert list(mine(state).milestones) == [2 * m.MILESTONES.index(token[:2]) + "ab".index(token[2])]


@rule("SL-16.3")
def test_with_the_third_milestone_the_others_leave() -> None:
    own = realm("food=9 wonders=3", hand="w201 w202", claimed="m1a")
    other = realm("character=nata_pastel", hand="w203", claimed="m2a")
    state = table(own, other, lines=("milestones: m3a m5b m6a",))
    play(state, "claim m3")
    assert not any(state.milestones)
    assert "claim" not in verbs(state)


@rule("SL-11.2", "SL-15.3")
def test_solby_has_three_abilities_each_once_a_round() -> None:
    own = realm("character=solby_chocolate food=9", hand="w201 w202")
    state = table(own)
    assert legal(state, "ability") == ["ability 0", "ability 1", "ability 2"]
    play(state, "ability 0", "ability 2")
    assert have(state)[1] == 1
    assert "stop" not in legal(state)
    play(state, "prosper hare", "ability 1", "road 0 0 1 0")
    assert "ability" not in verbs(state)
    assert mine(state).steps[1] == 1
    early = table(realm("character=solby_chocolate food=4", hand="w201 w202"))
    assert legal(early, "ability") == ["ability 0"]


@rule("SL-20.1")
def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = table(realm(hand="w001 w002"))
    before = state.key()
    with pytest.raises(IllegalAction):
        play(state, "area terrain")
    assert state.key() == before
