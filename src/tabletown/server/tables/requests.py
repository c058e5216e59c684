"""Requests for a new table: its seats, clock and undo policy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from tabletown.bots import UnknownBot
from tabletown.bots.levels import LEVELS
from tabletown.server.errors import ServerError
from tabletown.server.tables.events import Holder, person
from tabletown.server.users.accounts import Identity
from tabletown.server.users.names import clean_name
from tabletown.table import Bank, PerMove, Timing

LEVEL = "greedy"  # the bot that stands in for a person who leaves or runs out of time
BOTS = ("random", LEVEL, *(f"level:{level}" for level in LEVELS))  # no custom budgets: the server pays for the search
LONGEST_TIME = 60 * 60 * 24 * 30.0

UndoPolicy = Literal["free", "own", "none"]  # undo and ask for more, only undo what nobody has seen, no undo
Name = Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """A seat for the owner of the table; people who share a device have several, each with a name."""

    name: Name | None = None


class Computer(msgspec.Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: Name = LEVEL


class Anybody(msgspec.Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat that anybody may take."""


class Invited(msgspec.Struct, frozen=True, tag_field="kind", tag="invited", forbid_unknown_fields=True):
    """A seat that needs an invitation."""


SeatRequest = Me | Computer | Anybody | Invited


def holders(requests: Sequence[SeatRequest], identity: Identity) -> list[Holder]:
    """Return the first holders of the seats; raise UnknownBot or ServerError if a request is impossible."""
    found = []
    for request in requests:
        if isinstance(request, Me):
            found.append(person(identity, None if request.name is None else clean_name(request.name)))
        elif isinstance(request, Computer):
            check_bot(request.bot)
            found.append(Holder("bot", bot=request.bot))
        else:
            found.append(Holder("open", invited=isinstance(request, Invited)))
    return found


def check_bot(name: str) -> None:
    """Raise UnknownBot if the server does not offer this bot."""
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(BOTS))


def check_start(begins: float | None, now: float) -> None:
    """Raise ServerError if a start time is over or too far ahead."""
    if begins is not None and not now <= begins <= now + LONGEST_TIME:
        raise ServerError("server-start-time", days=int(LONGEST_TIME / 86400))


def check_timing(timing: Timing) -> None:
    """Raise ServerError if the times are out of range."""
    times = {PerMove: ("seconds",), Bank: ("seconds", "increment")}.get(type(timing), ())
    for name in times:
        least = 1.0 if name == "seconds" else 0.0
        if not least <= getattr(timing, name) <= LONGEST_TIME:
            raise ServerError("server-clock", least=1, most=int(LONGEST_TIME))
