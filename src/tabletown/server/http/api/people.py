"""API endpoints of identities."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from tabletown.i18n import Speaker
from tabletown.server.errors import IdentityError
from tabletown.server.http.api.bodies import Claim, NewGuest, NewName
from tabletown.server.http.dependencies import (
    COOKIE,
    NOT_KEPT,
    AccountsDep,
    ArchiveDep,
    Known,
    Language,
    Myself,
    SettingsDep,
    TablesDep,
    address_of,
    cookie,
    device_of,
)
from tabletown.server.tables.archive import BestScore
from tabletown.server.tables.responses import Sentence, TableEntry, entry, sentence
from tabletown.server.users.accounts import Identity


class BestShown(msgspec.Struct, frozen=True):
    """The caller's best solo match in a mode of a game, and how often it was played."""

    game: str
    options: dict[str, Any]
    points: int
    sentence: Sentence
    table: str
    at: float
    matches: int


class PeopleController(Controller):
    """The caller's identity, kept in a cookie that only the server can read."""

    path = "/api"
    tags = ("people",)
    response_headers = NOT_KEPT

    @post("/me", summary="Become a guest", responses={200: ResponseSpec(Identity, description="I am known already.")})
    async def become_guest(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[NewGuest],
        known: Known,
        accounts: AccountsDep,
        settings: SettingsDep,
        language: Language,
    ) -> Response[Identity]:
        """Create a guest; a caller who is signed in stays so."""
        if known is not None:
            return Response(known, status_code=200)
        identity, token = await accounts.guest(data.name, language, address_of(request), device_of(request))
        return Response(identity, cookies=[cookie(token, settings)])

    @get("/me", summary="Who am I?")
    async def me(self, identity: Myself) -> Identity:
        """Return the caller's identity."""
        return identity

    @patch("/me", summary="Take another name")
    async def rename(self, data: JSONBody[NewName], identity: Myself, accounts: AccountsDep) -> Identity:
        """Rename a guest."""
        return await accounts.rename(identity, data.name)

    @post("/me/claim", status_code=200, summary="Claim a name with a passphrase")
    async def claim(
        self, request: Request[Any, Any, Any], data: JSONBody[Claim], identity: Myself, accounts: AccountsDep
    ) -> Identity:
        """Make the guest the owner of the name; it keeps its tables."""
        return await accounts.claim(identity, data.name, data.passphrase, address_of(request))

    @post("/session", summary="Sign in with name and passphrase")
    async def login(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Claim],
        known: Known,
        accounts: AccountsDep,
        archive: ArchiveDep,
        settings: SettingsDep,
    ) -> Response[Identity]:
        """Sign in as the owner of the name, who also gets everything the guest had."""
        address, device = address_of(request), device_of(request)
        identity, token = await accounts.login(data.name, data.passphrase, address, device)
        if known is not None:
            await archive.hand_over(known, identity)
        return Response(identity, cookies=[cookie(token, settings)])

    @delete("/session", summary="Sign out")
    async def logout(self, request: Request[Any, Any, Any], accounts: AccountsDep) -> None:
        """Invalidate the cookie."""
        token = request.cookies.get(COOKIE)
        if token is None:
            raise IdentityError("server-nobody")
        await accounts.logout(token)

    @get("/me/tables", summary="My tables")
    async def my_tables(self, identity: Myself, tables: TablesDep, language: Language) -> list[TableEntry]:
        """Return the tables where the caller sits or which it owns, newest first; finished ones have a result."""
        return [entry(table, identity.id, language) for table in await tables.my_tables(identity)]

    @get("/me/best", summary="My best solo scores")
    async def best(self, identity: Myself, archive: ArchiveDep, language: Language) -> list[BestShown]:
        """Return the best solo match of each game and mode with the rulebook's grade."""
        return [_best(each, identity, language) for each in await archive.best(identity)]


def _best(best: BestScore, identity: Identity, language: str) -> BestShown:
    said = sentence(best.verdict, Speaker(language, [identity.name]))
    return BestShown(best.game, best.options, best.points, said, best.table, best.at, best.matches)
