"""No bot ends a match with fewer points than ending at once would have given it, at any of its last decisions."""

from __future__ import annotations

import random

import pytest

import tabletown
from tabletown.bots import bot
from tabletown.bots.prudence import plan, prudent
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State

ENDING = [name for name in tabletown.games() if tabletown.game(name).bot.ending is not None]
STOPPING = {"end_turn", "end_round", "done", "stop", "pass", "decline", "move_on", "return_done"}
BOTS = ["greedy", "level:1", "level:2", "level:3", "mcts:4"]  # levels 4 and 5 are such searches


def last_turns(game: Game, seed: int) -> State:
    """Return a state in which some seat has begun its last turn, after play at random."""
    ending = game.bot.ending
    assert ending is not None
    rng = random.Random(seed)
    state = game.new(game.options(seats=2))
    while state.actors() == CHANCE or ending.points(state, seat_of(state)) is None:
        move(state, rng)
    return state


def seat_of(state: State) -> int:
    return next(iter(members(state.actors())))


def move(state: State, rng: random.Random) -> None:
    actor = CHANCE if state.actors() == CHANCE else seat_of(state)
    if actor == CHANCE:
        outcomes, weights = zip(*state.outcomes(), strict=True)
        state.apply(CHANCE, rng.choices(outcomes, weights)[0])
    else:
        state.apply(actor, rng.choice(state.legal(actor)))


def worst_loss(game: Game, spec: str, seed: int) -> float:
    """Return the most points that a seat loses after a decision at which it could have ended."""
    ending = game.bot.ending
    assert ending is not None
    state, rng, player = last_turns(game, seed), random.Random(seed), bot(spec)
    could: dict[int, float] = {}
    had: dict[int, float] = {}
    while not state.over:
        if state.actors() == CHANCE:
            move(state, rng)
            continue
        seat = seat_of(state)
        legal = state.legal(seat)
        points = ending.points(state, seat)
        if points is not None and ending.action in legal:
            could[seat] = max(points, could.get(seat, points))
        state.apply(seat, player.choose(game, game.view(state, seat), legal, rng))
        after = ending.points(state, seat) if state.actors() else None
        had[seat] = float(state.score(seat).total) if after is None else after
    return max(could[seat] - had[seat] for seat in could)


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", ENDING)
def test_no_seat_plays_on_at_a_loss(name: str, spec: str) -> None:
    assert worst_loss(tabletown.game(name), spec, 1) <= 0.0


@pytest.mark.soak
@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", ENDING)
def test_no_seat_plays_on_at_a_loss_in_many_matches(name: str, spec: str) -> None:
    assert max(worst_loss(tabletown.game(name), spec, seed) for seed in range(2, 40)) <= 0.0


def ended_at_once(game: Game, state: State, seat: int) -> float | None:
    """What a seat has if everybody stops now, None if somebody has to choose or the dealer to draw before the end."""
    state = state.copy()
    for _ in range(80):
        if state.over:
            return state.score(seat).total
        if state.actors() == CHANCE:
            return None
        actor = seat if state.actors() >> seat & 1 else seat_of(state)
        legal = state.legal(actor)
        stopping = [action for action in legal if game.text(action).split()[0] in STOPPING]
        if len(legal) > 1 and not stopping:
            return None
        state.apply(actor, (stopping or legal)[0])
    return None


def losses(game: Game, spec: str, seed: int) -> list[float]:
    """What each turn near the end of a match between bots costs the seat, of the points that stopping at once gave it.

    Only its own decisions count: the steps of others may cost a seat points as well.
    """
    rng, player, quick = random.Random(seed), bot(spec), bot("greedy")
    state = game.new(game.options(seats=2))
    turn = -1
    could: float | None = None
    found: list[float] = []
    while True:
        seat = -1 if state.actors() in (0, CHANCE) else seat_of(state)
        if seat != turn and (state.over or seat >= 0):
            has = None if could is None else ended_at_once(game, state, turn)
            if could is not None and has is not None:
                found.append(could - has)
            if state.over:
                return found
            turn, could = seat, None
        if seat < 0:
            move(state, rng)
            continue
        if game.bot.ending is None or game.bot.ending.points(state, seat) is not None:
            now = ended_at_once(game, state, seat)
            could = now if could is None or now is None else max(could, now)
        chooser = quick if could is None else player
        state.apply(seat, chooser.choose(game, game.view(state, seat), state.legal(seat), rng))


@pytest.mark.parametrize("name", tabletown.games())
def test_no_seat_plays_on_to_have_less_than_if_it_had_stopped(name: str) -> None:
    seen = 0
    for seed in (1, 3):
        found = losses(tabletown.game(name), "level:1", seed)
        seen += len(found)
        assert not found or max(found) <= 0.0
    assert seen or name == "ginkgopolis"  # where a match ends with everybody's action


@pytest.mark.soak
@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", tabletown.games())
def test_no_seat_plays_on_to_have_less_in_many_matches(name: str, spec: str) -> None:
    for seed in range(30):
        assert max(losses(tabletown.game(name), spec, seed), default=0.0) <= 0.0


def test_the_games_whose_turns_a_seat_ends_tell_so() -> None:
    ends = {"end_turn", "end_round"}
    assert [
        name for name in tabletown.games() if ends & {verb.name for verb in tabletown.game(name).actions.verbs}
    ] == ENDING


@pytest.mark.parametrize("name", ENDING)
def test_a_plan_promises_what_it_keeps(name: str) -> None:
    game = tabletown.game(name)
    ending = game.bot.ending
    assert ending is not None
    state = last_turns(game, 3)
    seat = seat_of(state)
    promised, action = plan(game, state, seat)
    now = ending.points(state, seat)
    assert now is not None
    assert ending.action not in state.legal(seat) or promised >= now
    for _ in range(40):
        if state.actors() in (0, CHANCE) or seat_of(state) != seat:
            break
        worth, action = plan(game, state, seat)
        assert worth >= promised
        promised = worth
        state.apply(seat, action)


@pytest.mark.parametrize("name", ENDING)
def test_before_the_last_turn_and_among_some_actions_the_choice_stands(name: str) -> None:
    game = tabletown.game(name)
    rng = random.Random(1)
    state = game.new(game.options(seats=2))
    while state.actors() == CHANCE or len(state.legal(seat_of(state))) < 2:
        move(state, rng)
    seat = seat_of(state)
    legal = state.legal(seat)
    assert prudent(game, game.view(state, seat), legal, legal[-1], rng) == legal[-1]
    late = last_turns(game, 2)
    seat = seat_of(late)
    planned = plan(game, late, seat)[1]
    some = [action for action in late.legal(seat) if action != planned][:2]
    assert prudent(game, game.view(late, seat), some, some[0], rng) in some
