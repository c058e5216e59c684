"""Middleware for every request and response: metrics, access log, `Secure` cookies, and the guard against other sites."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tabletown.server.errors import ForbiddenError
from tabletown.server.http.dependencies import RELEASE, network_of
from tabletown.server.ops.logs import ACCESS, REQUEST, TABLE
from tabletown.server.ops.metrics import Metrics
from tabletown.server.settings import Settings
from tabletown.server.users.limits import ADDRESS

_SAFE = {"GET", "HEAD", "OPTIONS"}
_PATH = re.compile(r"/(?:api/)?(?:tables|join)/([0-9a-f]{12})(?:/|\Z)")
_access = logging.getLogger(ACCESS)


def wrap(inner: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    """Return the application inside the middleware; only proxies named in the settings are trusted."""
    guarded: Any = Middleware(inner, settings.secure_cookies, metrics)
    return ProxyHeadersMiddleware(guarded, settings.proxies) if settings.proxies else guarded  # type: ignore[return-value]


def new_request_id() -> str:
    """Return an id by which a response and its lines in the log are found together."""
    return secrets.token_hex(8)


class Middleware:
    """Counts and logs each request by its route, never by its path, which may contain an invitation."""

    def __init__(self, inner: ASGIApp, secure: bool, metrics: Metrics) -> None:
        self._inner = inner
        self._secure = secure
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        start = time.perf_counter()
        secure = self._secure or scope.get("scheme") == "https"
        streams = False
        about = TABLE.set(table_in(scope["path"]))
        request = new_request_id()
        asked = REQUEST.set(request)
        client = scope.get("client")
        caller = ADDRESS.set(network_of(client[0]) if client else "")

        async def sent(message: Message) -> None:
            nonlocal streams
            if message["type"] == "http.response.start":
                self._count(scope, message["status"], time.perf_counter() - start)
                headers = message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
                if secure:
                    secure_cookies(headers)
                if any(name == b"content-type" and value.startswith(b"text/event-stream") for name, value in headers):
                    streams = True
                    self._metrics.streams.inc()
            await send(message)

        try:
            await self._inner(scope, receive, sent)
        finally:
            TABLE.reset(about)
            REQUEST.reset(asked)
            ADDRESS.reset(caller)
            if (release := scope.get("state", {}).pop(RELEASE, None)) is not None:
                release()
            if streams:
                self._metrics.streams.dec()

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template") or "unknown")
        method = str(scope.get("method", ""))
        self._metrics.answered(method, route, status, seconds)
        if _access.isEnabledFor(logging.INFO):
            fields = {"method": method[:10], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            _access.info("%s %s %s", fields["method"], route, status, extra=fields)


def secure_cookies(headers: list[tuple[bytes, bytes]]) -> None:
    """Restrict all cookies to TLS."""
    for place, (name, value) in enumerate(headers):
        if name.lower() == b"set-cookie" and b"secure" not in value.lower().replace(b" ", b"").split(b";"):
            headers[place] = (name, value + b"; Secure")


def table_in(path: str) -> str | None:
    """Return the id of the table in a path, and nothing else of it."""
    found = _PATH.match(path)
    return None if found is None else found[1]


async def refuse_other_sites(request: Request[Any, Any, Any]) -> None:
    """Let only this server's own pages change anything; programs send no origin and may."""
    if request.method in _SAFE:
        return
    origin = request.headers.get("origin")
    if origin is None:
        foreign = request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    else:
        foreign = (site := _site(origin)) is None or site != request.headers.get("host")
    if foreign:
        raise ForbiddenError("server-other-site")


def _site(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
