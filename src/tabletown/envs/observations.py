"""Views as numpy vectors, and masks of legal actions."""

from __future__ import annotations

import random
import threading
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tabletown.core.facets import Features
from tabletown.core.features import NO_SEAT, FeatureWriter, Layout
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import View
from tabletown.envs.errors import EnvError

Row = NDArray[np.uint8]


class _Writers(threading.local):
    """A writer per game for each thread."""

    def __init__(self) -> None:
        self.of: dict[Layout, FeatureWriter] = {}


_writers = _Writers()


def facet(game: Game) -> Features[State]:
    """Return the features of a game, or raise EnvError if it has none."""
    if game.features is None:
        raise EnvError("envs-features", game=game.name)
    return game.features


def layout(game: Game) -> Layout:
    """Return the layout of an observation: its version, the blocks of the table, then those of each seat."""
    return facet(game).layout


def row(game: Game, state: State, seat: int | None) -> Row:
    """Return the row of a seat, or of a spectator."""
    blocks = layout(game)
    writer = _writers.of.get(blocks)
    if writer is None:
        writer = _writers.of[blocks] = FeatureWriter(blocks)
    writer.turn_to(0)
    facet(game).encode(state, NO_SEAT if seat is None else seat, writer)
    return np.frombuffer(memoryview(writer.buffer), np.uint8).copy()


def features(game: Game, view: View) -> Row:
    """Return a view as a row of numbers, equal for equal views, since any state that fits the view has this row."""
    return row(game, game.sample(view, random.Random(0)), view.seat)


def scale(game: Game) -> NDArray[np.float32]:
    """Return factors that bring the entries of a row to about 0 to 1."""
    return np.float32(1) / np.array(layout(game).scale, np.float32)


@cache
def seat_actions(game: Game) -> int:
    """Return the number of entries that masks and policies need: one more than the highest id of a seat's action."""
    return max(verb.base + verb.count for verb in game.actions.verbs if not verb.chance)


@cache
def first_outcome(game: Game) -> int:
    """Return the lowest id of a draw."""
    return min((verb.base for verb in game.actions.verbs if verb.chance), default=game.num_actions)


def mask(game: Game, legal: list[int]) -> NDArray[np.int8]:
    """Return an entry for each action of seats, 1 where it is legal."""
    found = np.zeros(seat_actions(game), np.int8)
    found[legal] = 1
    return found
