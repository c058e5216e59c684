"""The stream of a table's page: what has changed comes with it, without a request."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import QueryParameter
from litestar.response import Stream

from tabletown.server.bots.coach import CoachService
from tabletown.server.errors import IdentityError, UnavailableError
from tabletown.server.http.dependencies import (
    COOKIE,
    RELEASE,
    AccountsDep,
    CoachDep,
    SeatNumber,
    SharedPartsDep,
    StreamsDep,
    TableId,
    TablesDep,
    Visitor,
    VisitorDep,
)
from tabletown.server.http.event_streams import event, respond
from tabletown.server.http.pages.table import part_of
from tabletown.server.http.pages.table_view import TableQuery
from tabletown.server.http.shared_parts import Key, Part, SharedParts, pack
from tabletown.server.tables.service import TableService, Update
from tabletown.server.tables.session import TableSession
from tabletown.server.users.accounts import Accounts

_Switch = Annotated[bool, QueryParameter()]
_Version = Annotated[str, QueryParameter(max_length=64, pattern=r"^[0-9a-f-]*$")]


class LiveController(Controller):
    """The stream at `/tables/{table}/events`."""

    path = "/tables/{table:str}/events"
    include_in_schema = False

    @get("", media_type="text/event-stream")
    async def events(
        self,
        table: TableId,
        tables: TablesDep,
        accounts: AccountsDep,
        streams: StreamsDep,
        coach: CoachDep,
        shared_parts: SharedPartsDep,
        visitor: VisitorDep,
        seat: SeatNumber = None,
        flip: _Switch = False,
        narrow: _Switch = False,
        seen: _Version = "",
    ) -> Stream:
        """Stream the events of the API to a page that has `seen` a version.

        `changed` and `watched` bring the changing part of the page and tell the version that it follows, `from`.
        """
        known, request = visitor.known, visitor.request
        session = await tables.get(table, known)
        session.viewer_of(None if known is None else known.id, seat)  # a refusal has its own status
        request.scope["state"][RELEASE] = streams.take(None if known is None else known.id)
        seen = request.headers.get("last-event-id", seen)
        query = TableQuery(seat, flip=flip, narrow=narrow)
        page = _Page(visitor, accounts, tables, coach, shared_parts, session, query, seen)
        return respond(request, accounts, known is not None, tables.subscribe(table, known, seat, seen), page.encode)


class _Page:
    """A page at the other end of a stream, and what it was sent last."""

    def __init__(
        self,
        visitor: Visitor,
        accounts: Accounts,
        tables: TableService,
        coach: CoachService,
        shared: SharedParts,
        session: TableSession,
        query: TableQuery,
        seen: str,
    ) -> None:
        self._visitor = visitor
        self._accounts = accounts
        self._tables = tables
        self._coach = coach
        self._shared = shared
        self._table = session.id
        self._query = query
        self._seen = seen
        self._own = self._decisions(session)
        self._key: Key | None = None
        self._drawings: frozenset[str] = frozenset()

    def _decisions(self, session: TableSession) -> list[int]:
        """Return how often the caller has acted in each of its seats."""
        user = None if self._visitor.known is None else self._visitor.known.id
        return [session.decision(seat)[0] for seat in session.seats_of(user)]

    async def encode(self, update: Update) -> bytes:
        """Return the event of an update."""
        if update.kind == "said":
            return event("said", update.version, b"{}")
        try:
            part = await self._part(update)
        except UnavailableError:
            part = None
        if part is None:
            return self._bare(update)
        if update.kind == "changed" and part.version == self._seen:
            return b""
        data = b'{"from":%b,"part":"%b"}' % (msgspec.json.encode(self._seen), self._packed(part))
        self._seen = part.version
        return event(update.kind, part.version, data)

    async def _part(self, update: Update) -> Part | None:
        """Return what the page shows now, None if it gets that otherwise; raise IdentityError after signing out."""
        visitor = self._visitor
        if visitor.known is not None and await self._accounts.identify(visitor.request.cookies.get(COOKIE)) is None:
            raise IdentityError("server-nobody")
        session = await self._tables.get(self._table, visitor.known)
        own = self._decisions(session)
        if len(own) > 1 or own != self._own:
            # People who share a device ask for a seat. Who has acted got the part in response.
            if update.kind == "changed":
                self._own = own
            return None
        return await part_of(visitor, self._tables, self._coach, self._shared, session, self._query)

    def _bare(self, update: Update) -> bytes:
        """Return an event without a part: the page asks if it wants one."""
        self._seen = update.version
        data = b"{}" if update.kind == "changed" else b'{"from":%b}' % msgspec.json.encode(update.version)
        return event(update.kind, update.version, data)

    def _packed(self, part: Part) -> bytes:
        """Return a part without the drawings that were sent before."""
        before, drawings = self._key, self._drawings
        self._key, self._drawings = part.key, part.drawings

        def make() -> bytes:
            return pack(part.without(drawings))

        if before is None and drawings:  # what only this page was sent
            return make()
        packed: bytes = self._shared.get_for(part, ("stream", before), make)
        return packed
