"""PettingZoo's own checks on every game, and what they do not look at."""

import copy
import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from tabletown import IllegalAction, envs
from tabletown.core import registry
from tabletown.core.game import Game
from tabletown.envs.errors import EnvError
from tabletown.envs.match import Match

with warnings.catch_warnings():  # its tests load old environments where the extra for those is installed
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

GAMES = [registry.game(name) for name in registry.games()]
MODES = [pytest.param(game, mode, id=f"{game.name}-{mode}") for game in GAMES for mode in game.modes]


@pytest.fixture(autouse=True)
def quiet() -> None:
    """PettingZoo warns about a dictionary as observation, which is its own way to hand over a mask."""
    for text in ("Observation is not a NumPy array", "Observation space for each agent probably should be", "Action mask"):
        warnings.filterwarnings("ignore", text)


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The decisions of all matches in the test: seat and action."""
    found: list[tuple[int, int]] = []
    step = Match.step

    def watched(match: Match, seat: int, action: int) -> None:
        step(match, seat, action)
        found.append((seat, action))

    monkeypatch.setattr(Match, "step", watched)
    return found


@pytest.mark.parametrize("game, mode", MODES)
def test_the_api_test_passes(game: Game, mode: str, taken: list[tuple[int, int]]) -> None:
    env = envs.env(game, mode=mode)
    api_test(env, num_cycles=60)
    assert len(taken) >= 20  # a solo match may end before the cycles do, and how soon is a matter of luck
    assert {seat for seat, _ in taken} == set(range(len(env.possible_agents)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_seed_test_passes(game: Game, taken: list[tuple[int, int]]) -> None:
    seed_test(lambda: envs.env(game), num_cycles=40)
    assert len(taken) >= 80
    assert taken[0::2] == taken[1::2]  # two environments, step by step
    taken.clear()
    parallel_seed_test(lambda: envs.parallel_env(game), num_cycles=20)
    half = len(taken) // 2
    assert half >= 1
    assert taken[:half] == taken[half:]  # one step of all seats, in both


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_parallel_tests_pass(game: Game, taken: list[tuple[int, int]]) -> None:
    parallel_api_test(envs.parallel_env(game), num_cycles=40)
    assert len(taken) >= 40

    def parallel(max_cycles: int) -> object:
        return envs.parallel_env(game, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("reward", ["wins", "points"])
def test_a_match_ends_with_its_result(game: Game, reward: str) -> None:
    env = envs.env(game, reward=reward)
    env.reset(seed=4)
    for agent in env.agent_iter():
        seen, _, over, cut, info = env.last()
        assert not cut
        if over:
            env.step(None)
            continue
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(env.action_space(agent).sample(info["action_mask"]))
    state = env.unwrapped._match.state
    assert state.over
    expected = [state.score(seat).total for seat in range(2)] if reward == "points" else None
    found = env.unwrapped._match.results(reward)
    assert found == (expected or pytest.approx([(seat in state.winners()) / len(state.winners()) for seat in range(2)]))


def test_the_reward_comes_with_the_last_step() -> None:
    env = envs.raw_env("tiny_towns", reward="points")
    env.reset(seed=1)
    while env.agents and not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        env.step(env.action_space(env.agent_selection).sample())
    state = env._match.state
    assert env.rewards == {f"seat_{seat}": state.score(seat).total for seat in range(2)}


def test_nothing_is_told_before_the_first_reset() -> None:
    env = envs.env("torres")
    for name in ("agents", "agent_selection", "rewards"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(env, name)
    with pytest.raises(AttributeError, match="before reset"):
        env.last()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)


def test_a_loop_without_steps_is_noticed() -> None:
    env = envs.env("torres")
    env.reset(seed=1)
    agents = iter(env.agent_iter())
    next(agents)
    env.last()
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)


def test_masks_belong_to_whoever_asked() -> None:
    env = envs.env("torres")
    env.reset(seed=1)
    first = env.last()[0]["action_mask"]
    expected = first.copy()
    first[:] = 0
    assert np.array_equal(env.last()[0]["action_mask"], expected)
    assert expected[env.action_space(env.agent_selection).sample()] == 1


def test_sealed_choices_are_hidden_from_who_is_asked_later() -> None:
    env = envs.env("tiny_towns", mode="town_hall", seats=2, monuments=False)
    seen = []
    for place in (0, -1):
        env.reset(seed=3)
        while env.agent_selection == "seat_0":
            legal = np.flatnonzero(env.last()[4]["action_mask"])
            env.step(int(legal[place]))
        seen.append(env.observe("seat_1"))
        assert env.unwrapped._match.state.actors() == 2
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_max_cycles_cuts_a_match_short() -> None:
    env = envs.env("torres", max_cycles=3)
    env.reset(seed=0)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(env.action_space(env.agent_selection).sample())
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_action_that_is_not_legal_is_refused() -> None:
    env = envs.env("tiny_towns")
    env.reset(seed=0)
    mask = env.last()[4]["action_mask"]
    with pytest.raises(IllegalAction):
        env.step(int(np.argmin(mask)))
    assert np.array_equal(env.last()[4]["action_mask"], mask)


def test_the_board_is_shown_as_svg() -> None:
    env = envs.env("garden_nation", render_mode="svg")
    env.reset(seed=0)
    assert env.render().startswith("<svg")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_copies_and_pickles_go_on_as_the_environment_does(game: Game) -> None:
    def go_on(env: Any) -> list[bytes]:
        seen = []
        for _ in env.agent_iter(max_iter=25):
            observation, _, over, cut, info = env.last()
            seen.append(observation["observation"].tobytes())
            env.step(None if over or cut else int(np.flatnonzero(info["action_mask"])[-1]))
        return seen

    env = envs.env(game)
    env.reset(seed=2)
    go_on(env)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = go_on(env)
    assert len(set(expected)) > 1
    assert [go_on(twin) for twin in twins] == [expected] * 2


def test_seats_at_once_are_all_refused_or_none() -> None:
    env = envs.parallel_env("ginkgopolis", seats=3)
    seen, _ = env.reset(seed=1)
    deciding = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    assert len(deciding) > 1
    actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}
    before = env._match.state.key()
    with pytest.raises(IllegalAction):
        env.step({**actions, deciding[-1]: int(np.argmin(seen[deciding[-1]]["action_mask"]))})
    assert env._match.state.key() == before
    env.step(actions)
    assert env._match.state.key() != before


def test_settings_that_do_not_exist_are_refused() -> None:
    with pytest.raises(EnvError, match="wins, margin, points"):
        envs.env("torres", reward="win")
    with pytest.raises(EnvError, match="svg"):
        envs.env("torres", render_mode="human")
    with pytest.raises(EnvError, match="svg"):
        envs.SeatEnv(render_mode="human")
    with pytest.raises(EnvError, match="max_cycles"):
        envs.env("torres", max_cycles=0)
