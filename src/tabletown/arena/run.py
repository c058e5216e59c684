"""Playing the matches of a contest on all cores, or on a Ray cluster, and going on with what is missing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from tabletown.arena.contest import ArenaError, Contest
from tabletown.arena.match import Result, play
from tabletown.arena.results import Results

RETRIES = 5  # of a match whose process or machine is lost
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
    while missing:
        known = len(results.all())
        tasks = [(contest, each) for each in missing]
        try:
            for number, result in enumerate(each_of(play, tasks, jobs, ray), 1):
                results.add(result)
                progress(len(plan) - len(tasks) + number, len(plan))
        except _lost_worker():
            if len(results.all()) == known:  # workers die before they have played a match: it is no use to go on
                raise
        done = {each.pairing for each in results.all()}
        missing = [each for each in missing if each not in done]
    found = {each.pairing: each for each in results.all()}
    return [found[each] for each in plan]


def each_of(
    function: Callable[..., Outcome], tasks: Iterable[tuple[Any, ...]], jobs: int = 0, ray: str | None = None
) -> Iterator[Outcome]:
    """What the function gives for each task, as it comes in; `jobs` processes, 0 for one a core."""
    if ray is not None:
        return _on_cluster(function, tasks, jobs, ray)
    return _on_cores(function, tasks, jobs)


def _on_cores(function: Callable[..., Outcome], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[Outcome]:
    try:
        import joblib  # type: ignore[import-untyped]
    except ImportError:
        raise ArenaError("arena-error-extra", extra="arena", package="joblib") from None
    # One task at a time, or a run that is stopped would lose all those that travel together.
    parallel = joblib.Parallel(n_jobs=jobs or cores(), return_as="generator_unordered", batch_size=1)
    yield from parallel(joblib.delayed(function)(*task) for task in tasks)


def _on_cluster(
    function: Callable[..., Outcome], tasks: Iterable[tuple[Any, ...]], jobs: int, address: str
) -> Iterator[Outcome]:
    """The same on the cluster at an address (`auto`: the one of this machine); Ray repeats what a lost process had begun."""
    try:
        ray: Any = import_module("ray")  # typed in part where it is installed, missing elsewhere
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
    """What is raised when a process of this machine is gone."""
    try:
        from joblib.externals.loky.process_executor import TerminatedWorkerError  # type: ignore[import-untyped]
    except ImportError:
        return ()
    return (TerminatedWorkerError,)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
