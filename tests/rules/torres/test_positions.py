"""Positions in notation: round trips, and errors that name what is wrong."""

import random

import pytest
from tests.rules.torres.helpers import CARDS, GAME, START, look, new, rows, seat_of, table, wander

from tabletown import OptionsError, PositionError

TEXT = f"torres\noptions: seats=2 mode=basic\npending: act\nyear: phase=1 round=1 opener=0 first=0\nheights: {rows(START)}\n"


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
        (["stacks 0: 3 3 3 3", "stacks 1: 3 3 3 3"], ""),
    ],
)
def test_what_does_not_add_up_is_refused(lines: list[str], message: str) -> None:
    text = TEXT + "\n".join(lines)
    if not message:
        assert look(GAME.from_text(text)).supply == 92 - 8 - 24
        return
    with pytest.raises(PositionError) as error:
        GAME.from_text(text)
    assert error.value.message == message


@pytest.mark.parametrize(
    ("pending", "lines"),
    [
        ("stack", ["year: phase=1 round=1 opener=0 first=0"]),
        ("act", []),
        ("act shift=a1", ["year: phase=1 round=1 opener=0 first=0"]),
        ("left", ["year: phase=1 round=1 opener=0 first=0", "turn: chosen=2"]),
        ("act keep", ["year: phase=1 round=1 opener=0 first=0"]),
        ("act draw", ["hand 0: " + " ".join(f"{card} " * 4 for card in CARDS)]),
        ("first_knight", ["start: -1"]),
    ],
)
def test_a_position_in_which_nothing_can_be_done_is_refused(pending: str, lines: list[str]) -> None:
    text = TEXT.replace("pending: act", f"pending: {pending}").replace("year: phase=1 round=1 opener=0 first=0\n", "")
    with pytest.raises(PositionError) as error:
        GAME.from_text(text + "\n".join(lines))
    assert error.value.message == "torres-position-stuck"


def test_more_blocks_than_there_are_cannot_be() -> None:
    with pytest.raises(PositionError) as error:
        table({(r, c): 2 for r in range(8) for c in range(6)})
    assert error.value.message == "torres-position-blocks"


def test_a_card_of_an_own_deck_is_there_once() -> None:
    with pytest.raises(PositionError):
        table(START, mode="own_deck", lines=["hand 0: vault", "top 0: vault"])
    assert look(table(START, mode="own_deck", lines=["hand 0: vault", "hand 1: vault"])).seats[0].deck == 9


def test_wrong_options_are_refused_in_positions_too() -> None:
    with pytest.raises(OptionsError):
        GAME.from_text(TEXT.replace("seats=2", "seats=7"))
