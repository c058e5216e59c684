"""The books of a review against values worked out by enumerating every draw of the example game."""

from collections.abc import Iterator
from functools import cache

import pytest
from tests.nook import installed

from tabletown.bots.search_rollouts import Rollouts
from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State
from tabletown.table.review.comparison import WIDTH
from tabletown.table.review.reviewer import Effort, Reviewer, boundaries, values

# Nine houses: h1 on a1 and so on; late enough for every choice to be considered.
PLACES = (0, 4, 8, 2, 6, 1, 3, 5, 7)
HEIGHTS = (1, 3, 2, 1, 2, 3, 3, 1, 2)


@pytest.fixture
def game() -> Iterator[Game]:
    with installed() as found:
        yield found


def steps_of(game: Game) -> list[tuple[int, int]]:
    steps = []
    for number, (place, height) in enumerate(zip(PLACES, HEIGHTS)):
        steps += [
            (CHANCE, game.parse(f"draw {height}")),
            (number % 2, game.parse(f"place {'abc'[place % 3]}{place // 3 + 1}")),
        ]
    return steps


def exact(game: Game, state: State) -> tuple[float, ...]:
    """Return the points of all seats, over every draw, if all go on as in the matches of a review."""
    rollouts = Rollouts(game.bot.evaluate, game.bot.action_values, WIDTH, state.options.seats)

    @cache
    def value(text: str) -> tuple[float, ...]:
        state = game.from_text(text)
        if state.over:
            return tuple(float(state.score(seat).total) for seat in range(state.options.seats))
        if state.actors() == CHANCE:
            outcomes = state.outcomes()
            found = [(weight, value(after(state, CHANCE, outcome))) for outcome, weight in outcomes]
            whole = sum(weight for weight, _ in found)
            return tuple(sum(w * each[seat] for w, each in found) / whole for seat in range(state.options.seats))
        seat = state.actors().bit_length() - 1
        legal = state.legal(seat)
        assert len(legal) <= WIDTH
        return value(after(state, seat, rollouts.best(state, seat, legal)))

    def after(state: State, actor: int, action: int) -> str:
        tried = state.copy()
        tried.apply(actor, action)
        return game.to_text(tried)

    return value(game.to_text(state))


def states(game: Game) -> list[State]:
    found = [game.new(game.options(seats=2))]
    for step in steps_of(game):
        state = found[-1].copy()
        state.apply(*step)
        found.append(state)
    return found


def test_positions_have_the_value_that_all_draws_give(game: Game) -> None:
    reached = states(game)
    for index in (6, 9, 12, 15):
        found = values(game, reached[index], range(1, 400), index)
        for points, error, right in zip(found.points, found.errors, exact(game, reached[index])):
            assert abs(points - right) <= 4 * error + 1e-9


def test_luck_is_what_a_draw_brings_against_the_mean_of_all(game: Game) -> None:
    reached = states(game)
    reviewer = Reviewer(
        game, game.options(seats=2), steps_of(game), effort=Effort(simulations=8, matches=2, most=2, positions=300)
    )
    *_, review = reviewer.run()
    draws = [each for each in review.draws() if each.first >= 6]
    assert len(draws) >= 4
    for each in draws:
        before, after = exact(game, reached[each.first]), exact(game, reached[each.last])
        for seat in range(2):
            assert abs(each.luck[seat] - (after[seat] - before[seat])) <= 4 * each.errors[seat] + 1e-9


def test_start_play_and_luck_add_up_to_the_result(game: Game) -> None:
    reviewer = Reviewer(
        game, game.options(seats=2), steps_of(game), effort=Effort(simulations=8, matches=2, most=2, positions=8)
    )
    *_, review = reviewer.run()
    for seat in range(2):
        books = review.books(seat)
        assert books.result == reached_total(game, seat)
        assert books.start + books.own + books.others + books.luck == pytest.approx(books.result)
        assert books.luck_error > 0


def reached_total(game: Game, seat: int) -> int:
    return states(game)[-1].score(seat).total


def test_sure_draws_and_forced_steps_change_no_value(game: Game) -> None:
    found = boundaries(game, game.options(seats=2), steps_of(game))
    assert found[0] == 0
    assert found[-1] == 18
    assert 17 not in found  # the last house has one square left
    assert 16 not in found or len(states(game)[16].outcomes()) > 1
