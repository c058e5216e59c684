"""The board of Torres: heights, figures and the castles that follow from the heights (TR-3.3).

Sets of squares are pairs of masks, see material. Every change of a height updates the castles, their rings (all squares
beside a square of the castle) and the squares open to a block, so that nothing is flooded twice.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tabletown.core.bits import ones
from tabletown.core.menu import Menu, listed, take
from tabletown.core.vecs import append, vec
from tabletown.games.torres.rules.material import (
    CELLS,
    DE_BRUIJN,
    EAST,
    FULL,
    NEAR_NORTH,
    NEAR_SOUTH,
    NORTH,
    PLACE_OF_BIT,
    SOUTH,
    WEST,
)

UNKNOWN: Final = -1


@final
class Board:
    """Heights and figures, and the sets derived from them; a copy of `old` if there is one."""

    def __init__(self, old: Board | None = None) -> None:
        if old is None:
            self.height: vec[i64] = vec[i64]([0] * CELLS)
            self.over_north: vec[i64] = vec[i64]([0] * 4)  # [k]: the squares higher than k
            self.over_south: vec[i64] = vec[i64]([0] * 4)
            self.knights_north: vec[i64] = vec[i64]([0] * 4)  # by seat
            self.knights_south: vec[i64] = vec[i64]([0] * 4)
            self.king: i64 = -1
            self.taken_north: i64 = 0  # squares with a figure
            self.taken_south: i64 = 0
            self.castle_north: vec[i64] = vec[i64]()
            self.castle_south: vec[i64] = vec[i64]()
            self.ring_north: vec[i64] = vec[i64]()
            self.ring_south: vec[i64] = vec[i64]()
            self.area: vec[i64] = vec[i64]()
            self.beside_north: i64 = 0  # squares beside any castle
            self.beside_south: i64 = 0
            self.between_north: i64 = 0  # squares beside two castles or more
            self.between_south: i64 = 0
            self.open_north: i64 = 0  # squares where a block fits, occupied or not (TR-5.6)
            self.open_south: i64 = 0
            # Squares whose only block can go without dividing a castle (TR-7.5), and without leaving it too high.
            self.loose_north: i64 = UNKNOWN
            self.loose_south: i64 = UNKNOWN
            self.spare_north: i64 = UNKNOWN  # known when `loose` is
            self.spare_south: i64 = UNKNOWN
        else:
            self.height = old.height[:]
            self.over_north = old.over_north[:]
            self.over_south = old.over_south[:]
            self.knights_north = old.knights_north[:]
            self.knights_south = old.knights_south[:]
            self.king = old.king
            self.taken_north = old.taken_north
            self.taken_south = old.taken_south
            self.castle_north = old.castle_north[:]
            self.castle_south = old.castle_south[:]
            self.ring_north = old.ring_north[:]
            self.ring_south = old.ring_south[:]
            self.area = old.area[:]
            self.beside_north = old.beside_north
            self.beside_south = old.beside_south
            self.between_north = old.between_north
            self.between_south = old.between_south
            self.open_north = old.open_north
            self.open_south = old.open_south
            self.loose_north = old.loose_north
            self.loose_south = old.loose_south
            self.spare_north = old.spare_north
            self.spare_south = old.spare_south

    def copy(self) -> Board:
        """Return an independent board, equal to this one."""
        return Board(self)

    # Figures.

    def is_free(self, square: i64) -> bool:
        """Return whether no figure stands on a square."""
        return not (self.taken_north & NORTH[square] or self.taken_south & SOUTH[square])

    def knights(self, seat: i64) -> list[int]:
        """Return the squares of a seat's knights, ascending."""
        return squares_of(self.knights_north[seat], self.knights_south[seat])

    def packed_knights(self, seat: i64) -> i64:
        """Return the squares of a seat's knights, ascending, in one number: 1 + square in seven bits each."""
        north, south = self.knights_north[seat], self.knights_south[seat]
        packed: i64 = 0
        shift: i64 = 0
        while north:
            low = north & -north
            packed |= (1 + PLACE_OF_BIT[low * DE_BRUIJN >> 27 & 31]) << shift
            north ^= low
            shift += 7
        while south:
            low = south & -south
            packed |= (33 + PLACE_OF_BIT[low * DE_BRUIJN >> 27 & 31]) << shift
            south ^= low
            shift += 7
        return packed

    def put_knight(self, seat: i64, square: i64) -> None:
        """Put a knight on a free square."""
        self.knights_north[seat] |= NORTH[square]
        self.knights_south[seat] |= SOUTH[square]
        self.taken_north |= NORTH[square]
        self.taken_south |= SOUTH[square]

    def move_knight(self, seat: i64, square: i64, to: i64) -> None:
        """Move a knight to a free square."""
        self.knights_north[seat] ^= NORTH[square] | NORTH[to]
        self.knights_south[seat] ^= SOUTH[square] | SOUTH[to]
        self.taken_north ^= NORTH[square] | NORTH[to]
        self.taken_south ^= SOUTH[square] | SOUTH[to]

    def put_king(self, square: i64) -> None:
        """Put or move the king to a free square."""
        if self.king >= 0:
            self.taken_north ^= NORTH[self.king]
            self.taken_south ^= SOUTH[self.king]
        self.king = square
        self.taken_north |= NORTH[square]
        self.taken_south |= SOUTH[square]

    # Blocks.

    def blocks(self) -> int:
        """Return the number of blocks on the board."""
        return sum(list(self.height))

    def build(self, square: i64) -> None:
        """Add a block to a square, under a figure if one stands there."""
        height = self.height[square]
        self.height[square] = height + 1
        if len(self.over_north) < height + 4:  # the movement rules look two levels above the highest roof
            self.over_north = append(self.over_north, 0)
            self.over_south = append(self.over_south, 0)
        self.over_north[height] |= NORTH[square]
        self.over_south[height] |= SOUTH[square]
        self.loose_north = UNKNOWN
        if height == 0:
            self._join(square)
        elif height + 1 >= self.area[self.castle_of(square)]:
            self.open_north &= ~NORTH[square]
            self.open_south &= ~SOUTH[square]

    def _join(self, square: i64) -> None:
        """Add a new square to the castle beside it, or found one."""
        north, south = self.ring_north, self.ring_south
        for castle in range(len(north)):
            if north[castle] & NORTH[square] or south[castle] & SOUTH[square]:
                self.castle_north[castle] |= NORTH[square]
                self.castle_south[castle] |= SOUTH[square]
                self.area[castle] += 1
                self._surround(castle, NEAR_NORTH[square], NEAR_SOUTH[square])
                return
        self._found(NORTH[square], SOUTH[square], NEAR_NORTH[square], NEAR_SOUTH[square])

    def _found(self, north: i64, south: i64, ring_north: i64, ring_south: i64) -> None:
        """Add a castle."""
        self.castle_north = append(self.castle_north, north)
        self.castle_south = append(self.castle_south, south)
        self.ring_north = append(self.ring_north, 0)
        self.ring_south = append(self.ring_south, 0)
        self.area = append(self.area, count(north, south))
        self._surround(len(self.ring_north) - 1, ring_north, ring_south)

    def _surround(self, castle: i64, north: i64, south: i64) -> None:
        """Add squares to the ring of a castle that has grown, and update the open squares.

        TR-5.6: bare squares beside exactly one castle, and roofs lower than the area of their castle.
        """
        new_north: i64 = north & ~self.ring_north[castle]
        new_south: i64 = south & ~self.ring_south[castle]
        self.ring_north[castle] |= new_north
        self.ring_south[castle] |= new_south
        self.between_north |= self.beside_north & new_north
        self.between_south |= self.beside_south & new_south
        self.beside_north |= new_north
        self.beside_south |= new_south
        roofs_north: i64 = self.open_north & self.over_north[0] | self.castle_north[castle]
        roofs_south: i64 = self.open_south & self.over_south[0] | self.castle_south[castle]
        limit: i64 = self.area[castle] - 1
        if limit < len(self.over_north):
            roofs_north &= ~(self.castle_north[castle] & self.over_north[limit])
            roofs_south &= ~(self.castle_south[castle] & self.over_south[limit])
        self.open_north = self.beside_north & ~self.between_north & ~self.over_north[0] | roofs_north
        self.open_south = self.beside_south & ~self.between_south & ~self.over_south[0] | roofs_south

    def shift(self, square: int, to: int) -> None:
        """Move the only block of a square to bare ground (TR-7.5)."""
        self.set_heights([0 if each == square else 1 if each == to else self.height[each] for each in range(CELLS)])

    def set_heights(self, heights: list[int]) -> None:
        """Replace the heights and find the castles again."""
        levels = max(max(heights) + 3, 4)
        self.height = vec[i64](heights)
        self.over_north = vec[i64]([0] * levels)
        self.over_south = vec[i64]([0] * levels)
        for square in range(CELLS):
            for level in range(heights[square]):
                self.over_north[level] |= NORTH[square]
                self.over_south[level] |= SOUTH[square]
        self.castle_north, self.castle_south = vec[i64](), vec[i64]()
        self.ring_north, self.ring_south = vec[i64](), vec[i64]()
        self.area = vec[i64]()
        self.beside_north, self.beside_south, self.between_north, self.between_south = 0, 0, 0, 0
        self.open_north, self.open_south = 0, 0
        self.loose_north = UNKNOWN
        left_north, left_south = self.over_north[0], self.over_south[0]
        while left_north or left_south:
            first_north, first_south = (left_north & -left_north, 0) if left_north else (0, left_south & -left_south)
            north, south = flood(first_north, first_south, left_north, left_south)
            left_north ^= north
            left_south ^= south
            ring_north, ring_south = around(north, south)
            self._found(north, south, ring_north, ring_south)

    def castle_of(self, square: i64) -> i64:
        """Return the number of the castle of a square, -1 for bare ground."""
        north, south = self.castle_north, self.castle_south
        for castle in range(len(north)):
            if north[castle] & NORTH[square] or south[castle] & SOUTH[square]:
                return castle
        return -1


