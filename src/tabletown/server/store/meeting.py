"""The queue of people who want to play now, in the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.store.database import Database
from tabletown.server.store.models import TableRow, UserRow
from tabletown.server.store.people_models import BlockRow, SeekerRow
from tabletown.server.tables.meeting.queue import Kind, Place, Seeker
from tabletown.server.users.accounts import Identity


class QueueDatabase:
    """The store of the queue; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._read = database.read
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def enter(self, user: str, kind: Kind, stream: str, bots: bool, now: float) -> None:
        """Let a user wait, over this stream and no other."""
        values = {
            **{"game": kind.game, "seats": kind.seats, "rated": kind.rated, "bots": bots, "stream": stream},
            **{"since": now, "seen": now, "table": None, "claimed": 0.0},
        }
        row = self._insert(SeekerRow).values(user=user, **values)
        async with self._sessions.begin() as transaction:
            await transaction.execute(row.on_conflict_do_update(index_elements=[SeekerRow.user], set_=values))

    async def look(self, user: str, stream: str, alive: float) -> Place | None:
        """Return where a user stands; None if it waits over another stream, or no longer."""
        own = (SeekerRow.user == user, SeekerRow.stream == stream)
        columns = (SeekerRow.game, SeekerRow.seats, SeekerRow.rated, SeekerRow.table)
        async with self._sessions() as transaction:
            row = (await transaction.execute(select(*columns).where(*own))).one_or_none()
            if row is None:
                return None
            opened = select(TableRow.id).where(TableRow.id == row.table)
            table = (await transaction.execute(opened)).scalar_one_or_none()
            kind = _of(Kind(row.game, row.seats, row.rated))
            count = select(func.count()).select_from(SeekerRow).where(*kind, SeekerRow.seen > alive)
            return Place(table, (await transaction.execute(count)).scalar_one())

    async def see(self, streams: Collection[str], now: float) -> None:
        """Note that streams are open now."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(SeekerRow).where(SeekerRow.stream.in_(streams)).values(seen=now))

    async def leave(self, user: str, stream: str) -> None:
        """Take a user out of the queue, unless it waits over another stream by now."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(SeekerRow).where(SeekerRow.user == user, SeekerRow.stream == stream))

    async def waiting(self, kind: Kind, alive: float, abandoned: float) -> list[Seeker]:
        """Return those who wait for this and have no table yet."""
        columns = (UserRow.id, UserRow.name, UserRow.claimed, SeekerRow.stream, SeekerRow.bots, SeekerRow.since)
        query = select(*columns).join(UserRow, UserRow.id == SeekerRow.user)
        rows = await self._read(query.where(*_of(kind), SeekerRow.seen > alive, _is_free(abandoned)))
        return [
            Seeker(Identity(user, name, claimed is not None), stream, bots, since)
            for user, name, claimed, stream, bots, since in rows
        ]

    async def counts(self, alive: float) -> dict[Kind, int]:
        """Return how many wait for what."""
        columns = (SeekerRow.game, SeekerRow.seats, SeekerRow.rated)
        query = select(*columns, func.count()).where(SeekerRow.seen > alive).group_by(*columns)
        return {Kind(game, seats, rated): count for game, seats, rated, count in await self._read(query)}

    async def forget(self, alive: float) -> None:
        """Forget those who were not seen for long: the process that held their streams is dead."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(SeekerRow).where(SeekerRow.seen <= alive))

    async def blocks_among(self, users: Collection[str]) -> set[tuple[str, str]]:
        """Return who of these has blocked whom of them."""
        query = select(BlockRow.user, BlockRow.blocked).where(BlockRow.user.in_(users), BlockRow.blocked.in_(users))
        return {(user, blocked) for user, blocked in await self._read(query)}

    async def claim(self, group: Sequence[Seeker], table: str, now: float, abandoned: float) -> bool:
        """Promise a table to a whole group; return whether all of them still wait and none has another."""
        streams = [each.stream for each in group]
        free = select(SeekerRow.user).where(SeekerRow.stream.in_(streams), _is_free(abandoned))
        async with self._sessions.begin() as transaction:
            # Two processes that claim the same people do not wait for each other.
            rows = await transaction.execute(free.with_for_update(skip_locked=True))
            if len(rows.all()) < len(streams):
                return False
            chosen = update(SeekerRow).where(SeekerRow.stream.in_(streams))
            await transaction.execute(chosen.values(table=table, claimed=now))
            return True

    async def release(self, table: str) -> None:
        """Take back a promise."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(SeekerRow).where(SeekerRow.table == table).values(table=None))


def _of(kind: Kind) -> list[ColumnElement[bool]]:
    return [SeekerRow.game == kind.game, SeekerRow.seats == kind.seats, SeekerRow.rated == kind.rated]


def _is_free(abandoned: float) -> ColumnElement[bool]:
    """Return the condition that no table is promised, or one that was never opened."""
    opened = exists().where(TableRow.id == SeekerRow.table)
    return or_(SeekerRow.table.is_(None), (SeekerRow.claimed < abandoned) & ~opened)
