"""One match of a contest, played without a table; bots get only views."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from time import thread_time

import msgspec

from tabletown.arena.contest import ENGINE, Contest, Pairing
from tabletown.arena.engine import Engine, EngineBot
from tabletown.bots import Bot, bot
from tabletown.bots.levels import spec_for_step
from tabletown.bots.tree_reuse import Memory
from tabletown.core.bits import members
from tabletown.core.state import CHANCE, State


class Result(msgspec.Struct, frozen=True):
    """The result of a match; tuples are indexed by seat, `seconds` is the processor time of all decisions."""

    deal: int
    lineup: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    steps: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    @property
    def pairing(self) -> Pairing:
        """The pairing that was played."""
        return Pairing(self.deal, self.lineup)


Player = Callable[[int], Bot]  # the bot for a decision, given the number of earlier ones in the turn


def play(contest: Contest, pairing: Pairing) -> Result:
    """Play one match to its end; equal seeds give equal matches unless a bot is limited by time."""
    game, options = contest.start()
    with ExitStack() as engines:
        players: list[Player] = []
        for seat, each in enumerate(pairing.lineup):
            spec = contest.bots[each]
            if spec.startswith(ENGINE):
                players.append(partial(EngineBot, engines.enter_context(Engine(spec, game, options, seat))))
            else:
                players.append(player(spec, contest.part))
        return contend(contest, pairing, players)[0]


def player(spec: str, part: float = 1.0) -> Player:
    """Return the bot of a seat as at a table, with processor time for its seconds, so that load does not matter."""
    memory = Memory()
    return lambda made: bot(spec_for_step(spec, made), clock=lambda: thread_time() / part, memory=memory)


def contend(contest: Contest, pairing: Pairing, players: list[Player]) -> tuple[Result, State]:
    """Play the match of a pairing with these players and return its result and its last state."""
    game, options = contest.start()
    state = game.new(options)
    dealer = random.Random(f"deal {contest.seed} {pairing.deal}")
    # By bot and place in the line-up, not by seat: a bot has the same luck in every rotation.
    luck = [random.Random(f"bot {contest.seed} {pairing.deal} {mark}") for mark in _marks(pairing.lineup)]
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    steps, waiting, made = 0, 0, [0] * len(players)
    while not state.over:
        steps += 1
        if state.actors() == CHANCE:
            state.apply(CHANCE, draw(state, dealer))
            waiting = 0
            continue
        for seat in members(state.actors() & ~waiting) if len(players) > 1 else (0,):
            made[seat] = 0  # nobody waits in a solo match, so there is no need to hurry
        waiting = state.actors()
        seat = next(iter(members(waiting)))
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            view = game.view(state, seat)
            begun = thread_time()
            action = players[seat](made[seat]).choose(game, view, legal, luck[seat])
            seconds[seat] += thread_time() - begun
            decisions[seat] += 1
        state.apply(seat, action)
        made[seat] += 1
    scores = tuple(state.score(seat).total for seat in range(len(players)))
    spent = tuple(round(each, 3) for each in seconds)
    return Result(pairing.deal, pairing.lineup, scores, tuple(state.winners()), steps, tuple(decisions), spent), state


def draw(state: State, dealer: random.Random) -> int:
    """Return an outcome for the dealer, using one number per draw, so that equal deals stay equal whatever the seats do."""
    outcomes = state.outcomes()
    mark = dealer.random() * sum(weight for _, weight in outcomes)
    for outcome, weight in outcomes:
        mark -= weight
        if mark < 0:
            return outcome
    return outcomes[-1][0]


def _marks(lineup: tuple[int, ...]) -> list[str]:
    return [f"{each} {lineup[:seat].count(each)}" for seat, each in enumerate(lineup)]
