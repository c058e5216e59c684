"""Section 8: industry, food, hares, prosperity, wonders."""

import pytest
from tests.rules.sweet_lands.helpers import have, legal, mine, play, points, realm, table, top

from tabletown.games.sweet_lands.rules.scoring import track_points
from tabletown.testing import rule


@rule("SL-8.1", "SL-8.2", "SL-20.4")
def test_spaces_give_their_bonus_one_by_one_and_labs_block() -> None:
    state = table(realm(hand="w001"), pending="turn industry=5")
    play(state, "step cart")
    assert have(state)[0] == 3
    play(state, "step cart")
    assert top(state) == "terrain_road=1,1"
    play(state, "stop", "step cart")
    assert mine(state).cart == 3
    assert top(state) == "turn"
    lab = table(realm("cart=3", hand="w001", pieces="lab@0,0"), pending="turn industry=2")
    play(lab, "step cart", "draw", "step cart")
    assert (mine(lab).cart, mine(lab).loco) == (5, 0)


@rule("SL-8.1")
def test_the_locomotive_has_bonuses_of_its_own_and_may_pass_the_cart() -> None:
    labs = "lab@0,0 lab@1,0 lab@0,1 lab@-1,0"
    state = table(realm("cart=1 loco=1", hand="w001", pieces=labs, land="-1,0*"), pending="turn industry=2")
    assert legal(state) == ["step cart", "step loco", "stop"]
    play(state, "step loco")
    assert (mine(state).loco, mine(state).cart, have(state)[0]) == (2, 1, 4)


@rule("SL-8.3")
def test_steps_at_the_end_are_worth_a_point() -> None:
    labs = "lab@0,0 lab@1,0 lab@0,1 lab@-1,0"
    state = table(realm("cart=16 loco=3", hand="w001", pieces=labs, land="-1,0*"), pending="turn industry=3")
    play(state, "step cart", "step cart", "step cart")
    assert mine(state).vp == 3  # TV-16


@rule("SL-8.4", "SL-12.3")
@pytest.mark.parametrize("cart, loco, gained", [(8, 6, 6), (9, 7, 6), (3, -1, 1), (2, 2, 0), (16, 16, 26)])
def test_symbols_crossed_by_both_markers(cart: int, loco: int, gained: int) -> None:
    own = f"cart={cart} help=3" + (f" loco={loco}" if loco >= 0 else "")
    state = play(table(realm(own, hand="w001")), "end_round")
    assert mine(state).ip == gained  # TV-3


@rule("SL-8.5")
def test_food_beyond_the_end_is_wheat() -> None:
    state = table(realm("food=11", hand="w001"), pending="turn food=3")
    assert (mine(state).food, mine(state).vp, have(state)[1]) == (12, 4, 4)  # TV-17


@rule("SL-8.6", "SL-8.11")
def test_hares_need_food_and_a_property_and_bring_their_bonus_before_triggers() -> None:
    hand = {"hand": "w001 w002", "pieces": "tent@0,0 house@1,0"}
    assert "area hare" not in legal(table(realm("have=0/4/0/0/0 food=3") | hand))  # TV-6
    state = table(realm("have=0/4/0/0/0 food=4", skills="s11") | hand)
    play(state, "area hare", "discard_card w001")
    assert legal(state) == ["hare 0 0", "hare 1 0"]
    play(state, "hare 1 0")
    assert mine(state).vp == 3
    second = table(
        realm("food=5", skills="s11", hand="w001 w002", pieces="tent@0,0 house@1,0 hare@0,0"), pending="turn hare=1"
    )
    assert legal(second) == ["hare 1 0", "stop"]
    play(second, "hare 1 0")
    assert (top(second), mine(second).vp) == ("draw=1", 0)
    play(second, "draw")
    assert mine(second).vp == 3


