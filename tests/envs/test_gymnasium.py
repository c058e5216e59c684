"""Gymnasium's own checks on every game, alone and with bots, and what they do not look at."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tabletown.envs
from tabletown import IllegalAction, envs
from tabletown.bots.bot import UnknownBot
from tabletown.core import registry
from tabletown.core.errors import UnknownSeat
from tabletown.envs.errors import EnvError
from tabletown.envs.registration import environment_id

GAMES = registry.games()
SOLO = [name for name in GAMES if any(1 in counts for counts in registry.game(name).modes.values())]
WITH_BOTS: list[tuple[str, dict[str, Any]]] = [
    (name, {"seats": max(2, min(map(min, registry.game(name).modes.values())))}) for name in GAMES
]
CASES: list[tuple[str, dict[str, Any]]] = [*((name, {}) for name in SOLO), *WITH_BOTS]


@pytest.mark.parametrize("name, chosen", CASES, ids=str)
@pytest.mark.filterwarnings("ignore:.*render_mode.*:UserWarning", "ignore:.*spec.*:UserWarning")
def test_the_environment_checker_is_content(name: str, chosen: dict[str, Any]) -> None:
    check_env(gymnasium.make(environment_id(name), **chosen).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_made_by_its_name(name: str) -> None:
    env = gymnasium.make(environment_id(name), bots="random")
    assert isinstance(env.unwrapped, envs.SeatEnv)
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    assert env.unwrapped._match is not None
    assert np.array_equal(np.flatnonzero(info["action_mask"]), env.unwrapped._match.state.legal(0))
    info["action_mask"][:] = 0
    assert env.unwrapped.action_masks()[env.action_space.sample()]
    assert env.unwrapped.options.seats == (1 if name in SOLO else 2)


def told(env: gymnasium.vector.VectorEnv[Any, Any, Any]) -> Any:
    assert isinstance(env.unwrapped, envs.BatchEnv)
    return env.unwrapped.action_masks()


def play(env: envs.SeatEnv, seed: int) -> tuple[float, dict[str, float]]:
    """The sum of the rewards of a random match, and the last info."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, over = 0.0, False
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        assert env.action_masks().any()
        _, reward, over, cut, info = env.step(env.action_space.sample())
        assert not cut
        total += reward
    assert not env.action_masks().any()
    return total, info


@pytest.mark.parametrize("reward", ["points", "margin", "wins"])
@pytest.mark.parametrize("name, chosen", CASES, ids=str)
def test_rewards_add_up_to_the_result(name: str, chosen: dict[str, Any], reward: str) -> None:
    env = envs.SeatEnv(name, bots="random", reward=reward, **chosen)
    total, info = play(env, 2)
    assert env._match is not None
    state = env._match.state
    others = [state.score(seat).total for seat in range(1, state.options.seats)]
    rival = env.game.rival(state)
    best = max([*others, *([] if rival is None else [rival])], default=0)
    assert info["points"] == state.score(0).total
    assert info["margin"] == state.score(0).total - best
    assert info["wins"] == (1 / len(state.winners()) if 0 in state.winners() else 0)
    assert total == pytest.approx(info[reward])


def test_a_solo_player_is_measured_by_the_automaton() -> None:
    _, info = play(envs.SeatEnv("ginkgopolis"), 3)
    assert info["rival"] == info["points"] - info["margin"] > 0


def test_the_seat_can_be_drawn_for_each_match() -> None:
    env = envs.SeatEnv("torres", seats=3, seat=None, bots="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_a_bot_of_a_level_takes_the_other_seats() -> None:
    lost = [play(envs.SeatEnv("torres", seats=2, bots="level:2", reward="margin"), seed)[0] for seed in range(3)]
    assert max(lost) < 0


def test_an_action_that_is_not_legal_is_refused_or_costs() -> None:
    strict, lenient = envs.SeatEnv("tiny_towns", penalty=None), envs.SeatEnv("tiny_towns", penalty=-0.5)
    for env in (strict, lenient):
        seen, info = env.reset(seed=1)
    wrong = int(np.argmin(info["action_mask"]))
    with pytest.raises(IllegalAction):
        strict.step(wrong)
    after, reward, over, cut, info = lenient.step(wrong)
    assert info["illegal"]
    assert (reward, over, cut) == (-0.5, False, False)
    assert np.array_equal(seen, after)


def test_wrong_uses_are_named() -> None:
    with pytest.raises(EnvError, match="Reset"):
        envs.SeatEnv("tiny_towns").step(0)
    with pytest.raises(EnvError, match="Reset"):
        envs.BatchEnv(2).step(np.zeros(2, np.int64))
    with pytest.raises(UnknownSeat):
        envs.SeatEnv("torres", seat=2)
    with pytest.raises(EnvError, match="wins, margin, points"):
        envs.SeatEnv("torres", reward="glory")
    with pytest.raises(UnknownBot):
        envs.SeatEnv("torres", bots="level:9")


def test_the_board_is_shown_as_svg() -> None:
    env = envs.SeatEnv("tiny_towns", render_mode="svg")
    env.reset(seed=0)
    assert env.render().startswith("<svg")


def test_the_board_is_shown_as_an_array() -> None:
    env = envs.SeatEnv("tiny_towns", render_mode="rgb_array")
    env.reset(seed=0)
    drawn = env.render()
    assert drawn.dtype == np.uint8
    assert drawn.shape[2] == 3
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize("name, chosen", CASES, ids=str)
def test_a_vector_of_matches_goes_on_for_ever(name: str, chosen: dict[str, Any]) -> None:
    env = gymnasium.make_vec(environment_id(name), num_envs=4, bots="random", reward="margin", **chosen)
    seen, info = env.reset(seed=5)
    assert seen.shape == env.observation_space.shape
    rng, ended = np.random.default_rng(1), 0
    for _ in range(registry.game(name).max_length):
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in info["action_mask"]])
        assert np.array_equal(told(env), info["action_mask"])
        seen, rewards, over, cut, info = env.step(actions)
        assert seen in env.observation_space
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        for match in np.flatnonzero(over):
            ended += 1
            assert info["_final_info"][match]
            assert rewards[match] == info["final_info"]["margin"][match]
            assert info["final_obs"][match].any()
        if ended >= 5:
            break
    assert ended >= 5
    env.close()


def test_a_vector_asks_only_its_own_seat() -> None:
    env = envs.BatchEnv(3, "torres", seats=2, seat=1, bots="random")
    _, info = env.reset(seed=1)
    assert env.batch is not None
    for _ in range(30):
        assert (env.batch.seats == 1).all()
        _, _, _, _, info = env.step(info["action_mask"].argmax(1))


def test_names_are_told() -> None:
    assert {"Batch", "SeatEnv", "action_features", "env"} <= set(dir(tabletown.envs))
