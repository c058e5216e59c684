"""Who may come in and who may talk: mutes, bans, and people sent away from a table."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, Protocol

from tabletown.server.errors import ForbiddenError
from tabletown.server.users.accounts import Identity
from tabletown.server.users.filters import Filters

MUTE: Literal["mute"] = "mute"
BAN: Literal["ban"] = "ban"
_HOUR = 60 * 60.0


class ConductStore(Protocol):
    """Mutes, bans and kicks; every method is one transaction."""

    async def restrictions_of(self, user: str) -> dict[str, float | None]: ...
    async def is_kicked(self, table: str, user: str) -> bool: ...


class Conduct:
    """Refuses people who are banned or muted, and hides unwanted words."""

    def __init__(self, store: ConductStore, filters: Filters, now: Callable[[], float]) -> None:
        self._store = store
        self._filters = filters
        self._now = now

    async def check_entry(self, identity: Identity, table: str | None = None) -> None:
        """Raise ForbiddenError if a user is banned, or was sent away from the table."""
        await self._check(identity, BAN, "server-banned")
        if table is not None and await self._store.is_kicked(table, identity.id):
            raise ForbiddenError("server-not-welcome")

    async def check_chat(self, identity: Identity) -> None:
        """Raise ForbiddenError if a user is muted or banned."""
        await self._check(identity, BAN, "server-banned")
        await self._check(identity, MUTE, "server-muted")

    def hide_words(self, text: str) -> str:
        """Return a chat message with dots in place of unwanted words."""
        return self._filters.hide_words(text)

    async def _check(self, identity: Identity, kind: str, message: str) -> None:
        found = await self._store.restrictions_of(identity.id)
        if kind not in found:
            return
        until = found[kind]
        if until is None or until > self._now():
            raise ForbiddenError(message, hours=0 if until is None else math.ceil((until - self._now()) / _HOUR))
