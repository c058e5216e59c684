"""Classes of decisions by the points that they lose, and the accuracy of a seat.

All limits are parts of `Meta.mistake` of the game, so they are points of that game.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = CLASSES = ("best", "good", "inaccuracy", "mistake", "blunder")
_LIMITS = ((2.0, BLUNDER), (1.0, MISTAKE), (0.4, INACCURACY), (0.1, GOOD))  # from which part of a mistake
_ERRORS = 2.0  # a loss below this many standard errors is never called worse than good
_SCALE = 0.86  # mean loss, as a part of a mistake, at which accuracy falls to 1/e
WORSE = (INACCURACY, MISTAKE, BLUNDER)


def classify(loss: float, error: float, mistake: float) -> str:
    """Return the class of a decision; `mistake` is the limit of the game."""
    found = next((name for part, name in _LIMITS if loss >= part * mistake), BEST)
    return GOOD if found in WORSE and loss < _ERRORS * error else found


def least(name: str, mistake: float) -> float:
    """Return the points from which a loss has a class."""
    return mistake * next((part for part, each in _LIMITS if each == name), 0.0)


def is_settled(loss: float, error: float, mistake: float) -> bool:
    """Return whether further matches would not change what is said: the stopping rule."""
    if loss + _ERRORS * error < least(INACCURACY, mistake):
        return True
    return error <= max(0.14 * mistake, 0.1 * loss)


def counted(loss: float, error: float) -> float:
    """Return the part of a loss that counts for accuracy: nothing if it is within its error."""
    return loss if loss > error else 0.0


def accuracy(losses: Iterable[tuple[float, float]], mistake: float) -> float:
    """Return the accuracy, 0 to 100, of decisions with these losses and errors; forced steps are not among them."""
    known = [counted(*each) for each in losses]
    return 100.0 * exp(-sum(known) / len(known) / (_SCALE * mistake)) if known else 100.0
