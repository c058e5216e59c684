"""Scoring of a town (TT-6, TT-7, TT-9): points of every square, and the feeding that is best in total (TT-8)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from tabletown.core.bits import BIT, count, members16
from tabletown.core.scores import ScoreLine, ScoreSheet
from tabletown.games.tiny_towns.rules.material import (
    ADJACENT,
    ALL_SQUARES,
    AROUND,
    BLACK,
    BLUE,
    CARD,
    CARD_RULE,
    CARDS,
    CENTRE,
    COLUMN,
    CONTENT_SIZE,
    CORNERS,
    DATA,
    FEAST_HALL,
    GRAY,
    GREEN,
    MAGENTA,
    NO_CARD,
    ORANGE,
    RED,
    ROW,
    SHRINE,
    SQUARES,
    TYPES,
    YELLOW,
)
from tabletown.games.tiny_towns.rules.state import Town

FARM: Final[int] = CARD["farm"]
GRANARY: Final[int] = CARD["granary"]
GREENHOUSE: Final[int] = CARD["greenhouse"]
CHAPEL: Final[int] = CARD["chapel"]
TEMPLE: Final[int] = CARD["temple"]
MAUSOLEUM: Final[int] = CARD["grand_mausoleum_of_the_rodina"]
CATHEDRAL: Final[int] = CARD["cathedral_of_caterina"]

COTTAGE_POINTS: Final = 3
CASTLE_POINTS: Final = 5
CASTLE_COTTAGES: Final = 2  # TT-7.3
PORTIONS: Final = 4  # of a Farm
TOGETHER: Final[dict[int, list[int]]] = {
    CARD["almshouse"]: [0, *DATA["buildings"][CARD["almshouse"]]["scoring"]["table"]],
    CARD["tavern"]: [0, *DATA["buildings"][CARD["tavern"]]["scoring"]["table"]],
}
SHRINE_TABLE: Final[list[int]] = [0, *DATA["monuments"][SHRINE - 25]["scoring"]["table"]]
STARLOOM_TABLE: Final[list[int]] = [0, *DATA["monuments"][CARD["the_starloom"] - 25]["scoring"]["table"]]
EMPTY: Final = 8  # after the eight types


def shrine_points(buildings: int) -> int:
    """What the Shrine is worth as the so-many-th building of its town (TT-7.11)."""
    return SHRINE_TABLE[min(buildings, len(SHRINE_TABLE) - 1)]


def cottages(squares: int, castle: int) -> int:
    """How many cottages stand on the squares, the Castle being two."""
    return count(squares & ~castle) + (CASTLE_COTTAGES if squares & castle else 0)


@final
class Tally:
    """The points of a town by square and by type."""

    def __init__(self) -> None:
        self.points: list[int] = [0] * 9
        self.squares: list[int] = [0] * 9  # what was counted, by type
        self.fed: int = 0

    def total(self) -> int:
        """All points."""
        return sum(self.points)

    def add(self, kind: int, square: int, points: int) -> None:
        """Give points to a square."""
        if points != 0:
            self.points[kind] += points
            self.squares[kind] |= BIT[square]


def tally(town: Town, cards: list[int], neighbour: Town | None) -> Tally:
    """The points of a town; `neighbour` is the one on the right (TT-6.15)."""
    found = Tally()
    castle = town.castle()
    found.fed = feed(town, cards)
    _blue(found, town)
    for kind in (GRAY, ORANGE, YELLOW, BLACK):
        squares = town.of(kind)
        if squares:
            for square in members16(squares):
                found.add(kind, square, common_points(town, cards[kind], square, castle, found.fed))
    green = count(town.green)
    if green:
        found.squares[GREEN] = town.green
        if cards[GREEN] == FEAST_HALL:
            more = neighbour is not None and green > count(neighbour.green)
            found.points[GREEN] = green * (3 if more else 2)
        elif cards[GREEN] in TOGETHER:
            table = TOGETHER[cards[GREEN]]
            found.points[GREEN] = table[min(green, len(table) - 1)]
        else:
            found.squares[GREEN] = 0
            for square in members16(town.green):  # the Inn
                others = (ROW[square] | COLUMN[square]) & town.green & ~BIT[square]
                found.add(GREEN, square, 0 if others else 3)
    if town.magenta:
        square = members16(town.magenta)[0]
        found.add(MAGENTA, square, monument_points(town, cards, square, found.fed))
    bare = ALL_SQUARES & ~town.built
    found.squares[EMPTY] = bare
    found.points[EMPTY] = 0 if town.has_built(CATHEDRAL) else -count(bare)
    return found


def _blue(found: Tally, town: Town) -> None:
    scoring = town.blue if town.has_built(MAUSOLEUM) else town.blue & found.fed
    found.squares[BLUE] = scoring
    found.points[BLUE] = COTTAGE_POINTS * count(scoring)


def common_points(town: Town, card: int, square: int, castle: int, fed: int) -> int:
    """The points of one gray, orange, yellow or black building."""
    near = ADJACENT[square]
    name = CARDS[card]
    if name == "fountain":
        return 2 if near & town.gray else 0
    if name == "millstone":
        return 2 if near & (town.red | town.yellow) else 0
    if name == "shed" or name == "trading_post":
        return 1
    if name == "well":
        return cottages(near & (town.blue | castle), castle)
    if name == "abbey":
        return 0 if near & (town.black | town.green | town.yellow) else 3
    if name == "chapel":
        return cottages(fed, castle)
    if name == "cloister":
        return count(town.orange & CORNERS)
    if name == "temple":
        return 4 if cottages(near & fed, castle) >= 2 else 0
    if name == "bakery":
        return 3 if near & (town.red | town.black) else 0
    if name == "market":
        return max(count(ROW[square] & town.yellow), count(COLUMN[square] & town.yellow))
    if name == "tailor":
        return 1 + count(town.yellow & CENTRE)
    if name == "theater":
        return kinds_on(town, (ROW[square] | COLUMN[square]) & ~town.yellow, castle)
    if name == "bank":
        return 4
    if name == "warehouse":
        return -CONTENT_SIZE[town.stored[square]]
    return 0


def kinds_on(town: Town, squares: int, castle: int) -> int:
    """How many types stand on the squares; the Castle is blue (TT-A4)."""
    found = 1 if squares & (town.blue | castle) else 0
    for kind in range(RED, MAGENTA):
        if squares & town.of(kind):
            found += 1
    return found + (1 if squares & town.magenta & ~castle else 0)


def monument_points(town: Town, cards: list[int], square: int, fed: int) -> int:
    """The points of the monument of a town."""
    name = CARDS[town.kept]
    if name == "architects_guild":
        return 1
    if name == "archive_of_the_second_age":
        return kinds_on(town, ALL_SQUARES & ~town.magenta, 0)
    if name == "barrett_castle":
        return CASTLE_POINTS if fed & town.magenta else 0
    if name == "cathedral_of_caterina":
        return 2
    if name == "fort_ironweed":
        return 7
    if name == "grove_university":
        return 3
    if name == "mandras_palace":
        return 2 * kinds_on(town, ADJACENT[square], 0)
    if name == "shrine_of_the_elder_tree":
        return town.shrine
    if name == "silva_forum":
        return 1 + largest_group(town)
    if name == "the_sky_baths":
        return 2 * (7 - kinds_on(town, ALL_SQUARES & ~town.magenta, 0))
    if name == "the_starloom":
        return STARLOOM_TABLE[town.place] if town.place < len(STARLOOM_TABLE) else 0
    return 0


def groups(squares: int) -> list[int]:
    """The orthogonally connected groups of a set of squares, by their lowest square."""
    found = []
    while squares:
        group = squares & -squares
        grown = 0
        while grown != group:
            grown = group
            for square in members16(grown):
                group |= ADJACENT[square] & squares
        found.append(group)
        squares &= ~group
    return found


def largest_group(town: Town) -> int:
    """The size of the largest connected group of one type (TT-7.12)."""
    largest = 0
    for kind in range(8):
        for group in groups(town.of(kind)):
            largest = max(largest, count(group))
    return largest


# Feeding.


def feed(town: Town, cards: list[int]) -> int:
    """The squares that are fed, chosen for the highest total (TT-8.4, TT-8.5)."""
    castle = town.castle()
    hungry = town.blue | castle
    feeders = count(town.red)
    if not hungry or not feeders:
        return 0
    card = cards[RED]
    if card == FARM:
        portions = PORTIONS * feeders
        if portions >= count(hungry):
            return hungry
        squares = members16(hungry)
        if not castle and not (cards[ORANGE] == TEMPLE and town.orange):
            return sum(BIT[square] for square in squares[:portions])  # all choices are worth the same
        return _best(town, cards, [[BIT[square] for square in each] for each in combinations(squares, portions)])
    if card == GREENHOUSE:
        parts = groups(hungry)
        return _best(town, cards, [list(each) for each in combinations(parts, min(feeders, len(parts)))])
    fed = 0
    for square in members16(town.red):
        fed |= hungry & (AROUND[square] if card == GRANARY else ROW[square] | COLUMN[square])
    return fed


def _best(town: Town, cards: list[int], choices: list[list[int]]) -> int:
    best, best_worth = 0, (-1, -1, -1)
    for parts in choices:
        fed = 0
        for part in parts:
            fed |= part
        worth = _worth(town, cards, fed)
        if worth > best_worth or (worth == best_worth and members16(fed) < members16(best)):
            best, best_worth = fed, worth
    return best


def _worth(town: Town, cards: list[int], fed: int) -> tuple[int, int, int]:
    """What depends on feeding: (all of it, Cottages, Castle)."""
    castle = town.castle()
    scoring = town.blue if town.has_built(MAUSOLEUM) else town.blue & fed
    blue = COTTAGE_POINTS * count(scoring)
    magenta = CASTLE_POINTS if fed & castle else 0
    orange = 0
    if cards[ORANGE] == CHAPEL or cards[ORANGE] == TEMPLE:
        for square in members16(town.orange):
            orange += common_points(town, cards[ORANGE], square, castle, fed)
    return blue + magenta + orange, blue, magenta


def sheet(seat: int, town: Town, cards: list[int], neighbour: Town | None) -> ScoreSheet:
    """The score by type (TT-9.5); `pieces` are the squares that were counted."""
    counted = tally(town, cards, neighbour)
    lines = []
    for kind in range(8):
        card = (town.kept if town.magenta else NO_CARD) if kind == MAGENTA else cards[kind]
        rule = CARD_RULE[card] if card != NO_CARD else "TT-9.5"
        lines.append(ScoreLine(rule, TYPES[kind], counted.points[kind], _names(counted.squares[kind])))
    lines.append(ScoreLine("TT-9.4", "empty", counted.points[EMPTY], _names(counted.squares[EMPTY])))
    return ScoreSheet(seat, tuple(lines))


def _names(squares: int) -> tuple[str, ...]:
    return tuple(SQUARES[square] for square in members16(squares))


def quality(town: Town, named: int) -> tuple[int, int, int]:
    """The tie-breaks of TT-9.6, larger is better: fewer namings, fewer squares without a building, more cottages."""
    return -named, -count(ALL_SQUARES & ~town.built), cottages(town.blue | town.castle(), town.castle())


def grade(total: int) -> str:
    """The grade of a solo match (TT-11.5)."""
    for each in DATA["solo"]["grades"]:
        if each["min"] is None or total >= each["min"]:
            return str(each["id"])
    return ""
