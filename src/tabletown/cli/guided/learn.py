"""`tabletown learn`: the lessons of a game in the terminal, judged as on the page."""

from __future__ import annotations

import argparse

from tabletown.cli.boards import Boards
from tabletown.cli.selection import Selection
from tabletown.cli.session import write_listing
from tabletown.cli.terminal import Terminal
from tabletown.core.game import Game
from tabletown.core.guide.lessons import Lesson
from tabletown.core.record import printable
from tabletown.core.registry import game, games
from tabletown.i18n import Speaker, say
from tabletown.table import TableError
from tabletown.table.lesson import Attempt

HINT, SHOW, RULE, AGAIN, QUIT = "h", "s", "r", "u", "q"  # commands besides choices
_LEARNED = (1, 2, 3)


class QuitLesson(Exception):
    """The learner leaves."""


def learn(arguments: argparse.Namespace) -> int:
    """List the courses or the lessons of a game, teach one, or check all of a game."""
    language, terminal = arguments.language, Terminal(plain=arguments.plain)
    if arguments.game is None:
        for rules in (game(name) for name in games()):
            if rules.lessons:
                count = say(language, "cli-lessons", {"count": len(rules.lessons)})
                terminal.write(f"{rules.name:16} {say(language, f'{rules.name}-name')}, {count}")
        return 0
    rules = game(arguments.game)
    if arguments.check:
        return _check(rules, language)
    lessons = [each for each in rules.lessons if arguments.lesson in (None, each.id)]
    if not lessons:
        if arguments.lesson is None:
            raise TableError("cli-error-no-lessons", game=rules.name)
        raise TableError("cli-error-lesson", game=rules.name, lesson=arguments.lesson)
    try:
        for number, lesson in enumerate(lessons):
            if number and terminal.ask(say(language, "cli-lesson-go-on")).strip().lower() == QUIT:
                break
            Lecture(rules, lesson, language, terminal).run()
    except (QuitLesson, KeyboardInterrupt, EOFError):
        terminal.write()
    return 0


def _check(rules: Game, language: str) -> int:
    """Print what is wrong with the lessons of a game; return 1 if anything is."""
    from tabletown.testing.lessons import faults

    found = [each for lesson in rules.lessons for each in faults(rules, lesson)]
    for each in found:
        print(each)
    print(say(language, "cli-lessons-checked", {"lessons": len(rules.lessons), "faults": len(found)}))
    return 1 if found else 0


class Lecture:
    """One lesson from its first task to its last."""

    def __init__(self, rules: Game, lesson: Lesson, language: str, terminal: Terminal) -> None:
        self._rules = rules
        self._lesson = lesson
        self._language = language
        self._terminal = terminal
        self._answers: list[list[int]] = []

    def run(self) -> None:
        """Teach the lesson; what was learned is said at the end."""
        say, name = Speaker(self._language), f"{self._rules.name}-lesson-{self._lesson.id}"
        self._terminal.write()
        self._terminal.write(say(name), "title")
        self._terminal.paragraph(say(f"{name}-about"))
        self._terminal.write(say("cli-lesson-keys"), "dim")
        for number in range(len(self._lesson.tasks)):
            while not self._try(number):
                pass
        self._terminal.write()
        self._terminal.write(say("cli-lesson-learned"), "title")
        for number in _LEARNED:
            if say.has(f"{name}-learned-{number}"):
                self._terminal.paragraph("- " + say(f"{name}-learned-{number}"), indent="  ")

    def _try(self, number: int) -> bool:
        """Let the learner try a task once; return whether it was right."""
        attempt = Attempt(self._rules, self._lesson, number, (), self._answers)
        say = Speaker.of_match(self._rules, attempt.state.options, self._language)
        boards = Boards(self._rules, say, self._terminal)
        self._terminal.write()
        self._terminal.paragraph(say.line(attempt.line()), "title")
        self._terminal.paragraph(say.line(attempt.line("coach")))
        while attempt.judgment == "open":
            boards.show(attempt.view)
            action = self._ask(attempt, say)
            if action is None:
                return False
            if action < 0:  # the solution is shown
                attempt = Attempt(self._rules, self._lesson, number, attempt.solutions[0], self._answers)
                for each in attempt.actions:
                    self._terminal.write(say.action(self._rules.name, self._rules.describe(each)), "go")
            else:
                attempt.act(action)
        boards.show(attempt.view)
        right = attempt.judgment == "right"
        if right:
            self._answers.append(attempt.actions)
        assert attempt.verdict is not None
        self._terminal.write(say("cli-lesson-right" if right else "cli-lesson-wrong"), "go" if right else "error")
        self._terminal.paragraph(say.line(attempt.verdict))
        if not right and attempt.rule:
            self._terminal.write(say("cli-lesson-rule", {"rule": attempt.rule}), "dim")
        return right

    def _ask(self, attempt: Attempt, say: Speaker) -> int | None:
        """Return the action chosen, -1 to show the solution, None to begin again."""
        choice = Selection(self._rules, say, attempt.view, attempt.offered)
        hints = 0
        while True:
            only = len(attempt.offered) == 1
            if only:
                self._terminal.paragraph(say("cli-lesson-only", {"choice": choice.label}))
            else:
                write_listing(self._terminal, choice.listing())
            text = self._terminal.ask(">").strip()
            command = text.lower()
            if command == QUIT:
                raise QuitLesson
            if command == AGAIN:
                return None
            if command == SHOW:
                return -1
            if command == RULE:
                self._terminal.write(say("cli-lesson-rule", {"rule": attempt.rule or self._rules.prefix}), "dim")
            elif command == HINT:
                hints += 1
                self._hint(attempt, say, hints)
            elif not (only and not text) and not (text and choice.narrow(text)):
                self._terminal.paragraph(say("cli-no-such-choice", {"text": printable(text)}), "error")
            elif choice.action is not None:
                return choice.action

    def _hint(self, attempt: Attempt, say: Speaker, number: int) -> None:
        """Say the hint, the second time also what to do."""
        self._terminal.paragraph(say.line(attempt.line("hint")))
        if number > 1 and attempt.hint is not None:
            self._terminal.write(say.action(self._rules.name, self._rules.describe(attempt.hint)), "go")
