"""Why an action is refused: each condition with its rule, its figures and its sentence in both languages."""

from typing import Any

import pytest
from tests.rules.ginkgopolis.helpers import GAME, act, draw, legal, play, say, table
from tests.rules.ginkgopolis.test_reserve import BLUE_3, MOVED
from tests.rules.ginkgopolis.test_tokens import city, urbanize

from tabletown.core.game import Game
from tabletown.core.guide.refusals import Refusal
from tabletown.core.views import Line
from tabletown.games.ginkgopolis import Ginkgopolis
from tabletown.games.ginkgopolis.rules.material import CARD
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.i18n import Speaker
from tabletown.testing import check_refusals
from tabletown.testing.matches import BrokenLaw
from tabletown.testing.matches import play as play_match


def why(state: GinkgopolisState, step: str, seat: int = 0) -> tuple[str, str, dict[str, str | int]]:
    """Rule, condition and figures of a refusal, which has a sentence in both languages."""
    found = GAME.why_not(state, seat, GAME.parse(say(step)))
    assert found is not None
    for language in ("en", "ru"):
        text = Speaker(language)(found.line.message, found.line.arguments)
        assert "$" not in text
        assert text.endswith(".")
        assert len(text) < 120
    return found.rule, found.line.message.removeprefix("ginkgopolis-why-"), found.line.arguments


CHOICE = (
    "hand 0: A:0 B:0 C:0 red_1:0",
    "hand 1: D:1 E:1 F:1 red_2:1",
    "tiles 0: blue_9 red_6",
    "building 1,2: red_8 @0 !",
    "building 0,1: red_3 red_4 @1",
    "building 1,1: yellow_1 yellow_5 @0",
    "tableau 0: yellow_1",
    "tableau 1: red_3",
    MOVED,
    "discard: blue_1",
    "player 0: R3 P2 N1",
)


@pytest.mark.parametrize(
    "step, rule, condition, figures",
    [
        ("commit red_2", "GK-3.2", "card-hand", {"card": "card_red_2"}),
        ("commit blue_1 blue_9", "GK-7.1", "card-discarded", {"card": "card_blue_1"}),
        ("commit red_8", "GK-7.1", "card-site", {"card": "card_red_8"}),
        ("commit red_20", "GK-1.2", "card-unbuilt", {"card": "card_red_20"}),
        ("commit yellow_1", "GK-1.11", "card-kept", {"card": "card_yellow_1"}),
        ("commit red_3", "GK-1.11", "card-taken", {"card": "card_red_3", "seat": 1}),
        ("commit A red_8", "GK-3.2", "tile-laid", {"tile": "tile_red_8"}),
        ("commit A red_19", "GK-3.2", "tile-hidden", {"tile": "tile_red_19"}),
        ("give_card A", "GK-A.18", "no-gift", {}),
        ("draft_pick c01", "GK-2.8", "later-draft", {}),
        ("take_asset tile", "GK-4.1", "later-asset", {}),
        ("place_token 0,3", "GK-4.7", "later-token", {}),
        ("shift_tokens clockwise", "GK-4.7", "later-token", {}),
        ("return_tile blue_9", "GK-6.2", "later-return", {}),
        ("draw_tile red_19", "GK-3.7", "chance", {}),
    ],
)
def test_a_choice_that_cannot_be_made(step: str, rule: str, condition: str, figures: dict[str, Any]) -> None:
    assert why(table(*CHOICE), step) == (rule, condition, figures)


def test_a_choice_that_can_be_made() -> None:
    state = table(*CHOICE)
    for action in state.legal(0):
        assert GAME.why_not(state, 0, action) is None
    assert "new_hand" in legal(state)


def test_a_card_is_named_before_a_tile() -> None:
    state = table(*CHOICE)
    refused = [
        GAME.why_not(state, 0, GAME.parse(say(step))) for step in ("place_token 0,3", "commit red_2", "commit A red_8")
    ]
    assert [found.passed for found in refused if found] == [0, 1, 2]


def test_no_tiles_and_no_new_hands_are_left() -> None:
    state = table("hand 0: A:0 B:0 C:0 red_1:0", "player 0: R3")
    assert why(state, "commit A red_8") == ("GK-3.2", "no-tiles", {})
    assert why(state, "new_hand") == ("GK-3.4", "new-hands", {"count": 2})


