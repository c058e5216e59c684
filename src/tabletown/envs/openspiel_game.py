"""The games in OpenSpiel: `pyspiel.load_game("tabletown_torres(players=3,mode=master)")`.

Seats that decide simultaneously are asked in seat order. An observation is the player's current view. The information state
string also distinguishes what the player saw and did before.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from tabletown.core import registry
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State
from tabletown.core.views import encode
from tabletown.envs.errors import EnvError
from tabletown.envs.observations import first_outcome, layout, row, scale, seat_actions

PREFIX = "tabletown_"
MOST_POINTS = 1000.0
CPP_BOTS = {
    "MCTSBot": ("step", "step_with_policy", "mcts_search"),
    "ISMCTSBot": ("step", "step_with_policy", "get_policy"),
}


class Rules:
    """Data shared by all states of one game."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.actions = seat_actions(game)
        self.first_outcome = first_outcome(game)
        self.scale = scale(game)

    def __deepcopy__(self, memo: object) -> Rules:
        return self


class Memory:
    """The information of each player up to a state, linked to the previous step and computed on demand.

    It is kept as a digest per player, of the view after every step that it saw and of its own actions in between.
    """

    def __init__(self, state: State, before: Memory | None = None, actor: int = CHANCE, action: int = 0) -> None:
        self._state = state
        self._before = before
        self._actor = actor
        self._action = action
        self._known: dict[int, tuple[str, bytes]] = {}

    def __deepcopy__(self, memo: object) -> Memory:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the first state and the steps since then: the chain itself may be deeper than Python can follow."""
        steps: list[tuple[int, int]] = []
        first = self
        while first._before is not None:
            steps.append((first._actor, first._action))
            first = first._before
        return remembered, (first._state, first._known, steps[::-1])

    def of(self, game: Game, player: int) -> tuple[str, bytes]:
        """Return the digest of everything a player has seen, and its current view."""
        missing: list[Memory] = []
        at: Memory | None = self
        while at is not None and player not in at._known:
            missing.append(at)
            at = at._before
        past, last = at._known[player] if at is not None else ("", b"")
        for each in reversed(missing):
            view = encode(game.view(each._state, player))
            own = each._actor == player
            if own or view != last:
                seen = f"{past} {each._action if own else ''} ".encode() + view
                past, last = blake2b(seen, digest_size=16).hexdigest(), view
            each._known[player] = past, last
        return past, last

    def restarted(self, state: State, game: Game, player: int) -> Memory:
        """Return the memory for a state that the player cannot distinguish from this one."""
        found = Memory(state)
        found._known[player] = self.of(game, player)
        return found


def remembered(state: State, known: dict[int, tuple[str, bytes]], steps: list[tuple[int, int]]) -> Memory:
    """Return the memory at the end of these steps; `known` belongs to the state before them."""
    found = Memory(state)
    found._known = known
    outcomes = first_outcome(registry.game(state.game_name()))
    for actor, action in steps:
        state = state.copy()
        state.apply(actor, action + (outcomes if actor == CHANCE else 0))
        found = Memory(state, found, actor, action)
    return found


def game_type(game: Game) -> Any:
    """Return OpenSpiel's general description of a game."""
    seats = sorted(number for counts in game.modes.values() for number in counts)
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name="Tabletown " + game.name.replace("_", " "),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "mode": "", "preset": -1},
    )


