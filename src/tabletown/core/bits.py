"""Bit sets of small numbers."""

from __future__ import annotations

from typing import Final

# mypyc computes `1 << k` in 32 bits when k is a fixed-width integer, so single bits come from this table.
BIT: Final[list[int]] = [2**k for k in range(62)]


def members(bits: int) -> list[int]:
    """The numbers in a bit set, ascending."""
    found = []
    number = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def _ones(bits: int) -> int:
    return bin(bits).count("1")


_COUNTS: Final[list[int]] = [_ones(bits) for bits in range(0x10000)]


def count(bits: int) -> int:
    """How many numbers are in a bit set."""
    return _COUNTS[bits] if 0 <= bits < 0x10000 else _ones(bits)


_LOW: Final[list[list[int]]] = [members(bits) for bits in range(0x100)]
_HIGH: Final[list[list[int]]] = [members(bits << 8) for bits in range(0x100)]


def members16(bits: int) -> list[int]:
    """The numbers in a bit set of sixteen, ascending."""
    return _LOW[bits & 0xFF] + _HIGH[bits >> 8]
