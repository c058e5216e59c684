"""The review of a finished match: every decision judged by what its seat knew then, and the luck of every draw."""

from tabletown.table.review.model import Books, Decision, Draws, Option, Position, Review, TurnLoss
from tabletown.table.review.reviewer import Reviewer, review
from tabletown.table.review.verdicts import BEST, BLUNDER, CLASSES, GOOD, INACCURACY, MISTAKE, accuracy, classify

__all__ = [
    "BEST",
    "BLUNDER",
    "CLASSES",
    "GOOD",
    "INACCURACY",
    "MISTAKE",
    "Books",
    "Decision",
    "Draws",
    "Option",
    "Position",
    "Review",
    "Reviewer",
    "TurnLoss",
    "accuracy",
    "classify",
    "review",
]
