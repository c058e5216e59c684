"""Learning finds the weights that tell how matches go on, keeps a record, and leaves the evaluation as it was."""

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest
from tests.arena.test_contest import contest

from tabletown.arena.compare import BEST, MORE, compare, greedy_playout
from tabletown.arena.learn import fit, learn, positions, teachable
from tabletown.arena.tune import Tuning
from tabletown.core.chance import Rng
from tabletown.core.state import CHANCE


def test_weights_are_found_again() -> None:
    rng = random.Random(1)
    rows = [[rng.gauss(0, 1), rng.gauss(0, 5)] for _ in range(20_000)]
    found, explained = fit(np.array([[a, b, 2.0 * a - 0.5 * b + rng.gauss(0, 1)] for a, b in rows]))
    assert found == pytest.approx([2.0, -0.5], abs=0.05)
    assert 0.85 < explained < 0.95  # the rest is what was drawn by lot


def test_weights_stay_where_little_is_known() -> None:
    rows = np.array([[1.0, 2.0, 5.0], [0.0, -2.0, 1.0]])
    assert fit(rows, [3.0, -4.0])[0] == pytest.approx([3.0, -4.0], abs=0.5)
    assert fit(rows)[0] == pytest.approx([0.0, 0.0], abs=0.5)


def test_positions_tell_what_was_still_to_come() -> None:
    two = contest("ginkgopolis", ("greedy",), mode="intro", seats=2)
    tunable, usual, _ = teachable("ginkgopolis")
    rows, _ = positions(two, usual, [1])
    assert {len(row) for row in rows} == {1 + len(tunable.learned("intro"))}
    assert positions(two, usual, [1])[0] == rows
    other, _ = positions(two, {name: -value for name, value in usual.items()}, [1])
    assert other != rows


def test_compared_actions_differ_from_their_mean() -> None:
    alone = contest("ginkgopolis", ("greedy",), mode="solo", seats=1)
    tunable, usual, _ = teachable("ginkgopolis")
    rows, _ = positions(alone, usual, [1], tries=2)
    assert {len(row) for row in rows} == {1 + len(tunable.learned("solo"))}
    assert positions(alone, usual, [1], tries=2)[0] == rows
    together: list[list[float]] = []
    groups = []
    for row in rows:
        if len(together) > 1 and all(abs(sum(column)) < 1e-9 for column in zip(*together)):
            groups.append((len(together), row))  # the mean of the actions follows what they differ in
            together = []
        else:
            together.append(row)
    assert not together
    assert len(groups) > 2
    assert max(size for size, _ in groups) <= BEST + MORE
    assert all(any(mean) for _, mean in groups)


def test_the_better_of_two_actions_is_found() -> None:
    """Against Gosha with a single try, what one action brings more than another is what was played."""
    rules, options = contest("ginkgopolis", ("greedy",), mode="solo", seats=1).start()
    features, bot = teachable("ginkgopolis")[2], rules.bot
    state = rules.new(options)
    rng = Rng(5)
    while state.actors() == CHANCE or len(state.choices(0)) < 3:
        state.advance(CHANCE, state.draw(rng))
    legal = state.choices(0)[:3]
    rows = compare(features, bot, state, [0.0, 1.0, 2.0], legal, 1, random.Random(7))
    seed = random.Random(7).getrandbits(32)  # nothing was drawn before: there are no more than the best
    ends = []
    for action in reversed(legal):
        after = state.copy()
        after.advance(0, action)
        ends.append(features(greedy_playout(after.copy(), bot, Rng(seed)), 0)[0] - features(after, 0)[0])
    assert [row[-1] for row in rows[:3]] == pytest.approx([end - sum(ends) / 3 for end in ends])


@pytest.mark.parametrize(("mode", "seats", "tries"), [("intro", 2, 0), ("solo", 1, 0), ("solo", 1, 1)])
def test_what_was_learned_is_recorded(tmp_path: Path, mode: str, seats: int, tries: int) -> None:
    file = tmp_path / "learning.json"
    seen: list[int] = []
    found = learn(
        contest("ginkgopolis", ("greedy",), mode=mode, seats=seats),
        file,
        generations=2,
        deals=8,
        tries=tries,
        jobs=1,
        progress=lambda each: seen.append(each.number),
    )
    assert seen == [0, 1]
    assert msgspec.json.decode(file.read_bytes(), type=Tuning) == found
    assert 0.0 < found.generations[-1].best < 1.0
    tunable, usual, _ = teachable("ginkgopolis")
    assert usual == found.start
    changed = {name for name, value in found.weights.items() if value != found.start[name]}
    assert changed <= set(tunable.learned(mode))
    assert len(changed) > 20
