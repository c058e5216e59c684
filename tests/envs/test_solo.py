"""Gymnasium's own check on every mode for one seat, and what it does not look at."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tabletown import IllegalAction, envs
from tabletown.core import registry
from tabletown.envs.errors import EnvError

SOLO = [name for name in registry.games() if any(1 in counts for counts in registry.game(name).modes.values())]


@pytest.mark.parametrize("name", SOLO)
@pytest.mark.filterwarnings("ignore:.*A Box observation space:UserWarning")
def test_the_environment_checker_is_content(name: str) -> None:
    check_env(envs.SoloEnv(name, penalty=-1.0, render_mode="svg"), skip_render_check=True)


@pytest.mark.parametrize("name", SOLO)
def test_rewards_add_up_to_the_score(name: str) -> None:
    env = envs.SoloEnv(name)
    seen, info = env.reset(seed=2)
    env.action_space.seed(2)
    total, over = 0.0, False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, over, cut, info = env.step(env.action_space.sample())
        assert not cut
        total += reward
    assert env._match is not None
    assert total == env._match.state.score(0).total
    assert not seen["action_mask"].any()


def test_an_action_that_is_not_legal_is_refused_or_costs() -> None:
    strict, lenient = envs.SoloEnv("tiny_towns"), envs.SoloEnv("tiny_towns", penalty=-0.5)
    for env in (strict, lenient):
        seen, _ = env.reset(seed=1)
    wrong = int(np.argmin(seen["action_mask"]))
    with pytest.raises(IllegalAction):
        strict.step(wrong)
    after, reward, over, cut, _ = lenient.step(wrong)
    assert (reward, over, cut) == (-0.5, False, False)
    assert np.array_equal(seen["observation"], after["observation"])


def test_wrong_uses_are_named() -> None:
    with pytest.raises(EnvError, match="not for one seat"):
        envs.SoloEnv("tiny_towns", mode="standard")
    with pytest.raises(EnvError, match="Reset"):
        envs.SoloEnv("tiny_towns").step(0)


def test_the_board_is_shown_as_svg() -> None:
    env = envs.SoloEnv("tiny_towns", render_mode="svg")
    env.reset(seed=0)
    assert env.render().startswith("<svg")