def test_solo_has_no_new_hands_and_gosha_keeps_cards() -> None:
    state = table("hand 0: A:0 B:0", "building 0,1: red_3 red_4 @1", "tableau 1: red_3", "tiles 0: blue_9", seats=1)
    assert why(state, "new_hand") == ("GK-10.2", "solo-hand", {})
    assert why(state, "commit red_3") == ("GK-10.4", "card-gosha", {"card": "card_red_3"})
    assert why(state, "give_card A") == ("GK-A.18", "no-gift", {})


def test_gosha_gets_his_card_first() -> None:
    state = table("hand 0: A:0 B:0 red_1:0", "tiles 0: blue_9", seats=1, options="solo_deal=give_one")
    assert why(state, "commit A") == why(state, "new_hand") == ("GK-A.18", "first-give", {})
    assert why(state, "place_token 0,3") == ("GK-A.18", "first-give", {})
    assert why(state, "give_card C") == ("GK-3.2", "card-hand", {"card": "urban_C"})
    play(state, "0 give_card A")
    assert why(state, "give_card B") == ("GK-A.18", "given", {})


def test_a_resource_or_a_tile_comes_first() -> None:
    state = act(table("hand 0: A:0 B:0 C:0 red_1:0", "player 0: R3"), "A")
    assert why(state, "commit B") == why(state, "new_hand") == ("GK-4.1", "first-asset", {})


def test_empty_reserves() -> None:
    hand = "hand 0: A:0 B:0 D:0 red_1:0"
    state = act(table(hand, "building 1,2: red_9 @0", MOVED, "player 0: R24"), "A")
    figures: dict[str, str | int] = {"total": 25, "screen": 24, "placed": 1}
    assert why(state, "take_asset resource") == ("GK-4.1", "no-resources", figures)
    state = act(table(hand, "player 0: R3"), "A")
    state.reserve = 0
    assert why(state, "take_asset tile") == ("GK-4.1", "no-reserve", {})


def test_the_draft_comes_first_and_has_its_own_reasons() -> None:
    state = GAME.from_text(
        "ginkgopolis\noptions: seats=2 mode=normal\nstack: round first draft=1\nwaiting: 0 1\n"
        "building -1,1: tile_red_1\nbuilding 0,1: tile_red_2\nbuilding 1,1: tile_red_3\nbuilding -1,0: tile_yellow_1\n"
        "building 0,0: tile_yellow_2\nbuilding 1,0: tile_yellow_3\nbuilding -1,-1: tile_blue_1\nbuilding 0,-1: tile_blue_2\n"
        "building 1,-1: tile_blue_3\ndiscard: urban_A urban_B urban_C urban_D urban_E urban_F urban_G\n"
        "deck: urban_H urban_I urban_J urban_K urban_L card_red_1 card_red_2 card_red_3 card_yellow_1 card_yellow_2 "
        "card_yellow_3 card_blue_1 card_blue_2 card_blue_3\n"
        f"unseen: {' '.join(f'tile_{c}_{n}' for c in ('red', 'yellow', 'blue') for n in range(4, 21))}\nreserve: 45\n"
        "player 0: screen=0 store=25 points=0 new_hands=2\nplayer 1: screen=0 store=25 points=0 new_hands=2\n"
        "packet 0: char_02 char_03 char_04\npacket 1: char_06 char_07 char_08\npicks: char_01 - - char_05 - -\n"
    )
    assert isinstance(state, GinkgopolisState)
    assert legal(state) == ["draft_pick char_06", "draft_pick char_07", "draft_pick char_08"]
    assert why(state, "draft_pick c01") == ("GK-2.8", "character-kept", {})
    assert why(state, "draft_pick c02") == ("GK-2.8", "character-away", {})
    assert why(state, "draft_pick c05") == ("GK-2.8", "character-away", {})
    assert why(state, "new_hand") == ("GK-2.8", "first-draft", {})


def test_tiles_that_are_not_returned() -> None:
    state = table(
        *BLUE_3, "unseen: red_15 red_16 red_20", "tiles 1: blue_9 red_6 red_7", "hand 1: E:1 F:1 G:1 H:1", reserve=2
    )
    draw(play(state, "1 commit E blue_9", "0 commit blue_7"), 2)
    assert legal(state, 1) == ["return_tile tile_red_6", "return_tile tile_red_7", "return_done"]
    assert why(state, "return_tile blue_9", 1) == ("GK-6.2", "tile-sealed", {"tile": "tile_blue_9"})
    assert why(state, "return_tile red_1", 1) == ("GK-6.2", "tile-laid", {"tile": "tile_red_1"})
    assert why(state, "return_tile red_20", 1) == ("GK-6.2", "tile-hidden", {"tile": "tile_red_20"})
    assert why(state, "commit E blue_9", 1) == ("GK-6.6", "first-return", {})
    play(state, "1 return_tile red_6")
    assert why(state, "return_tile red_6", 1) == ("GK-6.6", "tile-aside", {"tile": "tile_red_6"})


