"""Blocking: whom a user does not want to meet at a table or hear in a chat."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from tabletown.server.errors import ConflictError, NotFoundError, ServerError
from tabletown.server.users.accounts import Identity
from tabletown.server.users.names import LONGEST_NAME, folded

MOST_BLOCKED = 500


class Blocked(msgspec.Struct, frozen=True):
    """Somebody who is blocked; `id` is that of the entry."""

    id: str
    name: str
    account: bool
    at: float


class BlockStore(Protocol):
    """Who has blocked whom; every method is one transaction."""

    async def owner_of(self, claimed: str) -> str | None: ...
    async def holder_of(self, table: str, seat: int, viewer: str) -> str | None: ...
    async def add_block(self, user: str, blocked: str, at: float, most: int) -> bool: ...
    async def remove_block(self, user: str, blocked: str) -> bool: ...
    async def blocks_of(self, user: str) -> list[Blocked]: ...
    async def blocked_by(self, user: str) -> frozenset[str]: ...
    async def is_blocked(self, user: str, by: Collection[str]) -> bool: ...


class Blocks:
    """The people whom users have blocked. Nobody is told by whom."""

    def __init__(self, store: BlockStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def block_name(self, identity: Identity, name: str) -> None:
        """Block the owner of a name."""
        await self._block(identity, await self._store.owner_of(folded(name[: 4 * LONGEST_NAME])))

    async def block_seat(self, identity: Identity, table: str, seat: int) -> None:
        """Block who sits at a table where the caller sits, too, or has sat: guests have no name of their own."""
        await self._block(identity, await self._store.holder_of(table, seat, identity.id))

    async def _block(self, identity: Identity, blocked: str | None) -> None:
        if blocked is None:
            raise NotFoundError("server-no-player")
        if blocked == identity.id:
            raise ServerError("server-block-self")
        if not await self._store.add_block(identity.id, blocked, self._now(), MOST_BLOCKED):
            raise ConflictError("server-blocks", most=MOST_BLOCKED)

    async def unblock(self, identity: Identity, blocked: str) -> None:
        """Meet somebody again."""
        if not await self._store.remove_block(identity.id, blocked):
            raise NotFoundError("server-no-player")

    async def all_of(self, identity: Identity) -> list[Blocked]:
        """Return whom the user has blocked, latest first."""
        return await self._store.blocks_of(identity.id)

    async def blocked_by(self, identity: Identity | None) -> frozenset[str]:
        """Return the ids of those whom the user has blocked."""
        return frozenset() if identity is None else await self._store.blocked_by(identity.id)

    async def is_blocked(self, user: str, by: Collection[str]) -> bool:
        """Return whether one of several people has blocked a user."""
        return bool(by) and await self._store.is_blocked(user, by)
