"""The storage interface of tables: what the domain keeps, and what it asks of whichever database keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from tabletown.server.tables.events import Event
from tabletown.server.tables.session import Ending, TableConfig, TableStatus
from tabletown.server.users.accounts import Identity
from tabletown.table import Timing


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in a list of tables; `user` may also have left it to a bot, or have it reserved.

    `account` is whether the name shown is that of an account, and the user its owner.
    """

    seat: int
    kind: str
    name: str
    user: str | None
    account: bool


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    timing: Timing
    private: bool
    rated: bool
    phase: str
    actors: int
    created: float
    begins: float | None
    updated: float
    given: list[list[int]] | None
    ending: Ending | None
    day: str | None
    seats: list[SeatSummary]


class KeptRecord(msgspec.Struct, frozen=True):
    """The record of a finished match, and who may see it; `data` is None if none was kept."""

    owner: str
    private: bool
    phase: str
    users: list[str | None]
    data: str | None
    day: str | None = None


class Upload(msgspec.Struct, frozen=True, kw_only=True):
    """A record that a user has uploaded; `holds` is whether the dealer kept its promise, None where unknown."""

    id: str
    user: str
    digest: str
    game: str
    options: dict[str, Any]
    names: list[str]
    steps: int
    ending: Ending | None
    holds: bool | None
    created: float
    data: str = ""  # left out in lists


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table, or to one of its seats."""

    token: str
    table: str
    seat: int | None
    used_by: str | None


class ChatMessage(msgspec.Struct, frozen=True):
    """A chat message; `account` is whether the name is that of an account."""

    id: int
    table: str
    user: str
    name: str
    text: str
    at: float
    account: bool


class TableStore(Protocol):
    """Tables, invitations and chat; every method is one transaction."""

    async def add_table(self, config: TableConfig, events: Sequence[Event], status: TableStatus) -> None: ...
    async def config(self, table: str) -> TableConfig | None: ...
    async def events(self, table: str, start: int) -> list[Event]: ...
    def is_current(self, table: str, count: int) -> bool: ...
    async def append(
        self,
        table: str,
        start: int,
        events: Sequence[Event],
        status: TableStatus,
        *,
        at: float,
        invitation: tuple[str, str] | None = None,
        record: str | None = None,
        cards: list[list[str]] | None = None,
    ) -> None: ...
    async def record(self, table: str) -> KeptRecord | None: ...
    async def remove_table(self, table: str) -> None: ...
    async def tables_of(self, user: str, phases: Sequence[str] = ..., limit: int = ...) -> list[TableSummary]: ...
    async def turns(self, user: str) -> dict[str, bool]: ...
    async def open_tables(self) -> list[TableSummary]: ...
    async def running_tables(self) -> list[TableSummary]: ...
    async def overdue(self, now: float, patience: float | None) -> list[str]: ...
    async def add_invitation(self, token: str, table: str, seat: int | None, created: float) -> None: ...
    async def invitation(self, token: str) -> Invitation | None: ...
    async def add_message(self, table: str, user: Identity, text: str, at: float) -> ChatMessage: ...
    async def messages(self, table: str, after: int) -> list[ChatMessage]: ...


class UploadStore(Protocol):
    """Uploaded records; every method is one transaction."""

    async def add_upload(self, upload: Upload) -> str: ...
    async def upload(self, upload: str) -> Upload | None: ...
    async def uploads_of(self, user: str) -> list[Upload]: ...
    async def count_uploads(self, user: str) -> int: ...
    async def remove_upload(self, upload: str) -> None: ...
    async def hand_over(self, user: str, heir: str) -> None: ...
