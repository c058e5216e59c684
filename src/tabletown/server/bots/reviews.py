"""Reviews of finished matches: asked for once, made with the time that bots leave, and kept for everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from hashlib import sha256

import msgspec

from tabletown.core.errors import IllegalAction, TabletownError
from tabletown.server.bots.pool import BotPool
from tabletown.server.bots.queue import Rank
from tabletown.server.errors import ConflictError, NotFoundError, UnavailableError, UniqueConflict
from tabletown.server.store.reviews import ReviewStore
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.session import TableSession
from tabletown.server.users.accounts import Identity
from tabletown.server.users.limits import Limit
from tabletown.table.review import Decision, Review, classify
from tabletown.table.review.parts import Match, Part, outline, second_looks, work_out
from tabletown.table.review.reviewer import SECONDS, Effort

LEASE = 60.0  # seconds after which the review of a silent process is free again
_POLL = 5.0  # seconds between two searches for reviews that other processes were asked for
_SAVED = 5.0  # seconds after which what is made is stored
_TRIAL = 2.0  # seconds for an answer that a review does not know
_TRIALS = 20  # such answers a minute
_log = logging.getLogger(__name__)


class ReviewProgress(msgspec.Struct, frozen=True):
    """A review as far as it is made: `done` of `total` parts; `before` is how many reviews are made first.

    `begun` is whether there is something to see.
    """

    finished: bool
    done: int
    total: int
    before: int
    begun: bool
    review: Review | None


class Judged(msgspec.Struct, frozen=True):
    """The verdict on an action: the points that it loses, with their standard error, and the best action."""

    action: int
    loss: float
    error: float
    verdict: str
    best: int


class ReviewService:
    """The reviews of all tables; `effort` limits their work by numbers instead of time."""

    effort: Effort | None = None

    def __init__(
        self,
        moves: MoveService,
        store: ReviewStore,
        pool: BotPool,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        works: bool,
    ) -> None:
        self._moves = moves
        self._store = store
        self._pool = pool
        self._now = now
        self._works = works  # whether this process has bots
        self._asked = asyncio.Event()
        self._monotonic = monotonic
        self._limit = Limit(_TRIALS, 60, monotonic)

    # Asking.

    async def ask(self, identity: Identity, table: str) -> None:
        """Ask for the review of a finished match, unless there is one; a person waits for one at a time."""
        session = await self._finished(identity, table)
        digest = _digest(session)
        found = await self._store.get(table)
        if found is None or found.steps != digest:
            try:
                await self._store.ask(table, digest, identity.id, self._now())
            except UniqueConflict:
                raise ConflictError("server-review-one") from None
            self._asked.set()

    async def get(self, known: Identity | None, table: str, *, data: bool = True) -> ReviewProgress | None:
        """Return the review of a finished match as far as it is made, None if nobody has asked for it.

        Without its data only how far it is.
        """
        session = await self._finished(known, table)
        found = await self._store.get(table, data=data)
        if found is None or found.steps != _digest(session):
            return None
        before = 0 if found.asker is None else await self._store.count_before(found.at)
        review = None if found.data is None else Review.from_json(found.data)
        return ReviewProgress(found.asker is None, found.done, found.total, before, found.begun, review)

    async def decision(self, known: Identity | None, table: str, index: int) -> tuple[Review, Decision]:
        """Return the review of a finished match and one of its decisions; raise NotFoundError if it is not made."""
        found = await self.get(known, table)
        review = None if found is None else found.review
        decision = None if review is None else review.decision(index)
        if review is None or decision is None:
            raise NotFoundError("server-no-review")
        return review, decision

    async def judge(self, identity: Identity, table: str, index: int, action: int) -> Judged:
        """Return the verdict on an action, by the numbers of the review, or by a small search if it has none."""
        session = await self._finished(identity, table)
        review, decision = await self.decision(identity, table, index)
        compared = next((each for each in decision.options if each.action == action), None)
        if compared is not None:
            verdict = classify(compared.loss, compared.error, review.mistake)
            return Judged(action, compared.loss, compared.error, verdict, decision.best.action)
        if action not in session.table.replay(decision.seat).state_at(index).legal(decision.seat):
            raise IllegalAction("illegal-action", actor=decision.seat, action=action)
        self._limit.check(identity.id)
        part = Part(self._match(session), index, True, _TRIAL, action)
        made = await self._pool.work(identity.id, Rank.ANALYSIS, work_out, part)
        assert isinstance(made, Decision)
        return Judged(action, made.loss, made.error, made.verdict, made.best.action)

    async def _finished(self, known: Identity | None, table: str) -> TableSession:
        """Return a table that the caller may see; raise ConflictError while its match is in progress."""
        session = await self._moves.get(table, known)
        if not session.table.over:
            raise ConflictError("server-review-running")
        return session

    def _match(self, session: TableSession) -> Match:
        return Match(session.id, session.config.game, session.config.options, tuple(session.table.steps), self.effort)

    # Making.

    async def run(self) -> None:
        """Make reviews, one after the other, until cancelled."""
        while self._works:
            self._asked.clear()
            try:
                table = await self._store.claim(self._now(), self._now() + LEASE)
                if table is not None:
                    await self._make_safely(table)
                    continue
            except TabletownError as error:
                _log.warning("no reviews can be found: %s", error.message)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_POLL):
                    await self._asked.wait()

    async def _make_safely(self, table: str) -> None:
        try:
            await self._make(table)
        except (asyncio.CancelledError, UnavailableError):
            with contextlib.suppress(TabletownError):
                await self._store.release(table)
            raise
        except Exception:  # it can be asked for again
            _log.exception("the review of table %s failed", table, extra={"table": table})
            await self._store.remove(table)

    async def _make(self, table: str) -> None:
        session, stored = await self._moves.load(table), await self._store.get(table)
        if stored is None or not session.table.over or stored.steps != _digest(session):
            return await self._store.remove(table)
        person = stored.asker or ""
        plan = await self._pool.work(person, Rank.REVIEW, outline, self._match(session))
        review = plan.review
        if stored.data is not None:  # begun before a restart
            before = Review.from_json(stored.data)
            review.positions = [each for each in before.positions if each.index != plan.end.index]
            review.decisions = before.decisions
        saved = self._monotonic()

        async def save() -> bool:
            """Store what is made, from time to time; return False if nobody wants it any more."""
            nonlocal saved
            if self._monotonic() - saved < _SAVED:
                return True
            saved = self._monotonic()
            found = review.done, review.total, review.to_json().decode()
            return await self._store.save(table, stored.steps, *found, self._now() + LEASE)

        known = {(each.index, False) for each in review.positions} | {(each.index, True) for each in review.decisions}
        for part in plan.parts:
            if (part.index, part.decides) not in known:
                made = await self._pool.work(person, Rank.REVIEW, work_out, part)
                if isinstance(made, Decision):
                    review.decisions.append(made)
                else:
                    review.positions.append(made)
            review.done += 1
            if not await save():
                return None
        review.positions.append(plan.end)
        for part in second_looks(plan, SECONDS):
            made = await self._pool.work(person, Rank.REVIEW, work_out, part)
            assert isinstance(made, Decision)
            place = next(place for place, each in enumerate(review.decisions) if each.index == made.index)
            review.decisions[place] = made
            if not await save():
                return None
        return await self._store.finish(table, stored.steps, review.total, review.to_json().decode())


def _digest(session: TableSession) -> str:
    return sha256(msgspec.json.encode(session.table.steps)).hexdigest()
