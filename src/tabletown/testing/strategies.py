"""Hypothesis strategies for options, matches and records of a game, built by choosing the n-th legal action each time.

There is none for states: Hypothesis keeps weak references to drawn values, which compiled objects support only from
Python 3.12 on. Draw a match and take its `last()` state.
"""

from __future__ import annotations

from hypothesis import strategies as st

from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.record import Record
from tabletown.testing.matches import Match, Step, actors

NUMBERS = st.integers(0, 2**16 - 1)


def options(game: Game) -> st.SearchStrategy[Options]:
    """Draw one of the presets; shrinks to the first."""
    return st.sampled_from(game.presets())


@st.composite
def matches(draw: st.DrawFn, game: Game, chosen: Options | None = None, most: int = 60) -> Match:
    """Draw an unfinished or finished match: each number chooses an actor and its n-th legal action.

    It shrinks to fewer steps and to the first legal actions.
    """
    agreed = chosen if chosen is not None else draw(options(game))
    numbers = draw(st.lists(NUMBERS, max_size=most))
    state = game.new(agreed)
    steps: list[Step] = []
    for number in numbers:
        if state.over:
            break
        waiting = actors(state)
        actor = waiting[number % len(waiting)]
        legal = state.legal(actor)
        action = legal[number // len(waiting) % len(legal)]
        state.apply(actor, action)
        steps.append((actor, action))
    return Match(game, agreed, tuple(steps))


def records(game: Game, chosen: Options | None = None, most: int = 60) -> st.SearchStrategy[Record]:
    """Draw the record of such a match."""
    return matches(game, chosen, most).map(lambda match: Record.of(game, match.options, match.steps))
