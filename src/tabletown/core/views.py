"""What a seat may know, as a frozen struct built field by field (an allow-list)."""

from __future__ import annotations

from typing import Final

import msgspec

SEEN: Final = 0  # the viewer sees the step as it happens
VEILED: Final = 1  # the viewer sees that it happened, never what it was
SEALED: Final = 2  # the viewer sees nothing until the next reveal, and then all of it


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What `seat` (None: a spectator) may know; a game adds its own fields."""

    game: str
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
