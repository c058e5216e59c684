"""Hints on the page of a table."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, post

from tabletown.server.http.dependencies import HintsDep, Language, Myself, TableId
from tabletown.server.http.pages.shell import page


class HintController(Controller):
    """Hints at `/tables/{table}/hint`."""

    path = "/tables/{table:str}/hint"
    include_in_schema = False

    @post("", status_code=200)
    async def hint(
        self, request: Request[Any, Any, Any], table: TableId, hints: HintsDep, identity: Myself, language: Language
    ) -> Response[str]:
        """Return the hint as a part of the page."""
        hint = await hints.hint(identity, table, None, language)
        return page(request, "table_hint.html", hint=hint)
