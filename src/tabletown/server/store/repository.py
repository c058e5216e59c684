"""What the server asks of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tabletown.core.views import Line
from tabletown.server.errors import ConflictError
from tabletown.server.store.archive import ArchiveStore
from tabletown.server.store.database import Database, Transaction
from tabletown.server.store.login_attempts import TryStore
from tabletown.server.store.models import (
    InvitationRow,
    MessageRow,
    Model,
    RecordRow,
    SeatRow,
    SessionRow,
    StepRow,
    TableRow,
    UserRow,
)
from tabletown.server.tables.events import Happening, Holder

WAITING, RUNNING, OVER = "waiting", "running", "over"
PHASES = (WAITING, RUNNING, OVER)
# What is asked at every request is put together once.
_USER = (
    select(UserRow.id, UserRow.name, UserRow.claimed)
    .join(SessionRow, SessionRow.user == UserRow.id)
    .where(SessionRow.token == bindparam("token"))
)
_STEPS = (
    select(StepRow.at, StepRow.kind, StepRow.seat, StepRow.action, StepRow.version, StepRow.holder)
    .where(StepRow.table == bindparam("table"), StepRow.n >= bindparam("start"))
    .order_by(StepRow.n)
)
_tables, _steps = Model.metadata.tables["tables"], Model.metadata.tables["steps"]
_ADD_STEPS = insert(_steps)
_STAND = (
    update(_tables)
    .where(_tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("phase", "actors", "bots", "due", "ending", "updated")})
)
Listed = list[tuple[TableRow, list[SeatRow]]]


class TakenError(Exception):
    """Somebody else was faster: the place of a step, or a name, is taken."""


class Ending(msgspec.Struct, frozen=True):
    """How a match ended: who won, the totals, and the line of the log that says it."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    verdict: Line


class Standing(msgspec.Struct, frozen=True):
    """Where a table stands: what the lists of tables show and the sweeper looks for."""

    phase: str
    actors: int
    bots: int
    due: float | None
    holders: tuple[Holder, ...]
    ending: Ending | None = None

    @property
    def columns(self) -> dict[str, Any]:
        """What the row of the table repeats of it."""
        ending = msgspec.to_builtins(self.ending)
        return {"phase": self.phase, "actors": self.actors, "bots": self.bots, "due": self.due, "ending": ending}


