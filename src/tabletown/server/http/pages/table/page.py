"""The page of a table: first whole, then in parts as the match proceeds."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import QueryParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.server.bots.coach import CoachService
from tabletown.server.http.dependencies import (
    CoachDep,
    Known,
    MovesDep,
    Myself,
    SharedPartsDep,
    TableId,
    TablesDep,
    Visitor,
    VisitorDep,
)
from tabletown.server.http.pages.app.share import share
from tabletown.server.http.pages.shell import page, render
from tabletown.server.http.pages.table.coach import advice
from tabletown.server.http.pages.table.view import LOG_LINES, LOG_NEWS, Perspective, TableQuery, context, perspective, seats
from tabletown.server.http.pages.translator import translator
from tabletown.server.http.shared_parts import Key, Part, SharedParts, respond, shared_key
from tabletown.server.tables.requests import LEVEL
from tabletown.server.tables.seats import free_seat
from tabletown.server.tables.service import TableService
from tabletown.server.tables.session import WAITING, TableSession, ending
from tabletown.server.users.accounts import Identity

_Request = Request[Any, Any, Any]
_Place = Annotated[int | None, QueryParameter(ge=0, le=9999)]
_Switch = Annotated[bool, QueryParameter()]
_Seen = Annotated[str, QueryParameter(max_length=64)]


class TableAction(msgspec.Struct, frozen=True):
    """A player's action: a decision with the version it answers, and how the table is displayed."""

    version: str = ""
    action: int = -1
    steps: int = 1
    accept: bool = False
    seat: int | None = None
    answering: int | None = None
    flip: bool = False
    narrow: bool = False

    @property
    def query(self) -> TableQuery:
        """The way the table is displayed afterwards; a decision leads back to the player's own board."""
        return TableQuery(self.seat, None, None, self.flip, self.narrow)


class SeatAction(msgspec.Struct, frozen=True):
    """A seat to take, leave or give to a bot."""

    seat: int | None = None
    bot: str = ""


class ChatPost(msgspec.Struct, frozen=True):
    """A chat message to post."""

    text: str = ""


async def _context(
    visitor: Visitor, tables: TableService, coach: CoachService, session: TableSession, query: TableQuery, steps: int
) -> dict[str, Any]:
    """Return the table as the caller sees it now, for the templates; `part` is the one of what changes."""
    known = visitor.known
    if session.phase == WAITING:
        say = translator(session, visitor.language)
        user = None if known is None else known.id
        return {
            "part": "table_room.html",
            "session": session,
            "game": session.table.game.name,
            "version": session.version(session.viewer_of(user)),
            "seats": seats(session, known, None, say, None),
            "owner": user == session.config.owner,
            "seated": bool(session.seats_of(user)),
            "full": all(holder.kind != "open" for holder in session.holders),  # it waits for its time
            "prompt": say.line(session.table.prompt(None)),
            "facts": (),
            "sprite": "",
        }
    shown = context(session, known, query, visitor.language, steps)
    shown["part"] = "table_part.html" if shown["curtain"] is None else "table_curtain.html"
    shown["watchers"] = tables.spectators(session.id)
    idle = known is not None and bool(session.seats_of(known.id)) and not shown["turn"]
    shown["next_turn"] = known is not None and idle and await tables.next_turn(known, session.id) is not None
    shown["coach"] = advice(await coach.look(session, known), shown["say"])
    return shown


async def part_of(
    visitor: Visitor,
    tables: TableService,
    coach: CoachService,
    shared: SharedParts,
    session: TableSession,
    query: TableQuery,
) -> Part:
    """Return the changing part of the page as the caller sees it now, one made before if the caller only watches."""
    user, watchers = None if visitor.known is None else visitor.known.id, tables.spectators(session.id)
    if perspective(session, visitor.known, query.seat) == Perspective(None):
        key = shared_key(session, user, query, visitor.language, watchers)
        if key is not None:
            found: Part = shared.get(key, lambda: _watched(visitor, session, query, watchers, key))
            return found
    shown = await _context(visitor, tables, coach, session, query, LOG_NEWS)
    return Part(shown["version"], _rendered(visitor, shown, visitor.known))


def _watched(visitor: Visitor, session: TableSession, query: TableQuery, watchers: int, key: Key) -> Part:
    """Return the table as everybody sees it who has never had a seat there."""
    shown = context(session, None, query, visitor.language, LOG_NEWS)
    shown |= {"part": "table_part.html", "watchers": watchers, "coach": None, "next_turn": False}
    return Part(shown["version"], _rendered(visitor, shown, None), key)


def _rendered(visitor: Visitor, shown: dict[str, Any], me: Identity | None) -> str:
    # Chat is fetched when a message arrives.
    return render(visitor.request, shown["part"], me=me, messages=None, **shown)


def _verdict(session: TableSession, language: str) -> str:
    """Return how the match ended, in words."""
    end = ending(session.table)
    return "" if end is None else translator(session, language).line(end.verdict)


