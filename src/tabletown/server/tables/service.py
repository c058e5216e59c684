"""What people can do at tables; pages and the API both go through here.

Every change is stored before it is acknowledged. A refusal is a TabletownError, and nothing was changed.
"""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal

import msgspec

from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game as rules_of
from tabletown.server.bots.hints import Advice
from tabletown.server.bots.pool import Ask, Work
from tabletown.server.bots.schedule import PATIENCE, Thinking
from tabletown.server.errors import AwayError, ConflictError, ForbiddenError, LimitError, OldRulesError, ServerError
from tabletown.server.live.streams import CHANGED, HEARTBEAT, QUIET, SAID, WATCHED, Live
from tabletown.server.store import Repository, TakenError
from tabletown.server.store.models import InvitationRow, MessageRow, TableRow
from tabletown.server.store.repository import PHASES, Listed
from tabletown.server.tables import events as kinds
from tabletown.server.tables.archive import Archive
from tabletown.server.tables.cache import Shelf
from tabletown.server.tables.events import Happening, Holder
from tabletown.server.tables.rematch import Sequels
from tabletown.server.tables.requests import LEVEL, SeatWish, UndoPolicy, check_timing, holders
from tabletown.server.tables.seats import free_seat, own_seat, stand_in, viewer
from tabletown.server.tables.session import LiveTable, Terms
from tabletown.server.users.accounts import Identity, clean_name, clean_text, digest
from tabletown.server.users.limits import Limit
from tabletown.table import Record, TableError, Timing, Unlimited

LONGEST_MESSAGE = 500
_ID_BYTES = 6
_ATTEMPTS = 25  # each time somebody else has made a step
_AWAY = 1.0  # seconds between two looks whether the database is back
_TOLD: dict[bytes, Literal["said", "watched", "quiet"]] = {SAID: "said", WATCHED: "watched", QUIET: "quiet"}

Wish = Callable[[LiveTable], Happening | None]  # None: it has been done already


class News(msgspec.Struct, frozen=True):
    """Something changed for a viewer, something was said, other spectators look on, or nothing happened for a while."""

    kind: Literal["changed", "said", "watched", "quiet"]
    version: str


def new_seed() -> str:
    """What nobody knows before the match is over."""
    return secrets.token_hex(32)


