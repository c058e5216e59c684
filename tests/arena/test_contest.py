"""Deals are paired, seats rotate, runs go on where they stopped and do not depend on the number of processes."""

import random
import sys
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest

import tabletown
from tabletown.arena import Contest, Pairing, Result, play, run_contest
from tabletown.arena.contest import ArenaError, lineups_of, rotations
from tabletown.arena.match import contend, player
from tabletown.arena.report import write
from tabletown.arena.results import Results
from tabletown.arena.run import _lost_worker
from tabletown.arena.summary import summarise
from tabletown.bots import UnknownBot
from tabletown.core.game import Game
from tabletown.core.views import View, encode


def contest(name: str = "torres", bots: tuple[str, ...] = ("greedy", "random"), **chosen: object) -> Contest:
    rules = tabletown.game(name)
    return Contest.of(rules, rules.options(**{"seats": 2, **chosen}), bots, seed=5)


def told(result: Result) -> Result:
    """The result without the time it took."""
    return msgspec.structs.replace(result, seconds=())


def test_every_deal_is_played_on_all_seats() -> None:
    plan = contest(seats=3).plan(7)
    assert len(plan) == 9
    for deal in range(3):
        assert [each.lineup for each in plan if each.deal == deal] == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]


@pytest.mark.parametrize(
    ("bots", "seats", "lineups"),
    [
        (1, 1, [(0,)]),
        (3, 1, [(0,), (1,), (2,)]),
        (2, 2, [(0, 1)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (2, 4, [(0, 1, 1, 1)]),
        (1, 2, [(0, 0)]),
    ],
)
def test_all_bots_meet_and_the_last_fills_the_seats_left_over(bots: int, seats: int, lineups: list[tuple[int, ...]]) -> None:
    assert lineups_of(bots, seats) == lineups


def test_a_lineup_of_equals_has_one_rotation() -> None:
    assert rotations((0, 0)) == [(0, 0)]


def test_rotations_of_a_deal_get_the_same_cards() -> None:
    """Tiny Towns draws its cards before the first decision: the same ones for both rotations, others for other deals."""
    towns = contest("tiny_towns", ("random",), mode="solo", seats=1)
    again = [play(towns, Pairing(3, (0,))) for _ in range(2)]
    assert told(again[0]) == told(again[1])
    scores = {play(towns, Pairing(deal, (0,))).scores for deal in range(6)}
    assert len(scores) > 1


class Noting:
    """A bot that decides by lot, and keeps the first view it was shown and the first number it drew."""

    def __init__(self) -> None:
        self.first: tuple[bytes, float] | None = None

    def sit(self, made: int) -> "Noting":
        return self

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        drawn = rng.random()
        self.first = self.first or (encode(view), drawn)
        return rng.choice(legal)


def test_both_rotations_have_one_deal_and_every_bot_its_luck() -> None:
    towns = contest("tiny_towns", ("greedy", "random"), seats=2)
    seen: dict[tuple[int, tuple[int, ...]], list[tuple[bytes, float]]] = {}
    for deal in (3, 4):
        for lineup in ((0, 1), (1, 0)):
            players = [Noting(), Noting()]
            contend(towns, Pairing(deal, lineup), [each.sit for each in players])
            seen[deal, lineup] = [each.first for each in players if each.first]
    straight, turned, other = seen[3, (0, 1)], seen[3, (1, 0)], seen[4, (0, 1)]
    assert straight[0][0] == turned[0][0] != other[0][0]
    assert [each[1] for each in straight] == [each[1] for each in reversed(turned)]
    assert straight[0][1] != straight[1][1]


def test_bots_of_the_arena_remember_within_a_turn() -> None:
    seat = player("mcts:1s")
    assert vars(seat(0))["memory"] is vars(seat(1))["memory"] is not None


@pytest.mark.parametrize("bots", [("greedy", "random"), ("mcts:20", "random")], ids=" ".join)  # mcts remembers in a turn
def test_several_processes_give_what_one_gives(tmp_path: Path, bots: tuple[str, ...]) -> None:
    one = run_contest(contest(bots=bots), 4, tmp_path / "one", jobs=1)
    two = run_contest(contest(bots=bots), 4, tmp_path / "two", jobs=2)
    assert [told(each) for each in one] == [told(each) for each in two]
    assert [each.pairing for each in one] == contest(bots=bots).plan(4)


def test_a_stopped_run_goes_on_and_repeats_nothing(tmp_path: Path) -> None:
    whole = run_contest(contest(), 4, tmp_path / "whole", jobs=1)
    stopped = tmp_path / "stopped"
    run_contest(contest(), 2, stopped, jobs=1)
    file = stopped / "results.jsonl"
    kept = file.read_bytes()
    file.write_bytes(kept + b'{"deal":1,"lineup":[0,')  # killed in the middle of a line
    seen: list[tuple[int, int]] = []
    gone_on = run_contest(contest(), 4, stopped, jobs=1, progress=lambda done, total: seen.append((done, total)))
    assert [told(each) for each in gone_on] == [told(each) for each in whole]
    assert seen == [(2, 4), (3, 4), (4, 4)]
    assert file.read_bytes().startswith(kept)
    assert len(Results(stopped, contest()).all()) == 4


def test_a_run_goes_on_after_an_automatic_opponent_has_won(tmp_path: Path) -> None:
    solo = contest("ginkgopolis", ("random",), mode="solo", seats=1, level="expert")
    assert (1,) in [each.winners for each in run_contest(solo, 2, tmp_path, jobs=1)]
    assert len(run_contest(solo, 3, tmp_path, jobs=1)) == 3


def test_contests_that_differ_have_other_names() -> None:
    rules = tabletown.game("torres")
    bots = ("greedy", "random")
    found = [
        contest(),
        contest(seats=3),
        contest(door_rule="exit_level_only"),
        contest(bots=("random", "greedy")),
        Contest.of(rules, rules.options(seats=2), bots, seed=2),
        Contest.of(rules, rules.options(seats=2), bots, part=0.5),
    ]
    assert len({each.name for each in found}) == len(found)
    assert contest().name == contest().name


def test_a_folder_keeps_one_contest(tmp_path: Path) -> None:
    Results(tmp_path, contest())
    with pytest.raises(ArenaError, match="another contest"):
        Results(tmp_path, contest(seats=3))


@pytest.mark.parametrize("cut", [0, 40], ids=["whole", "cut"])
def test_what_is_not_of_the_arena_stays_as_it_is(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "results.jsonl"
    Results(tmp_path, contest(seats=3))
    written = file.read_bytes()[cut:] + b"notes without an end"
    file.write_bytes(written)
    with pytest.raises(ArenaError, match="another contest"):
        Results(tmp_path, contest())
    assert file.read_bytes() == written


MATCH = b'{"deal":0,"lineup":[%s],"scores":[%s],"winners":[%s],"steps":9,"decisions":[1,1],"seconds":[0.1,0.1]}'


@pytest.mark.parametrize(
    "line",
    [b"nonsense", b"", MATCH % (b"0,1", b"1", b"0"), MATCH % (b"0,2", b"1,2", b"0"), MATCH % (b"0,1", b"1,2", b"2")],
    ids=["no match", "nothing", "a score too few", "no such bot", "no such seat"],
)
def test_a_damaged_file_is_refused(tmp_path: Path, line: bytes) -> None:
    results = Results(tmp_path, contest())
    results.file.write_bytes(results.file.read_bytes() + MATCH % (b"0,1", b"1,2", b"1") + b"\n")
    assert len(Results(tmp_path, contest()).all()) == 1
    with results.file.open("ab") as file:
        file.write(line + b"\n")
    with pytest.raises(ArenaError, match="damaged"):
        Results(tmp_path, contest())


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "plot.svg").mkdir()
    played = run_contest(contest(bots=("random", "greedy")), 2, tmp_path, jobs=1)
    with pytest.raises(ArenaError, match="cannot be written"):
        write(summarise(contest(bots=("random", "greedy")), played), tmp_path, "en")


def test_bots_must_exist_and_differ() -> None:
    with pytest.raises(UnknownBot):
        contest(bots=("greedy", "genius"))
    with pytest.raises(ArenaError, match="each once"):
        contest(bots=("greedy", "greedy"))


def test_a_cluster_needs_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"tabletown\[ray\]"):
        run_contest(contest(), 2, tmp_path, ray="auto")


def test_a_run_outlives_a_killed_worker(tmp_path: Path) -> None:
    killed: list[int] = []

    def progress(done: int, total: int) -> None:
        if done >= 1 and not killed:
            workers = [each for each in psutil.Process().children(recursive=True) if "loky" in " ".join(each.cmdline())]
            workers[0].kill()
            killed.append(workers[0].pid)

    expected = [told(each) for each in run_contest(contest(), 8, tmp_path / "alone", jobs=1)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # joblib tells of the worker that stopped
        found = run_contest(contest(), 8, tmp_path / "several", jobs=2, progress=progress)
    assert killed
    assert [told(each) for each in found] == expected


def test_a_run_ends_if_workers_always_die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = _lost_worker()[0]

    def broken(*_: object) -> Iterator[Result]:
        raise lost("gone")

    monkeypatch.setattr("tabletown.arena.run.parallel_map", broken)
    with pytest.raises(lost):
        run_contest(contest(), 2, tmp_path)
