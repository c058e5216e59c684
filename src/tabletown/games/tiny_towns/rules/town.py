"""The town of one player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.games.tiny_towns.rules.material import (
    ALL_SQUARES,
    BLACK,
    BLUE,
    CELL,
    CUBE,
    GRAY,
    GREEN,
    NO_CARD,
    ORANGE,
    RED,
    YELLOW,
)

NOTHING_STORED: Final = bytes(16)


@final
class Town:
    """A town with its monument: masks of squares, packed cubes, marks and resting cubes."""

    def __init__(self, old: Town | None = None) -> None:
        if old is None:
            self.cubes: i64 = 0  # packed
            self.filled: i64 = 0  # squares with a cube
            self.built: i64 = 0  # squares with a building
            self.blue: i64 = 0
            self.red: i64 = 0
            self.gray: i64 = 0
            self.orange: i64 = 0
            self.green: i64 = 0
            self.yellow: i64 = 0
            self.black: i64 = 0
            self.magenta: i64 = 0
            self.marks: i64 = 0  # packed: what Banks and Factories are marked with
            self.resting: i64 = 0  # packed: cubes on Cottages (TT-4.5)
            self.stored: bytes = NOTHING_STORED  # contents of each Warehouse, numbered as in material.CONTENTS
            self.old: i64 = 0  # black buildings that stood before the round began
            self.constructed: i64 = 0  # bit set of the types constructed this round (TT-7.16)
            self.aside: i64 = 0  # bit set of the types on Opaleye's Watch
            self.won: i64 = 0  # bit set of the types won this round
            self.watch_round: i64 = 0  # the round in which the Watch was built
            self.shrine: i64 = 0  # points of the Shrine, fixed when built
            self.cavern: i64 = 0  # discards so far
            self.kept: i64 = NO_CARD  # the monument kept; until the choice, the first of the two dealt
            self.other: i64 = NO_CARD  # the one returned, or the second dealt
            self.place: i64 = 0  # of completion; 0 while active
        else:
            self.cubes = old.cubes
            self.filled = old.filled
            self.built = old.built
            self.blue = old.blue
            self.red = old.red
            self.gray = old.gray
            self.orange = old.orange
            self.green = old.green
            self.yellow = old.yellow
            self.black = old.black
            self.magenta = old.magenta
            self.marks = old.marks
            self.resting = old.resting
            self.stored = old.stored
            self.old = old.old
            self.constructed = old.constructed
            self.aside = old.aside
            self.won = old.won
            self.watch_round = old.watch_round
            self.shrine = old.shrine
            self.cavern = old.cavern
            self.kept = old.kept
            self.other = old.other
            self.place = old.place

    def copy(self) -> Town:
        """Return an independent town, equal to this one."""
        return Town(self)

    def numbers(self) -> list[int]:
        """Return everything, for the key."""
        return [
            self.cubes, self.built, self.blue, self.red, self.gray, self.orange, self.green, self.yellow, self.black,
            self.magenta, self.marks, self.resting, self.old, self.constructed, self.aside, self.won, self.watch_round,
            self.shrine, self.cavern, self.kept, self.other, self.place, *self.stored,
        ]  # fmt: skip

    def empty(self) -> i64:
        """Return the squares with neither cube nor building."""
        return ALL_SQUARES & ~(self.filled | self.built)

    def masks(self) -> list[int]:
        """Return the squares with buildings of each type, the Castle among the monuments."""
        return [self.blue, self.red, self.gray, self.orange, self.green, self.yellow, self.black, self.magenta]

    def of(self, kind: i64) -> i64:
        """Return the squares with buildings of a type."""
        if kind == BLUE:
            return self.blue
        if kind == RED:
            return self.red
        if kind == GRAY:
            return self.gray
        if kind == ORANGE:
            return self.orange
        if kind == GREEN:
            return self.green
        if kind == YELLOW:
            return self.yellow
        if kind == BLACK:
            return self.black
        return self.magenta

    def set_type(self, kind: i64, squares: i64) -> None:
        """Make `squares` the squares with buildings of a type."""
        if kind == BLUE:
            self.blue = squares
        elif kind == RED:
            self.red = squares
        elif kind == GRAY:
            self.gray = squares
        elif kind == ORANGE:
            self.orange = squares
        elif kind == GREEN:
            self.green = squares
        elif kind == YELLOW:
            self.yellow = squares
        elif kind == BLACK:
            self.black = squares
        else:
            self.magenta = squares

    def type_at(self, square: i64) -> i64:
        """Return the type of the building on a square, -1 if there is none."""
        for kind in range(8):
            if self.of(kind) & BIT[square]:
                return kind
        return -1

    def put_cube(self, resource: i64, square: i64) -> None:
        """Put a cube on an empty square."""
        self.cubes |= CUBE[square * 5 + resource]
        self.filled |= BIT[square]

    def mark_at(self, square: i64) -> i64:
        """Return the resource a Bank or Factory is marked with, -1 if none."""
        return ((self.marks >> (3 * square)) & 7) - 1

    def marked(self) -> i64:
        """Return the bit set of the resources on marks."""
        marks, found = self.marks, 0
        while marks:
            if marks & 7:
                found |= BIT[(marks & 7) - 1]
            marks >>= 3
        return found

    def set_mark(self, square: i64, resource: i64) -> None:
        """Mark a building, or remove its mark with resource -1."""
        self.marks -= self.marks & CELL[square]
        if resource >= 0:
            self.marks |= CUBE[square * 5 + resource]

    def has_built(self, monument: i64) -> bool:
        """Return whether this monument stands in the town."""
        return self.magenta != 0 and self.kept == monument
