"""Observation vectors for learners: their layout, and a writer of their entries in order.

A game's `features.py` has a `LAYOUT` and `encode(state, seat, writer)`. It may read only information in that seat's view:
the row of a state and the row of any state sampled from the view must be equal, which is tested for every game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tabletown.core.bits import BIT, PACKED

MOST: Final = 255
NO_SEAT: Final = -1  # the seat to encode for a spectator


@final
class Block:
    """Consecutive entries of one kind; a network divides them by `most`, which is 1 for flags."""

    def __init__(self, name: str, size: int, most: int = 1) -> None:
        self.name: str = name
        self.size: int = size
        self.most: int = most


@final
class Layout:
    """Blocks of the table, then blocks of each seat, the viewer's first; the entries of absent seats are 0."""

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
class FeatureWriter:
    """A writer of rows, block by block; entries that are not written are 0.

    The buffer has row after row. A game may write the entries of a block into `buffer` itself, from `at` on.
    Who owns the writer clears the buffer as memory, which takes no time; noting what was written took a quarter of it.
    """

    def __init__(self, layout: Layout, rows: int = 1) -> None:
        size: i64 = layout.size
        self.buffer: vec[u8] = vec[u8]([0] * (layout.size * rows))
        self.at: i64 = 0
        self._size: i64 = size

    def turn_to(self, line: i64) -> None:
        """Start writing a row, which must be clear."""
        self.at = self._size * line

    def put(self, step: i64, value: i64) -> None:
        """Write the entry `step` places ahead, capped at 255, without moving the writer; values below 1 are ignored."""
        if value > 0:
            self.buffer[self.at + step] = u8(value) if value < MOST else u8(MOST)

    def add(self, step: i64) -> None:
        """Increment the entry `step` places ahead without moving the writer."""
        self.buffer[self.at + step] += 1

    def skip(self, size: i64) -> None:
        """Skip entries, leaving them as they are."""
        self.at += size

    def number(self, value: i64) -> None:
        """Write one entry, clamped to 0..255."""
        at = self.at
        if value > 0:
            self.buffer[at] = u8(value) if value < MOST else u8(MOST)
        self.at = at + 1

    def large(self, value: i64) -> None:
        """Write two entries: hundreds and the remainder."""
        if value > 0:
            self.put(0, value // 100)
            self.put(1, value % 100)
        self.at += 2

    def flag(self, value: bool) -> None:
        """Write one entry, 0 or 1."""
        at = self.at
        if value:
            self.buffer[at] = 1
        self.at = at + 1

    def one_of(self, value: i64, size: i64) -> None:
        """Write `size` entries: 1 at `value`, all 0 if it is negative."""
        at = self.at
        if value >= 0:
            self.buffer[at + value] = 1
        self.at = at + size

    def members(self, bits: i64, size: i64) -> None:
        """Write `size` entries: 1 for each member of a bit set."""
        place = self.at
        self.at = place + size
        if bits:
            buffer = self.buffer
            while bits:
                packed = PACKED[bits & 255]
                while packed:
                    buffer[place + (packed & 7)] = 1
                    packed >>= 4
                bits >>= 8
                place += 8

    def spread(self, bits: i64, apart: i64) -> None:
        """Write 1 for each member of a bit set, `apart` places from one number to the next, without moving the writer."""
        buffer, place = self.buffer, self.at
        while bits:
            packed = PACKED[bits & 255]
            while packed:
                buffer[place + apart * (packed & 7)] = 1
                packed >>= 4
            bits >>= 8
            place += 8 * apart

    def vector(self, values: vec[i64]) -> None:
        """Write one entry per value, capped at 255."""
        buffer, place = self.buffer, self.at
        for value in values:
            if value > 0:
                buffer[place] = u8(value) if value < MOST else u8(MOST)
            place += 1
        self.at = place

    def words(self, values: vec[i64], first: i64, size: i64) -> None:
        """Write `size` entries: the values from `first` on, capped at 255."""
        buffer, place = self.buffer, self.at
        for index in range(first, first + size):
            value = values[index]
            if value > 0:
                buffer[place] = u8(value) if value < MOST else u8(MOST)
            place += 1
        self.at = place

    def packed(self, packed: i64, bits: i64, size: i64) -> None:
        """Write `size` entries, each taken from `bits` bits of a packed number."""
        if packed:
            buffer, place = self.buffer, self.at
            part: i64 = BIT[bits] - 1
            while packed:
                value = packed & part
                if value:
                    buffer[place] = u8(value)
                packed >>= bits
                place += 1
        self.at += size

    def numbers(self, values: list[int]) -> None:
        """Write one entry per value, capped at 255."""
        buffer, place = self.buffer, self.at
        for each in values:
            value: i64 = each
            if value > 0:
                buffer[place] = u8(value) if value < MOST else u8(MOST)
            place += 1
        self.at = place

    # Bytes are read by index: `for value in values` would allocate an object for each in compiled code.

    def tally(self, things: bytes, size: i64) -> None:
        """Write `size` entries: the number of times each number occurs in `things`."""
        number: i64 = len(things)
        for index in range(number):
            self.buffer[self.at + things[index]] += 1
        self.at += size

    def octets(self, values: bytes) -> None:
        """Write one entry per byte."""
        buffer, first = self.buffer, self.at
        number: i64 = len(values)
        for index in range(number):
            value: i64 = values[index]
            if value:
                buffer[first + index] = u8(value)
        self.at = first + number

    def where(self, values: bytes, wanted: i64, size: i64) -> None:
        """Write `size` entries: 1 where the byte equals `wanted`."""
        buffer, first = self.buffer, self.at
        number: i64 = len(values)
        for index in range(number):
            value: i64 = values[index]
            if value == wanted:
                buffer[first + index] = 1
        self.at = first + size


def seen_from(viewer: int, seat: int, seats: int) -> int:
    """Return the position of a seat relative to the viewer, who is 0; -1 stays -1."""
    if seat < 0:
        return -1
    return (seat - viewer) % seats if viewer >= 0 else seat


def around(viewer: int, seats: int) -> list[int]:
    """Return the seats in the order of the row, the viewer first."""
    first = viewer if viewer >= 0 else 0
    return [(first + place) % seats for place in range(seats)]
