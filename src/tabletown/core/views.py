"""Views: frozen structs of what a seat may know, built field by field (an allow-list)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from tabletown.core.options import Options

SEEN: Final = 0  # the viewer sees the step as it happens
VEILED: Final = 1  # the viewer sees that it happened, never what it was
SEALED: Final = 2  # the viewer sees nothing until the next reveal, and then all of it


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What `seat` (None: a spectator) may know; a game adds its own fields."""

    game: str
    options: Options
    seat: int | None
    actors: int

    def _repr_svg_(self) -> str:
        """The picture of what the viewer sees, for notebooks."""
        from tabletown.core.registry import game

        return str(game(self.game).picture(self).svg())


class Line(msgspec.Struct, frozen=True):
    """A sentence to be said: a message id and its arguments; values that have words of their own are message ids too."""

    message: str
    arguments: dict[str, str | int] = {}


def encode(view: View) -> bytes:
    """The view in bytes, always the same for the same knowledge."""
    return msgspec.json.encode(view, order="sorted")


V = TypeVar("V", bound=View)
T = TypeVar("T")


def keep_last(build: Callable[[V], T]) -> Callable[[V], T]:
    """Cache the result for the view asked for last: bots sample one view many times."""
    last: list[tuple[V, T]] = []

    def find(view: V) -> T:
        for known, result in last:
            if known is view:
                return result
        result = build(view)
        last[:] = [(view, result)]
        return result

    return find
