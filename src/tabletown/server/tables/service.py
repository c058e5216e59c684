"""Opening, listing and watching tables, taking and leaving seats, invitations and chat."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal

import msgspec

from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game as rules_of
from tabletown.server.errors import ConflictError, ForbiddenError, ServerError, UnavailableError
from tabletown.server.live.presence import Presence
from tabletown.server.live.streams import CHANGED, HEARTBEAT, QUIET, SAID, WATCHED, EventBus
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event, Holder, person
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.requests import LEVEL, Computer, Me, SeatRequest, UndoPolicy, check_start, check_timing, holders
from tabletown.server.tables.seats import check_company, check_rated, free_seat, stand_in
from tabletown.server.tables.session import PHASES, TableConfig, TableSession
from tabletown.server.tables.storage import ChatMessage, Invitation, TableStore, TableSummary
from tabletown.server.users.accounts import Identity
from tabletown.server.users.blocks import Blocks
from tabletown.server.users.conduct import Conduct
from tabletown.server.users.limits import Limit
from tabletown.server.users.names import clean_text
from tabletown.table import TableError, Timing, Unlimited

LONGEST_MESSAGE = 500
_ID_BYTES = 6
_RETRY = 1.0  # seconds between two attempts to reach the database
_KINDS: dict[bytes, Literal["said", "quiet"]] = {SAID: "said", QUIET: "quiet"}


CheckName = Callable[[str, Identity], Awaitable[str]]  # returns the name as it is shown, or refuses it


class Update(msgspec.Struct, frozen=True):
    """An update for a viewer: a change, a chat message, spectators coming or going, or a sign of life."""

    kind: Literal["changed", "said", "watched", "quiet"]
    version: str


def new_table_id() -> str:
    """Return the id of a new table."""
    return secrets.token_hex(_ID_BYTES)


def new_seed() -> str:
    """Return a secret seed for the dealer."""
    return secrets.token_hex(32)


class TableService:
    """All tables. `seat` may be left out by users with one seat, or one that must decide."""

    def __init__(
        self,
        store: TableStore,
        moves: MoveService,
        bus: EventBus,
        now: Callable[[], float],
        monotonic: Callable[[], float],
        check_name: CheckName,
        blocks: Blocks,
        conduct: Conduct,
        presence: Presence,
    ) -> None:
        self._store = store
        self._moves = moves
        self._bus = bus
        self._presence = presence
        self._now = now
        self._check_name = check_name
        self._blocks = blocks
        self._conduct = conduct
        self._chats = Limit(5, 10, monotonic)
        self._openings = Limit(20, 60, monotonic)
        self._spectators: Counter[str] = Counter()

    # Opening and listing.

    async def create(
        self,
        identity: Identity,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[SeatRequest],
        clock: Timing = Unlimited(),  # noqa: B008  (it never changes)
        private: bool = False,
        undo_policy: UndoPolicy = "free",
        aids: bool = True,
        rated: bool = False,
        begins: float | None = None,
    ) -> str:
        """Open a table as requested and return its id."""
        rules = rules_of(game)
        chosen = rules.options(**{"seats": len(seats), **options})
        if chosen.seats != len(seats):
            raise TableError("table-seats", expected=chosen.seats, found=len(seats))
        check_timing(clock)
        check_start(begins, self._now())
        for seat in seats:
            if isinstance(seat, Me) and seat.name is not None:
                await self._check_name(seat.name, identity)
        held = holders(seats, identity)
        return await self.open(identity, rules, chosen, held, clock, private, undo_policy, aids, rated=rated, begins=begins)

    async def open(
        self,
        identity: Identity,
        rules: Game,
        options: Options,
        held: Sequence[Holder],
        clock: Timing = Unlimited(),  # noqa: B008  (it never changes)
        private: bool = False,
        undo_policy: str = "free",
        aids: bool = True,
        given: Sequence[tuple[int, int]] = (),
        origin: str | None = None,
        rated: bool = False,
        table: str | None = None,
        deal: tuple[str, str] | None = None,
        begins: float | None = None,
    ) -> str:
        """Open a table with these holders, optionally forked from given steps, and return its id, `table` if promised.

        `deal` is a daily one: the day and the seed.
        """
        check_company(held)
        if rated:
            check_rated(held)
        await self._conduct.check_entry(identity)
        self._openings.check(identity.id)
        day, seed = deal or (None, new_seed())
        config = TableConfig(
            id=table or new_table_id(),
            game=rules.name,
            rules_version=rules.rules_version,
            options=options,
            seed=seed,
            timing=clock,
            private=private,
            undo=undo_policy,
            aids=aids,
            rated=rated,
            owner=identity.id,
            created=self._now(),
            given=tuple(given),
            origin=origin,
            day=day,
            begins=begins,
        )
        session = TableSession(config, self._now)
        events = session.apply(*(Event(config.created, kinds.SIT, seat, holder=holder) for seat, holder in enumerate(held)))
        await self._store.add_table(config, events, session.status())
        self._moves.notify(session, events)
        return config.id

    async def my_tables(self, identity: Identity, phases: Sequence[str] = PHASES) -> list[TableSummary]:
        """Return the tables of a user, newest first."""
        return await self._store.tables_of(identity.id, phases)

    async def next_turn(self, identity: Identity, after: str = "") -> str | None:
        """Return the next table where a user must decide, in the order in which they were opened, round and round."""
        turns = await self._store.turns(identity.id)
        tables = list(turns)
        place = tables.index(after) + 1 if after in turns else 0
        return next((each for each in tables[place:] + tables[:place] if each != after and turns[each]), None)

    async def open_tables(self) -> list[TableSummary]:
        """Return the tables that anybody may join."""
        return await self._store.open_tables()

    async def running_tables(self) -> list[TableSummary]:
        """Return the matches that anybody may watch."""
        return await self._store.running_tables()

    # Watching.

    async def get(self, table: str, identity: Identity | None = None) -> TableSession:
        """Return a table as stored; raise ForbiddenError if it is private and not the caller's."""
        return await self._moves.get(table, identity)

    async def subscribe(
        self, table: str, identity: Identity | None = None, seat: int | None = None, seen: str | None = None
    ) -> AsyncGenerator[Update, None]:
        """Yield the updates for a viewer, the first one immediately unless the viewer has `seen` the present version.

        A refusal at the first step is that of `get`; later, when a seat is lost, the updates end. There are none while the
        database is unavailable.
        """
        user = None if identity is None else identity.id
        async with self._bus.subscribe(table) as subscription, self._watching(table, identity, seat):
            message: bytes | None = CHANGED
            sent = time.monotonic()
            while message is not None:
                if message == WATCHED:  # nothing of the table has changed, so each arrival costs every watcher little
                    sent = time.monotonic()
                    yield Update("watched", seen or "")
                    message = await subscription.next(HEARTBEAT)
                    continue
                try:
                    session = await self.get(table, identity)
                except UnavailableError:
                    yield Update("quiet", seen or "")
                    later = await subscription.next(_RETRY)
                    message = message if later == QUIET else later
                    continue
                version = session.version(session.viewer_of(user, seat))
                if version != seen:
                    seen, sent = version, time.monotonic()
                    yield Update("changed", version)
                if message in _KINDS:
                    sent = time.monotonic()
                    yield Update(_KINDS[message], version)
                # Messages without news for this viewer do not delay the next sign of life: that would reveal sealed steps.
                message = await subscription.next(max(sent + HEARTBEAT - time.monotonic(), 0))

    @asynccontextmanager
    async def _watching(self, table: str, identity: Identity | None, seat: int | None) -> AsyncIterator[None]:
        """Count a viewer without a seat as a spectator, and one with a name as present."""
        session = await self.get(table, identity)
        user = None if identity is None else identity.id
        is_spectator = session.viewer_of(user, seat) is None
        if is_spectator:
            self._spectators[table] += 1
            self._bus.publish_soon(table, WATCHED)
        try:
            with self._presence.enter(user, table):
                yield
        finally:
            if is_spectator:
                self._spectators[table] -= 1
                self._spectators += Counter()  # drops tables without spectators
                self._bus.publish_soon(table, WATCHED)

    def spectators(self, table: str) -> int:
        """Return the number of spectators at this server."""
        return self._spectators[table]

    # Taking and leaving seats.

    async def join(
        self, identity: Identity, table: str, seat: int | None = None, invitation: str | None = None, name: str | None = None
    ) -> int:
        """Seat the user and return the seat number; a seated player keeps the seat, and a stand-in bot gives it back."""
        token = None if invitation is None else await self._invitation(table, invitation)
        if token is not None and token.seat is not None:
            seat = token.seat
        shown = None if name is None else await self._check_name(name, identity)
        await self._check_welcome(identity, table, name)
        taken: list[int] = []

        def command(session: TableSession) -> Event | None:
            mine = session.seats_of(identity.id)
            if mine and (seat is None or seat in mine):
                taken.append(mine[0] if seat is None else seat)
                return None
            left = session.stand_in_seats_of(identity.id)
            if left and not session.table.over and (seat is None or seat in left):
                taken.append(left[0] if seat is None else seat)
                back = person(identity, session.holders[taken[-1]].name)
                return Event(self._now(), kinds.SIT, taken[-1], holder=back)
            if token is not None and token.used_by is not None:
                raise ConflictError("server-invitation-used")
            taken.append(free_seat(session, seat, token is not None, identity.id))
            return Event(self._now(), kinds.SIT, taken[-1], holder=person(identity, shown))

        await self._moves.change(table, command, invitation=None if token is None else (token.token, identity.id))
        return taken[-1]

    async def _check_welcome(self, identity: Identity, table: str, name: str | None) -> None:
        """Raise ForbiddenError if the user, who has no seat there yet, may not have one.

        The user may be banned, sent away, or blocked by the owner or somebody at the table; at rated tables only accounts
        sit, under their names.
        """
        await self._conduct.check_entry(identity, table)
        session = await self._moves.load(table)
        if session.config.rated and not person(identity, name).account:
            raise ForbiddenError("server-rated-accounts")
        listed = {holder.listed for holder in session.holders} - {None}
        people = {each for each in (session.config.owner, *listed) if each is not None}
        if identity.id not in listed and await self._blocks.is_blocked(identity.id, people - {identity.id}):
            raise ForbiddenError("server-not-welcome")

    async def leave(self, identity: Identity, table: str, seat: int | None = None) -> TableSession:
        """Leave a seat: before the match it is free again, during the match a bot stands in."""

        def command(session: TableSession) -> Event | None:
            if session.table.over:
                raise ConflictError("server-over")
            if session.config.day is not None:  # nobody else may finish it
                raise ConflictError("server-daily-leave")
            chosen = session.own_seat(identity.id, seat)
            free = Holder("open", invited=session.config.private)
            holder = stand_in(session.holders[chosen]) if session.table.started else free
            return Event(self._now(), kinds.SIT, chosen, holder=holder)

        return await self._moves.change(table, command)

    async def fill(self, identity: Identity, table: str, seat: int, bot: str = LEVEL) -> TableSession:
        """Give a free seat to a bot; only the owner of the table may do this."""
        await self._conduct.check_entry(identity)
        (holder,) = holders([Computer(bot)], identity)

        def command(session: TableSession) -> Event | None:
            if identity.id != session.config.owner:
                raise ForbiddenError("server-owner")
            if session.config.rated:
                raise ConflictError("server-rated-bots")
            free_seat(session, seat, True)
            check_company([*session.holders[:seat], holder, *session.holders[seat + 1 :]])
            return Event(self._now(), kinds.SIT, seat, holder=holder)

        return await self._moves.change(table, command)

    async def invite(self, identity: Identity, table: str, seat: int | None = None) -> str:
        """Return the secret of an invitation that works once, for one seat or for any free one."""
        session = await self.get(table, identity)
        await self._conduct.check_entry(identity)
        if identity.id != session.config.owner and not session.seats_of(identity.id):
            raise ForbiddenError("server-not-seated")
        session.check_revealed()
        free_seat(session, seat, True)
        self._openings.check(identity.id)
        token = secrets.token_urlsafe(16)
        await self._store.add_invitation(token, table, seat, self._now())
        return token

    async def invited(self, identity: Identity | None, table: str, invitation: str) -> TableSession:
        """Return the table of an invitation, also for the user who has used it; a refusal says why it is not valid."""
        token = await self._invitation(table, invitation)
        session = await self._moves.load(table)
        if token.used_by is not None and not session.seats_of(None if identity is None else identity.id):
            raise ConflictError("server-invitation-used")
        return session

    async def _invitation(self, table: str, token: str) -> Invitation:
        found = await self._store.invitation(token)
        if found is None or found.table != table:
            raise ForbiddenError("server-invitation-unknown")
        return found

    # Chat.

    async def chat(self, identity: Identity, table: str, text: str) -> ChatMessage:
        """Post a chat message; only seated players may post."""
        session = await self.get(table, identity)
        if not session.seats_of(identity.id):
            raise ForbiddenError("server-not-seated")
        text = clean_text(text)
        if not 0 < len(text) <= LONGEST_MESSAGE:
            raise ServerError("server-message", most=LONGEST_MESSAGE)
        await self._conduct.check_chat(identity)
        self._chats.check(identity.id)
        text = self._conduct.hide_words(text)
        message = await self._store.add_message(table, identity, text, self._now())
        self._bus.publish(table, SAID)
        return message

    async def messages(self, table: str, identity: Identity | None = None, after: int = 0) -> list[ChatMessage]:
        """Return the chat messages of a table after a number, without those of people whom the caller has blocked."""
        await self.get(table, identity)
        hidden = await self._blocks.blocked_by(identity)
        return [each for each in await self._store.messages(table, after) if each.user not in hidden]
