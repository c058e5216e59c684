"""The review of a finished match at `/tables/{table}/review`, and answers to its decisions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import QueryParameter, URLEncodedBody
from litestar.response import Redirect

from tabletown.server.bots.reviews import Judged
from tabletown.server.http.dependencies import ReviewsDep, TableId, TablesDep, Visitor, VisitorDep
from tabletown.server.http.pages.review.view import ReviewQuery, context
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.translator import translator
from tabletown.server.tables.session import TableSession

_Step = Annotated[int | None, QueryParameter(ge=0, lt=2**31)]
_Graph = Annotated[Literal["points", "chance", "score"], QueryParameter()]
_Flag = Annotated[bool, QueryParameter()]


class Answer(msgspec.Struct, frozen=True):
    """An answer to a decision of the match."""

    step: int
    action: int


async def _show(
    visitor: Visitor, session: TableSession, reviews: Any, query: ReviewQuery, judged: Judged | None = None
) -> Response[str]:
    """Return the review as far as it is made, or the offer to make one."""
    found = await reviews.get(visitor.known, session.id)
    say = translator(session, visitor.language)
    user = None if visitor.known is None else visitor.known.id
    shown = context(session, found, query, say, session.seats_of(user), judged)
    return page(visitor.request, "review.html", me=visitor.known, **shown)


class ReviewPageController(Controller):
    """The page of a review."""

    path = "/tables/{table:str}/review"
    include_in_schema = False

    @get("")
    async def show(
        self,
        table: TableId,
        tables: TablesDep,
        reviews: ReviewsDep,
        visitor: VisitorDep,
        step: _Step = None,
        graph: _Graph = "points",
        everybody: _Flag = False,
        again: _Flag = False,
    ) -> Response[str]:
        """Show the review at a decision; raise ConflictError while the match is in progress."""
        session = await tables.get(table, visitor.known)
        return await _show(visitor, session, reviews, ReviewQuery(step, graph, everybody, again))

    @get("/progress")
    async def progress(self, table: TableId, reviews: ReviewsDep, visitor: VisitorDep) -> Response[str]:
        """Show only how far a review is, for pages that wait for it."""
        found = await reviews.get(visitor.known, table, data=False)
        return page(visitor.request, "review_progress.html", progress=found, path=f"/tables/{table}/review")

    @post("", status_code=303)
    async def ask(self, table: TableId, tables: TablesDep, reviews: ReviewsDep, visitor: VisitorDep) -> Redirect:
        """Ask for the review."""
        await tables.get(table, visitor.known)  # before a guest is created
        identity, cookies = await visitor.sign_in()
        await reviews.ask(identity, table)
        return Redirect(f"/tables/{table}/review", status_code=303, cookies=cookies)

    @post("/answer", status_code=200)
    async def answer(
        self,
        table: TableId,
        data: URLEncodedBody[Answer],
        tables: TablesDep,
        reviews: ReviewsDep,
        visitor: VisitorDep,
    ) -> Response[str]:
        """Judge an answer to a decision."""
        session = await tables.get(table, visitor.known)
        await reviews.decision(visitor.known, table, data.step)  # before a guest is created
        identity, cookies = await visitor.sign_in()
        judged = await reviews.judge(identity, table, data.step, data.action)
        answer = await _show(visitor, session, reviews, ReviewQuery(data.step, again=True), judged)
        for each in cookies:
            answer.set_cookie(each)
        return answer
