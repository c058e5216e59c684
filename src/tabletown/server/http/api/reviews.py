"""API endpoints of reviews."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, get, post

from tabletown.server.bots.reviews import ReviewProgress
from tabletown.server.errors import NotFoundError
from tabletown.server.http.dependencies import NOT_KEPT, Known, Myself, ReviewsDep, TableId


class ReviewState(msgspec.Struct, frozen=True):
    """A review: `done` of `total` parts are finished, and `before` others are made first.

    `review` is what is known so far: positions with the expected points and chances to win, and the decisions.
    """

    finished: bool
    done: int
    total: int
    before: int
    review: dict[str, Any] | None


def _state(found: ReviewProgress | None) -> ReviewState:
    if found is None:
        raise NotFoundError("server-no-review")
    review = None if found.review is None else msgspec.to_builtins(found.review)
    return ReviewState(found.finished, found.done, found.total, found.before, review)


class ReviewController(Controller):
    """The review of a finished match."""

    path = "/api/tables/{table:str}/review"
    tags = ("archive",)
    response_headers = NOT_KEPT

    @get("", summary="The review of a finished match")
    async def show(self, table: TableId, reviews: ReviewsDep, known: Known) -> ReviewState:
        """Return the review as far as it is made; it is everybody's who may see the table."""
        return _state(await reviews.get(known, table))

    @post("", status_code=202, summary="Ask for a review")
    async def ask(self, table: TableId, reviews: ReviewsDep, identity: Myself) -> ReviewState:
        """Ask for the review of a finished match; a person has one in progress at a time."""
        await reviews.ask(identity, table)
        return _state(await reviews.get(identity, table))
