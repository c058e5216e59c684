"""Contests on a Ray cluster: two nodes on this machine, bound to 127.0.0.1."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest

import tabletown
from tabletown.arena import Contest, Result, run_contest

ray: Any = pytest.importorskip("ray", reason="Ray is not installed: requirements/ray.txt has it")

MATCHES = 16
NODE = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000}


def told(results: list[Result]) -> list[Result]:
    """The results without the time they took."""
    return [msgspec.structs.replace(each, seconds=()) for each in results]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    services: Any = import_module("ray._private.services")
    cluster_utils: Any = import_module("ray.cluster_utils")
    patch = pytest.MonkeyPatch()
    # Ray takes the address that others would reach this machine at, where it is told to stay on it.
    patch.setattr(services, "get_node_ip_address", lambda address=None: "127.0.0.1")
    made = cluster_utils.Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    made.add_node(**NODE)
    yield made
    ray.shutdown()
    made.shutdown()
    patch.undo()


def contest() -> Contest:
    rules = tabletown.game("torres")
    return Contest.of(rules, rules.options(seats=2), ("greedy", "random"), seed=5)


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
def test_a_cluster_gives_what_one_process_gives_and_outlives_a_killed_worker(tmp_path: Path, cluster: Any) -> None:
    expected = told(run_contest(contest(), MATCHES, tmp_path / "alone", jobs=1))
    seen: list[int] = []
    killed: list[int] = []

    def progress(done: int, total: int) -> None:
        seen.append(done)
        if done >= 2 and not killed:
            killed.extend(kill_a_worker())

    found = run_contest(contest(), MATCHES, tmp_path / "cluster", jobs=6, ray=cluster.address, progress=progress)
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    assert told(found) == expected
    assert killed
    assert seen[0] == 0
    assert seen[-1] == MATCHES
    kept = (tmp_path / "cluster/results.jsonl").read_bytes().splitlines()[1:]
    assert len(kept) == MATCHES, "no result is kept twice"


def kill_a_worker() -> list[int]:
    """End a process that plays at this moment, if there is one, as a machine that fails would."""
    playing = [each for each in psutil.Process().children(recursive=True) if each.name().startswith("ray::play")]
    for each in playing[:1]:
        each.kill()
    return [each.pid for each in playing[:1]]