class Repository:
    """Reads and writes; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._read = database.read
        self.archive = ArchiveStore(database)
        self.tries = TryStore(database)

    # People.

    async def add_user(self, user: UserRow, session: SessionRow) -> None:
        """Keep a new user with its first session."""
        async with self._sessions.begin() as transaction:
            transaction.add(user)
            await transaction.flush()
            transaction.add(session)

    async def add_session(self, session: SessionRow) -> None:
        """Let one more browser act for a user."""
        async with self._sessions.begin() as transaction:
            transaction.add(session)

    async def remove_session(self, token: str) -> None:
        """Forget a browser."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(SessionRow).where(SessionRow.token == token))

    async def user_of_session(self, token: str) -> tuple[str, str, str | None] | None:
        """The id and the name of the user for whom a browser acts, and the name that it has claimed."""
        for user, name, claimed in await self._read(_USER, token=token):
            return user, name, claimed
        return None

    async def user_of_name(self, claimed: str) -> UserRow | None:
        """The owner of a name."""
        async with self._sessions() as transaction:
            return (await transaction.execute(select(UserRow).where(UserRow.claimed == claimed))).scalar_one_or_none()

    async def change_user(self, user: str, **values: Any) -> None:
        """Change the name or the passphrase of a user; TakenError if the name is somebody else's."""
        try:
            async with self._sessions.begin() as transaction:
                await transaction.execute(update(UserRow).where(UserRow.id == user).values(**values))
        except IntegrityError:
            raise TakenError from None

    # Tables.

    async def add_table(self, table: TableRow, happened: Sequence[Happening], standing: Standing) -> None:
        """Keep a new table with what has happened at it so far."""
        async with self._sessions.begin() as transaction:
            transaction.add(table)
            await transaction.flush()
            for seat, holder in enumerate(standing.holders):
                row = SeatRow(table=table.id, seat=seat, kind=holder.kind, name=holder.name, user=holder.listed)
                transaction.add(row)
            await _add_steps(transaction, table.id, 0, happened)

    async def table(self, table: str) -> TableRow | None:
        """What was agreed at a table."""
        async with self._sessions() as transaction:
            return await transaction.get(TableRow, table)

    async def steps(self, table: str, start: int) -> list[Happening]:
        """What happened at a table from number `start` on."""
        return [_happening(*row) for row in await self._read(_STEPS, table=table, start=start)]

    async def append(
        self,
        table: str,
        start: int,
        happened: Sequence[Happening],
        standing: Standing,
        *,
        at: float,
        invitation: tuple[str, str] | None = None,
        record: str | None = None,
    ) -> None:
        """Add what happened, from number `start` on, with the record if the match is over by that.

        TakenError if the table has moved on meanwhile.

        An invitation (its digest and who uses it) is used up in the same transaction; ConflictError if it already is.
        """
        try:
            async with self._sessions.begin() as transaction:
                await _add_steps(transaction, table, start, happened)
                await transaction.execute(_STAND, {**standing.columns, "updated": at, "which": table})
                for each in happened:
                    if each.holder is not None:
                        await _seat(transaction, table, each.seat, each.holder)
                if record is not None:
                    transaction.add(RecordRow(table=table, data=record))
                if invitation is not None:
                    await _use(transaction, *invitation)
        except IntegrityError:
            raise TakenError from None

    async def record(self, table: str) -> tuple[TableRow, list[str | None], str | None] | None:
        """What was agreed at a table, whose seats they are, and the record that was kept when the match ended."""
        users = select(SeatRow.user).where(SeatRow.table == table)
        async with self._sessions() as transaction:
            row = await transaction.get(TableRow, table)
            kept = await transaction.get(RecordRow, table)
            seats = list((await transaction.execute(users)).scalars())
            return None if row is None else (row, seats, None if kept is None else kept.data)

    async def remove_table(self, table: str) -> None:
        """Forget a table that nobody has seen."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(TableRow).where(TableRow.id == table))

    async def tables_of(self, user: str, phases: Sequence[str] = PHASES, limit: int = 100) -> Listed:
        """The tables at which a user sits, or which it has made, the newest first.

        Not by the last change: that would tell of sealed steps.
        """
        seated = select(SeatRow.table).where(SeatRow.user == user)
        query = select(TableRow).where(or_(TableRow.id.in_(seated), TableRow.owner == user), TableRow.phase.in_(phases))
        return await self._listed(query.order_by(TableRow.created.desc()).limit(limit))

    async def open_tables(self, limit: int = 100) -> Listed:
        """The tables that wait for somebody and are not private, the latest first."""
        free = select(SeatRow.table).where(SeatRow.kind == "open")
        query = select(TableRow).where(TableRow.phase == WAITING, TableRow.private.is_(False), TableRow.id.in_(free))
        return await self._listed(query.order_by(TableRow.updated.desc()).limit(limit))

    async def running_tables(self, limit: int = 100) -> Listed:
        """The matches of people that go on and are not private, the newest first.

        Not by the last change: that would tell of sealed steps.
        """
        people = select(SeatRow.table).where(SeatRow.kind == "person")
        query = select(TableRow).where(TableRow.phase == RUNNING, TableRow.private.is_(False), TableRow.id.in_(people))
        return await self._listed(query.order_by(TableRow.created.desc()).limit(limit))

    async def _listed(self, query: Any) -> Listed:
        async with self._sessions() as transaction:
            tables = list((await transaction.execute(query)).scalars())
            ids = [table.id for table in tables]
            seats: dict[str, list[SeatRow]] = {each: [] for each in ids}
            found = select(SeatRow).where(SeatRow.table.in_(ids)).order_by(SeatRow.table, SeatRow.seat)
            for seat in (await transaction.execute(found)).scalars():
                seats[seat.table].append(seat)
            return [(table, seats[table.id]) for table in tables]

    async def neglected(self, now: float, patience: float | None) -> list[str]:
        """Tables where a flag has fallen, or a bot has owed its decision for longer than `patience` seconds, if any."""
        wanted = TableRow.due <= now
        if patience is not None:
            wanted |= (TableRow.bots != 0) & (TableRow.updated <= now - patience)
        query = select(TableRow.id).where(TableRow.phase == RUNNING, wanted)
        async with self._sessions() as transaction:
            return list((await transaction.execute(query)).scalars())

    # Invitations and chat.

    async def add_invitation(self, invitation: InvitationRow) -> None:
        """Keep an invitation."""
        async with self._sessions.begin() as transaction:
            transaction.add(invitation)

    async def invitation(self, token: str) -> InvitationRow | None:
        """The invitation of a digest."""
        async with self._sessions() as transaction:
            return await transaction.get(InvitationRow, token)

    async def add_message(self, message: MessageRow) -> MessageRow:
        """Keep something said; it has its number then."""
        async with self._sessions.begin() as transaction:
            transaction.add(message)
        return message

    async def messages(self, table: str, after: int, limit: int = 200) -> list[MessageRow]:
        """The last things said at a table after a number, the oldest first."""
        query = select(MessageRow).where(MessageRow.table == table, MessageRow.id > after)
        async with self._sessions() as transaction:
            found = (await transaction.execute(query.order_by(MessageRow.id.desc()).limit(limit))).scalars()
            return list(found)[::-1]


async def _add_steps(transaction: Transaction, table: str, start: int, happened: Sequence[Happening]) -> None:
    rows = [
        {**msgspec.structs.asdict(each), "table": table, "n": n, "holder": msgspec.to_builtins(each.holder)}
        for n, each in enumerate(happened, start)
    ]
    await transaction.execute(_ADD_STEPS, rows)


async def _seat(transaction: Transaction, table: str, seat: int, holder: Holder) -> None:
    query = update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat)
    await transaction.execute(query.values(kind=holder.kind, name=holder.name, user=holder.listed))


async def _use(transaction: Transaction, token: str, user: str) -> None:
    query = update(InvitationRow).where(InvitationRow.token == token, InvitationRow.used_by.is_(None))
    result = await transaction.execute(query.values(used_by=user).returning(InvitationRow.token))
    if result.scalar_one_or_none() is None:
        raise ConflictError("server-invitation-used")


def _happening(
    at: float, kind: str, seat: int, action: int, version: str | None, holder: dict[str, Any] | None
) -> Happening:
    return Happening(at, kind, seat, action, version, None if holder is None else msgspec.convert(holder, Holder))
