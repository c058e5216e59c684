"""PettingZoo environments of every game and mode: sequential (AEC) and parallel.

`env` asks seats that decide simultaneously in seat order; none observes another's choice before the rules reveal it.
`parallel_env` asks all of them together and ignores the actions of seats without a decision.
"""

from __future__ import annotations

from operator import index
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from tabletown.core.errors import IllegalAction
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game as find_game
from tabletown.envs.errors import EnvError, one_of
from tabletown.envs.match import REWARDS, Match
from tabletown.envs.observations import empty_mask, mask, row
from tabletown.envs.spaces import RENDER_MODES, Actions, observation_space

Observation = dict[str, Any]


def env(game: Game | str = "tiny_towns", **settings: Any) -> Any:
    """Return the environment with PettingZoo's check of the call order; the settings are those of `raw_env`."""
    return Ordered(raw_env(game, **settings))


class Ordered(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's check of the call order, without its detours on what every step asks for.

    Before `reset` everything is left to the class above, which refuses it.
    """

    @property
    def agents(self) -> list[str]:
        if not self._has_reset:
            raise AttributeError  # so that `__getattr__` is asked
        found: list[str] = self.env.agents
        return found

    @property
    def agent_selection(self) -> str:
        if not self._has_reset:
            raise AttributeError
        found: str = self.env.agent_selection
        return found

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]] = (
            self.env.last(observe) if self._has_reset else super().last(observe)
        )
        return found

    def step(self, action: int | None) -> None:
        if not (self._has_reset and self.env.agents):
            super().step(action)
            return
        self._has_updated = True
        self.env.step(action)


class Seats:
    """The common part of both kinds: agents, spaces, observations and final rewards."""

    render_mode: str | None

    def __init__(
        self,
        game: Game | str = "tiny_towns",
        options: Options | None = None,
        *,
        reward: str = "",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        super().__init__()
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = options if options is not None else self.game.options(**chosen)
        self.reward = one_of("reward", reward or ("wins" if self.options.seats > 1 else "points"), REWARDS)
        if max_cycles is not None and max_cycles < 1:
            raise EnvError("envs-setting", name="max_cycles", value=str(max_cycles), known="1, 2, …")
        self.max_cycles = max_cycles
        self.render_mode = one_of("render_mode", render_mode, RENDER_MODES)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.seats)]
        self.agents: list[str] = []
        self._observation_space = observation_space(self.game)
        self._action_spaces = {agent: Actions(self.game) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._match = Match(self.game, self.options, int(self._seeds.integers(1 << 32)))
        self._cycles = 0
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _legal(self, agent: str) -> list[int]:
        return self._match.legal(self._seat(agent))

    def _observe(self, agent: str, legal: NDArray[np.int8]) -> Observation:
        return {"observation": row(self.game, self._match.state, self._seat(agent)), "action_mask": legal}

    def _results(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self._match.results(self.reward)))

    def render(self) -> Any:
        """Return the board for a spectator as SVG or as an array."""
        return self._match.render(self.render_mode)

    def state(self) -> Any:
        """Return the observation of a spectator."""
        return row(self.game, self._match.state, None)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


class raw_env(Seats, AECEnv):  # type: ignore[misc]  # noqa: N801  (the name that PettingZoo's users expect)
    """One decision after the other; `max_cycles` truncates a match after that many decisions.

    `reward` is "wins" (a share of the win, at the end) or "points" (the final score).
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "tabletown_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked: str | None = None  # the agent whose mask is not empty
        self._turn()

    def _turn(self) -> None:
        """Select the next seat."""
        seat = self._match.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        chosen = None if self._over() else self.agent_selection
        for agent in self.agents:
            space = self._action_spaces[agent]
            if agent == chosen:
                space.mask = mask(self.game, self._match.state, seat)
            elif agent == self._asked or not self.infos[agent]:
                space.mask = empty_mask(self.game)
            else:
                continue
            self.infos[agent] = {"action_mask": space.mask.copy()}
        self._asked = chosen

    def observe(self, agent: str) -> Observation:
        return self._observe(agent, self.infos[agent]["action_mask"].copy())

    def _over(self) -> bool:
        return self._match.seat < 0 or self._cycles == self.max_cycles

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._match.step(self._seat(agent), index(action))  # type: ignore[arg-type]
        self._cycles += 1
        if self._over():  # before that there are no rewards
            ended = self._match.seat < 0
            if ended:
                self.rewards = self._results()
                self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, ended)
            self.truncations = dict.fromkeys(self.agents, not ended)
        self._turn()


class parallel_env(Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """All seats simultaneously; `max_cycles` truncates a match after that many steps."""

    metadata: ClassVar[dict[str, Any]] = {"name": "tabletown_v0", "render_modes": RENDER_MODES}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._look()

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        for agent in self.agents:
            self._action_spaces[agent].mask = mask(self.game, self._match.state, self._seat(agent))
        seen = {agent: self._observe(agent, self._action_spaces[agent].mask.copy()) for agent in self.agents}
        return seen, {agent: {"action_mask": each["action_mask"].copy()} for agent, each in seen.items()}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        match = self._match
        chosen = [(self._seat(agent), index(actions[agent])) for agent in self.agents if self._legal(agent)]
        for seat, action in chosen:  # everything is checked before anything is applied
            if action not in match.legal(seat):
                raise IllegalAction("illegal-action", actor=seat, action=action)
        for seat, action in chosen:
            match.step(seat, action)
        self._cycles += 1
        ended = match.seat < 0
        early = not ended and self._cycles == self.max_cycles
        seen, infos = self._look()
        rewards = self._results() if ended else dict.fromkeys(self.agents, 0.0)
        terminations, truncations = dict.fromkeys(self.agents, ended), dict.fromkeys(self.agents, early)
        if ended or early:
            self.agents = []
        return seen, rewards, terminations, truncations, infos
