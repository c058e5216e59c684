"""Gymnasium environments of the modes for one seat."""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium

from tabletown.core.game import Game
from tabletown.core.registry import game as find_game
from tabletown.envs.errors import EnvError, one_of
from tabletown.envs.match import Match
from tabletown.envs.observations import mask, row
from tabletown.envs.spaces import RENDER_MODES, Actions, observation_space


class SoloEnv(gymnasium.Env[dict[str, Any], int]):
    """A solo match; the reward of a decision is the points it gains, so the sum is the final score.

    An illegal action raises IllegalAction or, with a `penalty`, changes nothing and gives that reward instead.
    `action_space.sample()` returns a legal one.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: Game | str = "tiny_towns",
        *,
        mode: str = "solo",
        penalty: float | None = None,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        solo = [name for name, seats in self.game.modes.items() if 1 in seats]
        if not solo:
            raise EnvError("envs-alone", game=self.game.name)
        if mode not in solo:
            raise EnvError("envs-solo", game=self.game.name, mode=mode, known=", ".join(solo))
        self.options = self.game.options(mode=mode, seats=1, **chosen)
        self.penalty = penalty
        self.render_mode = one_of("render_mode", render_mode, RENDER_MODES)
        self.observation_space = observation_space(self.game)
        self._actions = Actions(self.game)
        self.action_space: Any = self._actions
        self._match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._match = Match(self.game, self.options, int(self.np_random.integers(1 << 32)))
        self._points = 0.0  # so that points from the setup count toward the first decision
        return self._look(self._match)

    def _look(self, match: Match) -> tuple[dict[str, Any], dict[str, Any]]:
        legal = match.legal(0)
        self._actions.legal = legal
        seen = {"observation": row(self.game, match.state, 0), "action_mask": mask(self.game, legal)}
        return seen, {"action_mask": seen["action_mask"].copy()}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        match = self._match
        if match is None:
            raise EnvError("envs-started")
        if self.penalty is not None and index(action) not in self._actions.legal:
            seen, info = self._look(match)
            return seen, self.penalty, match.seat < 0, False, info
        match.step(0, index(action))
        points = match.results("points")[0]
        reward, self._points = points - self._points, points
        seen, info = self._look(match)
        return seen, reward, match.seat < 0, False, info

    def render(self) -> Any:
        """Return the board as SVG."""
        return self._match.picture() if self.render_mode == "svg" and self._match is not None else None
