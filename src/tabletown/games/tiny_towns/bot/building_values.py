"""The value of buildings to a town, for bots: the score with what they promise, and what one more would add.

The score is that of scoring.py with a quick choice of the cottages to feed instead of the best one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules.material import COUNT
from tabletown.games.tiny_towns.rules.scoring import (
    black_points,
    gray_points,
    green_points,
    group_of,
    monument_points,
    orange_points,
    reached,
    scoring_cottages,
    shrine_points,
    yellow_points,
)
from tabletown.games.tiny_towns.rules.town import Town

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
    card in (m.GUILD, m.CATHEDRAL, m.GROVE, m.OBELISK, m.WATCH, m.STATUE) for card in range(len(m.CARDS))
]

_known: Final[dict[tuple[int, int, int, bytes, tuple[int, ...]], list[float]]] = {}
_KEPT: Final = 20000
UNKNOWN: Final = -1000.0
_NOTHING_KNOWN: Final[list[float]] = [UNKNOWN] * (1 + 8 * 16)


def use_promises(weights: dict[str, float]) -> None:
    """Use other weights from now on."""
    for place, name in enumerate(PROMISES):
        _promises[place] = weights[name]
    _known.clear()


def worths(town: Town, cards: list[int], others: int) -> list[float]:
    """Return the value of the town as it stands, then what a building would add on each square, 16 numbers a type.

    The latter are UNKNOWN until `added` is asked for them. The list is cached and shared by towns with the same buildings.
    """
    key = (
        town.blue | town.red << 16 | town.gray << 32,
        town.orange | town.green << 16 | town.yellow << 32,
        town.black | town.magenta << 16 | (town.kept + 1) << 32 | (others + 1) << 40 | town.shrine << 48,
        town.stored,
        tuple(cards),
    )
    known = _known.get(key)
    if known is not None:
        return known
    found = _NOTHING_KNOWN[:]
    found[0] = standing(town.masks(), town, cards, others, town.shrine)
    if len(_known) >= _KEPT:
        _known.clear()
    _known[key] = found
    return found


def added(town: Town, cards: list[int], others: int, worth: list[float], kind: int, square: int) -> float:
    """Return what a building of a type would add on a bare square; `worth` is the list of the town."""
    masks = town.masks()
    masks[kind] |= BIT[square]
    shrine = shrine_points(COUNT[town.built] + 1) if kind == m.MAGENTA else town.shrine
    found = standing(masks, town, cards, others, shrine) - worth[0]
    worth[1 + 16 * kind + square] = found
    return found


def standing(masks: list[int], town: Town, cards: list[int], others: int, shrine: int) -> float:
    """Return the score, and what the buildings promise while there is room; `masks` has the squares of each type."""
    blue: i64 = masks[m.BLUE]
    magenta: i64 = masks[m.MAGENTA]
    castle: i64 = magenta if town.kept == m.CASTLE else 0
    built: i64 = blue | masks[1] | masks[2] | masks[3] | masks[4] | masks[5] | masks[6] | magenta
    bare: i64 = 16 - COUNT[built]
    fed: i64 = _fed(cards[m.RED], blue | castle, masks[m.RED])
    # Bare squares cost the same under the Cathedral, or it would seem worth most where nothing stands.
    points: i64 = m.CARD_POINTS[m.COTTAGE] * COUNT[scoring_cottages(masks, town.kept, fed)] + m.EMPTY_POINTS * bare
    points += gray_points(masks[m.GRAY], masks, cards[m.GRAY], castle)
    points += orange_points(masks[m.ORANGE], masks, cards[m.ORANGE], fed, castle)
    points += green_points(masks[m.GREEN], masks, cards[m.GREEN], others)
    points += yellow_points(masks[m.YELLOW], masks, cards[m.YELLOW], castle)
    if masks[m.BLACK]:
        points += black_points(masks[m.BLACK], cards[m.BLACK], town.stored)
    if magenta:
        points += monument_points(masks, town.kept, fed, shrine, 1)  # as if the town were completed first
    return float(points) + _promise(masks, town, cards, fed, blue | castle) * float(bare) / 16.0


def _fed(card: int, hungry: i64, red: i64) -> i64:
    """Return the cottages that are fed: with Farms the last ones, with Greenhouses the largest groups."""
    if hungry == 0 or red == 0:
        return 0
    feeders: i64 = COUNT[red]
    fed: i64 = 0
    if card == m.FARM:
        fed = hungry
        over: i64 = COUNT[hungry] - m.PORTIONS * feeders
        while over > 0:
            fed &= fed - 1
            over -= 1
        return fed
    if card == m.GREENHOUSE:
        while feeders > 0 and hungry:
            largest: i64 = 0
            left: i64 = hungry
            while left:
                group: i64 = group_of(left & -left, hungry)
                if COUNT[group] > COUNT[largest]:
                    largest = group
                left &= ~group
            fed |= largest
            hungry &= ~largest
            feeders -= 1
        return fed
    return hungry & reached(card, red)


def _promise(masks: list[int], town: Town, cards: list[int], fed: i64, hungry: i64) -> float:
    """Return the points that buildings may bring with others that are not there yet."""
    unfed: i64 = COUNT[hungry & ~fed]
    hope = _promises[HUNGRY] * float(min(unfed, MOST_HUNGRY)) + _spare_food(masks, cards[m.RED], fed)
    black: i64 = masks[m.BLACK]
    if cards[m.GREEN] == m.ALMSHOUSE and COUNT[masks[m.GREEN]] & 1:
        hope += _promises[ODD_ALMSHOUSE]
    if black:
        number: i64 = COUNT[black]
        card = cards[m.BLACK]
        if card == m.FACTORY:
            hope += _promises[FACTORY] * float(number)
        elif card == m.TRADING_POST:
            hope += _promises[TRADING_POST] * float(min(number, 2))
        elif card == m.WAREHOUSE:
            space: i64 = m.CAPACITY * number
            for contents in town.stored:
                space -= m.CONTENT_SIZE[contents]
            hope += _promises[WAREHOUSE] * float(space)
    if masks[m.MAGENTA] and ABLE[town.kept]:
        hope += _promises[ABILITY]
    return hope


def _spare_food(masks: list[int], card: int, fed: i64) -> float:
    """Return what feeders can do for cottages that are still to come."""
    red: i64 = masks[m.RED]
    if red == 0:
        return 0.0
    portions: i64 = m.PORTIONS * COUNT[red]
    if card == m.FARM:
        left: i64 = portions - COUNT[fed]
        return _promises[SPARE_PORTION] * float(left) if left > 0 else 0.0
    if card == m.GREENHOUSE:
        return _promises[SPARE_PORTION] * float(portions if fed == 0 else 2)
    free: i64 = reached(card, red)
    for squares in masks:
        free &= ~squares
    return _promises[REACHED_SQUARE] * float(COUNT[free])
