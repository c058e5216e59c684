"""Gymnasium environments: one seat of a match, alone or with bots in the other seats; one match, or a batch of them."""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tabletown.core.errors import UnknownSeat
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game as find_game
from tabletown.envs.batch import Batch
from tabletown.envs.errors import EnvError, one_of
from tabletown.envs.match import REWARDS, Match
from tabletown.envs.observations import mask, row, scale
from tabletown.envs.shards import player
from tabletown.envs.spaces import RENDER_MODES, Actions, vector_space

Row = NDArray[np.float32]
SEEDS = 1 << 32
PENALTY = -1.0
RIVALS = 2  # seats of a game without a solo mode


def options_of(game: Game, seats: int | None, chosen: dict[str, Any]) -> Options:
    """Return the options of a match: solo where the game has it and nothing else is asked for, else two seats."""
    solo = next((mode for mode, counts in game.modes.items() if 1 in counts), None)
    if "mode" not in chosen and seats in (None, 1) and solo is not None:
        return game.options(**{"mode": solo, "seats": 1, **chosen})
    if seats is None and "mode" in chosen:
        counts = game.modes.get(chosen["mode"], range(1))
        seats = RIVALS if RIVALS in counts else None
    return game.options(**chosen, **({} if seats is None else {"seats": seats}))


class SeatEnv(gymnasium.Env[Row, int]):
    """One seat of a match; bots take the others, if there are any.

    Observations are vectors scaled to about 0 to 1. `action_masks()` and `info["action_mask"]` mark the legal actions, and
    `action_space.sample()` returns one of them. An illegal action changes nothing, gives the reward `penalty` and is marked
    by `info["illegal"]`; with `penalty=None` it raises IllegalAction. `reward` is "points" or "margin", paid as they change
    so that the sum is the result, or "wins", paid at the end. With `seat=None` the seat is drawn anew for each match.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: Game | str = "tiny_towns",
        *,
        seats: int | None = None,
        bots: str = "greedy",
        seat: int | None = 0,
        reward: str = "",
        penalty: float | None = PENALTY,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = options_of(self.game, seats, chosen)
        if seat is not None and not 0 <= seat < self.options.seats:
            raise UnknownSeat("unknown-seat", number=seat, seats=self.options.seats)
        self.reward = one_of("reward", reward or default_reward(self.options), REWARDS)
        self.seat = seat
        self.penalty = penalty
        self.render_mode = one_of("render_mode", render_mode, RENDER_MODES)
        self.observation_space: Any = vector_space(self.game)
        self._actions = Actions(self.game)
        self.action_space: Any = self._actions
        self._scale = scale(self.game)
        self._others = player(self.game, bots)
        self._own = seat or 0
        self._match: Match | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        self._match = Match(self.game, self.options, int(self.np_random.integers(SEEDS)))
        self._own = int(self.np_random.integers(self.options.seats)) if self.seat is None else self.seat
        self._result = 0.0  # so that points from the setup count toward the first decision
        self._play_others(self._match)
        return self._look(self._match)

    def _play_others(self, match: Match) -> None:
        """Let the bots decide until it is the own turn, or the match is over."""
        while match.seat >= 0 and not match.state.is_actor(self._own):
            choice = self._others(match.state, match.seat, match.legal(match.seat), int(self.np_random.integers(SEEDS)))
            match.step(match.seat, choice)

    def _look(self, match: Match) -> tuple[Row, dict[str, Any]]:
        self._actions.mask = mask(self.game, match.state, self._own)
        seen = row(self.game, match.state, self._own) * self._scale
        info: dict[str, Any] = {"action_mask": self._actions.mask.copy(), "seat": self._own}
        if match.state.over:
            rival = self.game.rival(match.state)
            info |= {kind: match.results(kind)[self._own] for kind in REWARDS}
            info |= {} if rival is None else {"rival": float(rival)}
        return seen, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return a mask of the legal actions, as MaskablePPO asks for it."""
        return self._actions.mask.astype(np.bool_)

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        match = self._match
        if match is None:
            raise EnvError("envs-started")
        if self.penalty is not None and not self._actions.is_legal(index(action)):
            seen, info = self._look(match)
            return seen, self.penalty, match.state.over, False, {**info, "illegal": True}
        match.step(self._own, index(action))
        self._play_others(match)
        over = match.state.over
        result = match.results(self.reward)[self._own] if over or self.reward != "wins" else 0.0
        gained, self._result = result - self._result, result
        seen, info = self._look(match)
        return seen, gained, over, False, info

    def render(self) -> Any:
        """Return the board as SVG or as an array."""
        return None if self._match is None else self._match.render(self.render_mode)


class BatchEnv(VectorEnv[Row, NDArray[np.int64], NDArray[Any]]):
    """The same for many matches: a vector environment over `Batch`.

    A match that ends restarts in the same step; `info["final_obs"]` and `info["final_info"]` are those of its end. Rewards
    are paid at the end of a match. Decisions with a single choice are taken automatically.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 64,
        game: Game | str = "tiny_towns",
        *,
        seats: int | None = None,
        bots: str = "greedy",
        seat: int = 0,
        reward: str = "",
        processes: int = 0,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        self.num_envs = num_envs
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = options_of(self.game, seats, chosen)
        self.reward = one_of("reward", reward or default_reward(self.options), REWARDS)
        self.render_mode = one_of("render_mode", render_mode, [])
        self.seat = seat
        self._settings: dict[str, Any] = {"seat": seat, "bots": bots, "processes": processes, "forced": True}
        self._scale = scale(self.game)
        self.single_observation_space = vector_space(self.game)
        self.single_action_space = Actions(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.close_extras()
        number = int(self.np_random.integers(SEEDS))
        self.batch = Batch(self.game, self.num_envs, options=self.options, seed=number, **self._settings)
        return self._look(self.batch)

    def _look(self, batch: Batch) -> tuple[Row, dict[str, Any]]:
        return batch.observations * self._scale, {"action_mask": batch.masks.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return a row of legal actions for every match."""
        if self.batch is None:
            raise EnvError("envs-started")
        return self.batch.masks.copy()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        if self.batch is None:
            raise EnvError("envs-started")
        batch = self.batch
        batch.step(actions)
        seen, info = self._look(batch)
        if batch.done.any():
            final = {kind: batch.rewards(kind)[:, self.seat] for kind in REWARDS}
            info |= {"final_obs": batch.last_observations * self._scale, "_final_obs": batch.done.copy()}
            info |= {"final_info": {**final, "rival": batch.rivals.copy()}, "_final_info": batch.done.copy()}
        rewards = batch.rewards(self.reward)[:, self.seat].astype(np.float64)
        return seen, rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), info

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the processes of the batch."""
        if self.batch is not None:
            self.batch.close()


def default_reward(options: Options) -> str:
    """Return the reward if none is chosen: points alone, else a share of the win."""
    return "points" if options.seats == 1 else "wins"
