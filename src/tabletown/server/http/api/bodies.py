"""Request bodies."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tabletown.server.tables.requests import SeatRequest, UndoPolicy
from tabletown.table import Timing, Unlimited

Short = Annotated[str, msgspec.Meta(max_length=200)]
Version = Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[0-9a-f-]*\Z")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
ActionId = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
MOST_SEATS = 12


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request body; unknown fields are refused, so that misspelled ones are noticed."""


class NewGuest(Body, frozen=True, kw_only=True):
    """A guest; a name is generated if none is given."""

    name: Short | None = None


class NewName(Body, frozen=True, kw_only=True):
    """A new name."""

    name: Short


class Claim(Body, frozen=True, kw_only=True):
    """A name and its passphrase."""

    name: Short
    passphrase: Annotated[str, msgspec.Meta(max_length=1000)]


class NewTable(Body, frozen=True, kw_only=True):
    """A table to open; `seats` determines the number of seats."""

    game: Short
    seats: Annotated[list[SeatRequest], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    clock: Timing = Unlimited()
    private: bool = False
    undo_policy: UndoPolicy = "free"
    aids: bool = True
    rated: bool = False
    begins: Annotated[float | None, msgspec.Meta(description="The earliest start, in seconds since 1970.")] = None


class Join(Body, frozen=True, kw_only=True):
    """A request for a seat, any or a given one, with an invitation where one is needed."""

    seat: Seat | None = None
    invitation: Short | None = None
    name: Short | None = None


class OwnSeat(Body, frozen=True, kw_only=True):
    """One of the caller's seats; it may be left out by players with one seat."""

    seat: Seat | None = None


class Fill(Body, frozen=True, kw_only=True):
    """A bot for a free seat."""

    seat: Seat
    bot: Short = "greedy"


class Act(OwnSeat, frozen=True, kw_only=True):
    """An action, by id or notation, in response to the version that was shown."""

    action: ActionId | Short
    version: Version


class Back(OwnSeat, frozen=True, kw_only=True):
    """The number of steps to undo, or to ask for."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    version: Version


class Answer(OwnSeat, frozen=True, kw_only=True):
    """An answer to a player who asks to undo more."""

    accept: bool
    version: Version


class Withdraw(OwnSeat, frozen=True, kw_only=True):
    """A withdrawal of the question."""

    version: Version


class Ask(OwnSeat, frozen=True, kw_only=True):
    """A request for a hint."""


class PlayOn(Body, frozen=True, kw_only=True):
    """A step of a finished match, numbered as in the seat's log, and the seat to play."""

    step: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    seat: Seat = 0
    bot: Short = "greedy"


class Say(Body, frozen=True, kw_only=True):
    """A chat message to post."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
