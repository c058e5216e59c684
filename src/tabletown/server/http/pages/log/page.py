"""The log of a table beyond what its page shows: older turns, and the frames of the playback."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter

from tabletown.core.facets import Look
from tabletown.drawing.parts import Parts
from tabletown.server.http.dependencies import TableId, TablesDep, Visitor, VisitorDep
from tabletown.server.http.pages.log.turns import Turn, told
from tabletown.server.http.pages.shell import page, render
from tabletown.server.http.pages.table.view import perspective
from tabletown.server.http.pages.translator import Translator, translator
from tabletown.server.tables.service import TableService
from tabletown.server.tables.session import WAITING
from tabletown.table import Replay

PAGE = 80  # numbered steps of older log lines at a time
MOST = 400  # numbered steps that are played back, at most
_Request = Request[Any, Any, Any]
_Number = Annotated[int, QueryParameter(ge=0, lt=2**31)]
_Place = Annotated[int | None, QueryParameter(ge=0, le=9999)]


class _Told:
    """The log and frames of a table that a visitor may see."""

    def __init__(self, replay: Replay, say: Translator, parts: Parts, viewer: int | None) -> None:
        self.replay = replay
        self.say = say
        self.parts = parts
        self.viewer = viewer

    def turns(self, after: int, until: int | None = None) -> list[Turn]:
        """Return the turns of numbered steps."""
        return told(self.replay, self.say, self.parts, after, until)


class LogController(Controller):
    """The log of a table at `/tables/{table}/log` and `/tables/{table}/frames`."""

    path = "/tables/{table:str}"
    include_in_schema = False

    @get("/log")
    async def log(
        self,
        request: _Request,
        table: TableId,
        tables: TablesDep,
        visitor: VisitorDep,
        before: _Number = 2**31 - 1,
        seat: _Place = None,
    ) -> Response[str]:
        """Return the turns before a numbered step as a part of the page."""
        found = await _told(table, tables, visitor, seat)
        turns: list[Turn] = []
        if found is not None and before > 1:
            until = min(before - 1, found.replay.last)
            turns = found.turns(found.replay.start(max(until - PAGE, 1)) - 1, until)
        return page(request, "table_log_turns.html", turns=turns, step=None)

    @get("/frames")
    async def frames(
        self,
        request: _Request,
        table: TableId,
        tables: TablesDep,
        visitor: VisitorDep,
        after: _Number = 0,
        seat: _Place = None,
    ) -> Response[dict[str, Any]]:
        """Return what happened after a numbered step and after the viewer's own last decision, event by event."""
        found = await _told(table, tables, visitor, seat)
        turns: list[Turn] = []
        if found is not None:
            last = found.replay.last
            turns = found.turns(max(min(after, last), found.replay.since, last - MOST))
        events = [event for turn in turns for event in turn.events]
        answer = {
            "frames": [
                {
                    "number": event.number,
                    "seat": event.seat,
                    "look": event.seat if found is not None and found.parts.boards else None,
                    "turn": place,
                    "concerns": event.concerns,
                    "moment": event.moment,
                    "pieces": event.pieces,
                }
                for place, turn in enumerate(turns)
                for event in turn.events
            ],
            "html": render(request, "table_told.html", turns=turns, events=events) if events else "",
        }
        return Response(answer, headers={"Cache-Control": "no-store"})


async def _told(table: str, tables: TableService, visitor: Visitor, seat: int | None) -> _Told | None:
    """Return what the visitor may be told; None behind a curtain and before the match."""
    session = await tables.get(table, visitor.known)
    shown_to = perspective(session, visitor.known, seat)
    if session.phase == WAITING or shown_to.curtain is not None:
        return None
    say = translator(session, visitor.language)
    parts: Parts = session.table.game.parts(session.table.view(shown_to.viewer), [], say, Look(narrow=True))
    return _Told(session.table.replay(shown_to.viewer), say, parts, shown_to.viewer)
