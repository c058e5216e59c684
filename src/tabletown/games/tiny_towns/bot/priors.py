"""Priors of the actions of a town, from one pass over all patterns that fit.

Every place where a pattern may still be finished gives, for each cube it waits for, its value with that cube there: the
points of the building and the squares that it frees, times the chance that the other cubes come. The value of a cube is the
best of them, less a part of what its neighbors were good for before and of what its square is wanted for otherwise. A
building is valued by points and squares in the same way, and higher where few free squares are around it.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from tabletown.core.bits import BIT, members
from tabletown.core.vecs import vec
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
_squares_of: Final = vec[i64](SQUARES)
_cells_of: Final = vec[i64](CELLS)
_cubes_of: Final = vec[i64](CUBES)
# The squares and resources of each placement, `square | resource << 4`: _part has room for eight, _parts counts them.
_parts: Final = vec[i64]([COUNT[squares] for squares in SQUARES])
_part: Final = vec[i64](
    [
        part
        for squares, cubes in zip(SQUARES, CUBES)
        for part in [*[each | (((cubes >> (3 * each)) & 7) - 1) << 4 for each in members(squares)], *[0] * 8][:8]
    ]
)

_MOST: Final = 1024
_NOTHING: Final = vec[float]([0.0] * 80)
_UNTRIED: Final = vec[float]([UNKNOWN] * len(SQUARES))


@final
class Survey:
    """What the town of a seat needs, in tables that are filled again whenever the town has changed."""

    def __init__(self) -> None:
        self.cubes: int = -1
        self.posts: int = -1
        self.open: int = -1
        self.worth: list[float] = []
        self.best: vec[float] = _UNTRIED[:]  # what the building of a placement adds where it is best put
        self.waiting: vec[i64] = vec[i64]([0] * _MOST)  # the placements with a cube that wait for more
        # What each of them is worth with one cube more, but for the chance of that one.
        self.hopes: vec[float] = vec[float]([0.0] * _MOST)
        self.before: vec[float] = _NOTHING[:]  # the best that the cube on a square is good for
        self.gain: vec[float] = _NOTHING[:]  # the best that a cube may be good for, by resource and square
        self.wish: vec[float] = _NOTHING[:]  # what a square is wanted for now, by resource and square


_surveys: Final[list[Survey]] = [Survey() for _ in range(6)]  # of each seat


def use_sight(weights: dict[str, float]) -> None:
    """Use other weights from now on."""
    for place, name in enumerate(SIGHT):
        _sight[place] = weights[name]
    for survey in _surveys:
        survey.cubes = -1
        survey.worth = []


def survey_of(seat: int, town: Town, cards: list[int], others: int, opened: int) -> Survey:
    """Return the survey of the town of a seat.

    `others` are the green buildings of the neighbor, -1 without one; `opened` are the open cards of a solo match.
    """
    survey = _surveys[seat]
    worth = worths(town, cards, others)
    posts = town.old & town.black if cards[m.BLACK] == m.TRADING_POST else 0
    if survey.worth is not worth:
        survey.best = _UNTRIED[:]
        survey.worth = worth
    elif survey.cubes == town.cubes and survey.posts == posts and survey.open == opened:
        return survey
    survey.cubes = town.cubes
    survey.posts = posts
    survey.open = opened
    survey.gain = _NOTHING[:]
    survey.wish = _NOTHING[:]
    survey.before = _NOTHING[:]
    near = 0
    for resource in range(5):
        if (opened >> 3 * resource) & 7:
            near |= BIT[resource]
    found: i64 = 0
    for kind in range(7):
        found = _fitting(survey, town, cards, others, kind, near, found)
    if town.kept != m.NO_CARD and town.magenta == 0:
        found = _fitting(survey, town, cards, others, m.MAGENTA, near, found)
    _compare(survey, town, near, found)
    return survey


def _fitting(survey: Survey, town: Town, cards: list[int], others: int, kind: int, near: int, found: i64) -> i64:
    """Note where the pattern of a type fits, and return the number of placements with a cube noted so far."""
    card = town.kept if kind == m.MAGENTA else cards[kind]
    filled: i64 = town.filled
    wild: i64 = survey.posts
    built: i64 = town.built & ~wild
    cubes: i64 = town.cubes
    low: i64 = HALF[filled & 255]
    high: i64 = HALF[filled >> 8]
    cells: i64 = low | high << 24
    soon: i64 = near
    room = _sight[ROOM]
    open_chance = _sight[OPEN]
    far_chance = _sight[COMING]
    finished = _sight[FINISHED]
    best_of = survey.best
    entry: i64 = START[card]
    end: i64 = START[card + 1]
    while entry < end:
        if _squares_of[entry] & built == 0 and cubes & _cells_of[entry] == _cubes_of[entry] & cells:
            best = best_of[entry]
            if best == UNKNOWN:
                best = _best_landing(survey, town, cards, others, kind, entry)
                best_of[entry] = best
            missing: i64 = 0
            there = 0.0
            chance = 1.0
            place: i64 = 8 * entry
            last: i64 = place + _parts[entry]
            while place < last:
                part: i64 = _part[place]
                square: i64 = part & 15
                if not (wild >> square) & 1:
                    if (filled >> square) & 1:
                        there += 1.0
                    else:
                        missing += 1
                        chance *= open_chance if (soon >> (part >> 4)) & 1 else far_chance
                place += 1
            if there > 0.0:
                now = chance * (best + room * (there - 1.0))
                if not missing:
                    now *= finished
                if now > 0.0:
                    _wish(survey, entry, filled, now)
                if missing and found < _MOST:
                    survey.waiting[found] = entry
                    survey.hopes[found] = chance * (best + room * there)
                    found += 1
            elif missing:
                _gain(survey, entry, filled, chance * best, 0.0, soon)
        entry += 1
    return found


def _best_landing(survey: Survey, town: Town, cards: list[int], others: int, kind: int, entry: i64) -> float:
    """Return the most that a building of a type adds on one of the squares of a placement."""
    worth = survey.worth
    wild: i64 = survey.posts
    best = UNKNOWN + 1.0
    place: i64 = 8 * entry
    last: i64 = place + _parts[entry]
    while place < last:
        square: i64 = _part[place] & 15
        if not (wild >> square) & 1:
            value = worth[1 + 16 * kind + square]
            if value == UNKNOWN:
                value = added(town, cards, others, worth, kind, int(square))
            if value > best:
                best = value
        place += 1
    return best


def _wish(survey: Survey, entry: i64, filled: i64, now: float) -> None:
    """Note that a placement of this value wants its squares and cubes."""
    wild: i64 = survey.posts
    place: i64 = 8 * entry
    last: i64 = place + _parts[entry]
    while place < last:
        part: i64 = _part[place]
        square: i64 = part & 15
        if not (wild >> square) & 1:
            if (filled >> square) & 1:
                if now > survey.before[square]:
                    survey.before[square] = now
            elif now > survey.wish[part]:
                survey.wish[part] = now
        place += 1


def _gain(survey: Survey, entry: i64, filled: i64, hope: float, lost: float, near: i64) -> None:
    """Note the value of each missing cube: the hope with this cube certain, less what is lost."""
    open_gain = hope / _sight[OPEN] - lost
    far_gain = hope / _sight[COMING] - lost
    taken: i64 = filled | survey.posts
    place: i64 = 8 * entry
    last: i64 = place + _parts[entry]
    while place < last:
        part: i64 = _part[place]
        if not (taken >> (part & 15)) & 1:
            value = open_gain if (near >> (part >> 4)) & 1 else far_gain
            if value > survey.gain[part]:
                survey.gain[part] = value
        place += 1


def _compare(survey: Survey, town: Town, near: int, found: i64) -> None:
    """Note what a cube gains in the placements, compared with what their cubes are good for already."""
    filled: i64 = town.filled
    soon: i64 = near
    merged = _sight[MERGED]
    number: i64 = 0
    while number < found:
        entry: i64 = survey.waiting[number]
        lost = 0.0
        place: i64 = 8 * entry
        last: i64 = place + _parts[entry]
        while place < last:
            square: i64 = _part[place] & 15
            if (filled >> square) & 1 and survey.before[square] > lost:
                lost = survey.before[square]
            place += 1
        _gain(survey, entry, filled, survey.hopes[number], merged * lost, soon)
        number += 1


def cube_worth(survey: Survey, resource: i64, square: i64) -> float:
    """Return the value of a cube on an empty square, by the tables."""
    lost = 0.0
    here: i64 = 16 * resource + square
    cell: i64 = square
    while cell < 80:
        if cell != here and survey.wish[cell] > lost:
            lost = survey.wish[cell]
        cell += 16
    return survey.gain[here] - _sight[BLOCKED] * lost


def picked(survey: Survey, town: Town, actions: list[int], base: int) -> list[float]:
    """Return the value of naming or picking each of the resources: that on its best square."""
    bare: i64 = town.empty()
    found: list[float] = []
    for action in actions:
        resource: i64 = action - base
        best = -1000.0
        square: i64 = 0
        while square < 16:
            if (bare >> square) & 1:
                value = cube_worth(survey, resource, square)
                if value > best:
                    best = value
            square += 1
        found.append(best)
    return found


def placed(survey: Survey, actions: list[int]) -> list[float]:
    """Return the value of each action that uses the resource of the round."""
    found: list[float] = []
    for action in actions:
        if action < act.STORE:
            number = action - act.PLACE
            found.append(cube_worth(survey, number >> 4, number & 15) - _sight[ROOM])
        elif action < act.SWAP:
            found.append(-_sight[STORED])
        elif action < act.REST:
            number = action - act.SWAP
            found.append(cube_worth(survey, number // 16 % 5, number & 15) - _sight[ROOM])
        else:
            found.append(-_sight[UNUSED])
    return found


def constructed(survey: Survey, town: Town, cards: list[int], others: int, actions: list[int]) -> list[float]:
    """Return the value of each action that builds, or ends building."""
    worth = survey.worth
    found: list[float] = []
    for action in actions:
        if action == act.DONE:
            found.append(-_sight[DONE])
            continue
        site, square = (action - act.BUILD) >> 4, (action - act.BUILD) & 15
        kind = m.CARD_TYPE[m.SITE_CARD[site]]
        value = worth[1 + 16 * kind + square]
        if value == UNKNOWN:
            value = added(town, cards, others, worth, kind, square)
        used = m.SITE_SQUARES[site] & town.filled
        lost = 0.0
        for each in range(16):
            if used & BIT[each] and survey.before[each] > lost:
                lost = survey.before[each]
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
