"""The town of one player."""

from __future__ import annotations

from typing import Final, final

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
        self.cubes: int = old.cubes if old else 0  # packed
        self.filled: int = old.filled if old else 0  # squares with a cube
        self.built: int = old.built if old else 0  # squares with a building
        self.blue: int = old.blue if old else 0
        self.red: int = old.red if old else 0
        self.gray: int = old.gray if old else 0
        self.orange: int = old.orange if old else 0
        self.green: int = old.green if old else 0
        self.yellow: int = old.yellow if old else 0
        self.black: int = old.black if old else 0
        self.magenta: int = old.magenta if old else 0
        self.marks: int = old.marks if old else 0  # packed: what Banks and Factories are marked with
        self.resting: int = old.resting if old else 0  # packed: cubes on Cottages (TT-4.5)
        self.stored: bytes = (
            old.stored if old else NOTHING_STORED
        )  # contents of each Warehouse, numbered as in material.CONTENTS
        self.old: int = old.old if old else 0  # black buildings that stood before the round began
        self.constructed: int = old.constructed if old else 0  # bit set of the types constructed this round (TT-7.16)
        self.aside: int = old.aside if old else 0  # bit set of the types on Opaleye's Watch
        self.won: int = old.won if old else 0  # bit set of the types won this round
        self.watch_round: int = old.watch_round if old else 0  # the round in which the Watch was built
        self.shrine: int = old.shrine if old else 0  # points of the Shrine, fixed when built
        self.cavern: int = old.cavern if old else 0  # discards so far
        self.kept: int = old.kept if old else NO_CARD  # the monument kept; until the choice, the first of the two dealt
        self.other: int = old.other if old else NO_CARD  # the one returned, or the second dealt
        self.place: int = old.place if old else 0  # of completion; 0 while active

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

    def empty(self) -> int:
        """Return the squares with neither cube nor building."""
        return ALL_SQUARES & ~(self.filled | self.built)

    def masks(self) -> list[int]:
        """Return the squares with buildings of each type, the Castle among the monuments."""
        return [self.blue, self.red, self.gray, self.orange, self.green, self.yellow, self.black, self.magenta]

    def of(self, kind: int) -> int:
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

    def set_type(self, kind: int, squares: int) -> None:
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

    def type_at(self, square: int) -> int:
        """Return the type of the building on a square, -1 if there is none."""
        for kind in range(8):
            if self.of(kind) & BIT[square]:
                return kind
        return -1

    def put_cube(self, resource: int, square: int) -> None:
        """Put a cube on an empty square."""
        self.cubes |= CUBE[square * 5 + resource]
        self.filled |= BIT[square]

    def mark_at(self, square: int) -> int:
        """Return the resource a Bank or Factory is marked with, -1 if none."""
        return ((self.marks >> (3 * square)) & 7) - 1

    def marked(self) -> int:
        """Return the bit set of the resources on marks."""
        marks, found = self.marks, 0
        while marks:
            if marks & 7:
                found |= BIT[(marks & 7) - 1]
            marks >>= 3
        return found

    def set_mark(self, square: int, resource: int) -> None:
        """Mark a building, or remove its mark with resource -1."""
        self.marks -= self.marks & CELL[square]
        if resource >= 0:
            self.marks |= CUBE[square * 5 + resource]

    def has_built(self, monument: int) -> bool:
        """Return whether this monument stands in the town."""
        return self.magenta != 0 and self.kept == monument
