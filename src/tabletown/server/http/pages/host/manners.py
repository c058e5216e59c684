"""The people at a table: to report somebody, send somebody away, or replace somebody who is gone."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import QueryParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.server.http.dependencies import ModerationDep, Myself, TableId, TablesDep, VisitorDep
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table.view import seats
from tabletown.server.http.pages.translator import translator
from tabletown.server.tables.moderation.replacement import Patience, is_missing, others, voted
from tabletown.server.tables.moderation.service import LONGEST_REASON
from tabletown.server.tables.session import WAITING, TableSession

_Told = Annotated[bool, QueryParameter()]


class MannersForm(msgspec.Struct, frozen=True):
    """A seat or a chat message, and what there is to say about it."""

    seat: int | None = None
    message: int | None = None
    note: str = ""
    vacant: bool = False


class MannersController(Controller):
    """What players can do about each other."""

    path = "/tables/{table:str}"
    include_in_schema = False

    @get("/people")
    async def people(
        self, table: TableId, tables: TablesDep, moderation: ModerationDep, visitor: VisitorDep, told: _Told = False
    ) -> Response[str]:
        """Show who sits at the table and what they have written."""
        known = visitor.known
        session = await tables.get(table, known)
        user = None if known is None else known.id
        placed = seats(session, known, None, translator(session, visitor.language), None)
        listed = [holder.listed for holder in session.holders]
        shown = [_seat(session, each, user, moderation.patience) for each in placed]
        messages = await tables.messages(table, known)
        return page(
            visitor.request,
            "manners.html",
            me=known,
            session=session,
            game=session.table.game.name,
            seats=shown,
            may_report=user is not None and user in listed,
            may_kick=user == session.config.owner and session.phase == WAITING,
            may_sit=user is not None and not session.seats_of(user),
            messages=[each for each in messages[-30:] if each.user != user],
            longest=LONGEST_REASON,
            minutes=round(moderation.patience.vote / 60),
            hours=round(moderation.patience.alone / 3600),
            told=told,
        )

    @post("/report", status_code=303)
    async def report(
        self, table: TableId, data: URLEncodedBody[MannersForm], identity: Myself, moderation: ModerationDep
    ) -> Redirect:
        """Report somebody."""
        await moderation.report(identity, table, data.seat, data.message, data.note)
        return Redirect(f"/tables/{table}/people?told=true", status_code=303)

    @post("/kick", status_code=303)
    async def kick(
        self, table: TableId, data: URLEncodedBody[MannersForm], identity: Myself, moderation: ModerationDep
    ) -> Redirect:
        """Send somebody away before the match."""
        await moderation.kick(identity, table, -1 if data.seat is None else data.seat, data.note)
        return Redirect(f"/tables/{table}", status_code=303)

    @post("/replace", status_code=303)
    async def replace(
        self, table: TableId, data: URLEncodedBody[MannersForm], identity: Myself, moderation: ModerationDep
    ) -> Redirect:
        """Vote to replace somebody who is gone."""
        await moderation.vote(identity, table, -1 if data.seat is None else data.seat, data.vacant)
        return Redirect(f"/tables/{table}/people", status_code=303)


def _seat(session: TableSession, shown: dict[str, Any], user: str | None, patience: Patience) -> dict[str, Any]:
    """Return a seat with what can be done about its holder."""
    seat = shown["seat"]
    holder, votes = session.holders[seat], voted(session, seat)
    mine = bool(session.seats_of(user))
    return {
        **shown,
        "subject": holder.listed is not None and holder.listed != user,
        "person": holder.kind == "person",
        "vacant": holder.vacant and not session.table.over,
        "missing": mine and not shown["mine"] and is_missing(session, seat, patience),
        "votes": len(votes),
        "voters": len(others(session, seat)),
        "voted": None if user is None else votes.get(user),
    }
