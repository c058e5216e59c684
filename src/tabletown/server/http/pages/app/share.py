"""The picture of a finished match that messengers show beside a link to it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from litestar import Controller, Request, Response, get

from tabletown.core.facets import Look
from tabletown.drawing import Picture
from tabletown.drawing.png import png
from tabletown.server.errors import ConflictError
from tabletown.server.http.dependencies import Known, Language, TableId, TablesDep
from tabletown.server.http.pages.translator import translator
from tabletown.server.tables.session import TableSession, ending
from tabletown.server.users.limits import ADDRESS, Limit

WIDTH = 1200.0  # pixels that messengers ask for
_KEPT = 64  # pictures in memory, of some 200 kB each
_drawer = ThreadPoolExecutor(1, "picture")  # one at a time: drawing takes a processor
_limit = Limit(30, 60, time.monotonic)  # pictures that are drawn for an address
_kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()


def share(request: Request[Any, Any, Any], session: TableSession, language: str) -> dict[str, str] | None:
    """Return the addresses for the tags of a page; None where strangers may not see the match, or it is not over."""
    if session.config.private or not session.table.over:
        return None
    base = str(request.base_url)
    return {
        "url": f"{base}tables/{session.id}/result",
        "image": f"{base}tables/{session.id}/picture.png?language={language}",
    }


def final_board(session: TableSession, language: str) -> Picture:
    """Return the board at the end as a spectator sees it; where each seat has a board, that of a winner."""
    table, end = session.table, ending(session.table)
    assert end is not None
    look = Look(seat=end.winners[0] if end.winners else 0)
    board: Picture = table.game.parts(table.view(None), [], translator(session, language), look).board
    return board


class ShareController(Controller):
    """Pictures of results."""

    include_in_schema = False

    @get("/tables/{table:str}/picture.png")
    async def picture(self, table: TableId, tables: TablesDep, known: Known, language: Language) -> Response[bytes]:
        """Return the final board as PNG; a match in progress and a private one of others are refused."""
        session = await tables.get(table, known)
        if not session.table.over:
            raise ConflictError("server-picture-running")
        public = "private" if session.config.private else "public"
        headers = {"Cache-Control": f"{public}, max-age=86400"}
        return Response(await self._drawn(session, language), media_type="image/png", headers=headers)

    @staticmethod
    async def _drawn(session: TableSession, language: str) -> bytes:
        key = (session.id, language)
        if key not in _kept:
            _limit.check(ADDRESS.get())
            board = final_board(session, language)
            drawing = asyncio.get_running_loop().run_in_executor(_drawer, png, board, "light", WIDTH / board.width)
            _kept[key] = await drawing
        _kept.move_to_end(key)
        while len(_kept) > _KEPT:
            _kept.popitem(last=False)
        return _kept[key]
