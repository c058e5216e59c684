"""The arena: bots play many matches against each other on all cores; results come with their uncertainty."""

from tabletown.arena.contest import Contest, Pairing
from tabletown.arena.match import Result, play
from tabletown.arena.run import run_contest
from tabletown.arena.summary import Standing, Summary, summarise

__all__ = ["Contest", "Pairing", "Result", "Standing", "Summary", "play", "run_contest", "summarise"]
