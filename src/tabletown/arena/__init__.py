"""The arena: bots play many matches against each other on all cores, and the result is counted with its uncertainty."""

from tabletown.arena.contest import Contest, Pairing
from tabletown.arena.match import Result, play
from tabletown.arena.run import hold
from tabletown.arena.summary import Standing, Summary, summarise

__all__ = ["Contest", "Pairing", "Result", "Standing", "Summary", "hold", "play", "summarise"]
