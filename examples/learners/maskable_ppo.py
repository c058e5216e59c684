"""MaskablePPO of sb3-contrib on a game against bots: `python examples/learners/maskable_ppo.py [GAME] [STEPS]`.

Needs `pip install "tabletown[train]"`. Prints the decisions played and the mean margin of the last hundred matches.
"""

import sys
from typing import Any

from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import tabletown.envs  # noqa: F401  (registers the environments)

MATCHES, STEPS, WINDOW = 8, 256, 100


class Curve(BaseCallback):
    """The mean result of the last matches, printed after every rollout."""

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        ended = [each["r"] for each in self.model.ep_info_buffer or ()][-WINDOW:]
        if ended:
            print(f"{self.num_timesteps},{sum(ended) / len(ended):.2f}", flush=True)


def learn(game: str, decisions: int, **chosen: Any) -> MaskablePPO:
    """Train a policy against random players, then against whatever is chosen."""
    env = make_vec_env(f"tabletown/{game}-v0", MATCHES, seed=1, env_kwargs={"bots": "random", "reward": "margin", **chosen})
    model = MaskablePPO("MlpPolicy", env, n_steps=STEPS, batch_size=512, gamma=1.0, learning_rate=1e-3, seed=1)
    model.learn(decisions, callback=Curve())
    return model


if __name__ == "__main__":
    learn(sys.argv[1] if len(sys.argv) > 1 else "GardenNation", int(sys.argv[2]) if len(sys.argv) > 2 else 100_000)
