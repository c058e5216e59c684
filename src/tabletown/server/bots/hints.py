"""Hints: what the master would do in somebody's place, and why."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from tabletown.core.registry import game
from tabletown.core.views import Line
from tabletown.i18n import Speaker
from tabletown.server.bots.pool import Ask, Job
from tabletown.server.errors import ConflictError
from tabletown.server.tables.responses import Choice, Sentence, sentence, speaker
from tabletown.server.tables.seats import own_seat
from tabletown.server.tables.session import LiveTable
from tabletown.server.users.accounts import Identity
from tabletown.server.users.limits import Limit
from tabletown.table.hint import Hint

if TYPE_CHECKING:
    from tabletown.server.tables.service import Tables


class Expectation(msgspec.Struct, frozen=True):
    """A line of the score sheet: points now, at the end with the advice, and at the end with the next best choice."""

    item: str
    rule: str
    now: int
    after: float
    otherwise: float


class Advised(msgspec.Struct, frozen=True):
    """What the master would do for a seat; `version` is the decision that it is about."""

    seat: int
    version: str
    choice: Choice
    instead: Choice | None
    reasons: list[Sentence]
    lines: list[Expectation]


class Advice:
    """Gives hints where they are fair: to somebody who plays with no other person."""

    def __init__(self, tables: Tables, ask: Ask, now: Callable[[], float]) -> None:
        self._tables = tables
        self._ask = ask
        self._limit = Limit(10, 60, now)

    async def hint(self, identity: Identity, table: str, seat: int | None, language: str) -> Advised:
        """What the master would do now."""
        live = await self._tables.get(table, identity)
        chosen = own_seat(live, identity, seat)
        if not is_fair(live):
            raise ConflictError("server-hint-people")
        if not live.table.is_turn(chosen):
            raise ConflictError("table-not-your-turn")
        self._limit.check(identity.id)
        version = live.version(chosen)
        job = question(live, chosen)
        return _told(job, await self._ask(job), version, speaker(live, language))


def question(live: LiveTable, seat: int) -> Job:
    """What to think about for a hint; its seed is not the dealer's, so it tells nothing of what is dealt."""
    return Job.of(live, seat, "", secrets.randbits(32))


def is_fair(live: LiveTable) -> bool:
    """Whether a hint would be at nobody's cost: a single person plays."""
    return sum(holder.kind != "bot" for holder in live.holders) == 1


def _told(job: Job, hint: Hint, version: str, say: Speaker) -> Advised:
    rules = game(job.game)

    def choice(action: int) -> Choice:
        return Choice(action, rules.text(action), say.choices(rules, job.view, [action])[action])

    return Advised(
        seat=hint.seat,
        version=version,
        choice=choice(hint.action),
        instead=None if hint.instead is None else choice(hint.instead),
        reasons=[sentence(_named(line, say), say) for line in hint.reasons],
        lines=[
            Expectation(say(line.label), line.rule, line.now, round(line.after, 1), round(line.otherwise, 1))
            for line in hint.lines
        ],
    )


def _named(line: Line, say: Speaker) -> Line:
    item = line.arguments.get("item")
    return line if item is None else Line(line.message, {**line.arguments, "item": say(str(item))})
