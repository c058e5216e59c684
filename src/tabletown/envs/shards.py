"""Shards of a batch: some of its matches in one process, and the memory that processes share."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from tabletown.bots import bot
from tabletown.core.errors import IllegalAction
from tabletown.core.features import FeatureWriter
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import State
from tabletown.core.vector import ANY_SEAT, Matches
from tabletown.envs.match import results
from tabletown.envs.observations import facet, layout, memory, row, seat_actions

Kind = TypeVar("Kind", bound=np.generic)
Saved = tuple[State, int]  # a match as it stands: its state and that of its random numbers
ALIGNMENT = 64


class Settings(msgspec.Struct, frozen=True):
    """What is the same for all matches of a batch."""

    game: Game
    options: Options
    forced: bool = False
    start: str = ""  # a position to begin from instead of set-up
    seat: int | None = None  # the only seat that the batch asks; bots take the others
    bots: str = "random"

    def first(self) -> State:
        """Return the state in which a match begins."""
        return self.game.from_text(self.start) if self.start else self.game.new(self.options)

    def others(self) -> Callable[[State, int, list[int], int], int] | None:
        """Return what plays the other seats; None for random play in the engine."""
        if self.seat is None or self.bots == "random":
            return None
        return player(self.game, self.bots)


def player(game: Game, spec: str) -> Callable[[State, int, list[int], int], int]:
    """Return a bot as a function of state, seat, legal actions and seed; it is shown the seat's view only."""
    chosen = bot(spec)

    def choose(state: State, seat: int, legal: list[int], seed: int) -> int:
        return chosen.choose(game, game.view(state, seat), legal, random.Random(seed))

    return choose


