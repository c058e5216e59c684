"""Parts one by one: what a kept drawing is kept for, and where each part stands in the whole picture."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import combinations
from types import MappingProxyType
from typing import Any

import pytest

from tabletown.core.translate import Say, plain
from tabletown.drawing import Box, tone
from tabletown.drawing.cache import forget
from tabletown.drawing.canvas import Canvas, Picture
from tabletown.drawing.parts import Painter, Parts
from tabletown.drawing.seats import deal


def loud(message: str, _arguments: Mapping[str, object]) -> str:
    """Another language."""
    return message.upper()


class Pencil:
    """Draws parts and counts how often it did."""

    def __init__(self, height: float = 10.0) -> None:
        self.height = height
        self.count = 0

    def __call__(self, canvas: Canvas, width: float) -> float:
        self.count += 1
        canvas.actions("square")
        canvas.draw("pieces", f"<path d='M0 0h{width}'/>")
        return self.height

    def part(
        self,
        actions: Mapping[str, tuple[int, ...]] = MappingProxyType({}),
        *,
        game: str = "nook",
        name: str = "lawn",
        width: float = 120.0,
        title: str = "Lawn",
        shows: tuple[object, ...] | None = (1,),
        say: Say = plain,
    ) -> tuple[Picture, ...]:
        """Draw the same part again, or another."""
        return Painter(game, actions, (), say).part(name, width, self, title, shows)


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    forget()


@pytest.mark.parametrize(
    "other",
    [{"game": "cave"}, {"name": "hill"}, {"width": 90.0}, {"title": "Hill"}, {"shows": (2,)}, {"say": loud}],
    ids=lambda other: next(iter(other)),
)
def test_a_drawing_is_kept_for_the_same_part_only(other: dict[str, Any]) -> None:
    pencil = Pencil()
    first = pencil.part()
    assert (pencil.part() is first, pencil.count) == (True, 1)
    second = pencil.part(**other)
    assert (pencil.part(**other) is second, pencil.part() is first, pencil.count) == (True, True, 2)


def test_a_drawing_is_kept_while_its_questions_have_the_same_answers() -> None:
    pencil = Pencil()
    for round_ in range(2):
        for action in range(4):
            (drawn,) = pencil.part({"square": (action,), "elsewhere": (10 * round_,)}, name="answers")
            assert drawn.name == "nook-answers"
    assert pencil.count == 4
    for action in range(100):
        pencil.part({"square": (action,)}, name="answers")
    assert pencil.count == 100
    pencil.part({"square": (0,)}, name="answers")  # long ago: not all are kept
    assert pencil.count == 101


def test_a_part_is_as_high_as_what_is_drawn_and_an_empty_one_is_left_out() -> None:
    (drawn,) = Pencil(30.0).part(shows=None)
    assert (drawn.width, drawn.height) == (120.0, 34.0)
    assert Pencil(0.0).part(shows=None) == ()


# The whole picture.


def box(name: str, width: float, height: float) -> Picture:
    canvas = Canvas(name, width, height, title=name)
    canvas.draw("pieces", f'<rect id="{name}"/>')
    return canvas.picture()


def parts(*, other: bool = True) -> Parts:
    return Parts(
        board=box("board", 700, 500),
        paints=deal(2),
        sprites=(),
        other=box("other", 300, 200) if other else None,
        under=(box("under", 800, 60),),
        seats=(box("seat-0", 268, 80), box("seat-1", 200, 90)),
        about=(box("about", 260, 40),),
        side=(box("side", 344, 300),),
    )


def boxes(whole: Picture, pictures: Iterable[Picture]) -> dict[str, tuple[float, float, float, float]]:
    """Left, top, right and bottom of each part in the whole picture."""
    found = {}
    for picture in pictures:
        pattern = rf'translate\(([\d.]+) ([\d.]+)\)(?: scale\(([\d.]+)\))?"><rect id="{picture.name}"/>'
        ((x, y, scale),) = re.findall(pattern, whole.pieces)
        left, top, size = float(x), float(y), float(scale or 1)
        assert size <= 1
        found[picture.name] = (left, top, left + size * picture.width, top + size * picture.height)
    return found


@pytest.mark.parametrize("other", [False, True])
@pytest.mark.parametrize("narrow", [False, True])
def test_parts_are_inside_the_whole_picture_and_apart(narrow: bool, other: bool) -> None:
    made = parts(other=other)
    whole = made.compose("nook", "Place a house.", narrow)
    found = boxes(whole, made.pictures)
    assert len(found) == 6 + other
    for left, top, right, bottom in found.values():
        assert 0 < left < right < whole.width
        assert 0 < top < bottom < whole.height
    for one, two in combinations(found.values(), 2):
        assert one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]
    assert max(bottom for *_, bottom in found.values()) > whole.height - 20
    assert max(right for _, _, right, _ in found.values()) > whole.width - 20


def test_a_phone_shows_the_plan_first_and_a_laptop_beside_the_board() -> None:
    made = parts()
    phone = boxes(made.compose("nook", "Place a house.", True), made.pictures)
    order = sorted(phone, key=lambda name: phone[name][1])
    assert order == ["other", "board", "under", "side", "seat-0", "seat-1", "about"]
    laptop = boxes(made.compose("nook", "Place a house.", False), made.pictures)
    assert laptop["seat-0"][2] < laptop["board"][0]
    assert laptop["board"][2] < laptop["other"][0]


@pytest.mark.parametrize("narrow", [False, True])
def test_the_prompt_is_lit_for_who_must_decide(narrow: bool) -> None:
    canvas = Canvas("board", 700, 500, actions={"square": (1,)})
    canvas.target("square", Box(0, 0, 50, 50, 8), "a square")
    idle = parts()
    due = replace(idle, board=canvas.picture())
    assert tone("go") not in idle.compose("nook", "Wait.", narrow).pieces
    assert tone("go") in due.compose("nook", "Place a house.", narrow).pieces
