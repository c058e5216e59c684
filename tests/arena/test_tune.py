"""Tuning tries other weights, keeps a record, and leaves the evaluation as it was."""

import random
from pathlib import Path

import msgspec
import pytest
from tests.arena.test_contest import contest

import tabletown
from tabletown.arena import Contest, Pairing, Result
from tabletown.arena.contest import ArenaError
from tabletown.arena.tune import Tuning, tunable, tune, worth
from tabletown.core.bits import members
from tabletown.core.state import CHANCE

GAMES = ("garden_nation", "ginkgopolis", "sweet_lands", "tiny_towns", "torres")


@pytest.mark.parametrize("name", GAMES)
def test_an_evaluation_goes_by_its_weights(name: str) -> None:
    module, usual = tunable(name)
    rules = tabletown.game(name)
    state = rules.new(rules.options(seats=2))
    luck = random.Random(4)
    for _ in range(60):
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
        state.apply(actor, luck.choice(state.legal(actor)))
    before = rules.evaluate(state, 0)
    module.use({weight: 1.0 + 2.0 * value for weight, value in usual.items()})
    try:
        assert rules.evaluate(state, 0) != before
    finally:
        module.use(usual)
    assert rules.evaluate(state, 0) == before


def test_a_tuning_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "here" / "tuning.json"
    solo = contest("ginkgopolis", ("greedy",), mode="solo", seats=1, level="expert")
    seen: list[int] = []
    found = tune(
        solo,
        file,
        generations=2,
        deals=1,
        names=["solo_resource", "solo_tile"],
        jobs=1,
        progress=lambda each: seen.append(each.number),
    )
    assert seen == [0, 1]
    assert msgspec.json.decode(file.read_bytes(), type=Tuning) == found
    assert found.before is not None
    assert found.after is not None
    changed = {name for name, value in found.weights.items() if value != found.start[name]}
    assert changed <= {"solo_resource", "solo_tile"}
    assert changed
    _, usual = tunable("ginkgopolis")
    assert usual == found.start
    assert worth(solo, usual, usual, range(2, 6)) == found.before


def test_only_known_weights_can_be_tuned(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="no weight"):
        tune(contest(), tmp_path / "tuning.json", generations=1, deals=1, names=["luck"])


def test_a_candidate_is_judged_by_its_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """It wins by ten wherever it sits, and so it is worth a win and ten points of margin."""

    def won(contest: Contest, pairing: Pairing, players: object) -> tuple[Result, None]:
        scores = tuple(10 if who == 0 else 0 for who in pairing.lineup)
        winner = pairing.lineup.index(0)
        return Result(pairing.deal, pairing.lineup, scores, (winner,), 1, (1, 1, 1), (0.0, 0.0, 0.0)), None

    monkeypatch.setattr("tabletown.arena.tune.contend", won)
    _, usual = tunable("torres")
    assert worth(contest(seats=3), usual, usual, range(2)) == pytest.approx(1.1)
