"""The two requests of every move, a look at a table and a decision, without the layers of the framework.

Only requests of the usual form, as programs send them, are answered here. Anything else goes on to the routes of the API,
which say what is wrong with it. Both use the same services, and their responses are equal byte for byte.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from litestar import Request
from litestar.types import ASGIApp, Receive, Scope, Send

from tabletown.server.http.api.bodies import Act
from tabletown.server.http.dependencies import COOKIE, LANGUAGE_COOKIE, best_language
from tabletown.server.http.errors import refusal
from tabletown.server.http.shared_parts import LEVEL, SMALLEST
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.responses import EncodedViews
from tabletown.server.tables.service import TableService
from tabletown.server.users.accounts import Accounts

_PATH = re.compile(r"/api/tables/([A-Za-z0-9]{1,32})(/act)?")
_LOOK, _ACT = "/api/tables/{table}", "/api/tables/{table}/act"  # the routes, as metrics and logs name them
_QUERY = re.compile(rb"(?:seat=([0-9]{1,2}))?")
_HOST = re.compile(rb"[\w.:\[\]-]+")
_READ = frozenset((b"host", b"cookie", b"accept-language", b"accept-encoding"))
_BROWSERS = frozenset((b"origin", b"sec-fetch-site"))  # whose requests to change something may come from other sites
_LARGEST = 4096  # bytes of a decision
_ESCAPED = frozenset('"%\\')
_START = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
_decode = msgspec.json.Decoder(Act, strict=False).decode  # as lenient as the routes


class Asked(NamedTuple):
    """A request of the usual form."""

    table: str
    seat: int | None
    token: str | None
    language: str
    takes_gzip: bool
    act: Act | None


class HotPaths:
    """Answers looks and decisions; `inner` answers everything else."""

    def __init__(
        self, inner: ASGIApp, accounts: Accounts, tables: TableService, moves: MoveService, views: EncodedViews
    ) -> None:
        self._inner = inner
        self._accounts = accounts
        self._tables = tables
        self._moves = moves
        self._views = views

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        found = None if scope.get("root_path") else _PATH.fullmatch(scope["path"])
        if found is None or scope.get("method") != ("POST" if found[2] else "GET"):
            await self._inner(scope, receive, send)
            return
        read: list[Any] = []
        asked = await _understand(scope, receive, found[1], bool(found[2]), read)
        if asked is not None:
            answer = await self._answer(asked, scope, receive)
            if answer is not None:
                await answer(send)
                return
        await self._inner(scope, _again(read, receive), send)

    async def _answer(self, asked: Asked, scope: Scope, receive: Receive) -> Callable[[Send], Awaitable[None]] | None:
        """Return what sends the response, None if the caller is unknown and must not be."""
        scope["path_template"] = _LOOK if asked.act is None else _ACT
        try:
            body = await self._body(asked)
        except Exception as error:
            request: Request[Any, Any, Any] = Request(scope, receive)
            response = refusal(request, error).to_asgi_response(None, request)
            return lambda send: response(scope, receive, send)
        if body is None:
            return None
        packed = asked.takes_gzip and len(body) >= SMALLEST
        return lambda send: _send(send, gzip.compress(body, LEVEL, mtime=0) if packed else body, packed)

    async def _body(self, asked: Asked) -> bytes | None:
        identity = await self._accounts.identify(asked.token)
        user = None if identity is None else identity.id
        if asked.act is None:
            session = await self._tables.get(asked.table, identity)
            viewer = session.viewer_of(user, asked.seat)
        elif identity is None:
            return None
        else:
            act = asked.act
            session = await self._moves.act(identity, asked.table, act.seat, act.action, act.version, asked.language)
            viewer = session.viewer_of(user, act.seat)
        return self._views.get(session, user, viewer, asked.language, self._tables.spectators(asked.table))


async def _understand(scope: Scope, receive: Receive, table: str, is_act: bool, read: list[Any]) -> Asked | None:
    """Return a request, None if it is not of the usual form; `read` gets the messages that were received for it."""
    headers: dict[bytes, bytes] = {}
    for name, value in scope["headers"]:
        if name in _READ:
            if name in headers:
                return None
            headers[name] = value
        elif is_act and name in _BROWSERS:
            return None
    query = _QUERY.fullmatch(b"" if is_act else scope["query_string"])
    if query is None or _HOST.fullmatch(headers.get(b"host", b"-")) is None:
        return None
    cookies = headers.get(b"cookie", b"").decode("latin-1")
    if not _ESCAPED.isdisjoint(cookies):
        return None
    known = dict(each.strip().partition("=")[::2] for each in cookies.split(";"))
    language = best_language((None, known.get(LANGUAGE_COOKIE)), headers.get(b"accept-language", b"").decode("latin-1"))
    act = None
    if is_act:
        try:
            act = _decode(await _content(receive, read))
        except (msgspec.DecodeError, ValueError, RecursionError):
            return None
    seat = None if query[1] is None else int(query[1])
    return Asked(table, seat, known.get(COOKIE), language, b"gzip" in headers.get(b"accept-encoding", b""), act)


async def _content(receive: Receive, read: list[Any]) -> bytes:
    """Return the body of a small request; what is too large or cut off is refused by the routes."""
    content, is_more = b"", True
    while is_more and len(content) <= _LARGEST:
        message: Any = await receive()
        read.append(message)
        content += message.get("body", b"")
        is_more = message.get("more_body", False)
    return b"" if is_more else content


def _again(read: list[Any], receive: Receive) -> Receive:
    """Return what receives the same messages once more, and then those that follow."""
    if not read:
        return receive

    async def receive_again() -> Any:
        return read.pop(0) if read else await receive()

    return receive_again


async def _send(send: Send, body: bytes, packed: bool) -> None:
    headers = [*_START, (b"content-length", str(len(body)).encode())]
    if packed:
        headers += [(b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
