"""The random numbers of in-engine play: small, seeded, and identical in compiled and plain Python."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tabletown.core.bits import BIT

MASK32: Final = 0xFFFFFFFF


@final
class Rng:
    """A 32-bit xorshift generator; products stay below 2**62, so compiled and plain Python agree."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        mixed: i64 = (seed & MASK32) ^ 0x9E3779B9
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & MASK32
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & MASK32
        mixed ^= (mixed >> 16) ^ ((seed >> 32) & MASK32)
        self.state: i64 = mixed if mixed != 0 else 0x6D2B79F5

    def below(self, bound: i64) -> i64:
        """Return a random number from 0 to `bound` - 1."""
        x = self.state
        x ^= (x << 13) & MASK32
        x ^= x >> 17
        x ^= (x << 5) & MASK32
        self.state = x
        return (x * bound) >> 32

    def packed(self, weights: i64, bits: i64) -> i64:
        """Return a random place in a packed number, by the weights there, `bits` bits each."""
        part: i64 = BIT[bits] - 1
        total: i64 = 0
        rest = weights
        while rest:
            total += rest & part
            rest >>= bits
        mark = self.below(total)
        place: i64 = 0
        while True:
            mark -= weights & part
            if mark < 0:
                return place
            weights >>= bits
            place += 1

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the items in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def weighted(self, outcomes: list[tuple[int, int]]) -> int:
        """Return a random outcome from (outcome, weight) pairs."""
        total = 0
        for _, weight in outcomes:
            total += weight
        mark = self.below(total)
        for outcome, weight in outcomes:
            mark -= weight
            if mark < 0:
                return outcome
        return outcomes[-1][0]
