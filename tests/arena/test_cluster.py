"""Contests on a Ray cluster: two nodes on this machine, bound to 127.0.0.1."""

import os
import signal
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest

import tabletown
from tabletown.arena import Contest, Result, run_contest
from tabletown.arena.contest import Pairing
from tabletown.arena.match import play

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
def test_a_cluster_gives_what_one_process_gives_and_outlives_a_killed_worker(
    tmp_path: Path, cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = told(run_contest(contest(), MATCHES, tmp_path / "alone", jobs=1))
    third, marker = contest().plan(MATCHES)[2], tmp_path / "waiting"

    def play_or_wait(contest: Contest, pairing: Pairing) -> Result:
        """Play a match; the process that is the first to play the third one leaves its id and waits to be killed."""
        if pairing == third and not marker.exists():
            marker.with_suffix(".new").write_text(str(os.getpid()))
            marker.with_suffix(".new").rename(marker)
            while True:
                signal.pause()
        return play(contest, pairing)

    def kill_who_waits() -> None:
        while not marker.exists():
            time.sleep(0.05)
        os.kill(int(marker.read_text()), signal.SIGKILL)

    seen: list[int] = []
    monkeypatch.setattr("tabletown.arena.run.play", play_or_wait)
    killer = Thread(target=kill_who_waits, daemon=True)
    killer.start()
    places = {"ray": cluster.address, "progress": lambda done, total: seen.append(done)}
    found = run_contest(contest(), MATCHES, tmp_path / "cluster", jobs=6, **places)
    killer.join()
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    assert told(found) == expected
    assert seen == list(range(MATCHES + 1))
    kept = (tmp_path / "cluster/results.jsonl").read_bytes().splitlines()[1:]
    assert len(kept) == MATCHES, "no result is kept twice"
