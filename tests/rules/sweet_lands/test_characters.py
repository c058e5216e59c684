"""Sections 10, 15 and 17: skill tokens, characters, upgraded tokens."""

import pytest
from tests.rules.sweet_lands.helpers import GAME, have, legal, mine, play, realm, table, top, verbs

from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.effects.counters import count_cities
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.testing import rule


@rule("SL-10.1", "SL-22.12")
def test_a_token_that_is_owned_or_gone_is_not_offered() -> None:
    state = table(realm(hand="w001", skills="s08"), seats=4, pending="turn skill=1")
    assert legal(state) == [f"skill s{number:02d}" for number in range(1, 13) if number != 8] + ["stop"]
    others = [realm(f"character={name}", hand=card, skills="s09") for name, card in
              (("nata_pastel", "w010"), ("che_lotus", "w011"), ("sena_lokum", "w012"))]  # fmt: skip
    gone = table(realm(hand="w001"), *others, pending="turn skill=1")
    assert "skill s09" not in legal(gone)
    owner = " ".join(m.ORDINARY)
    nothing = table(realm(hand="w001", skills=owner), pending="turn skill=1")
    assert top(nothing) == "turn"


@rule("SL-10.2", "SL-10.4")
@pytest.mark.parametrize("skill, colour", [("s01", "1"), ("s02", "2"), ("s03", "3")])
def test_immediate_tokens_step_on_their_colour_and_stay(skill: str, colour: str) -> None:
    state = play(table(realm(hand="w001"), pending="turn skill=1"), f"skill {skill}")
    assert top(state) == f"prosperity=3,{colour}"
    assert len(mine(state).skills) == 1


@rule("SL-10.2")
@pytest.mark.parametrize(
    "skill, main, columns, gained",
    [
        ("s04", "", "agriculture=w001 agriculture=w002 forestry=w023 mining=w045 mining=w046 mining=w047", 6),
        ("s04", "", "agriculture=w001 agriculture=w002 forestry=w023 forestry=w024 mining=w045 mining=w046 mining=w047", 12),
        ("s05", "food=2", "", 0),
        ("s05", "food=9", "", 7),
        ("s06", "cart=8", "", 5),
        ("s06", "cart=10 loco=8", "", 10),
    ],
)
def test_end_of_round_tokens(skill: str, main: str, columns: str, gained: int) -> None:
    own = realm(f"{main} help=3", hand="w201", skills=skill)
    if columns:
        own |= {"columns": columns, "played": " ".join(word.split("=")[1] for word in columns.split())}
    state = play(table(own), "end_round")
    assert mine(state).vp == gained  # TV-26


@rule("SL-10.2", "SL-10.3", "SL-5.2")
def test_flip_tokens_are_main_actions_once_a_round() -> None:
    own = realm(hand="w001", skills="s07 s08 s09")
    state = play(table(own), "flip_skill s07", "take iron")
    assert have(state) == [0, 1, 1, 2, 0]
    assert top(state) == "after"
    assert have(play(table(own), "flip_skill s08")) == [0, 0, 0, 0, 1]
    assert have(play(table(own), "flip_skill s09")) == [8, 0, 0, 0, 0]
    used = table(realm(hand="w001", skills="s07* s08"))
    assert legal(used, "flip_skill") == ["flip_skill s08"]


@rule("SL-10.2", "SL-9.12")
def test_permanent_tokens() -> None:
    state = table(realm(hand="w001", skills="s10 s11 s12", pieces="tent@1,0"), pending="turn property=1")
    play(state, "property shop_mining 0 0", "option 0", "produce gold")
    assert mine(state).vp == 2 + 3


@rule("SL-17.3", "SL-22.1")
def test_upgraded_tokens_cost_a_diamond() -> None:
    lines = ("upgraded: u06 u09",)
    poor = table(realm(hand="w001"), pending="turn skill=1", lines=lines, upgraded_skills=True)
    assert "skill u06" not in legal(poor)
    state = table(realm("have=0/0/0/0/1", hand="w001"), pending="turn skill=1", lines=lines, upgraded_skills=True)
    play(state, "skill u09")
    assert have(state)[4] == 0
    assert not state.stock[m.SKILLS.index("u09")]
    play(state, "end_round")
    raised = play(table(realm(hand="w001", skills="u06 u09")), "flip_skill u06")
    assert (mine(raised).production[0], mine(raised).vp) == (15, 5)


