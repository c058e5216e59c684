"""Examples of rulebooks: what a picture says about its position."""

from pathlib import Path

import pytest

import tabletown
from tabletown.core.errors import IllegalAction
from tabletown.core.guide.examples import Example, ExampleError, read
from tabletown.core.state import CHANCE


def test_a_picture_names_eyes_steps_part_and_figures() -> None:
    found = read("positions/a.txt", "seat=1 play='move_knight a1 b1; 0: end_turn; dealer: draw_card x' part=seat gain=−3")
    assert found == Example(
        file="positions/a.txt",
        seat=1,
        plays=((1, "move_knight a1 b1"), (0, "end_turn"), (CHANCE, "draw_card x")),
        part="seat",
        figures=(("gain", -3),),
    )
    assert read("a.txt", "") == Example(file="a.txt")


@pytest.mark.parametrize("options", ["seat", "seat=x", "colour=red", "part=roof", "score=many", "seat=0 seat=1"])
def test_a_malformed_picture_is_refused(options: str) -> None:
    with pytest.raises(ExampleError, match=r"a\.txt"):
        read("a.txt", options)


def test_figures_are_those_after_the_steps(tmp_path: Path) -> None:
    game = tabletown.game("torres")
    state = game.new(game.options(seats=2))
    (tmp_path / "start.txt").write_text(game.to_text(state), "utf-8")
    seat = 0 if state.is_actor(0) else 1
    action = game.text(state.legal(seat)[0])
    example = Example(file="start.txt", seat=seat, plays=((seat, action),))
    before, after = example.states(game, tmp_path)
    assert game.to_text(before) == game.to_text(state) != game.to_text(after)
    counted = example.count(game, [before, after])
    outlook = game.outlook(game.view(after, seat), seat).total
    assert counted == {
        "outlook": outlook,
        "score": game.score(game.view(after, seat), seat).total,
        "gain": outlook - game.outlook(game.view(before, seat), seat).total,
    }
    with pytest.raises(IllegalAction):
        Example(file="start.txt", plays=((1 - seat, action),)).states(game, tmp_path)
