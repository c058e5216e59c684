"""How a match ended: the sheets side by side, who won and why, the dealer's promise, the next match."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.core.facets import Look
from tabletown.server.http.dependencies import GivenTables, Known, Language, Myself, TableId
from tabletown.server.http.pages.score_table import rows
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table_view import sprite
from tabletown.server.http.pages.translator import Voice, voice
from tabletown.server.tables.responses import sentence
from tabletown.server.tables.session import LiveTable, ending
from tabletown.server.users.accounts import Identity
from tabletown.table import verify

_Request = Request[Any, Any, Any]
Flag = Annotated[bool, QueryParameter()]


def _boards(live: LiveTable, viewer: int | None, say: Voice) -> dict[str, Any]:
    """The table as it stands at the end; every board where each seat has its own."""
    table = live.table
    view = table.view(viewer)
    parts = table.game.parts(view, [], say)
    drawn = [parts.board]
    if parts.boards:
        drawn = [table.game.parts(view, [], say, Look(seat=seat)).board for seat in range(table.options.seats)]
    # Ids are those of one board; several on a page would share them.
    pictures = [_unique(each.svg(standalone=False), number) for number, each in enumerate(drawn)]
    return {"boards": pictures, "apart": parts.boards, "paints": parts.paints, "sprite": sprite(parts.sprites)}


def _unique(svg: str, number: int) -> str:
    return svg.replace(' id="', f' id="end{number}-')


def _seats(live: LiveTable, known: Identity | None, say: Voice, paints: Any) -> list[dict[str, Any]]:
    end = ending(live.table)
    assert end is not None
    standing = [(seat in end.winners, end.totals[seat]) for seat in range(len(live.holders))]
    order = sorted(range(len(live.holders)), key=lambda seat: standing[seat], reverse=True)
    return [
        {
            "seat": seat,
            "name": say.seat(seat),
            "paint": paints[seat].number,
            "total": end.totals[seat],
            "won": seat in end.winners,
            "place": 1 + sum(each > standing[seat] for each in standing),
            "mine": known is not None and live.holders[seat].user == known.id,
            "bot": live.holders[seat].kind == "bot",
        }
        for seat in order
    ]


class ResultController(Controller):
    """The page after the match."""

    path = "/tables/{table:str}"
    include_in_schema = False

    @get("/result")
    async def result(
        self,
        request: _Request,
        table: TableId,
        tables: GivenTables,
        known: Known,
        language: Language,
        verified: Flag = False,
    ) -> Response[str] | Redirect:
        """The result; while the match goes on, the table."""
        live = await tables.get(table, known)
        end = ending(live.table)
        if end is None:
            return Redirect(f"/tables/{table}", status_code=303)
        say = voice(live, language)
        mine = live.seats_of(None if known is None else known.id)
        viewer = mine[0] if mine else None
        boards = _boards(live, viewer, say)
        record = live.table.record()
        verdict = await asyncio.to_thread(verify, record) if verified else None
        seats = _seats(live, known, say, boards["paints"])
        sheets = [live.table.score(viewer, seat) for seat in range(len(live.holders))]
        body = page(
            request,
            "result.html",
            me=known,
            live=live,
            game=live.terms.game,
            verdict=say.line(end.verdict),
            seats=seats,
            order=[each["seat"] for each in seats],
            rows=rows(live.terms.game, sheets, say),
            record=record,
            verified=None if verdict is None else (verdict.holds, sentence(verdict.line, say).text),
            again=await _again(tables, live, known),
            mine=bool(mine) or bool(known and live.left_by(known.id)),
            **boards,
        )
        return body

    @post("/rematch", status_code=303)
    async def rematch(self, table: TableId, identity: Myself, tables: GivenTables) -> Redirect:
        """Open the next table, or sit down at it."""
        return Redirect(f"/tables/{await tables.sequels.rematch(identity, table)}", status_code=303)


async def _again(tables: Any, live: LiveTable, known: Identity | None) -> str | None:
    """The next table if somebody has opened it and I may see it."""
    if live.rematch is None:
        return None
    try:
        await tables.get(live.rematch, known)
    except TabletownError:
        return None
    return live.rematch
