"""Views as numpy vectors, and masks of legal actions."""

from __future__ import annotations

import ctypes
import random
import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from tabletown.core.facets import Features
from tabletown.core.features import NO_SEAT, FeatureWriter, Layout
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import View
from tabletown.envs.errors import EnvError

Row = NDArray[np.uint8]


class _Kept(threading.local):
    """For each thread a row of each game with its writer, and an empty mask."""

    def __init__(self) -> None:
        self.rows: dict[Features[State], tuple[Callable[[State, int, FeatureWriter], None], FeatureWriter, Row]] = {}
        self.masks: dict[Game, tuple[vec[u8], NDArray[np.int8]]] = {}


_kept = _Kept()


def memory(buffer: vec[u8] | vec[i64], kind: type[Any]) -> NDArray[Any]:
    """Return the memory of a vector as an array that can be written, while the vector exists; `kind` is of ctypes.

    The vector itself exports its memory as read-only.
    """
    seen = np.frombuffer(memoryview(buffer), kind)
    address: int = seen.__array_interface__["data"][0]
    return np.ctypeslib.as_array((kind * len(seen)).from_address(address))


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
    known = facet(game)
    found = _kept.rows.get(known)
    if found is None:
        writer = FeatureWriter(known.layout)
        found = _kept.rows[known] = known.encode, writer, memory(writer.buffer, ctypes.c_ubyte)
    encode, writer, written = found
    written.fill(0)
    writer.turn_to(0)
    encode(state, NO_SEAT if seat is None else seat, writer)
    return written.copy()


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


def mask(game: Game, state: State, seat: int) -> NDArray[np.int8]:
    """Return an entry for each action of seats, 1 where it is legal for this one."""
    kept = _kept.masks.get(game)
    if kept is None:
        empty = vec[u8]([0] * seat_actions(game))
        kept = _kept.masks[game] = empty, np.frombuffer(memoryview(empty), np.int8)
    entries, seen = kept
    state.mark(seat, entries, 1)
    found = seen.copy()
    state.mark(seat, entries, 0)
    return found


def empty_mask(game: Game) -> NDArray[np.int8]:
    """Return the mask of a seat that has no decision."""
    return np.zeros(seat_actions(game), np.int8)
