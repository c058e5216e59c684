"""Identities over the API."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from tabletown.i18n import Speaker
from tabletown.server.errors import IdentityError
from tabletown.server.http.api.bodies import Claim, NewGuest, NewName
from tabletown.server.http.dependencies import NOT_KEPT, GivenPeople, GivenSettings, GivenTables, Known, Language, Myself
from tabletown.server.settings import Settings
from tabletown.server.tables.archive import Best
from tabletown.server.tables.responses import Entry, Sentence, entry, sentence
from tabletown.server.users.accounts import Identity
from tabletown.server.users.limits import address_of

COOKIE = "tabletown"
_YEAR = 60 * 60 * 24 * 365


def cookie(token: str, settings: Settings) -> Cookie:
    """The secret of a browser: no script can read it, and other sites cannot use it."""
    return Cookie(key=COOKIE, value=token, path="/", httponly=True, samesite="lax", secure=settings.secure, max_age=_YEAR)


class BestShown(msgspec.Struct, frozen=True):
    """My best solo match in a mode of a game, and how often I have played it."""

    game: str
    options: dict[str, Any]
    points: int
    sentence: Sentence
    table: str
    at: float
    matches: int


class PeopleController(Controller):
    """Who I am. The identity is in a cookie that only the server can read."""

    path = "/api"
    tags = ("people",)
    response_headers = NOT_KEPT

    @post("/me", summary="Become a guest", responses={200: ResponseSpec(Identity, description="I am known already.")})
    async def become_guest(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[NewGuest],
        known: Known,
        people: GivenPeople,
        settings: GivenSettings,
        language: Language,
    ) -> Response[Identity]:
        """A new guest; who is known already stays who it is."""
        if known is not None:
            return Response(known, status_code=200)
        identity, token = await people.guest(data.name, language, address_of(request))
        return Response(identity, cookies=[cookie(token, settings)])

    @get("/me", summary="Who am I?")
    async def me(self, identity: Myself) -> Identity:
        """The identity of the cookie."""
        return identity

    @patch("/me", summary="Take another name")
    async def rename(self, data: JSONBody[NewName], identity: Myself, people: GivenPeople) -> Identity:
        """Another name for a guest."""
        return await people.rename(identity, data.name)

    @post("/me/claim", status_code=200, summary="Claim a name with a passphrase")
    async def claim(
        self, request: Request[Any, Any, Any], data: JSONBody[Claim], identity: Myself, people: GivenPeople
    ) -> Identity:
        """The guest becomes the owner of the name, its tables included."""
        return await people.claim(identity, data.name, data.passphrase, address_of(request))

    @post("/session", summary="Sign in with name and passphrase")
    async def login(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Claim],
        known: Known,
        people: GivenPeople,
        tables: GivenTables,
        settings: GivenSettings,
    ) -> Response[Identity]:
        """The cookie is that of the owner of the name from now on; what the guest had before is the owner's, too."""
        identity, token = await people.login(data.name, data.passphrase, address_of(request))
        if known is not None:
            await tables.archive.hand_over(known, identity)
        return Response(identity, cookies=[cookie(token, settings)])

    @delete("/session", summary="Sign out")
    async def logout(self, request: Request[Any, Any, Any], people: GivenPeople) -> None:
        """The server forgets the cookie."""
        token = request.cookies.get(COOKIE)
        if token is None:
            raise IdentityError("server-nobody")
        await people.logout(token)

    @get("/me/tables", summary="My tables")
    async def my_tables(self, identity: Myself, tables: GivenTables, language: Language) -> list[Entry]:
        """The tables at which I sit or that I have opened, the newest first; finished ones have a result."""
        return [entry(table, seats, identity.id, language) for table, seats in await tables.my_tables(identity)]

    @get("/me/best", summary="My best solo scores")
    async def best(self, identity: Myself, tables: GivenTables, language: Language) -> list[BestShown]:
        """The best solo match of each game and mode with the grade of the rulebook."""
        return [_best(each, identity, language) for each in await tables.archive.best(identity)]


def _best(best: Best, identity: Identity, language: str) -> BestShown:
    said = sentence(best.verdict, Speaker(language, [identity.name]))
    return BestShown(best.game, best.options, best.points, said, best.table, best.at, best.matches)
