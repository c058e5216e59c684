"""Who comes to a page without being known becomes a guest as soon as that is needed."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from tabletown.server.http.api.people import cookie
from tabletown.server.settings import Settings
from tabletown.server.users.accounts import Identity, People
from tabletown.server.users.limits import address_of


async def welcome(
    request: Request[Any, Any, Any],
    known: Identity | None,
    people: People,
    settings: Settings,
    language: str,
    name: str = "",
) -> tuple[Identity, list[Cookie]]:
    """Who asks, as a new guest if nobody is known, and the cookies that its browser has to keep."""
    if known is not None:
        if name.strip() and name != known.name and not known.account:
            return await people.rename(known, name), []
        return known, []
    identity, token = await people.guest(name.strip() or None, language, address_of(request))
    return identity, [cookie(token, settings)]
