"""The queue of people who want to play now, and who of them sit down together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

import msgspec

from tabletown.server.users.accounts import Identity

PATIENCE = 60.0  # seconds of waiting after which bots may take the seats that are left


class Kind(msgspec.Struct, frozen=True, order=True):
    """What people wait for: a game with a number of seats, rated or not."""

    game: str
    seats: int
    rated: bool


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who waits since a time, over an open stream; `bots` is whether bots may take seats after a while."""

    identity: Identity
    stream: str
    bots: bool
    since: float


class Place(msgspec.Struct, frozen=True):
    """Where a waiting person stands: the table once there is one, and how many wait for the same."""

    table: str | None
    count: int


class QueueStore(Protocol):
    """People who wait; every method is one transaction. Who was not seen since `alive` is not counted."""

    async def enter(self, user: str, kind: Kind, stream: str, bots: bool, now: float) -> None: ...
    async def look(self, user: str, stream: str, alive: float) -> Place | None: ...
    async def see(self, streams: Collection[str], now: float) -> None: ...
    async def leave(self, user: str, stream: str) -> None: ...
    async def waiting(self, kind: Kind, alive: float, abandoned: float) -> list[Seeker]: ...
    async def counts(self, alive: float) -> dict[Kind, int]: ...
    async def forget(self, alive: float) -> None: ...
    async def blocks_among(self, users: Collection[str]) -> set[tuple[str, str]]: ...
    async def claim(self, group: Sequence[Seeker], table: str, now: float, abandoned: float) -> bool: ...
    async def release(self, table: str) -> None: ...


def groups(waiting: Sequence[Seeker], kind: Kind, now: float, blocks: Collection[tuple[str, str]]) -> list[list[Seeker]]:
    """Return who sits down together, those who have waited longest first; a group smaller than the table gets bots.

    Nobody meets somebody whom either has blocked. Bots come only where all want them and one has waited long enough; at
    rated tables never.
    """
    free = sorted(waiting, key=lambda each: (each.since, each.identity.id))
    found = []
    for first in list(free):
        if first not in free:
            continue
        group = _company(first, free, kind.seats, blocks)
        if len(group) < kind.seats:
            if kind.rated or not first.bots or now - first.since < PATIENCE:
                continue
            group = _company(first, [each for each in free if each.bots], kind.seats, blocks)
        found.append(group)
        free = [each for each in free if each not in group]
    return found


def _company(first: Seeker, free: Sequence[Seeker], seats: int, blocks: Collection[tuple[str, str]]) -> list[Seeker]:
    """Return the first one with those next in the queue whom nobody in the group has blocked, nor they them."""
    group = [first]
    for each in free:
        met = [(each.identity.id, other.identity.id) for other in group]
        if len(group) < seats and each not in group and not any(a_b in blocks or a_b[::-1] in blocks for a_b in met):
            group.append(each)
    return group
