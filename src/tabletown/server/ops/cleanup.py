"""Forgetting what guests have left behind; what belongs to somebody with an account is never touched."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import ColumnElement, delete, exists, select

from tabletown.server.store import Database
from tabletown.server.store.models import (
    InvitationRow,
    MessageRow,
    SeatRow,
    SessionRow,
    TableRow,
    TryRow,
    UploadRow,
    UserRow,
)

DAY = 24 * 60 * 60.0
_HOUR = 60 * 60.0  # after which tried passphrases count no more, by far
_YEAR = 365 * DAY  # after which a browser has forgotten its cookie
_BATCH = 500  # rows of a kind at a time, so that nobody waits long


class Forgotten(msgspec.Struct, frozen=True):
    """What was forgotten: the ids of tables, and numbers of the rest."""

    tables: list[str]
    records: int
    guests: int
    sessions: int


class Cleaner:
    """Removes what nobody can miss; `days` is how long it has to lie untouched, 0 for ever."""

    def __init__(self, database: Database, now: Callable[[], float], days: float) -> None:
        self._sessions = database.sessions
        self._now = now
        self._days = days

    async def clean(self) -> Forgotten:
        """Forget a batch of each kind, tables first, since they hold on to guests."""
        await self._remove_tries(self._now() - _HOUR)
        sessions = await self._remove_sessions(self._now() - _YEAR)
        if self._days <= 0:
            return Forgotten([], 0, 0, sessions)
        limit = self._now() - self._days * DAY
        tables = await self._remove_tables(limit)
        return Forgotten(tables, await self._remove_records(limit), await self._remove_guests(limit), sessions)

    async def _remove_tables(self, limit: float) -> list[str]:
        """Tables at which nothing has happened and nobody with an account is concerned, in whatever phase."""
        old = select(TableRow.id).where(TableRow.updated <= limit, *_of_guests(), ~_talked_of_late(limit)).limit(_BATCH)
        async with self._sessions.begin() as transaction:
            # The conditions stand in the statement itself: who comes back meanwhile keeps the table.
            done = await transaction.execute(delete(TableRow).where(TableRow.id.in_(old)).returning(TableRow.id))
            return sorted(done.scalars())

    async def _remove_records(self, limit: float) -> int:
        guests = select(UserRow.id).where(UserRow.claimed.is_(None))
        old = select(UploadRow.id).where(UploadRow.created <= limit, UploadRow.user.in_(guests)).limit(_BATCH)
        async with self._sessions.begin() as transaction:
            return len(
                (await transaction.execute(delete(UploadRow).where(UploadRow.id.in_(old)).returning(UploadRow.id))).all()
            )

    async def _remove_guests(self, limit: float) -> int:
        """Guests who hold on to nothing: no seat, no table, no record, no word said, no invitation used."""
        used = [
            exists().where(SeatRow.user == UserRow.id),
            exists().where(TableRow.owner == UserRow.id),
            exists().where(UploadRow.user == UserRow.id),
            exists().where(MessageRow.user == UserRow.id),
            exists().where(InvitationRow.used_by == UserRow.id),
        ]
        guest = (UserRow.created <= limit, UserRow.claimed.is_(None))
        old = select(UserRow.id).where(*guest, *(~each for each in used)).limit(_BATCH)
        async with self._sessions.begin() as transaction:
            gone = delete(UserRow).where(UserRow.id.in_(old)).returning(UserRow.id)
            return len((await transaction.execute(gone)).all())

    async def _remove_tries(self, limit: float) -> None:
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(TryRow).where(TryRow.since <= limit))

    async def _remove_sessions(self, limit: float) -> int:
        old = select(SessionRow.token).where(SessionRow.created <= limit).limit(_BATCH)
        async with self._sessions.begin() as transaction:
            gone = delete(SessionRow).where(SessionRow.token.in_(old)).returning(SessionRow.token)
            return len((await transaction.execute(gone)).all())


def _of_guests() -> list[ColumnElement[bool]]:
    """Neither the owner of a table nor anybody at its seats has an account."""
    accounts = select(UserRow.id).where(UserRow.claimed.is_not(None))
    seated = exists().where(SeatRow.table == TableRow.id, SeatRow.user.in_(accounts))
    return [TableRow.owner.not_in(accounts), ~seated]


def _talked_of_late(limit: float) -> ColumnElement[bool]:
    return exists().where(MessageRow.table == TableRow.id, MessageRow.at > limit)
