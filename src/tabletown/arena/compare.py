"""Learning by comparison: in one position several actions are played to the end, again and again.

This cancels the luck that differs between matches and measures what matters: which action is better, and by how much.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt

from tabletown.core.chance import Rng
from tabletown.core.facets import Bot
from tabletown.core.state import CHANCE, State

BEST = 5  # number of best-looking actions that are compared,
MORE = 3  # and of others
WHOLE = 0.05  # weight of the mean of all actions, per playout


def compare(
    features: Callable[[State, int], list[float]],
    bot: Bot[State],
    state: State,
    looks: Sequence[float],
    legal: Sequence[int],
    tries: int,
    rng: random.Random,
) -> list[list[float]]:
    """Return training rows for a solo match: differences of the features, and of the rest of the match, from the mean."""
    order = sorted(range(len(legal)), key=lambda place: -looks[place])
    tried = order[:BEST] + rng.sample(order[BEST:], min(MORE, len(order[BEST:])))
    seeds = [rng.getrandbits(32) for _ in range(tries)]
    rows = []
    for place in tried:
        after = state.copy()
        after.advance(0, legal[place])
        found = features(after, 0)  # without the features of the last round, which no longer count
        rest = sum(features(greedy_playout(after.copy(), bot, Rng(seed)), 0)[0] for seed in seeds) / tries - found[0]
        rows.append([*found[1:], rest])
    size = max(len(row) for row in rows)
    if size == 1:  # nothing but the end is left, whatever is chosen
        return []
    rows = [row if len(row) == size else [*row[:-1], *[0.0] * (size - len(row)), row[-1]] for row in rows]
    mean = [sum(column) / len(rows) for column in zip(*rows)]
    weight = sqrt(WHOLE * tries)
    return [[mine - usual for mine, usual in zip(row, mean)] for row in rows] + [[weight * each for each in mean]]


def greedy_playout(state: State, bot: Bot[State], rng: Rng) -> State:
    """Play a solo match to its end by one-step look-ahead and return the last state."""
    while not state.over:
        if state.actors() == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        legal = state.choices(0)
        worths = bot.values(state, 0, legal) if len(legal) > 1 else [0.0]
        state.advance(0, legal[worths.index(max(worths))])
    return state
