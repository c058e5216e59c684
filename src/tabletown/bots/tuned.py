"""Settings of the search that were measured to be better for a game than the usual ones.

A game of one's own gives such settings as `SEARCH` in its evaluate.py.
"""

from __future__ import annotations

from typing import Final

SETTINGS: Final[dict[str, dict[str, float]]] = {
    # A turn has no fixed length: with the margin over others as its goal the search puts off the end of its turn, since what
    # they gain next is then out of sight.
    "sweet_lands": {"share": 1.0, "scale": 25.0},
    # Points come late and by combinations: only a match played to its end tells what a town is worth.
    "tiny_towns": {"turns": 1000.0, "width": 6.0},
}
