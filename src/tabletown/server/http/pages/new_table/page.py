"""The page for a new table: every mode and option with its explanation, in valid combinations only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.core.registry import game
from tabletown.server.errors import LimitError, status_of
from tabletown.server.http.dependencies import Known, Language, TablesDep, VisitorDep
from tabletown.server.http.pages.new_table.table_form import TableForm, table_form
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.times import parse, zone_name, zone_of
from tabletown.server.http.pages.translator import translator_of
from tabletown.server.users.accounts import Identity

_Request = Request[Any, Any, Any]


def _shown(
    request: _Request, template: str, filled: TableForm, known: Identity | None, error: str = "", status: int = 200
) -> Response[str]:
    return page(request, template, status=status, me=known, form=filled, error=error, zone=zone_name(zone_of(request)))


def _given(values: Mapping[str, Any]) -> dict[str, str]:
    return {name: value for name, value in values.items() if isinstance(value, str)}


class NewController(Controller):
    """The form for a new table; it works without scripts, and with them it follows every choice."""

    path = "/tables/new"
    include_in_schema = False

    @get()
    async def form(self, request: _Request, known: Known, language: Language) -> Response[str]:
        """Show the form as far as it is filled in."""
        filled = table_form(_given(request.query_params), translator_of(language))
        fragment = request.headers.get("hx-request") == "true"
        return _shown(request, "new_form.html" if fragment else "new.html", filled, known)

    @post(status_code=303)
    async def create(self, request: _Request, tables: TablesDep, visitor: VisitorDep) -> Redirect | Response[str]:
        """Open the table, or show the form again with what is wrong."""
        form = await request.form()
        game(str(form.get("game", "")))  # an unknown game is refused, not replaced by another
        given = _given(form)
        filled = table_form(given, translator_of(visitor.language))
        if not filled.keeps(given):
            return _shown(
                request, "new.html", filled, visitor.known, translator_of(visitor.language)("server-new-other"), 422
            )
        try:
            identity, cookies = await visitor.sign_in()
            table = await tables.create(
                identity,
                filled.game,
                filled.options,
                filled.requests,
                filled.timing,
                not filled.listed,
                filled.undo_policy,
                filled.aids,
                filled.rated,
                parse(filled.begins, zone_of(request)) if filled.waits else None,
            )
        except LimitError:
            raise
        except TabletownError as error:
            reason = translator_of(visitor.language)(error.message, error.arguments)
            return _shown(request, "new.html", filled, visitor.known, reason, int(status_of(error)))
        return Redirect(f"/tables/{table}", status_code=303, cookies=cookies)
