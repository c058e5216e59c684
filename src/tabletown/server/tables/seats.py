"""Free seats, and the bot that stands in for a player."""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.server.errors import ConflictError, ForbiddenError
from tabletown.server.tables.events import Holder
from tabletown.server.tables.requests import LEVEL
from tabletown.server.tables.session import TableSession


def free_seat(session: TableSession, seat: int | None, invited: bool, user: str | None = None) -> int:
    """Return a seat that can be taken, the one named if any; private tables and some seats need an invitation.

    A seat that is kept for the user comes first.
    """
    session.check_seat(seat)
    free = [place for place, holder in enumerate(session.holders) if holder.kind == "open" or _is_vacant(session, holder)]
    kept = [place for place in free if user is not None and session.holders[place].kept == user]
    if session.config.private and not invited and not kept:
        raise ForbiddenError("server-invited-only")  # strangers do not learn whether a seat is free
    if not free:
        raise ConflictError("server-full")
    if seat is not None and seat not in free:
        raise ConflictError("server-seat-taken")
    fitting = [place for place in free if invited or not (session.holders[place].invited or session.config.private)]
    fitting = [*kept, *(place for place in fitting if place not in kept)]
    if seat is not None:
        fitting = [place for place in fitting if place == seat]
    if not fitting:
        raise ForbiddenError("server-invited-only")
    # Invited players leave public seats to others, and everybody leaves kept seats to those they are kept for.
    return min(fitting, key=lambda place: (_preference(session.holders[place], invited, user), place))


def _is_vacant(session: TableSession, holder: Holder) -> bool:
    return holder.vacant and not session.table.over


def _preference(holder: Holder, invited: bool, user: str | None) -> int:
    if holder.kept is not None:
        return 0 if holder.kept == user else 3
    return 1 if holder.invited or not invited else 2


def check_company(held: Sequence[Holder]) -> None:
    """Raise ForbiddenError if only bots would play: nobody would see it, and others' bots would wait."""
    if all(holder.kind == "bot" for holder in held):
        raise ForbiddenError("server-bots-alone")


def check_rated(held: Sequence[Holder]) -> None:
    """Raise ServerError unless a match of these holders can be rated: different accounts, no bots, two seats or more."""
    people = [holder for holder in held if holder.kind == "person"]
    if any(holder.kind == "bot" for holder in held) or len(held) < 2:
        raise ConflictError("server-rated-bots")
    if not all(holder.account for holder in people):
        raise ForbiddenError("server-rated-accounts")
    if len({holder.user for holder in people}) < len(people):
        raise ConflictError("server-rated-device")


def stand_in(holder: Holder) -> Holder:
    """Return the bot that plays for a person, who may come back."""
    return Holder("bot", holder.name, bot=LEVEL, former=holder.user)
