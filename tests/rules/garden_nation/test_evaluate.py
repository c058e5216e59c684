"""The heuristic value: it changes nothing, likes what brings points, and beats chance."""

import random

from tests.rules.garden_nation.helpers import GAME, play, random_states, table, view_of, waiting

from tabletown.core.state import CHANCE, State


def test_valuing_a_state_leaves_it_as_it_was() -> None:
    for state in random_states(31, 6, share=0.3):
        before = (state.key(), state.taken, state.high, list(state.own))
        for seat in range(state.seats):
            assert isinstance(GAME.bot.evaluate(state, seat), float)
        assert (state.key(), state.taken, state.high, list(state.own)) == before


def test_completing_a_project_is_better_than_not() -> None:
    state = table("T1.1=1", "", crane=1, display="house - - -", order="1 0")
    play(state, "0 build T1.1")
    done, left = play(state.copy(), "0 complete 1"), play(state.copy(), "0 decline")
    assert GAME.bot.evaluate(done, 0) > GAME.bot.evaluate(left, 0)


def test_points_of_kept_objectives_count() -> None:
    rich = table("T1.1=2; kept cabaret belfry", "")
    poor = table("T1.3=2; kept cabaret belfry", "")
    assert GAME.bot.evaluate(rich, 0) == GAME.bot.evaluate(poor, 0) + 2


def _greedy(state: State, seat: int) -> int:
    def worth(action: int) -> float:
        after = state.copy()
        after.apply(seat, action)
        return GAME.bot.evaluate(after, seat)

    return max(state.legal(seat), key=worth)


def test_one_step_ahead_beats_chance() -> None:
    won = points = 0.0
    for number in range(12):
        rng = random.Random(number)
        state = GAME.new(GAME.options(seats=2))
        while not state.over:
            actor = waiting(state)[0]
            clever = actor == number % 2 and actor != CHANCE
            state.apply(actor, _greedy(state, actor) if clever else rng.choice(state.legal(actor)))
        won += (number % 2 in state.winners()) / len(state.winners())
        points += state.score(number % 2).total - state.score(1 - number % 2).total
        assert view_of(state).phase == "over"
    assert won >= 9
    assert points > 12 * 15
