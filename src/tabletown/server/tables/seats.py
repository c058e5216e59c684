"""Which seat somebody means, and whether it is theirs to take or to play."""

from __future__ import annotations

from tabletown.core.errors import UnknownSeat
from tabletown.server.errors import ConflictError, ForbiddenError, ServerError
from tabletown.server.tables.events import Holder
from tabletown.server.tables.requests import LEVEL
from tabletown.server.tables.session import LiveTable
from tabletown.server.users.accounts import Identity


def check_seat(live: LiveTable, seat: int | None) -> None:
    """UnknownSeat if there is no such seat."""
    check_number(seat, live.terms.options.seats)


def check_number(seat: int | None, seats: int) -> None:
    """UnknownSeat if a match of so many seats has no such one."""
    if seat is not None and not 0 <= seat < seats:
        raise UnknownSeat("unknown-seat", number=seat, seats=seats)


def own_seat(live: LiveTable, identity: Identity, seat: int | None) -> int:
    """The seat for which somebody acts: the one named, else the only one, else the only one that must decide."""
    check_seat(live, seat)
    mine = live.seats_of(identity.id)
    if not mine:
        raise ForbiddenError("server-not-seated")
    if seat is not None:
        if seat not in mine:
            raise ForbiddenError("server-not-your-seat")
        return seat
    deciding = [each for each in mine if live.table.is_turn(each)]
    for seats in (list(mine), deciding):
        if len(seats) == 1:
            return seats[0]
    raise ServerError("server-which-seat")


def viewer(live: LiveTable, identity: Identity | None, seat: int | None) -> int | None:
    """Through whose eyes somebody looks; after the match through anybody's."""
    check_seat(live, seat)
    user = None if identity is None else identity.id
    if seat is None:
        return live.viewer_of(user)
    if seat not in live.seats_of(user) and not live.table.over:
        raise ForbiddenError("server-not-your-seat")
    return seat


def free_seat(live: LiveTable, seat: int | None, invited: bool, user: str | None = None) -> int:
    """A seat that can be taken, the one named if one is; private tables and some seats are only for the invited.

    A seat that is kept for the user comes first.
    """
    check_seat(live, seat)
    free = [place for place, holder in enumerate(live.holders) if holder.kind == "open"]
    kept = [place for place in free if user is not None and live.holders[place].kept == user]
    if live.terms.private and not invited and not kept:
        raise ForbiddenError("server-invited-only")  # nor is a stranger told whether a seat is free
    if not free:
        raise ConflictError("server-full")
    if seat is not None and seat not in free:
        raise ConflictError("server-seat-taken")
    fitting = [place for place in free if invited or not (live.holders[place].invited or live.terms.private)]
    fitting = [*kept, *(place for place in fitting if place not in kept)]
    if seat is not None:
        fitting = [place for place in fitting if place == seat]
    if not fitting:
        raise ForbiddenError("server-invited-only")
    # Who has an invitation leaves the other seats to those who have none, and those that are kept to those who are awaited.
    return min(fitting, key=lambda place: (_wrong(live.holders[place], invited, user), place))


def _wrong(holder: Holder, invited: bool, user: str | None) -> int:
    if holder.kept is not None:
        return 0 if holder.kept == user else 3
    return 1 if holder.invited or not invited else 2


def stand_in(holder: Holder) -> Holder:
    """The bot that plays on for a person, who may come back."""
    return Holder("bot", holder.name, bot=LEVEL, former=holder.user)
