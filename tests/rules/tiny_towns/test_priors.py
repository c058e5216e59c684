"""At first sight a town alone prefers what finishes buildings and spoils none."""

from __future__ import annotations

from tabletown.core.registry import game
from tabletown.games.tiny_towns.bot.evaluate import WEIGHTS, prior, use
from tabletown.games.tiny_towns.rules.state import TinyTownsState

POSITION = """
tiny_towns
options: seats=1 mode=solo monuments=no cards=first_game
phase: {phase}
cards: cottage farm well chapel tavern theater {black}
round: 5
{resource}unseen: 2 2 2 3 3
open: 1 1 {bricks} 0 0
returned:
pending 0: {point}
town 0: {town}
"""


def liked(point: str, town: str, black: str = "factory") -> list[str]:
    """The legal actions of a town, the likeliest first; the resource to be placed is brick."""
    rules = game("tiny_towns")
    picking = point == "pick"
    text = POSITION.format(
        phase="pick" if picking else "play",
        black=black,
        resource="" if picking else "resource: brick dealt\n",
        bricks=1 if picking else 0,
        point=point,
        town=town,
    )
    state = rules.from_text(text.replace("cards=first_game", f"cards=farm+well+chapel+tavern+theater+{black}"))
    assert isinstance(state, TinyTownsState)
    legal = state.legal(0)
    weights = prior(state, 0, legal)
    assert len(weights) == len(legal)
    assert min(weights) > 0.0
    return [rules.text(action) for _, action in sorted(zip(weights, legal, strict=True), key=lambda pair: -pair[0])]


def test_the_missing_cube_is_picked() -> None:
    assert liked("pick", ".h.. .g.. .... ....")[0] == "pick brick"


def test_the_missing_cube_goes_where_it_finishes_a_building() -> None:
    assert set(liked("resource", ".h.. .g.. .... ....")[:2]) == {"place brick a2", "place brick c2"}


def test_a_cube_keeps_off_the_square_that_another_is_wanted_for() -> None:
    squares = liked("resource", "ws.. hh.. .w.. ....")
    assert squares.index("place brick a3") == len(squares) - 1  # wood would make a Farm there


def test_a_finished_building_is_built_off_the_middle() -> None:
    assert liked("build", ".h.. bg.. .... ....") == [
        "build cottage b1+a2+b2 b1",
        "build cottage b1+a2+b2 a2",
        "build cottage b1+a2+b2 b2",
        "done",
    ]


def test_a_warehouse_is_kept_for_what_fits_nowhere() -> None:
    fitting = liked("resource", "Kh.. .g.. .... ....", "warehouse")
    assert fitting[0] in ("place brick a2", "place brick c2")
    assert liked("resource", "Khhh hhhh hhhh hhh.", "warehouse")[0] == "store a1"


def test_other_weights_change_the_choice() -> None:
    try:
        use({**WEIGHTS, "sight_done": -50.0})
        assert liked("build", ".h.. bg.. .... ....")[0] == "done"
    finally:
        use(WEIGHTS)
    assert liked("build", ".h.. bg.. .... ....")[-1] == "done"
