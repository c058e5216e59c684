"""The board of Torres: heights, figures and the castles that follow from the heights (TR-3.3).

Sets of squares are pairs of masks, see material. Castles, their rings (all squares beside a square of the castle) and the
squares open to a block are kept up to date by whoever changes a height, so that nothing is flooded twice.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tabletown.core.bits import NUMBER
from tabletown.games.torres.material import CELLS, EAST, FULL, NEAR_NORTH, NEAR_SOUTH, NORTH, PLACE_OF_BIT, SOUTH, WEST

UNKNOWN: Final = -1


@final
class Board:
    """Heights and figures, and what follows from the heights."""

    def __init__(self) -> None:
        self.height: list[int] = [0] * CELLS
        self.over_north: list[int] = [0, 0, 0, 0]  # [k]: the squares higher than k
        self.over_south: list[int] = [0, 0, 0, 0]
        self.knights_north: list[int] = [0, 0, 0, 0]  # by seat
        self.knights_south: list[int] = [0, 0, 0, 0]
        self.king: int = -1
        self.taken_north: int = 0  # squares with a figure
        self.taken_south: int = 0
        self.castle_north: list[int] = []
        self.castle_south: list[int] = []
        self.ring_north: list[int] = []
        self.ring_south: list[int] = []
        self.area: list[int] = []
        self.beside_north: int = 0  # squares beside any castle
        self.beside_south: int = 0
        self.open_north: int = 0  # squares where a block fits, whoever stands there (TR-5.6)
        self.open_south: int = 0
        self.loose_north: int = UNKNOWN  # squares whose only block can go without dividing a castle (TR-7.5)
        self.loose_south: int = UNKNOWN
        self.spare_north: int = UNKNOWN  # and without leaving it too high; known when `loose` is
        self.spare_south: int = UNKNOWN

    def copy(self) -> Board:
        """An independent board, equal to this one."""
        new = Board()
        new.height = self.height[:]
        new.over_north = self.over_north[:]
        new.over_south = self.over_south[:]
        new.knights_north = self.knights_north[:]
        new.knights_south = self.knights_south[:]
        new.king = self.king
        new.taken_north = self.taken_north
        new.taken_south = self.taken_south
        new.castle_north = self.castle_north[:]
        new.castle_south = self.castle_south[:]
        new.ring_north = self.ring_north[:]
        new.ring_south = self.ring_south[:]
        new.area = self.area[:]
        new.beside_north = self.beside_north
        new.beside_south = self.beside_south
        new.open_north = self.open_north
        new.open_south = self.open_south
        new.loose_north = self.loose_north
        new.loose_south = self.loose_south
        new.spare_north = self.spare_north
        new.spare_south = self.spare_south
        return new

    # Figures.

    def is_free(self, square: int) -> bool:
        """Whether no figure stands on a square."""
        return not (self.taken_north & NORTH[square] or self.taken_south & SOUTH[square])

    def knights(self, seat: int) -> list[int]:
        """The squares of a seat's knights, ascending."""
        return squares_of(self.knights_north[seat], self.knights_south[seat])

    def put_knight(self, seat: int, square: int) -> None:
        """Put a knight on a free square."""
        self.knights_north[seat] |= NORTH[square]
        self.knights_south[seat] |= SOUTH[square]
        self.taken_north |= NORTH[square]
        self.taken_south |= SOUTH[square]

    def move_knight(self, seat: int, square: int, to: int) -> None:
        """Move a knight to a free square."""
        self.knights_north[seat] ^= NORTH[square] | NORTH[to]
        self.knights_south[seat] ^= SOUTH[square] | SOUTH[to]
        self.taken_north ^= NORTH[square] | NORTH[to]
        self.taken_south ^= SOUTH[square] | SOUTH[to]

    def put_king(self, square: int) -> None:
        """Put the king on a free square, from wherever he stands."""
        if self.king >= 0:
            self.taken_north ^= NORTH[self.king]
            self.taken_south ^= SOUTH[self.king]
        self.king = square
        self.taken_north |= NORTH[square]
        self.taken_south |= SOUTH[square]

    # Blocks.

    def blocks(self) -> int:
        """How many blocks stand on the board."""
        return sum(self.height)

    def build(self, square: int) -> None:
        """Add a block to a square, under whoever stands there."""
        height = self.height[square]
        self.height[square] = height + 1
        if len(self.over_north) < height + 4:  # the movement rules look two levels above the highest roof
            self.over_north.append(0)
            self.over_south.append(0)
        self.over_north[height] |= NORTH[square]
        self.over_south[height] |= SOUTH[square]
        if height == 0:
            self._join(square)
        self._refresh()

    def _join(self, square: int) -> None:
        """Let a new square belong to the castle beside it, or found one."""
        for castle in range(len(self.area)):
            if self.ring_north[castle] & NORTH[square] or self.ring_south[castle] & SOUTH[square]:
                self.castle_north[castle] |= NORTH[square]
                self.castle_south[castle] |= SOUTH[square]
                self.ring_north[castle] |= NEAR_NORTH[square]
                self.ring_south[castle] |= NEAR_SOUTH[square]
                self.area[castle] += 1
                return
        self.castle_north.append(NORTH[square])
        self.castle_south.append(SOUTH[square])
        self.ring_north.append(NEAR_NORTH[square])
        self.ring_south.append(NEAR_SOUTH[square])
        self.area.append(1)

    def shift(self, square: int, to: int) -> None:
        """Take the only block of a square to bare ground (TR-7.5)."""
        self.set_heights([0 if each == square else 1 if each == to else self.height[each] for each in range(CELLS)])

    def set_heights(self, heights: list[int]) -> None:
        """Take over these heights and find the castles afresh."""
        highest = max(heights)
        self.height = heights
        self.over_north = [0] * max(highest + 3, 4)
        self.over_south = [0] * max(highest + 3, 4)
        for square in range(CELLS):
            for level in range(heights[square]):
                self.over_north[level] |= NORTH[square]
                self.over_south[level] |= SOUTH[square]
        self.castle_north, self.castle_south, self.ring_north, self.ring_south, self.area = [], [], [], [], []
        left_north, left_south = self.over_north[0], self.over_south[0]
        while left_north or left_south:
            first_north, first_south = (left_north & -left_north, 0) if left_north else (0, left_south & -left_south)
            north, south = flood(first_north, first_south, left_north, left_south)
            left_north ^= north
            left_south ^= south
            ring_north, ring_south = around(north, south)
            self.castle_north.append(north)
            self.castle_south.append(south)
            self.ring_north.append(ring_north)
            self.ring_south.append(ring_south)
            self.area.append(count(north, south))
        self._refresh()

    def _refresh(self) -> None:
        """TR-5.6: bare squares beside exactly one castle, and roofs lower than the area of their castle."""
        once_north: i64 = 0
        once_south: i64 = 0
        twice_north: i64 = 0
        twice_south: i64 = 0
        roof_north: i64 = 0
        roof_south: i64 = 0
        levels = len(self.over_north)
        for castle in range(len(self.area)):
            ring_north: i64 = self.ring_north[castle]
            ring_south: i64 = self.ring_south[castle]
            twice_north |= once_north & ring_north
            twice_south |= once_south & ring_south
            once_north |= ring_north
            once_south |= ring_south
            limit = self.area[castle] - 1
            castle_north: i64 = self.castle_north[castle]
            castle_south: i64 = self.castle_south[castle]
            if limit < levels:
                castle_north &= ~self.over_north[limit]
                castle_south &= ~self.over_south[limit]
            roof_north |= castle_north
            roof_south |= castle_south
        self.beside_north = once_north
        self.beside_south = once_south
        self.open_north = once_north & ~twice_north & ~self.over_north[0] | roof_north
        self.open_south = once_south & ~twice_south & ~self.over_south[0] | roof_south
        self.loose_north = UNKNOWN
        self.loose_south = UNKNOWN

    def castle_of(self, square: int) -> int:
        """The number of the castle of a square, -1 for bare ground."""
        for castle in range(len(self.area)):
            if self.castle_north[castle] & NORTH[square] or self.castle_south[castle] & SOUTH[square]:
                return castle
        return -1


