"""What a board keeps up to date step by step is what a board has that is built afresh from the same text."""

import random

import pytest
from tests.rules.torres.helpers import GAME

from tabletown.core.options import Options
from tabletown.games.torres.rules.blocks import find_loose
from tabletown.games.torres.rules.board import Board
from tabletown.games.torres.rules.state import TorresState
from tabletown.testing import preset_name

SETS = ("taken", "beside", "between", "open", "loose", "spare")


def facts(board: Board) -> dict[str, object]:
    """All that a board knows, in an order that does not depend on how it came to it."""
    if board.loose_north < 0:
        find_loose(board)
    known: dict[str, object] = {name: (getattr(board, f"{name}_north"), getattr(board, f"{name}_south")) for name in SETS}
    known["heights"] = list(board.height)
    known["over"] = [pair for pair in zip(board.over_north, board.over_south) if any(pair)]
    known["castles"] = sorted(
        zip(board.castle_north, board.castle_south, board.ring_north, board.ring_south, board.area, strict=True)
    )
    known["figures"] = [board.king, *(board.knights(seat) for seat in range(4))]
    return known


@pytest.mark.parametrize("options", [each for each in GAME.presets() if each.seats > 2][::4], ids=preset_name)
def test_a_board_keeps_what_it_would_find(options: Options) -> None:
    rng, state, verbs = random.Random(3), GAME.new(options), set()
    while not state.over:
        if state.actors() < 0:
            outcomes, weights = zip(*state.outcomes())
            state.apply(-1, rng.choices(outcomes, weights)[0])
        else:
            seat = (state.actors() & -state.actors()).bit_length() - 1
            action = rng.choice(state.legal(seat))
            verbs.add(GAME.text(action).split()[0])
            state.apply(seat, action)
        fresh = GAME.from_text(state.to_text())
        assert isinstance(state, TorresState) and isinstance(fresh, TorresState)  # noqa: PT018
        assert facts(state.board) == facts(fresh.board)
        assert len(state.board.over_north) >= max(state.board.height) + 3  # what the movement rules look at
    assert len(verbs) > 3
