"""Hints: the master's choice for a player, with reasons."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec

from tabletown.core.errors import TabletownError
from tabletown.core.game import Game
from tabletown.core.registry import game
from tabletown.core.views import Line, View
from tabletown.i18n import Speaker
from tabletown.server.bots.pool import BotJob, MakeHint, hint_seconds
from tabletown.server.bots.queue import Rank
from tabletown.server.errors import ConflictError, UnavailableError
from tabletown.server.live.streams import EventBus
from tabletown.server.store.jobs import JobStore
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.previews import check_aids
from tabletown.server.tables.responses import Sentence, sentence, speaker
from tabletown.server.tables.session import TableSession
from tabletown.server.users.accounts import Identity
from tabletown.server.users.limits import Limit
from tabletown.table.hint import Hint, Rated

PATIENCE = 25.0  # seconds to wait for a hint from another process
STAGES = (0.7, 2.0, 5.0)  # seconds of thinking: a first answer at once, then better ones
LIMIT = 10  # hints a minute, each in all its stages
_RETRY = 5  # seconds after which to ask again
_log = logging.getLogger(__name__)


class RatedChoice(msgspec.Struct, frozen=True):
    """A choice with the points expected at the end, and why."""

    action: int
    text: str
    label: str
    points: float
    reason: Sentence


class HintResponse(msgspec.Struct, frozen=True):
    """The best choice of a seat and the next best one; `version` identifies the decision.

    `difference` is how many points better the first is, `error` its standard error; later stages have thought for longer.
    """

    seat: int
    version: str
    choice: RatedChoice
    instead: RatedChoice | None
    difference: float
    error: float
    verdict: Sentence
    stage: int
    stages: int
    seconds: float


class HintService:
    """Gives hints where they are fair: to a person who plays against no other."""

    def __init__(self, moves: MoveService, make_hint: MakeHint, monotonic: Callable[[], float]) -> None:
        self._moves = moves
        self._make_hint = make_hint
        self._limit = Limit(LIMIT * len(STAGES), 60, monotonic)

    async def hint(
        self, identity: Identity, table: str, seat: int | None, language: str, stage: int = len(STAGES)
    ) -> HintResponse:
        """Return the master's present choice; a first stage answers soon, later ones are surer."""
        session = await self._moves.get(table, identity)
        chosen = session.own_seat(identity.id, seat)
        check_aids(session)
        if session.is_secret:
            raise ConflictError("server-daily-hint")
        if not is_fair(session):
            raise ConflictError("server-hint-people")
        if not session.table.is_turn(chosen):
            raise ConflictError("table-not-your-turn")
        self._limit.check(identity.id)
        version = session.version(chosen)
        stage = min(max(stage, 1), len(STAGES))
        job = question(session, chosen, STAGES[stage - 1])
        try:
            made = await self._make_hint(job)
        except TabletownError:
            raise
        except Exception:
            _log.exception("a hint for table %s failed", table, extra={"table": table})
            raise UnavailableError("server-hint-failed", seconds=_RETRY) from None
        return _response(job, made, version, stage, speaker(session, language))


def question(session: TableSession, seat: int, seconds: float = STAGES[-1]) -> BotJob:
    """Return the job of a hint; its seed is not the dealer's, so it reveals nothing of what will be dealt."""
    job = BotJob.of(session, seat, f"{seconds:g}s", secrets.randbits(32))
    return msgspec.structs.replace(job, rank=Rank.HINT, person=session.holders[seat].user or job.person)


def can_ask(session: TableSession) -> bool:
    """Return whether the player of a table may ask for hints."""
    return session.config.aids and not session.is_secret and is_fair(session)


def is_fair(session: TableSession) -> bool:
    """Return whether a hint disadvantages no other person: a single person plays."""
    return sum(holder.kind != "bot" for holder in session.holders) == 1


def _response(job: BotJob, hint: Hint, version: str, stage: int, say: Speaker) -> HintResponse:
    rules = game(job.game)
    labels = say.choices(rules, job.view, [each.action for each in hint.choices])

    def rated(each: Rated) -> RatedChoice:
        reason = sentence(named(rules, job.view, each.reason, say), say)
        return RatedChoice(each.action, each.text, labels[each.action], round(each.points, 1), reason)

    first, *rest = map(rated, hint.choices)
    return HintResponse(
        seat=hint.seat,
        version=version,
        choice=first,
        instead=rest[0] if rest else None,
        difference=round(hint.difference, 1),
        error=round(hint.error, 1),
        verdict=sentence(hint.verdict, say),
        stage=stage,
        stages=len(STAGES),
        seconds=STAGES[stage - 1],
    )


def named(rules: Game, view: View, line: Line, say: Speaker) -> Line:
    """Return a reason with the name of the line of the score sheet that it speaks of."""
    item = line.arguments.get("item")
    return line if item is None else Line(line.message, {**line.arguments, "item": say.item(rules, str(item), view)})


class RemoteHints:
    """Asks other processes for hints; raises UnavailableError if none answers."""

    def __init__(self, store: JobStore, bus: EventBus) -> None:
        self._store = store
        self._bus = bus

    async def hint(self, job: BotJob) -> Hint:
        """Return the master's choice for the seat of the job."""
        name = secrets.token_hex(8)
        async with self._bus.subscribe(name) as subscription:
            await self._store.ask(name, job.table, job.seat, hint_seconds(job))
            self._bus.publish(name)
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await self._store.answered(name)
                    while answer is None and await subscription.next() is not None:
                        answer = await self._store.answered(name)
            except TimeoutError:
                answer = None
            finally:
                await self._store.forget(name)
        if answer is None:
            raise UnavailableError("server-no-worker", seconds=_RETRY)
        if answer.get("failed"):
            raise UnavailableError("server-hint-failed", seconds=_RETRY)
        if answer["hint"] is None:  # the decision was made meanwhile
            raise ConflictError("server-stale")
        return msgspec.convert(answer["hint"], Hint)
