"""What there is to tell about a table, and whether it is still so; never more than everybody at the table may know."""

from __future__ import annotations

import msgspec

from tabletown.core.bits import members
from tabletown.core.state import CHANCE
from tabletown.server.errors import ForbiddenError, NotFoundError, RulesVersionError
from tabletown.server.notices.model import Item
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.session import RUNNING, WAITING, TableSession
from tabletown.table import PerMove, Unlimited

SLOW = 60 * 60.0  # seconds for a move from which nobody is expected to wait at the table
SOON = 15 * 60.0  # seconds before the start time at which people are reminded of it


class Told(msgspec.Struct, frozen=True):
    """A fact as a message tells it; `seconds` is the time left, if it is limited."""

    item: Item
    game: str
    seconds: int | None = None


def is_slow(session: TableSession) -> bool:
    """Return whether people play here who need not be at the table now: they have days, or the start time is yet to come."""
    timing = session.config.timing
    if session.config.begins is not None and not any(actor != CHANCE for actor, _ in session.table.steps):
        return True
    slow = isinstance(timing, Unlimited) or (isinstance(timing, PerMove) and timing.seconds >= SLOW)
    people = {holder.listed for holder in session.holders} - {None}
    return slow and session.config.day is None and len(people) > 1


def facts(session: TableSession) -> dict[str, tuple[Item, float | None]]:
    """Return what to tell whom, and since when it is so where the table knows; each user one thing at most."""
    found: dict[str, tuple[Item, float | None]] = {}
    if session.phase == WAITING:
        for holder in session.holders:
            if holder.kind == "open" and holder.kept is not None:
                found[holder.kept] = (Item("seat", session.id, ""), None)
            if holder.kind == "person" and holder.user is not None and session.config.begins and not session.begun:
                found[holder.user] = (Item("soon", session.id, ""), session.config.begins - SOON)
    elif session.phase == RUNNING:
        if all(actor == CHANCE for actor, _ in session.table.steps):
            for holder in session.holders:
                if holder.kind == "person" and holder.user is not None:
                    found[holder.user] = (Item("start", session.id, ""), None)
        for seat in reversed(members(session.table.actors)):
            holder = session.holders[seat]
            if holder.kind == "person" and holder.user is not None:
                mark, since = session.turn_mark(seat)
                found[holder.user] = (Item("turn", session.id, f"{seat}-{mark}"), since)
    return found


async def still_true(moves: MoveService, user: str, item: Item) -> Told | None:
    """Return a fact as it is now, None if it is no longer of interest."""
    try:
        session = await moves.load(item.table)
    except (ForbiddenError, NotFoundError, RulesVersionError):
        return None
    now = facts(session).get(user, (None,))[0]
    if item.kind == "start":
        waits = session.phase == RUNNING and bool(session.seats_of(user)) and (now is None or now.kind == "start")
        return Told(item, session.config.game) if waits else None
    if now != item:
        return None
    if item.kind == "seat":
        return Told(item, session.config.game)
    if item.kind == "soon":
        return Told(item, session.config.game, round(session.until_start))
    left = session.table.clock.left(int(item.mark.partition("-")[0]))
    return Told(item, session.config.game, None if left is None else round(left))
