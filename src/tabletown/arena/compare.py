"""Learning by comparison: in one position several actions are played on to the end, again and again.

What differs between matches by luck is then left out of account, and what is learned is what matters: which action is
better, and by how much.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt

from tabletown.core.chance import Rng
from tabletown.core.facets import Bot
from tabletown.core.state import CHANCE, State

BEST = 5  # actions that look best are compared,
MORE = 3  # and some others
WHOLE = 0.05  # how much the mean of all actions counts, for each time that they were played on


def compare(
    features: Callable[[State, int], list[float]],
    bot: Bot[State],
    state: State,
    looks: Sequence[float],
    legal: Sequence[int],
    tries: int,
    rng: random.Random,
) -> list[list[float]]:
    """Rows to learn from, for one seat alone: by how much the features, and the rest of the match, differ from the mean."""
    order = sorted(range(len(legal)), key=lambda place: -looks[place])
    tried = order[:BEST] + rng.sample(order[BEST:], min(MORE, len(order[BEST:])))
    seeds = [rng.getrandbits(32) for _ in range(tries)]
    rows = []
    for place in tried:
        after = state.copy()
        after.advance(0, legal[place])
        found = features(after, 0)  # without those of the last round, which count nothing any more
        rest = sum(features(play_on(after.copy(), bot, Rng(seed)), 0)[0] for seed in seeds) / tries - found[0]
        rows.append([*found[1:], rest])
    size = max(len(row) for row in rows)
    if size == 1:  # whatever is done, nothing but the end is left
        return []
    rows = [row if len(row) == size else [*row[:-1], *[0.0] * (size - len(row)), row[-1]] for row in rows]
    mean = [sum(column) / len(rows) for column in zip(*rows)]
    weight = sqrt(WHOLE * tries)
    return [[mine - usual for mine, usual in zip(row, mean)] for row in rows] + [[weight * each for each in mean]]


def play_on(state: State, bot: Bot[State], rng: Rng) -> State:
    """Play a match of one seat to its end, one step ahead."""
    while not state.over:
        if state.actors() == CHANCE:
            state.advance(CHANCE, state.draw(rng))
            continue
        legal = state.choices(0)
        worths = bot.values(state, 0, legal) if len(legal) > 1 else [0.0]
        state.advance(0, legal[worths.index(max(worths))])
    return state
