"""Refused answers to a question on the stack: position, action, rule, condition and figures."""

from tests.rules.sweet_lands.helpers import RING, play, realm, table
from tests.rules.sweet_lands.refused_turns import Case, turn

from tabletown.games.sweet_lands.rules.geometry import name_edge
from tabletown.games.sweet_lands.rules.material import CARDS, STANDARD
from tabletown.games.sweet_lands.rules.sides import NO_EDGE
from tabletown.games.sweet_lands.rules.state import SweetLandsState

FOOD, HARE = 1, 2  # areas
FULL_RING = " ".join(f"{cell}*" for cell in RING.split())
ROADS = "-1,0/0,0 -1,1/0,0"
HARE_NEXT = "turn hare=1"


def node(card: str) -> int:
    """The first element of a card."""
    return STANDARD.program.lists[STANDARD.card_effect[CARDS.index(card)]][0]


def hand_cost(area: int, left: int, first: bool = True) -> str:
    """A turn in which cards are to be discarded for a slot."""
    return f"after area={area} hand_cost={area},{left},{int(first)}"


def built(number: int) -> str:
    """The first cells around the capital with a house each, all turned."""
    return " ".join(f"house@{cell}" for cell in RING.split()[:number])


def searching() -> SweetLandsState:
    """A position in which the deck is searched for end-of-round cards."""
    return play(table(realm("have=7/0/0/0/0", hand="w152 w001 w002")), "play w152")


def found_two() -> SweetLandsState:
    """A position in which Sakura plays one of the two cards she found."""
    return table(realm("character=sakura_mochi", hand="w001 w164 w165"), pending="turn search_play=163,164")


def moving_help(*lines: str, seats: int = 2) -> SweetLandsState:
    """A position at the end of a round in which the help piece moves."""
    return table(realm(hand="w001"), phase="ending", pending="help_move", lines=("step: 7", *lines), seats=seats)


def without_s08() -> SweetLandsState:
    """A position in which the others have all tokens of a skill."""
    others = [realm(f"character={name}", skills="s08", hand="w10" + str(each)) for each, name in enumerate(OTHERS)]
    return table(realm(hand="w001"), *others, pending="turn skill=1")


OTHERS = ("nata_pastel", "che_lotus", "sena_lokum")
B1 = STANDARD.sides[1]
NOWHERE = name_edge(B1.fresh.index(NO_EDGE)).replace("/", ",").replace(",", " ")


