"""Hosts, mutes, bans, reports and the log of moderators, in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import aliased

from tabletown.server.errors import UniqueConflict
from tabletown.server.store.database import Database, Transaction
from tabletown.server.store.models import MessageRow, SeatRow, SessionRow, TableRow, UserRow
from tabletown.server.store.moderation.models import ActRow, HostRow, KickRow, ReportRow, RestrictionRow
from tabletown.server.store.people_models import RecoveryRow
from tabletown.server.store.repository import Repository
from tabletown.server.tables.moderation import records
from tabletown.server.tables.moderation.records import Act, ActShown, PersonShown, Report, ReportShown
from tabletown.server.tables.session import OVER
from tabletown.server.tables.storage import ChatMessage, TableSummary
from tabletown.server.users.accounts import Identity
from tabletown.server.users.names import folded


class ModerationDatabase:
    """The store of moderation; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._read = database.read
        self._repository = Repository(database)
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    # People.

    async def is_host(self, user: str) -> bool:
        """Return whether a user may moderate."""
        return bool(await self._read(select(HostRow.user).where(HostRow.user == user)))

    async def find_user(self, name: str) -> Identity | None:
        """Return the account of a name, or the user of an id."""
        wanted = or_(UserRow.claimed == folded(name), UserRow.id == name)
        for user, shown, claimed in await self._read(
            select(UserRow.id, UserRow.name, UserRow.claimed).where(wanted).order_by(UserRow.claimed.is_(None))
        ):
            return Identity(user, shown, claimed is not None)
        return None

    async def user(self, user: str) -> Identity | None:
        """Return the user of an id."""
        for shown, claimed in await self._read(select(UserRow.name, UserRow.claimed).where(UserRow.id == user)):
            return Identity(user, shown, claimed is not None)
        return None

    async def people(self, find: str, limit: int, now: float) -> list[PersonShown]:
        """Return the users whose names contain a text, those restricted first, then by their last sign-in."""
        seen = select(func.max(SessionRow.created)).where(SessionRow.user == UserRow.id).scalar_subquery()
        tables = _count(SeatRow.user).where(SeatRow.table.in_(select(TableRow.id).where(TableRow.phase != OVER)))
        limited = select(RestrictionRow.user).where(RestrictionRow.user == UserRow.id, _in_force(now)).exists()
        query = select(
            UserRow.id,
            UserRow.name,
            UserRow.claimed,
            seen.label("seen"),
            tables.scalar_subquery(),
            _count(ReportRow.user).scalar_subquery(),
            select(HostRow.user).where(HostRow.user == UserRow.id).exists(),
        ).where(UserRow.name != "")
        if find:
            query = query.where(func.lower(UserRow.name).contains(find.lower(), autoescape=True))
        rows = await self._read(query.order_by(limited.desc(), func.coalesce(seen, 0).desc(), UserRow.id).limit(limit))
        limits: dict[str, dict[str, float | None]] = {row[0]: {} for row in rows}
        restricted = select(RestrictionRow.user, RestrictionRow.kind, RestrictionRow.until)
        for user, kind, until in await self._read(restricted.where(RestrictionRow.user.in_(limits), _in_force(now))):
            limits[user][kind] = until
        return [
            PersonShown(
                id=user,
                name=name,
                account=claimed is not None,
                host=bool(host),
                seen=at,
                tables=seats,
                reports=reports,
                limits=limits[user],
            )
            for user, name, claimed, at, seats, reports, host in rows
        ]

    async def count_people(self) -> int:
        """Return the number of users."""
        ((count,),) = await self._read(select(func.count()).select_from(UserRow).where(UserRow.name != ""))
        return int(count)

    async def tables(self, limit: int) -> list[TableSummary]:
        """Return the tables whose match is not over, newest first: the last change would reveal sealed steps."""
        query = select(TableRow).where(TableRow.phase != OVER).order_by(TableRow.created.desc()).limit(limit)
        return await self._repository.listed(query)

    # Restrictions.

    async def restrictions_of(self, user: str) -> dict[str, float | None]:
        """Return the mutes and bans of a user, also those that have ended, with their ends."""
        query = select(RestrictionRow.kind, RestrictionRow.until).where(RestrictionRow.user == user)
        return dict(tuple(row) for row in await self._read(query))

    async def is_kicked(self, table: str, user: str) -> bool:
        """Return whether a user was sent away from a table."""
        return bool(await self._read(select(KickRow.user).where(KickRow.table == table, KickRow.user == user)))

    # Reports.

    async def message(self, table: str, message: int) -> ChatMessage | None:
        """Return a chat message of a table."""
        async with self._sessions() as transaction:
            query = select(MessageRow).where(MessageRow.table == table, MessageRow.id == message)
            row = (await transaction.execute(query)).scalar_one_or_none()
        return None if row is None else ChatMessage(row.id, row.table, row.user, row.name, row.text, row.at, False)

    async def add_report(self, report: Report) -> None:
        """Store a report."""
        values = msgspec.structs.asdict(report)
        async with self._sessions.begin() as transaction:
            await transaction.execute(insert(ReportRow), [{name: values[name] for name in values if name != "id"}])

    async def report(self, report: int) -> Report | None:
        """Return a report."""
        async with self._sessions() as transaction:
            row = (await transaction.execute(select(ReportRow).where(ReportRow.id == report))).scalar_one_or_none()
        return None if row is None else msgspec.convert(row, Report, from_attributes=True)

    async def reports(self) -> list[ReportShown]:
        """Return the reports that wait for a moderator, oldest first."""
        reporter, about, same = aliased(UserRow), aliased(UserRow), aliased(ReportRow)
        count = select(func.count()).where(same.user == ReportRow.user).scalar_subquery()
        query = select(ReportRow, reporter.name, about.name, TableRow.game, count).join(about, about.id == ReportRow.user)
        query = query.join(TableRow, TableRow.id == ReportRow.table).join(
            reporter, reporter.id == ReportRow.by, isouter=True
        )
        async with self._sessions() as transaction:
            found = list(await transaction.execute(query.where(ReportRow.closed.is_(None)).order_by(ReportRow.id)))
        return [
            ReportShown(msgspec.convert(row, Report, from_attributes=True), by or "", name, game, number)
            for row, by, name, game, number in found
        ]

    # The log.

    async def act(self, act: int) -> Act | None:
        """Return an act of the log."""
        async with self._sessions() as transaction:
            row = (await transaction.execute(select(ActRow).where(ActRow.id == act))).scalar_one_or_none()
        return None if row is None else msgspec.convert(row, Act, from_attributes=True)

    async def log(self, limit: int) -> list[ActShown]:
        """Return the last acts, newest first."""
        by, about, undo = aliased(UserRow), aliased(UserRow), aliased(ActRow)
        query = select(ActRow, by.name, about.name, undo.id).join(by, by.id == ActRow.by, isouter=True)
        query = query.join(about, about.id == ActRow.user, isouter=True).join(undo, undo.undoes == ActRow.id, isouter=True)
        async with self._sessions() as transaction:
            found = list(await transaction.execute(query.order_by(ActRow.id.desc()).limit(limit)))
        return [
            ActShown(msgspec.convert(row, Act, from_attributes=True), doer or "", name or "", undone is not None)
            for row, doer, name, undone in found
        ]

    async def add_act(self, act: Act, code: tuple[str, str] | None = None) -> int:
        """Do an act and log it; `code` are slot and hash of a recovery code. Raise UniqueConflict if it is undone twice."""
        values = msgspec.structs.asdict(act)
        try:
            async with self._sessions.begin() as transaction:
                await self._carry_out(transaction, act, code)
                row = insert(ActRow).values({name: values[name] for name in values if name != "id"})
                return int((await transaction.execute(row.returning(ActRow.id))).scalar_one())
        except IntegrityError:
            raise UniqueConflict from None

    async def _carry_out(self, transaction: Transaction, act: Act, code: tuple[str, str] | None) -> None:
        """Change what follows from an act; seats are events of their tables."""
        if act.kind in (records.MUTE, records.BAN):
            row = self._insert(RestrictionRow).values(user=act.user, kind=act.kind, until=act.until)
            key = [RestrictionRow.user, RestrictionRow.kind]
            await transaction.execute(row.on_conflict_do_update(index_elements=key, set_={"until": act.until}))
        elif act.kind in (records.UNMUTE, records.UNBAN):
            own = (RestrictionRow.user == act.user, RestrictionRow.kind == act.kind.removeprefix("un"))
            await transaction.execute(delete(RestrictionRow).where(*own))
        elif act.kind == records.KICK:
            row = self._insert(KickRow).values(table=act.table, user=act.user)
            await transaction.execute(row.on_conflict_do_nothing())
        elif act.kind == records.UNKICK:
            await transaction.execute(delete(KickRow).where(KickRow.table == act.table, KickRow.user == act.user))
        elif act.kind in (records.DISMISS, records.REOPEN):
            closed = act.at if act.kind == records.DISMISS else None
            await transaction.execute(update(ReportRow).where(ReportRow.id == int(act.detail)).values(closed=closed))
        elif act.kind == records.HOST:
            await transaction.execute(self._insert(HostRow).values(user=act.user, at=act.at).on_conflict_do_nothing())
        elif act.kind == records.UNHOST:
            await transaction.execute(delete(HostRow).where(HostRow.user == act.user))
        elif act.kind in (records.CODE, records.UNCODE):
            await transaction.execute(
                delete(RecoveryRow).where(RecoveryRow.user == act.user, RecoveryRow.slot == act.detail)
            )
            if code is not None:
                await transaction.execute(insert(RecoveryRow), [{"user": act.user, "slot": code[0], "hash": code[1]}])


async def clear_person(transaction: Transaction, user: str) -> None:
    """Take what was written by or about a user out of reports and the log; the ids follow by themselves."""
    await transaction.execute(update(ReportRow).where(ReportRow.by == user).values(note=""))
    await transaction.execute(update(ActRow).where(or_(ActRow.user == user, ActRow.by == user)).values(reason=""))


def clear_reasons() -> Any:
    """Return the statement that clears what was written about people who are gone."""
    return update(ActRow).where(ActRow.user.is_(None), ActRow.reason != "").values(reason="")


def _count(column: Any) -> Any:
    return select(func.count()).where(column == UserRow.id)


def _in_force(now: float) -> Any:
    return or_(RestrictionRow.until.is_(None), RestrictionRow.until > now)
