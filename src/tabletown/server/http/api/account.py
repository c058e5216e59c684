"""API endpoints of an account: passphrase, recovery codes, sign-ins, personal data, and blocked people."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from tabletown.server.errors import ServerError
from tabletown.server.http.api.bodies import Body, Seat, Short
from tabletown.server.http.dependencies import (
    COOKIE,
    NOT_KEPT,
    ArchiveDep,
    BlocksDep,
    CredentialsDep,
    Known,
    Myself,
    PersonalDep,
    SettingsDep,
    address_of,
    cookie,
    device_of,
)
from tabletown.server.tables.personal import PersonalData
from tabletown.server.users.accounts import Identity
from tabletown.server.users.blocks import Blocked
from tabletown.server.users.credentials import SignIn

Secret = Annotated[str, msgspec.Meta(max_length=1000)]
_Request = Request[Any, Any, Any]
_Id = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-z]+\Z", description="The id of an entry.")]


class NewPassphrase(Body, frozen=True, kw_only=True):
    """The present passphrase and the next one."""

    passphrase: Secret
    new: Secret


class Confirmation(Body, frozen=True, kw_only=True):
    """The passphrase of the account, as a proof; guests have none."""

    passphrase: Secret = ""


class Reset(Body, frozen=True, kw_only=True):
    """A name, one of its recovery codes and a new passphrase."""

    name: Short
    code: Short
    passphrase: Secret


class NewBlock(Body, frozen=True, kw_only=True):
    """Somebody to block: the owner of a name, or who sits at one of the caller's tables."""

    name: Short | None = None
    table: Short | None = None
    seat: Seat | None = None


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Recovery codes, shown only once."""

    codes: list[str]


class AccountController(Controller):
    """The caller's account; whatever could lock out its owner needs the passphrase, not only the cookie."""

    path = "/api/me"
    tags = ("people",)
    response_headers = NOT_KEPT

    @post("/passphrase", status_code=204, summary="Change my passphrase")
    async def change_passphrase(
        self, request: _Request, data: JSONBody[NewPassphrase], identity: Myself, credentials: CredentialsDep
    ) -> None:
        """Set another passphrase; all other devices are signed out."""
        token = request.cookies.get(COOKIE, "")
        await credentials.change_passphrase(identity, data.passphrase, data.new, token, address_of(request))

    @post("/recovery", summary="Get new recovery codes")
    async def recovery(
        self, request: _Request, data: JSONBody[Confirmation], identity: Myself, credentials: CredentialsDep
    ) -> RecoveryCodes:
        """Return codes that each set a new passphrase once; earlier ones are no longer valid."""
        return RecoveryCodes(await credentials.new_codes(identity, data.passphrase, address_of(request)))

    @post("/reset", summary="Set a new passphrase with a recovery code")
    async def reset(
        self,
        request: _Request,
        data: JSONBody[Reset],
        known: Known,
        credentials: CredentialsDep,
        archive: ArchiveDep,
        settings: SettingsDep,
    ) -> Response[Identity]:
        """Sign in as the owner of the name, everywhere else signed out; the code is used up."""
        address, device = address_of(request), device_of(request)
        identity, token = await credentials.reset(data.name, data.code, data.passphrase, address, device)
        if known is not None:
            await archive.hand_over(known, identity)
        return Response(identity, cookies=[cookie(token, settings)])

    @get("/sessions", summary="Where am I signed in?")
    async def sessions(self, request: _Request, identity: Myself, credentials: CredentialsDep) -> list[SignIn]:
        """Return the caller's sign-ins, newest first."""
        return list(await credentials.sign_ins(identity, request.cookies.get(COOKIE, "")))

    @delete("/sessions", summary="Sign out everywhere")
    async def sign_out_everywhere(self, identity: Myself, credentials: CredentialsDep) -> None:
        """Sign out all devices, this one included."""
        await credentials.sign_out_everywhere(identity)

    @delete("/sessions/{session:str}", summary="Sign out a device")
    async def sign_out(self, session: _Id, identity: Myself, credentials: CredentialsDep) -> None:
        """Sign out one of the caller's devices."""
        await credentials.sign_out(identity, session)

    @get("/data", summary="Everything stored about me")
    async def data(self, identity: Myself, personal: PersonalDep) -> PersonalData:
        """Return the caller's data: profile, matches, chat, lessons, records, sign-ins, blocked people."""
        return await personal.export(identity)

    @post("/delete", status_code=204, summary="Delete me")
    async def remove(
        self,
        request: _Request,
        data: JSONBody[Confirmation],
        identity: Myself,
        credentials: CredentialsDep,
        personal: PersonalDep,
    ) -> None:
        """Delete everything about the caller; finished matches stay, under a former player."""
        if identity.account:
            await credentials.confirm(identity, data.passphrase, address_of(request))
        await personal.delete(identity)

    @get("/blocked", summary="Whom have I blocked?")
    async def blocked(self, identity: Myself, blocks: BlocksDep) -> list[Blocked]:
        """Return the people whom the caller has blocked."""
        return await blocks.all_of(identity)

    @post("/blocked", status_code=204, summary="Block somebody")
    async def block(self, data: JSONBody[NewBlock], identity: Myself, blocks: BlocksDep) -> None:
        """Never meet somebody at the caller's tables, nor read what they say."""
        if data.name is not None:
            await blocks.block_name(identity, data.name)
        elif data.table is not None and data.seat is not None:
            await blocks.block_seat(identity, data.table, data.seat)
        else:
            raise ServerError("server-block-whom")

    @delete("/blocked/{user:str}", summary="Unblock somebody")
    async def unblock(self, user: _Id, identity: Myself, blocks: BlocksDep) -> None:
        """Meet somebody again."""
        await blocks.unblock(identity, user)
