"""Bit sets of small numbers."""

from __future__ import annotations

from typing import Any, Final

# mypyc computes `1 << k` in 32 bits when k is a fixed-width integer, so single bits come from this table.
BIT: Final[list[int]] = [2**k for k in range(62)]

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


_LOW: Final[list[list[int]]] = [members(bits) for bits in range(0x100)]
_HIGH: Final[list[list[int]]] = [members(bits << 8) for bits in range(0x100)]


def members16(bits: int) -> list[int]:
    """Return the members of a 16-bit set in ascending order."""
    return _LOW[bits & 0xFF] + _HIGH[bits >> 8]
