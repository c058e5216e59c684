"""Quiet hours: the hours of a person's day in which nothing is sent."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

from tabletown.server.errors import ServerError
from tabletown.server.notices.model import QuietHours

_DAY = 24 * 60  # minutes


def check(hours: QuietHours) -> QuietHours:
    """Return quiet hours as they are stored; raise ServerError if the zone or a time does not exist."""
    if hours.zone not in available_timezones():
        raise ServerError("server-notice-zone", zone=hours.zone[:64])
    if (hours.start is None) != (hours.end is None):
        raise ServerError("server-notice-hours")
    if hours.start is None or hours.end is None or hours.start == hours.end:
        return QuietHours(hours.zone)
    if not (0 <= hours.start < _DAY and 0 <= hours.end < _DAY):
        raise ServerError("server-notice-hours")
    return hours


def end_of_quiet(hours: QuietHours, now: float) -> float:
    """Return when a message may be sent: now, or at the end of the quiet hours."""
    if hours.start is None or hours.end is None:
        return now
    local = datetime.fromtimestamp(now, ZoneInfo(hours.zone))
    minute = local.hour * 60 + local.minute
    start, end = hours.start, hours.end
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not quiet:
        return now
    day = local.date() + timedelta(days=minute >= end)
    over = datetime.combine(day, time(end // 60, end % 60), ZoneInfo(hours.zone)).astimezone(UTC).timestamp()
    return max(over, now)


def minutes(text: str) -> int | None:
    """Return the minutes of the day of a time such as 22:30; None if there is none."""
    if not text:
        return None
    try:
        found = datetime.strptime(text, "%H:%M")
    except ValueError:
        raise ServerError("server-notice-hours") from None
    return found.hour * 60 + found.minute


def clock(minute: int | None) -> str:
    """Return minutes of the day as a time such as 22:30."""
    return "" if minute is None else f"{minute // 60:02}:{minute % 60:02}"
