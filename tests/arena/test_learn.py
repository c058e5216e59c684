"""Learning finds the weights that tell how matches go on, keeps a record, and leaves the evaluation as it was."""

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest
from tests.arena.test_contest import contest

from tabletown.arena.learn import fit, learn, positions, teachable
from tabletown.arena.tune import Tuning


def test_weights_are_found_again() -> None:
    rng = random.Random(1)
    rows = [[rng.gauss(0, 1), rng.gauss(0, 5)] for _ in range(20_000)]
    found, explained = fit(np.array([[a, b, 2.0 * a - 0.5 * b + rng.gauss(0, 1)] for a, b in rows]))
    assert found == pytest.approx([2.0, -0.5], abs=0.05)
    assert 0.85 < explained < 0.95  # the rest is what was drawn by lot


def test_positions_tell_what_was_still_to_come() -> None:
    two = contest("ginkgopolis", ("greedy",), mode="intro", seats=2)
    module, usual = teachable("ginkgopolis")
    rows, _ = positions(two, usual, [1])
    assert {len(row) for row in rows} == {1 + len(module.learned("intro"))}
    assert positions(two, usual, [1])[0] == rows
    other, _ = positions(two, {name: -value for name, value in usual.items()}, [1])
    assert other != rows


@pytest.mark.parametrize(("mode", "seats"), [("intro", 2), ("solo", 1)])
def test_what_was_learned_is_recorded(tmp_path: Path, mode: str, seats: int) -> None:
    file = tmp_path / "learning.json"
    seen: list[int] = []
    found = learn(
        contest("ginkgopolis", ("greedy",), mode=mode, seats=seats),
        file,
        generations=2,
        deals=8,
        jobs=1,
        progress=lambda each: seen.append(each.number),
    )
    assert seen == [0, 1]
    assert msgspec.json.decode(file.read_bytes(), type=Tuning) == found
    assert 0.0 < found.generations[-1].best < 1.0
    module, usual = teachable("ginkgopolis")
    assert usual == found.start
    changed = {name for name, value in found.weights.items() if value != found.start[name]}
    assert changed <= set(module.learned(mode))
    assert len(changed) > 20
