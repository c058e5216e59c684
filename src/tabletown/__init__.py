"""Five city-building board games: rules, bots, tables and pictures.

import tabletown
game = tabletown.game("tiny_towns")
state = game.new(game.options(seats=2))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tabletown import _build

_build.install()

import tabletown.games  # noqa: E402, F401  (first: importing the package would hide the function of that name)
from tabletown.core.errors import (  # noqa: E402
    IllegalAction,
    MalformedAction,
    OptionsError,
    PositionError,
    RecordError,
    TabletownError,
    UnknownGame,
)
from tabletown.core.registry import game, games, register  # noqa: E402
from tabletown.core.translate import speak_with  # noqa: E402

if TYPE_CHECKING:
    from tabletown.core.state import CHANCE, State, playout
    from tabletown.table.review import review

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "IllegalAction",
    "MalformedAction",
    "OptionsError",
    "PositionError",
    "RecordError",
    "State",
    "TabletownError",
    "UnknownGame",
    "game",
    "games",
    "playout",
    "register",
    "review",
]


def __getattr__(name: str) -> object:
    """Load parts of the engine on first use, since that takes most of the time of an import."""
    if name == "review":
        from tabletown.table.review import review

        return globals().setdefault(name, review)
    if name not in ("CHANCE", "State", "playout"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tabletown.core import state

    return globals().setdefault(name, getattr(state, name))


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _english(message: str, arguments: Mapping[str, object]) -> str:
    from tabletown.i18n import Speaker

    return Speaker("en")(message, arguments)


speak_with(_english)