@rule("SL-17.3", "SL-20.5", "SL-20.6", "SL-22.22")
def test_flip_tokens_with_a_price_are_paid_without_a_question() -> None:
    assert "flip_skill" not in verbs(table(realm("have=0/0/0/3/0", hand="w001", skills="u04")))  # TV-35
    state = play(table(realm("have=0/0/0/4/0", hand="w001", skills="u04")), "flip_skill u04")
    assert have(state)[3] == 0
    assert legal(state) == ["step cart"]
    food = play(table(realm("have=0/4/0/0/0 food=4", hand="w001", skills="u05", pieces="tent@0,0")), "flip_skill u05")
    assert legal(food) == ["effect 0", "effect 1"]
    play(food, "effect 1", "hare 0 0")
    assert mine(food).food == 5
    land = play(table(realm(hand="w001", skills="u07")), "flip_skill u07")
    assert legal(land) == ["next_terrain", "next_road"]
    play(land, "next_road", "road 0 0 1 0")
    assert legal(land) == ["next_terrain", "stop"]


@rule("SL-17.3", "SL-5.11")
def test_u14_and_u15_make_areas_cheaper() -> None:
    own = realm("have=0/4/3/0/0", hand="w001 w002", skills="u14 u15")
    assert legal(table(own), "area")[:1] == ["area terrain"]
    assert "area road" in legal(table(own))
    assert not {"area terrain", "area road"} & set(legal(table(realm("have=0/4/3/0/0", hand="w001 w002"))))


@rule("SL-17.3")
@pytest.mark.parametrize(
    "skill, parts, gained",
    [
        ("u01", {"pieces": "tent@0,0 house@1,0 lab@0,1"}, 3),
        ("u02", {"land": "0,-1 0,-2 0,-3 0,-4 2,0 2,1 3,1"}, 4),
        ("u03", {"played": "w001 w046 w005"}, 6),
    ],
)
def test_upgraded_end_of_round_tokens(skill: str, parts: dict[str, str], gained: int) -> None:
    state = play(table(realm("help=3", hand="w201", skills=skill) | parts), "end_round")
    assert mine(state).vp == gained


@rule("SL-17.3", "SL-19.7")
def test_u12_draws_and_employs_at_once() -> None:
    state = table(
        realm("have=0/0/0/0/1", hand="w201"), pending="turn skill=1", lines=("upgraded: u12",), upgraded_skills=True
    )
    play(state, "skill u12", "draw w001", "employ_card w001 agriculture")
    assert list(mine(state).columns[0]) == [0]
    assert top(state) == "turn"


# Characters.


@rule("SL-15.1")
def test_bastet_steps_once_for_every_city_with_a_lab() -> None:
    city = "tent@0,0 house@1,0 lab@0,1"
    state = table(realm("character=bastet_biscuit", hand="w001 w002", pieces=city))
    play(state, "ability 0")
    assert legal(state) == ["step cart"]
    play(state, "step cart")
    assert "ability 0" not in legal(state)
    assert "ability" not in verbs(table(realm("character=bastet_biscuit", hand="w001 w002", pieces="tent@0,0 house@1,0")))


@rule("SL-15.2", "SL-22.9", "SL-5.11", "SL-5.8")
def test_nata_pays_an_iron_less_for_industry() -> None:
    nata = realm("character=nata_pastel have=0/0/0/2/0", hand="w001 w002")
    state = play(table(nata), "area industry", "discard_card w001")
    assert have(state)[3] == 0
    assert "area industry" not in legal(table(realm("have=0/0/0/2/0", hand="w001 w002")))
    three = table(realm("character=nata_pastel have=0/0/0/4/0", hand="w001 w002"), turn=2)
    assert "area industry_3" in legal(three)


@rule("SL-15.3")
def test_solby_s_tower_counts_hares() -> None:
    own = realm("character=solby_chocolate help=3", hand="w001", pieces="clock_tower@0,0 tent@1,0 hare@0,0 hare@1,0")
    assert mine(play(table(own), "end_round")).vp == 2


@rule("SL-15.4", "SL-22.9", "SL-20.4")
def test_rikka_pays_hares_in_wheat_and_wood() -> None:
    own = realm("character=rikka_berry have=0/3/2/0/0 food=4", hand="w001 w002", pieces="tent@0,0 lab@1,0 house@0,1")
    state = play(table(own), "area hare", "discard_card w001")
    assert legal(state) == ["pay_mix 2 2 0", "pay_mix 3 1 0"]
    play(state, "pay_mix 2 2 0", "hare 0 0")
    assert have(state)[1:3] == [1, 0]
    tower = realm("character=rikka_berry help=3", hand="w001", pieces="clock_tower@0,0 lab@1,0 house@0,1 hare@0,0")
    assert mine(play(table(tower), "end_round")).cp == 1 + 1
    assert "area food" not in legal(table(realm("character=rikka_berry have=0/3/9/0/0", hand="w001 w002")))


