"""Section 5: where an urbanization token goes when its cell is built on."""

import pytest
from tests.rules.ginkgopolis.helpers import START_TILES, TILES, act, legal, play, table, tokens, wander

import tabletown
from tabletown.games.ginkgopolis.rules.material import CELLS, SIDES
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.tokens import in_order, perimeter
from tabletown.i18n import Speaker
from tabletown.testing import rule

SPARE = [name for name in TILES if name not in (*START_TILES, "blue_9")]
AT_START = {
    "A": "-1,2", "B": "0,2", "C": "1,2", "D": "2,1", "E": "2,0", "F": "2,-1",
    "G": "1,-2", "H": "0,-2", "I": "-1,-2", "J": "-2,-1", "K": "-2,0", "L": "-2,1",
}  # fmt: skip


def city(*cells: str, **moved: str) -> list[str]:
    """Buildings on further cells, and tokens as at the start except those named."""
    places = {**AT_START, **moved}
    lines = [f"building {cell}: {SPARE[number]}" for number, cell in enumerate(cells)]
    return [*lines, "tokens: " + " ".join(f"{letter}({cell})" for letter, cell in places.items())]


def urbanize(letter: str, *lines: str) -> GinkgopolisState:
    """Seat 0 builds where a token lies and must now move it."""
    others = [each for each in "ABC" if each != letter]
    hand = " ".join(f"{each}:0" for each in [letter, *others][:3]) + " red_1:0"
    return act(table(*lines, f"hand 0: {hand}", "tiles 0: blue_9", "player 0: R1"), letter, "blue_9")


def places(state: GinkgopolisState) -> set[str]:
    return {text.split()[1] for text in legal(state)}


@rule("GK-V.7", "GK-5.1", "GK-5.8")
@pytest.mark.parametrize(
    "letter, cells",
    [
        ("B", {"0,3"}),
        ("E", {"3,0"}),
        ("A", {"-1,3", "-2,2"}),
        ("C", {"1,3", "2,2"}),
        ("G", {"2,-2", "1,-3"}),
    ],
)
def test_v7_moves_from_the_start(letter: str, cells: set[str]) -> None:
    state = urbanize(letter)
    assert all(text.startswith("place_token") for text in legal(state))
    assert places(state) == cells
    play(state, f"0 place_token {min(cells)}")
    assert tokens(state)[letter] == min(cells)
    assert {each: cell for each, cell in tokens(state).items() if each != letter} == {
        each: cell for each, cell in AT_START.items() if each != letter
    }


def test_a_place_for_a_token_is_named_by_a_building_beside_it() -> None:
    state, game = urbanize("A"), tabletown.game("ginkgopolis")
    names = Speaker("en").choices(game, game.view(state, 0), state.legal(0))
    told = {game.text(action).split()[1]: name for action, name in names.items()}
    assert told == {"-1,3": "Move the token: above blue 9", "-2,2": "Move the token: left of blue 9"}


@rule("GK-V.8", "GK-5.4")
def test_v8_a_place_between_the_alphabetical_neighbours() -> None:
    state = urbanize("H", *city("-1,-2", "-1,-3", "1,-2", I="0,-3", G="2,-2"))
    assert legal(state) == ["place_token 1,-3"]


@rule("GK-V.9", "GK-5.5", "GK-5.8")
@pytest.mark.parametrize(
    "direction, moved", [("clockwise", {"H": "0,-3", "I": "-1,-4"}), ("counter_clockwise", {"H": "1,-3", "G": "2,-2"})]
)
def test_v9_two_shifts_that_displace_one_token_each(direction: str, moved: dict[str, str]) -> None:
    state = urbanize("H", *city("-1,-2", "-1,-3", "1,-2", I="0,-3", G="1,-3"))
    assert legal(state) == ["shift_tokens clockwise", "shift_tokens counter_clockwise"]
    before = tokens(state)
    play(state, f"0 shift_tokens {direction}")
    assert tokens(state) == {**before, **moved}


