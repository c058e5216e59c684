"""Bots choose legal actions from views alone, the same way each time, and greedy is worth its name."""

import random
import re

import msgspec
import pytest

from tabletown.bots import UnknownBot, bot, bots
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game, games
from tabletown.core.state import CHANCE, State
from tabletown.core.views import encode

PRESETS = [(name, options) for name in games() for options in game(name).presets() if options.seats <= 3]
SPECS = ["random", "greedy", "flat_mc:12", "mcts:12", "level:1", "level:2"]
IDS = [f"{name} {msgspec.json.encode(options).decode()}" for name, options in PRESETS]


def play(rules: Game, options: Options, players: list[str], seed: int) -> State:
    """A whole match between bots."""
    rng = random.Random(seed)
    state = rules.new(options)
    while not state.over:
        actors = state.actors()
        if actors == CHANCE:
            outcomes = state.outcomes()
            state.apply(CHANCE, rng.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0])
            continue
        seat = members(actors)[0]
        state.apply(seat, bot(players[seat]).choose(rules, rules.view(state, seat), state.legal(seat), rng))
    return state


def middle(rules: Game, options: Options, seed: int) -> State:
    """A state from the middle of a random match in which a seat has a choice."""
    rng = random.Random(seed)
    state = rules.new(options)
    for _ in range(rng.randrange(20, 60)):
        last = state.copy()
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[-1]
        state.apply(actor, rng.choice(state.legal(actor)))
        if state.over:
            return last
    while state.actors() == CHANCE:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    return state


def test_bots_are_found_by_name() -> None:
    assert {"greedy", "random", "mcts", "flat_mc", "level:1", "level:5"} <= set(bots())
    for name in [*bots(), *SPECS, "mcts:0.5s", "flat_mc:2s"]:
        assert bot(name) is not bot(name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", "no bot called “clever”"),
        ("greedy:3", "no bot called “greedy:3”"),
        ("level", "no bot called “level”"),
        ("level:6", "no level “6”. Choose one of: 1, 2, 3, 4, 5"),
        ("mcts:", "needs a budget such as 1s"),
        ("mcts:0", "not “0”"),
        ("mcts:0s", "not “0s”"),
        ("mcts:-1s", "not “-1s”"),
        ("flat_mc:fast", "not “fast”"),
        ("mcts:99999999", "not “99999999”"),
    ],
)
def test_an_unknown_bot_is_refused_with_a_reason(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(said)):
        bot(name)


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize(("rules", "options"), PRESETS, ids=IDS)
def test_a_bot_chooses_a_legal_action_the_same_way_each_time(rules: str, options: Options, name: str) -> None:
    state = middle(game(rules), options, seed=len(name))
    key = state.key()
    for seat in members(state.actors()):
        view = game(rules).view(state, seat)
        chosen = [bot(name).choose(game(rules), view, state.legal(seat), random.Random(5)) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.legal(seat)
    assert state.key() == key


@pytest.mark.parametrize("name", ["mcts:10", "flat_mc:10"])
@pytest.mark.parametrize("rules", games())
def test_a_search_chooses_a_legal_action_at_full_tables(rules: str, name: str) -> None:
    for options in game(rules).presets():
        if options.seats > 3:
            state = middle(game(rules), options, seed=options.seats)
            seat = members(state.actors())[-1]
            chosen = bot(name).choose(game(rules), game(rules).view(state, seat), state.legal(seat), random.Random(5))
            assert chosen in state.legal(seat)


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize(("rules", "options"), PRESETS, ids=IDS)
def test_what_is_hidden_does_not_change_the_choice(rules: str, options: Options, name: str) -> None:
    state = middle(game(rules), options, seed=11)
    seat = members(state.actors())[0]
    view = game(rules).view(state, seat)
    possible = [game(rules).sample(view, random.Random(seed)) for seed in range(2)]
    views = [game(rules).view(each, seat) for each in possible]
    assert encode(views[0]) == encode(views[1]) == encode(view)
    chosen = {
        bot(name).choose(game(rules), each, other.legal(seat), random.Random(3)) for each, other in zip(views, possible)
    }
    assert len(chosen) == 1


@pytest.mark.parametrize("name", SPECS)
def test_a_bot_keeps_to_the_actions_that_it_is_asked_about(name: str) -> None:
    rules = game("torres")
    for seed in range(5):
        state = middle(rules, rules.options(seats=2), seed)
        seat = members(state.actors())[0]
        view, legal = rules.view(state, seat), state.legal(seat)
        if len(legal) > 2:
            first = bot(name).choose(rules, view, legal, random.Random(1))
            others = [action for action in legal if action != first]
            assert bot(name).choose(rules, view, others, random.Random(1)) in others


def test_random_makes_use_of_every_choice() -> None:
    rules = game("tiny_towns")
    state = middle(rules, rules.options(seats=2), seed=1)
    seat = members(state.actors())[0]
    legal = list(range(5))
    rng = random.Random(0)
    assert {bot("random").choose(rules, rules.view(state, seat), legal, rng) for _ in range(100)} == set(legal)


def test_greedy_beats_random() -> None:
    rules = game("tiny_towns")
    options = rules.options(seats=2)
    won = 0
    for seed in range(8):
        players = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        won += play(rules, options, players, seed).winners() == [players.index("greedy")]
    assert won == 8


def test_greedy_builds_a_town_alone() -> None:
    rules = game("tiny_towns")
    options = rules.options(mode="solo")
    totals = [play(rules, options, ["greedy"], seed).score(0).total for seed in range(8)]
    assert sum(totals) / len(totals) > 6  # the mean over many matches is 11.7
