"""Retention: delete what guests have left behind; data of accounts is never touched.

A clock that is wrong must not delete anything: a jump that no pause of the server explains needs an operator's word.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import ColumnElement, delete, exists, func, select

from tabletown.server.errors import ServerError
from tabletown.server.store import Database
from tabletown.server.store.facts import CLEANED, Facts
from tabletown.server.store.models import (
    InvitationRow,
    LessonRow,
    LoginAttemptRow,
    MessageRow,
    SeatRow,
    SessionRow,
    StepRow,
    TableRow,
    UploadRow,
    UserRow,
)
from tabletown.server.store.moderation.store import clear_reasons

DAY = 24 * 60 * 60.0  # after which attempts of any kind no longer count
_YEAR = 365 * DAY  # after which a browser has dropped its cookie
PLAUSIBLE = 7 * DAY  # that a server may have been off, or without anybody
_BATCH = 500  # rows of a kind at a time, so that requests need not wait long


class RetentionResult(msgspec.Struct, frozen=True):
    """The ids of deleted tables, and the numbers of other rows deleted."""

    tables: list[str]
    records: int
    guests: int
    sessions: int


class ClockJump(ServerError):
    """The time is so far ahead of the last one known that the clock may be wrong."""


class Cleaner:
    """Deletes data of guests that was unused for `days` days; 0 keeps it forever."""

    def __init__(self, database: Database, now: Callable[[], float], days: float) -> None:
        self._sessions = database.sessions
        self._facts = Facts(database)
        self._now = now
        self._days = days

    async def clean(self) -> RetentionResult:
        """Delete a batch of each kind, tables first, since they refer to guests; raise ClockJump instead after one."""
        now = self._now()
        await self._remove_attempts(now - DAY)
        jump = await self.jump()
        if jump > PLAUSIBLE:
            raise ClockJump("server-clock-jump", days=round(jump / DAY))
        if jump >= 0:  # a clock that was set back does not change what is known
            await self._facts.put(CLEANED, now)
        sessions = await self._remove_sessions(now - _YEAR)
        if self._days <= 0:
            return RetentionResult([], 0, 0, sessions)
        limit = now - self._days * DAY
        tables = await self._remove_tables(limit)
        return RetentionResult(tables, await self._remove_records(limit), await self._remove_guests(limit), sessions)

    async def jump(self) -> float:
        """Return how many seconds have passed since the last time known: of cleaning, else of anything stored."""
        last = await self._facts.get(CLEANED)
        if last is None:
            times = (TableRow.updated, SessionRow.created, MessageRow.at)
            async with self._sessions() as transaction:
                found = [(await transaction.execute(select(func.max(time)))).scalar_one() for time in times]
            last = max((time for time in found if time is not None), default=None)
        return 0.0 if last is None else self._now() - last

    async def confirm(self) -> None:
        """Take an operator's word that the clock is right."""
        await self._facts.put(CLEANED, self._now())

    async def _remove_tables(self, limit: float) -> list[str]:
        """Delete unused tables without any account, in whatever phase."""
        old = (
            select(TableRow.id)
            .where(TableRow.updated <= limit, *_of_guests(), ~_has_messages(limit), ~_has_steps(limit))
            .limit(_BATCH)
        )
        async with self._sessions.begin() as transaction:
            # The conditions are part of the statement: a player who comes back meanwhile keeps the table.
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
        """Delete guests without a seat, table, record, chat message, used invitation or recent lesson."""
        used = [
            exists().where(SeatRow.user == UserRow.id),
            exists().where(TableRow.owner == UserRow.id),
            exists().where(UploadRow.user == UserRow.id),
            exists().where(MessageRow.user == UserRow.id),
            exists().where(InvitationRow.used_by == UserRow.id),
            exists().where(LessonRow.user == UserRow.id, LessonRow.at > limit),
        ]
        guest = (UserRow.created <= limit, UserRow.claimed.is_(None))
        old = select(UserRow.id).where(*guest, *(~each for each in used)).limit(_BATCH)
        async with self._sessions.begin() as transaction:
            gone = delete(UserRow).where(UserRow.id.in_(old)).returning(UserRow.id)
            found = len((await transaction.execute(gone)).all())
            await transaction.execute(clear_reasons())
            return found

    async def _remove_attempts(self, limit: float) -> None:
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(LoginAttemptRow).where(LoginAttemptRow.since <= limit))

    async def _remove_sessions(self, limit: float) -> int:
        old = select(SessionRow.token).where(SessionRow.created <= limit).limit(_BATCH)
        async with self._sessions.begin() as transaction:
            gone = delete(SessionRow).where(SessionRow.token.in_(old)).returning(SessionRow.token)
            return len((await transaction.execute(gone)).all())


def _of_guests() -> list[ColumnElement[bool]]:
    """Return conditions: neither the owner of a table nor a seated player has an account."""
    accounts = select(UserRow.id).where(UserRow.claimed.is_not(None))
    seated = exists().where(SeatRow.table == TableRow.id, SeatRow.user.in_(accounts))
    return [TableRow.owner.not_in(accounts), ~seated]


def _has_steps(limit: float) -> ColumnElement[bool]:
    # The times of a match are those of its steps; that of the table only repeats the last one.
    return exists().where(StepRow.table == TableRow.id, StepRow.at > limit)


def _has_messages(limit: float) -> ColumnElement[bool]:
    return exists().where(MessageRow.table == TableRow.id, MessageRow.at > limit)
