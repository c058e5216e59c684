"""Priors of the actions of a solo town, from one pass over all patterns that fit.

Every place where a pattern may still be finished gives, for each cube it waits for, its value with that cube there: the
points of the building and the squares that it frees, times the chance that the other cubes come. The value of a cube is the
best of them, less a part of what its neighbors were good for before and of what its square is wanted for otherwise. A
building is valued by points and squares in the same way, and higher where few free squares are around it.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.games.tiny_towns.bot.building_values import UNKNOWN, added, worths
from tabletown.games.tiny_towns.rules import actions as act
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules.material import COUNT
from tabletown.games.tiny_towns.rules.town import Town

# Weights of the priors, in points.
SIGHT: Final[dict[str, float]] = {
    "sight_room": 4.5,  # an empty square
    "sight_open": 0.9,  # the chance that a missing cube comes whose card lies open
    "sight_coming": 0.8,  # that of any other
    "sight_finished": 0.95,  # of a building whose cubes are all there
    "sight_blocked": 0.1,  # of what a square is wanted for otherwise
    "sight_merged": 0.6,  # of what cubes were good for before
    "sight_crowd": 0.5,  # lost by a building for each square beside it that is not built on
    "sight_stored": 4.0,  # lost by a cube that takes room in a Warehouse
    "sight_unused": 0.5,  # lost by a cube that goes on a Cottage or away
    "sight_done": 3.0,  # lost by not building
}
ROOM: Final = 0
OPEN: Final = 1
COMING: Final = 2
FINISHED: Final = 3
BLOCKED: Final = 4
MERGED: Final = 5
CROWD: Final = 6
STORED: Final = 7
UNUSED: Final = 8
DONE: Final = 9
_sight: Final[list[float]] = list(SIGHT.values())

# All placements of the patterns, those of a card from START[card] to START[card + 1].
START: Final[list[int]] = [0]
SQUARES: Final[list[int]] = []
CELLS: Final[list[int]] = []
CUBES: Final[list[int]] = []
for _card in range(len(m.CARDS)):
    for _squares, _cubes in m.PLACEMENTS[_card]:
        SQUARES.append(_squares)
        CELLS.append(m.cells(_squares))
        CUBES.append(_cubes)
    START.append(len(SQUARES))
HALF: Final[list[int]] = [m.cells(squares) for squares in range(256)]  # the packed mask of eight squares

# Tables that are filled for one town at a time.
_MOST: Final = 1024
_waiting: Final[list[int]] = [0] * _MOST  # the placements with a cube that wait for more
_hopes: Final[list[float]] = [0.0] * _MOST  # what each is worth with one cube more, but for the chance of that one
_before: Final[list[float]] = [0.0] * 16  # the best that the cube on a square is good for
_gain: Final[list[float]] = [0.0] * 80  # the best that a cube may be good for, by resource and square
_wish: Final[list[float]] = [0.0] * 80  # what a square is wanted for now, by resource and square
_best: Final[list[float]] = [UNKNOWN] * len(SQUARES)  # what the building of a placement adds where it is best put
_BLANK: Final[list[float]] = [UNKNOWN] * len(SQUARES)
_NO_GAIN: Final[list[float]] = [0.0] * 80
_NOTHING: Final[list[float]] = [0.0] * 16


@final
class Seen:
    """The town that the tables describe."""

    def __init__(self) -> None:
        self.cubes: int = -1
        self.posts: int = -1
        self.open: int = -1
        self.worth: list[float] = []


_seen: Final = Seen()


def use_sight(weights: dict[str, float]) -> None:
    """Use other weights from now on."""
    for place, name in enumerate(SIGHT):
        _sight[place] = weights[name]
    _seen.cubes = -1
    _seen.worth = []


def fill_tables(town: Town, cards: list[int], opened: int) -> list[float]:
    """Fill the tables for a solo town and return what buildings add to it; `opened` are the open cards."""
    worth = worths(town, cards, -1)
    posts = town.old & town.black if cards[m.BLACK] == m.TRADING_POST else 0
    if _seen.worth is not worth:
        _best[:] = _BLANK
        _seen.worth = worth
    elif _seen.cubes == town.cubes and _seen.posts == posts and _seen.open == opened:
        return worth
    _seen.cubes = town.cubes
    _seen.posts = posts
    _seen.open = opened
    _gain[:] = _NO_GAIN
    _wish[:] = _NO_GAIN
    _before[:] = _NOTHING
    near = 0
    for resource in range(5):
        if (opened >> 3 * resource) & 7:
            near |= BIT[resource]
    found: i64 = 0
    for kind in range(7):
        found = _fitting(town, cards, worth, kind, posts, near, found)
    if town.kept != m.NO_CARD and town.magenta == 0:
        found = _fitting(town, cards, worth, m.MAGENTA, posts, near, found)
    _compare(town, near, found)
    return worth


def _fitting(town: Town, cards: list[int], worth: list[float], kind: int, posts: int, near: int, found: i64) -> i64:
    """Note where the pattern of a type fits, and return the number of placements with a cube noted so far."""
    card = town.kept if kind == m.MAGENTA else cards[kind]
    filled: i64 = town.filled
    wild: i64 = posts
    built: i64 = town.built & ~posts
    cubes: i64 = town.cubes
    low: i64 = HALF[filled & 255]
    high: i64 = HALF[filled >> 8]
    cells: i64 = low | high << 24
    soon: i64 = near
    room = _sight[ROOM]
    open_chance = _sight[OPEN]
    far_chance = _sight[COMING]
    entry: i64 = START[card]
    end: i64 = START[card + 1]
    while entry < end:
        squares: i64 = SQUARES[entry]
        if squares & built == 0:
            wanted: i64 = CUBES[entry]
            if cubes & CELLS[entry] == wanted & cells:
                squares &= ~wild
                best = _best[entry]
                if best == UNKNOWN:
                    best = _best_landing(town, cards, worth, kind, int(squares))
                    _best[entry] = best
                missing: i64 = squares & ~filled
                there = float(COUNT[squares & filled])
                chance = 1.0
                rest: i64 = missing
                places: i64 = wanted
                while rest:
                    if rest & 1:
                        chance *= open_chance if (soon >> ((places & 7) - 1)) & 1 else far_chance
                    rest >>= 1
                    places >>= 3
                if there > 0.0:
                    now = chance * (best + room * (there - 1.0))
                    _wishes(squares, missing, wanted, now if missing else now * _sight[FINISHED])
                    if missing and found < _MOST:
                        _waiting[found] = int(entry)
                        _hopes[found] = chance * (best + room * there)
                        found += 1
                elif missing:
                    _gains(missing, wanted, chance * best, 0.0, soon)
        entry += 1
    return found


def _best_landing(town: Town, cards: list[int], worth: list[float], kind: int, squares: int) -> float:
    """Return the most that a building of a type adds on one of the squares."""
    best = UNKNOWN + 1.0
    for square in range(16):
        if squares & BIT[square]:
            value = worth[1 + 16 * kind + square]
            if value == UNKNOWN:
                value = added(town, cards, -1, worth, kind, square)
            if value > best:
                best = value
    return best


def _wishes(squares: i64, missing: i64, wanted: i64, now: float) -> None:
    """Note that a placement of this value wants its squares and cubes."""
    if now <= 0.0:
        return
    rest: i64 = squares
    square: i64 = 0
    while rest:
        if rest & 1:
            if (missing >> square) & 1:
                cell: i64 = 16 * (((wanted >> (3 * square)) & 7) - 1) + square
                if now > _wish[cell]:
                    _wish[cell] = now
            elif now > _before[square]:
                _before[square] = now
        rest >>= 1
        square += 1


def _gains(missing: i64, wanted: i64, hope: float, lost: float, near: i64) -> None:
    """Note the value of each missing cube: the hope with this cube certain, less what is lost."""
    open_gain = hope / _sight[OPEN] - lost
    far_gain = hope / _sight[COMING] - lost
    rest: i64 = missing
    square: i64 = 0
    while rest:
        if rest & 1:
            resource: i64 = ((wanted >> (3 * square)) & 7) - 1
            value = open_gain if (near >> resource) & 1 else far_gain
            if value > _gain[16 * resource + square]:
                _gain[16 * resource + square] = value
        rest >>= 1
        square += 1


def _compare(town: Town, near: int, found: i64) -> None:
    """Note what a cube gains in the placements, compared with what their cubes are good for already."""
    filled: i64 = town.filled
    soon: i64 = near
    merged = _sight[MERGED]
    place: i64 = 0
    while place < found:
        entry: i64 = _waiting[place]
        squares: i64 = SQUARES[entry]
        lost = 0.0
        rest: i64 = squares & filled
        square: i64 = 0
        while rest:
            if rest & 1 and _before[square] > lost:
                lost = _before[square]
            rest >>= 1
            square += 1
        built: i64 = town.built
        _gains(squares & ~filled & ~built, CUBES[entry], _hopes[place], merged * lost, soon)
        place += 1


def cube_worth(resource: int, square: int) -> float:
    """Return the value of a cube on an empty square, by the tables."""
    lost = 0.0
    for other in range(5):
        if other != resource and _wish[16 * other + square] > lost:
            lost = _wish[16 * other + square]
    return _gain[16 * resource + square] - _sight[BLOCKED] * lost


def picked(town: Town, cards: list[int], opened: int, actions: list[int]) -> list[float]:
    """Return the value of picking each of the resources: that on its best square."""
    fill_tables(town, cards, opened)
    bare = town.empty()
    found: list[float] = []
    for action in actions:
        best = -1000.0
        for square in range(16):
            if bare & BIT[square]:
                best = max(best, cube_worth(action - act.PICK, square))
        found.append(best)
    return found


def placed(town: Town, cards: list[int], opened: int, actions: list[int]) -> list[float]:
    """Return the value of each action that uses the resource of the round."""
    fill_tables(town, cards, opened)
    found: list[float] = []
    for action in actions:
        if action < act.STORE:
            number = action - act.PLACE
            found.append(cube_worth(number >> 4, number & 15) - _sight[ROOM])
        elif action < act.SWAP:
            found.append(-_sight[STORED])
        elif action < act.REST:
            number = action - act.SWAP
            found.append(cube_worth(number // 16 % 5, number & 15) - _sight[ROOM])
        else:
            found.append(-_sight[UNUSED])
    return found


def constructed(town: Town, cards: list[int], opened: int, actions: list[int]) -> list[float]:
    """Return the value of each action that builds, or ends building."""
    worth = fill_tables(town, cards, opened)
    found: list[float] = []
    for action in actions:
        if action == act.DONE:
            found.append(-_sight[DONE])
            continue
        site, square = (action - act.BUILD) >> 4, (action - act.BUILD) & 15
        kind = m.CARD_TYPE[m.SITE_CARD[site]]
        value = worth[1 + 16 * kind + square]
        if value == UNKNOWN:
            value = added(town, cards, -1, worth, kind, square)
        used = m.SITE_SQUARES[site] & town.filled
        lost = 0.0
        for each in range(16):
            if used & BIT[each] and _before[each] > lost:
                lost = _before[each]
        value += _sight[ROOM] * float(COUNT[used] - 1) - _sight[MERGED] * lost
        found.append(value - _sight[CROWD] * float(COUNT[m.ADJACENT[square] & ~town.built]))
    return found


def chances(values: list[float], warmth: float) -> list[float]:
    """Return weights that grow with value: 2.7 times for each `warmth`."""
    most = max(values)
    found: list[float] = []
    for value in values:
        found.append(exp((value - most) / warmth))
    return found
