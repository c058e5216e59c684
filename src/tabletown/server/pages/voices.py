"""Speakers that remember what they have said: pages repeat themselves from move to move."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tabletown.core.game import Game
from tabletown.i18n import Speaker
from tabletown.server.live_table import LiveTable
from tabletown.server.telling import speaker

_MOST = 20_000  # sentences, after which a voice starts anew


class Voice(Speaker):
    """A speaker with a memory."""

    def __init__(self, language: str, names: tuple[str, ...]) -> None:
        super().__init__(language, names)
        self._said: dict[object, str] = {}

    def __call__(self, message: str, arguments: Mapping[str, object] | None = None) -> str:
        """The sentence of a message."""
        key = (message, *arguments.items()) if arguments else message
        try:
            return self._said[key]
        except KeyError:
            return self._keep(key, super().__call__(message, arguments))
        except TypeError:  # an argument that cannot be a key
            return super().__call__(message, arguments)

    def label(self, game: Game, action: int) -> str:
        """The label of a choice."""
        key = (game.name, action)
        return self._said.get(key) or self._keep(key, self.action(game.name, game.describe(action)))

    def _keep(self, key: object, text: str) -> str:
        if len(self._said) >= _MOST:
            self._said.clear()
        self._said[key] = text
        return text


@lru_cache(maxsize=64)
def voice_of(language: str, names: tuple[str, ...] = ()) -> Voice:
    """A voice that knows these names."""
    return Voice(language, names)


def voice(live: LiveTable, language: str) -> Voice:
    """Says what a table has to say."""
    return voice_of(language, tuple(speaker(live, language).names))