@rule("GK-V.27", "GK-5.7", "GK-5.3")
def test_v27_tokens_out_of_sequence_are_passed_over() -> None:
    cells = ("2,1", "3,1", "1,-2", "2,-2", "3,-2", "3,-1", "4,-1", "4,0")
    state = urbanize("E", *city(*cells, D="3,0", E="2,0", F="2,-1", G="4,1"))
    assert legal(state) == ["shift_tokens counter_clockwise"]
    play(state, "0 shift_tokens counter_clockwise")
    assert tokens(state)["E"] == "3,0"
    assert tokens(state)["D"] == "3,2"


@rule("GK-5.5", "GK-5.7")
def test_a_shift_that_runs_into_another_token_is_dropped_while_the_other_way_is_open() -> None:
    cells = (
        "4,0 -2,6 -4,3 -2,4 -4,5 3,1 4,1 -6,3 -4,4 -2,3 5,-2 3,0 -5,5 3,-2 2,-3 2,3 2,0 -1,6 -6,4 4,-2 -2,5 -1,2 -5,4 0,3 "
        "-1,3 2,-2 -5,3 2,1 1,3 5,-1 1,-3 0,2 1,2 4,-1 -1,5 -1,4 -3,4 -3,3 0,4"
    )
    moved = {"A": "-6,5", "B": "-4,6", "C": "2,4", "D": "0,-3", "E": "3,-1"}
    state = urbanize("H", *city(*cells.split(), **moved))
    assert legal(state) == ["shift_tokens clockwise"]


@rule("GK-5.2")
def test_the_walk_around_the_start_square() -> None:
    border = [CELLS[cell] for cell in perimeter(table())]
    assert border == [
        "-1,2", "0,2", "1,2", "2,1", "2,0", "2,-1", "1,-2", "0,-2", "-1,-2", "-2,-1", "-2,0", "-2,1",
    ]  # fmt: skip


@rule("GK-5.2")
def test_buildings_that_touch_diagonally_are_not_joined_and_courtyards_are_left_out() -> None:
    state = table(*city("1,2", "0,3", "-1,2", "-1,3", B="0,2", A="-2,2", C="1,3"))
    border = [CELLS[cell] for cell in perimeter(state)]
    assert border.count("1,3") == 2
    assert "0,2" in border  # its way out leads between 1,2 and 0,3
    closed = table(*city("1,2", "0,3", "-1,2", "-1,3", "1,3", B="0,2", A="-2,2", C="2,2"))
    assert "0,2" not in [CELLS[cell] for cell in perimeter(closed)]


@rule("GK-5.3")
def test_order_is_cyclic_and_alphabetical() -> None:
    state = table()
    border = perimeter(state)
    assert in_order(border, state.tokens)
    turned = state.tokens[5:] + state.tokens[:5]
    assert in_order(border, turned)
    swapped = state.tokens[:]
    swapped[3], swapped[4] = swapped[4], swapped[3]
    assert not in_order(border, swapped)


@rule("GK-5.8", "GK-5.1")
def test_a_courtyard_is_a_legal_place() -> None:
    cells = ("1,2", "1,3", "1,4", "0,4", "-1,4", "-1,3", "-1,2")
    state = urbanize("B", *city(*cells, B="0,2", A="-2,2", C="2,2"))
    assert legal(state) == ["place_token 0,3"]


@rule("GK-5.7")
def test_any_free_place_when_the_others_are_out_of_order() -> None:
    moved = {"I": "0,-3", "G": "1,-3", "A": "0,2", "B": "-1,2"}
    state = urbanize("H", *city("-1,-2", "-1,-3", "1,-2", **moved))
    assert all(text.startswith("place_token") for text in legal(state))
    assert len(legal(state)) > 2


@rule("GK-5.6", "GK-A.2", "GK-5.1", "GK-5.7")
@pytest.mark.parametrize("seed", range(25))
def test_after_any_move_tokens_lie_apart_beside_the_city(seed: int) -> None:
    state = table("player 0: R20", "player 1: R20")
    while not state.over:
        wander(state, 1, seed)
        seed += 31
        if at_rest(state):
            cells = [cell for cell in state.tokens if cell >= 0]
            assert len(set(cells)) == 12
            for cell in cells:
                assert state.content(cell) >= 64
                assert any(0 < state.content(cell + side) <= 60 for side in SIDES)


def at_rest(state: GinkgopolisState) -> bool:
    return -1 not in state.tokens
