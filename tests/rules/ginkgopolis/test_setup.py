"""Sections 1 and 2: what there is, and how a match begins."""

import pytest
from tests.rules.ginkgopolis.helpers import (
    GAME,
    LETTERS,
    START,
    deal,
    draw,
    has,
    legal,
    new,
    play,
    tokens,
    view_of,
    waiting,
    wander,
)

from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.testing import rule


def to_round_one(seats: int, mode: str = "intro", seed: int = 1) -> GinkgopolisState:
    state = new(seats, mode)
    while state.round == 0 or state.actors() == CHANCE:
        wander(state, 1, seed)
        seed += 1
    return state


@rule("GK-1.1", "GK-1.2", "GK-1.3", "GK-1.4", "GK-1.8")
def test_the_pieces_are_complete() -> None:
    assert [name for name in m.TILES if "blue" in name] == [f"tile_blue_{number}" for number in range(1, 21)]
    assert len(set(m.TILES)) == 60
    assert [name.removeprefix("card_") for name in m.CARDS[:60]] == [name.removeprefix("tile_") for name in m.TILES]
    assert m.CARDS[60:] == [f"urban_{letter}" for letter in LETTERS]
    assert len(m.DATA["characters"]) == 27
    assert {each["id"]: each["asset"] for each in m.DATA["colors"]} == {"red": "resource", "blue": "tile", "yellow": "point"}


@rule("GK-2.1", "GK-2.11", "GK-3.7", "GK-1.9", "GK-1.10")
def test_nine_tiles_are_laid_cell_by_cell_and_are_neutral() -> None:
    state = new()
    for number, cell in enumerate(START):
        assert len(state.outcomes()) == 9 - number
        assert {weight for _, weight in state.outcomes()} == {1}
        state.apply(CHANCE, state.legal(CHANCE)[-1])
        laid = {each.cell: each for each in view_of(state).city}
        assert len(laid) == number + 1
        assert laid[cell].owner == -1
        assert len(laid[cell].tiles) == 1
    assert {each.tiles[0].rsplit("_", 1)[1] for each in view_of(state).city} == {"1", "2", "3"}
    assert max(abs(int(part)) for each in view_of(state).city for part in each.cell.split(",")) == 1


@rule("GK-2.2", "GK-1.3")
def test_tokens_lie_clockwise_from_the_north_west() -> None:
    assert tokens(new()) == {
        "A": "-1,2", "B": "0,2", "C": "1,2", "D": "2,1", "E": "2,0", "F": "2,-1",
        "G": "1,-2", "H": "0,-2", "I": "-1,-2", "J": "-2,-1", "K": "-2,0", "L": "-2,1",
    }  # fmt: skip


@rule("GK-2.3", "GK-2.4", "GK-2.6", "GK-2.7", "GK-2.10", "GK-1.5", "GK-1.7")
@pytest.mark.parametrize(
    "seats, tiles, discarded, resources, left", [(2, 45, 7, 25, 6), (3, 45, 7, 20, 2), (4, 51, 0, 18, 5), (5, 51, 0, 16, 1)]
)
def test_counts_by_number_of_players(seats: int, tiles: int, discarded: int, resources: int, left: int) -> None:
    state = new(seats)
    assert state.reserve == tiles
    assert state.deck == 21
    assert [state.store[seat] for seat in range(seats)] == [resources] * seats
    draw(state, 9)
    assert (GAME.text(state.legal(CHANCE)[0]).split()[0] == "discard") == (discarded > 0)
    if discarded:
        draw(state, discarded)
    assert len(view_of(state).discard) == discarded
    assert state.deck == 21 - discarded
    began = to_round_one(seats)
    assert began.deck == left
    assert began.new_hands == [2] * seats
    for seat in range(seats):
        assert began.screen[seat] + began.store[seat] + began.placed[seat] == resources
        assert len(began.hand(seat)) == 4


@rule("GK-2.5")
def test_the_other_building_cards_lie_aside() -> None:
    state = to_round_one(3)
    assert [card for card in range(60) if state.place_of(card) == at.STOCK] == [card for card in range(60) if card % 20 > 2]


@rule("GK-2.8", "GK-2.9", "GK-V.1", "GK-1.12", "GK-2.11")
def test_a_set_of_characters_gives_its_starting_assets() -> None:
    state = draw(new(), 16)
    play(state, "dealer deal_set 2", "dealer deal_set 5")
    assert view_of(state).players[0].characters == ("char_04", "char_05", "char_06")
    assert legal(state, CHANCE) == ["first_player 0", "first_player 1"]
    play(state, "dealer first_player 0")
    assert has(state)[:2] == (4, 2)
    draw(state, 2)
    assert has(state) == (4, 2, 2)
    assert state.store[0] == 21
    assert state.reserve == 43


@rule("GK-9.4")
@pytest.mark.parametrize(
    "which, assets", list(enumerate([(4, 2, 2), (4, 2, 2), (5, 4, 2), (4, 3, 2), (4, 3, 2), (5, 4, 2)], 1))
)
def test_the_totals_of_the_six_sets(which: int, assets: tuple[int, int, int]) -> None:
    state = draw(new(), 16)
    other = 1 if which != 1 else 2
    play(state, f"dealer deal_set {which}", f"dealer deal_set {other}", "dealer first_player 0")
    draw(state, assets[2])
    assert has(state) == assets


