"""Batches of matches: observations, masks and results in contiguous memory, shared by any number of processes.

with Batch("tiny_towns", 256, mode="solo", processes=2) as batch:
    batch.step(batch.draw())
"""

from __future__ import annotations

import ctypes
import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from operator import index
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tabletown.bots import bot
from tabletown.core.errors import UnknownSeat
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game as find_game
from tabletown.core.state import State
from tabletown.envs.errors import EnvError, one_of
from tabletown.envs.match import REWARDS
from tabletown.envs.shards import Saved, Settings, Shard, Shared, illegal, shut, work

SEEDS = 1 << 20  # seeds reserved for the matches of one seed


class Batch:
    """Matches that restart when they end; the arrays change in place with every step.

    `observations` and `masks` are for the seats in `seats`, which decide next. After a step, `done` marks the matches that
    ended, and `points` and `wins` are their results for each seat; their observations are already those of the next match.
    With `forced`, decisions with a single choice are taken automatically. `start` is a state or position to begin from.
    With a `seat`, only that seat is asked, and `bots` take the others. `rivals` are the points of a solo player's automaton.
    The same seed gives the same matches with any number of processes. The arrays are read-only; copy what you want to keep.
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
        start: State | str | None = None,
        seat: int | None = None,
        bots: str = "greedy",
        **chosen: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        text = start.to_text() if isinstance(start, State) else start or ""
        first = self.game.from_text(text) if text else None
        if first is not None and first.over:
            raise EnvError("envs-over")
        self.options = first.options if first else options if options is not None else self.game.options(**chosen)
        if processes < 0 or matches < max(1, processes):
            raise EnvError("envs-matches", matches=matches, processes=processes)
        if seat is not None and not 0 <= seat < self.options.seats:
            raise UnknownSeat("unknown-seat", number=seat, seats=self.options.seats)
        bot(bots)  # an unknown one is refused here
        self.matches = matches
        self.processes = processes
        self._settings = Settings(self.game, self.options, forced, text, seat, bots)
        seeds = [index(seed) * SEEDS + match for match in range(matches)]
        self._workers: list[tuple[Any, Connection]] = []
        self._shard: Shard | None = None
        self._shared: Shared | None = None
        shown: Shard | Shared
        if processes:
            shown = self._shared = self._start(seeds, processes)
        else:
            shown = self._shard = Shard(self._settings, seeds, shared=False)
        self.observations = shut(shown.observations)
        self.masks = shut(shown.masks)
        self.seats = shut(shown.seats)
        self.done = shut(shown.done)
        self.points = shut(shown.points)
        self.wins = shut(shown.wins)
        self.rivals = shut(shown.rivals)
        self.last_observations = shut(shown.last)
        self._drawn = shown.actions
        self._every_mask = self.masks.reshape(-1)
        self._first_of_mask = np.arange(matches) * self.masks.shape[1]

    def _start(self, seeds: list[int], processes: int) -> Shared:
        context = multiprocessing.get_context("spawn")
        shared = Shared(self.game, self.options, self.matches, lambda size: context.RawArray(ctypes.c_ubyte, size))
        for number in range(processes):
            where = slice(self.matches * number // processes, self.matches * (number + 1) // processes)
            pipe, end = context.Pipe()
            arguments = (end, self._settings, seeds, shared.buffer, where)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            end.close()
            self._workers.append((process, pipe))
        self._wait()
        return shared

    def _wait(self, order: str = "", given: object = None) -> list[Any]:
        """Send all processes a command and return their answers; if one has died, raise EnvError."""
        try:
            for _, pipe in self._workers:
                if order:
                    pipe.send((order, given))
            return [pipe.recv() for _, pipe in self._workers]
        except (OSError, EOFError):
            self.close()
            raise EnvError("envs-died") from None

    def _tell(self, order: str, given: object = None) -> list[Any]:
        if not self._workers:
            raise EnvError("envs-closed")
        return self._wait(order, given)

    def _ask(self, name: str) -> list[Any]:
        """Return what the method of every shard returns."""
        return self._tell(name) if self._shard is None else [getattr(self._shard, name)()]

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
            self._tell("draw")
        else:
            self._shard.draw()
        return self._drawn.copy()

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the legal actions as lists instead of masks: the match of each, and the action, in ascending order."""
        lists = [each for part in self._ask("legal") for each in part]
        matches = np.repeat(np.arange(self.matches), [len(each) for each in lists])
        return matches, np.array([action for each in lists for action in each], np.int64)

    def afterstates(self) -> NDArray[np.uint8]:
        """Return a row for each entry of `legal`: what the deciding seat sees right after that action, before any draw."""
        return np.concatenate(self._ask("afterstates"))

    def rewards(self, kind: str = "wins") -> NDArray[np.float32]:
        """Return the results of the matches that ended with the last step, 0 elsewhere: wins, margin or points per seat."""
        one_of("reward", kind, REWARDS)
        if kind == "wins":
            found = self.wins
        elif kind == "points":
            found = self.points
        else:
            best = np.stack([others_best(self.points, seat) for seat in range(self.options.seats)], 1)
            best = np.fmax(best, self.rivals[:, None])
            found = self.points - np.where(np.isfinite(best), best, 0)
        return np.where(self.done[:, None], found, np.float32(0))

    def save(self) -> list[Saved]:
        """Return every match as it stands: its state and that of its random numbers."""
        return [each for part in self._ask("save") for each in part]

    def load(self, saved: list[Saved]) -> None:
        """Continue from what `save` returned, as often as you like."""
        if len(saved) != self.matches:
            raise EnvError("envs-actions", found=len(saved), matches=self.matches)
        if self._shard is None:
            self._tell("load", saved)
        else:
            self._shard.load(saved)

    def clone(self) -> Batch:
        """Return an independent batch whose matches stand where these do."""
        return continued(self._settings, self.matches, self.processes, self.save())

    def __reduce__(self) -> tuple[object, ...]:
        return continued, (self._settings, self.matches, self.processes, self.save())

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


def others_best(points: NDArray[np.float32], seat: int) -> NDArray[np.float32]:
    """Return the most points of the other seats, minus infinity if there are none."""
    found: NDArray[np.float32] = np.delete(points, seat, 1).max(1, initial=-np.inf)
    return found


def continued(settings: Settings, matches: int, processes: int, saved: list[Saved]) -> Batch:
    """Return a batch that continues from saved matches."""
    found = Batch(
        settings.game,
        matches,
        options=settings.options,
        forced=settings.forced,
        processes=processes,
        start=settings.start,
        seat=settings.seat,
        bots=settings.bots,
    )
    found.load(saved)
    return found
