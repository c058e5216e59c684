"""Analysis of positions: refined slice by slice, by one seat's knowledge or with all cards open; bad text is refused."""

import random

import msgspec
import pytest
from tests.nook import installed

import tabletown
from tabletown.core.errors import PositionError
from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State
from tabletown.table.analysis import Effort, Question, Slice, analyse, read_position, seat_of, summarize, think

EFFORT = Effort(simulations=12, rounds=2)


def middle(game: Game, seats: int, steps: int, seed: int = 1) -> State:
    """A position in which seat 0 has a choice."""
    state, rng = game.new(game.options(seats=seats)), random.Random(seed)
    while steps > 0 or not (state.actors() > 0 and state.is_actor(0) and len(state.legal(0)) > 2):
        actor = CHANCE if state.actors() == CHANCE else seat_of(state)
        state.apply(actor, rng.choice(state.legal(actor)))
        steps -= 1
    return state


@pytest.fixture
def torres() -> State:
    return middle(tabletown.game("torres"), 2, 30)


def test_each_slice_adds_matches_and_keeps_the_pairs(torres: State) -> None:
    task = Slice(Question(torres.to_text(), 0), effort=EFFORT)
    seen = []
    for _ in range(3):
        before = dict(task.ways)
        task = think(task)
        for way, results in before.items():
            assert dict(task.ways)[way].whole[: len(results.whole)] == results.whole
        seen.append(summarize(task).matches)
    assert seen == sorted(set(seen))
    found = summarize(task)
    assert found.legal == len(torres.legal(0))
    assert found.choices[0].loss == 0
    assert [each.loss for each in found.choices] == sorted(each.loss for each in found.choices)
    for each in found.choices:
        assert each.line[0] == each.action
        assert each.action in torres.legal(0)
        assert 0 <= each.chance <= 1


def test_what_is_known_travels_between_processes(torres: State) -> None:
    task = think(Slice(Question(torres.to_text(), 0), effort=EFFORT))
    sent = msgspec.msgpack.decode(msgspec.msgpack.encode(task), type=Slice)
    assert summarize(think(sent)) == summarize(think(task))


def test_knowledge_of_a_seat_is_all_that_counts_unless_cards_are_open() -> None:
    game = tabletown.game("ginkgopolis")
    state = middle(game, 2, 60)
    view = game.view(state, 0)
    others = (game.sample(view, random.Random(seed)) for seed in range(50))
    other = next(each for each in others if each.key() != state.key())
    answers = [
        [summarize(think(Slice(Question(each.to_text(), 0, is_open), effort=EFFORT))) for each in (state, other)]
        for is_open in (False, True)
    ]
    assert answers[0][0] == answers[0][1]
    assert answers[1][0] != answers[1][1]


def test_a_single_action_needs_no_search() -> None:
    with installed() as game:
        state = game.new(game.options(seats=2))
        while state.actors() == CHANCE or len(state.legal(seat_of(state))) > 1:
            actor = CHANCE if state.actors() == CHANCE else seat_of(state)
            state.apply(actor, state.legal(actor)[0])
        found = list(analyse(state, seconds=0.0))[-1]
        assert [each.action for each in found.choices] == state.legal(found.seat)
        assert found.matches > 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "analysis-game"),
        ("chess\ne2e4", "analysis-game"),
        ("torres\nnonsense", "position-line"),
        ("torres\n" + "#" * 30_000, "analysis-long"),
    ],
)
def test_bad_text_is_refused(text: str, message: str) -> None:
    with pytest.raises(PositionError) as error:
        read_position(text)
    assert error.value.message == message


def test_nobody_decides_at_the_end_or_before_a_draw(torres: State) -> None:
    assert seat_of(torres) == 0
    with pytest.raises(PositionError) as error:
        seat_of(torres, 1)
    assert error.value.message == "analysis-seat"
    end = torres.copy()
    tabletown.playout(end, 1)
    with pytest.raises(PositionError) as error:
        seat_of(end)
    assert error.value.message == "analysis-over"
    game = tabletown.game("ginkgopolis")
    state = game.new(game.options(seats=2))
    assert state.actors() == CHANCE
    with pytest.raises(PositionError) as error:
        seat_of(state)
    assert error.value.message == "analysis-dealer"