@rule("GK-9.4", "GK-1.8")
def test_bonuses_of_characters_follow_their_colour() -> None:
    gains = {"red": 1, "yellow": 256, "blue": 65536}
    starts = {
        ("red", "construct"): (0, 0, 1), ("blue", "construct"): (1, 0, 0), ("yellow", "construct"): (2, 1, 1),
        "red": (1, 1, 1), "blue": (2, 1, 0), "yellow": (2, 2, 1),
    }  # fmt: skip
    for number in range(m.CHARACTER_COUNT):
        colour, trigger = m.COLOURS[m.CHARACTER_COLOUR[number]], m.TRIGGERS[m.CHARACTER_TRIGGER[number]]
        assert m.CHARACTER_GAIN[number] == gains[colour]
        resources, points, tiles = starts.get((colour, trigger), starts[colour])
        assert m.CHARACTER_START[number] == resources + 256 * points + 65536 * tiles


@rule("GK-A.1", "GK-A.34")
@pytest.mark.parametrize("variant, colours", [("public_12_9_6", (12, 6, 9)), ("uniform_9_9_9", (9, 9, 9))])
def test_the_two_character_decks(variant: str, colours: tuple[int, int, int]) -> None:
    state = draw(new(4, "normal", characters=variant), 9)
    names = [text.split()[1] for text in legal(state, CHANCE)]
    assert len(names) == 27
    assert [name for name in names if name.endswith("_uniform")] == (
        [] if variant == "public_12_9_6" else ["char_23_uniform", "char_25_uniform", "char_27_uniform"]
    )
    found = [m.CHARACTER_COLOUR[m.CHARACTER[name]] for name in names]
    assert tuple(found.count(colour) for colour in range(3)) == colours
    triggers = [m.CHARACTER_TRIGGER[m.CHARACTER[name]] for name in names]
    assert [triggers.count(each) for each in range(3)] == [9, 9, 9]


def drafting(seats: int = 3) -> GinkgopolisState:
    """Packets c01-c04, c05-c08 and so on, at the first pick."""
    state = draw(new(seats, "normal"), 9 + (7 if seats < 4 else 0))
    return play(state, *(f"dealer deal_character c{number:02}" for number in range(1, 4 * seats + 1)))


@rule("GK-2.8", "GK-1.13", "GK-2.11")
def test_packets_of_the_draft_go_to_the_left() -> None:
    state = drafting()
    assert waiting(state) == [0, 1, 2]
    assert legal(state, 0) == [f"draft_pick char_0{number}" for number in range(1, 5)]
    play(state, "2 draft_pick c09", "0 draft_pick c01")
    assert waiting(state) == [1]
    play(state, "1 draft_pick c05")
    assert legal(state, 1) == ["draft_pick char_02", "draft_pick char_03", "draft_pick char_04"]
    assert legal(state, 0) == ["draft_pick char_10", "draft_pick char_11", "draft_pick char_12"]
    play(state, "0 draft_pick c10", "1 draft_pick c02", "2 draft_pick c06")
    assert legal(state, 2) == ["draft_pick char_03", "draft_pick char_04"]
    play(state, "0 draft_pick c07", "1 draft_pick c11")
    assert view_of(state).players[0].characters == ()
    play(state, "2 draft_pick c03")
    assert view_of(state).players[0].characters == ("char_01", "char_07", "char_10")
    assert view_of(state).players[1].characters == ("char_02", "char_05", "char_11")
    assert view_of(state).players[2].characters == ("char_03", "char_06", "char_09")
    assert legal(state, CHANCE)[0] == "first_player 0"


@rule("GK-A.27")
def test_equal_characters_both_work() -> None:
    state = drafting(2)
    play(
        state,
        "0 draft_pick c01",
        "1 draft_pick c05",
        "0 draft_pick c06",
        "1 draft_pick c02",
        "0 draft_pick c04",
        "1 draft_pick c07",
    )
    assert view_of(state).players[0].characters == ("char_01", "char_04", "char_06")
    bonuses = [m.CHARACTER_GAIN[number] for number in range(m.CHARACTER_COUNT) if state.characters[0] >> number & 1]
    assert sum(state.bonus[:3]) == sum(bonuses)
    same = [number for number in range(27) if (m.CHARACTER_COLOUR[number], m.CHARACTER_TRIGGER[number]) == (0, 1)]
    assert len(same) == 4


@rule("GK-2.10", "GK-A.29", "GK-2.9", "GK-2.11")
@pytest.mark.parametrize("first", range(4))
def test_assets_and_hands_come_in_turn_order(first: int) -> None:
    state = draw(new(4), 9 + 4)
    assert [weight for _, weight in state.outcomes()] == [1, 1, 1, 1]
    play(state, f"dealer first_player {first}")
    tiles: list[int] = []
    cards: list[int] = []
    while state.round == 0:
        point, argument = view_of(state).stack[-1]
        (tiles if point == "tiles" else cards).append(argument & 7)
        assert point == "tiles" or not tiles or len(tiles) == 8
        draw(state)
    order = [(first + step) % 4 for step in range(4)]
    assert tiles == [seat for seat in order for _ in range(2)]
    assert cards == [seat for seat in order for _ in range(4)]


@rule("GK-10.1", "GK-2.11", "GK-10.2")
def test_the_set_up_of_solo() -> None:
    state = draw(new(1, "solo"), 9 + 7)
    assert (state.screen[0], state.store[0], state.points[0]) == (6, 19, 6)
    draw(state, 6)
    assert has(state) == (6, 6, 6)
    assert state.reserve == 39
    assert (state.store[1], state.points[1], state.tiles[1]) == (25, 0, 0)
    assert state.new_hands == [0, 0]
    assert state.characters == [0, 0]
    assert state.first == 0
    deal(state)
    assert waiting(state) == [0]
    assert all(text.startswith("commit") for text in legal(state))
