"""Changing parts of pages; one that looks the same to everybody who only watches is rendered once, and compressed once.

Drawings in a part are marked with a digest, so that a browser is not sent again what it has.
"""

from __future__ import annotations

import gzip
import re
import zlib
from base64 import b64encode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable
from functools import cached_property
from hashlib import blake2b
from typing import Any

from litestar import MediaType, Request, Response

from tabletown.server.tables.session import WAITING, TableSession

HAVE = "x-have"  # the header with the digests of drawings that a browser has
LEVEL = 7  # of compression
SMALLEST = 500  # bytes that are worth compressing
_KEPT = 64  # parts; those of the last moves at a few tables that many watch
_DRAWING = re.compile(r"<!--p([\w-]{8})-->.*?<!--/p-->", re.DOTALL)

Key = tuple[Hashable, ...]


class Part:
    """The changing part of a page; `key` is that of a part for all who only watch."""

    def __init__(self, version: str, body: str, key: Key | None = None) -> None:
        self.version = version
        self.body = body
        self.key = key

    @cached_property
    def drawings(self) -> frozenset[str]:
        """The digests of its drawings."""
        return frozenset(_DRAWING.findall(self.body))

    def without(self, have: Collection[str]) -> str:
        """Return it with a comment in place of each drawing that a browser has; the comment has its digest."""
        return _DRAWING.sub(lambda found: f"<!--={found[1]}-->" if found[1] in have else found[0], self.body)


def mark(drawn: str) -> str:
    """Return a drawing between two comments, the first with its digest."""
    digest = urlsafe_b64encode(blake2b(drawn.encode(), digest_size=6).digest()).decode()
    return f"<!--p{digest}-->{drawn}<!--/p-->"


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

    def get_for(self, part: Part, more: Hashable, make: Callable[[], Any]) -> Any:
        """Return something made from a part; what comes from a shared part is made once."""
        return make() if part.key is None else self.get((*part.key, more), make)


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


def pack(body: str) -> bytes:
    """Return a part of a page for an event of a stream: compressed, and written as text."""
    packer = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS)
    return b64encode(packer.compress(body.encode()) + packer.flush())


def respond(request: Request[Any, Any, Any], part: Part, shared: SharedParts) -> Response[bytes]:
    """Return a part without the drawings that the browser has, compressed if it can read that."""
    headers, have = {"Cache-Control": "no-store"}, request.headers.get(HAVE, "")
    content = part.without(set(have.split())).encode()
    if len(content) >= SMALLEST and "gzip" in request.headers.get("accept-encoding", "").lower():
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        whole = content
        content = shared.get_for(part, have, lambda: gzip.compress(whole, LEVEL, mtime=0))
    return Response(content, media_type=MediaType.HTML, headers=headers)
