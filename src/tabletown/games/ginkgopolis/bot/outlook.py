"""What may be hoped for: a score as it stands, and features by their weights."""

from __future__ import annotations

from typing import final


@final
class Outlook:
    """What a player may hope for; the features are kept where they are to be learned from."""

    def __init__(self, score: int, weights: list[float], is_kept: bool) -> None:
        self.worth = float(score)
        self.weights = weights
        self.place = 0
        self.is_kept = is_kept
        self.found: list[float] = [float(score)] if is_kept else []

    def add(self, feature: float) -> None:
        """The next feature, in the order of the weights."""
        self.worth += self.weights[self.place] * feature
        self.place += 1
        if self.is_kept:
            self.found.append(feature)
