"""Pictures of boards: of a finished match for messengers, beside a link to it, and small ones for the first page."""

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
from tabletown.drawing.theme.palette import Theme
from tabletown.server.errors import ConflictError
from tabletown.server.http.dependencies import Known, Language, TableId, TablesDep
from tabletown.server.http.pages.shell import theme_of
from tabletown.server.http.pages.translator import translator
from tabletown.server.tables.session import TableSession, ending
from tabletown.server.users.accounts import Identity
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


def board_address(session: TableSession, identity: Identity) -> str:
    """Return the address of the board as a user sees it now; another state has another one."""
    return f"/tables/{session.id}/board.svg?version={session.version(_viewer(session, identity))}"


def _viewer(session: TableSession, identity: Identity | None) -> int | None:
    """Return the seat whose view a small board shows; people who share a device see what everybody sees."""
    mine = session.seats_of(None if identity is None else identity.id)
    return mine[0] if len(mine) == 1 else None


class ShareController(Controller):
    """Pictures of boards."""

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

    @get("/tables/{table:str}/board.svg")
    async def board(
        self, request: Request[Any, Any, Any], table: TableId, tables: TablesDep, known: Known, language: Language
    ) -> Response[str]:
        """Return the board as the caller sees it."""
        session = await tables.get(table, known)
        if not session.table.started:
            raise ConflictError("server-no-board")
        viewer = _viewer(session, known)
        view = session.table.view(viewer)
        board: Picture = session.table.game.parts(view, [], translator(session, language), Look(seat=viewer)).board
        chosen = theme_of(request)
        theme: Theme = "dark" if chosen == "dark" else "contrast" if chosen == "contrast" else "light"
        headers = {"Cache-Control": "private, max-age=86400"}  # the address has the version
        return Response(board.svg(theme), media_type="image/svg+xml", headers=headers)

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
