"""Parts of pages that look the same to everybody who only watches: rendered once, and compressed once."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from litestar import MediaType, Request, Response

from tabletown.server.tables.session import WAITING, TableSession

LEVEL = 7  # of compression
SMALLEST = 500  # bytes that are worth compressing
_KEPT = 64  # parts; those of the last moves at a few tables that many watch

Key = tuple[Hashable, ...]


class SharedParts:
    """The last parts by what they show; each is made by the first who asks."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Any] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Any]) -> Any:
        """Return a part."""
        if key not in self._kept:
            self._kept[key] = make()
        self._kept.move_to_end(key)
        found = self._kept[key]
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found


def shared_key(session: TableSession, user: str | None, query: Hashable, language: str, watchers: int) -> Key | None:
    """Return all that the part of a spectator depends on, None if it has something of its own.

    Nothing else goes into it, so whether a part was made already reveals nothing that spectators are not shown.
    """
    table = session.table
    if session.phase == WAITING or session.seats_of(user) or session.stand_in_seats_of(user):
        return None
    actors = max(table.view(None).actors, 0)
    left = [table.clock.left(seat) if each.kind == "person" else None for seat, each in enumerate(session.holders)]
    thinks = [
        round(session.turn(seat)[0], 1) if each.kind == "bot" and (actors >> seat) & 1 else None
        for seat, each in enumerate(session.holders)
    ]
    clocks = tuple(None if each is None else round(each, 1) for each in left)
    return session.id, session.version(None), clocks, tuple(thinks), query, language, watchers


def respond(request: Request[Any, Any, Any], body: str, packed: Callable[[Callable[[], bytes]], bytes]) -> Response[bytes]:
    """Return a part of a page, compressed if the browser can read that; `packed` may know the compressed form."""
    headers = {"Cache-Control": "no-store"}
    content = body.encode()
    if len(content) >= SMALLEST and "gzip" in request.headers.get("accept-encoding", "").lower():
        content = packed(lambda: gzip.compress(content, LEVEL, mtime=0))
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(content, media_type=MediaType.HTML, headers=headers)
