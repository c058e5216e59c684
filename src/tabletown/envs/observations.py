"""Views as rows of numbers in numpy, and which action ids seats have."""

from __future__ import annotations

import importlib
import random
import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletown.core.features import NO_SEAT, Layout, Pen
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import View
from tabletown.envs.errors import EnvError

Row = NDArray[np.uint8]


class _Pens(threading.local):
    """A pen for each game that this thread has written of."""

    def __init__(self) -> None:
        self.of: dict[Layout, Pen] = {}


_pens = _Pens()


@cache
def _module(name: str, game: str) -> Any:
    try:
        return importlib.import_module(f"{name}.bot.features")
    except ModuleNotFoundError:
        raise EnvError("envs-features", game=game) from None


def layout(game: Game) -> Layout:
    """What the entries of a row mean: blocks of the table, then of each seat, with the version of it all."""
    found: Layout = _module(type(game).__module__, game.name).LAYOUT
    return found


def encoder(game: Game) -> Callable[[Any, int, Pen], None]:
    """The function that writes the row of a seat; it reads nothing that the view of the seat does not tell."""
    found: Callable[[Any, int, Pen], None] = _module(type(game).__module__, game.name).encode
    return found


def row(game: Game, state: State, seat: int | None) -> Row:
    """The row of a seat, or of a spectator."""
    blocks = layout(game)
    pen = _pens.of.get(blocks)
    if pen is None:
        pen = _pens.of[blocks] = Pen(blocks)
    pen.turn_to(0)
    encoder(game)(state, NO_SEAT if seat is None else seat, pen)
    return np.frombuffer(memoryview(pen.page), np.uint8).copy()


def features(game: Game, view: View) -> Row:
    """A view as a row of numbers, the same for equal views: any state that fits the view has this row."""
    return row(game, game.sample(view, random.Random(0)), view.seat)


def scale(game: Game) -> NDArray[np.float32]:
    """What to multiply a row with, entry by entry, so that all are about 0 to 1."""
    return np.float32(1) / np.array(layout(game).scale, np.float32)


@cache
def seat_actions(game: Game) -> int:
    """Ids of what seats can do are below this number; the dealer's come after."""
    return min((verb.base for verb in game.actions.verbs if verb.chance), default=game.num_actions)


def mask(game: Game, legal: list[int]) -> NDArray[np.int8]:
    """An entry for each action of seats, 1 where it is legal."""
    found = np.zeros(seat_actions(game), np.int8)
    found[legal] = 1
    return found
