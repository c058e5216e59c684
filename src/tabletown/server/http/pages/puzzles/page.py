"""The list of puzzles, and the page of one; every request carries the answer, and the server judges it again."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import PathParameter, QueryParameter, URLEncodedBody
from markupsafe import Markup

from tabletown.server.errors import ConflictError
from tabletown.server.http.dependencies import Known, Language, LearningDep, Visitor, VisitorDep
from tabletown.server.http.pages.learn.lesson import LessonAction
from tabletown.server.http.pages.learn.lesson_view import LessonQuery, speaker_of, why
from tabletown.server.http.pages.puzzles.puzzle_view import context, kept_as, puzzle_at, shelves
from tabletown.server.http.pages.rules.why import Picks, Piece
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table.preview import Drawings, card
from tabletown.server.http.pages.translator import translator_of
from tabletown.server.users.learning import Learning
from tabletown.table.puzzles import Attempt

_Request = Request[Any, Any, Any]
_Name = Annotated[str, PathParameter(max_length=64)]
_Place = Annotated[int, PathParameter(ge=0, le=9999)]
_Number = Annotated[int, QueryParameter(ge=0, le=99)]
_Seat = Annotated[int | None, QueryParameter(ge=0, le=99)]
_Action = Annotated[int, QueryParameter(ge=0, lt=2**31)]
_Text = Annotated[str, QueryParameter(max_length=400)]
_Switch = Annotated[bool, QueryParameter()]


class PuzzlesController(Controller):
    """The puzzles at `/puzzles`."""

    path = "/puzzles"
    include_in_schema = False

    @get()
    async def all(self, request: _Request, learning: LearningDep, known: Known, language: Language) -> Response[str]:
        """List the puzzles of all games, with what the visitor has solved."""
        progress = await learning.progress(None if known is None else known.id)
        return page(request, "puzzles.html", me=known, shelves=shelves(progress, translator_of(language)))


def _attempt(name: str, number: int, query: LessonQuery) -> Attempt:
    """Return the attempt of a request; raise an error for an answer that it cannot have."""
    return Attempt(*puzzle_at(name, number), query.actions[:1])


def _show(
    visitor: Visitor, attempt: Attempt, query: LessonQuery, template: str, number: int, cookies: list[Cookie] | None = None
) -> Response[str]:
    """Return the puzzle as the visitor sees it now."""
    say = speaker_of(attempt, visitor.language)
    answer = page(visitor.request, template, me=visitor.known, **context(attempt, query, say, number))
    for each in cookies or []:
        answer.set_cookie(each)
    return answer


async def _keep(visitor: Visitor, learning: Learning, attempt: Attempt, query: LessonQuery) -> list[Cookie]:
    """Store a puzzle that was solved without being shown the answer; a visitor becomes a guest."""
    if attempt.judgment != "right" or query.shown:
        return []
    identity, cookies = await visitor.sign_in()
    await learning.finish(identity.id, attempt.game.name, kept_as(attempt.puzzle), 0, query.tries == 0)
    return cookies


class PuzzleController(Controller):
    """A puzzle at `/puzzles/{name}/{number}`."""

    path = "/puzzles/{name:str}/{number:int}"
    include_in_schema = False

    @get()
    async def show(self, name: _Name, number: _Place, visitor: VisitorDep) -> Response[str]:
        """Show the whole page."""
        query = LessonQuery(narrow=visitor.request.cookies.get("narrow") == "1")
        return _show(visitor, _attempt(name, number, query), query, "puzzle.html", number)

    @get("/part")
    async def part(
        self,
        name: _Name,
        number: _Place,
        visitor: VisitorDep,
        done: _Text = "",
        tries: _Number = 0,
        hint: _Number = 0,
        shown: _Switch = False,
        look: _Seat = None,
        flip: _Switch = False,
        narrow: _Switch = False,
    ) -> Response[str]:
        """Return the changing part of the page."""
        query = LessonQuery(0, done, "", tries, hint, shown, look, flip, narrow)
        return _show(visitor, _attempt(name, number, query), query, "puzzle_part.html", number)

    @post("/act", status_code=200)
    async def act(
        self, name: _Name, number: _Place, data: URLEncodedBody[LessonAction], learning: LearningDep, visitor: VisitorDep
    ) -> Response[str]:
        """Judge an answer."""
        query = data.query([data.action])
        attempt = _attempt(name, number, query)
        cookies = await _keep(visitor, learning, attempt, query)
        return _show(visitor, attempt, query, "puzzle_part.html", number, cookies)

    @post("/undo", status_code=200)
    async def undo(
        self, name: _Name, number: _Place, data: URLEncodedBody[LessonAction], visitor: VisitorDep
    ) -> Response[str]:
        """Take the answer back."""
        query = data.query([])
        return _show(visitor, _attempt(name, number, query), query, "puzzle_part.html", number)

    @post("/show", status_code=200)
    async def solve(
        self, name: _Name, number: _Place, data: URLEncodedBody[LessonAction], visitor: VisitorDep
    ) -> Response[str]:
        """Show the answer, which does not count as solved."""
        query = data.query([_attempt(name, number, LessonQuery()).solution], shown=True)
        return _show(visitor, _attempt(name, number, query), query, "puzzle_part.html", number)

    @get("/preview")
    async def preview(
        self,
        name: _Name,
        number: _Place,
        visitor: VisitorDep,
        action: _Action,
        look: _Seat = None,
        flip: _Switch = False,
        narrow: _Switch = False,
    ) -> Response[str]:
        """Return the card of an action and the ghost of the board."""
        attempt = _attempt(name, number, LessonQuery())
        if action not in attempt.offered:
            raise ConflictError("server-stale")
        game, view, say = attempt.game, attempt.view, speaker_of(attempt, visitor.language)
        found = game.preview(view, action)
        board = Drawings(game, view, say, look, flip, narrow)
        shown = card(game, view, found, say, board.before, attempt.is_final(action))
        return page(visitor.request, "table_preview.html", ghost=board.ghost(found.after), **shown)

    @get("/why")
    async def why(self, name: _Name, number: _Place, visitor: VisitorDep, piece: Piece, picks: Picks = "") -> Response[str]:
        """Return why a thing cannot be chosen."""
        attempt = _attempt(name, number, LessonQuery())
        found = await why(attempt, piece, picks, speaker_of(attempt, visitor.language))
        return page(visitor.request, "table_why.html", reasons=found)

    @get("/players")
    async def players(self, name: _Name, number: _Place, visitor: VisitorDep, done: _Text = "") -> Response[str]:
        """Return the panels of all seats."""
        query = LessonQuery(done=done)
        attempt = _attempt(name, number, query)
        shown = context(attempt, query, speaker_of(attempt, visitor.language), number)
        panels = [Markup(each) for each in shown["panels"]]
        return page(visitor.request, "table_players.html", panels=panels, seats=shown["seats"], boards=shown["boards"])
