"""How good a town is, in points: its score, what its buildings promise, and what its cubes and squares may still become.

    outlook = room + score now + promise of what stands + prospects of patterns

A *prospect* is a place where the pattern of a card fits among the cubes and empty squares. It is worth what the building
would add there, times the chance that the missing cubes come. Prospects that share a square exclude each other; the best are
taken first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, count, members
from tabletown.games.tiny_towns import material as m
from tabletown.games.tiny_towns import state as at
from tabletown.games.tiny_towns.effects import enter
from tabletown.games.tiny_towns.rules import TinyTownsState
from tabletown.games.tiny_towns.scoring import EMPTY, FARM, GRANARY, GREENHOUSE, tally
from tabletown.games.tiny_towns.state import FRAME, Town

# The chance that a missing cube comes: as a rule, and in solo when its card lies open or not.
COMING: Final = 0.6
COMING_OPEN: Final = 0.56
COMING_UNSEEN: Final = 0.45
NOT_BUILT_YET: Final = 0.9  # of a building whose cubes are all there
EMPTY_SQUARE: Final = 1.5  # room to go on, besides the patterns that fit
LEAST_PROSPECT: Final = 0.05
# Points that a monument brings by what it lets its owner do, which no score shows.
ABILITY: Final[dict[str, float]] = {
    "architects_guild": 2.0,
    "cathedral_of_caterina": 4.0,  # what its owner does not lose for bare squares at the end
    "grove_university": 3.0,
    "obelisk_of_the_crescent": 3.0,
    "opaleyes_watch": 4.0,
    "the_starloom": 3.0,
    "statue_of_the_bondmaker": 2.0,
}
HOPE_TO_BE_FED: Final = 0.67  # of a cottage that nothing feeds yet
SPARE_PORTION: Final = 1.05  # of a feeder, for a cottage to come
REACHED_SQUARE: Final = 0.45  # by a feeder that feeds what is near
PAIRS: Final = 3.0  # an odd Almshouse waits for the next one
FACTORY_ABILITY: Final = 1.5
POST_ABILITY: Final = 1.0
WAREHOUSE_ROOM: Final = 0.6  # for a cube that is not wanted

_worths: dict[tuple[int, ...], list[float]] = {}
_WORTHS_KEPT: Final = 512


def evaluate(state: TinyTownsState, seat: int) -> float:
    """The points that a seat may hope for."""
    town = state.towns[seat]
    if town.place or m.NO_CARD in state.cards:
        return float(state.total(seat))
    neighbour = state.right_of(seat)
    others = count(neighbour.green) if neighbour is not None else -1
    if state.pending[seat] & FRAME == at.AT_RESOURCE and state.resource >= 0:
        return _with_cube(town, state.cards, others, state.resource, coming(state))
    return outlook(town, state.cards, others, coming(state))


def coming(state: TinyTownsState) -> list[float]:
    """The chance of each resource to come when it is wanted."""
    if state.mode != at.SOLO:
        return [COMING] * 5
    return [COMING_OPEN if (state.open >> 3 * each) & 7 else COMING_UNSEEN for each in range(5)]


def _with_cube(town: Town, cards: list[int], others: int, resource: int, chances: list[float]) -> float:
    """The outlook when the cube of the round lies where it is best."""
    best = -100.0
    for square in members(town.empty()):
        tried = town.copy()
        tried.put_cube(resource, square)
        best = max(best, outlook(tried, cards, others, chances))
    return best


def outlook(town: Town, cards: list[int], others: int, chances: list[float]) -> float:
    """The points that a town may end with; `others` are the green buildings of the neighbour, -1 without one."""
    room = EMPTY_SQUARE * count(town.empty())
    return room + standing(town, cards, others) + prospects(town, cards, worths(town, cards, others), chances)


def standing(town: Town, cards: list[int], others: int) -> float:
    """The score now, and what the buildings promise as long as there is room."""
    neighbour: Town | None = None
    if others >= 0:
        neighbour = Town()
        neighbour.green = BIT[others] - 1
    counted = tally(town, cards, neighbour)
    bare = 16 - count(town.built)
    # Bare squares cost the same under the Cathedral, or it would seem worth most where nothing stands.
    points = counted.total() - counted.points[EMPTY] - bare
    return points + promise(town, cards, counted.fed) * bare / 16.0


# What buildings promise.


def promise(town: Town, cards: list[int], fed: int) -> float:
    """Points that buildings may bring with others that are not there yet."""
    hungry = (town.blue | town.castle()) & ~fed
    hope = HOPE_TO_BE_FED * min(count(hungry), 4) + spare_food(town, cards[m.RED], fed)
    name = m.CARDS[cards[m.GREEN]]
    if name == "almshouse" and count(town.green) % 2 == 1:
        hope += PAIRS
    if town.black:
        black = cards[m.BLACK]
        if black == m.FACTORY:
            hope += FACTORY_ABILITY * count(town.marked())
        elif black == m.TRADING_POST:
            hope += POST_ABILITY * min(count(town.black), 2)
        elif black == m.WAREHOUSE:
            for square in members(town.black):
                hope += WAREHOUSE_ROOM * (3 - m.CONTENT_SIZE[town.stored[square]])
    if town.magenta:
        hope += ABILITY.get(m.CARDS[town.kept], 0.0)
    return hope


def spare_food(town: Town, card: int, fed: int) -> float:
    """What feeders can do for cottages that are still to come."""
    feeders = count(town.red)
    if feeders == 0:
        return 0.0
    if card == FARM:
        return SPARE_PORTION * max(0, 4 * feeders - count(fed))
    if card == GREENHOUSE:
        return SPARE_PORTION * (4 * feeders if fed == 0 else 2)
    reached = 0
    for square in members(town.red):
        reached |= m.AROUND[square] if card == GRANARY else m.ROW[square] | m.COLUMN[square]
    return REACHED_SQUARE * count(reached & ~town.built)


# What cubes and empty squares may become.


def worths(town: Town, cards: list[int], others: int) -> list[float]:
    """What a building would add on each square, 16 numbers a card: the seven in play, then the monument."""
    key = (
        town.blue, town.red, town.gray, town.orange, town.green, town.yellow, town.black, town.magenta,
        town.marks, town.kept, others, *cards, *town.stored,
    )  # fmt: skip
    known = _worths.get(key)
    if known is not None:
        return known
    before = standing(town, cards, others)
    found: list[float] = []
    for card in [*cards, town.kept] if town.kept != m.NO_CARD and not town.magenta else cards:
        for square in range(16):
            if town.built & BIT[square]:
                found.append(0.0)
                continue
            tried = town.copy()
            enter(tried, card, square)
            found.append(standing(tried, cards, others) - before)
    if len(_worths) >= _WORTHS_KEPT:
        _worths.clear()
    _worths[key] = found
    return found


def prospects(town: Town, cards: list[int], worth: list[float], chances: list[float]) -> float:
    """What the patterns that still fit are worth, without using a square twice or the monument more than once."""
    values: list[float] = []
    places: list[int] = []
    for number, card in enumerate(cards):
        _fitting(town, card, worth[16 * number : 16 * number + 16], chances, values, places)
    common = len(values)
    if len(worth) > 16 * len(cards):
        _fitting(town, town.kept, worth[16 * len(cards) :], chances, values, places)
    total = 0.0
    used: i64 = 0
    end = len(values)
    while True:
        best = LEAST_PROSPECT
        chosen = -1
        for number in range(end):
            value = values[number]
            if value > best:
                squares: i64 = places[number]
                if squares & used == 0:
                    best = value
                    chosen = number
        if chosen < 0:
            return total
        total += best
        taken: i64 = places[chosen]
        used |= taken
        if chosen >= common:
            end = common


def _fitting(
    town: Town, card: int, worth: list[float], chances: list[float], values: list[float], places: list[int]
) -> None:
    """Add the value and the squares of each place where the pattern of a card fits."""
    filled: i64 = town.filled
    built: i64 = town.built
    cubes: i64 = town.cubes
    cells: i64 = m.cells(town.filled)
    entry: i64 = m.ENTRY[17 * card]
    end: i64 = m.ENTRY[17 * card + 16]
    while entry < end:
        squares: i64 = m.SITE_SQUARES[m.ENTRY_SITE[entry]]
        mask: i64 = m.ENTRY_CELLS[entry]
        wanted: i64 = m.ENTRY_CUBES[entry]
        entry += 1
        if squares & built or cubes & mask != wanted & cells:
            continue
        best = 0.0
        chance = NOT_BUILT_YET
        rest: i64 = squares
        square: i64 = 0
        while rest:
            if rest & 1:
                best = max(best, worth[square])
                if (filled >> square) & 1 == 0:
                    need: i64 = (wanted >> (3 * square)) & 7
                    chance *= chances[need - 1]
            rest >>= 1
            square += 1
        if best > 0.0:
            values.append(best * chance)
            places.append(int(squares))
