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
_MOST = 200  # unfinished answers from which others are sought
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
    starts = [Attempt(game, lesson, number, (), before) for before in _answers_before(game, lesson, number)]
    elsewhere = [each for other in starts[1:] for each in other.solutions]
    for text, solution in zip(task.solutions, start.solutions, strict=True):
        fault = _unsolved(start, solution)
        if fault and (solution == start.solutions[0] or solution not in elsewhere):
            yield f"solution {list(text)}: {fault}"
    for other in starts[1:]:
        if not other.solutions:
            answers = [[game.text(action) for action in each] for each in other.before]
            yield f"no solution after the right answers {answers}"
    attempt = Attempt(game, lesson, number)
    if not _unsolved(start, start.solutions[0]):
        attempt.solve()
        if attempt.unused:
            yield f"replies that are never called for: {attempt.unused}"
    yield from _answers(starts)


def _answers_before(game: Game, lesson: Lesson, number: int) -> list[list[list[int]]]:
    """Return the answers to the tasks before that lead to different beginnings of a task; [] is the first solution."""
    found: dict[bytes, list[list[int]]] = {Attempt(game, lesson, number).state.key(): []}
    if number and not lesson.tasks[number].position:
        earlier = lesson.tasks[number - 1]
        for before in _answers_before(game, lesson, number - 1):
            open_: list[list[int]] = [[]]
            for actions in open_:  # which grows
                for action in Attempt(game, lesson, number - 1, actions, before).offered:
                    attempt = Attempt(game, lesson, number - 1, [*actions, action], before)
                    if attempt.judgment == "right":
                        answers = [*before, attempt.actions]
                        found.setdefault(Attempt(game, lesson, number, (), answers).state.key(), answers)
                    elif attempt.judgment == "open" and len(open_) < _MOST and len(actions) + 1 < earlier.limit:
                        open_.append(attempt.actions)
    return list(found.values())


def _unsolved(start: Attempt, solution: list[int]) -> str:
    """Return why a solution does not reach the goal, "" if it does."""
    attempt = Attempt(start.game, start.lesson, start.number, (), start.before)
    for length, action in enumerate(solution):
        if attempt.judgment != "open":
            return f"already {attempt.judgment} after {length} of its actions"
        if action not in attempt.offered:
            return f"{start.game.text(action)!r} is not offered"
        attempt.act(action)
    return "" if attempt.judgment == "right" else f"does not reach the goal ({_figures(attempt)})"


def _answers(starts: list[Attempt]) -> Iterator[str]:
    """Yield faults of the answers that leave a solution after any of its beginnings."""
    game, lesson, number, task = starts[0].game, starts[0].lesson, starts[0].number, starts[0].task
    told: set[str] = set()
    for start in starts:
        failing = False
        solutions = [each for each in start.solutions if not _unsolved(start, each)]
        prefixes = {tuple(each[:length]) for each in solutions for length in range(len(each))} or {()}
        for prefix in prefixes:
            for action in Attempt(game, lesson, number, prefix, start.before).offered:
                attempt = Attempt(game, lesson, number, [*prefix, action], start.before)
                if attempt.judgment == "wrong":
                    failing = True
                    told |= {attempt.wrong.id} if attempt.wrong else set()
                failing = failing or (attempt.judgment == "open" and (*prefix, action) not in prefixes)
        if not (failing or start.before):
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
