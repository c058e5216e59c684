"""OpenSpiel's own tests and bots on every game."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from tabletown import envs
from tabletown.core import registry
from tabletown.envs.errors import EnvError
from tabletown.envs.openspiel_game import SpielState

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


@pytest.fixture
def over(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each step of a match in the test, whether the match was over with it."""
    found: list[bool] = []
    step = SpielState._apply_action

    def watched(state: SpielState, action: int) -> None:
        step(state, action)
        found.append(state.is_terminal())

    monkeypatch.setattr(SpielState, "_apply_action", watched)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_passes(name: str, over: list[bool]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"tabletown_{name}"), num_sims=1, serialize=True, verbose=False)
    assert over.count(True) >= 1


def test_the_random_simulation_passes_alone_and_saved(over: list[bool]) -> None:
    game = pyspiel.load_game("tabletown_tiny_towns(players=1,mode=solo)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert over.count(True) >= 1


@pytest.mark.parametrize("name", NAMES)
def test_options_are_parameters(name: str) -> None:
    rules = registry.game(name)
    last = len(rules.presets()) - 1
    game = pyspiel.load_game(f"tabletown_{name}(preset={last})")
    assert game.rules.options == rules.presets()[last]
    with pytest.raises(EnvError, match="preset"):
        pyspiel.load_game(f"tabletown_{name}(preset={last + 1})")
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


def test_a_game_is_pickled_with_its_options() -> None:
    game = pyspiel.load_game("tabletown_torres(players=3,mode=master)")
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game)
    assert twin.rules.options == game.rules.options


def test_a_long_match_is_pickled_with_what_was_seen() -> None:
    game = pyspiel.load_game("tabletown_sweet_lands(players=2)")
    rng, state = random.Random(4), game.new_initial_state()
    while len(state.history()) < 450:
        legal = [each for each, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(legal))
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    assert [twin.information_state_string(player) for player in (0, 1)] == [
        state.information_state_string(player) for player in (0, 1)
    ]
    guess = state.resample_from_infostate(0, rng.random)
    guess = pickle.loads(pickle.dumps(guess))
    assert guess.information_state_string(0) == state.information_state_string(0)


def test_bots_in_another_language_refuse_in_words() -> None:
    game = pyspiel.load_game("tabletown_torres(players=2)")
    state = game.new_initial_state()
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    for made in (
        pyspiel.MCTSBot(game, rollouts, 1.0, 5, 10, True, 1, False),
        pyspiel.ISMCTSBot(1, rollouts, 1.0, 5, -1, policy, False, False),
    ):
        with pytest.raises(EnvError, match="written in C"):
            made.step(state)
    chess = pyspiel.load_game("tic_tac_toe")
    assert pyspiel.MCTSBot(chess, rollouts, 1.0, 5, 10, True, 1, False).step(chess.new_initial_state()) in range(9)


def walk(game: Any, actions: list[int]) -> Any:
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


def test_an_information_state_remembers_what_was_seen_and_done() -> None:
    """Two histories that lead to one view: the player who saw the difference tells them apart, the other does not."""
    game = pyspiel.load_game("tabletown_tiny_towns")
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    history = state.history()
    first, second = (walk(game, [*history, action]) for action in state.legal_actions()[:2])
    player = state.current_player()
    # As if the second state were the first: what differs is only what the player has seen on the way.
    second.inner = first.inner.copy()
    assert first.observation_string(player) == second.observation_string(player)
    assert first.information_state_string(player) != second.information_state_string(player)
    assert first.information_state_string(player).endswith(first.observation_string(player))
    assert first.information_state_string(player) == walk(game, first.history()).information_state_string(player)


def test_what_a_player_did_not_see_is_not_in_its_information_state() -> None:
    game = pyspiel.load_game("tabletown_garden_nation(players=2)")
    rng = random.Random(3)
    state = game.new_initial_state()
    compared = 0
    while compared < 3:
        if not state.is_chance_node() and state.inner.actors() == 0b11:
            other = 1 - state.current_player()
            told = {walk(game, [*state.history(), each]).information_state_string(other) for each in state.legal_actions()}
            assert len(told) == 1, "a sealed choice is not seen"
            compared += 1
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()


def test_observers_recall_if_they_are_asked_to() -> None:
    game = pyspiel.load_game("tabletown_torres")
    state = walk(game, [])
    for recall in (True, False):
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        expected = state.information_state_string(0) if recall else state.observation_string(0)
        assert observer.string_from(state, 0) == expected


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
