"""Users and tables in the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import bindparam, case, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from tabletown.core.registry import game
from tabletown.server.errors import ConflictError, UniqueConflict
from tabletown.server.store.archive import ArchiveStore
from tabletown.server.store.database import Database, Transaction
from tabletown.server.store.models import (
    InvitationRow,
    LoginAttemptRow,
    LookRow,
    MessageRow,
    Model,
    RecordRow,
    SeatRow,
    SessionRow,
    StepRow,
    TableRow,
    UserRow,
)
from tabletown.server.store.sqlite.group_commit import GroupCommit, Move
from tabletown.server.tables.events import Event, Holder
from tabletown.server.tables.session import PHASES, RUNNING, WAITING, TableConfig, TableStatus
from tabletown.server.tables.storage import ChatMessage, Invitation, KeptRecord, SeatSummary, TableSummary
from tabletown.server.users.accounts import Identity
from tabletown.table import Timing

# The queries of every request are built once.
_USER = (
    select(UserRow.id, UserRow.name, UserRow.claimed)
    .join(SessionRow, SessionRow.user == UserRow.id)
    .where(SessionRow.token == bindparam("token"))
)
_TURNS = (
    select(TableRow.id, TableRow.actors, SeatRow.seat)
    .join(SeatRow, SeatRow.table == TableRow.id)
    .where(SeatRow.user == bindparam("user"), SeatRow.kind == "person", TableRow.phase == RUNNING)
    .order_by(TableRow.created.desc(), TableRow.id)
    .limit(100)
)
_STEPS = (
    select(StepRow.at, StepRow.kind, StepRow.seat, StepRow.action, StepRow.version, StepRow.holder)
    .where(StepRow.table == bindparam("table"), StepRow.n >= bindparam("start"))
    .order_by(StepRow.n)
)
_tables, _steps = Model.metadata.tables["tables"], Model.metadata.tables["steps"]
_ADD_STEPS = insert(_steps)
_SET_STATUS = (
    update(_tables)
    .where(_tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("phase", "actors", "bots", "due", "ending", "updated")})
)


class Repository:
    """The stores of users and of tables; every method is one transaction. Only digests of tokens are kept."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._read = database.read
        self.archive = ArchiveStore(database)
        self._insert = postgresql.insert if database.postgresql else sqlite.insert
        self._fresh = database.freshness
        engine = database.inline_engine
        self._group = None if engine is None else GroupCommit(engine, _ADD_STEPS, _SET_STATUS, self._fresh.note_count)

    # Users.

    async def add_user(self, user: str, name: str, created: float, token: str, device: str) -> None:
        """Store a new guest with the token of its browser."""
        async with self._sessions.begin() as transaction:
            transaction.add(UserRow(id=user, name=name, created=created))
            await transaction.flush()
            transaction.add(SessionRow(token=digest(token), user=user, created=created, device=device))

    async def add_session(self, user: str, created: float, token: str, device: str) -> None:
        """Sign in another browser."""
        async with self._sessions.begin() as transaction:
            transaction.add(SessionRow(token=digest(token), user=user, created=created, device=device))

    async def remove_session(self, token: str) -> None:
        """Sign out a browser."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(SessionRow).where(SessionRow.token == digest(token)))

    async def user_of_session(self, token: str) -> Identity | None:
        """Return the user that a browser is signed in to."""
        key = digest(token)
        if (known := self._fresh.identity(key)) is not None:
            return known
        for user, name, claimed in await self._read(_USER, token=key):
            found = Identity(user, name, claimed is not None)
            self._fresh.note_identity(key, found)
            return found
        return None

    async def user_of_name(self, claimed: str) -> tuple[Identity, str | None] | None:
        """Return the owner of a name and the hash of its passphrase."""
        async with self._sessions() as transaction:
            query = select(UserRow).where(UserRow.claimed == claimed)
            user = (await transaction.execute(query)).scalar_one_or_none()
            return None if user is None else (Identity(user.id, user.name, True), user.passphrase)

    async def user_of_looks(self, looks: Collection[str]) -> str | None:
        """Return the account whose name has one of these looks."""
        async with self._sessions() as transaction:
            return (await transaction.execute(select(LookRow.user).where(LookRow.look.in_(looks)))).scalars().first()

    async def change_user(self, user: str, looks: Collection[str] = (), **values: Any) -> None:
        """Change the name or passphrase of a user; raise UniqueConflict if the name or a look of it is another user's."""
        try:
            async with self._sessions.begin() as transaction:
                await transaction.execute(update(UserRow).where(UserRow.id == user).values(**values))
                if looks:
                    await transaction.execute(insert(LookRow), [{"look": look, "user": user} for look in looks])
        except IntegrityError:
            raise UniqueConflict from None

    async def count_attempt(self, key: str, now: float, seconds: float) -> tuple[int, float]:
        """Count an attempt, and return how many there were and since when.

        It is one statement, so that concurrent attempts are all counted and cannot deadlock. A time in the future was
        written by a clock that has been corrected since.
        """
        is_old = (LoginAttemptRow.since <= now - seconds) | (LoginAttemptRow.since > now + seconds)
        values = {
            "count": case((is_old, 1), else_=LoginAttemptRow.count + 1),
            "since": case((is_old, now), else_=LoginAttemptRow.since),
        }
        query = self._insert(LoginAttemptRow).values(key=key, since=now, count=1)
        query = query.on_conflict_do_update(index_elements=[LoginAttemptRow.key], set_=values)
        async with self._sessions.begin() as transaction:
            row = (await transaction.execute(query.returning(LoginAttemptRow.count, LoginAttemptRow.since))).one()
            return row[0], row[1]

    # Tables.

    async def add_table(self, config: TableConfig, events: Sequence[Event], status: TableStatus) -> None:
        """Store a new table with its first events; raise UniqueConflict if there is one with its id."""
        values = {name: msgspec.to_builtins(getattr(config, name)) for name in config.__struct_fields__}
        values |= {**status.columns, "given": values["given"] or None}
        try:
            async with self._sessions.begin() as transaction:
                transaction.add(TableRow(**values, updated=events[-1].at))
                await transaction.flush()
                for seat, holder in enumerate(status.holders):
                    row = SeatRow(table=config.id, seat=seat, kind=holder.kind, name=holder.name, user=holder.listed)
                    transaction.add(row)
                await transaction.execute(_ADD_STEPS, _step_rows(config.id, 0, events))
        except IntegrityError:
            raise UniqueConflict from None

    async def config(self, table: str) -> TableConfig | None:
        """Return the configuration of a table."""
        async with self._sessions() as transaction:
            row = await transaction.get(TableRow, table)
        if row is None:
            return None
        return config_from({name: getattr(row, name) for name in TableConfig.__struct_fields__})

    async def events(self, table: str, start: int) -> list[Event]:
        """Return the events of a table from number `start` on."""
        found = [event_from(*row) for row in await self._read(_STEPS, table=table, start=start)]
        self._fresh.note_count(table, start + len(found))
        return found

    def is_current(self, table: str, count: int) -> bool:
        """Return whether a table is known to have so many events, so that `events` would find none."""
        return self._fresh.is_current(table, count)

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
    ) -> None:
        """Add events from number `start` on, with the record and the cards of the seats if they end the match.

        Raise UniqueConflict if another writer was faster. An invitation (its token and the user) is used up in the same
        transaction; raise ConflictError if it already is.
        """
        rows, state = _step_rows(table, start, events), {**status.columns, "updated": at, "which": table}
        kept = None if record is None else RecordRow(table=table, data=record, cards=cards)
        count = start + len(events)
        is_move = invitation is None and record is None and all(each.holder is None for each in events)
        try:
            if is_move and self._group is not None:
                await self._group.store(Move(table, count, rows, state))
            else:
                await self._append(table, rows, state, events, invitation, kept)
                self._fresh.note_count(table, count)
        except IntegrityError:
            raise UniqueConflict from None

    async def _append(
        self,
        table: str,
        rows: Sequence[dict[str, Any]],
        state: dict[str, Any],
        events: Sequence[Event],
        invitation: tuple[str, str] | None,
        record: RecordRow | None,
    ) -> None:
        async with self._sessions.begin() as transaction:
            await transaction.execute(_ADD_STEPS, rows)
            await transaction.execute(_SET_STATUS, state)
            for each in events:
                if each.holder is not None:
                    await _seat(transaction, table, each.seat, each.holder)
            if record is not None:
                transaction.add(record)
            if invitation is not None:
                await _use(transaction, *invitation)

    async def record(self, table: str) -> KeptRecord | None:
        """Return the record that was kept when the match ended."""
        users = select(SeatRow.user).where(SeatRow.table == table)
        async with self._sessions() as transaction:
            row = await transaction.get(TableRow, table)
            kept = await transaction.get(RecordRow, table)
            seats = list((await transaction.execute(users)).scalars())
        if row is None:
            return None
        return KeptRecord(row.owner, row.private, row.phase, seats, None if kept is None else kept.data, row.day)

    async def remove_table(self, table: str) -> None:
        """Delete a table that nobody has seen."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(TableRow).where(TableRow.id == table))

    async def tables_of(self, user: str, phases: Sequence[str] = PHASES, limit: int = 100) -> list[TableSummary]:
        """Return the tables where a user sits, or which it owns, newest first.

        Not by the last change: that would reveal sealed steps.
        """
        seated = select(SeatRow.table).where(SeatRow.user == user)
        query = select(TableRow).where(or_(TableRow.id.in_(seated), TableRow.owner == user), TableRow.phase.in_(phases))
        return await self.listed(query.order_by(TableRow.created.desc()).limit(limit))

    async def turns(self, user: str) -> dict[str, bool]:
        """Return the running tables where a user sits, oldest first, and whether it must decide there."""
        found: dict[str, bool] = {}
        for table, actors, seat in reversed(await self._read(_TURNS, user=user)):
            found[table] = found.get(table, False) or bool((actors >> seat) & 1)
        return found

    async def open_tables(self, limit: int = 100) -> list[TableSummary]:
        """Return the public tables with a free seat, latest first."""
        free = select(SeatRow.table).where(SeatRow.kind == "open")
        query = select(TableRow).where(TableRow.phase == WAITING, TableRow.private.is_(False), TableRow.id.in_(free))
        return await self.listed(query.order_by(TableRow.updated.desc()).limit(limit))

    async def running_tables(self, limit: int = 100) -> list[TableSummary]:
        """Return the public running matches of people, newest first.

        Not by the last change: that would reveal sealed steps.
        """
        people = select(SeatRow.table).where(SeatRow.kind == "person")
        query = select(TableRow).where(TableRow.phase == RUNNING, TableRow.private.is_(False), TableRow.id.in_(people))
        return await self.listed(query.order_by(TableRow.created.desc()).limit(limit))

    async def listed(self, query: Any) -> list[TableSummary]:
        """Return the tables of a query with their seats."""
        async with self._sessions() as transaction:
            tables = list((await transaction.execute(query)).scalars())
            ids = [table.id for table in tables]
            seats: dict[str, list[SeatSummary]] = {each: [] for each in ids}
            found = select(SeatRow, UserRow.name, UserRow.claimed).join(UserRow, UserRow.id == SeatRow.user, isouter=True)
            for seat, name, claimed in await transaction.execute(
                found.where(SeatRow.table.in_(ids)).order_by(SeatRow.table, SeatRow.seat)
            ):
                account = seat.kind == "person" and claimed is not None and seat.name == name
                seats[seat.table].append(SeatSummary(seat.seat, seat.kind, seat.name, seat.user, account))
        return [_summary(table, seats[table.id]) for table in tables]

    async def overdue(self, now: float, patience: float | None) -> list[str]:
        """Return the tables whose start time has come, with a fallen flag or, unless `patience` is None, with a bot decision
        pending longer than that.
        """
        wanted = TableRow.due <= now
        if patience is not None:
            wanted |= (TableRow.bots != 0) & (TableRow.updated <= now - patience)
        query = select(TableRow.id).where(TableRow.phase.in_((WAITING, RUNNING)), wanted)
        async with self._sessions() as transaction:
            return list((await transaction.execute(query)).scalars())

    # Invitations and chat.

    async def add_invitation(self, token: str, table: str, seat: int | None, created: float) -> None:
        """Store an invitation."""
        async with self._sessions.begin() as transaction:
            transaction.add(InvitationRow(token=digest(token), table=table, seat=seat, created=created))

    async def invitation(self, token: str) -> Invitation | None:
        """Return the invitation of a token."""
        async with self._sessions() as transaction:
            row = await transaction.get(InvitationRow, digest(token))
        return None if row is None else Invitation(token, row.table, row.seat, row.used_by)

    async def add_message(self, table: str, user: Identity, text: str, at: float) -> ChatMessage:
        """Store a chat message and return it with its number."""
        row = MessageRow(table=table, user=user.id, name=user.name, text=text, at=at)
        async with self._sessions.begin() as transaction:
            transaction.add(row)
        return ChatMessage(row.id, table, user.id, user.name, text, at, user.account)

    async def messages(self, table: str, after: int, limit: int = 200) -> list[ChatMessage]:
        """Return the last chat messages after a number, oldest first."""
        query = select(MessageRow, UserRow.name, UserRow.claimed).join(UserRow, UserRow.id == MessageRow.user)
        query = query.where(MessageRow.table == table, MessageRow.id > after)
        async with self._sessions() as transaction:
            found = await transaction.execute(query.order_by(MessageRow.id.desc()).limit(limit))
            return [_message(row, claimed is not None and row.name == name) for row, name, claimed in found][::-1]


def digest(token: str) -> str:
    """Return the digest of a secret token, which is all that is kept of it."""
    return sha256(token.encode()).hexdigest()


def _step_rows(table: str, start: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    return [
        {**msgspec.structs.asdict(each), "table": table, "n": n, "holder": msgspec.to_builtins(each.holder)}
        for n, each in enumerate(events, start)
    ]


async def _seat(transaction: Transaction, table: str, seat: int, holder: Holder) -> None:
    query = update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat)
    await transaction.execute(query.values(kind=holder.kind, name=holder.name, user=holder.listed))


async def _use(transaction: Transaction, token: str, user: str) -> None:
    query = update(InvitationRow).where(InvitationRow.token == digest(token), InvitationRow.used_by.is_(None))
    result = await transaction.execute(query.values(used_by=user).returning(InvitationRow.token))
    if result.scalar_one_or_none() is None:
        raise ConflictError("server-invitation-used")


def config_from(row: Mapping[str, Any]) -> TableConfig:
    """Return the configuration of a table from its row."""
    values = {name: row[name] for name in TableConfig.__struct_fields__}
    values["options"] = msgspec.convert(row["options"], game(row["game"]).options_type)
    values["timing"] = msgspec.convert(row["timing"], Timing)
    values["given"] = msgspec.convert(row["given"] or (), tuple[tuple[int, int], ...])
    return TableConfig(**values)


def event_from(at: float, kind: str, seat: int, action: int, version: str | None, holder: dict[str, Any] | None) -> Event:
    """Return an event from its row."""
    return Event(at, kind, seat, action, version, None if holder is None else msgspec.convert(holder, Holder))


def _message(row: MessageRow, account: bool) -> ChatMessage:
    return ChatMessage(row.id, row.table, row.user, row.name, row.text, row.at, account)


def _summary(table: TableRow, seats: list[SeatSummary]) -> TableSummary:
    values = {name: getattr(table, name) for name in TableSummary.__struct_fields__ if name != "seats"}
    return msgspec.convert({**values, "seats": seats}, TableSummary, from_attributes=True)
