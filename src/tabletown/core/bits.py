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


def count(bits: int) -> int:
    """How many numbers are in a bit set."""
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total