def options_of(game: Game, parameters: dict[str, Any]) -> Options:
    """Return the options: `preset` is an index of `game.presets()`; without it, `players` and `mode` are used."""
    if (preset := int(parameters.get("preset", -1))) >= 0:
        known = game.presets()
        if preset >= len(known):
            raise EnvError("envs-setting", name="preset", value=str(preset), known=f"0–{len(known) - 1}")
        return known[preset]
    mode = parameters.get("mode", "")
    return game.options(seats=parameters.get("players", 2), **({"mode": mode} if mode else {}))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel: several players share one win, a single player gets its points."""

    def __init__(self, game: Game, parameters: dict[str, Any] | None = None) -> None:
        options = options_of(game, parameters or {})
        self.rules = Rules(game, options)
        solo = options.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=game.num_actions - self.rules.first_outcome,
            num_players=options.seats,
            min_utility=-MOST_POINTS if solo else 0.0,
            max_utility=MOST_POINTS if solo else 1.0,
            max_game_length=game.max_length,
        )
        super().__init__(game_type(game), info, parameters or {})

    def __reduce__(self) -> tuple[object, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def information_state_tensor_shape(self) -> list[int]:
        return [layout(self.rules.game).size]

    observation_tensor_shape = information_state_tensor_shape

    def max_chance_nodes_in_history(self) -> int:
        return int(self.max_game_length())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.inner: State = game.rules.game.new(game.rules.options)
        self.memory = Memory(self.inner.copy())

    def current_player(self) -> int:
        waiting = self.inner.actors()
        if waiting <= 0:
            return int(pyspiel.PlayerId.CHANCE if waiting else pyspiel.PlayerId.TERMINAL)
        return (waiting & -waiting).bit_length() - 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.inner.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome - self.rules.first_outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self.inner.apply(player, action + (self.rules.first_outcome if player == CHANCE else 0))
        self.memory = Memory(self.inner.copy(), self.memory, player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.game.text(action + (self.rules.first_outcome if player < 0 else 0))

    def is_terminal(self) -> bool:
        return self.inner.over

    def returns(self) -> list[float]:
        seats = range(self.rules.options.seats)
        if not self.inner.over:
            return [0.0 for _ in seats]
        if len(seats) == 1:
            return [float(self.inner.score(0).total)]
        winners = self.inner.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]

    def __str__(self) -> str:
        return self.inner.to_text()

    def information_state_string(self, player: int | None = None) -> str:
        """Return the view, after a digest of all earlier views and of the player's own actions (perfect recall)."""
        past, view = self.memory.of(self.rules.game, self.current_player() if player is None else player)
        return f"{past} {view.decode()}"

    def observation_string(self, player: int | None = None) -> str:
        """Return the current view of the player."""
        seat = self.current_player() if player is None else player
        return encode(self.rules.game.view(self.inner, seat)).decode()

    def _tensor(self, player: int | None) -> list[float]:
        seat = self.current_player() if player is None else player
        found: list[float] = (row(self.rules.game, self.inner, seat) * self.rules.scale).tolist()
        return found

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self._tensor(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self._tensor(player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """Return a random state that the player considers possible."""
        game = self.rules.game
        found: SpielState = self.get_game().new_initial_state()
        rng = random.Random(int(probability_sampler() * (1 << 53)))
        found.inner = game.sample(game.view(self.inner, player_id), rng)
        found.memory = self.memory.restarted(found.inner.copy(), game, player_id)
        return found


class Observer:
    """Observation vectors for OpenSpiel's Python observers."""

    def __init__(self, rules: Rules, recalling: bool) -> None:
        self._rules = rules
        self._recalling = recalling
        self.tensor = np.zeros(layout(rules.game).size, np.float32)
        self.dict = {"row": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation of a state into the tensor."""
        self.tensor[:] = row(self._rules.game, state.inner, player) * self._rules.scale

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player's view as text, with its history if the observer has perfect recall."""
        return state.information_state_string(player) if self._recalling else state.observation_string(player)


def _loader(game: Game) -> type[SpielGame]:
    class Loaded(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(game, parameters)

    return Loaded


def _guard(kind: Any, name: str) -> None:
    """Let a bot of OpenSpiel refuse our states: it is written in C++ and ends the process with any state in Python."""
    thinks = getattr(kind, name)

    def guarded(self: Any, state: Any, *rest: Any) -> Any:
        if isinstance(state, SpielState):
            raise EnvError("envs-spiel-bot", bot=kind.__name__)
        return thinks(self, state, *rest)

    setattr(kind, name, guarded)


@cache
def _guard_all() -> None:
    for kind, names in CPP_BOTS.items():
        for name in names:
            _guard(getattr(pyspiel, kind), name)


@cache
def register_spiel(name: str = "") -> tuple[str, ...]:
    """Register a game, or all of them, with `pyspiel`; return the names to load them by."""
    _guard_all()
    wanted = [name] if name else registry.games()
    known = set(pyspiel.registered_names())
    for each in wanted:
        if PREFIX + each not in known:
            game = registry.game(each)
            pyspiel.register_game(game_type(game), _loader(game))
    return tuple(PREFIX + each for each in wanted)


def load(text: str) -> Any:
    """Return the game of a text printed by OpenSpiel, even in a process that has registered none."""
    register_spiel()
    return pyspiel.load_game(text)