# Tokens.


def test_the_token_goes_beside_the_new_building() -> None:
    state = urbanize("A")
    assert legal(state) == ["place_token -2,2", "place_token -1,3"]
    assert why(state, "place_token 0,2") == ("GK-5.1", "cell-token", {"letter": "B"})
    assert why(state, "place_token 0,0") == ("GK-5.1", "cell-built", {})
    assert why(state, "place_token 2,2") == ("GK-5.1", "cell-beside", {"letter": "A", "count": 2})
    assert why(state, "shift_tokens clockwise") == ("GK-5.1", "shift-beside", {"letter": "A", "count": 2})
    assert why(state, "commit B") == ("GK-4.7", "first-token", {"letter": "A"})


def test_the_token_goes_between_its_neighbors() -> None:
    state = urbanize("H", *city("-1,-2", "-1,-3", "1,-2", I="0,-3", G="2,-2"))
    assert legal(state) == ["place_token 1,-3"]
    assert why(state, "place_token -3,0") == ("GK-5.4", "cell-edge", {"letter": "H"})
    assert why(state, "place_token 2,2") == ("GK-5.4", "cell-edge", {"letter": "H"})
    assert why(state, "place_token -2,-2") == ("GK-5.4", "cell-order", {"letter": "H", "before": "G", "after": "I"})
    figures: dict[str, str | int] = {"letter": "H", "before": "G", "after": "I"}
    assert why(state, "shift_tokens clockwise") == ("GK-5.4", "shift-between", figures)


def test_tokens_are_shifted_the_shorter_way() -> None:
    state = urbanize("H", *city("-1,-2", "-1,-3", "1,-2", I="0,-3", G="1,-3"))
    assert legal(state) == ["shift_tokens clockwise", "shift_tokens counter_clockwise"]
    assert why(state, "place_token -2,-2") == ("GK-5.5", "cell-shift", {"letter": "H"})
    cells = ("2,1", "3,1", "1,-2", "2,-2", "3,-2", "3,-1", "4,-1", "4,0")
    state = urbanize("E", *city(*cells, D="3,0", E="2,0", F="2,-1", G="4,1"))
    assert legal(state) == ["shift_tokens counter_clockwise"]
    assert why(state, "shift_tokens clockwise") == ("GK-5.5", "shift-longer", {"count": 2, "fewest": 1})


def test_a_shift_that_would_break_the_order() -> None:
    state = urbanize("C", *city("0,2", "2,1", "3,1", "3,2", "1,3", "2,3", B="3,3", D="2,2"))
    assert legal(state) == ["shift_tokens counter_clockwise"]
    assert why(state, "shift_tokens clockwise") == ("GK-5.5", "shift-blocked", {})


# The law.


class Forgetful(Ginkgopolis):
    """A game that does not ask whether a tile is there."""

    def refuse(self, state: GinkgopolisState, seat: int, action: int) -> Refusal | None:
        found = GAME.refuse(state, seat, action)
        return None if found and found.line.message == "ginkgopolis-why-tile-hidden" else found


class Telling(Ginkgopolis):
    """A game that tells where a card is that nobody may see."""

    def refuse(self, state: GinkgopolisState, seat: int, action: int) -> Refusal | None:
        found = GAME.refuse(state, seat, action)
        if found and found.line.message == "ginkgopolis-why-card-hand":
            place = state.place_of(CARD[str(found.line.arguments["card"])])
            return Refusal(found.rule, Line(found.line.message, {**found.line.arguments, "place": place}))
        return found


@pytest.mark.parametrize("seats, mode", [(2, "intro"), (3, "normal"), (1, "solo")])
def test_the_law_holds(seats: int, mode: str) -> None:
    for seed in range(3):
        check_refusals(play_match(GAME, GAME.options(seats=seats, mode=mode), seed, "curious"))


@pytest.mark.parametrize("game, finding", [(Forgetful(), "legal False"), (Telling(), "hidden")])
def test_a_planted_fault_breaks_the_law(game: Game, finding: str) -> None:
    match = play_match(game, game.options(seats=3, mode="intro"))
    with pytest.raises(BrokenLaw, match=finding):
        check_refusals(match)
