"""The events of a table. They are stored, and a table is rebuilt by applying them in order."""

from __future__ import annotations

from typing import Literal

import msgspec

from tabletown.server.users.accounts import Identity
from tabletown.table import BotSeat, Open, Person, Seat

STEP = "step"  # a decision, or an outcome of chance
SIT = "sit"  # a seat changes hands
BEGIN = "begin"  # the start time of the table has come
FLAG = "flag"  # a seat changes hands because its time has run out
UNDO = "undo"  # a seat undoes this many steps
ASK = "ask"  # a seat asks to undo this many more
ANSWER = "answer"  # a seat agrees (1) or refuses (0)
WITHDRAW = "withdraw"  # a seat withdraws its question
VOTE = "vote"  # a seat votes to replace another one: twice its number, plus one to leave it to anybody
REMATCH = "rematch"  # after the match a seat opens the next table, whose id is the version


class Holder(msgspec.Struct, frozen=True):
    """The holder of a seat: a person with an identity, a bot, or nobody.

    `invited` seats are only taken with an invitation, or by the user for whom the seat is `kept`. `former` is the user who
    left the seat to a bot, or whose time ran out, and who may come back. `account`: the name is that of the user's account.
    A `vacant` seat is played by a bot until somebody takes it.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""
    user: str | None = None
    bot: str = ""
    invited: bool = False
    kept: str | None = None
    former: str | None = None
    account: bool = False
    vacant: bool = False

    @property
    def listed(self) -> str | None:
        """The user in whose list of tables the seat appears."""
        return self.user or self.former or self.kept

    @property
    def seat(self) -> Seat:
        """The same holder without the user id, for `table.Table`."""
        if self.kind == "person":
            return Person(self.name)
        return BotSeat(self.bot, self.name) if self.kind == "bot" else Open()


def person(identity: Identity, name: str | None = None) -> Holder:
    """Return a user as the holder of a seat, under its own name unless another one is given."""
    shown = identity.name if name is None else name
    return Holder("person", shown, identity.id, account=identity.account and shown == identity.name)


class Event(msgspec.Struct, frozen=True):
    """One event at a table; `action` is an action, a number of steps or an answer, depending on the kind."""

    at: float
    kind: str
    seat: int
    action: int = 0
    version: str | None = None  # what the seat saw when it decided
    holder: Holder | None = None