# Sets of squares.


def squares_of(north: int, south: int) -> list[int]:
    """The squares of a set, ascending."""
    found: list[int] = []
    emit(found, 0, north, south)
    return found


def emit(found: list[int], base: i64, north: i64, south: i64) -> None:
    """Append `base` plus each square of a set, ascending."""
    while north:
        low: i64 = north & -north
        found.append(NUMBER[base + PLACE_OF_BIT[low % 37]])
        north ^= low
    base += 32
    while south:
        bit: i64 = south & -south
        found.append(NUMBER[base + PLACE_OF_BIT[bit % 37]])
        south ^= bit


def count(north: i64, south: i64) -> int:
    """How many squares a set has."""
    total = 0
    while north:
        north &= north - 1
        total += 1
    while south:
        south &= south - 1
        total += 1
    return total


def around(north: i64, south: i64) -> tuple[int, int]:
    """The squares beside a set, which may be squares of it."""
    beside_north: i64 = (north & EAST) << 1 | (north & WEST) >> 1 | north << 8 & FULL | north >> 8 | (south & 0xFF) << 24
    beside_south: i64 = (south & EAST) << 1 | (south & WEST) >> 1 | south << 8 & FULL | south >> 8 | north >> 24
    return beside_north, beside_south


def flood(north: i64, south: i64, within_north: i64, within_south: i64) -> tuple[int, int]:
    """What can be reached from a set by adjacency without leaving `within`."""
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
