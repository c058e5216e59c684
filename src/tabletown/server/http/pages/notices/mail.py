"""Where links in mails lead, without signing in; a button does it, since mail programs open links by themselves."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import PathParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.i18n import Speaker
from tabletown.server.errors import status_of
from tabletown.server.http.dependencies import (
    ArchiveDep,
    Known,
    MailboxDep,
    NoticesDep,
    SettingsDep,
    VisitorDep,
    address_of,
    cookie,
    device_of,
)
from tabletown.server.http.pages.shell import page
from tabletown.server.users.accounts import SHORTEST_PASSPHRASE

_Request = Request[Any, Any, Any]
_Token = Annotated[str, PathParameter(max_length=100)]


class ResetForm(msgspec.Struct, frozen=True):
    """A name to find an account by, or a new passphrase for it."""

    name: str = ""
    passphrase: str = ""


def _shown(
    request: _Request, known: Any, what: str, done: bool = False, error: str = "", status: int = 200
) -> Response[str]:
    context = {"what": what, "done": done, "error": error, "shortest": SHORTEST_PASSPHRASE}
    return page(request, "mail.html", status=status, me=known, **context)


class MailController(Controller):
    """Links in mails, and the form that asks for one."""

    include_in_schema = False

    @get("/mail/confirm/{token:str}")
    async def confirm(self, request: _Request, token: _Token, mailbox: MailboxDep, known: Known) -> Response[str]:
        """Ask whether an address is to be confirmed."""
        await mailbox.check(token, "confirm")
        return _shown(request, known, "confirm")

    @post("/mail/confirm/{token:str}", status_code=200)
    async def confirmed(self, request: _Request, token: _Token, mailbox: MailboxDep, known: Known) -> Response[str]:
        """Confirm it."""
        await mailbox.confirm(token)
        return _shown(request, known, "confirm", True)

    @get("/mail/stop/{token:str}")
    async def stop(self, request: _Request, token: _Token, mailbox: MailboxDep, known: Known) -> Response[str]:
        """Ask whether mails are to end."""
        await mailbox.check_stop(token)
        return _shown(request, known, "stop")

    @post("/mail/stop/{token:str}", status_code=200)
    async def stopped(self, request: _Request, token: _Token, mailbox: MailboxDep, known: Known) -> Response[str]:
        """End them; mail programs do this by themselves, with the header `List-Unsubscribe`."""
        await mailbox.stop(token)
        return _shown(request, known, "stop", True)

    @post("/me/forgotten", status_code=200)
    async def forgotten(
        self, data: URLEncodedBody[ResetForm], mailbox: MailboxDep, notices: NoticesDep, visitor: VisitorDep
    ) -> Response[str]:
        """Send a link for a new passphrase, and say the same whether there is such an account."""
        await mailbox.request_reset(data.name, address_of(visitor.request))
        notices.wake()
        return _shown(visitor.request, visitor.known, "forgotten", True)

    @get("/mail/reset/{token:str}")
    async def ask_passphrase(self, request: _Request, token: _Token, mailbox: MailboxDep, known: Known) -> Response[str]:
        """Ask for a new passphrase."""
        await mailbox.check(token, "reset")
        return _shown(request, known, "reset")

    @post("/mail/reset/{token:str}", status_code=303)
    async def reset(
        self,
        token: _Token,
        data: URLEncodedBody[ResetForm],
        mailbox: MailboxDep,
        archive: ArchiveDep,
        settings: SettingsDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Set it, and sign in."""
        request = visitor.request
        try:
            identity, made = await mailbox.reset(token, data.passphrase, address_of(request), device_of(request))
        except TabletownError as error:
            said = Speaker(visitor.language)(error.message, error.arguments)
            return _shown(request, visitor.known, "reset", error=said, status=int(status_of(error)))
        if visitor.known is not None:
            await archive.hand_over(visitor.known, identity)
        return Redirect("/me/account", status_code=303, cookies=[cookie(made, settings)])
