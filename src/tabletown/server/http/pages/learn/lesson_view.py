"""The template context of a lesson: a table without a session, with one task and a coach."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Protocol

import msgspec
from markupsafe import Markup

from tabletown.core.facets import Look
from tabletown.core.game import Game
from tabletown.core.guide.lessons import Lesson
from tabletown.core.state import State
from tabletown.core.views import Line, View
from tabletown.drawing.parts import Parts
from tabletown.drawing.scene import prepare
from tabletown.server.errors import NotFoundError, ServerError
from tabletown.server.http.pages.log.score_table import rows_of
from tabletown.server.http.pages.shell import icon
from tabletown.server.http.pages.table.preview import idle, signed
from tabletown.server.http.pages.table.view import TableQuery, chips_of, drawn
from tabletown.server.http.pages.translator import Translator, translator_of
from tabletown.server.tables.why import Reason, reasons
from tabletown.table.lesson import Attempt

MOST = 40  # actions of an attempt
HINTS = 2  # stages of a hint: the piece, then the place
_TALK = ("log", "chat")  # panes that a lesson has no use for


class LessonQuery(msgspec.Struct, frozen=True):
    """An attempt at a task, and how it is displayed."""

    task: int = 0
    done: str = ""  # the actions since the task began
    before: str = ""  # the answers to the tasks just before it
    tries: int = 0  # answers that were wrong or shown before
    hint: int = 0
    shown: bool = False  # the actions are those of the solution
    look: int | None = None
    flip: bool = False
    narrow: bool = False

    @property
    def actions(self) -> list[int]:
        """The actions since the task began."""
        return _numbers("done", self.done)

    @property
    def answers(self) -> list[list[int]]:
        """The answers to the tasks just before this one."""
        return [_numbers("before", each) for each in self.before.split("-")] if self.before else []

    @property
    def display(self) -> TableQuery:
        """The way the table is displayed."""
        return TableQuery(None, self.look, None, self.flip, self.narrow)


class Stage(msgspec.Struct, frozen=True):
    """What the templates of a table ask of its session."""

    id: str = ""
    phase: str = "lesson"  # nobody waits for anybody
    over: bool = False
    commitment: None = None  # nothing is dealt

    @property
    def table(self) -> Stage:
        """The match."""
        return self


def _numbers(field: str, text: str) -> list[int]:
    """Return the actions in a field of a request."""
    found = text.split(".") if text else []
    if len(found) > MOST or not all(each.isascii() and each.isdecimal() and len(each) < 10 for each in found):
        raise ServerError("server-request", field=field, reason=text[:MOST])
    return [int(each) for each in found]


def attempt_of(rules: Game, lesson: Lesson, query: LessonQuery) -> Attempt:
    """Return the attempt of a request; raise an error for actions that it cannot have."""
    if not 0 <= query.task < len(lesson.tasks):
        raise NotFoundError("web-learn-missing", lesson=lesson.id)
    answers = query.answers
    if len(answers) > query.task:
        raise ServerError("server-request", field="before", reason=query.before[:MOST])
    return Attempt(rules, lesson, query.task, query.actions, answers)


def speaker_of(attempt: Played, language: str) -> Translator:
    """Return the translator of a lesson; the seats have no names of people."""
    options, say = attempt.state.options, translator_of(language)
    others = [seat for seat in range(options.seats) if seat != attempt.seat]
    rivals = {
        seat: say("web-learn-rival", {"count": len(others), "number": number}) for number, seat in enumerate(others, 1)
    }
    names = tuple(rivals.get(seat, say("web-learn-you")) for seat in range(options.seats))
    return translator_of(language, names, attempt.game.name, options)


class Played(Protocol):
    """A position at which somebody without a table acts: a task of a lesson, or a puzzle."""

    @property
    def game(self) -> Game: ...
    @property
    def state(self) -> State: ...
    @property
    def seat(self) -> int: ...
    @property
    def view(self) -> View: ...
    @property
    def begun(self) -> View: ...
    @property
    def actions(self) -> list[int]: ...
    @property
    def offered(self) -> list[int]: ...
    @property
    def judgment(self) -> str: ...
    def is_final(self, action: int) -> bool: ...


def staged(attempt: Played, query: LessonQuery, say: Translator) -> tuple[dict[str, Any], Parts]:
    """Return what the templates of a table show of a position, and its drawings."""
    game, view, legal, seat = attempt.game, attempt.view, attempt.offered, attempt.seat
    middle = query.look if query.look is not None and query.look < view.options.seats else None
    since = attempt.begun if attempt.actions else None
    parts: Parts = game.parts(view, legal, say, Look(since=since, seat=middle, narrow=query.narrow, aids=False))
    shown = drawn(game, view, legal, say, query.display, parts)
    return {
        **shown,
        "panes": _panes(shown["panes"]),
        "session": Stage(),
        "game": game.name,
        "query": query,
        "tries": query.tries + (attempt.judgment == "wrong"),
        "judgment": attempt.judgment,
        "is_hint": query.hint > 0,
        "more_hints": query.hint < HINTS,
        "coach": _coach(game, parts),
        "version": f"{query.task}.{query.before}.{query.done}",
        "viewer": seat,
        "look": query.display,
        "middle": middle if middle != seat else None,
        "turn": bool(legal),
        "past": None,
        "final": [action for action in legal if attempt.is_final(action)],
        "idle": idle(game, view, say, parts, legal),
        "aids": True,
        "gains": "",  # points on the targets would give the answer away
        "seats": _seats(attempt, say, parts),
        "sheet": rows_of(game, view, say),
        "log": [],
        "messages": [],
        "spectator": True,
        "question": None,
        "returning": False,
    }, parts


async def why(attempt: Played, piece: str, picks: str, say: Translator) -> list[Reason]:
    """Return why a thing cannot be chosen now; also of what the rules allow but the task does not offer."""
    await asyncio.to_thread(prepare, attempt.game, attempt.view)
    return reasons(attempt.game, attempt.view, piece, picks.split(), say, Line("web-learn-why"))


def context(attempt: Attempt, query: LessonQuery, say: Translator) -> dict[str, Any]:
    """Return the context for the template of a lesson."""
    shown, parts = staged(attempt, query, say)
    hint = attempt.hint if query.hint and attempt.judgment == "open" else None
    told = attempt.line("hint") if query.hint and attempt.judgment == "open" else attempt.verdict or attempt.line("coach")
    return {
        **shown,
        "lesson": attempt.lesson,
        "task": attempt.task,
        "goal": _unbroken(say.line(attempt.line())),
        "told": _unbroken(say.line(told)),
        "hint": hint,
        "gain": _gain(attempt),
        "next_task": _next_task(attempt, query),
        "change": signed(int(attempt.figures["gain"])),
        "points": attempt.figures["points"],
        "ledger": _ledger(attempt, say),
        "pins": [_places(parts, key) for key in attempt.task.at] if attempt.judgment == "open" else [],
        "rule": attempt.rule or attempt.game.rule_of(attempt.game.prompt(attempt.view)),
    }


def _unbroken(text: str) -> str:
    """Return a text whose products and results stay in one line."""
    return re.sub(r"(?<=\d) ([×=]) (?=[\d−])", "\N{NO-BREAK SPACE}\\1\N{NO-BREAK SPACE}", text)


def _coach(game: Game, parts: Parts) -> Markup:
    """Return the picture of the coach: a piece of the game that belongs to nobody."""
    found = next((each.id(game.meta.coach) for each in parts.sprites if game.meta.coach in each.symbols), "")
    return Markup(f'<svg><use href="#{found}"/></svg>') if found else icon("learn")


def _panes(panes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the panes of a table that a lesson has."""
    kept = [each for each in panes if each["key"] not in _TALK]
    keys = {each["key"] for each in kept}
    return [{**each, "within": each["within"] if each["within"] in keys else ""} for each in kept]


