"""Progress in lessons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class Progress(msgspec.Struct, frozen=True):
    """How far a user is in a lesson: the tasks done, and how many of them were right at the first try."""

    game: str
    lesson: str
    tasks: int
    first_try: int


class ProgressStore(Protocol):
    """Progress by user; every method is one transaction."""

    async def progress_of(self, user: str) -> list[Progress]: ...
    async def add_task(self, user: str, game: str, lesson: str, task: int, first_try: bool, at: float) -> None: ...


class Learning:
    """The progress of users in the lessons of all games."""

    def __init__(self, store: ProgressStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def progress(self, user: str | None) -> dict[tuple[str, str], Progress]:
        """Return the progress of a user by game and lesson."""
        rows = [] if user is None else await self._store.progress_of(user)
        return {(each.game, each.lesson): each for each in rows}

    async def finish(self, user: str, game: str, lesson: str, task: int, first_try: bool) -> None:
        """Store that a task was done; it counts once, and after the tasks before it."""
        await self._store.add_task(user, game, lesson, task, first_try, self._now())
