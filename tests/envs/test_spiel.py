"""OpenSpiel's own tests and bots on every game."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tabletown import envs
from tabletown.core import registry

NAMES = registry.games()


@pytest.fixture(scope="module", autouse=True)
def registered() -> None:
    assert envs.register_spiel() == tuple(f"tabletown_{name}" for name in NAMES)
    assert set(envs.register_spiel()) <= set(pyspiel.registered_names())


def play(game: Any, bots: list[Any], seed: int) -> Any:
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"tabletown_{name}"), num_sims=1, serialize=False, verbose=False)


def test_the_random_simulation_passes_alone_and_saved() -> None:
    game = pyspiel.load_game("tabletown_tiny_towns(players=1,mode=solo)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_options_are_parameters(name: str) -> None:
    rules = registry.game(name)
    last = len(rules.presets()) - 1
    game = pyspiel.load_game(f"tabletown_{name}(preset={last})")
    assert game.rules.options == rules.presets()[last]
    mode, seats = next(reversed(rules.modes.items()))
    game = pyspiel.load_game(f"tabletown_{name}(players={seats[-1]},mode={mode})")
    assert (game.num_players(), game.rules.options.mode) == (seats[-1], mode)


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_is_the_view(name: str) -> None:
    game = pyspiel.load_game(f"tabletown_{name}")
    state, rng = game.new_initial_state(), random.Random(1)
    for number in range(60):
        if state.is_terminal():
            break
        if not state.is_chance_node() and number % 5 == 0:
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert np.array_equal(other.information_state_tensor(player), state.observation_tensor(player))
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("tabletown_torres").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


class Shallow:
    """An evaluator without playouts, so that a match is searched in seconds."""

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        return np.array([0.5] * state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


# OpenSpiel 2.0.2 also has these bots in C++, but those stop the process with any game written in Python, its own included.
def test_their_search_plays_a_whole_match() -> None:
    game = pyspiel.load_game("tabletown_tiny_towns")
    searching = mcts.MCTSBot(game, 1.0, 4, Shallow(), random_state=np.random.RandomState(1))
    other = pyspiel.make_uniform_random_bot(1, 1)
    assert sum(play(game, [searching, other], 1).returns()) == pytest.approx(1)


def test_their_search_with_hidden_information_plays_a_whole_match() -> None:
    game = pyspiel.load_game("tabletown_garden_nation(players=2)")
    searching = ismcts.ISMCTSBot(
        game, Shallow(), 1.0, 3, random_state=np.random.RandomState(1), allow_inconsistent_action_sets=True
    )
    other = pyspiel.make_uniform_random_bot(1, 1)
    assert sum(play(game, [searching, other], 1).returns()) == pytest.approx(1)


def test_their_search_with_playouts_plays_alone() -> None:
    game = pyspiel.load_game("tabletown_tiny_towns(players=1,mode=solo)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    state = play(game, [mcts.MCTSBot(game, 1.0, 2, evaluator, random_state=np.random.RandomState(1))], 2)
    assert state.returns() == [state.inner.score(0).total]
