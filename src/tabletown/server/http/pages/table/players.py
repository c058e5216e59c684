"""All seats of a table as a list, for screens without room beside the board."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from markupsafe import Markup

from tabletown.server.errors import ConflictError
from tabletown.server.http.dependencies import Known, Language, TableId, TablesDep
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table.view import perspective, seats
from tabletown.server.http.pages.translator import translator
from tabletown.server.tables.session import WAITING

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
        tables: TablesDep,
        known: Known,
        language: Language,
        seat: _Place = None,
    ) -> Response[str]:
        """Return the seats as the caller may see them."""
        session = await tables.get(table, known)
        if session.phase == WAITING:
            raise ConflictError("server-not-begun")
        viewer, say = perspective(session, known, seat).viewer, translator(session, language)
        parts = session.table.game.parts(session.table.view(viewer), [], say)
        shown: dict[str, Any] = {
            "panels": [Markup(each.svg(standalone=False)) for each in parts.seats],
            "seats": seats(session, known, viewer, say, parts),
            "boards": parts.boards,
        }
        return page(request, "table_players.html", **shown)
