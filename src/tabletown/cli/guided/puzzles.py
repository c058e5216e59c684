"""`tabletown puzzles`: puzzles of a game in the terminal, and the command that makes them."""

from __future__ import annotations

import argparse
import sys

from tabletown.cli.boards import Boards
from tabletown.cli.guided.learn import HINT, QUIT, SHOW
from tabletown.cli.selection import Selection
from tabletown.cli.session import write_listing
from tabletown.cli.terminal import Terminal
from tabletown.core.game import Game
from tabletown.core.record import printable
from tabletown.core.registry import game
from tabletown.i18n import Speaker, say
from tabletown.table import TableError
from tabletown.table.puzzles import OTHERS, Attempt, Collection, Puzzle, puzzles_of
from tabletown.table.review.page import figure


class QuitPuzzles(Exception):
    """The solver leaves."""


def puzzles(arguments: argparse.Namespace) -> int:
    """Make puzzles of a game, or let somebody solve them."""
    rules = game(arguments.game)
    return _make(rules, arguments) if arguments.action == "make" else _play(rules, arguments)


def _make(rules: Game, arguments: argparse.Namespace) -> int:
    from tabletown.table.puzzles.make import limits_of, make

    if arguments.out is None:
        raise TableError("cli-error-puzzles-out")
    if arguments.count < 1 or arguments.processes < 1 or arguments.seconds < 0:
        raise TableError("cli-error-puzzles-limits")
    if not any(each.seats in arguments.seats for each in rules.presets()):
        raise TableError("cli-error-puzzles-seats")

    def tell(found: Collection) -> None:
        told = {"count": len(found.puzzles), "matches": len(found.done)}
        print(say(arguments.language, "cli-puzzles-made", told), file=sys.stderr, flush=True)

    found = make(rules.name, arguments.out, progress=tell, **limits_of(arguments))
    tell(found)
    return 0


def _play(rules: Game, arguments: argparse.Namespace) -> int:
    listed, first = puzzles_of(rules), arguments.number
    if not listed:
        raise TableError("cli-error-no-puzzles", game=rules.name)
    if not 1 <= first <= len(listed):
        raise TableError("cli-error-puzzle", game=rules.name, number=first, count=len(listed))
    terminal, solved, seen = Terminal(plain=arguments.plain), 0, 0
    try:
        for number in range(first, len(listed) + 1):
            seen += 1
            solved += Solving(rules, listed[number - 1], number, arguments.language, terminal).run()
            if number < len(listed):
                told = say(arguments.language, "cli-puzzles-go-on", {"solved": solved, "count": seen})
                if terminal.ask(told).strip().lower() == QUIT:
                    break
    except (QuitPuzzles, KeyboardInterrupt, EOFError):
        terminal.write()
    return 0


class Solving:
    """One puzzle, tried until it is solved or shown."""

    def __init__(self, rules: Game, puzzle: Puzzle, number: int, language: str, terminal: Terminal) -> None:
        self._rules = rules
        self._puzzle = puzzle
        self._number = number
        self._terminal = terminal
        self._attempt = Attempt(rules, puzzle)
        self._say = Speaker.of_match(rules, self._attempt.state.options, language)

    def run(self) -> bool:
        """Return whether it was solved without being shown the answer."""
        say, terminal, language = self._say, self._terminal, self._say.language
        points = figure(self._puzzle.margin, language)
        terminal.write()
        terminal.write(say("cli-puzzles-one", {"number": self._number, "difficulty": self._puzzle.difficulty}), "title")
        terminal.paragraph(say("cli-puzzles-goal", {"points": points, "count": self._puzzle.right}))
        terminal.write(say("cli-puzzles-keys"), "dim")
        Boards(self._rules, say, terminal).show(self._attempt.begun)
        while True:
            action = self._ask()
            self._attempt = Attempt(self._rules, self._puzzle, [self._attempt.solution if action is None else action])
            chosen = self._attempt.chosen
            assert chosen is not None
            if self._attempt.judgment == "wrong":
                terminal.paragraph(say("cli-puzzles-less", {"points": figure(chosen.loss, language)}), "error")
                self._attempt = Attempt(self._rules, self._puzzle)
                continue
            terminal.write(say("cli-puzzles-shown" if action is None else "cli-lesson-right"), "go")
            self._explain()
            return action is not None

    def _explain(self) -> None:
        """Tell the answer and the lines of the score sheet in which it gains."""
        say, attempt, puzzle = self._say, self._attempt, self._puzzle
        view, language = attempt.begun, say.language
        self._terminal.paragraph(say.choices(self._rules, view, [attempt.solution])[attempt.solution])
        for action in attempt.line:
            self._terminal.paragraph(say.action(self._rules.name, self._rules.describe(action)))
        rival = say.choices(self._rules, view, [attempt.rival])[attempt.rival]
        self._terminal.paragraph(say("cli-puzzles-more", {"points": figure(puzzle.margin, language), "rival": rival}))
        for item, points in puzzle.gains:
            self._terminal.write(f"  {figure(points, language, True):>6}  {say.item(self._rules, item, view)}")
        if abs(puzzle.others) >= 0.05:
            self._terminal.write(f"  {figure(puzzle.others, language, True):>6}  {say('cli-puzzles-others')}")

    def _ask(self) -> int | None:
        """Return the action chosen, None to show the answer."""
        choice = Selection(self._rules, self._say, self._attempt.view, self._attempt.offered)
        while True:
            write_listing(self._terminal, choice.listing())
            text = self._terminal.ask(">").strip()
            command = text.lower()
            if command == QUIT:
                raise QuitPuzzles
            if command == SHOW:
                return None
            if command == HINT:
                self._terminal.paragraph(self._say("cli-puzzles-hint", {"theme": self._theme()}))
            elif not text or not choice.narrow(text):
                self._terminal.paragraph(self._say("cli-no-such-choice", {"text": printable(text)}), "error")
            elif choice.action is not None:
                return choice.action

    def _theme(self) -> str:
        if self._puzzle.theme == OTHERS:
            return self._say("cli-puzzles-others")
        return self._say.item(self._rules, self._puzzle.theme, self._attempt.begun)
