"""Tables over the API."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import JSONBody
from litestar.response import ServerSentEvent, ServerSentEventMessage

from tabletown.core.errors import TabletownError
from tabletown.server.bots.hints import Advised
from tabletown.server.errors import AwayError
from tabletown.server.http.api import bodies
from tabletown.server.http.api.people import COOKIE
from tabletown.server.http.dependencies import (
    NOT_KEPT,
    RECORD,
    After,
    GivenPeople,
    GivenTables,
    Known,
    Language,
    Myself,
    SeatNumber,
    TableId,
)
from tabletown.server.live.streams import HEARTBEAT
from tabletown.server.store.models import MessageRow
from tabletown.server.tables import play as reasons
from tabletown.server.tables.responses import Choice, Entry, Shown, Told, choices, entry, log, show, speaker
from tabletown.server.tables.seats import viewer
from tabletown.server.tables.service import News
from tabletown.server.users.accounts import Identity

_RETURN = (500, 2500)  # milliseconds after which a browser connects again


class Message(msgspec.Struct, frozen=True):
    """Something said at a table; plain text, to be escaped by whoever shows it."""

    id: int
    name: str
    text: str
    at: float
    mine: bool


class Invitation(msgspec.Struct, frozen=True):
    """The secret of an invitation; it works once."""

    invitation: str


class Opened(msgspec.Struct, frozen=True):
    """The id of a table that was opened."""

    id: str


def _message(row: MessageRow, known: Identity | None) -> Message:
    return Message(row.id, row.name, row.text, row.at, known is not None and row.user == known.id)


def _user(known: Identity | None) -> str | None:
    return None if known is None else known.id


class TablesController(Controller):
    """Opening tables, sitting down, playing."""

    path = "/api/tables"
    tags = ("tables",)
    response_headers = NOT_KEPT

    @get(summary="Open tables")
    async def open_tables(self, tables: GivenTables, known: Known, language: Language) -> list[Entry]:
        """The tables at which anybody may sit down, the latest first."""
        return [entry(table, seats, _user(known), language) for table, seats in await tables.open_tables()]

    @post(summary="Open a table")
    async def create(
        self, data: JSONBody[bodies.NewTable], identity: Myself, tables: GivenTables, language: Language
    ) -> Shown:
        """The match begins when no seat is free any more; bots sit down at once."""
        table = await tables.create(
            identity, data.game, data.options, data.seats, data.clock, data.private, data.undo_policy
        )
        live = await tables.get(table, identity)
        return show(live, identity.id, live.viewer_of(identity.id), language)

    @get("/{table:str}", summary="A table as I see it")
    async def view(
        self, table: TableId, tables: GivenTables, known: Known, language: Language, seat: SeatNumber = None
    ) -> Shown:
        """What one of my seats may know, or a spectator; after the match any seat can be asked for."""
        live = await tables.get(table, known)
        return show(live, _user(known), viewer(live, known, seat), language, tables.spectators(table))

    @get("/{table:str}/legal", summary="What I may do now")
    async def legal(
        self, table: TableId, tables: GivenTables, known: Known, language: Language, seat: SeatNumber = None
    ) -> list[Choice]:
        """The legal actions of a seat of mine; none when it is not its turn."""
        live = await tables.get(table, known)
        return choices(live, viewer(live, known, seat), speaker(live, language))

    @get("/{table:str}/log", summary="What happened")
    async def log(
        self,
        table: TableId,
        tables: GivenTables,
        known: Known,
        language: Language,
        seat: SeatNumber = None,
        after: After = 0,
    ) -> list[Told]:
        """The log as I may read it, after the step of a number."""
        live = await tables.get(table, known)
        return log(live, viewer(live, known, seat), language, after)

    @get("/{table:str}/record", media_type=MediaType.JSON, summary="The record of a finished match", responses=RECORD)
    async def record(self, table: TableId, tables: GivenTables, known: Known) -> Response[bytes]:
        """A file that `tabletown verify` and `tabletown replay` read, with the dealer's seed in it."""
        record = await tables.record(table, known)
        name = f'attachment; filename="{record.game}-{table}.json"'
        return Response(record.encode(), media_type=MediaType.JSON, headers={"Content-Disposition": name})

    # Sitting down.

    @post("/{table:str}/join", status_code=200, summary="Sit down")
    async def join(
        self, table: TableId, data: JSONBody[bodies.Join], identity: Myself, tables: GivenTables, language: Language
    ) -> Shown:
        """Take a free seat; who sits here already keeps the seat, and who left it to a bot gets it back."""
        seat = await tables.join(identity, table, data.seat, data.invitation, data.name)
        return show(await tables.get(table, identity), identity.id, seat, language)

    @post("/{table:str}/leave", status_code=200, summary="Stand up")
    async def leave(self, table: TableId, data: JSONBody[bodies.OwnSeat], identity: Myself, tables: GivenTables) -> None:
        """Before the match the seat is free again, in the match a bot plays on."""
        await tables.leave(identity, table, data.seat)

    @post("/{table:str}/bots", status_code=200, summary="Give a free seat to a bot")
    async def fill(
        self, table: TableId, data: JSONBody[bodies.Fill], identity: Myself, tables: GivenTables, language: Language
    ) -> Shown:
        """Only who opened the table may."""
        live = await tables.fill(identity, table, data.seat, data.bot)
        return show(live, identity.id, live.viewer_of(identity.id), language)

    @post("/{table:str}/invitations", summary="Invite somebody")
    async def invite(
        self, table: TableId, data: JSONBody[bodies.OwnSeat], identity: Myself, tables: GivenTables
    ) -> Invitation:
        """An invitation for a free seat, or for any; it works once."""
        return Invitation(await tables.invite(identity, table, data.seat))

    @post("/{table:str}/rematch", status_code=200, summary="Play again")
    async def rematch(self, table: TableId, identity: Myself, tables: GivenTables) -> Opened:
        """After the match: the next table with the same options, everybody one seat further; the others' seats are kept."""
        return Opened(await tables.sequels.rematch(identity, table))

    # Playing.

    @post("/{table:str}/act", status_code=200, summary="Make a decision")
    async def act(
        self, table: TableId, data: JSONBody[bodies.Act], identity: Myself, tables: GivenTables, language: Language
    ) -> Shown:
        """Play a legal action. Sent again with the same version it is applied once."""
        live = await reasons.act(tables, identity, table, data.seat, data.action, data.version, language)
        return show(live, identity.id, viewer(live, identity, data.seat), language)

    @post("/{table:str}/undo", status_code=200, summary="Take back")
    async def undo(
        self, table: TableId, data: JSONBody[bodies.Back], identity: Myself, tables: GivenTables, language: Language
    ) -> Shown:
        """Take back own steps since nothing was learned from them."""
        live = await tables.undo(identity, table, data.seat, data.steps, data.version)
        return show(live, identity.id, viewer(live, identity, data.seat), language)

    @post("/{table:str}/ask", status_code=200, summary="Ask to take back more")
    async def ask(
        self, table: TableId, data: JSONBody[bodies.Back], identity: Myself, tables: GivenTables, language: Language
    ) -> Shown:
        """The other people are asked; bots agree."""
        live = await tables.ask(identity, table, data.seat, data.steps, data.version)
        return show(live, identity.id, viewer(live, identity, data.seat), language)

    @post("/{table:str}/answer", status_code=200, summary="Answer who asks")
    async def answer(
        self, table: TableId, data: JSONBody[bodies.Answer], identity: Myself, tables: GivenTables, language: Language
    ) -> Shown:
        """One refusal ends the question."""
        live = await tables.answer(identity, table, data.seat, data.accept, data.version)
        return show(live, identity.id, viewer(live, identity, data.seat), language)

    @post("/{table:str}/withdraw", status_code=200, summary="Withdraw the question")
    async def withdraw(
        self, table: TableId, data: JSONBody[bodies.Withdraw], identity: Myself, tables: GivenTables, language: Language
    ) -> Shown:
        """The question is gone."""
        live = await tables.withdraw(identity, table, data.seat, data.version)
        return show(live, identity.id, viewer(live, identity, data.seat), language)

    @post("/{table:str}/hint", status_code=200, summary="What the master would do")
    async def hint(
        self, table: TableId, data: JSONBody[bodies.Ask], identity: Myself, tables: GivenTables, language: Language
    ) -> Advised:
        """Where a single person plays: the master's choice, with the points expected by it, line by line."""
        return await tables.advice.hint(identity, table, data.seat, language)

    # Talking and listening.

    @get("/{table:str}/chat", summary="What was said")
    async def messages(self, table: TableId, tables: GivenTables, known: Known, after: After = 0) -> list[Message]:
        """What was said after the message of a number, the oldest first."""
        return [_message(row, known) for row in await tables.messages(table, known, after)]

    @post("/{table:str}/chat", summary="Say something")
    async def chat(self, table: TableId, data: JSONBody[bodies.Say], identity: Myself, tables: GivenTables) -> Message:
        """Who sits here may speak, a few times in ten seconds."""
        return _message(await tables.chat(identity, table, data.text), identity)

    @get("/{table:str}/events", summary="News as they come", media_type="text/event-stream")
    async def events(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        tables: GivenTables,
        people: GivenPeople,
        known: Known,
        seat: SeatNumber = None,
    ) -> ServerSentEvent:
        """A stream of `changed` (the id is the new version), `said` and `watched` (spectators came or went).

        A reconnect with Last-Event-ID misses nothing. Who signs out hears no more soon after.
        """
        viewer(await tables.get(table, known), known, seat)  # a refusal has a status of its own
        seen = request.headers.get("last-event-id")

        async def is_known() -> bool:
            try:
                return known is None or await people.who(request.cookies.get(COOKIE)) is not None
            except AwayError:
                return True

        return ServerSentEvent(_stream(tables.subscribe(table, known, seat, seen), is_known))


async def _stream(
    subscribed: AsyncGenerator[News, None], is_known: Callable[[], Awaitable[bool]]
) -> AsyncIterator[ServerSentEventMessage]:
    yield ServerSentEventMessage(data=None, comment="tabletown", retry=1000)
    try:
        asked = time.monotonic()
        async with aclosing(subscribed) as subscription:
            async for news in subscription:
                if news.kind == "quiet" or time.monotonic() > asked + HEARTBEAT:
                    asked = time.monotonic()
                    if not await is_known():
                        break
                if news.kind == "quiet":
                    yield ServerSentEventMessage(data=None, comment="")
                else:
                    data = msgspec.json.encode({"version": news.version}).decode()
                    yield ServerSentEventMessage(data=data, event=news.kind, id=news.version)
    except TabletownError:
        pass  # the seat was lost; a reconnect gets the reason
    # The server stops, or this is not for the viewer any more. Not all shall come back in the same moment.
    yield ServerSentEventMessage(data=None, comment="bye", retry=random.randint(*_RETURN))
