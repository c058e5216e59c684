"""The value of a town, in points: its score, what its buildings promise, and what its cubes and squares may still become.

    outlook = score now + promise of what stands + room + prospects + wanted resources - dead cubes

A *prospect* is a place where the pattern of a card fits among the cubes and empty squares, at least one cube being there. It
is worth what the building would add there and the squares it sets free, times the chance that the missing cubes come.
Prospects that share a square exclude each other; the best are taken first. A cube outside all of them is dead. A solo player
chooses among three resources, so patterns are finished more often and squares are worth more than with others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.tiny_towns.bot.building_values import PROMISES, UNKNOWN, added, use_promises, worths
from tabletown.games.tiny_towns.bot.priors import (
    CELLS,
    CUBES,
    HALF,
    SIGHT,
    SQUARES,
    START,
    chances,
    constructed,
    picked,
    placed,
    survey_of,
    use_sight,
)
from tabletown.games.tiny_towns.rules import actions as act
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.material import COUNT
from tabletown.games.tiny_towns.rules.points import FRAME
from tabletown.games.tiny_towns.rules.state import TinyTownsState
from tabletown.games.tiny_towns.rules.town import Town

# Settings of the search: points come late and by combinations, so only a match played to its end shows the value of a town.
SEARCH: Final[dict[str, float]] = {"rollout_turns": 1000.0, "rollout_width": 0.0, "prior_exponent": 5.0}
# In solo the best line counts: after twelve rounds the cards come in a known order, and a line keeps what it promises.
SEARCH_SOLO: Final[dict[str, float]] = {"max_backup_weight": 0.5}
WARMTH: Final = 1.0  # points that make an action 2.7 times as likely

# Weights, tuned by `tabletown arena tune tiny_towns`; those that begin with `solo` are for one seat.
WEIGHTS: Final[dict[str, float]] = {
    "coming": 0.6,  # the chance that a missing cube comes
    "finished": 0.95,  # of a building whose cubes are all there
    "room": 3.0,  # an empty square
    "last_room": 0.05,  # less for each square that is empty already
    "freed": 0.8,  # of the room that a building gives back
    "wanted": 0.3,  # a resource that some prospect waits for
    "dead": 0.3,  # a cube without a prospect, beside the square it takes
    "fresh": 1.0,  # lost by a cube that must be placed and helps no prospect
    "solo_coming": 0.82,
    "solo_finished": 0.9,
    "solo_room": 3.7,
    "solo_last_room": 0.07,
    "solo_freed": 1.0,
    "solo_wanted": 0.13,
    "solo_dead": 0.35,
    "solo_fresh": 1.5,
    **PROMISES,
    **SIGHT,
}
COMING: Final = 0
FINISHED: Final = 1
ROOM: Final = 2
LAST_ROOM: Final = 3
FREED: Final = 4
WANTED: Final = 5
DEAD: Final = 6
FRESH: Final = 7
SOLO: Final = 8  # further on, the same for one seat
_weights: Final[list[float]] = list(WEIGHTS.values())

POINT: Final = 1000  # values of prospects are whole thousandths, which cost no memory
LEAST_PROSPECT: Final = 50

# Reused by every call: what fits, its squares and the resources it waits for.
_MOST: Final = 1024
_values: Final[list[int]] = [0] * _MOST
_places: Final[list[int]] = [0] * _MOST
_waits: Final[list[int]] = [0] * _MOST


def use(weights: dict[str, float]) -> None:
    """Use other weights from now on."""
    for place, name in enumerate(WEIGHTS):
        _weights[place] = weights[name]
    use_promises(weights)
    use_sight(weights)


def evaluate(state: TinyTownsState, seat: int) -> float:
    """Return the points that a seat may hope for."""
    town = state.towns[seat]
    if town.place or m.NO_CARD in state.cards:
        return float(state.total(seat))
    neighbor = state.right_of(seat)
    others = COUNT[neighbor.green] if neighbor is not None else -1
    shift = SOLO if state.mode == at.SOLO else 0
    resource = state.resource if state.pending[seat] & FRAME == at.AT_RESOURCE else -1
    return outlook(town, state.cards, others, shift, resource)


def prior(state: TinyTownsState, seat: int, actions: list[int]) -> list[float]:
    """Return weights of the legal actions of a seat."""
    return chances(action_values(state, seat, actions), WARMTH)


def action_values(state: TinyTownsState, seat: int, actions: list[int]) -> list[float]:
    """Return the values of actions: from a survey of the town where one is made, otherwise of the towns they lead to."""
    town = state.towns[seat]
    point = state.pending[seat] & 15
    if m.NO_CARD not in state.cards:
        neighbor = state.right_of(seat)
        others = COUNT[neighbor.green] if neighbor is not None else -1
        if point in (at.AT_NAME, at.AT_PICK, at.AT_RESOURCE, at.AT_BUILD, at.AT_EXTRA):
            survey = survey_of(seat, town, state.cards, others, state.open)
            if point == at.AT_RESOURCE:
                return placed(survey, actions)
            if point == at.AT_NAME or point == at.AT_PICK:
                return picked(survey, town, actions, act.NAME if point == at.AT_NAME else act.PICK)
            return constructed(survey, town, state.cards, others, actions)
    values: list[float] = []
    for action in actions:
        after = state.copy()
        after.advance(seat, action)
        values.append(evaluate(after, seat))
    return values


def outlook(town: Town, cards: list[int], others: int, shift: int, resource: int) -> float:
    """Return the points that a town may end with.

    `others` are the green buildings of the neighbor, -1 without one; `resource` is the one to be placed now, -1 for none.
    """
    empty = float(COUNT[town.empty()])
    room = (_weights[shift + ROOM] - _weights[shift + LAST_ROOM] * empty) * empty
    worth = worths(town, cards, others)
    return worth[0] + room + prospects(town, cards, others, worth, shift, resource)


def prospects(town: Town, cards: list[int], others: int, worth: list[float], shift: int, resource: int) -> float:
    """Return the value of the cubes: patterns that fit without using a square or the monument twice, less dead cubes."""
    now: i64 = m.ONE[resource + 1]
    helped: i64 = 0  # the best prospect that waits for the resource of the round
    found: i64 = 0
    for kind in range(7):
        found = _fitting(town, cards, others, worth, kind, shift, found)
    common: i64 = found
    if town.kept != m.NO_CARD and town.magenta == 0:
        found = _fitting(town, cards, others, worth, m.MAGENTA, shift, found)
    total: i64 = 0
    used: i64 = 0
    waits: i64 = 0
    while True:
        best: i64 = LEAST_PROSPECT
        chosen: i64 = -1
        place: i64 = 0
        while place < found:
            value: i64 = _values[place]
            if value > best and _places[place] & used == 0:
                best = value
                chosen = place
            place += 1
        if chosen < 0:
            break
        total += best
        used |= _places[chosen]
        waits |= _waits[chosen]
        if best > helped and _waits[chosen] & now:
            helped = best
        if chosen >= common:
            found = common
    filled: i64 = town.filled
    dead: i64 = COUNT[filled & ~used]
    wanted: i64 = COUNT[waits]
    if helped:
        total += int(float(helped) * (1.0 / _weights[shift + COMING] - 1.0))
    elif now:
        total -= int(POINT * _weights[shift + FRESH])
    return float(total) / POINT + _weights[shift + WANTED] * float(wanted) - _weights[shift + DEAD] * float(dead)


def _fitting(town: Town, cards: list[int], others: int, worth: list[float], kind: int, shift: int, found: i64) -> i64:
    """Note each place where the pattern of a type fits, and return the number of those noted so far."""
    card = town.kept if kind == m.MAGENTA else cards[kind]
    first: i64 = 1 + 16 * kind
    filled: i64 = town.filled
    built: i64 = town.built
    cubes: i64 = town.cubes
    low: i64 = HALF[filled & 255]
    high: i64 = HALF[filled >> 8]
    cells: i64 = low | high << 24
    coming = _weights[shift + COMING]
    room = _weights[shift + ROOM] * _weights[shift + FREED]
    entry: i64 = START[card]
    end: i64 = START[card + 1]
    while entry < end:
        squares: i64 = SQUARES[entry]
        if squares & built == 0 and squares & filled:
            mask: i64 = CELLS[entry]
            wanted: i64 = CUBES[entry]
            if cubes & mask == wanted & cells:
                best = -9.0
                chance = _weights[shift + FINISHED]
                there = -1.0  # one square is taken by the building
                waits: i64 = 0
                square: i64 = 0
                while squares:
                    if squares & 1:
                        value = worth[first + square]
                        if value == UNKNOWN:
                            value = added(town, cards, others, worth, kind, int(square))
                        if value > best:
                            best = value
                        if (filled >> square) & 1:
                            there += 1.0
                        else:
                            chance *= coming
                            waits |= m.ONE[(wanted >> (3 * square)) & 7]
                    squares >>= 1
                    square += 1
                value = chance * (best + room * there)
                if value > 0.0 and found < _MOST:
                    _values[found] = int(value * POINT)
                    _places[found] = SQUARES[entry]
                    _waits[found] = waits
                    found += 1
        entry += 1
    return found
