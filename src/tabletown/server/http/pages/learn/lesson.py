"""The page of a lesson; every request carries the task and the learner's actions, and the server plays them again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import PathParameter, QueryParameter, URLEncodedBody
from markupsafe import Markup

from tabletown.server.errors import ConflictError
from tabletown.server.http.dependencies import LearningDep, Visitor, VisitorDep
from tabletown.server.http.pages.learn.courses import Course, Entry, course, lesson_of
from tabletown.server.http.pages.learn.lesson_view import LessonQuery, attempt_of, context, speaker_of, why
from tabletown.server.http.pages.rules.why import Picks, Piece
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table.preview import Drawings, card
from tabletown.server.http.pages.translator import translator_of
from tabletown.server.users.learning import Learning
from tabletown.table.lesson import Attempt

_Request = Request[Any, Any, Any]
_Name = Annotated[str, PathParameter(max_length=64)]
_Task = Annotated[int | None, QueryParameter(ge=0, le=99)]
_Number = Annotated[int, QueryParameter(ge=0, le=99)]
_Place = Annotated[int | None, QueryParameter(ge=0, le=99)]
_Action = Annotated[int, QueryParameter(ge=0, lt=2**31)]
_Text = Annotated[str, QueryParameter(max_length=400)]
_Switch = Annotated[bool, QueryParameter()]


class LessonAction(msgspec.Struct, frozen=True):
    """An action of the learner, or a number of them to take back, with the attempt that it belongs to."""

    task: int = 0
    done: Annotated[str, msgspec.Meta(max_length=400)] = ""
    before: Annotated[str, msgspec.Meta(max_length=400)] = ""
    tries: int = 0
    action: int = -1
    steps: int = 1
    flip: bool = False
    narrow: bool = False

    def query(self, actions: list[int], shown: bool = False) -> LessonQuery:
        """Return the attempt with other actions; to be shown them counts as a try."""
        done = ".".join(map(str, actions))
        count = max(0, min(self.tries + shown, 99))
        return LessonQuery(self.task, done, self.before, count, shown=shown, flip=self.flip, narrow=self.narrow)


def _show(
    visitor: Visitor, attempt: Attempt, query: LessonQuery, template: str, cookies: list[Cookie] | None = None, **more: Any
) -> Response[str]:
    """Return the lesson as the learner sees it now."""
    say = speaker_of(attempt, visitor.language)
    answer = page(visitor.request, template, me=visitor.known, **context(attempt, query, say), **more)
    for each in cookies or []:
        answer.set_cookie(each)
    return answer


async def _finish(visitor: Visitor, learning: Learning, attempt: Attempt, query: LessonQuery) -> list[Cookie]:
    """Store a task that is done; a visitor becomes a guest."""
    if attempt.judgment != "right":
        return []
    identity, cookies = await visitor.sign_in()
    game, lesson = attempt.game.name, attempt.lesson.id
    await learning.finish(identity.id, game, lesson, query.task, query.tries == 0)
    return cookies


class LessonController(Controller):
    """A lesson at `/learn/{name}/{lesson}`."""

    path = "/learn/{name:str}/{lesson:str}"
    include_in_schema = False

    @get()
    async def show(
        self,
        name: _Name,
        lesson: _Name,
        learning: LearningDep,
        visitor: VisitorDep,
        task: _Task = None,
        before: _Text = "",
    ) -> Response[str]:
        """Show the whole page, at the first task that is not done."""
        rules, found = lesson_of(name, lesson)
        listed, entry = await _place(visitor, learning, name, lesson)
        number = (entry.done if entry.state == "begun" else 0) if task is None else task
        query = LessonQuery(number, before=before, narrow=visitor.request.cookies.get("narrow") == "1")
        return _show(visitor, attempt_of(rules, found, query), query, "learn_lesson.html", course=listed, entry=entry)

    @get("/part")
    async def part(
        self,
        name: _Name,
        lesson: _Name,
        visitor: VisitorDep,
        task: _Number = 0,
        done: _Text = "",
        before: _Text = "",
        tries: _Number = 0,
        hint: _Number = 0,
        shown: _Switch = False,
        look: _Place = None,
        flip: _Switch = False,
        narrow: _Switch = False,
    ) -> Response[str]:
        """Return the changing part of the page."""
        query = LessonQuery(task, done, before, tries, hint, shown, look, flip, narrow)
        return _show(visitor, attempt_of(*lesson_of(name, lesson), query), query, "learn_part.html")

    @post("/act", status_code=200)
    async def act(
        self, name: _Name, lesson: _Name, data: URLEncodedBody[LessonAction], learning: LearningDep, visitor: VisitorDep
    ) -> Response[str]:
        """Carry out an action and judge it."""
        query = data.query([*LessonQuery(done=data.done).actions, data.action])
        attempt = attempt_of(*lesson_of(name, lesson), query)
        return _show(visitor, attempt, query, "learn_part.html", await _finish(visitor, learning, attempt, query))

    @post("/undo", status_code=200)
    async def undo(
        self, name: _Name, lesson: _Name, data: URLEncodedBody[LessonAction], visitor: VisitorDep
    ) -> Response[str]:
        """Take back actions: one, or all to try again."""
        actions = LessonQuery(done=data.done).actions
        query = data.query(actions[: max(0, len(actions) - max(1, data.steps))])
        return _show(visitor, attempt_of(*lesson_of(name, lesson), query), query, "learn_part.html")

    @post("/show", status_code=200)
    async def solve(
        self, name: _Name, lesson: _Name, data: URLEncodedBody[LessonAction], learning: LearningDep, visitor: VisitorDep
    ) -> Response[str]:
        """Show the solution, which counts as a try."""
        rules, found = lesson_of(name, lesson)
        start = attempt_of(rules, found, data.query([]))
        query = data.query(start.solutions[0], shown=True)
        attempt = attempt_of(rules, found, query)
        return _show(visitor, attempt, query, "learn_part.html", await _finish(visitor, learning, attempt, query))

    @get("/preview")
    async def preview(
        self,
        name: _Name,
        lesson: _Name,
        visitor: VisitorDep,
        action: _Action,
        task: _Number = 0,
        done: _Text = "",
        before: _Text = "",
        look: _Place = None,
        flip: _Switch = False,
        narrow: _Switch = False,
    ) -> Response[str]:
        """Return the card of an action and the ghost of the board."""
        query = LessonQuery(task, done, before, look=look, flip=flip, narrow=narrow)
        attempt = attempt_of(*lesson_of(name, lesson), query)
        if action not in attempt.offered:
            raise ConflictError("server-stale")
        game, view, say = attempt.game, attempt.view, speaker_of(attempt, visitor.language)
        found = game.preview(view, action)
        board = Drawings(game, view, say, look, flip, narrow)
        shown = card(game, view, found, say, board.before, attempt.is_final(action))
        return page(visitor.request, "table_preview.html", ghost=board.ghost(found.after), **shown)

    @get("/why")
    async def why(
        self,
        name: _Name,
        lesson: _Name,
        visitor: VisitorDep,
        piece: Piece,
        picks: Picks = "",
        task: _Number = 0,
        done: _Text = "",
        before: _Text = "",
    ) -> Response[str]:
        """Return why a thing cannot be chosen."""
        attempt = attempt_of(*lesson_of(name, lesson), LessonQuery(task, done, before))
        found = await why(attempt, piece, picks, speaker_of(attempt, visitor.language))
        return page(visitor.request, "table_why.html", reasons=found)

    @get("/players")
    async def players(
        self, name: _Name, lesson: _Name, visitor: VisitorDep, task: _Number = 0, done: _Text = "", before: _Text = ""
    ) -> Response[str]:
        """Return the panels of all seats."""
        query = LessonQuery(task, done, before)
        attempt = attempt_of(*lesson_of(name, lesson), query)
        shown = context(attempt, query, speaker_of(attempt, visitor.language))
        panels = [Markup(each) for each in shown["panels"]]
        return page(visitor.request, "table_players.html", panels=panels, seats=shown["seats"], boards=shown["boards"])

    @get("/done")
    async def done(self, name: _Name, lesson: _Name, learning: LearningDep, visitor: VisitorDep) -> Response[str]:
        """Show what was learned, and what comes next."""
        rules, found = lesson_of(name, lesson)
        listed, entry = await _place(visitor, learning, name, lesson)
        progress = (await learning.progress(None if visitor.known is None else visitor.known.id)).get((name, lesson))
        later = next((each for each in listed.lessons[entry.number :] if each.state != "done"), listed.next)
        rulings = list(dict.fromkeys(task.rule for task in found.tasks if task.rule))
        say = translator_of(visitor.language)
        shown: dict[str, Any] = {
            "course": listed,
            "entry": entry,
            "game": rules.name,
            "first_try": 0 if progress is None else progress.first_try,
            "later": later,
            "rules": rulings,
            "knows": lambda number: say.has(f"{rules.name}-lesson-{lesson}-learned-{number}"),
        }
        return page(visitor.request, "learn_done.html", me=visitor.known, **shown)


async def _place(visitor: Visitor, learning: Learning, name: str, lesson: str) -> tuple[Course, Entry]:
    """Return the course and the lesson's place in it."""
    rules, _ = lesson_of(name, lesson)
    listed = course(rules, await learning.progress(None if visitor.known is None else visitor.known.id))
    return listed, next(each for each in listed.lessons if each.id == lesson)
