"""Lookup tables of cards and squares, made from data.json and checked on loading.

A square is a number from 0 to 15 (TT-0.1) and a set of squares a 16-bit mask. Cubes of a town are packed into one number,
three bits a square: 0 for none, resource + 1 otherwise. A *site* is a card together with the set of squares that carries
its pattern (TT-5.9); several placements (assignments of resources to squares) can belong to one site.
"""

from __future__ import annotations

import json
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, count, members
from tabletown.core.vecs import vec

DATA: Final[dict[str, Any]] = json.loads(Path(__file__).parents[1].joinpath("data.json").read_text(encoding="utf-8"))

RESOURCES: Final[list[str]] = [each["id"] for each in DATA["resources"]]
LETTERS: Final[list[str]] = [each["letter"] for each in DATA["resources"]]
TYPES: Final[list[str]] = [each["id"] for each in DATA["building_types"]]
TYPE_LETTERS: Final[list[str]] = [each["letter"] for each in DATA["building_types"]]
BLUE: Final = 0
RED: Final = 1
GRAY: Final = 2
ORANGE: Final = 3
GREEN: Final = 4
YELLOW: Final = 5
BLACK: Final = 6
MAGENTA: Final = 7
COMMON_TYPES: Final = 7  # all but magenta

FACTS: Final[list[dict[str, Any]]] = DATA["buildings"] + DATA["monuments"]
CARDS: Final[list[str]] = [each["id"] for each in FACTS]
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
CARD_RULE: Final[list[str]] = [each["rule"] for each in FACTS]
CARD_TYPE: Final = vec[i64]([TYPES.index(each["type"]) for each in FACTS])
PATTERNS: Final[list[list[list[str | None]]]] = [each["pattern"] for each in FACTS]
COMMON: Final = 25  # cards below this number are common buildings, the rest monuments
CARDS_OF: Final[list[list[int]]] = [sorted(CARD[name] for name in each["cards"]) for each in DATA["building_types"]]
MONUMENTS: Final[int] = sum(2**card for card in CARDS_OF[MAGENTA])  # the set of them
FIRST_GAME: Final[list[int]] = [CARD[name] for name in DATA["first_game_set"]]
DRAWN_TYPES: Final[list[int]] = [TYPES.index(name) for name in DATA["setup"]["card_draw_order"]]
COPIES: Final = 3  # resource cards of each resource
NO_CARD: Final = -1

COTTAGE: Final[int] = CARD["cottage"]
FARM: Final[int] = CARD["farm"]
GRANARY: Final[int] = CARD["granary"]
GREENHOUSE: Final[int] = CARD["greenhouse"]
FOUNTAIN: Final[int] = CARD["fountain"]
SHED: Final[int] = CARD["shed"]
WELL: Final[int] = CARD["well"]
ABBEY: Final[int] = CARD["abbey"]
CHAPEL: Final[int] = CARD["chapel"]
CLOISTER: Final[int] = CARD["cloister"]
TEMPLE: Final[int] = CARD["temple"]
ALMSHOUSE: Final[int] = CARD["almshouse"]
FEAST_HALL: Final[int] = CARD["feast_hall"]
BAKERY: Final[int] = CARD["bakery"]
MARKET: Final[int] = CARD["market"]
TAILOR: Final[int] = CARD["tailor"]
BANK: Final[int] = CARD["bank"]
FACTORY: Final[int] = CARD["factory"]
TRADING_POST: Final[int] = CARD["trading_post"]
WAREHOUSE: Final[int] = CARD["warehouse"]
GUILD: Final[int] = CARD["architects_guild"]
ARCHIVE: Final[int] = CARD["archive_of_the_second_age"]
CASTLE: Final[int] = CARD["barrett_castle"]
CATHEDRAL: Final[int] = CARD["cathedral_of_caterina"]
FORT: Final[int] = CARD["fort_ironweed"]
MAUSOLEUM: Final[int] = CARD["grand_mausoleum_of_the_rodina"]
GROVE: Final[int] = CARD["grove_university"]
PALACE: Final[int] = CARD["mandras_palace"]
OBELISK: Final[int] = CARD["obelisk_of_the_crescent"]
WATCH: Final[int] = CARD["opaleyes_watch"]
SHRINE: Final[int] = CARD["shrine_of_the_elder_tree"]
FORUM: Final[int] = CARD["silva_forum"]
BATHS: Final[int] = CARD["the_sky_baths"]
STARLOOM: Final[int] = CARD["the_starloom"]
STATUE: Final[int] = CARD["statue_of_the_bondmaker"]
SOLO_REMOVED: Final[dict[str, list[str]]] = {
    "inn": DATA["solo"]["removed_cards"],
    "feast_hall": DATA["solo"]["removed_cards_if_solo_remove_feast_hall"],
}

