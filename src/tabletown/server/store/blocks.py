"""Who has blocked whom, in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, exists, func, select
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.store.database import Database
from tabletown.server.store.models import SeatRow, UserRow
from tabletown.server.store.people_models import BlockRow
from tabletown.server.users.blocks import Blocked


class BlocksStore:
    """The store of blocks; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._read = database.read
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def owner_of(self, claimed: str) -> str | None:
        """Return the owner of a name."""
        for (user,) in await self._read(select(UserRow.id).where(UserRow.claimed == claimed)):
            return str(user)
        return None

    async def holder_of(self, table: str, seat: int, viewer: str) -> str | None:
        """Return the user of a seat at a table where the viewer has a seat, too."""
        at_table = exists().where(SeatRow.table == table, SeatRow.user == viewer)
        for (user,) in await self._read(select(SeatRow.user).where(SeatRow.table == table, SeatRow.seat == seat, at_table)):
            return None if user is None else str(user)
        return None

    async def add_block(self, user: str, blocked: str, at: float, most: int) -> bool:
        """Block somebody; return whether there was room for it."""
        count = select(func.count()).select_from(BlockRow).where(BlockRow.user == user)
        async with self._sessions.begin() as transaction:
            if (await transaction.execute(count)).scalar_one() >= most:
                return False
            row = self._insert(BlockRow).values(user=user, blocked=blocked, at=at)
            await transaction.execute(row.on_conflict_do_nothing())
            return True

    async def remove_block(self, user: str, blocked: str) -> bool:
        """Unblock somebody; return whether it was blocked."""
        own = (BlockRow.user == user, BlockRow.blocked == blocked)
        async with self._sessions.begin() as transaction:
            gone = await transaction.execute(delete(BlockRow).where(*own).returning(BlockRow.blocked))
            return bool(gone.all())

    async def blocks_of(self, user: str) -> list[Blocked]:
        """Return whom a user has blocked, latest first."""
        query = select(UserRow.id, UserRow.name, UserRow.claimed, BlockRow.at).join(BlockRow, BlockRow.blocked == UserRow.id)
        query = query.where(BlockRow.user == user).order_by(BlockRow.at.desc(), UserRow.id)
        return [Blocked(other, name, claimed is not None, at) for other, name, claimed, at in await self._read(query)]

    async def blocked_by(self, user: str) -> frozenset[str]:
        """Return the ids of those whom a user has blocked."""
        return frozenset(row[0] for row in await self._read(select(BlockRow.blocked).where(BlockRow.user == user)))

    async def is_blocked(self, user: str, by: Collection[str]) -> bool:
        """Return whether one of several people has blocked a user."""
        query = select(BlockRow.user).where(BlockRow.blocked == user, BlockRow.user.in_(by)).limit(1)
        return bool(await self._read(query))
