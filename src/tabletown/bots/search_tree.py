"""What a search remembers of one seat's decisions: how often each action could be taken, was taken, and what came of it."""

from __future__ import annotations

from math import sqrt
from typing import final

UNSEEN = -1  # the key of a step of which a seat does not learn what it was


@final
class Node:
    """A decision of one seat, told apart by what the seat itself did and saw since the root.

    What is hidden differs from one simulation to the next, so an action may be legal in some and not in others: `offered`
    counts when it could be taken, and stands for the visits of the parent when actions are compared.
    """

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.places: dict[int, int] = {}
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.bests: list[float] = []
        self.offered: list[int] = []
        self.after: list[Node | None] = []
        self.watched: dict[int, Node] | None = None
        self.met: int = 0  # how often it was come to before its actions were looked at
        self.count: int = 0
        self.total: float = 0.0

    def is_new(self) -> bool:
        """Whether nothing is known of it yet."""
        return not self.actions

    def add(self, action: int, prior: float) -> None:
        """Take in an action that was not legal in earlier simulations."""
        self.places[action] = len(self.actions)
        self.actions.append(action)
        self.priors.append(prior)
        self.visits.append(0)
        self.totals.append(0.0)
        self.bests.append(-1e30)
        self.offered.append(0)
        self.after.append(None)

    def child(self, place: int) -> Node:
        """The seat's next decision after its action at that place."""
        found = self.after[place]
        if found is None:
            found = Node()
            self.after[place] = found
        return found

    def watch(self, key: int) -> Node:
        """The same decision after the seat has seen a step of another."""
        if self.watched is None:
            self.watched = {}
        found = self.watched.get(key)
        if found is None:
            found = Node()
            self.watched[key] = found
        return found

    def select(self, legal: list[int], low: float, high: float, curiosity: float, best_part: float = 0.0) -> int:
        """The place of the legal action that promises most, or is least known."""
        if high <= low:  # no two values are known to compare by
            low, high = 0.0, 1.0
        spread = high - low
        mean = self.total / self.count if self.count else (low + high) / 2.0
        untried = (mean - low) / spread  # as good as what was tried here
        best = -1e30
        chosen = -1
        for action in legal:
            place = self.places[action]
            self.offered[place] += 1
            tried = self.visits[place]
            value = untried
            if tried:
                value = self.totals[place] / tried
                if best_part > 0.0:
                    value += best_part * (self.bests[place] - value)
                value = (value - low) / spread
            value += curiosity * self.priors[place] * sqrt(float(self.offered[place])) / (1 + tried)
            if value > best:
                best = value
                chosen = place
        return chosen

    def learn(self, place: int, value: float) -> None:
        """Count what came of an action."""
        self.visits[place] += 1
        self.totals[place] += value
        if value > self.bests[place]:
            self.bests[place] = value
        self.count += 1
        self.total += value
