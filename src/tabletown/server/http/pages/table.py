"""The page of a table: the whole of it first, then parts of it as the match goes on."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import QueryParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.server.http.api.people import cookie
from tabletown.server.http.dependencies import GivenPeople, GivenSettings, GivenTables, Known, Language, Myself, TableId
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table_view import Look, context, eyes, seats
from tabletown.server.http.pages.translator import voice
from tabletown.server.store.repository import WAITING
from tabletown.server.tables import play as reasons
from tabletown.server.tables.requests import LEVEL
from tabletown.server.tables.seats import free_seat
from tabletown.server.tables.service import Tables
from tabletown.server.tables.session import LiveTable
from tabletown.server.users.accounts import Identity
from tabletown.server.users.limits import address_of

_Request = Request[Any, Any, Any]
_Place = Annotated[int | None, QueryParameter(ge=0, le=9999)]
_Switch = Annotated[bool, QueryParameter()]
_Seen = Annotated[str, QueryParameter(max_length=64)]


class Wish(msgspec.Struct, frozen=True):
    """What somebody does at a table: a decision with the version it answers, and how the table is looked at."""

    version: str = ""
    action: int = -1
    steps: int = 1
    accept: bool = False
    seat: int | None = None
    answering: int | None = None
    flip: bool = False
    narrow: bool = False

    @property
    def eyes(self) -> Look:
        """How the table is looked at after it; a decision leads back to the own board."""
        return Look(self.seat, None, None, self.flip, self.narrow)


class Sitting(msgspec.Struct, frozen=True):
    """A seat to take, to leave or to give to a bot."""

    seat: int | None = None
    bot: str = ""


class Said(msgspec.Struct, frozen=True):
    """Something to say."""

    text: str = ""


async def _part(
    request: _Request, tables: Tables, live: LiveTable, known: Identity | None, look: Look, language: str, template: str
) -> Response[str]:
    """The table as somebody sees it now."""
    if live.phase == WAITING:
        say = voice(live, language)
        user = None if known is None else known.id
        shown: dict[str, Any] = {
            "live": live,
            "game": live.table.game.name,
            "version": live.version(live.viewer_of(user)),
            "seats": seats(live, known, None, say, None),
            "owner": user == live.terms.owner,
            "seated": bool(live.seats_of(user)),
            "prompt": say.line(live.table.prompt(None)),
            "facts": (),
            "sprite": "",
        }
        part = "table_room.html"
    else:
        shown = context(live, known, look, language)
        shown["watchers"] = tables.spectators(live.id)
        part = "table_curtain.html" if shown["curtain"] is not None else "table_part.html"
    if template == "part":  # what was said is fetched when somebody speaks
        return page(request, part, language=language, me=known, messages=None, **shown)
    shown["messages"] = await tables.messages(live.id, known)
    return page(request, template, language=language, me=known, part=part, **shown)


class TableController(Controller):
    """A table in the browser."""

    path = "/tables/{table:str}"
    include_in_schema = False

    @get()
    async def show(
        self, request: _Request, table: TableId, tables: GivenTables, known: Known, language: Language
    ) -> Response[str]:
        """The whole page."""
        live = await tables.get(table, known)
        look = Look(narrow=request.cookies.get("narrow") == "1")
        return await _part(request, tables, live, known, look, language, "table.html")

    @get("/part")
    async def part(
        self,
        request: _Request,
        table: TableId,
        tables: GivenTables,
        known: Known,
        language: Language,
        seat: _Place = None,
        look: _Place = None,
        step: _Place = None,
        flip: _Switch = False,
        narrow: _Switch = False,
        seen: _Seen = "",
    ) -> Response[str]:
        """What changes; nothing if it has been seen."""
        live = await tables.get(table, known)
        who = eyes(live, known, seat)
        if seen and who.curtain is None and seen == live.version(who.viewer):
            return Response("", status_code=204, media_type=MediaType.HTML)
        return await _part(request, tables, live, known, Look(seat, look, step, flip, narrow), language, "part")

    # Deciding.

    @post("/act", status_code=200)
    async def act(
        self,
        request: _Request,
        table: TableId,
        data: URLEncodedBody[Wish],
        tables: GivenTables,
        identity: Myself,
        language: Language,
    ) -> Response[str]:
        """Make a decision."""
        live = await reasons.act(tables, identity, table, data.seat, data.action, data.version, language)
        return await _part(request, tables, live, identity, data.eyes, language, "part")

    @post(["/undo", "/ask", "/answer", "/withdraw"], status_code=200)
    async def take_back(
        self,
        request: _Request,
        table: TableId,
        data: URLEncodedBody[Wish],
        tables: GivenTables,
        identity: Myself,
        language: Language,
    ) -> Response[str]:
        """Take back, ask for more, answer, withdraw."""
        verb = request.url.path.rpartition("/")[2]
        if verb == "undo":
            live = await tables.undo(identity, table, data.seat, data.steps, data.version)
        elif verb == "ask":
            live = await tables.ask(identity, table, data.seat, data.steps, data.version)
        elif verb == "answer":
            # Another seat of the same device has seen the same question.
            seat = data.seat if data.answering is None else data.answering
            version = (
                data.version if seat == data.seat or seat is None else await self._seen_by(tables, table, identity, seat)
            )
            live = await tables.answer(identity, table, seat, data.accept, version)
        else:
            live = await tables.withdraw(identity, table, data.seat, data.version)
        return await _part(request, tables, live, identity, data.eyes, language, "part")

    @staticmethod
    async def _seen_by(tables: Tables, table: str, identity: Identity, seat: int) -> str:
        live = await tables.get(table, identity)
        return live.version(seat) if seat in live.seats_of(identity.id) else ""

    # Before the match, and leaving it.

    @post("/join", status_code=303)
    async def join(
        self,
        request: _Request,
        table: TableId,
        data: URLEncodedBody[Sitting],
        tables: GivenTables,
        people: GivenPeople,
        settings: GivenSettings,
        known: Known,
        language: Language,
    ) -> Redirect:
        """Sit down, as a new guest if need be, or come back to a seat that a bot has kept."""
        cookies = []
        if known is None:
            free_seat(await tables.get(table), data.seat, False)  # nobody becomes a guest for nothing
            known, token = await people.guest(None, language, address_of(request))
            cookies.append(cookie(token, settings))
        await tables.join(known, table, data.seat)
        return Redirect(f"/tables/{table}", status_code=303, cookies=cookies)

    @post("/leave", status_code=303)
    async def leave(self, table: TableId, data: URLEncodedBody[Sitting], tables: GivenTables, identity: Myself) -> Redirect:
        """Stand up."""
        live = await tables.leave(identity, table, data.seat)
        return Redirect("/" if live.terms.private else f"/tables/{table}", status_code=303)

    @post("/fill", status_code=303)
    async def fill(self, table: TableId, data: URLEncodedBody[Sitting], tables: GivenTables, identity: Myself) -> Redirect:
        """Give free seats to bots: one, or all."""
        live = await tables.get(table, identity)
        free = [seat for seat, holder in enumerate(live.holders) if holder.kind == "open"]
        for seat in free if data.seat is None else [data.seat]:
            await tables.fill(identity, table, seat, data.bot or LEVEL)
        return Redirect(f"/tables/{table}", status_code=303)

    @post("/invite", status_code=200)
    async def invite(
        self, request: _Request, table: TableId, tables: GivenTables, identity: Myself, language: Language
    ) -> Response[str]:
        """A link for a friend; it works once."""
        invitation = await tables.invite(identity, table)
        link = f"{request.base_url}join/{table}/{invitation}"
        return page(request, "table_link.html", language=language, link=link)

    # Talking.

    @get("/chat")
    async def messages(
        self, request: _Request, table: TableId, tables: GivenTables, known: Known, language: Language
    ) -> Response[str]:
        """What was said."""
        return await self._chat(request, table, tables, known, language)

    @post("/chat", status_code=200)
    async def chat(
        self,
        request: _Request,
        table: TableId,
        data: URLEncodedBody[Said],
        tables: GivenTables,
        identity: Myself,
        language: Language,
    ) -> Response[str]:
        """Say something."""
        await tables.chat(identity, table, data.text)
        return await self._chat(request, table, tables, identity, language)

    @staticmethod
    async def _chat(request: _Request, table: str, tables: Tables, known: Identity | None, language: str) -> Response[str]:
        rows = await tables.messages(table, known)
        return page(request, "table_chat.html", language=language, messages=rows, me=known)
