"""Tuning tries other weights, keeps a record, and leaves the evaluation as it was."""

import random
from pathlib import Path

import msgspec
import pytest
from tests.arena.test_contest import contest

import tabletown
from tabletown.arena import Contest, Pairing, Result
from tabletown.arena.contest import ArenaError
from tabletown.arena.tune import Candidate, Tuning, tunable, tune, worth
from tabletown.bots import Bot, bot
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
    before = rules.bot.evaluate(state, 0)
    module.use({weight: 1.0 + 2.0 * value for weight, value in usual.items()})
    try:
        assert rules.bot.evaluate(state, 0) != before
    finally:
        module.use(usual)
    assert rules.bot.evaluate(state, 0) == before


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


@pytest.mark.parametrize("seed", [-1, 0, 2**40])
def test_candidates_come_nearer_to_what_wins_whatever_the_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Worth most is a knight at twice its weight; all candidates of a generation play its deals, the next ones others."""
    _, usual = tunable("torres")
    deals: list[range] = []

    def near(contest: Contest, weights: dict[str, float], usual: dict[str, float], played: range) -> float:
        deals.append(played)
        return -abs(weights["knight"] - 2 * usual["knight"]) - abs(weights["card"] - usual["card"])

    monkeypatch.setattr("tabletown.arena.tune.worth", near)
    seeded = msgspec.structs.replace(contest(bots=("greedy",)), seed=seed)
    names = ["knight", "card", "knight"]
    found, again = (tune(seeded, tmp_path / name, generations=30, deals=5, names=names, jobs=1) for name in ("one", "two"))
    assert found == again
    assert found.weights["knight"] == pytest.approx(2 * usual["knight"], rel=0.1)
    assert found.weights["card"] == pytest.approx(usual["card"], rel=0.1)
    played = [each for number, each in enumerate(deals) if number == 0 or each != deals[number - 1]]
    assert played[:31] == [*(range(5 * number, 5 * number + 5) for number in range(30)), range(150, 170)]


def test_a_record_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "tuning.json"
    solo = contest("tiny_towns", ("greedy",), mode="solo", seats=1)
    tune(solo, file, generations=1, deals=1, names=["solo_room", "solo_dead"], jobs=1)
    kept = file.read_bytes()
    with pytest.raises(ArenaError, match="another record"):
        tune(solo, file, generations=1, deals=1, jobs=1)
    assert file.read_bytes() == kept
    file.write_text("notes", "utf-8")
    with pytest.raises(ArenaError, match="another record"):
        tune(solo, file, generations=1, deals=1, jobs=1)


def test_nothing_is_played_for_a_record_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    played: list[object] = []
    monkeypatch.setattr("tabletown.arena.tune.worth", lambda *asked: played.append(asked))
    with pytest.raises(ArenaError, match="cannot be written"):
        tune(contest(bots=("greedy",)), tmp_path / "taken" / "tuning.json", generations=1, deals=1, jobs=1)
    assert not played


def test_a_candidate_thinks_as_long_as_its_step_of_a_turn_is_given() -> None:
    module, usual = tunable("torres")
    asked: list[int] = []

    def sat(made: int) -> Bot:
        asked.append(made)
        return bot("random")

    rules = tabletown.game("torres")
    state = rules.new(rules.options(seats=2))
    luck = random.Random(4)
    while state.actors() == CHANCE:
        state.apply(CHANCE, luck.choice(state.legal(CHANCE)))
    seat = members(state.actors())[0]
    Candidate(sat, module, usual, usual).sit(3).choose(rules, rules.view(state, seat), state.legal(seat), luck)
    assert asked == [3]


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
