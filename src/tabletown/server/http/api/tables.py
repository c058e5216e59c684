"""API endpoints of tables."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from tabletown.server.bots.hints import HintResponse
from tabletown.server.http import event_streams
from tabletown.server.http.api import bodies
from tabletown.server.http.dependencies import (
    NOT_KEPT,
    RECORD,
    RELEASE,
    AccountsDep,
    ActionText,
    After,
    ArchiveDep,
    HintsDep,
    Known,
    Language,
    MovesDep,
    Myself,
    RematchesDep,
    SeatNumber,
    StreamsDep,
    TableId,
    TablesDep,
)
from tabletown.server.tables import why
from tabletown.server.tables.previews import PreviewResponse, deciding_seat, respond
from tabletown.server.tables.responses import Choice, LogLine, TableEntry, TableView, choices, entry, log, show, speaker
from tabletown.server.tables.service import Update
from tabletown.server.tables.storage import ChatMessage
from tabletown.server.tables.why import WhyResponse
from tabletown.server.users.accounts import Identity


class Message(msgspec.Struct, frozen=True):
    """A chat message as plain text, to be escaped for display; `account`: the name is that of an account."""

    id: int
    name: str
    text: str
    at: float
    mine: bool
    account: bool


class Invitation(msgspec.Struct, frozen=True):
    """The secret of an invitation that works once."""

    invitation: str


class Opened(msgspec.Struct, frozen=True):
    """The id of a new table."""

    id: str


def _message(row: ChatMessage, known: Identity | None) -> Message:
    return Message(row.id, row.name, row.text, row.at, known is not None and row.user == known.id, row.account)


def _user(known: Identity | None) -> str | None:
    return None if known is None else known.id


class TablesController(Controller):
    """Opening tables, taking seats, playing."""

    path = "/api/tables"
    tags = ("tables",)
    response_headers = NOT_KEPT

    @get(summary="Open tables")
    async def open_tables(self, tables: TablesDep, known: Known, language: Language) -> list[TableEntry]:
        """Return the tables that anybody may join, latest first."""
        return [entry(table, _user(known), language) for table in await tables.open_tables()]

    @post(summary="Open a table")
    async def create(
        self, data: JSONBody[bodies.NewTable], identity: Myself, tables: TablesDep, language: Language
    ) -> TableView:
        """Open a table. The match begins when no seat is free; bots take theirs immediately."""
        table = await tables.create(
            identity,
            data.game,
            data.options,
            data.seats,
            data.clock,
            data.private,
            data.undo_policy,
            data.aids,
            data.rated,
            data.begins,
        )
        session = await tables.get(table, identity)
        return show(session, identity.id, session.viewer_of(identity.id), language)

    @get("/{table:str}", summary="A table as I see it")
    async def view(
        self, table: TableId, tables: TablesDep, known: Known, language: Language, seat: SeatNumber = None
    ) -> TableView:
        """Return what one of the caller's seats or a spectator may know; after the match, any seat."""
        session = await tables.get(table, known)
        return show(session, _user(known), session.viewer_of(_user(known), seat), language, tables.spectators(table))

    @get("/{table:str}/legal", summary="What I may do now")
    async def legal(
        self, table: TableId, tables: TablesDep, known: Known, language: Language, seat: SeatNumber = None
    ) -> list[Choice]:
        """Return the legal actions of one of the caller's seats; none if it has no decision."""
        session = await tables.get(table, known)
        return choices(session, session.viewer_of(_user(known), seat), speaker(session, language))

    @get("/{table:str}/preview", summary="What an action would bring")
    async def preview(
        self,
        table: TableId,
        action: ActionText,
        identity: Myself,
        tables: TablesDep,
        language: Language,
        seat: SeatNumber = None,
    ) -> PreviewResponse:
        """Return what a legal action brings as far as the seat knows: stocks, points, notes and warnings."""
        session = await tables.get(table, identity)
        chosen = deciding_seat(session, identity.id, seat)
        number = int(action) if action.isdecimal() else session.table.game.parse(action)
        return respond(session, chosen, number, speaker(session, language))

    @get("/{table:str}/why", summary="Why an action is not legal")
    async def why(
        self,
        table: TableId,
        action: ActionText,
        identity: Myself,
        tables: TablesDep,
        language: Language,
        seat: SeatNumber = None,
    ) -> WhyResponse:
        """Return the first condition that an action of one of the caller's seats fails, with the rule behind it."""
        session = await tables.get(table, identity)
        chosen = session.own_seat(identity.id, seat)
        number = int(action) if action.isdecimal() else session.table.game.parse(action)
        return why.respond(session, chosen, number, speaker(session, language))

    @get("/{table:str}/log", summary="The log")
    async def log(
        self, table: TableId, tables: TablesDep, known: Known, language: Language, seat: SeatNumber = None, after: After = 0
    ) -> list[LogLine]:
        """Return the caller's log after a numbered step."""
        session = await tables.get(table, known)
        return log(session, session.viewer_of(_user(known), seat), language, after)

    @get("/{table:str}/record", media_type=MediaType.JSON, summary="The record of a finished match", responses=RECORD)
    async def record(self, table: TableId, archive: ArchiveDep, known: Known) -> Response[bytes]:
        """Return a file for `tabletown verify` and `tabletown replay`, including the dealer's seed."""
        record = await archive.record(table, known)
        name = f'attachment; filename="{record.game}-{table}.json"'
        return Response(record.encode(), media_type=MediaType.JSON, headers={"Content-Disposition": name})

    # Seats.

    @post("/{table:str}/join", status_code=200, summary="Take a seat")
    async def join(
        self, table: TableId, data: JSONBody[bodies.Join], identity: Myself, tables: TablesDep, language: Language
    ) -> TableView:
        """Take a free seat. A seated player keeps theirs; a player replaced by a bot gets the seat back."""
        seat = await tables.join(identity, table, data.seat, data.invitation, data.name)
        return show(await tables.get(table, identity), identity.id, seat, language)

    @post("/{table:str}/leave", status_code=200, summary="Leave a seat")
    async def leave(self, table: TableId, data: JSONBody[bodies.OwnSeat], identity: Myself, tables: TablesDep) -> None:
        """Leave a seat: before the match it is free again, during the match a bot stands in."""
        await tables.leave(identity, table, data.seat)

    @post("/{table:str}/bots", status_code=200, summary="Give a free seat to a bot")
    async def fill(
        self, table: TableId, data: JSONBody[bodies.Fill], identity: Myself, tables: TablesDep, language: Language
    ) -> TableView:
        """Give a free seat to a bot; only the owner of the table may do this."""
        session = await tables.fill(identity, table, data.seat, data.bot)
        return show(session, identity.id, session.viewer_of(identity.id), language)

    @post("/{table:str}/invitations", summary="Invite a player")
    async def invite(
        self, table: TableId, data: JSONBody[bodies.OwnSeat], identity: Myself, tables: TablesDep
    ) -> Invitation:
        """Return an invitation for one free seat, or for any; it works once."""
        return Invitation(await tables.invite(identity, table, data.seat))

    @post("/{table:str}/rematch", status_code=200, summary="Play again")
    async def rematch(self, table: TableId, identity: Myself, rematches: RematchesDep) -> Opened:
        """Open or join the next table: same options, every player one seat further, seats kept for the others."""
        return Opened(await rematches.rematch(identity, table))

    # Playing.

    @post("/{table:str}/act", status_code=200, summary="Make a decision")
    async def act(
        self,
        table: TableId,
        data: JSONBody[bodies.Act],
        identity: Myself,
        moves: MovesDep,
        tables: TablesDep,
        language: Language,
    ) -> TableView:
        """Play a legal action; sent again with the same version, it is applied once."""
        session = await moves.act(identity, table, data.seat, data.action, data.version, language)
        viewer = session.viewer_of(identity.id, data.seat)
        return show(session, identity.id, viewer, language, tables.spectators(table))

    @post("/{table:str}/undo", status_code=200, summary="Undo")
    async def undo(
        self, table: TableId, data: JSONBody[bodies.Back], identity: Myself, moves: MovesDep, language: Language
    ) -> TableView:
        """Undo your own steps that revealed no information."""
        session = await moves.undo(identity, table, data.seat, data.steps, data.version)
        return show(session, identity.id, session.viewer_of(identity.id, data.seat), language)

    @post("/{table:str}/ask", status_code=200, summary="Ask to undo more")
    async def ask(
        self, table: TableId, data: JSONBody[bodies.Back], identity: Myself, moves: MovesDep, language: Language
    ) -> TableView:
        """Ask the other people to agree to undo more; bots always agree."""
        session = await moves.ask(identity, table, data.seat, data.steps, data.version)
        return show(session, identity.id, session.viewer_of(identity.id, data.seat), language)

    @post("/{table:str}/answer", status_code=200, summary="Answer the question")
    async def answer(
        self, table: TableId, data: JSONBody[bodies.Answer], identity: Myself, moves: MovesDep, language: Language
    ) -> TableView:
        """Answer the question; one refusal ends it."""
        session = await moves.answer(identity, table, data.seat, data.accept, data.version)
        return show(session, identity.id, session.viewer_of(identity.id, data.seat), language)

    @post("/{table:str}/withdraw", status_code=200, summary="Withdraw the question")
    async def withdraw(
        self, table: TableId, data: JSONBody[bodies.Withdraw], identity: Myself, moves: MovesDep, language: Language
    ) -> TableView:
        """Withdraw the question."""
        session = await moves.withdraw(identity, table, data.seat, data.version)
        return show(session, identity.id, session.viewer_of(identity.id, data.seat), language)

    @post("/{table:str}/hint", status_code=200, summary="What the master would do")
    async def hint(
        self, table: TableId, data: JSONBody[bodies.Ask], identity: Myself, hints: HintsDep, language: Language
    ) -> HintResponse:
        """Return the master's choice with its expected points, line by line; only where a single person plays."""
        return await hints.hint(identity, table, data.seat, language)

    # Chat and updates.

    @get("/{table:str}/chat", summary="The chat")
    async def messages(self, table: TableId, tables: TablesDep, known: Known, after: After = 0) -> list[Message]:
        """Return the chat messages after a numbered one, oldest first."""
        return [_message(row, known) for row in await tables.messages(table, known, after)]

    @post("/{table:str}/chat", summary="Post a chat message")
    async def chat(self, table: TableId, data: JSONBody[bodies.Say], identity: Myself, tables: TablesDep) -> Message:
        """Post a chat message; only seated players may post, a few times in ten seconds."""
        return _message(await tables.chat(identity, table, data.text), identity)

    @get("/{table:str}/events", summary="A stream of updates", media_type="text/event-stream")
    async def events(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        tables: TablesDep,
        accounts: AccountsDep,
        streams: StreamsDep,
        known: Known,
        seat: SeatNumber = None,
    ) -> Stream:
        """Stream `changed` (the id is the new version), `said` and `watched` (spectators came or went).

        A reconnect with Last-Event-ID misses nothing. After signing out the stream ends soon.
        """
        (await tables.get(table, known)).viewer_of(_user(known), seat)  # a refusal has its own status
        request.scope["state"][RELEASE] = streams.take(_user(known))
        updates = tables.subscribe(table, known, seat, request.headers.get("last-event-id"))
        return event_streams.respond(request, accounts, known is not None, updates, _event)


async def _event(update: Update) -> bytes:
    return event_streams.event(update.kind, update.version, b'{"version":"%b"}' % update.version.encode())
