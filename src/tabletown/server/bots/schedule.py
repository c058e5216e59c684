"""Bots at tables: what they owe, and what becomes of what they have chosen."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletown.bots.levels import paced
from tabletown.server.bots.pool import Job, Work
from tabletown.server.store import Repository
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Happening
from tabletown.server.tables.session import LiveTable

if TYPE_CHECKING:
    from tabletown.server.tables.service import Tables

PATIENCE = 30.0  # seconds after which a bot's work counts as lost
_log = logging.getLogger(__name__)


class Thinking:
    """Sets bots to work where that is for this process alone to do; with PostgreSQL whoever has time seeks what is due."""

    def __init__(
        self, tables: Tables, repository: Repository, work: Work, now: Callable[[], float], is_shared: bool
    ) -> None:
        self._tables = tables
        self._repository = repository
        self._work = work
        self._now = now
        self._is_shared = is_shared

    def begin(self, live: LiveTable) -> None:
        """Let the bots of a table think."""
        if not self._is_shared:
            for seat in live.table.bots():
                self._work.take(job(live, seat), self.decided)

    async def decided(self, job: Job, action: int) -> None:
        """Play what a bot has chosen, if it is still to be decided."""

        def wish(live: LiveTable) -> Happening | None:
            due = live.holders[job.seat].kind == "bot" and live.table.is_turn(job.seat)
            if not due or live.decision(job.seat) != job.mark:
                return None
            return Happening(self._now(), kinds.STEP, job.seat, action)

        await self._tables.change(job.table, wish)

    async def sweep(self, patience: float) -> int:
        """Take up what was lost and let flags fall; the number of tables that needed it."""
        neglected = await self._repository.neglected(self._now(), None if self._is_shared else patience)
        for table in neglected:
            try:
                self.begin(await self._tables.change(table, lambda _: None))
            except Exception:  # one damaged table must not keep the others waiting
                _log.exception("table %s cannot go on", table, extra={"table": table})
        return len(neglected)


def job(live: LiveTable, seat: int) -> Job:
    """The decision that a bot has before it; alone nobody waits, so there is no need to hurry."""
    made = live.turn(seat)[1] if len(live.holders) > 1 else 0
    return Job.of(live, seat, paced(live.holders[seat].bot, made), live.table.bot_seed(seat))
