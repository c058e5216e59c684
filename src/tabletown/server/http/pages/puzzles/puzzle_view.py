"""The template context of a puzzle: a lesson of one task, judged by the values that come with the puzzle."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletown.core.game import Game
from tabletown.core.registry import game, games
from tabletown.core.views import View
from tabletown.server.errors import NotFoundError
from tabletown.server.http.pages.learn.lesson_view import LessonQuery, staged
from tabletown.server.http.pages.review.analysis_view import AnalysisQuery, pack
from tabletown.server.http.pages.translator import Translator
from tabletown.server.users.learning import Progress
from tabletown.table.puzzles import OTHERS, Attempt, Puzzle, puzzles_of
from tabletown.table.review.page import figure

_Done = dict[tuple[str, str], Progress]


class Entry(msgspec.Struct, frozen=True):
    """A puzzle in a list; `state` is new, first (solved at the first try) or done."""

    number: int
    puzzle: Puzzle
    state: str
    theme: str  # in words


class Shelf(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    entries: list[Entry]

    @property
    def solved(self) -> int:
        """How many are solved."""
        return sum(each.state != "new" for each in self.entries)

    @property
    def next(self) -> Entry | None:
        """The first that is not solved."""
        return next((each for each in self.entries if each.state == "new"), None)


def kept_as(puzzle: Puzzle) -> str:
    """Return the name under which a solved puzzle is kept, as a lesson of one task."""
    return f"puzzle-{puzzle.source}"


def shelf(rules: Game, progress: _Done, say: Translator) -> Shelf:
    """Return the puzzles of a game with what somebody has solved."""
    entries = []
    for number, puzzle in enumerate(puzzles_of(rules), 1):
        found = progress.get((rules.name, kept_as(puzzle)))
        state = "new" if found is None else "first" if found.first_try else "done"
        entries.append(Entry(number, puzzle, state, theme(rules, puzzle, say)))
    return Shelf(rules.name, entries)


def shelves(progress: _Done, say: Translator) -> list[Shelf]:
    """Return the puzzles of all games that have some, light games first."""
    known = sorted((game(name) for name in games()), key=lambda each: (each.meta.order, each.name))
    return [found for each in known if (found := shelf(each, progress, say)).entries]


def puzzle_at(name: str, number: int) -> tuple[Game, Puzzle]:
    """Return a game and one of its puzzles, or raise NotFoundError."""
    rules = game(name)
    listed = puzzles_of(rules)
    if not 1 <= number <= len(listed):
        raise NotFoundError("web-puzzles-missing", number=number)
    return rules, listed[number - 1]


def theme(rules: Game, puzzle: Puzzle, say: Translator, view: View | None = None) -> str:
    """Return what a puzzle is about: the line of the score sheet that gains most, or the points of the others."""
    if puzzle.theme == OTHERS:
        return say("web-puzzles-theme-others")
    if view is None:
        view = rules.view(rules.from_text(puzzle.position), puzzle.seat)
    return say.item(rules, puzzle.theme, view)


def context(attempt: Attempt, query: LessonQuery, say: Translator, number: int) -> dict[str, Any]:
    """Return the context for the template of a puzzle."""
    rules, puzzle = attempt.game, attempt.puzzle
    shown, _ = staged(attempt, query, say)
    asked = bool(query.hint) and attempt.judgment == "open"
    return {
        **shown,
        "number": number,
        "count": len(puzzles_of(rules)),
        "puzzle": puzzle,
        "theme": theme(rules, puzzle, say, attempt.begun),
        "find": say("web-puzzles-find-turn" if puzzle.line else "web-puzzles-find"),
        "asked": say.line(rules.prompt(attempt.begun)),
        "analysis": AnalysisQuery(pack(rules.from_text(puzzle.position)), seat=puzzle.seat).address(),
        "goal": say("web-puzzles-goal", {"points": figure(puzzle.margin, say.language), "count": puzzle.right}),
        "told": _told(attempt, query, say, asked),
        "hint": attempt.solution if asked else None,
        "pins": [],
        "rule": rules.rule_of(rules.prompt(attempt.begun)),
        "answer": _answer(attempt, say) if attempt.judgment == "right" else None,
    }


def _told(attempt: Attempt, query: LessonQuery, say: Translator, asked: bool) -> str:
    """Return what is said of the answer; a wrong one does not give the right one away."""
    puzzle, language = attempt.puzzle, say.language
    if attempt.chosen is None:
        about = theme(attempt.game, puzzle, say, attempt.begun)
        alone = attempt.state.options.seats == 1
        return say("web-puzzles-hint", {"theme": about}) if asked else say(f"web-puzzles-about{'-solo' if alone else ''}")
    if attempt.judgment == "wrong":
        return say("web-puzzles-less", {"points": figure(attempt.chosen.loss, language)})
    rival = say.choices(attempt.game, attempt.begun, [attempt.rival])[attempt.rival]
    return say("web-puzzles-more", {"points": figure(puzzle.margin, language), "rival": rival})


def _answer(attempt: Attempt, say: Translator) -> dict[str, Any]:
    """Return the explained answer: the steps, and the lines of the score sheet in which they gain."""
    rules, puzzle, view = attempt.game, attempt.puzzle, attempt.begun
    labels = say.choices(rules, view, [attempt.solution])
    later = [say.action(rules.name, rules.describe(action)) for action in attempt.line]
    rows = [
        {"name": say.item(rules, item, view), "points": figure(points, say.language, True)} for item, points in puzzle.gains
    ]
    if abs(puzzle.others) >= 0.05:
        rows.append({"name": say("web-review-others"), "points": figure(puzzle.others, say.language, True)})
    return {"steps": [labels[attempt.solution], *later], "rows": rows, "margin": figure(puzzle.margin, say.language, True)}
