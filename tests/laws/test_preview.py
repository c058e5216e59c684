"""Previews: what an action brings agrees with what happens, and depends on the view alone."""

import random

import pytest

import tabletown
from tabletown.core.game import Game
from tabletown.core.guide.preview import gains, preview
from tabletown.core.state import CHANCE, State
from tabletown.core.views import View

GAMES = tabletown.games()


def positions(name: str, seed: int, steps: int = 60) -> list[State]:
    """Positions of a random match at which a seat decides."""
    game, rng = tabletown.game(name), random.Random(seed)
    state = game.new(rng.choice(game.presets()))
    found = []
    for _ in range(steps):
        if state.over:
            break
        actors = state.actors()
        if actors == CHANCE:
            outcomes, weights = zip(*state.outcomes())
            state.apply(CHANCE, rng.choices(outcomes, weights)[0])
            continue
        seat = next(seat for seat in range(state.options.seats) if actors >> seat & 1)
        found.append(state.copy())
        state.apply(seat, rng.choice(state.legal(seat)))
    return found


def decider(state: State) -> int:
    return next(seat for seat in range(state.options.seats) if state.actors() >> seat & 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_agrees_with_what_happens(name: str) -> None:
    game, rng = tabletown.game(name), random.Random(3)
    for state in positions(name, 3)[::4]:
        seat = decider(state)
        view = game.view(state, seat)
        action = rng.choice(state.legal(seat))
        told = preview(game, view, action)
        seen = game.observe(game.foresee(state, seat, action), seat)
        for change in told.assets:
            assert change.before == game.assets(view, change.seat)[change.name]
            assert change.after == game.assets(seen, change.seat)[change.name]
            assert change.amount
        for change in told.scores:
            lines = game.outlook(seen, change.seat).lines
            assert change.after == sum(line.points for line in lines if (line.rule, line.item) == (change.rule, change.name))
        assert told.totals[seat][0] == game.outlook(view, seat).total
        assert told.after is None or told.after == seen


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_reads_nothing_but_the_view(name: str) -> None:
    game = tabletown.game(name)
    for state in positions(name, 5)[::6]:
        seat = decider(state)
        view = game.view(state, seat)
        other = game.sample(view, random.Random(99))
        action = state.legal(seat)[0]
        assert preview(game, view, action) == preview(game, game.view(other, seat), action)


@pytest.mark.parametrize("name", GAMES)
def test_gains_are_those_of_previews(name: str) -> None:
    game = tabletown.game(name)
    for state in positions(name, 7)[::9]:
        seat = decider(state)
        view = game.view(state, seat)
        legal = state.legal(seat)[:25]
        expected = {action: gain for action in legal if (gain := _gain(game, view, action))}
        if len(expected) == len(legal) and len(set(expected.values())) == 1 and min(expected.values()) < 0:
            expected = {}  # no choice avoids it
        assert gains(game, view, legal) == expected


def _gain(game: Game, view: View, action: int) -> int:
    """Points without those for stocks, which are prices on the way."""
    found = preview(game, view, action)
    return found.gain - sum(each.amount for each in found.scores if each.seat == found.seat and each.name in game.stocks)


@pytest.mark.parametrize("name", GAMES)
def test_stocks_are_scored_and_shown(name: str) -> None:
    game = tabletown.game(name)
    state = positions(name, 3, 200)[-1]
    seat = decider(state)
    view = game.view(state, seat)
    assert game.stocks <= {line.item for line in game.outlook(view, seat).lines}
    assert game.stocks <= set(game.assets(view, seat))


def test_an_illegal_action_is_refused() -> None:
    game = tabletown.game("torres")
    state = positions("torres", 1)[0]
    seat = decider(state)
    illegal = next(action for action in range(game.num_actions) if action not in state.legal(seat))
    with pytest.raises(tabletown.IllegalAction):
        preview(game, game.view(state, seat), illegal)
