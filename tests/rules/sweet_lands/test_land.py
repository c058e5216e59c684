"""Sections 6 and 7: land, roads, properties, cities."""

import pytest
from tests.rules.sweet_lands.helpers import RING, have, legal, mine, play, realm, table, top, verbs

from tabletown.core.bits import ones
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.effects.counters import count_cities, open_ports
from tabletown.testing import rule


@rule("SL-6.1", "SL-6.2", "SL-6.4", "SL-6.5", "SL-22.2", "SL-16.4", "SL-24.4")
@pytest.mark.parametrize(
    "board, cells, edges, first, border",
    [
        ("d1a", 9, 193, 24, 22),
        ("d1b", 10, 197, 26, 29),
        ("d2b", 18, 187, 36, 21),
        ("d3b", 9, 198, 24, 24),
        ("d4b", 13, 198, 31, 22),
    ],
)
def test_first_cells_edges_and_roads_of_each_side(board: str, cells: int, edges: int, first: int, border: int) -> None:
    own = realm(f"board={board}", hand="w001 w002")
    side = m.STANDARD.sides[int(board[1]) if board[2] == "b" else 0]
    state = table(own, pending="turn terrain=1")
    assert len({each.rsplit(" ", 1)[0] for each in legal(state, "terrain")}) == cells  # TV-32
    assert sum(byte != 3 for byte in side.fresh) == edges
    assert len(legal(table(own, pending="turn road=1"), "road")) == first
    assert ones(side.border & side.land) == border
    totals = [ones(each) for each in side.kinds[:4]]
    assert board != "d1a" or totals == [15, 13, 13, 7]


@rule("SL-6.2")
def test_nine_first_cells_on_side_a_and_the_token_is_of_the_cell_s_type() -> None:
    state = table(realm(hand="w001 w002"), pending="turn terrain=2")
    cells = {",".join(each.split()[1:3]): each.split()[3] for each in legal(state, "terrain")}
    assert set(cells) == set(RING.split())  # TV-9
    assert cells["-1,0"] == "field"
    assert cells["2,0"] == "forest"
    play(state, "terrain 2 -1 forest")
    assert [f"terrain 3 -1 {name}" for name in m.SPECIALS] == [
        each for each in legal(state) if each.startswith("terrain 3 -1")
    ]
    assert "terrain 2 -3 field" not in legal(state)


@rule("SL-6.3", "SL-6.5")
def test_a_printed_bonus_and_the_reach_of_roads() -> None:
    state = table(realm(hand="w001 w002"), pending="turn road=2 terrain=1")
    play(state, "terrain -1 1 field")
    assert have(state)[0] == 5  # TV-11
    assert "road -1 0 -1 1" in legal(state)
    assert "road -2 1 -1 1" not in legal(state)
    play(state, "road -1 0 -1 1", "option 0")
    assert "road -2 1 -1 1" in legal(state)
    assert mine(state).production[1] == 6


@rule("SL-6.8", "SL-6.10")
def test_a_bonus_card_area_needs_a_token_beside_and_a_road_along_it() -> None:
    own = realm(hand="w001 w002", land="-1,1*", roads="-1,0/-1,1")
    state = table(own, pending="turn road=1")
    play(state, "road -2 1 -1 1")  # TV-12
    assert mine(state).areas == 0b100
    assert top(state) == "draw=1"
    play(state, "draw")
    assert len(mine(state).hand) == 3
    assert top(state) == "turn"
    again = table(realm("areas=2", hand="w001", land="-1,1*", roads="-1,0/-1,1 -2,1/-1,1"), pending="turn road=1")
    play(again, "road -2 1 -1 0")
    assert top(again) == "turn"
    later = table(realm(hand="w001", roads="-1,0/-1,1 -2,1/-1,1"), pending="turn terrain=1")
    play(later, "terrain -1 1 field", "option 0")
    assert top(later) == "draw=1"


@rule("SL-6.6", "SL-6.11", "SL-20.8")
def test_one_road_turns_two_tokens_and_the_player_orders_them() -> None:
    own = realm(hand="w001", land="-1,0 -1,1")
    state = table(own, pending="turn road=1")
    play(state, "road -1 0 -1 1")
    assert legal(state) == ["flip -1 0", "flip -1 1"]
    assert ones(mine(state).flipped) == 2
    play(state, "flip -1 1", "option 1", "prosper hare", "option 0")
    assert (mine(state).steps[1], mine(state).production[1]) == (1, 6)


