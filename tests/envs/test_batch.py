"""Many matches at once."""

import itertools
import pickle
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

import tabletown
from tabletown import IllegalAction, envs
from tabletown.core import registry
from tabletown.core.chance import Rng
from tabletown.core.errors import UnknownSeat
from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State
from tabletown.envs.action_table import ABSENT
from tabletown.envs.batch import SEEDS, Batch
from tabletown.envs.errors import EnvError
from tabletown.envs.observations import row

GAMES = [registry.game(name) for name in registry.games()]


def decisions(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """The states of one match after the other at which a seat decides, as a batch of one ought to meet them."""
    rng = Rng(seed)
    while True:
        state = game.new(game.options())
        while waiting := state.actors():
            if waiting < 0:
                state.apply(CHANCE, rng.weighted(state.outcomes()))
                continue
            seat = (waiting & -waiting).bit_length() - 1
            yield state, seat
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_batch_plays_as_the_engine_does(game: Game) -> None:
    batch = Batch(game, 3, seed=7)
    told = decisions(game, 7 * SEEDS + 1)
    for _ in range(120):
        state, seat = next(told)
        assert batch.seats[1] == seat
        assert np.array_equal(batch.observations[1], row(game, state, seat))
        assert np.flatnonzero(batch.masks[1]).tolist() == state.legal(seat)
        batch.step(batch.draw())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_matches_end_with_results_and_start_anew(game: Game) -> None:
    batch = Batch(game, 4, seed=1, forced=True)
    ended = 0
    for _ in range(game.max_length):
        batch.step(batch.draw())
        assert (batch.masks.sum(1) > 1).all()
        for match in np.flatnonzero(batch.done):
            ended += 1
            assert batch.wins[match].sum() == pytest.approx(1)
            assert (batch.points[match] != 0).any()
        if ended >= 3:
            break
    assert ended >= 3


def test_processes_change_nothing() -> None:
    with Batch("tiny_towns", 6, seed=5) as alone, Batch("tiny_towns", 6, seed=5, processes=2) as shared:
        for _ in range(80):
            assert np.array_equal(alone.observations, shared.observations)
            assert np.array_equal(alone.masks, shared.masks)
            assert np.array_equal(alone.seats, shared.seats)
            assert np.array_equal(alone.done, shared.done)
            assert np.array_equal(alone.points, shared.points)
            actions = alone.draw()
            assert np.array_equal(actions, shared.draw())
            alone.step(actions)
            shared.step(actions)
    with pytest.raises(EnvError, match="closed"):
        shared.draw()


def test_what_is_not_legal_changes_nothing() -> None:
    batch = Batch("torres", 4, seed=2)
    before = batch.observations.copy()
    for wrong in (-1, batch.masks.shape[1], int(np.argmin(batch.masks[2]))):
        actions = batch.draw()
        actions[2] = wrong
        with pytest.raises(IllegalAction, match="Match 2"):
            batch.step(actions)
        assert np.array_equal(batch.observations, before)
    with pytest.raises(EnvError, match="3 actions"):
        batch.step([1, 2, 3])
    for processes in (2, -1):
        with pytest.raises(EnvError, match="processes"):
            Batch("torres", 1, processes=processes)
    with pytest.raises(EnvError, match="float64"):
        batch.step(batch.draw() + 0.5)


def test_a_process_that_dies_ends_the_batch_in_words() -> None:
    with Batch("torres", 2, processes=2) as batch:
        with pytest.raises(ValueError, match="read-only"):
            batch.masks[:] = True  # a process would be told to do what is not legal
        victim, _ = batch._workers[1]
        victim.kill()
        victim.join()
        with pytest.raises(EnvError, match="has died"):
            batch.draw()
        with pytest.raises(EnvError, match="closed"):
            batch.step(batch.masks.argmax(1))


def test_seeds_are_any_integers() -> None:
    for seed in (-3, 2**70):
        assert np.array_equal(Batch("torres", 3, seed=seed).draw(), Batch("torres", 3, seed=seed).draw())
    assert np.array_equal(Batch("torres", 3, seed=int(np.int64(5))).draw(), Batch("torres", 3, seed=np.int64(5)).draw())  # type: ignore[arg-type]


def test_every_action_of_a_seat_has_a_place_in_the_mask() -> None:
    batch = Batch("ginkgopolis", 4, mode="solo", solo_deal="give_one", seed=1)
    given = batch.game.actions.base("give_card")
    met = False
    for _ in range(60):
        met = met or bool(batch.masks[:, given:].any())
        batch.step(batch.draw())
    assert met


def test_options_are_chosen_as_for_a_match() -> None:
    assert Batch("tiny_towns", 2, mode="solo").options == registry.game("tiny_towns").options(mode="solo")


ASKING = """
import sys
import tabletown
packages = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
print(sorted(set(packages) & set(sys.modules)))
import tabletown.envs
for name, package in (("Batch", "numpy"), ("env", "pettingzoo"), ("SeatEnv", "gymnasium"), ("register_spiel", "pyspiel")):
    sys.modules[package] = None
    try:
        getattr(tabletown.envs, name)
    except ImportError as error:
        print(error)
    del sys.modules[package]
"""


def test_packages_are_imported_when_they_are_needed_and_named_if_missing() -> None:
    done = subprocess.run([sys.executable, "-c", ASKING], capture_output=True, text=True, check=True)
    nothing, *refused = done.stdout.splitlines()
    assert nothing == "[]"
    assert refused == [
        f'The package {package} is not installed. Install it with: pip install "tabletown[research]"'
        for package in ("numpy", "pettingzoo", "gymnasium", "pyspiel")
    ]


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError):
        envs.nothing  # noqa: B018


