"""Times of day as people read them: in the time zone that the browser has told, else in UTC."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

from litestar import Request

from tabletown.server.errors import ServerError

_COOKIE = "zone"
_LONGEST = 64  # characters of a name


def zone_of(request: Request[Any, Any, Any]) -> tzinfo:
    """Return the time zone of a browser."""
    name = request.cookies.get(_COOKIE, "")
    try:
        return ZoneInfo(name) if 0 < len(name) <= _LONGEST and name.isascii() else UTC
    except (ValueError, OSError):  # no such zone, or no name of one
        return UTC


def zone_name(zone: tzinfo) -> str:
    """Return the name of a time zone."""
    return str(zone).replace("_", " ")


def date_parts(at: float, zone: tzinfo = UTC) -> dict[str, str]:
    """Return the arguments of the message `server-date` for a time."""
    found = datetime.fromtimestamp(at, zone)
    return {"day": str(found.day), "month": f"m{found.month}", "year": str(found.year)}


def moment_parts(at: float, zone: tzinfo) -> dict[str, str]:
    """Return the arguments of the message `server-moment` for a time."""
    clock = f"{datetime.fromtimestamp(at, zone):%H:%M}"
    return {**date_parts(at, zone), "time": f"{clock} UTC" if zone is UTC else clock}


def parse(text: str, zone: tzinfo) -> float | None:
    """Return the time written as in 2026-11-20T18:30, None if there is none; raise ServerError if it is something else."""
    if not text:
        return None
    try:
        return datetime.strptime(text[:16], "%Y-%m-%dT%H:%M").replace(tzinfo=zone).timestamp()
    except (ValueError, OverflowError, OSError):
        raise ServerError("server-start-wrong") from None