@rule("SL-6.6")
@pytest.mark.parametrize(
    "cell, production, tracks",
    [
        ("-1,0", [10, 6, 5, 3], ["terrain", "hare"]),
        ("0,-1", [10, 5, 6, 3], ["road", "property"]),
        ("1,1", [10, 5, 5, 4], ["employed", "industry_points"]),
        ("3,0", [14, 5, 5, 3], ["terrain", "hare", "road", "property", "employed", "industry_points"]),
    ],
)
def test_flip_effects(cell: str, production: list[int], tracks: list[str]) -> None:
    own = realm(hand="w001", land=cell)
    place = cell.replace(",", " ")
    state = play(table(own, pending="turn flip=1"), f"flip {place}", "option 0")
    assert mine(state).production == production
    state = play(table(own, pending="turn flip=1"), f"flip {place}", "option 1")
    assert legal(state) == [f"prosper {track}" for track in tracks] + ["stop"]


@rule("SL-6.7")
def test_a_token_is_turned_once_only() -> None:
    state = table(realm(hand="w001", land="-1,0 0,-1*"), pending="turn flip=2")
    assert legal(state) == ["flip -1 0", "stop"]
    play(state, "flip -1 0", "option 0")
    assert top(state) == "turn"
    met = table(realm(hand="w001", land="0,-1*"), pending="turn road=1")
    play(met, "road 0 -1 0 0")
    assert top(met) == "turn"


@rule("SL-16.2", "SL-20.2")
@pytest.mark.parametrize(
    "token, frame, gained",
    [
        ("sp_prosperity", "prosperity=2", [0, 0, 0, 0, 0]),
        ("sp_industry", "industry=2", [0, 0, 0, 2, 0]),
        ("sp_terrain", "terrain=2", [0, 2, 0, 0, 0]),
        ("sp_road", "road=2", [0, 0, 2, 0, 0]),
        ("sp_gold", "turn", [5, 0, 0, 0, 0]),
        ("sp_diamond", "draw=1", [0, 0, 0, 0, 2]),
    ],
)
def test_special_tokens(token: str, frame: str, gained: list[int]) -> None:
    state = table(realm(hand="w001", land=f"2,-1 3,-1:{token}"), pending="turn flip=1")
    play(state, "flip 3 -1")
    assert (top(state), have(state)) == (frame, gained)
    assert mine(state).production[0] == (17 if token == "sp_gold" else 10)
    again = table(realm(hand="w001", land=f"2,-1* 3,-1:{token}*"), pending="turn property=1", lines=("ripe: 2,-1 3,-1",))
    play(again, "property lab 3 -1")
    assert have(again) == gained


@rule("SL-6.9", "SL-22.21", "SL-14.7")
def test_ports_need_a_chain_to_a_capital_cell() -> None:
    loose = table(realm("loose=1", hand="w001", land="0,-4 0,-3"))
    assert open_ports(loose.m, mine(loose)) == 0
    chained = table(realm("loose=1", hand="w001", land="0,-4 0,-3 0,-2 0,-1"))
    assert ones(open_ports(chained.m, mine(chained))) == 1
    special = table(realm("loose=1", hand="w001", land="0,-4 -1,-3 -1,-2:sp_gold -1,-1 -1,0"))
    assert ones(open_ports(special.m, mine(special))) == 1
    broken = table(realm("loose=1", hand="w001", land="3,1 -1,0"))
    assert open_ports(broken.m, mine(broken)) == 0


@rule("SL-15.7", "SL-19.8")
def test_elsa_places_anywhere_and_typed_tokens_leave_special_cells_out() -> None:
    state = table(realm("character=elsa_skyr", hand="w001"), pending="turn terrain=1")
    assert len({each.rsplit(" ", 1)[0] for each in legal(state, "terrain")}) == 50
    typed = table(realm("character=elsa_skyr", hand="w001"), pending="turn terrain=1,1")
    assert len(legal(typed, "terrain")) == 15


# Properties.


@rule("SL-7.1", "SL-7.2", "SL-7.7")
def test_pieces_come_in_their_order_and_the_tower_only_by_its_own_action() -> None:
    state = table(realm(hand="w001"), pending="turn property=1")
    pieces = {each.split()[1] for each in legal(state, "property")}
    assert pieces == {"tent", "house", "building", *m.SHOPS, "lab"}
    tents = "tent@0,0 tent@1,0 tent@-1,0 tent@-1,1 tent@-1,2 shop_forestry@0,-1"
    later = table(realm(hand="w001", land="-1,0* -1,1* -1,2* 0,-1*", pieces=tents), pending="turn property=1")
    assert {each.split()[1] for each in legal(later, "property")} == {
        "house",
        "building",
        "shop_agriculture",
        "shop_mining",
        "lab",
    }


