"""The guard against requests that never end: each has a time, and an address only some that are unfinished.

Who is behind a request is unknown until it is complete, so the limit is by address. It is high, since a request usually
takes a moment: a school behind one address does not come near it. Proxies in the settings send complete requests and are
exempt.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tabletown.server.http.dependencies import network_of

HEAD_SECONDS = 20.0  # for the first request of a connection, or the head of a later one
BODY_SECONDS = 120.0  # for the body; a large record over a slow line
MOST_UNFINISHED = 100  # half-sent requests of an address in this process
_UNFINISHED = (h11.IDLE, h11.SEND_BODY)
_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 20\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class GuardedProtocol(H11Protocol):
    """HTTP over one connection, which is closed if a request takes too long to arrive."""

    trusted: ClassVar[frozenset[str]] = frozenset()  # addresses of proxies
    unfinished: ClassVar[Counter[str]] = Counter()
    _timer: asyncio.TimerHandle | None = None
    _counted: str | None = None  # the address for which a half-sent request is counted
    _has_head = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        if self._timer is None:  # the next one on the same connection
            self._wait(HEAD_SECONDS)
        super().data_received(data)
        state = self.conn.their_state
        if self.transport.is_closing() or state not in _UNFINISHED:
            self._finish()
        elif not self._count():
            self._close(_TOO_MANY)
        elif state is h11.SEND_BODY and not self._has_head:
            self._has_head = True
            self._wait(BODY_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._finish()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._close, _TOO_LATE)

    def _count(self) -> bool:
        """Count a half-sent request, and return whether its address may have it."""
        host = self.client[0] if self.client else ""
        if self._counted is None and host not in self.trusted:
            self._counted = network_of(host)
            self.unfinished[self._counted] += 1
        return self._counted is None or self.unfinished[self._counted] <= MOST_UNFINISHED

    def _close(self, answer: bytes) -> None:
        is_head = self.conn.their_state is h11.IDLE and self._counted is not None
        self._finish()
        if is_head and not self.transport.is_closing():  # otherwise nobody asked, or the application may be answering
            self.transport.write(answer)
        self.transport.close()

    def _finish(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._has_head = False
        if self._counted is not None:
            self.unfinished[self._counted] -= 1
            if not self.unfinished[self._counted]:
                del self.unfinished[self._counted]
            self._counted = None
