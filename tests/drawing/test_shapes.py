"""Geometry: shapes, borders of groups, hexagons."""

from itertools import pairwise
from math import isclose

import pytest

from tabletown.drawing.pieces.hexes import AROUND, Hexes
from tabletown.drawing.pieces.shapes import Box, Disc, Outline, Shape, inset, rounded, union

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))


@pytest.mark.parametrize("shape", [Box(0, 0, 10, 10), Disc(5, 5, 5, 5), Outline(SQUARE)])
def test_growing_keeps_the_middle(shape: Shape) -> None:
    grown = shape.grow(2)
    assert grown.centre == pytest.approx((5, 5))
    assert grown.bounds == pytest.approx((-2, -2, 14, 14))
    assert grown.grow(-2).bounds == pytest.approx(shape.bounds)
    assert 'fill="none"' in shape.draw(fill="none")


def test_inset_moves_every_side() -> None:
    flat = [v for point in inset(SQUARE, 1) for v in point]
    assert flat == pytest.approx([1, 1, 9, 1, 9, 9, 1, 9])


def test_rounding_starts_off_the_corner() -> None:
    assert rounded(SQUARE, 2).startswith("M0 2q0 -2 2 -2l6 0")
    shifted = [(x + 3, y + 1) for x, y in SQUARE]
    assert rounded(shifted, 2) == rounded(SQUARE, 2).replace("M0 2", "M3 3")
    assert rounded(SQUARE, 0) == "M0 0L10 0L10 10L0 10Z"


def test_border_of_a_group_leaves_out_inner_sides() -> None:
    assert union({(0, 0)}, 0, 0, 10, 10).count("M") == 4
    assert union({(0, 0), (0, 1)}, 0, 0, 10, 10).count("M") == 6
    assert union({(0, 0), (0, 1), (1, 0), (1, 1)}, 0, 0, 10, 10).count("M") == 8


@pytest.mark.parametrize("pointy", [True, False])
@pytest.mark.parametrize("squash", [1.0, 0.78])
def test_sides_face_their_neighbours(pointy: bool, squash: float) -> None:
    hexes = Hexes(40, 7, -3, squash, pointy)
    for i, (q, r) in enumerate(AROUND):
        mine = hexes.side(0, 0, i)
        theirs = hexes.side(q, r, (i + 3) % 6)
        assert mine[0] == pytest.approx(theirs[1])
        assert mine[1] == pytest.approx(theirs[0])


def test_hexagons_are_regular_without_squash() -> None:
    corners = Hexes(40).corners(2, -1)
    lengths = [((a - c) ** 2 + (b - d) ** 2) ** 0.5 for (a, b), (c, d) in pairwise(corners)]
    assert all(isclose(length, 40) for length in lengths)


def test_border_of_hexagons_leaves_out_inner_sides() -> None:
    hexes = Hexes(40)
    assert hexes.border({(0, 0)}).count("M") == 6
    assert hexes.border({(0, 0), (1, 0)}).count("M") == 10