@rule("SL-8.6")
def test_each_hare_has_its_position_on_the_food_track() -> None:
    spots = ["0,0", "1,0", "0,1", "-1,0", "-1,1", "-1,2", "0,-1"]
    pieces = " ".join(f"tent@{spot}" for spot in spots)
    for number, food in enumerate([4, 5, 7, 8, 10, 12]):
        hares = " ".join(f"hare@{spot}" for spot in spots[:number])
        for at, possible in ((food, True), (food - 1, False)):
            state = table(realm(f"food={at}", hand="w001", pieces=f"{pieces} {hares}"), pending="turn hare=1")
            assert (top(state) == "hare=1") == possible


@rule("SL-8.7", "SL-8.8", "SL-22.18", "SL-8.11")
def test_the_last_space_costs_a_diamond_and_pays_only_the_first() -> None:
    own = realm("have=0/0/0/0/1 steps=4/0/0/0/0/0", hand="w001")
    state = play(table(own, pending="turn prosperity=1,1"), "prosper terrain")
    assert have(state)[4] == 0
    assert top(state) == "terrain=3"
    later = play(table(own, pending="turn prosperity=1,1", lines=("ends: terrain",)), "prosper terrain")
    assert have(later)[4] == 0
    assert top(later) == "turn"
    assert mine(later).steps[0] == 5
    poor = table(realm("steps=4/0/0/0/0/0", hand="w001"), pending="turn prosperity=2,1")
    assert legal(poor) == ["prosper hare", "stop"]
    done = table(realm("have=0/0/0/0/9 steps=5/8/0/0/0/0", hand="w001"), pending="turn prosperity=1,1")
    assert top(done) == "turn"


@rule("SL-8.7", "SL-20.4")
def test_steps_are_spread_over_allowed_tracks_with_bonuses_in_between() -> None:
    state = table(realm("steps=1/1/0/0/0/0", hand="w001"), pending="turn prosperity=3")
    play(state, "prosper terrain")
    assert have(state)[1] == 2
    play(state, "prosper hare", "prosper employed")
    assert mine(state).steps == [2, 2, 0, 0, 1, 0]
    assert have(state)[1] == 4


@rule("SL-8.9", "SL-14.2")
def test_rates_round_down_on_every_track() -> None:
    land = "-1,0 -1,1 -1,2 0,-1 0,2 1,-1 1,1 2,-1 2,0 -2,0 -3,0 -3,1 -2,-1 -1,-1 -2,2 -3,2 -2,3"
    seen = []
    for steps in range(6):
        state = table(realm(f"steps={steps}/0/0/0/0/0", hand="w001", land=land))
        seen.append(track_points(state, mine(state), 0))
    assert seen == [0, 5, 5, 8, 8, 17]  # TV-4


@rule("SL-14.2")
def test_the_six_tracks_of_a_typical_realm() -> None:
    workers = ["agriculture=w001", "agriculture=w002", "forestry=w023", "mining=w045", "mining=w046"]
    parts = {"columns": " ".join(workers), "played": " ".join(each.split("=")[1] for each in workers)}
    state = table(realm("steps=5/3/4/6/3/8 ip=22", hand="w001", pieces="hare@0,0 hare@1,0 hare@0,1 hare@-1,0") | parts)
    own = mine(state)
    own.tokens, own.road_count = 2**24 - 1, 15
    own.built = 2**13 - 1
    assert [track_points(state, own, track) for track in range(6)] == [24, 8, 7, 13, 10, 22]  # TV-23
    assert points(state)["prosperity"] == 84


@rule("SL-8.10", "SL-15.13", "SL-22.12")
def test_every_wonder_after_the_first_brings_a_skill_token() -> None:
    first = table(realm(hand="w001"), pending="turn wonder=1")
    assert mine(first).wonders == 1
    assert top(first) == "turn"
    second = table(realm("wonders=1", hand="w001"), pending="turn wonder=2")
    assert top(second) == "skill=1"
    play(second, "skill s08", "skill s09")
    assert mine(second).wonders == 3
    assert len(mine(second).skills) == 2
    jasmine = table(realm("character=jasmine_may wonders=1", hand="w001"), pending="turn wonder=1")
    assert top(jasmine) == "skill=2"
