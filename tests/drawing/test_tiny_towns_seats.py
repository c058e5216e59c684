"""The panel of a seat tells its state."""

from collections.abc import Mapping

import pytest

import tabletown
from tabletown.drawing.parts import Parts

GAME = tabletown.game("tiny_towns")
FREE_ROUND = """tiny_towns
options: seats=3 mode=town_hall
phase: play
cards: cottage farm well chapel tavern theater factory
round: 3
skipped: 1
pending 0: resource
town 0: .... .... .... ....
town 1: M... .... .... .... kept=fort_ironweed
town 2: Twww wwww wwww wwww place=2
"""


def quoted(message: str, arguments: Mapping[str, object]) -> str:
    return " ".join((message, *(f"{name}={value}" for name, value in sorted(arguments.items()))))


@pytest.mark.parametrize(
    ("seat", "words"),
    [(1, "tiny_towns-picture-skipped"), (2, "tiny_towns-picture-completed place=2")],
)
def test_a_panel_tells_who_sits_out_and_who_is_finished(seat: int, words: str) -> None:
    parts: Parts = GAME.parts(GAME.view(GAME.from_text(FREE_ROUND), 0), (), quoted)
    assert words in parts.seats[seat].svg()
