"""Puzzles made by several processes within a budget of time; a file that exists is continued."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from multiprocessing import get_context, parent_process
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from time import monotonic
from typing import Any

import msgspec

from tabletown.core.registry import game
from tabletown.table.puzzles.maker import SEATS, THOROUGH, Effort, Maker
from tabletown.table.puzzles.model import Collection, Puzzle, read, write

_PAUSE = 0.5  # seconds between looks at the clock

Found = tuple[int, Puzzle | None]  # a match, and a puzzle of it; None once it is looked through


def work(
    name: str, seed: int, matches: Sequence[int], effort: Effort | None, seats: Sequence[int], found: Queue[Found]
) -> None:
    """Look through some matches, until the process that wants them is gone."""
    maker, parent = Maker(game(name), seed, effort, seats), parent_process()
    for match in matches:
        if parent is not None and not parent.is_alive():
            return
        for puzzle in maker.make(match):
            found.put((match, puzzle))
        found.put((match, None))


def make(
    name: str,
    out: Path,
    *,
    count: int,
    seed: int = 1,
    seconds: float = 0.0,
    processes: int = 1,
    matches: int = 10_000,
    effort: Effort | None = None,
    seats: Sequence[int] = SEATS,
    progress: Callable[[Collection], None] | None = None,
) -> Collection:
    """Add puzzles to a file until it has `count`, or the time is over (0: no limit), or all matches are looked through.

    Without a limit of time the result depends on the seed alone: matches are kept in order, up to the first by which there
    are enough puzzles.
    """
    collection = read(out) if out.exists() else Collection(game=game(name).name)
    if len(collection.puzzles) >= count:
        return collection
    known = {int(each.partition(".")[2]) for each in collection.done if each.partition(".")[0] == str(seed)}
    left = [match for match in range(matches) if match not in known]
    context = get_context("spawn")
    found: Any = context.Queue()
    workers = [
        context.Process(target=work, args=(name, seed, left[first::processes], effort, seats, found), daemon=True)
        for first in range(processes)
    ]
    for worker in workers:
        worker.start()
    try:
        return _collect(collection, out, found, left, _Limits(count, seed, seconds), workers, progress)
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


class _Limits(msgspec.Struct, frozen=True):
    """When to stop."""

    count: int
    seed: int
    seconds: float


def _collect(
    collection: Collection,
    out: Path,
    found: Queue[Found],
    left: Sequence[int],
    limits: _Limits,
    workers: Sequence[Any],
    progress: Callable[[Collection], None] | None,
) -> Collection:
    """Write what the processes find, until a limit is reached."""
    # A match that was cut off is looked through again.
    whole_ones = set(collection.done)
    before = [each for each in collection.puzzles if each.source.rpartition(".")[0] in whole_ones]
    start = monotonic()
    puzzles: dict[int, list[Puzzle]] = {}
    done: set[int] = set()

    def save(order: Sequence[int]) -> None:
        collection.puzzles = before + [puzzle for match in order for puzzle in puzzles.get(match, ())]
        write(out, collection)

    while len(done) < len(left):
        alive = any(worker.is_alive() for worker in workers)
        try:
            match, puzzle = found.get(timeout=_PAUSE)
        except Empty:
            if not alive or (limits.seconds and monotonic() - start >= limits.seconds):
                break
            continue
        if puzzle is not None:
            puzzles.setdefault(match, []).append(puzzle)
        else:
            done.add(match)
            collection.done.append(f"{limits.seed}.{match}")
        save(sorted(puzzles))
        if progress is not None:
            progress(collection)
        whole = _enough(left, done, puzzles, limits.count - len(before))
        if whole is not None:
            kept = {f"{limits.seed}.{match}" for match in done - set(whole)}
            collection.done = [each for each in collection.done if each not in kept]
            save(whole)
            collection.puzzles = collection.puzzles[: limits.count]
            break
        if limits.seconds and monotonic() - start >= limits.seconds:
            break
    write(out, collection)
    return collection


def _enough(left: Sequence[int], done: set[int], puzzles: dict[int, list[Puzzle]], count: int) -> list[int] | None:
    """Return the first matches that have enough puzzles, None while they are not looked through."""
    have, first = 0, []
    for match in left:
        if match not in done:
            return None
        first.append(match)
        have += len(puzzles.get(match, ()))
        if have >= count:
            return first
    return None


def limits_of(given: argparse.Namespace) -> dict[str, Any]:
    """Return the arguments of `make` that a command was given."""
    names = ("count", "seed", "seconds", "processes", "seats")
    return {**{name: getattr(given, name) for name in names}, "effort": THOROUGH if given.thorough else None}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the limits of the work to a command."""
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS))
    parser.add_argument("--thorough", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
