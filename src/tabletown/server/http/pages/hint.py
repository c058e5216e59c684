"""What the master would do, for the page of a table."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, post

from tabletown.server.http.dependencies import GivenTables, Language, Myself, TableId
from tabletown.server.http.pages.shell import page


class HintController(Controller):
    """Hints at `/tables/{table}/hint`."""

    path = "/tables/{table:str}/hint"
    include_in_schema = False

    @post("", status_code=200)
    async def hint(
        self, request: Request[Any, Any, Any], table: TableId, tables: GivenTables, identity: Myself, language: Language
    ) -> Response[str]:
        """The hint as a part of the page."""
        told = await tables.advice.hint(identity, table, None, language)
        return page(request, "table_hint.html", language=language, hint=told)
