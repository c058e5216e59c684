"""Reviews: classes, planted blunders, streaming, secrecy of the seat's knowledge."""

import random

import pytest

import tabletown
from tabletown.bots import bot
from tabletown.core.errors import RecordError
from tabletown.core.game import Game
from tabletown.core.record import Record
from tabletown.core.state import CHANCE, State
from tabletown.table.review import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE, Review, accuracy, classify, review
from tabletown.table.review.judge import Judge
from tabletown.table.review.reviewer import Effort, Reviewer

QUICK = Effort(simulations=12, matches=2, most=6, positions=3)
Steps = list[tuple[int, int]]


def play(game: Game, state: State, spec: str, seed: int, until: int | None = None) -> Steps:
    """Play on with bots and return the steps."""
    rng, player = random.Random(seed), bot(spec)
    steps: Steps = []
    while not state.over and (until is None or len(steps) < until):
        if state.actors() == CHANCE:
            outcomes, weights = zip(*state.outcomes())
            step = (CHANCE, rng.choices(outcomes, weights)[0])
        else:
            seat = next(seat for seat in range(state.options.seats) if state.is_actor(seat))
            step = (seat, player.choose(game, game.view(state, seat), state.legal(seat), rng))
        steps.append(step)
        state.apply(*step)
    return steps


@pytest.fixture(scope="module")
def made() -> tuple[Game, Steps]:
    game = tabletown.game("torres")
    return game, play(game, game.new(game.options(seats=2)), "greedy", 3)


def test_classes_begin_at_parts_of_a_mistake() -> None:
    losses = (0.4, 0.5, 2.0, 5.0, 10.0)
    assert [classify(loss, 0.1, 5.0) for loss in losses] == [BEST, GOOD, INACCURACY, MISTAKE, BLUNDER]


def test_a_loss_within_two_errors_is_never_worse_than_good() -> None:
    assert classify(11.0, 5.6, 5.0) == GOOD
    assert classify(11.0, 5.4, 5.0) == BLUNDER


def test_accuracy_falls_with_the_mean_loss_and_ignores_noise() -> None:
    assert accuracy([], 5.0) == 100.0
    assert accuracy([(1.0, 1.5), (0.0, 0.2)], 5.0) == 100.0
    assert accuracy([(4.3, 0.5), (4.3, 0.5)], 5.0) == pytest.approx(36.8, abs=0.1)


def test_every_decision_with_a_choice_is_judged_and_no_other(made: tuple[Game, Steps]) -> None:
    game, steps = made
    options = game.options(seats=2)
    reviewer = Reviewer(game, options, steps[:], effort=QUICK)
    seen = []
    for each in reviewer.run():
        seen.append(len(each.decisions))
        if len(seen) > 4:
            break
    assert seen == [1, 2, 3, 4, 5]  # from left to right
    state, expected = game.new(options), []
    for index, (actor, action) in enumerate(steps):
        if actor != CHANCE and len(state.legal(actor)) > 1:
            expected.append((index, actor, action))
        state.apply(actor, action)
    assert [(each.index, each.seat, each.played) for each in reviewer.review.decisions] == expected[:5]
    assert reviewer.review.total == len(expected) + 1


def test_the_same_effort_gives_the_same_review_and_survives_json() -> None:
    game = tabletown.game("tiny_towns")
    options = game.options(seats=2)
    state = game.new(options)
    steps = play(game, state, "greedy", 1)
    record = Record.of(game, options, steps)
    effort = Effort(simulations=4, matches=1, most=1, positions=1)
    one = review(record, effort=effort)
    assert one.finished
    assert record.result is not None
    assert one.totals == record.result.totals
    assert Review.from_json(one.to_json()).to_json() == one.to_json() == review(record, effort=effort).to_json()
    for seat in range(2):
        books = one.books(seat)
        assert books.start + books.own + books.others + books.luck == pytest.approx(books.result)
        assert sum(one.counts(seat).values()) == len(one.of(seat))


def test_a_match_in_progress_is_refused(made: tuple[Game, Steps]) -> None:
    game, steps = made
    with pytest.raises(RecordError) as error:
        review(Record.of(game, game.options(seats=2), steps[:20]), effort=QUICK)
    assert error.value.message == "review-running"


def test_verdicts_depend_on_the_view_alone() -> None:
    game = tabletown.game("ginkgopolis")
    state = game.new(game.options(seats=2))
    play(game, state, "greedy", 2, until=60)
    while state.actors() == CHANCE or state.actors() & 1 == 0 or len(state.legal(0)) < 2:
        play(game, state, "greedy", 2, until=1)
    other = state
    for seed in range(50):  # another hand of the other seat
        other = game.sample(game.view(state, 0), random.Random(seed))
        if other.key() != state.key():
            break
    assert other.key() != state.key()
    verdicts = []
    for each in (state, other):
        legal = each.legal(0)
        judge = Judge(game, game.view(each, 0), legal, 0, (legal[0],), 5)
        judge.begin(20, 0.0)
        judge.short(4)
        judge.whole(2)
        verdicts.append(judge.decision())
    assert verdicts[0] == verdicts[1]


def test_planted_blunders_are_found() -> None:
    game = tabletown.game("torres")
    options = game.options(seats=2)
    state = game.new(options)
    play(game, state, "greedy", 4, until=60)
    found = 0
    for number in range(3):
        while state.actors() == CHANCE or len(state.legal(state.actors().bit_length() - 1)) < 12:
            play(game, state, "greedy", number, until=1)
        seat = state.actors().bit_length() - 1
        legal = state.legal(seat)
        worths = game.bot.values(state, seat, legal)
        worst = legal[min(range(len(legal)), key=lambda place: worths[place])]
        judge = Judge(game, game.view(state, seat), legal, 0, (worst,), number)
        judge.begin(100, 0.0)
        judge.short(30)
        judge.whole(12)
        while judge.need and judge.matches < 120:
            judge.refine(8)
        decision = judge.decision()
        assert decision.best.action != worst
        assert decision.loss > 0
        assert decision.best.loss == 0
        found += decision.verdict in (INACCURACY, MISTAKE, BLUNDER)
        play(game, state, "greedy", number, until=5)
    assert found >= 2
