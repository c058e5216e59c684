"""Positions in notation: round trips, and errors that name what is wrong."""

import random

import pytest
from tests.rules.torres.helpers import CARDS, GAME, START, new, rows, seat_of, table, view_of, wander

from tabletown import OptionsError, PositionError

YEAR = "year: phase=1 round=1 opener=0 first=0"
TEXT = f"""torres
options: seats=2 mode=basic
pending: act
{YEAR}
turn: points=5 chosen=0
heights: {rows(START)}
stacks 0: 3 3 3
stacks 1: 3 3 3 3
"""


@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_can_be_written_and_read(mode: str, seats: int) -> None:
    state = new(seats=seats, mode=mode, start_player="drawn")
    rng = random.Random(seats)
    for _ in wander(state, seats):
        if rng.random() < 0.3:
            again = GAME.from_text(state.to_text())
            assert again.key() == state.key()
            assert again.to_text() == state.to_text()
            assert again.legal(seat_of(again)) == state.legal(seat_of(state))


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("pending: dance", "dance"),
        ("pending: act=c3", "act=c3"),
        ("pending: act shift=z9", "z9"),
        ("seat: 2", "2"),
        ("master: crown", "crown"),
        ("year: phase=x", "phase=x"),
        ("year: phase=²", "phase=²"),
        ("year: phase=4", "phase=4"),
        ("year: first=2", "first=2"),
        ("turn: points=99999999999", "points=99999999999"),
        ("turn: points=0001000", "points=0001000"),
        ("turn: speed=3", "speed=3"),
        ("king: i1", "i1"),
        ("knights 0: a9", "a9"),
        ("knights 0: a1 a1", "a1"),
        ("knights 1: a1 b1 c1 d1 e1 f1 g1", "g1"),
        ("stacks 0: 4", "4"),
        ("stacks 0: 1 1 1 1 1", "1 1 1 1 1"),
        ("hand 0: ace", "ace"),
        ("score 0: luck_1=3", "luck_1=3"),
        ("score 0: king_1=-3", "king_1=-3"),
        ("heights: ........", "........"),
    ],
)
def test_a_wrong_line_is_named(line: str, wrong: str) -> None:
    key = line.partition(":")[0]
    kept = [each for each in TEXT.splitlines() if not each.startswith(f"{key}:")]
    with pytest.raises(PositionError) as error:
        GAME.from_text("\n".join([*kept, line]))
    assert error.value.arguments["text"] == wrong
    assert error.value.arguments["key"] == key


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["nonsense: 1"], "position-unknown"),
        (["hand 0: vault vault vault", "played 1: vault vault"], "torres-position-cards"),
    ],
)
def test_what_does_not_add_up_is_refused(lines: list[str], message: str) -> None:
    text = TEXT + "\n".join(lines)
    with pytest.raises(PositionError) as error:
        GAME.from_text(text)
    assert error.value.message == message


@pytest.mark.parametrize(
    ("pending", "lines"),
    [
        ("stack", [YEAR]),
        ("act", []),
        ("act shift=a1", [YEAR]),
        ("left", [YEAR]),
        ("act keep", [YEAR]),
        ("act draw", ["hand 0: " + " ".join(f"{card} " * 4 for card in CARDS)]),
        ("first_knight", ["start: -1"]),
    ],
)
def test_a_position_in_which_nothing_can_be_done_is_refused(pending: str, lines: list[str]) -> None:
    text = TEXT.replace("pending: act", f"pending: {pending}").replace(f"{YEAR}\n", "")
    with pytest.raises(PositionError) as error:
        GAME.from_text(text + "\n".join(lines))
    assert error.value.message == "torres-position-stuck"


def changed(**lines: str) -> str:
    """The text with some lines replaced, added or, if nothing is said, left out; `hand_0` is the key "hand 0"."""
    said = dict(line.partition(":")[::2] for line in TEXT.splitlines()[1:])
    said |= {key.replace("_", " "): value for key, value in lines.items()}
    return "torres\n" + "\n".join(f"{key}: {value}" for key, value in said.items() if value)


def test_the_supply_is_what_is_nowhere_else() -> None:
    assert view_of(GAME.from_text(changed())).supply == 92 - 8 - 21


@pytest.mark.parametrize(
    "lines",
    [
        {"turn": ""},
        {"turn": "points=5"},
        {"bought": "six_ap", "hand_0": "vault"},
        {"bought": "six_ap six_ap", "hand_0": "six_ap"},
        {"pending": "move_king", "turn": "", "year": "phase=3 round=4 opener=0 first=0"},
        {"pending": "stack", "turn": "points=5 chosen=2", "stacks_0": "3 3 3 3"},
        {"pending": "stack", "turn": "points=5", "stacks_0": "3 3 3 3", "hand_0": "vault", "bought": "vault"},
        {"drawn": "vault"},
        {"options": "seats=2 mode=own_deck", "drawn": "vault"},
        {"options": "seats=2 mode=own_deck", "pending": "act draw", "drawn": "vault regroup climb_two"},
        {"options": "seats=2 mode=own_deck", "pending": "act draw", "top_0": "vault"},
        {"options": "seats=2 mode=own_deck", "pending": "act keep", "drawn": "vault regroup climb_two six_ap"},
        {"top_0": "vault"},
        {"stacks_1": ""},
        {"stacks_1": "3 3 3"},
        {"stacks_0": "3 3"},
    ],
)
def test_a_position_that_play_would_break_on_is_refused(lines: dict[str, str]) -> None:
    with pytest.raises(PositionError) as error:
        GAME.from_text(changed(**lines))
    assert error.value.message == "torres-position-stuck"


@pytest.mark.parametrize("cards", ["vault vault", "vault " * 8])
def test_a_full_hand_has_each_card_once(cards: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.from_text(changed(options="seats=2 mode=master", hand_0=cards))
    assert error.value.message == "torres-position-cards"


@pytest.mark.parametrize("pending", ["draw", "keep", "shift=c3", "act act", "over act", "act over", "stack draw"])
def test_decisions_stand_before_each_other_as_in_play(pending: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.from_text(changed(pending=pending))
    assert error.value.arguments["text"] == pending


def test_more_blocks_than_there_are_cannot_be() -> None:
    with pytest.raises(PositionError) as error:
        table({(r, c): 2 for r in range(8) for c in range(6)})
    assert error.value.message == "torres-position-blocks"


def test_a_card_of_an_own_deck_is_there_once() -> None:
    with pytest.raises(PositionError):
        table(START, mode="own_deck", lines=["hand 0: vault", "top 0: vault"])
    assert view_of(table(START, mode="own_deck", lines=["hand 0: vault", "hand 1: vault"])).seats[0].deck == 9


def test_wrong_options_are_refused_in_positions_too() -> None:
    with pytest.raises(OptionsError):
        GAME.from_text(TEXT.replace("seats=2", "seats=7"))
