"""What every request passes before anything else, and every answer on its way out: counted, noted, and sealed for TLS."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tabletown.server.ops.logs import ACCESS, TABLE, table_in
from tabletown.server.ops.metrics import Metrics
from tabletown.server.settings import Settings

_access = logging.getLogger(ACCESS)


def gate(inner: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    """The application behind its gate; proxies are believed only where the settings name them."""
    guarded: Any = Gate(inner, settings.secure, metrics)
    return ProxyHeadersMiddleware(guarded, settings.proxies) if settings.proxies else guarded  # type: ignore[return-value]


class Gate:
    """Notes each request by its route, never by its path, which may hold an invitation."""

    def __init__(self, inner: ASGIApp, secure: bool, metrics: Metrics) -> None:
        self._inner = inner
        self._secure = secure
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        start = time.perf_counter()
        secure = self._secure or scope.get("scheme") == "https"
        streams = False
        about = TABLE.set(table_in(scope["path"]))

        async def sent(message: Message) -> None:
            nonlocal streams
            if message["type"] == "http.response.start":
                self._note(scope, message["status"], time.perf_counter() - start)
                headers = MutableScopeHeaders.from_message(message)
                if secure:
                    seal(headers)
                if headers.get("content-type", "").startswith("text/event-stream"):
                    streams = True
                    self._metrics.streams.inc()
            await send(message)

        try:
            await self._inner(scope, receive, sent)
        finally:
            TABLE.reset(about)
            if streams:
                self._metrics.streams.dec()

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template") or "unknown")
        method = str(scope.get("method", ""))
        self._metrics.answered(method, route, status, seconds)
        if _access.isEnabledFor(logging.INFO):
            fields = {"method": method[:10], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            _access.info("%s %s %s", fields["method"], route, status, extra=fields)


def seal(headers: MutableScopeHeaders) -> None:
    """Let no cookie travel over anything but TLS."""
    for place, (name, value) in enumerate(headers.headers):
        if name.lower() == b"set-cookie" and b"secure" not in value.lower().replace(b" ", b"").split(b";"):
            headers.headers[place] = (name, value + b"; Secure")
