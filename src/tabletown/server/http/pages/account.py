"""The page of an account: passphrase, recovery codes, devices, blocked people, personal data."""

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
    ArchiveDep,
    BlocksDep,
    CredentialsDep,
    Myself,
    PasskeysDep,
    PersonalDep,
    SettingsDep,
    Visitor,
    VisitorDep,
    address_of,
    cookie,
    device_of,
)
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.archive import Archive
from tabletown.server.tables.responses import TableEntry, entry
from tabletown.server.users.accounts import SHORTEST_PASSPHRASE
from tabletown.server.users.blocks import Blocks
from tabletown.server.users.credentials import CODES, Credentials
from tabletown.server.users.names import LONGEST_NAME
from tabletown.server.users.passkeys import LONGEST_NAME as LONGEST_PASSKEY
from tabletown.server.users.passkeys import Passkeys

_RECENT = 30  # matches whose players are offered for blocking
_Request = Request[Any, Any, Any]


class AccountForm(msgspec.Struct, frozen=True):
    """The fields of all forms of the page; each form has some of them."""

    name: str = ""
    old: str = ""
    passphrase: str = ""
    code: str = ""
    session: str = ""
    user: str = ""
    passkey: str = ""
    met: str = ""  # a table and a seat


async def _page(
    visitor: Visitor,
    credentials: Credentials,
    blocks: Blocks,
    archive: Archive,
    passkeys: Passkeys,
    wrong: tuple[str, TabletownError] | None = None,
    codes: list[str] | None = None,
) -> Response[str]:
    """Return the page; `wrong` is the form in which something was refused, and why; `codes` are shown once."""
    known, language = visitor.known, visitor.language
    shown: dict[str, Any] = {"sign_ins": [], "blocked": [], "met": [], "left": 0, "passkeys": []}
    if known is not None:
        blocked = await blocks.all_of(known)
        history = [entry(table, known.id, language) for table in (await archive.history(known))[:_RECENT]]
        shown = {
            "sign_ins": await credentials.sign_ins(known, visitor.request.cookies.get(COOKIE, "")),
            "blocked": blocked,
            "met": _met(history, {each.name for each in blocked}),
            "left": await credentials.count_codes(known),
            "passkeys": await passkeys.all_of(known),
        }
    place, error = (wrong[0], Speaker(language)(wrong[1].message, wrong[1].arguments)) if wrong else ("", "")
    return page(
        visitor.request,
        "account.html",
        status=int(status_of(wrong[1])) if wrong else 200,
        me=known,
        place=place,
        error=error,
        codes=codes or [],
        most_codes=CODES,
        longest=LONGEST_NAME,
        shortest=SHORTEST_PASSPHRASE,
        longest_passkey=LONGEST_PASSKEY,
        has_passkeys=passkeys.available,
        has_mail=visitor.has_mail,
        **shown,
    )


def _met(history: list[TableEntry], blocked: set[str]) -> list[tuple[str, str]]:
    """Return the people of the latest matches, each once: a table with a seat, and the name."""
    found: dict[str, str] = {}
    for table in history:
        for seat in table.seats:
            if seat.kind == "person" and not seat.mine and seat.name not in blocked:
                found.setdefault(seat.name, f"{table.id} {seat.seat}")
    return [(place, name) for name, place in found.items()]


