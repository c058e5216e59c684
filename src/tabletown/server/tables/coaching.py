"""What the coach of a table keeps: whether it is wanted, which decisions it has explained, and its warnings."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Caution(msgspec.Struct, frozen=True):
    """A warning: the choice, a better one, the points between them, and whether the player heeded it (None: undecided)."""

    chosen: int
    better: int
    points: float
    heeded: bool | None = None


class Summary(msgspec.Struct, frozen=True):
    """What a match with the coach has taught: the decisions explained in it, and the warnings."""

    decisions: list[str]
    cautions: list[Caution]


class CoachStore(Protocol):
    """Coaches of tables; every method is one transaction."""

    async def add_coach(self, table: str) -> None: ...
    async def has_coach(self, table: str) -> bool | None: ...
    async def switch_coach(self, table: str, active: bool) -> None: ...
    async def explain(self, user: str, game: str, decision: str, table: str, at: float) -> bool: ...
    async def warn(self, table: str, version: str, caution: Caution, at: float) -> None: ...
    async def settle_warning(self, table: str, version: str, action: int) -> None: ...
    async def summary(self, table: str) -> Summary: ...
