"""What buildings are worth to a town, for bots: a quick score with what they promise, and what one more would add.

The score here is that of scoring.py but for the choice of whom to feed, where it takes what is near.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, count
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules.scoring import FARM, GRANARY, GREENHOUSE, STARLOOM_TABLE, TOGETHER, shrine_points
from tabletown.games.tiny_towns.rules.state import Town

# Points that buildings may bring with others that are not there yet, as long as there is room.
PROMISES: Final[dict[str, float]] = {
    "hungry": 0.36,  # a cottage that nothing feeds yet
    "spare_portion": 1.2,  # of a feeder, for a cottage to come
    "reached_square": 0.47,  # by a feeder that feeds what is near
    "odd_almshouse": 2.0,  # waits for the next one
    "factory": 0.65,
    "trading_post": 1.15,
    "warehouse": 0.9,  # for each cube that it has room for
    "ability": 2.7,  # of a monument that lets its owner do something
}
HUNGRY: Final = 0
SPARE_PORTION: Final = 1
REACHED_SQUARE: Final = 2
ODD_ALMSHOUSE: Final = 3
FACTORY: Final = 4
TRADING_POST: Final = 5
WAREHOUSE: Final = 6
ABILITY: Final = 7
_promises: Final[list[float]] = list(PROMISES.values())

MOST_HUNGRY: Final = 4
ABLE: Final[list[bool]] = [
    name
    in (
        "architects_guild",
        "cathedral_of_caterina",
        "grove_university",
        "obelisk_of_the_crescent",
        "opaleyes_watch",
        "statue_of_the_bondmaker",
    )
    for name in m.CARDS
]
FOUNTAIN: Final[int] = m.CARD["fountain"]
MILLSTONE: Final[int] = m.CARD["millstone"]
WELL: Final[int] = m.CARD["well"]
ABBEY: Final[int] = m.CARD["abbey"]
CHAPEL: Final[int] = m.CARD["chapel"]
CLOISTER: Final[int] = m.CARD["cloister"]
BAKERY: Final[int] = m.CARD["bakery"]
MARKET: Final[int] = m.CARD["market"]
TAILOR: Final[int] = m.CARD["tailor"]
ALMSHOUSE: Final[int] = m.CARD["almshouse"]
MAUSOLEUM: Final[int] = m.CARD["grand_mausoleum_of_the_rodina"]
ARCHIVE: Final[int] = m.CARD["archive_of_the_second_age"]
PALACE: Final[int] = m.CARD["mandras_palace"]
FORUM: Final[int] = m.CARD["silva_forum"]
BATHS: Final[int] = m.CARD["the_sky_baths"]
STARLOOM: Final[int] = m.CARD["the_starloom"]
GUILD: Final[int] = m.CARD["architects_guild"]
CATHEDRAL: Final[int] = m.CARD["cathedral_of_caterina"]

_COUNT: Final[list[int]] = [count(squares) for squares in range(0x10000)]
_known: Final[dict[tuple[int, int, int, bytes, tuple[int, ...]], list[float]]] = {}
_KEPT: Final = 20000
UNKNOWN: Final = -1000.0
_NOTHING_KNOWN: Final[list[float]] = [UNKNOWN] * (1 + 8 * 16)


def use_promises(weights: dict[str, float]) -> None:
    """Go by other weights from now on."""
    for place, name in enumerate(PROMISES):
        _promises[place] = weights[name]
    _known.clear()


def worths(town: Town, cards: list[int], others: int) -> list[float]:
    """What the town is worth as it stands, then what a building would add on each square, 16 numbers a type.

    The latter are UNKNOWN until `added` is asked for them. The list is kept and shared by towns with the same buildings.
    """
    key = (
        town.blue | town.red << 16 | town.gray << 32,
        town.orange | town.green << 16 | town.yellow << 32,
        town.black | town.magenta << 16 | (town.kept + 1) << 32 | (others + 1) << 40,
        town.stored,
        tuple(cards),
    )
    known = _known.get(key)
    if known is not None:
        return known
    found = _NOTHING_KNOWN[:]
    found[0] = standing([town.of(kind) for kind in range(8)], town, cards, others, town.shrine)
    if len(_known) >= _KEPT:
        _known.clear()
    _known[key] = found
    return found


def added(town: Town, cards: list[int], others: int, worth: list[float], kind: int, square: int) -> float:
    """What a building of a type would add on a bare square; `worth` is the list of the town."""
    masks = [town.of(each) for each in range(8)]
    masks[kind] |= BIT[square]
    shrine = shrine_points(_COUNT[town.built] + 1) if kind == m.MAGENTA else town.shrine
    found = standing(masks, town, cards, others, shrine) - worth[0]
    worth[1 + 16 * kind + square] = found
    return found


def standing(masks: list[int], town: Town, cards: list[int], others: int, shrine: int) -> float:
    """The score, and what the buildings promise as long as there is room; `masks` has the squares of each type."""
    blue: i64 = masks[m.BLUE]
    magenta: i64 = masks[m.MAGENTA]
    castle: i64 = magenta if town.kept == m.CASTLE else 0
    built: i64 = blue | masks[1] | masks[2] | masks[3] | masks[4] | masks[5] | masks[6] | magenta
    bare: i64 = 16 - _COUNT[built]
    fed: i64 = _fed(cards[m.RED], blue | castle, masks[m.RED])
    scoring: i64 = blue if magenta and town.kept == MAUSOLEUM else blue & fed
    # Bare squares cost the same under the Cathedral, or it would seem worth most where nothing stands.
    points: i64 = 3 * _COUNT[scoring] - bare
    points += _gray(masks, cards[m.GRAY], castle) + _orange(masks, cards[m.ORANGE], fed, castle)
    points += _green(masks[m.GREEN], cards[m.GREEN], others) + _yellow(masks, cards[m.YELLOW], castle)
    if masks[m.BLACK]:
        points += _black(masks[m.BLACK], cards[m.BLACK], town)
    if magenta:
        points += _monument(masks, town, magenta, fed, shrine)
    return float(points) + _promise(masks, town, cards, fed, blue | castle) * float(bare) / 16.0


def _fed(card: int, hungry: i64, red: i64) -> i64:
    """The cottages that are fed."""
    if hungry == 0 or red == 0:
        return 0
    feeders: i64 = _COUNT[red]
    fed: i64 = 0
    if card == FARM:
        fed = hungry
        over: i64 = _COUNT[hungry] - 4 * feeders
        while over > 0:
            fed &= fed - 1
            over -= 1
        return fed
    if card == GREENHOUSE:
        while feeders > 0 and hungry:
            largest: i64 = 0
            left: i64 = hungry
            while left:
                group: i64 = _group(left & -left, hungry)
                if _COUNT[group] > _COUNT[largest]:
                    largest = group
                left &= ~group
            fed |= largest
            hungry &= ~largest
            feeders -= 1
        return fed
    square: i64 = 0
    while red:
        if red & 1:
            fed |= m.AROUND[square] if card == GRANARY else m.ROW[square] | m.COLUMN[square]
        red >>= 1
        square += 1
    return fed & hungry


def _group(start: i64, squares: i64) -> i64:
    """The connected group of squares around one of them."""
    group: i64 = start
    grown: i64 = 0
    while grown != group:
        grown = group
        sides: i64 = (group & 0x7777) << 1 | (group & 0xEEEE) >> 1 | (group << 4) & 0xFFFF | group >> 4
        group |= sides & squares
    return group


def _cottages(squares: i64, castle: i64) -> i64:
    """How many cottages stand on the squares, the Castle being two."""
    number: i64 = _COUNT[squares]
    return number + 1 if squares & castle else number


def _gray(masks: list[int], card: int, castle: i64) -> i64:
    gray: i64 = masks[m.GRAY]
    if gray == 0:
        return 0
    if card == m.SHED:
        return _COUNT[gray]
    wanted: i64 = gray
    if card == MILLSTONE:
        wanted = masks[m.RED] | masks[m.YELLOW]
    elif card == WELL:
        wanted = masks[m.BLUE] | castle
    total: i64 = 0
    square: i64 = 0
    while gray:
        if gray & 1:
            near: i64 = m.ADJACENT[square] & wanted
            if card == WELL:
                total += _cottages(near, castle)
            elif near:
                total += 2
        gray >>= 1
        square += 1
    return total


def _orange(masks: list[int], card: int, fed: i64, castle: i64) -> i64:
    orange: i64 = masks[m.ORANGE]
    if orange == 0:
        return 0
    number: i64 = _COUNT[orange]
    if card == CHAPEL:
        return number * _cottages(fed, castle)
    if card == CLOISTER:
        return number * _COUNT[orange & m.CORNERS]
    loud: i64 = masks[m.BLACK] | masks[m.GREEN] | masks[m.YELLOW]
    total: i64 = 0
    square: i64 = 0
    while orange:
        if orange & 1:
            near: i64 = m.ADJACENT[square]
            if card == ABBEY:
                if near & loud == 0:
                    total += 3
            elif _cottages(near & fed, castle) >= 2:
                total += 4
        orange >>= 1
        square += 1
    return total


def _green(green: i64, card: int, others: int) -> i64:
    if green == 0:
        return 0
    number: i64 = _COUNT[green]
    if card == m.FEAST_HALL:
        return number * (3 if 0 <= others < number else 2)
    if card in TOGETHER:
        table = TOGETHER[card]
        return table[min(int(number), len(table) - 1)]
    total: i64 = 0
    square: i64 = 0
    rest: i64 = green
    while rest:
        if rest & 1 and _COUNT[(m.ROW[square] | m.COLUMN[square]) & green] == 1:
            total += 3
        rest >>= 1
        square += 1
    return total


def _yellow(masks: list[int], card: int, castle: i64) -> i64:
    yellow: i64 = masks[m.YELLOW]
    if yellow == 0:
        return 0
    if card == TAILOR:
        number: i64 = _COUNT[yellow]
        return number * (1 + _COUNT[yellow & m.CENTRE])
    total: i64 = 0
    square: i64 = 0
    rest: i64 = yellow
    while rest:
        if rest & 1:
            if card == BAKERY:
                if m.ADJACENT[square] & (masks[m.RED] | masks[m.BLACK]):
                    total += 3
            elif card == MARKET:
                row: i64 = _COUNT[m.ROW[square] & yellow]
                column: i64 = _COUNT[m.COLUMN[square] & yellow]
                total += max(row, column)
            else:
                total += _kinds(masks, (m.ROW[square] | m.COLUMN[square]) & ~yellow, castle)
        rest >>= 1
        square += 1
    return total


def _black(black: i64, card: int, town: Town) -> i64:
    if card == m.BANK:
        return 4 * _COUNT[black]
    if card == m.TRADING_POST:
        return _COUNT[black]
    total: i64 = 0
    if card == m.WAREHOUSE:
        for contents in town.stored:
            total -= m.CONTENT_SIZE[contents]
    return total


def _kinds(masks: list[int], squares: i64, castle: i64) -> i64:
    """How many types stand on the squares; the Castle is blue."""
    found: i64 = 1 if squares & (masks[m.BLUE] | castle) else 0
    kind: i64 = m.RED
    while kind < m.MAGENTA:
        if squares & masks[kind]:
            found += 1
        kind += 1
    return found + 1 if squares & masks[m.MAGENTA] & ~castle else found


def _monument(masks: list[int], town: Town, magenta: i64, fed: i64, shrine: int) -> i64:
    """The points of the monument."""
    card = town.kept
    if card == m.CASTLE:
        return 5 if fed & magenta else 0
    if card == m.SHRINE:
        return shrine
    if card == ARCHIVE:
        return _kinds(masks, m.ALL_SQUARES & ~magenta, 0)
    if card == BATHS:
        return 2 * (7 - _kinds(masks, m.ALL_SQUARES & ~magenta, 0))
    if card == PALACE:
        square: i64 = 0
        while (magenta >> square) & 1 == 0:
            square += 1
        return 2 * _kinds(masks, m.ADJACENT[square], 0)
    if card == FORUM:
        return 1 + _largest(masks)
    if card == STARLOOM:
        return STARLOOM_TABLE[1]
    if card == m.FORT:
        return 7
    if card == m.GROVE:
        return 3
    if card == CATHEDRAL:
        return 2
    return 1 if card == GUILD else 0


def _largest(masks: list[int]) -> i64:
    """The size of the largest connected group of one type."""
    largest: i64 = 0
    for squares in masks:
        left: i64 = squares
        while left:
            group: i64 = _group(left & -left, left)
            size: i64 = _COUNT[group]
            if size > largest:
                largest = size
            left &= ~group
    return largest


def _promise(masks: list[int], town: Town, cards: list[int], fed: i64, hungry: i64) -> float:
    """Points that buildings may bring with others that are not there yet."""
    unfed: i64 = _COUNT[hungry & ~fed]
    hope = _promises[HUNGRY] * float(min(unfed, MOST_HUNGRY)) + _spare_food(masks, cards[m.RED], fed)
    black: i64 = masks[m.BLACK]
    if cards[m.GREEN] == ALMSHOUSE and _COUNT[masks[m.GREEN]] & 1:
        hope += _promises[ODD_ALMSHOUSE]
    if black:
        number: i64 = _COUNT[black]
        card = cards[m.BLACK]
        if card == m.FACTORY:
            hope += _promises[FACTORY] * float(number)
        elif card == m.TRADING_POST:
            hope += _promises[TRADING_POST] * float(min(number, 2))
        elif card == m.WAREHOUSE:
            space: i64 = 3 * number
            for contents in town.stored:
                space -= m.CONTENT_SIZE[contents]
            hope += _promises[WAREHOUSE] * float(space)
    if masks[m.MAGENTA] and ABLE[town.kept]:
        hope += _promises[ABILITY]
    return hope


def _spare_food(masks: list[int], card: int, fed: i64) -> float:
    """What feeders can do for cottages that are still to come."""
    red: i64 = masks[m.RED]
    if red == 0:
        return 0.0
    feeders: i64 = _COUNT[red]
    number: i64 = _COUNT[fed]
    if card == FARM:
        left: i64 = 4 * feeders - number
        return _promises[SPARE_PORTION] * float(left) if left > 0 else 0.0
    if card == GREENHOUSE:
        return _promises[SPARE_PORTION] * float(4 * feeders if fed == 0 else 2)
    reached: i64 = 0
    square: i64 = 0
    while red:
        if red & 1:
            reached |= m.AROUND[square] if card == GRANARY else m.ROW[square] | m.COLUMN[square]
        red >>= 1
        square += 1
    for squares in masks:
        reached &= ~squares
    return _promises[REACHED_SQUARE] * float(_COUNT[reached])
