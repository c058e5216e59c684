"""The hex map: cells and edges as small numbers, the same for every side of every domain board.

A cell is one of the 61 positions at most four steps from the middle, numbered row by row; a set of cells is a mask. An
edge is a pair of neighboring positions of which at least one is a cell, numbered by its smaller and larger end (SL-6.4);
roads of a domain have one byte per edge.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.vecs import vec
from tabletown.games.sweet_lands.rules.vectors import WIDTH, WORDS, lowest

RADIUS: Final = 4
STEPS: Final[list[tuple[int, int]]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
OUTSIDE: Final = -1

PLACES: Final[list[tuple[int, int]]] = [
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS
]
CELL: Final[dict[tuple[int, int], int]] = {place: cell for cell, place in enumerate(PLACES)}
CELLS: Final = 61


def cells_of(mask: i64) -> list[int]:
    """Return the cells of a mask, ascending."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def _around(place: tuple[int, int]) -> list[tuple[int, int]]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in STEPS]


NEIGHBOURS: Final = vec[i64]([sum([BIT[CELL[near]] for near in _around(place) if near in CELL]) for place in PLACES])

ENDS: Final[list[tuple[tuple[int, int], tuple[int, int]]]] = sorted(
    {(min(place, near), max(place, near)) for place in PLACES for near in _around(place)}
)
EDGE: Final[dict[tuple[tuple[int, int], tuple[int, int]], int]] = {ends: edge for edge, ends in enumerate(ENDS)}
EDGES: Final[int] = len(ENDS)
FIRST_CELL: Final = vec[i64]([CELL.get(first, OUTSIDE) for first, _ in ENDS])
SECOND_CELL: Final = vec[i64]([CELL.get(second, OUTSIDE) for _, second in ENDS])
EDGES_OF: Final[list[list[int]]] = [
    sorted(EDGE[(min(place, near), max(place, near))] for near in _around(place)) for place in PLACES
]


def _meeting(ends: tuple[tuple[int, int], tuple[int, int]]) -> list[int]:
    """Return the edges that share a corner with an edge: those to the two positions next to both of its ends."""
    first, second = ends
    found = []
    for third in set(_around(first)) & set(_around(second)):
        for end in (first, second):
            pair = (min(end, third), max(end, third))
            if pair in EDGE:
                found.append(EDGE[pair])
    return sorted(found)


MEETING: Final[list[list[int]]] = [_meeting(ends) for ends in ENDS]


def _words(sets: list[list[int]]) -> vec[i64]:
    """Return sets of edges in four words each."""
    return vec[i64](
        [sum([BIT[k % WIDTH] for k in members if k // WIDTH == word]) for members in sets for word in range(WORDS)]
    )


MEETING_WORDS: Final = _words(MEETING)
EDGE_WORDS: Final = _words(EDGES_OF)  # the edges of each cell


def group_of(seed: i64, among: i64) -> i64:
    """Return the connected group of cells of `among` around the cells of `seed`."""
    group = seed & among
    fresh = group
    while fresh:
        new = NEIGHBOURS[lowest(fresh)] & among & ~group
        fresh = (fresh & (fresh - 1)) | new
        group |= new
    return group


def groups_of(mask: i64) -> list[int]:
    """Return the connected groups of a mask, by their lowest cell."""
    found: list[int] = []
    while mask:
        group = group_of(mask & -mask, mask)
        found.append(group)
        mask ^= group
    return found


def name_cell(cell: int) -> str:
    """Return a cell as `q,r`."""
    return f"{PLACES[cell][0]},{PLACES[cell][1]}"


def cell_of(word: str) -> int:
    """Return the cell of `q,r`."""
    return CELL[place_of(word)]


def name_edge(edge: int) -> str:
    """Return an edge as `q,r/q,r`."""
    one, two = ENDS[edge]
    return f"{one[0]},{one[1]}/{two[0]},{two[1]}"


def edge_of(word: str) -> int:
    """Return the edge of `q,r/q,r`."""
    first, second = word.split("/")
    return EDGE[(place_of(first), place_of(second))]


def place_of(word: str) -> tuple[int, int]:
    """Return the coordinates of `q,r`."""
    q, r = word.split(",")
    return int(q), int(r)