@rule("SL-15.8", "SL-15.15")
def test_elina_s_tower_counts_her_lowest_basic_production() -> None:
    own = realm("production=20/7/6/9 wonders=1 help=3", hand="w001")
    state = play(table(own), "free F8", "property clock_tower 0 0", "option 0", "produce wood", "end_round")
    assert mine(state).vp == 7


@rule("SL-15.9", "SL-22.19")
def test_sena_owns_one_of_each_sweet() -> None:
    lines = ("milestones: m4b", "scoring: t1 t2")
    state = table(realm("character=sena_lokum", hand="w001 w002", played="w046 w003"), lines=lines)
    assert mine(state).sweets == [4, 1, 1, 1, 1, 1]
    assert "claim m4" in legal(state)


@rule("SL-15.10", "SL-22.13", "SL-20.4")
def test_carmen_employs_a_legal_pair_in_two_steps() -> None:
    own = realm("character=carmen_honey", hand="w001 w002 w023 w134 w160 w161 w162 w163")
    state = table(own, turn=1, phase="production", pending="carmen=2", lines=("step: 4",))
    words = legal(state)
    assert "employ_card w001 agriculture" in words
    assert "stop" not in words
    play(state, "employ_card w134 forestry")
    assert legal(state) == ["employ_card w001 agriculture", "employ_card w002 agriculture"]
    play(state, "employ_card w002 agriculture")
    assert [len(column) for column in mine(state).columns] == [1, 1, 0]
    assert have(state)[4] == 0


@rule("SL-15.10", "SL-4.6", "SL-22.28")
def test_carmen_without_a_pair_puts_all_cards_under_the_deck() -> None:
    own = realm("character=carmen_honey", hand="w001 w002 w003 w160 w161 w162 w163 w164")
    state = table(own, turn=1, phase="production", pending="carmen=2", lines=("step: 4",))
    assert (len(state.under), len(mine(state).hand), top(state)) == (8, 0, "draw=8")
    for card in ("w165", "w166", "w167", "w168", "w169", "w170", "w179", "w172"):
        play(state, f"draw {card}")
    assert (state.under.count(255), len(state.under), top(state)) == (1, 17, "draw=8")
    for card in ("w004", "w024", "w173", "w174", "w175", "w176", "w177", "w178"):
        play(state, f"draw {card}")
    assert legal(state) == ["employ_card w004 agriculture", "employ_card w024 forestry"]


@rule("SL-15.10")
def test_carmen_marks_every_bonus_and_scores_the_marks() -> None:
    own = realm("character=carmen_honey help=3", hand="w001", pieces="clock_tower@1,0")
    state = table(own, pending="turn property=1")
    play(state, "property shop_mining 0 0", "option 0", "produce gold")
    assert mine(state).markers == 1
    play(state, "end_round")
    assert mine(state).vp == 1


@rule("SL-15.11", "SL-20.6", "SL-5.10")
def test_sakura_turns_a_card_into_a_disk() -> None:
    own = realm("character=sakura_mochi have=0/6/0/0/0", hand="w001 w002")
    state = play(table(own), "ability 0")
    assert legal(state) == ["discard_card w001", "discard_card w002"]
    play(state, "discard_card w001", "area terrain")
    assert legal(state) == ["use_disk"]
    assert "ability" not in verbs(table(realm("character=sakura_mochi", hand="w001")))


@rule("SL-15.11", "SL-22.26", "SL-21.3", "SL-4.6")
def test_sakura_s_tower_finds_two_cards_and_plays_one() -> None:
    own = realm("character=sakura_mochi wonders=1", hand="w001", played="w152", skills="u13")
    state = play(table(own, lines=("under: w002 w170",)), "free F8", "property clock_tower 0 0", "option 0", "produce gold")
    assert verbs(state) == {"search"}
    assert "search w170" in legal(state)
    assert "search w001" not in legal(state)
    play(state, "search w170", "search w199")
    assert state.under == b""
    assert legal(state) == ["play w170", "play w199"]
    play(state, "play w199")
    assert (mine(state).vp, list(mine(state).hand), have(state)[0]) == (2, [0, 169], 0)
    assert top(state) == "turn"


@rule("SL-15.11", "SL-20.6")
def test_a_single_card_found_is_played_and_none_is_nothing() -> None:
    ends = [card for card in m.CARDS if m.STANDARD.card_kind[m.CARD[card]] == 1]
    start = ("free F8", "property clock_tower 0 0", "option 0", "produce gold")
    one = realm("character=sakura_mochi wonders=1", hand="w001", played="w152")
    state = play(table(one, lines=("discards: " + " ".join(ends[1:]),)), *start, f"search {ends[0]}")
    assert m.CARD[ends[0]] in mine(state).played
    assert top(state) == "turn"
    none = play(table(one, lines=("discards: " + " ".join(ends),)), *start)
    assert top(none) == "turn"
    assert len(mine(none).played) == 1


