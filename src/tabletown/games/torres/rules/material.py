"""Tables of the board and the cards, made from data.json and checked on loading.

A square is a number from 0 to 63. A set of squares is two masks of 32 bits, `north` for rows 0 to 3 and `south` for rows
4 to 7, because 64 bits do not fit into a small number of the compiled engine. Counts of cards and of stacks are packed,
three bits a kind. The stacks of a seat are the counts of the sizes 0 to 3.
"""

from __future__ import annotations

import json
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from tabletown.core.vecs import vec

DATA: Final[dict[str, Any]] = json.loads(Path(__file__).parents[1].joinpath("data.json").read_text(encoding="utf-8"))

# Squares.

SIDE: Final = 8
CELLS: Final = 64
FULL: Final = 0xFFFFFFFF
WEST: Final = 0xFEFEFEFE  # squares that have a western neighbour
EAST: Final = 0x7F7F7F7F  # squares that have an eastern neighbour
SQUARES: Final[list[str]] = ["abcdefgh"[square % SIDE] + str(square // SIDE + 1) for square in range(CELLS)]
SQUARE: Final[dict[str, int]] = {name: square for square, name in enumerate(SQUARES)}

NORTH: Final[vec[i64]] = vec[i64]([2**square if square < 32 else 0 for square in range(CELLS)])
SOUTH: Final[vec[i64]] = vec[i64]([2 ** (square - 32) if square >= 32 else 0 for square in range(CELLS)])
# The place of a single bit: shifted left by 0 to 31, this number has every value once in its bits 27 to 31.
DE_BRUIJN: Final = 0x077CB531
PLACE_OF_BIT: Final[vec[i64]] = vec[i64](
    [next(k for k in range(32) if DE_BRUIJN * 2**k >> 27 & 31 == rest) for rest in range(32)]
)


def _squares_at(square: int, moves: list[tuple[int, int]]) -> list[int]:
    row, column = divmod(square, SIDE)
    reached = [(row + down, column + right) for down, right in moves]
    return sorted(SIDE * down + right for down, right in reached if 0 <= down < SIDE and 0 <= right < SIDE)


def _north(squares: list[int]) -> int:
    return sum(NORTH[square] for square in squares)


def _south(squares: list[int]) -> int:
    return sum(SOUTH[square] for square in squares)


_STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
_SLANTED = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
NEAR: Final[list[list[int]]] = [_squares_at(square, _STRAIGHT) for square in range(CELLS)]
NEAR_NORTH: Final[vec[i64]] = vec[i64]([_north(squares) for squares in NEAR])
NEAR_SOUTH: Final[vec[i64]] = vec[i64]([_south(squares) for squares in NEAR])
SLANTED: Final[list[list[int]]] = [_squares_at(square, _SLANTED) for square in range(CELLS)]
FAR: Final[list[list[int]]] = [_squares_at(square, [(2 * a, 2 * b) for a, b in _STRAIGHT]) for square in range(CELLS)]


def distance(one: int, other: int) -> int:
    """Return the Manhattan distance of two squares (TR-12.1)."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


START_SQUARES: Final[list[int]] = DATA["board"]["start_castles"]["indices"]
APART: Final[int] = DATA["master_setup"]["min_manhattan_distance"]
CASTLES: Final[int] = DATA["master_setup"]["castles"]
LEAST_CASTLES: Final[int] = DATA["min_castles"]["value"]
# The squares too near to a placed block for another one (TR-12.1).
TOO_NEAR: Final[list[list[int]]] = [
    [other for other in range(CELLS) if distance(square, other) < APART] for square in range(CELLS)
]
TOO_NEAR_NORTH: Final = vec[i64]([_north(squares) for squares in TOO_NEAR])
TOO_NEAR_SOUTH: Final = vec[i64]([_south(squares) for squares in TOO_NEAR])
_border = [square for square in range(CELLS) if square % 8 in (0, 7) or square // 8 in (0, 7)]
_diagonals = [square for square in range(CELLS) if square // 8 in (square % 8, 7 - square % 8)]
BORDER_NORTH: Final[int] = _north(_border)
BORDER_SOUTH: Final[int] = _south(_border)
DIAGONALS_NORTH: Final[int] = _north(_diagonals)
DIAGONALS_SOUTH: Final[int] = _south(_diagonals)

# Moves are pairs of squares, 64 * from + to; ..._PAIRS are those of a kind, ..._PAIR[pair] is the place there or -1.


def _pairs(reach: list[list[int]]) -> list[int]:
    return [CELLS * square + other for square in range(CELLS) for other in reach[square]]


def _places(pairs: list[int]) -> list[int]:
    table = [-1] * (CELLS * CELLS)
    for place, pair in enumerate(pairs):
        table[pair] = place
    return table


NEAR_PAIRS: Final[list[int]] = _pairs(NEAR)
SLANTED_PAIRS: Final[list[int]] = _pairs(SLANTED)
FAR_PAIRS: Final[list[int]] = _pairs(FAR)
NEAR_PAIR: Final[list[int]] = _places(NEAR_PAIRS)
SLANTED_PAIR: Final[list[int]] = _places(SLANTED_PAIRS)
FAR_PAIR: Final[list[int]] = _places(FAR_PAIRS)

# Pieces.

COLOURS: Final[list[str]] = DATA["colours"]["values"]
KNIGHTS: Final[int] = DATA["colours"]["per_colour"]["knights"]
BLOCKS: Final[int] = DATA["blocks_total"]
PHASES: Final = 3
STACKS: Final[dict[int, list[list[int]]]] = {int(seats): each["stacks"] for seats, each in DATA["phase_cards"].items()}

# A turn.

POINTS: Final[int] = DATA["turn"]["action_points"]
BUYS: Final[int] = DATA["turn"]["max_cards_bought"]
STACK_LIMIT: Final[int] = DATA["turn"]["max_stack"]
SIZES: Final = 4  # of stacks, the empty one included
NO_STACK: Final = -1  # the size of the chosen stack before one is chosen
ADD_COST: Final[int] = DATA["turn"]["costs"]["add_knight"]

# Cards. Three bits a kind count up to four copies, one of each colour.

CARDS: Final[list[str]] = [each["id"] for each in DATA["action_cards"]["cards"]]
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
KINDS: Final = 10
SIX_AP: Final[int] = CARD["six_ap"]
SEVEN_AP: Final[int] = CARD["seven_ap"]
EXTRA_BLOCK: Final[int] = CARD["extra_block"]
RAISE_KNIGHT: Final[int] = CARD["raise_knight"]
SHIFT_BLOCK: Final[int] = CARD["shift_block"]
REGROUP: Final[int] = CARD["regroup"]
DIAGONAL_STEP: Final[int] = CARD["diagonal_step"]
DOOR_PASSAGE: Final[int] = CARD["door_passage"]
VAULT: Final[int] = CARD["vault"]
CLIMB_TWO: Final[int] = CARD["climb_two"]
ONE: Final = vec[i64]([8**card for card in range(KINDS)])  # a single card, or a single stack, in a packed count
OWN_DECK: Final[int] = sum(list(ONE))
COMMON_DECK: Final[int] = 4 * OWN_DECK
DRAWN: Final[int] = DATA["modes"]["own_deck"]["draw"]
EXTRA_POINTS: Final[list[int]] = [each.get("ap_total", POINTS) - POINTS for each in DATA["action_cards"]["cards"]]

# Where action cards come from.
COMMON: Final = 0
OWN: Final = 1
IN_HAND: Final = 2
CARD_SOURCES: Final = ["common_deck", "own_deck", "full_hand"]

MASTERS: Final[list[str]] = [each["id"] for each in DATA["master_cards"]["cards"]]
MASTER_RULE: Final[list[str]] = [each["rule"] for each in DATA["master_cards"]["cards"]]
MASTER_POINTS: Final[list[list[int]]] = [each.get("per_knight") or each["points"] for each in DATA["master_cards"]["cards"]]
BORDER_CARD: Final[int] = MASTERS.index("border")
DIAGONALS_CARD: Final[int] = MASTERS.index("diagonals")
SPREAD_CARD: Final[int] = MASTERS.index("castle_spread")
CLUSTER_CARD: Final[int] = MASTERS.index("cluster")
LEVELS_DIFFER_CARD: Final[int] = MASTERS.index("levels_differ")
LINE_CARD: Final[int] = MASTERS.index("line")
SQUARE_CARD: Final[int] = MASTERS.index("square")
SPREAD_CASTLES: Final[list[int]] = DATA["master_cards"]["cards"][SPREAD_CARD]["castles_exactly"]
NO_MASTER: Final = -1

KING_LEVEL: Final[list[int]] = [0, *(each["level"] for each in DATA["king_bonus"]["by_phase"])]
KING_POINTS: Final[list[int]] = [0, *(each["points"] for each in DATA["king_bonus"]["by_phase"])]


def in_pack(packed: i64) -> i64:
    """Return the number of cards or stacks in a packed count."""
    total: i64 = 0
    while packed:
        total += packed & 7
        packed >>= 3
    return total


def kinds_in(packed: int) -> list[int]:
    """Return the kinds in a packed count, each as often as it occurs."""
    found = []
    kind = 0
    while packed:
        for _ in range(packed & 7):
            found.append(kind)
        packed >>= 3
        kind += 1
    return found


def pack(kinds: list[int]) -> int:
    """Return the packed count of some kinds."""
    total = 0
    for kind in kinds:
        total += ONE[kind]
    return total


def blocks_in(stacks: int) -> int:
    """Return the number of blocks in packed stacks."""
    return (stacks >> 3 & 7) + 2 * (stacks >> 6 & 7) + 3 * (stacks >> 9 & 7)


# Leftover blocks (TR-6.4): the multisets of up to three stack sizes, and which of them can result from another.

SPREADS: Final[list[tuple[int, ...]]] = [
    each for size in (1, 2, 3) for each in combinations_with_replacement(range(STACK_LIMIT, -1, -1), size)
]
SPREAD_PACKED: Final[list[int]] = [pack(list(each)) for each in SPREADS]
SPREAD: Final[dict[int, int]] = {packed: number for number, packed in enumerate(SPREAD_PACKED)}


def _grown(sizes: tuple[int, ...], blocks: int) -> set[tuple[int, ...]]:
    found = {sizes}
    for place, size in enumerate(sizes):
        if blocks and size < STACK_LIMIT:
            more = tuple(sorted((*sizes[:place], size + 1, *sizes[place + 1 :]), reverse=True))
            found |= _grown(more, blocks - 1)
    return found


# By 4096 * unused blocks + packed stacks: the numbers of the possible results.
RESULTS: Final[dict[int, list[int]]] = {
    4096 * blocks + SPREAD_PACKED[number]: sorted(SPREAD[pack(list(each))] for each in _grown(sizes, blocks))
    for number, sizes in enumerate(SPREADS)
    for blocks in range(STACK_LIMIT + 1)
}


def _check() -> None:
    """Raise ValueError for inconsistent data (TR-1.2 to TR-1.7)."""
    counts = DATA["components"]["counts"]
    if counts["tower_blocks"] != BLOCKS or counts["knights"] != KNIGHTS * len(COLOURS):
        raise ValueError("data.json: number of pieces")
    if STACK_LIMIT + 1 != SIZES:
        raise ValueError("data.json: size of stacks")
    if len(CARDS) != KINDS or counts["action_cards"] != in_pack(COMMON_DECK) or counts["master_cards"] != len(MASTERS):
        raise ValueError("data.json: number of cards")
    if [SIDE * row + column for row, column in DATA["board"]["start_castles"]["squares"]] != START_SQUARES:
        raise ValueError("data.json: start squares")
    if any(distance(a, b) < APART for a in START_SQUARES for b in START_SQUARES if a != b):
        raise ValueError("data.json: distance of the start squares")
    if max(CASTLES + seats * sum(map(sum, phases)) for seats, phases in STACKS.items()) + len(COLOURS) > BLOCKS:
        raise ValueError("data.json: blocks dealt")


_check()
