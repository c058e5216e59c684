"""Options of a match: a frozen struct per game, with seats and mode in each."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a match, fixed before it starts; a game adds its own fields with defaults."""

    seats: int
    mode: str


def describe_values(kind: Any) -> str:
    """Return the possible values of a field of this type, as written in notation."""
    if kind is bool:
        return "yes, no"
    if kind is int:
        return "0, 1, 2 …"
    if kind is str:
        return "…"
    origin = get_origin(kind)
    if origin is Literal:
        return ", ".join(str(value) for value in get_args(kind))
    if origin is tuple:
        return "…+…+…"
    return " | ".join(describe_values(each) for each in get_args(kind))
