"""The reveals of a round one after another (GK-3.5), although a single step may lead through several of them."""

from __future__ import annotations

from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.dealing import turn_up
from tabletown.games.ginkgopolis.rules.flow import decide, happen
from tabletown.games.ginkgopolis.rules.points import FRAME, GOSHA_SEAT
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

_POINT = FRAME - 1


def stages(before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> list[GinkgopolisState]:
    """Return a state before each card that the step turns over, and the state after it."""
    state = before.copy()
    if actor == CHANCE:
        turn_up(state, action)
    else:
        decide(state, actor, action)
    found: list[GinkgopolisState] = []
    while True:
        frame = state.top()
        point = frame & _POINT
        if point < at.START or point == at.OVER:
            if not (point == at.TILES and state.reserve == 0) and not (point == at.ASSET and _is_idle(state)):
                return [*found, after]
            state.pop()
            continue
        if point == at.TURN and _has_next(state):
            found.append(state.copy())
        state.pop()
        happen(state, point, frame // FRAME)


def _is_idle(state: GinkgopolisState) -> bool:
    """Return whether there is neither a resource nor a tile to take."""
    return not state.store[state.acting] and state.reserve == 0


def _has_next(state: GinkgopolisState) -> bool:
    """Return whether somebody turns over a card, not the round ends."""
    return state.turn < state.seats or (state.mode == at.SOLO and state.acting != GOSHA_SEAT)