# Points: of a building or of each thing that it counts, what is added to that, and by a number from 0 to 16.
SCORING: Final[list[dict[str, Any]]] = [each["scoring"] for each in FACTS]
CARD_POINTS: Final[list[int]] = [each.get("vp", each.get("vp_each", 0)) for each in SCORING]
CARD_BASE: Final[list[int]] = [each.get("base", 0) for each in SCORING]
CARD_TABLE: Final[list[list[int]]] = [
    [0, *each["table"], *[each["beyond_table"]] * (16 - len(each["table"]))] if "table" in each else [] for each in SCORING
]
EMPTY_POINTS: Final[int] = DATA["empty_square_vp"]
FEAST_BONUS: Final[int] = SCORING[FEAST_HALL]["bonus"]
TEMPLE_COTTAGES: Final[int] = SCORING[TEMPLE]["count"]
CASTLE_COTTAGES: Final[int] = FACTS[CASTLE]["parameters"]["counts_as_cottages"]  # TT-7.3
PORTIONS: Final[int] = FACTS[FARM]["feeding"]["count"]
CAPACITY: Final[int] = FACTS[WAREHOUSE]["parameters"]["capacity"]
CAVERN_USES: Final[int] = DATA["cavern"]["discards_per_player_per_game"]

# Squares.

