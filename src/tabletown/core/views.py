"""Views: frozen structs of the information a seat may have, built field by field (an allow-list)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

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


V = TypeVar("V", bound=View)
T = TypeVar("T")


def keep_last(build: Callable[[V], T]) -> Callable[[V], T]:
    """Cache the result for the most recent view, since bots sample one view many times."""
    last: list[tuple[V, T]] = []

    def find(view: V) -> T:
        for known, result in last:
            if known is view:
                return result
        result = build(view)
        last[:] = [(view, result)]
        return result

    return find
