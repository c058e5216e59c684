"""What requests carry."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tabletown.server.tables.requests import SeatWish, UndoPolicy
from tabletown.table import Timing, Unlimited

Short = Annotated[str, msgspec.Meta(max_length=200)]
Version = Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[0-9a-f-]*\Z")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
ActionId = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
MOST_SEATS = 12


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request; fields that are not known are refused, so that a misspelt one is noticed."""


class NewGuest(Body, frozen=True, kw_only=True):
    """A guest; a name is made up if none is given."""

    name: Short | None = None


class NewName(Body, frozen=True, kw_only=True):
    """Another name."""

    name: Short


class Claim(Body, frozen=True, kw_only=True):
    """A name and the passphrase that goes with it."""

    name: Short
    passphrase: Annotated[str, msgspec.Meta(max_length=1000)]


class NewTable(Body, frozen=True, kw_only=True):
    """A table to be opened; the number of seats is that of `seats`."""

    game: Short
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    clock: Timing = Unlimited()
    private: bool = False
    undo_policy: UndoPolicy = "free"


class Join(Body, frozen=True, kw_only=True):
    """Sit down, anywhere or on a seat, with an invitation where one is needed."""

    seat: Seat | None = None
    invitation: Short | None = None
    name: Short | None = None


class OwnSeat(Body, frozen=True, kw_only=True):
    """A seat of one's own; it may be left out by who holds one."""

    seat: Seat | None = None


class Fill(Body, frozen=True, kw_only=True):
    """A bot for a free seat."""

    seat: Seat
    bot: Short = "greedy"


class Act(OwnSeat, frozen=True, kw_only=True):
    """An action, by id or by notation, as an answer to the version that was shown."""

    action: ActionId | Short
    version: Version


class Back(OwnSeat, frozen=True, kw_only=True):
    """So many steps to take back, or to ask for."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    version: Version


class Answer(OwnSeat, frozen=True, kw_only=True):
    """Yes or no to somebody who asks to take back more."""

    accept: bool
    version: Version


class Withdraw(OwnSeat, frozen=True, kw_only=True):
    """The question is withdrawn."""

    version: Version


class Ask(OwnSeat, frozen=True, kw_only=True):
    """A hint is asked for."""


class PlayOn(Body, frozen=True, kw_only=True):
    """A step of a match that is over, by its number in the log of the seat, and the seat to go on from."""

    step: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    seat: Seat = 0
    bot: Short = "greedy"


class Say(Body, frozen=True, kw_only=True):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
