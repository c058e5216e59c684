"""The own page: name and passphrase, what was played, best solo scores, stored records."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import URLEncodedBody
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.i18n import Speaker
from tabletown.server.errors import status_of
from tabletown.server.http.api.archive import uploaded
from tabletown.server.http.api.people import COOKIE, cookie
from tabletown.server.http.dependencies import GivenPeople, GivenSettings, GivenTables, Known, Language, Myself
from tabletown.server.http.pages.guests import welcome
from tabletown.server.http.pages.home import desk
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.responses import entry
from tabletown.server.tables.service import Tables
from tabletown.server.users.accounts import LONGEST_NAME, SHORTEST_PASSPHRASE, Identity
from tabletown.server.users.limits import address_of

_Request = Request[Any, Any, Any]


class Name(msgspec.Struct, frozen=True):
    """What somebody wants to be called."""

    name: str = ""


class Secret(msgspec.Struct, frozen=True):
    """A name and its passphrase."""

    name: str = ""
    passphrase: str = ""


async def _page(
    request: _Request,
    tables: Tables,
    known: Identity | None,
    language: str,
    wrong: tuple[str, TabletownError] | None = None,
) -> Response[str]:
    """The page; `wrong` tells in which form something was refused and why."""
    history, best, uploads = [], [], []
    if known is not None:
        history = [entry(row, seats, known.id, language) for row, seats in await tables.archive.history(known)]
        say = Speaker(language, [known.name])
        best = [(each, say.line(each.verdict)) for each in await tables.archive.best(known)]
        uploads = [uploaded(row, language) for row in await tables.archive.uploads(known)]
    place, error = (wrong[0], Speaker(language)(wrong[1].message, wrong[1].arguments)) if wrong else ("", "")
    return page(
        request,
        "me.html",
        status=int(status_of(wrong[1])) if wrong else 200,
        me=known,
        history=history,
        best=best,
        uploads=uploads,
        place=place,
        error=error,
        longest=LONGEST_NAME,
        shortest=SHORTEST_PASSPHRASE,
        **await desk(tables, known, language, whole=True),
    )


def _home(*cookies: Any) -> Redirect:
    return Redirect("/me", status_code=303, cookies=list(cookies))


class MeController(Controller):
    """Who I am here."""

    path = "/me"
    include_in_schema = False

    @get()
    async def me(self, request: _Request, tables: GivenTables, known: Known, language: Language) -> Response[str]:
        """The page."""
        return await _page(request, tables, known, language)

    @post("/name", status_code=303)
    async def rename(
        self,
        request: _Request,
        data: URLEncodedBody[Name],
        tables: GivenTables,
        known: Known,
        people: GivenPeople,
        settings: GivenSettings,
        language: Language,
    ) -> Redirect | Response[str]:
        """Take a name, as a new guest if nobody is known."""
        try:
            if known is not None:
                await people.rename(known, data.name)
                return _home()
            _, cookies = await welcome(request, known, people, settings, language, data.name)
        except TabletownError as error:
            return await _page(request, tables, known, language, ("name", error))
        return _home(*cookies)

    @post("/claim", status_code=303)
    async def claim(
        self,
        request: _Request,
        data: URLEncodedBody[Secret],
        tables: GivenTables,
        identity: Myself,
        people: GivenPeople,
        language: Language,
    ) -> Redirect | Response[str]:
        """Make the name one's own."""
        try:
            await people.claim(identity, data.name, data.passphrase, address_of(request))
        except TabletownError as error:
            return await _page(request, tables, identity, language, ("claim", error))
        return _home()

    @post("/login", status_code=303)
    async def login(
        self,
        request: _Request,
        data: URLEncodedBody[Secret],
        tables: GivenTables,
        known: Known,
        people: GivenPeople,
        settings: GivenSettings,
        language: Language,
    ) -> Redirect | Response[str]:
        """Sign in; what the guest had goes along."""
        try:
            identity, token = await people.login(data.name, data.passphrase, address_of(request))
        except TabletownError as error:
            return await _page(request, tables, known, language, ("login", error))
        if known is not None:
            await tables.archive.hand_over(known, identity)
        return _home(cookie(token, settings))

    @post("/logout", status_code=303)
    async def logout(self, request: _Request, people: GivenPeople) -> Redirect:
        """Sign out; this browser is nobody from now on."""
        token = request.cookies.get(COOKIE)
        if token:
            await people.logout(token)
        answer = Redirect("/", status_code=303)
        answer.delete_cookie(COOKIE, path="/")
        return answer
