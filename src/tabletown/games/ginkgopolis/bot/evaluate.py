"""How good a position is for a seat, in points: by how many it may hope to be ahead of the best other, or of Gosha.

What that is made of is in `evaluate_rivals.py` and `evaluate_solo.py`. An action under way, and a sealed choice of the seat,
count as if they were carried out at once; what others chose is left alone.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT
from tabletown.games.ginkgopolis.bot import multiplayer as rivals
from tabletown.games.ginkgopolis.bot import solo
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import state as at
from tabletown.games.ginkgopolis.rules.flow import GinkgopolisState
from tabletown.games.ginkgopolis.rules.state import NOTHING

# Settings of the search. Margins lie far apart, so that curiosity must be less than usual to tell actions apart by some
# points. Positions are played on with every action looked at, which is as good as greedy: for some turns, so that what was
# chosen under cover has come to pass; alone to the end, for Gosha may be ahead for long and still lose.
SEARCH: Final[dict[str, float]] = {"curiosity": 1.0, "scale": 20.0, "late": 1.0, "turns": 6.0, "width": 64.0}
SEARCH_ALONE: Final[dict[str, float]] = {"turns": 1000.0, "late": 0.0}
# Points that a feature is worth; `tabletown arena learn ginkgopolis` and `tabletown arena tune ginkgopolis` may change them.
WEIGHTS: Final[dict[str, float]] = {**rivals.RIVAL_WEIGHTS, **solo.SOLO_WEIGHTS}
SAME_COLOUR: Final = 1.0  # less for a second character of a colour: a mixed engine serves every action


def use(weights: dict[str, float]) -> None:
    """Go by other weights from now on."""
    rivals.use([weights[name] for name in rivals.RIVAL_WEIGHTS])
    solo.use([weights[name] for name in solo.SOLO_WEIGHTS])


def learned(mode: str) -> list[str]:
    """The weights of a mode that `tabletown arena learn` may find, in the order of the features."""
    return list(solo.SOLO_WEIGHTS if mode == "solo" else rivals.RIVAL_WEIGHTS)


def features(state: GinkgopolisState, seat: int) -> list[float]:
    """By how much a seat is ahead now, and the features by weight; nothing in the draft, no features in the last round."""
    if state.packets:
        return []
    return solo.features(state) if state.mode == at.SOLO else rivals.features(state, seat)


def evaluate(state: GinkgopolisState, seat: int, is_spare: bool = False) -> float:
    """By how many points a seat may hope to be ahead; while characters are drafted, what it may hope for from them.

    A spare state is of no further use.
    """
    if state.packets:
        return _draft(state, seat)
    if state.mode == at.SOLO:
        return solo.against_gosha(state, is_spare)
    return rivals.against_others(state, seat, is_spare)


def looks(state: GinkgopolisState, seat: int, actions: list[int]) -> list[float]:
    """What actions look worth; a sealed choice by itself, even if all others have chosen and cards would be turned over."""
    sealed = state.point() == at.CHOOSE and state.mode != at.SOLO
    found: list[float] = []
    for action in actions:
        tried = state.copy()
        if sealed and action != act.NEW_HAND:
            tried.commits[seat] = action - act.COMMIT
            found.append(rivals.against_others(tried, seat, True))
        else:
            tried.advance(seat, action)
            found.append(evaluate(tried, seat, True))
    return found


def _draft(state: GinkgopolisState, seat: int) -> float:
    """What the characters kept so far are worth."""
    worth = 0.0
    kept = 0
    for number in range(m.KEPT):
        character = state.picks[m.KEPT * ((seat - number) % state.seats) + number]
        if character != NOTHING:
            worth += rivals.character_worth(character)
            if kept & BIT[m.CHARACTER_COLOUR[character]]:
                worth -= SAME_COLOUR
            kept |= BIT[m.CHARACTER_COLOUR[character]]
    return worth
