"""The analysis board at `/analysis`; every address carries its position, so it can be shared."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import QueryParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.core.errors import TabletownError
from tabletown.core.state import CHANCE
from tabletown.i18n import Speaker
from tabletown.server.errors import ServerError, status_of
from tabletown.server.http.dependencies import AnalysesDep, RecordId, TableId, VisitorDep
from tabletown.server.http.pages.review.analysis_view import (
    LONGEST,
    AnalysisQuery,
    context,
    decider,
    draw,
    go_on,
    listed,
    pack,
    unpack,
)
from tabletown.server.http.pages.shell import page

_Packed = Annotated[str, QueryParameter(max_length=LONGEST)]
_Done = Annotated[str, QueryParameter(max_length=4000)]
_Seat = Annotated[int | None, QueryParameter(ge=0, le=99)]
_Open = Annotated[bool, QueryParameter(name="open")]
_Play = Annotated[str, QueryParameter(max_length=12)]
_Step = Annotated[int, QueryParameter(ge=0, lt=2**31)]
_DRAW = "draw"


class PastedPosition(msgspec.Struct, frozen=True):
    """A position as text."""

    text: Annotated[str, msgspec.Meta(max_length=60_000)] = ""


class MoreThinking(msgspec.Struct, frozen=True):
    """The position that the board shows."""

    position: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    done: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    seat: int | None = None
    open: bool = False


class AnalysisPageController(Controller):
    """The board, its list of best actions, and the form for a position."""

    include_in_schema = False

    @get("/analysis")
    async def show(
        self,
        analyses: AnalysesDep,
        visitor: VisitorDep,
        position: _Packed = "",
        done: _Done = "",
        seat: _Seat = None,
        is_open: _Open = False,
        play: _Play = "",
    ) -> Response[str] | Redirect:
        """Show a position, or where it leads to, or the form for one."""
        if not position:
            return page(visitor.request, "analysis_new.html", me=visitor.known, error="", text="")
        query = AnalysisQuery(position, done, seat, is_open)
        rules, first = await analyses.read(unpack(position))
        state = go_on(first, query.steps)
        if play:
            if not (play == _DRAW or (play.isascii() and play.isdecimal())):
                raise ServerError("server-request", field="play", reason=play)
            actor = CHANCE if state.actors() == CHANCE else decider(state, seat)
            step = (CHANCE if actor is None else actor, draw(state) if play == _DRAW and actor == CHANCE else int(play))
            go_on(state, [step])
            return Redirect(query.after([*query.steps, step]), status_code=303)
        await analyses.check(state)
        return page(visitor.request, "analysis.html", me=visitor.known, **context(rules, state, query, visitor.language))

    @post("/analysis", status_code=303)
    async def paste(
        self, data: URLEncodedBody[PastedPosition], analyses: AnalysesDep, visitor: VisitorDep
    ) -> Response[str] | Redirect:
        """Show the position of a text, else what is wrong with it."""
        try:
            _, state = await analyses.read(data.text)
        except TabletownError as error:
            said = Speaker(visitor.language)(error.message, error.arguments)
            status = int(status_of(error))
            return page(visitor.request, "analysis_new.html", status=status, me=visitor.known, error=said, text=data.text)
        return Redirect(AnalysisQuery(pack(state)).address(), status_code=303)

    @post("/analysis/think", status_code=200)
    async def think(self, data: URLEncodedBody[MoreThinking], analyses: AnalysesDep, visitor: VisitorDep) -> Response[str]:
        """Think for one more slice and return the list of best actions."""
        rules, first = await analyses.read(unpack(data.position))
        state = go_on(first, AnalysisQuery(done=data.done).steps)
        identity, cookies = await visitor.sign_in()
        found = await analyses.think(identity, state, data.seat, data.open)
        answer = page(visitor.request, "analysis_list.html", **listed(rules, state, found, visitor.language))
        for each in cookies:
            answer.set_cookie(each)
        return answer

    @get("/tables/{table:str}/analysis")
    async def of_table(self, table: TableId, analyses: AnalysesDep, visitor: VisitorDep, step: _Step = 0) -> Redirect:
        """Show the position of a finished match after some steps."""
        state = await analyses.of_table(visitor.known, table, step)
        return Redirect(AnalysisQuery(pack(state)).address(), status_code=303)

    @get("/records/{record:str}/analysis")
    async def of_record(self, record: RecordId, analyses: AnalysesDep, step: _Step = 0) -> Redirect:
        """Show the position of an uploaded record after some steps."""
        state = await analyses.of_record(record, step)
        return Redirect(AnalysisQuery(pack(state)).address(), status_code=303)
