"""Why not: what somebody is told who touches something that cannot be chosen now."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter

from tabletown.drawing.scene import prepare
from tabletown.server.http.dependencies import Language, Myself, TableId, TablesDep
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.translator import translator
from tabletown.server.tables.why import why_piece

Piece = Annotated[str, QueryParameter(max_length=80, pattern=r"^[a-z0-9_-]+$")]
Picks = Annotated[str, QueryParameter(max_length=400, pattern=r"^[a-z0-9_ -]*$")]
_Place = Annotated[int | None, QueryParameter(ge=0, le=9999)]


class WhyController(Controller):
    """Reasons at `/tables/{table}/why`."""

    path = "/tables/{table:str}/why"
    include_in_schema = False

    @get("")
    async def why(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        tables: TablesDep,
        identity: Myself,
        language: Language,
        piece: Piece,
        picks: Picks = "",
        seat: _Place = None,
    ) -> Response[str]:
        """Return why a piece cannot be chosen beside what is picked."""
        session = await tables.get(table, identity)
        chosen = session.own_seat(identity.id, seat)
        await asyncio.to_thread(prepare, session.table.game, session.table.view(chosen))
        reasons = why_piece(session, chosen, piece, picks.split(), translator(session, language))
        return page(request, "table_why.html", reasons=reasons)
