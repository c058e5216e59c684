"""Bit sets of small numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tabletown import _build
from tabletown.core.vecs import vec

# mypyc computes `1 << k` in 32 bits when k is a fixed-width integer, so single bits come from this table.
BIT: Final = vec[i64]([2**k for k in range(62)])

# Boxed integers for long lists of actions: compiled code would allocate a new object for each entry.
NUMBER: Final[list[Any]] = list(range(20_000))


def members(bits: int) -> list[int]:
    """Return the numbers in a bit set in ascending order."""
    found = []
    number = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def _counts() -> bytes:
    found = b"\0"
    more = bytes([*range(1, 256), 0])
    for _ in range(16):
        found += found.translate(more)
    return found


_COUNTS: Final = _counts()  # for every set of sixteen bits


def count(bits: int) -> int:
    """Return the number of members of a bit set."""
    if bits < 0x10000:
        return _COUNTS[bits]
    found = 0
    while bits:
        found += _COUNTS[bits & 0xFFFF]
        bits >>= 16
    return found


def ones(bits: i64) -> i64:
    """Return the number of members of a bit set of up to 62 bits, without a table."""
    # mypyc keeps constants of 62 bits and more as objects, so the first one has none of the bits that would be 0 anyway.
    bits -= (bits >> 1) & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 0x7F


if _build.mode() == "pure":  # plain Python counts bits faster by itself; compiled modules call the function above
    globals()["ones"] = int.bit_count


def nth(bits: i64, index: i64) -> i64:
    """Return the member of a bit set with this number, counted from 0 in ascending order."""
    while index:
        bits &= bits - 1
        index -= 1
    return ones((bits & -bits) - 1)


OCTET: Final[list[list[int]]] = [members(bits) for bits in range(0x100)]
# The members of each of them in one number, four bits each: 8 + member, and 0 after the last.
PACKED: Final = vec[i64]([sum((8 + member) << 4 * place for place, member in enumerate(found)) for found in OCTET])
_HIGH: Final[list[list[int]]] = [members(bits << 8) for bits in range(0x100)]


def members16(bits: int) -> list[int]:
    """Return the members of a 16-bit set in ascending order."""
    return OCTET[bits & 0xFF] + _HIGH[bits >> 8]


def changed(items: list[int], place: int, value: int) -> list[int]:
    """Return a list with one item changed, for lists that several states share."""
    found = items[:]
    found[place] = value
    return found
