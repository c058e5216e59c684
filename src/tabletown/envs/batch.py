"""Batches of matches: observations, masks and results in contiguous memory, shared by any number of processes.

with Batch("tiny_towns", 256, mode="solo", processes=2) as batch:
    batch.step(batch.draw())
"""

from __future__ import annotations

import ctypes
import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from operator import index
from types import TracebackType
from typing import Any, Self, TypeVar

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from tabletown.core.errors import IllegalAction
from tabletown.core.features import FeatureWriter
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game as find_game
from tabletown.core.vector import Matches
from tabletown.envs.errors import EnvError
from tabletown.envs.observations import facet, layout, seat_actions

Kind = TypeVar("Kind", bound=np.generic)

ALIGNMENT = 64
SEEDS = 1 << 20  # seeds reserved for the matches of one seed


class Shard:
    """A part of the matches, played in this process, with a row for each in the arrays; the engine writes into them."""

    def __init__(self, game: Game, options: Options, seeds: list[int], forced: bool, shared: bool) -> None:
        self._options = options
        count, size, actions = len(seeds), layout(game).size, seat_actions(game)
        writer = FeatureWriter(layout(game), count)
        self._matches = Matches(game.new(options), facet(game).encode, seeds, forced, writer, actions, shared)
        self.observations = np.frombuffer(memoryview(self._matches.writer.buffer), np.uint8).reshape(count, size)
        self.masks = np.frombuffer(memoryview(self._matches.masks), np.bool_).reshape(count, actions)
        self.seats = np.frombuffer(memoryview(self._matches.seats), np.int64)
        self.actions = np.frombuffer(memoryview(self._matches.drawn), np.int64)
        self.done = np.frombuffer(memoryview(self._matches.done), np.bool_)
        self.points = np.zeros((count, options.seats), np.float32)
        self.wins = np.zeros((count, options.seats), np.float32)

    @property
    def touched(self) -> NDArray[np.int64]:
        """Flat indices of the masks that the last step changed, for copying to shared memory."""
        return np.frombuffer(memoryview(self._matches.touched), np.int64)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take an action in every match, or raise IllegalAction and change nothing."""
        self._matches.chosen = vec[i64](actions.tolist())
        refused = self._matches.refused()
        if refused >= 0:
            raise illegal(refused, self.seats, actions)
        for match, state in self._matches.step():
            winners = state.winners()
            for seat in range(self._options.seats):
                self.points[match, seat] = state.score(seat).total
                self.wins[match, seat] = 1 / len(winners) if seat in winners else 0

    def draw(self) -> None:
        """Write random legal actions into the arrays."""
        self._matches.draw()


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


def work(pipe: Connection, game: Game, options: Options, seeds: list[int], forced: bool, memory: Any, where: slice) -> None:
    """Play some of the matches in a separate process, on commands from the pipe."""
    shared = Shared(game, options, len(seeds), lambda size: memory)
    shard = Shard(game, options, seeds[where], forced, shared=True)
    shared.take(shard, where)
    with suppress(OSError, EOFError):  # the other end is gone
        pipe.send(None)
        while (order := pipe.recv()) is not None:
            if order == "step":
                shard.step(shared.actions[where])
                shared.take(shard, where)
            else:
                shard.draw()
                shared.actions[where] = shard.actions
            pipe.send(None)


class Batch:
    """Matches that restart when they end; the arrays change in place with every step.

    `observations` and `masks` are for the seats in `seats`, which decide next. After a step, `done` marks the matches that
    ended, and `points` and `wins` are their results for each seat; their observations are already those of the next match.
    With `forced`, decisions with a single choice are taken automatically. The same seed gives the same matches with any
    number of processes. The arrays are read-only; copy what you want to keep.
    """

    def __init__(
        self,
        game: Game | str,
        matches: int = 64,
        *,
        options: Options | None = None,
        seed: int = 0,
        forced: bool = False,
        processes: int = 0,
        **chosen: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = options if options is not None else self.game.options(**chosen)
        if processes < 0 or matches < max(1, processes):
            raise EnvError("envs-matches", matches=matches, processes=processes)
        self.matches = matches
        seeds = [index(seed) * SEEDS + match for match in range(matches)]
        self._workers: list[tuple[Any, Connection]] = []
        self._shard: Shard | None = None
        self._shared: Shared | None = None
        shown: Shard | Shared
        if processes:
            shown = self._shared = self._start(seeds, forced, processes)
        else:
            shown = self._shard = Shard(self.game, self.options, seeds, forced, shared=False)
        self.observations = shut(shown.observations)
        self.masks = shut(shown.masks)
        self.seats = shut(shown.seats)
        self.done = shut(shown.done)
        self.points = shut(shown.points)
        self.wins = shut(shown.wins)
        self._every_mask = self.masks.reshape(-1)
        self._first_of_mask = np.arange(matches) * self.masks.shape[1]

    def _start(self, seeds: list[int], forced: bool, processes: int) -> Shared:
        context = multiprocessing.get_context("spawn")
        shared = Shared(self.game, self.options, self.matches, lambda size: context.RawArray(ctypes.c_ubyte, size))
        for number in range(processes):
            where = slice(self.matches * number // processes, self.matches * (number + 1) // processes)
            pipe, end = context.Pipe()
            arguments = (end, self.game, self.options, seeds, forced, shared.buffer, where)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            end.close()
            self._workers.append((process, pipe))
        self._wait()
        return shared

    def _wait(self, order: str = "") -> None:
        """Send all processes a command and wait for them; if one has died, raise EnvError."""
        try:
            for _, pipe in self._workers:
                if order:
                    pipe.send(order)
            for _, pipe in self._workers:
                pipe.recv()
        except (OSError, EOFError):
            self.close()
            raise EnvError("envs-died") from None

    def _tell(self, order: str) -> Shared:
        if not self._workers or self._shared is None:
            raise EnvError("envs-closed")
        self._wait(order)
        return self._shared

    def step(self, actions: ArrayLike) -> None:
        """Take an action in every match, or raise IllegalAction and change nothing."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.matches,):
            raise EnvError("envs-actions", found=chosen.size, matches=self.matches)
        if chosen.dtype.kind not in "iu":
            raise EnvError("envs-integers", kind=str(chosen.dtype))
        chosen = chosen.astype(np.int64, copy=False)
        if self._shard is not None:
            self._shard.step(chosen)
            return
        inside = (chosen >= 0) & (chosen < self.masks.shape[1])  # everything is checked here before any process continues
        legal = inside & self._every_mask[self._first_of_mask + np.where(inside, chosen, 0)]
        if not legal.all():
            raise illegal(int(np.argmin(legal)), self.seats, chosen)
        if self._shared is not None:
            self._shared.actions[:] = chosen
        self._tell("step")

    def draw(self) -> NDArray[np.int64]:
        """Return a random legal action for every match."""
        if self._shard is None:
            return self._tell("draw").actions.copy()
        self._shard.draw()
        found: NDArray[np.int64] = self._shard.actions.copy()
        return found

    def close(self) -> None:
        """Stop the processes; the arrays remain."""
        for process, pipe in self._workers:
            with suppress(OSError):
                pipe.send(None)
            pipe.close()
            process.join()
        self._workers = []
        self._shard = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