# Sets of squares.


def squares_of(north: i64, south: i64) -> list[int]:
    """Return the squares of a set, ascending."""
    menu = take()
    offer(menu, 0, north, south)
    return listed(menu)


def offer(menu: Menu, base: i64, north: i64, south: i64) -> None:
    """Add `base` plus each square of a set."""
    menu.add(base, north)
    menu.add(base + 32, south)


def count(north: i64, south: i64) -> i64:
    """Return the number of squares in a set."""
    return ones(north) + ones(south)


def around(north: i64, south: i64) -> tuple[i64, i64]:
    """Return the squares beside squares of a set, which may belong to it."""
    beside_north: i64 = (north & EAST) << 1 | (north & WEST) >> 1 | north << 8 & FULL | north >> 8 | (south & 0xFF) << 24
    beside_south: i64 = (south & EAST) << 1 | (south & WEST) >> 1 | south << 8 & FULL | south >> 8 | north >> 24
    return beside_north, beside_south


def flood(north: i64, south: i64, within_north: i64, within_south: i64) -> tuple[i64, i64]:
    """Return the squares that can be reached from a set by adjacency without leaving `within`."""
    while True:
        wider_north: i64 = (
            north | (north & EAST) << 1 | (north & WEST) >> 1 | north << 8 & FULL | north >> 8 | (south & 0xFF) << 24
        ) & within_north
        wider_south: i64 = (
            south | (south & EAST) << 1 | (south & WEST) >> 1 | south << 8 & FULL | south >> 8 | north >> 24
        ) & within_south
        if wider_north == north and wider_south == south:
            return north, south
        north = wider_north
        south = wider_south
