"""All seats of a table one below the other, for screens that have no room for them beside the board."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from markupsafe import Markup

from tabletown.server.errors import ConflictError
from tabletown.server.http.dependencies import GivenTables, Known, Language, TableId
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table_view import eyes, seats
from tabletown.server.http.pages.translator import voice
from tabletown.server.store.repository import WAITING

_Place = Annotated[int | None, QueryParameter(ge=0, le=9999)]


class PlayersController(Controller):
    """The seats at `/tables/{table}/players`."""

    path = "/tables/{table:str}/players"
    include_in_schema = False

    @get()
    async def players(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        tables: GivenTables,
        known: Known,
        language: Language,
        seat: _Place = None,
    ) -> Response[str]:
        """The seats as whoever asks may see them now."""
        live = await tables.get(table, known)
        if live.phase == WAITING:
            raise ConflictError("server-not-begun")
        viewer, say = eyes(live, known, seat).viewer, voice(live, language)
        parts = live.table.game.parts(live.table.view(viewer), [], say)
        shown: dict[str, Any] = {
            "panels": [Markup(each.svg(standalone=False)) for each in parts.seats],
            "seats": seats(live, known, viewer, say, parts),
            "boards": parts.boards,
        }
        return page(request, "table_players.html", language=language, **shown)
