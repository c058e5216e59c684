"""Setting a table: every mode and option with its explanation, and only what goes together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.core.registry import game
from tabletown.i18n import Speaker
from tabletown.server.errors import LimitError, status_of
from tabletown.server.http.dependencies import AccountsDep, Known, Language, SettingsDep, TablesDep
from tabletown.server.http.pages.guests import welcome
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table_form import Draft, draft
from tabletown.server.users.accounts import Identity

_Request = Request[Any, Any, Any]


def _shown(
    request: _Request, template: str, filled: Draft, known: Identity | None, error: str = "", status: int = 200
) -> Response[str]:
    return page(request, template, status=status, me=known, draft=filled, error=error)


def _given(values: Mapping[str, Any]) -> dict[str, str]:
    return {name: value for name, value in values.items() if isinstance(value, str)}


class NewController(Controller):
    """A form for a new table; it works without any script, and with one it follows every choice."""

    path = "/tables/new"
    include_in_schema = False

    @get()
    async def form(self, request: _Request, known: Known, language: Language) -> Response[str]:
        """The form, as far as it is filled in."""
        filled = draft(_given(request.query_params), Speaker(language))
        fragment = request.headers.get("hx-request") == "true"
        return _shown(request, "new_form.html" if fragment else "new.html", filled, known)

    @post(status_code=303)
    async def create(
        self,
        request: _Request,
        tables: TablesDep,
        known: Known,
        accounts: AccountsDep,
        settings: SettingsDep,
        language: Language,
    ) -> Redirect | Response[str]:
        """Open the table, or show the form again with the reason why it cannot be."""
        form = await request.form()
        game(str(form.get("game", "")))  # nobody is to sit down at another game than was asked for
        given = _given(form)
        filled = draft(given, Speaker(language))
        if not filled.keeps(given):
            return _shown(request, "new.html", filled, known, Speaker(language)("server-new-other"), 422)
        try:
            identity, cookies = await welcome(request, known, accounts, settings, language)
            table = await tables.create(
                identity,
                filled.game,
                filled.options,
                filled.wishes,
                filled.timing,
                not filled.listed,
                filled.undo_policy,
            )
        except LimitError:
            raise
        except TabletownError as error:
            reason = Speaker(language)(error.message, error.arguments)
            return _shown(request, "new.html", filled, known, reason, int(status_of(error)))
        return Redirect(f"/tables/{table}", status_code=303, cookies=cookies)
