"""A view as a row of small numbers, for learners: which entries there are, and a pen that writes them in order.

A game's `features.py` has a `LAYOUT` and `encode(state, seat)`. It may read only what the view of that seat tells: the row
of a state and the row of any state sampled from the view must be equal, which is tested for every game.
"""

from __future__ import annotations

from typing import Final, final

MOST: Final = 255
NO_SEAT: Final = -1  # encode for a spectator


@final
class Block:
    """Some entries of one meaning; `most` is what an entry is divided by for a network, 1 for flags."""

    def __init__(self, name: str, size: int, most: int = 1) -> None:
        self.name: str = name
        self.size: int = size
        self.most: int = most


@final
class Layout:
    """The blocks of the table, then the blocks of each seat, the viewer's first; seats that are not there stay 0."""

    def __init__(self, version: int, seats: int, table: list[Block], seat: list[Block]) -> None:
        self.version: int = version
        self.seats: int = seats
        self.table: list[Block] = table
        self.seat: list[Block] = seat
        self.starts: list[int] = []
        self.scale: list[int] = []
        for block in table + seat * seats:
            self.starts.append(len(self.scale))
            self.scale += [block.most] * block.size
        self.size: int = len(self.scale)


@final
class Pen:
    """Writes a row block by block; what is not written is 0."""

    def __init__(self, layout: Layout) -> None:
        self.row: bytearray = bytearray(layout.size)
        self.at: int = 0

    def number(self, value: int) -> None:
        """One entry, at most 255; less than nothing is nothing."""
        if value > 0:
            self.row[self.at] = value if value < MOST else MOST
        self.at += 1

    def large(self, value: int) -> None:
        """Two entries: hundreds, and the rest."""
        self.number(value // 100)
        self.number(value % 100 if value > 0 else 0)

    def flag(self, value: bool) -> None:
        """One entry, 0 or 1."""
        if value:
            self.row[self.at] = 1
        self.at += 1

    def one_of(self, value: int, size: int) -> None:
        """`size` entries of which the one at `value` is 1; none for a value below 0."""
        if value >= 0:
            self.row[self.at + value] = 1
        self.at += size

    def members(self, bits: int, size: int) -> None:
        """`size` entries, 1 for each number in a bit set."""
        place = self.at
        while bits:
            if bits & 1:
                self.row[place] = 1
            bits >>= 1
            place += 1
        self.at += size

    def numbers(self, values: list[int]) -> None:
        """An entry for each value."""
        for value in values:
            self.number(value)

    def packed(self, packed: int, bits: int, size: int) -> None:
        """`size` entries, each some bits of a packed number."""
        place, part = self.at, 2**bits - 1
        while packed:
            if packed & part:
                self.row[place] = packed & part
            packed >>= bits
            place += 1
        self.at += size

    def tally(self, things: bytes, size: int) -> None:
        """`size` entries: how often each number is among the things."""
        for thing in things:
            self.row[self.at + thing] += 1
        self.at += size


def seen_from(viewer: int, seat: int, seats: int) -> int:
    """The place of a seat counted from the viewer, who is 0; -1 for nobody."""
    if seat < 0:
        return -1
    return (seat - viewer) % seats if viewer >= 0 else seat


def around(viewer: int, seats: int) -> list[int]:
    """The seats in the order of the row."""
    first = viewer if viewer >= 0 else 0
    return [(first + place) % seats for place in range(seats)]
