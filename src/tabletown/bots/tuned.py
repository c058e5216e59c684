"""Settings of the search that were measured to be better for a game than the usual ones.

A game of one's own gives such settings as `SEARCH` in its evaluate.py.
"""

from __future__ import annotations

from typing import Final

SOLO: Final = " solo"  # follows the name of a game in what is for one seat alone

SETTINGS: Final[dict[str, dict[str, float]]] = {
    # Gosha may be ahead for long and still lose: what counts is the end.
    "ginkgopolis solo": {"turns": 1000.0, "width": 4.0},
    # A turn has no fixed length: with the margin over others as its goal the search puts off the end of its turn, since what
    # they gain next is then out of sight.
    "sweet_lands": {"share": 1.0, "scale": 25.0},
    # Points come late and by combinations: only a match played to its end tells what a town is worth.
    "tiny_towns": {"turns": 1000.0, "width": 6.0},
}


def settings(name: str, seats: int) -> dict[str, float]:
    """What differs for a game with so many seats."""
    found = SETTINGS.get(name, {})
    return found | SETTINGS.get(name + SOLO, {}) if seats == 1 else found