@rule("SL-7.2", "SL-7.3")
def test_row_costs_with_and_without_the_discount() -> None:
    spots = ["-1,0", "-1,1", "-1,2", "0,-1", "0,2"]
    land = " ".join(f"{spot}*" for spot in spots)
    paid = []
    for row in range(5):
        pieces = " ".join(f"tent@{spot}" for spot in spots[:row]) or "hare@3,0"
        state = table(realm("have=0/0/9/9/0 discount=3", hand="w001", land=land, pieces=pieces), pending="turn build=1")
        play(state, "property tent 0 0")
        paid.append([9 - have(state)[2], 9 - have(state)[3]])
    assert paid == [[0, 0], [1, 0], [1, 1], [2, 1], [3, 2]]  # TV-13
    state = table(realm("have=0/0/3/1/0 discount=3 food=11", hand="w001 w002"), turn=3)
    play(state, "area property_3", "discard_card w001")
    for spot in ("0 0", "1 0", "0 1"):
        play(state, f"property tent {spot}", "option 1", "stop")
    assert have(state)[2:4] == [0, 0]  # TV-14


@rule("SL-7.3")
def test_the_discount_never_pays_out() -> None:
    state = table(realm("have=0/0/0/1/0 discount=3", hand="w001"), pending="turn build=1")
    play(state, "property lab 0 0")
    assert have(state)[2:4] == [0, 0]


@rule("SL-7.4", "SL-7.10", "SL-22.5")
def test_a_token_turned_in_the_same_action_is_no_place_yet() -> None:
    own = realm("have=0/0/20/9/0", hand="w001 w002", land="-1,0* -1,1", roads="")
    state = table({key: value for key, value in own.items() if value})
    play(state, "area property", "discard_card w001")
    assert "property tent -1 0" in legal(state)
    assert "property tent -1 1" not in legal(state)
    special = table(
        realm(hand="w001 w002", land="2,-1* 3,-1:sp_road* -1,0"), pending="turn property=2", lines=("ripe: 2,-1 3,-1",)
    )
    play(special, "property tent 3 -1", "road -1 0 0 0", "option 0", "stop")
    assert "property house 2 -1" in legal(special)
    assert "property house -1 0" not in legal(special)


@rule("SL-7.4", "SL-19.8")
def test_a_typed_property_also_needs_a_token_turned_before() -> None:
    own = realm(hand="w001", land="-1,0* -1,1* 1,1*")
    state = table(own, pending="turn property=1,1", lines=("ripe: -1,0 1,1",))
    assert {each.split(maxsplit=2)[2] for each in legal(state, "property")} == {"-1 0"}


@rule("SL-7.5", "SL-7.11", "SL-22.4", "SL-20.8")
def test_piece_bonuses_come_after_all_pieces_in_an_order_of_choice() -> None:
    own = realm("have=0/0/20/9/0", hand="w001 w002", skills="s10")
    state = table(own)
    play(state, "area property", "discard_card w001", "property shop_mining 0 0", "option 0", "produce gold")
    assert mine(state).vp == 2
    assert have(state)[3] == 7
    play(state, "property shop_forestry 1 0", "option 0", "produce wheat")
    assert legal(state) == ["effect 0", "effect 1"]
    play(state, "effect 1")
    assert have(state)[2:4] == [20 - 3 - 5 + 2, 7 + 2]
    assert top(state) == "after"
    simple = table(realm("have=0/0/20/9/0", hand="w001 w002"))
    play(simple, "area property", "discard_card w001", "property tent 0 0", "option 0", "produce gold", "stop")
    assert mine(simple).production == [11, 6, 5, 3]
    assert top(simple) == "after"


@rule("SL-7.5", "SL-7.6", "SL-15.8")
def test_row_bonuses_by_row() -> None:
    spots = ["-1,0", "-1,1", "-1,2", "0,-1", "0,2"]
    land = " ".join(f"{spot}*" for spot in spots)
    seen = []
    for row in range(5):
        pieces = " ".join(f"house@{spot}" for spot in spots[:row]) or "hare@3,0"
        state = table(realm(hand="w001", land=land, pieces=pieces), pending="turn property=1")
        play(state, "property house 0 0", "option 0", "produce gold")
        seen.append((mine(state).production[2], have(state)[:3], mine(state).wonders))
    assert seen == [(6, [0, 0, 0], 0), (5, [0, 0, 2], 0), (5, [6, 0, 0], 0), (5, [0, 0, 0], 1), (5, [0, 0, 0], 0)]


