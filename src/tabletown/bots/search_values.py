"""Small functions of the search: seats of a bit set, margins as values, and values as weights."""

from __future__ import annotations

from math import exp

from tabletown.core.bits import BIT


def best_other(points: list[float], seat: int) -> float:
    """Return the most points of another seat, or 0 if there is none."""
    best = -1e30
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return best if len(points) > 1 else 0.0


def lowest(waiting: int) -> int:
    """Return the first seat of a bit set."""
    seat = 0
    while not waiting & BIT[seat]:
        seat += 1
    return seat


def squash(margin: float) -> float:
    """Map a margin to 0 (far behind) .. 0.5 (equal) .. 1 (far ahead)."""
    if margin < -30.0:
        return 0.0
    if margin > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-margin))


def chances(worths: list[float], warmth: float) -> list[float]:
    """Return softmax weights of the values, with `warmth` as the temperature."""
    most = worths[0]
    for worth in worths:
        if worth > most:
            most = worth
    found: list[float] = []
    for worth in worths:
        found.append(exp((worth - most) / warmth))
    return found
