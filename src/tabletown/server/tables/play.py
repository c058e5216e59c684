"""Moves of people, bots and clocks, and undo. All take the same way: a command, its events, the database, the listeners.

Every change is stored before it is acknowledged. A refusal is a TabletownError, and then nothing has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from tabletown.core.errors import IllegalAction
from tabletown.server.errors import ConflictError, ForbiddenError, LimitError, UniqueConflict
from tabletown.server.tables import events as kinds
from tabletown.server.tables.cache import SessionCache
from tabletown.server.tables.events import Event
from tabletown.server.tables.responses import speaker
from tabletown.server.tables.seats import stand_in
from tabletown.server.tables.session import TableSession
from tabletown.server.tables.storage import TableStore
from tabletown.server.tables.why import why_action
from tabletown.server.users.accounts import Identity
from tabletown.table import TableError

ILLEGAL = "illegal-action"
_ATTEMPTS = 25  # another writer was faster each time

Command = Callable[[TableSession], Event | None]  # None: there is nothing to do
Listener = Callable[[TableSession, Sequence[Event]], None]


class MoveService:
    """Plays moves. `seat` may be left out by users with one seat, or one that must decide.

    `listeners` are called after every stored change.
    """

    def __init__(self, store: TableStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._sessions = SessionCache(store, now)
        self.listeners: list[Listener] = []

    # Reading.

    async def get(self, table: str, identity: Identity | None = None) -> TableSession:
        """Return a table as stored; raise ForbiddenError if it is private and not the caller's."""
        session = await self.load(table)
        if not session.may_watch(None if identity is None else identity.id):
            raise ForbiddenError("server-private")
        return session

    async def load(self, table: str) -> TableSession:
        """Return a table as stored, for the server itself; what the clock has brought is applied first."""
        session = self._sessions.current(table)
        if session is not None and not session.flagged() and not session.must_begin:
            return session
        return await self.change(table, lambda _: None)

    def forget(self, table: str) -> None:
        """Reload a table from the database next time, since its configuration has changed."""
        self._sessions.forget(table)

    # A person's move.

    async def act(
        self, identity: Identity, table: str, seat: int | None, action: int | str, version: str, language: str
    ) -> TableSession:
        """Play a step, by id or notation, in response to the version that was shown; the same step sent twice counts once.

        An illegal action is refused with the reason, the rule behind it, and the prompt of the seat.
        """

        def command(session: TableSession) -> Event | None:
            chosen = session.own_seat(identity.id, seat)
            number = session.table.game.parse(action) if isinstance(action, str) else action
            return _checked(session, Event(self._now(), kinds.STEP, chosen, number, version))

        try:
            return await self.change(table, command)
        except IllegalAction as error:
            if error.message != ILLEGAL:
                raise
            session = await self.get(table, identity)
            raise self._explained(session, session.own_seat(identity.id, seat), error, language) from None

    @staticmethod
    def _explained(session: TableSession, seat: int, error: IllegalAction, language: str) -> IllegalAction:
        say, game = speaker(session, language), session.table.game
        line, action = session.table.prompt(seat), int(str(error.arguments["action"]))
        found = why_action(session, seat, action) if 0 <= action < game.num_actions else None
        rule = found.rule if found is not None and found.rule else game.rule_of(line)
        reason = "" if found is None else say.line(found.line)
        return IllegalAction(ILLEGAL, **error.arguments, prompt=say.line(line), rule=rule, reason=reason)

    # A bot's.

    async def act_as_bot(self, table: str, seat: int, mark: tuple[int, int], action: int) -> None:
        """Play a bot's choice, unless the decision with this mark is no longer pending."""

        def command(session: TableSession) -> Event | None:
            due = session.holders[seat].kind == "bot" and session.table.is_turn(seat)
            if not due or session.decision(seat) != mark:
                return None
            return Event(self._now(), kinds.STEP, seat, action)

        await self.change(table, command)

    # The clock's.

    async def _apply_clock(self, session: TableSession) -> None:
        """Let the match begin at its time, and replace players whose time has run out by bots."""
        if session.must_begin:
            await self._commit(session, Event(self._now(), kinds.BEGIN, 0))
        for seat in session.flagged():
            await self._commit(session, Event(self._now(), kinds.FLAG, seat, holder=stand_in(session.holders[seat])))

    # Undo.

    async def undo(self, identity: Identity, table: str, seat: int | None, steps: int, version: str) -> TableSession:
        """Undo own steps that revealed no information."""
        return await self._undo(identity, table, seat, kinds.UNDO, steps, version, ("free", "own"))

    async def ask(self, identity: Identity, table: str, seat: int | None, steps: int, version: str) -> TableSession:
        """Ask the other players to agree to undo more."""
        return await self._undo(identity, table, seat, kinds.ASK, steps, version)

    async def answer(self, identity: Identity, table: str, seat: int | None, accept: bool, version: str) -> TableSession:
        """Answer a player who asks to undo more."""
        return await self._undo(identity, table, seat, kinds.ANSWER, int(accept), version)

    async def withdraw(self, identity: Identity, table: str, seat: int | None, version: str) -> TableSession:
        """Withdraw the question."""
        return await self._undo(identity, table, seat, kinds.WITHDRAW, 0, version)

    async def _undo(
        self,
        identity: Identity,
        table: str,
        seat: int | None,
        kind: str,
        number: int,
        version: str,
        policies: Collection[str] = ("free",),
    ) -> TableSession:
        def command(session: TableSession) -> Event | None:
            chosen = session.own_seat(identity.id, seat)
            if session.config.undo not in policies:
                raise ConflictError("server-undo-policy")
            if kind == kinds.UNDO and session.table.over:
                raise TableError("table-over")
            return _checked(session, Event(self._now(), kind, chosen, number, version))

        return await self.change(table, command)

    # Any change.

    async def change(self, table: str, command: Command, *, invitation: tuple[str, str] | None = None) -> TableSession:
        """Run a command and store its event; if another server was faster, run it again on the newer state."""
        for _ in range(_ATTEMPTS):
            try:
                async with self._sessions.hold(table) as session:
                    await self._apply_clock(session)
                    event = command(session)
                    if event is not None:
                        await self._commit(session, event, invitation)
                    return session
            except UniqueConflict:
                continue
        raise LimitError("server-busy", seconds=1)

    async def _commit(self, session: TableSession, event: Event, invitation: tuple[str, str] | None = None) -> None:
        start, was_over = session.count, session.table.over
        events = session.apply(event)
        try:
            record, cards = _kept(session) if session.table.over and not was_over else (None, None)
            await self._store.append(
                session.id, start, events, session.status(), at=event.at, invitation=invitation, record=record, cards=cards
            )
        except BaseException:  # a cancelled request included: memory must not be ahead of the database
            self._sessions.forget(session.id)
            raise
        self.notify(session, events)

    def notify(self, session: TableSession, events: Sequence[Event]) -> None:
        """Tell the listeners that events were stored."""
        for listener in self.listeners:
            listener(session, events)


def _kept(session: TableSession) -> tuple[str, list[list[str]]]:
    """Return the record of a match that has just ended, and the cards of its seats."""
    table, view = session.table, session.table.view(None)
    cards = [list(table.game.cards_of(view, seat)) for seat in range(len(session.holders))]
    return table.record().encode().decode(), cards


def _checked(session: TableSession, event: Event) -> Event | None:
    """Return the event if it answers the seat's present decision, None if it was applied already."""
    if session.is_repeated(event):
        return None
    if event.version is None or session.is_stale(event.seat, event.version):
        # A move out of turn is refused as such, whatever version it answers.
        if event.kind == kinds.STEP and not session.table.is_turn(event.seat):
            raise ConflictError("table-not-your-turn")
        raise ConflictError("server-stale")
    return event
