"""Refused actions of set-up, draft, clean-up and a turn: position, action, rule, condition and figures."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, cast

from tests.rules.sweet_lands.helpers import GAME, RING, play, realm, table

from tabletown.games.sweet_lands.options import SweetLandsOptions
from tabletown.games.sweet_lands.rules.geometry import cells_of, name_cell, name_edge
from tabletown.games.sweet_lands.rules.material import CARDS, STANDARD
from tabletown.games.sweet_lands.rules.sides import NO_EDGE, SPECIAL
from tabletown.games.sweet_lands.rules.state import SweetLandsState, new_match


class Case(NamedTuple):
    """A refused action of seat 0 with what is told."""

    position: Callable[[], SweetLandsState]
    action: str
    rule: str
    condition: str
    figures: Mapping[str, str | int] = MappingProxyType({})


def turn(main: str = "", *, pending: str = "turn", **given: object) -> Callable[[], SweetLandsState]:
    """A position of seat 0, with three cards in hand unless given; lines of the realm and of the table by name."""
    lines = {name: str(given.pop(name)) for name in ("land", "roads", "pieces", "skills", "played", "columns", "claimed")
             if name in given}  # fmt: skip
    hand = str(given.pop("hand", "w001 w002 w003"))
    own = realm(main, hand=hand, **lines) if hand else realm(main, **lines)
    extra = tuple(given.pop("lines", ()))  # type: ignore[arg-type, var-annotated]
    return lambda: table(own, pending=pending, lines=extra, **given)  # type: ignore[arg-type]


def set_up(*steps: str, seats: int = 2) -> Callable[[], SweetLandsState]:
    """A position of the set-up after the first cards and tokens of the dealer and the given choices."""

    def begin() -> SweetLandsState:
        state = new_match(cast(SweetLandsOptions, GAME.options(seats=seats)))
        while state.actors() < 0:
            first = f"first_player {1 if seats == 2 else 0}"
            outcomes = [GAME.text(outcome) for outcome, _ in state.outcomes()]
            state.apply(-1, GAME.parse(first if first in outcomes else outcomes[0]))
        return play(state, *steps)

    return begin


def drafting() -> SweetLandsState:
    """A position of the draft."""
    lines = ("step: 6", "packet 0: w001 w002 w003 w004 w005 w006", "packet 1: w011 w012 w013 w014 w015 w016")
    return table(realm(), phase="draft", pending="", turn=1, draft=True, lines=lines)


def cleaning() -> SweetLandsState:
    """A position of the clean-up."""
    return table(realm(hand="w001 w002"), phase="cleanup", pending="")


SIDE = STANDARD.sides[0]
ALL_LAND = " ".join(
    name_cell(cell) + (":sp_gold" if SIDE.kind_of[cell] == SPECIAL else "") + "*" for cell in cells_of(SIDE.land)
)
ALL_ROADS = " ".join(name_edge(edge) for edge, state in enumerate(SIDE.fresh) if state != NO_EDGE)
HANDS = {"w001", "w002", "w003", "w191", "w181", "w171"}
ALL_CARDS = " ".join(card for card in CARDS if card not in HANDS)
GRETEL = "character=gretel_stollen have=0/0/0/0/1"
CHARACTERS = ("character elina_macaron", "domain d1 a")

CASES = [
    # Set-up, draft, clean-up.
    Case(set_up(), "lay_help h01", "SL-2.12", "dealt"),
    Case(set_up(), "domain d1 a", "SL-2.9", "character_first"),
    Case(set_up("character elina_macaron"), "help_cell 1", "SL-2.9", "domain_first"),
    Case(set_up(*CHARACTERS), "character elina_macaron", "SL-2.9", "character_taken"),
    Case(set_up(*CHARACTERS), "character elsa_skyr", "SL-1.3", "character_back", {"character": "elina_macaron"}),
    Case(set_up(*CHARACTERS, "character nata_pastel"), "domain d1 b", "SL-2.9", "domain_taken"),
    Case(set_up(*CHARACTERS, "character nata_pastel", "domain d2 a"), "end_round", "SL-2.11", "help_cell_first"),
    Case(set_up(*CHARACTERS, "character nata_pastel", "domain d2 a"), "help_cell 6", "SL-2.4", "no_help_cell", {"n": 5}),
    Case(set_up(*CHARACTERS, "character nata_pastel", "domain d2 a", "help_cell 2"), "help_cell 2", "SL-2.11",
         "help_cell_taken", {"seat": 0}),
    Case(drafting, "play w001", "SL-17.2", "draft_first"),
    Case(drafting, "draft w011", "SL-17.2", "not_in_packet"),
    Case(turn(), "draft w001", "SL-17.2", "no_draft"),
    Case(cleaning, "play w001", "SL-13.1", "keep_first"),
    Case(cleaning, "keep w003", "SL-13.1", "not_in_hand"),
    Case(turn(), "keep w001", "SL-13.1", "no_cleanup"),
    # The frame of a turn.
    Case(turn(), "pass", "SL-5.2", "main_first"),
    Case(turn(pending="after"), "area gold_6", "SL-5.2", "main_used"),
    Case(turn(pending="after"), "end_round", "SL-5.2", "main_used"),
    Case(turn(), "stop", "SL-5.2", "not_asked"),
    Case(turn(), "terrain -1 0 field", "SL-6.2", "bring-terrain"),
    Case(turn(), "next_road", "SL-6.5", "bring-road"),
    Case(turn(), "property tent 0 0", "SL-7.4", "bring-property"),
    Case(turn(), "hare 0 0", "SL-8.6", "bring-hare"),
    Case(turn(), "step cart", "SL-8.1", "bring-step"),
    Case(turn(), "prosper road", "SL-8.7", "bring-prosper"),
    Case(turn(), "flip -1 0", "SL-6.6", "bring-flip"),
    Case(turn(), "skill s08", "SL-10.1", "bring-skill"),
    Case(turn(), "discard_card w001", "SL-5.4", "bring-discard"),
    Case(turn(), "use_disk", "SL-5.5", "bring-disk"),
    Case(turn(), "employ mining", "SL-9.5", "bring-employ"),
    # Areas.
    Case(turn(), "area gold_8", "SL-2.1", "area_players", {"n": 3}),
    Case(turn(), "area copy_basic_additional", "SL-2.1", "area_players", {"n": 4}),
    Case(turn(), "area hare_2", "SL-4.2", "area_closed", {"round": 3, "now": 2}),
    Case(turn(lines=("disks: terrain=3",)), "area terrain", "SL-5.4", "area_full", {"n": 3}),
    Case(turn(lines=("disks: gold_6=1",)), "area gold_6", "SL-5.4", "area_full", {"n": 1}),
    Case(turn(hand="w001"), "area gold_6", "SL-5.3", "last_card", {"needs": 1, "round": 5}),
    Case(turn(hand="w001 w002", lines=("disks: food=1",)), "area food", "SL-5.3", "last_card", {"needs": 2, "round": 5}),
    Case(turn(hand="w001", lines=("disks: food=1",)), "area food", "SL-5.4", "short-cards", {"needs": 2, "has": 1}),
    Case(turn(GRETEL, hand="w001", lines=("disks: food=1",)), "area food", "SL-15.12", "short-cards_or_diamonds",
         {"needs": 2, "has": 1, "diamonds": 1}),
    Case(turn("have=0/5/0/0/0"), "area terrain", "SL-5.6", "short-wheat", {"needs": 6, "has": 5}),
    Case(turn("have=0/0/5/0/0"), "area road", "SL-5.6", "short-wood", {"needs": 6, "has": 5}),
    Case(turn("character=nata_pastel have=0/0/0/1/0"), "area industry", "SL-5.6", "short-iron", {"needs": 2, "has": 1}),
    Case(turn("have=0/0/0/0/1"), "area prosperity", "SL-5.6", "short-diamond", {"needs": 2, "has": 1}),
    Case(turn("have=3/0/0/0/0", seats=3), "area copy_basic", "SL-5.6", "short-gold", {"needs": 4, "has": 3}),
    Case(turn("character=rikka_berry have=0/2/1/0/0"), "area hare", "SL-5.6", "short-swap",
         {"resource1": "wheat", "resource2": "wood", "needs": 4, "has": 3}),
    Case(turn("have=0/4/0/0/0 food=3", pieces="tent@0,0"), "area hare", "SL-8.6", "food", {"needs": 4, "has": 3}),
    Case(turn("have=0/4/0/0/0 food=4"), "area hare", "SL-8.6", "no_home", {"n": 0}),
    Case(turn("have=0/4/0/0/0 food=5", pieces="tent@0,0 hare@0,0"), "area hare", "SL-8.6", "no_home_left", {"n": 1}),
    Case(turn("have=0/6/0/0/0", land=ALL_LAND), "area terrain", "SL-6.2", "no_cell"),
    Case(turn("have=0/0/6/0/0", roads=ALL_ROADS), "area road", "SL-6.5", "no_edge"),
    Case(turn("have=0/8/8/0/0", land=ALL_LAND, roads=ALL_ROADS), "area terrain_road", "SL-6.2", "no_cell_no_edge"),
    Case(turn(played=ALL_CARDS), "area cards", "SL-4.5", "no_deck"),
    Case(turn("have=0/0/0/3/0 cart=3"), "area industry", "SL-8.2", "lab", {"space": 4}),
    Case(turn("have=0/0/0/0/2 steps=4/7/4/7/4/7"), "area prosperity", "SL-8.8", "last_spaces", {"needs": 1, "has": 0}),
    Case(turn("have=0/0/0/0/2 steps=5/8/5/8/5/8"), "area prosperity", "SL-8.7", "all_ends"),
    Case(turn("have=0/0/2/0/0"), "area property", "SL-7.2", "no_price",
         {"piece": "tent", "phrase": "pay.wood3", "n": 0}),
    Case(turn("have=0/0/2/0/0", turn=3), "area property_3", "SL-5.10", "no_price-surcharge",
         {"piece": "tent", "phrase": "pay.wood3", "n": 1}),
    Case(turn("have=0/0/9/9/0", pieces="tent@0,0 house@1,0 building@0,1"), "area property", "SL-7.4", "no_ground"),
    Case(turn("have=4/0/0/0/0", seats=3), "area copy_basic", "SL-5.8", "no_copy"),
    # Cards and skills.
    Case(turn("have=9/0/0/0/0"), "play w004", "SL-9.2", "not_in_hand"),
    Case(turn("have=9/0/0/0/0", hand="w001"), "play w001", "SL-5.3", "last_card", {"needs": 1, "round": 5}),
    Case(turn("have=3/0/0/0/0"), "play w001", "SL-9.2", "short-gold", {"needs": 4, "has": 3}),
    Case(turn(), "flip_skill s08", "SL-10.1", "not_your_skill"),
    Case(turn(), "flip_skill u08", "SL-17.3", "not_your_skill"),
    Case(turn(skills="s10"), "flip_skill s10", "SL-10.3", "acts_by_itself"),
    Case(turn(skills="s08*"), "flip_skill s08", "SL-10.3", "skill_used"),
    Case(turn("have=0/0/0/3/0", skills="u04"), "flip_skill u04", "SL-19.4", "short-iron", {"needs": 4, "has": 3}),
    # Free actions.
    Case(turn("have=14/0/0/0/0"), "free F2", "SL-11.1", "short-gold", {"needs": 15, "has": 14}),
    Case(turn("have=15/0/0/0/0", played=ALL_CARDS), "free F2", "SL-4.5", "no_deck"),
    Case(turn("have=0/1/1/1/0", land=ALL_LAND, roads=ALL_ROADS), "free F1", "SL-11.4", "no_cell_no_edge"),
    Case(turn("have=0/1/1/0/0"), "free F1", "SL-11.1", "short-basic", {"needs": 3, "has": 2}),
    Case(turn("have=0/1/1/1/0", hand="w001"), "free F1", "SL-5.3", "last_card", {"needs": 1, "round": 5}),
    Case(turn("", hand="", turn=5), "free F7", "SL-11.1", "short-cards", {"needs": 1, "has": 0}),
    Case(turn(pieces="clock_tower@0,0"), "free F8", "SL-7.8", "tower_stands"),
    Case(turn(), "free F8", "SL-8.10", "no_wonder"),
    Case(turn("wonders=1"), "free F8", "SL-7.8", "tower_needs", {"phrase": "tower.elina_macaron.1", "has": 3}),
    Case(turn("wonders=1 production=9/5/5/5", pieces="tent@0,0 house@1,0 lab@0,1"), "free F8", "SL-7.4", "no_ground"),
    Case(turn(seats=1), "claim m1", "SL-18.1", "no_milestones"),
    Case(turn(lines=("milestones: m1a",)), "claim m2", "SL-16.3", "milestone_gone"),
    Case(turn(claimed="m1a m2a m3a"), "claim m4", "SL-16.3", "milestones_closed"),
    Case(turn(lines=("milestones: m1a",), land=RING), "claim m1", "SL-16.3", "milestone_needs", {"goal": "m1a", "has": 3}),
    Case(turn(), "ability 0", "SL-11.2", "no_ability"),
    Case(turn("character=che_lotus used=0", land="-1,0"), "ability 0", "SL-11.2", "ability_used"),
    Case(turn("character=solby_chocolate food=4"), "ability 1", "SL-11.2", "ability_needs",
         {"phrase": "ability.solby_chocolate.1", "has": 4}),
    Case(turn("character=che_lotus", land="-1,0*"), "ability 0", "SL-6.7", "no_face_up"),
    Case(turn("character=bastet_biscuit"), "ability 0", "SL-19.3", "count",
         {"phrase": f"count.{STANDARD.program.lists[STANDARD.characters[0].abilities[0][0]][0]}", "has": 0}),
]  # fmt: skip
