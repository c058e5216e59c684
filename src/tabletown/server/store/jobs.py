"""The bot job queue in PostgreSQL. A worker claims a job for a limited time; after that another may take it.

Times are those of the database, so that the clocks of machines need not agree.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Double, cast, delete, exists, func, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert

from tabletown.server.store.database import Database
from tabletown.server.store.models import ClaimRow, HintRow, SeatRow, StepRow, TableRow

_NOW = cast(func.extract("epoch", func.clock_timestamp()), Double)


class WaitingTable(msgspec.Struct, frozen=True):
    """A table with pending bot decisions: its last step, its owner, and whether a person holds a seat."""

    table: str
    last: int
    owner: str
    has_people: bool


class JobStore:
    """Claims on bot decisions and hints; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions

    # Decisions of bots.

    async def waiting(self) -> list[WaitingTable]:
        """Return tables with pending bot decisions, longest-waiting first."""
        last = select(func.max(StepRow.n)).where(StepRow.table == TableRow.id).scalar_subquery()
        people = exists().where(SeatRow.table == TableRow.id, SeatRow.kind == "person")
        query = select(TableRow.id, last, TableRow.owner, people).where(TableRow.phase == "running", TableRow.bots != 0)
        async with self._sessions() as transaction:
            return [WaitingTable(*row) for row in await transaction.execute(query.order_by(TableRow.updated))]

    async def claim(self, table: str, seat: int, mark: int, worker: str, lease: float) -> bool:
        """Claim a decision for `lease` seconds; return False while another claim is valid."""
        row = {"table": table, "seat": seat, "mark": mark, "worker": worker, "until": _NOW + lease}
        query = insert(ClaimRow).values(**row)
        query = query.on_conflict_do_update(
            index_elements=[ClaimRow.table, ClaimRow.seat],
            set_={"mark": mark, "worker": worker, "until": _NOW + lease},
            where=(ClaimRow.mark < mark) | ((ClaimRow.mark == mark) & (ClaimRow.until < _NOW)),
        )
        async with self._sessions.begin() as transaction:
            found = await transaction.execute(query.returning(ClaimRow.mark))
            return found.scalar_one_or_none() is not None

    async def renew(self, worker: str, claims: Collection[tuple[str, int]], hints: Collection[str], lease: float) -> None:
        """Extend claims of a worker to `lease` seconds from now."""
        async with self._sessions.begin() as transaction:
            mine = tuple_(ClaimRow.table, ClaimRow.seat).in_(claims)
            await transaction.execute(update(ClaimRow).where(ClaimRow.worker == worker, mine).values(until=_NOW + lease))
            asked = HintRow.id.in_(hints)
            await transaction.execute(update(HintRow).where(HintRow.worker == worker, asked).values(until=_NOW + lease))

    async def release(self, worker: str) -> None:
        """Give up all claims of a worker."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(ClaimRow).where(ClaimRow.worker == worker).values(until=0))
            await transaction.execute(update(HintRow).where(HintRow.worker == worker).values(until=0))

    # Hints.

    async def ask(self, hint: str, table: str, seat: int, seconds: float) -> None:
        """Request a hint for a seat, to be thought about for so long; old requests are deleted."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(HintRow).where(HintRow.created < _NOW - 600))
            values = {"id": hint, "table": table, "seat": seat, "seconds": seconds, "created": _NOW, "until": 0}
            await transaction.execute(insert(HintRow).values(**values))

    async def next_hint(self, worker: str, lease: float) -> tuple[str, str, int, float] | None:
        """Claim the oldest open request for a hint, and return its id, table, seat and seconds."""
        free = select(HintRow.id).where(HintRow.answer.is_(None), HintRow.until < _NOW).order_by(HintRow.created).limit(1)
        query = update(HintRow).where(HintRow.id == free.with_for_update(skip_locked=True).scalar_subquery())
        async with self._sessions.begin() as transaction:
            claimed = query.values(worker=worker, until=_NOW + lease)
            asked = claimed.returning(HintRow.id, HintRow.table, HintRow.seat, HintRow.seconds)
            row = (await transaction.execute(asked)).one_or_none()
            return None if row is None else (row.id, row.table, row.seat, row.seconds)

    async def answer(self, hint: str, answer: dict[str, Any]) -> None:
        """Answer a request for a hint."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(HintRow).where(HintRow.id == hint).values(answer=answer))

    async def answered(self, hint: str) -> dict[str, Any] | None:
        """Return the answer to a request, None while there is none."""
        async with self._sessions() as transaction:
            return (await transaction.execute(select(HintRow.answer).where(HintRow.id == hint))).scalar_one_or_none()

    async def forget(self, hint: str) -> None:
        """Delete a request."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(HintRow).where(HintRow.id == hint))
