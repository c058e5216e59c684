"""Progress in lessons, in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.store.database import Database, Transaction
from tabletown.server.store.models import CoachedRow, LessonRow
from tabletown.server.users.learning import Progress


class LearningStore:
    """The store of progress; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def progress_of(self, user: str) -> list[Progress]:
        """Return the progress of a user in all lessons that it has begun."""
        query = select(LessonRow.game, LessonRow.lesson, LessonRow.tasks, LessonRow.first_try)
        async with self._sessions() as transaction:
            return [Progress(*row) for row in await transaction.execute(query.where(LessonRow.user == user))]

    async def add_task(self, user: str, game: str, lesson: str, task: int, first_try: bool, at: float) -> None:
        """Store that a task was done, unless it or one before it is still to be done or it was done before."""
        key = {"user": user, "game": game, "lesson": lesson}
        own = [getattr(LessonRow, name) == value for name, value in key.items()]
        async with self._sessions.begin() as transaction:
            if task == 0:
                row = self._insert(LessonRow).values(**key, tasks=1, first_try=int(first_try), at=at)
                await transaction.execute(row.on_conflict_do_nothing())
                return
            grown = {"tasks": task + 1, "first_try": LessonRow.first_try + int(first_try), "at": at}
            await transaction.execute(update(LessonRow).where(*own, LessonRow.tasks == task).values(grown))


async def hand_over(transaction: Transaction, user: str, heir: str) -> None:
    """Give the lessons of a user to another, of two rows of a lesson the one with more tasks, and what was explained."""
    found = await transaction.execute(select(LessonRow).where(LessonRow.user.in_((user, heir))))
    rows = list(found.scalars())
    known = {(row.game, row.lesson): row.tasks for row in rows if row.user == heir}
    own = [row for row in rows if row.user == user]
    better = [(row.game, row.lesson) for row in own if row.tasks > known.get((row.game, row.lesson), 0)]
    lesson = tuple_(LessonRow.game, LessonRow.lesson)
    await transaction.execute(delete(LessonRow).where(LessonRow.user == heir, lesson.in_(better)))
    await transaction.execute(update(LessonRow).where(LessonRow.user == user, lesson.in_(better)).values(user=heir))
    heard = select(CoachedRow.game, CoachedRow.decision).where(CoachedRow.user == heir)
    told = tuple_(CoachedRow.game, CoachedRow.decision)
    await transaction.execute(update(CoachedRow).where(CoachedRow.user == user, told.not_in(heard)).values(user=heir))
