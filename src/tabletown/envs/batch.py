"""Many matches at once: observations, masks and results lie in one piece of memory, shared by any number of processes.

with Batch("tiny_towns", 256, mode="solo", processes=2) as batch:
    batch.step(batch.draw())
"""

from __future__ import annotations

import ctypes
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tabletown.core.errors import IllegalAction
from tabletown.core.game import Game
from tabletown.core.matches import Matches
from tabletown.core.options import Options
from tabletown.core.registry import game as find_game
from tabletown.envs.errors import EnvError
from tabletown.envs.rows import encoder, layout, seat_actions

ALIGNMENT = 64
SEEDS = 1 << 20  # matches of one seed never meet those of another


class Arrays:
    """What a batch shows, as arrays over one buffer: a line for each match."""

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

    def part(self, first: int, last: int) -> Self:
        """The same arrays, of some of the matches."""
        found = object.__new__(type(self))
        for name, _, _ in self._fields:
            setattr(found, name, getattr(self, name)[first:last])
        return found


class Shard:
    """Some of the matches, played in this process."""

    def __init__(self, game: Game, options: Options, seeds: list[int], forced: bool, arrays: Arrays) -> None:
        self._arrays = arrays
        self._options = options
        self._matches = Matches(
            game.new(options),
            encoder(game),
            seeds,
            forced,
            arrays.observations.data.cast("B"),
            arrays.masks.view(np.uint8).data.cast("B"),
            layout(game).size,
            seat_actions(game),
        )
        arrays.seats[:] = self._matches.seats

    def step(self) -> None:
        """Take the actions that lie in the arrays."""
        arrays = self._arrays
        ended = self._matches.step(arrays.actions.tolist())
        arrays.seats[:] = self._matches.seats
        arrays.done[:] = False
        for index, state in ended:
            winners = state.winners()
            arrays.done[index] = True
            arrays.points[index] = [state.score(seat).total for seat in range(self._options.seats)]
            arrays.wins[index] = [seat in winners for seat in range(self._options.seats)]
            arrays.wins[index] /= max(1, len(winners))

    def draw(self) -> None:
        """Put random legal actions into the arrays."""
        self._arrays.actions[:] = self._matches.draw()


def work(pipe: Connection, game: Game, options: Options, seeds: list[int], forced: bool, memory: Any, where: slice) -> None:
    """Play some of the matches in a process of their own, as told through the pipe."""
    arrays = Arrays(game, options, len(seeds), lambda size: memory)
    shard = Shard(game, options, seeds[where], forced, arrays.part(where.start, where.stop))
    pipe.send(None)
    while (order := pipe.recv()) is not None:
        getattr(shard, order)()
        pipe.send(None)


class Batch:
    """Matches that start anew when they end; the arrays change in place with every step.

    `observations` and `masks` are for the seats in `seats`, who decide next. After a step, `done` tells which matches ended
    with it, and `points` and `wins` how they ended for each seat; their observations are already those of the next match.
    `forced`: decisions with a single choice are taken without asking. The same seed gives the same matches with any
    number of processes.
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
        if matches < max(1, processes):
            raise EnvError("envs-matches", matches=matches, processes=processes)
        self.matches = matches
        seeds = [seed * SEEDS + index for index in range(matches)]
        self._workers: list[tuple[Any, Connection]] = []
        self._shard: Shard | None = None
        if processes:
            self._start(seeds, forced, processes)
        else:
            self._arrays = Arrays(self.game, self.options, matches, bytearray)
            self._shard = Shard(self.game, self.options, seeds, forced, self._arrays)
        self.observations = self._arrays.observations
        self.masks = self._arrays.masks
        self.seats = self._arrays.seats
        self.done = self._arrays.done
        self.points = self._arrays.points
        self.wins = self._arrays.wins

    def _start(self, seeds: list[int], forced: bool, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._arrays = Arrays(self.game, self.options, self.matches, lambda size: context.RawArray(ctypes.c_ubyte, size))
        for number in range(processes):
            where = slice(self.matches * number // processes, self.matches * (number + 1) // processes)
            pipe, end = context.Pipe()
            arguments = (end, self.game, self.options, seeds, forced, self._arrays.buffer, where)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            end.close()
            self._workers.append((process, pipe))
        self._wait()

    def _wait(self) -> None:
        for _, pipe in self._workers:
            pipe.recv()

    def _tell(self, order: str) -> None:
        if self._shard is not None:
            getattr(self._shard, order)()
            return
        if not self._workers:
            raise EnvError("envs-closed")
        for _, pipe in self._workers:
            pipe.send(order)
        self._wait()

    def step(self, actions: ArrayLike) -> None:
        """Take an action in every match; IllegalAction if one is not legal, and then nothing has changed."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.matches,):
            raise EnvError("envs-actions", found=chosen.size, matches=self.matches)
        inside = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = inside & self.masks[np.arange(self.matches), np.where(inside, chosen, 0)]
        if not legal.all():
            match = int(np.argmin(legal))
            raise IllegalAction("envs-illegal", match=match, seat=int(self.seats[match]), action=int(chosen[match]))
        self._arrays.actions[:] = chosen
        self._tell("step")

    def draw(self) -> NDArray[np.int64]:
        """A random legal action for every match."""
        self._tell("draw")
        return self._arrays.actions.copy()

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        for process, pipe in self._workers:
            if process.is_alive():
                pipe.send(None)
            process.join()
            pipe.close()
        self._workers = []
        self._shard = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
