"""The caller's own page: name and passphrase, history, best solo scores, stored records."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import URLEncodedBody
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.i18n import Speaker
from tabletown.server.errors import status_of
from tabletown.server.http.dependencies import (
    COOKIE,
    AccountsDep,
    ArchiveDep,
    MeetingDep,
    ModerationDep,
    Myself,
    SettingsDep,
    TablesDep,
    Visitor,
    VisitorDep,
    address_of,
    cookie,
    device_of,
)
from tabletown.server.http.pages.home.page import desk
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.archive import Archive
from tabletown.server.tables.meeting.service import Meeting
from tabletown.server.tables.responses import entry, uploaded
from tabletown.server.tables.service import TableService
from tabletown.server.users.accounts import SHORTEST_PASSPHRASE
from tabletown.server.users.names import LONGEST_NAME

_Request = Request[Any, Any, Any]


class Name(msgspec.Struct, frozen=True):
    """A name to take."""

    name: str = ""


class Secret(msgspec.Struct, frozen=True):
    """A name and its passphrase."""

    name: str = ""
    passphrase: str = ""


async def _page(
    visitor: Visitor,
    tables: TableService,
    meeting: Meeting,
    archive: Archive,
    wrong: tuple[str, TabletownError] | None = None,
    host: bool = False,
) -> Response[str]:
    """Return the page; `wrong` is the form in which something was refused, and why."""
    known, language = visitor.known, visitor.language
    history, best, uploads = [], [], []
    if known is not None:
        history = [entry(table, known.id, language) for table in await archive.history(known)]
        say = Speaker(language, [known.name])
        best = [(each, say.line(each.verdict)) for each in await archive.best(known)]
        uploads = [uploaded(row, language) for row in await archive.uploads(known)]
    place, error = (wrong[0], Speaker(language)(wrong[1].message, wrong[1].arguments)) if wrong else ("", "")
    return page(
        visitor.request,
        "me.html",
        status=int(status_of(wrong[1])) if wrong else 200,
        me=known,
        host=host,
        history=history,
        best=best,
        uploads=uploads,
        place=place,
        error=error,
        longest=LONGEST_NAME,
        shortest=SHORTEST_PASSPHRASE,
        has_passkeys=visitor.has_passkeys,
        **await desk(tables, meeting, known, language, whole=True),
    )


def _home(*cookies: Any) -> Redirect:
    return Redirect("/me", status_code=303, cookies=list(cookies))


class MeController(Controller):
    """The caller's identity."""

    path = "/me"
    include_in_schema = False

    @get()
    async def me(
        self, tables: TablesDep, meeting: MeetingDep, archive: ArchiveDep, moderation: ModerationDep, visitor: VisitorDep
    ) -> Response[str]:
        """Show the page."""
        return await _page(visitor, tables, meeting, archive, host=await moderation.is_host(visitor.known))

    @post("/name", status_code=303)
    async def rename(
        self,
        data: URLEncodedBody[Name],
        tables: TablesDep,
        meeting: MeetingDep,
        archive: ArchiveDep,
        accounts: AccountsDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Take a name, as a new guest if not signed in."""
        try:
            if visitor.known is not None:
                await accounts.rename(visitor.known, data.name)
                return _home()
            _, cookies = await visitor.sign_in(data.name)
        except TabletownError as error:
            return await _page(visitor, tables, meeting, archive, ("name", error))
        return _home(*cookies)

    @post("/claim", status_code=303)
    async def claim(
        self,
        data: URLEncodedBody[Secret],
        tables: TablesDep,
        meeting: MeetingDep,
        archive: ArchiveDep,
        identity: Myself,
        accounts: AccountsDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Claim the name."""
        try:
            await accounts.claim(identity, data.name, data.passphrase, address_of(visitor.request))
        except TabletownError as error:
            return await _page(visitor, tables, meeting, archive, ("claim", error))
        return _home()

    @post("/login", status_code=303)
    async def login(
        self,
        data: URLEncodedBody[Secret],
        tables: TablesDep,
        meeting: MeetingDep,
        archive: ArchiveDep,
        accounts: AccountsDep,
        settings: SettingsDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Sign in, keeping what the guest had."""
        try:
            address, device = address_of(visitor.request), device_of(visitor.request)
            identity, token = await accounts.login(data.name, data.passphrase, address, device)
        except TabletownError as error:
            return await _page(visitor, tables, meeting, archive, ("login", error))
        if visitor.known is not None:
            await archive.hand_over(visitor.known, identity)
        return _home(cookie(token, settings))

    @post("/logout", status_code=303)
    async def logout(self, request: _Request, accounts: AccountsDep) -> Redirect:
        """Sign out this browser."""
        token = request.cookies.get(COOKIE)
        if token:
            await accounts.logout(token)
        answer = Redirect("/", status_code=303)
        answer.delete_cookie(COOKIE, path="/")
        return answer
