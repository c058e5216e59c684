"""Schedule bot decisions and apply their results."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from tabletown.bots.levels import SECONDS, spec_for_step
from tabletown.server.bots.pool import BotJob, BotPool
from tabletown.server.tables.events import Event
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.requests import LEVEL
from tabletown.server.tables.session import TableSession
from tabletown.server.tables.storage import TableStore

PATIENCE = 30.0  # seconds after which a bot's decision counts as lost
_log = logging.getLogger(__name__)


class Scheduler:
    """Lets clocks run out and leaves bots to other processes; subclasses let bots think here."""

    def __init__(self, store: TableStore, moves: MoveService, now: Callable[[], float]) -> None:
        self._store = store
        self._moves = moves
        self._now = now

    def begin(self, session: TableSession, _events: Sequence[Event] = ()) -> None:
        """Let the bots of a table decide."""

    async def run(self) -> None:
        """Look for bot decisions until cancelled."""
        await asyncio.Event().wait()

    async def sweep(self, patience: float = PATIENCE) -> int:
        """Apply fallen flags, retry lost bot decisions, and return the number of tables that needed it."""
        overdue = await self._overdue(patience)
        for table in overdue:
            try:
                self.begin(await self._moves.load(table))
            except Exception:  # one damaged table must not block the others
                _log.exception("table %s cannot continue", table, extra={"table": table})
        return len(overdue)

    async def _overdue(self, patience: float) -> list[str]:
        return await self._store.overdue(self._now(), None)

    async def _decide(self, job: BotJob, action: int) -> None:
        await self._moves.act_as_bot(job.table, job.seat, job.mark, action)


class LocalScheduler(Scheduler):
    """Lets all bots think in this process's own pool."""

    def __init__(self, store: TableStore, moves: MoveService, now: Callable[[], float], pool: BotPool) -> None:
        super().__init__(store, moves, now)
        self._pool = pool

    def begin(self, session: TableSession, _events: Sequence[Event] = ()) -> None:
        """Let the bots of a table decide."""
        for seat in session.table.bots():
            self._pool.submit(job(session, seat), self._decide)

    async def _overdue(self, patience: float) -> list[str]:
        return await self._store.overdue(self._now(), patience)


def job(session: TableSession, seat: int) -> BotJob:
    """Return the pending decision of a bot; a match that all people have left is played to its end without any search."""
    made = session.turn(seat)[1]
    bot = session.holders[seat].bot
    if not session.has_people and bot in SECONDS:
        bot = LEVEL
    return BotJob.of(session, seat, spec_for_step(bot, made), session.table.bot_seed(seat))
