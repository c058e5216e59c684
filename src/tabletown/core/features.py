"""Observation vectors for learners: their layout, and a writer of their entries in order.

A game's `features.py` has a `LAYOUT` and `encode(state, seat, writer)`. It may read only information in that seat's view:
the row of a state and the row of any state sampled from the view must be equal, which is tested for every game.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tabletown.core.bits import BIT

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

    The buffer has row after row. The writer notes where it has written, so that clearing a row touches few entries.
    """

    def __init__(self, layout: Layout, rows: int = 1) -> None:
        size: i64 = layout.size
        lines: i64 = rows
        self.buffer: vec[u8] = vec[u8]([0] * (size * lines))
        self.at: i64 = 0
        self._size: i64 = size
        self._line: i64 = 0
        self._places: vec[i32] = vec[i32]([0] * (size * lines))  # notes of each row, one per entry at most
        self._next: i64 = 0  # position of the next note
        self._ends: vec[i64] = vec[i64]([size * line for line in range(lines)])  # end of the notes of each row

    def turn_to(self, line: i64) -> None:
        """Clear a row and start writing it."""
        buffer, places = self.buffer, self._places
        self._ends[self._line] = self._next
        first = self._size * line
        for note in range(first, self._ends[line]):
            buffer[i64(places[note])] = 0
        self._line = line
        self._next = first
        self.at = first

    def put(self, step: i64, value: i64) -> None:
        """Write the entry `step` places ahead, capped at 255, without moving the writer; values below 1 are ignored."""
        if value > 0:
            place = self.at + step
            self.buffer[place] = u8(value) if value < MOST else u8(MOST)
            self._places[self._next] = i32(place)
            self._next += 1

    def add(self, step: i64) -> None:
        """Increment the entry `step` places ahead without moving the writer."""
        buffer = self.buffer
        place = self.at + step
        if buffer[place] == 0:
            self.put(step, 1)
        else:
            buffer[place] += 1

    def skip(self, size: i64) -> None:
        """Skip entries, leaving them as they are."""
        self.at += size

    def number(self, value: i64) -> None:
        """Write one entry, clamped to 0..255."""
        self.put(0, value)
        self.at += 1

    def large(self, value: i64) -> None:
        """Write two entries: hundreds and the remainder."""
        if value > 0:
            self.put(0, value // 100)
            self.put(1, value % 100)
        self.at += 2

    def flag(self, value: bool) -> None:
        """Write one entry, 0 or 1."""
        if value:
            self.put(0, 1)
        self.at += 1

    def one_of(self, value: i64, size: i64) -> None:
        """Write `size` entries: 1 at `value`, all 0 if it is negative."""
        if value >= 0:
            self.put(value, 1)
        self.at += size

    def members(self, bits: i64, size: i64) -> None:
        """Write `size` entries: 1 for each member of a bit set."""
        self.spread(bits, 1)
        self.at += size

    def spread(self, bits: i64, apart: i64) -> None:
        """Write 1 for each member of a bit set, `apart` places from one number to the next, without moving the writer."""
        if bits == 0:
            return
        buffer, places, place, note = self.buffer, self._places, self.at, self._next
        while bits:
            if bits & 15 == 0:
                bits >>= 4
                place += 4 * apart
                continue
            if bits & 1:
                buffer[place] = 1
                places[note] = i32(place)
                note += 1
            bits >>= 1
            place += apart
        self._next = note

    def numbers(self, values: list[int]) -> None:
        """Write one entry per value, capped at 255."""
        buffer, places, place, note = self.buffer, self._places, self.at, self._next
        for each in values:
            value: i64 = each
            if value > 0:
                buffer[place] = u8(value) if value < MOST else u8(MOST)
                places[note] = i32(place)
                note += 1
            place += 1
        self.at = place
        self._next = note

    def vector(self, values: vec[i64]) -> None:
        """Write one entry per value, capped at 255."""
        buffer, places, place, note = self.buffer, self._places, self.at, self._next
        for value in values:
            if value > 0:
                buffer[place] = u8(value) if value < MOST else u8(MOST)
                places[note] = i32(place)
                note += 1
            place += 1
        self.at = place
        self._next = note

    def packed(self, packed: i64, bits: i64, size: i64) -> None:
        """Write `size` entries, each taken from `bits` bits of a packed number."""
        step: i64 = 0
        part: i64 = BIT[bits] - 1
        while packed:
            self.put(step, packed & part)
            packed >>= bits
            step += 1
        self.at += size

    # Bytes are read by index: `for value in values` would allocate an object for each in compiled code.

    def tally(self, things: bytes, size: i64) -> None:
        """Write `size` entries: the number of times each number occurs in `things`."""
        buffer, places, first, note = self.buffer, self._places, self.at, self._next
        number: i64 = len(things)
        for index in range(number):
            place = first + things[index]
            if buffer[place] == 0:
                places[note] = i32(place)
                note += 1
            buffer[place] += 1
        self._next = note
        self.at = first + size

    def octets(self, values: bytes) -> None:
        """Write one entry per byte."""
        buffer, places, first, note = self.buffer, self._places, self.at, self._next
        number: i64 = len(values)
        for index in range(number):
            value: i64 = values[index]
            if value:
                buffer[first + index] = u8(value)
                places[note] = i32(first + index)
                note += 1
        self.at = first + number
        self._next = note

    def where(self, values: bytes, wanted: i64, size: i64) -> None:
        """Write `size` entries: 1 where the byte equals `wanted`."""
        buffer, places, first, note = self.buffer, self._places, self.at, self._next
        number: i64 = len(values)
        for index in range(number):
            value: i64 = values[index]
            if value == wanted:
                buffer[first + index] = 1
                places[note] = i32(first + index)
                note += 1
        self.at = first + size
        self._next = note


def seen_from(viewer: int, seat: int, seats: int) -> int:
    """Return the position of a seat relative to the viewer, who is 0; -1 stays -1."""
    if seat < 0:
        return -1
    return (seat - viewer) % seats if viewer >= 0 else seat


def around(viewer: int, seats: int) -> list[int]:
    """Return the seats in the order of the row, the viewer first."""
    first = viewer if viewer >= 0 else 0
    return [(first + place) % seats for place in range(seats)]
