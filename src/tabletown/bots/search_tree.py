"""The search tree of one seat: how often each action was available and taken, and its results."""

from __future__ import annotations

from math import sqrt
from typing import final

UNSEEN = -1  # the key of a step whose action the seat does not see


@final
class Node:
    """A decision of one seat, distinguished by what the seat did and saw since the root.

    Hidden information differs between simulations, so an action may be legal only in some: `offered` counts those, and
    replaces the visits of the parent when actions are compared.
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
        self.observed: dict[int, Node] | None = None
        self.met: int = 0  # visits before its actions were added
        self.count: int = 0
        self.total: float = 0.0

    def is_new(self) -> bool:
        """Return whether no action has been added yet."""
        return not self.actions

    def add(self, action: int, prior: float) -> None:
        """Add an action that was not legal in earlier simulations."""
        self.places[action] = len(self.actions)
        self.actions.append(action)
        self.priors.append(prior)
        self.visits.append(0)
        self.totals.append(0.0)
        self.bests.append(-1e30)
        self.offered.append(0)
        self.after.append(None)

    def child(self, place: int) -> Node:
        """Return the seat's next decision after the action at that index."""
        found = self.after[place]
        if found is None:
            found = Node()
            self.after[place] = found
        return found

    def observe(self, key: int) -> Node:
        """Return the decision after the seat has seen another's step."""
        if self.observed is None:
            self.observed = {}
        found = self.observed.get(key)
        if found is None:
            found = Node()
            self.observed[key] = found
        return found

    def select(self, legal: list[int], low: float, high: float, curiosity: float, best_part: float = 0.0) -> int:
        """Return the index of the legal action with the best upper confidence bound (PUCT)."""
        if high <= low:  # fewer than two values to compare
            low, high = 0.0, 1.0
        spread = high - low
        mean = self.total / self.count if self.count else (low + high) / 2.0
        untried = (mean - low) / spread  # assume the average here
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

    def update(self, place: int, value: float) -> None:
        """Count a result of an action."""
        self.visits[place] += 1
        self.totals[place] += value
        if value > self.bests[place]:
            self.bests[place] = value
        self.count += 1
        self.total += value