def _places(parts: Parts, key: str) -> list[str]:
    """Return the ids of the elements that draw a thing."""
    found = [f"{picture.name}-{key}" for picture in parts.pictures if key in picture.drawn]
    found += [mark.id for picture in parts.pictures for mark in picture.marks if mark.key == key]
    return list(dict.fromkeys([*found, *(f"choice-{each.key}" for each in parts.choices if each.key == key)]))


def _next_task(attempt: Attempt, query: LessonQuery) -> str:
    """Return the query of the next task, with this answer if the task goes on from it; "" after the last."""
    number = attempt.number + 1
    if number == len(attempt.lesson.tasks):
        return ""
    before = "" if attempt.lesson.tasks[number].position else f"{query.before}-{query.done}".removeprefix("-")
    return f"task={number}" + (f"&before={before}" if before else "")


def _gain(attempt: Attempt) -> int:
    """Return the points that a right answer brought, 0 where the task asks for something else."""
    goal = attempt.task.goal
    asked = goal.best or goal.outlook is not None or goal.gain is not None
    return max(0, int(attempt.figures["gain"])) if asked and attempt.judgment == "right" else 0


def _ledger(attempt: Attempt, say: Translator) -> list[dict[str, Any]]:
    """Return the lines of the learner's outlook that an answer has changed."""
    sheets = (attempt.start, attempt.sheet)
    items = dict.fromkeys(line.item for sheet in sheets for line in sheet.lines)
    before, now = (
        {item: sum(line.points for line in sheet.lines if line.item == item) for item in items} for sheet in sheets
    )
    return [
        {
            "name": say.item(attempt.game, item, attempt.view),
            "points": now[item],
            "change": signed(now[item] - before[item]),
        }
        for item in items
        if now[item] != before[item] and attempt.judgment != "open"
    ]


def _seats(attempt: Played, say: Translator, parts: Parts) -> list[dict[str, Any]]:
    """Return the seats as the templates of a table want them."""
    game, view = attempt.game, attempt.view
    public = game.view(attempt.state, None)
    count = range(view.options.seats)
    known = [(game.score(public, seat).total, game.score(view, seat).total) for seat in count]
    return [
        {
            "seat": seat,
            "name": say.seat(seat),
            "mine": seat == attempt.seat,
            "you": seat == attempt.seat,
            "deciding": attempt.judgment == "open" and seat == attempt.seat,
            "points": known[seat][0],
            "total": known[seat][1],
            "secret": known[seat][1] - known[seat][0],
            "vitals": chips_of(parts.vitals[seat], parts) if seat < len(parts.vitals) else [],
            "left": None,
            "thinks": None,
            "since": 0.0,
            "paint": parts.paints[seat].number,
            "won": False,
        }
        for seat in count
    ]
