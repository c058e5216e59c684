"""API endpoints of passkeys; what browsers exchange with them is defined by WebAuthn."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from tabletown.server.http.api.account import Confirmation
from tabletown.server.http.api.bodies import Body, NewName, Short
from tabletown.server.http.dependencies import (
    COOKIE,
    NOT_KEPT,
    ArchiveDep,
    Known,
    Myself,
    PasskeysDep,
    SettingsDep,
    address_of,
    cookie,
    device_of,
)
from tabletown.server.settings import Settings
from tabletown.server.users.accounts import Identity
from tabletown.server.users.passkeys import Passkey

_BROWSER = "passkey"  # the cookie of a browser that signs in
_PATIENCE = 5 * 60
_Request = Request[Any, Any, Any]
_Id = Annotated[str, PathParameter(max_length=1400, pattern=r"^[0-9A-Za-z_-]+\Z", description="The id of a passkey.")]


class NewPasskey(Body, frozen=True, kw_only=True):
    """A passkey that the browser has made, and a name for it."""

    name: Short
    credential: dict[str, Any]


class Proof(Body, frozen=True, kw_only=True):
    """What the browser signed."""

    credential: dict[str, Any]


class PasskeysController(Controller):
    """The caller's passkeys, and signing in with one."""

    path = "/api"
    tags = ("people",)
    response_headers = NOT_KEPT

    @get("/me/passkeys", summary="My passkeys")
    async def passkeys(self, identity: Myself, passkeys: PasskeysDep) -> list[Passkey]:
        """Return the caller's passkeys, oldest first."""
        return await passkeys.all_of(identity)

    @post("/me/passkeys/options", status_code=200, summary="Begin to add a passkey")
    async def begin_adding(
        self, request: _Request, data: JSONBody[Confirmation], identity: Myself, passkeys: PasskeysDep
    ) -> dict[str, Any]:
        """Return the options for `navigator.credentials.create`; it needs the passphrase."""
        browser, address = request.cookies.get(COOKIE, ""), address_of(request)
        return await passkeys.begin_adding(identity, data.passphrase, browser, address)

    @post("/me/passkeys", summary="Add a passkey")
    async def add(self, request: _Request, data: JSONBody[NewPasskey], identity: Myself, passkeys: PasskeysDep) -> Passkey:
        """Add the passkey that the browser has made with the options."""
        return await passkeys.add(identity, data.name, data.credential, request.cookies.get(COOKIE, ""))

    @patch("/me/passkeys/{passkey:str}", status_code=204, summary="Rename a passkey")
    async def rename(self, passkey: _Id, data: JSONBody[NewName], identity: Myself, passkeys: PasskeysDep) -> None:
        """Give a passkey another name."""
        await passkeys.rename(identity, passkey, data.name)

    @delete("/me/passkeys/{passkey:str}", summary="Remove a passkey")
    async def remove(self, passkey: _Id, identity: Myself, passkeys: PasskeysDep) -> None:
        """Remove a passkey; the device keeps its half, which is of no use."""
        await passkeys.remove(identity, passkey)

    @post("/session/passkey/options", status_code=200, summary="Begin to sign in with a passkey")
    async def begin_signing_in(self, passkeys: PasskeysDep, settings: SettingsDep) -> Response[dict[str, Any]]:
        """Return the options for `navigator.credentials.get`."""
        browser = secrets.token_urlsafe(32)
        options = await passkeys.begin_signing_in(browser)
        return Response(options, cookies=[_browser_cookie(browser, settings)])

    @post("/session/passkey", summary="Sign in with a passkey")
    async def sign_in(
        self,
        request: _Request,
        data: JSONBody[Proof],
        known: Known,
        passkeys: PasskeysDep,
        archive: ArchiveDep,
        settings: SettingsDep,
    ) -> Response[Identity]:
        """Sign in, keeping what the guest had."""
        browser = request.cookies.get(_BROWSER, "")
        identity, token = await passkeys.sign_in(data.credential, browser, device_of(request))
        if known is not None:
            await archive.hand_over(known, identity)
        return Response(identity, cookies=[cookie(token, settings)])


def _browser_cookie(browser: str, settings: Settings) -> Cookie:
    secure = settings.secure_cookies
    return Cookie(
        key=_BROWSER, value=browser, path="/api/session", httponly=True, samesite="strict", secure=secure, max_age=_PATIENCE
    )
