"""The result of a match: score sheets, winners, verification of the dealer, rematch."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.core.facets import Look
from tabletown.server.http.dependencies import CoachDep, Myself, RematchesDep, TableId, TablesDep, VisitorDep
from tabletown.server.http.pages.app.share import share
from tabletown.server.http.pages.log.score_table import rows
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table.coach import taught
from tabletown.server.http.pages.table.view import sprite
from tabletown.server.http.pages.translator import Translator, translator
from tabletown.server.tables.responses import sentence
from tabletown.server.tables.session import TableSession, ending
from tabletown.server.users.accounts import Identity
from tabletown.table import verify

Flag = Annotated[bool, QueryParameter()]


def _boards(session: TableSession, viewer: int | None, say: Translator) -> dict[str, Any]:
    """Return the final pictures; all boards where each seat has its own."""
    table = session.table
    view = table.view(viewer)
    parts = table.game.parts(view, [], say)
    drawn = [parts.board]
    if parts.boards:
        drawn = [table.game.parts(view, [], say, Look(seat=seat)).board for seat in range(table.options.seats)]
    # Ids are unique within one board; several boards on a page would share them.
    pictures = [_unique(each.svg(standalone=False), number) for number, each in enumerate(drawn)]
    return {"boards": pictures, "apart": parts.boards, "paints": parts.paints, "sprite": sprite(parts.sprites)}


def _unique(svg: str, number: int) -> str:
    return svg.replace(' id="', f' id="end{number}-')


def _seats(session: TableSession, known: Identity | None, say: Translator, paints: Any) -> list[dict[str, Any]]:
    end = ending(session.table)
    assert end is not None
    standing = [(seat in end.winners, end.totals[seat]) for seat in range(len(session.holders))]
    order = sorted(range(len(session.holders)), key=lambda seat: standing[seat], reverse=True)
    return [
        {
            "seat": seat,
            "name": say.seat(seat),
            "paint": paints[seat].number,
            "total": end.totals[seat],
            "won": seat in end.winners,
            "place": 1 + sum(each > standing[seat] for each in standing),
            "mine": known is not None and session.holders[seat].user == known.id,
            "bot": session.holders[seat].kind == "bot",
        }
        for seat in order
    ]


class ResultController(Controller):
    """The page after the match."""

    path = "/tables/{table:str}"
    include_in_schema = False

    @get("/result")
    async def result(
        self, table: TableId, tables: TablesDep, coach: CoachDep, visitor: VisitorDep, verified: Flag = False
    ) -> Response[str] | Redirect:
        """Show the result, or the table while the match is in progress."""
        known = visitor.known
        session = await tables.get(table, known)
        end = ending(session.table)
        if end is None:
            return Redirect(f"/tables/{table}", status_code=303)
        say = translator(session, visitor.language)
        mine = session.seats_of(None if known is None else known.id)
        viewer = mine[0] if mine else None
        boards = _boards(session, viewer, say)
        record = session.table.record()
        verdict = await asyncio.to_thread(verify, record) if verified else None
        seats = _seats(session, known, say, boards["paints"])
        sheets = [session.table.score(viewer, seat) for seat in range(len(session.holders))]
        return page(
            visitor.request,
            "result.html",
            me=known,
            session=session,
            game=session.config.game,
            verdict=say.line(end.verdict),
            share=share(visitor.request, session, visitor.language),
            seats=seats,
            order=[each["seat"] for each in seats],
            rows=rows(session.table.game, session.table.view(None), sheets, say),
            record=record,
            verified=None if verdict is None else (verdict.holds, sentence(verdict.line, say).text),
            again=await _again(tables, session, known),
            taught=taught(session.table.replay(viewer), await coach.summary(session, known), say),
            mine=bool(mine) or bool(known and session.stand_in_seats_of(known.id)),
            **boards,
        )

    @post("/rematch", status_code=303)
    async def rematch(self, table: TableId, identity: Myself, rematches: RematchesDep) -> Redirect:
        """Open the next table, or join it."""
        return Redirect(f"/tables/{await rematches.rematch(identity, table)}", status_code=303)


async def _again(tables: Any, session: TableSession, known: Identity | None) -> str | None:
    """Return the next table if there is one and the caller may see it."""
    if session.rematch is None:
        return None
    try:
        await tables.get(session.rematch, known)
    except TabletownError:
        return None
    return session.rematch
