"""Views: frozen structs of the information a seat may have, built field by field (an allow-list), and itemized scores."""

from __future__ import annotations

from typing import Final

import msgspec

from tabletown.core.options import Options

SEEN: Final = 0  # the viewer sees the step immediately
VEILED: Final = 1  # the viewer sees that a step happened, never which
SEALED: Final = 2  # the viewer sees nothing until the next reveal, then all of it


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The information of `seat` (None: a spectator); a game adds its own fields."""

    game: str
    options: Options
    seat: int | None
    actors: int

    def _repr_svg_(self) -> str:
        """Return the picture of the view, for notebooks."""
        from tabletown.core.registry import game

        return str(game(self.game).picture(self).svg())


class Line(msgspec.Struct, frozen=True):
    """A sentence as a message id and arguments; argument values with a translation are message ids too."""

    message: str
    arguments: dict[str, str | int] = {}


def encode(view: View) -> bytes:
    """Return the view as bytes, equal for equal information."""
    return msgspec.json.encode(view, order="sorted")


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of one kind; `item` is the id of the thing that scores and the end of its message id."""

    rule: str
    item: str
    points: int
    pieces: tuple[str, ...] = ()


class ScoreSheet(msgspec.Struct, frozen=True):
    """The score of one seat; `total` is the sum of the lines."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)
