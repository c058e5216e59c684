"""The analysis of positions: slice by slice, with the time that bots leave, and never of a match in progress."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor

from tabletown.core.errors import PositionError, TabletownError, UnknownStep
from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.server.bots.pool import BotPool
from tabletown.server.bots.queue import Rank
from tabletown.server.bots.running import RunningMatches
from tabletown.server.errors import ConflictError
from tabletown.server.tables.archive import Archive
from tabletown.server.tables.play import MoveService
from tabletown.server.users.accounts import Identity
from tabletown.server.users.limits import Limit
from tabletown.table import Replay
from tabletown.table.analysis import Analysis, Effort, Question, Slice, read_position, seat_of, summarize, think

SLICES = 60  # a minute, for each person
_KEPT = 48  # questions, of up to some hundred kilobytes
_log = logging.getLogger(__name__)


class AnalysisService:
    """Answers questions about positions; everybody who asks the same question adds to the same answer."""

    effort: Effort | None = None

    def __init__(
        self,
        moves: MoveService,
        archive: Archive,
        running: RunningMatches,
        pool: BotPool,
        monotonic: Callable[[], float],
    ) -> None:
        self._moves = moves
        self._archive = archive
        self._running = running
        self._pool = pool
        self._limit = Limit(SLICES, 60, monotonic)
        self._known: OrderedDict[Question, Slice] = OrderedDict()

    async def read(self, text: str) -> tuple[Game, State]:
        """Return the position of a text; raise PositionError, or ConflictError if it belongs to a match in progress."""
        rules, state = read_position(text)
        await self._running.check(state)
        return rules, state

    async def check(self, state: State) -> None:
        """Raise ConflictError if a position belongs to a match in progress."""
        await self._running.check(state)

    async def of_table(self, known: Identity | None, table: str, index: int) -> State:
        """Return a position of a finished match that the caller may see."""
        session = await self._moves.get(table, known)
        if not session.table.over:
            raise ConflictError("server-analysis-running")
        return await self._at(session.table.replay(None), len(session.table.steps), index)

    async def of_record(self, record: str, index: int) -> State:
        """Return a position of an uploaded record."""
        replay = await self._archive.replay_upload(record, None)
        return await self._at(replay, replay.index_of(replay.last), index)

    async def _at(self, replay: Replay, last: int, index: int) -> State:
        if not 0 <= index <= last:
            raise UnknownStep("server-no-step", number=index, last=last)
        state = replay.state_at(index)
        await self._running.check(state)
        return state

    async def think(self, identity: Identity, state: State, seat: int | None, is_open: bool) -> Analysis:
        """Think about a position for one more slice, and return what is known."""
        question = Question(state.to_text(), seat_of(state, seat), is_open)
        await self._running.check(state)
        known = self._known.get(question) or Slice(question, effort=self.effort)
        if known.ways and (found := summarize(known)).finished:
            return found
        self._limit.check(identity.id)
        try:
            made = await self._pool.work(identity.id, Rank.ANALYSIS, think, known)
        except (TabletownError, BrokenExecutor):
            raise
        except Exception:  # a position may be impossible in ways that only a match shows
            _log.warning("a position cannot be analyzed", exc_info=True)
            raise PositionError("analysis-impossible") from None
        kept = self._known.get(question)
        if kept is None or kept.number < made.number:  # somebody else may have asked meanwhile
            self._known[question] = made
        self._known.move_to_end(question)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return summarize(made)