class TableController(Controller):
    """A table in the browser."""

    path = "/tables/{table:str}"
    include_in_schema = False

    @get()
    async def show(self, table: TableId, tables: TablesDep, coach: CoachDep, visitor: VisitorDep) -> Response[str]:
        """Show the whole page."""
        session = await tables.get(table, visitor.known)
        query = TableQuery(narrow=visitor.request.cookies.get("narrow") == "1")
        shown = await _context(visitor, tables, coach, session, query, LOG_LINES)
        shown["messages"] = await tables.messages(session.id, visitor.known)
        shown["share"] = share(visitor.request, session, visitor.language)
        shown["verdict"] = _verdict(session, visitor.language)
        return page(visitor.request, "table.html", me=visitor.known, **shown)

    @get("/part")
    async def part(
        self,
        table: TableId,
        tables: TablesDep,
        coach: CoachDep,
        visitor: VisitorDep,
        shared_parts: SharedPartsDep,
        seat: _Place = None,
        look: _Place = None,
        step: _Place = None,
        flip: _Switch = False,
        narrow: _Switch = False,
        seen: _Seen = "",
    ) -> Response[Any]:
        """Return the changing part of the page; nothing if the caller has seen it."""
        session = await tables.get(table, visitor.known)
        shown_to = perspective(session, visitor.known, seat)
        if seen and shown_to.curtain is None and seen == session.version(shown_to.viewer):
            return Response("", status_code=204, media_type=MediaType.HTML)
        query = TableQuery(seat, look, step, flip, narrow)
        part = await part_of(visitor, tables, coach, shared_parts, session, query)
        return respond(visitor.request, part, shared_parts)

    # Decisions.

    @post("/act", status_code=200)
    async def act(
        self,
        table: TableId,
        data: URLEncodedBody[TableAction],
        tables: TablesDep,
        moves: MovesDep,
        coach: CoachDep,
        identity: Myself,
        visitor: VisitorDep,
        shared_parts: SharedPartsDep,
    ) -> Response[bytes]:
        """Make a decision."""
        session = await moves.act(identity, table, data.seat, data.action, data.version, visitor.language)
        if await coach.decided(table, data.version, data.action):
            session = await tables.get(table, identity)
        return respond(
            visitor.request, await part_of(visitor, tables, coach, shared_parts, session, data.query), shared_parts
        )

    @post(["/undo", "/ask", "/answer", "/withdraw"], status_code=200)
    async def undo(
        self,
        table: TableId,
        data: URLEncodedBody[TableAction],
        tables: TablesDep,
        moves: MovesDep,
        coach: CoachDep,
        identity: Myself,
        visitor: VisitorDep,
        shared_parts: SharedPartsDep,
    ) -> Response[bytes]:
        """Undo, ask to undo more, answer, withdraw."""
        verb = visitor.request.url.path.rpartition("/")[2]
        if verb == "undo":
            session = await moves.undo(identity, table, data.seat, data.steps, data.version)
        elif verb == "ask":
            session = await moves.ask(identity, table, data.seat, data.steps, data.version)
        elif verb == "answer":
            # Another seat on the same device has seen the same question.
            seat, version = data.seat, data.version
            if data.answering not in (None, data.seat):
                seat = data.answering
                seen = await tables.get(table, identity)
                version = seen.version(seat) if seat in seen.seats_of(identity.id) else ""
            session = await moves.answer(identity, table, seat, data.accept, version)
        else:
            session = await moves.withdraw(identity, table, data.seat, data.version)
        return respond(
            visitor.request, await part_of(visitor, tables, coach, shared_parts, session, data.query), shared_parts
        )

    # Seats.

    @post("/join", status_code=303)
    async def join(
        self, table: TableId, data: URLEncodedBody[SeatAction], tables: TablesDep, visitor: VisitorDep
    ) -> Redirect:
        """Take a seat, as a new guest if necessary, or return to one where a bot stands in."""
        if visitor.known is None:
            free_seat(await tables.get(table), data.seat, False)  # before a guest is created
        identity, cookies = await visitor.sign_in()
        await tables.join(identity, table, data.seat)
        return Redirect(f"/tables/{table}", status_code=303, cookies=cookies)

    @post("/leave", status_code=303)
    async def leave(self, table: TableId, data: URLEncodedBody[SeatAction], tables: TablesDep, identity: Myself) -> Redirect:
        """Leave a seat."""
        session = await tables.leave(identity, table, data.seat)
        return Redirect("/" if session.config.private else f"/tables/{table}", status_code=303)

    @post("/fill", status_code=303)
    async def fill(self, table: TableId, data: URLEncodedBody[SeatAction], tables: TablesDep, identity: Myself) -> Redirect:
        """Give free seats to bots: one, or all."""
        session = await tables.get(table, identity)
        free = [seat for seat, holder in enumerate(session.holders) if holder.kind == "open"]
        for seat in free if data.seat is None else [data.seat]:
            await tables.fill(identity, table, seat, data.bot or LEVEL)
        return Redirect(f"/tables/{table}", status_code=303)

    @post("/invite", status_code=200)
    async def invite(self, request: _Request, table: TableId, tables: TablesDep, identity: Myself) -> Response[str]:
        """Return an invitation link that works once."""
        invitation = await tables.invite(identity, table)
        link = f"{request.base_url}join/{table}/{invitation}"
        return page(request, "table_link.html", link=link)

    # Chat.

    @get("/chat")
    async def messages(self, request: _Request, table: TableId, tables: TablesDep, known: Known) -> Response[str]:
        """Return the chat."""
        return await self._chat(request, table, tables, known)

    @post("/chat", status_code=200)
    async def chat(
        self, request: _Request, table: TableId, data: URLEncodedBody[ChatPost], tables: TablesDep, identity: Myself
    ) -> Response[str]:
        """Post a chat message."""
        await tables.chat(identity, table, data.text)
        return await self._chat(request, table, tables, identity)

    @staticmethod
    async def _chat(request: _Request, table: str, tables: TableService, known: Identity | None) -> Response[str]:
        rows = await tables.messages(table, known)
        return page(request, "table_chat.html", messages=rows, me=known)
