"""The law of lessons: positions are legal, solutions reach the goal, wrong answers are told, and every text exists."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tabletown.core.game import Game
from tabletown.core.guide.lessons import Lesson, LessonError
from tabletown.core.views import Line
from tabletown.i18n.messages import languages, messages
from tabletown.table.lesson import Attempt
from tabletown.testing.coverage import RULE_ID

_PARTS = ("coach", "right", "wrong", "hint")  # messages of a task besides its goal and named wrong answers
_LEARNED = ("learned-1", "learned-2", "learned-3")
_ID = re.compile(r"[a-z0-9]+(?:[_-][a-z0-9]+)*")


def check_lessons(game: Game) -> None:
    """Check all lessons of a game; raise LessonError with everything that was found."""
    found = [fault for lesson in game.lessons for fault in faults(game, lesson)]
    if found:
        raise LessonError("\n".join(found))


def faults(game: Game, lesson: Lesson) -> list[str]:
    """Return what is wrong with a lesson, one line each; empty if nothing is."""
    found = [*_names(lesson), *_texts(game, lesson), *_rules(game, lesson)]
    for number in range(len(lesson.tasks)):
        try:
            found += [_place(lesson, number) + each for each in _task(game, lesson, number)]
        except LessonError as error:
            return [*found, str(error)]  # later tasks begin where this one ends
    return found


def _place(lesson: Lesson, number: int) -> str:
    return f"lesson {lesson.id}, task {lesson.tasks[number].id}: "


def _task(game: Game, lesson: Lesson, number: int) -> Iterator[str]:
    task = lesson.tasks[number]
    start = Attempt(game, lesson, number)
    if not start.offered:
        yield "nothing is offered"
    if any(not task.offers(game.text(action)) for action in start.offered):
        yield "verbs and only leave no action at the first decision, so that all are offered"
    yield from _missing_pieces(start)
    prefixes: list[list[int]] = []
    for text, solution in zip(task.solutions, start.solutions, strict=True):
        for length, action in enumerate(solution):
            attempt = Attempt(game, lesson, number, solution[:length])
            if attempt.judgment != "open":
                yield f"solution {list(text)}: already {attempt.judgment} after {length} of its actions"
                break
            if action not in attempt.offered:
                yield f"solution {list(text)}: {text[length]!r} is not offered"
                break
            prefixes.append(solution[:length])
        else:
            attempt = Attempt(game, lesson, number, solution)
            if attempt.judgment != "right":
                yield f"solution {list(text)}: does not reach the goal ({_figures(attempt)})"
            if solution == start.solutions[0]:
                attempt = Attempt(game, lesson, number)
                attempt.solve()
                if attempt.unused:
                    yield f"replies that are never called for: {attempt.unused}"
    yield from _answers(game, lesson, number, prefixes)


def _answers(game: Game, lesson: Lesson, number: int, prefixes: list[list[int]]) -> Iterator[str]:
    """Yield faults of the answers that leave a solution after any of its beginnings."""
    task = lesson.tasks[number]
    told: set[str] = set()
    failing = False
    for prefix in {tuple(each) for each in prefixes}:
        for action in Attempt(game, lesson, number, prefix).offered:
            attempt = Attempt(game, lesson, number, [*prefix, action])
            if attempt.judgment == "wrong":
                failing = True
                told |= {attempt.wrong.id} if attempt.wrong else set()
            failing = failing or (attempt.judgment == "open" and [*prefix, action] not in prefixes)
    if not failing:
        yield "every action that is offered is right"
    for answer in task.wrong:
        if answer.id not in told:
            yield f"wrong answer {answer.id}: no action that is offered leads to it without being right"


def _figures(attempt: Attempt) -> str:
    lines = ", ".join(f"{line.item} {line.points}" for line in attempt.sheet.lines)
    figures = ", ".join(f"{name} {value}" for name, value in attempt.figures.items())
    return f"{figures}; {lines}; assets {attempt.game.assets(attempt.view, attempt.seat)}"


def _missing_pieces(attempt: Attempt) -> Iterator[str]:
    """Yield the keys in `at` that the picture does not draw."""
    if attempt.task.at:
        parts = attempt.game.parts(attempt.view, attempt.offered)
        drawn = {key for picture in parts.pictures for key in picture.drawn}
        drawn |= {mark.key for picture in parts.pictures for mark in picture.marks} | {each.key for each in parts.choices}
        for key in attempt.task.at:
            if key not in drawn:
                near = sorted(each for each in drawn if each.partition("-")[0] == key.partition("-")[0])
                yield f"at: no piece {key!r} in the picture (there are {', '.join(near or sorted(drawn))})"


def _names(lesson: Lesson) -> Iterator[str]:
    ids = [task.id for task in lesson.tasks]
    if len(set(ids)) < len(ids):
        yield f"lesson {lesson.id}: two tasks have the same id"
    for each in (lesson.id, *ids, *(answer.id for task in lesson.tasks for answer in task.wrong)):
        if not _ID.fullmatch(each):
            yield f"lesson {lesson.id}: not an id: {each!r}"
    for each in ids:
        if each in ("about", *_LEARNED):
            yield f"lesson {lesson.id}: a task cannot have the id {each!r}"
    for task in lesson.tasks:
        if any(answer.id in _PARTS for answer in task.wrong):
            yield f"lesson {lesson.id}, task {task.id}: a wrong answer cannot have an id of {', '.join(_PARTS)}"


def lines(game: Game, lesson: Lesson) -> list[str]:
    """Return the ids of the messages that a lesson must have."""
    name = f"{game.name}-lesson-{lesson.id}"
    found = [name, f"{name}-about", f"{name}-learned-1"]
    for task in lesson.tasks:
        parts = [*_PARTS, *(answer.id for answer in task.wrong)]
        found += [f"{name}-{task.id}", *(f"{name}-{task.id}-{part}" for part in parts)]
    return found


def _texts(game: Game, lesson: Lesson) -> Iterator[str]:
    figures: dict[str, str | int] = {"points": 12, "before": 8, "gain": 4}
    learned = [f"{game.name}-lesson-{lesson.id}-{part}" for part in _LEARNED]
    for language in languages():
        known = messages(language)
        for message in lines(game, lesson):
            if not known.has(message):
                yield f"lesson {lesson.id}: no message {message} in {language}"
            elif "{" in known.say(message, Line(message, figures).arguments):
                yield f"lesson {lesson.id}: {message} in {language} needs other arguments than {', '.join(figures)}"
        if [known.has(each) for each in learned] != [messages("en").has(each) for each in learned]:
            yield f"lesson {lesson.id}: {language} has other sentences of what was learned"


def _rules(game: Game, lesson: Lesson) -> Iterator[str]:
    page = game.rules_page()
    known = set() if page is None else set(RULE_ID.findall(page.read_text("utf-8")))
    for task in lesson.tasks:
        for rule in (task.rule, *(answer.rule for answer in task.wrong)):
            if rule and rule not in known:
                yield f"lesson {lesson.id}, task {task.id}: no such rule: {rule}"