class Shard:
    """A part of the matches, played in this process, with a row for each in the arrays; the engine writes into them."""

    def __init__(self, settings: Settings, seeds: list[int], shared: bool) -> None:
        game, options = settings.game, settings.options
        self._game, self._options = game, options
        count, size, actions = len(seeds), layout(game).size, seat_actions(game)
        self._matches = Matches(
            settings.first(),
            facet(game).encode,
            seeds,
            settings.forced,
            FeatureWriter(layout(game), count),
            actions,
            shared,
            ANY_SEAT if settings.seat is None else settings.seat,
            settings.others(),
        )
        self.observations = memory(self._matches.writer.buffer, ctypes.c_ubyte).reshape(count, size)
        self._chosen = memory(self._matches.chosen, ctypes.c_int64)
        self.masks = np.frombuffer(memoryview(self._matches.masks), np.bool_).reshape(count, actions)
        self.seats = np.frombuffer(memoryview(self._matches.seats), np.int64)
        self.actions = np.frombuffer(memoryview(self._matches.drawn), np.int64)
        self.done = np.frombuffer(memoryview(self._matches.done), np.bool_)
        self.points = np.zeros((count, options.seats), np.float32)
        self.wins = np.zeros((count, options.seats), np.float32)
        self.rivals = np.full(count, np.nan, np.float32)
        self.last = np.zeros((count, size), np.uint8)

    @property
    def touched(self) -> NDArray[np.int64]:
        """Flat indices of the masks that the last step changed, for copying to shared memory."""
        return np.frombuffer(memoryview(self._matches.touched), np.int64)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take an action in every match, or raise IllegalAction and change nothing."""
        self._chosen[:] = actions
        refused = self._matches.refused()
        if refused >= 0:
            raise illegal(refused, self.seats, actions)
        self.observations.fill(0)
        for match, seat, state in self._matches.step():
            self.points[match] = results(self._game, state, "points")
            self.wins[match] = results(self._game, state, "wins")
            rival = self._game.rival(state)
            self.rivals[match] = np.nan if rival is None else rival
            self.last[match] = row(self._game, state, seat)

    def draw(self) -> None:
        """Write random legal actions into the arrays."""
        self._matches.draw()

    def legal(self) -> list[list[int]]:
        """Return the legal actions of every match."""
        return self._matches.legal()

    def afterstates(self) -> NDArray[np.uint8]:
        """Return a row for every legal action of every match."""
        blocks, count = layout(self._game), sum(map(len, self._matches.legal()))
        writer = FeatureWriter(blocks, count)
        self._matches.afterstates(writer)
        return np.frombuffer(memoryview(writer.buffer), np.uint8).reshape(count, blocks.size)

    def save(self) -> list[Saved]:
        """Return the matches as they stand."""
        return self._matches.save()

    def load(self, saved: list[Saved]) -> None:
        """Continue with matches as they stood."""
        self.observations.fill(0)
        self._matches.load(saved)


def illegal(match: int, seats: NDArray[np.int64], actions: NDArray[np.int64]) -> IllegalAction:
    """Return the error for the illegal action of a match."""
    return IllegalAction("envs-illegal", match=match, number=int(seats[match]), action=int(actions[match]))


def shut(array: NDArray[Kind]) -> NDArray[Kind]:
    """Return a read-only view of the array, since legality is read from it."""
    found = array.view()
    found.flags.writeable = False
    return found


class Shared:
    """The arrays of all matches, in memory shared between processes."""

    def __init__(self, game: Game, options: Options, matches: int, memory: Callable[[int], Any]) -> None:
        self._fields: list[tuple[str, tuple[int, ...], type]] = [
            ("observations", (matches, layout(game).size), np.uint8),
            ("masks", (matches, seat_actions(game)), np.bool_),
            ("seats", (matches,), np.int64),
            ("actions", (matches,), np.int64),
            ("done", (matches,), np.bool_),
            ("points", (matches, options.seats), np.float32),
            ("wins", (matches, options.seats), np.float32),
            ("rivals", (matches,), np.float32),
            ("last", (matches, layout(game).size), np.uint8),
        ]
        sizes = [
            -(-int(np.prod(shape)) * np.dtype(kind).itemsize // ALIGNMENT) * ALIGNMENT for _, shape, kind in self._fields
        ]
        self.buffer = memory(sum(sizes))
        self.observations: NDArray[np.uint8]
        self.masks: NDArray[np.bool_]
        self.seats: NDArray[np.int64]
        self.actions: NDArray[np.int64]
        self.done: NDArray[np.bool_]
        self.points: NDArray[np.float32]
        self.wins: NDArray[np.float32]
        self.rivals: NDArray[np.float32]
        self.last: NDArray[np.uint8]
        start = 0
        for (name, shape, kind), size in zip(self._fields, sizes):
            count = int(np.prod(shape))
            setattr(self, name, np.frombuffer(self.buffer, kind, count, start).reshape(shape))
            start += size

    def take(self, shard: Shard, where: slice) -> None:
        """Copy the arrays of a shard; of the masks, which are large, only the changes."""
        self.observations[where] = shard.observations
        self.masks[where].reshape(-1)[shard.touched] = shard.masks.reshape(-1)[shard.touched]
        self.seats[where] = shard.seats
        self.done[where] = shard.done
        self.points[where] = shard.points
        self.wins[where] = shard.wins
        self.rivals[where] = shard.rivals
        self.last[where] = shard.last


def work(pipe: Connection, settings: Settings, seeds: list[int], memory: Any, where: slice) -> None:
    """Play some of the matches in a separate process, on commands from the pipe."""
    shared = Shared(settings.game, settings.options, len(seeds), lambda size: memory)
    shard = Shard(settings, seeds[where], shared=True)
    shared.take(shard, where)
    with suppress(OSError, EOFError):  # the other end is gone
        pipe.send(None)
        while (order := pipe.recv()) is not None:
            name, given = order
            answer: object = None
            if name == "step":
                shard.step(shared.actions[where])
                shared.take(shard, where)
            elif name == "draw":
                shard.draw()
                shared.actions[where] = shard.actions
            elif name == "load":
                shard.load(given[where])
                shared.masks[where] = shard.masks
                shared.take(shard, where)
            else:
                answer = getattr(shard, name)()
            pipe.send(answer)
