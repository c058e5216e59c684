"""Playing the matches of a contest on all cores, or on a Ray cluster, and going on with what is missing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from tabletown.arena.contest import ArenaError, Contest
from tabletown.arena.match import Result, play
from tabletown.arena.results import Results

Progress = Callable[[int, int], None]  # matches done, matches in all
Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def hold(
    contest: Contest,
    matches: int,
    folder: Path,
    *,
    jobs: int = 0,
    ray: str | None = None,
    progress: Progress = lambda done, total: None,
) -> list[Result]:
    """Play what the folder lacks of so many matches for each line-up; the results in the order of the plan."""
    plan = contest.plan(matches)
    results = Results(folder, contest)
    done = {each.pairing for each in results.all()}
    missing = [each for each in plan if each not in done]
    progress(len(plan) - len(missing), len(plan))
    for number, result in enumerate(each_of(play, ((contest, each) for each in missing), jobs, ray), 1):
        results.add(result)
        progress(len(plan) - len(missing) + number, len(plan))
    found = {each.pairing: each for each in results.all()}
    return [found[each] for each in plan]


def each_of(
    function: Callable[..., Outcome], tasks: Iterable[tuple[Any, ...]], jobs: int = 0, ray: str | None = None
) -> Iterator[Outcome]:
    """What the function gives for each task, as it comes in; `jobs` processes, 0 for one a core."""
    try:
        import joblib  # type: ignore[import-untyped]
    except ImportError:
        raise ArenaError("arena-error-extra", extra="arena", package="joblib") from None
    with _cluster(ray):
        # One task at a time, or a run that is stopped would lose all those that travel together.
        parallel = joblib.Parallel(n_jobs=jobs or cores(), return_as="generator_unordered", batch_size=1)
        yield from parallel(joblib.delayed(function)(*task) for task in tasks)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _cluster(address: str | None) -> AbstractContextManager[Any]:
    """The cluster at an address (`auto`: the one of this machine) as joblib's back end; nothing without an address."""
    if address is None:
        return nullcontext()
    try:
        import joblib
        import ray  # type: ignore[import-not-found, unused-ignore]
        from ray.util.joblib import register_ray  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise ArenaError("arena-error-extra", extra="ray", package="ray") from None
    try:
        ray.init(address=address, ignore_reinit_error=True)
    except (ConnectionError, ValueError) as error:
        raise ArenaError("arena-error-cluster", address=address, reason=str(error)) from None
    register_ray()
    context: AbstractContextManager[Any] = joblib.parallel_config(backend="ray")
    return context
