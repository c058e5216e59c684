"""Scoring of a town (TT-6, TT-7, TT-9): the points of every type, and the feeding that is best in total (TT-8).

The functions of the types take the squares of all types as a list of masks (`Town.masks`), and `squares`, those whose points
are wanted. Bots ask them about buildings that do not stand yet, with a feeding of their own.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from tabletown.core.bits import BIT, members16
from tabletown.core.views import ScoreLine, ScoreSheet
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.material import (
    BLACK,
    BLUE,
    CARD_POINTS,
    COUNT,
    GRAY,
    GREEN,
    MAGENTA,
    NO_CARD,
    ORANGE,
    RED,
    TYPES,
    YELLOW,
)
from tabletown.games.tiny_towns.rules.town import Town

if TYPE_CHECKING:
    from tabletown.games.tiny_towns.rules.state import TinyTownsState

# Sets of squares.


def neighbors(squares: i64) -> i64:
    """Return the squares that share an edge with one of these."""
    return (squares & 0x7777) << 1 | (squares & 0xEEEE) >> 1 | (squares << 4) & 0xFFFF | squares >> 4


def group_of(start: i64, squares: i64) -> i64:
    """Return the orthogonally connected group of squares around one of them."""
    group: i64 = start
    grown: i64 = 0
    while grown != group:
        grown = group
        group |= neighbors(group) & squares
    return group


def groups(squares: int) -> list[int]:
    """Return the connected groups of a set of squares, by their lowest square."""
    found = []
    while squares:
        group = group_of(squares & -squares, squares)
        found.append(int(group))
        squares &= ~group
    return found


def castle_in(magenta: int, kept: int) -> int:
    """Return the square of Barrett Castle as a mask, 0 if it is not built."""
    return magenta if kept == m.CASTLE else 0


def cottages(squares: i64, castle: i64) -> i64:
    """Return how many cottages stand on squares with cottages, the Castle being two."""
    number: i64 = COUNT[squares]
    return number + m.CASTLE_COTTAGES - 1 if squares & castle else number


def types_on(squares: i64, masks: list[int], castle: i64) -> i64:
    """Return how many types stand on the squares; the Castle is blue (TT-A4)."""
    found: i64 = 1 if squares & (masks[BLUE] | castle) else 0
    kind: i64 = RED
    while kind < MAGENTA:
        if squares & masks[kind]:
            found += 1
        kind += 1
    return found + 1 if squares & masks[MAGENTA] & ~castle else found


# Points of each type.


def scoring_cottages(masks: list[int], kept: int, fed: i64) -> i64:
    """Return the Cottages that score: those that are fed, with the Mausoleum all of them."""
    blue: i64 = masks[BLUE]
    return blue if masks[MAGENTA] and kept == m.MAUSOLEUM else blue & fed


def gray_points(squares: i64, masks: list[int], card: int, castle: i64) -> i64:
    """Return the points of Fountains, Millstones, Sheds or Wells."""
    if squares == 0:
        return 0
    points: i64 = CARD_POINTS[card]
    if card == m.SHED:
        return points * COUNT[squares]
    if card != m.WELL:
        wanted: i64 = masks[GRAY] if card == m.FOUNTAIN else masks[RED] | masks[YELLOW]
        return points * COUNT[squares & neighbors(wanted)]
    total: i64 = 0
    square: i64 = 0
    while squares:
        if squares & 1:
            total += cottages(m.ADJACENT[square] & (masks[BLUE] | castle), castle)
        squares >>= 1
        square += 1
    return points * total


def orange_points(squares: i64, masks: list[int], card: int, fed: i64, castle: i64) -> i64:
    """Return the points of Abbeys, Chapels, Cloisters or Temples; `fed` are the cottages that are fed."""
    if squares == 0:
        return 0
    points: i64 = CARD_POINTS[card]
    if card == m.CHAPEL:
        return points * COUNT[squares] * cottages(fed, castle)
    if card == m.CLOISTER:
        return points * COUNT[squares] * COUNT[masks[ORANGE] & m.CORNERS]
    if card == m.ABBEY:
        return points * COUNT[squares & ~neighbors(masks[BLACK] | masks[GREEN] | masks[YELLOW])]
    total: i64 = 0
    square: i64 = 0
    while squares:
        if squares & 1 and cottages(m.ADJACENT[square] & fed, castle) >= m.TEMPLE_COTTAGES:
            total += points
        squares >>= 1
        square += 1
    return total


def green_points(squares: i64, masks: list[int], card: int, others: int) -> i64:
    """Return the points of Almshouses, Feast Halls, Inns or Taverns.

    `others` is the number of green buildings of the neighbor on the right, -1 if there is none (TT-6.15).
    """
    if squares == 0:
        return 0
    number: i64 = COUNT[squares]
    if m.CARD_TABLE[card]:
        return m.CARD_TABLE[card][number]
    points: i64 = CARD_POINTS[card]
    if card == m.FEAST_HALL:
        return number * (points + m.FEAST_BONUS if 0 <= others < COUNT[masks[GREEN]] else points)
    total: i64 = 0
    square: i64 = 0
    while squares:
        if squares & 1 and COUNT[m.CROSS[square] & masks[GREEN]] == 1:
            total += points
        squares >>= 1
        square += 1
    return total


def yellow_points(squares: i64, masks: list[int], card: int, castle: i64) -> i64:
    """Return the points of Bakeries, Markets, Tailors or Theaters."""
    if squares == 0:
        return 0
    points: i64 = CARD_POINTS[card]
    yellow: i64 = masks[YELLOW]
    if card == m.BAKERY:
        return points * COUNT[squares & neighbors(masks[RED] | masks[BLACK])]
    if card == m.TAILOR:
        return COUNT[squares] * (m.CARD_BASE[card] + points * COUNT[yellow & m.CENTRE])
    total: i64 = 0
    square: i64 = 0
    while squares:
        if squares & 1:
            if card == m.MARKET:
                row: i64 = COUNT[m.ROW[square] & yellow]
                column: i64 = COUNT[m.COLUMN[square] & yellow]
                total += max(row, column)
            else:
                total += types_on(m.CROSS[square] & ~yellow, masks, castle)
        squares >>= 1
        square += 1
    return points * total


def black_points(squares: i64, card: int, stored: bytes) -> i64:
    """Return the points of Banks, Factories, Trading Posts or Warehouses."""
    points: i64 = CARD_POINTS[card]
    if card != m.WAREHOUSE:
        return points * COUNT[squares]
    total: i64 = 0
    square: i64 = 0
    while squares:
        if squares & 1:
            total += m.CONTENT_SIZE[stored[square]]
        squares >>= 1
        square += 1
    return points * total


def monument_points(masks: list[int], card: int, fed: i64, shrine: int, place: int) -> i64:
    """Return the points of a monument; `shrine` is what the Shrine is worth, `place` that of completion."""
    points: i64 = CARD_POINTS[card]
    magenta: i64 = masks[MAGENTA]
    if card == m.CASTLE:
        return points if fed & magenta else 0
    if card == m.SHRINE:
        return shrine
    if card == m.STARLOOM:
        return m.CARD_TABLE[card][place]
    if card == m.ARCHIVE:
        return points * types_on(m.ALL_SQUARES & ~magenta, masks, 0)
    if card == m.BATHS:
        return points * (m.COMMON_TYPES - types_on(m.ALL_SQUARES & ~magenta, masks, 0))
    if card == m.PALACE:
        return points * types_on(neighbors(magenta), masks, 0)
    if card == m.FORUM:
        return m.CARD_BASE[card] + points * largest_group(masks)
    return points


def largest_group(masks: list[int]) -> i64:
    """Return the size of the largest connected group of one type (TT-7.12)."""
    largest: i64 = 0
    for squares in masks:
        left: i64 = squares
        while left:
            group: i64 = group_of(left & -left, left)
            size: i64 = COUNT[group]
            if size > largest:
                largest = size
            left &= ~group
    return largest


def shrine_points(buildings: int) -> int:
    """Return the points of the Shrine as the given number of building in its town (TT-7.11)."""
    return m.CARD_TABLE[m.SHRINE][buildings]


# Feeding.


def reached(card: int, red: i64) -> i64:
    """Return the squares that Granaries or Orchards feed."""
    reach = m.AROUND if card == m.GRANARY else m.CROSS
    found: i64 = 0
    square: i64 = 0
    while red:
        if red & 1:
            found |= reach[square]
        red >>= 1
        square += 1
    return found


def feed(masks: list[int], kept: int, cards: list[int]) -> int:
    """Return the squares that are fed, chosen for the highest total (TT-8.4, TT-8.5)."""
    castle = castle_in(masks[MAGENTA], kept)
    hungry = masks[BLUE] | castle
    feeders = COUNT[masks[RED]]
    if not hungry or not feeders:
        return 0
    card = cards[RED]
    if card == m.FARM:
        portions = m.PORTIONS * feeders
        if portions >= COUNT[hungry]:
            return hungry
        squares = members16(hungry)
        if not castle and not (cards[ORANGE] == m.TEMPLE and masks[ORANGE]):
            return sum([BIT[square] for square in squares[:portions]])  # all choices are worth the same
        return _best(masks, kept, cards, [[BIT[square] for square in each] for each in combinations(squares, portions)])
    if card == m.GREENHOUSE:
        parts = groups(hungry)
        return _best(masks, kept, cards, [list(each) for each in combinations(parts, min(feeders, len(parts)))])
    return hungry & int(reached(card, masks[RED]))


def _best(masks: list[int], kept: int, cards: list[int], choices: list[list[int]]) -> int:
    best, best_worth = 0, (-1, -1, -1)
    for parts in choices:
        fed = sum(parts)
        worth = _worth(masks, kept, cards, fed)
        if worth > best_worth or (worth == best_worth and members16(fed) < members16(best)):
            best, best_worth = fed, worth
    return best


def _worth(masks: list[int], kept: int, cards: list[int], fed: int) -> tuple[int, int, int]:
    """Return the points that depend on feeding: (all of them, Cottages, Castle)."""
    castle = castle_in(masks[MAGENTA], kept)
    blue = CARD_POINTS[m.COTTAGE] * COUNT[scoring_cottages(masks, kept, fed)]
    magenta = CARD_POINTS[m.CASTLE] if fed & castle else 0
    return blue + magenta + int(orange_points(masks[ORANGE], masks, cards[ORANGE], fed, castle)), blue, magenta


# The score of a town.


@final
class Tally:
    """A town as it is scored; `neighbor` is the one on the right (TT-6.15)."""

    def __init__(self, town: Town, cards: list[int], neighbor: Town | None) -> None:
        self.town: Town = town
        self.cards: list[int] = cards
        self.masks: list[int] = town.masks()
        self.castle: int = castle_in(town.magenta, town.kept)
        self.fed: int = feed(self.masks, town.kept, cards)
        self.others: int = COUNT[neighbor.green] if neighbor is not None else -1

    def points(self, kind: int, squares: int) -> int:
        """Return the points of the buildings of a type on these squares."""
        masks, town = self.masks, self.town
        if not squares or kind == RED:
            return 0
        card = town.kept if kind == MAGENTA else self.cards[kind]
        if kind == BLUE:
            return CARD_POINTS[card] * COUNT[squares & scoring_cottages(masks, town.kept, self.fed)]
        if kind == GRAY:
            return gray_points(squares, masks, card, self.castle)
        if kind == ORANGE:
            return orange_points(squares, masks, card, self.fed, self.castle)
        if kind == GREEN:
            return green_points(squares, masks, card, self.others)
        if kind == YELLOW:
            return yellow_points(squares, masks, card, self.castle)
        if kind == BLACK:
            return black_points(squares, card, town.stored)
        return monument_points(masks, card, self.fed, town.shrine, town.place)

    def empty_points(self) -> int:
        """Return the points of the squares without a building (TT-9.4)."""
        return 0 if self.town.has_built(m.CATHEDRAL) else m.EMPTY_POINTS * COUNT[m.ALL_SQUARES & ~self.town.built]

    def total(self) -> int:
        """Return all points."""
        total = self.empty_points()
        for kind in range(8):
            total += self.points(kind, self.masks[kind])
        return total

    def line(self, kind: int) -> ScoreLine:
        """Return the score of a type, the pieces being the squares that count (TT-9.5)."""
        squares = self.masks[kind]
        card = (self.town.kept if squares else NO_CARD) if kind == MAGENTA else self.cards[kind]
        rule = m.CARD_RULE[card] if card != NO_CARD else "TT-9.5"
        points = self.points(kind, squares)
        # Buildings of one type never outweigh each other, so without points none of them counts.
        pieces = [square for square in members16(squares) if self.points(kind, BIT[square])] if points else []
        return ScoreLine(rule, TYPES[kind], points, _names(pieces))


def sheet(seat: int, town: Town, cards: list[int], neighbor: Town | None) -> ScoreSheet:
    """Return the score by type (TT-9.5)."""
    tally = Tally(town, cards, neighbor)
    lines = [tally.line(kind) for kind in range(8)]
    bare = _names(members16(m.ALL_SQUARES & ~town.built))
    return ScoreSheet(seat, (*lines, ScoreLine("TT-9.4", "empty", tally.empty_points(), bare)))


def _names(squares: list[int]) -> tuple[str, ...]:
    return tuple([m.SQUARES[square] for square in squares])


def winners(state: TinyTownsState) -> list[int]:
    """Return the seats with the highest total, ties broken by TT-9.6."""
    if state.phase != at.OVER:
        return []
    results = [(state.total(seat), *quality(state.towns[seat], state.times_named(seat))) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if results[seat] == max(results)]


def quality(town: Town, named: int) -> tuple[int, int, int]:
    """Return the tie-breaks of TT-9.6, larger is better: fewer namings, fewer squares without a building, more cottages."""
    castle = castle_in(town.magenta, town.kept)
    return -named, -COUNT[m.ALL_SQUARES & ~town.built], int(cottages(town.blue | castle, castle))


def grade(total: int) -> str:
    """Return the grade of a solo match (TT-11.5)."""
    for each in m.DATA["solo"]["grades"]:
        if each["min"] is None or total >= each["min"]:
            return str(each["id"])
    return ""