class Tables:
    """All tables. `seat` may be left out by who holds one seat, or one that must decide."""

    def __init__(
        self,
        repository: Repository,
        live: Live,
        work: Work,
        now: Callable[[], float],
        hint: Ask | None = None,
        is_shared: bool = False,
    ) -> None:
        self._repository = repository
        self._live = live
        self._now = now
        self._shelf = Shelf(repository, now)
        self._talk = Limit(5, 10, now)
        self._openings = Limit(20, 60, now)
        self._spectators: Counter[str] = Counter()
        self.archive = Archive(self, repository, now)
        self.sequels = Sequels(self, repository, now)
        self.advice = Advice(self, hint or work.advise, now)
        self.thinking = Thinking(self, repository, work, now, is_shared)

    # Opening and looking.

    async def create(
        self,
        identity: Identity,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[SeatWish],
        clock: Timing = Unlimited(),  # noqa: B008  (it never changes)
        private: bool = False,
        undo_policy: UndoPolicy = "free",
    ) -> str:
        """Open a table; its id."""
        rules = rules_of(game)
        chosen = rules.options(**{"seats": len(seats), **options})
        if chosen.seats != len(seats):
            raise TableError("table-seats", expected=chosen.seats, found=len(seats))
        check_timing(clock)
        held = holders(seats, identity)
        return await self.open(identity, rules, chosen, held, clock, private, undo_policy)

    async def open(
        self,
        identity: Identity,
        rules: Game,
        options: Options,
        held: Sequence[Holder],
        clock: Timing = Unlimited(),  # noqa: B008  (it never changes)
        private: bool = False,
        undo_policy: str = "free",
        given: Sequence[tuple[int, int]] = (),
        origin: str | None = None,
    ) -> str:
        """Open a table for those who hold its seats, going on from the steps given; its id."""
        self._openings.check(identity.id)
        terms = Terms(
            id=secrets.token_hex(_ID_BYTES),
            game=rules.name,
            rules_version=rules.rules_version,
            options=options,
            seed=new_seed(),
            timing=clock,
            private=private,
            undo=undo_policy,
            owner=identity.id,
            created=self._now(),
            given=tuple(given),
            origin=origin,
        )
        live = LiveTable(terms, self._now)
        wishes = [Happening(terms.created, kinds.SIT, seat, holder=holder) for seat, holder in enumerate(held)]
        happened = live.happen(*wishes)
        standing = live.standing()
        values = {name: msgspec.to_builtins(getattr(terms, name)) for name in terms.__struct_fields__}
        values |= {**standing.columns, "given": values["given"] or None}
        await self._repository.add_table(TableRow(**values, updated=terms.created), happened, standing)
        self.thinking.begin(live)
        self._live.publish(terms.id)
        return terms.id

    async def get(self, table: str, identity: Identity | None = None) -> LiveTable:
        """A table as it is stored; ForbiddenError if it is private and not for whoever asks."""
        live = await self.stored(table)
        if not live.may_watch(None if identity is None else identity.id):
            raise ForbiddenError("server-private")
        return live

    async def stored(self, table: str) -> LiveTable:
        """A table as it is stored, for the server itself."""
        return await self.change(table, lambda _: None)

    async def my_tables(self, identity: Identity, phases: Sequence[str] = PHASES) -> Listed:
        """The tables of a user, the newest first."""
        return await self._repository.tables_of(identity.id, phases)

    async def open_tables(self) -> Listed:
        """The tables at which anybody may sit down."""
        return await self._repository.open_tables()

    async def running_tables(self) -> Listed:
        """The matches that anybody may watch."""
        return await self._repository.running_tables()

    async def record(self, table: str, identity: Identity | None = None) -> Record:
        """The record of a match that is over; before, it would tell what is hidden."""
        try:
            live = await self.get(table, identity)
        except OldRulesError:
            return await self.archive.kept_record(table, identity)
        if not live.table.over:
            raise ConflictError("server-record-running")
        return live.table.record()

    async def subscribe(
        self, table: str, identity: Identity | None = None, seat: int | None = None, seen: str | None = None
    ) -> AsyncGenerator[News, None]:
        """What is new for a viewer: at once if the last version it has `seen` is not the present one, then as it comes.

        A refusal at the first step is that of `get`; later, when a seat is lost, the news end. While the database is away
        there are none.
        """
        async with self._live.subscribe(table) as feed, self._watching(table, identity, seat):
            news: bytes | None = CHANGED
            told = time.monotonic()
            while news is not None:
                try:
                    live = await self.get(table, identity)
                except AwayError:
                    yield News("quiet", seen or "")
                    later = await feed.next(_AWAY)
                    news = news if later == QUIET else later
                    continue
                version = live.version(viewer(live, identity, seat))
                if version != seen:
                    seen, told = version, time.monotonic()
                    yield News("changed", version)
                if news in _TOLD:
                    told = time.monotonic()
                    yield News(_TOLD[news], version)
                # News that are none for this viewer do not put off the next sign of life: that would tell of sealed steps.
                news = await feed.next(max(told + HEARTBEAT - time.monotonic(), 0))

    @asynccontextmanager
    async def _watching(self, table: str, identity: Identity | None, seat: int | None) -> AsyncIterator[None]:
        """Count who looks on without a seat."""
        looks_on = viewer(await self.get(table, identity), identity, seat) is None
        if looks_on:
            self._spectators[table] += 1
            self._live.publish(table, WATCHED)
        try:
            yield
        finally:
            if looks_on:
                self._spectators[table] -= 1
                self._spectators += Counter()  # those without spectators are forgotten
                self._live.publish(table, WATCHED)

    def spectators(self, table: str) -> int:
        """How many look on at this server."""
        return self._spectators[table]

    # Sitting down and leaving.

    async def join(
        self,
        identity: Identity,
        table: str,
        seat: int | None = None,
        invitation: str | None = None,
        name: str | None = None,
    ) -> int:
        """Sit down; the seat. Who sits there already keeps the seat, and who left it to a bot gets it back."""
        token = None if invitation is None else await self._invitation(table, invitation)
        if token is not None and token.seat is not None:
            seat = token.seat
        shown = identity.name if name is None else clean_name(name)
        taken: list[int] = []

        def wish(live: LiveTable) -> Happening | None:
            mine = live.seats_of(identity.id)
            if mine and (seat is None or seat in mine):
                taken.append(mine[0] if seat is None else seat)
                return None
            left = live.left_by(identity.id)
            if left and not live.table.over and (seat is None or seat in left):
                taken.append(left[0] if seat is None else seat)
                back = Holder("person", live.holders[taken[-1]].name, identity.id)
                return Happening(self._now(), kinds.SIT, taken[-1], holder=back)
            if token is not None and token.used_by is not None:
                raise ConflictError("server-invitation-used")
            taken.append(free_seat(live, seat, token is not None, identity.id))
            holder = Holder("person", shown, identity.id)
            return Happening(self._now(), kinds.SIT, taken[-1], holder=holder)

        await self.change(table, wish, invitation=None if token is None else (token.token, identity.id))
        return taken[-1]

    async def leave(self, identity: Identity, table: str, seat: int | None = None) -> LiveTable:
        """Stand up: before the match the seat is free again, in the match a bot plays on."""

        def wish(live: LiveTable) -> Happening | None:
            if live.table.over:
                raise ConflictError("server-over")
            chosen = own_seat(live, identity, seat)
            holder = stand_in(live.holders[chosen]) if live.table.started else Holder("open", invited=live.terms.private)
            return Happening(self._now(), kinds.SIT, chosen, holder=holder)

        return await self.change(table, wish)

    async def fill(self, identity: Identity, table: str, seat: int, bot: str = LEVEL) -> LiveTable:
        """Give a free seat to a bot, which only the owner of the table may."""
        (holder,) = holders([msgspec.convert({"kind": "bot", "bot": bot}, SeatWish)], identity)

        def wish(live: LiveTable) -> Happening | None:
            if identity.id != live.terms.owner:
                raise ForbiddenError("server-owner")
            free_seat(live, seat, True)
            return Happening(self._now(), kinds.SIT, seat, holder=holder)

        return await self.change(table, wish)

    async def invite(self, identity: Identity, table: str, seat: int | None = None) -> str:
        """The secret of an invitation that works once, for a seat or for any free one."""
        live = await self.get(table, identity)
        if identity.id != live.terms.owner and not live.seats_of(identity.id):
            raise ForbiddenError("server-not-seated")
        free_seat(live, seat, True)
        self._openings.check(identity.id)
        token = secrets.token_urlsafe(16)
        row = InvitationRow(token=digest(token), table=table, seat=seat, created=self._now())
        await self._repository.add_invitation(row)
        return token

    async def invited(self, identity: Identity | None, table: str, invitation: str) -> LiveTable:
        """The table to which an invitation leads, also for who has used it; a refusal says why it leads nowhere."""
        token = await self._invitation(table, invitation)
        live = await self.stored(table)
        if token.used_by is not None and not live.seats_of(None if identity is None else identity.id):
            raise ConflictError("server-invitation-used")
        return live

    async def _invitation(self, table: str, token: str) -> InvitationRow:
        found = await self._repository.invitation(digest(token))
        if found is None or found.table != table:
            raise ForbiddenError("server-invitation-unknown")
        return found

    # Playing and taking back.

    async def act(self, identity: Identity, table: str, seat: int | None, action: int | str, version: str) -> LiveTable:
        """Play a step, by its id or its text, as an answer to the version that was shown.

        The same step sent again is applied once.
        """

        def wish(live: LiveTable) -> Happening | None:
            chosen = own_seat(live, identity, seat)
            number = live.table.game.parse(action) if isinstance(action, str) else action
            done = Happening(self._now(), kinds.STEP, chosen, number, version)
            return self._fresh(live, done)

        return await self.change(table, wish)

    async def undo(self, identity: Identity, table: str, seat: int | None, steps: int, version: str) -> LiveTable:
        """Take back own steps that nobody has learned anything from."""
        return await self._taking_back(identity, table, seat, kinds.UNDO, steps, version, ("free", "own"))

    async def ask(self, identity: Identity, table: str, seat: int | None, steps: int, version: str) -> LiveTable:
        """Ask the others to take back more."""
        return await self._taking_back(identity, table, seat, kinds.ASK, steps, version, ("free",))

    async def answer(self, identity: Identity, table: str, seat: int | None, accept: bool, version: str) -> LiveTable:
        """Answer somebody who asks to take back more."""
        return await self._taking_back(identity, table, seat, kinds.ANSWER, int(accept), version, ("free",))

    async def withdraw(self, identity: Identity, table: str, seat: int | None, version: str) -> LiveTable:
        """Withdraw the question."""
        return await self._taking_back(identity, table, seat, kinds.WITHDRAW, 0, version, ("free",))

    async def _taking_back(
        self,
        identity: Identity,
        table: str,
        seat: int | None,
        kind: str,
        number: int,
        version: str,
        policies: Iterable[str],
    ) -> LiveTable:
        def wish(live: LiveTable) -> Happening | None:
            chosen = own_seat(live, identity, seat)
            if live.terms.undo not in policies:
                raise ConflictError("server-undo-policy")
            if kind == kinds.UNDO and live.table.over:
                raise TableError("table-over")
            return self._fresh(live, Happening(self._now(), kind, chosen, number, version))

        return await self.change(table, wish)

    @staticmethod
    def _fresh(live: LiveTable, wish: Happening) -> Happening | None:
        if live.is_repeated(wish):
            return None
        if wish.version is None or live.is_stale(wish.seat, wish.version):
            # Whose turn it is not is told so, whatever it has seen.
            if wish.kind == kinds.STEP and not live.table.is_turn(wish.seat):
                raise ConflictError("table-not-your-turn")
            raise ConflictError("server-stale")
        return wish

    # Talking.

    async def chat(self, identity: Identity, table: str, text: str) -> MessageRow:
        """Say something at a table; only who sits there may."""
        live = await self.get(table, identity)
        if not live.seats_of(identity.id):
            raise ForbiddenError("server-not-seated")
        text = clean_text(text)
        if not 0 < len(text) <= LONGEST_MESSAGE:
            raise ServerError("server-message", most=LONGEST_MESSAGE)
        self._talk.check(identity.id)
        row = MessageRow(table=table, user=identity.id, name=identity.name, text=text, at=self._now())
        said = await self._repository.add_message(row)
        self._live.publish(table, SAID)
        return said

    async def messages(self, table: str, identity: Identity | None = None, after: int = 0) -> list[MessageRow]:
        """What was said at a table after a number."""
        await self.get(table, identity)
        return await self._repository.messages(table, after)

    # Changing, by whomever.

    def forget(self, table: str) -> None:
        """Read a table anew from the database: what was agreed has changed."""
        self._shelf.forget(table)

    async def change(self, table: str, wish: Wish, *, invitation: tuple[str, str] | None = None) -> LiveTable:
        """Carry out a wish and store it; when another server was faster, look again whether it can still be fulfilled."""
        for _ in range(_ATTEMPTS):
            try:
                async with self._shelf.hold(table) as live:
                    for seat in live.flagged():
                        holder = stand_in(live.holders[seat])
                        await self._store(live, Happening(self._now(), kinds.FLAG, seat, holder=holder))
                    wished = wish(live)
                    if wished is not None:
                        await self._store(live, wished, invitation)
                    return live
            except TakenError:
                continue
        raise LimitError("server-busy", seconds=1)

    async def _store(self, live: LiveTable, wished: Happening, invitation: tuple[str, str] | None = None) -> None:
        start, was_over = live.count, live.table.over
        happened = live.happen(wished)
        try:
            record = live.table.record().encode().decode() if live.table.over and not was_over else None
            await self._repository.append(
                live.id, start, happened, live.standing(), at=wished.at, invitation=invitation, record=record
            )
        except BaseException:  # a cancelled request included: memory must not be ahead of the database
            self._shelf.forget(live.id)
            raise
        self.thinking.begin(live)
        self._live.publish(live.id)

    async def sweep(self, patience: float = PATIENCE) -> int:
        """Take up what was lost and let flags fall; the number of tables that needed it."""
        return await self.thinking.sweep(patience)