CASES = [
    # What is asked.
    Case(turn(pending="turn terrain=1"), "free F3", "SL-11.3", "asked", {"prompt": "terrain"}),
    Case(turn(pending="turn terrain=1"), "road -1 0 0 0", "SL-19.11", "asked", {"prompt": "terrain"}),
    Case(turn(pending="turn take=1"), "stop", "SL-19.2", "must", {"prompt": "take"}),
    Case(turn(pending="turn terrain=3!"), "stop", "SL-20.5", "must_once"),
    # Hand cost and other payments.
    Case(turn(pending=hand_cost(FOOD, 1)), "use_disk", "SL-5.5", "no_disk"),
    Case(turn("disks=1 have=0/4/0/0/0", pending=hand_cost(FOOD, 1, False)), "use_disk", "SL-22.6", "cards_begun"),
    Case(turn(pending=hand_cost(FOOD, 1)), "discard_card w004", "SL-5.4", "not_in_hand"),
    Case(turn("disks=1 have=0/4/0/0/0", hand="w001", pending=hand_cost(FOOD, 1)), "discard_card w001", "SL-5.3", "last_card",
         {"needs": 1, "round": 5}),
    Case(turn(pending=hand_cost(FOOD, 1)), "pay_diamonds 1", "SL-15.12", "no_diamonds_for_cards"),
    Case(turn("character=gretel_stollen have=0/4/0/0/2", pending=hand_cost(FOOD, 1)), "discard_card w001", "SL-15.12",
         "diamonds_first"),
    Case(turn("character=gretel_stollen have=0/4/0/0/2", pending=hand_cost(FOOD, 1, False)), "pay_diamonds 1", "SL-15.12",
         "diamonds_paid"),
    Case(turn("character=gretel_stollen have=0/4/0/0/2", pending=hand_cost(FOOD, 1)), "pay_diamonds 2", "SL-15.12",
         "diamonds_many", {"needs": 1}),
    Case(turn("character=gretel_stollen have=0/4/0/0/1", pending=hand_cost(FOOD, 2)), "pay_diamonds 2", "SL-15.12",
         "short-diamond", {"needs": 2, "has": 1}),
    Case(turn("character=gretel_stollen have=0/4/0/0/2", hand="w001 w002", pending=hand_cost(FOOD, 2)), "pay_diamonds 0",
         "SL-5.3", "last_card", {"needs": 2, "round": 5}),
    Case(turn("have=0/2/1/1/0", pending="turn mix=3"), "pay_mix 2 0 0", "SL-19.4", "mix", {"needs": 3, "n": 2}),
    Case(turn("have=0/2/1/1/0", pending="turn mix=3"), "pay_mix 1 2 0", "SL-19.4", "short-wood", {"needs": 2, "has": 1}),
    Case(turn("character=rikka_berry have=0/3/3/3/0", pending=f"after area_effect={HARE} area_mix={HARE}"),
         "pay_mix 3 0 1", "SL-15.4", "area_mix", {"needs": 4, "resources": "wheat+wood"}),
    Case(turn("character=rikka_berry have=0/3/3/3/0", pending=f"after area_effect={HARE} area_mix={HARE}"),
         "pay_mix 4 0 0", "SL-15.4", "short-wheat", {"needs": 4, "has": 3}),
    # Land.
    Case(turn(pending="turn terrain=1"), "terrain 0 0 field", "SL-6.2", "on_capital"),
    Case(turn(pending="turn terrain=1"), "terrain -2 1 field", "SL-6.2", "on_bonus_area"),
    Case(turn("board=d1b", pending="turn terrain=1"), "terrain 2 -1 field", "SL-6.2", "off_land"),
    Case(turn(pending="turn terrain=1"), "terrain -1 0 sea", "SL-6.2", "other_land", {"land": "field"}),
    Case(turn(pending="turn terrain=1"), "terrain -1 -2 field", "SL-6.2", "other_land", {"land": "special"}),
    Case(turn(land="-1,0", pending="turn terrain=1"), "terrain -1 0 field", "SL-6.2", "has_token"),
    Case(turn(pending="turn terrain=1,1"), "terrain 1 1 mine", "SL-19.8", "only_land", {"land": "field"}),
    Case(turn(pending="turn terrain=1"), "terrain -3 0 field", "SL-6.2", "not_adjacent"),
    Case(turn(roads=ROADS, pending="turn road=1"), "road -1 0 0 0", "SL-6.5", "has_road"),
    Case(turn(pending="turn road=1"), "road -3 0 -2 0", "SL-6.5", "road_apart"),
    Case(turn("board=d1b", pending="turn road=1"), f"road {NOWHERE}", "SL-6.4", "no_border"),
    Case(turn(land="-1,0", pending="turn flip=1"), "flip 1 1", "SL-6.7", "no_token"),
    Case(turn(land="-1,0* 1,1", pending="turn flip=1"), "flip -1 0", "SL-6.6", "turned_already"),
    Case(turn(pending="turn terrain_road=0,1"), "next_terrain", "SL-5.7", "tokens_done"),
    Case(turn(pending="turn terrain_road=1,0"), "next_road", "SL-5.7", "roads_done"),
    # Properties and hares.
    Case(turn(pending="turn property=1"), "property clock_tower 0 0", "SL-7.1", "tower_free"),
    Case(turn("wonders=1 production=5/5/5/5", pending="turn tower"), "property tent 0 0", "SL-7.8", "tower_now"),
    Case(turn(land=FULL_RING, pieces=built(5), pending="turn property=1"), "property house 0 0", "SL-7.2", "all_placed",
         {"piece": "house", "n": 5}),
    Case(turn(pieces="shop_mining@1,0", pending="turn property=1"), "property shop_mining 0 0", "SL-7.2", "all_placed",
         {"piece": "shop_mining", "n": 1}),
    Case(turn(pieces="tent@0,0", pending="turn property=1"), "property tent 0 0", "SL-7.4", "has_property"),
    Case(turn(pending="turn property=1"), "property tent -1 0", "SL-7.4", "no_token_below"),
    Case(turn(land="-1,0", pending="turn property=1"), "property tent -1 0", "SL-7.4", "face_up"),
    Case(turn(land="-1,0*", pending="turn property=1"), "property tent -1 0", "SL-7.4", "just_turned"),
    Case(turn(land="-1,0* 1,1*", lines=("ripe: -1,0 1,1",), pending="turn property=1,1"), "property tent 0 0", "SL-19.8",
         "only_ground", {"land": "field"}),
    Case(turn(land="-1,0* 1,1*", lines=("ripe: -1,0 1,1",), pending="turn property=1,1"), "property tent 1 1", "SL-19.8",
         "only_ground", {"land": "field"}),
    Case(turn("have=0/0/4/0/0", pending="turn build=2"), "property shop_forestry 0 0", "SL-7.2", "short-wood",
         {"needs": 5, "has": 4}),
    Case(turn("food=4", pieces="tent@0,0", pending=HARE_NEXT), "hare 1 0", "SL-8.6", "no_property"),
    Case(turn("food=5", pieces="tent@0,0 house@1,0 hare@0,0", pending=HARE_NEXT), "hare 0 0", "SL-8.6", "has_hare"),
    # Tracks.
    Case(turn(pending="turn industry=1"), "step loco", "SL-8.1", "no_locomotive"),
    Case(turn("cart=3 loco=0", pending="turn industry=1"), "step cart", "SL-8.2", "lab", {"space": 4}),
    Case(turn(pending="turn prosperity=1,1"), "prosper road", "SL-8.7", "other_color-orange"),
    Case(turn(pending="turn prosperity=1,2"), "prosper hare", "SL-8.7", "other_color-green"),
    Case(turn(pending="turn prosperity=1,3"), "prosper road", "SL-8.7", "other_color-gray"),
    Case(turn("steps=0/0/5/0/0/0", pending="turn prosperity=1"), "prosper road", "SL-8.7", "track_end", {"n": 5}),
    Case(turn("steps=0/0/4/0/0/0", pending="turn prosperity=1"), "prosper road", "SL-8.8", "last_space",
         {"needs": 1, "has": 0}),
    Case(turn("character=laila_coral steps=1/1/1/0/0/1", pending="turn least=2"), "color orange", "SL-15.14", "not_least",
         {"has": 2, "n": 1, "color": "green"}),
    # Cards.
    Case(searching, "search w001", "SL-21.3", "not_in_deck"),
    Case(searching, "search w003", "SL-21.3", "not_searched"),
    Case(found_two, "play w001", "SL-15.11", "one_of_two"),
    Case(turn("have=9/0/0/0/0", hand="w164 w001", pending=f"turn play_card={node('w154')}"), "play w001", "SL-19.7",
         "not_allowed"),
    Case(turn("have=9/0/0/0/0", hand="w164 w001", pending=f"turn play_card={node('w158')}"), "play w003", "SL-19.7",
         "not_in_hand"),
    Case(turn("have=1/0/0/0/0", hand="w120 w164", pending=f"turn play_card={node('w158')}"), "play w120", "SL-19.7",
         "short-gold", {"needs": 7, "has": 1}),
    Case(turn(hand="w001 w071", pending="turn employ_card=1"), "employ_card w071 mining", "SL-9.5", "no_sign"),
    Case(turn(hand="w001 w002", pending="turn employ_card=1"), "employ_card w001 mining", "SL-9.5", "other_sign",
         {"column": "agriculture"}),
    Case(turn(hand="w003 w048", played="w001", columns="agriculture=w001", pending="turn employ_card=1"),
         "employ_card w003 agriculture", "SL-9.6", "column_full", {"n": 1, "has": 0, "piece": "tent"}),
    Case(turn("character=carmen_honey", turn=1, phase="production", hand="w001 w002 w067", pending="carmen=2",
              lines=("step: 4",)), "employ_card w067 agriculture", "SL-22.13", "no_partner"),
    # Choices.
    Case(turn(land="-1,0*", pending=f"turn option={STANDARD.program.lists[STANDARD.flip_effect[0]][0]}"), "option 2",
         "SL-19.5", "no_option", {"n": 2}),
    Case(turn("steps=5/8/0/0/0/0", pending=f"turn option={STANDARD.program.lists[STANDARD.flip_effect[0]][0]}"), "option 1",
         "SL-8.7", "all_ends"),
    Case(turn(land="-1,0* 1,1*", pending="turn turned=29 turned=38 order=2"), "flip 0 0", "SL-20.8", "not_waiting"),
    Case(turn(skills="s08", pending="turn skill=1"), "skill s08", "SL-10.1", "your_skill"),
    Case(turn(pending="turn skill=1"), "skill u01", "SL-17.3", "no_upgraded"),
    Case(turn(pending="turn skill=1", lines=("upgraded: u01",), upgraded_skills=True), "skill u01", "SL-17.3",
         "short-diamond", {"needs": 1, "has": 0}),
    Case(without_s08, "skill s08", "SL-10.1", "skill_gone"),
    Case(moving_help, "help_cell 1", "SL-12.8", "same_help_cell"),
    Case(moving_help, "help_cell 2", "SL-12.8", "help_cell_taken", {"seat": 1}),
    Case(lambda: moving_help("mio: 3", seats=1), "help_cell 3", "SL-18.3", "help_cell_mio"),
    Case(turn("have=0/9/9/9/0", pending="turn copy=1", seats=3), "copy copy_basic", "SL-5.8", "not_copied"),
    Case(turn("have=0/9/9/9/0", pending="turn copy=5", seats=4), "copy gold_6", "SL-5.8", "not_copied-special"),
    Case(turn("have=0/9/9/9/0", pending="turn copy=5", seats=4), "copy hare_2", "SL-4.2", "area_closed",
         {"round": 3, "now": 2}),
    Case(turn("have=0/5/9/9/0", pending="turn copy=1", seats=3), "copy terrain", "SL-5.8", "short-wheat",
         {"needs": 6, "has": 5}),
    Case(turn("have=0/9/9/9/0", pending="turn copy=1"), "copy gold_8", "SL-2.1", "area_players", {"n": 3}),
]  # fmt: skip