def test_legal_lists_are_those_of_the_masks() -> None:
    batch = Batch("torres", 3, seed=4)
    for _ in range(20):
        matches, actions = batch.legal()
        assert np.array_equal(np.flatnonzero(batch.masks), matches * batch.masks.shape[1] + actions)
        batch.step(batch.draw())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_afterstates_are_what_the_seat_sees_next(game: Game) -> None:
    batch = Batch(game, 2, seed=3)
    for _ in range(25):
        batch.step(batch.draw())
    rows = batch.afterstates()
    matches, actions = batch.legal()
    assert len(rows) == len(actions)
    for (state, _), match in zip(batch.save(), range(2)):
        seat = int(batch.seats[match])
        for place in np.flatnonzero(matches == match)[:9]:
            after = state.copy()
            after.apply(seat, int(actions[place]))
            assert np.array_equal(rows[place], row(game, after, seat))


@pytest.mark.parametrize("processes", [0, 2])
def test_a_clone_and_a_pickled_batch_go_on_alike(processes: int) -> None:
    with Batch("ginkgopolis", 4, mode="solo", seed=6, processes=processes) as batch:
        for _ in range(15):
            batch.step(batch.draw())
        saved = batch.save()
        with batch.clone() as clone, pickle.loads(pickle.dumps(batch)) as thawed:
            for _ in range(40):
                actions = batch.draw()
                for other in (clone, thawed):
                    assert np.array_equal(other.draw(), actions)
                    other.step(actions)
                batch.step(actions)
                assert np.array_equal(batch.observations, clone.observations)
                assert np.array_equal(batch.masks, thawed.masks)
        batch.load(saved)
        assert [state.key() for state, _ in batch.save()] == [state.key() for state, _ in saved]
        with pytest.raises(EnvError, match="matches"):
            batch.load(saved[:2])


def test_matches_begin_where_they_are_told() -> None:
    game = registry.game("torres")
    state = next(itertools.islice(decisions(game, 3), 30, None))[0].copy()
    for start in (state, state.to_text()):
        batch = Batch("torres", 2, start=start)
        assert [each.key() for each, _ in batch.save()] == [state.key()] * 2
    while not state.over:
        tabletown.playout(state, 1)
    with pytest.raises(EnvError, match="over"):
        Batch("torres", 2, start=state)
    with pytest.raises(UnknownSeat):
        Batch("torres", 2, seat=2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rewards_agree_with_each_other(game: Game) -> None:
    batch = Batch(game, 3, seed=2, options=game.options(seats=3), forced=True)
    while not batch.done.any():
        assert not batch.rewards("margin").any()
        batch.step(batch.draw())
    for match in np.flatnonzero(batch.done):
        points, margin, wins = (batch.rewards(kind)[match] for kind in ("points", "margin", "wins"))
        assert np.array_equal(points, batch.points[match])
        for seat in range(3):
            assert margin[seat] == points[seat] - max(np.delete(points, seat))
        assert wins[margin.argmax()] > 0
        assert np.isnan(batch.rivals[match])


def test_a_solo_match_has_the_points_of_its_automaton() -> None:
    batch = Batch("ginkgopolis", 3, mode="solo", seed=2, forced=True)
    while not batch.done.any():
        batch.step(batch.draw())
    match = int(np.argmax(batch.done))
    assert batch.rivals[match] > 0
    assert batch.rewards("margin")[match, 0] == batch.points[match, 0] - batch.rivals[match]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_table_of_actions_says_what_the_notation_says(game: Game) -> None:
    columns, values, table, words, bags = envs.action_features(game)
    assert columns[0] == "verb"
    for action in range(0, len(table), 1 + len(table) // 500):
        said = game.describe(action)
        named = zip(columns, values, table[action])
        spoken = {name: known[number] for name, known, number in named if number != ABSENT}
        if not spoken:  # an id of the dealer
            continue
        assert spoken == {"verb": said.verb, **said.by_kind()}
        one = {name: name.removesuffix("s") if name.removesuffix("s") in columns else name for name in spoken}
        parts = {f"{one[name]} {part}" for name, value in spoken.items() for part in value.split("+")}
        assert {words[place] for place in np.flatnonzero(bags[action])} == parts
    of_seats = table[table[:, 0] != ABSENT]
    assert len(np.unique(of_seats, axis=0)) == len(of_seats) > 0
