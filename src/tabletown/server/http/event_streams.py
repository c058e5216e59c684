"""Event streams of a table: for programs by the API, for pages with what has changed."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from typing import Any

from litestar import Request
from litestar.response import Stream

from tabletown.core.errors import TabletownError
from tabletown.server.errors import UnavailableError
from tabletown.server.http.dependencies import COOKIE
from tabletown.server.live.streams import HEARTBEAT
from tabletown.server.tables.service import Update
from tabletown.server.users.accounts import Accounts

# No proxy may hold back what is streamed.
_HEADERS = {"Cache-Control": "no-cache", "Connection": "keep-alive", "X-Accel-Buffering": "no"}
_RETURN = (500, 2500)  # milliseconds after which a browser reconnects

Updates = AsyncGenerator[Update, None]
Encode = Callable[[Update], Awaitable[bytes]]  # an event; nothing if there is nothing to say


def event(kind: str, version: str, data: bytes) -> bytes:
    """Return an event; `data` is JSON."""
    return b"id: %b\r\nevent: %b\r\ndata: %b\r\n\r\n" % (version.encode(), kind.encode(), data)


def respond(
    request: Request[Any, Any, Any], accounts: Accounts, is_signed_in: bool, updates: Updates, encode: Encode
) -> Stream:
    """Return a stream of updates, which ends soon after the caller has signed out."""

    async def is_welcome() -> bool:
        try:
            return not is_signed_in or await accounts.identify(request.cookies.get(COOKIE)) is not None
        except UnavailableError:
            return True

    return Stream(_stream(updates, encode, is_welcome), media_type="text/event-stream", headers=_HEADERS)


async def _stream(updates: Updates, encode: Encode, is_welcome: Callable[[], Awaitable[bool]]) -> AsyncIterator[bytes]:
    yield b": tabletown\r\nretry: 1000\r\n\r\n"
    try:
        asked = time.monotonic()
        async with aclosing(updates) as subscription:
            async for update in subscription:
                if update.kind == "quiet" or time.monotonic() > asked + HEARTBEAT:
                    asked = time.monotonic()
                    if not await is_welcome():
                        break
                if update.kind == "quiet":
                    yield b": \r\n\r\n"
                elif said := await encode(update):
                    yield said
    except TabletownError:
        pass  # the seat was lost; a reconnect gets the reason
    # The server stops, or the viewer may no longer see the table. Reconnects are spread over time.
    yield f": bye\r\nretry: {random.randint(*_RETURN)}\r\n\r\n".encode()
