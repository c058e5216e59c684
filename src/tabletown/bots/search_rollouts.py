"""Matches played to the end for comparisons: whatever is the same in two of them gets the same random numbers.

Every draw of the dealer and every decision of a seat has random numbers of its own, which depend on the seed of the match,
on who acts and on how often that was before, but not on what happened otherwise. At a decision each action is considered or
not by its own number.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tabletown.bots.search import LONGEST, Evaluate, Looks
from tabletown.bots.search_values import lowest
from tabletown.core.chance import MASK32, Rng
from tabletown.core.state import CHANCE, State

FULL: Final = 1 << 32


@final
class Rollouts:
    """Plays matches to the end; a seat takes the best-looking of about `width` actions, one step ahead."""

    def __init__(self, evaluate: Evaluate, looks: Looks | None, width: int, seats: int) -> None:
        self.evaluate = evaluate
        self.looks = looks
        self.width = width
        self.seats = seats

    def play(self, state: State, seed: int, turns: int = 0) -> None:
        """Play on in place for a number of turns (0: to the end); a turn ends when another seat or the dealer is to act."""
        made = [0] * self.seats
        drawn = 0
        left = turns
        last = 0
        for _ in range(LONGEST):
            waiting = state.actors()
            if waiting == 0:
                return
            if turns and waiting > 0 and waiting != last:
                if left == 0:
                    return
                left -= 1
                last = waiting
            if waiting < 0:
                last = 0
                state.advance(CHANCE, state.draw(Rng(mix(seed, 31, drawn))))
                drawn += 1
                continue
            seat = lowest(waiting)
            legal = state.choices(seat)
            if len(legal) > 1:
                made[seat] += 1
                legal = self.considered(legal, mix(seed, seat, made[seat]))
            state.advance(seat, legal[0] if len(legal) == 1 else self.best(state, seat, legal))

    def considered(self, legal: list[int], seed: int) -> list[int]:
        """Return about `width` of the actions, at least one; each is chosen by a number of its own."""
        if len(legal) <= self.width:
            return legal
        limit = FULL * self.width // len(legal)
        found: list[int] = []
        nearest = legal[0]
        least = FULL
        for action in legal:
            number = mix(seed, 0, action)
            if number < limit:
                found.append(action)
            if number < least:
                least = number
                nearest = action
        return found if found else [nearest]

    def best(self, state: State, seat: int, actions: list[int]) -> int:
        """Return the action that looks best one step ahead."""
        if self.looks is not None:
            worths = self.looks(state, seat, actions)
        else:
            worths = []
            for action in actions:
                after = state.copy()
                after.advance(seat, action)
                worths.append(self.evaluate(after, seat))
        best = 0
        for place in range(1, len(actions)):
            if worths[place] > worths[best]:
                best = place
        return actions[best]


def mix(seed: int, actor: int, number: int) -> int:
    """Return a random number of 32 bits for the given ones."""
    x: i64 = (seed ^ (actor * 0x9E3779B1) ^ (number * 0x85EBCA6B)) & MASK32
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK32
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK32
    return int(x ^ (x >> 16))
