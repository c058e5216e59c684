"""Puzzles: positions of matches in which everything but the best action is a mistake."""

from tabletown.table.puzzles.attempt import Attempt
from tabletown.table.puzzles.model import OTHERS, Choice, Collection, Puzzle, puzzles_of, read, tolerance

__all__ = ["OTHERS", "Attempt", "Choice", "Collection", "Puzzle", "puzzles_of", "read", "tolerance"]
