"""The courses: how far somebody is in the lessons of each game, and which one comes next."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import PathParameter

from tabletown.core.game import Game
from tabletown.core.guide.lessons import Lesson
from tabletown.core.registry import game, games
from tabletown.server.errors import NotFoundError
from tabletown.server.http.dependencies import Known, LearningDep
from tabletown.server.http.pages.shell import page
from tabletown.server.users.learning import Progress

_Request = Request[Any, Any, Any]
_Name = Annotated[str, PathParameter(max_length=64)]
_Done = dict[tuple[str, str], Progress]
_MINUTES = 2  # of a lesson, roughly


class Entry(msgspec.Struct, frozen=True):
    """A lesson in a list: its number, the tasks it has and those done."""

    id: str
    number: int
    tasks: int
    done: int

    @property
    def state(self) -> str:
        """Whether it is done, begun or new."""
        return "done" if self.done >= self.tasks else "begun" if self.done else "new"


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game; `next` is the first that is not done."""

    game: str
    lessons: list[Entry]

    @property
    def done(self) -> int:
        """The number of lessons done."""
        return sum(each.state == "done" for each in self.lessons)

    @property
    def next(self) -> Entry | None:
        """The first lesson that is not done."""
        return next((each for each in self.lessons if each.state != "done"), None)

    @property
    def minutes(self) -> int:
        """How long the rest takes, roughly."""
        return _MINUTES * (len(self.lessons) - self.done)


def course(rules: Game, progress: _Done) -> Course:
    """Return the course of a game."""

    def done(lesson: Lesson) -> int:
        found = progress.get((rules.name, lesson.id))
        return 0 if found is None else found.tasks

    return Course(
        rules.name, [Entry(each.id, number, len(each.tasks), done(each)) for number, each in enumerate(rules.lessons, 1)]
    )


def courses(progress: _Done) -> list[Course]:
    """Return the courses of all games that have lessons, light games first."""
    known = sorted((game(name) for name in games()), key=lambda each: (each.meta.order, each.name))
    return [course(each, progress) for each in known if each.lessons]


def lesson_of(name: str, lesson: str) -> tuple[Game, Lesson]:
    """Return a game and one of its lessons, or raise NotFoundError."""
    rules = game(name)
    found = next((each for each in rules.lessons if each.id == lesson), None)
    if found is None:
        raise NotFoundError("web-learn-missing", lesson=lesson)
    return rules, found


class CoursesController(Controller):
    """The courses at `/learn`, and the lessons of a game at `/learn/{name}`."""

    include_in_schema = False

    @get("/learn")
    async def all(self, request: _Request, learning: LearningDep, known: Known) -> Response[str]:
        """Show all courses."""
        progress = await learning.progress(None if known is None else known.id)
        return page(request, "learn.html", me=known, courses=courses(progress))

    @get("/learn/{name:str}")
    async def one(self, request: _Request, name: _Name, learning: LearningDep, known: Known) -> Response[str]:
        """Show the lessons of a game."""
        rules = game(name)
        progress = await learning.progress(None if known is None else known.id)
        others = [each for each in courses(progress) if each.game != rules.name]
        return page(request, "learn_course.html", me=known, course=course(rules, progress), others=others)

    @get("/rules")
    async def rulebooks(self, request: _Request, known: Known) -> Response[str]:
        """List the rulebooks."""
        listed = sorted(games(), key=lambda each: (game(each).meta.order, each))
        return page(request, "learn_rules.html", me=known, games=listed)
