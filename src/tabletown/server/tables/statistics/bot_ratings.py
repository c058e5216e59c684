"""Ratings of the bots, from their matches among themselves in the arena; matches with people do not change them.

A level is as far from the next one as its share of wins says in the model of the ratings. Level 3 stands where everybody
begins.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from math import hypot, log, sqrt

import msgspec
from openskill.models import PlackettLuce

from tabletown.bots.levels import LEVELS
from tabletown.server.tables.ratings import Skill

SEATS = 2
# For two: matches that level 2 won against level 1 of how many, level 3 against level 2, and so on (docs/strength.md).
WON: dict[str, tuple[tuple[float, int], ...]] = {
    "torres": ((242, 300), (87, 100), (59, 60), (25, 30)),
    "garden_nation": ((221.5, 300), (163, 200), (11, 12), (21, 30)),
    "ginkgopolis": ((215.5, 300), (27.5, 40), (12.5, 20), (17, 30)),
    "tiny_towns": ((236.5, 300), (84, 100), (11, 12), (13.5, 20)),
    "sweet_lands": ((95, 120), (43.5, 60), (13, 20), (10, 16)),
}
_MIDDLE = LEVELS.index("3")
_SPREAD = sqrt(2) * PlackettLuce().beta


class BotRating(msgspec.Struct, frozen=True):
    """A bot in a leaderboard."""

    bot: str
    skill: Skill

    @property
    def shown(self) -> int:
        """The figure that people see: the strength itself, since bots play no more matches that would make it surer."""
        return Skill(self.skill.mu, 0.0).shown


@cache
def bot_ratings(game: str, seats: int) -> list[BotRating]:
    """Return the ratings of the levels, weakest first; none where they were not measured."""
    if seats != SEATS or game not in WON:
        return []
    steps = [_step(won, matches) for won, matches in WON[game]]
    up, down = steps[_MIDDLE:], steps[:_MIDDLE][::-1]
    above = [Skill(Skill().mu + distance, error) for distance, error in accumulate(up, _added)]
    below = [Skill(Skill().mu - distance, error) for distance, error in accumulate(down, _added)]
    found = [*below[::-1], Skill(Skill().mu, 0.0), *above]
    return [BotRating(f"level:{level}", skill) for level, skill in zip(LEVELS, found)]


def _step(won: float, matches: int) -> tuple[float, float]:
    """Return the distance of two levels and its standard error; half a match more for each keeps it finite."""
    share = (won + 0.5) / (matches + 1)
    return _SPREAD * log(share / (1 - share)), _SPREAD / sqrt(matches * share * (1 - share))


def _added(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return one[0] + other[0], hypot(one[1], other[1])
