"""The settings of the search for a game."""

from __future__ import annotations

from tabletown.bots.search_settings import Settings
from tabletown.core.facets import Bot
from tabletown.core.state import State


def search_settings(bot: Bot[State], seats: int, **changed: float) -> Settings:
    """Return the settings of the search for a match of this many seats, with some changed."""
    settings = Settings()
    for name, value in {**bot.search, **(bot.search_solo if seats == 1 else {}), **changed}.items():
        settings.set(name, value)
    return settings