@rule("SL-15.12", "SL-5.3", "SL-22.17")
def test_gretel_pays_cards_with_diamonds() -> None:
    gretel = "character=gretel_stollen have=0/6/0/0/2"
    state = table(realm(gretel, hand="w001 w002 w003", pieces="clock_tower@0,0"), turn=1, lines=("disks: terrain=2",))
    play(state, "area terrain")
    assert legal(state) == ["pay_diamonds 1", "pay_diamonds 2"]  # TV-36
    play(state, "pay_diamonds 2", "discard_card w001")
    assert (have(state)[4], mine(state).vp, top(state)) == (0, 6, "terrain=3!")
    disk = play(table(realm(f"{gretel} disks=1", hand="w001 w002")), "area terrain")
    assert legal(disk) == ["use_disk", "pay_diamonds 0", "pay_diamonds 1"]
    bright = table(realm("character=gretel_stollen have=0/0/0/0/2", hand="w001"))
    assert "area prosperity" not in legal(bright)  # the diamonds cannot be spent twice
    assert "area diamond" in legal(bright)


@rule("SL-15.12", "SL-4.3")
def test_gretel_s_production_is_a_diamond() -> None:
    state = table(realm("character=gretel_stollen help=3"), phase="production", pending="")
    assert have(state)[4] == 1


@rule("SL-15.13")
def test_jasmine_takes_two_and_scores_tokens() -> None:
    state = play(table(realm("character=jasmine_may have=12/0/0/0/0", hand="w141 w002")), "play w141")
    assert top(state) == "skill=2"
    play(state, "skill s08", "skill s09")
    assert len(mine(state).skills) == 2
    tower = realm("character=jasmine_may help=3", hand="w001", skills="s08 s09 s07", pieces="clock_tower@0,0")
    assert mine(play(table(tower), "end_round")).vp == 3


@rule("SL-15.14", "SL-20.6")
def test_laila_steps_on_the_colour_with_the_fewest_steps() -> None:
    lines = ("help: h04+e1 h05+e2 h01+h02 h03+h06 h07+h08",)
    tied = table(realm("character=laila_coral steps=1/0/1/1/0/1 help=3"), phase="production", pending="", lines=lines)
    assert legal(tied) == ["color orange", "color gray"]
    play(tied, "color gray", "prosper employed", "prosper industry_points")
    assert mine(tied).steps == [1, 0, 1, 1, 1, 2]
    clear = table(realm("character=laila_coral steps=1/0/1/1/1/1 help=3"), phase="production", pending="", lines=lines)
    assert legal(clear) == ["prosper terrain", "prosper hare", "stop"]
    tower = realm("character=laila_coral steps=2/2/2/1/3/3 help=3", hand="w001", pieces="clock_tower@0,0")
    assert mine(play(table(tower), "end_round")).vp == 6


@rule("SL-7.8", "SL-7.11", "SL-15.6")
def test_a_tower_ability_is_not_active_before_the_effects_of_its_place_are_over() -> None:
    """Alice's tower makes its group a city, but not yet for what its own capital cell sets off."""
    six = "tent@-3,0 house@-1,-2 building@3,-3 lab@0,3 tent@3,0 house@-3,3"
    own = realm("character=alice_tea_rose wonders=1 steps=3/0/0/0/0/0", hand="w001", pieces=six, played="w109")
    state = play(table(own | {"columns": "agriculture=w109"}), "free F8", "property clock_tower 0 0", "option 1")
    copied = GAME.from_text(state.to_text())
    assert isinstance(copied, SweetLandsState)
    for each in (state, copied):
        assert count_cities(each.m, mine(each), 0) == 0
        gold = have(each)[0]
        play(each, "prosper terrain")  # the fourth step is an agriculture bonus
        assert have(each)[0] == gold
        assert count_cities(each.m, mine(each), 0) == 1
        assert top(each) == "turn"
    assert copied.key() == state.key()


@rule("SL-7.8", "SL-9.12", "SL-15.9")
def test_a_tower_trigger_works_from_the_end_of_its_placement_on() -> None:
    own = realm("character=sena_lokum have=60/9/9/9/9 wonders=1", hand="w110 w111 w112", played="w001 w002 w003 w004 w005")
    other = play(table(own), "play w110")
    state = play(table(own), "free F8", "property clock_tower 0 0", "option 0", "produce gold", "play w110")
    assert mine(state).vp == mine(other).vp + 2
