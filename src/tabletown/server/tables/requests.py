"""What somebody who opens a table may wish for its seats, its time and its taking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from tabletown.bots import UnknownBot
from tabletown.bots.levels import LEVELS
from tabletown.server.errors import ServerError
from tabletown.server.tables.events import Holder
from tabletown.server.users.accounts import Identity, clean_name
from tabletown.table import Bank, PerMove, Timing

LEVEL = "greedy"  # the bot that plays on where a person leaves or runs out of time
BOTS = ("random", LEVEL, *(f"level:{level}" for level in LEVELS))  # no budget of one's own: thinking costs the server
LONGEST_TIME = 60 * 60 * 24 * 30.0

UndoPolicy = Literal["free", "own", "none"]  # take back and ask for more, only take back what nobody has seen, nothing
Name = Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True, tag_field="kind", tag="me", forbid_unknown_fields=True):
    """A seat for whoever opens the table; several people at one device have several, each with a name."""

    name: Name | None = None


class Computer(msgspec.Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: Name = LEVEL


class Anybody(msgspec.Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for whoever comes."""


class Invited(msgspec.Struct, frozen=True, tag_field="kind", tag="invited", forbid_unknown_fields=True):
    """A seat for somebody who has an invitation."""


SeatWish = Me | Computer | Anybody | Invited


def holders(wishes: Sequence[SeatWish], identity: Identity) -> list[Holder]:
    """Who holds the seats at first; UnknownBot or ServerError if a wish cannot be fulfilled."""
    found = []
    for wish in wishes:
        if isinstance(wish, Me):
            name = identity.name if wish.name is None else clean_name(wish.name)
            found.append(Holder("person", name, identity.id))
        elif isinstance(wish, Computer):
            check_bot(wish.bot)
            found.append(Holder("bot", bot=wish.bot))
        else:
            found.append(Holder("open", invited=isinstance(wish, Invited)))
    return found


def check_bot(name: str) -> None:
    """UnknownBot if the server does not lend this one."""
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(BOTS))


def check_timing(timing: Timing) -> None:
    """ServerError if nobody could play by this clock."""
    times = {PerMove: ("seconds",), Bank: ("seconds", "increment")}.get(type(timing), ())
    for name in times:
        least = 1.0 if name == "seconds" else 0.0
        if not least <= getattr(timing, name) <= LONGEST_TIME:
            raise ServerError("server-clock", least=1, most=int(LONGEST_TIME))
