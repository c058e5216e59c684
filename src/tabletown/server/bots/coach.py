"""The coach of a first match: explains a decision when it first comes up, and warns before a choice that loses points.

It thinks as soon as the person has a decision, behind the bots that people wait for, and only from the seat's view. A choice
that is about to be made is compared with the best one by matches played to the end with both.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from tabletown.core.registry import game
from tabletown.core.views import Line
from tabletown.i18n import Speaker
from tabletown.server.bots.hints import is_fair
from tabletown.server.bots.pool import BotJob, MakeHint
from tabletown.server.bots.queue import Rank
from tabletown.server.errors import ConflictError
from tabletown.server.tables.coaching import Caution, CoachStore, Summary
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.previews import deciding_seat
from tabletown.server.tables.session import TableSession
from tabletown.server.tasks import end
from tabletown.server.users.accounts import Identity
from tabletown.table.hint import Hint

BOT = "level:1"  # the others in a match with the coach
THINKING, COMPARING = 2.0, 1.2  # seconds of search for a decision, and for a choice
_KEPT = 512  # decisions
_Mark = tuple[str, tuple[int, int]]  # a table and its decision
_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class Warned(msgspec.Struct, frozen=True):
    """A warning with the reason for the better choice."""

    caution: Caution
    reason: Line


class Coaching(msgspec.Struct, frozen=True):
    """The coach at a table now: whether it is switched on, and what it explains."""

    active: bool
    line: Line | None = None


class _Recent(Generic[_T]):
    """The last values by key."""

    def __init__(self) -> None:
        self._values: OrderedDict[object, _T] = OrderedDict()

    def get(self, key: object) -> _T | None:
        return self._values.get(key)

    def values(self) -> list[_T]:
        return list(self._values.values())

    def put(self, key: object, value: _T) -> _T:
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > _KEPT:
            self._values.popitem(last=False)
        return value


class CoachService:
    """The coaches of all tables. `can_compare` is whether two choices can be compared; else only the best two are known."""

    def __init__(
        self, moves: MoveService, store: CoachStore, make_hint: MakeHint, now: Callable[[], float], can_compare: bool
    ) -> None:
        self._moves = moves
        self._store = store
        self._make_hint = make_hint
        self._now = now
        self._can_compare = can_compare
        self._without: _Recent[bool] = _Recent()  # tables without a coach
        self._told: _Recent[Line | None] = _Recent()  # what is said about a decision
        self._thoughts: _Recent[asyncio.Task[Hint | None]] = _Recent()
        self._judged: _Recent[tuple[Warned | None]] = _Recent()

    async def accompany(self, table: str) -> None:
        """Give a coach to a new table."""
        await self._store.add_coach(table)

    async def switch(self, identity: Identity, table: str, active: bool) -> None:
        """Switch the coach of the caller's table on or off."""
        session = await self._moves.get(table, identity)
        session.own_seat(identity.id, None)
        if await self._store.has_coach(table) is None:
            raise ConflictError("server-coach-none")
        await self._store.switch_coach(table, active)

    async def look(self, session: TableSession, identity: Identity | None) -> Coaching | None:
        """Return the coach for somebody who looks at a table, None if there is none, and let it think about a decision."""
        active = await self._active(session, identity)
        if active is None:
            return None
        if not active or identity is None:
            return Coaching(False)
        seat = session.seats_of(identity.id)[0]
        if not session.table.is_turn(seat):
            return Coaching(True)
        self._think(_question(session, seat))
        return Coaching(True, await self._explain(session, seat, identity.id))

    async def warning(
        self, identity: Identity, table: str, seat: int | None, action: int, version: str | None
    ) -> Warned | None:
        """Return the warning about a choice of the caller, None if there is nothing to be said against it."""
        session = await self._moves.get(table, identity)
        chosen = deciding_seat(session, identity.id, seat, version)
        key: _Mark = (session.id, session.decision(chosen))
        shown, job = session.version(chosen).partition("-")[0], _question(session, chosen)
        if not await self._active(session, identity) or action not in job.legal:
            return None
        judged = self._judged.get((key, action))
        if judged is None:
            judged = self._judged.put((key, action), (await self._compare(job, action),))
        (found,) = judged
        if found is not None:
            await self._store.warn(table, shown, found.caution, self._now())
        return found

    def warned(self, session: TableSession, seat: int, action: int) -> Warned | None:
        """Return the warning about a choice if it was asked for before."""
        judged = self._judged.get(((session.id, session.decision(seat)), action))
        return None if judged is None else judged[0]

    async def decided(self, table: str, version: str, action: int) -> bool:
        """Store what was done after a warning about this version of a table; return False if it has no coach."""
        if self._without.get(table):
            return False
        await self._store.settle_warning(table, version.partition("-")[0], action)
        return True

    async def summary(self, session: TableSession, identity: Identity | None) -> Summary | None:
        """Return what a match has taught the caller, None without a coach."""
        active = await self._active(session, identity)
        return None if active is None else await self._store.summary(session.id)

    async def close(self) -> None:
        """Stop thinking."""
        await end(self._thoughts.values())

    async def _active(self, session: TableSession, identity: Identity | None) -> bool | None:
        """Return whether the caller's coach is switched on, None if the caller has none here."""
        if self._without.get(session.id) or identity is None:
            return None
        found = await self._store.has_coach(session.id)
        if found is None:
            self._without.put(session.id, True)
        return found if is_fair(session) and len(session.seats_of(identity.id)) == 1 else None

    async def _explain(self, session: TableSession, seat: int, user: str) -> Line | None:
        """Return what is said about a decision that comes up for the first time, as long as it is pending."""
        key: _Mark = (session.id, session.decision(seat))
        line, name = session.table.prompt(seat), session.config.game
        decision = line.message.removeprefix(f"{name}-prompt-")
        told = self._told.get((key, decision))
        message = f"{name}-coach-{decision}"
        if told is not None or not Speaker("en").has(message):
            return told
        first = await self._store.explain(user, name, decision, session.id, self._now())
        return self._told.put((key, decision), Line(message, line.arguments)) if first else None

    def _think(self, job: BotJob) -> asyncio.Task[Hint | None] | None:
        """Begin to think about a decision, unless that was done or there is nothing to decide."""
        key: _Mark = (job.table, job.mark)
        known = self._thoughts.get(key)
        if known is not None or len(job.legal) < 2:
            return known
        return self._thoughts.put(key, asyncio.create_task(self._ask(job)))

    async def _compare(self, job: BotJob, action: int) -> Warned | None:
        thought = self._think(job)
        found = None if thought is None else await thought
        if found is None or found.action == action:
            return None
        if self._can_compare:
            pair = sorted((found.action, action))
            found = await self._ask(msgspec.structs.replace(job, legal=pair, bot=f"{COMPARING:g}s"))
        if found is None or len(found.choices) < 2 or found.choices[1].action != action:
            return None
        best, least = found.choices[0], game(job.game).meta.mistake
        if found.difference - 2 * found.error <= least:
            return None
        return Warned(Caution(action, best.action, round(found.difference, 1)), best.reason)

    async def _ask(self, job: BotJob) -> Hint | None:
        try:
            return await self._make_hint(job)
        except Exception:  # the match goes on without advice
            _log.exception("the coach failed at table %s", job.table, extra={"table": job.table})
            return None


def _question(session: TableSession, seat: int) -> BotJob:
    """Return a decision for the coach; its seed is not the dealer's, so it reveals nothing of what will be dealt."""
    job = BotJob.of(session, seat, f"{THINKING:g}s", secrets.randbits(32))
    return msgspec.structs.replace(job, rank=Rank.HINT, person=session.holders[seat].user or job.person)
