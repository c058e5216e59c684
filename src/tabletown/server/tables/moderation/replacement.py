"""Replacing somebody who is gone: when it is possible, the votes for it, and what becomes of the seat."""

from __future__ import annotations

import msgspec

from tabletown.server.errors import ConflictError, ForbiddenError
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event, Holder
from tabletown.server.tables.seats import stand_in
from tabletown.server.tables.session import RUNNING, TableSession
from tabletown.table import Unlimited


class Patience(msgspec.Struct, frozen=True):
    """After how many seconds of silence the others may vote, and after how many one of them is enough."""

    vote: float
    alone: float


def is_missing(session: TableSession, seat: int, patience: Patience) -> bool:
    """Return whether a seat keeps the others waiting for so long that they may replace its holder.

    Where there is a clock, its flag does this. Whether a seat must decide is taken from what everybody sees.
    """
    if session.phase != RUNNING or session.holders[seat].kind != "person":
        return False
    if not isinstance(session.config.timing, Unlimited):
        return False
    return bool(_actors(session) >> seat & 1) and session.silence(seat) >= patience.vote


def _actors(session: TableSession) -> int:
    return max(session.table.view(None).actors, 0)


def others(session: TableSession, seat: int) -> set[str]:
    """Return the people at the table besides the holder of a seat."""
    people = {holder.user for holder in session.holders if holder.user is not None}
    return people - {session.holders[seat].user}


def voted(session: TableSession, seat: int) -> dict[str, bool]:
    """Return the votes against a seat by user: whether the seat shall be free for anybody."""
    found = session.votes.get(seat, {})
    return {user: vacant for voter, vacant in found.items() if (user := session.holders[voter].user) is not None}


def vote(session: TableSession, user: str, seat: int, vacant: bool, patience: Patience, now: float) -> Event | None:
    """Return the event of a vote, or that of the replacement if all others agree or have waited long enough."""
    session.check_seat(seat)
    if not session.seats_of(user):
        raise ForbiddenError("server-not-seated")
    if seat in session.seats_of(user) or not is_missing(session, seat, patience):
        raise ConflictError("server-not-missing", minutes=round(patience.vote / 60))
    votes = {**voted(session, seat), user: vacant}
    agreed = all(votes.get(each) == vacant for each in others(session, seat))
    if agreed or session.silence(seat) >= patience.alone:
        return Event(now, kinds.SIT, seat, holder=substitute(session.holders[seat], vacant))
    if voted(session, seat).get(user) == vacant:
        return None
    return Event(now, kinds.VOTE, session.seats_of(user)[0], 2 * seat + vacant)


def substitute(holder: Holder, vacant: bool) -> Holder:
    """Return the bot that plays for somebody who is gone; a vacant seat can be taken by anybody."""
    return msgspec.structs.replace(stand_in(holder), vacant=vacant)