@rule("SL-7.10")
def test_a_property_within_an_action_brings_its_own_bonus_at_once() -> None:
    own = realm("have=0/0/0/0/1 steps=0/0/0/7/0/0", hand="w001", land="2,-1* 3,-1:sp_prosperity*")
    state = table(own, pending="turn property=2", lines=("ripe: 2,-1 3,-1",))
    play(state, "property tent 3 -1", "prosper property", "property house 2 -1", "option 0")
    assert (
        mine(state).production[2] == 5 + 1 + 1
    )  # the flip and the row bonus of the inner house, before the outer one's rest
    assert top(state) == "prosperity=1"


@rule("SL-7.8", "SL-7.11", "SL-15.8")
def test_the_clock_tower_needs_its_conditions_and_comes_once() -> None:
    own = realm("wonders=1 production=10/5/5/5", hand="w001 w002", land="-1,0*", skills="s10")
    assert "free F8" in legal(table(own))
    assert "free F8" not in legal(table(realm("wonders=0 production=10/5/5/5", hand="w001 w002")))
    assert "free F8" not in legal(table(realm("wonders=1 production=10/5/5/4", hand="w001 w002")))
    state = table(own)
    play(state, "free F8")
    assert legal(state) == [f"property clock_tower {cell}" for cell in ("-1 0", "0 0", "1 0", "0 1")]
    play(state, "property clock_tower 0 0", "option 0", "produce iron")
    assert mine(state).vp == 2
    assert "free F8" not in legal(state)
    play(state, "end_round")
    assert mine(state).vp == 2 + 5


@rule("SL-7.9")
def test_cities_are_groups_of_three_types() -> None:
    def cities(pieces: str, character: str = "elina_macaron") -> int:
        state = table(realm(f"character={character}", hand="w001", pieces=pieces))
        return count_cities(state.m, mine(state), 0)

    two = "house@-3,0 shop_mining@-2,0 clock_tower@-2,-1 tent@1,0 lab@2,0 house@2,-1"
    assert cities(two) == 2
    assert cities(f"{two} building@-1,0 building@0,0") == 1  # TV-1
    assert cities("tent@0,0 tent@1,0 lab@0,1") == 0
    assert cities("tent@0,0 tent@1,0 lab@0,1 house@1,1") == 1  # TV-2
    assert cities("tent@0,0 tent@1,0 lab@0,1", "alice_tea_rose") == 1
    assert cities("tent@0,0 house@1,0") == 0


@rule("SL-15.6", "SL-22.14")
def test_alice_s_tower_is_a_city_at_any_size() -> None:
    state = table(realm("character=alice_tea_rose help=3", hand="w001", pieces="clock_tower@0,0 tent@2,0 tent@2,1 tent@3,0"))
    assert count_cities(state.m, mine(state), 0) == 2
    play(state, "end_round")
    assert (mine(state).cp, mine(state).vp) == (2, 2)


@rule("SL-12.2", "SL-15.5", "SL-22.15")
def test_che_s_tower_changes_the_table_of_city_points() -> None:
    groups = "tent@-4,1 house@-3,0 lab@-3,1 tent@1,0 house@0,0 lab@0,1 tent@3,-3 house@4,-3 lab@3,-2"
    for pieces, expected in ((groups, 3), (groups.replace("tent@1,0", "clock_tower@1,0"), 5)):
        state = table(realm("character=che_lotus help=3", hand="w001", pieces=pieces))
        play(state, "end_round")
        assert mine(state).cp == expected  # TV-27
    state = table(realm("character=che_lotus", hand="w001 w002", land="-1,0"))
    assert legal(state, "ability") == ["ability 0"]
    play(state, "ability 0")
    assert verbs(state) == {"flip"}


@rule("SL-12.2")
def test_more_than_six_cities_count_like_six() -> None:
    spots = [
        "-4,1 -3,0 -3,1",
        "0,-4 1,-4 0,-3",
        "3,-4 4,-4 3,-3",
        "4,-1 3,0 4,0",
        "1,3 0,4 0,3",
        "-4,3 -4,4 -3,3",
        "0,0 1,0 0,1",
    ]
    pieces = []
    for cells in spots:
        pieces += [f"{kind}@{cell}" for kind, cell in zip(("tent", "house", "building"), cells.split())]
    state = table(realm("help=3", hand="w001", pieces=" ".join(pieces)))
    assert count_cities(state.m, mine(state), 0) == 7
    play(state, "end_round")
    assert mine(state).cp == 9
