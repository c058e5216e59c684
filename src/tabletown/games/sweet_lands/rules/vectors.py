"""The vectors of a state and of a realm: what is where, and sets of cards and edges in them.

A set has up to 248 members and takes four words of a vector, from the place `at` on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, ones
from tabletown.core.menu import Menu
from tabletown.core.vecs import vec

# Of a state.
DECK: Final = 0  # sets of cards
DISCARDS: Final = 4
DISKS: Final = 8  # of each area
STOCK: Final = 28  # of each skill
STACK: Final = 56  # frames, as many as there are and more
TABLE: Final = 80  # size with as many as hardly any match needs; it grows

# Of a realm.
HAVE: Final = 0  # gold wheat wood iron diamond
MADE: Final = 5  # production of gold wheat wood iron
STEPS: Final = 9  # on the prosperity tracks
SWEET: Final = 15  # symbols of sweets
SIGNS: Final = 21  # cards played by sign, the wild ones last
PLACED: Final = 25  # cells by property type
EARNED: Final = 31  # victory points by what brought them (origins.ORIGINS)
HAND: Final = 39  # a set of cards
SHOWN: Final = 43  # a set: cards in hand that everybody saw when they were searched
EMPTY: Final = 47  # sets of edges: empty and not yet reached
OPEN: Final = 51  # empty, a road may be placed (SL-6.5)
ROADS: Final = 55
REALM: Final = 59  # size

WORDS: Final = 4
WIDTH: Final = 62  # members of a word
_WORD: Final = vec[i64]([member // WIDTH for member in range(WORDS * WIDTH)])
# 2 is a primitive root of 67, so the remainders of single bits are all different.
_LOWEST: Final = vec[i64]([next((k for k in range(WIDTH) if pow(2, k, 67) == rest), 0) for rest in range(67)])
_BIT: Final = vec[i64]([BIT[member % WIDTH] for member in range(WORDS * WIDTH)])


def lowest(bits: i64) -> i64:
    """Return the lowest member of a bit set."""
    return _LOWEST[(bits & -bits) % 67]


def has(n: vec[i64], at: i64, member: i64) -> bool:
    """Return whether a number is in a set."""
    return n[at + _WORD[member]] & _BIT[member] != 0


def put(n: vec[i64], at: i64, member: i64) -> None:
    """Add a number."""
    n[at + _WORD[member]] |= _BIT[member]


def remove(n: vec[i64], at: i64, member: i64) -> None:
    """Remove a number."""
    n[at + _WORD[member]] &= ~_BIT[member]


def clear(n: vec[i64], at: i64) -> None:
    """Remove all numbers."""
    for word in range(WORDS):
        n[at + word] = 0


def is_empty(n: vec[i64], at: i64) -> bool:
    """Return whether a set is empty."""
    return n[at] | n[at + 1] | n[at + 2] | n[at + 3] == 0


def size(n: vec[i64], at: i64) -> i64:
    """Return the number of members."""
    return ones(n[at]) + ones(n[at + 1]) + ones(n[at + 2]) + ones(n[at + 3])


def nth(n: vec[i64], at: i64, index: i64) -> i64:
    """Return the member with this number, counted from 0 in ascending order."""
    word: i64 = 0
    left = ones(n[at])
    while index >= left:
        index -= left
        word += 1
        left = ones(n[at + word])
    bits = n[at + word]
    while index:
        bits &= bits - 1
        index -= 1
    return WIDTH * word + lowest(bits)


def offer(n: vec[i64], at: i64, first: i64, menu: Menu) -> None:
    """Add an action for each member, above `first`."""
    for word in range(WORDS):
        menu.add(first, n[at + word])
        first += WIDTH


def listed(n: vec[i64], at: i64) -> list[int]:
    """Return the members in ascending order."""
    found: list[int] = []
    first: i64 = 0
    for word in range(WORDS):
        bits = n[at + word]
        while bits:
            found.append(first + lowest(bits))
            bits &= bits - 1
        first += WIDTH
    return found


def assign(n: vec[i64], at: i64, members: bytes) -> None:
    """Make a set of the numbers given; ValueError if one comes twice."""
    clear(n, at)
    for index in range(len(members)):
        if has(n, at, members[index]):
            raise ValueError(members)
        put(n, at, members[index])
