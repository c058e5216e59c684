"""Options of a match: a frozen struct per game, with seats and mode in each."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before a match starts; a game adds its own fields with defaults."""

    seats: int
    mode: str
