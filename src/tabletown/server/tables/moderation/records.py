"""What moderation keeps, and what it asks of whichever database keeps it."""

from __future__ import annotations

from typing import Protocol

import msgspec

from tabletown.server.tables.storage import ChatMessage, TableSummary
from tabletown.server.users.accounts import Identity

# Kinds of acts. Each about a user is undone by another one.
MUTE, UNMUTE, BAN, UNBAN = "mute", "unmute", "ban", "unban"
KICK, UNKICK, REPLACE, RETURN = "kick", "unkick", "replace", "return"
DISMISS, REOPEN, CODE, UNCODE = "dismiss", "reopen", "code", "uncode"
HOST, UNHOST = "host", "unhost"
BACKUP = "backup"  # about nobody, and never undone


class Moderator(msgspec.Struct, frozen=True):
    """Who moderates: a user, or whoever has the server's command line."""

    user: str | None = None

    @property
    def console(self) -> bool:
        """Whether it is the command line."""
        return self.user is None


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """What a moderator did; `detail` is the report that was closed, the slot of a code, or what a seat became."""

    id: int = 0
    at: float
    kind: str
    by: str | None = None
    console: bool = False
    user: str | None = None
    table: str | None = None
    seat: int | None = None
    until: float | None = None
    detail: str = ""
    reason: str = ""
    undoes: int | None = None


class ActShown(msgspec.Struct, frozen=True):
    """An act in the log with the names of the people, empty for those who are gone, and whether it was undone."""

    act: Act
    by: str
    name: str
    undone: bool


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report about a user."""

    id: int = 0
    at: float
    table: str
    by: str | None
    user: str
    words: str
    note: str
    closed: float | None = None


class ReportShown(msgspec.Struct, frozen=True):
    """A report with the names of the people, the game, and how many reports there were about the same user."""

    report: Report
    by: str
    name: str
    game: str
    count: int


class PersonShown(msgspec.Struct, frozen=True, kw_only=True):
    """A user in a host's list; times of sign-ins, not of what the user does at tables. Limits are in force."""

    id: str
    name: str
    account: bool
    host: bool
    seen: float | None
    tables: int
    reports: int
    limits: dict[str, float | None]


class ModerationStore(Protocol):
    """Hosts, restrictions, reports and the log; every method is one transaction."""

    async def is_host(self, user: str) -> bool: ...
    async def find_user(self, name: str) -> Identity | None: ...
    async def user(self, user: str) -> Identity | None: ...
    async def restrictions_of(self, user: str) -> dict[str, float | None]: ...
    async def is_kicked(self, table: str, user: str) -> bool: ...
    async def message(self, table: str, message: int) -> ChatMessage | None: ...
    async def add_report(self, report: Report) -> None: ...
    async def report(self, report: int) -> Report | None: ...
    async def reports(self) -> list[ReportShown]: ...
    async def people(self, find: str, limit: int, now: float) -> list[PersonShown]: ...
    async def count_people(self) -> int: ...
    async def tables(self, limit: int) -> list[TableSummary]: ...
    async def act(self, act: int) -> Act | None: ...
    async def log(self, limit: int) -> list[ActShown]: ...
    async def add_act(self, act: Act, code: tuple[str, str] | None = None) -> int: ...
