"""Prudence in the last turns of a match: no bot ends with fewer points than ending at once would have given.

A game may tell how a seat ends its last turn and what it then has (`Bot.ending`). From there a *plan* is played: the
action that looks best one step ahead, again and again, until another seat is to act. A plan is worth the most that ending at
one of its positions gives, so it never promises more than can be had. An action is taken only if the plan after it is worth
as much as the plan before it; otherwise the plan itself goes on. So the worth of the plan never falls.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tabletown.core.chance import Rng
from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State
from tabletown.core.views import View

LONGEST = 160  # decisions of a plan
NO_ACTION = -1


def prudent(game: Game, view: View, legal: Sequence[int], action: int, rng: random.Random) -> int:
    """Return the action, or a better one if it would cost points in the last turn of the seat."""
    ending = game.bot.ending
    seat = view.seat
    if ending is None or seat is None or len(legal) == 1:
        return action
    state = game.sample(view, rng)
    if ending.points(state, seat) is None:
        return action
    promised, planned = plan(game, state, seat)
    if planned not in legal:  # the caller allows only some of them
        return action
    if planned == ending.action and action != planned and ending.action in legal:
        # The plan finds nothing to gain: whatever does not even look better than ending is idle.
        values = game.bot.values(state, seat, [action, planned])
        if values[0] < values[1]:
            return planned
    after = state.copy()
    after.apply(seat, action)
    return action if plan(game, after, seat)[0] >= promised else planned


def plan(game: Game, state: State, seat: int) -> tuple[float, int]:
    """Return the worth of a seat's plan and its first action, NO_ACTION where another is to act."""
    ending = game.bot.ending
    if ending is None:
        raise ValueError(f"{game.name} does not tell how a turn ends")
    state = state.copy()
    luck = Rng(1)
    worth, first, best, drawn = -1e30, NO_ACTION, NO_ACTION, False
    for _ in range(LONGEST):
        actors = state.actors()
        if actors == CHANCE:
            drawn = True
            state.apply(CHANCE, state.draw(luck))
            continue
        legal = state.legal(seat) if actors >> seat & 1 else []
        if not legal or ending.action in legal:
            points = ending.points(state, seat) if actors else None
            points = float(state.score(seat).total) if points is None else points
            if points > worth:
                worth = points
                best = ending.action if first == NO_ACTION and legal else first
            if not legal or drawn:  # after a draw the plan cannot be sure of more than it has
                break
        action = _best_looking(game, state, seat, legal)
        first = action if first == NO_ACTION else first
        state.apply(seat, action)
    return worth, first if best == NO_ACTION else best


def _best_looking(game: Game, state: State, seat: int, legal: list[int]) -> int:
    if len(legal) == 1:
        return legal[0]
    values = game.bot.values(state, seat, legal)
    return legal[values.index(max(values))]
