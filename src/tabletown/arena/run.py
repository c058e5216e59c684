"""Playing the missing matches of a contest on all cores, or on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from tabletown.arena.contest import ArenaError, Contest
from tabletown.arena.match import Result, play
from tabletown.arena.results import Results

RETRIES = 5  # of a match whose process or machine was lost
Progress = Callable[[int, int], None]  # matches done, total
Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def run_contest(
    contest: Contest,
    matches: int,
    folder: Path,
    *,
    jobs: int = 0,
    ray: str | None = None,
    progress: Progress = lambda done, total: None,
) -> list[Result]:
    """Play the matches that the folder lacks, `matches` per line-up, and return the results in the order of the plan."""
    plan = contest.plan(matches)
    results = Results(folder, contest)
    done = {each.pairing for each in results.all()}
    missing = [each for each in plan if each not in done]
    progress(len(plan) - len(missing), len(plan))
    while missing:
        known = len(results.all())
        tasks = [(contest, each) for each in missing]
        try:
            for number, result in enumerate(parallel_map(play, tasks, jobs, ray), 1):
                results.add(result)
                progress(len(plan) - len(tasks) + number, len(plan))
        except _lost_worker():
            if len(results.all()) == known:  # workers die before finishing a match, so retrying is useless
                raise
        done = {each.pairing for each in results.all()}
        missing = [each for each in missing if each not in done]
    found = {each.pairing: each for each in results.all()}
    return [found[each] for each in plan]


def parallel_map(
    function: Callable[..., Outcome], tasks: Iterable[tuple[Any, ...]], jobs: int = 0, ray: str | None = None
) -> Iterator[Outcome]:
    """Yield the result of each task as it arrives, from `jobs` processes (0: one per core) or a Ray cluster."""
    if ray is not None:
        return _on_cluster(function, tasks, jobs, ray)
    return _on_cores(function, tasks, jobs)


def _on_cores(function: Callable[..., Outcome], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[Outcome]:
    try:
        import joblib  # type: ignore[import-untyped]
    except ImportError:
        raise ArenaError("arena-error-extra", extra="arena", package="joblib") from None
    # One task per batch: a stopped run would lose all tasks of a larger one.
    parallel = joblib.Parallel(n_jobs=jobs or cores(), return_as="generator_unordered", batch_size=1)
    yield from parallel(joblib.delayed(function)(*task) for task in tasks)


def _on_cluster(
    function: Callable[..., Outcome], tasks: Iterable[tuple[Any, ...]], jobs: int, address: str
) -> Iterator[Outcome]:
    """Yield results from the cluster at an address (`auto`: on this machine); Ray retries tasks of a lost process."""
    try:
        ray: Any = import_module("ray")  # partly typed where it is installed, missing elsewhere
    except ImportError:
        raise ArenaError("arena-error-extra", extra="ray", package="ray") from None
    try:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    except (ConnectionError, ValueError) as error:
        raise ArenaError("arena-error-cluster", address=address, reason=str(error)) from None
    remote = ray.remote(max_retries=RETRIES)(function)
    most = jobs or int(ray.cluster_resources()["CPU"])
    running: list[Any] = []
    for task in tasks:
        running.append(remote.remote(*task))
        if len(running) >= most:
            ready, running = ray.wait(running)
            yield ray.get(ready[0])
    while running:
        ready, running = ray.wait(running)
        yield ray.get(ready[0])


def _lost_worker() -> tuple[type[Exception], ...]:
    """Return the exceptions raised when a local worker process is lost."""
    try:
        from joblib.externals.loky.process_executor import TerminatedWorkerError  # type: ignore[import-untyped]
    except ImportError:
        return ()
    return (TerminatedWorkerError,)


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
