"""Guests: unknown visitors of pages become guests when that is needed."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from tabletown.server.http.dependencies import address_of, cookie
from tabletown.server.settings import Settings
from tabletown.server.users.accounts import Accounts, Identity


async def welcome(
    request: Request[Any, Any, Any],
    known: Identity | None,
    accounts: Accounts,
    settings: Settings,
    language: str,
    name: str = "",
) -> tuple[Identity, list[Cookie]]:
    """Return the caller, as a new guest if not signed in, and the cookies to set."""
    if known is not None:
        if name.strip() and name != known.name and not known.account:
            return await accounts.rename(known, name), []
        return known, []
    identity, token = await accounts.guest(name.strip() or None, language, address_of(request))
    return identity, [cookie(token, settings)]
