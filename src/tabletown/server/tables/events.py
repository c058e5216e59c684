"""What can happen at a table. A table is the sum of its happenings: they are stored, and carried out again to go on."""

from __future__ import annotations

from typing import Literal

import msgspec

from tabletown.table import BotSeat, Open, Person, Seat

STEP = "step"  # a decision, or an outcome of chance
SIT = "sit"  # a seat changes hands
FLAG = "flag"  # a seat changes hands since its time has run out
UNDO = "undo"  # a seat takes back so many steps
ASK = "ask"  # a seat asks to take back so many more
ANSWER = "answer"  # a seat agrees (1) or refuses (0)
WITHDRAW = "withdraw"  # a seat withdraws its question
REMATCH = "rematch"  # after the match a seat opens the next table, whose id is the version


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat: a person with an identity, a bot, or nobody.

    `invited` seats are only taken by invitation, or by the user for whom the seat is `kept`. `former` is the user who left
    the seat to a bot, or whose time ran out; that one may come back.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""
    user: str | None = None
    bot: str = ""
    invited: bool = False
    kept: str | None = None
    former: str | None = None

    @property
    def listed(self) -> str | None:
        """The user in whose list of tables the seat stands."""
        return self.user or self.former or self.kept

    @property
    def seat(self) -> Seat:
        """The same for the table, which knows no identities."""
        if self.kind == "person":
            return Person(self.name)
        return BotSeat(self.bot, self.name) if self.kind == "bot" else Open()


class Happening(msgspec.Struct, frozen=True):
    """One thing that happened; `action` is an action, a number of steps or an answer, by the kind."""

    at: float
    kind: str
    seat: int
    action: int = 0
    version: str | None = None  # what the seat saw when it decided
    holder: Holder | None = None
