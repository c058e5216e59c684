"""A score as it stands plus weighted features."""

from __future__ import annotations

from typing import final


@final
class Outlook:
    """The expected score of a player; its features are kept if they are to be learned from."""

    def __init__(self, score: int, weights: list[float], is_kept: bool) -> None:
        self.worth = float(score)
        self.weights = weights
        self.place = 0
        self.is_kept = is_kept
        self.found: list[float] = [float(score)] if is_kept else []

    def add(self, feature: float) -> None:
        """Add the next feature, in the order of the weights."""
        self.worth += self.weights[self.place] * feature
        self.place += 1
        if self.is_kept:
            self.found.append(feature)

    def add_gain(self, packed: int, factor: float) -> None:
        """Add resources, points and tiles of a gain as three features."""
        self.add((packed & 255) * factor)
        self.add(((packed >> 8) & 255) * factor)
        self.add((packed >> 16) * factor)