class AccountController(Controller):
    """The caller's account."""

    path = "/me"
    include_in_schema = False

    @get("/account")
    async def account(
        self,
        credentials: CredentialsDep,
        blocks: BlocksDep,
        archive: ArchiveDep,
        passkeys: PasskeysDep,
        visitor: VisitorDep,
    ) -> Response[str]:
        """Show the page."""
        return await _page(visitor, credentials, blocks, archive, passkeys)

    @get("/data")
    async def data(self, identity: Myself, personal: PersonalDep) -> Response[bytes]:
        """Return everything stored about the caller, as a file."""
        found = msgspec.json.format(msgspec.json.encode(await personal.export(identity)), indent=2)
        headers = {"Content-Disposition": 'attachment; filename="tabletown.json"', "Cache-Control": "no-store"}
        return Response(found, media_type="application/json", headers=headers)

    @post("/account/passphrase", status_code=303)
    async def change_passphrase(
        self,
        data: URLEncodedBody[AccountForm],
        identity: Myself,
        credentials: CredentialsDep,
        blocks: BlocksDep,
        archive: ArchiveDep,
        passkeys: PasskeysDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Change the passphrase."""
        token, address = visitor.request.cookies.get(COOKIE, ""), address_of(visitor.request)
        try:
            await credentials.change_passphrase(identity, data.old, data.passphrase, token, address)
        except TabletownError as error:
            return await _page(visitor, credentials, blocks, archive, passkeys, ("passphrase", error))
        return _back()

    @post("/account/recovery", status_code=200)
    async def recovery(
        self,
        data: URLEncodedBody[AccountForm],
        identity: Myself,
        credentials: CredentialsDep,
        blocks: BlocksDep,
        archive: ArchiveDep,
        passkeys: PasskeysDep,
        visitor: VisitorDep,
    ) -> Response[str]:
        """Make new recovery codes and show them."""
        try:
            codes = await credentials.new_codes(identity, data.passphrase, address_of(visitor.request))
        except TabletownError as error:
            return await _page(visitor, credentials, blocks, archive, passkeys, ("recovery", error))
        return await _page(visitor, credentials, blocks, archive, passkeys, codes=codes)

    @post("/account/reset", status_code=303)
    async def reset(
        self,
        data: URLEncodedBody[AccountForm],
        credentials: CredentialsDep,
        blocks: BlocksDep,
        archive: ArchiveDep,
        passkeys: PasskeysDep,
        settings: SettingsDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Set a new passphrase with a recovery code, and sign in."""
        address, device = address_of(visitor.request), device_of(visitor.request)
        try:
            identity, token = await credentials.reset(data.name, data.code, data.passphrase, address, device)
        except TabletownError as error:
            return await _page(visitor, credentials, blocks, archive, passkeys, ("reset", error))
        if visitor.known is not None:
            await archive.hand_over(visitor.known, identity)
        return Redirect("/me/account", status_code=303, cookies=[cookie(token, settings)])

    @post("/account/sign_out", status_code=303)
    async def sign_out(self, data: URLEncodedBody[AccountForm], identity: Myself, credentials: CredentialsDep) -> Redirect:
        """Sign out a device, or all of them."""
        if data.session:
            await credentials.sign_out(identity, data.session)
            return _back()
        await credentials.sign_out_everywhere(identity)
        return _gone()

    @post("/account/passkey", status_code=303)
    async def rename_passkey(
        self,
        data: URLEncodedBody[AccountForm],
        identity: Myself,
        credentials: CredentialsDep,
        blocks: BlocksDep,
        archive: ArchiveDep,
        passkeys: PasskeysDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Give a passkey another name."""
        try:
            await passkeys.rename(identity, data.passkey, data.name)
        except TabletownError as error:
            return await _page(visitor, credentials, blocks, archive, passkeys, ("passkey", error))
        return _back()

    @post("/account/passkey/remove", status_code=303)
    async def remove_passkey(self, data: URLEncodedBody[AccountForm], identity: Myself, passkeys: PasskeysDep) -> Redirect:
        """Remove a passkey."""
        await passkeys.remove(identity, data.passkey)
        return _back()

    @post("/account/delete", status_code=303)
    async def remove(
        self,
        data: URLEncodedBody[AccountForm],
        identity: Myself,
        credentials: CredentialsDep,
        blocks: BlocksDep,
        archive: ArchiveDep,
        passkeys: PasskeysDep,
        personal: PersonalDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Delete everything about the caller."""
        try:
            if identity.account:
                await credentials.confirm(identity, data.passphrase, address_of(visitor.request))
            await personal.delete(identity)
        except TabletownError as error:
            return await _page(visitor, credentials, blocks, archive, passkeys, ("delete", error))
        return _gone()

    @post("/account/block", status_code=303)
    async def block(
        self,
        data: URLEncodedBody[AccountForm],
        identity: Myself,
        credentials: CredentialsDep,
        blocks: BlocksDep,
        archive: ArchiveDep,
        passkeys: PasskeysDep,
        visitor: VisitorDep,
    ) -> Redirect | Response[str]:
        """Block somebody, by name or by a seat at a table."""
        table, _, seat = data.met.partition(" ")
        try:
            if seat.isdecimal():
                await blocks.block_seat(identity, table, int(seat[:2]))
            else:
                await blocks.block_name(identity, data.name)
        except TabletownError as error:
            return await _page(visitor, credentials, blocks, archive, passkeys, ("block", error))
        return _back()

    @post("/account/unblock", status_code=303)
    async def unblock(self, data: URLEncodedBody[AccountForm], identity: Myself, blocks: BlocksDep) -> Redirect:
        """Unblock somebody."""
        await blocks.unblock(identity, data.user)
        return _back()


def _back() -> Redirect:
    return Redirect("/me/account", status_code=303)


def _gone() -> Redirect:
    answer = Redirect("/", status_code=303)
    answer.delete_cookie(COOKIE, path="/")
    return answer