SQUARES: Final[list[str]] = ["abcd"[square % 4] + str(square // 4 + 1) for square in range(16)]
ALL_SQUARES: Final = 0xFFFF
CORNERS: Final[int] = sum(BIT[square] for square in DATA["board"]["corner_squares"])
CENTRE: Final[int] = sum(BIT[square] for square in DATA["board"]["centre_squares"])


def _near(square: int, reach: int) -> int:
    """Return the squares one step away: along an edge with reach 1, diagonally too with reach 2."""
    row, column = divmod(square, 4)
    found = 0
    for other in range(16):
        down, right = abs(other // 4 - row), abs(other % 4 - column)
        if 0 < down + right <= reach and max(down, right) == 1:
            found |= BIT[other]
    return found


ADJACENT: Final[list[int]] = [_near(square, 1) for square in range(16)]
AROUND: Final[list[int]] = [_near(square, 2) for square in range(16)]
ROW: Final[list[int]] = [0xF << (square // 4 * 4) for square in range(16)]
COLUMN: Final[list[int]] = [0x1111 << (square % 4) for square in range(16)]
CROSS: Final[list[int]] = [ROW[square] | COLUMN[square] for square in range(16)]
COUNT: Final[list[int]] = [count(squares) for squares in range(0x10000)]
# The cube of a resource on a square, in the packed number.
CUBE: Final = vec[i64]([(resource + 1) * 8**square for square in range(16) for resource in range(5)])
CELL: Final = vec[i64]([7 * 8**square for square in range(16)])


def cells(squares: int) -> int:
    """Return the packed mask that covers a set of squares."""
    return sum(CELL[square] for square in members(squares))


def square_set(squares: int) -> str:
    """Return the notation of a set of squares."""
    return "+".join(SQUARES[square] for square in members(squares))


# Placements and sites.


def _turns(card: int) -> set[tuple[tuple[int, int, int], ...]]:
    """Return the pattern of a card in its up to eight positions, as (row, column, resource) from the upper left."""
    pattern = [
        (row, column, RESOURCES.index(name))
        for row, names in enumerate(PATTERNS[card])
        for column, name in enumerate(names)
        if name is not None
    ]
    found = set()
    for _ in range(2):
        for _ in range(4):
            pattern = [(column, -row, resource) for row, column, resource in pattern]
            top, left = min(row for row, _, _ in pattern), min(column for _, column, _ in pattern)
            found.add(tuple(sorted((row - top, column - left, resource) for row, column, resource in pattern)))
        pattern = [(row, -column, resource) for row, column, resource in pattern]
    return found


def _placements(card: int) -> list[tuple[int, int]]:
    """Return all (squares, packed cubes) that the pattern of a card can take in a town."""
    found = set()
    for turn in _turns(card):
        height, width = max(row for row, _, _ in turn), max(column for _, column, _ in turn)
        for down in range(4 - height):
            for right in range(4 - width):
                squares, cubes = 0, 0
                for row, column, resource in turn:
                    square = 4 * (row + down) + column + right
                    squares |= BIT[square]
                    cubes |= CUBE[square * 5 + resource]
                found.add((squares, cubes))
    return sorted(found)


PLACEMENTS: Final[list[list[tuple[int, int]]]] = [_placements(card) for card in range(len(CARDS))]
SITES: Final[list[tuple[int, int]]] = [
    (card, squares) for card in range(len(CARDS)) for squares in sorted({each for each, _ in PLACEMENTS[card]})
]
SITE: Final[dict[tuple[int, int], int]] = {site: number for number, site in enumerate(SITES)}
SITE_CARD: Final = vec[i64]([card for card, _ in SITES])
SITE_SQUARES: Final = vec[i64]([squares for _, squares in SITES])
SITE_CELLS: Final = vec[i64]([cells(squares) for _, squares in SITES])


def _anchor(card: int) -> int:
    """Return the cube (resource + 1) by which a placement is looked up: the rarest of the pattern."""
    names = [RESOURCES.index(name) for row in PATTERNS[card] for name in row if name is not None]
    return 1 + min(names, key=lambda resource: (names.count(resource), -resource))


def _anchored(card: int, square: int) -> list[tuple[int, int, int]]:
    """Return the placements of a card whose first anchor cube is on the square, as (mask, cubes, site)."""
    found = []
    for squares, cubes in PLACEMENTS[card]:
        anchors = [each for each in members(squares) if cubes & CELL[each] == CUBE[each * 5 + ANCHOR[card] - 1]]
        if anchors[0] == square:
            found.append((cells(squares), cubes, SITE[card, squares]))
    return found


# All placements by card and anchor square: those of a card and a square start at ENTRY[17 * card + square].
ANCHOR: Final = vec[i64]([_anchor(card) for card in range(len(CARDS))])
_entry: list[int] = []
_entries: list[tuple[int, int, int]] = []
for _card in range(len(CARDS)):
    for _square in range(16):
        _entry.append(len(_entries))
        _entries += _anchored(_card, _square)
    _entry.append(len(_entries))
ENTRY: Final = vec[i64](_entry)
ENTRY_CELLS: Final = vec[i64]([mask for mask, _, _ in _entries])
ENTRY_CUBES: Final = vec[i64]([cubes for _, cubes, _ in _entries])
ENTRY_SITE: Final = vec[i64]([site for _, _, site in _entries])


# What a pattern needs: bits 0-4 for at least one cube of a resource, bits 5-9 for at least two.
ONE: Final = vec[i64]([0] + [BIT[resource] for resource in range(5)])


def _needs(card: int) -> int:
    names = [name for row in PATTERNS[card] for name in row if name is not None]
    ones = sum(BIT[resource] for resource in range(5) if RESOURCES[resource] in names)
    return ones + sum(BIT[resource + 5] for resource in range(5) if names.count(RESOURCES[resource]) > 1)


NEEDS: Final = vec[i64]([_needs(card) for card in range(len(CARDS))])


# Contents of a Warehouse: a multiset of up to three resources, numbered.

CONTENTS: Final[list[tuple[int, ...]]] = [
    each for size in range(CAPACITY + 1) for each in combinations_with_replacement(range(5), size)
]
CONTENT: Final[dict[tuple[int, ...], int]] = {each: number for number, each in enumerate(CONTENTS)}
CONTENT_SIZE: Final[list[int]] = [len(each) for each in CONTENTS]
# CONTENT_ADD[5 * contents + x], -1 when full; CONTENT_SWAP[25 * contents + 5 * out + x], -1 when `out` is not in it.
CONTENT_ADD: Final = vec[i64]([CONTENT.get(tuple(sorted((*each, x))), -1) for each in CONTENTS for x in range(5)])


def _swapped(contents: tuple[int, ...], out: int, resource: int) -> int:
    if out not in contents or out == resource:
        return -1
    left = list(contents)
    left[left.index(out)] = resource
    return CONTENT[tuple(sorted(left))]


CONTENT_SWAP: Final = vec[i64]([_swapped(each, out, x) for each in CONTENTS for out in range(5) for x in range(5)])

# Opaleye's Watch: three cards of different types.
TRIPLES: Final[list[tuple[int, int, int]]] = [
    (a, b, c) for a, b, c in combinations(range(COMMON), 3) if len({CARD_TYPE[a], CARD_TYPE[b], CARD_TYPE[c]}) == 3
]
TRIPLE: Final[dict[tuple[int, int, int], int]] = {each: number for number, each in enumerate(TRIPLES)}


def _check() -> None:
    """Refuse data that does not add up (TT-1.1, TT-1.3, TT-5.9)."""
    parts = DATA["components"]
    if len(DATA["buildings"]) != parts["building_cards"] or parts["building_cards"] != COMMON:
        raise ValueError("data.json: number of building cards")
    if len(DATA["monuments"]) != parts["monument_cards"]:
        raise ValueError("data.json: number of monument cards")
    if any(each["count"] != COPIES for each in DATA["resource_cards"]) or parts["resource_cards"] != COPIES * 5:
        raise ValueError("data.json: number of resource cards")
    if len(set(CARDS)) != len(CARDS) or [len(cards) for cards in CARDS_OF] != [1, 4, 4, 4, 4, 4, 4, 15]:
        raise ValueError("data.json: cards of each type")
    for card, each in enumerate(DATA["buildings"]):
        if len(PLACEMENTS[card]) != each["placements_on_4x4"]:
            raise ValueError(f"data.json: placements of {each['id']}")


_check()
